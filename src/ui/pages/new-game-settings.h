/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was chosen for the last new game, for the next one. */

#pragma once

#include "record.h"

#include <gio/gio.h>

/* A name of "" is that of the colour. */
typedef struct
{
  int              n_seats;
  HarenaRecordSeat seats[HARENA_SEATS_MAX];
} HarenaSeating;

void     harena_seating_clear             (HarenaSeating *seating);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HarenaSeating, harena_seating_clear)

/* Returns FALSE, and nothing, if there are no seats in the settings or they make no sense. */
gboolean harena_new_game_load_seating     (GSettings        *settings,
                                           const HarenaGame *game,
                                           HarenaSeating    *seating);

void     harena_new_game_save_seating     (GSettings           *settings,
                                           const HarenaSeating *seating);

/* The seats of somebody who plays for the first time. */
void     harena_new_game_first_seating    (const char       *real_name,
                                           const HarenaGame *game,
                                           HarenaSeating    *seating);

/* The options of the setup, as far as the settings know them. */
void     harena_new_game_load_options     (GSettings        *settings,
                                           const HarenaGame *game,
                                           HarenaSetup      *setup);

void     harena_new_game_save_options     (GSettings         *settings,
                                           const HarenaGame  *game,
                                           const HarenaSetup *setup);
