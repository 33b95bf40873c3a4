/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The place where one running game is kept: NAME.harena, and NAME.journal, whose lock says that the
 * game belongs to somebody. A program that ends, however it ends, leaves the lock. */

#pragma once

#include "journal.h"

#include <gio/gio.h>

typedef struct HarenaStateFile HarenaStateFile;

/* Under a name that is free. The folder is made if need be. */
HarenaStateFile *harena_state_file_new      (const char *folder,
                                             GError    **error);

/* The game that is kept under this path, if it is nobody's; NULL if it is. */
HarenaStateFile *harena_state_file_claim    (const char *path);

HarenaStateFile *harena_state_file_ref      (HarenaStateFile *self);

/* With the last reference the game is nobody's again. */
void             harena_state_file_unref    (HarenaStateFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaStateFile, harena_state_file_unref)

const char      *harena_state_file_get_path (HarenaStateFile *self);

HarenaJournal   *harena_state_file_journal  (HarenaStateFile *self);

/* Waits for the disk if sync is set. */
gboolean         harena_state_file_write    (HarenaStateFile     *self,
                                             const HarenaRecord  *record,
                                             const HarenaSession *session,
                                             gboolean             sync,
                                             GError             **error);

/* At once, in a worker. */
void             harena_state_file_remove   (HarenaStateFile *self);

/* Takes a reference. Where nobody has another, a worker removes the files; otherwise whoever is the
 * last to let go of them does. */
void             harena_state_file_doom     (HarenaStateFile *self);

/* Gives a file that cannot be read another name, and says which. */
char            *harena_state_file_set_aside (HarenaStateFile *self,
                                              GError         **error);
