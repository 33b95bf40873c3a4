/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sentences about Clash are made of: numbers, lists, and names in the case that the
 * sentence asks for. A sentence itself is always written whole, so that it can be translated. */

#pragma once

#include "clash/position.h"
#include "view.h"

/* Who does something, or to whom it is done: in German the lion has another article then. */
typedef enum
{
  CLASH_WHO,
  CLASH_WHOM,
} ClashCase;

/* The name of a cell, to be used in place. */
typedef struct
{
  char text[4];
} ClashCellName;

ClashCellName clash_words_cell       (int cell);

/* The name of a seat. */
const char   *clash_words_seat       (const HarenaViewSeat *seats,
                                      int                   seat);

/* The icon of a beast's head. */
const char   *clash_words_beast_icon (ClashBeast beast);

/* "two" up to "twelve", then in figures. */
char         *clash_words_number     (guint number);

/* With a capital at the beginning; takes the text. */
char         *clash_words_capital    (char *text);

/* "a1, b3 and c2" */
char         *clash_words_list       (const char *const *items,
                                      guint              n_items);

char         *clash_words_cells      (ClashCells cells);

/* "the lion" */
const char   *clash_words_beast      (ClashBeast beast,
                                      ClashCase  grammar);

/* "Red b1" or "the lion a3" */
char         *clash_words_group      (const HarenaViewSeat *seats,
                                      const ClashPosition *position,
                                      int                  cell,
                                      ClashCase            grammar);

/* "Red" or "the lion" */
char         *clash_words_fighter    (const HarenaViewSeat *seats,
                                      const ClashGroup *group,
                                      ClashCase         grammar);

/* At the beginning of a sentence: "Red" or "The lion" */
char         *clash_words_subject    (const HarenaViewSeat *seats,
                                      const ClashGroup *group);

/* R16: "Red is first: one spear against none" */
char         *clash_words_first      (const HarenaViewSeat *seats,
                                      const ClashGroup *first,
                                      const ClashGroup *second);

/* "two swords, net and shield" */
char         *clash_words_gladiators (const ClashGroup *group);

/* "one hit left" */
char         *clash_words_hits_left  (const ClashGroup *beast);

/* "Red and Blue", of a set in which seat 1 is bit 0. */
char         *clash_words_seats      (const HarenaViewSeat *seats,
                                      unsigned              which);
