/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every ware is a button with its picture, what it does and what it costs (G79, G80). A press is a
 * press of the hand: nothing is chosen here that the question could not be answered with. */

#include "gladiatori/shop-scene.h"

#include "gladiatori/create.h"
#include "gladiatori/move.h"
#include "gladiatori/names.h"
#include "gladiatori/paint.h"
#include "gladiatori/targets.h"
#include "words.h"

#include <adwaita.h>

enum
{
  CARD_HEIGHT = 120,
  WARE_WIDTH = 132,
  GAP = 12,
  PER_LINE = 8,
  STAT_MAX = 9,
};

typedef struct
{
  HarenaHand *hand;
  GtkWidget  *head;   /* what has been bought so far, or what is bid for */
  GtkWidget  *clamp;  /* keeps the wares together */
  GtkWidget  *wares;
} Shop;

static Shop *
shop_of (GtkWidget *scene)
{
  return g_object_get_data (G_OBJECT (scene), "shop");
}

static gboolean
sells (const HarenaView *view)
{
  int step = glad_asked (glad_position (view))->step;

  return view->live && view->n_moves > 0
         && ((step >= GLAD_ASK_STAT && step <= GLAD_ASK_BUY_POWER) || step == GLAD_ASK_BID);
}

static void
draw_card_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        face)
{
  (void) area;
  glad_paint_card (cr, GPOINTER_TO_INT (face), width, height);
}

static GtkWidget *
new_card (int face)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), CARD_HEIGHT * 2 / 3);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), CARD_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_card_cb, GINT_TO_POINTER (face),
                                  NULL);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  return area;
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify",
                                   GTK_JUSTIFY_CENTER, "max-width-chars", 18, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

static void
press_cb (GtkWidget *button,
          Shop      *shop)
{
  harena_hand_press (shop->hand,
                     GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "target")));
}

static GtkWidget *
new_button (Shop         *shop,
            HarenaTarget  target,
            GtkWidget    *child)
{
  const HarenaView *view = harena_hand_get_view (shop->hand);
  GtkWidget        *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  g_object_set_data (G_OBJECT (button), "target", GUINT_TO_POINTER (target));
  gtk_widget_set_sensitive (button, harena_view_is_next (view, target)
                                      || harena_view_has_picked (view, target));
  g_signal_connect (button, "clicked", G_CALLBACK (press_cb), shop);
  return button;
}

static char *
say_coins (int coins)
{
  /* Translators: a price. */
  return g_strdup_printf (ngettext ("%d coin", "%d coins", coins), coins);
}

/* less: puts one back; HARENA_NO_TARGET if there is none. */
static void
add_ware (Shop         *shop,
          HarenaTarget  target,
          GtkWidget    *picture,
          const char   *title,
          const char   *words,
          const char   *price,
          HarenaTarget  less)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget       *ware = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget       *button = new_button (shop, target, box);
  g_autofree char *name = g_strdup_printf ("%s. %s. %s", title, words, price);

  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), new_label (title, "heading"));
  gtk_box_append (GTK_BOX (box), new_label (price, "dim-label"));
  if (glad_asked (glad_position (harena_hand_get_view (shop->hand)))->step != GLAD_ASK_STAT)
    gtk_box_append (GTK_BOX (box), new_label (words, "caption"));
  gtk_widget_set_size_request (button, WARE_WIDTH, -1);
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (ware), button);
  if (less != HARENA_NO_TARGET)
    gtk_box_append (GTK_BOX (ware), new_button (shop, less,
                                                gtk_label_new (_("Put One Back"))));
  gtk_flow_box_append (GTK_FLOW_BOX (shop->wares), ware);
  gtk_widget_set_focusable (gtk_widget_get_parent (ware), FALSE);
}

