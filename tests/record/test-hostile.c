/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that somebody made to do harm, or that are no records at all. */

#include "samples.h"

#include "clash/clash.h"

#include <string.h>

/* A sample with so many bytes of one kind at its end. */
static char *
pad (char  byte,
     gsize n_bytes)
{
  g_autofree char *padding = g_strnfill (n_bytes, byte);

  return g_strconcat (sample_text, padding, NULL);
}

/* Neither a control character, nor a line break, nor one that turns the direction of writing. */
static gboolean
is_harmless (gunichar character)
{
  return character >= 0x20
         && !(character >= 0x7f && character <= 0x9f)
         && !(character >= 0x2028 && character <= 0x202e)
         && !(character >= 0x2066 && character <= 0x2069);
}

/* Whatever it is, it is refused in a sentence that can be printed, or it can be written and read
 * again. */
static void
check_survives (const char *text,
                gsize       length)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = harena_record_parse (sample_games, text, length, &error);
  g_autoptr (HarenaRecord) again = NULL;
  g_autofree char         *written = NULL;

  if (record == NULL)
    {
      g_assert_true (error->domain == HARENA_RECORD_ERROR);
      g_assert_cmpuint (strlen (error->message), >, 0);
      g_assert_cmpuint (strlen (error->message), <, 600);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      for (const char *c = error->message; *c != '\0'; c = g_utf8_next_char (c))
        if (!is_harmless (g_utf8_get_char (c)))
          g_error ("a control character in “%s”", error->message);
      return;
    }

  g_assert_no_error (error);
  written = harena_record_to_text (record, NULL);
  again = sample_parse (written);
  sample_assert_equal (record, again);
}

static void
test_bytes (void)
{
  gsize                    room = HARENA_RECORD_BYTES_MAX - strlen (sample_text);
  g_autofree char         *full = pad ('#', room);
  g_autofree char         *over = pad ('#', room + 1);
  g_autoptr (HarenaRecord) record = sample_parse (full);

  g_assert_cmpuint (record->moves->len, ==, 4);
  sample_assert_refused (over, -1, HARENA_RECORD_ERROR_SIZE,
                         "the file has more than 1048576 bytes, too many for a game");
}

static void
test_lines (void)
{
  /* The sample has 27 lines. */
  g_autofree char         *full = pad ('\n', HARENA_RECORD_LINES_MAX - 27);
  g_autofree char         *over = pad ('\n', HARENA_RECORD_LINES_MAX - 26);
  g_autoptr (HarenaRecord) record = sample_parse (full);

  g_assert_cmpuint (record->moves->len, ==, 4);
  sample_assert_refused (over, -1, HARENA_RECORD_ERROR_SIZE,
                         "the file has more than 65536 lines, too many for a game");
}

static void
add_groups (GString *text,
            int      n_groups)
{
  for (int i = 0; i < n_groups; i++)
    g_string_append_printf (text, "[%d]\n", i);
}

static void
test_groups (void)
{
  /* The sample has 5 groups and, without its moves, 13 keys. */
  g_autoptr (GString)      text = g_string_new (sample_text);
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree char         *written = NULL;
  g_autoptr (HarenaRecord) again = NULL;

  add_groups (text, HARENA_RECORD_KEYS_MAX - 18);
  record = sample_parse (text->str);
  written = harena_record_to_text (record, NULL);
  again = sample_parse (written);
  sample_assert_equal (record, again);

  g_string_append (text, "[one too many]\n");
  sample_assert_refused (text->str, -1, HARENA_RECORD_ERROR_SIZE,
                         "line 522: the file has too many groups and keys for a game");
}

static void
test_keys (void)
{
  g_autoptr (GString) text = g_string_new (sample_text);

  add_groups (text, 1);
  for (int i = 0; i < HARENA_RECORD_KEYS_MAX - 18; i++)
    g_string_append_printf (text, "%d=%d\n", i, i);
  sample_assert_refused (text->str, -1, HARENA_RECORD_ERROR_SIZE,
                         "line 522: the file has too many groups and keys for a game");
}

/* Counted before the first of them is played. */
static void
test_moves (void)
{
  g_autofree char    *head = g_strndup (sample_text,
                                        strstr (sample_text, "1=enter") - sample_text);
  g_autoptr (GString) text = g_string_new (head);

  for (int i = 1; i <= HARENA_RECORD_MOVES_MAX; i++)
    g_string_append_printf (text, "%d=pass\n", i);
  sample_assert_refused (text->str, -1, HARENA_RECORD_ERROR_MOVE,
                         "line 24: move 1, pass: now a gladiator enters the arena");

  g_string_append (text, "20001=pass\n");
  sample_assert_refused (text->str, -1, HARENA_RECORD_ERROR_SIZE,
                         "line 20024: a game has at most 20000 moves");
}

