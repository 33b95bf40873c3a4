/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the two sides on b2 and b3; seat 1 attacks. */

#include "duel.h"

#include "stage.h"

static gboolean
is_beast (const char *text)
{
  return g_ascii_islower (*text);
}

static char *
place_side (const char *text,
            const char *cell,
            int         seat)
{
  return is_beast (text) ? g_strdup_printf ("%s %s", cell, text)
                         : g_strdup_printf ("%s %d:%s", cell, seat, text);
}

void
duel_begin (const Duel    *duel,
            const char    *options,
            ClashPosition *battle)
{
  g_autofree char *attacker = place_side (duel->attacker, "b2", 1);
  g_autofree char *defender = place_side (duel->defender, "b3", 2);

  stage_fight (battle, 3, options, attacker, defender, "e1 2:S", "e3 3:S");
  stage_play (battle, is_beast (duel->attacker) ? "beast b2 b3" : "attack b2 b3");
}

/* Who has killed a beast tells which of two it was: R34, R35. */
static gboolean
is_killed (const ClashPosition *after,
           int                  side)
{
  return side == CLASH_DEFENDER ? after->beasts[1] : after->beasts[0] + after->beasts[2];
}

DuelEnd
duel_end (const ClashPosition *battle,
          const ClashPosition *after)
{
  const int cells[2] = { battle->battle.cell[0], battle->battle.cell[1] };
  DuelEnd   end;

  for (int side = 0; side < 2; side++)
    if (battle->groups[cells[side]].owner != 0)
      end.fates[side] = battle->alive[side + 1] - after->alive[side + 1];
    else if (is_killed (after, side))
      end.fates[side] = -1;
    else
      /* R26: it may have moved in. */
      end.fates[side] = after->groups[after->groups[cells[side]].beast ? cells[side]
                                                                       : cells[!side]].stars;

  return end;
}
