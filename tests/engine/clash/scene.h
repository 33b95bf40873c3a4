/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From text to what stands in the arena and back; see stage.h for the form. */

#pragma once

#include "clash/position.h"

/* "1:SSNT*" or "lion*"; "" if there is nothing. The result is to be freed. */
char      *scene_write_group (const ClashGroup *group);

/* Fails the test if the text is none of ours. */
ClashGroup scene_read_group  (const char *text);

int        scene_read_cell   (const char *text);

/* Adds one item to a position that was made by start () of the contract, */
void       scene_add         (ClashPosition *position,
                              const char    *item);

/* and brings the rest into agreement with the items: an attack is due. */
void       scene_settle      (ClashPosition *position);
