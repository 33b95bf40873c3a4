/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences made of what errors say. */

#include "widgets/sentence.h"

static void
test_sentences (void)
{
  static const struct
  {
    const char *text;
    const char *sentence;
  } cases[] = {
    { "the game is over", "The game is over." },
    { "It is whole already.", "It is whole already." },
    { "really?", "Really?" },
    { "über das Ende hinaus", "Über das Ende hinaus." },
    { "“a.harena” cannot be saved: no", "“a.harena” cannot be saved: no." },
    { "it says “no.”", "It says “no.”" },
    { "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = harena_sentence (cases[i].text);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_capital (void)
{
  g_autofree char *words = harena_capital (g_strdup ("öde"));
  g_autofree char *none = harena_capital (g_strdup (""));

  g_assert_cmpstr (words, ==, "Öde");
  g_assert_cmpstr (none, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/sentence/whole", test_sentences);
  g_test_add_func ("/ui/sentence/capital", test_capital);

  return g_test_run ();
}
