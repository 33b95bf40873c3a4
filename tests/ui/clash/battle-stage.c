/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of the golden ones, with persons at every seat. */

#include "clash/battle-stage.h"

#include "clash/by-hand.h"
#include "clash/clash.h"
#include "stage.h"

HarenaGameModel *
battle_stage_open (const char *name,
                   const char *player)
{
  static const char *const names[] = { "Red", "Blue", "Ochre", "Green", "Violet" };
  const HarenaGame *const games[] = { &clash_game, NULL };
  g_autoptr (GError)      error = NULL;
  g_autofree char        *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", name, NULL);
  HarenaRecord           *record = harena_record_load (games, path, &error);
  HarenaGameModel        *model;

  g_assert_no_error (error);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    harena_record_set_seat (record, seat, names[seat - 1], player);
  model = harena_game_model_new_from_record (record);
  return model;
}

void
battle_stage_set_up (BattleStage *table,
                     const char  *name,
                     HarenaPace   pace)
{
  table->model = battle_stage_open (name, HARENA_PERSON);
  harena_game_model_set_pace (table->model, pace);
  table->hand = harena_hand_new (table->model);
  table->view = follow (table->hand, clash_battle_view_new (table->hand), clash_battle_scene.update);
  table->window = stage_show (table->view, 1280, 800);
}

void
battle_stage_tear_down (BattleStage *table)
{
  stage_close (table->window);
  g_assert_finalize_object (table->hand);
  g_assert_finalize_object (table->model);
}

ClashBattleView *
battle_stage_view (BattleStage *table)
{
  return CLASH_BATTLE_VIEW (table->view);
}

ClashBattleChoice *
battle_stage_choice (BattleStage *table)
{
  return CLASH_BATTLE_CHOICE (stage_find (table->view, CLASH_TYPE_BATTLE_CHOICE, NULL));
}

int
battle_stage_count_moves (BattleStage *table,
                          guint        index,
                          int         *step)
{
  ClashPosition position;
  HarenaMove    moves[HARENA_MOVES_MAX];

  harena_game_model_copy_position (table->model, index, &position);
  *step = position.step;
  return clash_game.moves (&position, moves);
}

gboolean
battle_stage_go_to (BattleStage *table,
                    int          wanted,
                    int          nth)
{
  for (guint i = 0; i < harena_game_model_get_n_moves (table->model); i++)
    {
      int step;

      if (battle_stage_count_moves (table, i, &step) > 1 && step == wanted && nth-- == 0)
        {
          harena_game_model_jump (table->model, i);
          harena_game_model_continue_here (table->model);
          stage_settle ();
          return TRUE;
        }
    }
  return FALSE;
}
