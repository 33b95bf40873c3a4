/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a running game, and the question, which it keeps up to date. */

#include "table/board-page-private.h"

#include "board/board-view.h"
#include "learn/coach.h"
#include "table/cost-strip.h"
#include "table/panel.h"
#include "table/review-bar.h"
#include "table/speech.h"
#include "widgets/frieze.h"
#include "widgets/reading.h"
#include "settings.h"
#include "words.h"

enum
{
  PROP_MOVING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaBoardPage, harena_board_page, GTK_TYPE_WIDGET)

static void
update_busy (HarenaBoardPage *self)
{
  HarenaGameModel *model = harena_hand_get_model (self->hand);
  gboolean         busy = harena_game_model_get_live (model) && !harena_game_model_get_over (model)
                          && harena_game_model_get_asked (model) == 0 && self->coach == NULL;

  harena_question_bar_set_busy (self->question, busy, harena_game_model_get_progress (model));
}

/* Of the hint that the model has for who is asked now; or NULL, also while something is in hand that
 * does not lead to it. */
static char *
find_advice (HarenaBoardPage *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  HarenaHints      *hints = harena_game_model_get_hints (harena_hand_get_model (self->hand));

  if (hints == NULL || harena_hand_get_asked (self->hand) == 0
      || (hints->n_hints > 0 && !harena_view_heeds (view, hints->hints[0].move)))
    return NULL;
  return harena_say_hint (view, hints);
}

/* A refusal is good until the question is another one; a hint until the move is played. */
static void
update_line (HarenaBoardPage      *self,
             const HarenaQuestion *question)
{
  guint            cursor = harena_game_model_get_cursor (harena_hand_get_model (self->hand));
  g_autofree char *advice = find_advice (self);

  if (cursor != self->asked_at || g_strcmp0 (question->title, self->asked) != 0)
    g_clear_pointer (&self->said, g_free);
  g_free (self->asked);
  self->asked = g_strdup (question->title);
  self->asked_at = cursor;
  harena_question_bar_say (self->question, self->said != NULL ? self->said : advice);
}

/* While there is something to read the coach alone speaks, and then it asks first. */
static gboolean
is_quiet (HarenaBoardPage *self,
          int             seat)
{
  HarenaGameModel *model = harena_hand_get_model (self->hand);

  if (!harena_board_page_is_taught (self))
    return FALSE;

  return harena_coach_get_can_next (HARENA_COACH (self->coach))
         || (seat != 0 && harena_game_model_get_asked (model) == 0
             && harena_seat_is_person (harena_game_model_get_seat (model, seat)));
}

static void
update_title (HarenaBoardPage  *self,
              const HarenaView *view)
{
  g_autofree char *title = NULL;
  g_autofree char *when = NULL;

  if (self->scene != NULL && self->scene->title != NULL)
    title = self->scene->title (view);
  else if (self->reviewing)
    /* Translators: the title of the screen on which a game is looked at move by move. */
    title = g_strdup (C_("title", "Review"));
  else
    title = g_strdup (_(view->game->name));
  when = self->scene != NULL && self->scene->subtitle != NULL ? self->scene->subtitle (view)
                                                              : harena_say_when (view);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, when);
}

static void
update_question (HarenaBoardPage *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  HarenaQuestion    question;

  harena_say_question (view, &question);
  if (is_quiet (self, question.seat))
    {
      harena_question_clear (&question);
      question = (HarenaQuestion) { 0 };
    }
  harena_question_bar_ask (self->question, harena_view_colour (view, question.seat),
                           question.title, question.help, question.topic);
  update_line (self, &question);
  harena_question_bar_set_back (self->question, view->waits || view->picks.n_targets > view->n_kept);
  harena_question_bar_offer (self->question, self->hand);
  /* Before it is measured, or else the window would grow; as long as no width is known, what fits
   * the least. */
  if (self->coach != NULL)
    {
      self->answers = harena_question_bar_has_answers (self->question)
                      && harena_coach_get_asks (HARENA_COACH (self->coach));
      harena_board_page_shape (self, gtk_widget_get_width (GTK_WIDGET (self)));
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  harena_question_clear (&question);
  update_busy (self);
  update_title (self, view);
}

/* What others do is not asked, and so would not be heard. */
static void
update_happened (HarenaBoardPage *self)
{
  guint            cursor = harena_game_model_get_cursor (harena_hand_get_model (self->hand));
  g_autofree char *told = cursor > 0 ? harena_say_happened (harena_hand_get_model (self->hand),
                                                            cursor - 1)
                                     : NULL;

  harena_question_bar_tell (self->question, told);
}

/* When what the keyboard was on goes, such as the list of targets, it is back on the board. A step of
 * the focus takes nothing away: in the middle of it nothing seems to have the focus. */
static void
keep_focus (HarenaBoardPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && (focus == NULL || !gtk_widget_get_mapped (focus)))
    harena_board_page_grab (self);
}

