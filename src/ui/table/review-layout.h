/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the bar of a review: its three children in a row; where it is narrow, the second one
 * above the others. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_REVIEW_LAYOUT (harena_review_layout_get_type ())

G_DECLARE_FINAL_TYPE (HarenaReviewLayout, harena_review_layout, HARENA, REVIEW_LAYOUT,
                      GtkLayoutManager)
