/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the box. What no rulebook tells is marked (design). */

#include "imperium/box.h"

/* I2, I3. (design): the payments but for Macedonia's, the first of each, and those of Africa,
 * Syria and Aegyptus, which players report; and of the ring all but Asia–Macedonia,
 * Aegyptus–Africa and Africa–Hispania. */
const ImperiumProvinceFacts imperium_provinces[IMPERIUM_N_PROVINCES] = {
  [IMPERIUM_AFRICA]
    = { "africa", "Africa", { 1, 1, 1 }, { IMPERIUM_AEGYPTUS, IMPERIUM_HISPANIA } },
  [IMPERIUM_SYRIA]
    = { "syria", "Syria", { 2, 2, 1 }, { IMPERIUM_ASIA, IMPERIUM_AEGYPTUS } },
  [IMPERIUM_ILLYRICUM]
    = { "illyricum", "Illyricum", { 3, 2, 1 }, { IMPERIUM_GALLIA, IMPERIUM_MACEDONIA } },
  [IMPERIUM_GALLIA]
    = { "gallia", "Gallia", { 4, 3, 2, 1 }, { IMPERIUM_HISPANIA, IMPERIUM_ILLYRICUM } },
  [IMPERIUM_ASIA]
    = { "asia", "Asia", { 5, 4, 2, 1 }, { IMPERIUM_MACEDONIA, IMPERIUM_SYRIA } },
  [IMPERIUM_HISPANIA]
    = { "hispania", "Hispania", { 6, 5, 3, 2 }, { IMPERIUM_AFRICA, IMPERIUM_GALLIA } },
  [IMPERIUM_MACEDONIA]
    = { "macedonia", "Macedonia", { 7, 5, 3, 2 }, { IMPERIUM_ILLYRICUM, IMPERIUM_ASIA } },
  [IMPERIUM_AEGYPTUS]
    = { "aegyptus", "Aegyptus", { 8, 6, 4, 2 }, { IMPERIUM_SYRIA, IMPERIUM_AFRICA } },
};

const char *const imperium_card_words[IMPERIUM_N_CARDS] = {
  "africa", "syria",    "illyricum", "gallia", "asia", "hispania",
  "macedonia", "aegyptus", "bread",     "ear",    "oracle",
};
