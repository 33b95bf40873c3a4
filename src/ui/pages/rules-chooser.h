/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules a new game is played by: an edition, or single rules of one's own mix.
 *
 * Signal "changed": the rules are others. */

#pragma once

#include "game.h"

#include <adwaita.h>

#define HARENA_TYPE_RULES_CHOOSER (harena_rules_chooser_get_type ())

G_DECLARE_FINAL_TYPE (HarenaRulesChooser, harena_rules_chooser, HARENA, RULES_CHOOSER, AdwBin)

void     harena_rules_chooser_set_game   (HarenaRulesChooser *self,
                                          const HarenaGame   *game);

/* Whether the game leaves anything to be chosen. */
gboolean harena_rules_chooser_has_choice (HarenaRulesChooser *self);

/* Editions that are advised for so many seats stand first; rules that have no effect with them say
 * so. */
void     harena_rules_chooser_set_seats  (HarenaRulesChooser *self,
                                          int                 seats);

/* Single rules stand beside the editions; otherwise they fold into one row below them. */
void     harena_rules_chooser_set_wide   (HarenaRulesChooser *self,
                                          gboolean            wide);

/* The options, and the number of seats that was set. */
void     harena_rules_chooser_get        (HarenaRulesChooser *self,
                                          HarenaSetup        *setup);

void     harena_rules_chooser_set        (HarenaRulesChooser *self,
                                          const HarenaSetup  *setup);
