/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Signals that ask to stop. */

#include "stop.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

atomic_bool lab_stop;

static void
stop_cb (int signal_number)
{
  (void) signal_number;

  atomic_store (&lab_stop, true);
}

void
lab_stop_listen (void)
{
  struct sigaction action = { .sa_handler = stop_cb, .sa_flags = SA_RESETHAND | SA_RESTART };

  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}
