/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the map. */

#include "hannibal/map.h"

const HannibalPlaceInfo hannibal_places[HANNIBAL_N_PLACES] = {
  [HANNIBAL_ROMA]       = { "roma", "Roma", false },
  [HANNIBAL_CANNAE]     = { "cannae", "Cannae", false },
  [HANNIBAL_GALLIA]     = { "gallia", "Gallia", false },
  [HANNIBAL_CITERIOR]   = { "citerior", "Hispania Citerior", false },
  [HANNIBAL_ULTERIOR]   = { "ulterior", "Hispania Ulterior", false },
  [HANNIBAL_MAURITANIA] = { "mauritania", "Mauritania", false },
  [HANNIBAL_CARTHAGO]   = { "carthago", "Carthago", false },
  [HANNIBAL_ZAMA]       = { "zama", "Zama", false },
  [HANNIBAL_CORSICA]    = { "corsica", "Corsica", true },
  [HANNIBAL_SARDINIA]   = { "sardinia", "Sardinia", true },
  [HANNIBAL_SICILIA]    = { "sicilia", "Sicilia", true },

  [HANNIBAL_ROMA_CORSICA]      = { "roma-corsica", "Roma–Corsica", false },
  [HANNIBAL_CARTHAGO_SARDINIA] = { "carthago-sardinia", "Carthago–Sardinia", false },
  [HANNIBAL_CORSICA_SARDINIA]  = { "corsica-sardinia", "Corsica–Sardinia", false },
  [HANNIBAL_CANNAE_SICILIA]    = { "cannae-sicilia", "Cannae–Sicilia", false },
  [HANNIBAL_ZAMA_SICILIA]      = { "zama-sicilia", "Zama–Sicilia", false },
};

/* The routes are in the order of their places. */
const uint8_t hannibal_borders[HANNIBAL_N_BORDERS][2] = {
  [0]  = { HANNIBAL_ROMA, HANNIBAL_CANNAE },
  [1]  = { HANNIBAL_ROMA, HANNIBAL_GALLIA },
  [2]  = { HANNIBAL_GALLIA, HANNIBAL_CITERIOR },
  [3]  = { HANNIBAL_CITERIOR, HANNIBAL_ULTERIOR },
  [4]  = { HANNIBAL_ULTERIOR, HANNIBAL_MAURITANIA },
  [5]  = { HANNIBAL_MAURITANIA, HANNIBAL_CARTHAGO },
  [6]  = { HANNIBAL_CARTHAGO, HANNIBAL_ZAMA },
  [7]  = { HANNIBAL_ROMA, HANNIBAL_CORSICA },
  [8]  = { HANNIBAL_CARTHAGO, HANNIBAL_SARDINIA },
  [9]  = { HANNIBAL_CORSICA, HANNIBAL_SARDINIA },
  [10] = { HANNIBAL_CANNAE, HANNIBAL_SICILIA },
  [11] = { HANNIBAL_ZAMA, HANNIBAL_SICILIA },
};

/* The same once more, from each area: out of the first area of a border, or out of the second. */
#define OUT(border) ((HannibalSteps) 1 << 2 * (border))
#define BACK(border) ((HannibalSteps) 2 << 2 * (border))

const HannibalSteps hannibal_leaving[HANNIBAL_N_AREAS] = {
  [HANNIBAL_ROMA]       = OUT (0) | OUT (1) | OUT (7),
  [HANNIBAL_CANNAE]     = BACK (0) | OUT (10),
  [HANNIBAL_GALLIA]     = BACK (1) | OUT (2),
  [HANNIBAL_CITERIOR]   = BACK (2) | OUT (3),
  [HANNIBAL_ULTERIOR]   = BACK (3) | OUT (4),
  [HANNIBAL_MAURITANIA] = BACK (4) | OUT (5),
  [HANNIBAL_CARTHAGO]   = BACK (5) | OUT (6) | OUT (8),
  [HANNIBAL_ZAMA]       = BACK (6) | OUT (11),
  [HANNIBAL_CORSICA]    = BACK (7) | OUT (9),
  [HANNIBAL_SARDINIA]   = BACK (8) | BACK (9),
  [HANNIBAL_SICILIA]    = BACK (10) | BACK (11),
};

const uint8_t hannibal_capitals[HANNIBAL_N_SIDES] = {
  [HANNIBAL_CARTHAGE] = HANNIBAL_CARTHAGO,
  [HANNIBAL_ROME]     = HANNIBAL_ROMA,
};

const uint8_t hannibal_home_routes[HANNIBAL_N_SIDES] = {
  [HANNIBAL_CARTHAGE] = HANNIBAL_CARTHAGO_SARDINIA,
  [HANNIBAL_ROME]     = HANNIBAL_ROMA_CORSICA,
};

#define ONE(a) (1 << HANNIBAL_##a)
#define EITHER(a, b) (ONE (a) | ONE (b))

/* Mirrored, then printed. */
const HannibalPlaces hannibal_lines[HANNIBAL_N_LISTS][HANNIBAL_N_SIDES][HANNIBAL_N_LINES] = {
  {
    [HANNIBAL_CARTHAGE] = { ONE (CORSICA), EITHER (CITERIOR, GALLIA), EITHER (SICILIA, CANNAE) },
    [HANNIBAL_ROME]     = { ONE (SARDINIA), EITHER (ULTERIOR, MAURITANIA), EITHER (SICILIA, ZAMA) },
  },
  {
    [HANNIBAL_CARTHAGE] = { ONE (CORSICA), EITHER (CITERIOR, GALLIA), EITHER (SICILIA, CANNAE) },
    [HANNIBAL_ROME]     = { ONE (SARDINIA), EITHER (CITERIOR, MAURITANIA),
                            EITHER (SICILIA, CANNAE) },
  },
};

int
hannibal_find_border (unsigned one,
                      unsigned other)
{
  for (int i = 0; i < HANNIBAL_N_BORDERS; i++)
    if ((hannibal_borders[i][0] == one && hannibal_borders[i][1] == other)
        || (hannibal_borders[i][0] == other && hannibal_borders[i][1] == one))
      return i;

  return -1;
}
