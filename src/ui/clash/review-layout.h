/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the bar of a review: its three children in a row; where it is narrow, the second one
 * above the others. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_REVIEW_LAYOUT (clash_review_layout_get_type ())

G_DECLARE_FINAL_TYPE (ClashReviewLayout, clash_review_layout, CLASH, REVIEW_LAYOUT,
                      GtkLayoutManager)
