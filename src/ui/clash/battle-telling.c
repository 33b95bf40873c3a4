/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the sentences of the log. */

#include "clash/battle-telling.h"

#include "clash/speech-words.h"
#include "clash/clash.h"
#include "clash/speech.h"
#include "table/speech.h"
#include "words.h"

void
clash_happening_clear (ClashHappening *happening)
{
  g_clear_pointer (&happening->first, g_free);
  g_clear_pointer (&happening->rest, g_free);
}

/* The sentences of the log about a move. */
static GArray *
tell_move (HarenaGameModel *model,
           guint            index)
{
  GArray       *sentences = harena_sentences_new ();
  ClashPosition before, after;
  HarenaTelling telling;

  harena_telling_init (&telling, harena_face_of (&clash_game), model, index, &before, &after);
  clash_speech_tell (&telling, sentences);
  return sentences;
}

char *
clash_battle_tell_earlier (HarenaGameModel  *model,
                           const ClashStory *story,
                           guint             most)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint index = story->index - 1; index > story->begin && most > 0; index--)
    {
      g_autoptr (GArray) sentences = tell_move (model, index - 1);

      for (guint i = sentences->len; i > 0 && most > 0; i--, most--)
        {
          g_autofree char *sentence
            = harena_sentence_describe (&g_array_index (sentences, HarenaSentence, i - 1));

          g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
clash_battle_tell (HarenaGameModel  *model,
                   const ClashStory *story,
                   gboolean          landed,
                   ClashHappening   *happening)
{
  g_autoptr (GArray)  sentences = tell_move (model, story->index - 1);
  g_autoptr (GString) rest = g_string_new (NULL);
  HarenaSentence     *first;

  first = &g_array_index (sentences, HarenaSentence, 0);
  happening->seat = first->seat;
  happening->first = landed ? harena_sentence_describe (first) : g_strdup (first->text);

  for (guint i = 1; i < sentences->len && landed; i++)
    g_string_append_printf (rest, "%s%s.", i > 1 ? " " : "",
                            g_array_index (sentences, HarenaSentence, i).text);
  happening->rest = g_string_free (g_steal_pointer (&rest), FALSE);
}

char *
clash_battle_result (const ClashStory *story)
{
  guint            fallen = 0;
  g_autofree char *number = NULL;

  for (int i = 0; i < 2; i++)
    {
      const ClashStorySide *side = &story->sides[i];

      for (int j = 0; j < side->n_slots; j++)
        fallen += side->slots[j].lost;
      if (side->gone && side->n_slots == 0)
        /* Translators: “the lion”, at the end of a battle */
        return g_strdup_printf (_("The battle is over: %s is dead"),
                                clash_words_beast (side->group.beast, CLASH_WHO));
    }
  if (fallen == 0)
    return g_strdup (_("The battle is over: nobody has fallen"));
  number = clash_words_number (fallen);
  /* Translators: a number as a word */
  return g_strdup_printf (ngettext ("The battle is over: one gladiator has fallen",
                                    "The battle is over: %s gladiators have fallen", fallen),
                          number);
}
