/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button around a medallion. */

#include "clash/battle-figure.h"

#include "widgets/css-class.h"

struct _ClashBattleFigure
{
  GtkButton   parent_instance;

  HarenaHand *hand;   /* that plays the move; NULL while a press means nothing */
  HarenaMove  move;
  gboolean    throws;
};

G_DEFINE_FINAL_TYPE (ClashBattleFigure, clash_battle_figure, GTK_TYPE_BUTTON)

static void
clash_battle_figure_clicked (GtkButton *button)
{
  ClashBattleFigure *self = CLASH_BATTLE_FIGURE (button);

  if (self->hand != NULL)
    harena_hand_play (self->hand, self->move);
}

static GdkContentProvider *
prepare_cb (ClashBattleFigure *self)
{
  return self->throws ? gdk_content_provider_new_typed (CLASH_TYPE_BATTLE_FIGURE, self) : NULL;
}

static void
drag_begin_cb (GtkDragSource *source)
{
  GtkWidget               *widget
    = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (widget);

  gtk_drag_source_set_icon (source, picture, gtk_widget_get_width (widget) / 2,
                            gtk_widget_get_height (widget) / 2);
}

/* R17: a net is dropped on whom it ties down. */
static gboolean
drop_cb (ClashBattleFigure *self)
{
  if (self->hand == NULL || clash_move_verb (self->move) != CLASH_THROW)
    return FALSE;

  harena_hand_play (self->hand, self->move);
  return TRUE;
}

static void
clash_battle_figure_dispose (GObject *object)
{
  g_clear_object (&CLASH_BATTLE_FIGURE (object)->hand);

  G_OBJECT_CLASS (clash_battle_figure_parent_class)->dispose (object);
}

static void
clash_battle_figure_class_init (ClashBattleFigureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = clash_battle_figure_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = clash_battle_figure_clicked;
}

static void
clash_battle_figure_init (ClashBattleFigure *self)
{
  GtkWidget     *widget = GTK_WIDGET (self);
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (CLASH_TYPE_BATTLE_FIGURE, GDK_ACTION_COPY);

  gtk_button_set_child (GTK_BUTTON (self), clash_battle_medallion_new (16));
  gtk_widget_add_css_class (widget, "figure");
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
clash_battle_figure_new (void)
{
  return g_object_new (CLASH_TYPE_BATTLE_FIGURE, NULL);
}

ClashBattleMedallion *
clash_battle_figure_get_medallion (ClashBattleFigure *self)
{
  return CLASH_BATTLE_MEDALLION (gtk_button_get_child (GTK_BUTTON (self)));
}

/* What has gone out of the question lets go of the keyboard. */
static void
show (ClashBattleFigure *self,
      const char        *name)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   offered = self->hand != NULL;

  if (!offered && gtk_widget_has_focus (widget))
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  gtk_widget_set_can_target (widget, offered || self->throws);
  gtk_widget_set_focusable (widget, offered);
  harena_set_css_class (widget, "offered", offered);
  harena_set_css_class (widget, "throws", self->throws);
  gtk_widget_set_tooltip_text (widget, offered ? name : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
clash_battle_figure_offer (ClashBattleFigure *self,
                           HarenaHand        *hand,
                           HarenaMove         move,
                           const char        *name)
{
  g_return_if_fail (CLASH_IS_BATTLE_FIGURE (self));

  g_set_object (&self->hand, hand);
  self->move = move;
  self->throws = FALSE;
  show (self, name);
}

void
clash_battle_figure_rest (ClashBattleFigure *self,
                          const char        *name,
                          gboolean           throws)
{
  g_return_if_fail (CLASH_IS_BATTLE_FIGURE (self));

  g_clear_object (&self->hand);
  self->throws = throws;
  show (self, name);
}
