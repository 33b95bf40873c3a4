/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a test speak every language of the house, whichever locales the computer has. */

#pragma once

#include <glib.h>

/* "en" and those with a catalogue; ends with NULL. */
extern const char *const languages[];

/* Before anything is said, and after all is. */
void languages_prepare (void);

void languages_clear   (void);

/* What is said from now on is said in this language. */
void languages_speak   (const char *language);
