/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two sides: Hannibal while he lives, legions with him, fleets, and the open hand (H30). */

#include "hannibal/sides.h"

#include "hannibal/picture.h"
#include "hannibal/token.h"
#include "hannibal/names.h"

#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "words.h"

typedef struct
{
  GtkWidget *row;
  GtkWidget *crest;
  GtkWidget *name;
  GtkWidget *player;
  GtkWidget *him;
  GtkWidget *legion;
  GtkWidget *legions;
  GtkWidget *fleet;
  GtkWidget *fleets;
  GtkWidget *hand;
} Row;

typedef struct
{
  HarenaHand *hand;
  gboolean    narrow;
  Row         rows[HANNIBAL_N_SIDES];
} Sides;

char *
hannibal_say_side (const HarenaView *view,
                   int               side)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     legions = position->legions[side];
  int                     fleets = hannibal_fleets (position, side);
  g_autofree char        *cards = hannibal_words_hand (position->hands[side]);
  g_autofree char        *legion_words = g_strdup_printf (ngettext ("%d legion", "%d legions",
                                                                    legions), legions);
  g_autofree char        *fleet_words = g_strdup_printf (ngettext ("%d fleet", "%d fleets", fleets),
                                                         fleets);

  return g_strdup_printf (side == HANNIBAL_CARTHAGE && position->hannibal != HANNIBAL_NOWHERE
                            /* Translators: a side; the name of a player; “6 legions”; “2 fleets”; “1
                             * and 4”. */
                            ? _("%s, %s: %s, one of them Hannibal’s, %s; cards %s.")
                            /* Translators: a side; the name of a player; “6 legions”; “2 fleets”; “1
                             * and 4”. */
                            : _("%s, %s: %s, %s; cards %s."), hannibal_words_side (side),
                          harena_view_seat (view, hannibal_seat_of (side)), legion_words,
                          fleet_words, cards);
}

static GtkWidget *
add_number (GtkWidget *box,
            GtkWidget *icon,
            int        margin)
{
  GtkWidget *number = hannibal_label_new (NULL, "score-number", FALSE);

  gtk_label_set_ellipsize (GTK_LABEL (number), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_margin_start (icon, margin);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), number);
  return number;
}

static GtkWidget *
make_row (Row     *row,
          gboolean narrow)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *numbers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, narrow ? 2 : 4);
  GtkWidget *lines = gtk_box_new (narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                  narrow ? 3 : 6);
  GtkWidget *upper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  int        icon = narrow ? 14 : 20;

  row->row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                           "spacing", narrow ? 3 : 10, "hexpand", TRUE, NULL);
  row->crest = harena_crest_new (0, narrow ? 22 : 36);
  row->name = hannibal_label_new (NULL, "heading", FALSE);
  row->player = hannibal_label_new (NULL, "dim-label", FALSE);
  row->him = hannibal_picture_icon (icon);
  row->legion = hannibal_picture_icon (icon);
  row->fleet = hannibal_picture_icon (icon);
  row->hand = hannibal_picture_hand (narrow ? 11 : 21);

  gtk_widget_add_css_class (row->player, "small-caption");
  gtk_widget_add_css_class (row->row, narrow ? "chip" : "order-row");
  gtk_box_append (GTK_BOX (names), row->name);
  gtk_box_append (GTK_BOX (names), row->player);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (numbers), row->him);
  row->legions = add_number (numbers, row->legion, narrow ? 0 : 4);
  row->fleets = add_number (numbers, row->fleet, narrow ? 0 : 8);
  gtk_widget_set_valign (row->crest, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (row->hand, GTK_ALIGN_START);
  if (!narrow)
    gtk_box_append (GTK_BOX (upper), names);
  else
    g_object_ref_sink (names);
  gtk_box_append (GTK_BOX (upper), numbers);
  gtk_box_append (GTK_BOX (lines), upper);
  gtk_box_append (GTK_BOX (lines), row->hand);
  gtk_widget_set_hexpand (lines, TRUE);
  if (!narrow)
    {
      gtk_widget_set_margin_top (lines, 6);
      gtk_widget_set_margin_bottom (lines, 7);
    }
  else
    {
      g_object_set_data_full (G_OBJECT (row->row), "names", names, g_object_unref);
      gtk_widget_set_halign (lines, GTK_ALIGN_CENTER);
    }
  gtk_box_append (GTK_BOX (row->row), row->crest);
  gtk_box_append (GTK_BOX (row->row), lines);
  return row->row;
}

