/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end: its numbers are the position's, its buttons and keys do what they say. */

#include "clash/by-hand.h"

#include "table/end-page.h"

#include "clash/position.h"
#include "widgets/crest.h"
#include "games.h"
#include "widgets/points-chart.h"
#include "stage.h"

#include <string.h>

typedef gboolean (*Wanted) (GtkWidget  *widget,
                            const void *data);

/* How many widgets below this one are wanted; the first of them. */
static guint
count (GtkWidget  *widget,
       Wanted      wanted,
       const void *data,
       GtkWidget **first)
{
  guint n_found = 0;

  if (wanted (widget, data))
    {
      n_found = 1;
      if (first != NULL && *first == NULL)
        *first = widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_found += count (child, wanted, data, first);

  return n_found;
}

static gboolean
is_winners_crest (GtkWidget  *widget,
                  const void *data G_GNUC_UNUSED)
{
  return HARENA_IS_CREST (widget)
         && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "rim");
}

static gboolean
is_called (GtkWidget  *widget,
           const void *name)
{
  g_autofree char *wrong = NULL;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return wrong == NULL;
}

static gboolean
is_chart (GtkWidget  *widget,
          const void *data G_GNUC_UNUSED)
{
  return HARENA_IS_POINTS_CHART (widget);
}

static gboolean
is_button (GtkWidget  *widget,
           const void *action)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static HarenaGameModel *
open_golden (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", name, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  return harena_game_model_new_from_record (record);
}

/* At least as many labels say this as there are seats with this number. */
static void
assert_numbers (GtkWidget     *page,
                const char    *head,
                const uint8_t *of_seats,
                int            n_seats)
{
  for (int seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("%s: %u", head, of_seats[seat]);
      guint            n_same = 0;

      for (int other = 1; other <= n_seats; other++)
        n_same += of_seats[other] == of_seats[seat];
      g_assert_cmpuint (count (page, is_called, name, NULL), ==, n_same);
    }
}

static void
assert_game (const char *name)
{
  HarenaGameModel *model = open_golden (name);
  GtkWidget       *page = new_end_page (model);
  GtkWidget       *window = stage_show (page, 1280, 800);
  GtkWidget       *found = NULL;
  ClashPosition    position;
  int              points[HARENA_SEATS_MAX];
  uint8_t          of_seats[HARENA_SEATS_MAX + 1];
  guint            n_columns;

  harena_game_model_copy_position (model, harena_game_model_get_present (model), &position);
  harena_games[0]->points (&position, points);
  for (int seat = 1; seat <= position.seats; seat++)
    of_seats[seat] = points[seat - 1];
  assert_numbers (page, "Taken", position.taken, position.seats);
  assert_numbers (page, "Survivors", position.alive, position.seats);
  assert_numbers (page, "Beasts", position.beasts, position.seats);
  assert_numbers (page, "Points", of_seats, position.seats);
  g_assert_cmpuint (count (page, is_winners_crest, NULL, NULL), ==,
                    __builtin_popcount (harena_games[0]->winners (&position)));

  /* The line ends with all points, and its last battle lacks the survivors (R38). */
  g_assert_cmpuint (count (page, is_chart, NULL, &found), ==, 1);
  n_columns = harena_points_chart_get_n_columns (HARENA_POINTS_CHART (found));
  g_assert_cmpuint (n_columns, >, 2);
  for (int seat = 1; seat <= position.seats; seat++)
    {
      HarenaPointsChart *chart = HARENA_POINTS_CHART (found);

      g_assert_cmpint (harena_points_chart_get_value (chart, 0, seat - 1), ==, 0);
      g_assert_cmpint (harena_points_chart_get_value (chart, n_columns - 1, seat - 1), ==,
                       points[seat - 1]);
      g_assert_cmpint (harena_points_chart_get_value (chart, n_columns - 2, seat - 1), ==,
                       points[seat - 1] - position.alive[seat]);
    }
  stage_close (window);
  g_assert_finalize_object (model);
}

