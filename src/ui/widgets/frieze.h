/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A band of black figures on terracotta, between two meanders, as on a vase. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_FRIEZE (harena_frieze_get_type ())

G_DECLARE_FINAL_TYPE (HarenaFrieze, harena_frieze, HARENA, FRIEZE, GtkWidget)

/* for_end: the figures look towards the middle, which is left free for a child. */
GtkWidget *harena_frieze_new       (gboolean for_end);

/* Before a figure that marches the other way. */
#define HARENA_FRIEZE_TURNED "<"

/* Pieces of art, NULL at last, which are repeated as long as there is room; NULL for none. They are
 * traced; see silhouette.h. */
void       harena_frieze_set_figures (HarenaFrieze      *self,
                                      const char *const *figures);

/* What stands in the middle; NULL for nothing. As many figures as have room stand beside it. */
void       harena_frieze_set_child (HarenaFrieze *self,
                                    GtkWidget    *child);

/* In a window of any width as low as in the narrowest. */
void       harena_frieze_set_low (HarenaFrieze *self,
                                  gboolean      low);
