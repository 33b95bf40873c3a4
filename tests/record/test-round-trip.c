/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written is what is read: every game, edition and number of seats. */

#include "samples.h"

#include "clash/clash.h"
#include "morra.h"

#include <string.h>

static void
check_round_trip (const HarenaRecord *record)
{
  gsize                    length;
  g_autofree char         *text = harena_record_to_text (record, &length);
  g_autofree char         *again = NULL;
  g_autoptr (HarenaRecord) read = NULL;

  g_assert_cmpuint (length, ==, strlen (text));
  read = sample_parse (text);
  sample_assert_equal (record, read);

  again = harena_record_to_text (read, NULL);
  g_assert_cmpstr (text, ==, again);
}

static void
check_replay (const HarenaRecord *record)
{
  const HarenaGame *game = record->game;
  g_autofree void  *walked = g_malloc0 (game->position_size);
  g_autofree void  *replayed = g_malloc0 (game->position_size);

  g_assert_true (game->start (walked, &record->setup, NULL));
  for (guint i = 0; i <= record->moves->len; i++)
    {
      harena_record_replay (record, i, replayed);
      g_assert_cmpmem (walked, game->position_size, replayed, game->position_size);
      if (i < record->moves->len)
        g_assert_true (harena_play (game, walked, g_array_index (record->moves, HarenaMove, i),
                                    NULL));
    }
  g_assert_cmpint (game->turn (walked), ==, HARENA_NOBODY);
}

static void
check_game (const HarenaGame *game)
{
  for (int edition = 0; edition < game->n_editions; edition++)
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
      for (guint64 seed = 0; seed < 5; seed++)
        {
          HarenaSetup              setup;
          g_autoptr (HarenaRecord) record = NULL;

          harena_setup_init (&setup, game, edition, seats);
          if (!harena_setup_check (game, &setup, NULL))
            continue;
          record = sample_game (game, &setup, seed);
          check_round_trip (record);
          check_replay (record);
        }
}

static void
test_clash (void)
{
  check_game (&clash_game);
}

static void
test_morra (void)
{
  check_game (&morra_game);
}

/* Each option alone, away from the first edition. */
static void
test_options (void)
{
  for (int option = 0; option < clash_game.n_options; option++)
    for (int value = 1; value < harena_option_n_values (&clash_game.options[option]); value++)
      {
        HarenaSetup              setup;
        g_autoptr (HarenaRecord) record = NULL;
        g_autofree char         *text = NULL;

        harena_setup_init (&setup, &clash_game, 0, 3);
        setup.options[option] = value;
        record = sample_game (&clash_game, &setup, option);
        check_round_trip (record);

        text = harena_record_to_text (record, NULL);
        g_assert_null (strstr (text, "Edition"));
      }
}

static void
test_no_options (void)
{
  HarenaSetup              setup = { .seats = 2 };
  g_autoptr (HarenaRecord) record = sample_game (sample_games[2], &setup, 1);
  g_autofree char         *text = harena_record_to_text (record, NULL);

  g_assert_cmpstr (record->game->id, ==, "plain");
  g_assert_null (strstr (text, "Options"));
  g_assert_null (strstr (text, "Edition"));
  check_round_trip (record);
}

static void
test_no_moves (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree char         *text = NULL;

  harena_setup_init (&setup, &clash_game, 0, 2);
  record = harena_record_new (&clash_game, &setup, 0);
  check_round_trip (record);
  text = harena_record_to_text (record, NULL);
  g_assert_true (g_str_has_suffix (text, "\n[Moves]\n"));
}

/* The format itself: whoever changes it changes this. */
static void
test_text (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autoptr (HarenaRecord) sample = sample_parse (sample_text);
  g_autofree char         *text = NULL;

  harena_setup_init (&setup, &clash_game, 0, 2);
  record = harena_record_new (&clash_game, &setup, 42);
  harena_record_set_seat (record, 1, "Anna", "person");
  harena_record_set_seat (record, 2, "Bruno", "level-3");
  g_array_append_vals (record->moves, sample->moves->data, sample->moves->len);
  sample_assert_equal (record, sample);

  text = harena_record_to_text (record, NULL);
  g_assert_cmpstr (strchr (text, '['), ==, strchr (sample_text, '['));
  g_assert_cmpint (text[0], ==, '#');
}

static void
test_defaults (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;

  harena_setup_init (&setup, &clash_game, 1, 5);
  record = harena_record_new (&clash_game, &setup, G_MAXUINT64);
  g_assert_cmpstr (record->seats[0].name, ==, "I");
  g_assert_cmpstr (record->seats[4].name, ==, "V");
  g_assert_cmpstr (record->seats[4].player, ==, "person");
  g_assert_cmpint (record->seats[0].colour, ==, 1);
  g_assert_cmpint (record->seats[4].colour, ==, 5);
  check_round_trip (record);
}

