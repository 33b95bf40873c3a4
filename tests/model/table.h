/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table to test at: games, a main loop that runs until something holds, and counted signals. */

#pragma once

#include "game-model.h"

/* Clash, and morra, which has secrets. */
extern const HarenaGame *const table_games[];

/* How often each signal of a model came, and each property was told. */
typedef struct
{
  guint       move_played;
  guint       cursor_moved;
  guint       choice_asked;
  guint       thinking_started;
  guint       thinking_ended;
  guint       game_ended;
  guint       file_changed;
  guint       seats_changed;
  guint       hint_ready;
  guint       error_said;
  guint       changed;
  int         seat;     /* the last one that was asked */
  GHashTable *notified; /* by the name of the property */
} Counts;

typedef gboolean (*TableTest) (gpointer data);

void             table_init           (int    *argc,
                                       char ***argv);

/* players: one word a seat, such as "person lanista"; their number is the number of seats. */
HarenaGameModel *table_model          (const HarenaGame *game,
                                       const char       *players,
                                       guint64           seed);

/* A game that is played to its end, everybody playing at random. */
HarenaRecord    *table_finished       (const HarenaGame *game,
                                       int               seats,
                                       guint64           seed);

Counts          *table_count          (HarenaGameModel *model);

void             table_count_clear    (Counts *counts);

void             table_count_free     (Counts *counts);

guint            table_notified       (Counts     *counts,
                                       const char *property);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Counts, table_count_free)

/* Runs the main loop until the test holds; the program fails if that takes too long. */
void             table_run_until      (TableTest test,
                                       gpointer  data);

/* Until the model asks a person or the game is over. */
void             table_run_to_choice  (HarenaGameModel *model);

/* Until there is nothing left to do at once. */
void             table_settle         (void);

/* Plays the legal move with this number, of those that there are. */
void             table_play           (HarenaGameModel *model,
                                       guint            number);

/* Persons play on at random until the game has this many moves, or is over. */
void             table_play_on        (HarenaGameModel *model,
                                       guint            n_moves,
                                       guint64          seed);

/* Waits for the end of whatever was started with this as its callback. */
void             table_async_cb       (GObject      *source,
                                       GAsyncResult *result,
                                       gpointer      data);

/* result: set by table_async_cb (). */
void             table_await          (GAsyncResult **result);

/* The model saves and this is how it went; error may be NULL if it must go well. */
gboolean         table_save           (HarenaGameModel *model,
                                       GFile           *file,
                                       gboolean         overwrite,
                                       GError         **error);

HarenaGameModel *table_open           (GFile   *file,
                                       GError **error);

void             table_assert_records (const HarenaRecord *a,
                                       const HarenaRecord *b);

/* A folder of its own, and its end with all that is in it. */
char            *table_folder         (void);

void             table_remove         (char *folder);

/* A folder to which nobody may write, not even root, until it is unlocked again. */
char *table_lock_folder   (void);

void  table_unlock_folder (char *folder);
