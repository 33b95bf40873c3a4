/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window to try a widget in. */

#pragma once

#include <adwaita.h>

/* To be called instead of g_test_init (): brings up GTK, libadwaita and the house. */
void       stage_init    (int    *argc,
                          char ***argv);

/* A window of this size with the widget in it, drawn once. */
GtkWidget *stage_show    (GtkWidget *widget,
                          int        width,
                          int        height);

/* Runs the main loop until nothing is left to do; or for so many milliseconds. */
void       stage_settle  (void);

void       stage_wait    (guint milliseconds);

/* Runs it until this is true, or fails after ten seconds. The tick wakes it when nothing happens. */
#define stage_wait_until(condition) \
  G_STMT_START { \
    guint  tick_ = g_timeout_add (50, G_SOURCE_FUNC (stage_tick_cb), NULL); \
    gint64 end_ = g_get_monotonic_time () + 10 * G_USEC_PER_SEC; \
    while (!(condition) && g_get_monotonic_time () < end_) \
      g_main_context_iteration (NULL, TRUE); \
    g_source_remove (tick_); \
    g_assert_true (condition); \
  } G_STMT_END

gboolean   stage_tick_cb (gpointer data);

/* Writes what the window shows to a PNG file, to be looked at. */
void       stage_picture (GtkWidget  *window,
                          const char *path);

/* Closes the window, and makes sure that the widget in it is gone. */
void       stage_close   (GtkWidget *window);

/* The first widget of this type, at or below the root, with this CSS class unless that is NULL. */
GtkWidget *stage_find    (GtkWidget  *root,
                          GType       type,
                          const char *css_class);

/* Presses a key, as the focused widget or a shortcut of the window would see it. */
gboolean   stage_press   (GtkWidget      *window,
                          guint           key,
                          GdkModifierType state);
