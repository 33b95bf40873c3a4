/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards beside the map, of plain labels and icons. */

#include "imperium/panel.h"

#include "imperium/paint.h"
#include "imperium/picks.h"
#include "imperium/scoring.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "words.h"

/* A card of the panel, with a title and something in a corner. */
static GtkWidget *
card_new (HarenaHand *hand,
          const char *title)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *note = gtk_label_new (NULL);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (name, "card-title");
  gtk_widget_add_css_class (note, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (note), PANGO_ELLIPSIZE_END);
  gtk_widget_set_margin_end (head, 14);
  gtk_widget_set_margin_start (body, 14);
  gtk_widget_set_margin_end (body, 14);
  gtk_widget_set_margin_bottom (body, 10);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), note);
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), body);
  g_object_set_data (G_OBJECT (card), "hand", hand);
  g_object_set_data (G_OBJECT (card), "name", name);
  g_object_set_data (G_OBJECT (card), "note", note);
  g_object_set_data (G_OBJECT (card), "body", body);
  return card;
}

static const HarenaView *
view_of (GtkWidget *card)
{
  return harena_hand_get_view (g_object_get_data (G_OBJECT (card), "hand"));
}

static void
set_label (GtkWidget  *card,
           const char *key,
           const char *text)
{
  gtk_label_set_text (g_object_get_data (G_OBJECT (card), key), text);
}

static GtkBox *
clear_body (GtkWidget *card)
{
  GtkWidget *body = g_object_get_data (G_OBJECT (card), "body");
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (body)) != NULL)
    gtk_box_remove (GTK_BOX (body), child);
  return GTK_BOX (body);
}

static GtkWidget *
add_row (GtkBox     *body,
         GtkWidget  *icon,
         const char *text,
         const char *note)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *right = gtk_label_new (note);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (right, "dim-label");
  gtk_widget_add_css_class (right, "numeric");
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), right);
  gtk_box_append (body, row);
  return row;
}

/* The words beside it say the same. */
static GtkWidget *
icon_new (const char *name)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "pixel-size", 20,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* The order of scoring (I2, I22) */

static void
draw_order_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        data)
{
  const HarenaView *view = harena_hand_get_view (data);
  double            step = (double) width / IMPERIUM_N_PROVINCES;
  GdkRGBA           text, gold;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &text);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_GOLD, &gold);
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      double   x = (province + 0.5) * step;
      gboolean here = imperium_position (view)->standard == province;

      if (here)
        {
          harena_brush_rounded (cr, x - step / 2 + 2, 1.5, step - 4, height - 3, 7);
          gdk_cairo_set_source_rgba (cr, &gold);
          cairo_set_line_width (cr, 2.5);
          cairo_stroke (cr);
        }
      gdk_cairo_set_source_rgba (cr, &text);
      imperium_draw_piece (cr, province, TRUE, x, height * 0.36, 20, &text);
      harena_brush_number (cr, province + 1, x, height * 0.78, 13, here, 0.5);
    }
}

static GtkWidget *
order_new (HarenaHand *hand)
{
  GtkWidget *card = card_new (hand, _("Order of scoring"));
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_order_cb, hand, NULL);
  gtk_widget_set_size_request (area, -1, 50);
  gtk_box_append (g_object_get_data (G_OBJECT (card), "body"), area);
  g_object_set_data (G_OBJECT (card), "area", area);
  return card;
}

