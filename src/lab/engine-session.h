/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One conversation of harena-lab engine: the game that is on the table, and what can be done to it.
 *
 * Functions that return FALSE have complained and changed nothing. */

#pragma once

#include "record.h"
#include "thinker.h"

typedef struct
{
  HarenaRecord  *record;   /* NULL until there is a game */
  void          *position; /* after its last move */
  guint32        chances;  /* how many of its moves were chance's */
  HarenaThinker *thinker;  /* for this game; NULL until somebody thinks */
} LabSession;

/* Puts another game on the table; the record is the session's from now on. */
void     lab_session_begin (LabSession   *session,
                            HarenaRecord *record);

void     lab_session_clear (LabSession *session);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabSession, lab_session_clear)

/* words: what follows “new”. */
gboolean lab_session_new   (LabSession *session,
                            char      **words);

gboolean lab_session_load  (LabSession *session,
                            char       *filename);

/* What follows needs a game. */
gboolean lab_session_play  (LabSession *session,
                            const char *text);

gboolean lab_session_roll  (LabSession *session,
                            HarenaMove *move);

gboolean lab_session_undo  (LabSession *session);

/* move: what the level would play; its thinker knows why. */
gboolean lab_session_think (LabSession        *session,
                            const HarenaLevel *level,
                            guint64            seed,
                            HarenaMove        *move);
