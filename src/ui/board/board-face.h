/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game says of its board: its layouts, what stands where, marks, and what is seen of a move.
 *
 * The house makes a widget of each space, with focus, a name and a state for screen readers; walks
 * them with the arrow keys by their places; takes presses and drops; and paints what a space holds
 * once, until it holds something else. */

#pragma once

#include "board/shape.h"
#include "view.h"

enum
{
  HARENA_CONTENT_MAX = 64,   /* bytes */
  HARENA_MOTION_MAX = 16,    /* things that move at one time */
  HARENA_PATH_MAX = 24,      /* points of a way */
};

/* What stands in a space, as plain data of the game's own: contents that are the same bytes look the
 * same. Filled with zeros before the game writes it. */
typedef union
{
  guint8  bytes[HARENA_CONTENT_MAX];
  guint64 aligned;
} HarenaContent;

/* The marks of the house, told by shape; what the picture does not say, the words of a space do. */
typedef enum
{
  HARENA_MARK_NONE,
  HARENA_MARK_SOURCE,      /* can be taken in hand: a ring */
  HARENA_MARK_CHOSEN,      /* in hand: the ring with knobs */
  HARENA_MARK_PLACE,       /* where something may go: a white disc, with a text or a plus */
  HARENA_MARK_TARGET,      /* may be attacked: brackets */
  HARENA_MARK_TARGET_AFAR, /* may be attacked after something else: thin brackets */
  HARENA_MARK_OWN,         /* from here on whatever the game calls a mark */
} HarenaMarkKind;

typedef struct
{
  guint8 kind;      /* HarenaMarkKind, or the game's own */
  guint8 layer;     /* what is in a higher one is drawn later, content and mark: 0 to 3 */
  guint8 under;     /* the mark is drawn before what stands there, so that this stays on top */
  guint8 waits;     /* a second press plays the move */
  char   text[8];   /* for a disc: "3" */
  guint8 own[20];   /* for the game's own painter */
} HarenaMark;

/* Something that is on its way, in units of the layout in use. */
typedef struct
{
  HarenaPoint   path[HARENA_PATH_MAX];
  int           n_points;
  int           begin;     /* milliseconds */
  int           time;
  int           space;     /* in whose size it is drawn */
  HarenaContent content;
} HarenaWalker;

/* A space that looks otherwise for a while: as it was before, until something arrives there. */
typedef struct
{
  int           space;
  int           until;     /* milliseconds */
  HarenaContent content;
} HarenaHeld;

/* Something that grows to its size where it stands. */
typedef struct
{
  int    space;
  double from;             /* a part of its size */
  int    time;             /* milliseconds */
} HarenaPop;

/* What is seen of a move. While it lasts the model waits, so that nothing overtakes it. */
typedef struct
{
  HarenaWalker walkers[HARENA_MOTION_MAX];
  int          n_walkers;
  HarenaHeld   held[HARENA_MOTION_MAX];
  int          n_held;
  HarenaPop    pops[HARENA_MOTION_MAX];
  int          n_pops;
  int          tail;       /* milliseconds after all of that, for draw_above () */
} HarenaMotion;

/* How far a motion is, for draw_above (). */
typedef struct
{
  const HarenaMotion *motion; /* NULL while nothing moves */
  double              now;    /* milliseconds */
  double              tail;   /* how much of the tail is over, 0 to 1; 1 while nothing moves */
} HarenaMotionState;

typedef struct
{
  const char         *name;      /* "The arena", for a screen reader; to be translated */
  int                 n_spaces;  /* numbered from 0 */
  const HarenaLayout *layouts;   /* the first for wide windows, the second for narrow ones */
  int                 n_layouts;

  /* Where the keyboard begins if nothing can be pressed. */
  int                 middle;

  /* Which layout suits a board of this size. NULL: the first one in which all can be seen without
   * going below its scale_min; else the last. And how many pixels a unit of it has then; NULL: all
   * that must be seen fits. */
  int         (*choose_layout) (int width,
                                int height);
  double      (*fit)           (const HarenaLayout *layout,
                                int                 width,
                                int                 height);

  /* The space to be kept in view where not all is seen; NULL: what is looked at. -1: none. */
  int         (*look_at)       (const HarenaView *view);

  /* The ground under everything, once for a size and a style; in pixels of the widget. NULL: the
   * pictures of the layout. */
  void        (*draw_ground)   (cairo_t              *cr,
                                const HarenaGeometry *geometry);

  /* What stands in a space. It is painted in pixels with its middle at the origin, and may reach
   * reach radii from there. */
  void        (*fill)          (const HarenaView *view,
                                int               space,
                                HarenaContent    *content);
  void        (*draw)          (cairo_t              *cr,
                                const HarenaGeometry *geometry,
                                int                   space,
                                const HarenaContent  *content);
  double        reach;         /* 0: 1.12 */

  /* What is on its way. NULL: draw (). */
  void        (*draw_walker)   (cairo_t              *cr,
                                const HarenaGeometry *geometry,
                                int                   space,
                                const HarenaContent  *content);

  /* How a space is marked. The mark comes as the house would make it; NULL leaves it so. Painted
   * like the content; NULL: the marks of the house. */
  void        (*mark)          (const HarenaView *view,
                                int               space,
                                HarenaMark       *mark);
  void        (*draw_mark)     (cairo_t              *cr,
                                const HarenaGeometry *geometry,
                                int                   space,
                                const HarenaMark     *mark);

  /* Above all spaces, each time anew: ways, arrows, a battle. In pixels of the widget. NULL: nothing. */
  void        (*draw_above)    (GtkSnapshot             *snapshot,
                                const HarenaGeometry    *geometry,
                                const HarenaView        *view,
                                const HarenaMotionState *state);

  /* The move that is advised. NULL: gold rings about the spaces of its walk. */
  void        (*draw_hint)     (GtkSnapshot          *snapshot,
                                const HarenaGeometry *geometry,
                                const HarenaView     *view,
                                HarenaMove            move);

  /* What the pointer presses in a space in which several things stand, as a stack and a leader
   * beside it; x, y: pixels from its middle. NULL, or HARENA_NO_TARGET: the space. */
  HarenaTarget (*target_at)    (const HarenaView     *view,
                                const HarenaGeometry *geometry,
                                int                   space,
                                double                x,
                                double                y);

  /* What is seen of a move; nothing if it leaves the motion empty. NULL: nothing is ever seen. */
  void        (*plan)          (const HarenaTelling  *telling,
                                const HarenaGeometry *geometry,
                                HarenaMotion         *motion);
} HarenaBoard;
