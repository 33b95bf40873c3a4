/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game knows how many can play, the face has the words. */

#include "pages/edition-row.h"

#include "face.h"
#include "words.h"

/* "3", or "2–4": for how many players the game accepts this edition. */
static char *
write_seats (const HarenaGame *game,
             int               edition)
{
  int fixed = game->editions[edition].seats;
  int least = 0;
  int most = 0;

  for (int seats = game->seats_min; seats <= game->seats_max; seats++)
    {
      HarenaSetup setup;

      harena_setup_init (&setup, game, edition, seats);
      if ((fixed != 0 && seats != fixed) || !harena_setup_check (game, &setup, NULL))
        continue;
      if (least == 0)
        least = seats;
      most = seats;
    }
  if (least == most)
    return g_strdup_printf ("%d", most);
  /* Translators: the smallest and the largest number of players: "2–4". */
  return g_strdup_printf (_("%d–%d"), least, most);
}

/* How many can play, at the end of the row. */
static void
add_seats (GtkWidget  *row,
           const char *seats,
           const char *players)
{
  GtkWidget *number = gtk_label_new (seats);

  gtk_widget_add_css_class (number, "edition-seats");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (number, players);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
}

GtkWidget *
harena_edition_row_new (const HarenaGame *game,
                        int               edition,
                        GtkCheckButton   *group)
{
  const HarenaFace *face = harena_face_of (game);
  GtkWidget        *row = adw_action_row_new ();
  GtkWidget        *check = gtk_check_button_new ();
  g_autofree char  *seats = write_seats (game, edition);
  /* Translators: a number, or the smallest and the largest: "3", "2–4". */
  g_autofree char  *players = g_strdup_printf (_("For %s players."), seats);
  g_autofree char  *description = NULL;
  const char       *words = face->edition_words != NULL ? face->edition_words (edition) : NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 face->edition_name != NULL ? face->edition_name (edition)
                                                            : game->editions[edition].id);
  if (words != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  description = words != NULL ? g_strdup_printf ("%s %s", words, players) : g_strdup (players);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), group);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  add_seats (row, seats, players);
  return row;
}

GtkCheckButton *
harena_edition_row_get_check (GtkWidget *row)
{
  return GTK_CHECK_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}
