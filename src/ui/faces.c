/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The faces of all games that there are. */

#include "face.h"

extern const HarenaFace clash_face;

static const HarenaFace *const faces[] = { &clash_face };

const HarenaFace *
harena_face_of (const HarenaGame *game)
{
  for (gsize i = 0; i < G_N_ELEMENTS (faces); i++)
    if (faces[i]->game == game)
      return faces[i];

  g_return_val_if_reached (NULL);
}
