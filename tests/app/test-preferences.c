/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: every row is tied to its setting, both ways, and the settings have an effect. */

#include "preferences.h"

#include "house.h"
#include "settings.h"

static GtkWidget *
find_child (GtkWidget  *widget,
            const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (widget, HARENA_TYPE_PREFERENCES, id));
}

static void
test_switches (void)
{
  const char *const rows[][2] = {
    { "animations", "animations" },
    { "confirm_attacks", "confirm-attacks" },
    { "decide_obvious", "decide-obvious" },
    { "hints", "hints" },
    { "show_odds", "show-odds" },
    { "tutor", "tutor" },
  };
  GSettings *settings = harena_settings_get_default ();
  GtkWidget *window;

  house_open ();
  window = harena_preferences_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = find_child (window, rows[i][0]);
      gboolean   on = g_settings_get_boolean (settings, rows[i][1]);

      g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (row)), ==, on);
      gtk_switch_set_active (GTK_SWITCH (row), !on);
      g_assert_cmpint (g_settings_get_boolean (settings, rows[i][1]), ==, !on);
      g_settings_reset (settings, rows[i][1]);
      g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (row)), ==, on);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  house_close ();
}

static void
test_pace (void)
{
  GSettings   *settings = harena_settings_get_default ();
  GtkWidget   *window;
  AdwComboRow *row;

  house_open ();
  window = harena_preferences_new ();
  row = ADW_COMBO_ROW (find_child (window, "pace"));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, 3);
  g_assert_cmpint (g_settings_get_enum (settings, "pace"), ==, HARENA_PACE_SLOW);
  g_settings_set_string (settings, "pace", "fast");
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  house_close ();
}

/* A game that runs follows at once. */
static void
test_pace_of_game (void)
{
  GSettings                  *settings = harena_settings_get_default ();
  g_autoptr (HarenaGameModel) model = NULL;

  house_open ();
  model = house_game ();
  harena_window_play (house_window (), model);
  g_assert_cmpint (harena_game_model_get_pace (model), ==, HARENA_PACE_INSTANT);
  g_settings_set_string (settings, "pace", "slow");
  g_assert_cmpint (harena_game_model_get_pace (model), ==, HARENA_PACE_SLOW);
  house_close ();
}

static void
test_animations (void)
{
  GSettings *settings = harena_settings_get_default ();
  gboolean   before;
  gboolean   now;

  house_open ();
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &before, NULL);
  g_settings_set_boolean (settings, "animations", FALSE);
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &now, NULL);
  g_assert_false (now);
  g_settings_reset (settings, "animations");
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &now, NULL);
  g_assert_cmpint (now, ==, before);
  house_close ();
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/app/preferences/switches", test_switches);
  g_test_add_func ("/app/preferences/pace", test_pace);
  g_test_add_func ("/app/preferences/pace-of-game", test_pace_of_game);
  g_test_add_func ("/app/preferences/animations", test_animations);

  return g_test_run ();
}
