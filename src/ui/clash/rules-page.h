/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rule book: one topic, from its title to the way on. */

#pragma once

#include "clash/rules-book.h"

#include <gtk/gtk.h>

/* Links activate the action "rules.open" with the id of a topic. */
GtkWidget *clash_rules_page_new (const ClashBookTopic *topic);
