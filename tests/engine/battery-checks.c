/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold at every position of every game, by the contract in game.h alone. */

#include "battery-checks.h"

#include "strategy.h"

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  SHOW_MAX = 16 * 1024,
  TICKETS_MAX = 10000, /* with more tickets only some are looked at */
};

/* The game that is being played, for the report of a failure. */
static const Battery *current;

void
battery_fail (const char *file,
              int         line,
              const char *function,
              const char *format,
              ...)
{
  va_list arguments;
  char   *message;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_assertion_message (G_LOG_DOMAIN, file, line, function, message);
}

/* Whatever fails, here, in an invariant or in the game: the moves that led there are told, so
 * that the game can be looked at. It is no way to treat a signal except in a test that ends. */
static void
tell_game_cb (int signal)
{
  const Battery    *battery = current;
  const HarenaGame *game = battery->game;
  g_autofree void  *position = g_malloc0 (game->position_size);
  char              text[HARENA_MOVE_TEXT_MAX];

  current = NULL;
  printf ("# signal %d in a game of %s with %d seats, options", signal, game->id,
          battery->setup.seats);
  for (int i = 0; i < game->n_options; i++)
    printf (" %s=%s", game->options[i].key, game->options[i].values[battery->setup.options[i]]);
  printf ("\n");
  fflush (stdout);

  game->start (position, &battery->setup, NULL);
  for (guint i = 0; i < battery->played->len; i++)
    {
      HarenaMove move = g_array_index (battery->played, HarenaMove, i);

      game->write_move (position, move, HARENA_SEES_ALL, text);
      printf ("# %u %s\n", i + 1, text);
      fflush (stdout);
      game->play (position, move);
    }
}

Battery *
battery_new (const HarenaGame  *game,
             BatteryInvariant   invariant,
             const HarenaSetup *setup)
{
  Battery *battery = g_new0 (Battery, 1);

  battery->game = game;
  battery->invariant = invariant;
  battery->setup = *setup;
  battery->played = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  battery->position = g_malloc (game->position_size);
  battery->copy = g_malloc (game->position_size);
  battery->hidden = g_malloc (game->position_size);
  battery->hidden_again = g_malloc (game->position_size);
  battery->seen = g_malloc (game->position_size);
  battery->pending = g_array_new (FALSE, FALSE, sizeof (BatterySecret));
  g_array_set_clear_func (battery->pending, battery_clear_secret_cb);
  if (game->strategy != NULL)
    {
      battery->memory = g_malloc0 (MAX (game->strategy->memory_size, 1));
      if (game->strategy->memory_init != NULL)
        game->strategy->memory_init (battery->memory);
    }
  for (int seat = 1; seat <= setup->seats; seat++)
    {
      battery->sides[seat - 1] = harena_side (game, setup, seat);
      CHECK (battery->sides[seat - 1] >= 1 && battery->sides[seat - 1] <= setup->seats,
             "seat %d is on side %d", seat, battery->sides[seat - 1]);
    }

  current = battery;
  signal (SIGABRT, tell_game_cb);
  return battery;
}

void
battery_free (Battery *battery)
{
  signal (SIGABRT, SIG_DFL);
  current = NULL;

  g_array_unref (battery->played);
  g_free (battery->position);
  g_free (battery->copy);
  g_free (battery->hidden);
  g_free (battery->hidden_again);
  g_free (battery->seen);
  g_free (battery->memory);
  g_array_unref (battery->pending);
  g_free (battery);
}

bool
battery_same_position (const Battery *battery,
                       const void    *one,
                       const void    *other)
{
  return memcmp (one, other, battery->game->position_size) == 0;
}

static BatterySlot *
find_slot (Battery   *battery,
           HarenaMove move)
{
  guint at = move * 2654435761u >> 22;

  while (battery->slots[at].stamp == battery->stamp && battery->slots[at].move != move)
    at = (at + 1) % BATTERY_SLOTS;
  return &battery->slots[at];
}

bool
battery_is_listed (Battery   *battery,
                   HarenaMove move)
{
  return find_slot (battery, move)->stamp == battery->stamp;
}

