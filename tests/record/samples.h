/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games and texts that the tests of records have in common. */

#pragma once

#include "record.h"

/* Clash, morra, and morra as if it had neither options nor editions ("plain"). */
extern const HarenaGame *sample_games[];

/* A game of Clash with two seats and four moves, whose every line the tests know by number. */
extern const char *const sample_text;

void          sample_init           (int   *argc,
                                     char ***argv);

void          sample_play           (HarenaRecord *record,
                                     guint         n_moves,
                                     guint64       seed);

HarenaRecord *sample_game           (const HarenaGame  *game,
                                     const HarenaSetup *setup,
                                     guint64            seed);

char         *sample_replace        (const char *text,
                                     const char *from,
                                     const char *to);

HarenaRecord *sample_parse          (const char *text);

void          sample_assert_equal   (const HarenaRecord *a,
                                     const HarenaRecord *b);

void          sample_assert_refused (const char       *text,
                                     gssize            length,
                                     HarenaRecordError code,
                                     const char       *sentence);
