/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track: rows, borders, sections, the finish, and the way to it (M2 to M6, M10). */

#include "circus/track.h"

#include <glib.h>
#include <string.h>

static int
at (const char *name)
{
  int hex = circus_read_hex (name);

  g_assert_cmpint (hex, !=, CIRCUS_NOWHERE);
  return hex;
}

/* The table of the page. */
static void
test_rows (void)
{
  static const int lengths[] = { 16, 17, 18, 19, 20, 21, 20, 19, 18, 17, 16 };
  static const int firsts[] = { 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5 };
  int              hex = 0;

  for (int row = 0; row < CIRCUS_N_ROWS; row++)
    for (int number = 1; number <= lengths[row]; number++, hex++)
      {
        g_autofree char *name = g_strdup_printf ("%c%d", 'a' + row, number);
        char             written[CIRCUS_HEX_NAME];

        g_assert_cmpint (circus_hexes[hex].row, ==, row);
        g_assert_cmpint (circus_hexes[hex].number, ==, number);
        g_assert_cmpint (circus_hexes[hex].x, ==, firsts[row] + 2 * (number - 1));
        g_assert_cmpint (circus_read_hex (name), ==, hex);
        circus_write_hex (hex, written);
        g_assert_cmpstr (written, ==, name);
      }
  g_assert_cmpint (hex, ==, CIRCUS_N_HEXES);
}