static void
list_moves (Battery *battery)
{
  HarenaMove *list = battery->moves;

  memset (list + HARENA_MOVES_MAX, 0x5a, BATTERY_GUARD * sizeof *list);
  battery->n_moves = battery->game->moves (battery->position, list);
  for (int i = 0; i < BATTERY_GUARD; i++)
    CHECK (list[HARENA_MOVES_MAX + i] == 0x5a5a5a5a, "moves () writes behind the list");
  CHECK (battery->n_moves <= HARENA_MOVES_MAX, "%d moves are legal", battery->n_moves);
  if (battery->turn == HARENA_NOBODY)
    CHECK (battery->n_moves == 0, "there are moves after the end");
  else
    CHECK (battery->n_moves >= 1, "there is no move and it is not the end");

  battery->stamp++;
  for (int i = 0; i < battery->n_moves; i++)
    {
      BatterySlot *slot = find_slot (battery, list[i]);

      CHECK (slot->stamp != battery->stamp, "the move 0x%x is listed twice", list[i]);
      *slot = (BatterySlot){ battery->stamp, list[i], i };
    }
}

static void
check_ending_word (const Battery *battery)
{
  const char *word = battery->game->ending (battery->position);

  for (const char *at = word; *at != '\0'; at++)
    CHECK (g_ascii_islower (*at) || *at == '-', "the ending “%s” is not a word", word);
  CHECK (word[0] != '\0', "the ending has no word");
}

/* Seats of one side win together or not at all. */
static void
check_sides (const Battery *battery,
             unsigned       winners)
{
  for (int i = 0; i < battery->setup.seats; i++)
    for (int j = 0; j < i; j++)
      CHECK (battery->sides[i] != battery->sides[j] || (winners >> i & 1) == (winners >> j & 1),
             "seat %d and seat %d are on one side and only one of them wins", j + 1, i + 1);
}

/* The most points of a seat of this side, and those of all its seats. */
static void
reckon_side (const Battery *battery,
             const int     *points,
             int            side,
             int           *most,
             int           *sum)
{
  *most = INT_MIN;
  *sum = 0;
  for (int i = 0; i < battery->setup.seats; i++)
    if (battery->sides[i] == side)
      {
        *most = MAX (*most, points[i]);
        *sum += points[i];
      }
}

/* Whatever the game counts for a side, whoever has less of all does not win. */
static void
check_ahead (const Battery *battery,
             const int     *points,
             int            winner,
             int            other)
{
  int most, sum, most_of_other, sum_of_other;

  reckon_side (battery, points, battery->sides[winner], &most, &sum);
  reckon_side (battery, points, battery->sides[other], &most_of_other, &sum_of_other);
  CHECK (most >= most_of_other || sum >= sum_of_other,
         "seat %d wins with fewer points than seat %d", winner + 1, other + 1);
}

static void
check_winners (const Battery *battery,
               const int     *points)
{
  unsigned winners = battery->game->winners (battery->position);
  int      seats = battery->setup.seats;

  if (battery->turn != HARENA_NOBODY)
    {
      CHECK (winners == 0, "somebody wins before the end");
      CHECK (battery->game->ending (battery->position) == NULL,
             "there is an ending before the end");
      return;
    }

  /* Where there are several sides, who has most has it. */
  CHECK (winners != 0 || harena_n_sides (battery->game, &battery->setup) == 1, "nobody wins");
  CHECK (winners >> seats == 0, "a seat wins that does not play: 0x%x", winners);
  CHECK (battery->game->ending (battery->position) != NULL, "the ending has no word");
  check_ending_word (battery);
  check_sides (battery, winners);
  for (int i = 0; i < seats; i++)
    for (int j = 0; j < seats; j++)
      if ((winners >> i & 1) == 1 && (winners >> j & 1) == 0)
        check_ahead (battery, points, i, j);
}

static void
check_result (const Battery *battery)
{
  const HarenaGame *game = battery->game;
  int               points[HARENA_SEATS_MAX + 1];

  for (int i = 0; i <= HARENA_SEATS_MAX; i++)
    points[i] = INT_MIN;
  game->points (battery->position, points);
  CHECK (points[HARENA_SEATS_MAX] == INT_MIN, "points () writes too far");
  for (int i = 0; i < battery->setup.seats; i++)
    CHECK (points[i] >= game->points_min && points[i] <= game->points_max,
           "seat %d has %d points", i + 1, points[i]);
  check_winners (battery, points);
}

