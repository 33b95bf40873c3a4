/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round is one game for each rotation of the seats.
 *
 * All its games roll the same dice and have the same dealt entry. What a player strays by differs
 * from game to game, or equal competitors would play one game several times over. */

#include "match-round.h"

#include "deal.h"
#include "file.h"
#include "playout.h"
#include "record.h"
#include "result.h"
#include "thinker.h"

#include <time.h>

struct LabPlayers
{
  const LabMatch *match;
  const char     *folder;
  HarenaRecord   *records[HARENA_SEATS_MAX];  /* of each rotation, if there is a folder */
  int             order[HARENA_SEATS_MAX];    /* in which competitors move on from seat to seat, */
  int             places[HARENA_SEATS_MAX];   /* and where in it each seat is */
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

/* How many seats before this one are on its side. */
static int
rank_in_side (const LabMatch *match,
              int             seat)
{
  int side = harena_side (match->game, &match->setup, seat);
  int rank = 0;

  for (int other = 1; other < seat; other++)
    rank += harena_side (match->game, &match->setup, other) == side;

  return rank;
}

/* The first seat of each side, then the second of each, and so on: who moves on along this order
 * keeps the same partners if the sides are equally large. Where everybody plays alone it is the
 * order of the seats. */
static void
arrange_seats (LabPlayers *players)
{
  int n_placed = 0;

  for (int rank = 0; rank < players->match->setup.seats; rank++)
    for (int seat = 1; seat <= players->match->setup.seats; seat++)
      if (rank_in_side (players->match, seat) == rank)
        {
          players->places[seat - 1] = n_placed;
          players->order[n_placed++] = seat;
        }
}

LabPlayers *
lab_players_new (const LabMatch *match,
                 const char     *folder)
{
  LabPlayers *players = g_new0 (LabPlayers, 1);

  players->match = match;
  players->folder = folder;
  players->position = g_malloc0 (match->game->position_size);
  arrange_seats (players);
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

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    harena_record_free (players->records[i]);
  g_free (players->position);
  g_free (players);
}

/* In the first game of a round each sits in the seat of its number; then they all move on. */
static int
competitor_in_seat (const LabPlayers *players,
                    const Game       *game,
                    int               seat)
{
  int seats = players->match->setup.seats;

  return players->order[(players->places[seat - 1] + seats - game->rotation) % seats] - 1;
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
  if (players->folder != NULL)
    g_array_append_val (players->records[game->rotation]->moves, move);
}

/* Not translated: the same game makes the same file everywhere. */
static HarenaRecord *
make_record (const LabPlayers *players,
             const Game       *game)
{
  const LabMatch *match = players->match;
  HarenaRecord   *record = harena_record_new (match->game, &match->setup, game->seed);

  for (int seat = 1; seat <= match->setup.seats; seat++)
    {
      int              number = competitor_in_seat (players, game, seat);
      const char      *id = match->levels[number]->id;
      g_autofree char *name = g_strdup_printf ("%d %s", number + 1, id);

      harena_record_set_seat (record, seat, name, id);
    }

  return record;
}

static void
begin_game (LabPlayers *players,
            Game       *game)
{
  const LabMatch *match = players->match;

  if (players->folder != NULL)
    {
      harena_record_free (players->records[game->rotation]);
      players->records[game->rotation] = make_record (players, game);
    }

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
  const HarenaGame  *rules = players->match->game;
  const HarenaSetup *setup = &players->match->setup;
  HarenaResult       result = harena_result (rules, setup, players->position);
  int                of_seats[HARENA_SEATS_MAX];
  int                parts[HARENA_SEATS_MAX];

  rules->points (players->position, of_seats);
  lab_result_wins (rules, setup, players->position, parts);
  for (int seat = 1; seat <= setup->seats; seat++)
    {
      int            number = competitor_in_seat (players, game, seat);
      LabCompetitor *competitor = &sums->competitors[number];

      points[number] += of_seats[seat - 1];
      wins[number] += parts[seat - 1];
      competitor->n_outright += parts[seat - 1] > 0 && result == HARENA_RESULT_WON;
      competitor->n_shared += parts[seat - 1] > 0 && result == HARENA_RESULT_SHARED;
    }

  sums->n_drawn += result == HARENA_RESULT_DRAWN;
  sums->n_lost += result == HARENA_RESULT_LOST;
  sums->n_moves += game->n_moves;
}

/* Games are numbered from 1 within the match, so the files of its parts go into one folder. */
static gboolean
save_games (const LabPlayers *players,
            guint64           round)
{
  const LabMatch *match = players->match;

  for (int rotation = 0; rotation < match->setup.seats; rotation++)
    {
      guint64          number = round * match->setup.seats + rotation + 1;
      g_autofree char *name = g_strdup_printf ("%08" G_GUINT64_FORMAT ".harena", number);
      g_autofree char *filename = g_build_filename (players->folder, name, NULL);

      if (!lab_save (players->records[rotation], filename))
        return FALSE;
    }

  return TRUE;
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
  if (players->folder != NULL && !save_games (players, number))
    return LAB_ROUND_UNSAVED;

  for (int i = 0; i < match->setup.seats; i++)
    {
      lab_sum_add (&sums->competitors[i].wins, wins[i]);
      lab_sum_add (&sums->competitors[i].points, points[i]);
    }

  return LAB_ROUND_PLAYED;
}
