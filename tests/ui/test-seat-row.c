/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat before the game: its name follows its colour until somebody writes another. */

#include "pages/seat-row.h"
#include "pages/seat-words.h"
#include "face.h"
#include "stage.h"

typedef struct
{
  GtkWidget     *list;
  HarenaSeatRow *row;
  GtkWidget     *window;
  guint          n_changed;
  guint          n_removed;
  int            colour;
} Scene;

static void
count_cb (guint *count)
{
  ++*count;
}

static void
colour_cb (Scene *scene,
           int    colour)
{
  scene->colour = colour;
}

static void
set_up (Scene *scene)
{
  *scene = (Scene) { .list = gtk_list_box_new () };
  scene->row = HARENA_SEAT_ROW (harena_seat_row_new (harena_face_games ()[0], 2));
  harena_seat_row_set_order (scene->row, 1);
  gtk_list_box_append (GTK_LIST_BOX (scene->list), GTK_WIDGET (scene->row));
  scene->window = stage_show (scene->list, 500, 200);
  g_signal_connect_swapped (scene->row, "changed", G_CALLBACK (count_cb), &scene->n_changed);
  g_signal_connect_swapped (scene->row, "removed", G_CALLBACK (count_cb), &scene->n_removed);
  g_signal_connect_swapped (scene->row, "colour-chosen", G_CALLBACK (colour_cb), scene);
}

static GtkWidget *
button (Scene      *scene,
        const char *css_class)
{
  GtkWidget *found = stage_find (GTK_WIDGET (scene->row), GTK_TYPE_BUTTON, css_class);

  g_assert_nonnull (found);
  return found;
}

static GtkWidget *
entry (Scene *scene)
{
  return stage_find (GTK_WIDGET (scene->row), GTK_TYPE_ENTRY, NULL);
}

static void
test_name_of_colour (void)
{
  Scene scene;

  set_up (&scene);
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Blue");
  g_assert_cmpstr (harena_seat_row_get_own_name (scene.row), ==, "");
  harena_seat_row_set_colour (scene.row, 5);
  g_assert_cmpint (harena_seat_row_get_colour (scene.row), ==, 5);
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Violet");

  harena_seat_row_set_own_name (scene.row, " Marta ");
  harena_seat_row_set_colour (scene.row, 1);
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Marta");

  /* The name of the colour is no name of one's own. */
  harena_seat_row_set_own_name (scene.row, "Red");
  harena_seat_row_set_colour (scene.row, 4);
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Green");
  stage_close (scene.window);
}

static void
test_write_name (void)
{
  Scene scene;

  set_up (&scene);
  g_signal_emit_by_name (button (&scene, "seat-name"), "clicked");
  stage_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry (&scene))), ==, "Blue");

  /* What is being written counts at once. */
  scene.n_changed = 0;
  gtk_editable_set_text (GTK_EDITABLE (entry (&scene)), "Jonas");
  g_assert_cmpuint (scene.n_changed, >=, 1);
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Jonas");
  g_signal_emit_by_name (entry (&scene), "activate");
  stage_settle ();
  g_assert_cmpstr (harena_seat_row_get_own_name (scene.row), ==, "Jonas");
  g_assert_false (gtk_widget_get_mapped (entry (&scene)));

  /* Escape leaves it as it was. */
  g_signal_emit_by_name (button (&scene, "seat-name"), "clicked");
  gtk_editable_set_text (GTK_EDITABLE (entry (&scene)), "Nobody");
  g_assert_true (stage_press (scene.window, GDK_KEY_Escape, 0));
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Jonas");

  /* No name at all is that of the colour. */
  g_signal_emit_by_name (button (&scene, "seat-name"), "clicked");
  gtk_editable_set_text (GTK_EDITABLE (entry (&scene)), "  ");
  g_signal_emit_by_name (entry (&scene), "activate");
  g_assert_cmpstr (harena_seat_row_get_name (scene.row), ==, "Blue");
  stage_close (scene.window);
}

static void
test_player (void)
{
  Scene scene;

  set_up (&scene);
  g_assert_cmpstr (harena_seat_row_get_player (scene.row), ==, "person");
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    {
      harena_seat_row_set_player (scene.row, harena_levels[i].id);
      g_assert_cmpstr (harena_seat_row_get_player (scene.row), ==, harena_levels[i].id);
    }
  g_assert_cmpuint (scene.n_changed, ==, HARENA_N_LEVELS);
  harena_seat_row_set_player (scene.row, "greedy");
  g_assert_cmpstr (harena_seat_row_get_player (scene.row), ==, "person");
  stage_close (scene.window);
}

