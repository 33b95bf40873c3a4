/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faces for the games of the house that have none yet, with no more than the pages around the games
 * look at: so that those are seen with five games. */

#pragma once

/* To be called before any page is made. */
void five_add_faces (void);
