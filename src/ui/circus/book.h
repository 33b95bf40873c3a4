/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book of Circus Maximus. */

#pragma once

#include "learn/book.h"

extern const HarenaBook circus_book;
