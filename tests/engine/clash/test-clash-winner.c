/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever wiped the other out moves in, or stays: R26, for teams and beasts, attacking and not. */

#include "stage.h"

/* One battle that ends with nothing left of one side. Seat 3 has no gladiators. */
typedef struct
{
  const char *name;
  const char *scene[6];
  const char *moves[6];
  const char *winner;
  const char *from; /* where it stood */
  const char *into; /* where the other stood */
} Battle;

static const Battle battles[] = {
  { .name = "attacking-team-beats-team",
    .scene = { "b2 1:SSSS*", "b3 2:S", "e1 2:SSSS" },
    .moves = { "attack b2 b3", "roll X....", "lose sword" },
    .winner = "1:SSSS*", .from = "b2", .into = "b3" },
  { .name = "attacked-team-beats-team",
    .scene = { "b2 1:S", "e1 1:SSSS", "b3 2:SSSS*" },
    .moves = { "attack b2 b3", "roll ..", "roll X....", "lose sword" },
    .winner = "2:SSSS*", .from = "b3", .into = "b2" },
  { .name = "attacked-team-beats-team-that-moved",
    .scene = { "a1 1:S", "e1 1:SSSS", "b3 2:SSSS*" },
    .moves = { "attack a1 a2 b3", "roll ..", "roll X....", "lose sword" },
    .winner = "2:SSSS*", .from = "b3", .into = "a2" },
  { .name = "attacking-team-beats-beast",
    .scene = { "b2 1:SSSS*", "b3 lion*", "e1 2:S" },
    .moves = { "attack b2 b3", "roll X...." },
    .winner = "1:SSSS*", .from = "b2", .into = "b3" },
  { .name = "attacked-beast-beats-team",
    .scene = { "b2 1:S", "e1 1:S", "b3 bear**", "e3 2:S" },
    .moves = { "attack b2 b3", "roll ..", "roll X..", "lose sword" },
    .winner = "bear**", .from = "b3", .into = "b2" },
  { .name = "attacking-beast-beats-team",
    .scene = { "turn 3", "b2 bear**", "b3 1:S", "e1 1:S", "e3 2:S" },
    .moves = { "beast b2 b3", "roll X..", "lose sword" },
    .winner = "bear**", .from = "b2", .into = "b3" },
  { .name = "released-beast-beats-team",
    .scene = { "turn 3", "b3 1:S", "e1 1:S", "e3 2:S" },
    .moves = { "release bear b2 b3", "roll X..", "lose sword" },
    .winner = "bear", .from = "b2", .into = "b3" },
  { .name = "attacked-team-beats-beast",
    .scene = { "turn 3", "b2 lion", "b3 1:SSSS*", "e3 2:S" },
    .moves = { "beast b2 b3", "roll .", "keep", "roll X...." },
    .winner = "1:SSSS*", .from = "b3", .into = "b2" },
  { .name = "attacking-beast-beats-beast",
    .scene = { "turn 3", "b2 bear*", "b3 lion", "e1 1:S", "e3 2:S" },
    .moves = { "beast b2 b3", "roll X.." },
    .winner = "bear*", .from = "b2", .into = "b3" },
  { .name = "attacked-beast-beats-beast",
    .scene = { "turn 3", "b2 lion", "b3 bull**", "e1 1:S", "e3 2:S" },
    .moves = { "beast b2 b3", "roll X." },
    .winner = "bull**", .from = "b3", .into = "b2" },
};

static void
fight (ClashPosition *position,
       const Battle  *battle,
       const char    *options)
{
  stage_fight (position, 3, options, battle->scene[0], battle->scene[1], battle->scene[2],
               battle->scene[3], battle->scene[4]);
  for (int i = 0; battle->moves[i] != NULL; i++)
    {
      stage_play (position, battle->moves[i]);
      stage_name (position, position->mover == 1 ? 2 : 1);
    }
  g_assert_cmpint (position->step, ==, CLASH_STEP_FIGHT);
}

static void
assert_in (const ClashPosition *position,
           const char          *cell,
           const char          *group)
{
  g_autofree char *item = g_strconcat (cell, group != NULL ? " " : NULL, group, NULL);

  stage_assert_cells (position, item);
}

static void
test_moves_in (gconstpointer options)
{
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      ClashPosition position;

      g_test_message ("%s", battles[i].name);
      fight (&position, &battles[i], options);
      assert_in (&position, battles[i].from, NULL);
      assert_in (&position, battles[i].into, battles[i].winner);
    }
}

static void
test_stays (gconstpointer options)
{
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      ClashPosition position;

      g_test_message ("%s", battles[i].name);
      fight (&position, &battles[i], options);
      assert_in (&position, battles[i].from, battles[i].winner);
      assert_in (&position, battles[i].into, NULL);
    }
}

/* It must: there is no choice about it. */
static void
test_nobody_is_asked (gconstpointer options)
{
  ClashPosition position;

  fight (&position, &battles[0], options);
  stage_assert_turn (&position, 2);
  g_assert_cmphex (position.held[1], ==, clash_cell_bit (clash_read_cell ("b3")));
}

/* Something of the other side is left. */
static void
test_nobody_moves_without_a_wipe_out (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS", "b3 2:SS", "e1 bear");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword", "roll XX", "lose sword",
              "lose sword");
  stage_assert_cells (&position, "b2 1:SS", "b3 2:S");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add_option ("/clash/R26/winner-moves-in-with-its-stars", "winner-moves-in=yes",
                    test_moves_in);
  stage_add_option ("/clash/R26/winner-stays", "winner-moves-in=no", test_stays);
  stage_add_option ("/clash/R26/nobody-is-asked", "winner-moves-in=yes", test_nobody_is_asked);
  stage_add ("/clash/R26/nobody-moves-without-a-wipe-out", test_nobody_moves_without_a_wipe_out);

  return g_test_run ();
}
