/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices as the record names them: the page's forms, and each choice written in one way only. */

#include "stage.h"

#include <string.h>

#define DOUBLED(province) ((province + 1u) << 12)

static void
test_each_form (void)
{
  static const struct
  {
    HarenaMove  move;
    const char *text;
  } forms[] = {
    { 1 << 0 | 1 << 3 | 1 << 4, "choose africa gallia asia" },
    { 1 << 0 | 1 << 3 | 1 << 8 | DOUBLED (3), "choose bread gallia africa" },
    { 1 << 0 | 1 << 3 | 1 << 8 | DOUBLED (0), "choose bread africa gallia" },
    { 1 << 0 | 1 << 3 | 1 << 9, "choose africa gallia ear" },
    { 1 << 3 | 1 << 8 | 1 << 9 | DOUBLED (3), "choose bread gallia ear" },
    { 1 << 0 | 1 << 3 | 1 << 8, "choose africa gallia bread" },
    { 1 << 0 | 1 << 8 | 1 << 9, "choose africa ear bread" },
    { 1 << 8 | 1 << 9, "choose ear bread" },
    { 1 << 8, "choose bread" },
    { 1 << 9, "choose ear" },
    { 1 << 10, "choose oracle" },
    { 0, "choose nothing" },
    { 1 << 1 | 1 << 2 | 1 << 5, "choose syria illyricum hispania" },
    { 1 << 6 | 1 << 7 | 1 << 8 | DOUBLED (7), "choose bread aegyptus macedonia" },
  };
  ImperiumPosition position;

  stage (&position, 2);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      char       text[HARENA_MOVE_TEXT_MAX];
      HarenaMove move = ~0u;

      imperium_game.write_move (&position, forms[i].move, HARENA_SEES_ALL, text);
      g_assert_cmpstr (text, ==, forms[i].text);
      g_assert_true (imperium_game.read_move (&position, forms[i].text, &move, NULL));
      g_assert_cmphex (move, ==, forms[i].move);
    }
}

/* Whatever number stands for cards can be written, read again, and stands for no other. */
static void
test_every_choice_there_and_back (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ImperiumPosition       position;
  int                    n_choices = 0;

  stage (&position, 2);
  for (HarenaMove move = 0; move < 1u << 17; move++)
    {
      char       text[HARENA_MOVE_TEXT_MAX];
      HarenaMove back = ~move;

      if (!imperium_is_choice (move))
        continue;
      n_choices++;
      imperium_game.write_move (&position, move, HARENA_SEES_ALL, text);
      g_assert_true (g_hash_table_add (texts, g_strdup (text)));
      g_assert_true (imperium_game.read_move (&position, text, &back, NULL));
      g_assert_cmphex (back, ==, move);
    }

  /* Any set of eleven cards, and with Bread as often again as it has provinces: 4 sets of Ear and
   * Oracle, 8 provinces, each with any of the 7 others. */
  g_assert_cmpint (n_choices, ==, 2048 + 4 * 8 * 128);
}

/* Of all ways to write three cards or fewer, one is right for each choice. */
static void
test_one_way_only (void)
{
  static const char *const words[] = { "africa", "syria", "illyricum", "gallia", "asia",
                                       "hispania", "macedonia", "aegyptus", "bread", "ear" };
  ImperiumPosition         position;
  int                      n_read = 0;

  stage (&position, 2, "oracle 1");
  for (int a = 0; a < 10; a++)
    for (int b = 0; b < 10; b++)
      for (int c = 0; c < 10; c++)
        {
          g_autofree char *text = g_strdup_printf ("choose %s %s %s", words[a], words[b], words[c]);
          HarenaMove       move;
          HarenaReason     reason;

          if (!imperium_game.read_move (&position, text, &move, &reason))
            continue;
          g_assert_true (harena_check (&imperium_game, &position, move, NULL));
          n_read++;
        }
  g_assert_cmpint (n_read, ==, 184);
}

static void
try_text (const ImperiumPosition *position,
          const char             *text)
{
  HarenaMove   move;
  HarenaReason reason = { .sentence = "" };
  char         again[HARENA_MOVE_TEXT_MAX];

  if (!imperium_game.read_move (position, text, &move, &reason))
    {
      g_assert_cmpstr (reason.sentence, !=, "");
      return;
    }
  g_assert_true (imperium_is_choice (move));
  imperium_game.write_move (position, move, HARENA_SEES_ALL, again);
  g_assert_cmpstr (again, ==, text);
}

/* Somebody wrote the file by hand, or meant harm. */
static void
test_hostile_text (void)
{
  static const char *const pieces[] = { "choose", "africa", "aegyptus", "bread", "ear", "oracle",
                                        "nothing", "?", "%s", "%n", "", "\n", "\xff\xfe", "Africa",
                                        "africa\t", "macedoniaa", "choose?" };
  ImperiumPosition         position;
  HarenaRandom             random;

  harena_random_seed (&random, 5);
  stage (&position, 2);
  for (int i = 0; i < 50000; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 4 > 0 ? "choose" : "");
      int                 n_pieces = harena_random_below (&random, 16);

      for (int j = 0; j < n_pieces; j++)
        g_string_append_printf (text, "%s%s", i % 3 > 0 || j > 0 ? " " : "",
                                pieces[harena_random_below (&random, G_N_ELEMENTS (pieces))]);
      try_text (&position, text->str);
    }
  for (int length = 0; length < 3000; length += 7)
    {
      g_autofree char *letters = g_strnfill (length, 'c');
      g_autofree char *spaces = g_strnfill (length, ' ');

      try_text (&position, letters);
      try_text (&position, spaces);
    }
}

/* Every letter of a good text, changed, left out or put twice. */
static void
test_mistyped_text (void)
{
  static const char good[] = "choose bread hispania aegyptus";
  ImperiumPosition  position;

  stage (&position, 2);
  for (guint at = 0; at < sizeof good - 1; at++)
    {
      for (int letter = 1; letter < 256; letter++)
        {
          g_autofree char *text = g_strdup (good);

          text[at] = letter;
          try_text (&position, text);
        }
      g_autofree char *shorter = g_strdup_printf ("%.*s%s", (int) at, good, good + at + 1);
      g_autofree char *longer = g_strdup_printf ("%.*s%s", (int) at + 1, good, good + at);
      try_text (&position, shorter);
      try_text (&position, longer);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/notation/each-form", test_each_form);
  g_test_add_func ("/imperium/notation/every-choice-there-and-back",
                   test_every_choice_there_and_back);
  g_test_add_func ("/imperium/notation/one-way-only", test_one_way_only);
  g_test_add_func ("/imperium/notation/hostile-text", test_hostile_text);
  g_test_add_func ("/imperium/notation/mistyped-text", test_mistyped_text);

  return g_test_run ();
}
