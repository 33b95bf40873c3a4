/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says only what lies open for everybody: whose turn it is to choose, and who has chosen. */

#include "table/curtain.h"

#include "face.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/sizer.h"
#include "words.h"

#include <adwaita.h>

struct _HarenaCurtain
{
  GtkWidget       parent_instance;

  HarenaHand     *hand;
  AdwWindowTitle *title;
  GtkMenuButton  *menu;
  HarenaCrest    *crest;
  GtkLabel       *pass;
  GtkLabel       *chosen;
  GtkBox         *seats;
  GtkLabel       *question;
  GtkWidget      *sit_down;
  HarenaSizer    *sizer;
  GtkWidget      *bar;
  gboolean        tabbing; /* the focus goes on */
};

G_DEFINE_FINAL_TYPE (HarenaCurtain, harena_curtain, GTK_TYPE_WIDGET)

static void
sit_down_cb (HarenaCurtain *self)
{
  HarenaGameModel *model = harena_hand_get_model (self->hand);

  harena_game_model_sit_down (model, harena_game_model_get_curtain (model));
}

static gboolean
harena_curtain_grab_focus (GtkWidget *widget)
{
  HarenaCurtain *self = HARENA_CURTAIN (widget);

  return !self->tabbing && gtk_widget_grab_focus (self->sit_down);
}

/* Where Tab finds nothing more in a widget, GTK lets that grab the focus, and would never leave. */
static gboolean
harena_curtain_focus (GtkWidget       *widget,
                     GtkDirectionType direction)
{
  HarenaCurtain *self = HARENA_CURTAIN (widget);
  gboolean       moved;

  self->tabbing = TRUE;
  moved = GTK_WIDGET_CLASS (harena_curtain_parent_class)->focus (widget, direction);
  self->tabbing = FALSE;
  return moved;
}

static void
harena_curtain_dispose (GObject *object)
{
  HarenaCurtain *self = HARENA_CURTAIN (object);
  GtkWidget     *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_curtain_parent_class)->dispose (object);
}

static void
harena_curtain_class_init (HarenaCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_curtain_dispose;
  widget_class->grab_focus = harena_curtain_grab_focus;
  widget_class->focus = harena_curtain_focus;

  g_type_ensure (HARENA_TYPE_CREST);
  g_type_ensure (HARENA_TYPE_SIZER);
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/table/curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, menu);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, crest);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, pass);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, chosen);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, seats);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, question);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, sit_down);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, sizer);
  gtk_widget_class_bind_template_child (widget_class, HarenaCurtain, bar);
  gtk_widget_class_bind_template_callback (widget_class, sit_down_cb);
}

/* A telephone has less to spare: smaller crests, and the button under what it answers. */
static void
arrange (HarenaCurtain *self)
{
  gboolean narrow = harena_sizer_get_size (self->sizer) == HARENA_SIZE_NARROW;

  harena_crest_set_size (self->crest, narrow ? 96 : 140);
  gtk_box_set_spacing (self->seats, narrow ? 6 : 24);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bar),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

static void
harena_curtain_init (HarenaCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->sizer, "changed", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  arrange (self);
}

GtkWidget *
harena_curtain_new (HarenaHand *hand)
{
  HarenaCurtain *self = g_object_new (HARENA_TYPE_CURTAIN, NULL);

  self->hand = g_object_ref (hand);
  return GTK_WIDGET (self);
}

/* Of those who choose together, who has chosen and who comes later. */
static void
update_seats (HarenaCurtain    *self,
              const HarenaView *view,
              int               now)
{
  unsigned   together = harena_together (view->game, view->position);
  gboolean   before = TRUE;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
    gtk_box_remove (self->seats, child);
  for (int seat = 1; seat <= view->n_seats; seat++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget *label;

      if ((together & 1u << (seat - 1)) == 0)
        continue;
      if (seat == now)
        before = FALSE;
      gtk_box_append (GTK_BOX (box), harena_crest_new (harena_view_colour (view, seat), 40));
      label = gtk_label_new (seat == now ? C_("choosing in secret", "now")
                             : before    ? C_("choosing in secret", "has chosen")
                                         : C_("choosing in secret", "later"));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_label_set_width_chars (GTK_LABEL (label), 4);
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (self->seats, box);
    }
}

void
harena_curtain_update (HarenaCurtain *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               seat = harena_game_model_get_curtain (harena_hand_get_model (self->hand));
  const char       *name;
  g_autofree char  *pass = NULL;
  g_autofree char  *question = NULL;
  g_autofree char  *answer = NULL;

  g_return_if_fail (HARENA_IS_CURTAIN (self));

  if (seat == 0)
    return;
  name = harena_view_seat (view, seat);
  /* Translators: the name of a player. */
  pass = g_strdup_printf (_("Pass the screen to %s"), name);
  /* Translators: the name of a player. */
  question = g_strdup_printf (_("%s, are you alone with the screen?"), name);
  /* Translators: a button; the name of a player. */
  answer = g_strdup_printf (_("I am %s"), name);
  adw_window_title_set_title (self->title, _(view->game->name));
  adw_window_title_set_subtitle (self->title, _("Choosing in secret"));
  harena_crest_set_colour (self->crest, harena_view_colour (view, seat));
  gtk_label_set_text (self->pass, pass);
  gtk_label_set_text (self->chosen, _("Nobody else should look now."));
  gtk_label_set_text (self->question, question);
  gtk_button_set_label (GTK_BUTTON (self->sit_down), answer);
  update_seats (self, view, seat);
}

void
harena_curtain_set_menu (HarenaCurtain *self,
                         GMenuModel    *menu)
{
  g_return_if_fail (HARENA_IS_CURTAIN (self));

  gtk_menu_button_set_menu_model (self->menu, menu);
}
