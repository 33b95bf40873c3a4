/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the face of a game, and clears what faces have filled. */

#include "faces.h"
#include "words.h"

static GPtrArray *registered;
static GPtrArray *games; /* made when somebody asks; ends with NULL */

const HarenaFace *
harena_face_of (const HarenaGame *game)
{
  for (gsize i = 0; harena_faces[i] != NULL; i++)
    if (harena_faces[i]->game == game)
      return harena_faces[i];
  for (guint i = 0; registered != NULL && i < registered->len; i++)
    if (((const HarenaFace *) registered->pdata[i])->game == game)
      return registered->pdata[i];

  return NULL;
}

int
harena_face_colour (const HarenaFace *face,
                    int               seat)
{
  return face != NULL && face->colours != NULL ? face->colours[seat - 1] : seat;
}

const HarenaGame *const *
harena_face_games (void)
{
  if (games == NULL)
    {
      games = g_ptr_array_new ();
      for (gsize i = 0; harena_faces[i] != NULL; i++)
        g_ptr_array_add (games, (gpointer) harena_faces[i]->game);
      for (guint i = 0; registered != NULL && i < registered->len; i++)
        g_ptr_array_add (games, (gpointer) ((const HarenaFace *) registered->pdata[i])->game);
      g_ptr_array_add (games, NULL);
    }
  return (const HarenaGame *const *) games->pdata;
}

/* Every game's first, then every game's second, as long as any has one. */
char **
harena_face_figures (void)
{
  GStrvBuilder *figures = g_strv_builder_new ();
  char        **list;
  gboolean      more = TRUE;

  for (guint i = 0; more; i++)
    {
      more = FALSE;
      for (gsize j = 0; harena_faces[j] != NULL; j++)
        if (harena_faces[j]->frieze != NULL
            && i < g_strv_length ((char **) harena_faces[j]->frieze))
          {
            g_strv_builder_add (figures, harena_faces[j]->frieze[i]);
            more = TRUE;
          }
    }
  list = g_strv_builder_end (figures);
  g_strv_builder_unref (figures);
  return list;
}

void
harena_face_register (const HarenaFace *face)
{
  if (registered == NULL)
    registered = g_ptr_array_new ();
  g_ptr_array_add (registered, (gpointer) face);
  g_clear_pointer (&games, g_ptr_array_unref);
}

void
harena_sentence_clear (HarenaSentence *sentence)
{
  g_clear_pointer (&sentence->text, g_free);
  g_clear_pointer (&sentence->dice_text, g_free);
}

char *
harena_sentence_describe (const HarenaSentence *sentence)
{
  if (sentence->dice_text == NULL)
    return g_strdup (sentence->text);

  /* Translators: “Red rolls” and “One hit, two misses” */
  return g_strdup_printf (C_("log", "%s: %s"), sentence->text, sentence->dice_text);
}

void
harena_question_clear (HarenaQuestion *question)
{
  g_clear_pointer (&question->title, g_free);
  g_clear_pointer (&question->help, g_free);
}

void
harena_button_clear (HarenaButton *button)
{
  g_clear_pointer (&button->label, g_free);
}
