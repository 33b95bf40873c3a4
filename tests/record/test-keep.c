/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What we do not understand, and what a person has noted, is still there when we write again. */

#include "samples.h"

#include <string.h>

static const char annotated[] =
  "# Anna's first game.\n"
  "\n"
  "[Harena]\n"
  "Version=1\n"
  "Game=clash\n"
  "# The table agreed on this.\n"
  "Edition=german\n"
  "Seed=18446744073709551615\n"
  "Started=2031-05-01 20:15\n"
  "\n"
  "[Clock]\n"
  "Minutes=30\n"
  "Note=two\\nlines, a \\\\ and 100%\n"
  "Note[it]=due righe\n"
  "\n"
  "[Seat 2]\n"
  "Name=Bruno\n"
  "Player=person\n"
  "\n"
  "[Seat 1]\n"
  "Banner=red\n"
  "Name=Anna\n"
  "Player=person\n"
  "\n"
  "[Moves]\n"
  "1=enter b2 sword\n"
  "# A bold beginning!\n"
  "2=enter c3 net\n"
  "3=enter d1 spear\n"
  "\n"
  "# Here we had supper.\n"
  "4=enter e1 trident\n"
  "\n"
  "[Thoughts]\n"
  "2=too close\n";

static void
test_same (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (annotated);
  g_autofree char         *text = harena_record_to_text (record, NULL);

  g_assert_cmpstr (text, ==, annotated);
  g_assert_cmpstr (record->seats[0].name, ==, "Anna");
  g_assert_cmpstr (record->seats[1].name, ==, "Bruno");
  g_assert_cmpuint (record->seed, ==, G_MAXUINT64);
  g_assert_cmpuint (record->setup.options[0], ==, 1);
}

/* A move is taken back, and another played: the rest of the file does not change. */
static void
test_other_move (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (annotated);
  g_autofree char         *changed = sample_replace (annotated, "e1 trident", "e1 net");
  g_autoptr (HarenaRecord) other = sample_parse (changed);
  g_autofree char         *text = NULL;

  g_array_index (record->moves, HarenaMove, 3) = g_array_index (other->moves, HarenaMove, 3);
  text = harena_record_to_text (record, NULL);
  g_assert_cmpstr (text, ==, changed);
}

static void
test_fewer_moves (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (annotated);
  g_autoptr (HarenaRecord) again = NULL;
  g_autofree char         *text = NULL;

  g_array_set_size (record->moves, 1);
  text = harena_record_to_text (record, NULL);
  g_assert_nonnull (strstr (text, "\n1=enter b2 sword\n# A bold beginning!\n\n# Here we had"));
  g_assert_null (strstr (text, "\n2=enter"));
  g_assert_null (strstr (text, "\n3="));
  g_assert_null (strstr (text, "\n4="));
  g_assert_nonnull (strstr (text, "\n2=too close\n"));

  again = sample_parse (text);
  sample_assert_equal (record, again);

  g_clear_pointer (&text, g_free);
  g_array_set_size (record->moves, 0);
  text = harena_record_to_text (record, NULL);
  g_assert_nonnull (strstr (text, "\n[Moves]\n# A bold"));
  g_assert_null (strstr (text, "enter"));
}

static void
test_more_moves (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (annotated);
  g_autoptr (HarenaRecord) again = NULL;
  g_autofree char         *text = NULL;
  g_autofree char         *third = NULL;

  sample_play (record, G_MAXUINT, 3);
  g_assert_cmpuint (record->moves->len, >, 100);
  text = harena_record_to_text (record, NULL);
  again = sample_parse (text);
  sample_assert_equal (record, again);
  g_assert_nonnull (strstr (text, "# Here we had supper.\n4=enter e1 trident\n"));
  g_assert_nonnull (strstr (text, "\nNote[it]=due righe\n"));

  third = harena_record_to_text (again, NULL);
  g_assert_cmpstr (text, ==, third);
}

/* A seat may be given to somebody else. */
static void
test_other_seat (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (annotated);
  g_autofree char         *expected = NULL;
  g_autofree char         *text = NULL;

  harena_record_set_seat (record, 1, "Carla", "level-9");
  text = harena_record_to_text (record, NULL);
  expected = sample_replace (annotated, "Name=Anna\nPlayer=person", "Name=Carla\nPlayer=level-9");
  g_assert_cmpstr (text, ==, expected);
}

/* Whoever gave up stands in the file, and no more when that is taken back. */
static void
test_resigned (void)
{
  const char              *text = strchr (sample_text, '\n') + 1;
  g_autofree char         *gone = sample_replace (text, "Player=level-3\n",
                                                  "Player=level-3\nResigned=3\n");
  g_autofree char         *ended = sample_replace (text, "Player=person\n",
                                                   "Player=person\nResigned=4\n");
  g_autoptr (HarenaRecord) one = sample_parse (gone);
  g_autoptr (HarenaRecord) other = sample_parse (ended);
  g_autofree char         *one_text = harena_record_to_text (one, NULL);
  g_autofree char         *other_text = harena_record_to_text (other, NULL);
  g_autofree char         *without = NULL;

  g_assert_cmpstr (one_text, ==, gone);
  g_assert_cmpstr (other_text, ==, ended);
  g_assert_cmpint (harena_record_ended_by (one, 4), ==, 0);
  g_assert_cmpint (harena_record_ended_by (other, 4), ==, 1);
  g_assert_cmpint (harena_record_ended_by (other, 3), ==, 0);

  g_assert_cmpuint (harena_record_take_back (one, 3), ==, 0);
  g_assert_cmpuint (harena_record_take_back (one, 2), ==, 1u << 1);
  g_assert_cmpstr (one->seats[1].player, ==, "person");
  g_assert_cmpuint (harena_record_take_back (other, 3), ==, 1u << 0);
  without = harena_record_to_text (other, NULL);
  g_assert_cmpstr (without, ==, text);
}

