/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round is one game for each rotation of the seats.
 *
 * All its games roll the same dice and have the same dealt entry. What a player strays by differs
 * from game to game, or equal competitors would play one game several times over. */

#include "match-round.h"

#include "deal.h"
#include "playout.h"
#include "record.h"
#include "thinker.h"

#include <time.h>

struct LabPlayers
{
  const LabMatch *match;
  HarenaThinker  *thinkers[HARENA_SEATS_MAX]; /* of each competitor; those of one level share it */
  void           *position;
  HarenaMove      opening[HARENA_OPENING_MAX];
  int             n_opening;
};

/* One game while it is played. */
typedef struct
{
  guint64  seed;
  guint64  choices; /* the seed of what the players decide: it has nothing to do with the dice */
  int      rotation;
  guint32  chances;
  guint32  n_moves;
} Game;

LabPlayers *
lab_players_new (const LabMatch *match)
{
  LabPlayers *players = g_new0 (LabPlayers, 1);

  players->match = match;
  players->position = g_malloc0 (match->game->position_size);
  for (int i = 0; i < match->setup.seats; i++)
    {
      for (int j = 0; j < i && players->thinkers[i] == NULL; j++)
        if (match->levels[j] == match->levels[i])
          players->thinkers[i] = players->thinkers[j];
      if (players->thinkers[i] == NULL)
        players->thinkers[i] = harena_thinker_new (match->game, &match->setup);
    }

  return players;
}

void
lab_players_free (LabPlayers *players)
{
  for (int i = 0; i < players->match->setup.seats; i++)
    {
      gboolean is_last = TRUE;

      for (int j = i + 1; j < players->match->setup.seats; j++)
        is_last &= players->thinkers[j] != players->thinkers[i];
      if (is_last)
        harena_thinker_free (players->thinkers[i]);
    }

  g_free (players->position);
  g_free (players);
}

/* The first competitor sits in seat 1, then in seat 2, and so on; the others follow it. */
static int
competitor_in_seat (const LabPlayers *players,
                    const Game       *game,
                    int               seat)
{
  int seats = players->match->setup.seats;

  return (seat - 1 + seats - game->rotation) % seats;
}

/* The time that this thread had a core to itself, whatever else the machine does. */
static guint64
thread_nanoseconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_GUINT64_CONSTANT (1000000000) + time.tv_nsec;
}

static HarenaMove
decide (LabPlayers   *players,
        const Game   *game,
        LabMatchSums *sums,
        int           turn,
        atomic_bool  *stop)
{
  int        competitor = competitor_in_seat (players, game, turn);
  HarenaMove list[HARENA_MOVES_MAX];
  HarenaMove move;
  guint64    begin;

  if (players->match->game->moves (players->position, list) == 1)
    return list[0];

  begin = thread_nanoseconds ();
  move = harena_thinker_decide (players->thinkers[competitor], players->position,
                                players->match->levels[competitor],
                                lab_game_seed (game->choices, game->n_moves), stop);
  lab_times_add (&sums->competitors[competitor].times, thread_nanoseconds () - begin);
  return move;
}

static void
play_move (LabPlayers *players,
           Game       *game,
           HarenaMove  move)
{
  players->match->game->play (players->position, move);
  game->n_moves++;
}

static void
begin_game (LabPlayers *players,
            Game       *game)
{
  const LabMatch *match = players->match;

  match->game->start (players->position, &match->setup, NULL);
  for (int i = 0; i < players->n_opening; i++)
    {
      game->chances += match->game->turn (players->position) == HARENA_CHANCE;
      play_move (players, game, players->opening[i]);
    }
}

static LabRoundEnd
play_game (LabPlayers   *players,
           Game         *game,
           LabMatchSums *sums,
           atomic_bool  *stop)
{
  const HarenaGame *rules = players->match->game;
  int               turn;

  begin_game (players, game);
  while ((turn = rules->turn (players->position)) != HARENA_NOBODY)
    {
      HarenaMove move;

      if (game->n_moves == HARENA_RECORD_MOVES_MAX)
        return LAB_ROUND_ENDLESS;

      move = turn == HARENA_CHANCE
               ? harena_roll (rules, players->position, game->seed, game->chances++)
               : decide (players, game, sums, turn, stop);
      if (atomic_load_explicit (stop, memory_order_relaxed))
        return LAB_ROUND_STOPPED;
      play_move (players, game, move);
    }

  return LAB_ROUND_PLAYED;
}

/* wins, points: of each competitor, summed up over the round. */
static void
add_result (LabPlayers   *players,
            const Game   *game,
            LabMatchSums *sums,
            gint64       *wins,
            gint64       *points)
{
  const HarenaGame *rules = players->match->game;
  unsigned          winners = rules->winners (players->position);
  int               n_winners = __builtin_popcount (winners);
  int               of_seats[HARENA_SEATS_MAX];

  rules->points (players->position, of_seats);
  for (int seat = 1; seat <= players->match->setup.seats; seat++)
    {
      int            number = competitor_in_seat (players, game, seat);
      LabCompetitor *competitor = &sums->competitors[number];

      points[number] += of_seats[seat - 1];
      if ((winners & 1u << (seat - 1)) == 0)
        continue;
      wins[number] += LAB_PARTS_OF_WIN / n_winners;
      competitor->n_outright += n_winners == 1;
      competitor->n_shared += n_winners > 1;
    }

  sums->n_moves += game->n_moves;
}

LabRoundEnd
lab_round_play (LabPlayers   *players,
                guint64       number,
                LabMatchSums *sums,
                atomic_bool  *stop)
{
  const LabMatch *match = players->match;
  guint64         seed = lab_game_seed (match->seed, number);
  gint64          wins[HARENA_SEATS_MAX] = { 0 };
  gint64          points[HARENA_SEATS_MAX] = { 0 };

  *sums = (LabMatchSums) { .n_rounds = 1 };
  if (match->dealt)
    players->n_opening = harena_deal (match->game, &match->setup, seed, players->opening);

  for (int rotation = 0; rotation < match->setup.seats; rotation++)
    {
      Game        game = { .seed = seed, .choices = lab_game_seed (~seed, rotation),
                           .rotation = rotation };
      LabRoundEnd end = play_game (players, &game, sums, stop);

      if (end != LAB_ROUND_PLAYED)
        return end;
      add_result (players, &game, sums, wins, points);
    }

  for (int i = 0; i < match->setup.seats; i++)
    {
      lab_sum_add (&sums->competitors[i].wins, wins[i]);
      lab_sum_add (&sums->competitors[i].points, points[i]);
    }

  return LAB_ROUND_PLAYED;
}
