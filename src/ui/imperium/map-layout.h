/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything is on the map, wide and narrow: tables that layout.py makes from the art kit. */

#pragma once

#include "board/shape.h"
#include "imperium/box.h"

/* What a province holds, in units of the map. */
typedef struct
{
  HarenaPoint label;            /* its name: where it starts, on the baseline */
  double      label_size;
  double      label_room;
  HarenaPoint emblem;
  double      emblem_size;
  HarenaPoint disc;             /* its number in the order of scoring */
  double      disc_radius;
  HarenaPoint coin;             /* what the first place is paid; the others stand to its right */
  double      coin_radius;      /* 0: plain figures */
  double      coin_step;
  HarenaPoint column;           /* the foot of the first seat's column; the others to its right */
  double      column_step;
  double      column_width;
  double      crest;            /* the height of its plinth */
  double      drum;             /* the height of a cylinder */
  int         most;             /* cylinders that are drawn */
  double      floor[4];         /* x, y, width, height */
  HarenaPoint proconsul;
  double      proconsul_radius;
  HarenaPoint standard;         /* its foot */
  double      standard_height;
} ImperiumPlace;

typedef struct
{
  ImperiumPlace places[IMPERIUM_N_PROVINCES];
  HarenaPoint   links[IMPERIUM_N_PROVINCES];  /* the first between the first two of the ring */
  double        link_radius;
} ImperiumMap;

/* As palette.json has them for the map. */
typedef enum
{
  IMPERIUM_COLOUR_INK,
  IMPERIUM_COLOUR_TEXT,
  IMPERIUM_COLOUR_EMBLEM,
  IMPERIUM_COLOUR_COIN,
  IMPERIUM_COLOUR_COIN_EDGE,
  IMPERIUM_COLOUR_COIN_FIRST,
  IMPERIUM_COLOUR_FLOOR,
  IMPERIUM_COLOUR_FLOOR_LINE,
  IMPERIUM_COLOUR_NUMBER,
  IMPERIUM_COLOUR_NUMBER_ON,
  IMPERIUM_COLOUR_BORDER,
  IMPERIUM_COLOUR_FRAME,
  IMPERIUM_COLOUR_LAND,
  IMPERIUM_COLOUR_SEA,
  IMPERIUM_N_COLOURS,
} ImperiumColour;

enum
{
  IMPERIUM_WIDE,
  IMPERIUM_NARROW,
  IMPERIUM_N_MAPS,
};

extern const HarenaLayout imperium_layouts[IMPERIUM_N_MAPS];
extern const ImperiumMap  imperium_maps[IMPERIUM_N_MAPS];

/* I3: the provinces round the ring. */
extern const guint8       imperium_ring[IMPERIUM_N_PROVINCES];

/* Light, and dark. */
extern const GdkRGBA      imperium_colours[2][IMPERIUM_N_COLOURS];