static void
taught_cb (HarenaBoardPage *self)
{
  if (self->board != NULL)
    harena_board_view_point (HARENA_BOARD_VIEW (self->board),
                             harena_board_page_is_taught (self)
                               ? harena_coach_get_targets (HARENA_COACH (self->coach))
                               : NULL);
  update_question (self);
}

static void
moving_cb (HarenaBoardPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOVING]);
}

static void
settings_changed_cb (HarenaBoardPage *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
harena_board_page_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MOVING:
      g_value_set_boolean (value, harena_board_page_get_moving (HARENA_BOARD_PAGE (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_board_page_dispose (GObject *object)
{
  HarenaBoardPage *self = HARENA_BOARD_PAGE (object);
  GtkWidget      *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  for (int i = 0; i < 2; i++)
    {
      g_clear_pointer (&self->above[i], harena_parts_free);
      g_clear_pointer (&self->below[i], harena_parts_free);
    }
  self->coach = self->board = NULL;
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_board_page_parent_class)->dispose (object);
}

static void
harena_board_page_finalize (GObject *object)
{
  HarenaBoardPage *self = HARENA_BOARD_PAGE (object);

  g_free (self->said);
  g_free (self->asked);

  G_OBJECT_CLASS (harena_board_page_parent_class)->finalize (object);
}

static void
harena_board_page_class_init (HarenaBoardPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = harena_board_page_get_property;
  object_class->dispose = harena_board_page_dispose;
  object_class->finalize = harena_board_page_finalize;
  properties[PROP_MOVING] = g_param_spec_boolean ("moving", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->get_request_mode = harena_board_page_get_request_mode;
  widget_class->measure = harena_board_page_measure;
  widget_class->size_allocate = harena_board_page_size_allocate;

  g_type_ensure (HARENA_TYPE_QUESTION_BAR);
  gtk_widget_class_set_css_name (widget_class, "boardpage");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/table/board-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, header);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, menu);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, leave_review);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, leave_words);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, undo);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, redo);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, bars);
  gtk_widget_class_bind_template_child (widget_class, HarenaBoardPage, question);
}

/* What stands there in a wide room, and what in a narrow one. */
static void
make_parts (HarenaBoardPage *self,
            HarenaPlace      place,
            HarenaParts    **parts,
            GtkWidget      **boxes)
{
  static const HarenaRoom rooms[] = { HARENA_ROOM_WIDE, HARENA_ROOM_NARROW };

  for (int i = 0; i < 2; i++)
    {
      parts[i] = harena_parts_new (self->hand, place, rooms[i]);
      boxes[i] = harena_parts_get_box (parts[i]);
      gtk_widget_set_child_visible (boxes[i], FALSE);
      harena_read_while_shown (boxes[i]);
    }
}