static void
add_stats (Shop *shop,
           int   stat)
{
  for (int value = GLAD_STAT_MIN; value <= STAT_MAX; value++)
    {
      g_autofree char *title = g_strdup_printf ("%d", value);
      g_autofree char *price = say_coins (glad_price_of_stat (stat, value));
      GtkWidget       *icon = gtk_image_new_from_icon_name (glad_icon_stat (stat));

      gtk_image_set_pixel_size (GTK_IMAGE (icon), 32);
      add_ware (shop, glad_button (GLAD_STAT_LINE, stat, value), icon, title,
                glad_words_stat (stat), price, HARENA_NO_TARGET);
    }
}

/* Cards of a heap: as many as one may have of each, and how many are taken. */
static void
add_cards (Shop *shop,
           int   step)
{
  const HarenaView *view = harena_hand_get_view (shop->hand);
  gboolean          bids = step == GLAD_ASK_BID;
  GladZone          zone = GLAD_ZONE_SHOP;
  int               first = step == GLAD_ASK_BUY_SPECIAL ? GLAD_SWEEP : GLAD_ONE;
  int               last = step == GLAD_ASK_BUY_SPECIAL ? GLAD_N_CARDS - 1
                           : bids                       ? GLAD_ZERO
                                                        : GLAD_FEINT;

  glad_is_heap_step (step, &zone);
  for (int card = first; card <= last; card++)
    {
      int              taken = glad_n_picked (view, zone, card);
      g_autofree char *title = taken > 0 ? g_strdup_printf ("%s ×%d", glad_name_card (card), taken)
                                         : g_strdup (glad_name_card (card));
      g_autofree char *price = NULL;

      if (bids)
        /* Translators: how many cards of a kind a player has. */
        price = g_strdup_printf (_("you have %d"),
                                 glad_count (glad_position (view)->seats[view->asked].deck, card));
      else
        price = say_coins (glad_cards[card].coins);
      add_ware (shop, glad_card_target (zone, card, taken), new_card (card), title,
                glad_words_card (card), price,
                taken > 0 ? glad_card_target (zone, card, taken - 1) : HARENA_NO_TARGET);
    }
}

static void
add_powers (Shop *shop)
{
  for (int power = 0; power < GLAD_N_POWERS; power++)
    {
      g_autofree char *price = say_coins (1);
      GtkWidget       *icon = gtk_image_new_from_icon_name (glad_icon_power (power));

      gtk_image_set_pixel_size (GTK_IMAGE (icon), 32);
      add_ware (shop, glad_button (GLAD_POWER, power, 0), icon, glad_name_power (power),
                glad_words_power (power), price, HARENA_NO_TARGET);
    }
}

/* A value of the sheet; 0: not bought yet. now: it is being bought. */
static void
add_value (Shop    *shop,
           int      stat,
           int      value,
           gboolean now)
{
  g_autofree char *text = value > 0 ? g_strdup_printf ("%d", value) : g_strdup ("–");
  g_autofree char *name = g_strdup_printf ("%s %s", glad_name_stat (stat), text);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (glad_icon_stat (stat)));
  gtk_box_append (GTK_BOX (box), new_label (text, "heading"));
  gtk_widget_set_tooltip_text (box, name);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (now)
    gtk_widget_add_css_class (box, "accent");
  gtk_box_append (GTK_BOX (shop->head), box);
}

/* The sheet so far, and the coins; or the item that is bid for. */
static void
fill_head (Shop *shop)
{
  const HarenaView   *view = harena_hand_get_view (shop->hand);
  const GladPosition *position = glad_position (view);
  const GladSeat     *seat = &position->seats[view->asked];
  GladCards           picked = 0;
  int                 step = glad_asked (position)->step;
  g_autofree char    *coins = NULL;

  if (step == GLAD_ASK_BID)
    {
      g_autofree char *item = glad_name_item_full (position->drawn - 1);

      gtk_box_append (GTK_BOX (shop->head), new_card (GLAD_ITEM_FACES + position->drawn - 1));
      gtk_box_append (GTK_BOX (shop->head), new_label (item, "title-3"));
      return;
    }
  for (int card = GLAD_ONE; card < GLAD_N_CARDS; card++)
    picked += glad_n_picked (view, GLAD_ZONE_SHOP, card) * glad_card (card);
  coins = say_coins (seat->coins - glad_price_of (picked));
  gtk_box_append (GTK_BOX (shop->head), new_label (coins, "title-1"));
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    add_value (shop, stat, seat->first[stat],
               step == GLAD_ASK_STAT && glad_asked (position)->a == stat);
}

