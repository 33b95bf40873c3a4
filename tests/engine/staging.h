/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the stages of all games share: positions begin by the words of their options, are played
 * move by move and looked at through the contract alone. What is played is read as text first.
 *
 * The options of a table are an edition and, behind it, the points in which the table differs:
 * "mirrored", "printed first=rome". There are none where the game has but one edition.
 *
 * Whatever is staged or played must pass the game's invariant, or the test ends there. */

#pragma once

#include "game.h"

#include <glib.h>

/* The game that is staged; its stage.c has it. */
typedef struct
{
  const HarenaGame *game;
  void            (*invariant) (const void *position);
} Staged;

extern const Staged staged;

/* A test that is played at more than one table; the data is their options. */
typedef void (*StageTest) (gconstpointer options);

/* A move that is refused, and why. */
typedef struct
{
  const char *name;
  int         scene;
  const char *move;
  const char *because;
} StageRefusal;

/* Where refusals are tried: puts one of the scenes, which are numbered from 0. */
typedef void (*StageScene) (void *position,
                            int   scene);

void  stage_read_options      (const char  *where,
                               const char  *options,
                               HarenaSetup *setup,
                               int          seats);

void  stage_start_at          (const char *where,
                               void       *position,
                               int         seats,
                               const char *options);

void  stage_play_at           (const char *where,
                               void       *position,
                               ...) G_GNUC_NULL_TERMINATED;

void  stage_refuse_at         (const char *where,
                               const void *position,
                               const char *text,
                               const char *because);

void  stage_assert_legal_at   (const char *where,
                               const void *position,
                               const char *moves);

void  stage_assert_turn_at    (const char *where,
                               const void *position,
                               int         turn);

void  stage_assert_points_at  (const char *where,
                               const void *position,
                               int         seats,
                               const char *points);

void  stage_assert_over_at    (const char *where,
                               const void *position,
                               const char *ending,
                               unsigned    winners);

/* The position before the first move. */
#define stage_start(position, seats, options) stage_start_at (G_STRLOC, position, seats, options)

/* Plays the moves, as a person would who types them. */
#define stage_play(position, ...) stage_play_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* The move is not accepted, for this reason, and nothing changes. */
#define stage_refuse(position, text, because) stage_refuse_at (G_STRLOC, position, text, because)

/* These moves and no others are legal; in any order, with a semicolon between them. */
#define stage_assert_legal(position, moves) stage_assert_legal_at (G_STRLOC, position, moves)

/* Whose turn it is, as the contract says it. */
#define stage_assert_turn(position, turn) stage_assert_turn_at (G_STRLOC, position, turn)

/* "3 0 12": of all seats, seat 1 first. */
#define stage_assert_points(position, points)                                                    \
  stage_assert_points_at (G_STRLOC, position, (position)->seats, points)

/* winners: seat 1 is bit 0. */
#define stage_assert_over(position, ending, winners)                                             \
  stage_assert_over_at (G_STRLOC, position, ending, winners)

/* Whether the move can be played. */
bool  stage_can               (const void *position,
                               const char *text);

/* All legal moves, or those that begin with a verb; sorted bytewise, a semicolon between them. */
char *stage_list_moves        (const void *position);

char *stage_list_verb         (const void *position,
                               const char *verb);

/* Adds the test for every edition: the rule does not depend on them. */
void  stage_add               (const char *path,
                               StageTest   test);

/* Adds a test for each of them, all below one path. */
void  stage_add_refusals      (const char         *path,
                               const StageRefusal *refusals,
                               guint               n_refusals,
                               StageScene          put_scene);

/* Numbers that no text stands for, which a program might send: in every scene they are refused as
 * no move. */
void  stage_assert_no_moves   (const HarenaMove *numbers,
                               guint             n_numbers,
                               StageScene        put_scene,
                               int               n_scenes);
