/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a running game in a small file that is changed in place with every move.
 *
 * Writing a whole game durably takes as long as the disk needs, and many moves may be played
 * meanwhile. What is pushed to the journal is written by a thread of its own, at once, and is with
 * the system before the move after the next one is played: a program that is killed has lost the
 * last move at most. After a power cut the game file is what counts; the journal is then believed
 * only if all of it is there. */

#pragma once

#include "record.h"
#include "session.h"

typedef struct HarenaJournal HarenaJournal;

/* Takes the file descriptor. The file may be new or hold a journal. */
HarenaJournal *harena_journal_new   (int fd);

/* Closes the file when all is written. */
void           harena_journal_free  (HarenaJournal *journal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaJournal, harena_journal_free)

/* Brings it up to date. n_kept: as many moves at the beginning are the same as when it was last
 * called. If it cannot be written, the next call tries again with everything. */
void           harena_journal_push  (HarenaJournal       *journal,
                                     const HarenaRecord  *record,
                                     const HarenaSession *session,
                                     guint                n_kept);

/* If the journal knows more than the record and session that were read from the game file, they
 * are brought up to date. */
void           harena_journal_read  (HarenaJournal *journal,
                                     HarenaRecord  *record,
                                     HarenaSession *session);
