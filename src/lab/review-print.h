/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts what the moves of a game cost into words, or into JSON. */

#pragma once

#include "review-crew.h"

void lab_review_print (const LabReview *review,
                       gboolean         wants_json);
