/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle that is under way at some point of a game, told from its beginning: what has been
 * done, what is being done, what is still to come. It knows no widget. */

#pragma once

#include "clash/move.h"
#include "clash/position.h"
#include "view.h"

typedef enum
{
  CLASH_PART_NAME,    /* R30: who rolls for the beast */
  CLASH_PART_FIRST,   /* R16 */
  CLASH_PART_NETS,    /* R17 */
  CLASH_PART_ROLL,    /* R18 */
  CLASH_PART_AGAIN,   /* R19 */
  CLASH_PART_SHIELDS, /* R20 */
  CLASH_PART_LOSSES,  /* R21, R22; for a beast R29 */
} ClashPart;

enum
{
  CLASH_NO_SIDE = -1,
  CLASH_PARTS_MAX = 3 + 2 * 4,
};

typedef struct
{
  ClashPart part;
  int       side; /* that acts: throws, rolls; CLASH_NO_SIDE where both do */
} ClashStoryStep;

/* A gladiator, where it stood when the battle began. */
typedef struct
{
  ClashKind kind;
  gboolean  netted;
  gboolean  lost;
} ClashSlot;

typedef struct
{
  int        cell;   /* where it fights */
  ClashGroup group;  /* as it was at the start */
  int        player; /* the seat that rolls and decides for it; 0 while nobody is named (R30) */
  int        scorer; /* whom its kills go to, or 0 */
  int        scored; /* what they have brought that seat by now (R39) */
  ClashSlot  slots[CLASH_TEAM_MAX];
  int        n_slots;
  int        stars;  /* now */
  gboolean   gone;   /* R25, R29 */
} ClashStorySide;

/* The last throw that lies on the table. */
typedef struct
{
  int      side;      /* that rolled, or CLASH_NO_SIDE while nothing lies there */
  char     faces[CLASH_DICE_MAX + 1];
  int      lethal;
  int      hits;
  int      cancelled; /* R20 */
  int      stars;     /* that the other side had before */
  int      stars_put; /* on it: hits left, and for a beast two for each lethal hit (R29) */
  int      stars_now; /* that it has when all is reckoned */
  int      losses;    /* gladiators that it costs the other side */
  gboolean kills;     /* R29: the beast */
  gboolean counts;    /* it stands: nobody may throw it again */
} ClashThrow;

typedef struct
{
  HarenaViewSeat seats[HARENA_SEATS_MAX];
  guint          begin;   /* the index of the attack */
  guint          index;   /* how far the story goes */
  gboolean       over;    /* its last move has just been played */
  int            seat;    /* who attacked */
  int            first;   /* R16: the side that rolls first */
  ClashStorySide sides[2];
  ClashThrow     dice;
  ClashStoryStep steps[CLASH_PARTS_MAX];
  int            n_steps;
  int            current; /* of the steps; n_steps when all are done */
} ClashStory;

/* Of the battle that the position after index moves is in, or that the move before has ended.
 * FALSE if there is none. */
gboolean clash_story_find   (HarenaGameModel *model,
                             guint            index,
                             ClashStory      *story);

/* How many of a kind can do something: neither netted nor lost. For a beast: of its symbols. */
int      clash_story_active (const ClashStory *story,
                             int               side,
                             ClashKind         kind);

/* R18, R28: how many dice a side rolls with what it has. */
int      clash_story_dice   (const ClashStory *story,
                             int               side);

/* The colour of a seat and its crest; 0 for seat 0, which beasts have. */
int      clash_story_colour (const ClashStory *story,
                             int               seat);
