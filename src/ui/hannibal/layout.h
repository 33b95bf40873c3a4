/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as it is drawn: where everything stands that a HarenaSpace has no room for. The tables are
 * made of layout.json by layout.py, and nobody copies their numbers. */

#pragma once

#include "board/shape.h"
#include "hannibal/map.h"

enum
{
  HANNIBAL_N_LAYOUTS = 2, /* wide and tall */
  HANNIBAL_WAY_MAX = 20,
  HANNIBAL_BANNERS = 2,   /* in one area at most */
};

typedef struct
{
  const HarenaPoint *ring;   /* the land, drawn in a little: for marks */
  int                n_ring;
  HarenaPoint        legions;
  HarenaPoint        hannibal;
  HarenaPoint        attacker;
  HarenaPoint        label;  /* middle of the baseline */
  int                label_lines;
  HarenaPoint        goals[HANNIBAL_BANNERS];
  HarenaPoint        city;
} HannibalAreaLayout;

/* From the first area of a border to the second, over land or water. */
typedef struct
{
  HarenaPoint points[HANNIBAL_WAY_MAX];
  int         n_points;
  HarenaPoint at;            /* the middle of the road, or the roadstead */
} HannibalWayLayout;

typedef struct
{
  double      radius;
  HarenaPoint clash[2];      /* the defender and the attacker of a conflict */
} HannibalRouteLayout;

typedef struct
{
  double              token; /* sizes */
  double              hannibal;
  double              goal;
  double              city;
  double              label_size;
  double              label_step;
  HannibalAreaLayout  areas[HANNIBAL_N_AREAS];
  HannibalWayLayout   ways[HANNIBAL_N_BORDERS];
  HannibalRouteLayout routes[HANNIBAL_N_ROUTES];
} HannibalMapLayout;

extern const HarenaLayout      hannibal_layouts[HANNIBAL_N_LAYOUTS];
extern const HannibalMapLayout hannibal_map_wide;
extern const HannibalMapLayout hannibal_map_tall;

/* Of the layout that a geometry is of. */
static inline const HannibalMapLayout *
hannibal_layout_of (const HarenaGeometry *geometry)
{
  return geometry->layout == &hannibal_layouts[1] ? &hannibal_map_tall : &hannibal_map_wide;
}
