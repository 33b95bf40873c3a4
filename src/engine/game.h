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
  HARENA_MOVE_TEXT_MAX = 96,     /* a move as text, with its final zero */
  HARENA_OPTIONS_MAX = 16,
};

/* Whose turn it is: a seat from 1, or one of these. */
enum
{
  HARENA_CHANCE = 0,
  HARENA_NOBODY = -1,            /* the game is over */
};

/* Who looks at a position or a move: a seat from 1, or one of these. */
enum
{
  HARENA_SEES_ALL = 0,
  HARENA_SEES_OPEN = -1,         /* somebody at no seat: only what lies open for everybody */
};

/* A move is a number whose meaning belongs to the game. Two moves are the same choice if and only
 * if they are the same number. */
typedef uint32_t HarenaMove;

/* A point in which tables differ; its values are words of the record. */
typedef struct
{
  const char        *key;
  const char *const *values; /* as many as there are, then NULL */
} HarenaOption;

#define HARENA_VALUES(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* A preset of all options: for each the index of its value. */
typedef struct
{
  const char *id;
  uint8_t     values[HARENA_OPTIONS_MAX];
  uint8_t     seats;   /* the only number of seats that it is for; 0: whatever the game allows */
  uint8_t     advised; /* bit n: the one to offer first to n seats */
} HarenaEdition;

/* What has to be known before the first move. */
typedef struct
{
  uint8_t seats;
  uint8_t options[HARENA_OPTIONS_MAX];
} HarenaSetup;

/* How a game came out. */
typedef enum
{
  HARENA_RESULT_OPEN,            /* it is not over */
  HARENA_RESULT_WON,             /* by one side */
  HARENA_RESULT_SHARED,          /* by several sides, but not by all */
  HARENA_RESULT_DRAWN,           /* all sides are level */
  HARENA_RESULT_LOST,            /* nobody wins */
} HarenaResult;

/* What the game knows about being played well; see strategy.h. */
typedef struct HarenaStrategy HarenaStrategy;

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

  /* Says why seats and options, each of which is known, do not go together. NULL if they always
   * do. Ask harena_setup_check (). */
  bool        (*accepts)       (const HarenaSetup *setup,
                                HarenaReason      *reason);

  /* The side of a seat, from 1: seats of one side win together. NULL if everybody plays alone. */
  int         (*side)          (const HarenaSetup *setup,
                                int                seat);

  /* Writes the position before the first move. Refuses what harena_setup_check () does. */
  bool        (*start)         (void              *position,
                                const HarenaSetup *setup,
                                HarenaReason      *reason);

  /* A seat from 1, HARENA_CHANCE or HARENA_NOBODY. */
  int         (*turn)          (const void *position);

  /* Fills list (of HARENA_MOVES_MAX) with every legal move, each once, and says how many; writes
   * no further. There is at least one until the game is over, then none. For chance: whatever can
   * happen. */
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
   * Each stands for one move, and chance_weight () of them for this move. Never called when it is
   * not chance's turn; NULL in a game without chance. */
  uint32_t    (*chance_total)  (const void *position);
  HarenaMove  (*chance_move)   (const void *position,
                                uint32_t    ticket);
  uint32_t    (*chance_weight) (const void *position,
                                HarenaMove  move);

  /* The points of each seat, seat 1 first: so far, or the result when the game is over. Nothing is
   * written for seats that do not play. */
  void        (*points)        (const void *position,
                                int         points[HARENA_SEATS_MAX]);

  /* When the game is over: the seats that win, seat 1 being bit 0, and how it came to its end, as
   * a word. Seats of one side win together, all sides together is a draw, and 0 is a game that
   * nobody wins. Before the end 0 and NULL. */
  unsigned    (*winners)       (const void *position);
  const char *(*ending)        (const void *position);

  /* Secrets. A game without any leaves these four NULL, and the house sees everything.
   *
   * together (): the seats that choose in the same secret round as the one that has the turn, seat
   * 1 being bit 0: those that have chosen, that seat itself, and those still to be asked. 0 for an
   * open choice, for chance, and when the game is over. */
  unsigned    (*together)      (const void *position);

  /* Deals anew, at random, all that this seat cannot see, consistent with all that it can. The same
   * numbers deal the same, whatever was there before. */
  void        (*hide)          (void         *position,
                                int           seat,
                                HarenaRandom *random);

  /* Blanks all that a viewer cannot see: positions that look alike to it become the same bytes. What
   * is left has the same turn, points, winners and ending, can be shown, and has the same legal
   * moves and the same move texts if the turn is the viewer's; nothing else is asked of it, and it
   * is not played on. Positions only; for HARENA_SEES_ALL nothing changes. */
  void        (*see)           (void *position,
                                int   viewer);

  /* Whether a move that was played in the position before, and that was not shown whole to this
   * viewer, comes to light for it now. Asked after each move that follows it, until the answer is
   * yes; the house remembers that. When the game is over, everything has come to light. */
  bool        (*is_open)       (const void *before,
                                HarenaMove  move,
                                const void *now,
                                int         viewer);

  /* A move in the notation of the record, before it is played; text has room for
   * HARENA_MOVE_TEXT_MAX. The move is legal here, or comes from read_move (). A viewer other than
   * HARENA_SEES_ALL is shown no more than that seat may see when it is played. */
  void        (*write_move)    (const void *position,
                                HarenaMove  move,
                                int         viewer,
                                char       *text);

  /* The opposite of write_move (). Accepts only what that writes for HARENA_SEES_ALL, to the
   * letter; the move that results need not be legal. */
  bool        (*read_move)     (const void   *position,
                                const char   *text,
                                HarenaMove   *move,
                                HarenaReason *reason);

  /* The position as lines for a person: all that is in it, be it whole or what see () has left. Cut
   * off at size like snprintf (); returns the length that the whole text has. translate is never
   * NULL. */
  size_t      (*show)          (const void      *position,
                                HarenaTranslate  translate,
                                char            *text,
                                size_t           size);

  /* For computer players. Every game of the house has one. */
  const HarenaStrategy *strategy;
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

/* For games with and without secrets. */
bool harena_has_secrets    (const HarenaGame *game);

unsigned harena_together   (const HarenaGame *game,
                            const void       *position);

void harena_hide           (const HarenaGame *game,
                            void             *position,
                            int               seat,
                            HarenaRandom     *random);

void harena_see            (const HarenaGame *game,
                            void             *position,
                            int               viewer);

bool harena_is_open        (const HarenaGame *game,
                            const void       *before,
                            HarenaMove        move,
                            const void       *now,
                            int               viewer);

/* For games with and without sides. */
int harena_side            (const HarenaGame  *game,
                            const HarenaSetup *setup,
                            int                seat);

int harena_n_sides         (const HarenaGame  *game,
                            const HarenaSetup *setup);

HarenaResult harena_result (const HarenaGame  *game,
                            const HarenaSetup *setup,
                            const void        *position);

/* The seats with the most points, seat 1 being bit 0. */
unsigned harena_leaders    (const int points[HARENA_SEATS_MAX],
                            int       seats);

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
