/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what there is, and emphasises what a person most likely wants: to go on, or to learn. */

#include "pages/welcome-page.h"

#include "widgets/after-paint.h"
#include "widgets/columns.h"
#include "widgets/css-class.h"
#include "widgets/frieze.h"
#include "pages/left-button.h"
#include "pages/recent-list.h"

struct _HarenaWelcomePage
{
  AdwBin            parent_instance;

  GtkMenuButton    *menu_button;
  GtkBox           *left_box;
  GtkWidget        *new_button;
  GtkWidget        *learn_button;
  HarenaRecentList *recent;
  GtkWidget        *no_recent;
  gboolean          begun; /* whether it is known what was played before */
};

G_DEFINE_FINAL_TYPE (HarenaWelcomePage, harena_welcome_page, ADW_TYPE_BIN)

static void
emphasise (GtkWidget *button,
           gboolean   yes)
{
  harena_set_css_class (button, "suggested-action", yes);
}

/* One button at most stands out. */
static void
update (HarenaWelcomePage *self)
{
  gboolean left = GTK_IS_BUTTON (gtk_widget_get_first_child (GTK_WIDGET (self->left_box)));
  gboolean empty = self->begun && harena_recent_list_is_empty (self->recent);

  gtk_widget_set_visible (GTK_WIDGET (self->recent), self->begun && !empty);
  gtk_widget_set_visible (self->no_recent, empty);
  emphasise (self->learn_button, !left && empty);
  emphasise (self->new_button, !left && self->begun && !empty);
}

/* In the words of the model, which say what has happened to the file. */
static GtkWidget *
make_problem (const GError *problem)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (problem->message);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "welcome-problem");
  return box;
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (HARENA_TYPE_COLUMNS);
  g_type_ensure (HARENA_TYPE_FRIEZE);
  g_type_ensure (HARENA_TYPE_RECENT_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/pages/welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, left_box);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, new_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, learn_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, recent);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, no_recent);
}

/* Enter does what a person most likely wants. */
static gboolean
harena_welcome_page_grab_focus (GtkWidget *widget)
{
  HarenaWelcomePage *self = HARENA_WELCOME_PAGE (widget);
  GtkWidget         *left = gtk_widget_get_first_child (GTK_WIDGET (self->left_box));

  if (GTK_IS_BUTTON (left))
    return gtk_widget_grab_focus (left);
  if (gtk_widget_has_css_class (self->learn_button, "suggested-action"))
    return gtk_widget_grab_focus (self->learn_button);

  return gtk_widget_grab_focus (self->new_button);
}

static void
harena_welcome_page_class_init (HarenaWelcomePageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = harena_welcome_page_grab_focus;

  bind_template (GTK_WIDGET_CLASS (klass));
}

/* What was played before is read when the page can be seen. */
static void
begin (GtkWidget *widget)
{
  HarenaWelcomePage *self = HARENA_WELCOME_PAGE (widget);

  self->begun = TRUE;
  harena_recent_list_begin (self->recent);
}

static void
harena_welcome_page_init (HarenaWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->recent, "notify::empty", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  harena_after_paint (GTK_WIDGET (self), begin);
}

GtkWidget *
harena_welcome_page_new (void)
{
  return g_object_new (HARENA_TYPE_WELCOME_PAGE, NULL);
}

/* The menu is many widgets, which nobody needs before it is opened. */
static void
make_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (data));
}

void
harena_welcome_page_set_menu (HarenaWelcomePage *self,
                              GMenuModel        *menu)
{
  g_return_if_fail (HARENA_IS_WELCOME_PAGE (self));

  gtk_menu_button_set_menu_model (self->menu_button, NULL);
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu_cb, g_object_ref (menu),
                                         g_object_unref);
}

void
harena_welcome_page_set_left (HarenaWelcomePage *self,
                              GPtrArray         *left_games)
{
  GtkWidget *child;
  gboolean   large = TRUE;

  g_return_if_fail (HARENA_IS_WELCOME_PAGE (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->left_box))) != NULL)
    gtk_box_remove (self->left_box, child);

  for (guint i = 0; left_games != NULL && i < left_games->len; i++)
    if (harena_unfinished_game_get_record (left_games->pdata[i]) != NULL)
      {
        gtk_box_append (self->left_box, harena_left_button_new (left_games->pdata[i], large));
        large = FALSE;
      }
  for (guint i = 0; left_games != NULL && i < left_games->len; i++)
    if (harena_unfinished_game_get_problem (left_games->pdata[i]) != NULL)
      gtk_box_append (self->left_box,
                      make_problem (harena_unfinished_game_get_problem (left_games->pdata[i])));

  child = gtk_widget_get_first_child (GTK_WIDGET (self->left_box));
  gtk_widget_set_visible (GTK_WIDGET (self->left_box), child != NULL);
  update (self);
  /* Games are found after the page is shown; whoever has not moved yet finds Continue. */
  if (GTK_IS_BUTTON (child) && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
harena_welcome_page_set_history (HarenaWelcomePage *self,
                                 HarenaHistory     *history)
{
  g_return_if_fail (HARENA_IS_WELCOME_PAGE (self));

  harena_recent_list_set_history (self->recent, history);
}