/* "Ez" and "FY" have the same g_str_hash (), so these keys would make a hash table very slow. */
static void
test_collisions (void)
{
  g_autofree char    *head = g_strndup (sample_text,
                                        strstr (sample_text, "1=enter") - sample_text);
  g_autoptr (GString) text = g_string_new (head);

  g_assert_cmpuint (g_str_hash ("Ez"), ==, g_str_hash ("FY"));
  for (int i = 0; i < 1 << 14; i++)
    {
      for (int bit = 0; bit < 14; bit++)
        g_string_append (text, i >> bit & 1 ? "Ez" : "FY");
      g_string_append (text, "=\n");
    }
  sample_assert_refused (text->str, -1, HARENA_RECORD_ERROR_MOVE,
                         "line 24: move 1 is expected here, not “FYFYFYFYFYFYFYFYFYFYFYFYFYFY”");
}

static void
test_endless_line (void)
{
  static const char *const beginnings[] = {
    "", "[", "#", "x=", "[Moves]\n1=", "[Harena]\nVersion=", "[Harena]\nVersion=1\nGame=",
    "[Harena]\nVersion=1\nGame=clash\nSeed=",
  };
  static const char bytes[] = "1 x=[]\\%\t.\"";

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    for (guint j = 0; bytes[j] != '\0'; j++)
      {
        g_autofree char *rest = g_strnfill (HARENA_RECORD_BYTES_MAX - 100, bytes[j]);
        g_autofree char *text = g_strconcat (beginnings[i], rest, NULL);

        check_survives (text, strlen (text));
      }
}

/* A value that we do not understand may be as long as a file. */
static void
test_long_value (void)
{
  g_autofree char         *long_value = g_strnfill (HARENA_RECORD_BYTES_MAX / 2, 'x');
  g_autofree char         *to = g_strconcat ("Seed=42\nSong=", long_value, NULL);
  g_autofree char         *text = sample_replace (sample_text, "Seed=42", to);
  g_autoptr (HarenaRecord) record = sample_parse (text);
  g_autofree char         *written = harena_record_to_text (record, NULL);

  /* Not g_assert_cmpstr (), which would print all of it. */
  g_assert_true (strcmp (strchr (written, '['), strchr (text, '[')) == 0);
}

static void
test_zero_bytes (void)
{
  gsize length = strlen (sample_text);

  for (gsize i = 0; i <= length; i++)
    {
      g_autofree char *text = g_malloc (length + 1);

      memcpy (text, sample_text, i);
      text[i] = '\0';
      memcpy (text + i + 1, sample_text + i, length - i);
      sample_assert_refused (text, length + 1, HARENA_RECORD_ERROR_SYNTAX, NULL);
    }
}

static void
test_not_utf8 (void)
{
  static const char *const bytes[] = {
    "\x80", "\xff", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82",
    "\xf0\x9f\xa6",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bytes); i++)
    {
      g_autofree char *name = g_strconcat ("Name=", bytes[i], NULL);
      g_autofree char *comment = g_strconcat ("# ", bytes[i], NULL);
      g_autofree char *in_name = sample_replace (sample_text, "Name=Anna", name);
      g_autofree char *in_comment = sample_replace (sample_text, "# Line", comment);

      sample_assert_refused (in_name, -1, HARENA_RECORD_ERROR_SYNTAX,
                             "line 16: the text is not UTF-8");
      sample_assert_refused (in_comment, -1, HARENA_RECORD_ERROR_SYNTAX,
                             "line 1: the text is not UTF-8");
    }
}

static void
test_utf16 (void)
{
  gsize            length;
  g_autofree char *text = g_convert (sample_text, -1, "UTF-16", "UTF-8", NULL, &length, NULL);

  g_assert_nonnull (text);
  sample_assert_refused (text, length, HARENA_RECORD_ERROR_SYNTAX, NULL);
}

static void
test_binary (void)
{
  HarenaRandom random;

  harena_random_seed (&random, 2);
  for (int i = 0; i < 2000; i++)
    {
      char  bytes[512];
      gsize length = harena_random_below (&random, sizeof bytes);

      for (gsize j = 0; j < length; j++)
        bytes[j] = harena_random_below (&random, 256);
      sample_assert_refused (bytes, length, HARENA_RECORD_ERROR_SYNTAX, NULL);
    }
}

