/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window know of each other. */

#pragma once

#include "autosave.h"
#include "window.h"

struct _HarenaWindow
{
  AdwApplicationWindow parent_instance;

  HarenaApplication   *application; /* also when the window is closed, for what is still written */
  AdwToastOverlay     *toasts;
  GtkStack            *stack;
  GMenuModel          *menu;
  GtkWidget           *welcome;     /* NULL until it is shown */
  GtkWidget           *new_game;    /* NULL unless it is shown */
  GtkWidget           *table;       /* NULL without a game or a lesson */
  GPtrArray           *going;       /* pages that are still seen to fade */
  GCancellable        *cancellable; /* what goes on for this window only */

  /* The game; see window-game.c. */
  HarenaGameModel     *model;
  HarenaAutosave      *autosave;    /* NULL when the game is over */
  gboolean             quick_entry; /* whether its opening was dealt */
  gboolean             touched;     /* whether anything has happened to it here */
  gboolean             counted;     /* whether its end has been seen, or does not count */
  gboolean             owed;        /* whether the history should have it, and has not yet */
  gboolean             resting;     /* whether the model of the table is held, for nobody looks */

  /* The games that were left, while the welcome is shown; see window-left.c. */
  GPtrArray           *left;
  gboolean             finding;     /* whether they are looked for */
  guint                n_closing;   /* games that are still being written */
  char                *wanted;      /* id of the one to continue once it is found, or NULL */

  /* Files; see window-files.c. */
  GtkFileChooserNative *chooser;
  GFile                *opening;    /* on its way into this window, or NULL */
  AdwToast             *removing;   /* that a game was removed, while it can be had back */
  AdwToast             *failing;    /* that says that the game cannot be kept */
};

/* What is done once a game may be left. */
typedef void (*HarenaWindowThen) (HarenaWindow *self,
                                  gpointer      data);

/* window.c */
void harena_window_say            (HarenaWindow *self,
                                   const char   *sentence);

/* text: of an error, which a whole sentence is made of. */
void harena_window_complain       (HarenaWindow *self,
                                   const char   *heading,
                                   const char   *text);

void harena_window_show_table     (HarenaWindow *self,
                                   GtkWidget    *table);

void harena_window_update         (HarenaWindow *self);

void harena_window_rest           (HarenaWindow *self,
                                   gboolean      resting);

/* window-game.c */
void harena_window_add_game_actions (HarenaWindow *self);

/* Takes the autosave of a game that was kept already, or NULL. */
void harena_window_set_game       (HarenaWindow    *self,
                                   HarenaGameModel *model,
                                   HarenaAutosave  *autosave);

/* The game goes from this window and is kept, or the lesson is dropped; nothing happens without
 * either. */
void harena_window_leave_game     (HarenaWindow *self);

/* Does something that makes the game go; asks first if it would be lost. Takes the data. */
void harena_window_ask_to_leave   (HarenaWindow    *self,
                                   HarenaWindowThen then,
                                   gpointer         data,
                                   GDestroyNotify   destroy);

/* window-forget.c */
void harena_window_add_forget_actions (HarenaWindow *self);

/* The welcome page offers what is left again. */
void harena_window_show_left (HarenaWindow *self);

/* window-resign.c */
void harena_window_add_resign_actions (HarenaWindow *self);

/* Whether there is somebody who may give the game up. */
gboolean harena_window_may_resign (HarenaWindow *self);

/* window-again.c */
void harena_window_add_again_actions (HarenaWindow *self);

/* window-left.c */
void harena_window_add_left_actions (HarenaWindow *self);

void harena_window_find_left      (HarenaWindow *self);

/* They belong to nobody again. */
void harena_window_drop_left      (HarenaWindow *self);

/* window-files.c */
#define HARENA_FILE_SUFFIX ".harena"

/* Those of window-save.c as well. */
void harena_window_add_file_actions (HarenaWindow *self);

void harena_window_watch_file     (HarenaWindow *self);

/* What the game is called: its file, if it has one that a person knows. */
const char *harena_window_get_name (HarenaWindow *self);

/* Whether the file is a record of the history, which is never written over. */
gboolean harena_window_is_of_history (GFile *file);

/* The file was opened or saved. */
void harena_window_add_recent     (GFile *file);

/* Asks for a file; belongs to the window. */
GtkFileChooserNative *harena_window_new_chooser (HarenaWindow        *self,
                                                 const char          *title,
                                                 GtkFileChooserAction action,
                                                 const char          *accept);

/* window-save.c */
void harena_window_add_save_actions (HarenaWindow *self);
