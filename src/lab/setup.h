/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game is played, by how many, in which edition: as it is typed, and as figures name it. */

#pragma once

#include "game.h"
#include "json.h"

/* What these things are called where they are typed. */
typedef struct
{
  const char *game;
  const char *players;
  const char *edition;
  const char *option;
} LabSetupLabels;

/* NULL where nothing was typed. */
typedef struct
{
  const LabSetupLabels *labels; /* NULL: those of the command line */
  char                 *game;
  char                 *players;
  char                 *edition;
  char                **options;
} LabSetupWords;

/* Only the game; */
void        lab_setup_add_game    (GOptionContext *context,
                                   LabSetupWords  *words);

/* the game, and by which rules; */
void        lab_setup_add_rules   (GOptionContext *context,
                                   LabSetupWords  *words);

/* and by how many. */
void        lab_setup_add_options (GOptionContext *context,
                                   LabSetupWords  *words);

void        lab_setup_clear       (LabSetupWords *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabSetupWords, lab_setup_clear)

/* The id of the game that a command line names, before its other words are understood; NULL if it
 * names none. */
const char       *lab_setup_find_game  (char **arguments);

/* Returns NULL after complaining. */
const HarenaGame *lab_setup_read_game  (const LabSetupWords *words);

/* For so many seats, which the game has. Returns FALSE after complaining. */
gboolean          lab_setup_read_rules (const LabSetupWords *words,
                                        const HarenaGame    *game,
                                        int                  seats,
                                        HarenaSetup         *setup);

/* Both, and how many play. Returns NULL after complaining. */
const HarenaGame *lab_setup_read       (const LabSetupWords *words,
                                        HarenaSetup         *setup);

/* By the rules of an edition. Returns FALSE if it is not for so many seats. */
gboolean          lab_setup_fits       (const HarenaGame *game,
                                        int               edition,
                                        int               seats,
                                        HarenaSetup      *setup);

/* By those of the first edition that is for so many seats. Returns FALSE if there is none. */
gboolean          lab_setup_default    (const HarenaGame *game,
                                        int               seats,
                                        HarenaSetup      *setup);

void        lab_setup_print_rules (const HarenaGame  *game,
                                   const HarenaSetup *setup);

void        lab_setup_write       (const HarenaGame  *game,
                                   const HarenaSetup *setup,
                                   LabJson           *json);

/* option: what is chosen. choices: the words that could have been typed instead. */
void        lab_complain_of_choice (const char *option,
                                    GPtrArray  *choices,
                                    const char *typed);
