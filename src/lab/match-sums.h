/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a match is, and what has come of it so far: whole numbers only, so that the sums of several
 * threads, runs and machines come out the same in whatever order they are added up. */

#pragma once

#include "game.h"
#include "level.h"
#include "match-times.h"
#include "result.h"

enum
{
  LAB_MATCH_GAMES_MAX = 10 * 1000 * 1000,
};

/* A competitor is an entry of --seats. In a round everybody sits in every seat once, and every game
 * of the round has the same seed; so luck is shared out as far as it can be. */
typedef struct
{
  const HarenaGame  *game;
  HarenaSetup        setup;
  const HarenaLevel *levels[HARENA_SEATS_MAX]; /* of each competitor */
  guint64            n_games;                  /* of the whole match: whole rounds */
  guint64            seed;
  gboolean           dealt;
} LabMatch;

static inline guint64
lab_match_n_rounds (const LabMatch *match)
{
  return match->n_games / match->setup.seats;
}

/* The first thing in which two matches differ, as JSON calls it, or NULL. */
const char *lab_match_difference (const LabMatch *match,
                                  const LabMatch *other);

/* Sums over rounds of what a round brought, and of its square. Games of a round are no independent
 * witnesses, so the standard error is that between rounds. */
typedef struct
{
  gint64 sum;
  gint64 squares;
} LabSum;

typedef struct
{
  LabSum   wins;       /* in parts of a win */
  LabSum   points;
  guint64  n_outright; /* games that its side won alone, */
  guint64  n_shared;   /* and with other sides, but not with all */
  LabTimes times;      /* of the decisions in which there was a choice */
} LabCompetitor;

typedef struct
{
  guint64       n_rounds;
  guint64       n_moves;
  guint64       n_drawn; /* games in which all sides were level, */
  guint64       n_lost;  /* and those that nobody won */
  LabCompetitor competitors[HARENA_SEATS_MAX];
} LabMatchSums;

/* All that is known of a match: what the files of its parts hold. */
typedef struct
{
  LabMatch     match;
  guint8      *played; /* for each round of the match whether it is among the sums */
  LabMatchSums sums;
} LabMatchResult;

/* match is set by now. */
void   lab_match_result_begin (LabMatchResult *result);

void   lab_match_result_clear (LabMatchResult *result);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabMatchResult, lab_match_result_clear)

void   lab_match_sums_add  (LabMatchSums       *sums,
                            const LabMatchSums *others,
                            int                 seats);

void   lab_sum_add         (LabSum *sum,
                            gint64  value);

/* Per game. The error is not a number if there are fewer than two rounds. */
double lab_sum_mean        (const LabSum       *sum,
                            const LabMatchSums *sums,
                            int                 seats);

double lab_sum_error       (const LabSum       *sum,
                            const LabMatchSums *sums,
                            int                 seats);
