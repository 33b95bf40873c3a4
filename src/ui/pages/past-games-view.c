/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column view over the history. Where it is narrow, the columns that matter least go. */

#include "pages/past-games-view.h"

#include "pages/game-words.h"
#include "pages/seat-words.h"
#include "widgets/crest.h"
#include "words.h"

enum
{
  NARROW = 560,
};

typedef enum
{
  COLUMN_DATE,
  COLUMN_GAME,
  COLUMN_PLAYERS,
  COLUMN_PAIRING,
  COLUMN_WINNER,
  COLUMN_POINTS,
  COLUMN_MOVES,
  N_COLUMNS,
} Column;

struct _HarenaPastGamesView
{
  GtkWidget            parent_instance;

  GtkWidget           *scrolled;
  GtkColumnView       *view;
  GtkColumnViewColumn *columns[N_COLUMNS];
  gboolean             several;
  guint                narrow_source;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (HarenaPastGamesView, harena_past_games_view, GTK_TYPE_WIDGET)

/* In the order of Column. */
static const struct
{
  const char *title;
  gboolean    number;
  gboolean    wide; /* only where there is room, */
  gboolean    narrow; /* or only where there is none */
  gboolean    expand;
} facts[N_COLUMNS] = {
  /* Translators: heads of the table of games that were played. */
  { NC_("past games", "Date"), FALSE, FALSE, FALSE, FALSE },
  { NC_("past games", "Game"), FALSE, TRUE, FALSE, FALSE },
  { NC_("past games", "Players, levels and points"), FALSE, TRUE, FALSE, TRUE },
  { NC_("past games", "Players"), FALSE, FALSE, TRUE, TRUE },
  { NC_("past games", "Winner"), FALSE, TRUE, FALSE, FALSE },
  { NC_("past games", "Points"), TRUE, FALSE, TRUE, FALSE },
  { NC_("past games", "Moves"), TRUE, TRUE, FALSE, FALSE },
};

/* All names, or the winners' alone. */
static char *
join_names (HarenaPastGame *game,
            gboolean        winners)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    if (!winners || harena_past_game_is_winner (game, seat))
      g_ptr_array_add (names, (gpointer) harena_past_game_get_name (game, seat));
  g_ptr_array_add (names, NULL);
  /* Translators: between the names of players. */
  return g_strjoinv (C_("list of players", ", "), (char **) names->pdata);
}

/* "Marta against Veteranus" */
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

static const HarenaFace *
face_of (HarenaPastGame *game)
{
  const HarenaGame *known = harena_game_of_word (harena_past_game_get_game (game));

  return known != NULL ? harena_face_of (known) : NULL;
}

static gboolean
has_points (HarenaPastGame *game)
{
  const HarenaFace *face = face_of (game);

  return face == NULL || !face->pointless;
}

