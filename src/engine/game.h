/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contract between a game and the house: what a game brings, and nothing about any one game.
 *
 * A game is one constant table of functions. A position is plain data of a fixed size without
 * pointers, so that it is copied with memcpy () and compared with memcmp (). Chance is a player:
 * dice and draws are moves like any other. Nothing here allocates. */

#pragma once

#include "random.h"
#include "reason.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  HARENA_SEATS_MAX = 5,
  HARENA_MOVES_MAX = 320,        /* legal moves of one position; Clash comes to 267 */
  HARENA_MOVES_ROOM = 320 + 8,   /* what a list must hold: games may write a little past the end */
  HARENA_MOVE_TEXT_MAX = 96,     /* a move as text, with its final zero */
  HARENA_OPTIONS_MAX = 16,
  HARENA_OPTION_VALUES_MAX = 6,
};

/* Whose turn it is: a seat from 1, or one of these. */
enum
{
  HARENA_CHANCE = 0,
  HARENA_NOBODY = -1,            /* the game is over */
};

/* Who looks at a move when it is written: a seat from 1, or somebody who may see everything. */
enum
{
  HARENA_SEES_ALL = 0,
};

/* A move is a number whose meaning belongs to the game. Two moves are the same choice if and only
 * if they are the same number. */
typedef uint32_t HarenaMove;

/* A point in which tables differ; its values are words of the record. */
typedef struct
{
  const char *key;
  const char *values[HARENA_OPTION_VALUES_MAX]; /* the rest is NULL */
} HarenaOption;

/* A preset of all options: for each the index of its value. */
typedef struct
{
  const char *id;
  uint8_t     values[HARENA_OPTIONS_MAX];
} HarenaEdition;

/* What has to be known before the first move. */
typedef struct
{
  uint8_t seats;
  uint8_t options[HARENA_OPTIONS_MAX];
} HarenaSetup;

/* What the game knows about being played well; see sense.h. */
typedef struct HarenaSense HarenaSense;

typedef struct
{
  const char *id;                 /* a word of the record: "clash" */
  const char *name;               /* for people; to be translated */

  uint8_t     seats_min;
  uint8_t     seats_max;
  size_t      position_size;
  int         points_min;         /* no seat ever has fewer points, */
  int         points_max;         /* nor more */

  const HarenaOption  *options;
  uint8_t              n_options;
  const HarenaEdition *editions;  /* the first is the default */
  uint8_t              n_editions;

  /* Writes the position before the first move. Refuses a setup that this game does not know. */
  bool        (*start)         (void              *position,
                                const HarenaSetup *setup,
                                HarenaReason      *reason);

  /* A seat from 1, HARENA_CHANCE or HARENA_NOBODY. */
  int         (*turn)          (const void *position);

  /* Fills list (of HARENA_MOVES_ROOM) with every legal move, each once, and says how many. There
   * is at least one until the game is over, then none. For chance: whatever can happen. */
  int         (*moves)         (const void *position,
                                HarenaMove *list);

  /* Plays a move that is legal; harena_play () is for moves that may not be. */
  void        (*play)          (void       *position,
                                HarenaMove  move);

  /* Says why a move that is not legal is not. The move may be any number at all, and the game may
   * be over. */
  void        (*explain)       (const void   *position,
                                HarenaMove    move,
                                HarenaReason *reason);

  /* When chance has the turn: there are chance_total () equally likely tickets, numbered from 0.
   * Each stands for one move, and chance_weight () of them for this move. Never called in a game
   * without chance, nor when it is not chance's turn. */
  uint32_t    (*chance_total)  (const void *position);
  HarenaMove  (*chance_move)   (const void *position,
                                uint32_t    ticket);
  uint32_t    (*chance_weight) (const void *position,
                                HarenaMove  move);

  /* The points of each seat, seat 1 first: so far, or the result when the game is over. Nothing is
   * written for seats that do not play. */
  void        (*points)        (const void *position,
                                int         points[HARENA_SEATS_MAX]);

  /* When the game is over: the seats that win or share the win, seat 1 being bit 0, and how it
   * came to its end, as a word. Before that 0 and NULL. */
  unsigned    (*winners)       (const void *position);
  const char *(*ending)        (const void *position);

  /* Deals anew, at random, all that this seat cannot see, consistent with all that it can. */
  void        (*hide)          (void         *position,
                                int           seat,
                                HarenaRandom *random);

  /* A move in the notation of the record, before it is played; text has room for
   * HARENA_MOVE_TEXT_MAX. The move is legal here, or comes from read_move (). A viewer other than
   * HARENA_SEES_ALL is shown no more than that seat may see when it is played. */
  void        (*write_move)    (const void *position,
                                HarenaMove  move,
                                int         viewer,
                                char       *text);

  /* Whether a move that was played in the position before has come to light for a seat by now, so
   * that its whole text may be shown to it: a secret choice does when all are in. */
  bool        (*is_open)       (const void *before,
                                HarenaMove  move,
                                const void *now,
                                int         viewer);

  /* The opposite of write_move (). Accepts only what that writes for HARENA_SEES_ALL, to the
   * letter; the move that results need not be legal. */
  bool        (*read_move)     (const void   *position,
                                const char   *text,
                                HarenaMove   *move,
                                HarenaReason *reason);

  /* The position as lines for a person who may see everything, cut off at size like snprintf ().
   * Returns the length that the whole text has. translate is never NULL. */
  size_t      (*show)          (const void      *position,
                                HarenaTranslate  translate,
                                char            *text,
                                size_t           size);

  /* For computer players. Every game of the house has one. */
  const HarenaSense *sense;
} HarenaGame;

bool harena_check          (const HarenaGame *game,
                            const void       *position,
                            HarenaMove        move,
                            HarenaReason     *reason);

bool harena_play           (const HarenaGame *game,
                            void             *position,
                            HarenaMove        move,
                            HarenaReason     *reason);

HarenaMove harena_roll     (const HarenaGame *game,
                            const void       *position,
                            uint64_t          seed,
                            uint32_t          chances_before);

void harena_setup_init     (HarenaSetup      *setup,
                            const HarenaGame *game,
                            int               edition,
                            int               seats);

bool harena_setup_check    (const HarenaGame  *game,
                            const HarenaSetup *setup,
                            HarenaReason      *reason);

int harena_find_edition    (const HarenaGame *game,
                            const char       *id);

const char *harena_edition_of (const HarenaGame  *game,
                               const HarenaSetup *setup);

int harena_option_n_values   (const HarenaOption *option);

int harena_option_find_value (const HarenaOption *option,
                              const char         *word);
