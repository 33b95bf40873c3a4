/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game that was left goes on being kept where it was. */

#pragma once

#include "autosave.h"
#include "state-file.h"

/* How long nothing must have happened, in milliseconds, before the whole game is written; with 0
 * that is done at once. */
void            harena_autosave_set_idle (HarenaAutosave *self,
                                          guint           idle);

/* Takes the file. */
HarenaAutosave *harena_autosave_resume (HarenaGameModel *model,
                                        HarenaStateFile *file);