/* One byte of a real game changed to any other. Most changes are refused; some only change a name
 * or a comment, or make another game that is legal too. */
static void
test_one_byte (void)
{
  gsize            length = strlen (sample_text);
  g_autofree char *text = g_strdup (sample_text);

  for (gsize i = 0; i < length; i++)
    {
      for (int byte = 0; byte < 256; byte++)
        {
          text[i] = byte;
          check_survives (text, length);
        }
      text[i] = sample_text[i];
    }
}

static void
test_many_bytes (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree char         *text = NULL;
  g_autofree char         *changed = NULL;
  gsize                    length;
  HarenaRandom             random;

  harena_setup_init (&setup, &clash_game, 1, 2);
  record = sample_game (&clash_game, &setup, 4);
  text = harena_record_to_text (record, &length);
  changed = g_malloc (length);
  harena_random_seed (&random, 3);

  for (int i = 0; i < 2000; i++)
    {
      memcpy (changed, text, length);
      for (int j = harena_random_below (&random, 3); j >= 0; j--)
        changed[harena_random_below (&random, length)]
          = text[harena_random_below (&random, length)];
      check_survives (changed, length);
    }
}

/* What a file says must not reach a terminal as anything but text. */
static void
test_quotes (void)
{
  g_autofree char *turned = sample_replace (sample_text, "Game=clash", "Game=\u202ehsalc\u2028x");
  g_autofree char *format = sample_replace (sample_text, "Game=clash", "Game=%s%n%*d");
  g_autofree char *filler = g_strnfill (100000, 'y');
  g_autofree char *to = g_strconcat ("Game=", filler, NULL);
  g_autofree char *endless = sample_replace (sample_text, "Game=clash", to);

  sample_assert_refused (turned, -1, HARENA_RECORD_ERROR_GAME,
                         "line 4: there is no game “?hsalc?x”");
  sample_assert_refused (format, -1, HARENA_RECORD_ERROR_GAME,
                         "line 4: there is no game “%s%n%*d”");
  sample_assert_refused (endless, -1, HARENA_RECORD_ERROR_GAME,
                         "line 4: there is no game "
                         "“yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…”");
}

/* A reason has words of the move in it, and they are no safer than the rest of the file. */
static void
test_reasons (void)
{
  static const char *const marks[] = {
    "\302\205", "\302\233", "\302\235", "\u2028", "\u2029", "\u202a", "\u202e", "\u2066",
    "\u2069", "\177", "\033",
  };
  static const char *const moves[] = {
    "1=%s", "1=enter %s2J sword", "1=enter b2 %ssword", "1=enter b2 sword %s", "1=%senter b2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    for (guint j = 0; j < G_N_ELEMENTS (moves); j++)
      {
        g_auto (GStrv)   halves = g_strsplit (moves[j], "%s", 2);
        g_autofree char *move = g_strjoinv (marks[i], halves);
        g_autofree char *head = g_strndup (sample_text,
                                           strstr (sample_text, "1=enter") - sample_text);
        g_autofree char *text = g_strconcat (head, move, "\n", NULL);

        check_survives (text, strlen (text));
      }
}

int
main (int   argc,
      char *argv[])
{
  sample_init (&argc, &argv);

  g_test_add_func ("/record/hostile/bytes", test_bytes);
  g_test_add_func ("/record/hostile/lines", test_lines);
  g_test_add_func ("/record/hostile/groups", test_groups);
  g_test_add_func ("/record/hostile/keys", test_keys);
  g_test_add_func ("/record/hostile/moves", test_moves);
  g_test_add_func ("/record/hostile/collisions", test_collisions);
  g_test_add_func ("/record/hostile/endless-line", test_endless_line);
  g_test_add_func ("/record/hostile/long-value", test_long_value);
  g_test_add_func ("/record/hostile/zero-bytes", test_zero_bytes);
  g_test_add_func ("/record/hostile/not-utf8", test_not_utf8);
  g_test_add_func ("/record/hostile/utf16", test_utf16);
  g_test_add_func ("/record/hostile/binary", test_binary);
  g_test_add_func ("/record/hostile/one-byte", test_one_byte);
  g_test_add_func ("/record/hostile/many-bytes", test_many_bytes);
  g_test_add_func ("/record/hostile/quotes", test_quotes);
  g_test_add_func ("/record/hostile/reasons", test_reasons);

  return g_test_run ();
}
