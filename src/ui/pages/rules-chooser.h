/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules a new game is played by: an edition, or single rules of one's own mix. */

#pragma once

#include "game.h"

#include <adwaita.h>

#define HARENA_TYPE_RULES_CHOOSER (harena_rules_chooser_get_type ())

G_DECLARE_FINAL_TYPE (HarenaRulesChooser, harena_rules_chooser, HARENA, RULES_CHOOSER, AdwBin)

void harena_rules_chooser_set_game (HarenaRulesChooser *self,
                                    const HarenaGame   *game);

/* The options; the number of seats is not looked at. */
void harena_rules_chooser_get      (HarenaRulesChooser *self,
                                    HarenaSetup        *setup);

void harena_rules_chooser_set      (HarenaRulesChooser *self,
                                    const HarenaSetup  *setup);
