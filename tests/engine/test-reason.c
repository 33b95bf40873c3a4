/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reasons: words are cut and cleaned, sentences are translated and filled in. */

#include "reason.h"

#include <glib.h>
#include <string.h>

static int n_translated;

static const char *
translate_cb (const char *sentence)
{
  n_translated++;
  if (strcmp (sentence, "%s is not beside %s") == 0)
    return "neben %2$s ist nicht %1$s";
  return "?";
}

static void
assert_written (const HarenaReason *reason,
                const char         *expected)
{
  char text[HARENA_REASON_TEXT_MAX];

  harena_reason_write (reason, NULL, text, sizeof text);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_words (void)
{
  HarenaReason reason;

  harena_reason_set (&reason, "nothing to fill in", NULL, NULL, NULL);
  assert_written (&reason, "nothing to fill in");
  harena_reason_set (&reason, "%s is alone", "b2", NULL, NULL);
  assert_written (&reason, "b2 is alone");
  harena_reason_set (&reason, "%s is not beside %s", "b2", "c3", NULL);
  assert_written (&reason, "b2 is not beside c3");
  harena_reason_set (&reason, "%s, %s and %s", "a1", "a2", "a3");
  assert_written (&reason, "a1, a2 and a3");
}

static void
test_words_are_copied (void)
{
  HarenaReason reason;
  char         word[] = "b2";

  harena_reason_set (&reason, "%s is alone", word, NULL, NULL);
  word[0] = 'x';
  assert_written (&reason, "b2 is alone");
}

static void
test_nobody_asks (void)
{
  harena_reason_set (NULL, "%s is alone", "b2", NULL, NULL);
}

static void
test_translated (void)
{
  HarenaReason reason;
  char         text[HARENA_REASON_TEXT_MAX];

  harena_reason_set (&reason, "%s is not beside %s", "b2", "c3", NULL);
  harena_reason_write (&reason, translate_cb, text, sizeof text);
  g_assert_cmpstr (text, ==, "neben c3 ist nicht b2");
}

/* gettext () answers the empty sentence with the head of its catalogue. */
static void
test_empty_is_not_translated (void)
{
  HarenaReason reason;
  char         text[HARENA_REASON_TEXT_MAX] = "x";

  n_translated = 0;
  harena_reason_set (&reason, "", NULL, NULL, NULL);
  harena_reason_write (&reason, translate_cb, text, sizeof text);
  g_assert_cmpstr (text, ==, "");
  g_assert_cmpint (n_translated, ==, 0);
}

static void
assert_word (const char *word,
             const char *expected)
{
  HarenaReason reason;

  for (int i = 0; i < HARENA_REASON_WORDS; i++)
    {
      harena_reason_set (&reason, "%s%s%s", i == 0 ? word : NULL, i == 1 ? word : NULL,
                         i == 2 ? word : NULL);
      assert_written (&reason, expected);
    }
}

static void
test_long_word_is_cut (void)
{
  g_assert_cmpint (HARENA_REASON_WORD_MAX, ==, 32);
  assert_word ("0123456789012345678901234567890", "0123456789012345678901234567890");
  assert_word ("01234567890123456789012345678901", "0123456789012345678901234567890");
  assert_word ("012345678901234567890123456789012345", "0123456789012345678901234567890");
}

/* Between characters, not within one. */
static void
test_long_word_is_cut_whole (void)
{
  assert_word ("01234567890123456789012345678é9", "01234567890123456789012345678é");
  assert_word ("012345678901234567890123456789é", "012345678901234567890123456789");
  assert_word ("0123456789012345678901234567890é", "0123456789012345678901234567890");
  assert_word ("012345678901234567890123456789€", "012345678901234567890123456789");
  assert_word ("01234567890123456789012345678€", "01234567890123456789012345678");
  assert_word ("0123456789012345678901234567€x", "0123456789012345678901234567€");
  assert_word ("0123456789012345678901234567𝄞x", "0123456789012345678901234567");
}

static void
test_control_characters (void)
{
  assert_word ("a\nb\tc\033[1m\177", "a?b?c?[1m?");
}

/* Words are never taken for sentences. */
static void
test_percent_in_a_word (void)
{
  assert_word ("%s%n%100000d", "%s%n%100000d");
}

static void
test_small_room (void)
{
  HarenaReason reason;
  char         text[8] = "1234567";

  harena_reason_set (&reason, "%s is not beside %s", "b2", "c3", NULL);
  harena_reason_write (&reason, NULL, text, 6);
  g_assert_cmpstr (text, ==, "b2 is");
  g_assert_cmpint (text[6], ==, '7');
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reason/words", test_words);
  g_test_add_func ("/reason/words-are-copied", test_words_are_copied);
  g_test_add_func ("/reason/nobody-asks", test_nobody_asks);
  g_test_add_func ("/reason/translated", test_translated);
  g_test_add_func ("/reason/empty-is-not-translated", test_empty_is_not_translated);
  g_test_add_func ("/reason/long-word-is-cut", test_long_word_is_cut);
  g_test_add_func ("/reason/long-word-is-cut-whole", test_long_word_is_cut_whole);
  g_test_add_func ("/reason/control-characters", test_control_characters);
  g_test_add_func ("/reason/percent-in-a-word", test_percent_in_a_word);
  g_test_add_func ("/reason/small-room", test_small_room);

  return g_test_run ();
}
