/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before the game and after it: who may play, and who has won. */

#include "imperium/speech.h"

#include "table/speech.h"
#include "words.h"

#include <string.h>

/* I25, I26. */
char *
imperium_say_winner (const HarenaView *view)
{
  unsigned         winners = view->game->winners (view->position);
  g_autofree char *names = harena_say_seats (view, winners);

  if (__builtin_popcount (winners) == 1)
    /* Translators: the name of a player, who has won */
    return g_strdup_printf (_("%s is emperor"), names);
  if (__builtin_popcount (winners) == view->n_seats)
    return g_strdup (_("The game is a draw"));
  /* Translators: the names of two or more players: “Red and Blue” */
  return g_strdup_printf (_("%s share the win"), names);
}

/* The best of those who have not won, or 0. */
static int
find_second (const HarenaView *view)
{
  const ImperiumPosition *position = imperium_position (view);
  unsigned                winners = view->game->winners (position);
  int                     second = 0;

  for (int seat = 1; seat <= position->seats; seat++)
    if (!(winners & imperium_seat_bit (seat))
        && (second == 0 || position->points[seat - 1] > position->points[second - 1]))
      second = seat;
  return second;
}

char *
imperium_say_ending (const HarenaView *view)
{
  const ImperiumPosition *position = imperium_position (view);
  unsigned                winners = view->game->winners (position);
  int                     points = position->points[__builtin_ctz (winners)];
  int                     second = find_second (view);
  int                     ahead = second != 0 ? points - position->points[second - 1] : 0;
  char                   *words;

  if (second != 0)
    /* Translators: the points of the winner, how many more that is than the next player has, and the
     * name of that player */
    words = g_strdup_printf (ngettext ("%d points, %d ahead of %s.", "%d points, %d ahead of %s.",
                                       points), points, ahead, harena_view_seat (view, second));
  else
    words = g_strdup_printf (ngettext ("%d point each.", "%d points each.", points), points);
  /* I24. */
  if (position->round == IMPERIUM_ROUNDS && points < IMPERIUM_POINTS_TO_END)
    words = harena_join (words, g_strdup_printf (_("The game ends after round %d."),
                                                 IMPERIUM_ROUNDS));
  return words;
}

char *
imperium_say_when_over (const HarenaView *view G_GNUC_UNUSED,
                        guint             n_chapters)
{
  return g_strdup_printf (ngettext ("The end, after %u round", "The end, after %u rounds",
                                    n_chapters), n_chapters);
}

const char *
imperium_edition_name (int edition G_GNUC_UNUSED)
{
  return C_("edition", "Standard");
}

const char *
imperium_edition_words (int edition G_GNUC_UNUSED)
{
  return _("There is one way to play: with all the rules.");
}

/* I16. */
const char *
imperium_players_words (int seats)
{
  switch (seats)
    {
    case 2:
      return _("Two players, one place is paid");
    case 3:
      return _("Three players, two places are paid");
    case 4:
      return _("Four players, three places are paid");
    default:
      return _("Five players, four places are paid");
    }
}

/* I1, I6. */
char *
imperium_beginning_words (int         seats G_GNUC_UNUSED,
                          const char *first G_GNUC_UNUSED)
{
  return g_strdup (_("All choose at the same time. The standard begins in Africa."));
}
