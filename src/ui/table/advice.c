/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is advised, and how much better it is than the next best. */

#include "table/speech.h"

#include "words.h"

#include <math.h>

/* There is nothing to compare it with. */
static char *
weigh_alone (const HarenaHint *best,
             gboolean          whole)
{
  int wins = lround (100 * best->wins);
  int points = lround (best->points);

  return g_strdup_printf (
    whole
      /* Translators: a percentage, and points at the end of the game */
      ? ngettext ("You win %d %% of games from here, with %d point on average.",
                  "You win %d %% of games from here, with %d points on average.", points)
      /* Translators: the same, while it is still being thought about */
      : ngettext ("So far, you win %d %% of games from here, with %d point on average.",
                  "So far, you win %d %% of games from here, with %d points on average.", points),
    wins, points);
}

/* By at least one in a hundred games. */
static char *
weigh_better (const HarenaHint *best,
              const HarenaHint *next,
              gboolean          whole)
{
  int wins = lround (100 * best->wins);
  int fewer = lround (100 * next->wins);
  int points = lround (best->points);

  return g_strdup_printf (
    whole
      /* Translators: two percentages, and points at the end of the game */
      ? ngettext ("You win %d %% of games from here, against %d %% after the next best move, "
                  "with %d point on average.",
                  "You win %d %% of games from here, against %d %% after the next best move, "
                  "with %d points on average.", points)
      /* Translators: the same, while it is still being thought about */
      : ngettext ("So far, you win %d %% of games from here, against %d %% after the next best "
                  "move, with %d point on average.",
                  "So far, you win %d %% of games from here, against %d %% after the next best "
                  "move, with %d points on average.", points),
    wins, fewer, points);
}

static char *
weigh_level (const HarenaHint *best,
             gboolean          whole)
{
  int wins = lround (100 * best->wins);
  int points = lround (best->points);

  return g_strdup_printf (
    whole
      /* Translators: a percentage, and points at the end of the game */
      ? ngettext ("You win %d %% of games from here, about as many as after the next best move, "
                  "with %d point on average.",
                  "You win %d %% of games from here, about as many as after the next best move, "
                  "with %d points on average.", points)
      /* Translators: the same, while it is still being thought about */
      : ngettext ("So far, you win %d %% of games from here, about as many as after the next best "
                  "move, with %d point on average.",
                  "So far, you win %d %% of games from here, about as many as after the next best "
                  "move, with %d points on average.", points),
    wins, points);
}

static char *
weigh (const HarenaHints *hints)
{
  const HarenaHint *best = &hints->hints[0];
  const HarenaHint *next;

  if (best->playouts == 0)
    return g_strdup (_("There was no time to compare it with others."));
  if (hints->n_hints == 1 || hints->hints[1].playouts == 0)
    return weigh_alone (best, hints->whole);

  next = &hints->hints[1];
  return lround (100 * best->wins) > lround (100 * next->wins)
           ? weigh_better (best, next, hints->whole)
           : weigh_level (best, hints->whole);
}

/* A game in which points are nothing that players count. */
static char *
weigh_wins (const HarenaHint *best,
            const HarenaHint *next)
{
  int wins = lround (100 * best->wins);

  if (next == NULL || lround (100 * next->wins) >= wins)
    /* Translators: a percentage */
    return g_strdup_printf (_("You win %d %% of games from here."), wins);

  /* Translators: two percentages */
  return g_strdup_printf (_("You win %d %% of games from here, against %d %% after the next best "
                            "move."), wins, (int) lround (100 * next->wins));
}

char *
harena_say_hint (const HarenaView  *view,
                 const HarenaHints *hints)
{
  g_autofree char *advice = NULL;
  g_autofree char *weight = NULL;

  if (hints->n_hints == 0)
    return g_strdup (_("There is no advice for this."));

  if (view->face->advise != NULL)
    advice = view->face->advise (view, hints->hints[0].move);
  else
    advice = harena_say_move (view, hints->hints[0].move);
  if (view->face->pointless && hints->hints[0].playouts > 0)
    weight = weigh_wins (&hints->hints[0], hints->n_hints > 1 ? &hints->hints[1] : NULL);
  else
    weight = weigh (hints);
  /* Translators: two whole sentences, one after the other */
  return g_strdup_printf (C_("two sentences", "%s %s"), advice, weight);
}
