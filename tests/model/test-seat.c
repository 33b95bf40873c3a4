/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small types: a seat, a pace, hints. */

#include "table.h"

static void
count_cb (guint *count)
{
  ++*count;
}

static void
test_seat (void)
{
  HarenaSeat *seat = harena_seat_new (3, "Carla", "lanista");
  guint       n_names = 0;
  guint       n_players = 0;
  guint       n_persons = 0;

  g_signal_connect_swapped (seat, "notify::name", G_CALLBACK (count_cb), &n_names);
  g_signal_connect_swapped (seat, "notify::player", G_CALLBACK (count_cb), &n_players);
  g_signal_connect_swapped (seat, "notify::person", G_CALLBACK (count_cb), &n_persons);
  g_assert_cmpint (harena_seat_get_number (seat), ==, 3);
  g_assert_cmpstr (harena_seat_get_name (seat), ==, "Carla");
  g_assert_cmpstr (harena_seat_get_player (seat), ==, "lanista");
  g_assert_true (harena_seat_get_level (seat) == harena_find_level ("lanista"));
  g_assert_false (harena_seat_is_person (seat));

  harena_seat_set (seat, "Carla", "lanista");
  g_assert_cmpuint (n_names + n_players + n_persons, ==, 0);
  harena_seat_set (seat, "Clara", "lanista");
  g_assert_cmpuint (n_names, ==, 1);
  g_assert_cmpuint (n_players + n_persons, ==, 0);
  harena_seat_set (seat, "Clara", "tiro");
  g_assert_cmpuint (n_players, ==, 1);
  g_assert_cmpuint (n_persons, ==, 0);
  harena_seat_set (seat, "Carla", "person");
  g_assert_cmpuint (n_names, ==, 2);
  g_assert_cmpuint (n_players, ==, 2);
  g_assert_cmpuint (n_persons, ==, 1);
  g_assert_null (harena_seat_get_level (seat));
  g_assert_finalize_object (seat);
}

static void
test_seat_colour (void)
{
  HarenaSeat *seat = harena_seat_new (3, "Carla", "lanista");
  guint       n_colours = 0;
  int         colour;

  g_signal_connect_swapped (seat, "notify::colour", G_CALLBACK (count_cb), &n_colours);
  g_assert_cmpint (harena_seat_get_colour (seat), ==, 3);
  harena_seat_set_colour (seat, 3);
  g_assert_cmpuint (n_colours, ==, 0);
  harena_seat_set_colour (seat, 5);
  g_assert_cmpuint (n_colours, ==, 1);
  g_object_get (seat, "colour", &colour, NULL);
  g_assert_cmpint (colour, ==, 5);
  g_assert_cmpint (harena_seat_get_colour (seat), ==, 5);
  g_assert_cmpint (harena_seat_get_number (seat), ==, 3);
  g_assert_finalize_object (seat);
}

static void
test_seat_properties (void)
{
  HarenaSeat      *seat = harena_seat_new (2, "Bruno", "person");
  g_autofree char *name = NULL;
  g_autofree char *player = NULL;
  int              number;
  gboolean         person;

  g_object_get (seat, "number", &number, "name", &name, "player", &player, "person", &person,
                NULL);
  g_assert_cmpint (number, ==, 2);
  g_assert_cmpstr (name, ==, "Bruno");
  g_assert_cmpstr (player, ==, "person");
  g_assert_true (person);
  g_assert_finalize_object (seat);
}

/* The slower, the longer; and the words that settings use. */
static void
test_pace (void)
{
  g_autoptr (GEnumClass) paces = g_type_class_ref (HARENA_TYPE_PACE);

  g_assert_cmpuint (paces->n_values, ==, 4);
  g_assert_cmpuint (harena_pace_get_delay (HARENA_PACE_INSTANT), ==, 0);
  for (int pace = HARENA_PACE_FAST; pace <= HARENA_PACE_SLOW; pace++)
    g_assert_cmpuint (harena_pace_get_delay (pace), >, harena_pace_get_delay (pace - 1));
  g_assert_cmpint (g_enum_get_value_by_nick (paces, "slow")->value, ==, HARENA_PACE_SLOW);
  g_assert_cmpint (g_enum_get_value_by_nick (paces, "instant")->value, ==, HARENA_PACE_INSTANT);
}

static void
test_hints (void)
{
  HarenaHint   some[] = { { .move = 7, .playouts = 10 }, { .move = 8, .playouts = 5 } };
  HarenaHints *hints = harena_hints_new (12, 3, TRUE, G_N_ELEMENTS (some), some);
  HarenaHints *copy = g_boxed_copy (HARENA_TYPE_HINTS, hints);

  g_assert_true (copy == hints);
  g_assert_cmpuint (copy->index, ==, 12);
  g_assert_cmpint (copy->seat, ==, 3);
  g_assert_cmpuint (copy->n_hints, ==, 2);
  g_assert_cmpuint (copy->hints[1].move, ==, 8);
  g_boxed_free (HARENA_TYPE_HINTS, copy);
  harena_hints_unref (hints);
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  g_test_add_func ("/model/seat/seat", test_seat);
  g_test_add_func ("/model/seat/colour", test_seat_colour);
  g_test_add_func ("/model/seat/properties", test_seat_properties);
  g_test_add_func ("/model/seat/pace", test_pace);
  g_test_add_func ("/model/seat/hints", test_hints);

  return g_test_run ();
}
