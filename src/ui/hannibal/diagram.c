/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the rule book and of the lesson. */

#include "hannibal/book.h"

#include "hannibal/token.h"
#include "widgets/look.h"

enum
{
  SIZE = 64,
  GAP = 10,
};

/* What a word stands for. */
typedef struct
{
  const char       *word;
  HannibalTokenKind kind;
  int               side;
  int               line; /* of a banner, from 1 */
  int               card;
} Thing;

static const Thing things[] = {
  { "legion-carthage", HANNIBAL_TOKEN_LEGION, HANNIBAL_CARTHAGE, 0, 0 },
  { "legion-rome", HANNIBAL_TOKEN_LEGION, HANNIBAL_ROME, 0, 0 },
  { "fleet-carthage", HANNIBAL_TOKEN_FLEET, HANNIBAL_CARTHAGE, 0, 0 },
  { "fleet-rome", HANNIBAL_TOKEN_FLEET, HANNIBAL_ROME, 0, 0 },
  { "hannibal", HANNIBAL_TOKEN_HIM, HANNIBAL_CARTHAGE, 0, 0 },
  { "goal-carthage-1", 0, HANNIBAL_CARTHAGE, 1, 0 },
  { "goal-carthage-2", 0, HANNIBAL_CARTHAGE, 2, 0 },
  { "goal-carthage-3", 0, HANNIBAL_CARTHAGE, 3, 0 },
  { "goal-rome-1", 0, HANNIBAL_ROME, 1, 0 },
  { "goal-rome-2", 0, HANNIBAL_ROME, 2, 0 },
  { "goal-rome-3", 0, HANNIBAL_ROME, 3, 0 },
  { "card-carthage-3", 0, HANNIBAL_CARTHAGE, 0, 3 },
  { "card-carthage-4", 0, HANNIBAL_CARTHAGE, 0, 4 },
  { "card-rome-2", 0, HANNIBAL_ROME, 0, 2 },
  { "card-rome-3", 0, HANNIBAL_ROME, 0, 3 },
};

/* Carthage is blue and Rome red, as the art kit has them. */
static const int colours[HANNIBAL_N_SIDES] = { 2, 1 };

static const Thing *
find (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
    if (g_str_equal (things[i].word, word))
      return &things[i];

  return NULL;
}

static void
draw_thing (cairo_t     *cr,
            const Thing *thing,
            double       x)
{
  HannibalToken token = { thing->kind, thing->side, colours[thing->side], 1, FALSE };
  GdkRGBA       colour;

  if (thing->card > 0)
    {
      cairo_save (cr);
      cairo_translate (cr, x + SIZE * 0.15, 0);
      hannibal_card_draw (cr, thing->side, colours[thing->side], thing->card, SIZE * 96 / 136.0, SIZE);
      cairo_restore (cr);
    }
  else if (thing->line > 0)
    {
      harena_look_get_seat (harena_look_get_default (), colours[thing->side], &colour);
      hannibal_banner_draw (cr, thing->side, thing->line - 1, TRUE, x + SIZE / 2.0, SIZE / 2.0,
                            SIZE * 0.8, &colour);
    }
  else
    hannibal_token_draw (cr, &token, x + SIZE / 2.0, SIZE / 2.0, SIZE);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height G_GNUC_UNUSED,
         gpointer        data G_GNUC_UNUSED)
{
  char **words = g_object_get_data (G_OBJECT (area), "hannibal-words");
  int    n = words != NULL ? g_strv_length (words) : 0;
  double x = (width - n * (SIZE + GAP) + GAP) / 2.0;

  for (int i = 0; i < n; i++, x += SIZE + GAP)
    draw_thing (cr, find (words[i]), x);
}

GtkWidget *
hannibal_diagram_new (void)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  return area;
}

void
hannibal_diagram_set (GtkWidget  *diagram,
                      const char *description)
{
  char **words = description != NULL ? g_strsplit (description, ",", -1) : NULL;
  int    n = words != NULL ? g_strv_length (words) : 0;

  g_return_if_fail (description == NULL || hannibal_diagram_is_valid (description));

  g_object_set_data_full (G_OBJECT (diagram), "hannibal-words", words,
                          (GDestroyNotify) g_strfreev);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (diagram), n * (SIZE + GAP));
  gtk_widget_queue_draw (diagram);
}

gboolean
hannibal_diagram_is_valid (const char *description)
{
  g_auto (GStrv) words = g_strsplit (description, ",", -1);

  for (int i = 0; words[i] != NULL; i++)
    if (find (words[i]) == NULL)
      return FALSE;

  return words[0] != NULL;
}
