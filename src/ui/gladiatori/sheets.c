/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A painted card for each seat, with words for who cannot see it. */

#include "gladiatori/names.h"

#include "gladiatori/sheets.h"

#include "gladiatori/paint.h"
#include "gladiatori/score.h"
#include "gladiatori/value.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  SHEET = 132,     /* the height of a sheet */
  SHEET_WIDTH = 312,
  ORDER = 78,
  PAD = 14,
};

GladBacks
glad_backs_of (const GladPosition *position,
               int                 who)
{
  const GladSeat *seat = &position->seats[who];
  GladBacks       backs = {
    { glad_n_green (seat->hand) + seat->veiled[0], glad_n_red (seat->hand) + seat->veiled[1] },
    { glad_n_green (seat->deck), glad_n_red (seat->deck) },
  };

  /* What is not seen lies in the deck until it is (veil.c). */
  if (seat->hand != 0 || seat->veiled[0] + seat->veiled[1] == 0)
    return backs;
  backs.deck[0] -= seat->veiled[0];
  backs.deck[1] -= seat->veiled[1];
  for (int place = 0; place < seat->n_row; place++)
    backs.deck[0] -= (seat->row[place] & GLAD_ROW_VEILED) != 0;
  for (int i = 0; i < position->fight.n; i++)
    {
      const GladFighter *fighter = &position->fight.fighters[i];

      if (fighter->who == who && !fighter->revealed)
        backs.deck[1] -= fighter->n_energy + fighter->n_specials;
    }
  backs.deck[0] = MAX (backs.deck[0], 0);
  backs.deck[1] = MAX (backs.deck[1], 0);
  return backs;
}

static const char *
state_words (const GladSeat *seat)
{
  if (seat->state == GLAD_DEAD)
    return _("dead");
  if (seat->state == GLAD_GONE)
    return _("has left");
  if (seat->lying && seat->entangled)
    return _("lies, entangled");
  if (seat->lying)
    return _("lies");
  if (seat->entangled)
    return _("entangled");
  if (seat->white > 0)
    return _("off balance");
  return _("steady");
}

/* Name and points; says where the next line begins. */
static double
paint_head (cairo_t          *cr,
            const HarenaView *view,
            int               who,
            double            width,
            const GdkRGBA    *text)
{
  const GladSeat *seat = &glad_position (view)->seats[who];
  GdkRGBA         colour = glad_seat_colour (harena_view_colour (view, who));
  GdkRGBA         bone;
  char            crest[16], vp[24];

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  cairo_arc (cr, PAD + 14, 20, 14, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  g_snprintf (crest, sizeof crest, "crest-%d", harena_view_colour (view, who));
  harena_art_draw (cr, crest, PAD + 14, 20, 21, &bone);
  glad_paint_words (cr, harena_view_seat (view, who), PAD + 36, 3, width - 120, 15, TRUE, 0, text);
  if (seat->gladiator != 0)
    glad_paint_words (cr, glad_name_gladiator (seat->gladiator - 1), PAD + 36, 21, width - 120, 12,
                      FALSE, 0, text);
  /* Translators: victory points, short. */
  g_snprintf (vp, sizeof vp, C_("victory points", "%d VP"), seat->vp);
  glad_paint_words (cr, vp, width - 90, 6, 90 - PAD, 18, TRUE, 1, text);
  return 44;
}

/* The five values, now and at first. */
static void
paint_stats (cairo_t        *cr,
             const GladSeat *seat,
             double          y,
             double          width,
             const GdkRGBA  *text)
{
  static const char *const icons[] = {
    "gladiatori/stat-endurance-symbolic", "gladiatori/stat-offence-symbolic",
    "gladiatori/stat-guard-symbolic", "gladiatori/stat-blood-symbolic",
    "gladiatori/stat-speed-symbolic",
  };
  double  step = (width - 2 * PAD) / GLAD_N_STATS;
  GdkRGBA mark;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &mark);
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    {
      char value[16];

      g_snprintf (value, sizeof value, "%d/%d", seat->stats[stat], seat->first[stat]);
      harena_art_draw (cr, icons[stat], PAD + stat * step + 9, y + 10, 17, &mark);
      glad_paint_words (cr, value, PAD + stat * step + 21, y + 1, step, 14, TRUE, 0, text);
    }
}

static void
paint_items (cairo_t        *cr,
             const GladSeat *seat,
             double          y,
             double          width,
             const GdkRGBA  *text)
{
  double x = PAD;

  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0 && x < width - 120; i++)
    {
      int  item = (seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1;
      char numbers[24];

      g_snprintf (numbers, sizeof numbers, "%d–%d%s", glad_item_attack (seat, i),
                  glad_item_defence (seat, i), seat->items[i] & GLAD_ITEM_DAMAGED ? " ½" : "");
      harena_art_draw (cr, glad_art_item (item), x + 10, y + 10, 20, text);
      glad_paint_words (cr, numbers, x + 24, y + 2, 60, 13, TRUE, 0, text);
      x += 78;
    }
  for (int i = 0; i < seat->white + seat->grey; i++)
    harena_art_draw (cr, i < seat->white ? "gladiatori/cube-white" : "gladiatori/cube-grey",
                     width - PAD - 112 - 18 * i, y + 10, 18, NULL);
  glad_paint_line (cr, state_words (seat), width - PAD - 102, y + 2, 102, 12, FALSE, 1, text);
}

