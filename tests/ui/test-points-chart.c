/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The points chart: its values are the game's, and every place can be heard. */

#include "widgets/points-brush.h"
#include "widgets/points-chart.h"
#include "widgets/points-painter.h"

#include "games.h"
#include "stage.h"

enum
{
  N_COLUMNS = 12, /* the start, ten places on the way, and the end */
};

typedef struct
{
  HarenaRecord       *record;
  HarenaStatistics   *statistics;
  HarenaPointsLine    lines[HARENA_SEATS_MAX];
  HarenaPointsColumn  columns[N_COLUMNS];
  GStringChunk       *texts;
  GtkWidget          *chart;
  GtkWidget          *window;
} Scene;

static void
set_up (Scene         *scene,
        gconstpointer  data)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", data, NULL);
  g_autoptr (GError) error = NULL;
  guint              n_moves;

  scene->record = harena_record_load (harena_games, path, &error);
  g_assert_no_error (error);
  n_moves = scene->record->moves->len;
  scene->statistics = harena_statistics_new (scene->record, n_moves);
  scene->texts = g_string_chunk_new (64);
  for (guint i = 0; i < scene->statistics->n_seats; i++)
    scene->lines[i] = (HarenaPointsLine) { scene->record->seats[i].name, 1 + i, i, NULL };
  scene->lines[1].note = "+1 more";
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      char name[16];

      g_snprintf (name, sizeof name, "Place %u", i);
      scene->columns[i].n_moves = i < N_COLUMNS - 1 ? n_moves * i / (N_COLUMNS - 2) : n_moves;
      scene->columns[i].name = g_string_chunk_insert (scene->texts, name);
      scene->columns[i].tick = scene->columns[i].name + strlen ("Place ");
    }
  scene->chart = harena_points_chart_new ();
  harena_points_chart_set (HARENA_POINTS_CHART (scene->chart), scene->statistics, scene->lines,
                           scene->columns, N_COLUMNS);
  scene->window = stage_show (scene->chart, 700, 460);
}

static void
tear_down (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  stage_close (scene->window);
  g_string_chunk_free (scene->texts);
  harena_statistics_free (scene->statistics);
  harena_record_free (scene->record);
}

/* What the game itself says after so many moves. */
static void
assert_values (Scene *scene)
{
  HarenaPointsChart *chart = HARENA_POINTS_CHART (scene->chart);
  const HarenaGame  *game = scene->record->game;
  g_autofree void   *position = g_malloc0 (game->position_size);
  guint              n_moves = scene->record->moves->len;
  int                points[HARENA_SEATS_MAX];

  g_assert_cmpuint (harena_points_chart_get_n_columns (chart), ==, N_COLUMNS);
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      gboolean before_bonus = i < N_COLUMNS - 1 && scene->columns[i].n_moves == n_moves;

      harena_record_replay (scene->record, scene->columns[i].n_moves, position);
      game->points (position, points);
      for (guint line = 0; line < scene->statistics->n_seats; line++)
        g_assert_cmpint (harena_points_chart_get_value (chart, i, line), ==,
                         points[line] - (before_bonus ? scene->lines[line].bonus : 0));
    }
}

static void
test_values (Scene         *scene,
             gconstpointer  data G_GNUC_UNUSED)
{
  assert_values (scene);
}