static void
check_weights (const Battery *battery)
{
  const HarenaGame *game = battery->game;
  guint64           total = game->chance_total (battery->position);
  guint64           sum = 0;

  CHECK (total >= 1, "chance has no tickets");
  for (int i = 0; i < battery->n_moves; i++)
    {
      guint32 weight = game->chance_weight (battery->position, battery->moves[i]);

      CHECK (weight >= 1, "chance lists the move 0x%x, which cannot happen", battery->moves[i]);
      sum += weight;
    }
  CHECK (sum == total, "the chances do not sum to 1: %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT,
         sum, total);
}

void
battery_check_position (Battery *battery)
{
  const HarenaGame *game = battery->game;

  memcpy (battery->copy, battery->position, game->position_size);
  battery->turn = game->turn (battery->position);
  CHECK (battery->turn >= HARENA_NOBODY && battery->turn <= battery->setup.seats,
         "the turn is %d", battery->turn);
  list_moves (battery);
  check_result (battery);
  if (battery->turn == HARENA_CHANCE)
    check_weights (battery);
  if (battery->invariant != NULL)
    battery->invariant (battery->position);
  CHECK (battery_same_position (battery, battery->copy, battery->position),
         "looking at a position changes it");
}

/* The list is the same whoever asks and however often. */
static void
check_moves_again (Battery *battery)
{
  HarenaMove list[HARENA_MOVES_MAX];

  memset (list, 0xa5, sizeof list);
  CHECK (battery->game->moves (battery->copy, list) == battery->n_moves
           && memcmp (list, battery->moves, battery->n_moves * sizeof *list) == 0,
         "a copy has other legal moves");
}

static int
find_drawn (Battery *battery,
            guint32  ticket)
{
  HarenaMove   move = battery->game->chance_move (battery->position, ticket);
  BatterySlot *slot = find_slot (battery, move);

  CHECK (slot->stamp == battery->stamp, "chance draws the move 0x%x, which is not legal", move);
  return slot->index;
}

static void
check_tickets (Battery *battery)
{
  guint32 total = battery->game->chance_total (battery->position);
  guint32 counts[HARENA_MOVES_MAX] = { 0 };

  if (total > TICKETS_MAX)
    {
      for (int i = 0; i < TICKETS_MAX / 10; i++)
        find_drawn (battery, harena_random_below (&battery->random, total));
      find_drawn (battery, 0);
      find_drawn (battery, total - 1);
      return;
    }

  for (guint32 ticket = 0; ticket < total; ticket++)
    counts[find_drawn (battery, ticket)]++;
  for (int i = 0; i < battery->n_moves; i++)
    CHECK (counts[i] == battery->game->chance_weight (battery->position, battery->moves[i]),
           "the move 0x%x has %u tickets and another weight", battery->moves[i], counts[i]);
}

/* The dice are those of the seed, whatever was asked before. */
static void
check_roll (Battery *battery)
{
  guint64    seed = harena_random_next (&battery->random);
  HarenaMove one = harena_roll (battery->game, battery->position, seed, battery->played->len);
  HarenaMove other = harena_roll (battery->game, battery->copy, seed, battery->played->len);

  CHECK (one == other, "the same seed rolls different moves");
  CHECK (battery_is_listed (battery, one), "the move 0x%x is rolled, which is not legal", one);
}

static int n_translated;

/* A language in which every sentence is marked, to see which went through the dictionary. */
static const char *
translate_cb (const char *sentence)
{
  g_autofree char *marked = g_strconcat ("¤", sentence, NULL);

  CHECK (sentence[0] != '\0', "nothing is to be translated, which gives the head of the catalogue");
  n_translated++;
  return g_intern_string (marked);
}

static const char *
leave_english_cb (const char *sentence)
{
  return sentence;
}

