/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands beside the map: points and supply, the order of scoring, the choice in words, the
 * province that is looked at. */

#pragma once

#include "face.h"

enum
{
  IMPERIUM_N_SCORE_COLUMNS = 3,
  IMPERIUM_N_RESULT_COLUMNS = 4,
};

/* scores.c */
extern const HarenaColumn imperium_score_columns[IMPERIUM_N_SCORE_COLUMNS];

extern const HarenaColumn imperium_result_columns[IMPERIUM_N_RESULT_COLUMNS];

/* panel.c */
extern const HarenaPart imperium_part_order;    /* of scoring */
extern const HarenaPart imperium_part_choice;   /* what is in hand, and who has chosen */
extern const HarenaPart imperium_part_province; /* that is looked at */

/* end-cards.c */
enum
{
  IMPERIUM_N_END_CARDS = 2,
};

extern const HarenaEndCard imperium_end_cards[IMPERIUM_N_END_CARDS];

/* thumbnail.c */
GtkWidget *imperium_thumbnail_new (const void *position, const int *colours);
