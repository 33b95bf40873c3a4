/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player on the screen has in hand, and what can come of it.
 *
 * Choosing is a walk: each legal move says which targets are pressed for it, in order. The hand keeps
 * the moves that go on with what was pressed; when a press ends one, that is played. It knows no
 * rule. It is also what gathers changes: of the model, of what is in hand, of what is looked at; and
 * says so once, when all is told. */

#pragma once

#include "game-review.h"
#include "log/chapters.h"
#include "view.h"

/* What may look otherwise than before. */
typedef enum
{
  HARENA_CHANGE_POSITION = 1 << 0, /* another position, or another question about it */
  HARENA_CHANGE_SEATS    = 1 << 1, /* names, players, who looks */
  HARENA_CHANGE_PICKS    = 1 << 2, /* what is in hand */
  HARENA_CHANGE_FOCUS    = 1 << 3, /* what is looked at */
  HARENA_CHANGE_HINTS    = 1 << 4, /* what is advised */
  HARENA_CHANGE_SCENE    = 1 << 5, /* what a scene has to tell is over, or not yet */
  HARENA_CHANGE_REVIEW   = 1 << 6, /* what is known about the cost of the moves */
  HARENA_CHANGE_ALL      = (1 << 7) - 1,
} HarenaChange;

#define HARENA_TYPE_HAND (harena_hand_get_type ())

G_DECLARE_FINAL_TYPE (HarenaHand, harena_hand, HARENA, HAND, GObject)

/* Emits "changed" (a HarenaChange, as guint) when the view is another one: once for everything that
 * one move, press or step of the pointer has changed. And "refused" (const char *why) when a press
 * could not be followed; why is a sentence. Property "confirm": moves that the face calls momentous
 * have to be pressed twice. */
HarenaHand       *harena_hand_new          (HarenaGameModel *model);

HarenaGameModel  *harena_hand_get_model    (HarenaHand *self);

const HarenaFace *harena_hand_get_face     (HarenaHand *self);

/* All that is to be shown. It is the same until "changed". */
const HarenaView *harena_hand_get_view     (HarenaHand *self);

/* The chapters of the game so far. */
const HarenaChapters *harena_hand_get_chapters (HarenaHand *self);

/* Where the cursor of the model is, as far as the viewer sees it. */
const void       *harena_hand_get_position (HarenaHand *self);

/* The seat whose person chooses now, or 0. */
int               harena_hand_get_asked    (HarenaHand *self);

void              harena_hand_set_focus    (HarenaHand  *self,
                                            HarenaTarget target);

/* What a click, a tap or Enter on a target means now: it goes on, puts back what it is in hand, or
 * plays. FALSE if it means nothing, and then "refused" says why. */
gboolean          harena_hand_press        (HarenaHand  *self,
                                            HarenaTarget target);

/* Whether something can be dragged from here: it is in hand, or can be taken in hand. */
gboolean          harena_hand_can_drag     (HarenaHand  *self,
                                            HarenaTarget target);

/* Takes it in hand unless it is there already, putting down what is in its way. FALSE if it cannot
 * be. */
gboolean          harena_hand_take         (HarenaHand  *self,
                                            HarenaTarget target);

/* One press back. FALSE if there was nothing in hand. */
gboolean          harena_hand_back         (HarenaHand *self);

/* Sets what is in hand, as if it had been pressed, without playing. */
void              harena_hand_set_picks    (HarenaHand        *self,
                                            const HarenaPicks *picks);

/* Plays any legal move, as a scene does that knows what was meant. */
void              harena_hand_play         (HarenaHand *self,
                                            HarenaMove  move);

/* Who looks back at the game is not asked meanwhile, wherever he looks: the view is not live. */
void              harena_hand_set_reviewing (HarenaHand *self,
                                             gboolean    reviewing);

/* For a lesson: what may be pressed at all; NULL lifts it. allows () is asked with what would be in
 * hand then; where it says no, why is what "refused" says. */
typedef gboolean (*HarenaHandFilter) (gpointer           data,
                                      const HarenaPicks *picks,
                                      const char       **why);

void              harena_hand_set_filter   (HarenaHand       *self,
                                            HarenaHandFilter  filter,
                                            gpointer          data);

/* Asks whoever shows scenes to show the one about this move, an index, once more: emits "again". */
void              harena_hand_show_again   (HarenaHand *self,
                                            guint       index);

/* Who looks at a move before it is played: TRUE takes it away, to be played by harena_game_model_play_move
 * () later or not at all. NULL lifts it. */
typedef gboolean (*HarenaHandGuard) (gpointer   data,
                                     HarenaMove move);

void              harena_hand_set_guard    (HarenaHand      *self,
                                            HarenaHandGuard  guard,
                                            gpointer         data);

/* What the moves of the game cost that is over or looked back at. NULL while it goes on, while there
 * is something secret in it, and where nobody can judge it. It does nothing until it is started. */
HarenaGameReview *harena_hand_get_review   (HarenaHand *self);

/* For scenes, and for what else has something to tell that no model knows of. */
void              harena_hand_say_changed  (HarenaHand  *self,
                                            HarenaChange change);