/* Backs that are only counted, and the row. */
static void
paint_cards (cairo_t            *cr,
             const GladPosition *position,
             int                 who,
             double              y,
             double              width,
             const GdkRGBA      *text)
{
  const GladSeat *seat = &position->seats[who];
  GladBacks       backs = glad_backs_of (position, who);
  const char     *names[] = { C_("sheet", "Hand"), C_("sheet", "Life") };
  double          x = PAD;

  for (int place = 0; place < 2; place++)
    {
      const int *counts = place == 0 ? backs.hand : backs.deck;

      glad_paint_words (cr, names[place], x, y + 3, 44, 12, FALSE, 0, text);
      x += 40;
      for (int red = 0; red < 2; red++)
        {
          char number[16];

          g_snprintf (number, sizeof number, "%d", counts[red]);
          harena_art_draw_picture (cr, red ? "gladiatori/back-combat" : "gladiatori/back-action",
                                   x, y, 14, 21);
          glad_paint_words (cr, number, x + 18, y + 2, 24, 13, TRUE, 0, text);
          x += 38;
        }
    }
  for (int i = 0; i < seat->n_row; i++)
    {
      double at = width - PAD - 24 * (seat->n_row - i);

      if (seat->row[i] & (GLAD_ROW_DOWN | GLAD_ROW_VEILED))
        harena_art_draw_picture (cr, "gladiatori/back-action", at + 4, y, 14, 21);
      else
        {
          GdkRGBA ink = *text;

          ink.alpha = seat->row[i] & GLAD_ROW_ROTATED ? 0.45f : 1;
          harena_art_draw (cr, glad_art_card (glad_row_card (seat, i)), at + 11, y + 10, 22, &ink);
        }
    }
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height G_GNUC_UNUSED,
         gpointer        data)
{
  const HarenaView   *view = harena_hand_get_view (data);
  const GladPosition *position = glad_position (view);
  int                 who = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "seat"));
  GdkRGBA             text = glad_text_colour ();
  double              y;

  if (who > view->n_seats)
    return;
  y = paint_head (cr, view, who, width, &text);
  paint_stats (cr, &position->seats[who], y, width, &text);
  paint_items (cr, &position->seats[who], y + 27, width, &text);
  paint_cards (cr, position, who, y + 58, width, &text);
}

static char *
describe (const HarenaView *view,
          int               who)
{
  const GladPosition *position = glad_position (view);
  const GladSeat     *seat = &position->seats[who];
  GladBacks           backs = glad_backs_of (position, who);
  GString            *text = g_string_new (NULL);

  /* Translators: a player, victory points, and “steady” or “lies”. */
  g_string_append_printf (text, _("%s, %d victory points, %s."), harena_view_seat (view, who),
                          seat->vp, state_words (seat));
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    /* Translators: a value such as Guard, now and at first. */
    g_string_append_printf (text, _(" %s %d of %d."), glad_name_stat (stat), seat->stats[stat],
                            seat->first[stat]);
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    {
      g_autofree char *item = glad_name_item_full ((seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1);

      g_string_append_printf (text, seat->items[i] & GLAD_ITEM_DAMAGED
                                      /* Translators: an item. */
                                      ? _(" %s, damaged.") : " %s.", item);
    }
  for (int power = 0; power < GLAD_N_POWERS; power++)
    if (seat->powers & 1u << power)
      /* Translators: a power that is still to be used. */
      g_string_append_printf (text, _(" Power: %s."), glad_name_power (power));
  g_string_append_printf (text, _(" Hand: %d green and %d red. Life: %d green and %d red."),
                          backs.hand[0], backs.hand[1], backs.deck[0], backs.deck[1]);
  return g_string_free (text, FALSE);
}

static void
update_sheets (GtkWidget   *sheets,
               HarenaChange change G_GNUC_UNUSED)
{
  const HarenaView *view = harena_hand_get_view (g_object_get_data (G_OBJECT (sheets), "hand"));
  GtkWidget        *area = gtk_widget_get_first_child (sheets);

  for (int who = 1; area != NULL; who++, area = gtk_widget_get_next_sibling (area))
    {
      g_autofree char *words = who <= view->n_seats ? describe (view, who) : NULL;

      gtk_widget_set_visible (area, words != NULL);
      if (words == NULL)
        continue;
      gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
      gtk_widget_set_tooltip_text (area, words);
      gtk_widget_queue_draw (area);
    }
}

static GtkWidget *
create_sheets (HarenaHand *hand)
{
  GtkWidget *sheets = g_object_new (GTK_TYPE_BOX, "css-name", "sheets", "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_LIST, "orientation",
                                    GTK_ORIENTATION_VERTICAL, "spacing", 10, NULL);

  g_object_set_data_full (G_OBJECT (sheets), "hand", g_object_ref (hand), g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sheets), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The gladiators"), -1);
  for (int who = 1; who <= GLAD_SEATS; who++)
    {
      GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_LIST_ITEM, "content-height", SHEET,
                                      "hexpand", TRUE, NULL);

      g_object_set_data (G_OBJECT (area), "seat", GINT_TO_POINTER (who));
      gtk_widget_add_css_class (area, "card");
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, hand, NULL);
      gtk_box_append (GTK_BOX (sheets), area);
    }
  return sheets;
}

