/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program within a test: an application, its windows, and games to play in them. */

#pragma once

#include "window.h"

#include "stage.h"

/* Brings up an application that no other process knows. */
void               house_open    (void);

/* Closes all windows, waits until everything is written, and makes sure that all is gone. */
void               house_close   (void);

HarenaApplication *house_get     (void);

/* A window that shows the welcome. */
HarenaWindow      *house_window  (void);

/* How many windows are open, dialogs not counted. */
guint              house_n_windows (void);

/* A game of two persons. */
HarenaGameModel   *house_game    (void);

/* A game that computer players end in a few moves. */
HarenaGameModel   *house_short_game (void);

/* A recorded game, such as "international-2". */
GFile             *house_golden  (const char *name);

/* Waits for a message, and gives its dialog back. */
AdwMessageDialog  *house_dialog  (void);

void               house_respond (AdwMessageDialog *dialog,
                                  const char       *response);

/* Whether an action of the window can be used. */
gboolean           house_enabled (HarenaWindow *window,
                                  const char   *action);

/* A folder for this test alone; to be freed. */
char              *house_folder  (void);
