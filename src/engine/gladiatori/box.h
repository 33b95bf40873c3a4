/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the box holds beside the cards: gladiators, items, powers and animals (G7, G8, G55, G75). */

#pragma once

#include "gladiatori/cards.h"

/* G9: three abilities, then two capacities. */
typedef enum
{
  GLAD_ENDURANCE,
  GLAD_OFFENCE,
  GLAD_GUARD,
  GLAD_BLOOD,
  GLAD_SPEED,
  GLAD_N_STATS,
} GladStat;

enum
{
  GLAD_N_ABILITIES = 3,
};

typedef enum
{
  GLAD_LUNGE,
  GLAD_UP,
  GLAD_INDESTRUCTIBLE,
  GLAD_LEAP,
  GLAD_WOUNDS,
  GLAD_WRESTLE,
  GLAD_ADAPT,
  GLAD_DELAY,
  GLAD_ENDURE,
  GLAD_N_POWERS,
} GladPower;

typedef enum
{
  GLAD_SWORD,
  GLAD_POLEARM,
  GLAD_NET,
  GLAD_SHIELD,
  GLAD_HELMET,
  GLAD_ARM,
} GladClass;

enum
{
  GLAD_N_ITEMS = 14,
  GLAD_ITEM_NET = 5,      /* net2-1 */
  GLAD_ITEM_COPIES = 18,
};

typedef struct
{
  const char *word;
  uint8_t     attack;
  uint8_t     defence;
  uint8_t     copies;
  uint8_t     item_class;
  uint8_t     thrown;
} GladItem;

enum
{
  GLAD_SECUTOR,
  GLAD_MIRMILLO,
  GLAD_THRAEX,
  GLAD_HOPLOMACUS,
  GLAD_PROVOCATOR,
  GLAD_RETIARIUS,
  GLAD_N_GLADIATORS,
};

typedef struct
{
  const char *word;
  uint8_t     stats[GLAD_N_STATS];
  GladCards   cards;
  uint16_t    powers;
  uint8_t     items[2];
} GladGladiator;

typedef enum
{
  GLAD_NO_ANIMAL,
  GLAD_DOG,
  GLAD_WOLF,
  GLAD_LION,
  GLAD_BEAR,
  GLAD_ANIMALS_END,
} GladAnimalKind;

extern const char *const   glad_stats[GLAD_N_STATS + 1];
extern const char *const   glad_powers[GLAD_N_POWERS + 1];
extern const char *const   glad_animals[GLAD_ANIMALS_END + 1];
extern const GladItem      glad_items[GLAD_N_ITEMS];
extern const GladGladiator glad_gladiators[GLAD_N_GLADIATORS];

/* G8: PF = 6 less both numbers. */
static inline int
glad_item_pf (int item)
{
  return 6 - glad_items[item].attack - glad_items[item].defence;
}
