/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves cost, on the screen: the page at the end, the ways to a mistake and on from it, the review,
 * and the statistics. */

#include "table/table.h"

#include "board/board-view.h"
#include "pages/statistics-cost.h"
#include "reviewed.h"
#include "stage.h"
#include "table/cost-note.h"
#include "table/cost-page.h"
#include "table/cost-strip.h"
#include "table/cost-table.h"
#include "table/end-page.h"
#include "table/panel.h"
#include "widgets/chance-chart.h"
#include "widgets/cost-chart.h"

#include <math.h>
#include <string.h>

typedef struct
{
  HarenaRecord     *record;  /* of the test alone */
  HarenaGameReview *known;   /* what the screen must say */
  HarenaGameModel  *model;
  GtkWidget        *table;
  GtkWidget        *window;
} Scene;

static gboolean
is_at_rest (HarenaGameReview *review)
{
  return !harena_game_review_get_running (review);
}

static void
set_up_at (Scene      *scene,
           const char *name,
           int         width,
           int         height)
{
  scene->record = reviewed_load (name);
  reviewed_write (scene->record);
  scene->known = harena_game_review_new (scene->record, G_MAXUINT, NULL, NULL);
  harena_game_review_start (scene->known);
  stage_wait_until (is_at_rest (scene->known));
  g_assert_true (harena_game_review_get_whole (scene->known));
  scene->model = harena_game_model_new_from_record (reviewed_load (name));
  harena_game_model_set_pace (scene->model, HARENA_PACE_INSTANT);
  scene->table = harena_table_new (scene->model);
  scene->window = stage_show (scene->table, width, height);
}

static void
set_up (Scene         *scene,
        gconstpointer  name)
{
  set_up_at (scene, name, 1280, 800);
}

static void
tear_down (Scene         *scene,
           gconstpointer  name G_GNUC_UNUSED)
{
  stage_close (scene->window);
  g_assert_finalize_object (scene->model);
  g_assert_finalize_object (scene->known);
  harena_record_free (scene->record);
}

/* How many labels at or below a widget that is seen have this text in them. */
static guint
count_labels (GtkWidget  *widget,
              const char *text)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    n++;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);
  return n;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *action,
             guint       index)
{
  GVariant *target;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    {
      target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
      if (target == NULL || g_variant_get_uint32 (target) == index)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, action, index);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find (Scene *scene,
      GType  type)
{
  return stage_find (scene->table, type, NULL);
}

/* Goes to the page and presses its button; what was kept is there in a moment. */
static GtkWidget *
find_out (Scene *scene)
{
  GtkWidget *end;
  GtkWidget *page;
  GtkWidget *progress;

  stage_wait_until (find (scene, HARENA_TYPE_END_PAGE) != NULL);
  end = find (scene, HARENA_TYPE_END_PAGE);
  page = find (scene, HARENA_TYPE_COST_PAGE);
  g_assert_nonnull (page);
  adw_view_stack_set_visible_child (ADW_VIEW_STACK (stage_find (end, ADW_TYPE_VIEW_STACK, NULL)),
                                    page);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (stage_find (page, HARENA_TYPE_COST_TABLE, NULL)));
  progress = stage_find (page, GTK_TYPE_BOX, "costprogress");
  g_assert_true (gtk_widget_get_mapped (progress));
  gtk_widget_activate (stage_find (progress, GTK_TYPE_BUTTON, NULL));
  stage_wait_until (!gtk_widget_get_mapped (progress));
  stage_settle ();
  return page;
}

static void
assert_said (GtkWidget  *widget,
             const char *head,
             const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", head, text);
  gboolean         said = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_first_child (widget));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *wrong
        = GTK_IS_LABEL (child) ? gtk_test_accessible_check_property (
                                   GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   name)
                               : g_strdup ("");

      said |= wrong == NULL;
    }
  g_assert_true (said);
}

/* Nothing is told before it was asked for; then each seat has its numbers, and a screen reader says
 * what they count. */
