/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copied from the page of the rules, not from the engine. */

#include "page.h"

#include <glib.h>
#include <string.h>

const char *const page_cells[PAGE_N_CELLS] = {
  "a1", "a2", "a3",
  "b1", "b2", "b3", "b4",
  "c1", "c2", "c3",
  "d1", "d2", "d3", "d4",
  "e1", "e2", "e3",
};

const char page_neighbours[] =
  "a1: a2 b1 b2. a2: a1 a3 b2 b3. a3: a2 b3 b4. b1: a1 b2 c1. b2: a1 a2 b1 b3 c1 c2. "
  "b3: a2 a3 b2 b4 c2 c3. b4: a3 b3 c3. c1: b1 b2 c2 d1 d2. c2: b2 b3 c1 c3 d2 d3. "
  "c3: b3 b4 c2 d3 d4. "
  "d1: c1 d2 e1. d2: c1 c2 d1 d3 e1 e2. d3: c2 c3 d2 d4 e2 e3. d4: c3 d3 e3. e1: d1 d2 e2. "
  "e2: d2 d3 e1 e3. "
  "e3: d3 d4 e2.";

static bool borders[PAGE_N_CELLS][PAGE_N_CELLS];

int
page_find_cell (const char *name)
{
  for (int i = 0; i < PAGE_N_CELLS; i++)
    if (strcmp (page_cells[i], name) == 0)
      return i;

  return -1;
}

static void
read_borders (void)
{
  g_auto(GStrv) sentences = g_strsplit (page_neighbours, ".", -1);

  for (int i = 0; *g_strstrip (sentences[i]) != '\0'; i++)
    {
      g_auto(GStrv) words = g_strsplit_set (sentences[i], ": ", -1);
      int           cell = page_find_cell (words[0]);

      for (int j = 2; words[j] != NULL; j++)
        borders[cell][page_find_cell (words[j])] = true;
    }
}

bool
page_is_beside (int one,
                int other)
{
  static gsize read;

  if (g_once_init_enter (&read))
    {
      read_borders ();
      g_once_init_leave (&read, 1);
    }

  return borders[one][other];
}
