/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a move are the game's own; only the percentages are of the house. */

#include "table/cost-words.h"

#include "table/speech.h"
#include "words.h"

#include <math.h>

void
harena_cost_words_clear (HarenaCostWords *words)
{
  g_clear_pointer (&words->played, g_free);
  g_clear_pointer (&words->best, g_free);
  g_clear_pointer (&words->reason, g_free);
}

void
harena_cost_view (HarenaView *view,
                  HarenaHand *hand,
                  guint       index,
                  void       *position)
{
  HarenaGameModel *model = harena_hand_get_model (hand);

  harena_game_model_copy_position (model, index, position);
  harena_view_init (view, harena_hand_get_face (hand), harena_game_model_get_setup (model), position,
                    0);
  harena_view_fill_seats (view->seats, model);
  view->live = FALSE;
  view->model = model;
  view->viewer = harena_game_model_get_viewer (model);
  view->cursor = index;
  view->present = harena_game_model_get_present (model);
  view->n_record = harena_game_model_get_n_moves (model);
}

/* Titles have no full stop, and what follows one would make two of it. */
static char *
without_stop (char *text)
{
  if (g_str_has_suffix (text, "."))
    text[strlen (text) - 1] = '\0';
  return text;
}

/* As the hints have it: what is advised, and why. A game whose advice is its move and no more gives
 * no reason. */
static char *
find_reason (const HarenaView *view,
             HarenaMove        best,
             const char       *said)
{
  g_autofree char *advice = view->face->advise != NULL ? view->face->advise (view, best) : NULL;
  g_autofree char *bare = advice != NULL ? without_stop (g_strdup (advice)) : NULL;

  return advice != NULL && g_strcmp0 (bare, said) != 0 ? g_steal_pointer (&advice) : NULL;
}

gboolean
harena_cost_words_fill (HarenaCostWords *words,
                        HarenaHand      *hand,
                        guint            index)
{
  HarenaGameModel    *model = harena_hand_get_model (hand);
  HarenaGameReview   *review = harena_hand_get_review (hand);
  const HarenaReview *move = review != NULL ? harena_game_review_get_move (review, index) : NULL;
  g_autofree void    *position = NULL;
  HarenaView          view;
  HarenaMove          played;

  *words = (HarenaCostWords) { 0 };
  if (move == NULL || move->forced || move->turn <= 0
      || !harena_game_model_get_move (model, index, &played))
    return FALSE;

  position = g_malloc (harena_game_model_get_game (model)->position_size);
  harena_cost_view (&view, hand, index, position);
  words->index = index;
  words->seat = move->turn;
  words->mistake = harena_review_mistake (move);
  words->wins = move->wins;
  words->wins_played = move->wins_played;
  words->cost = move->cost;
  words->played = without_stop (harena_say_move (&view, played));
  if (words->mistake != HARENA_MISTAKE_NONE && move->best != played)
    {
      words->best = without_stop (harena_say_move (&view, move->best));
      words->reason = find_reason (&view, move->best, words->best);
    }
  return TRUE;
}

int
harena_cost_whose (HarenaHand *hand)
{
  HarenaGameModel *model = harena_hand_get_model (hand);
  int              whose = 0;

  for (int seat = 1; seat <= harena_game_model_get_setup (model)->seats; seat++)
    if (harena_seat_is_person (harena_game_model_get_seat (model, seat)))
      {
        if (whose != 0)
          return 0;
        whose = seat;
      }
  return whose;
}

const char *
harena_cost_name (HarenaMistake mistake)
{
  switch (mistake)
    {
    case HARENA_MISTAKE_SMALL:
      /* Translators: how bad a move was, from 2 % of the win on. */
      return C_("mistake", "Small mistake");
    case HARENA_MISTAKE_LARGE:
      /* Translators: the same, from 5 % on. */
      return C_("mistake", "Large mistake");
    case HARENA_MISTAKE_BLUNDER:
      /* Translators: the same, from 10 % on. */
      return C_("mistake", "Blunder");
    case HARENA_MISTAKE_NONE:
    default:
      /* Translators: the same, of a move that cost nothing. */
      return C_("mistake", "No mistake");
    }
}

char *
harena_cost_percent (double share)
{
  /* Translators: a percentage. */
  return g_strdup_printf (C_("share", "%ld %%"), lround (100 * share));
}

char *
harena_cost_signed (double share)
{
  long percent = lround (100 * share);

  if (percent == 0)
    return harena_cost_percent (0);
  return percent > 0 /* Translators: a percentage that was gained, */
           ? g_strdup_printf (C_("share", "+%ld %%"), percent)
           /* Translators: or lost. */
           : g_strdup_printf (C_("share", "−%ld %%"), -percent);
}

char *
harena_cost_fine (double share)
{
  /* Translators: a small percentage. */
  return g_strdup_printf (C_("share", "%.1f %%"), 100 * share);
}
