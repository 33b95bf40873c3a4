/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large a person likes to read. */

#pragma once

/* A width or height in pixels, as if type were of the usual size: where it is twice as large, a
 * window of 900 pixels has room for no more than one of 450. What folds asks this, not the width. */
int harena_type_room (int pixels);

/* The other way round: what takes so many pixels at the usual size of type takes these. */
int harena_type_pixels (int pixels);
