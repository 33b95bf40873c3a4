/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libFuzzer calls; each target defines it. */

#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
