/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Domination (H6): the three lines of each side, which are held, and a warning before the last. And
 * the place that is looked at, with what would happen there. */

#include "hannibal/sides.h"

#include "hannibal/hand.h"
#include "hannibal/picture.h"
#include "hannibal/speech.h"
#include "hannibal/token.h"
#include "hannibal/names.h"

#include "widgets/css-class.h"
#include "words.h"

typedef struct
{
  HarenaHand *hand;
  GtkWidget  *heads[HANNIBAL_N_SIDES];
  GtkWidget  *lines[HANNIBAL_N_SIDES][HANNIBAL_N_LINES];
  GtkWidget  *banners[HANNIBAL_N_SIDES][HANNIBAL_N_LINES];
  GtkWidget  *words[HANNIBAL_N_SIDES][HANNIBAL_N_LINES];
  GtkWidget  *warning;
} Domination;

static GtkWidget *
make_line (Domination *self,
           int         side,
           int         line)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 6, NULL);

  self->lines[side][line] = box;
  self->banners[side][line] = hannibal_picture_banner (20);
  self->words[side][line] = hannibal_label_new (NULL, "panel-help", TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->words[side][line]), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (box), self->banners[side][line]);
  gtk_box_append (GTK_BOX (box), self->words[side][line]);
  return box;
}

static GtkWidget *
domination_new (HarenaHand *hand)
{
  Domination *self = g_new0 (Domination, 1);
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget  *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget  *title = hannibal_label_new (_("Domination"), "heading", FALSE);

  self->hand = hand;
  self->warning = hannibal_label_new (NULL, "panel-help", TRUE);
  g_object_set_data_full (G_OBJECT (box), "hannibal-domination", self, g_free);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (title, "card-title");
  gtk_widget_add_css_class (self->warning, "warning");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      GtkWidget *column = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_LIST, "orientation",
                                        GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL);

      self->heads[side] = hannibal_label_new (NULL, "panel-help", FALSE);
      gtk_box_append (GTK_BOX (column), self->heads[side]);
      for (int line = 0; line < HANNIBAL_N_LINES; line++)
        gtk_box_append (GTK_BOX (column), make_line (self, side, line));
      gtk_box_append (GTK_BOX (columns), column);
    }
  gtk_box_append (GTK_BOX (box), columns);
  gtk_box_append (GTK_BOX (box), self->warning);
  for (GtkWidget *child = columns; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_margin_start (child, 14);
      gtk_widget_set_margin_end (child, 14);
      gtk_widget_set_margin_bottom (child, 8);
    }
  return box;
}

static void
update_line (Domination       *self,
             const HarenaView *view,
             int               side,
             int               line)
{
  const HannibalPosition *position = hannibal_position (view);
  gboolean                held = hannibal_line_held (position, side, line);
  g_autofree char        *areas = hannibal_words_line (position, side, line);
  g_autofree char        *words = g_strdup_printf (held
                                                     /* Translators: areas of a line of domination. */
                                                     ? _("%s, held")
                                                     /* Translators: areas of a line of domination. */
                                                     : _("%s, not held"), areas);

  hannibal_picture_set (self->banners[side][line],
                        (int[HANNIBAL_PICTURE_NUMBERS]) {
                          side, line, held, harena_view_colour (view, hannibal_seat_of (side)) });
  gtk_label_set_text (GTK_LABEL (self->words[side][line]), areas);
  harena_set_css_class (self->words[side][line], "dim-label", !held);
  harena_set_css_class (self->words[side][line], "heading", held);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lines[side][line]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Whoever has the turn is warned; where nobody is asked, whoever looks. */
static char *
find_warning (const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);
  char                   *words = NULL;

  if (position->step != HANNIBAL_STEP_MOVE)
    return NULL;
  words = hannibal_words_warning (position, position->mover);
  return words != NULL ? words : hannibal_words_warning (position,
                                                         hannibal_other (position->mover));
}

static void
domination_update (GtkWidget   *part,
                   HarenaChange change G_GNUC_UNUSED)
{
  Domination       *self = g_object_get_data (G_OBJECT (part), "hannibal-domination");
  const HarenaView *view = harena_hand_get_view (self->hand);
  g_autofree char  *warning = find_warning (view);

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      g_autofree char *head = g_strdup_printf (_("%s: %d of 3"), hannibal_words_side (side),
                                               hannibal_lines_held (hannibal_position (view), side));

      gtk_label_set_text (GTK_LABEL (self->heads[side]), head);
      for (int line = 0; line < HANNIBAL_N_LINES; line++)
        update_line (self, view, side, line);
    }
  gtk_label_set_text (GTK_LABEL (self->warning), warning != NULL ? warning : "");
  gtk_widget_set_visible (self->warning, warning != NULL);
}

