/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A share as a bar, with a mark where an even share would end; or the strength of a level as steps. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_SHARE_BAR (harena_share_bar_get_type ())

G_DECLARE_FINAL_TYPE (HarenaShareBar, harena_share_bar, HARENA, SHARE_BAR, GtkWidget)

/* share and even: from 0 to 1; an even share below 0 has no mark. */
GtkWidget *harena_share_bar_new      (double share,
                                      double even);

/* number: how many of the steps are filled, of n_steps. */
GtkWidget *harena_share_bar_new_steps (int number,
                                       int n_steps);
