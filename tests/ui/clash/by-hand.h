/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand in words of Clash: cells and piles instead of targets. */

#pragma once

#include "clash/hand.h"
#include "clash/speech.h"
#include "table/end-page.h"
#include "table/speech.h"

#define VIEW(hand) harena_hand_get_view (hand)

static inline gboolean
press_cell (HarenaHand *hand,
            int         cell)
{
  return harena_hand_press (hand, CLASH_SPACE (cell));
}

static inline void
look_at_cell (HarenaHand *hand,
              int         cell)
{
  harena_hand_set_focus (hand, cell != CLASH_NO_CELL ? CLASH_SPACE (cell) : HARENA_NO_TARGET);
}

static inline void
take_kind (HarenaHand *hand,
           int         kind)
{
  if (clash_can_take_kind (VIEW (hand), kind))
    harena_hand_take (hand, CLASH_PILE_OF_KIND (kind));
}

static inline void
take_beast (HarenaHand *hand,
            int         beast)
{
  if (clash_can_take_beast (VIEW (hand), beast))
    harena_hand_take (hand, CLASH_PILE_OF_BEAST (beast));
}

static inline const ClashPosition *
position_of (HarenaHand *hand)
{
  return harena_hand_get_position (hand);
}

/* A widget that the table would bring up to date follows its hand by itself. */
typedef void (*FollowFunc) (GtkWidget   *widget,
                            HarenaChange change);

static inline void
follow_changed_cb (HarenaHand *hand,
                   guint       change,
                   GtkWidget  *widget)
{
  FollowFunc update = g_object_get_data (G_OBJECT (widget), "follow");

  (void) hand;
  update (widget, change);
}

static inline GtkWidget *
follow (HarenaHand *hand,
        GtkWidget  *widget,
        FollowFunc  update)
{
  g_object_set_data (G_OBJECT (widget), "follow", (gpointer) update);
  g_signal_connect_object (hand, "changed", G_CALLBACK (follow_changed_cb), widget, 0);
  update (widget, HARENA_CHANGE_ALL);
  return widget;
}

/* The battles of a game, as the log and the slider know them. */
static inline GArray *
battles_of (HarenaHand *hand)
{
  const HarenaChapters *chapters = harena_hand_get_chapters (hand);
  GArray               *battles = g_array_new (FALSE, FALSE, sizeof (HarenaChapterSpan));

  for (guint i = 0; i < harena_chapters_count (chapters); i++)
    g_array_append_val (battles, *harena_chapters_get (chapters, i));
  return battles;
}

/* Behind the last move that a model has played: what it tells, and what is said of its end. */
static inline void
tell_move (HarenaGameModel *model,
           guint            index,
           GArray          *sentences)
{
  ClashPosition before, after;
  HarenaTelling telling;

  harena_telling_init (&telling, harena_face_of (harena_game_model_get_game (model)), model, index,
                       &before, &after);
  harena_say_telling (&telling, sentences);
}

static inline char *
say_of (HarenaGameModel *model,
        char          *(*say) (const HarenaView *view))
{
  g_autoptr (HarenaHand) hand = harena_hand_new (model);

  return say (VIEW (hand));
}

static inline char *
say_end_of (HarenaGameModel *model,
            char          *(*say) (const HarenaView *view))
{
  return harena_game_model_get_over (model) ? say_of (model, say) : NULL;
}

static inline void
update_end_page (GtkWidget   *page,
                 HarenaChange change)
{
  (void) change;
  harena_end_page_update (HARENA_END_PAGE (page));
}

/* With a hand of its own. */
static inline GtkWidget *
new_end_page (HarenaGameModel *model)
{
  HarenaHand *hand = harena_hand_new (model);
  GtkWidget  *page = follow (hand, harena_end_page_new (hand), update_end_page);

  g_object_unref (hand);
  return page;
}
