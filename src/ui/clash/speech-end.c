/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How it ended: who has won, and why it is over. */

#include "clash/score.h"
#include "clash/speech-tell.h"
#include "clash/speech-words.h"
#include "words.h"

#include <string.h>

/* The points of those who win: as many for each. */
static int
best_points (const ClashPosition *position)
{
  int points[HARENA_SEATS_MAX];
  int best = 0;

  clash_points (position, points);
  for (int i = 0; i < position->seats; i++)
    best = MAX (best, points[i]);

  return best;
}

static gboolean
is_one (unsigned winners)
{
  return (winners & (winners - 1)) == 0;
}

/* R37: the seat that alone has gladiators left, or 0. */
static int
last_to_stand (const ClashPosition *position)
{
  int last = 0;

  if (clash_seats_alive (position) != 1)
    return 0;
  for (int seat = 1; seat <= position->seats; seat++)
    if (position->alive[seat] > 0)
      last = seat;

  return last;
}

void
clash_tell_end (ClashTelling *telling)
{
  unsigned         winners = clash_winners (&telling->after);
  int              points = best_points (&telling->after);
  g_autofree char *names = clash_words_seats (telling->seats, winners);

  if (winners == 0)
    return;

  if (is_one (winners))
    clash_tell (telling, g_bit_nth_lsf (winners, -1) + 1, CLASH_NO_BEAST,
                /* Translators: the name of a player */
                g_strdup_printf (ngettext ("The game is over: %s wins with %d point",
                                           "The game is over: %s wins with %d points", points),
                                 names, points));
  else
    clash_tell (telling, 0, CLASH_NO_BEAST,
                /* Translators: the names of two or more players: “Red and Blue” */
                g_strdup_printf (ngettext ("The game is over: %s share the win with %d point each",
                                           "The game is over: %s share the win with %d points each",
                                           points),
                                 names, points));
}

char *
clash_speech_winner (const HarenaView *view)
{
  unsigned         winners = clash_winners (clash_position (view));
  g_autofree char *names = clash_words_seats (view->seats, winners);

  if (is_one (winners))
    /* Translators: the name of a player */
    return g_strdup_printf (_("%s wins"), names);

  /* Translators: the names of two or more players: “Red and Blue” */
  return g_strdup_printf (_("%s share the win"), names);
}

/* R37: only one player has gladiators left. */
static char *
end_of_one (const HarenaViewSeat *seats,
            const ClashPosition *position,
            unsigned             winners,
            int                  points)
{
  int         last = last_to_stand (position);
  const char *name = clash_words_seat (seats, last);

  if (!is_one (winners))
    /* Translators: points of each winner, and the name of the player who had gladiators left */
    return g_strdup_printf (ngettext ("%d point each. %s was the last to stand.",
                                      "%d points each. %s was the last to stand.", points),
                            points, name);
  if (winners == 1u << (last - 1))
    /* Translators: of the winner, who also was the only one with gladiators left */
    return g_strdup_printf (ngettext ("%d point, and the last to stand.",
                                      "%d points, and the last to stand.", points),
                            points);

  /* Translators: points of the winner, and the name of another player */
  return g_strdup_printf (ngettext ("%d point, though %s was the last to stand.",
                                    "%d points, though %s was the last to stand.", points),
                          points, name);
}

char *
clash_speech_ending (const HarenaView *view)
{
  const ClashPosition *position = clash_position (view);
  unsigned             winners = clash_winners (position);
  int                  points = best_points (position);
  const char          *ending = clash_ending (position);

  if (strcmp (ending, "one-player") == 0)
    return end_of_one (view->seats, position, winners, points);

  if (strcmp (ending, "beasts") == 0)
    return g_strdup_printf (is_one (winners)
                              /* Translators: points of the winner */
                              ? ngettext ("%d point. All twelve beasts have been killed.",
                                          "%d points. All twelve beasts have been killed.", points)
                              /* Translators: points of each of the winners */
                              : ngettext ("%d point each. All twelve beasts have been killed.",
                                          "%d points each. All twelve beasts have been killed.",
                                          points),
                            points);

  return g_strdup_printf (is_one (winners)
                            /* Translators: points of the winner */
                            ? ngettext ("%d point. Nobody can attack any more.",
                                        "%d points. Nobody can attack any more.", points)
                            /* Translators: points of each of the winners */
                            : ngettext ("%d point each. Nobody can attack any more.",
                                        "%d points each. Nobody can attack any more.", points),
                          points);
}