static void
make_middle (HarenaBoardPage *self)
{
  self->middle = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->middle), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->middle), FALSE);
  if (harena_hand_get_face (self->hand)->board != NULL)
    {
      self->board = harena_board_view_new (self->hand);
      gtk_stack_add_child (GTK_STACK (self->middle), self->board);
      g_signal_connect_object (self->board, "notify::moving", G_CALLBACK (moving_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    {
      GtkWidget *frieze = harena_frieze_new (FALSE);

      harena_frieze_set_figures (HARENA_FRIEZE (frieze), harena_hand_get_face (self->hand)->frieze);
      gtk_stack_add_child (GTK_STACK (self->middle), frieze);
    }
}

/* Tab goes round as the eye does: header, what is above, board, what is below, question, panel. */
static void
put_in_order (HarenaBoardPage *self)
{
  GtkWidget *children[] = { self->above_box[0], self->above_box[1], self->middle,
                            self->below_box[0], self->below_box[1] };
  GtkWidget *before = self->header;

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      gtk_widget_insert_after (children[i], GTK_WIDGET (self), before);
      before = children[i];
    }
  gtk_widget_insert_before (self->panel, GTK_WIDGET (self), NULL);
}

GtkWidget *
harena_board_page_new (HarenaHand *hand)
{
  HarenaBoardPage *self = g_object_new (HARENA_TYPE_BOARD_PAGE, NULL);
  HarenaGameModel *model = harena_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  make_parts (self, HARENA_PLACE_ABOVE, self->above, self->above_box);
  make_parts (self, HARENA_PLACE_BELOW, self->below, self->below_box);
  make_middle (self);
  self->panel = harena_panel_new (hand);
  self->review_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->cost_strip = harena_cost_strip_new (hand);
  self->review_bar = harena_review_bar_new (hand);
  gtk_box_append (GTK_BOX (self->review_box), self->cost_strip);
  gtk_box_append (GTK_BOX (self->review_box), self->review_bar);
  gtk_stack_add_child (GTK_STACK (self->bars), self->review_box);
  put_in_order (self);
  harena_read_while_shown (self->panel);
  harena_read_while_shown (GTK_WIDGET (self->question));
  harena_read_while_shown (self->review_box);

  g_signal_connect_object (model, "notify::progress", G_CALLBACK (update_busy), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::thinking", G_CALLBACK (update_busy), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (harena_settings_get_default (), "changed::side-panel",
                           G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  harena_board_page_update (self, HARENA_CHANGE_ALL);
  return GTK_WIDGET (self);
}

/* What is known about the cost of the moves: many times while it is reckoned. */
static void
update_cost (HarenaBoardPage *self,
             HarenaChange     change)
{
  harena_cost_strip_update (HARENA_COST_STRIP (self->cost_strip), change, self->reviewing);
  harena_panel_update_cost (HARENA_PANEL (self->panel), self->reviewing);
  harena_review_bar_update_mistakes (HARENA_REVIEW_BAR (self->review_bar));
  if (self->board != NULL)
    gtk_widget_queue_draw (self->board);
}

/* A step of the pointer touches the board, and the parts that want to hear of it. */
void
harena_board_page_update (HarenaBoardPage *self,
                          HarenaChange     change)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  if ((change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_REVIEW)) != 0)
    update_cost (self, change);
  if (change == HARENA_CHANGE_REVIEW)
    return;
  /* Neither a hint nor the end of a scene changes what stands on it. */
  if (self->board != NULL && (change & ~(HARENA_CHANGE_HINTS | HARENA_CHANGE_SCENE)) != 0)
    harena_board_view_update (HARENA_BOARD_VIEW (self->board), change);
  for (int i = 0; i < 2; i++)
    {
      harena_parts_update (self->above[i], change);
      harena_parts_update (self->below[i], change);
    }
  harena_panel_update (HARENA_PANEL (self->panel), change);
  if (change & HARENA_CHANGE_POSITION)
    {
      update_happened (self);
      harena_review_bar_update (self->review_bar, change);
    }
  update_question (self);
  if (change != HARENA_CHANGE_FOCUS)
    keep_focus (self);
}

void
harena_board_page_add_scene (HarenaBoardPage *self,
                             GtkWidget       *widget)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  gtk_stack_add_child (GTK_STACK (self->middle), widget);
  harena_read_while_shown (widget);
}

void
harena_board_page_show_scene (HarenaBoardPage   *self,
                              const HarenaScene *scene,
                              GtkWidget         *widget)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  if (self->scene == scene)
    return;
  self->scene = scene;
  gtk_stack_set_visible_child (GTK_STACK (self->middle),
                               scene != NULL ? widget
                                             : gtk_widget_get_first_child (self->middle));
  update_title (self, harena_hand_get_view (self->hand));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
harena_board_page_set_menu (HarenaBoardPage *self,
                           GMenuModel     *menu)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  gtk_menu_button_set_menu_model (self->menu, menu);
}

