/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Clash for tests. */

#include "clash/script.h"

#include "clash/position.h"
#include "games.h"

static void
play (HarenaRecord  *record,
      ClashPosition *position,
      const char    *text)
{
  HarenaReason reason;
  HarenaMove   move;

  g_assert_true (record->game->read_move (position, text, &move, &reason));
  g_assert_true (harena_play (record->game, position, move, &reason));
  g_array_append_val (record->moves, move);
}

HarenaGameModel *
script_model (const char *moves,
              gboolean    named)
{
  static const char *const names[] = { "Red", "Ochre" };
  g_auto (GStrv)           texts = g_strsplit (moves, ";", -1);
  HarenaSetup              setup;
  HarenaRecord            *record;
  ClashPosition            position;

  harena_setup_init (&setup, harena_games[0], 0, G_N_ELEMENTS (names));
  setup.options[3] = named; /* R30 */
  record = harena_record_new (harena_games[0], &setup, 1);
  for (int i = 0; i < setup.seats; i++)
    harena_record_set_seat (record, i + 1, names[i], HARENA_PERSON);

  harena_record_replay (record, 0, &position);
  for (char **text = texts; *text != NULL; text++)
    if (**text != '\0')
      play (record, &position, *text);

  return harena_game_model_new_from_record (record);
}

HarenaGameModel *
script_golden (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", name, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char *own = g_strdup (record->seats[seat - 1].name);

      harena_record_set_seat (record, seat, own, HARENA_PERSON);
    }

  return harena_game_model_new_from_record (record);
}

void
script_each_golden (void (*check) (const char *name))
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "golden", "clash", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;
  guint            games = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".harena"))
      {
        check (name);
        games++;
      }
  g_assert_cmpuint (games, >, 10);
}
