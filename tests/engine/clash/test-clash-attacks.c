/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every attack of many random games, listed a second time as the page says it (R12 to R15 and
 * R31 to R33), slowly and without the engine's tables. */

#include "invariant.h"
#include "page.h"
#include "stage.h"

enum
{
  GAMES = 10, /* for each set of options */
};

/* What the page knows about a space. */
typedef struct
{
  int owner; /* 0 for a beast, -1 for nothing */
  int size;
} Space;

typedef struct
{
  const ClashPosition *position;
  Space                spaces[PAGE_N_CELLS];
  GPtrArray           *texts;
} Arena;

static void
read_arena (Arena               *arena,
            const ClashPosition *position)
{
  arena->position = position;
  arena->texts = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < PAGE_N_CELLS; i++)
    {
      const ClashGroup *group = &position->groups[clash_read_cell (page_cells[i])];

      arena->spaces[i].owner = group->beast != 0 || group->owner != 0 ? group->owner : -1;
      arena->spaces[i].size = clash_group_size (group);
    }
}

/* R12: not one's own. R33: a beast attacks everybody else. */
static bool
is_target (const Arena *arena,
           int          from,
           int          target)
{
  int owner = arena->spaces[from].owner;

  if (arena->spaces[target].owner == -1 || target == from)
    return false;
  return owner == 0 || arena->spaces[target].owner != owner;
}

/* R13, R32. */
static bool
may_move (const Arena *arena,
          int          from)
{
  bool team = arena->spaces[from].owner > 0;

  if (team ? arena->spaces[from].size <= 3 : arena->position->options & CLASH_BEASTS_ROAM)
    return true;

  for (int i = 0; i < PAGE_N_CELLS; i++)
    if (page_is_beside (from, i) && arena->spaces[i].owner != -1)
      if (!team || arena->position->options & CLASH_ANYONE_STOPS || is_target (arena, from, i))
        return false;

  return true;
}

/* R14. */
static void
walk (const Arena *arena,
      int          cell,
      bool         reached[PAGE_N_CELLS])
{
  for (int i = 0; i < PAGE_N_CELLS; i++)
    if (page_is_beside (cell, i) && arena->spaces[i].owner == -1 && !reached[i])
      {
        reached[i] = true;
        walk (arena, i, reached);
      }
}

static void
list_targets (const Arena *arena,
              const char  *start,
              int          from,
              int          stand)
{
  for (int i = 0; i < PAGE_N_CELLS; i++)
    if (page_is_beside (stand, i) && is_target (arena, from, i))
      g_ptr_array_add (arena->texts, g_strdup_printf ("%s %s", start, page_cells[i]));
}

static void
list_attacks (const Arena *arena,
              const char  *verb,
              int          owner)
{
  for (int from = 0; from < PAGE_N_CELLS; from++)
    {
      bool             reached[PAGE_N_CELLS] = { false };
      g_autofree char *start = g_strdup_printf ("%s %s", verb, page_cells[from]);

      if (arena->spaces[from].owner != owner)
        continue;
      list_targets (arena, start, from, from);
      if (may_move (arena, from))
        walk (arena, from, reached);
      for (int to = 0; to < PAGE_N_CELLS; to++)
        if (reached[to])
          {
            g_autofree char *moved = g_strdup_printf ("%s %s", start, page_cells[to]);

            list_targets (arena, moved, from, to);
          }
    }
}

/* R31. */
static void
list_releases (const Arena *arena)
{
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    for (int cell = 0; cell < PAGE_N_CELLS; cell++)
      if (arena->position->reserve[beast] > 0 && arena->spaces[cell].owner == -1)
        for (int i = 0; i < PAGE_N_CELLS; i++)
          if (page_is_beside (cell, i) && arena->spaces[i].owner != -1)
            g_ptr_array_add (arena->texts,
                             g_strdup_printf ("release %s %s %s", clash_beasts[beast].word,
                                              page_cells[cell], page_cells[i]));
}

static void
check_attacks (const ClashPosition *position)
{
  Arena arena;
  bool  alive = false;

  read_arena (&arena, position);
  for (int i = 0; i < PAGE_N_CELLS; i++)
    alive |= arena.spaces[i].owner == position->mover;
  if (alive)
    list_attacks (&arena, "attack", position->mover);
  else
    {
      list_attacks (&arena, "beast", 0);
      list_releases (&arena);
    }
  if (arena.texts->len == 0)
    g_ptr_array_add (arena.texts, g_strdup ("pass"));

  g_ptr_array_add (arena.texts, NULL);

  g_autofree char *moves = g_strjoinv (";", (char **) arena.texts->pdata);

  stage_assert_legal (position, moves);
  g_ptr_array_unref (arena.texts);
}

static void
play_game (ClashPosition *position,
           HarenaRandom  *random)
{
  while (clash_game.turn (position) != HARENA_NOBODY)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      int        n_moves = clash_game.moves (position, list);

      if (position->step == CLASH_STEP_FIGHT)
        check_attacks (position);
      clash_game.play (position, list[harena_random_below (random, n_moves)]);
      clash_invariant (position);
    }
}

/* Outcomes of dice are chosen evenly, not by weight: so games are short and groups die. */
static void
test_random_games (gconstpointer data)
{
  HarenaSetup  setup = { .seats = GPOINTER_TO_INT (data) };
  HarenaRandom random;

  harena_random_seed (&random, 12 + setup.seats);
  for (int options = 0; options < 1 << CLASH_N_OPTIONS; options++)
    {
      for (int i = 0; i < CLASH_N_OPTIONS; i++)
        setup.options[i] = options >> i & 1;
      for (int game = 0; game < GAMES; game++)
        {
          ClashPosition position;

          g_assert_true (clash_game.start (&position, &setup, NULL));
          play_game (&position, &random);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int seats = 2; seats <= 5; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/clash/R12/as-the-page-lists-them/seats-%d", seats);

      g_test_add_data_func (path, GINT_TO_POINTER (seats), test_random_games);
    }

  return g_test_run ();
}
