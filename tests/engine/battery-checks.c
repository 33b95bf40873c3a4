/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold at every position of every game, by the contract in game.h alone. */

#include "battery-checks.h"

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

  CHECK (winners != 0, "nobody wins");
  CHECK (winners >> seats == 0, "a seat wins that does not play: 0x%x", winners);
  CHECK (battery->game->ending (battery->position) != NULL, "the ending has no word");
  for (int i = 0; i < seats; i++)
    for (int j = 0; j < seats; j++)
      CHECK ((winners >> i & 1) == 0 || (winners >> j & 1) == 1 || points[i] >= points[j],
             "seat %d wins with fewer points than seat %d", i + 1, j + 1);
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

static int
compare_moves_cb (const void *one,
                  const void *other)
{
  HarenaMove a = *(const HarenaMove *) one;
  HarenaMove b = *(const HarenaMove *) other;

  return (a > b) - (a < b);
}

/* A seat that is asked must be asked the same in every world that it holds possible. */
static void
check_hidden_moves (const Battery *battery,
                    int            seat)
{
  HarenaMove open[HARENA_MOVES_MAX];
  HarenaMove hidden[HARENA_MOVES_MAX];
  int        n_moves = battery->game->moves (battery->hidden, hidden);

  memcpy (open, battery->moves, sizeof open);
  qsort (open, battery->n_moves, sizeof *open, compare_moves_cb);
  qsort (hidden, n_moves, sizeof *hidden, compare_moves_cb);
  CHECK (n_moves == battery->n_moves && memcmp (open, hidden, n_moves * sizeof *open) == 0,
         "hiding for seat %d changes its legal moves", seat);

  for (int i = 0; i < n_moves; i++)
    {
      char before[HARENA_MOVE_TEXT_MAX];
      char after[HARENA_MOVE_TEXT_MAX];

      battery_write_move (battery, battery->position, open[i], seat, before);
      battery_write_move (battery, battery->hidden, open[i], seat, after);
      CHECK (strcmp (before, after) == 0, "hiding for seat %d makes “%s” of “%s”", seat, after,
             before);
    }
}

static void
check_hide (Battery *battery,
            int      seat)
{
  const HarenaGame *game = battery->game;
  HarenaRandom      one, other;
  int               points[HARENA_SEATS_MAX] = { 0 };
  int               hidden_points[HARENA_SEATS_MAX] = { 0 };

  harena_random_seed (&one, harena_random_next (&battery->random));
  other = one;
  memcpy (battery->hidden, battery->position, game->position_size);
  memcpy (battery->hidden_again, battery->position, game->position_size);
  harena_hide (game, battery->hidden, seat, &one);
  harena_hide (game, battery->hidden_again, seat, &other);
  CHECK (battery_same_position (battery, battery->hidden, battery->hidden_again)
           && memcmp (&one, &other, sizeof one) == 0,
         "hiding twice with the same numbers differs");

  CHECK (game->turn (battery->hidden) == battery->turn, "hiding changes the turn");
  if (battery->turn == seat)
    check_hidden_moves (battery, seat);

  /* The score table is on everybody's screen. */
  game->points (battery->position, points);
  game->points (battery->hidden, hidden_points);
  CHECK (memcmp (points, hidden_points, battery->setup.seats * sizeof *points) == 0,
         "hiding changes the points");
  CHECK (game->winners (battery->hidden) == game->winners (battery->position),
         "hiding changes the winners");
  if (battery->invariant != NULL)
    battery->invariant (battery->hidden);

  /* A position is its setup and its moves, and this seat was told all of them. */
  CHECK (!battery->told_all[seat]
           || battery_same_position (battery, battery->hidden, battery->position),
         "hiding for seat %d changes what it has seen", seat);
}

/* What is dealt anew is a position like any other: it can be played to its end. */
static void
check_hidden_plays (Battery *battery)
{
  const HarenaGame *game = battery->game;
  HarenaMove        list[HARENA_MOVES_MAX];
  int               turn;

  for (int i = 0; (turn = game->turn (battery->hidden)) != HARENA_NOBODY; i++)
    {
      int n_moves = game->moves (battery->hidden, list);

      CHECK (n_moves > 0, "there is no move after hiding and it is not the end");
      CHECK (i < BATTERY_MOVES_MAX, "the game does not end after hiding");
      if (turn == HARENA_CHANCE)
        list[0] = harena_roll (game, battery->hidden, harena_random_next (&battery->random), i);
      else
        list[0] = list[harena_random_below (&battery->random, n_moves)];
      game->play (battery->hidden, list[0]);
      if (battery->invariant != NULL)
        battery->invariant (battery->hidden);
    }
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

static void
check_ending_word (const Battery *battery)
{
  const char *word = battery->game->ending (battery->position);

  for (const char *at = word; *at != '\0'; at++)
    CHECK (g_ascii_islower (*at) || *at == '-', "the ending “%s” is not a word", word);
  CHECK (word[0] != '\0', "the ending has no word");
}

void
battery_check_closely (Battery *battery)
{
  check_moves_again (battery);
  battery_check_texts (battery);
  check_show (battery);
  for (int seat = 1; seat <= battery->setup.seats; seat++)
    check_hide (battery, seat);
  if (battery->turn == HARENA_NOBODY)
    check_ending_word (battery);
  else if (harena_random_below (&battery->random, 16) == 0)
    check_hidden_plays (battery);
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
  for (int seat = 1; seat <= battery->setup.seats; seat++)
    battery->told_all[seat] = true;
}

void
battery_note_told (Battery   *battery,
                   HarenaMove move)
{
  char text[HARENA_MOVE_TEXT_MAX];
  char seen[HARENA_MOVE_TEXT_MAX];

  battery_write_move (battery, battery->position, move, HARENA_SEES_ALL, text);
  for (int seat = 1; seat <= battery->setup.seats; seat++)
    if (battery->told_all[seat])
      {
        battery_write_move (battery, battery->position, move, seat, seen);
        battery->told_all[seat] = strcmp (text, seen) == 0;
      }
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
