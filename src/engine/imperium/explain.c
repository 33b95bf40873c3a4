/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One sentence for each way in which a choice can be wrong. */

#include "imperium/rules.h"

static void
say (HarenaReason *reason,
     const char   *sentence)
{
  harena_reason_set (reason, sentence, NULL, NULL, NULL);
}

void
imperium_explain (const void   *data,
                  HarenaMove    move,
                  HarenaReason *reason)
{
  const ImperiumPosition *position = data;
  int                     seat = position->turn;
  unsigned                cards = imperium_choice_cards (move);
  bool                    oracle = imperium_choice_has (move, IMPERIUM_ORACLE);

  if (!imperium_is_choice (move))
    say (reason, N_ ("this is no move of the game"));
  else if (position->step == IMPERIUM_STEP_OVER)
    say (reason, N_ ("the game is over"));
  else if (position->supply[seat - 1] == 0)
    /* Translators: the number of a seat. */
    harena_reason_set (reason, N_ ("seat %s has no cylinder in supply and chooses no card"),
                       harena_reason_number (seat), NULL, NULL);
  else if (oracle && position->step == IMPERIUM_STEP_SECOND)
    say (reason, N_ ("a player who has shown the Oracle chooses again without it"));
  else if (oracle && !imperium_has_oracle (position, seat))
    /* Translators: the number of a seat. */
    harena_reason_set (reason, N_ ("seat %s has used the Oracle before"),
                       harena_reason_number (seat), NULL, NULL);
  else if (oracle)
    say (reason, N_ ("the Oracle is named alone: the cards under it are never shown"));
  else if (imperium_choice_has (move, IMPERIUM_EAR) && !imperium_has_ear (position, seat))
    /* Translators: the number of a seat. */
    harena_reason_set (reason, N_ ("seat %s has used the Ear of the Emperor before"),
                       harena_reason_number (seat), NULL, NULL);
  else
    /* I6: a choice has at most as many cards as there are. Translators: two numbers. */
    harena_reason_set (reason, N_ ("the number of cards is %s, not %s"),
                       harena_reason_number (imperium_cards_to_choose (position, seat)),
                       harena_reason_number (__builtin_popcount (cards)), NULL);
}
