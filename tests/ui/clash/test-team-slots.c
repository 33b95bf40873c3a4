/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slots of the teams, and what a move looks like, along whole games. */

#include "clash/arena-board.h"
#include "clash/clash.h"
#include "clash/hand.h"
#include "face.h"
#include "clash/team-slots.h"
#include "clash/way.h"
#include "games.h"

#include <string.h>

static HarenaGameModel *
load (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", name, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  return harena_game_model_new_from_record (record);
}

/* The gladiators in the slots are those of the team. */
static void
assert_complete (const ClashGroup *group,
                 const gint8      *slots)
{
  int count[CLASH_N_KINDS] = { 0 };

  for (int slot = 0; slot < CLASH_TEAM_MAX; slot++)
    if (slots[slot] >= 0)
      count[slots[slot]]++;
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    g_assert_cmpint (count[kind], ==, group->owner != 0 ? group->count[kind] : 0);
}

/* Whoever is left stands where he stood. */
static void
assert_stays (const gint8 *before,
              const gint8 *after)
{
  for (int slot = 0; slot < CLASH_TEAM_MAX; slot++)
    if (after[slot] >= 0)
      g_assert_cmpint (after[slot], ==, before[slot]);
}

static void
test_slots (gconstpointer name)
{
  g_autoptr (HarenaGameModel) model = load (name);
  ClashTeamSlots              before[CLASH_CELLS_END];
  ClashTeamSlots              slots[CLASH_CELLS_END];
  ClashPosition               last;

  harena_game_model_jump (model, 0);
  clash_team_slots_find (model, before);
  harena_game_model_copy_position (model, 0, &last);
  for (guint i = 1; i <= harena_game_model_get_n_moves (model); i++)
    {
      const ClashPosition *position;

      harena_game_model_jump (model, i);
      clash_team_slots_find (model, slots);
      position = harena_game_model_get_position (model);
      for (int cell = 0; cell < CLASH_CELLS_END; cell++)
        {
          assert_complete (&position->groups[cell], slots[cell]);
          if (last.step >= CLASH_STEP_FIGHT && position->groups[cell].owner != 0
              && position->groups[cell].owner == last.groups[cell].owner)
            assert_stays (before[cell], slots[cell]);
        }
      memcpy (before, slots, sizeof (slots));
      last = *position;
    }
}

/* Sorted while the team is made; then holes. */
static void
test_order (void)
{
  g_autoptr (HarenaGameModel) model = load ("international-3.harena");
  ClashTeamSlots              slots[CLASH_CELLS_END];
  guint                       holes = 0;

  for (guint i = 0; i <= harena_game_model_get_n_moves (model); i++)
    {
      const ClashPosition *position;

      harena_game_model_jump (model, i);
      clash_team_slots_find (model, slots);
      position = harena_game_model_get_position (model);
      for (int cell = 0; cell < CLASH_CELLS_END; cell++)
        {
          int size = clash_group_size (&position->groups[cell]);

          if (position->groups[cell].owner == 0)
            continue;
          for (int slot = 1; slot < CLASH_TEAM_MAX && position->step < CLASH_STEP_FIGHT; slot++)
            if (slot < size)
              g_assert_cmpint (slots[cell][slot - 1], <=, slots[cell][slot]);
            else
              g_assert_cmpint (slots[cell][slot], ==, -1);
          if (slots[cell][0] < 0)
            holes++;
        }
    }
  g_assert_cmpuint (holes, >, 0);
}

static int
cell_at (HarenaPoint point)
{
  const HarenaSpace *spaces = clash_arena_board.layouts[0].spaces;

  for (int space = 0; space < CLASH_N_CELLS; space++)
    if (spaces[space].centre.x == point.x && spaces[space].centre.y == point.y)
      return clash_cell_of_space (space);
  g_assert_not_reached ();
}

/* A walk goes from neighbour to neighbour through what was empty, and ends where the group is. */
static void
assert_walk (const HarenaWalker  *walker,
             const ClashPosition *before,
             const ClashPosition *after)
{
  int               from = cell_at (walker->path[0]);
  int               to = cell_at (walker->path[walker->n_points - 1]);
  const ClashGroup *group = &before->groups[from];

  g_assert_cmpint (walker->n_points, >=, 2);
  g_assert_cmpint (clash_cell_of_space (walker->space), ==, to);
  g_assert_cmpint (after->groups[to].owner, ==, group->owner);
  g_assert_cmpint (after->groups[to].beast, ==, group->beast);
  g_assert_true ((after->occupied & clash_cell_bit (from)) == 0);
  for (int i = 1; i < walker->n_points; i++)
    {
      int here = cell_at (walker->path[i]);

      g_assert_true ((clash_beside (clash_cell_bit (cell_at (walker->path[i - 1])))
                      & clash_cell_bit (here)) != 0);
      if (i < walker->n_points - 1)
        g_assert_true ((before->occupied & clash_cell_bit (here)) == 0);
    }
}

static void
test_plans (gconstpointer name)
{
  g_autoptr (HarenaGameModel) model = load (name);
  HarenaGeometry              geometry = { .layout = clash_arena_board.layouts };
  guint                       walks = 0;

  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      ClashPosition before, after;
      HarenaTelling telling;
      HarenaMotion  plan = { 0 };

      harena_telling_init (&telling, harena_face_of (&clash_game), model, i, &before, &after);
      clash_arena_plan (&telling, &geometry, &plan);
      if (plan.n_walkers > 0)
        {
          assert_walk (&plan.walkers[0], &before, &after);
          walks++;
        }
      /* Nobody comes to a cell unseen: by walking or as a newcomer. */
      for (ClashCells cells = after.occupied & ~before.occupied; cells != 0;)
        {
          int space = clash_space_of (clash_take_cell (&cells));

          g_assert_true ((plan.n_pops > 0 && plan.pops[0].space == space)
                         || (plan.n_walkers > 0 && plan.walkers[0].space == space));
        }
    }
  g_assert_cmpuint (walks, >, 0);
}

static void
test_way (void)
{
  int        path[CLASH_N_CELLS];
  ClashCells empty = CLASH_BOARD & ~clash_cell_bit (clash_read_cell ("a1"));

  g_assert_cmpint (clash_find_way (empty, clash_read_cell ("a1"), clash_read_cell ("a1"), path), ==,
                   1);
  g_assert_cmpint (clash_find_way (empty, clash_read_cell ("a1"), clash_read_cell ("e3"), path), ==,
                   5);
  g_assert_cmpint (path[0], ==, clash_read_cell ("a1"));
  g_assert_cmpint (path[4], ==, clash_read_cell ("e3"));
  empty &= ~(clash_cell_bit (clash_read_cell ("a2")) | clash_cell_bit (clash_read_cell ("b1"))
             | clash_cell_bit (clash_read_cell ("b2")));
  g_assert_cmpint (clash_find_way (empty, clash_read_cell ("a1"), clash_read_cell ("e3"), path), ==,
                   0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/ui/clash/team-slots/international", "international-3.harena",
                        test_slots);
  g_test_add_data_func ("/ui/clash/team-slots/german", "german-4.harena", test_slots);
  g_test_add_func ("/ui/clash/team-slots/order", test_order);
  g_test_add_data_func ("/ui/clash/motion/international", "international-3.harena", test_plans);
  g_test_add_data_func ("/ui/clash/motion/beasts", "beast-moves-3.harena", test_plans);
  g_test_add_func ("/ui/clash/motion/way", test_way);

  return g_test_run ();
}
