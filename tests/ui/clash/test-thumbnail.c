/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The little board: of its size, in the colours of the seats, at any moment of a game. */

#include "clash/clash.h"
#include "clash/position.h"
#include "clash/thumbnail.h"
#include "record.h"
#include "stage.h"

#include <glib/gstdio.h>

static const HarenaGame *const games[] = { &clash_game, NULL };

static HarenaRecord *
load_game (void)
{
  g_autofree char         *path = g_test_build_filename (G_TEST_DIST, "golden", "clash",
                                                         "international-5.harena", NULL);
  g_autoptr (GError)       error = NULL;
  HarenaRecord            *record = harena_record_load (games, path, &error);

  g_assert_no_error (error);
  return record;
}

/* How often this colour is in the picture of the window. */
static guint
count_pixels (GtkWidget *window,
              guint32    colour)
{
  g_autofree char      *path = g_build_filename (g_get_tmp_dir (), "harena-test-thumbnail.png",
                                                 NULL);
  g_autoptr (GdkPixbuf) picture = NULL;
  guint                 n = 0;

  stage_picture (window, path);
  picture = gdk_pixbuf_new_from_file (path, NULL);
  g_assert_nonnull (picture);
  g_assert_cmpint (g_remove (path), ==, 0);
  for (int y = 0; y < gdk_pixbuf_get_height (picture); y++)
    for (int x = 0; x < gdk_pixbuf_get_width (picture); x++)
      {
        const guint8 *pixel = gdk_pixbuf_read_pixels (picture)
                              + y * gdk_pixbuf_get_rowstride (picture)
                              + x * gdk_pixbuf_get_n_channels (picture);

        n += ((guint32) pixel[0] << 16 | (guint32) pixel[1] << 8 | pixel[2]) == colour;
      }
  return n;
}

static void
test_colours (void)
{
  g_autoptr (HarenaRecord) record = load_game ();
  ClashPosition            position;
  static const int         colours[HARENA_SEATS_MAX] = { 4, 2, 3, 5, 1 };
  const guint32            green = 0x0c7659;
  GtkWidget               *window;

  /* One gladiator of seat 1. */
  harena_record_replay (record, 1, &position);
  window = stage_show (clash_thumbnail_new (&position, colours), 200, 200);
  g_assert_cmpuint (count_pixels (window, green), >, 60);
  stage_close (window);

  window = stage_show (clash_thumbnail_new (&position, NULL), 200, 200);
  g_assert_cmpuint (count_pixels (window, green), ==, 0);
  g_assert_cmpuint (count_pixels (window, 0xa81c1f), >, 60);
  stage_close (window);
}

static void
test_whole_game (void)
{
  g_autoptr (HarenaRecord) record = load_game ();
  ClashPosition            position;

  for (guint i = 0; i <= record->moves->len; i += 40)
    {
      GtkWidget *thumbnail;
      GtkWidget *window;

      harena_record_replay (record, i, &position);
      thumbnail = clash_thumbnail_new (&position, NULL);
      gtk_widget_set_halign (thumbnail, GTK_ALIGN_CENTER);
      window = stage_show (thumbnail, 200, 200);
      g_assert_cmpint (gtk_widget_get_width (thumbnail), ==, 84);
      g_assert_cmpint (gtk_widget_get_height (thumbnail), ==, 72);
      gtk_test_accessible_assert_role (thumbnail, GTK_ACCESSIBLE_ROLE_PRESENTATION);
      stage_close (window);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/thumbnail/colours", test_colours);
  g_test_add_func ("/ui/clash/thumbnail/whole-game", test_whole_game);

  return g_test_run ();
}
