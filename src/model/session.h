/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game that was left needs beside its record to be as it was. */

#pragma once

#include "record.h"

typedef struct
{
  guint    present; /* how many moves of the record are played; the others have been taken back */
  guint    dealt;   /* how many were dealt rather than chosen */
  gboolean dealing; /* whether they still have to be dealt */
  int      saved;   /* how many moves the file of the game holds; -1: it holds another game */
  guint    serial;  /* grows with everything that happens to the game */
  char    *uri;     /* of the file of the game, or NULL */
  char    *stamp;   /* how that file looked when it was last read or written, or NULL */
} HarenaSession;

void          harena_session_clear (HarenaSession *session);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HarenaSession, harena_session_clear)

/* The record as text, with the session in a group of its own. */
char         *harena_session_write (const HarenaSession *session,
                                    const HarenaRecord  *record,
                                    gsize               *length);

/* Takes the session out of a record that was read. One that makes no sense is as good as none:
 * then the whole record has been played. */
void          harena_session_read  (HarenaSession *session,
                                    HarenaRecord  *record);

/* The first n_moves of a record, to be written by another thread. */
HarenaRecord *harena_session_copy  (const HarenaRecord *record,
                                    guint               n_moves);
