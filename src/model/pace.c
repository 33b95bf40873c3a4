/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of paces. */

#include "pace.h"

/* Long enough for dice to be seen falling, at normal pace; the interface adds what it animates. */
static const guint delays[] = {
  [HARENA_PACE_INSTANT] = 0,
  [HARENA_PACE_FAST] = 150,
  [HARENA_PACE_NORMAL] = 600,
  [HARENA_PACE_SLOW] = 1500,
};

G_DEFINE_ENUM_TYPE (HarenaPace, harena_pace,
                    G_DEFINE_ENUM_VALUE (HARENA_PACE_INSTANT, "instant"),
                    G_DEFINE_ENUM_VALUE (HARENA_PACE_FAST, "fast"),
                    G_DEFINE_ENUM_VALUE (HARENA_PACE_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (HARENA_PACE_SLOW, "slow"))

guint
harena_pace_get_delay (HarenaPace pace)
{
  g_return_val_if_fail (pace < G_N_ELEMENTS (delays), 0);

  return delays[pace];
}
