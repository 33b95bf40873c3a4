/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position as text: exactly these lines, in the language of the reader. */

#include "stage.h"

#include <string.h>

enum
{
  TEXT_MAX = 4096,
};

static const char *
leave_english_cb (const char *sentence)
{
  return sentence;
}

static void
assert_shown (const ClashPosition *position,
              HarenaTranslate      translate,
              const char          *expected)
{
  char text[TEXT_MAX];

  g_assert_cmpint (clash_game.show (position, translate, text, sizeof text), ==,
                   strlen (expected));
  g_assert_cmpstr (text, ==, expected);
}

static void
stage_battle (ClashPosition *position)
{
  stage_fight (position, 3, "german", "a1 1:SSNT*", "b2 2:SSSH", "c1 lion*", "e3 bear***",
               "d4 3:PPH", "taken 1 4", "killed 2 bull lion");
  stage_play (position, "attack a1 b2", "net sword");
}

static const char battle_text[] =
  "\n"
  "         a1 1:SSNT*    a2 .          a3 .          \n"
  "  b1 .          b2 2:sSSH     b3 .          b4 .          \n"
  "         c1 lion*      c2 .          c3 .          \n"
  "  d1 .          d2 .          d3 .          d4 3:PPH      \n"
  "         e1 .          e2 .          e3 bear***    \n"
  "\n"
  "Seat 1: teams 1, gladiators 4, taken 4, beasts 0, points 4\n"
  "Seat 2: teams 1, gladiators 4, taken 0, beasts 2, points 4\n"
  "Seat 3: teams 1, gladiators 3, taken 0, beasts 0, points 0\n"
  "Beasts in reserve: lion 2 bull 3 bear 3\n"
  "Battle: a1 attacks b2\n"
  "Chance: now the dice are rolled\n";

static void
test_battle (void)
{
  ClashPosition position;

  stage_battle (&position);
  assert_shown (&position, leave_english_cb, battle_text);
}

static void
test_entry (void)
{
  ClashPosition position;

  stage_start (&position, 2, "international");
  stage_play (&position, "enter b2 sword");
  assert_shown (&position, leave_english_cb,
                "\n"
                "         a1 .          a2 .          a3 .          \n"
                "  b1 .          b2 1:S        b3 .          b4 .          \n"
                "         c1 .          c2 .          c3 .          \n"
                "  d1 .          d2 .          d3 .          d4 .          \n"
                "         e1 .          e2 .          e3 .          \n"
                "\n"
                "Seat 1: teams 1, gladiators 1, taken 0, beasts 0, points 0\n"
                "Seat 2: teams 0, gladiators 0, taken 0, beasts 0, points 0\n"
                "Piles: sword 27 spear 8 net 8 trident 8 shield 8\n"
                "Beasts in reserve: lion 4 bull 4 bear 4\n"
                "Seat 2: now a gladiator enters the arena\n");
}

static void
test_over (void)
{
  ClashPosition position;

  stage_fight (&position, 2, "german", "b2 1:SSSS*", "b3 2:S");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  assert_shown (&position, leave_english_cb,
                "\n"
                "         a1 .          a2 .          a3 .          \n"
                "  b1 .          b2 1:SSSS*    b3 .          b4 .          \n"
                "         c1 .          c2 .          c3 .          \n"
                "  d1 .          d2 .          d3 .          d4 .          \n"
                "         e1 .          e2 .          e3 .          \n"
                "\n"
                "Seat 1: teams 1, gladiators 4, taken 1, beasts 0, points 5\n"
                "Seat 2: teams 0, gladiators 0, taken 0, beasts 0, points 0\n"
                "Beasts in reserve: lion 4 bull 4 bear 4\n"
                "the game is over\n"
                "Won by seat: 1\n");
}

static void
assert_ends_with (const ClashPosition *position,
                  const char          *lines)
{
  char text[TEXT_MAX];

  clash_game.show (position, leave_english_cb, text, sizeof text);
  g_assert_true (g_str_has_suffix (text, lines));
}

