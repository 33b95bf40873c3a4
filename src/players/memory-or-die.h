/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory taken once, before any thinking. Without it there is nothing to go on with. */

#pragma once

#include <stdio.h>
#include <stdlib.h>

/* Zeroed; to be given back with free (). */
static inline void *
harena_memory_new (size_t size)
{
  void *memory = calloc (1, size > 0 ? size : 1);

  if (memory == NULL)
    {
      fputs ("harena: out of memory\n", stderr);
      abort ();
    }

  return memory;
}
