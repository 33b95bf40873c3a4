/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what there is, and emphasises what a person most likely wants: to go on, or to learn.
 *
 * Everything is there once, and arranged anew when the page is narrow or wide. */

#include "pages/welcome-page.h"

#include "face.h"
#include "pages/continue-card.h"
#include "pages/game-card.h"
#include "pages/recent-list.h"
#include "settings.h"
#include "widgets/after-paint.h"
#include "widgets/css-class.h"
#include "widgets/frieze.h"
#include "widgets/reading.h"

enum
{
  COLUMNS_MAX = 5, /* of cards beside each other where it is wide, */
  COLUMNS_MIN = 3, /* and how many games it takes for cards that stand */
};

struct _HarenaWelcomePage
{
  AdwBin            parent_instance;

  HarenaSizer      *sizer;
  GtkWidget        *header_open;
  GtkMenuButton    *menu_button;
  GtkWidget        *page;
  GtkWidget        *frieze;
  GtkWidget        *heading;
  GtkBox           *left_box;
  GtkGrid          *games;
  GtkWidget        *no_recent;
  GtkWidget        *body_open;
  GPtrArray        *cards;     /* of HarenaGameCard, in the order of the house */
  HarenaRecentList *recent;    /* in the grid as well */
  GtkWidget        *continued; /* the card of the game that was left last, or NULL */
  gboolean          begun;     /* whether it is known what was played before */
};

G_DEFINE_FINAL_TYPE (HarenaWelcomePage, harena_welcome_page, ADW_TYPE_BIN)

/* The card of the game that was arranged last, or the first one. */
static HarenaGameCard *
find_last (HarenaWelcomePage *self)
{
  g_autofree char *last = g_settings_get_string (harena_settings_get_default (), "last-game");

  for (guint i = 0; i < self->cards->len; i++)
    if (g_str_equal (harena_game_card_get_game (self->cards->pdata[i])->id, last))
      return self->cards->pdata[i];

  return self->cards->len > 0 ? self->cards->pdata[0] : NULL;
}

/* Whether it is known that nothing was ever played. */
static gboolean
is_first_time (HarenaWelcomePage *self)
{
  return self->begun && self->continued == NULL && harena_recent_list_is_empty (self->recent);
}

/* One button at most stands out. */
static void
update (HarenaWelcomePage *self)
{
  gboolean        first = is_first_time (self);
  HarenaGameCard *last = find_last (self);

  gtk_widget_set_visible (self->frieze, first);
  gtk_widget_set_visible (self->heading, first);
  gtk_widget_set_visible (self->no_recent, self->begun
                                             && harena_recent_list_is_empty (self->recent));
  gtk_widget_set_visible (GTK_WIDGET (self->recent),
                          self->begun && !harena_recent_list_is_empty (self->recent));
  for (guint i = 0; i < self->cards->len; i++)
    {
      HarenaCardRole role = HARENA_CARD_PLAIN;

      if (first && i == 0)
        role = HARENA_CARD_LEARN;
      else if (self->begun && !first && self->continued == NULL && self->cards->pdata[i] == last)
        role = HARENA_CARD_PLAY;
      harena_game_card_set_role (self->cards->pdata[i], role);
    }
}

static void
put (HarenaWelcomePage *self,
     GtkWidget         *child,
     int                column,
     int                row,
     int                span)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->games));
  GtkLayoutChild   *place = gtk_layout_manager_get_layout_child (layout, child);

  g_object_set (place, "column", column, "row", row, "column-span", span, NULL);
}

static void
arrange_games (HarenaWelcomePage *self,
               HarenaSize         size)
{
  int            n = self->cards->len;
  gboolean       upright = size == HARENA_SIZE_WIDE && n >= COLUMNS_MIN;
  HarenaCardForm form = upright ? HARENA_CARD_UPRIGHT : (HarenaCardForm) size;
  int            n_columns = size == HARENA_SIZE_NARROW ? 1 : upright ? MIN (n, COLUMNS_MAX) : 2;
  gboolean       as_card = size == HARENA_SIZE_MEDIUM && n % n_columns != 0;

  /* One game alone has the whole width. */
  if (size == HARENA_SIZE_WIDE && n == 1)
    n_columns = 1;
  for (int i = 0; i < n; i++)
    {
      harena_game_card_set_form (self->cards->pdata[i], form);
      put (self, self->cards->pdata[i], i % n_columns, i / n_columns, 1);
    }
  harena_recent_list_set_size (self->recent, size, as_card);
  if (as_card)
    put (self, GTK_WIDGET (self->recent), n % n_columns, n / n_columns, 1);
  else
    put (self, GTK_WIDGET (self->recent), 0, (n + n_columns - 1) / n_columns, n_columns);
  gtk_grid_set_column_spacing (self->games, size == HARENA_SIZE_WIDE ? 14 : 12);
  gtk_grid_set_row_spacing (self->games, size == HARENA_SIZE_WIDE ? 14 : 12);
}

