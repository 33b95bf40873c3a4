/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and small pictures, made anew whenever something is chosen. The odds are those of the rules:
 * for the game, not for the pieces alone. */

#include "hannibal/outcome.h"

#include "hannibal/advice.h"
#include "hannibal/hand.h"
#include "hannibal/names.h"
#include "hannibal/picture.h"
#include "hannibal/token.h"

#include "settings.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

typedef struct
{
  HarenaHand      *hand;
  GtkWidget       *title;
  GtkWidget       *rows;
  GtkWidget       *fights;
  GtkWidget       *odds;
  GtkWidget       *odds_card;
  HannibalMemory  *memory;   /* NULL until odds are wanted */
  gboolean         telling;  /* a fight is being seen, and nobody chooses */
} HannibalOutcome;

static void
outcome_free (gpointer data)
{
  HannibalOutcome *self = data;

  g_free (self->memory);
  g_free (self);
}

static GtkWidget *
add_card (GtkWidget  *box,
          const char *title,
          GtkWidget **heading)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = hannibal_label_new (title, "heading", TRUE);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  /* Lines come and go under the pointer, which has nothing to press here. */
  gtk_widget_set_can_target (card, FALSE);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (head, "card-title");
  gtk_widget_set_margin_start (rows, 14);
  gtk_widget_set_margin_end (rows, 14);
  gtk_widget_set_margin_bottom (rows, 12);
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), rows);
  gtk_box_append (GTK_BOX (box), card);
  if (heading != NULL)
    *heading = head;
  return rows;
}

static void show_odds (HannibalOutcome *self);

static void
odds_wanted_cb (GtkWidget *box)
{
  show_odds (g_object_get_data (G_OBJECT (box), "hannibal-outcome"));
}

/* Beside its title: odds are wanted or not, here and everywhere. */
static void
add_switch (HannibalOutcome *self,
            GtkWidget       *box,
            GtkWidget       *heading)
{
  GSettings *settings = harena_settings_get_default ();
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *wanted = g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, "margin-end", 14,
                                    "margin-top", 6, NULL);

  g_settings_bind (settings, "show-odds", wanted, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::show-odds", G_CALLBACK (odds_wanted_cb), box,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (wanted), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Odds"), -1);
  g_object_ref (heading);
  gtk_box_remove (GTK_BOX (self->odds_card), heading);
  gtk_box_prepend (GTK_BOX (self->odds_card), head);
  gtk_box_append (GTK_BOX (head), heading);
  gtk_box_append (GTK_BOX (head), wanted);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_set_can_target (self->odds_card, TRUE);
  g_object_unref (heading);
}

GtkWidget *
hannibal_outcome_new (HarenaHand *hand,
                      GtkWidget  *left)
{
  HannibalOutcome *self = g_new0 (HannibalOutcome, 1);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget       *heading;

  self->hand = hand;
  self->rows = add_card (box, NULL, &self->title);
  self->odds = add_card (left, _("When both play well"), &heading);
  self->odds_card = gtk_widget_get_parent (self->odds);
  add_switch (self, box, heading);
  self->fights = add_card (box, _("Fights so far"), NULL);
  g_object_set_data_full (G_OBJECT (box), "hannibal-outcome", self, outcome_free);
  return box;
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* Won: a disc with a tick; level: a ring with two bars; lost: a square with a cross. */
static void
paint_sign (cairo_t   *cr,
            GtkWidget *widget,
            const int *numbers,
            double     width,
            double     height)
{
  double  r = MIN (width, height) / 2 - 1.5, x = width / 2, y = height / 2;
  GdkRGBA ink, ground;

  hannibal_text_colour (widget, &ink);
  ground = harena_look_is_dark (harena_look_get_default ()) ? (GdkRGBA) { 0.1f, 0.1f, 0.1f, 1 }
                                                            : (GdkRGBA) { 1, 1, 1, 1 };
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 2);
  if (numbers[0] > 0)
    {
      cairo_arc (cr, x, y, r, 0, 2 * G_PI);
      cairo_fill (cr);
      gdk_cairo_set_source_rgba (cr, &ground);
      cairo_move_to (cr, x - r * 0.45, y);
      cairo_line_to (cr, x - r * 0.1, y + r * 0.35);
      cairo_line_to (cr, x + r * 0.5, y - r * 0.35);
    }
  else if (numbers[0] == 0)
    {
      cairo_arc (cr, x, y, r, 0, 2 * G_PI);
      for (int i = -1; i <= 1; i += 2)
        {
          cairo_move_to (cr, x - r * 0.45, y + i * r * 0.22);
          cairo_rel_line_to (cr, r * 0.9, 0);
        }
    }
  else
    {
      cairo_rectangle (cr, x - r, y - r, 2 * r, 2 * r);
      for (int i = -1; i <= 1; i += 2)
        {
          cairo_move_to (cr, x - r * 0.4, y - i * r * 0.4);
          cairo_rel_line_to (cr, r * 0.8, i * r * 0.8);
        }
    }
  cairo_stroke (cr);
}

