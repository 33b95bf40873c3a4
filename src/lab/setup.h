/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game is played, by how many, in which edition: as it is typed, and as figures name it. */

#pragma once

#include "game.h"
#include "json.h"

/* NULL where nothing was typed. */
typedef struct
{
  char  *game;
  char  *players;
  char  *edition;
  char **options;
} LabSetupWords;

void        lab_setup_add_options (GOptionContext *context,
                                   LabSetupWords  *words);

/* Only those that say by which rules. */
void        lab_setup_add_rules   (GOptionContext *context,
                                   LabSetupWords  *words);

void        lab_setup_clear       (LabSetupWords *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabSetupWords, lab_setup_clear)

/* Returns NULL after complaining. */
const HarenaGame *lab_setup_read  (const LabSetupWords *words,
                                   HarenaSetup         *setup);

void        lab_setup_print_rules (const HarenaGame  *game,
                                   const HarenaSetup *setup);

void        lab_setup_write       (const HarenaGame  *game,
                                   const HarenaSetup *setup,
                                   LabJson           *json);

/* option: what is chosen. choices: the words that could have been typed instead. */
void        lab_complain_of_choice (const char *option,
                                    GPtrArray  *choices,
                                    const char *typed);