static char *
describe (Scene *scene,
          guint  column)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "Place %u: ", column);
  for (guint line = 0; line < scene->statistics->n_seats; line++)
    {
      int points = harena_points_chart_get_value (HARENA_POINTS_CHART (scene->chart), column, line);

      g_string_append_printf (text, "%s%s %d %s", line > 0 ? ", " : "", scene->lines[line].name,
                              points, points == 1 ? "point" : "points");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_says (Scene *scene,
             guint  column)
{
  g_autofree char *text = describe (scene, column);

  gtk_test_accessible_assert_property (scene->chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static void
test_keys (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  HarenaPointsChart *chart = HARENA_POINTS_CHART (scene->chart);

  gtk_test_accessible_assert_role (scene->chart, GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_cmpint (harena_points_chart_get_column (chart), ==, HARENA_POINTS_NO_COLUMN);
  assert_says (scene, N_COLUMNS - 1);
  g_assert_true (gtk_widget_grab_focus (scene->chart));

  /* From one end to the other, and not beyond. */
  g_assert_true (stage_press (scene->window, GDK_KEY_Home, 0));
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      g_assert_cmpint (harena_points_chart_get_column (chart), ==, i);
      assert_says (scene, i);
      g_assert_true (stage_press (scene->window, GDK_KEY_Right, 0));
    }
  g_assert_cmpint (harena_points_chart_get_column (chart), ==, N_COLUMNS - 1);
  g_assert_true (stage_press (scene->window, GDK_KEY_Left, 0));
  g_assert_cmpint (harena_points_chart_get_column (chart), ==, N_COLUMNS - 2);
  g_assert_true (stage_press (scene->window, GDK_KEY_End, 0));
  g_assert_cmpint (harena_points_chart_get_column (chart), ==, N_COLUMNS - 1);

  g_assert_true (stage_press (scene->window, GDK_KEY_Escape, 0));
  g_assert_cmpint (harena_points_chart_get_column (chart), ==, HARENA_POINTS_NO_COLUMN);
  g_assert_false (stage_press (scene->window, GDK_KEY_Escape, 0));
  g_assert_false (stage_press (scene->window, GDK_KEY_Left, GDK_CONTROL_MASK));
}

/* Every place is painted, in every size, without a word on standard error. */
static void
test_sizes (Scene         *scene,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int widths[] = { 300, 520, 1200 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (scene->window), widths[i], 320);
      for (int column = HARENA_POINTS_NO_COLUMN; column < N_COLUMNS; column += 4)
        {
          harena_points_chart_set_column (HARENA_POINTS_CHART (scene->chart), column);
          stage_settle ();
        }
    }
  assert_values (scene);
}

/* The start and the end alone, as when nobody ever attacked. */
static void
test_no_battles (Scene         *scene,
                 gconstpointer  data G_GNUC_UNUSED)
{
  HarenaPointsColumn columns[] = { scene->columns[0], scene->columns[N_COLUMNS - 1] };
  HarenaPointsChart *chart = HARENA_POINTS_CHART (scene->chart);

  harena_points_chart_set_column (chart, N_COLUMNS - 1);
  harena_points_chart_set (chart, scene->statistics, scene->lines, columns, 2);
  stage_settle ();
  g_assert_cmpuint (harena_points_chart_get_n_columns (chart), ==, 2);
  g_assert_cmpint (harena_points_chart_get_column (chart), ==, HARENA_POINTS_NO_COLUMN);
  g_assert_cmpint (harena_points_chart_get_value (chart, 0, 0), ==, 0);
}

/* Where somebody is below 0, the lowest are still inside the plot; else 0 is its bottom. */
static void
test_below_zero (Scene         *scene,
                 gconstpointer  data G_GNUC_UNUSED)
{
  int               values[][HARENA_SEATS_MAX] = { { 10, 10 }, { 15, -5 } };
  HarenaPointsPlot  plot = { .n_lines = 2, .n_columns = 2, .values = values };
  cairo_surface_t  *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t          *cr = cairo_create (surface);
  HarenaPointsBrush brush;

  harena_points_brush_init (&brush, &plot, scene->chart, cr);
  g_assert_cmpfloat (harena_points_brush_y (&brush, -5), ==, brush.bottom);
  g_assert_cmpfloat (harena_points_brush_y (&brush, 0), <, brush.bottom);
  g_assert_cmpfloat (harena_points_brush_y (&brush, 15), >=, HARENA_POINTS_TOP);
  harena_points_brush_clear (&brush);

  values[1][1] = 2;
  harena_points_brush_init (&brush, &plot, scene->chart, cr);
  g_assert_cmpfloat (harena_points_brush_y (&brush, 0), ==, brush.bottom);
  harena_points_brush_clear (&brush);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Badges that have room stand at their points; level ones about the middle, in their order, and inside
 * of the chart. */
static void
test_spread (void)
{
  double apart[] = { 200, 150, 40 };
  double level[] = { 100, 100 };
  double chain[] = { 120, 100, 100, 20 };
  double top[] = { 22, 21 };
  double bottom[] = { 299, 298, 100 };

  harena_points_painter_spread (apart, 3, 36, 20, 300);
  g_assert_cmpfloat (apart[0], ==, 200);
  g_assert_cmpfloat (apart[1], ==, 150);
  g_assert_cmpfloat (apart[2], ==, 40);
  harena_points_painter_spread (level, 2, 36, 20, 300);
  g_assert_cmpfloat (level[0], ==, 118);
  g_assert_cmpfloat (level[1], ==, 82);
  harena_points_painter_spread (chain, 4, 30, 20, 300);
  g_assert_cmpfloat (chain[0] - chain[1], ==, 30);
  g_assert_cmpfloat (chain[1] - chain[2], ==, 30);
  g_assert_cmpfloat_with_epsilon (chain[1], 320 / 3.0, 0.01);
  g_assert_cmpfloat (chain[3], ==, 20);
  harena_points_painter_spread (top, 2, 36, 20, 300);
  g_assert_cmpfloat (top[1], ==, 20);
  g_assert_cmpfloat (top[0], ==, 56);
  harena_points_painter_spread (bottom, 3, 36, 20, 290);
  g_assert_cmpfloat (bottom[0], ==, 290);
  g_assert_cmpfloat (bottom[1], ==, 254);
  g_assert_cmpfloat (bottom[2], ==, 100);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

#define ADD(name, file, test) \
  g_test_add ("/ui/points-chart/" name, Scene, file, set_up, test, tear_down)
  ADD ("values-2", "passes-2.harena", test_values);
  ADD ("values-5", "german-5.harena", test_values);
  ADD ("keys", "german-3.harena", test_keys);
  ADD ("sizes", "german-5.harena", test_sizes);
  ADD ("no-battles", "german-2.harena", test_no_battles);
  ADD ("below-zero", "german-2.harena", test_below_zero);
#undef ADD

  g_test_add_func ("/ui/points-chart/spread", test_spread);

  return g_test_run ();
}
