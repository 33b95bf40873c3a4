/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the last decision rested on, in figures. */

#include "search.h"

int
harena_thinker_hints (const HarenaThinker *thinker,
                      HarenaHint          *hints,
                      int                  max)
{
  const Node *root = &thinker->nodes[0];
  const Edge *edges = edges_of (thinker, root);
  int         order[HARENA_MOVES_MAX];
  int         n_hints = 0;

  /* Few moves are ahead of many, so each is simply put where it belongs. */
  for (int i = 0; i < root->n_edges; i++)
    if (edges[i].visits > 0)
      {
        int at = n_hints++;

        for (; at > 0 && decide_is_ahead (thinker, i, order[at - 1]); at--)
          order[at] = order[at - 1];
        order[at] = i;
      }

  n_hints = n_hints < max ? n_hints : max;
  for (int i = 0; i < n_hints; i++)
    {
      int number = order[i];

      hints[i] = (HarenaHint) {
        .move = edges[number].move,
        .playouts = edges[number].visits,
        .wins = thinker->root_wins[number] / edges[number].visits,
        .points = thinker->root_points[number] / edges[number].visits,
        .chance = decide_chance (thinker, number),
      };
    }

  return n_hints;
}
