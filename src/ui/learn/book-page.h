/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rule book. Its links open other pages by the action "rules.open". */

#pragma once

#include "face.h"

GtkWidget *harena_book_page_new (const HarenaFace      *face,
                                 const HarenaBookTopic *topic);