/* What the winner has, which is the most. */
static int
best_points (HarenaPastGame *game)
{
  int best = harena_past_game_get_points (game, 1);

  for (int seat = 2; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    best = MAX (best, harena_past_game_get_points (game, seat));

  return best;
}

/* "21, 17, 14", in the order of the seats. */
static char *
write_points (HarenaPastGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int seat = 1; has_points (game) && seat <= (int) harena_past_game_get_n_seats (game); seat++)
    g_string_append_printf (text, seat == 1 ? "%d" : C_("between points", ", %d"),
                            harena_past_game_get_points (game, seat));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
text_of (HarenaPastGame *game,
         Column          column)
{
  g_autoptr (GDateTime) date = NULL;
  const HarenaFace     *face = face_of (game);

  switch (column)
    {
    case COLUMN_DATE:
      date = g_date_time_new_from_unix_local (harena_past_game_get_date (game));
      /* Translators: a day such as "9 Nov 2024" in a table, as for strftime. */
      return date != NULL ? g_date_time_format (date, _("%-e %b %Y")) : g_strdup ("");
    case COLUMN_GAME:
      return g_strdup (face != NULL ? _(face->game->name) : harena_past_game_get_game (game));
    case COLUMN_PLAYERS:
      return join_names (game, FALSE);
    case COLUMN_PAIRING:
      return write_pairing (game);
    case COLUMN_WINNER:
      if (harena_past_game_get_result (game) == HARENA_RESULT_DRAWN)
        /* Translators: instead of the name of a winner. */
        return g_strdup (C_("winner", "Drawn"));
      if (harena_past_game_get_result (game) == HARENA_RESULT_LOST
          || harena_past_game_get_result (game) == HARENA_RESULT_WON)
        {
          char *names = join_names (game, TRUE);

          if (*names != '\0')
            return names;
          g_free (names);
        }
      if (harena_past_game_get_result (game) == HARENA_RESULT_LOST
          || harena_past_game_get_result (game) == HARENA_RESULT_WON)
        /* Translators: instead of the name of a winner. */
        return g_strdup (C_("winner", "Nobody"));
      return join_names (game, TRUE);
    case COLUMN_POINTS:
      return write_points (game);
    case COLUMN_MOVES:
      return g_strdup_printf ("%u", harena_past_game_get_n_moves (game));
    case N_COLUMNS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* "Ochre 33, Red 13, Blue 6": everybody's points, for who wants to know. */
static char *
describe (HarenaPastGame *game)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    {
      int points = harena_past_game_get_points (game, seat);

      if (!has_points (game))
        g_ptr_array_add (parts, g_strdup (harena_past_game_get_name (game, seat)));
      else
        g_ptr_array_add (parts, g_strdup_printf (ngettext ("%s %d point", "%s %d points", points),
                                                 harena_past_game_get_name (game, seat),
                                                 points));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (C_("list of points", ", "), (char **) parts->pdata);
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  HarenaPastGame  *one = HARENA_PAST_GAME ((gpointer) a);
  HarenaPastGame  *other = HARENA_PAST_GAME ((gpointer) b);
  Column           column = GPOINTER_TO_UINT (data);
  gint64           difference = 0;
  g_autofree char *one_text = NULL;
  g_autofree char *other_text = NULL;

  if (column == COLUMN_DATE)
    difference = harena_past_game_get_date (one) - harena_past_game_get_date (other);
  else if (column == COLUMN_POINTS)
    difference = best_points (one) - best_points (other);
  else if (column == COLUMN_MOVES)
    difference = (gint64) harena_past_game_get_n_moves (one) - harena_past_game_get_n_moves (other);
  else
    {
      one_text = text_of (one, column);
      other_text = text_of (other, column);
      difference = g_utf8_collate (one_text, other_text);
    }

  return difference < 0 ? GTK_ORDERING_SMALLER
                        : difference > 0 ? GTK_ORDERING_LARGER : GTK_ORDERING_EQUAL;
}

static void
setup_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
          GtkListItem        *item,
          gpointer            data)
{
  Column     column = GPOINTER_TO_UINT (data);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), facts[column].number ? 1 : 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (column == COLUMN_DATE)
    gtk_label_set_width_chars (GTK_LABEL (label), 11);
  if (facts[column].number)
    gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
         GtkListItem        *item,
         gpointer            data)
{
  HarenaPastGame  *game = gtk_list_item_get_item (item);
  GtkWidget       *label = gtk_list_item_get_child (item);
  g_autofree char *text = text_of (game, GPOINTER_TO_UINT (data));
  g_autofree char *tip = describe (game);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, tip);
}

/* Crest, name, level and points of a seat. */
static GtkWidget *
new_seat (HarenaPastGame *game,
          int             seat)
{
  const char        *player = harena_past_game_get_player (game, seat);
  const HarenaLevel *level = harena_find_level (player);
  int                colour = harena_past_game_get_colour (game, seat);
  const char        *name = harena_seat_words (harena_past_game_get_name (game, seat), player,
                                               colour);
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget         *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget         *label = gtk_label_new (name);
  GtkWidget         *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (level == NULL)
    gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (words), label);
  if (has_points (game))
    {
      g_autofree char *points = g_strdup_printf ("%d", harena_past_game_get_points (game, seat));
      GtkWidget       *number = gtk_label_new (points);

      gtk_widget_add_css_class (number, "heading");
      gtk_widget_add_css_class (number, "numeric");
      gtk_box_append (GTK_BOX (below), number);
    }
  if (level != NULL && level->name != NULL && !g_str_equal (name, level->name))
    {
      GtkWidget *caption = gtk_label_new (level->name);

      gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (caption, "caption");
      gtk_widget_add_css_class (caption, "dim-label");
      gtk_box_append (GTK_BOX (below), caption);
    }
  gtk_box_append (GTK_BOX (words), below);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), harena_crest_new (colour, 30));
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

static void
setup_seats_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
                GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_widget_set_size_request (box, -1, 40);
  gtk_list_item_set_child (item, box);
}

static void
bind_seats_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
               GtkListItem        *item)
{
  HarenaPastGame  *game = gtk_list_item_get_item (item);
  GtkWidget       *box = gtk_list_item_get_child (item);
  g_autofree char *tip = describe (game);
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
  for (int winner = 1; winner >= 0; winner--)
    for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
      if (harena_past_game_is_winner (game, seat) == winner)
        gtk_box_append (GTK_BOX (box), new_seat (game, seat));
  gtk_widget_set_tooltip_text (box, tip);
}

