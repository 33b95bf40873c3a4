/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hand of playing cards, side by side in as many rows as it takes. Each is a button; the keys 1 to
 * 9 press them in their order, and they can be dragged. */

#pragma once

#include "face.h"

#define HARENA_TYPE_CARD_TABLE (harena_card_table_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCardTable, harena_card_table, HARENA, CARD_TABLE, GtkWidget)

/* The hand of whoever is asked or looks: of a face that has cards. */
GtkWidget *harena_card_table_new      (HarenaHand  *hand);

/* The hand of one seat, face down as far as the viewer must not see it. */
GtkWidget *harena_card_table_new_seat (HarenaHand  *hand,
                                       int          seat);

void       harena_card_table_update   (GtkWidget   *cards,
                                       HarenaChange change);

/* For HarenaPart: whether there are any. */
gboolean   harena_card_table_is_there (const HarenaView *view);
