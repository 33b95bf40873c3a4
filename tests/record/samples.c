/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays games at random, changes texts, compares records. */

#include "samples.h"

#include "clash/clash.h"
#include "morra.h"

#include <string.h>

static HarenaGame plain_game;

const HarenaGame *sample_games[] = { &clash_game, &morra_game, &plain_game, NULL };

const char *const sample_text =
  "# Line 1 of a small game.\n"
  "[Harena]\n"
  "Version=1\n"
  "Game=clash\n"
  "Edition=international\n"
  "Seed=42\n"
  "\n"
  "[Options]\n"
  "spacing=off\n"
  "stopped-by=enemies\n"
  "winner-moves-in=yes\n"
  "beast-rolled-by=left\n"
  "beast-moves=alone\n"
  "\n"
  "[Seat 1]\n"
  "Name=Anna\n"
  "Player=person\n"
  "\n"
  "[Seat 2]\n"
  "Name=Bruno\n"
  "Player=level-3\n"
  "\n"
  "[Moves]\n"
  "1=enter b2 sword\n"
  "2=enter c3 net\n"
  "3=join b2 spear\n"
  "4=enter d1 trident\n";

void
sample_init (int   *argc,
             char ***argv)
{
  /* Without G_TEST_OPTION_ISOLATE_DIRS: these tests use none of the user's folders, and GLib leaks
   * what it isolates, which would hide a leak of ours from the sanitizer. */
  g_test_init (argc, argv, NULL);

  plain_game = morra_game;
  plain_game.id = "plain";
  plain_game.n_options = 0;
  plain_game.n_editions = 0;
}

/* Plays up to n_moves more, or fewer if the game ends: any legal move, and the dice of the game's
 * seed. */
void
sample_play (HarenaRecord *record,
             guint         n_moves,
             guint64       seed)
{
  const HarenaGame *game = record->game;
  g_autofree void  *position = g_malloc0 (game->position_size);
  HarenaRandom      random;
  HarenaMove        list[HARENA_MOVES_MAX];

  harena_random_seed (&random, seed);
  harena_record_replay (record, record->moves->len, position);

  for (; n_moves > 0 && game->turn (position) != HARENA_NOBODY; n_moves--)
    {
      HarenaMove move;

      if (game->turn (position) == HARENA_CHANCE)
        move = harena_roll (game, position, seed, record->moves->len);
      else
        move = list[harena_random_below (&random, game->moves (position, list))];

      g_assert_true (harena_play (game, position, move, NULL));
      g_array_append_val (record->moves, move);
    }
}

HarenaRecord *
sample_game (const HarenaGame  *game,
             const HarenaSetup *setup,
             guint64            seed)
{
  HarenaRecord *record = harena_record_new (game, setup, seed);

  sample_play (record, HARENA_RECORD_MOVES_MAX, seed);
  return record;
}

/* The text with the first from, which must be there, changed to to. */
char *
sample_replace (const char *text,
                const char *from,
                const char *to)
{
  const char      *place = strstr (text, from);
  g_autofree char *head = NULL;

  g_assert_nonnull (place);
  head = g_strndup (text, place - text);
  return g_strconcat (head, to, place + strlen (from), NULL);
}

/* A text that must be a good one. */
HarenaRecord *
sample_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_parse (sample_games, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);
  return record;
}

void
sample_assert_equal (const HarenaRecord *a,
                     const HarenaRecord *b)
{
  g_assert_true (a->game == b->game);
  g_assert_cmpmem (&a->setup, sizeof a->setup, &b->setup, sizeof b->setup);
  g_assert_cmpuint (a->seed, ==, b->seed);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      g_assert_cmpstr (a->seats[i].name, ==, b->seats[i].name);
      g_assert_cmpstr (a->seats[i].player, ==, b->seats[i].player);
      g_assert_cmpint (a->seats[i].colour, ==, b->seats[i].colour);
    }
  g_assert_cmpmem (a->moves->data, a->moves->len * sizeof (HarenaMove),
                   b->moves->data, b->moves->len * sizeof (HarenaMove));
}

/* length: -1 if the text ends with a zero. sentence: NULL if any will do. */
void
sample_assert_refused (const char       *text,
                       gssize            length,
                       HarenaRecordError code,
                       const char       *sentence)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = NULL;

  record = harena_record_parse (sample_games, text, length < 0 ? strlen (text) : length, &error);
  g_assert_null (record);
  if (sentence != NULL)
    g_assert_cmpstr (error->message, ==, sentence);
  g_assert_error (error, HARENA_RECORD_ERROR, (int) code);
  g_assert_cmpstr (error->message, !=, "");
}