const HarenaPart glad_part_sheets = {
  .place = HARENA_PLACE_BESIDE,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
  .create = create_sheets,
  .update = update_sheets,
};

/* Where there is no room for them beside the board, a button brings them. */
static GtkWidget *
create_button (HarenaHand *hand)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *sheets = create_sheets (hand);

  gtk_widget_set_size_request (sheets, SHEET_WIDTH, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 3 * SHEET);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), sheets);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("The gladiators"));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "sheets", sheets);
  return button;
}

static void
update_button (GtkWidget   *button,
               HarenaChange change)
{
  update_sheets (g_object_get_data (G_OBJECT (button), "sheets"), change);
}

const HarenaPart glad_part_sheets_button = {
  .place = HARENA_PLACE_ABOVE,
  .room = HARENA_ROOM_NARROW,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
  .create = create_button,
  .update = update_button,
};

/* The order of the phase (G15): a chain of crests with their points. */
static void
draw_order_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height G_GNUC_UNUSED,
               gpointer        data)
{
  const HarenaView   *view = harena_hand_get_view (data);
  const GladPosition *position = glad_position (view);
  GdkRGBA             text = glad_text_colour ();
  GdkRGBA             bone;
  double              step = (width - 2.0 * PAD) / MAX (position->n_order, 1);

  (void) area;
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  glad_paint_words (cr, _("Order of this phase"), PAD, 8, width - 2 * PAD, 13, TRUE, 0, &text);
  glad_paint_words (cr, _("fewest points first"), PAD, 9, width - 2 * PAD, 12, FALSE, 1, &text);
  for (int i = 0; i < position->n_order; i++)
    {
      int     seat = position->order[i];
      GdkRGBA colour = glad_seat_colour (harena_view_colour (view, seat));
      double  x = PAD + i * step;
      char    crest[16], vp[16];
      gboolean now = position->stage == GLAD_STAGE_ACTIONS && position->at == i + 1;

      cairo_new_path (cr);
      cairo_arc (cr, x + 18, 51, 15, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_fill (cr);
      g_snprintf (crest, sizeof crest, "crest-%d", harena_view_colour (view, seat));
      harena_art_draw (cr, crest, x + 18, 51, 22, &bone);
      if (now)
        {
          cairo_rectangle (cr, x - 2, 31, step - 4, 40);
          gdk_cairo_set_source_rgba (cr, &colour);
          cairo_set_line_width (cr, 2);
          cairo_stroke (cr);
        }
      g_snprintf (vp, sizeof vp, "%d", position->seats[seat].vp);
      glad_paint_words (cr, vp, x + 38, 31, step - 40, 15, TRUE, 0, &text);
      glad_paint_words (cr, now                       ? C_("order", "now")
                            : position->at > i + 1    ? C_("order", "done")
                                                      : C_("order", "later"),
                        x + 38, 52, step - 40, 12, FALSE, 0, &text);
    }
}

static GtkWidget *
create_order (HarenaHand *hand)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, "content-height", ORDER, NULL);

  g_object_set_data (G_OBJECT (area), "hand", hand);
  gtk_widget_add_css_class (area, "card");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_order_cb, g_object_ref (hand),
                                  g_object_unref);
  return area;
}

static void
update_order (GtkWidget   *area,
              HarenaChange change G_GNUC_UNUSED)
{
  const HarenaView   *view = harena_hand_get_view (g_object_get_data (G_OBJECT (area), "hand"));
  const GladPosition *position = glad_position (view);
  GString            *text = g_string_new (_("Order of this phase"));

  for (int i = 0; i < position->n_order; i++)
    g_string_append_printf (text, "%s %s", i > 0 ? "," : ":",
                            harena_view_seat (view, position->order[i]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
  gtk_widget_queue_draw (area);
  g_string_free (text, TRUE);
}

static gboolean
order_is_there (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);

  return position->n_order > 1
         && (position->stage == GLAD_STAGE_ACTIONS || position->stage == GLAD_STAGE_DELAY);
}

const HarenaPart glad_part_order = {
  .place = HARENA_PLACE_BESIDE,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
  .create = create_order,
  .update = update_order,
  .there = order_is_there,
};
