/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battles of a game: each from its attack to its last move, and no move in two of them. */


#include "clash/by-hand.h"

#include "clash/move.h"
#include "clash/script.h"
#include "games.h"

static unsigned
verb_of (HarenaGameModel *model,
         guint            index)
{
  const HarenaRecord *record = harena_game_model_get_record (model);

  return clash_move_verb (g_array_index (record->moves, HarenaMove, index));
}

static gboolean
is_attack (unsigned verb)
{
  return verb == CLASH_ATTACK || verb == CLASH_BEAST || verb == CLASH_RELEASE;
}

/* Everything that happens between an attack and the next turn belongs to the battle. */
static void
check_moves (HarenaGameModel *model,
             HarenaHand      *hand,
             const GArray    *battles)
{
  int n_attacks = 0;

  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      unsigned verb = verb_of (model, i);
      int      battle = harena_chapters_at (harena_hand_get_chapters (hand), i);

      if (is_attack (verb))
        n_attacks++;
      if (verb >= CLASH_NAME || is_attack (verb))
        g_assert_cmpint (battle, ==, n_attacks - 1);
      else
        g_assert_cmpint (battle, ==, -1);
    }
  g_assert_cmpint (battles->len, ==, n_attacks);
  g_assert_cmpint (harena_chapters_at (harena_hand_get_chapters (hand), harena_game_model_get_n_moves (model)), ==, -1);
}

static void
check_span (HarenaGameModel       *model,
            const HarenaChapterSpan *span)
{
  ClashPosition before;
  ClashPosition after;
  guint         fallen = 0;

  harena_game_model_copy_position (model, span->first, &before);
  harena_game_model_copy_position (model, span->end, &after);
  g_assert_cmpint (before.step, ==, CLASH_STEP_FIGHT);
  g_assert_true (after.step == CLASH_STEP_FIGHT || after.step == CLASH_STEP_OVER);

  for (int seat = 1; seat <= before.seats; seat++)
    fallen += before.alive[seat] - after.alive[seat];
  g_assert_cmpuint (span->weight, ==, fallen + after.killed - before.killed);
}

static void
check_game (const char *name)
{
  HarenaGameModel   *model = script_golden (name);
  HarenaHand        *hand = harena_hand_new (model);
  g_autoptr (GArray) battles = battles_of (hand);

  check_moves (model, hand, battles);
  for (guint i = 0; i < battles->len; i++)
    check_span (model, &g_array_index (battles, HarenaChapterSpan, i));
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

static void
test_golden (void)
{
  script_each_golden (check_game);
}

static void
test_known (void)
{
  HarenaGameModel   *model = script_golden ("german-3.harena");
  HarenaHand        *hand = harena_hand_new (model);
  g_autoptr (GArray) battles = battles_of (hand);
  HarenaChapterSpan *span;

  /* 59=attack b3 c2, 60=net sword, 61=roll xx, 62=roll ... */
  span = &g_array_index (battles, HarenaChapterSpan, 0);
  g_assert_cmpuint (span->first, ==, 58);
  g_assert_cmpuint (span->end, ==, 62);
  g_assert_cmpuint (span->weight, ==, 0);

  /* 336=attack b2 d3 c2, and 340=lose spear: it fights from where it moved to. */
  span = &g_array_index (battles, HarenaChapterSpan,
                         harena_chapters_at (harena_hand_get_chapters (hand), 337));
  g_assert_cmpuint (span->first, ==, 335);
  g_assert_cmpuint (span->end, ==, 340);
  g_assert_cmpuint (span->weight, ==, 1);

  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

/* Moves that have been taken back are still part of the record. */
static void
test_taken_back (void)
{
  HarenaGameModel   *model = script_golden ("german-3.harena");
  HarenaHand        *hand = harena_hand_new (model);
  g_autoptr (GArray) whole = battles_of (hand);
  g_autoptr (GArray) battles = NULL;

  harena_game_model_jump (model, 100);
  harena_game_model_continue_here (model);
  battles = battles_of (hand);
  g_assert_cmpuint (battles->len, ==, whole->len);

  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

static void
test_none (void)
{
  HarenaSetup setup;

  harena_setup_init (&setup, harena_games[0], 0, 3);

  HarenaGameModel   *model = harena_game_model_new (harena_games[0], &setup, 1, NULL, FALSE);
  HarenaHand        *hand = harena_hand_new (model);
  g_autoptr (GArray) battles = battles_of (hand);

  g_assert_cmpuint (battles->len, ==, 0);
  g_assert_cmpint (harena_chapters_at (harena_hand_get_chapters (hand), 0), ==, -1);
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/clash/chapters/golden", test_golden);
  g_test_add_func ("/ui/clash/chapters/known", test_known);
  g_test_add_func ("/ui/clash/chapters/taken-back", test_taken_back);
  g_test_add_func ("/ui/clash/chapters/none", test_none);

  return g_test_run ();
}
