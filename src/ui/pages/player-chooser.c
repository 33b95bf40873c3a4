/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first item is a person; the levels follow in their order. */

#include "pages/player-chooser.h"

#include "seat.h"
#include "pages/seat-words.h"
#include "widgets/reading.h"

enum
{
  MANNER_CHARS = 34, /* of a line about how a level decides: the list fits the narrowest window */
};

static const char *
player_at (guint position)
{
  return position == 0 || position > HARENA_N_LEVELS ? HARENA_PERSON
                                                     : harena_levels[position - 1].id;
}

static void
set_up_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);

  (void) factory;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), harena_icon_new (NULL));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_item_set_child (item, box);
}

static void
bind_head (GtkListItem *item,
           GtkWidget   *head)
{
  GtkWidget  *icon = gtk_widget_get_first_child (head);
  GtkWidget  *label = gtk_widget_get_next_sibling (icon);
  guint       position = gtk_list_item_get_position (item);
  const char *words = harena_player_words (player_at (position));

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), position == 0 ? "avatar-default-symbolic"
                                                                : "computer-symbolic");
  gtk_label_set_label (GTK_LABEL (label), words);
  gtk_widget_set_tooltip_text (label, words);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  (void) factory;
  bind_head (item, gtk_list_item_get_child (item));
}

/* In the list it is said how strong each is, and how it decides in this game. */
static void
set_up_in_list_cb (GtkSignalListItemFactory *factory,
                   GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *strength = gtk_label_new (NULL);
  GtkWidget *manner = gtk_label_new (NULL);
  GtkWidget *head;

  set_up_cb (factory, item);
  head = g_object_ref (gtk_list_item_get_child (item));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_widget_get_last_child (head)), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (strength, "dim-label");
  gtk_widget_add_css_class (strength, "caption");
  gtk_widget_set_margin_start (strength, 12);
  gtk_box_append (GTK_BOX (head), strength);
  gtk_list_item_set_child (item, box);
  gtk_box_append (GTK_BOX (box), head);
  g_object_unref (head);

  gtk_label_set_xalign (GTK_LABEL (manner), 0);
  gtk_label_set_wrap (GTK_LABEL (manner), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (manner), MANNER_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (manner), MANNER_CHARS);
  gtk_widget_add_css_class (manner, "caption");
  gtk_widget_add_css_class (manner, "dim-label");
  gtk_widget_add_css_class (manner, "player-manner");
  gtk_box_append (GTK_BOX (box), manner);
}

static void
bind_in_list_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item,
                 gpointer                  data)
{
  GtkWidget       *head = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget       *manner = gtk_widget_get_next_sibling (head);
  const char      *player = player_at (gtk_list_item_get_position (item));
  const char      *strength = harena_player_strength (player);
  g_autofree char *sentence = harena_player_manner (player, data);

  (void) factory;
  bind_head (item, head);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (head)),
                       strength != NULL ? strength : "");
  gtk_label_set_label (GTK_LABEL (manner), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (manner, sentence != NULL);
}

static GtkListItemFactory *
make_factory (GCallback         set_up,
              GCallback         bind,
              const HarenaGame *game)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", set_up, NULL);
  g_signal_connect (factory, "bind", bind, (gpointer) game);
  return factory;
}

void
harena_player_chooser_fill (GtkDropDown      *chooser,
                            const HarenaGame *game)
{
  g_autoptr (GtkStringList)      players = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) shown = make_factory (G_CALLBACK (set_up_cb),
                                                       G_CALLBACK (bind_cb), game);
  g_autoptr (GtkListItemFactory) listed = make_factory (G_CALLBACK (set_up_in_list_cb),
                                                        G_CALLBACK (bind_in_list_cb),
                                                        game);

  for (guint i = 0; i <= HARENA_N_LEVELS; i++)
    gtk_string_list_append (players, harena_player_words (player_at (i)));
  gtk_drop_down_set_factory (chooser, shown);
  gtk_drop_down_set_list_factory (chooser, listed);
  gtk_drop_down_set_model (chooser, G_LIST_MODEL (players));
}

const char *
harena_player_chooser_get (GtkDropDown *chooser)
{
  return player_at (gtk_drop_down_get_selected (chooser));
}

void
harena_player_chooser_set (GtkDropDown *chooser,
                           const char  *player)
{
  guint position = HARENA_N_LEVELS;

  while (position > 0 && !g_str_equal (player_at (position), player))
    position--;
  gtk_drop_down_set_selected (chooser, position);
}
