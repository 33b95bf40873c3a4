/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decides what is on the screen. */

#include "table/table-private.h"

#include "table/board-page.h"
#include "learn/coach.h"
#include "log/log.h"
#include "table/curtain.h"
#include "table/end-page.h"
#include "widgets/reading.h"
#include "settings.h"

enum
{
  NARROW = 620, /* below this the coach says little at a time */
};

enum
{
  PROP_PANEL = 1,
  PROP_REVIEWING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaTable, harena_table, GTK_TYPE_WIDGET)

void
harena_table_set_reviewing (HarenaTable *self,
                           gboolean    reviewing)
{
  if (self->reviewing == reviewing)
    return;

  self->reviewing = reviewing;
  if (reviewing)
    harena_game_model_hold (self->model);
  else
    harena_game_model_release (self->model);
  harena_board_page_set_reviewing (HARENA_BOARD_PAGE (self->board), reviewing);
  harena_hand_set_reviewing (self->hand, reviewing);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVIEWING]);
}

static gboolean
shows (HarenaTable *self,
       GtkWidget  *view)
{
  return gtk_stack_get_visible_child (GTK_STACK (self->views)) == view;
}

const HarenaScene *
harena_table_find_scene (HarenaTable *self,
                         GtkWidget  **widget)
{
  /* Somebody first arrives, then it is fought. */
  gboolean later = self->reviewing
                   || harena_board_page_get_moving (HARENA_BOARD_PAGE (self->board));

  for (guint i = 0; i < self->scenes->len; i++)
    {
      const HarenaScene *scene = self->face->scenes[i];

      *widget = self->scenes->pdata[i];
      if ((scene->is_again != NULL && scene->is_again (*widget))
          || (!later && scene->is_on (*widget)))
        return scene;
    }
  return NULL;
}

gboolean
harena_table_shows_whole (HarenaTable *self)
{
  GtkWidget         *widget = NULL;
  const HarenaScene *scene = harena_table_find_scene (self, &widget);

  return scene != NULL && scene->whole && shows (self, widget);
}

static GtkWidget *
find_curtain (HarenaTable *self)
{
  if (self->curtain == NULL)
    {
      self->curtain = harena_curtain_new (self->hand);
      if (self->menu != NULL)
        harena_curtain_set_menu (HARENA_CURTAIN (self->curtain), self->menu);
      gtk_stack_add_child (GTK_STACK (self->views), self->curtain);
      harena_read_while_shown (self->curtain);
    }
  harena_curtain_update (HARENA_CURTAIN (self->curtain));
  return self->curtain;
}

static GtkWidget *
find_end (HarenaTable *self)
{
  if (self->end == NULL)
    {
      self->end = harena_end_page_new (self->hand);
      if (self->menu != NULL)
        harena_end_page_set_menu (HARENA_END_PAGE (self->end), self->menu);
      gtk_stack_add_child (GTK_STACK (self->views), self->end);
      harena_read_while_shown (self->end);
    }
  return self->end;
}

/* A game that went on after its end was taken back has another end. */
static void
forget_end (HarenaTable *self)
{
  if (self->end == NULL || harena_game_model_get_over (self->model))
    return;
  gtk_stack_remove (GTK_STACK (self->views), self->end);
  self->end = NULL;
}

/* In a scene that is no answer, for a key that was meant to skip ahead must decide nothing; but the
 * scene hears it. */
void
harena_table_grab (HarenaTable *self)
{
  if (harena_table_grab_next (self))
    return;

  if (shows (self, self->board))
    harena_board_page_grab (HARENA_BOARD_PAGE (self->board));
  else if (self->end != NULL && shows (self, self->end))
    harena_end_page_grab (HARENA_END_PAGE (self->end));
  else
    gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (self->views)));
}

static gboolean
harena_table_grab_focus (GtkWidget *widget)
{
  harena_table_grab (HARENA_TABLE (widget));
  return TRUE;
}