static void
check_show (Battery *battery)
{
  const HarenaGame *game = battery->game;
  g_autofree char  *whole = g_malloc (SHOW_MAX);
  g_autofree char  *part = g_malloc (SHOW_MAX);
  gsize             length = game->show (battery->position, leave_english_cb, whole, SHOW_MAX);
  gsize             size = harena_random_below (&battery->random, length + 2);

  CHECK (length > 0 && length < SHOW_MAX, "the position is shown with %zu letters", length);
  CHECK (strlen (whole) == length, "show () returns another length than it wrote");
  CHECK (g_utf8_validate (whole, -1, NULL), "the position is shown in something else than UTF-8");
  CHECK (g_str_has_suffix (whole, "\n"), "the last line of show () does not end");

  memset (part, 0x5a, SHOW_MAX);
  CHECK (game->show (battery->position, leave_english_cb, part, size) == length,
         "show () returns another length when it is cut off");
  for (gsize i = size; i < SHOW_MAX; i++)
    CHECK (part[i] == 0x5a, "show () writes further than it may");
  if (size > 0)
    CHECK (strlen (part) == MIN (size - 1, length) && strncmp (whole, part, size - 1) == 0,
           "show () is not cut off as snprintf () would");
  CHECK (game->show (battery->position, leave_english_cb, NULL, 0) == length,
         "show () does not measure");

  n_translated = 0;
  game->show (battery->position, translate_cb, part, SHOW_MAX);
  CHECK (n_translated > 0 && strstr (part, "¤") != NULL, "show () is not translated");
}

void
battery_check_closely (Battery *battery)
{
  check_moves_again (battery);
  battery_check_texts (battery);
  check_show (battery);
  battery_check_secrets (battery);
  battery_check_strategy (battery);
  if (battery->turn == HARENA_CHANCE)
    {
      check_roll (battery);
      check_tickets (battery);
    }
  CHECK (battery_same_position (battery, battery->copy, battery->position),
         "looking at a position changes it");
}

/* What was in memory before does not matter: every byte of a position is written. */
void
battery_start (Battery *battery,
               guint64  seed)
{
  const HarenaGame *game = battery->game;
  HarenaReason      reason;

  harena_random_seed (&battery->random, seed);
  g_array_set_size (battery->played, 0);
  memset (battery->position, 0x00, game->position_size);
  memset (battery->copy, 0xff, game->position_size);
  CHECK (game->start (battery->position, &battery->setup, &reason), "the setup is refused");
  CHECK (game->start (battery->copy, &battery->setup, &reason), "the setup is refused");
  CHECK (battery_same_position (battery, battery->position, battery->copy),
         "two games start differently");
  g_array_set_size (battery->pending, 0);
}

/* Plays in the position and in its copy, which battery_check_position () made. */
void
battery_play (Battery   *battery,
              HarenaMove move)
{
  g_array_append_val (battery->played, move);
  CHECK (battery->played->len <= BATTERY_MOVES_MAX, "the game does not end");
  battery->game->play (battery->position, move);
  battery->game->play (battery->copy, move);
  CHECK (battery_same_position (battery, battery->copy, battery->position),
         "the same move changes a copy differently");
  battery_note_open (battery);
}

/* A stubborn player prefers the moves at one end of the list, the more the further from 0: so
 * games also go where evenly random play never gets. */
HarenaMove
battery_choose (Battery *battery,
                int      stubborn)
{
  HarenaRandom *random = &battery->random;
  int           choice = harena_random_below (random, battery->n_moves);

  if (battery->turn == HARENA_CHANCE)
    {
      guint32 total = battery->game->chance_total (battery->position);

      return battery->moves[find_drawn (battery, harena_random_below (random, total))];
    }

  for (int i = 0; i < ABS (stubborn); i++)
    {
      int other = harena_random_below (random, battery->n_moves);

      choice = stubborn < 0 ? MIN (choice, other) : MAX (choice, other);
    }
  return battery->moves[choice];
}

/* The game is in its moves and nowhere else: played again, through the door for moves that may be
 * wrong, they lead to the same place. */
void
battery_check_replay (Battery *battery)
{
  HarenaReason reason;

  CHECK (battery->game->start (battery->copy, &battery->setup, &reason), "the setup is refused");
  for (guint i = 0; i < battery->played->len; i++)
    CHECK (harena_play (battery->game, battery->copy,
                        g_array_index (battery->played, HarenaMove, i), &reason),
           "move %u is refused when the game is played again", i + 1);
  CHECK (battery_same_position (battery, battery->copy, battery->position),
         "the same moves lead to another position");
}
