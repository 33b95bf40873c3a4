/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editions and options in words. */

#pragma once

#include <glib.h>

#include "game.h"

const char *glad_edition_name    (int edition);

const char *glad_edition_words   (int edition);

const char *glad_option_name     (int option);

const char *glad_option_words    (int option);

int         glad_option_on       (int option);

const char *glad_value_name      (int option,
                                  int value);

const char *glad_option_group    (int option);

gboolean    glad_option_matters  (const HarenaSetup *setup,
                                  int                option);

const char *glad_players_words   (int seats);

char       *glad_beginning_words (int         seats,
                                  const char *first);