static void
test_numbers (gconstpointer data)
{
  assert_game (data);
}

static void
count_cb (GSimpleAction *action G_GNUC_UNUSED,
          GVariant      *parameter G_GNUC_UNUSED,
          gpointer       data)
{
  ++*(guint *) data;
}

static void
add_action (GtkWidget  *widget,
            const char *prefix,
            const char *name,
            guint      *n_activated)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction)      action = g_simple_action_new (name, NULL);

  g_signal_connect (action, "activate", G_CALLBACK (count_cb), n_activated);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (widget, prefix, G_ACTION_GROUP (group));
}

/* Each key presses its button, and only with its action there. */
static void
test_keys (void)
{
  static const struct
  {
    guint       key;
    const char *prefix;
    const char *action;
  } keys[] = {
    { GDK_KEY_s, "win", "save-as" }, { GDK_KEY_R, "table", "review" },
    { GDK_KEY_p, "win", "play-again" },
  };
  HarenaGameModel *model = open_golden ("german-3.harena");
  GtkWidget       *page = new_end_page (model);
  GtkWidget       *window = stage_show (page, 900, 600);
  GtkWidget       *chart = NULL;

  count (page, is_chart, NULL, &chart);
  g_assert_true (gtk_widget_grab_focus (chart));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s.%s", keys[i].prefix, keys[i].action);
      GtkWidget       *button = NULL;
      guint            n_activated = 0;

      g_assert_cmpuint (count (page, is_button, name, &button), ==, 1);
      g_assert_false (gtk_widget_is_sensitive (button));
      g_assert_false (stage_press (window, keys[i].key, 0));
      add_action (window, keys[i].prefix, keys[i].action, &n_activated);
      g_assert_true (gtk_widget_is_sensitive (button));
      g_assert_true (stage_press (window, keys[i].key, 0));
      stage_wait_until (n_activated == 1);
      g_assert_false (stage_press (window, keys[i].key, GDK_CONTROL_MASK));
      gtk_widget_insert_action_group (window, keys[i].prefix, NULL);
    }
  stage_close (window);
  g_assert_finalize_object (model);
}

static gboolean
is_key_sign (GtkWidget  *widget,
             const void *data G_GNUC_UNUSED)
{
  return gtk_widget_has_css_class (widget, "keycap") && gtk_widget_get_mapped (widget);
}

/* From wide to narrow and back; buttons stay, the signs of their keys go. */
static void
test_narrow (void)
{
  static const struct
  {
    int   width;
    guint n_keys;
  } sizes[] = { { 1280, 3 }, { 360, 0 }, { 900, 3 }, { 640, 3 }, { 340, 0 } };
  HarenaGameModel *model = open_golden ("german-5.harena");

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *page = new_end_page (model);
      GtkWidget *window = stage_show (page, sizes[i].width, 640);
      GtkWidget *again = NULL;

      g_assert_cmpint (gtk_widget_get_width (page), <=, sizes[i].width);
      g_assert_cmpuint (count (page, is_key_sign, NULL, NULL), ==, sizes[i].n_keys);
      count (page, is_button, "win.play-again", &again);
      g_assert_true (gtk_widget_get_mapped (again));
      stage_close (window);
    }
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/end-page/one-player", "german-3.harena", test_numbers);
  g_test_add_data_func ("/ui/clash/end-page/passes", "passes-2.harena", test_numbers);
  g_test_add_data_func ("/ui/clash/end-page/beasts", "beasts-4.harena", test_numbers);
  g_test_add_data_func ("/ui/clash/end-page/tie", "international-5.harena", test_numbers);
  g_test_add_func ("/ui/clash/end-page/keys", test_keys);
  g_test_add_func ("/ui/clash/end-page/narrow", test_narrow);

  return g_test_run ();
}
