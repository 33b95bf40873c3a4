/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has to be there before the first widget: resources, style sheets, icons. */

#pragma once

/* Once GTK and libadwaita are up; more than once does no harm. */
void harena_ui_init (void);
