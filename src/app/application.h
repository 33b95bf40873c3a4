/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program: one for all windows, and what they share. */

#pragma once

#include "history.h"

#include <adwaita.h>

#define HARENA_APPLICATION_ID "io.github.harena.Harena"

#define HARENA_TYPE_APPLICATION (harena_application_get_type ())

G_DECLARE_FINAL_TYPE (HarenaApplication, harena_application, HARENA, APPLICATION, AdwApplication)

/* flags: those that it has anyhow need not be named. */
HarenaApplication *harena_application_new         (GApplicationFlags flags);

/* The games that were played to their end. It is loaded when it is first asked for. */
HarenaHistory     *harena_application_get_history (HarenaApplication *self);

/* The window that plays the game of this file, or is about to, or NULL. */
GtkWindow         *harena_application_find_file   (HarenaApplication *self,
                                                   GFile             *file);

/* Whether nobody has been told this sentence yet; whoever asks tells it. */
gboolean           harena_application_is_news     (HarenaApplication *self,
                                                   const char        *sentence);