/* Colours change hands, and come into the file only where they differ from the seat's number. */
static void
test_other_colour (void)
{
  g_autofree char         *named = sample_replace (annotated, "Name=Bruno\n",
                                                   "Colour=2\nName=Bruno\n");
  g_autofree char         *expected = NULL;
  g_autofree char         *text = NULL;
  g_autofree char         *back = NULL;
  g_autoptr (HarenaRecord) record = sample_parse (named);

  text = harena_record_to_text (record, NULL);
  g_assert_cmpstr (text, ==, named);

  harena_record_set_colour (record, 2, 4);
  g_clear_pointer (&text, g_free);
  text = harena_record_to_text (record, NULL);
  expected = sample_replace (named, "Colour=2", "Colour=4");
  g_assert_cmpstr (text, ==, expected);

  harena_record_set_colour (record, 2, 2);
  back = harena_record_to_text (record, NULL);
  g_assert_cmpstr (back, ==, named);
}

/* Writing must not change the record: the same text comes out again. */
static void
test_twice (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (annotated);
  g_autofree char         *first = NULL;
  g_autofree char         *second = NULL;

  sample_play (record, 50, 1);
  first = harena_record_to_text (record, NULL);
  second = harena_record_to_text (record, NULL);
  g_assert_cmpstr (first, ==, second);
}

/* Edition and options: one of them is enough, and a person's choice between them is kept. */
static void
test_edition_or_options (void)
{
  g_autofree char         *edition = sample_replace (sample_text, "Edition=international\n", "");
  g_autofree char         *written = NULL;
  g_autoptr (HarenaRecord) only_options = sample_parse (edition);
  g_autoptr (HarenaRecord) only_edition = sample_parse (annotated);

  g_assert_nonnull (strstr (edition, "[Options]"));
  g_assert_null (strstr (annotated, "[Options]"));
  for (int i = 0; i < 5; i++)
    {
      g_assert_cmpuint (only_options->setup.options[i], ==, 0);
      g_assert_cmpuint (only_edition->setup.options[i], ==, 1);
    }

  written = harena_record_to_text (only_options, NULL);
  g_assert_cmpstr (strchr (written, '['), ==, strchr (edition, '['));
}

/* Spaces, a mark in front and the line ends of other systems are no reason to refuse. */
static void
test_loose (void)
{
  g_auto (GStrv)           lines = g_strsplit (sample_text, "\n", -1);
  g_autofree char         *joined = g_strjoinv (" \r\n", lines);
  g_autofree char         *spaced = sample_replace (joined, "1=enter", "\t1 =  enter");
  g_autofree char         *named = sample_replace (spaced, "Name=Anna", "  Name = \\sAnna ");
  g_autofree char         *text = g_strconcat ("\xef\xbb\xbf", named, NULL);
  g_autoptr (HarenaRecord) loose = sample_parse (text);
  g_autoptr (HarenaRecord) strict = sample_parse (sample_text);
  g_autoptr (HarenaRecord) again = NULL;
  g_autofree char         *written = harena_record_to_text (loose, NULL);

  sample_assert_equal (loose, strict);
  again = sample_parse (written);
  sample_assert_equal (again, strict);
  g_assert_null (strchr (written, '\r'));
}

/* The last line of a file from elsewhere may lack its end, or have half of one. */
static void
test_last_line (void)
{
  gsize                    length = strlen (sample_text);
  g_autofree char         *cut = g_strndup (sample_text, length - 1);
  g_autofree char         *half = g_strconcat (cut, "\r", NULL);
  g_autoptr (HarenaRecord) whole_record = sample_parse (sample_text);
  g_autoptr (HarenaRecord) cut_record = sample_parse (cut);
  g_autoptr (HarenaRecord) half_record = sample_parse (half);

  sample_assert_equal (whole_record, cut_record);
  sample_assert_equal (whole_record, half_record);
}

int
main (int   argc,
      char *argv[])
{
  sample_init (&argc, &argv);

  g_test_add_func ("/record/keep/same", test_same);
  g_test_add_func ("/record/keep/other-move", test_other_move);
  g_test_add_func ("/record/keep/fewer-moves", test_fewer_moves);
  g_test_add_func ("/record/keep/more-moves", test_more_moves);
  g_test_add_func ("/record/keep/other-seat", test_other_seat);
  g_test_add_func ("/record/keep/resigned", test_resigned);
  g_test_add_func ("/record/keep/other-colour", test_other_colour);
  g_test_add_func ("/record/keep/twice", test_twice);
  g_test_add_func ("/record/keep/edition-or-options", test_edition_or_options);
  g_test_add_func ("/record/keep/loose", test_loose);
  g_test_add_func ("/record/keep/last-line", test_last_line);

  return g_test_run ();
}
