/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a running game in a small file that is changed in place with every move.
 *
 * Writing a whole game durably takes as long as the disk needs, and several moves may be played
 * meanwhile. What is in the journal is with the system before the next move is played, so that a
 * program that is killed has lost nothing. After a power cut the game file is what counts; the
 * journal is then believed only if all of it is there. */

#pragma once

#include "record.h"
#include "session.h"

typedef struct HarenaJournal HarenaJournal;

/* Takes the file descriptor. The file may be new or hold a journal. */
HarenaJournal *harena_journal_new   (int fd);

/* Closes the file. */
void           harena_journal_free  (HarenaJournal *journal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaJournal, harena_journal_free)

/* Brings it up to date; only what has changed is written. errno says what went wrong. */
gboolean       harena_journal_write (HarenaJournal       *journal,
                                     const HarenaRecord  *record,
                                     const HarenaSession *session);

/* If the journal knows more than the record and session that were read from the game file, they
 * are brought up to date. */
void           harena_journal_read  (HarenaJournal *journal,
                                     HarenaRecord  *record,
                                     HarenaSession *session);