static void
paint_chip (cairo_t   *cr,
            GtkWidget *widget G_GNUC_UNUSED,
            const int *numbers,
            double     width,
            double     height G_GNUC_UNUSED)
{
  hannibal_chip_draw (cr, numbers[1], numbers[0], FALSE, 0, 0, width);
}

/* H18, H19: above 0 it wins. */
static int
compare (const HannibalPosition *position,
         int                     side,
         int                     own,
         int                     theirs)
{
  int bonus = position->committed;

  return side == HANNIBAL_CARTHAGE ? own + bonus - theirs : own - theirs - bonus;
}

/* What is removed if this side loses. */
static const char *
say_removed (const HannibalPosition *position,
             int                     side,
             gboolean                mine)
{
  if (side == HANNIBAL_CARTHAGE && position->committed)
    return _("Hannibal is removed.");
  if (position->place >= HANNIBAL_N_AREAS)
    return mine ? _("You lose a fleet.") : _("They lose a fleet.");

  return mine ? _("You lose a legion.") : _("They lose a legion.");
}

char *
hannibal_say_outcome (const HannibalPosition *position,
                      int                     side,
                      int                     own,
                      int                     theirs)
{
  int difference = compare (position, side, own, theirs);

  if (difference > 0)
    return g_strdup_printf (C_("fight", "You win. %s"),
                            say_removed (position, hannibal_other (side), FALSE));
  if (difference < 0)
    return g_strdup_printf (C_("fight", "You lose. %s"), say_removed (position, side, TRUE));
  if (position->committed)
    return g_strdup (_("Level. Hannibal and a legion of Rome are removed."));

  return g_strdup (_("Level. Each side loses a piece."));
}

static void
add_outcome (HannibalOutcome  *self,
             const HarenaView *view,
             int               side,
             int               own,
             int               theirs)
{
  const HannibalPosition *position = hannibal_position (view);
  GtkWidget              *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget              *chip = hannibal_picture_new (paint_chip, 20, 28);
  GtkWidget              *sign = hannibal_picture_new (paint_sign, 24, 24);
  g_autofree char        *words = hannibal_say_outcome (position, side, own, theirs);
  int                     enemy = hannibal_seat_of (hannibal_other (side));

  hannibal_picture_set (chip, (int[HANNIBAL_PICTURE_NUMBERS]) {
                                theirs, harena_view_colour (view, enemy) });
  hannibal_picture_set (sign, (int[HANNIBAL_PICTURE_NUMBERS]) {
                                compare (position, side, own, theirs) });
  gtk_box_append (GTK_BOX (row), chip);
  gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), hannibal_label_new (words, "panel-help", TRUE));
  gtk_box_append (GTK_BOX (self->rows), row);
}

static void
add_line (GtkWidget  *box,
          const char *text)
{
  gtk_box_append (GTK_BOX (box), hannibal_label_new (text, "panel-help", TRUE));
}

