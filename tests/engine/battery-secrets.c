/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat cannot see stays unseen: by the contract's hide (), see (), together () and
 * is_open (), whatever the game. */

#include "battery-checks.h"

#include <stdlib.h>
#include <string.h>

enum
{
  PENDING_MAX = 256,  /* more secrets are not followed in one game */
  ALIKE_MAX = 6,      /* moves that are compared as somebody sees them who is not told which */
};

void
battery_clear_secret_cb (void *data)
{
  g_free (((BatterySecret *) data)->before);
}

void
battery_note_told (Battery   *battery,
                   HarenaMove move)
{
  BatterySecret secret = { .move = move };
  char          text[HARENA_MOVE_TEXT_MAX];
  char          seen[HARENA_MOVE_TEXT_MAX];

  battery_write_move (battery, battery->position, move, HARENA_SEES_ALL, text);
  for (int seat = 1; seat <= battery->setup.seats; seat++)
    {
      battery_write_move (battery, battery->position, move, seat, seen);
      if (strcmp (text, seen) != 0)
        secret.seats |= 1u << (seat - 1);
    }

  if (secret.seats == 0)
    return;
  secret.before = g_memdup2 (battery->position, battery->game->position_size);
  g_array_append_val (battery->pending, secret);
}

/* Asked after each move that follows, as the house does. At the end everything has come to light,
 * whatever the game says. */
void
battery_note_open (Battery *battery)
{
  const HarenaGame *game = battery->game;

  if (game->turn (battery->position) == HARENA_NOBODY || battery->pending->len > PENDING_MAX)
    return;

  for (guint i = battery->pending->len; i > 0; i--)
    {
      BatterySecret *secret = &g_array_index (battery->pending, BatterySecret, i - 1);

      for (int seat = 1; seat <= battery->setup.seats; seat++)
        if (secret->seats & 1u << (seat - 1)
            && harena_is_open (game, secret->before, secret->move, battery->position, seat))
          secret->seats &= ~(1u << (seat - 1));
      if (secret->seats == 0)
        g_array_remove_index_fast (battery->pending, i - 1);
    }
}

static bool
knows_all (const Battery *battery,
           int            seat)
{
  for (guint i = 0; i < battery->pending->len; i++)
    if (g_array_index (battery->pending, BatterySecret, i).seats & 1u << (seat - 1))
      return false;

  return true;
}

static int
compare_moves_cb (const void *one,
                  const void *other)
{
  HarenaMove a = *(const HarenaMove *) one;
  HarenaMove b = *(const HarenaMove *) other;

  return (a > b) - (a < b);
}

/* A seat that is asked must be asked the same in every world that it holds possible, and in what it
 * is shown. what: “hiding” or “seeing”. */
