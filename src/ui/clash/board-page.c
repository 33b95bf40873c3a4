/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a running game, and the question, which it keeps up to date. */

#include "clash/board-page-private.h"

#include "clash/arena.h"
#include "clash/coach.h"
#include "clash/panel.h"
#include "clash/pocket.h"
#include "clash/review-bar.h"
#include "clash/seat-colour.h"
#include "clash/speech.h"
#include "clash/strip.h"
#include "widgets/reading.h"
#include "settings.h"
#include "words.h"

enum
{
  PROP_MOVING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashBoardPage, clash_board_page, GTK_TYPE_WIDGET)

static void
update_busy (ClashBoardPage *self)
{
  HarenaGameModel *model = clash_hand_get_model (self->hand);
  gboolean         busy = harena_game_model_get_live (model) && !harena_game_model_get_over (model)
                          && harena_game_model_get_asked (model) == 0 && self->coach == NULL;

  harena_question_bar_set_busy (self->question, busy, harena_game_model_get_progress (model));
}

/* A refusal is good until the question is another one; a hint until the move is played. */
static void
update_line (ClashBoardPage      *self,
             const ClashQuestion *question)
{
  guint            cursor = harena_game_model_get_cursor (clash_hand_get_model (self->hand));
  g_autofree char *advice = clash_speech_advice (self->hand);

  if (cursor != self->asked_at || g_strcmp0 (question->title, self->asked) != 0)
    g_clear_pointer (&self->said, g_free);
  g_free (self->asked);
  self->asked = g_strdup (question->title);
  self->asked_at = cursor;
  harena_question_bar_say (self->question, self->said != NULL ? self->said : advice);
}

/* While there is something to read the coach alone speaks, and then it asks first. */
static gboolean
is_quiet (ClashBoardPage *self,
          int             seat)
{
  HarenaGameModel *model = clash_hand_get_model (self->hand);

  if (!clash_board_page_is_taught (self))
    return FALSE;

  return clash_coach_get_can_next (CLASH_COACH (self->coach))
         || (seat != 0 && harena_game_model_get_asked (model) == 0
             && harena_seat_is_person (harena_game_model_get_seat (model, seat)));
}

static void
update_cb (ClashBoardPage *self)
{
  HarenaGameModel *model = clash_hand_get_model (self->hand);
  ClashQuestion    question = { 0 };
  g_autofree char *when = clash_speech_when (model);

  clash_speech_question (self->hand, &question);
  if (is_quiet (self, question.seat))
    {
      clash_question_clear (&question);
      question = (ClashQuestion) { 0 };
    }
  harena_question_bar_ask (self->question, clash_seat_colour (model, question.seat),
                           question.title, question.help, question.topic);
  update_line (self, &question);
  harena_question_bar_set_back (self->question, clash_hand_holds_attacker (self->hand));
  clash_question_clear (&question);
  update_busy (self);

  adw_window_title_set_title (self->title, self->reviewing
                                             /* Translators: the title of the screen on which a
                                              * game is looked at move by move. */
                                             ? C_("title", "Review")
                                             : _(harena_game_model_get_game (model)->name));
  adw_window_title_set_subtitle (self->title, when);
}

/* What others do is not asked, and so would not be heard. */
static void
moved_cb (ClashBoardPage *self)
{
  HarenaGameModel *model = clash_hand_get_model (self->hand);
  guint            cursor = harena_game_model_get_cursor (model);
  g_autofree char *told = cursor > 0 ? clash_speech_tell (model, cursor - 1) : NULL;

  harena_question_bar_tell (self->question, told);
}

/* When what the keyboard was on goes, such as the list of targets, it is back on the board. */
static void
keep_focus_cb (ClashBoardPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && (focus == NULL || !gtk_widget_get_mapped (focus)))
    clash_board_page_grab (self);
}

static void
point_cb (ClashBoardPage *self)
{
  clash_arena_point (CLASH_ARENA (self->arena),
                     clash_board_page_is_taught (self)
                       ? clash_coach_get_cells (CLASH_COACH (self->coach))
                       : 0);
}

static void
taught_cb (ClashBoardPage *self)
{
  point_cb (self);
  update_cb (self);
}

static void
moving_cb (ClashBoardPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOVING]);
}