static void
test_no_such_hex (void)
{
  static const char *const names[] = { "", "a", "a0", "a01", "a17", "f22", "k17", "l1", "A1", "1a",
                                       "a1 ", "a1x", "f210", "f-1", "e99", "g999999999999", "`1" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (circus_read_hex (names[i]), ==, CIRCUS_NOWHERE);
}

/* The six neighbours in numbers, as the page's second table has them. */
static void
test_neighbours_in_numbers (void)
{
  static const int by_rows[3][CIRCUS_N_DIRECTIONS] = {
    /* W, E, NW, NE, SW, SE */
    { -1, 1, -1, 0, 0, 1 },
    { -1, 1, -1, 0, -1, 0 },
    { -1, 1, 0, 1, -1, 0 },
  };
  static const int rows_on[CIRCUS_N_DIRECTIONS] = { 0, 0, -1, -1, 1, 1 };
  static const int lengths[] = { 16, 17, 18, 19, 20, 21, 20, 19, 18, 17, 16 };
  int              n_borders = 0;

  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    for (int direction = 0; direction < CIRCUS_N_DIRECTIONS; direction++)
      {
        int kind = circus_hexes[hex].row < 5 ? 0 : circus_hexes[hex].row == 5 ? 1 : 2;
        int row = circus_hexes[hex].row + rows_on[direction];
        int number = circus_hexes[hex].number + by_rows[kind][direction];
        int beside = circus_hex_beyond (hex, direction, 1);

        if (row < 0 || row >= CIRCUS_N_ROWS || number < 1 || number > lengths[row])
          {
            g_assert_cmpint (beside, ==, CIRCUS_NOWHERE);
            continue;
          }
        g_assert_cmpint (circus_hexes[beside].row, ==, row);
        g_assert_cmpint (circus_hexes[beside].number, ==, number);
        n_borders++;
      }

  g_assert_cmpint (n_borders, ==, 2 * 550);
}

static void
test_neighbours_of_the_page (void)
{
  static const struct
  {
    const char *hex;
    const char *beside[CIRCUS_N_DIRECTIONS];
  } examples[] = {
    { "e6", { "e5", "e7", "d5", "d6", "f6", "f7" } },
    { "g5", { "g4", "g6", "f5", "f6", "h4", "h5" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    for (int direction = 0; direction < CIRCUS_N_DIRECTIONS; direction++)
      g_assert_cmpint (circus_hex_beyond (at (examples[i].hex), direction, 1), ==,
                       at (examples[i].beside[direction]));
}

/* The six directions in the order in which screens and records know them. */
static void
test_directions (void)
{
  static const char *const names[] = { "W", "E", "NW", "NE", "SW", "SE" };

  for (int direction = 0; direction < CIRCUS_N_DIRECTIONS; direction++)
    g_assert_cmpstr (circus_directions[direction], ==, names[direction]);
}

/* However far: as many single steps. */
static void
test_beyond (void)
{
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    for (int direction = 0; direction < CIRCUS_N_DIRECTIONS; direction++)
      for (int n_hexes = 1, step = hex; n_hexes <= 5; n_hexes++)
        {
          if (step != CIRCUS_NOWHERE)
            step = circus_hex_beyond (step, direction, 1);
          g_assert_cmpint (circus_hex_beyond (hex, direction, n_hexes), ==, step);
        }
}

static void
test_sections (void)
{
  int n_hexes[CIRCUS_N_SECTIONS + 1] = { 0 };

  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    n_hexes[circus_hexes[hex].section]++;

  g_assert_cmpint (n_hexes[CIRCUS_TOP], ==, 90);
  g_assert_cmpint (n_hexes[CIRCUS_LEFT], ==, 5);
  g_assert_cmpint (n_hexes[CIRCUS_BOTTOM], ==, 90);
  g_assert_cmpint (n_hexes[CIRCUS_RIGHT], ==, 5);
  g_assert_cmpint (n_hexes[CIRCUS_FINISH], ==, 11);
  g_assert_cmpint (circus_hexes[at ("e20")].section, ==, CIRCUS_TOP);
  g_assert_cmpint (circus_hexes[at ("f5")].section, ==, CIRCUS_LEFT);
  g_assert_cmpint (circus_hexes[at ("g1")].section, ==, CIRCUS_BOTTOM);
  g_assert_cmpint (circus_hexes[at ("f17")].section, ==, CIRCUS_RIGHT);
}

static void
test_finish (void)
{
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    {
      bool is_finish = hex >= at ("f6") && hex <= at ("f16");

      g_assert_true (circus_is_finish (hex) == is_finish);
      g_assert_true ((circus_hexes[hex].section == CIRCUS_FINISH) == is_finish);
    }
  g_assert_false (circus_is_finish (CIRCUS_NOWHERE));
}

/* The first of each pair is further on, or further in. */
static void
test_further_on (void)
{
  static const char *const pairs[][2] = {
    { "b1", "a1" }, { "e1", "d1" }, { "d9", "b8" }, { "c6", "d9" }, { "a1", "a2" },
    { "k16", "k15" }, { "g20", "h19" }, { "g10", "i9" }, { "g11", "k8" },
    { "f5", "f1" }, { "f4", "f3" }, { "f17", "f18" }, { "f20", "f21" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_assert_cmpint (circus_hexes[at (pairs[i][0])].behind, <,
                     circus_hexes[at (pairs[i][1])].behind);
  for (int one = 0; one < CIRCUS_N_HEXES; one++)
    for (int other = 0; other < one; other++)
      g_assert_true (circus_is_finish (one)
                     || circus_hexes[one].section != circus_hexes[other].section
                     || circus_hexes[one].behind != circus_hexes[other].behind);
}

static void
test_starts (void)
{
  static const char *const names[] = { "a14", "a15", "a16", "b15", "b16", "b17", "c16", "c17",
                                       "c18", "d17", "d18", "d19", "e18", "e19", "e20" };
  int                      n_starts = 0;

  for (int i = 0; i < CIRCUS_STARTS; i++)
    {
      g_assert_cmpint (circus_starts[i], ==, at (names[i]));
      g_assert_cmpint (circus_steps (circus_starts[i], 0), ==, 29 + i % 3);
    }
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    n_starts += circus_is_start (hex);
  g_assert_cmpint (n_starts, ==, CIRCUS_STARTS);
}

enum
{
  STAGE_MIN = -12,
  STAGE_END = 13,
  FAR = 10000,
};

/* Steps found by walking back from the finish, whatever the table says. */
static void
walk (int steps[CIRCUS_N_HEXES][STAGE_END - STAGE_MIN])
{
  bool changed = true;

  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    for (int stage = STAGE_MIN; stage < STAGE_END; stage++)
      steps[hex][stage - STAGE_MIN] = FAR;

  while (changed)
    {
      changed = false;
      for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
        for (int stage = STAGE_MIN; stage < STAGE_END; stage++)
          for (int direction = 0; direction < CIRCUS_N_DIRECTIONS; direction++)
            {
              int  to = circus_hex_beyond (hex, direction, 1);
              int *here = &steps[hex][stage - STAGE_MIN];
              int  next = FAR;
              int  stage_there;

              if (circus_is_finish (hex) || to == CIRCUS_NOWHERE
                  || (stage & 3) != circus_hexes[hex].section)
                continue;
              stage_there = circus_stage_at (hex, stage, to);
              if (circus_is_finish (to))
                next = stage >= 4 && circus_hexes[hex].row == 4 ? 0 : FAR;
              else if (stage_there >= STAGE_MIN && stage_there < STAGE_END)
                next = steps[to][stage_there - STAGE_MIN];
              if (next + 1 < *here)
                {
                  *here = next + 1;
                  changed = true;
                }
            }
    }
}

static void
test_steps (void)
{
  static int steps[CIRCUS_N_HEXES][STAGE_END - STAGE_MIN];
  int        n_checked = 0;

  walk (steps);
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    for (int stage = STAGE_MIN; stage < STAGE_END - 4; stage++)
      if (!circus_is_finish (hex) && (stage & 3) == circus_hexes[hex].section)
        {
          g_assert_cmpint (circus_steps (hex, stage), ==, steps[hex][stage - STAGE_MIN]);
          n_checked++;
        }
  g_assert_cmpint (n_checked, >, 900);
  g_assert_cmpint (circus_steps (at ("f9"), 4), ==, 0);
}

/* One step changes the stage by one at most; a card through a whole line by two. */
static void
test_stages (void)
{
  static const struct
  {
    const char *from;
    const char *to;
    int         by;
  } lines[] = {
    { "e5", "f5", 1 },   { "f5", "g5", 1 },    { "g16", "f17", 1 },  { "f17", "e16", 1 },
    { "f5", "e5", -1 },  { "g5", "f5", -1 },   { "f17", "g17", -1 }, { "e17", "f17", -1 },
    { "d6", "h3", 2 },   { "c2", "i7", 2 },    { "h15", "d18", 2 },  { "i17", "c17", 2 },
    { "h3", "d6", -2 },  { "d18", "h15", -2 }, { "c17", "c12", 0 },  { "k3", "k8", 0 },
    { "f1", "f5", 0 },   { "f21", "f17", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (int stage = -8; stage <= 8; stage += 4)
      {
        int begin = stage + circus_hexes[at (lines[i].from)].section;

        g_assert_cmpint (circus_stage_at (at (lines[i].from), begin, at (lines[i].to)), ==,
                         begin + lines[i].by);
      }
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    for (int direction = 0; direction < CIRCUS_N_DIRECTIONS; direction++)
      for (int n_hexes = 1, step = hex, stage = 100 + circus_hexes[hex].section; n_hexes <= 5;
           n_hexes++)
        {
          int to = circus_hex_beyond (hex, direction, n_hexes);

          if (to == CIRCUS_NOWHERE || circus_is_finish (to) || circus_is_finish (hex))
            break;
          stage = circus_stage_at (step, stage, to);
          step = to;
          g_assert_cmpint (stage, ==,
                           circus_stage_at (hex, 100 + circus_hexes[hex].section, to));
          g_assert_cmpint (stage & 3, ==, circus_hexes[to].section);
        }
}

/* What is closed on the empty track: the edge of the board and the finish. */
static void
test_empty_lines (void)
{
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    {
      const CircusHex *facts = &circus_hexes[hex];
      bool             closed = circus_is_finish (hex);
      CircusLines      lines = circus_empty_lines;

      g_assert_true ((lines.rows[facts->row] >> facts->number & 1) == closed);
      g_assert_true ((lines.falls[facts->fall] >> (facts->row + 1) & 1) == closed);
      g_assert_true ((lines.rises[facts->rise] >> (facts->row + 1) & 1) == closed);
    }
  for (int row = 0, n_open = 0; row < CIRCUS_N_ROWS; row++)
    {
      n_open += 32 - __builtin_popcount (circus_empty_lines.rows[row]);
      g_assert_true (row < CIRCUS_N_ROWS - 1 || n_open == 190);
    }
  for (int i = 0, n_falls = 0, n_rises = 0; i < CIRCUS_N_SLANTS; i++)
    {
      n_falls += 16 - __builtin_popcount (circus_empty_lines.falls[i]);
      n_rises += 16 - __builtin_popcount (circus_empty_lines.rises[i]);
      g_assert_true (i < CIRCUS_N_SLANTS - 1 || (n_falls == 190 && n_rises == 190));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/M2/rows", test_rows);
  g_test_add_func ("/circus/M2/no-such-hex", test_no_such_hex);
  g_test_add_func ("/circus/M2/neighbours-in-numbers", test_neighbours_in_numbers);
  g_test_add_func ("/circus/M2/neighbours-of-the-page", test_neighbours_of_the_page);
  g_test_add_func ("/circus/M2/directions", test_directions);
  g_test_add_func ("/circus/M2/beyond", test_beyond);
  g_test_add_func ("/circus/M2/empty-lines", test_empty_lines);
  g_test_add_func ("/circus/M3/sections", test_sections);
  g_test_add_func ("/circus/M4/finish", test_finish);
  g_test_add_func ("/circus/M5/further-on", test_further_on);
  g_test_add_func ("/circus/M6/starts", test_starts);
  g_test_add_func ("/circus/M6/steps", test_steps);
  g_test_add_func ("/circus/M10/stages", test_stages);

  return g_test_run ();
}