static void
show_rows (HannibalOutcome     *self,
           const HarenaView    *view,
           const HannibalFight *telling)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     chosen = hannibal_chosen_card (view);
  int                     side = hannibal_side_of (MAX (view->asked, 1));
  g_autofree char        *title = NULL;

  clear (self->rows);
  if (telling != NULL)
    {
      g_autofree char *cards = hannibal_words_cards (telling);
      g_autofree char *loss = hannibal_words_loss (telling);

      title = g_strdup (cards);
      add_line (self->rows, loss);
      if (telling->over)
        add_line (self->rows, _("The conflict is over."));
    }
  else if (position->step == HANNIBAL_STEP_COMMIT)
    {
      title = g_strdup (_("Who fights?"));
      add_line (self->rows, _("Hannibal adds one to your card. If it is still lower, or level, "
                              "he is removed; if it is higher, he stays."));
      add_line (self->rows, _("If a legion fights there is no bonus, and it is a legion that is lost."));
    }
  else if (view->n_moves > 0 && chosen > 0)
    {
      /* Translators: the number of a card. */
      title = g_strdup_printf (_("Your %d against theirs"), chosen);
      for (int card = 1; card <= HANNIBAL_CARDS; card++)
        if (position->hands[hannibal_other (side)] & 1u << (card - 1))
          add_outcome (self, view, side, chosen, card);
    }
  else
    {
      title = g_strdup (_("Two cards, in secret"));
      add_line (self->rows, _("The lower card loses a piece; level cards cost each side one."));
      if (view->n_moves > 0)
        add_line (self->rows, _("Choose a card with the keys 1 to 5, and lay it with Enter."));
    }
  gtk_label_set_text (GTK_LABEL (self->title), title);
}

static void
show_fights (HannibalOutcome  *self,
             const HarenaView *view)
{
  HannibalFight fights[HANNIBAL_FIGHTS_MAX];
  int           n = hannibal_list_fights (view, fights);

  clear (self->fights);
  gtk_widget_set_visible (gtk_widget_get_parent (self->fights), n > 0);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *cards = hannibal_words_cards (&fights[i]);
      g_autofree char *loss = hannibal_words_loss (&fights[i]);
      /* Translators: the number of a fight; “4 against 2”; “Rome loses a legion”. */
      g_autofree char *words = g_strdup_printf (_("%d. %s: %s."), i + 1, cards, loss);

      add_line (self->fights, words);
    }
}

/* A bar of three parts: the attacker, nobody (hatched), the defender; in thousandths. */
static void
paint_keeps (cairo_t   *cr,
             GtkWidget *widget G_GNUC_UNUSED,
             const int *numbers,
             double     width,
             double     height)
{
  double  x = 0;
  GdkRGBA colour;

  for (int part = 0; part < 3; part++)
    {
      double wide = width * numbers[part] / 1000;

      colour = (GdkRGBA) { 0.6f, 0.58f, 0.54f, 1 };
      if (part != 1)
        harena_look_get_seat (harena_look_get_default (), MAX (numbers[3 + part / 2], 1), &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_rectangle (cr, x, 0, wide, height);
      cairo_fill_preserve (cr);
      if (part == 1)
        {
          cairo_save (cr);
          cairo_clip (cr);
          cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
          cairo_set_line_width (cr, 2);
          for (double at = x - height; at < x + wide; at += 6)
            {
              cairo_move_to (cr, at, height);
              cairo_rel_line_to (cr, height, -height);
            }
          cairo_stroke (cr);
          cairo_restore (cr);
        }
      cairo_new_path (cr);
      x += wide;
    }
}

static int
per_cent (double part)
{
  return (int) lround (part * 100);
}

static void
add_keeps (HannibalOutcome          *self,
           const HarenaView         *view,
           const HannibalPosition   *position,
           const HannibalDuelAnswer *answer)
{
  int              attacker = position->mover, defender = hannibal_other (attacker);
  GtkWidget       *bar = hannibal_picture_new (paint_keeps, 160, 14);
  g_autofree char *in = hannibal_words_in (position->place);
  g_autofree char *words
    /* Translators: “in Gallia”; a side and its chance, twice; and the chance that nobody is left. */
    = g_strdup_printf (_("Who is left %s: %s %d %%, %s %d %%, nobody %d %%."), in,
                       hannibal_words_side (attacker), per_cent (answer->keeps[0]),
                       hannibal_words_side (defender), per_cent (answer->keeps[1]),
                       per_cent (answer->keeps[2]));

  hannibal_picture_set (bar, (int[HANNIBAL_PICTURE_NUMBERS]) {
                               lround (answer->keeps[0] * 1000), lround (answer->keeps[2] * 1000),
                               lround (answer->keeps[1] * 1000),
                               harena_view_colour (view, hannibal_seat_of (attacker)),
                               harena_view_colour (view, hannibal_seat_of (defender)) });
  gtk_box_append (GTK_BOX (self->odds), bar);
  add_line (self->odds, words);
}

/* A thousandth of the width for each of the first number, in the colour of the second. */
static void
paint_chance (cairo_t   *cr,
              GtkWidget *widget,
              const int *numbers,
              double     width,
              double     height)
{
  GdkRGBA colour;

  hannibal_text_colour (widget, &colour);
  colour.alpha *= 0.15f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  harena_look_get_seat (harena_look_get_default (), MAX (numbers[1], 1), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, 0, 0, width * numbers[0] / 1000, height);
  cairo_fill (cr);
}

static void
add_chance (HannibalOutcome *self,
            int              card,
            double           chance,
            int              colour)
{
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget       *chip = hannibal_picture_new (paint_chip, 20, 28);
  GtkWidget       *bar = hannibal_picture_new (paint_chance, 120, 10);
  GtkWidget       *label;
  g_autofree char *words = g_strdup_printf (_("%d %%"), per_cent (chance));
  /* Translators: a card, and how often it is laid by who plays well. */
  g_autofree char *spoken = g_strdup_printf (_("the %d: %d %%"), card, per_cent (chance));

  label = hannibal_label_new (words, "numeric", FALSE);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  hannibal_picture_set (chip, (int[HANNIBAL_PICTURE_NUMBERS]) { card, colour });
  hannibal_picture_set (bar, (int[HANNIBAL_PICTURE_NUMBERS]) { lround (chance * 1000), colour });
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_box_append (GTK_BOX (row), chip);
  gtk_box_append (GTK_BOX (row), bar);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self->odds), row);
}

