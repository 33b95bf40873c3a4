/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For the tests of what stands beside the arena: a game on the table, and its widgets. */

#pragma once

#include "clash/by-hand.h"
#include "clash/script.h"
#include "stage.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaHand       *hand;
} Side;

/* Takes the model. */
void       side_open     (Side            *side,
                          HarenaGameModel *model);

/* Makes sure that nobody keeps the hand or the model. */
void       side_close    (Side *side);

/* Where the cursor goes when it jumps about: every position once, far from the one before. */
guint      side_jump     (Side *side,
                          guint number);

/* Goes on from here, and waits until a person is asked or the game is over. */
void       side_continue (Side *side,
                          guint cursor);

/* The widget with this number of a type below another, in the order of the tree; or NULL. */
GtkWidget *side_find     (GtkWidget *root,
                          GType      type,
                          guint      number);

/* The same by a style class. */
GtkWidget *side_find_class (GtkWidget  *root,
                            const char *style,
                            guint       number);

/* The text of the first label with this style class. */
const char *side_text     (GtkWidget  *root,
                           const char *style);
