/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of words. */

#include "pages/seat-words.h"

#include "game.h"
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
  static const char *const strengths[HARENA_N_LEVELS] = {
    N_("Computer, easy"),
    N_("Computer, fair"),
    N_("Computer, good"),
    N_("Computer, strong"),
    N_("Computer, master"),
  };

  for (int i = 0; i < HARENA_N_LEVELS; i++)
    if (strcmp (harena_levels[i].id, player) == 0)
      return _(strengths[i]);

  /* Translators: who plays for a seat, if it is no computer. */
  return C_("player", "Person");
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
