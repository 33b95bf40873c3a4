/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few words for each game; its engine is the real one. */

#include "five.h"

#include "face.h"
#include "games.h"

static const char *
edition_name (int edition)
{
  static const char *const names[] = {
    "First game", "Basic rules", "Advanced rules", "Duel", "Two against one", "Two against two",
    "Together against the animals", "Gladiators of your own",
  };

  return names[edition];
}

static const char *
edition_words (int edition)
{
  static const char *const words[] = {
    "Special Moves from turn 3, no powers.", "Special Moves from the first turn.",
    "With powers, throwing weapons and the net.", "Two gladiators, and animals at the gates.",
    "Advanced rules; a pair wins together.", "Advanced rules; two pairs.",
    "You win or fall as one.", "Created by you; their items are bid for.",
  };

  return words[edition];
}

static const char *
option_name (int option)
{
  static const char *const names[] = {
    "Special Moves", "Powers", "Throwing weapons and net", "Animals", "Teams", "Cooperation",
    "Surrender", "Extra damage", "The wolf brings a wolf, not a dog",
    "Gladiators created by the players", "Items", "Turns",
  };

  return names[option];
}

/* What is on of two values: "no", "yes" and the like, but for the two that are usually allowed. */
static int
option_on (int option)
{
  return option == 5 || option == 6 ? 0 : 1;
}

static const char *
option_group (int option)
{
  static const char *const groups[] = {
    "Moves", "Moves", "Moves", "Animals", "Together", "Together", "Together", "Moves", "Animals",
    "Gladiators", "Gladiators", "Length",
  };

  return groups[option];
}

/* A wolf needs animals. */
static gboolean
option_matters (const HarenaSetup *setup,
                int                option)
{
  return option != 8 || setup->options[3] != 0;
}

static const HarenaLessons lessons = { .record = "" };

static HarenaFace faces[] = {
  { .line = "Legions, fleets and one elephant. Hidden cards decide.",
    .minutes_min = 10, .minutes_max = 10,
    .picture = "game-hannibal", .icon = "harena-game-hannibal-symbolic" },
  { .line = "Three chariots each, once round the spina and home.",
    .minutes_min = 45, .minutes_max = 45,
    .picture = "game-circus", .icon = "harena-game-circus-symbolic" },
  { .line = "Eight provinces, secret cards, and the standard goes round.",
    .minutes_min = 20, .minutes_max = 20,
    .picture = "game-imperium", .icon = "harena-game-imperium-symbolic" },
  { .line = "A duel of cards and hexes, blow by blow.",
    .minutes_min = 60, .minutes_max = 60,
    .picture = "game-gladiatori", .icon = "harena-game-gladiatori-symbolic",
    .edition_name = edition_name, .edition_words = edition_words,
    .option_name = option_name, .option_on = option_on,
    .option_group = option_group, .option_matters = option_matters },
};

void
five_add_faces (void)
{
  static const char *const ids[] = { "hannibal", "circus", "imperium", "gladiatori" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      faces[i].game = harena_find_game (harena_games, ids[i]);
      faces[i].lessons = &lessons;
      if (harena_face_of (faces[i].game) == NULL)
        harena_face_register (&faces[i]);
    }
}