/* H31: what is best to be laid is drawn from these. */
static void
add_chances (HannibalOutcome          *self,
             const HarenaView         *view,
             const HannibalPosition   *position,
             const HannibalDuelAnswer *answer)
{
  int side = hannibal_side_of (position->turn);
  int who = side == position->mover ? HANNIBAL_ATTACKER : HANNIBAL_DEFENDER;

  add_line (self->odds, _("How often to lay each card:"));
  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    if (position->hands[side] & 1u << (card - 1))
      add_chance (self, card, answer->chances[who][card - 1],
                  harena_view_colour (view, position->turn));
}

/* H16: what the answer changes. */
static void
add_commitments (HannibalOutcome        *self,
                 const HannibalPosition *position)
{
  static const HarenaMove moves[] = { HANNIBAL_COMMIT_HANNIBAL, HANNIBAL_COMMIT_LEGION };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      HannibalPosition          after = *position;
      const HannibalDuelAnswer *answer;
      g_autofree char          *words = NULL;

      harena_hand_get_face (self->hand)->game->play (&after, moves[i]);
      answer = hannibal_reckon (self->memory, &after);
      words = g_strdup_printf (i == 0
                                 /* Translators: a chance. */
                                 ? _("If Hannibal fights, Carthage stays with %d %%.")
                                 /* Translators: a chance. */
                                 : _("If a legion fights, Carthage stays with %d %%."),
                               per_cent (answer->keeps[1]));
      add_line (self->odds, words);
    }
}

static void
show_odds (HannibalOutcome *self)
{
  const HarenaView       *view = harena_hand_get_view (self->hand);
  const HannibalPosition *position = hannibal_position (view);
  gboolean                there = !self->telling && hannibal_in_conflict (position)
                                  && view->n_moves > 0;
  gboolean                wanted = there && g_settings_get_boolean (harena_settings_get_default (),
                                                                    "show-odds");

  clear (self->odds);
  gtk_widget_set_visible (self->odds_card, there);
  gtk_widget_set_visible (self->odds, wanted);
  if (!wanted)
    return;

  if (self->memory == NULL)
    self->memory = g_new0 (HannibalMemory, 1);
  if (position->step == HANNIBAL_STEP_COMMIT)
    add_commitments (self, position);
  else
    {
      const HannibalDuelAnswer *answer = hannibal_reckon (self->memory, position);

      add_chances (self, view, position, answer);
      add_keeps (self, view, position, answer);
    }
}

void
hannibal_outcome_update (GtkWidget           *outcome,
                         const HannibalFight *telling)
{
  HannibalOutcome  *self = g_object_get_data (G_OBJECT (outcome), "hannibal-outcome");
  const HarenaView *view = harena_hand_get_view (self->hand);

  self->telling = telling != NULL;
  show_rows (self, view, telling);
  show_odds (self);
  show_fights (self, view);
}
