/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the table of the game and its face, and knows no game. */

#include "pages/game-words.h"

#include "games.h"
#include "widgets/reading.h"
#include "words.h"

char *
harena_game_players (const HarenaGame *game)
{
  if (game->seats_min == game->seats_max)
    return g_strdup_printf (ngettext ("%d player", "%d players", game->seats_max),
                            game->seats_max);

  /* Translators: the smallest and the largest number of players of a game. */
  return g_strdup_printf (_("%d–%d players"), game->seats_min, game->seats_max);
}

char *
harena_game_facts (const HarenaFace *face)
{
  g_autofree char *players = harena_game_players (face->game);
  g_autofree char *minutes = NULL;

  if (face->minutes_max == 0)
    return g_steal_pointer (&players);
  if (face->minutes_min == face->minutes_max)
    /* Translators: how long a game takes, in minutes. */
    minutes = g_strdup_printf (_("%d min"), face->minutes_max);
  else
    /* Translators: how long a game takes at least and at most, in minutes. */
    minutes = g_strdup_printf (_("%d–%d min"), face->minutes_min, face->minutes_max);

  /* Translators: two facts about a game: "2–5 players" and "45 min". */
  return g_strdup_printf (_("%s · %s"), players, minutes);
}

const char *
harena_number_word (int number)
{
  static const char *const words[HARENA_SEATS_MAX + 1] = {
    [1] = NC_("number of players", "one"),
    [2] = NC_("number of players", "two"),
    [3] = NC_("number of players", "three"),
    [4] = NC_("number of players", "four"),
    [5] = NC_("number of players", "five"),
  };

  g_return_val_if_fail (number >= 1 && number <= HARENA_SEATS_MAX, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "number of players", words[number]);
}

const HarenaGame *
harena_game_of_word (const char *word)
{
  return harena_find_game (harena_face_games (), word);
}

GtkWidget *
harena_game_tile_new (const HarenaGame *game)
{
  const HarenaFace *face = game != NULL ? harena_face_of (game) : NULL;
  GtkWidget        *image = harena_icon_new (face != NULL ? face->icon : NULL);

  gtk_widget_add_css_class (image, "game-tile");
  gtk_widget_set_valign (image, GTK_ALIGN_CENTER);
  return image;
}