/* What lies on the table, what it costs, and who rolls for a beast. */
static void
test_steps (void)
{
  ClashPosition position;

  stage_fight (&position, 3, "german", "a1 1:SSTT", "b1 2:SSS*", "b2 lion", "e3 3:S");
  stage_play (&position, "attack a1 b1", "roll Xx.");
  assert_ends_with (&position, "Battle: a1 attacks b1\n"
                               "On the table: lethal hits 1, hits 1\n"
                               "Seat 1: now the roll is kept or thrown again\n");
  stage_play (&position, "keep");
  assert_ends_with (&position, "On the table: lethal hits 1, hits 1\n"
                               "Still to be given up: 2\n"
                               "Seat 2: now a gladiator is given up\n");

  stage_play (&position, "lose sword", "lose sword", "roll ..", "attack b1 b2");
  assert_ends_with (&position, "Battle: b1 attacks b2\n"
                               "Seat 2: now the attacker names who rolls for the beast\n");
  stage_play (&position, "name 3");
  assert_ends_with (&position, "Seat 3 rolls for the beast\n"
                               "Chance: now the dice are rolled\n");
}

static void
test_drawn (void)
{
  ClashPosition position;

  stage_start (&position, 2, "international");
  position.step = CLASH_STEP_PLACE;
  position.drawn = CLASH_BULL;
  assert_ends_with (&position, "Drawn: bull\nSeat 1: now the beast that was drawn is placed\n");
}

/* Small letters show which gladiators are netted, on either side and in the corner, whose number
 * is that of no battle. */
static void
test_netted (void)
{
  ClashPosition position;
  char          text[TEXT_MAX];

  stage_fight (&position, 2, "german", "a1 1:SSSN", "a2 2:SNTH");
  stage_play (&position, "attack a1 a2", "net trident", "net sword");
  clash_game.show (&position, leave_english_cb, text, sizeof text);
  g_assert_nonnull (strstr (text, "a1 1:sSSN     a2 2:SNtH "));
  stage_play (&position, "roll ...", "roll ..");
  clash_game.show (&position, leave_english_cb, text, sizeof text);
  g_assert_nonnull (strstr (text, "a1 1:SSSN     a2 2:SNTH "));
}

static const struct
{
  const char *english;
  const char *latin;
} words[] = {
  { "Seat %d: teams %d, gladiators %d, taken %d, beasts %d, points %d",
    "Sella %d: %d %d %d %d %d" },
  { "Beasts in reserve:", "Bestiae:" },
  { "Battle: %s attacks %s", "Pugna: %s in %s" },
  { "Chance: %s", "Fors: %s" },
  { "now the dice are rolled", "alea iacitur" },
};

static guint n_translated[G_N_ELEMENTS (words)];

static const char *
translate_cb (const char *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].english, sentence) == 0)
      {
        n_translated[i]++;
        return words[i].latin;
      }

  g_error ("“%s” was not to be translated", sentence);
}

/* Sentences are; the words of the notation are not. */
static void
test_translated (void)
{
  ClashPosition position;

  stage_battle (&position);
  assert_shown (&position, translate_cb,
                "\n"
                "         a1 1:SSNT*    a2 .          a3 .          \n"
                "  b1 .          b2 2:sSSH     b3 .          b4 .          \n"
                "         c1 lion*      c2 .          c3 .          \n"
                "  d1 .          d2 .          d3 .          d4 3:PPH      \n"
                "         e1 .          e2 .          e3 bear***    \n"
                "\n"
                "Sella 1: 1 4 4 0 4\n"
                "Sella 2: 1 4 0 2 4\n"
                "Sella 3: 1 3 0 0 0\n"
                "Bestiae: lion 2 bull 3 bear 3\n"
                "Pugna: a1 in b2\n"
                "Fors: alea iacitur\n");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_cmpint (n_translated[i], >=, 1);
}

/* As snprintf () does it, whatever the room. */
static void
test_cut_off (void)
{
  ClashPosition position;
  size_t        length = strlen (battle_text);

  stage_battle (&position);
  for (size_t size = 0; size <= length + 1; size++)
    {
      g_autofree char *text = g_malloc (size + 1);

      text[size] = '#';
      g_assert_cmpint (clash_game.show (&position, leave_english_cb, text, size), ==, length);
      g_assert_cmpint (text[size], ==, '#');
      if (size > 0)
        {
          g_assert_cmpint (strlen (text), ==, size - 1);
          g_assert_true (strncmp (text, battle_text, size - 1) == 0);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clash/show/battle", test_battle);
  g_test_add_func ("/clash/show/entry", test_entry);
  g_test_add_func ("/clash/show/over", test_over);
  g_test_add_func ("/clash/show/steps", test_steps);
  g_test_add_func ("/clash/show/drawn", test_drawn);
  g_test_add_func ("/clash/show/netted", test_netted);
  g_test_add_func ("/clash/show/translated", test_translated);
  g_test_add_func ("/clash/show/cut-off", test_cut_off);

  return g_test_run ();
}