/* From a scene as a whole Tab goes to its answers, which are last in it. */
static gboolean
focus_answers (GtkWidget *scene)
{
  for (GtkWidget *child = gtk_widget_get_last_child (scene); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    if (gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
      return TRUE;

  return FALSE;
}

/* After the last of its answers comes what is above. */
static gboolean
focus_first (GtkWidget *scene)
{
  for (GtkWidget *child = gtk_widget_get_first_child (scene); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
      return TRUE;

  return FALSE;
}

/* Where Tab finds nothing more in a widget, GTK would let that grab the focus, and so never leave. */
static gboolean
harena_table_focus (GtkWidget       *widget,
                    GtkDirectionType direction)
{
  HarenaTable *self = HARENA_TABLE (widget);
  GtkWidget   *view = gtk_stack_get_visible_child (GTK_STACK (self->views));

  if (direction != GTK_DIR_TAB_FORWARD || !gtk_widget_get_focusable (view))
    return gtk_widget_child_focus (self->views, direction);

  /* A scene that can have the focus itself has it so that no key answers by mistake. */
  if (gtk_widget_is_focus (view))
    return focus_answers (view);
  return gtk_widget_child_focus (self->views, direction) || focus_first (view);
}

static void
show_view (HarenaTable *self,
           GtkWidget   *view)
{
  if (shows (self, view))
    return;

  gtk_stack_set_visible_child (GTK_STACK (self->views), view);
  if (self->scene_coach != NULL)
    gtk_widget_set_child_visible (self->scene_coach, harena_table_shows_whole (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    harena_table_grab (self);
}

/* Which of the screens it is now; the board has the scenes that stand in its place. */
static GtkWidget *
find_view (HarenaTable *self)
{
  GtkWidget         *widget = NULL;
  const HarenaScene *scene;

  /* What has come to light is told to everybody before the screen is passed on. */
  scene = harena_table_find_scene (self, &widget);
  if (harena_game_model_get_curtain (self->model) != 0
      && (scene == NULL || scene->is_telling == NULL || !scene->is_telling (widget)))
    return find_curtain (self);

  harena_board_page_show_scene (HARENA_BOARD_PAGE (self->board),
                                scene != NULL && !scene->whole ? scene : NULL, widget);
  if (scene != NULL && scene->whole)
    return widget;
  if (scene == NULL && harena_game_model_get_over (self->model) && !self->reviewing
      && self->course == NULL)
    return find_end (self);

  return self->board;
}

/* Brings the screen from whatever it shows to what there is. */
void
harena_table_update (HarenaTable *self)
{
  if (!harena_game_model_get_live (self->model))
    harena_table_set_reviewing (self, TRUE);
  show_view (self, find_view (self));
  forget_end (self);
  harena_table_update_actions (self);
}

/* One change is one update of each part, in this order. Behind the curtain nothing knows of anything:
 * the view has only what lies open. */
static void
changed_cb (HarenaTable *self,
            guint        change)
{
  harena_board_page_update (HARENA_BOARD_PAGE (self->board), change);
  for (guint i = 0; i < self->scenes->len && change != HARENA_CHANGE_REVIEW; i++)
    self->face->scenes[i]->update (self->scenes->pdata[i], change);
  if (self->log_list != NULL && change != HARENA_CHANGE_REVIEW)
    harena_log_update (self->log_list, change);
  if (self->end != NULL && (change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS)) != 0)
    harena_end_page_update (HARENA_END_PAGE (self->end));
  else if (self->end != NULL && (change & HARENA_CHANGE_REVIEW) != 0)
    harena_end_page_update_review (HARENA_END_PAGE (self->end));
  if (change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS))
    harena_table_tutor_forget (self);
  if (change & HARENA_CHANGE_HINTS)
    harena_table_say (self, NULL);
  if (change != HARENA_CHANGE_FOCUS)
    harena_table_update (self);
  harena_table_update_coaches (self);
}

/* The log may be in a window of its own, in front of this one. */
static void
again_cb (HarenaTable *self,
          guint        index)
{
  for (guint i = 0; i < self->scenes->len; i++)
    if (self->face->scenes[i]->again != NULL
        && self->face->scenes[i]->again (self->scenes->pdata[i], index))
      {
        harena_table_close_log (self);
        harena_table_update (self);
        return;
      }
}

/* Who walked to an answer of a scene stays there. */
static void
asked_cb (HarenaTable *self)
{
  GtkWidget *view = gtk_stack_get_visible_child (GTK_STACK (self->views));

  if (view != self->board && gtk_widget_get_focus_child (view) != NULL)
    return;

  harena_table_grab (self);
}

void
harena_table_say (HarenaTable *self,
                 const char *text)
{
  /* An answer may come when the table has gone. */
  if (self->board == NULL)
    return;

  harena_board_page_say (HARENA_BOARD_PAGE (self->board), text);
  for (guint i = 0; i < self->scenes->len; i++)
    if (self->face->scenes[i]->say != NULL)
      self->face->scenes[i]->say (self->scenes->pdata[i], text);
}

static GtkSizeRequestMode
harena_table_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The coach stands under a scene with a screen of its own, and leaves it what it needs. */
static void
harena_table_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline G_GNUC_UNUSED,
                     int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);
  int         least, wanted;

  gtk_widget_measure (self->views, orientation, for_size, minimum, natural, NULL, NULL);
  if (self->scene_coach == NULL || !harena_table_shows_whole (self))
    return;

  gtk_widget_measure (self->scene_coach, orientation, for_size, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum += least;
      *natural += wanted;
    }
  else
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
harena_table_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);
  int         coach = 0;

  if (self->scene_coach != NULL && harena_table_shows_whole (self))
    {
      int view, least, wanted;

      harena_coach_set_slim (HARENA_COACH (self->scene_coach), width < NARROW);
      gtk_widget_measure (self->views, GTK_ORIENTATION_VERTICAL, width, &view, NULL, NULL, NULL);
      gtk_widget_measure (self->scene_coach, GTK_ORIENTATION_VERTICAL, width, &least, &wanted,
                          NULL, NULL);
      coach = CLAMP (height - view, least, wanted);
      gtk_widget_size_allocate (self->scene_coach,
                                &(GtkAllocation) { 0, height - coach, width, coach }, -1);
    }
  gtk_widget_size_allocate (self->views, &(GtkAllocation) { 0, 0, width, MAX (1, height - coach) },
                            -1);
}