static GtkWidget *
ware_at (Shop *shop,
         int   index)
{
  GtkFlowBoxChild *place = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (shop->wares), index);

  return place != NULL ? gtk_widget_get_first_child (gtk_flow_box_child_get_child (place)) : NULL;
}

/* Which ware has the keyboard, so that it keeps it. */
static int
find_focus (Shop *shop)
{
  for (int i = 0; ware_at (shop, i) != NULL; i++)
    if (gtk_widget_has_focus (ware_at (shop, i)))
      return i;

  return -1;
}

static void
update (GtkWidget   *scene,
        HarenaChange change)
{
  Shop             *shop = shop_of (scene);
  const HarenaView *view = harena_hand_get_view (shop->hand);
  const GladFrame  *frame = glad_asked (glad_position (view));
  int               focus = find_focus (shop);
  int               n = 0;
  GtkWidget        *child;

  if (!(change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_PICKS)))
    return;
  while ((child = gtk_widget_get_first_child (shop->head)) != NULL)
    gtk_box_remove (GTK_BOX (shop->head), child);
  while ((child = gtk_widget_get_first_child (shop->wares)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (shop->wares), child);
  if (!sells (view))
    return;
  fill_head (shop);
  if (frame->step == GLAD_ASK_STAT)
    add_stats (shop, frame->a);
  else if (frame->step == GLAD_ASK_BUY_POWER)
    add_powers (shop);
  else
    add_cards (shop, frame->step);
  while (ware_at (shop, n) != NULL)
    n++;
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (shop->wares), MIN (n, PER_LINE));
  adw_clamp_set_maximum_size (ADW_CLAMP (shop->clamp), MIN (n, PER_LINE) * (WARE_WIDTH + 2 * GAP));
  if (focus >= 0 && ware_at (shop, focus) != NULL)
    gtk_widget_grab_focus (ware_at (shop, focus));
}

static gboolean
is_on (GtkWidget *scene)
{
  return sells (harena_hand_get_view (shop_of (scene)->hand));
}

static void
free_shop (gpointer data)
{
  Shop *shop = data;

  g_object_unref (shop->hand);
  g_free (shop);
}

static GtkWidget *
create (HarenaHand *hand)
{
  Shop      *shop = g_new0 (Shop, 1);
  GtkWidget *scene = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  shop->hand = g_object_ref (hand);
  shop->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  shop->wares = gtk_flow_box_new ();
  gtk_widget_set_halign (shop->head, GTK_ALIGN_CENTER);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (shop->wares), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (shop->wares), TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  shop->clamp = adw_clamp_new ();
  adw_clamp_set_child (ADW_CLAMP (shop->clamp), shop->wares);
  gtk_widget_set_margin_start (box, GAP / 2);
  gtk_widget_set_margin_end (box, GAP / 2);
  gtk_widget_set_margin_top (box, GAP);
  gtk_widget_set_margin_bottom (box, GAP);
  gtk_box_append (GTK_BOX (box), shop->head);
  gtk_box_append (GTK_BOX (box), shop->clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scene), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scene), box);
  g_object_set_data_full (G_OBJECT (scene), "shop", shop, free_shop);
  return scene;
}

const HarenaScene glad_shop_scene = {
  .create = create,
  .update = update,
  .is_on = is_on,
};