static void
test_words (void)
{
  g_assert_cmpstr (harena_player_words ("person"), ==, "Person");
  g_assert_cmpstr (harena_player_words ("nobody"), ==, "Person");
  g_assert_cmpstr (harena_player_words ("tiro"), ==, "Tiro");
  g_assert_cmpstr (harena_player_strength ("tiro"), ==, "easy");
  g_assert_cmpstr (harena_player_strength ("lanista"), ==, "master");
  g_assert_null (harena_player_strength ("person"));
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    for (int j = 0; j < i; j++)
      g_assert_cmpstr (harena_player_words (harena_levels[i].id), !=,
                       harena_player_words (harena_levels[j].id));
  g_assert_cmpstr (harena_order_words (2), ==, "second");
  g_assert_cmpstr (harena_order_words (5), ==, "fifth");
}

/* What is told of a level follows from what the game sets for it: a number is the very number of
 * the table, and no figure is told where nothing is tried out. */
static void
test_manner (void)
{
  const HarenaGame *const *games = harena_face_games ();

  for (int i = 0; games[i] != NULL; i++)
    {
      for (int j = 0; j < HARENA_N_LEVELS; j++)
        {
          guint            n = games[i]->strategy->efforts[j].playouts;
          g_autofree char *number = g_strdup_printf ("%'u", n);
          g_autofree char *manner = harena_player_manner (harena_levels[j].id, games[i]);

          g_assert_true (g_str_has_suffix (manner, "."));
          if (n > 0)
            g_assert_nonnull (strstr (manner, number));
          else
            g_assert_true (g_str_has_prefix (manner, "Quick; "));
        }
      g_assert_null (harena_player_manner ("person", games[i]));
    }
}

static void
test_choose_colour (void)
{
  Scene      scene;
  GtkWidget *menu;
  GtkWidget *choice;

  set_up (&scene);
  menu = stage_find (GTK_WIDGET (scene.row), GTK_TYPE_MENU_BUTTON, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  stage_settle ();
  choice = stage_find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))),
                 GTK_TYPE_BUTTON, NULL);
  for (int colour = 1; colour < 4; colour++)
    choice = gtk_widget_get_next_sibling (choice);
  gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Green");
  g_signal_emit_by_name (choice, "clicked");

  /* Only who knows the other seats gives a colour away. */
  g_assert_cmpint (scene.colour, ==, 4);
  g_assert_cmpint (harena_seat_row_get_colour (scene.row), ==, 2);
  stage_close (scene.window);
}

static void
test_accessible (void)
{
  Scene scene;

  set_up (&scene);
  harena_seat_row_set_own_name (scene.row, "Marta");
  gtk_test_accessible_assert_property (scene.row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Marta");
  gtk_test_accessible_assert_property (button (&scene, "seat-name"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Change the name Marta");
  gtk_test_accessible_assert_property (button (&scene, "seat-remove"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove Marta");
  gtk_test_accessible_assert_property (stage_find (GTK_WIDGET (scene.row), GTK_TYPE_DROP_DOWN, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Who plays Marta?");
  gtk_test_accessible_assert_state (entry (&scene), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);
  harena_seat_row_set_problem (scene.row, "Another seat has this name already.");
  gtk_test_accessible_assert_state (entry (&scene), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  g_assert_true (gtk_widget_get_mapped (stage_find (GTK_WIDGET (scene.row), GTK_TYPE_LABEL,
                                              "seat-problem")));
  harena_seat_row_set_problem (scene.row, NULL);
  g_assert_false (gtk_widget_get_mapped (stage_find (GTK_WIDGET (scene.row), GTK_TYPE_LABEL,
                                               "seat-problem")));
  stage_close (scene.window);
}

static void
test_remove (void)
{
  Scene scene;

  set_up (&scene);
  g_signal_emit_by_name (button (&scene, "seat-remove"), "clicked");
  g_assert_cmpuint (scene.n_removed, ==, 1);
  harena_seat_row_set_removable (scene.row, FALSE);
  g_assert_false (gtk_widget_get_sensitive (button (&scene, "seat-remove")));
  stage_close (scene.window);
}

/* A long name must not make the window wide. */
static void
test_long_name (void)
{
  Scene            scene;
  g_autofree char *name = g_strnfill (64, 'W');
  int              minimum;

  set_up (&scene);
  harena_seat_row_set_own_name (scene.row, name);
  harena_seat_row_set_player (scene.row, "rudiarius");
  gtk_widget_measure (GTK_WIDGET (scene.row), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, 336);
  stage_close (scene.window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/seat-row/name-of-colour", test_name_of_colour);
  g_test_add_func ("/ui/seat-row/write-name", test_write_name);
  g_test_add_func ("/ui/seat-row/player", test_player);
  g_test_add_func ("/ui/seat-row/words", test_words);
  g_test_add_func ("/ui/seat-row/manner", test_manner);
  g_test_add_func ("/ui/seat-row/choose-colour", test_choose_colour);
  g_test_add_func ("/ui/seat-row/accessible", test_accessible);
  g_test_add_func ("/ui/seat-row/remove", test_remove);
  g_test_add_func ("/ui/seat-row/long-name", test_long_name);

  return g_test_run ();
}
