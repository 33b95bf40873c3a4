/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only the words and the picture: what happens is the window's. */

#include "pages/left-button.h"

#include "pages/day-words.h"
#include "face.h"
#include "words.h"

typedef struct
{
  const HarenaRecordSeat *seat;
  int                     points;
} Standing;

static int
compare_standings (const void *a,
                   const void *b)
{
  return ((const Standing *) b)->points - ((const Standing *) a)->points;
}

/* "Red 9, Ochre 8, Blue 5" */
static char *
write_points (const HarenaRecord *record,
              const void         *position)
{
  Standing            standings[HARENA_SEATS_MAX];
  int                 points[HARENA_SEATS_MAX] = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  record->game->points (position, points);
  for (int i = 0; i < record->setup.seats; i++)
    standings[i] = (Standing) { &record->seats[i], points[i] };
  qsort (standings, record->setup.seats, sizeof standings[0], compare_standings);

  for (int i = 0; i < record->setup.seats; i++)
    {
      if (i > 0)
        /* Translators: between the players and their points: "Red 9, Blue 5" */
        g_string_append (text, C_("between players", ", "));
      /* Translators: a player and the points so far */
      g_string_append_printf (text, C_("points", "%s %d"), standings[i].seat->name,
                              standings[i].points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Red to play, left yesterday" */
static char *
write_turn (const HarenaRecord *record,
            const void         *position,
            GDateTime          *date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char      *day = harena_day_words (date, now);
  int                   turn = record->game->turn (position);

  if (turn >= 1)
    /* Translators: a player, and the day on which the game was left: today, Sunday … */
    return g_strdup_printf (_("%s to play, left %s"), record->seats[turn - 1].name, day);
  if (turn == HARENA_NOBODY)
    /* Translators: the day on which the game was left: today, Sunday … */
    return g_strdup_printf (_("Played to the end, left %s"), day);
  /* Translators: the day on which the game was left: today, Sunday … */
  return g_strdup_printf (_("The dice are falling, left %s"), day);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_picture (const HarenaRecord *record,
              const void         *position)
{
  int colours[HARENA_SEATS_MAX];

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    colours[i] = record->seats[i].colour;
  return harena_face_of (record->game)->thumbnail_new (position, colours);
}

GtkWidget *
harena_left_button_new (HarenaUnfinishedGame *game,
                        gboolean        large)
{
  const HarenaRecord *record = harena_unfinished_game_get_record (game);
  g_autofree void    *position = g_malloc0 (record->game->position_size);
  g_autofree char    *turn = NULL;
  g_autofree char    *points = NULL;
  g_autofree char    *name = NULL;
  GtkWidget          *button = gtk_button_new ();
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget          *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  harena_unfinished_game_copy_position (game, position);
  turn = write_turn (record, position, harena_unfinished_game_get_date (game));
  points = write_points (record, position);
  /* Translators: for who hears it: the button Continue, whose turn it is, and the points */
  name = g_strdup_printf (_("Continue: %s. %s"), turn, points);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  if (large)
    gtk_box_append (GTK_BOX (words), make_label (C_("game", "Continue"), "continue-title"));
  gtk_box_append (GTK_BOX (words), make_label (turn, large ? NULL : "heading"));
  gtk_box_append (GTK_BOX (words), make_label (points, NULL));
  if (large)
    gtk_box_append (GTK_BOX (box), make_picture (record, position));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);

  gtk_widget_add_css_class (button, large ? "continue" : "continue-other");
  if (large)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.continue");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    harena_unfinished_game_get_id (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return button;
}