static void
add_column (HarenaPastGamesView *self,
            Column               column)
{
  GtkListItemFactory  *factory = gtk_signal_list_item_factory_new ();
  gpointer             data = GUINT_TO_POINTER (column);
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, data, NULL));
  const char          *title = g_dpgettext2 (GETTEXT_PACKAGE, "past games", facts[column].title);

  g_signal_connect (factory, "setup",
                    column == COLUMN_PLAYERS ? G_CALLBACK (setup_seats_cb) : G_CALLBACK (setup_cb),
                    data);
  g_signal_connect (factory, "bind",
                    column == COLUMN_PLAYERS ? G_CALLBACK (bind_seats_cb) : G_CALLBACK (bind_cb),
                    data);
  self->columns[column] = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_sorter (self->columns[column], sorter);
  gtk_column_view_column_set_expand (self->columns[column], facts[column].expand);
  gtk_column_view_column_set_resizable (self->columns[column], TRUE);
  gtk_column_view_append_column (self->view, self->columns[column]);
}

static void
activate_cb (HarenaPastGamesView *self,
             guint                index)
{
  GListModel                *games = G_LIST_MODEL (gtk_column_view_get_model (self->view));
  g_autoptr (HarenaPastGame) game = g_list_model_get_item (games, index);

  g_signal_emit (self, chosen_signal, 0, game);
}

static gboolean
narrow_cb (gpointer data)
{
  HarenaPastGamesView *self = HARENA_PAST_GAMES_VIEW (data);
  gboolean             narrow = gtk_widget_get_width (GTK_WIDGET (self)) < NARROW;

  self->narrow_source = 0;
  for (int column = 0; column < N_COLUMNS; column++)
    gtk_column_view_column_set_visible (self->columns[column],
                                        (narrow ? !facts[column].wide : !facts[column].narrow)
                                          && (column != COLUMN_GAME || self->several));
  return G_SOURCE_REMOVE;
}

static void
harena_past_games_view_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline G_GNUC_UNUSED,
                                int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaPastGamesView *self = HARENA_PAST_GAMES_VIEW (widget);

  gtk_widget_measure (self->scrolled, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
harena_past_games_view_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  HarenaPastGamesView *self = HARENA_PAST_GAMES_VIEW (widget);

  gtk_widget_size_allocate (self->scrolled, &(GtkAllocation) { 0, 0, width, height }, baseline);
  /* Columns cannot come and go while they are given their place. */
  if (self->narrow_source == 0)
    self->narrow_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, narrow_cb, self, NULL);
}

static void
harena_past_games_view_dispose (GObject *object)
{
  HarenaPastGamesView *self = HARENA_PAST_GAMES_VIEW (object);

  g_clear_handle_id (&self->narrow_source, g_source_remove);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  for (int column = 0; column < N_COLUMNS; column++)
    g_clear_object (&self->columns[column]);

  G_OBJECT_CLASS (harena_past_games_view_parent_class)->dispose (object);
}

static void
harena_past_games_view_class_init (HarenaPastGamesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_past_games_view_dispose;
  widget_class->measure = harena_past_games_view_measure;
  widget_class->size_allocate = harena_past_games_view_size_allocate;

  chosen_signal = g_signal_new ("chosen", HARENA_TYPE_PAST_GAMES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, HARENA_TYPE_PAST_GAME);
  gtk_widget_class_set_css_name (widget_class, "pastgames");
}

static void
harena_past_games_view_init (HarenaPastGamesView *self)
{
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_single_click_activate (self->view, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Games"), -1);
  for (int column = 0; column < N_COLUMNS; column++)
    add_column (self, column);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);

  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
harena_past_games_view_new (GListModel *games)
{
  HarenaPastGamesView *self = g_object_new (HARENA_TYPE_PAST_GAMES_VIEW, NULL);
  GtkSortListModel    *sorted
    = gtk_sort_list_model_new (g_object_ref (games),
                               g_object_ref (gtk_column_view_get_sorter (self->view)));
  g_autoptr (GtkSelectionModel) model
    = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sorted)));

  gtk_column_view_set_model (self->view, model);
  gtk_column_view_sort_by_column (self->view, self->columns[COLUMN_DATE], GTK_SORT_DESCENDING);
  return GTK_WIDGET (self);
}

void
harena_past_games_view_set_several (HarenaPastGamesView *self,
                                    gboolean             several)
{
  g_return_if_fail (HARENA_IS_PAST_GAMES_VIEW (self));

  self->several = several;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
