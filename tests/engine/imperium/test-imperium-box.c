/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces, the ring, cylinders, cards and the beginning: I1 to I5. The numbers are copied from
 * the page of the rules, not from the engine. */

#include "stage.h"

#include <string.h>

static const struct
{
  const char *word;
  const char *name;
  guint8      paid[4];
} provinces[] = {
  { "africa", "Africa", { 1, 1, 1, 0 } },       { "syria", "Syria", { 2, 2, 1, 0 } },
  { "illyricum", "Illyricum", { 3, 2, 1, 0 } }, { "gallia", "Gallia", { 4, 3, 2, 1 } },
  { "asia", "Asia", { 5, 4, 2, 1 } },           { "hispania", "Hispania", { 6, 5, 3, 2 } },
  { "macedonia", "Macedonia", { 7, 5, 3, 2 } }, { "aegyptus", "Aegyptus", { 8, 6, 4, 2 } },
};

static const char *const ring[] = { "africa", "hispania", "gallia", "illyricum", "macedonia",
                                    "asia", "syria", "aegyptus" };

static void
test_seats (void)
{
  g_assert_cmpint (imperium_game.seats_min, ==, 2);
  g_assert_cmpint (imperium_game.seats_max, ==, 5);
  for (int seats = 0; seats <= UINT8_MAX; seats++)
    {
      HarenaSetup      setup = { .seats = seats };
      ImperiumPosition position;

      g_assert_true (imperium_game.start (&position, &setup, NULL) == (seats >= 2 && seats <= 5));
    }
}

/* I1: if the seats change places, so do the points and nothing else. */
static void
test_order_of_seats_means_nothing (void)
{
  ImperiumPosition position;

  stage (&position, 3, "gallia 1:1* 2:2", "standard gallia");
  stage_play (&position, "choose syria gallia asia", "choose bread gallia asia",
              "choose gallia ear bread");
  stage_assert_points (&position, "7 9 0");
  stage (&position, 3, "gallia 3:1* 1:2", "standard gallia");
  stage_play (&position, "choose bread gallia asia", "choose gallia ear bread",
              "choose syria gallia asia");
  stage_assert_points (&position, "9 0 7");
}

static void
test_payments (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (provinces); i++)
    {
      g_assert_cmpstr (imperium_provinces[i].word, ==, provinces[i].word);
      g_assert_cmpstr (imperium_provinces[i].name, ==, provinces[i].name);
      g_assert_true (memcmp (imperium_provinces[i].paid, provinces[i].paid, 4) == 0);
    }
}

static void
test_ring (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ring); i++)
    {
      const guint8 *neighbours = imperium_provinces[stage_province (ring[i])].neighbours;

      g_assert_cmpint (neighbours[0], ==, stage_province (ring[(i + 7) % 8]));
      g_assert_cmpint (neighbours[1], ==, stage_province (ring[(i + 1) % 8]));
    }
}

static void
test_cylinders_and_cards (void)
{
  static const char *const cards[]
    = { "africa", "syria", "illyricum", "gallia", "asia", "hispania", "macedonia", "aegyptus",
        "bread", "ear", "oracle" };

  g_assert_cmpint (G_N_ELEMENTS (cards), ==, 11);
  g_assert_cmpint (IMPERIUM_N_CARDS, ==, 11);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    g_assert_cmpstr (imperium_card_words[i], ==, cards[i]);

  for (int seats = 2; seats <= 5; seats++)
    {
      ImperiumPosition position;

      stage (&position, seats);
      for (int seat = 1; seat <= seats; seat++)
        {
          g_assert_cmpint (position.supply[seat - 1], ==, 14);
          g_assert_true (imperium_has_ear (&position, seat));
          g_assert_true (imperium_has_oracle (&position, seat));
        }
    }
}

static void
test_beginning (void)
{
  ImperiumPosition position;

  stage (&position, 5);
  g_assert_cmpint (position.standard, ==, stage_province ("africa"));
  g_assert_cmpint (position.round, ==, 1);
  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
  stage_assert_points (&position, "0 0 0 0 0");
  stage_assert_board (&position, "africa", "syria", "illyricum", "gallia", "asia", "hispania",
                      "macedonia", "aegyptus");
}

static void
test_above_fifty (void)
{
  ImperiumPosition position;

  stage (&position, 2, "points 57 57", "aegyptus 1:3", "standard aegyptus");
  stage_play (&position, "choose africa syria asia", "choose africa syria asia");
  stage_assert_points (&position, "66 57");
  stage_assert_over (&position, "emperor", 1);
}

static void
test_no_options (void)
{
  g_assert_cmpint (imperium_game.n_options, ==, 0);
  g_assert_cmpint (imperium_game.n_editions, ==, 1);
  g_assert_cmpstr (imperium_game.editions[0].id, ==, "standard");
  g_assert_cmpuint (imperium_game.position_size, <=, 256);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/I1/seats", test_seats);
  g_test_add_func ("/imperium/I1/order-of-seats-means-nothing", test_order_of_seats_means_nothing);
  g_test_add_func ("/imperium/I2/payments", test_payments);
  g_test_add_func ("/imperium/I3/ring", test_ring);
  g_test_add_func ("/imperium/I4/cylinders-and-cards", test_cylinders_and_cards);
  g_test_add_func ("/imperium/I5/beginning", test_beginning);
  g_test_add_func ("/imperium/I5/above-fifty", test_above_fifty);
  g_test_add_func ("/imperium/no-options", test_no_options);

  return g_test_run ();
}