static void
harena_table_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PANEL:
      g_value_set_boolean (value, g_settings_get_boolean (harena_settings_get_default (),
                                                          "side-panel"));
      break;
    case PROP_REVIEWING:
      g_value_set_boolean (value, HARENA_TABLE (object)->reviewing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_table_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_PANEL:
      g_settings_set_boolean (harena_settings_get_default (), "side-panel",
                              g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
forget (gpointer    object,
        HarenaTable *self)
{
  if (object != NULL)
    g_signal_handlers_disconnect_by_data (object, self);
}

static void
harena_table_dispose (GObject *object)
{
  HarenaTable *self = HARENA_TABLE (object);

  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  harena_table_close_log (self);
  harena_table_tutor_end (self);
  /* Whatever lets go of the model below makes it speak; there is nothing left to update. */
  forget (self->model, self);
  forget (self->hand, self);
  forget (self->course, self);
  forget (self->board, self);
  if (self->reviewing && self->model != NULL)
    harena_game_model_release (self->model);
  self->reviewing = FALSE;
  harena_table_drop_coaches (self);
  self->board = self->end = self->curtain = NULL;
  g_clear_pointer (&self->scenes, g_ptr_array_unref);
  g_clear_pointer (&self->views, gtk_widget_unparent);
  g_clear_object (&self->hand);
  g_clear_object (&self->course);
  g_clear_object (&self->model);
  g_clear_object (&self->menu);

  G_OBJECT_CLASS (harena_table_parent_class)->dispose (object);
}

/* Two whole screens at once are too much to draw sixty times a second without a graphics card. */
static void
harena_table_realize (GtkWidget *widget)
{
  HarenaTable  *self = HARENA_TABLE (widget);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));

  GTK_WIDGET_CLASS (harena_table_parent_class)->realize (widget);

  gtk_stack_set_transition_type (GTK_STACK (self->views),
                                 GSK_IS_CAIRO_RENDERER (renderer)
                                   ? GTK_STACK_TRANSITION_TYPE_NONE
                                   : GTK_STACK_TRANSITION_TYPE_CROSSFADE);
}

