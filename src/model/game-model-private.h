/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the game model know of each other. */

#pragma once

#include "game-model.h"

#include "session.h"
#include "thinking-job.h"
#include "timeline.h"

/* The engine marks its sentences without GLib, and with a macro of the same name. */
#undef N_
#include <glib/gi18n-lib.h>

enum
{
  /* Those that follow from the state of the game, and are compared after whatever happened. */
  PROP_CURSOR = 1,
  PROP_N_MOVES,
  PROP_PRESENT,
  PROP_LIVE,
  PROP_TURN,
  PROP_OVER,
  PROP_ASKED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_THINKING,
  PROP_MODIFIED,
  PROP_DEALING,
  PROP_VIEWER,
  PROP_CURTAIN,
  N_WATCHED,

  PROP_GAME = N_WATCHED,
  PROP_SEATS,
  PROP_PROGRESS,
  PROP_PACE,
  PROP_HINTS,
  PROP_FILE,
  PROP_TITLE,
  N_PROPS,
};

enum
{
  MOVE_PLAYED,
  CURSOR_MOVED,
  CHOICE_ASKED,
  THINKING_STARTED,
  THINKING_ENDED,
  GAME_ENDED,
  FILE_CHANGED,
  SEATS_CHANGED,
  HINT_READY,
  ERROR_SAID,
  CHANGED,
  TOLD,
  N_SIGNALS,
};

struct _HarenaGameModel
{
  GObject        parent_instance;

  HarenaRecord  *record;
  HarenaTimeline *timeline;
  void          *position;     /* where the cursor is */
  guint          present;
  guint          cursor;
  guint          dealt;        /* moves that were dealt, and are not taken back one by one */
  guint          first_choice; /* of a person; G_MAXUINT if there is none */
  guint          serial;       /* grows when the game goes on, or back */
  guint          version;      /* grows with all that would have to be kept */
  guint          head_version; /* and with what is not a move: seats, and the file */
  guint          kept_since;   /* the fewest moves left since the autosave looked last */
  gint64         said[N_WATCHED];

  /* Who looks; see game-model-view.c. */
  int            sitting;      /* the seat that looks where several persons play, or 0 */
  void          *seen;         /* the position as the viewer may see it */
  gboolean       judged;       /* whether it is known if the choice is private, */
  guint          judged_serial;
  guint          judged_cursor;
  gboolean       private;      /* and if it is */

  GListStore    *seats;

  /* What drives the game; see game-model-drive.c. */
  gboolean       started;      /* whether the main loop has run since the model was made */
  HarenaPace     pace;
  gboolean       obvious;      /* what cannot hurt a person is played without being asked */
  guint          holds;
  guint          source;       /* that plays the next move, or 0 */
  gint64         not_before;   /* when the computer player may move at the earliest */
  gboolean       asked;        /* whether the person has been asked here */
  gboolean       asking;       /* whether that is just being done */
  HarenaSharedThinker   *shared;
  HarenaThinkingJob *job;      /* of the computer player, or of who deals */
  guint          job_serial;
  guint          poll;         /* the source that tells progress */
  gboolean       dealing;
  GArray        *answers;      /* moves that are known already, */
  guint          next_answer;  /* from this one on, */
  guint          answers_serial; /* if nothing else has happened since */

  /* What is advised; see game-model-hint.c. */
  HarenaThinkingJob *hint;
  GTask         *hint_task;
  gulong         hint_cancelled;
  HarenaHints   *hints;

  /* Where it is kept; see game-model-file.c. */
  GFile         *file;
  char          *title;
  char          *stamp;        /* how the file looked when it was last read or written */
  char          *stamp_said;   /* how it looked when somebody was told that it had changed */
  GFileMonitor  *monitor;
  gboolean       checking;     /* whether the file is being looked at */
  int            saved;        /* moves that the file holds; -1: it holds another game */
  guint          cut_since;    /* the fewest moves left since the saving began */
  gboolean       seats_since;  /* whether a seat has changed since */
  gboolean       saving;
};

extern guint       harena_game_model_signals[N_SIGNALS];
extern GParamSpec *harena_game_model_properties[N_PROPS];

/* game-model.c */

/* Takes the record, and the timeline along it, which may be NULL; a worker can make it
 * beforehand. */
HarenaGameModel *harena_game_model_restore      (HarenaRecord        *record,
                                                 HarenaTimeline         *timeline,
                                                 const HarenaSession *session);

void             harena_game_model_get_session  (HarenaGameModel *self,
                                                 HarenaSession   *session);

/* Tells whoever watches the properties that follow from the state of the game. */
void             harena_game_model_say          (HarenaGameModel *self);

void             harena_game_model_notify       (HarenaGameModel *self,
                                                 guint            property);

/* game-model-play.c */
void             harena_game_model_apply        (HarenaGameModel *self,
                                                 HarenaMove       move);

gboolean         harena_game_model_is_choice    (HarenaGameModel    *self,
                                                const HarenaMoment *moment);

void             harena_game_model_find_choice  (HarenaGameModel *self);

/* Something has happened to the game: what was thought about it is of no use any more. */
void             harena_game_model_touch        (HarenaGameModel *self);

/* The moves from here on are gone for good. */
void             harena_game_model_cut          (HarenaGameModel *self,
                                                 guint            n_moves);

/* game-model-resign.c */

/* After how many moves somebody gave up last, or G_MAXUINT. */
guint            harena_game_model_last_resignation (HarenaGameModel *self);

/* That one has not happened. */
void             harena_game_model_undo_resignation (HarenaGameModel *self,
                                                     guint            index);

/* The game goes back: whoever gave up later than this has not. */
void             harena_game_model_take_back        (HarenaGameModel *self,
                                                     guint            n_moves);

/* game-model-view.c */
gboolean         harena_game_model_may_choose    (HarenaGameModel *self);

/* What is legal in this position, which is where the cursor is, seen by somebody. */
int              harena_game_model_list_at       (HarenaGameModel *self,
                                                  const void      *position,
                                                  HarenaMove      *list);

void             harena_game_model_check_sitting (HarenaGameModel *self);

guint            harena_game_model_get_barrier   (HarenaGameModel *self);

/* game-model-drive.c */

/* The seat whose person has to choose, whether or not it looks; or 0. */
int              harena_game_model_get_chooser  (HarenaGameModel *self);

void             harena_game_model_drive        (HarenaGameModel *self);

void             harena_game_model_start        (HarenaGameModel *self);

void             harena_game_model_stop         (HarenaGameModel *self);

HarenaThinkingTask   harena_game_model_ask          (HarenaGameModel  *self,
                                                 HarenaThinkingKind kind);

void             harena_game_model_watch_job (HarenaGameModel *self);

/* game-model-hint.c */
void             harena_game_model_drop_hint    (HarenaGameModel *self);

/* game-model-file.c */
void             harena_game_model_set_file     (HarenaGameModel *self,
                                                 GFile           *file,
                                                 const char      *stamp);
