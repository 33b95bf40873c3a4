/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everything is called, in the language of the reader: cards, items, values, powers, who
 * stands where. What is returned as char * belongs to the caller. */

#pragma once

#include "gladiatori/position.h"
#include "view.h"

static inline const GladPosition *
glad_position (const HarenaView *view)
{
  return view->position;
}

/* "Fury", "1-Energy". */
const char *glad_name_card      (int card);

/* What a card does, as a sentence. */
const char *glad_words_card     (int card);

/* "Sword", of its class; "Sword 2-1" with both numbers. */
const char *glad_name_item      (int item);
char       *glad_name_item_full (int item);

const char *glad_name_stat      (int stat);

/* What a value is for: "adds to an attack". */
const char *glad_words_stat     (int stat);

const char *glad_name_power     (int power);

const char *glad_words_power    (int power);

const char *glad_name_gladiator (int gladiator);

/* "Dog". */
const char *glad_name_animal    (int kind);

/* "north-east" */
const char *glad_name_direction (int direction);

/* "ahead left", of a GladSide. */
const char *glad_name_side      (int side);

/* "b2" */
typedef struct
{
  char text[GLAD_CELL_NAME_MAX];
} GladCellName;

GladCellName glad_name_cell     (int cell);

/* A seat by its name, an animal as "the dog 2". */
char       *glad_name_who       (const HarenaView     *view,
                                 const GladPosition   *position,
                                 int                   who);

char       *glad_name_whom      (const HarenaTelling  *telling,
                                 const GladPosition   *position,
                                 int                   who);

/* "Fury, two 1-Energy"; "nothing" of an empty heap. */
char       *glad_list_cards     (GladCards cards);

/* The picture of a card and of an item: "gladiatori/fury". */
const char *glad_art_card       (int card);

const char *glad_art_item       (int item);

/* An icon for an item, a value or a power. */
const char *glad_icon_item      (int item);

const char *glad_icon_stat      (int stat);

const char *glad_icon_power     (int power);
