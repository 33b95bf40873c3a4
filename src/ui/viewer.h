/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks at a model: everybody, as long as no game of the house has secrets. */

#pragma once

#include "game-model.h"

static inline int
harena_game_model_get_viewer (HarenaGameModel *model G_GNUC_UNUSED)
{
  return HARENA_SEES_ALL;
}

static inline const HarenaSetup *
harena_game_model_get_setup (HarenaGameModel *model)
{
  return &harena_game_model_get_record (model)->setup;
}

static inline gboolean
harena_game_model_get_move (HarenaGameModel *model,
                            guint            index,
                            HarenaMove      *move)
{
  *move = g_array_index (harena_game_model_get_record (model)->moves, HarenaMove, index);
  return TRUE;
}
