/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card in the panel; in a narrow window a row between board and question. */

#include "circus/parts.h"

#include "circus/card.h"
#include "circus/keys.h"
#include "circus/paint.h"
#include "circus/speech.h"
#include "circus/way.h"
#include "circus/names.h"
#include "widgets/art.h"
#include "widgets/brush.h"
#include "widgets/crest.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  CHARIOT = 80,
  CHARIOT_NARROW = 48,
  EGG = 16,
};

typedef struct
{
  HarenaHand *hand;
  gboolean    narrow;
  GtkWidget  *crest;
  GtkWidget  *title;
  GtkWidget  *egg;
  GtkWidget  *lap;
  GtkWidget  *picture;
  GtkWidget  *cards;
  GtkWidget  *kept;
  int         colour;
  int         lap_mark; /* a CircusEgg */
} Turn;

static void
free_turn (Turn *self)
{
  g_object_unref (self->hand);
  g_free (self);
}

static void
draw_chariot_cb (GtkDrawingArea *area G_GNUC_UNUSED,
                 cairo_t        *cr,
                 int             width,
                 int             height,
                 gpointer        data)
{
  const Turn *self = data;
  GdkRGBA     seat;

  if (self->colour == 0)
    return;
  harena_look_get_seat (harena_look_get_default (), self->colour, &seat);
  harena_art_draw_mirrored (cr, "circus/chariot", width / 2.0, height / 2.0, MIN (width, height),
                            &seat);
}

static void
draw_egg_cb (GtkDrawingArea *area G_GNUC_UNUSED,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  const Turn *self = data;

  circus_paint_egg (cr, width / 2.0, height / 2.0, EGG, self->lap_mark);
}

static void
update (GtkWidget    *part,
        HarenaChange  change)
{
  Turn                 *self = g_object_get_data (G_OBJECT (part), "turn");
  const HarenaView     *view = harena_hand_get_view (self->hand);
  const CircusPosition *position = circus_position (view);
  int                   chariot = circus_chariot_on_turn (position);
  g_autofree char      *name = NULL;
  g_autofree char      *title = NULL;
  g_autofree char      *lap = NULL;
  g_autofree char      *distance = NULL;
  g_autofree char      *kept = NULL;

  if (chariot < 0 || position->step == CIRCUS_STEP_PLACE)
    return;
  name = self->narrow ? g_strdup (circus_words_numeral (chariot))
                      : circus_words_chariot (view->seats, chariot);
  /* Translators: a chariot, and the hex where it stands. */
  title = g_strdup_printf (C_("chariot", "%s, %s"), name,
                           circus_words_hex (position->hexes[chariot]).text);
  distance = circus_words_distance (circus_steps_of (position, chariot));
  /* Translators: “first lap”, and “12 steps to the finish”. */
  lap = g_strdup_printf (C_("chariot and its way", "%s, %s"),
                         circus_words_lap (position->stages[chariot]), distance);
  kept = circus_speech_kept (view);
  self->colour = harena_view_colour (view, position->turn);
  self->lap_mark = circus_egg_of (position->stages[chariot]);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_widget_set_tooltip_text (self->picture, lap);
  gtk_widget_queue_draw (self->picture);
  if (!self->narrow)
    {
      harena_crest_set_colour (HARENA_CREST (self->crest), self->colour);
      gtk_label_set_text (GTK_LABEL (self->lap), lap);
      gtk_label_set_text (GTK_LABEL (self->kept), kept);
      gtk_widget_set_visible (self->egg, self->lap_mark != CIRCUS_EGG_NONE);
      gtk_widget_queue_draw (self->egg);
    }
  circus_card_stack_update (self->cards, self->hand, change);
  if (!self->narrow && (change & HARENA_CHANGE_POSITION) != 0)
    circus_keys_follow (part);
}

static GtkWidget *
new_label (const char *style,
           gboolean    wrap)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  if (!wrap)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

static Turn *
create_children (HarenaHand *hand,
                 gboolean    narrow)
{
  Turn *self = g_new0 (Turn, 1);

  self->hand = g_object_ref (hand);
  self->narrow = narrow;
  self->title = new_label ("heading", FALSE);
  self->picture = harena_brush_area_new (GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                         narrow ? CHARIOT_NARROW : CHARIOT,
                                         narrow ? CHARIOT_NARROW : 60, draw_chariot_cb, self, NULL);
  self->cards = circus_card_stack_new (hand);
  return self;
}

static GtkWidget *
create_wide (HarenaHand *hand)
{
  Turn      *self = create_children (hand, FALSE);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *frame = circus_frame_new (box);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *keys = new_label ("dim-label", TRUE);

  self->crest = harena_crest_new (0, 36);
  self->egg = harena_brush_area_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, EGG, EGG, draw_egg_cb, self,
                                     NULL);
  self->lap = new_label ("dim-label", TRUE);
  self->kept = new_label ("dim-label", TRUE);
  g_object_set_data_full (G_OBJECT (frame), "turn", self, (GDestroyNotify) free_turn);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), self->egg);
  gtk_box_append (GTK_BOX (line), self->lap);
  gtk_box_append (GTK_BOX (words), self->title);
  gtk_box_append (GTK_BOX (words), line);
  gtk_box_append (GTK_BOX (head), self->crest);
  gtk_box_append (GTK_BOX (head), words);
  gtk_box_append (GTK_BOX (head), self->picture);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_box_append (GTK_BOX (box), self->kept);
  /* Translators: the keys of the keyboard for driving; 1 to 5 are the cards. */
  gtk_label_set_text (GTK_LABEL (keys), _("Keys: 1 to 5 for a card, then A Q W E D S around the "
                                          "hex; Enter stops."));
  gtk_widget_add_css_class (keys, "small-caption");
  gtk_widget_add_css_class (self->lap, "small-caption");
  gtk_widget_set_valign (self->crest, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), keys);
  circus_keys_add (frame, hand);
  update (frame, HARENA_CHANGE_ALL);
  return frame;
}

static GtkWidget *
create_narrow (HarenaHand *hand)
{
  Turn      *self = create_children (hand, TRUE);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set_data_full (G_OBJECT (box), "turn", self, (GDestroyNotify) free_turn);
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (self->title), 6);
  gtk_widget_add_css_class (self->title, "small-caption");
  gtk_box_append (GTK_BOX (words), self->picture);
  gtk_box_append (GTK_BOX (words), self->title);
  gtk_widget_set_hexpand (self->cards, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), self->cards);
  update (box, HARENA_CHANGE_ALL);
  return box;
}

/* Who looks back cannot drive, and reads the log, which needs the room. */
static gboolean
is_there (const HarenaView *view)
{
  return view->live && circus_position (view)->n_order > 0;
}

const HarenaPart circus_part_turn = {
  .create = create_wide, .update = update, .there = is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_PICKS,
};

const HarenaPart circus_part_turn_narrow = {
  .place = HARENA_PLACE_BELOW, .room = HARENA_ROOM_NARROW,
  .create = create_narrow, .update = update, .there = is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_PICKS,
};
