/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a battle: the worked examples of the rules, step by step, and every position of the
 * golden games. */

#include "clash/story.h"

#include "clash/battle.h"
#include "clash/clash.h"

#include <string.h>

typedef struct
{
  HarenaRecord *record;
  ClashPosition position;
} Book;

static void
play (Book       *book,
      const char *text)
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  if (!clash_game.read_move (&book->position, text, &move, &reason)
      || !harena_play (&clash_game, &book->position, move, &reason))
    g_error ("%s: %s", text, reason.sentence);
  g_array_append_val (book->record->moves, move);
}

/* Red (seat 1) has net, sword, sword, trident in b2; Yellow (seat 2) spear, sword, sword, shield in
 * b3; a lion is in c2. Everybody else stands about. */
static void
book_open (Book *book)
{
  static const char *const cells[2][4] = { { "b2", "a1", "d1", "e1" }, { "b3", "d4", "e3", "c3" } };
  static const char *const kinds[2][4] = { { "net", "sword", "sword", "trident" },
                                           { "spear", "sword", "sword", "shield" } };
  static const char *const beasts[] = { "lion", "lion", "bull", "bull", "bull",
                                        "bear", "bear", "bear", "lion" };
  static const char *const places[] = { "c2", "a2", "a3", "b1", "b4", "c1", "d2", "d3", "e2" };
  HarenaSetup setup;

  harena_setup_init (&setup, &clash_game, 0, 2);
  book->record = harena_record_new (&clash_game, &setup, 1);
  harena_record_replay (book->record, 0, &book->position);
  for (int i = 0; i < 32; i++)
    {
      int              seat = i % 2;
      int              team = i / 8;
      int              slot = i / 2 % 4;
      g_autofree char *text = g_strdup_printf ("%s %s %s", slot == 0 ? "enter" : "join",
                                               cells[seat][team],
                                               team == 0 ? kinds[seat][slot] : "sword");

      play (book, text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (beasts); i++)
    {
      g_autofree char *draw = g_strdup_printf ("draw %s", beasts[i]);
      g_autofree char *place = g_strdup_printf ("place %s", places[i]);

      play (book, draw);
      play (book, place);
    }
}

static void
find (Book       *book,
      ClashStory *story)
{
  HarenaRecord               *copy = harena_record_new (&clash_game, &book->record->setup, 1);
  g_autoptr (HarenaGameModel) model = NULL;

  g_array_append_vals (copy->moves, book->record->moves->data, book->record->moves->len);
  model = harena_game_model_new_from_record (copy);
  g_assert_true (clash_story_find (model, book->record->moves->len, story));
}

static void
assert_step (const ClashStory *story,
             int               step,
             ClashPart         part,
             int               side)
{
  g_assert_cmpint (step, <, story->n_steps);
  g_assert_cmpint (story->steps[step].part, ==, part);
  g_assert_cmpint (story->steps[step].side, ==, side);
}

/* R16 to R23: example 1. */
static void
test_teams (void)
{
  Book       book;
  ClashStory story;

  book_open (&book);
  play (&book, "attack b2 b3");
  find (&book, &story);
  g_assert_cmpint (story.first, ==, CLASH_DEFENDER);
  g_assert_cmpint (story.n_steps, ==, 8);
  assert_step (&story, 0, CLASH_PART_FIRST, CLASH_NO_SIDE);
  assert_step (&story, 1, CLASH_PART_NETS, CLASH_NO_SIDE);
  assert_step (&story, 2, CLASH_PART_ROLL, CLASH_DEFENDER);
  assert_step (&story, 3, CLASH_PART_LOSSES, CLASH_ATTACKER);
  assert_step (&story, 4, CLASH_PART_ROLL, CLASH_ATTACKER);
  assert_step (&story, 5, CLASH_PART_AGAIN, CLASH_ATTACKER);
  assert_step (&story, 6, CLASH_PART_SHIELDS, CLASH_DEFENDER);
  assert_step (&story, 7, CLASH_PART_LOSSES, CLASH_DEFENDER);
  g_assert_cmpint (story.current, ==, 1);

  play (&book, "net sword");
  find (&book, &story);
  g_assert_cmpint (clash_story_active (&story, CLASH_DEFENDER, CLASH_SWORD), ==, 1);
  g_assert_cmpint (clash_story_dice (&story, CLASH_DEFENDER), ==, 2);
  g_assert_true (story.sides[CLASH_DEFENDER].slots[1].netted);
  g_assert_false (story.sides[CLASH_DEFENDER].slots[0].netted);
  g_assert_cmpint (story.dice.side, ==, CLASH_NO_SIDE);

  play (&book, "roll x.");
  find (&book, &story);
  g_assert_cmpstr (story.dice.faces, ==, "x.");
  g_assert_cmpint (story.dice.side, ==, CLASH_DEFENDER);
  g_assert_cmpint (story.dice.stars_put, ==, 1);
  g_assert_cmpint (story.sides[CLASH_ATTACKER].stars, ==, 1);
  g_assert_cmpint (story.current, ==, 3);

  play (&book, "roll x..");
  find (&book, &story);
  g_assert_cmpint (story.current, ==, 5);
  g_assert_false (story.dice.counts);
  g_assert_cmpint (story.dice.cancelled, ==, 1);
  g_assert_cmpint (story.dice.losses, ==, 0);

  play (&book, "reroll");
  find (&book, &story);
  g_assert_cmpstr (story.dice.faces, ==, "");
  play (&book, "roll xxx");
  find (&book, &story);
  g_assert_true (story.dice.counts);
  g_assert_cmpint (story.dice.cancelled, ==, 1);
  g_assert_cmpint (story.dice.stars_put, ==, 2);
  g_assert_cmpint (story.dice.losses, ==, 1);
  g_assert_cmpint (story.dice.stars_now, ==, 0);
  g_assert_cmpint (story.current, ==, 7);

  play (&book, "lose spear");
  find (&book, &story);
  g_assert_true (story.over);
  g_assert_cmpint (story.current, ==, story.n_steps);
  g_assert_true (story.sides[CLASH_DEFENDER].slots[2].lost);
  g_assert_false (story.sides[CLASH_DEFENDER].gone);
  g_assert_cmpint (story.sides[CLASH_ATTACKER].stars, ==, 1);
  harena_record_free (book.record);
}

/* R29: example 2. */
static void
test_beast_dies (void)
{
  Book       book;
  ClashStory story;

  book_open (&book);
  play (&book, "attack b2 c2");
  find (&book, &story);
  g_assert_cmpint (story.first, ==, CLASH_ATTACKER);
  g_assert_cmpint (story.sides[CLASH_DEFENDER].player, ==, 2);
  g_assert_cmpint (story.sides[CLASH_DEFENDER].scorer, ==, 0);

  play (&book, "roll X..");
  find (&book, &story);
  g_assert_true (story.over);
  g_assert_true (story.dice.kills);
  g_assert_cmpint (story.dice.stars_put, ==, 2);
  g_assert_true (story.sides[CLASH_DEFENDER].gone);
  harena_record_free (book.record);
}

/* R28, R30: example 3. */
static void
test_beast_strikes (void)
{
  Book       book;
  ClashStory story;

  book_open (&book);
  play (&book, "attack b2 c2");
  play (&book, "roll xx.");
  find (&book, &story);
  g_assert_cmpint (story.dice.cancelled, ==, 1);
  g_assert_cmpint (story.dice.stars_put, ==, 1);
  g_assert_false (story.dice.kills);
  g_assert_cmpint (story.sides[CLASH_DEFENDER].stars, ==, 1);
  g_assert_cmpint (clash_story_dice (&story, CLASH_DEFENDER), ==, 1);

  play (&book, "roll .");
  find (&book, &story);
  assert_step (&story, story.current, CLASH_PART_AGAIN, CLASH_DEFENDER);
  play (&book, "reroll");
  play (&book, "roll X");
  find (&book, &story);
  g_assert_cmpint (story.dice.losses, ==, 1);
  play (&book, "lose trident");
  find (&book, &story);
  g_assert_true (story.over);
  g_assert_cmpint (clash_story_active (&story, CLASH_ATTACKER, CLASH_TRIDENT), ==, 0);
  harena_record_free (book.record);
}

static gboolean
in_battle (const ClashPosition *position)
{
  return position->step >= CLASH_STEP_NAME && position->step <= CLASH_STEP_LOSE;
}

/* What is told is what the position says. */
static void
check_side (const ClashStory    *story,
            const ClashPosition *position,
            int                  side)
{
  const ClashStorySide *who = &story->sides[side];
  const ClashGroup     *group = &position->groups[who->cell];

  g_assert_cmpint (who->cell, ==, position->battle.cell[side]);
  g_assert_cmpint (who->player, ==, position->battle.player[side]);
  g_assert_cmpint (who->scorer, ==, position->battle.scorer[side]);
  g_assert_cmpint (who->group.owner, ==, group->owner);
  g_assert_cmpint (who->stars, ==, group->stars);
  g_assert_false (who->gone);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    g_assert_cmpint (clash_story_active (story, side, kind), ==,
                     clash_active (position, side, kind));
}

static void
check_steps (const ClashStory    *story,
             const ClashPosition *position)
{
  static const int parts[] = {
    [CLASH_STEP_NAME] = CLASH_PART_NAME,
    [CLASH_STEP_NET] = CLASH_PART_NETS,
    [CLASH_STEP_AGAIN] = CLASH_PART_AGAIN,
    [CLASH_STEP_LOSE] = CLASH_PART_LOSSES,
  };
  int n_rolls = 0;

  g_assert_cmpint (story->n_steps, <=, CLASH_PARTS_MAX);
  for (int i = 0; i < story->n_steps; i++)
    n_rolls += story->steps[i].part == CLASH_PART_ROLL;
  if (story->over)
    {
      g_assert_cmpint (story->current, ==, story->n_steps);
      g_assert_cmpint (n_rolls, >=, 1);
      return;
    }
  g_assert_cmpint (story->current, <, story->n_steps);
  g_assert_cmpint (n_rolls, ==, 2);
  if (position->step != CLASH_STEP_ROLL)
    g_assert_cmpint (story->steps[story->current].part, ==, parts[position->step]);
  if (position->step == CLASH_STEP_AGAIN)
    {
      g_assert_cmpint (story->dice.lethal, ==, position->battle.lethal);
      g_assert_cmpint (story->dice.hits, ==, position->battle.hits);
      g_assert_cmpint (strlen (story->dice.faces), ==, clash_dice (position));
      g_assert_false (story->dice.counts);
    }
}

static void
check_game (const char *path)
{
  const HarenaGame *const     games[] = { &clash_game, NULL };
  g_autoptr (GError)          error = NULL;
  HarenaRecord               *record = harena_record_load (games, path, &error);
  g_autoptr (HarenaGameModel) model = NULL;
  ClashPosition               before = { 0 };
  ClashPosition               position;
  ClashStory                  story;
  guint                       n_told = 0;

  g_assert_no_error (error);
  model = harena_game_model_new_from_record (record);
  for (guint i = 0; i <= harena_game_model_get_n_moves (model); i++)
    {
      gboolean on;

      harena_game_model_copy_position (model, i, &position);
      on = in_battle (&position);
      g_assert_cmpint (clash_story_find (model, i, &story), ==, on || in_battle (&before));
      if (on)
        {
          g_assert_false (story.over);
          check_side (&story, &position, CLASH_ATTACKER);
          check_side (&story, &position, CLASH_DEFENDER);
        }
      if (on || in_battle (&before))
        {
          check_steps (&story, &position);
          n_told++;
        }
      before = position;
    }
  g_assert_cmpuint (n_told, >, 0);
}

static void
test_golden (void)
{
  g_autofree char   *folder = g_test_build_filename (G_TEST_DIST, "golden", "clash", NULL);
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, NULL);
  const char        *name;
  guint              n_games = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".harena"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        check_game (path);
        n_games++;
      }
  g_assert_cmpuint (n_games, >, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/clash/story/teams", test_teams);
  g_test_add_func ("/ui/clash/story/beast-dies", test_beast_dies);
  g_test_add_func ("/ui/clash/story/beast-strikes", test_beast_strikes);
  g_test_add_func ("/ui/clash/story/golden", test_golden);

  return g_test_run ();
}
