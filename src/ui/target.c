/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares what was pressed with what is to be pressed. */

#include "target.h"

#include <string.h>

static gboolean
have (const HarenaTarget *list,
      int                 n_targets,
      HarenaTarget        target)
{
  for (int i = 0; i < n_targets; i++)
    if (list[i] == target)
      return TRUE;

  return FALSE;
}

gboolean
harena_picks_have (const HarenaPicks *picks,
                   HarenaTarget       target)
{
  return have (picks->targets, picks->n_targets, target);
}

void
harena_picks_remove (HarenaPicks  *picks,
                     HarenaTarget  target)
{
  for (int i = 0; i < picks->n_targets; i++)
    if (picks->targets[i] == target)
      {
        memmove (&picks->targets[i], &picks->targets[i + 1],
                 (picks->n_targets - i - 1) * sizeof target);
        picks->n_targets--;
        return;
      }
}

gboolean
harena_walk_goes_on (const HarenaWalk  *walk,
                     const HarenaPicks *picks)
{
  if (picks->n_targets > walk->n_targets)
    return FALSE;

  for (int i = 0; i < picks->n_targets; i++)
    if (i < walk->n_free ? !have (walk->targets, walk->n_free, picks->targets[i])
                         : walk->targets[i] != picks->targets[i])
      return FALSE;

  return TRUE;
}

int
harena_walk_next (const HarenaWalk  *walk,
                  const HarenaPicks *picks,
                  HarenaTarget      *targets)
{
  int n_targets = 0;

  if (picks->n_targets >= walk->n_free)
    {
      if (picks->n_targets < walk->n_targets)
        targets[n_targets++] = walk->targets[picks->n_targets];
      return n_targets;
    }

  for (int i = 0; i < walk->n_free; i++)
    if (!harena_picks_have (picks, walk->targets[i]))
      targets[n_targets++] = walk->targets[i];
  return n_targets;
}
