/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book. */

#pragma once

#include "face.h"

extern const HarenaBook glad_rule_book;
