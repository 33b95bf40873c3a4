/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map (H2, H3) and the lists of domination (H6), as tables: what is reconstructed in them can
 * be replaced here and nowhere else.
 *
 * Areas and sea routes are places, numbered in one row: legions stand in areas, fleets lie on
 * routes, and whoever only counts pieces need not know which. A set of places is one word. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef enum
{
  HANNIBAL_ROMA,
  HANNIBAL_CANNAE,
  HANNIBAL_GALLIA,
  HANNIBAL_CITERIOR,
  HANNIBAL_ULTERIOR,
  HANNIBAL_MAURITANIA,
  HANNIBAL_CARTHAGO,
  HANNIBAL_ZAMA,
  HANNIBAL_CORSICA,
  HANNIBAL_SARDINIA,
  HANNIBAL_SICILIA,
  HANNIBAL_N_AREAS,

  HANNIBAL_ROMA_CORSICA = HANNIBAL_N_AREAS,
  HANNIBAL_CARTHAGO_SARDINIA,
  HANNIBAL_CORSICA_SARDINIA,
  HANNIBAL_CANNAE_SICILIA,
  HANNIBAL_ZAMA_SICILIA,
  HANNIBAL_N_PLACES,

  HANNIBAL_NOWHERE = HANNIBAL_N_PLACES, /* in no set */
} HannibalPlace;

/* H1: seat 1 and seat 2. */
enum
{
  HANNIBAL_CARTHAGE,
  HANNIBAL_ROME,
  HANNIBAL_N_SIDES,
};

enum
{
  HANNIBAL_N_ROUTES = HANNIBAL_N_PLACES - HANNIBAL_N_AREAS,
  HANNIBAL_N_LAND_BORDERS = 7,
  HANNIBAL_N_BORDERS = HANNIBAL_N_LAND_BORDERS + HANNIBAL_N_ROUTES,
  HANNIBAL_N_LINES = 3,
  HANNIBAL_N_LISTS = 2,
};

/* A set of places: place n is bit n. */
typedef uint16_t HannibalPlaces;

#define HANNIBAL_AREAS ((HannibalPlaces) ((1 << HANNIBAL_N_AREAS) - 1))

/* A set of steps from one area to the next: bit 2 n leads over border n, bit 2 n + 1 back. The land
 * borders come first, then the sea routes. */
typedef uint32_t HannibalSteps;

#define HANNIBAL_LAND_STEPS (((HannibalSteps) 1 << 2 * HANNIBAL_N_LAND_BORDERS) - 1)

typedef struct
{
  const char *word;  /* of the record */
  const char *name;  /* Latin, and so the same in every language */
  bool        is_island;
} HannibalPlaceInfo;

extern const HannibalPlaceInfo hannibal_places[HANNIBAL_N_PLACES];

/* The two areas of each border. */
extern const uint8_t hannibal_borders[HANNIBAL_N_BORDERS][2];

/* The steps that lead out of each area. */
extern const HannibalSteps hannibal_leaving[HANNIBAL_N_AREAS];

/* Of each side. */
extern const uint8_t hannibal_capitals[HANNIBAL_N_SIDES];
extern const uint8_t hannibal_home_routes[HANNIBAL_N_SIDES];

/* H6: a legion in one area of each line. The first index is the value of the option. */
extern const HannibalPlaces hannibal_lines[HANNIBAL_N_LISTS][HANNIBAL_N_SIDES][HANNIBAL_N_LINES];

static inline HannibalPlaces
hannibal_bit (unsigned place)
{
  return (HannibalPlaces) (1u << place);
}

/* Takes the lowest number out of a set of places or steps that is not empty. */
static inline int
hannibal_take (uint32_t *set)
{
  int lowest = __builtin_ctz (*set);

  *set &= *set - 1;
  return lowest;
}

static inline unsigned
hannibal_step_from (int step)
{
  return hannibal_borders[step >> 1][step & 1];
}

static inline unsigned
hannibal_step_to (int step)
{
  return hannibal_borders[step >> 1][~step & 1];
}

/* H8: the steps over the sea for a side that has fleets in these places. Each route becomes two
 * neighbouring bits: they are moved apart by shifts and doubled. */
static inline HannibalSteps
hannibal_sea_steps (HannibalPlaces held)
{
  HannibalSteps routes = held >> HANNIBAL_N_AREAS;

  routes = (routes | routes << 4) & 0x10f;
  routes = (routes | routes << 2) & 0x133;
  routes = (routes | routes << 1) & 0x155;
  return routes * 3 << 2 * HANNIBAL_N_LAND_BORDERS;
}

/* The border between two areas, or -1. */
int hannibal_find_border (unsigned one,
                          unsigned other);
