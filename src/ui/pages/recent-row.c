/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of a list that know where a press leads to: to a file, or back into the game. */

#include "pages/recent-row.h"

#include "pages/day-words.h"
#include "pages/game-words.h"
#include "pages/left-words.h"
#include "pages/seat-words.h"
#include "widgets/crest.h"
#include "widgets/reading.h"
#include "words.h"

/* What a row is about, whichever kind it is. */
typedef struct
{
  const HarenaGame *game;   /* NULL if it is not known */
  gint64            date;
  const char       *what;   /* "Felix won", "Round 7"; NULL if there is nothing to say */
  const char       *kind;   /* of the action that removes the row, */
  const char       *id;     /* and what it is called there */
  int               n_seats;
  struct
  {
    const char *name;
    int         colour;
    int         points;
  } seats[HARENA_SEATS_MAX]; /* first place first */
} Facts;

static int
compare_seats (const void *a,
               const void *b)
{
  return ((const HarenaStanding *) b)->points - ((const HarenaStanding *) a)->points;
}

static gboolean
has_points (const Facts *facts)
{
  const HarenaFace *face = facts->game != NULL ? harena_face_of (facts->game) : NULL;

  return face == NULL || !face->pointless;
}

/* Who won, alone or together, as names in a row. */
static char *
write_winners (HarenaPastGame *game,
               guint          *n_winners)
{
  g_autoptr (GString) text = g_string_new (NULL);

  *n_winners = 0;
  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    if (harena_past_game_is_winner (game, seat))
      {
        if ((*n_winners)++ > 0)
          /* Translators: between the names of players who won together */
          g_string_append (text, C_("between winners", ", "));
        g_string_append (text, harena_past_game_get_name (game, seat));
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Green won", "Green, Red won together", "Drawn". */
static char *
write_result (HarenaPastGame *game)
{
  guint            n_winners;
  g_autofree char *winners = write_winners (game, &n_winners);

  if (harena_past_game_get_result (game) == HARENA_RESULT_DRAWN)
    return g_strdup (_("Drawn"));
  if (harena_past_game_get_ended_by (game) != 0)
    /* Translators: the name of a player, with whom the game ended before its time. */
    return g_strdup_printf (_("%s resigned"),
                            harena_past_game_get_name (game,
                                                       harena_past_game_get_ended_by (game)));
  if (n_winners == 0 && harena_past_game_get_result (game) == HARENA_RESULT_WON)
    /* Translators: it had gone on for somebody who resigned. */
    return g_strdup (_("A computer player won"));
  if (n_winners == 0)
    return g_strdup (_("Nobody won"));
  if (n_winners == 1)
    /* Translators: the name of the winner */
    return g_strdup_printf (_("%s won"), winners);
  /* Translators: the names of those who won together */
  return g_strdup_printf (_("%s won together"), winners);
}

/* "Felix won · The game · yesterday", or less where there is little room. */
static char *
write_subtitle (const Facts *facts,
                GDateTime   *now,
                HarenaSize   size)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (facts->date);
  g_autofree char      *day = harena_day_words (date, now);
  g_autoptr (GString)   points = g_string_new (NULL);

  if (size == HARENA_SIZE_WIDE && facts->game != NULL)
    {
      /* Translators: a game, and the day on which it was played: yesterday, 12 November … */
      g_autofree char *played = g_strdup_printf (_("%s · %s"), _(facts->game->name), day);

      /* Translators: who won a game or where it is; and that game and the day. */
      return facts->what == NULL ? g_steal_pointer (&played)
                                 : g_strdup_printf (_("%s · %s"), facts->what, played);
    }
  if (facts->what != NULL)
    /* Translators: who won a game or where it is; and the day. */
    return g_strdup_printf (_("%s · %s"), facts->what, day);
  if (size != HARENA_SIZE_NARROW || !has_points (facts))
    return g_steal_pointer (&day);

  for (int i = 0; i < facts->n_seats; i++)
    g_string_append_printf (points, i == 0 ? "%d" : C_("between points", ", %d"),
                            facts->seats[i].points);
  /* Translators: the day on which a game was played, and the points: "yesterday · 21, 17" */
  return g_strdup_printf (_("%s · %s"), day, points->str);
}

/* Badges, with the points of each where there is room. */
static GtkWidget *
make_seats (const Facts *facts,
            HarenaSize   size)
{
  gboolean   narrow = size == HARENA_SIZE_NARROW;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, narrow ? 0 : 11);

  for (int i = 0; i < facts->n_seats; i++)
    {
      GtkWidget       *seat = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      g_autofree char *points = g_strdup_printf ("%d", facts->seats[i].points);

      gtk_box_append (GTK_BOX (seat), harena_crest_new (facts->seats[i].colour,
                                                        narrow ? 21 : 23));
      if (!narrow && has_points (facts))
        {
          GtkWidget *label = gtk_label_new (points);

          gtk_widget_add_css_class (label, "numeric");
          gtk_widget_add_css_class (label, "recent-points");
          gtk_box_append (GTK_BOX (seat), label);
        }
      gtk_widget_set_tooltip_text (seat, facts->seats[i].name);
      gtk_box_append (GTK_BOX (box), seat);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Who has what, for whoever hears it. */
static char *
write_points (const Facts *facts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < facts->n_seats; i++)
    {
      if (i > 0)
        /* Translators: between the players and their points: "Red 9, Blue 5" */
        g_string_append (text, C_("between players", ", "));
      if (has_points (facts))
        /* Translators: a player and the points so far */
        g_string_append_printf (text, C_("points", "%s %d"), facts->seats[i].name,
                                facts->seats[i].points);
      else
        g_string_append (text, facts->seats[i].name);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
key_cb (GtkWidget       *row,
        guint            key,
        guint            code G_GNUC_UNUSED,
        GdkModifierType  state)
{
  if ((key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete)
      || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action_variant (row, "win.forget",
                                      g_object_get_data (G_OBJECT (row), "forget"));
  return GDK_EVENT_STOP;
}

GtkWidget *
harena_forget_button_new (const char *kind,
                          const char *id,
                          const char *title)
{
  GtkWidget       *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  /* Translators: a game of a list, such as "Marta against Veteranus". */
  g_autofree char *name = g_strdup_printf (_("Remove from the list: %s"), title);

  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "forget");
  gtk_widget_set_tooltip_text (button, _("Remove from the List"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.forget");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", kind, id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return button;
}

/* By its button, or by Delete. */
static void
add_forgetting (GtkWidget   *row,
                const Facts *facts,
                const char  *title)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set_data_full (G_OBJECT (row), "forget",
                          g_variant_ref_sink (g_variant_new ("(ss)", facts->kind, facts->id)),
                          (GDestroyNotify) g_variant_unref);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), row);
  gtk_widget_add_controller (row, keys);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             harena_forget_button_new (facts->kind, facts->id, title));
}

static GtkWidget *
make_row (const Facts *facts,
          const char  *title,
          GDateTime   *now,
          HarenaSize   size)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *subtitle = write_subtitle (facts, now, facts->n_seats > 0 ? size
                                                                             : HARENA_SIZE_MEDIUM);
  g_autofree char *points = write_points (facts);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  gtk_widget_set_tooltip_text (row, title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), harena_game_tile_new (facts->game));
  if (facts->n_seats > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_seats (facts, size));
  add_forgetting (row, facts, title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (facts->n_seats > 0)
    {
      g_autofree char *description = NULL;

      /* Translators: a game and a day; and the players with their points. */
      description = g_strdup_printf (_("%s. %s"), subtitle, points);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      description, -1);
    }
  return row;
}

