/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lists that meson makes of the games with a face. Both end with NULL. */

#pragma once

#include "face.h"

extern const HarenaFace *const harena_faces[];

extern GResource *(*const harena_face_resources[]) (void);
