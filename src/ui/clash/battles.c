/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a game and notes where each battle begins and ends. */

#include "clash/battles.h"

#include "clash/move.h"

GArray *
clash_battles_find (HarenaGameModel *model)
{
  const HarenaRecord *record = harena_game_model_get_record (model);
  GArray             *battles = g_array_new (FALSE, FALSE, sizeof (ClashBattleSpan));
  ClashBattleSpan    *span = NULL;
  ClashPosition       before;
  ClashPosition       after;

  harena_record_replay (record, 0, &after);
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);

      before = after;
      record->game->play (&after, move);
      if (before.step == CLASH_STEP_FIGHT && clash_in_battle (&after))
        {
          ClashBattleSpan begun = {
            .first = i,
            .seat = before.mover,
            .from = after.battle.cell[CLASH_ATTACKER],
            .target = after.battle.cell[CLASH_DEFENDER],
          };

          g_array_append_val (battles, begun);
          span = &g_array_index (battles, ClashBattleSpan, battles->len - 1);
        }
      else if (!clash_in_battle (&before))
        continue;

      span->end = i + 1;
      span->fallen += clash_move_verb (move) == CLASH_LOSE;
      span->fallen += after.killed - before.killed;
    }

  return battles;
}

/* They are in order, so the first that ends behind the move is the only one that may hold it. */
int
clash_battles_at (const GArray *battles,
                  guint         index)
{
  guint low = 0;
  guint high = battles->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (battles, ClashBattleSpan, middle).end <= index)
        low = middle + 1;
      else
        high = middle;
    }

  return low < battles->len && g_array_index (battles, ClashBattleSpan, low).first <= index
           ? (int) low
           : -1;
}