static void
test_sums (Scene         *scene,
           gconstpointer  name G_GNUC_UNUSED)
{
  GtkWidget *page = find_out (scene);
  GtkWidget *table = stage_find (page, HARENA_TYPE_COST_TABLE, NULL);
  guint      n_mistakes = 0;

  g_assert_true (gtk_widget_get_mapped (table));
  for (int seat = 1; seat <= scene->record->setup.seats; seat++)
    {
      HarenaReviewSum  sum;
      g_autofree char *cost = NULL;
      g_autofree char *blunders = NULL;

      harena_game_review_get_sum (scene->known, seat, &sum);
      cost = g_strdup_printf ("%ld %%", lround (100 * sum.cost));
      blunders = sum.mistakes[HARENA_MISTAKE_BLUNDER] > 0
                   ? g_strdup_printf ("%u", sum.mistakes[HARENA_MISTAKE_BLUNDER])
                   : g_strdup ("–");
      assert_said (table, "Cost", cost);
      assert_said (table, "Blunder", blunders);
      n_mistakes += sum.mistakes[HARENA_MISTAKE_SMALL] + sum.mistakes[HARENA_MISTAKE_LARGE]
                    + sum.mistakes[HARENA_MISTAKE_BLUNDER];
    }
  g_assert_cmpuint (n_mistakes, >, 2);
  g_assert_cmpuint (count_labels (table, "Marta"), ==, 1);
}

/* The costliest moves of the person first, then of everybody; each leads to the board before it. */
static void
test_cards (Scene         *scene,
            gconstpointer  name G_GNUC_UNUSED)
{
  GtkWidget *page = find_out (scene);
  guint      dearest[3];
  guint      n_dearest = harena_game_review_list_dearest (scene->known, 1, dearest, 3);
  GtkWidget *show;

  g_assert_cmpuint (n_dearest, >, 0);
  for (guint i = 0; i < n_dearest; i++)
    {
      g_autofree char *move = g_strdup_printf (", move %u", dearest[i] + 1);

      g_assert_cmpuint (count_labels (page, move), ==, 1);
      g_assert_nonnull (find_button (page, "table.show-move", dearest[i]));
    }
  g_assert_cmpuint (count_labels (page, "Better: "), ==, n_dearest);

  show = find_button (page, "table.show-move", dearest[0]);
  g_assert_true (gtk_widget_activate (show));
  stage_wait_until (harena_table_get_reviewing (HARENA_TABLE (scene->table)));
  g_assert_cmpuint (harena_game_model_get_cursor (scene->model), ==, dearest[0]);
}

/* The game goes on from before the mistake. */
static void
test_again (Scene         *scene,
            gconstpointer  name G_GNUC_UNUSED)
{
  GtkWidget *page = find_out (scene);
  guint      dearest;
  GtkWidget *again;

  g_assert_cmpuint (harena_game_review_list_dearest (scene->known, 1, &dearest, 1), ==, 1);
  again = find_button (page, "table.try-again", dearest);
  g_assert_nonnull (again);
  g_assert_true (gtk_widget_activate (again));
  stage_wait_until (harena_game_model_get_present (scene->model) == dearest);
  stage_settle ();
  g_assert_false (harena_table_get_reviewing (HARENA_TABLE (scene->table)));
  g_assert_true (harena_game_model_get_live (scene->model));
  g_assert_cmpuint (harena_game_model_get_present (scene->model), ==, dearest);
  g_assert_cmpint (harena_game_model_get_turn (scene->model), ==, 1);
}

/* M and Shift+M go from mistake to mistake of the person, and the note says what each was. */
static void
test_mistakes (Scene         *scene,
               gconstpointer  name G_GNUC_UNUSED)
{
  GtkWidget *note;
  int        first;
  int        second;

  find_out (scene);
  gtk_widget_activate_action (scene->table, "table.review", NULL);
  stage_settle ();
  note = stage_find (find (scene, HARENA_TYPE_PANEL), HARENA_TYPE_COST_NOTE, NULL);
  first = harena_game_review_find_mistake (scene->known, 0, 1, 1);
  second = harena_game_review_find_mistake (scene->known, first + 1, 1, 1);
  g_assert_cmpint (first, >=, 0);
  g_assert_true (stage_press (scene->window, GDK_KEY_Home, 0));
  g_assert_true (stage_press (scene->window, GDK_KEY_m, 0));
  g_assert_cmpuint (harena_game_model_get_cursor (scene->model), ==, (guint) first);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (note));
  g_assert_cmpuint (count_labels (note, "It cost Marta"), ==, 1);
  g_assert_cmpuint (count_labels (note, "of the win"), >=, 1);
  if (second >= 0)
    {
      g_assert_true (stage_press (scene->window, GDK_KEY_m, 0));
      g_assert_cmpuint (harena_game_model_get_cursor (scene->model), ==, (guint) second);
      g_assert_true (stage_press (scene->window, GDK_KEY_M, GDK_SHIFT_MASK));
      g_assert_cmpuint (harena_game_model_get_cursor (scene->model), ==, (guint) first);
    }
  g_assert_true (stage_press (scene->window, GDK_KEY_Home, 0));
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (note));
}

