/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game that was left last, to go on with: its board, what is asked, who has what. */

#pragma once

#include "unfinished-game.h"
#include "widgets/sizer.h"

#include <adwaita.h>

#define HARENA_TYPE_CONTINUE_CARD (harena_continue_card_get_type ())

G_DECLARE_FINAL_TYPE (HarenaContinueCard, harena_continue_card, HARENA, CONTINUE_CARD, AdwBin)

/* game: one without a problem. */
GtkWidget *harena_continue_card_new        (HarenaUnfinishedGame *game);

void       harena_continue_card_set_size   (HarenaContinueCard *self,
                                            HarenaSize          size);

/* Which one is pressed to go on; for the focus. */
GtkWidget *harena_continue_card_get_button (HarenaContinueCard *self);