static void
arrange (HarenaWelcomePage *self)
{
  HarenaSize size = harena_sizer_get_size (self->sizer);

  harena_set_css_class (self->page, "narrow", size == HARENA_SIZE_NARROW);
  harena_set_css_class (self->page, "medium", size == HARENA_SIZE_MEDIUM);
  harena_set_css_class (self->page, "wide", size == HARENA_SIZE_WIDE);
  gtk_widget_set_visible (self->header_open, size != HARENA_SIZE_NARROW);
  gtk_widget_set_visible (self->body_open, size == HARENA_SIZE_NARROW);
  if (self->continued != NULL)
    harena_continue_card_set_size (HARENA_CONTINUE_CARD (self->continued), size);
  arrange_games (self, size);
}

/* In the words of the model, which say what has happened to the file. */
static GtkWidget *
make_problem (const GError *problem)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (problem->message);
  GtkWidget *icon = harena_icon_new ("dialog-warning-symbolic");

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
harena_welcome_page_dispose (GObject *object)
{
  g_clear_pointer (&HARENA_WELCOME_PAGE (object)->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (harena_welcome_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (HARENA_TYPE_FRIEZE);
  g_type_ensure (HARENA_TYPE_SIZER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/pages/welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, sizer);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, header_open);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, page);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, frieze);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, heading);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, left_box);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, games);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, no_recent);
  gtk_widget_class_bind_template_child (widget_class, HarenaWelcomePage, body_open);
}

static void
harena_welcome_page_class_init (HarenaWelcomePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = harena_welcome_page_dispose;

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
add_games (HarenaWelcomePage *self)
{
  const HarenaGame *const *games = harena_face_games ();

  self->cards = g_ptr_array_new ();
  for (int i = 0; games[i] != NULL; i++)
    {
      GtkWidget *card = harena_game_card_new (games[i]);

      gtk_grid_attach (self->games, card, 0, i, 1, 1);
      g_ptr_array_add (self->cards, card);
    }
  self->recent = g_object_new (HARENA_TYPE_RECENT_LIST, "visible", FALSE, NULL);
  gtk_grid_attach (self->games, GTK_WIDGET (self->recent), 0, self->cards->len, 1, 1);
}

static void
harena_welcome_page_init (HarenaWelcomePage *self)
{
  g_auto (GStrv) figures = harena_face_figures ();

  gtk_widget_init_template (GTK_WIDGET (self));
  harena_frieze_set_figures (HARENA_FRIEZE (self->frieze), (const char *const *) figures);
  add_games (self);
  arrange (self);
  g_signal_connect_object (self->sizer, "changed", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recent, "notify::empty", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (harena_settings_get_default (), "changed::last-game",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
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

/* The last game is offered as large as it deserves, the others among the recent ones. */
static void
show_left (HarenaWelcomePage *self,
           GPtrArray         *left_games)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; left_games != NULL && i < left_games->len; i++)
    {
      HarenaUnfinishedGame *game = left_games->pdata[i];
      const GError         *problem = harena_unfinished_game_get_problem (game);

      if (problem != NULL)
        gtk_box_append (self->left_box, make_problem (problem));
      else if (self->continued != NULL)
        g_ptr_array_add (others, g_object_ref (game));
      else
        {
          self->continued = harena_continue_card_new (game);
          harena_continue_card_set_size (HARENA_CONTINUE_CARD (self->continued),
                                         harena_sizer_get_size (self->sizer));
          gtk_box_prepend (self->left_box, self->continued);
        }
    }
  harena_recent_list_set_left (self->recent, others);
}

void
harena_welcome_page_set_left (HarenaWelcomePage *self,
                              GPtrArray         *left_games)
{
  GtkWidget *child;

  g_return_if_fail (HARENA_IS_WELCOME_PAGE (self));

  self->continued = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->left_box))) != NULL)
    gtk_box_remove (self->left_box, child);
  show_left (self, left_games);
  gtk_widget_set_visible (GTK_WIDGET (self->left_box),
                          gtk_widget_get_first_child (GTK_WIDGET (self->left_box)) != NULL);
  update (self);
  /* Games are found after the page is shown; whoever has not moved yet finds Continue. */
  if (self->continued != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    harena_welcome_page_focus (self);
}

void
harena_welcome_page_set_history (HarenaWelcomePage *self,
                                 HarenaHistory     *history)
{
  g_return_if_fail (HARENA_IS_WELCOME_PAGE (self));

  harena_recent_list_set_history (self->recent, history);
}

void
harena_welcome_page_focus (HarenaWelcomePage *self)
{
  HarenaGameCard *last;

  g_return_if_fail (HARENA_IS_WELCOME_PAGE (self));

  last = find_last (self);
  if (self->continued != NULL)
    gtk_widget_grab_focus (harena_continue_card_get_button (
                             HARENA_CONTINUE_CARD (self->continued)));
  else if (last != NULL)
    harena_game_card_focus (last);
}