/* The chart says in words what it shows, and leads to where it is pressed. */
static void
test_chart (Scene         *scene,
            gconstpointer  name G_GNUC_UNUSED)
{
  GtkWidget       *strip;
  GtkWidget       *chart;
  g_autofree char *said = NULL;
  g_autofree char *share = g_strdup_printf ("Marta %ld %%",
                                            lround (100.0 / scene->record->setup.seats));

  find_out (scene);
  gtk_widget_activate_action (scene->table, "table.review", NULL);
  stage_settle ();
  strip = find (scene, HARENA_TYPE_COST_STRIP);
  chart = stage_find (strip, HARENA_TYPE_CHANCE_CHART, NULL);
  g_assert_true (gtk_widget_get_mapped (chart));
  said = harena_chance_chart_describe (HARENA_CHANCE_CHART (chart), 1);
  g_assert_nonnull (strstr (said, share));
  g_signal_emit_by_name (chart, "chosen", 5);
  g_assert_cmpuint (harena_game_model_get_cursor (scene->model), ==, 5);
}

/* In a narrow window the page and the review have room, and the note stands above the bar. */
static void
test_narrow (gconstpointer name)
{
  Scene      scene;
  GtkWidget *page;
  GtkWidget *strip;
  guint      dearest;

  set_up_at (&scene, name, 360, 640);
  page = find_out (&scene);
  g_assert_cmpint (gtk_widget_get_width (scene.table), <=, 360);
  g_assert_cmpint (gtk_widget_get_height (scene.table), <=, 640);
  g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
  g_assert_cmpuint (harena_game_review_list_dearest (scene.known, 1, &dearest, 1), ==, 1);
  gtk_widget_activate_action (scene.table, "table.show-move", "u", dearest);
  stage_settle ();
  strip = find (&scene, HARENA_TYPE_COST_STRIP);
  g_assert_cmpuint (count_labels (strip, "It cost Marta"), ==, 1);
  g_assert_cmpint (gtk_widget_get_width (scene.table), <=, 360);
  g_assert_cmpint (gtk_widget_get_height (scene.table), <=, 640);
  tear_down (&scene, NULL);
}

/* What the person's decisions cost on average, and nothing of the others'. */
static void
test_statistics (Scene         *scene,
                 gconstpointer  name G_GNUC_UNUSED)
{
  GtkWidget       *page = harena_statistics_cost_new (NULL);
  GtkWidget       *window = stage_show (page, 900, 600);
  GtkWidget       *chart = stage_find (page, HARENA_TYPE_COST_CHART, NULL);
  HarenaReviewSum  sum;
  g_autofree char *mean = NULL;

  harena_game_review_get_sum (scene->known, 1, &sum);
  mean = g_strdup_printf ("%.1f %%", 100 * sum.cost / sum.decisions);
  stage_wait_until (gtk_widget_get_mapped (chart));
  g_assert_cmpfloat_with_epsilon (harena_cost_chart_get_mean (HARENA_COST_CHART (chart), 0),
                                  sum.cost / sum.decisions, 1e-4);
  /* Once by game, and once by level. */
  g_assert_cmpuint (count_labels (page, mean), ==, 2);
  g_assert_cmpuint (count_labels (page, "Veteranus"), ==, 1);
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = {
    "clash/german-3.harena", "circus/standard-3.harena", "gladiatori/duel-3.harena",
  };
  g_autofree char         *folder = g_dir_make_tmp ("harena-cost-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  stage_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      static const struct
      {
        const char *name;
        void      (*test) (Scene        *scene,
                           gconstpointer name);
      } tests[] = {
        { "sums", test_sums }, { "cards", test_cards }, { "mistakes", test_mistakes },
        { "chart", test_chart },
      };

      for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
        {
          g_autofree char *path = g_strdup_printf ("/ui/cost/%s/%s", games[i], tests[j].name);

          g_test_add (path, Scene, games[i], set_up, tests[j].test, tear_down);
        }
    }
  g_test_add ("/ui/cost/again", Scene, games[0], set_up, test_again, tear_down);
  g_test_add_data_func ("/ui/cost/narrow", games[0], test_narrow);
  g_test_add ("/ui/cost/statistics", Scene, games[0], set_up, test_statistics, tear_down);
  return g_test_run ();
}
