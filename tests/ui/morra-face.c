/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of morra: the little that a game without a board needs, so that whatever is missing here
 * is the house's plain way. */

#include "morra-face.h"

#include "morra.h"
#include "table/speech.h"

/* Hands and guesses are pressed in this order. */
enum
{
  GUESSES = 16, /* the buttons behind those of the hand */
  DONE = 32,
};

static void
walk (const void *position G_GNUC_UNUSED,
      HarenaMove  move,
      HarenaWalk *walk)
{
  if (move >= 1000)
    {
      harena_picks_add (walk, HARENA_BUTTON (DONE + move));
      return;
    }
  harena_picks_add (walk, HARENA_BUTTON (move / 100));
  harena_picks_add (walk, HARENA_BUTTON (GUESSES + move % 100));
}

static char *
describe_target (const HarenaView *view G_GNUC_UNUSED,
                 HarenaTarget      target)
{
  guint number = harena_target_number (target);

  if (number < GUESSES)
    return g_strdup_printf ("Show %u", number);

  return g_strdup_printf ("Guess %u", number - GUESSES);
}

static void
button (const HarenaView *view,
        HarenaTarget      target,
        HarenaButton     *answer)
{
  answer->label = describe_target (view, target);
  answer->key = GDK_KEY_0 + harena_target_number (target) % GUESSES;
}

static void
ask (const HarenaView *view,
     HarenaQuestion   *question)
{
  int turn = harena_view_turn (view);

  if (turn <= 0)
    return;
  question->seat = turn;
  question->title = g_strdup_printf (view->picks.n_targets == 0 ? "%s: how many fingers?"
                                                                : "%s: and the sum?",
                                     harena_view_seat (view, turn));
}

static void
tell (const HarenaTelling *telling,
      GArray              *sentences)
{
  HarenaSentence sentence = { .seat = MAX (telling->turn, 0) };

  if (telling->turn <= 0)
    sentence.text = g_strdup ("It is drawn who is asked first");
  else if (!telling->known)
    sentence.text = g_strdup_printf ("%s has chosen",
                                     harena_telling_seat (telling, telling->turn));
  else
    sentence.text = g_strdup_printf ("%s shows %u and guesses %u",
                                     harena_telling_seat (telling, telling->turn),
                                     telling->move / 100, telling->move % 100);
  g_array_append_val (sentences, sentence);
}

const HarenaFace morra_face = {
  .game = &morra_game,
  .walk = walk,
  .describe_target = describe_target,
  .button = button,
  .ask = ask,
  .tell = tell,
};
