/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done from every window, and the keys for all that can be done. */

#pragma once

#include "application.h"

void harena_application_add_actions (HarenaApplication *self);