static void
harena_table_class_init (HarenaTableClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = harena_table_get_property;
  object_class->set_property = harena_table_set_property;
  object_class->dispose = harena_table_dispose;
  widget_class->grab_focus = harena_table_grab_focus;
  widget_class->focus = harena_table_focus;
  widget_class->get_request_mode = harena_table_get_request_mode;
  widget_class->measure = harena_table_measure;
  widget_class->size_allocate = harena_table_size_allocate;
  widget_class->realize = harena_table_realize;

  properties[PROP_PANEL] = g_param_spec_boolean ("panel", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_REVIEWING] = g_param_spec_boolean ("reviewing", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY
                                                     | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  harena_table_install_actions (widget_class);
}

static void
harena_table_init (HarenaTable *self)
{
  self->views = gtk_stack_new ();
  gtk_stack_set_transition_duration (GTK_STACK (self->views), 180);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->views), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->views), FALSE);
  gtk_widget_set_parent (self->views, GTK_WIDGET (self));
}

static void
panel_changed_cb (HarenaTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL]);
}

static void
undo_changed_cb (HarenaTable *self)
{
  harena_table_update_actions (self);
}

static void
connect_model (HarenaTable *self)
{
  GSettings *settings = harena_settings_get_default ();

  g_signal_connect_object (self->hand, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "refused", G_CALLBACK (harena_table_say), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "again", G_CALLBACK (again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "choice-asked", G_CALLBACK (asked_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->model, "notify::can-undo", G_CALLBACK (undo_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "notify::can-redo", G_CALLBACK (undo_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::moving", G_CALLBACK (harena_table_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::hints", G_CALLBACK (harena_table_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::decide-obvious",
                           G_CALLBACK (harena_table_update_obvious), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::side-panel", G_CALLBACK (panel_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_scenes (HarenaTable *self)
{
  self->scenes = g_ptr_array_new ();
  for (guint i = 0; self->face->scenes != NULL && self->face->scenes[i] != NULL; i++)
    {
      GtkWidget *widget = self->face->scenes[i]->create (self->hand);

      g_ptr_array_add (self->scenes, widget);
      self->face->scenes[i]->update (widget, HARENA_CHANGE_ALL);
      if (self->face->scenes[i]->whole)
        {
          gtk_stack_add_child (GTK_STACK (self->views), widget);
          harena_read_while_shown (widget);
        }
      else
        harena_board_page_add_scene (HARENA_BOARD_PAGE (self->board), widget);
    }
}

GtkWidget *
harena_table_new (HarenaGameModel *model)
{
  HarenaTable *self = g_object_new (HARENA_TYPE_TABLE, NULL);

  self->model = g_object_ref (model);
  self->hand = harena_hand_new (model);
  self->face = harena_hand_get_face (self->hand);
  self->board = harena_board_page_new (self->hand);
  gtk_stack_add_child (GTK_STACK (self->views), self->board);
  harena_read_while_shown (self->board);
  make_scenes (self);
  connect_model (self);
  harena_table_update_confirm (self);
  harena_table_tutor_init (self);
  harena_table_update (self);
  return GTK_WIDGET (self);
}

HarenaGameModel *
harena_table_get_model (HarenaTable *self)
{
  g_return_val_if_fail (HARENA_IS_TABLE (self), NULL);

  return self->model;
}

gboolean
harena_table_get_reviewing (HarenaTable *self)
{
  g_return_val_if_fail (HARENA_IS_TABLE (self), FALSE);

  return self->reviewing;
}

void
harena_table_set_menu (HarenaTable *self,
                      GMenuModel *menu)
{
  g_return_if_fail (HARENA_IS_TABLE (self));

  g_set_object (&self->menu, menu);
  harena_board_page_set_menu (HARENA_BOARD_PAGE (self->board), menu);
  for (guint i = 0; i < self->scenes->len; i++)
    if (self->face->scenes[i]->set_menu != NULL)
      self->face->scenes[i]->set_menu (self->scenes->pdata[i], menu);
  if (self->curtain != NULL)
    harena_curtain_set_menu (HARENA_CURTAIN (self->curtain), menu);
  if (self->end != NULL)
    harena_end_page_set_menu (HARENA_END_PAGE (self->end), menu);
}
