/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decides what is on the screen. */

#include "clash/table-private.h"

#include "clash/battle-view.h"
#include "clash/board-page.h"
#include "clash/coach.h"
#include "clash/end-page.h"
#include "widgets/reading.h"
#include "settings.h"

enum
{
  NARROW = 620, /* below this the coach says little at a time */
};

enum
{
  PROP_PANEL = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashTable, clash_table, GTK_TYPE_WIDGET)

void
clash_table_set_reviewing (ClashTable *self,
                           gboolean    reviewing)
{
  if (self->reviewing == reviewing)
    return;

  self->reviewing = reviewing;
  if (reviewing)
    harena_game_model_hold (self->model);
  else
    harena_game_model_release (self->model);
  clash_board_page_set_reviewing (CLASH_BOARD_PAGE (self->board), reviewing);
}

static gboolean
shows (ClashTable *self,
       GtkWidget  *view)
{
  return gtk_stack_get_visible_child (GTK_STACK (self->views)) == view;
}

/* A team first arrives, then it fights. */
static gboolean
battle_is_on (ClashTable *self)
{
  return clash_battle_view_get_active (CLASH_BATTLE_VIEW (self->battle)) && !self->reviewing
         && !clash_board_page_get_moving (CLASH_BOARD_PAGE (self->board));
}

static GtkWidget *
find_end (ClashTable *self)
{
  if (self->end == NULL)
    {
      self->end = clash_end_page_new (self->model);
      if (self->menu != NULL)
        clash_end_page_set_menu (CLASH_END_PAGE (self->end), self->menu);
      gtk_stack_add_child (GTK_STACK (self->views), self->end);
      harena_read_while_shown (self->end);
    }
  return self->end;
}

/* A game that went on after its end was taken back has another end. */
static void
forget_end (ClashTable *self)
{
  if (self->end == NULL || harena_game_model_get_over (self->model))
    return;
  gtk_stack_remove (GTK_STACK (self->views), self->end);
  self->end = NULL;
}

/* In a battle that is no answer, for a key that was meant to skip ahead must decide nothing; but
 * the battle hears it. */
void
clash_table_grab (ClashTable *self)
{
  if (clash_table_grab_next (self))
    return;

  if (shows (self, self->board))
    clash_board_page_grab (CLASH_BOARD_PAGE (self->board));
  else if (shows (self, self->battle))
    gtk_widget_grab_focus (self->battle);
  else
    gtk_widget_child_focus (self->end, GTK_DIR_TAB_FORWARD);
}

static gboolean
clash_table_grab_focus (GtkWidget *widget)
{
  clash_table_grab (CLASH_TABLE (widget));
  return TRUE;
}

static void
show_view (ClashTable *self,
           GtkWidget  *view)
{
  if (shows (self, view))
    return;

  gtk_stack_set_visible_child (GTK_STACK (self->views), view);
  if (self->battle_coach != NULL)
    gtk_widget_set_child_visible (self->battle_coach, view == self->battle);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    clash_table_grab (self);
}

/* Brings the screen from whatever it shows to what there is. */
void
clash_table_update (ClashTable *self)
{
  if (!harena_game_model_get_live (self->model))
    clash_table_set_reviewing (self, TRUE);

  if (battle_is_on (self))
    show_view (self, self->battle);
  else if (harena_game_model_get_over (self->model) && !self->reviewing && self->tutorial == NULL)
    show_view (self, find_end (self));
  else
    show_view (self, self->board);

  forget_end (self);
  clash_table_update_actions (self);
}

/* Who walked to an answer of a battle stays there. */
static void
asked_cb (ClashTable *self)
{
  if (shows (self, self->battle) && gtk_widget_get_focus_child (self->battle) != NULL)
    return;

  clash_table_grab (self);
}

void
clash_table_say (ClashTable *self,
                 const char *text)
{
  /* An answer may come when the table has gone. */
  if (self->board == NULL)
    return;

  clash_board_page_say (CLASH_BOARD_PAGE (self->board), text);
  clash_battle_view_say (CLASH_BATTLE_VIEW (self->battle), text);
}

static void
hints_cb (ClashTable *self)
{
  if (harena_game_model_get_hints (self->model) != NULL)
    clash_table_say (self, NULL);
}

static GtkSizeRequestMode
clash_table_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The coach stands under a battle, and leaves it what it needs. */
static void
clash_table_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline G_GNUC_UNUSED,
                     int            *natural_baseline G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);
  int         least, wanted;

  gtk_widget_measure (self->views, orientation, for_size, minimum, natural, NULL, NULL);
  if (self->battle_coach == NULL || !shows (self, self->battle))
    return;

  gtk_widget_measure (self->battle_coach, orientation, for_size, &least, &wanted, NULL, NULL);
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
clash_table_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);
  int         coach = 0;

  if (self->battle_coach != NULL && shows (self, self->battle))
    {
      int view, least, wanted;

      clash_coach_set_slim (CLASH_COACH (self->battle_coach), width < NARROW);
      gtk_widget_measure (self->views, GTK_ORIENTATION_VERTICAL, width, &view, NULL, NULL, NULL);
      gtk_widget_measure (self->battle_coach, GTK_ORIENTATION_VERTICAL, width, &least, &wanted,
                          NULL, NULL);
      coach = CLAMP (height - view, least, wanted);
      gtk_widget_size_allocate (self->battle_coach,
                                &(GtkAllocation) { 0, height - coach, width, coach }, -1);
    }
  gtk_widget_size_allocate (self->views, &(GtkAllocation) { 0, 0, width, MAX (1, height - coach) },
                            -1);
}

