/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fast the model plays what nobody has to choose. */

#pragma once

#include <glib-object.h>

typedef enum
{
  HARENA_PACE_INSTANT,
  HARENA_PACE_FAST,
  HARENA_PACE_NORMAL,
  HARENA_PACE_SLOW,
} HarenaPace;

#define HARENA_TYPE_PACE (harena_pace_get_type ())

GType harena_pace_get_type  (void) G_GNUC_CONST;

/* In milliseconds; 0 for instant. */
guint harena_pace_get_delay (HarenaPace pace);