static void
open_on_press (GtkWidget  *row,
               const char *uri)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-file");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
}

/* Winners first, whatever the points are. */
static void
list_seats (HarenaPastGame *game,
            Facts          *facts)
{
  HarenaStanding   standings[HARENA_SEATS_MAX];
  HarenaRecordSeat seats[HARENA_SEATS_MAX];
  const int        above_all = 1 << 24;

  facts->n_seats = MIN (harena_past_game_get_n_seats (game), HARENA_SEATS_MAX);
  for (int i = 0; i < facts->n_seats; i++)
    {
      seats[i] = (HarenaRecordSeat) {
        .name = (char *) harena_past_game_get_name (game, i + 1),
        .colour = harena_past_game_get_colour (game, i + 1),
      };
      standings[i] = (HarenaStanding) {
        &seats[i], harena_past_game_get_points (game, i + 1)
                     + (harena_past_game_is_winner (game, i + 1) ? above_all : 0),
      };
    }
  qsort (standings, facts->n_seats, sizeof standings[0], compare_seats);
  for (int i = 0; i < facts->n_seats; i++)
    {
      facts->seats[i].name = standings[i].seat->name;
      facts->seats[i].colour = standings[i].seat->colour;
      facts->seats[i].points = standings[i].points >= above_all / 2
                                 ? standings[i].points - above_all
                                 : standings[i].points;
    }
}