static void
check_same_moves (const Battery *battery,
                  const void    *other,
                  int            seat,
                  const char    *what)
{
  HarenaMove open[HARENA_MOVES_MAX];
  HarenaMove hidden[HARENA_MOVES_MAX];
  int        n_moves = battery->game->moves (other, hidden);

  memcpy (open, battery->moves, sizeof open);
  qsort (open, battery->n_moves, sizeof *open, compare_moves_cb);
  qsort (hidden, n_moves, sizeof *hidden, compare_moves_cb);
  CHECK (n_moves == battery->n_moves && memcmp (open, hidden, n_moves * sizeof *open) == 0,
         "%s for seat %d changes its legal moves", what, seat);

  for (int i = 0; i < n_moves; i++)
    {
      char before[HARENA_MOVE_TEXT_MAX];
      char after[HARENA_MOVE_TEXT_MAX];

      battery_write_move (battery, battery->position, open[i], seat, before);
      battery_write_move (battery, other, open[i], seat, after);
      CHECK (strcmp (before, after) == 0, "%s for seat %d makes “%s” of “%s”", what, seat, after,
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
    check_same_moves (battery, battery->hidden, seat, "hiding");

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
  CHECK (!knows_all (battery, seat)
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

/* Dealt anew with the same numbers it is the same, whatever was there: so nothing of a secret gets
 * to whoever thinks about it. */
static void
check_hide_forgets (Battery *battery,
                    int      seat)
{
  const HarenaGame *game = battery->game;
  HarenaRandom      one, other;

  harena_random_seed (&one, harena_random_next (&battery->random));
  other = one;
  memcpy (battery->hidden_again, battery->hidden, game->position_size);
  harena_hide (game, battery->hidden_again, seat, &one);
  memcpy (battery->hidden, battery->position, game->position_size);
  harena_hide (game, battery->hidden, seat, &other);
  CHECK (battery_same_position (battery, battery->hidden, battery->hidden_again),
         "what is dealt anew for seat %d depends on what was there", seat);
}

static void
see (const Battery *battery,
     const void    *position,
     int            viewer,
     void          *seen)
{
  memcpy (seen, position, battery->game->position_size);
  battery->game->see (seen, viewer);
}

/* What the house asks of a position that is only looked at. */
static void
check_seen_position (Battery *battery,
                     int      viewer)
{
  const HarenaGame *game = battery->game;
  int               points[HARENA_SEATS_MAX] = { 0 };
  int               seen_points[HARENA_SEATS_MAX] = { 0 };
  const char       *ending = game->ending (battery->position);

  CHECK (game->turn (battery->seen) == battery->turn, "seeing changes the turn");
  game->points (battery->position, points);
  game->points (battery->seen, seen_points);
  CHECK (memcmp (points, seen_points, battery->setup.seats * sizeof *points) == 0,
         "seeing changes the points");
  CHECK (game->winners (battery->seen) == game->winners (battery->position),
         "seeing changes the winners");
  CHECK (g_strcmp0 (game->ending (battery->seen), ending) == 0, "seeing changes the ending");
  if (battery->turn == viewer)
    check_same_moves (battery, battery->seen, viewer, "seeing");
}

static void
check_see (Battery *battery,
           int      viewer)
{
  see (battery, battery->position, viewer, battery->seen);
  check_seen_position (battery, viewer);
  see (battery, battery->seen, viewer, battery->hidden);
  CHECK (battery_same_position (battery, battery->hidden, battery->seen),
         "seeing twice is not seeing once for viewer %d", viewer);
  if (viewer == HARENA_SEES_ALL)
    CHECK (battery_same_position (battery, battery->seen, battery->position),
           "who sees all does not see all");
}

/* What is dealt anew looks the same to the seat for which it is, and to whoever sees less. */
static void
check_see_hidden (Battery *battery,
                  int      seat)
{
  const int viewers[] = { seat, HARENA_SEES_OPEN };

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      see (battery, battery->position, viewers[i], battery->seen);
      memcpy (battery->hidden, battery->position, battery->game->position_size);
      harena_hide (battery->game, battery->hidden, seat, &battery->random);
      see (battery, battery->hidden, viewers[i], battery->hidden_again);
      CHECK (battery_same_position (battery, battery->hidden_again, battery->seen),
             "what is dealt anew for seat %d does not look the same to viewer %d", seat,
             viewers[i]);
    }
}

/* Two moves that a viewer is told apart neither by their text nor by what comes to light at once
 * lead to positions that look the same to it. */
static void
check_alike (Battery *battery,
             int      viewer)
{
  const HarenaGame *game = battery->game;
  char              first[HARENA_MOVE_TEXT_MAX];
  int               n_tried = 0;

  for (int i = 0; i < battery->n_moves && n_tried < ALIKE_MAX; i++)
    {
      HarenaMove move
        = battery->moves[(i + battery->played->len) % battery->n_moves]; /* not always the first */
      char       text[HARENA_MOVE_TEXT_MAX];

      battery_write_move (battery, battery->position, move, viewer, text);
      memcpy (battery->hidden, battery->position, game->position_size);
      game->play (battery->hidden, move);
      if (strchr (text, '?') == NULL
          || harena_is_open (game, battery->position, move, battery->hidden, viewer)
          || (n_tried > 0 && strcmp (first, text) != 0))
        continue;

      see (battery, battery->hidden, viewer, battery->hidden_again);
      if (n_tried++ == 0)
        {
          memcpy (first, text, sizeof first);
          memcpy (battery->seen, battery->hidden_again, game->position_size);
        }
      CHECK (battery_same_position (battery, battery->hidden_again, battery->seen),
             "viewer %d is told “%s” and sees more", viewer, text);
    }
}

static void
check_together (const Battery *battery)
{
  unsigned seats = harena_together (battery->game, battery->position);

  CHECK (seats >> battery->setup.seats == 0, "a seat chooses that does not play: 0x%x", seats);
  CHECK (seats == 0 || (battery->turn > 0 && seats >> (battery->turn - 1) & 1),
         "the seat that has the turn does not choose together with the others");
  CHECK (seats == 0 || __builtin_popcount (seats) > 1, "a seat chooses together with nobody");
}

void
battery_check_secrets (Battery *battery)
{
  check_together (battery);
  for (int seat = 1; seat <= battery->setup.seats; seat++)
    {
      check_hide (battery, seat);
      check_hide_forgets (battery, seat);
      if (battery->game->see != NULL)
        check_see_hidden (battery, seat);
    }
  if (battery->turn != HARENA_NOBODY && harena_random_below (&battery->random, 16) == 0)
    check_hidden_plays (battery);

  for (int viewer = HARENA_SEES_OPEN; viewer <= battery->setup.seats; viewer++)
    if (battery->game->see != NULL)
      {
        check_see (battery, viewer);
        if (viewer != HARENA_SEES_ALL && viewer != battery->turn)
          check_alike (battery, viewer);
      }
}
