/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that was cut off, at every byte: refused, or a game that is shorter and legal. */

#include "samples.h"

#include "clash/clash.h"
#include "morra.h"

#include <string.h>

/* How many whole moves stand before the cut; -1 if there is not even the group. in_line: whether
 * the cut is inside the line of another. */
static int
count_moves (const char *text,
             gsize       length,
             gboolean   *in_line)
{
  static const char group[] = "\n[Moves]";
  const char       *moves = strstr (text, group) + strlen (group);
  const char       *end = text + length;
  int               n_moves = 0;

  *in_line = FALSE;
  if (end < moves)
    return -1;

  /* Each line begins with the end of the one before. */
  for (const char *line = moves; line < end && line[1] != '\0';)
    {
      const char *line_end = strchr (line + 1, '\n');

      *in_line = end > line + 1 && end < line_end;
      n_moves += end >= line_end;
      line = line_end;
    }

  return n_moves;
}

static void
check_cut (const HarenaRecord *record,
           const char         *text,
           gsize               length)
{
  gboolean                 in_line;
  int                      n_moves = count_moves (text, length, &in_line);
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) cut = harena_record_parse (sample_games, text, length, &error);

  if (cut == NULL)
    {
      g_assert_true (error->domain == HARENA_RECORD_ERROR);
      g_assert_cmpstr (error->message, !=, "");
      g_assert_true (n_moves < 0 || in_line);
      return;
    }

  /* A line that was cut may still be a move: "attack b2 c2 d2" becomes "attack b2 c2". */
  g_assert_no_error (error);
  g_assert_cmpint (cut->moves->len, ==, n_moves + in_line);
  g_assert_cmpmem (cut->moves->data, n_moves * sizeof (HarenaMove),
                   record->moves->data, n_moves * sizeof (HarenaMove));
}

static void
check_every_cut (const HarenaGame *game,
                 int               edition,
                 int               seats)
{
  HarenaSetup              setup;
  gsize                    length;
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree char         *text = NULL;

  harena_setup_init (&setup, game, edition, seats);
  record = sample_game (game, &setup, 12);
  text = harena_record_to_text (record, &length);
  for (gsize i = 0; i <= length; i++)
    check_cut (record, text, i);
}

static void
test_clash (void)
{
  check_every_cut (&clash_game, 0, 2);
  check_every_cut (&clash_game, 1, 3);
}

static void
test_morra (void)
{
  check_every_cut (&morra_game, 0, 2);
  check_every_cut (&morra_game, 1, 2);
}

/* Any line taken out, doubled or changed with the next: the numbers of the moves tell. */
static void
check_lines (const char *text,
             void      (*mend) (GPtrArray *lines,
                                guint      line))
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean       in_moves = FALSE;
  guint          n_lines = g_strv_length (lines);

  /* The last two are the last line and the nothing behind it. */
  for (guint i = 0; i + 2 < n_lines; i++)
    {
      g_autoptr (GPtrArray) changed = g_ptr_array_new ();
      g_autofree char      *joined = NULL;

      if (in_moves)
        {
          for (guint j = 0; j <= n_lines; j++)
            g_ptr_array_add (changed, lines[j]);
          mend (changed, i);
          joined = g_strjoinv ("\n", (char **) changed->pdata);
          sample_assert_refused (joined, -1, HARENA_RECORD_ERROR_MOVE, NULL);
        }
      in_moves |= strcmp (lines[i], "[Moves]") == 0;
    }
}

static void
take_out (GPtrArray *lines,
          guint      line)
{
  g_ptr_array_remove_index (lines, line);
}

static void
double_line (GPtrArray *lines,
             guint      line)
{
  g_ptr_array_insert (lines, line, lines->pdata[line]);
}

static void
swap (GPtrArray *lines,
      guint      line)
{
  void *first = lines->pdata[line];

  lines->pdata[line] = lines->pdata[line + 1];
  lines->pdata[line + 1] = first;
}

static void
test_lines (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree char         *text = NULL;

  harena_setup_init (&setup, &clash_game, 0, 4);
  record = sample_game (&clash_game, &setup, 5);
  text = harena_record_to_text (record, NULL);
  check_lines (text, take_out);
  check_lines (text, double_line);
  check_lines (text, swap);
}

int
main (int   argc,
      char *argv[])
{
  sample_init (&argc, &argv);

  g_test_add_func ("/record/truncate/clash", test_clash);
  g_test_add_func ("/record/truncate/morra", test_morra);
  g_test_add_func ("/record/truncate/lines", test_lines);

  return g_test_run ();
}