static char *
write_pairing (HarenaPastGame *game)
{
  const char *names[HARENA_SEATS_MAX];
  const char *players[HARENA_SEATS_MAX];
  int         n_seats = MIN (harena_past_game_get_n_seats (game), HARENA_SEATS_MAX);

  for (int i = 0; i < n_seats; i++)
    {
      players[i] = harena_past_game_get_player (game, i + 1);
      names[i] = harena_seat_words (harena_past_game_get_name (game, i + 1), players[i],
                                    harena_past_game_get_colour (game, i + 1));
    }
  return harena_pairing_words (names, players, n_seats);
}

GtkWidget *
harena_recent_row_new_past (HarenaPastGame *game,
                            GDateTime      *now,
                            HarenaSize      size)
{
  Facts            facts = {
    .game = harena_game_of_word (harena_past_game_get_game (game)),
    .date = harena_past_game_get_date (game),
  };
  g_autofree char *result = write_result (game);
  g_autofree char *title = write_pairing (game);
  g_autofree char *uri = g_file_get_uri (harena_past_game_get_file (game));
  GtkWidget       *row;

  list_seats (game, &facts);
  facts.what = result;
  facts.kind = "past";
  facts.id = uri;
  row = make_row (&facts, title, now, size);
  open_on_press (row, uri);
  return row;
}

GtkWidget *
harena_recent_row_new_left (HarenaUnfinishedGame *game,
                            GDateTime            *now,
                            HarenaSize            size)
{
  const HarenaRecord      *record = harena_unfinished_game_get_record (game);
  Facts                    facts = {
    .game = record->game,
    .date = g_date_time_to_unix (harena_unfinished_game_get_date (game)),
  };
  g_autofree void         *position = g_malloc0 (record->game->position_size);
  g_auto (HarenaLeftWords) words = { 0 };
  g_autofree char         *name = NULL;
  GtkWidget               *row;

  harena_unfinished_game_copy_position (game, position);
  harena_left_words_init (&words, game, position);
  facts.n_seats = words.n_seats;
  for (int i = 0; i < words.n_seats; i++)
    {
      facts.seats[i].name = words.standings[i].seat->name;
      facts.seats[i].colour = words.standings[i].seat->colour;
      facts.seats[i].points = words.standings[i].points;
    }
  facts.what = words.when;
  facts.kind = "left";
  facts.id = harena_unfinished_game_get_id (game);
  row = make_row (&facts, words.pairing, now, size);
  gtk_widget_add_css_class (row, "continue-other");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.continue");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s",
                                    harena_unfinished_game_get_id (game));
  /* Translators: for who hears it: the button Continue, whose turn it is, and the points */
  name = g_strdup_printf (_("Continue: %s. %s"), words.turn, words.points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

GtkWidget *
harena_recent_row_new_file (GtkRecentInfo *info,
                            GDateTime     *now)
{
  const char      *name = gtk_recent_info_get_display_name (info);
  g_autofree char *title = g_str_has_suffix (name, ".harena")
                             ? g_strndup (name, strlen (name) - strlen (".harena"))
                             : g_strdup (name);
  Facts            facts = {
    .date = g_date_time_to_unix (gtk_recent_info_get_modified (info)),
    .kind = "file",
    .id = gtk_recent_info_get_uri (info),
  };
  GtkWidget       *row = make_row (&facts, title, now, HARENA_SIZE_MEDIUM);

  open_on_press (row, gtk_recent_info_get_uri (info));
  return row;
}
