/* SPDX-License-Identifier: GPL-3.0-or-later */
/* News for screen readers before GTK 4.14, which has no call for it.
 *
 * A screen reader speaks a new description of the widget that has the focus. So what is to be read out
 * waits until everything is up to date and the focus where it belongs, and is then, all in one, for a
 * moment the description of the widget that has the focus. */

#pragma once

#include <gtk/gtk.h>

/* Says it to whoever is at this window; while nobody is, the last of it waits. about: if not NULL, it
 * takes the place of what waits about the same; an empty text then is nothing. */
void harena_herald_cry   (GtkRoot      *root,
                          const char   *text,
                          gconstpointer about);

/* From the first window on, what happens before screen readers know of the program is lost on them,
 * even where the focus is. Nothing is said until they do, and then the focus is told once more. */
void harena_herald_await (GtkWindow  *window);
