/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of words. */

#include "pages/seat-words.h"

#include "level.h"
#include "words.h"

#include <string.h>

const char *
harena_colour_name (int colour)
{
  static const char *const names[HARENA_SEATS_MAX] = {
    /* Translators: the colours of the seats, which also are the names of their players. */
    NC_("colour", "Red"),
    NC_("colour", "Blue"),
    NC_("colour", "Ochre"),
    NC_("colour", "Green"),
    NC_("colour", "Violet"),
  };

  g_return_val_if_fail (colour >= 1 && colour <= HARENA_SEATS_MAX, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "colour", names[colour - 1]);
}

const char *
harena_player_words (const char *player)
{
  const HarenaLevel *level = harena_find_level (player);

  if (level != NULL && level->name != NULL)
    return level->name;

  /* Translators: who plays for a seat, if it is no computer. */
  return C_("player", "Person");
}

const char *
harena_seat_words (const char *name,
                   const char *player,
                   int         colour)
{
  const HarenaLevel *level = harena_find_level (player);

  return level != NULL && level->name != NULL && strcmp (name, harena_colour_name (colour)) == 0
           ? level->name
           : name;
}

char *
harena_pairing_words (const char *const *names,
                      const char *const *players,
                      int                n_seats)
{
  g_autoptr (GString) others = g_string_new (NULL);
  int                 person = -1;
  int                 n_persons = 0;

  for (int i = 0; i < n_seats; i++)
    if (harena_find_level (players[i]) == NULL)
      {
        person = i;
        n_persons++;
      }
  for (int i = 0; i < n_seats; i++)
    if (n_persons != 1 || n_seats == 1 || i != person)
      {
        if (others->len > 0)
          /* Translators: between the names of players */
          g_string_append (others, C_("between players", ", "));
        g_string_append (others, names[i]);
      }
  if (n_persons != 1 || n_seats == 1)
    return g_string_free (g_steal_pointer (&others), FALSE);
  /* Translators: the name of a player, and those of all the others: "Marta against Veteranus" */
  return g_strdup_printf (_("%s against %s"), names[person], others->str);
}

static int
find_number (const char *player)
{
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    if (strcmp (harena_levels[i].id, player) == 0)
      return i;

  return -1;
}

const char *
harena_player_strength (const char *player)
{
  static const char *const strengths[HARENA_N_LEVELS] = {
    /* Translators: how strong a computer player is, from the weakest to the strongest. */
    NC_("strength", "easy"),
    NC_("strength", "fair"),
    NC_("strength", "good"),
    NC_("strength", "strong"),
    NC_("strength", "master"),
  };
  int number = find_number (player);

  return number < 0 ? NULL : g_dpgettext2 (GETTEXT_PACKAGE, "strength", strengths[number]);
}

/* Said of what the game's table has for the level, which differs from game to game. What is tried
 * out takes less than a second in every game; each level errs less than the one before, as the game's
 * table says. */
char *
harena_player_manner (const char       *player,
                      const HarenaGame *game)
{
  int                 number = find_number (player);
  const HarenaEffort *effort;

  if (number < 0)
    return NULL;

  effort = harena_level_effort (&harena_levels[number], game);
  if (effort->playouts > 0)
    /* Translators: how a computer player decides; the number is large, such as 8,000. */
    return g_strdup_printf (
      ngettext ("Tries out %'u continuation for each decision, within a second.",
                "Tries out %'u continuations for each decision, within a second.",
                effort->playouts), effort->playouts);
  /* Translators: how a computer player decides. */
  if (effort->temperature <= 0)
    return g_strdup (_("Quick; takes what looks best."));
  if (number == 0)
    return g_strdup (_("Quick; often misses the best move."));
  if (number == 1)
    return g_strdup (_("Quick; sometimes misses the best move."));
  return g_strdup (_("Quick; rarely misses the best move."));
}

const char *
harena_order_words (int number)
{
  static const char *const words[HARENA_SEATS_MAX + 1] = {
    [2] = NC_("order of play", "second"),
    [3] = NC_("order of play", "third"),
    [4] = NC_("order of play", "fourth"),
    [5] = NC_("order of play", "fifth"),
  };

  g_return_val_if_fail (number >= 2 && number <= HARENA_SEATS_MAX, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "order of play", words[number]);
}
