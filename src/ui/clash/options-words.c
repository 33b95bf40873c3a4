/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in the order of clash.c. */

#include "clash/options-words.h"

#include "clash/position.h"
#include "words.h"

typedef struct
{
  const char *name;
  const char *words;
} Edition;

typedef struct
{
  const char *name;
  const char *words;
  int         on;
} Option;

static const Edition editions[] = {
  { N_("International"),
    N_("The winner moves into the space it cleared; the left neighbour rolls for a beast.") },
  { N_("German"),
    N_("Nobody moves in, new teams keep apart; the attacker names who rolls for a beast.") },
};

static const Option options[CLASH_N_OPTIONS] = {
  /* R9 */
  { N_("New teams keep apart"),
    N_("A new team starts away from your others if it can."), 1 },
  /* R13 */
  { N_("Full teams stay beside their own"),
    N_("A full team beside one of yours does not move."), 1 },
  /* R26 */
  { N_("The winner moves in"),
    N_("The side that wipes out the other takes its space."), 0 },
  /* R30 */
  { N_("The attacker names who rolls for a beast"),
    N_("Otherwise the player on the attacker’s left rolls."), 1 },
  /* R32 */
  { N_("Beasts may always move first"),
    N_("Otherwise only a beast that stands alone does."), 1 },
};

const char *
clash_edition_name (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition].name);
}

const char *
clash_edition_words (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition].words);
}

const char *
clash_option_name (int option)
{
  g_return_val_if_fail (option >= 0 && option < CLASH_N_OPTIONS, "");

  return _(options[option].name);
}

const char *
clash_option_words (int option)
{
  g_return_val_if_fail (option >= 0 && option < CLASH_N_OPTIONS, "");

  return _(options[option].words);
}

int
clash_option_on (int option)
{
  g_return_val_if_fail (option >= 0 && option < CLASH_N_OPTIONS, 0);

  return options[option].on;
}

/* R4. */
const char *
clash_players_words (int seats)
{
  static const char *const words[CLASH_SEATS_END] = {
    [2] = N_("Two players, four teams each"),
    [3] = N_("Three players, four teams each"),
    [4] = N_("Four players, three teams each"),
    [5] = N_("Five players, three teams each"),
  };

  g_return_val_if_fail (seats >= 2 && seats <= HARENA_SEATS_MAX, "");

  return _(words[seats]);
}

/* R11: the beasts that stand in the arena are those that fill it. */
char *
clash_beginning_words (int         seats,
                       const char *first)
{
  g_return_val_if_fail (seats >= 2 && seats <= HARENA_SEATS_MAX, NULL);

  switch (CLASH_N_CELLS - seats * clash_teams_of_seats[seats])
    {
    case 9:
      /* Translators: the name of a player. */
      return g_strdup_printf (_("%s begins. Nine beasts stand in the arena, three wait behind it."),
                              first);
    case 5:
      /* Translators: the name of a player. */
      return g_strdup_printf (_("%s begins. Five beasts stand in the arena, seven wait behind it."),
                              first);
    case 2:
      /* Translators: the name of a player. */
      return g_strdup_printf (_("%s begins. Two beasts stand in the arena, ten wait behind it."),
                              first);
    default:
      g_return_val_if_reached (NULL);
    }
}
