/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only this game needs of a stage. */

#include "stage.h"

#include "invariant.h"
#include "scene.h"

#include <string.h>

const Staged staged = { &clash_game, clash_invariant };

void
stage_fight_at (const char    *where,
                ClashPosition *position,
                int            seats,
                const char    *options,
                ...)
{
  va_list     items;
  const char *item;

  stage_start_at (where, position, seats, options);
  va_start (items, options);
  while ((item = va_arg (items, const char *)) != NULL)
    scene_add (position, item);
  va_end (items);

  scene_settle (position);
  clash_invariant (position);
}

void
stage_assert_cells_at (const char          *where,
                       const ClashPosition *position,
                       ...)
{
  va_list     items;
  const char *item;

  va_start (items, position);
  while ((item = va_arg (items, const char *)) != NULL)
    {
      g_auto(GStrv)    words = g_strsplit (item, " ", 2);
      ClashGroup       group = scene_read_group (words[1] != NULL ? words[1] : "");
      g_autofree char *expected = scene_write_group (&group);
      g_autofree char *there = scene_write_group (&position->groups[scene_read_cell (words[0])]);

      if (strcmp (there, expected) != 0)
        g_error ("%s: in %s there is “%s”, not “%s”", where, words[0], there, expected);
    }
  va_end (items);
}

void
stage_enter_all (ClashPosition *position)
{
  while (position->step < CLASH_STEP_FIGHT)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      g_assert_cmpint (clash_game.moves (position, list), >, 0);
      clash_game.play (position, list[0]);
      clash_invariant (position);
    }
}

void
stage_name (ClashPosition *position,
            int            seat)
{
  if (position->step == CLASH_STEP_NAME)
    {
      g_autofree char *text = g_strdup_printf ("name %d", seat);

      stage_play (position, text);
    }
}

/* The table's options are freed with the test. */
static void
add_at_table (const char *path,
              const char *table,
              const char *options,
              StageTest   test)
{
  g_autofree char *full = g_strconcat (path, "/", table, NULL);

  g_test_add_data_func_full (full, g_strdup (options), test, g_free);
}

void
stage_add_option (const char *path,
                  const char *option,
                  StageTest   test)
{
  for (int i = 0; i < clash_game.n_editions; i++)
    {
      const char      *edition = clash_game.editions[i].id;
      g_autofree char *changed = g_strconcat (edition, " ", option, NULL);
      HarenaSetup      plain;
      HarenaSetup      mixed;

      stage_read_options (path, edition, &plain, 2);
      stage_read_options (path, changed, &mixed, 2);
      if (memcmp (&plain, &mixed, sizeof plain) == 0)
        add_at_table (path, edition, edition, test);
      else
        add_at_table (path, option, changed, test);
    }
}