static void
settings_changed_cb (ClashBoardPage *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
clash_board_page_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MOVING:
      g_value_set_boolean (value, clash_board_page_get_moving (CLASH_BOARD_PAGE (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_board_page_dispose (GObject *object)
{
  ClashBoardPage *self = CLASH_BOARD_PAGE (object);
  GtkWidget      *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->coach = NULL;
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_board_page_parent_class)->dispose (object);
}

static void
clash_board_page_finalize (GObject *object)
{
  ClashBoardPage *self = CLASH_BOARD_PAGE (object);

  g_free (self->said);
  g_free (self->asked);

  G_OBJECT_CLASS (clash_board_page_parent_class)->finalize (object);
}

static void
clash_board_page_class_init (ClashBoardPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = clash_board_page_get_property;
  object_class->dispose = clash_board_page_dispose;
  object_class->finalize = clash_board_page_finalize;
  properties[PROP_MOVING] = g_param_spec_boolean ("moving", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->get_request_mode = clash_board_page_get_request_mode;
  widget_class->measure = clash_board_page_measure;
  widget_class->size_allocate = clash_board_page_size_allocate;

  g_type_ensure (HARENA_TYPE_QUESTION_BAR);
  gtk_widget_class_set_css_name (widget_class, "boardpage");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/board-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, header);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, title);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, menu);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, leave_review);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, undo);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, redo);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, bars);
  gtk_widget_class_bind_template_child (widget_class, ClashBoardPage, question);
}

static void
clash_board_page_init (ClashBoardPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
clash_board_page_new (ClashHand *hand)
{
  ClashBoardPage  *self = g_object_new (CLASH_TYPE_BOARD_PAGE, NULL);
  HarenaGameModel *model = clash_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  self->arena = clash_arena_new (hand);
  self->panel = clash_panel_new (hand);
  self->strip = clash_strip_new (hand);
  self->pocket = clash_pocket_new (hand);
  self->review_bar = clash_review_bar_new (hand);
  gtk_stack_add_child (GTK_STACK (self->bars), self->review_bar);

  /* Tab goes round as the eye does: header, strip, board, pocket, question, panel. */
  gtk_widget_insert_after (self->strip, GTK_WIDGET (self), self->header);
  gtk_widget_insert_after (self->arena, GTK_WIDGET (self), self->strip);
  gtk_widget_insert_after (self->pocket, GTK_WIDGET (self), self->arena);
  gtk_widget_insert_before (self->panel, GTK_WIDGET (self), NULL);
  harena_read_while_shown (self->strip);
  harena_read_while_shown (self->pocket);
  harena_read_while_shown (self->panel);
  harena_read_while_shown (GTK_WIDGET (self->question));
  harena_read_while_shown (self->review_bar);

  g_signal_connect_object (hand, "changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (keep_focus_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::progress", G_CALLBACK (update_busy), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::thinking", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (harena_settings_get_default (), "changed::side-panel",
                           G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->arena, "notify::moving", G_CALLBACK (moving_cb), self,
                           G_CONNECT_SWAPPED);
  moved_cb (self);
  update_cb (self);
  return GTK_WIDGET (self);
}

void
clash_board_page_set_menu (ClashBoardPage *self,
                           GMenuModel     *menu)
{
  g_return_if_fail (CLASH_IS_BOARD_PAGE (self));

  gtk_menu_button_set_menu_model (self->menu, menu);
}

void
clash_board_page_set_reviewing (ClashBoardPage *self,
                                gboolean        reviewing)
{
  g_return_if_fail (CLASH_IS_BOARD_PAGE (self));

  self->reviewing = reviewing;
  gtk_stack_set_visible_child (GTK_STACK (self->bars),
                               reviewing ? self->review_bar : GTK_WIDGET (self->question));
  gtk_widget_set_visible (self->leave_review, reviewing);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  taught_cb (self);
}

void
clash_board_page_say (ClashBoardPage *self,
                      const char     *text)
{
  g_return_if_fail (CLASH_IS_BOARD_PAGE (self));

  g_free (self->said);
  self->said = g_strdup (text);
  update_cb (self);
}

void
clash_board_page_set_coach (ClashBoardPage *self,
                            GtkWidget      *coach)
{
  g_return_if_fail (CLASH_IS_BOARD_PAGE (self));

  g_clear_pointer (&self->coach, gtk_widget_unparent);
  self->coach = coach;
  if (coach != NULL)
    {
      gtk_widget_insert_after (coach, GTK_WIDGET (self), self->bars);
      g_signal_connect_object (coach, "notify::cell", G_CALLBACK (taught_cb), self,
                               G_CONNECT_SWAPPED);
    }
  taught_cb (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
clash_board_page_get_moving (ClashBoardPage *self)
{
  g_return_val_if_fail (CLASH_IS_BOARD_PAGE (self), FALSE);

  return clash_arena_get_moving (CLASH_ARENA (self->arena));
}

void
clash_board_page_grab (ClashBoardPage *self)
{
  g_return_if_fail (CLASH_IS_BOARD_PAGE (self));

  gtk_widget_grab_focus (self->arena);
}
