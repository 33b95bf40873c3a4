/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second face, which only the tests have: it proves that the table knows no game. */

#pragma once

#include "face.h"

extern const HarenaFace morra_face;