static void
order_update (GtkWidget   *card,
              HarenaChange change G_GNUC_UNUSED)
{
  GtkWidget       *area = g_object_get_data (G_OBJECT (card), "area");
  int              here = imperium_position (view_of (card))->standard;
  int              next = (here + 1) % IMPERIUM_N_PROVINCES;
  /* Translators: the province that is scored after the next one */
  g_autofree char *note = g_strdup_printf (_("then %s"), imperium_provinces[next].name);
  /* Translators: two provinces, for a screen reader */
  g_autofree char *said = g_strdup_printf (_("%s is scored next, then %s"),
                                           imperium_provinces[here].name,
                                           imperium_provinces[next].name);

  set_label (card, "note", note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_queue_draw (area);
}

static gboolean
is_going_on (const HarenaView *view)
{
  return imperium_position (view)->step != IMPERIUM_STEP_OVER;
}

const HarenaPart imperium_part_order = {
  .create = order_new, .update = order_update, .there = is_going_on,
  .wants = HARENA_CHANGE_POSITION,
};

/* What is in hand, and who has chosen */

static GtkWidget *
choice_new (HarenaHand *hand)
{
  return card_new (hand, _("Your choice"));
}

static char *
say_card (unsigned choice,
          int      card)
{
  int cylinders = card < IMPERIUM_N_PROVINCES ? imperium_choice_cylinders (choice, card) : 0;

  if (card == IMPERIUM_BREAD)
    return g_strdup (imperium_choice_doubled (choice) >= 0
                       /* Translators: what Bread and Circuses does in a choice */
                       ? C_("card", "doubles") : C_("card", "without effect"));
  if (card == IMPERIUM_EAR)
    return g_strdup (C_("card", "one province more"));
  if (card == IMPERIUM_ORACLE)
    return g_strdup (C_("card", "choose again"));
  return g_strdup_printf (ngettext ("%d cylinder", "%d cylinders", cylinders), cylinders);
}

static void
add_cards (GtkBox  *body,
           unsigned choice)
{
  int doubled = imperium_choice_doubled (choice);

  for (int i = -2; i < IMPERIUM_N_CARDS; i++)
    {
      int              card = i == -2 ? IMPERIUM_BREAD : i == -1 ? doubled : i;
      g_autofree char *does = NULL;

      if (card < 0 || !imperium_choice_has (choice, card)
          || (i >= 0 && (card == IMPERIUM_BREAD || card == doubled)))
        continue;
      does = say_card (choice, card);
      add_row (body, icon_new (imperium_icon (card)), imperium_card_title (card), does);
    }
}

static void
add_seats (GtkBox           *body,
           const HarenaView *view)
{
  const ImperiumPosition *position = imperium_position (view);

  for (int seat = 1; seat <= view->n_seats; seat++)
    {
      gboolean    has = position->choices[seat - 1] != 0;
      gboolean    now = position->turn == seat;
      const char *state = now ? C_("player", "chooses now")
                          : has ? C_("player", "has chosen") : C_("player", "chooses later");

      add_row (body, harena_crest_new (harena_view_colour (view, seat), 20),
               harena_view_seat (view, seat), state);
    }
}

static void
choice_update (GtkWidget   *card,
               HarenaChange change G_GNUC_UNUSED)
{
  const HarenaView *view = view_of (card);
  ImperiumPicked    picked = imperium_picked (view);
  GtkBox           *body = clear_body (card);
  g_autofree char  *note = NULL;

  if (picked.n_cards > 0)
    {
      /* Translators: how many cards have been chosen, of how many */
      note = g_strdup_printf (_("%d of %d"), picked.n_cards, picked.n_wanted);
      set_label (card, "name", _("Your choice"));
      add_cards (body, picked.choice);
    }
  else
    {
      set_label (card, "name", _("Who has chosen"));
      add_seats (body, view);
    }
  set_label (card, "note", note != NULL ? note : "");
}

static gboolean
choice_is_there (const HarenaView *view)
{
  return is_going_on (view) && view->live;
}

const HarenaPart imperium_part_choice = {
  .create = choice_new, .update = choice_update, .there = choice_is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS | HARENA_CHANGE_SEATS,
};

/* The province that is looked at */

static int
looked_at (const HarenaView *view)
{
  int province = harena_target_of (view->focus, HARENA_TARGET_SPACE);

  return province >= 0 ? province : imperium_position (view)->standard;
}

static GtkWidget *
province_new (HarenaHand *hand)
{
  return card_new (hand, "");
}

/* I16, I17: what each would be paid if it were scored now. */
static void
add_ranks (GtkBox           *body,
           const HarenaView *view,
           int               province)
{
  ImperiumStep steps[HARENA_SEATS_MAX];
  int          n_steps = imperium_rank_province (imperium_position (view), province, steps);

  for (int i = 0; i < n_steps; i++)
    {
      int              seat = steps[i].seat;
      g_autofree char *name = g_strdup_printf (C_("influence", "%s %d"),
                                               harena_view_seat (view, seat),
                                               steps[i].cylinders);
      g_autofree char *points = g_strdup_printf ("+%d", steps[i].points);

      add_row (body, harena_crest_new (harena_view_colour (view, seat), 20), name, points);
    }
  if (n_steps == 0)
    add_row (body, icon_new ("harena-imperium-chair-symbolic"),
             _("No cylinder stands there."), "");
}

static void
province_update (GtkWidget   *card,
                 HarenaChange change G_GNUC_UNUSED)
{
  const HarenaView *view = view_of (card);
  int               province = looked_at (view);
  const uint8_t    *neighbours = imperium_provinces[province].neighbours;
  /* Translators: the two neighbours of a province */
  g_autofree char  *note = g_strdup_printf (_("next to %s and %s"),
                                            imperium_provinces[neighbours[0]].name,
                                            imperium_provinces[neighbours[1]].name);

  set_label (card, "name", imperium_provinces[province].name);
  set_label (card, "note", note);
  add_ranks (clear_body (card), view, province);
}

/* Who looks back reads the log, which needs the room. */
static gboolean
province_is_there (const HarenaView *view)
{
  return is_going_on (view) && view->live;
}

const HarenaPart imperium_part_province = {
  .create = province_new, .update = province_update, .there = province_is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_FOCUS | HARENA_CHANGE_SEATS,
};