const HarenaPart hannibal_part_domination = {
  .create = domination_new, .update = domination_update, .wants = HARENA_CHANGE_POSITION,
};

/* The place that is looked at */

typedef struct
{
  HarenaHand *hand;
  GtkWidget  *token;
  GtkWidget  *name;
  GtkWidget  *pieces;
  GtkWidget  *words;
} Place;

static GtkWidget *
place_new (HarenaHand *hand)
{
  Place     *self = g_new0 (Place, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->hand = hand;
  self->token = hannibal_picture_token (44);
  self->name = hannibal_label_new (NULL, "heading", FALSE);
  self->pieces = hannibal_label_new (NULL, "dim-label", FALSE);
  self->words = hannibal_label_new (NULL, "panel-help", TRUE);
  g_object_set_data_full (G_OBJECT (box), "hannibal-place", self, g_free);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (self->pieces, "panel-help");
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (names), self->name);
  gtk_box_append (GTK_BOX (names), self->pieces);
  gtk_box_append (GTK_BOX (head), self->token);
  gtk_box_append (GTK_BOX (head), names);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->words);
  for (GtkWidget *child = head; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_margin_start (child, 14);
      gtk_widget_set_margin_end (child, 14);
      gtk_widget_set_margin_top (child, 6);
    }
  gtk_widget_set_margin_bottom (self->words, 10);
  return box;
}

static int
find_place (const HarenaView *view)
{
  int space = harena_target_of (view->focus, HARENA_TARGET_SPACE);

  return space >= 0 ? space : hannibal_held_place (view);
}

static void
show_place (Place            *self,
            const HarenaView *view,
            int               place)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     side = hannibal_holder (position, place);
  gboolean                him = position->hannibal == place
                                && hannibal_plain (position, HANNIBAL_CARTHAGE, place) == 0;
  int                     kind = place >= HANNIBAL_N_AREAS ? HANNIBAL_TOKEN_FLEET
                                 : him                     ? HANNIBAL_TOKEN_HIM
                                                           : HANNIBAL_TOKEN_LEGION;
  g_autofree char        *pieces = side >= 0 ? hannibal_words_pieces (position, side, place) : NULL;
  g_autofree char        *all = hannibal_say_target (view, HARENA_SPACE (place));
  const char             *rest = strstr (all, ". ");
  g_autofree char        *held = pieces != NULL
                                   /* Translators: a side, and “2 legions”. */
                                   ? g_strdup_printf (_("%s, %s"), hannibal_words_side (side),
                                                      pieces)
                                   : g_strdup (_("nobody"));

  gtk_widget_set_visible (self->token, side >= 0);
  if (side >= 0)
    hannibal_picture_set (self->token,
                          (int[HANNIBAL_PICTURE_NUMBERS]) {
                            kind, side, harena_view_colour (view, hannibal_seat_of (side)) });
  gtk_label_set_text (GTK_LABEL (self->name), hannibal_places[place].name);
  gtk_label_set_text (GTK_LABEL (self->pieces), held);
  gtk_label_set_text (GTK_LABEL (self->words), rest != NULL ? rest + 2 : "");
  gtk_widget_set_visible (self->words, rest != NULL);
}

static void
place_update (GtkWidget   *part,
              HarenaChange change G_GNUC_UNUSED)
{
  Place            *self = g_object_get_data (G_OBJECT (part), "hannibal-place");
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               place = find_place (view);

  if (place != HANNIBAL_NOWHERE)
    {
      show_place (self, view, place);
      return;
    }
  gtk_widget_set_visible (self->token, FALSE);
  gtk_label_set_text (GTK_LABEL (self->name), _("Areas and sea routes"));
  gtk_label_set_text (GTK_LABEL (self->pieces), "");
  gtk_label_set_text (GTK_LABEL (self->words),
                      _("Point at a place, and here you see what would happen there."));
  gtk_widget_set_visible (self->words, TRUE);
}

/* Who looks back reads the log, which needs the room. */
static gboolean
place_is_there (const HarenaView *view)
{
  return view->live;
}

const HarenaPart hannibal_part_place = {
  .create = place_new, .update = place_update, .there = place_is_there,
};