/* The one way out says where it leads. */
static void
name_way_out (HarenaBoardPage *self)
{
  const char *name = harena_game_model_get_over (harena_hand_get_model (self->hand))
                       /* Translators: the page of the end of a game. */
                       ? _("Back to the Result")
                       : _("Back to the Game");

  gtk_label_set_text (GTK_LABEL (self->leave_words), name);
  gtk_widget_set_tooltip_text (self->leave_review, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->leave_review),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
harena_board_page_set_reviewing (HarenaBoardPage *self,
                                gboolean        reviewing)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  self->reviewing = reviewing;
  gtk_stack_set_visible_child (GTK_STACK (self->bars),
                               reviewing ? self->review_box : GTK_WIDGET (self->question));
  gtk_widget_set_visible (self->leave_review, reviewing);
  name_way_out (self);
  update_cost (self, HARENA_CHANGE_ALL);
  /* Before it is measured, or else the window would grow for a bar of another width. */
  harena_board_page_shape (self, gtk_widget_get_width (GTK_WIDGET (self)));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  taught_cb (self);
}

void
harena_board_page_say (HarenaBoardPage *self,
                      const char     *text)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  g_free (self->said);
  self->said = g_strdup (text);
  update_question (self);
  /* Who presses twice is refused twice. */
  if (text != NULL)
    harena_question_bar_repeat (self->question);
}

void
harena_board_page_set_coach (HarenaBoardPage *self,
                            GtkWidget      *coach)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  g_clear_pointer (&self->coach, gtk_widget_unparent);
  self->coach = coach;
  if (coach != NULL)
    {
      gtk_widget_insert_after (coach, GTK_WIDGET (self), self->bars);
      g_signal_connect_object (coach, "notify::target", G_CALLBACK (taught_cb), self,
                               G_CONNECT_SWAPPED);
    }
  taught_cb (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
harena_board_page_get_moving (HarenaBoardPage *self)
{
  g_return_val_if_fail (HARENA_IS_BOARD_PAGE (self), FALSE);

  return self->board != NULL && harena_board_view_get_moving (HARENA_BOARD_VIEW (self->board));
}

void
harena_board_page_grab (HarenaBoardPage *self)
{
  g_return_if_fail (HARENA_IS_BOARD_PAGE (self));

  if (self->scene != NULL)
    gtk_widget_child_focus (self->middle, GTK_DIR_TAB_FORWARD);
  else if (self->board != NULL)
    gtk_widget_grab_focus (self->board);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->question), GTK_DIR_TAB_FORWARD);
}

/* The keys of answers, from anywhere on the page but where something is typed. */
static gboolean
key_pressed_cb (HarenaBoardPage *self,
                guint            key,
                guint            code G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || self->reviewing)
    return GDK_EVENT_PROPAGATE;

  return harena_question_bar_press (self->question, key);
}

/* Whether the keyboard is on something that has a use of its own for the arrows. */
static gboolean
is_elsewhere (HarenaBoardPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL
         && (GTK_IS_EDITABLE (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

/* Up and Down go through the log where the keyboard is in it, and step as well where it is on the
 * board, which nobody walks by chance while a game is looked at: that takes Alt. */
static gboolean
step_from_board (HarenaBoardPage *self,
                 guint            key)
{
  if (self->board == NULL || gtk_widget_get_focus_child (self->board) == NULL)
    return FALSE;

  if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    return harena_review_bar_press (HARENA_REVIEW_BAR (self->review_bar), GDK_KEY_Left, 0);
  if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    return harena_review_bar_press (HARENA_REVIEW_BAR (self->review_bar), GDK_KEY_Right, 0);
  return FALSE;
}

/* While a game is looked at, its keys mean the same wherever the keyboard is; so they come here before
 * the board, the slider, the buttons and the window. */
static gboolean
review_key_cb (HarenaBoardPage *self,
               guint            key,
               guint            code G_GNUC_UNUSED,
               GdkModifierType  state)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();

  if (!self->reviewing || is_elsewhere (self))
    return GDK_EVENT_PROPAGATE;
  if (held == GDK_ALT_MASK)
    return self->board != NULL && harena_board_view_walk (HARENA_BOARD_VIEW (self->board), key);

  return harena_review_bar_press (HARENA_REVIEW_BAR (self->review_bar), key, held)
         || (held == 0 && step_from_board (self, key));
}

static void
harena_board_page_init (HarenaBoardPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *review = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (review, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (review, "key-pressed", G_CALLBACK (review_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), review);
}