static void
set_number (GtkWidget *label,
            int        number)
{
  char text[8];

  g_snprintf (text, sizeof text, "%d", number);
  gtk_label_set_text (GTK_LABEL (label), text);
}

static void
update_row (Row              *row,
            const HarenaView *view,
            int               side)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     seat = hannibal_seat_of (side);
  int                     colour = harena_view_colour (view, seat);
  gboolean                him = side == HANNIBAL_CARTHAGE
                                && position->hannibal != HANNIBAL_NOWHERE;
  gboolean                turn = position->step != HANNIBAL_STEP_OVER && position->turn == seat;
  g_autofree char        *words = hannibal_say_side (view, side);

  harena_crest_set_colour (HARENA_CREST (row->crest), colour);
  gtk_label_set_text (GTK_LABEL (row->name), hannibal_words_side (side));
  gtk_label_set_text (GTK_LABEL (row->player), harena_view_seat (view, seat));
  hannibal_picture_set (row->him, (int[HANNIBAL_PICTURE_NUMBERS]) { HANNIBAL_TOKEN_HIM, side,
                                                                    colour });
  hannibal_picture_set (row->legion, (int[HANNIBAL_PICTURE_NUMBERS]) { HANNIBAL_TOKEN_LEGION, side,
                                                                       colour });
  hannibal_picture_set (row->fleet, (int[HANNIBAL_PICTURE_NUMBERS]) { HANNIBAL_TOKEN_FLEET, side,
                                                                      colour });
  hannibal_picture_set (row->hand, (int[HANNIBAL_PICTURE_NUMBERS]) { position->hands[side],
                                                                     colour });
  gtk_widget_set_visible (row->him, him);
  set_number (row->legions, position->legions[side]);
  set_number (row->fleets, hannibal_fleets (position, side));
  harena_set_css_class (row->row, "turn", turn);
  gtk_widget_set_tooltip_text (row->row, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_STATE_SELECTED, turn, -1);
}

static GtkWidget *
sides_new (HarenaHand *hand,
           gboolean    narrow)
{
  Sides     *self = g_new0 (Sides, 1);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                 "orientation", narrow ? GTK_ORIENTATION_HORIZONTAL
                                                       : GTK_ORIENTATION_VERTICAL, NULL);

  self->hand = hand;
  self->narrow = narrow;
  g_object_set_data_full (G_OBJECT (box), "hannibal-sides", self, g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The two sides"), -1);
  gtk_widget_add_css_class (box, narrow ? "pointstrip" : "card");
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    gtk_box_append (GTK_BOX (box), make_row (&self->rows[side], narrow));
  return box;
}

static GtkWidget *
panel_new (HarenaHand *hand)
{
  return sides_new (hand, FALSE);
}

static GtkWidget *
strip_new (HarenaHand *hand)
{
  return sides_new (hand, TRUE);
}

static void
update (GtkWidget   *part,
        HarenaChange change G_GNUC_UNUSED)
{
  Sides *self = g_object_get_data (G_OBJECT (part), "hannibal-sides");

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    update_row (&self->rows[side], harena_hand_get_view (self->hand), side);
}

const HarenaPart hannibal_part_sides = {
  .create = panel_new, .update = update,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};

const HarenaPart hannibal_part_strip = {
  .place = HARENA_PLACE_ABOVE, .room = HARENA_ROOM_NARROW, .create = strip_new, .update = update,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};
