/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frieze: as high as it should be at any width, painted in every look, its middle kept free. */

#include "widgets/frieze.h"
#include "widgets/silhouette.h"
#include "stage.h"

#include <glib/gstdio.h>

static int
height_at (GtkWidget *frieze,
           int        width)
{
  int height;

  gtk_widget_measure (frieze, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
test_height (void)
{
  GtkWidget *frieze = g_object_ref_sink (harena_frieze_new (FALSE));

  g_assert_cmpint (height_at (frieze, 900), ==, 196);
  g_assert_cmpint (height_at (frieze, 2000), ==, 196);
  g_assert_cmpint (height_at (frieze, 360), ==, 118);
  for (int width = 361; width <= 2000; width++)
    g_assert_cmpint (height_at (frieze, width), >=, height_at (frieze, width - 1));
  g_assert_finalize_object (frieze);
}

/* The colour in the middle of the ground, as red, green and blue. */
static guint32
picture_at (GtkWidget *window,
            int        x,
            int        y)
{
  g_autofree char      *path = g_build_filename (g_get_tmp_dir (), "harena-test-frieze.png", NULL);
  g_autoptr (GdkPixbuf) picture = NULL;
  const guint8         *pixel;

  stage_picture (window, path);
  picture = gdk_pixbuf_new_from_file (path, NULL);
  g_assert_nonnull (picture);
  g_assert_cmpint (g_remove (path), ==, 0);
  pixel = gdk_pixbuf_read_pixels (picture) + y * gdk_pixbuf_get_rowstride (picture)
          + x * gdk_pixbuf_get_n_channels (picture);
  return (guint32) pixel[0] << 16 | (guint32) pixel[1] << 8 | pixel[2];
}

/* A pixel of the ground between the line and the figures. */
static guint32
ground_of (GtkWidget *window,
           GtkWidget *frieze)
{
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (frieze, window,
                                                   gtk_widget_get_width (frieze) / 2.0,
                                                   gtk_widget_get_height (frieze) * 0.18, &x, &y));
  return picture_at (window, x, y);
}

static void
test_look (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget       *frieze = harena_frieze_new (FALSE);
  GtkWidget       *window;

  gtk_widget_set_valign (frieze, GTK_ALIGN_START);
  window = stage_show (frieze, 900, 300);
  g_assert_cmphex (ground_of (window, frieze), ==, 0xc2653d);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmphex (ground_of (window, frieze), ==, 0xa4512e);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_cmphex (ground_of (window, frieze), ==, 0xc2653d);
  stage_close (window);
}

/* How much of the ground lies under figures, in hundredths. */
static guint
count_ink (const char *const *figures)
{
  GtkWidget            *frieze = harena_frieze_new (FALSE);
  g_autofree char      *path = g_build_filename (g_get_tmp_dir (), "harena-test-ink.png", NULL);
  g_autoptr (GdkPixbuf) picture = NULL;
  GtkWidget            *window;
  guint                 n = 0;

  harena_frieze_set_figures (HARENA_FRIEZE (frieze), figures);
  window = stage_show (frieze, 900, 196);
  stage_picture (window, path);
  picture = gdk_pixbuf_new_from_file (path, NULL);
  g_assert_nonnull (picture);
  g_assert_cmpint (g_remove (path), ==, 0);
  for (int x = 0; x < 900; x++)
    n += gdk_pixbuf_read_pixels (picture)[98 * gdk_pixbuf_get_rowstride (picture)
                                          + x * gdk_pixbuf_get_n_channels (picture)] < 0x60;
  stage_close (window);
  return n * 100 / 900;
}

/* A band shows the figures that it was given, and no others. */
static void
test_set_figures (void)
{
  static const char *const bull[] = { HARENA_FRIEZE_TURNED "beast-bull", NULL };
  static const char *const nets[] = { "kind-net", NULL };

  g_assert_cmpuint (count_ink (NULL), ==, 0);
  g_assert_cmpuint (count_ink (bull), >, 5);
  g_assert_cmpuint (count_ink (nets), >, 5);
  g_assert_cmpuint (count_ink (bull), !=, count_ink (nets));
}

static void
test_child (void)
{
  GtkWidget *frieze = harena_frieze_new (TRUE);
  GtkWidget *child = gtk_label_new ("Red wins");
  GtkWidget *window;
  double     x, y;

  gtk_widget_set_size_request (child, 300, 160);
  harena_frieze_set_child (HARENA_FRIEZE (frieze), child);
  gtk_widget_set_valign (frieze, GTK_ALIGN_START);
  window = stage_show (frieze, 1280, 400);

  /* In the middle, between the borders, and the band is as high as it needs to be. */
  g_assert_cmpint (gtk_widget_get_width (child), ==, 300);
  g_assert_cmpint (gtk_widget_get_height (child), >=, 160);
  g_assert_true (gtk_widget_translate_coordinates (child, frieze, 0, 0, &x, &y));
  g_assert_cmpfloat_with_epsilon (x, (gtk_widget_get_width (frieze) - 300) / 2.0, 1);
  g_assert_cmpfloat_with_epsilon (2 * y + gtk_widget_get_height (child),
                                  gtk_widget_get_height (frieze), 1);
  g_assert_cmpint (gtk_widget_get_height (frieze), >=, 160 + 2 * 33);

  harena_frieze_set_child (HARENA_FRIEZE (frieze), NULL);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_height (frieze), ==, 196);
  stage_close (window);
}

/* Every figure of a frieze can be traced, and lies within its square. */
static void
test_figures (void)
{
  static const char *const pieces[] = { "kind-sword", "kind-spear", "kind-net", "kind-trident",
                                        "kind-shield", "beast-lion", "beast-bull", "beast-bear" };
  cairo_surface_t         *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t                 *cr = cairo_create (surface);

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (int mirrored = 0; mirrored <= 1; mirrored++)
      {
        double x1, y1, x2, y2;

        cairo_new_path (cr);
        g_assert_true (harena_silhouette_trace (cr, pieces[i], 500, 300, 100, mirrored));
        cairo_path_extents (cr, &x1, &y1, &x2, &y2);
        g_assert_cmpfloat (x1, >=, 446);
        g_assert_cmpfloat (x2, <=, 554);
        g_assert_cmpfloat (y1, >=, 246);
        g_assert_cmpfloat (y2, <=, 354);
        g_assert_cmpfloat (x2 - x1, >=, 50);
        g_assert_cmpfloat (y2 - y1, >=, 50);
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_no_figure (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t         *cr = cairo_create (surface);

  g_assert_false (harena_silhouette_trace (cr, "die-hit", 0, 0, 100, FALSE));
  g_assert_false (harena_silhouette_trace (cr, "elephant", 0, 0, 100, FALSE));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/frieze/height", test_height);
  g_test_add_func ("/ui/frieze/look", test_look);
  g_test_add_func ("/ui/frieze/child", test_child);
  g_test_add_func ("/ui/frieze/figures", test_figures);
  g_test_add_func ("/ui/frieze/set-figures", test_set_figures);
  g_test_add_func ("/ui/frieze/no-figure", test_no_figure);

  return g_test_run ();
}