static void
clash_table_get_property (GObject    *object,
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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_table_set_property (GObject      *object,
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
        ClashTable *self)
{
  if (object != NULL)
    g_signal_handlers_disconnect_by_data (object, self);
}

static void
clash_table_dispose (GObject *object)
{
  ClashTable *self = CLASH_TABLE (object);

  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  if (self->log != NULL)
    gtk_window_destroy (GTK_WINDOW (self->log));
  /* Whatever lets go of the model below makes it speak; there is nothing left to update. */
  forget (self->model, self);
  forget (self->hand, self);
  forget (self->tutorial, self);
  forget (self->board, self);
  forget (self->battle, self);
  if (self->reviewing && self->model != NULL)
    harena_game_model_release (self->model);
  self->reviewing = FALSE;
  clash_table_drop_coaches (self);
  self->board = self->battle = self->end = NULL;
  g_clear_pointer (&self->views, gtk_widget_unparent);
  g_clear_object (&self->hand);
  g_clear_object (&self->tutorial);
  g_clear_object (&self->model);
  g_clear_object (&self->menu);

  G_OBJECT_CLASS (clash_table_parent_class)->dispose (object);
}

/* Two whole screens at once are too much to draw sixty times a second without a graphics card. */
static void
clash_table_realize (GtkWidget *widget)
{
  ClashTable  *self = CLASH_TABLE (widget);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));

  GTK_WIDGET_CLASS (clash_table_parent_class)->realize (widget);

  gtk_stack_set_transition_type (GTK_STACK (self->views),
                                 GSK_IS_CAIRO_RENDERER (renderer)
                                   ? GTK_STACK_TRANSITION_TYPE_NONE
                                   : GTK_STACK_TRANSITION_TYPE_CROSSFADE);
}

static void
clash_table_class_init (ClashTableClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = clash_table_get_property;
  object_class->set_property = clash_table_set_property;
  object_class->dispose = clash_table_dispose;
  widget_class->grab_focus = clash_table_grab_focus;
  widget_class->get_request_mode = clash_table_get_request_mode;
  widget_class->measure = clash_table_measure;
  widget_class->size_allocate = clash_table_size_allocate;
  widget_class->realize = clash_table_realize;

  properties[PROP_PANEL] = g_param_spec_boolean ("panel", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  clash_table_install_actions (widget_class);
}

static void
clash_table_init (ClashTable *self)
{
  self->views = gtk_stack_new ();
  gtk_stack_set_transition_duration (GTK_STACK (self->views), 180);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->views), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->views), FALSE);
  gtk_widget_set_parent (self->views, GTK_WIDGET (self));
}

static void
panel_changed_cb (ClashTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL]);
}

static void
connect_model (ClashTable *self)
{
  GSettings         *settings = harena_settings_get_default ();
  static const char *signals[] = {
    "cursor-moved",
    "notify::asked",
    "notify::over",
    "notify::can-undo",
    "notify::can-redo",
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->model, signals[i], G_CALLBACK (clash_table_update), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->model, "choice-asked", G_CALLBACK (asked_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->model, "notify::hints", G_CALLBACK (hints_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "refused", G_CALLBACK (clash_table_say), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "notify::active", G_CALLBACK (clash_table_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::moving", G_CALLBACK (clash_table_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::hints", G_CALLBACK (clash_table_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::side-panel", G_CALLBACK (panel_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
clash_table_new (HarenaGameModel *model)
{
  ClashTable *self = g_object_new (CLASH_TYPE_TABLE, NULL);

  self->model = g_object_ref (model);
  self->hand = clash_hand_new (model);
  self->board = clash_board_page_new (self->hand);
  self->battle = clash_battle_view_new (self->hand);
  gtk_stack_add_child (GTK_STACK (self->views), self->board);
  gtk_stack_add_child (GTK_STACK (self->views), self->battle);
  harena_read_while_shown (self->board);
  harena_read_while_shown (self->battle);
  connect_model (self);
  clash_table_update_confirm (self);
  clash_table_update (self);
  return GTK_WIDGET (self);
}

HarenaGameModel *
clash_table_get_model (ClashTable *self)
{
  g_return_val_if_fail (CLASH_IS_TABLE (self), NULL);

  return self->model;
}

void
clash_table_set_menu (ClashTable *self,
                      GMenuModel *menu)
{
  g_return_if_fail (CLASH_IS_TABLE (self));

  g_set_object (&self->menu, menu);
  clash_board_page_set_menu (CLASH_BOARD_PAGE (self->board), menu);
  clash_battle_view_set_menu (CLASH_BATTLE_VIEW (self->battle), menu);
  if (self->end != NULL)
    clash_end_page_set_menu (CLASH_END_PAGE (self->end), menu);
}
