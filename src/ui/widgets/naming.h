/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for widgets to which nobody gave one. */

#pragma once

/* Before GTK 4.10 a screen reader is told the name of the class of such a widget: "GtkImage". From now
 * on each has no name instead, or what its tooltip says. Call it once. */
void harena_name_widgets (void);
