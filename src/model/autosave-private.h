/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game that was left goes on being kept where it was. */

#pragma once

#include "autosave.h"
#include "state-file.h"

/* Takes the file. */
HarenaAutosave *harena_autosave_resume (HarenaGameModel *model,
                                        HarenaStateFile *file);
