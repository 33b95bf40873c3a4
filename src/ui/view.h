/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game's face is asked about, as plain data: a position, who looks at it, what has been
 * pressed so far. And a move that is being told.
 *
 * Nothing in here is a widget, so that whatever a face says of a view can be tested without one. The
 * hand makes the views of a table; a test makes its own with harena_view_init (). */

#pragma once

#include "game-model.h"
#include "target.h"

typedef struct HarenaFace HarenaFace;

enum
{
  HARENA_WAYS_MAX = 96,
};

/* A seat, as people know it. */
typedef struct
{
  const char *name;
  int         colour; /* from 1 to HARENA_SEATS_MAX, which also is its crest */
  gboolean    person;
} HarenaViewSeat;

typedef struct
{
  const HarenaFace  *face;
  const HarenaGame  *game;
  const HarenaSetup *setup;

  HarenaGameModel   *model;    /* for what only the moves so far tell; NULL without one */

  /* The position that is looked at, and only as much of it as the viewer may see; viewer is a seat,
   * HARENA_SEES_ALL or HARENA_SEES_OPEN. It stays good until the view is another one. */
  const void        *position;
  int                viewer;

  HarenaViewSeat     seats[HARENA_SEATS_MAX]; /* seat 1 first */
  int                n_seats;

  gboolean           live;     /* the present is looked at, not as part of a review: the game goes on
                                * from here */
  gboolean           dealing;  /* the opening is still being dealt */
  guint              cursor;   /* how many moves come before this position, */
  guint              present;  /* before the present one, */
  guint              n_record; /* and are there at all, those that were taken back included */

  int                resigned; /* the seat with which the game has ended here, because its person gave
                                * it up; or 0 */

  guint              chapters; /* begun before this position, and turns; see HarenaChapter */
  guint              turns;

  /* Who is asked: the seat whose person chooses on this screen now, or 0; and its legal moves, none
   * where nobody is asked. n_choices counts them also where another seat has the turn, as far as the
   * viewer may know them: a seat with only one is not asked. */
  int                asked;
  HarenaMove         moves[HARENA_MOVES_MAX];
  int                n_moves;
  int                n_choices;

  /* Beside them: what stands for several moves, one after another; see ways () of the face. */
  HarenaMove         ways[HARENA_WAYS_MAX];
  int                n_ways;

  /* What was pressed on the way to a move, and what may be pressed next: each once, in the order of
   * the legal moves. */
  HarenaPicks        picks;
  guint8             n_kept;   /* of them, those that stayed in hand from the last choice */
  HarenaTarget       next[HARENA_TARGETS_MAX];
  int                n_next;

  gboolean           waits;    /* a move waits for a second press, where that was wished, */
  HarenaMove         waiting;  /* this one; its last target is not among the picks */

  HarenaTarget       focus;    /* what is looked at, by pointer or keyboard; or HARENA_NO_TARGET */
} HarenaView;

/* A move that is told to somebody, with the positions around it as far as he may see them. */
typedef struct
{
  const HarenaFace  *face;
  const HarenaGame  *game;
  const HarenaSetup *setup;
  HarenaViewSeat     seats[HARENA_SEATS_MAX];
  int                n_seats;
  HarenaGameModel   *model;   /* for what only other moves tell; NULL without one */

  guint              index;   /* of the move in the record, from 0 */
  int                turn;    /* whose move it is: a seat, or HARENA_CHANCE */
  int                viewer;
  gboolean           known;   /* whether the viewer knows it; if not, all that can be told is that the
                               * seat has chosen, */
  HarenaMove         move;    /* and this is 0 */
  const void        *before;
  const void        *after;
} HarenaTelling;

/* For tests, and for what has no model: everything is seen, seats are persons named by their
 * colours, nothing is in hand. setup and position are kept. asked: 0, or the seat on turn, whose
 * moves are listed; see harena_view_narrow (). */
void        harena_view_init        (HarenaView           *view,
                                     const HarenaFace     *face,
                                     const HarenaSetup    *setup,
                                     const void           *position,
                                     int                   asked);

/* Where the cursor of the model is, seen by who looks at the screen; nothing is in hand. */
void        harena_view_init_model  (HarenaView           *view,
                                     const HarenaFace     *face,
                                     HarenaGameModel      *model);

/* Finds what may be pressed next: to be called when moves or picks are others. */
void        harena_view_narrow      (HarenaView           *view);

/* Of a model, seat 1 first; seats has HARENA_SEATS_MAX. */
void        harena_view_fill_seats  (HarenaViewSeat       *seats,
                                     HarenaGameModel      *model);

/* The name of a seat. */
const char *harena_view_seat        (const HarenaView     *view,
                                     int                   seat);

/* The colour of a seat and its crest; 0 for seat 0, which belongs to nobody. */
int         harena_view_colour      (const HarenaView     *view,
                                     int                   seat);

/* The seat that has the turn, HARENA_CHANCE or HARENA_NOBODY. */
int         harena_view_turn        (const HarenaView     *view);

/* Who has won, seat 1 being bit 0. */
unsigned    harena_view_winners     (const HarenaView     *view);

/* What has to be pressed for a legal move. */
void        harena_view_walk        (const HarenaView     *view,
                                     HarenaMove            move,
                                     HarenaWalk           *walk);

/* Whether a move can still come of what has been pressed. */
gboolean    harena_view_goes_on     (const HarenaView     *view,
                                     HarenaMove            move);

/* Whether a hint of this move is of use: nothing was taken in hand for another one. */
gboolean    harena_view_heeds       (const HarenaView     *view,
                                     HarenaMove            move);

/* Whether this may be pressed next; whether that plays a move, which is then written unless move is
 * NULL; whether it was pressed already. */
gboolean    harena_view_is_next     (const HarenaView     *view,
                                     HarenaTarget          target);

gboolean    harena_view_plays       (const HarenaView     *view,
                                     HarenaTarget          target,
                                     HarenaMove           *move);

gboolean    harena_view_has_picked  (const HarenaView     *view,
                                     HarenaTarget          target);

/* Everything that can be chosen, by its number: first the legal moves, then the ways. */
int         harena_view_n_choices   (const HarenaView     *view);

HarenaMove  harena_view_choice      (const HarenaView     *view,
                                     int                   i);

/* The choice whose whole walk these picks are; FALSE if there is none. */
gboolean    harena_view_find_move   (const HarenaView     *view,
                                     const HarenaPicks    *picks,
                                     HarenaMove           *move);

/* The move with this index as the viewer of the model may know it. before and after are two
 * positions of the game to be filled, and are kept. */
void        harena_telling_init     (HarenaTelling        *telling,
                                     const HarenaFace     *face,
                                     HarenaGameModel      *model,
                                     guint                 index,
                                     void                 *before,
                                     void                 *after);

const char *harena_telling_seat     (const HarenaTelling  *telling,
                                     int                   seat);

int         harena_telling_colour   (const HarenaTelling  *telling,
                                     int                   seat);