/* Who names no colour has the seat's number, or what the others leave. */
static void
test_colours_named (void)
{
  static const struct
  {
    const char *from;
    const char *to;
    int         colours[2];
  } cases[] = {
    { "Name=Bruno", "Colour=1\nName=Bruno", { 2, 1 } },
    { "Name=Anna", "Colour=2\nName=Anna", { 2, 1 } },
    { "Name=Bruno", "Colour=4\nName=Bruno", { 1, 4 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char         *text = sample_replace (sample_text, cases[i].from, cases[i].to);
      g_autoptr (HarenaRecord) record = sample_parse (text);

      g_assert_cmpint (record->seats[0].colour, ==, cases[i].colours[0]);
      g_assert_cmpint (record->seats[1].colour, ==, cases[i].colours[1]);
      check_round_trip (record);
    }
}

/* A colour that is given is taken from whoever had it, so that there never are two of one. */
static void
test_colours (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree char         *text = NULL;

  harena_setup_init (&setup, &clash_game, 0, 3);
  record = harena_record_new (&clash_game, &setup, 1);
  for (guint i = 0; i < 60; i++)
    {
      guint taken = 0;

      harena_record_set_colour (record, 1 + i % 3, 1 + i * 7 % 5);
      g_assert_cmpint (record->seats[i % 3].colour, ==, 1 + i * 7 % 5);
      for (int seat = 0; seat < 3; seat++)
        {
          g_assert_cmpuint (taken & 1u << record->seats[seat].colour, ==, 0);
          taken |= 1u << record->seats[seat].colour;
        }
      check_round_trip (record);
    }

  for (int seat = 1; seat <= 3; seat++)
    harena_record_set_colour (record, seat, seat);
  text = harena_record_to_text (record, NULL);
  g_assert_null (strstr (text, "Colour"));
}

/* Names are for people, and people have many letters; none of these means anything to a file. */
static void
test_names (void)
{
  static const char *const names[] = {
    "Anna Maria", "Søren Æbelø", "Ἀχιλλεύς", "李小龍", "🦁🗡️👨‍👩‍👧", "نسیم‌شهر",
    "%s%n%d%%", "../../etc/passwd", "/dev/null", "a\\nb", "\\", "\\\\s", "[Moves]", "#1", "1=pass",
    "a=b;c", ";", "\"quoted\"", "$(reboot)`x`", "x", "A  B",
  };
  HarenaSetup setup;

  harena_setup_init (&setup, &clash_game, 0, 2);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (HarenaRecord) record = harena_record_new (&clash_game, &setup, 0);

      g_assert_true (harena_record_name_is_valid (names[i]));
      harena_record_set_seat (record, 1, names[i], "person");
      harena_record_set_seat (record, 2, names[i], "a-2");
      check_round_trip (record);
    }
}

static void
test_names_refused (void)
{
  static const char *const names[] = {
    "", " ", " x", "x ", "x\t", "a\nb", "a\rb", "a\033[31mb", "\x7f", "\xc2\x85", "\xe2\x80\xa8",
    "\xe2\x80\xaeright to left", "\xe2\x81\xa6isolated", "\xff", "\xc0\x80", "\xed\xa0\x80",
    "\xc2\xa0x",
  };
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (harena_record_name_is_valid (names[i]));

  for (int i = 0; i < HARENA_RECORD_NAME_MAX; i++)
    g_string_append (name, "ß");
  g_assert_true (harena_record_name_is_valid (name->str));
  g_string_append (name, "x");
  g_assert_false (harena_record_name_is_valid (name->str));
}

static void
test_players (void)
{
  g_assert_true (harena_record_player_is_valid ("person"));
  g_assert_true (harena_record_player_is_valid ("level-3"));
  g_assert_true (harena_record_player_is_valid ("0123456789abcdef"));
  g_assert_false (harena_record_player_is_valid ("0123456789abcdefg"));
  g_assert_false (harena_record_player_is_valid (""));
  g_assert_false (harena_record_player_is_valid ("Person"));
  g_assert_false (harena_record_player_is_valid ("a b"));
  g_assert_false (harena_record_player_is_valid ("a\n"));
  g_assert_false (harena_record_player_is_valid ("é"));
}

/* What is missing is as in the edition; so says harena(5). */
static void
test_missing_option (void)
{
  static const char head[] = "[Harena]\nVersion=1\nGame=clash\nEdition=german\nSeed=1\n";
  static const char seats[] =
    "[Seat 1]\nName=A\nPlayer=person\n[Seat 2]\nName=B\nPlayer=person\n[Moves]\n";
  HarenaSetup       german;

  harena_setup_init (&german, &clash_game, harena_find_edition (&clash_game, "german"), 2);
  for (int option = 0; option < clash_game.n_options; option++)
    {
      const HarenaOption      *named = &clash_game.options[option];
      g_autofree char         *text = g_strdup_printf ("%s[Options]\n%s=%s\n%s", head, named->key,
                                                       named->values[german.options[option]], seats);
      g_autoptr (HarenaRecord) record = sample_parse (text);

      g_assert_cmpmem (&record->setup, sizeof german, &german, sizeof german);
      check_round_trip (record);
    }
}

int
main (int   argc,
      char *argv[])
{
  sample_init (&argc, &argv);

  g_test_add_func ("/record/round-trip/clash", test_clash);
  g_test_add_func ("/record/round-trip/morra", test_morra);
  g_test_add_func ("/record/round-trip/options", test_options);
  g_test_add_func ("/record/round-trip/missing-option", test_missing_option);
  g_test_add_func ("/record/round-trip/no-options", test_no_options);
  g_test_add_func ("/record/round-trip/no-moves", test_no_moves);
  g_test_add_func ("/record/round-trip/text", test_text);
  g_test_add_func ("/record/round-trip/defaults", test_defaults);
  g_test_add_func ("/record/round-trip/colours", test_colours);
  g_test_add_func ("/record/round-trip/colours-named", test_colours_named);
  g_test_add_func ("/record/round-trip/names", test_names);
  g_test_add_func ("/record/round-trip/names-refused", test_names_refused);
  g_test_add_func ("/record/round-trip/players", test_players);

  return g_test_run ();
}
