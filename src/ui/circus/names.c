/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in the order of the engine's. */

#include "circus/names.h"

#include "circus/way.h"
#include "words.h"

CircusHexName
circus_words_hex (int hex)
{
  CircusHexName name;

  circus_write_hex (hex, name.text);
  return name;
}

const char *
circus_words_numeral (int chariot)
{
  static const char *const numerals[CIRCUS_TEAM] = { "I", "II", "III" };

  return numerals[chariot % CIRCUS_TEAM];
}

char *
circus_words_chariot (const HarenaViewSeat *seats,
                      int                   chariot)
{
  /* Translators: a chariot: the name of a player, and which of their three it is: “Red II”. */
  return g_strdup_printf (C_("chariot", "%s %s"), seats[circus_seat_of (chariot) - 1].name,
                          circus_words_numeral (chariot));
}

char *
circus_words_numerals (const guint8 *chariots,
                       int           n_chariots)
{
  if (n_chariots == 1)
    return g_strdup (circus_words_numeral (chariots[0]));

  /* Translators: two chariots of a team: “II and III”. */
  return g_strdup_printf (C_("chariots", "%s and %s"), circus_words_numeral (chariots[0]),
                          circus_words_numeral (chariots[1]));
}

char *
circus_words_cards (guint cards)
{
  GString *text = g_string_new (NULL);

  for (int card = 1; card <= CIRCUS_CARDS; card++)
    if (cards & circus_card_bit (card))
      g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", card);
  return g_string_free (text, FALSE);
}

const char *
circus_words_direction (int direction)
{
  static const char *const words[CIRCUS_N_DIRECTIONS] = {
    /* Translators: a direction, as in “Red I drove west 2 to h8” and “west 4, to c5”. */
    [CIRCUS_W]  = NC_("direction", "west"),
    [CIRCUS_E]  = NC_("direction", "east"),
    [CIRCUS_NW] = NC_("direction", "north-west"),
    [CIRCUS_NE] = NC_("direction", "north-east"),
    [CIRCUS_SW] = NC_("direction", "south-west"),
    [CIRCUS_SE] = NC_("direction", "south-east"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "direction", words[direction]);
}

char *
circus_words_distance (int steps)
{
  if (steps < 0)
    return g_strdup (C_("chariot", "not placed yet"));
  if (steps == 0)
    return g_strdup (C_("chariot", "home"));
  return g_strdup_printf (ngettext ("%d step to the finish", "%d steps to the finish", steps),
                          steps);
}

/* M10. */
const char *
circus_words_lap (int stage)
{
  if (stage < 0)
    return C_("lap", "behind the start");
  if (stage < CIRCUS_STAGE_LAST)
    return C_("lap", "first lap");
  if (stage < 2 * CIRCUS_STAGE_LAST)
    return C_("lap", "once round: may finish");
  return C_("lap", "more than once round: may finish");
}

int
circus_chariot_at (const CircusPosition *position,
                   int                   hex)
{
  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    if (position->hexes[chariot] == hex)
      return chariot;
  return -1;
}

char *
circus_words_place (const HarenaView *view,
                    int               hex)
{
  const CircusPosition *position = circus_position (view);
  int                   chariot = circus_chariot_at (position, hex);
  g_autofree char      *name = NULL;
  g_autofree char      *distance = NULL;

  if (chariot < 0)
    {
      if (circus_is_finish (hex))
        /* Translators: the name of a hex. */
        return g_strdup_printf (_("%s, finish"), circus_words_hex (hex).text);
      if (circus_is_start (hex))
        /* Translators: the name of a hex. */
        return g_strdup_printf (_("%s, start hex"), circus_words_hex (hex).text);
      return g_strdup (circus_words_hex (hex).text);
    }

  name = circus_words_chariot (view->seats, chariot);
  if (circus_is_finish (hex))
    /* Translators: the name of a hex, and a chariot. */
    return g_strdup_printf (_("%s, %s, home"), circus_words_hex (hex).text, name);
  distance = circus_words_distance (circus_steps_of (position, chariot));
  /* Translators: the name of a hex, a chariot, “first lap”, “12 steps to the finish”. */
  return g_strdup_printf (_("%s, %s: %s, %s"), circus_words_hex (hex).text, name,
                          circus_words_lap (position->stages[chariot]), distance);
}

typedef struct
{
  const char *name;
  const char *words;
} Entry;

static const Entry editions[] = {
  /* Translators: an edition of the rules of Circus Maximus. */
  { N_("Standard"), N_("Up to three cards for a chariot, and turning is free.") },
  /* Translators: the edition that the rulebook advises for two or three players. */
  { N_("For two or three"), N_("Up to two cards for a chariot, and turning costs a card.") },
};

static const Entry options[CIRCUS_N_OPTIONS] = {
  /* M29 */
  { N_("Turning costs a card"),
    N_("A card in another direction than the one before it costs one more card.") },
  /* M30 */
  { N_("Two cards for a chariot"),
    N_("A chariot drives two cards at most; otherwise three.") },
  /* M11 */
  { N_("Order by laps"),
    N_("The chariot that has run further moves first; otherwise only the section counts, not the "
       "lap.") },
  /* M26 */
  { N_("Race for all places"),
    N_("A team that is home leaves, and the others race on; otherwise the first team home wins.") },
};

const char *
circus_edition_name (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition].name);
}

const char *
circus_edition_words (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition].words);
}

const char *
circus_option_name (int option)
{
  g_return_val_if_fail (option >= 0 && option < CIRCUS_N_OPTIONS, "");

  return _(options[option].name);
}

const char *
circus_option_words (int option)
{
  g_return_val_if_fail (option >= 0 && option < CIRCUS_N_OPTIONS, "");

  return _(options[option].words);
}

/* The second value of each is what its name says. */
int
circus_option_on (int option G_GNUC_UNUSED)
{
  return 1;
}

/* M1. */
const char *
circus_players_words (int seats)
{
  static const char *const words[] = {
    [2] = N_("Two players, three chariots each"),
    [3] = N_("Three players, three chariots each"),
    [4] = N_("Four players, three chariots each"),
    [5] = N_("Five players, three chariots each"),
  };

  g_return_val_if_fail (seats >= 2 && seats <= HARENA_SEATS_MAX, "");

  return _(words[seats]);
}

/* M8. */
char *
circus_beginning_words (int         seats G_GNUC_UNUSED,
                        const char *first)
{
  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s places the first chariot, and the last one."), first);
}
