/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of hexes: written out by macros, so that it is there before the program starts. */

#include "circus/track.h"

#define LESS(a, b) ((a) < (b) ? (a) : (b))
#define MORE(a, b) ((a) > (b) ? (a) : (b))
#define APART(a, b) ((a) > (b) ? (a) - (b) : (b) - (a))

/* M2. */
#define FIRST_X(row) APART (row, 5)
#define X(row, n) (FIRST_X (row) + 2 * ((n) - 1))

/* M3, M4. */
#define SECTION(row, n) ((row) < 5   ? CIRCUS_TOP                                                \
                         : (row) > 5 ? CIRCUS_BOTTOM                                             \
                         : (n) < 6   ? CIRCUS_LEFT                                               \
                         : (n) > 16  ? CIRCUS_RIGHT                                              \
                                     : CIRCUS_FINISH)

/* M5. */
#define BEHIND(row, n) ((row) < 5   ? X (row, n) * 8 + 4 - (row)                                 \
                        : (row) > 5 ? (40 - X (row, n)) * 8 + (row) - 6                          \
                        : (n) < 6   ? 5 - (n)                                                    \
                                    : MORE ((n) - 17, 0))

/* Steps between two hexes with nothing between: a step slants by half a hex in its row. */
#define STEPS_OF(rows, halves) MORE (rows, ((rows) + (halves)) / 2)
#define STEPS_TO(row, n, x) STEPS_OF (APART (row, 5), APART (X (row, n), x))

/* From f5 on (x is 8), or from f17 (x is 32), the finish is two steps away through row e. From f5
 * to f17 below the finish, or back above it, it is 13. */
#define STEPS_LAST(row, n) LESS (STEPS_TO (row, n, 8), STEPS_TO (row, n, 32))
#define STEPS_ASIDE(row, n) STEPS_OF (5 - (row), X (row, n) < 10   ? 10 - X (row, n)             \
                                                 : X (row, n) > 30 ? X (row, n) - 30             \
                                                                   : 0)
#define STEPS_NOW(row, n) (SECTION (row, n) == CIRCUS_TOP      ? STEPS_TO (row, n, 8) + 13 + 2   \
                           : SECTION (row, n) == CIRCUS_LEFT   ? STEPS_TO (row, n, 8) + 13 + 2   \
                           : SECTION (row, n) == CIRCUS_FINISH ? 0                               \
                                                               : STEPS_TO (row, n, 32) + 2)
#define STEPS_LATER(row, n) (SECTION (row, n) == CIRCUS_TOP      ? STEPS_ASIDE (row, n)          \
                             : SECTION (row, n) == CIRCUS_FINISH ? 0                             \
                                                                 : STEPS_LAST (row, n) + 2)

#define HEX(row, n) { row, n, X (row, n), SECTION (row, n), BEHIND (row, n),                     \
                      (X (row, n) - (row) + 5) / 2, (X (row, n) + (row) - 5) / 2,                \
                      { STEPS_NOW (row, n), STEPS_LATER (row, n) } }
#define HEXES_16(row)                                                                            \
  HEX (row, 1), HEX (row, 2), HEX (row, 3), HEX (row, 4), HEX (row, 5), HEX (row, 6),            \
    HEX (row, 7), HEX (row, 8), HEX (row, 9), HEX (row, 10), HEX (row, 11), HEX (row, 12),       \
    HEX (row, 13), HEX (row, 14), HEX (row, 15), HEX (row, 16)
#define HEXES_17(row) HEXES_16 (row), HEX (row, 17)
#define HEXES_18(row) HEXES_17 (row), HEX (row, 18)
#define HEXES_19(row) HEXES_18 (row), HEX (row, 19)
#define HEXES_20(row) HEXES_19 (row), HEX (row, 20)
#define HEXES_21(row) HEXES_20 (row), HEX (row, 21)

const CircusHex circus_hexes[CIRCUS_N_HEXES] = {
  HEXES_16 (0), HEXES_17 (1), HEXES_18 (2), HEXES_19 (3), HEXES_20 (4), HEXES_21 (5),
  HEXES_20 (6), HEXES_19 (7), HEXES_18 (8), HEXES_17 (9), HEXES_16 (10),
};

static const uint8_t row_lengths[CIRCUS_N_ROWS] = { 16, 17, 18, 19, 20, 21, 20, 19, 18, 17, 16 };
static const uint8_t row_firsts[CIRCUS_N_ROWS] = { 0, 16, 33, 51, 70, CIRCUS_MIDDLE_FIRST,
                                                   111, 131, 150, 168, 185 };

/* M6: a14 to a16, b15 to b17, c16 to c18, d17 to d19, e18 to e20. */
const uint8_t circus_starts[CIRCUS_STARTS] = { 13, 14, 15, 30, 31, 32, 48, 49,
                                               50, 67, 68, 69, 87, 88, 89 };

const char *const circus_directions[CIRCUS_N_DIRECTIONS] = { "W", "E", "NW", "NE", "SW", "SE" };

/* Of a row with so many hexes the bits from 1 on are open. */
#define CLOSED(length) ~(((1u << (length)) - 1) << 1)

/* Lines that slant are open from one row to another: the first bit and the last. */
#define SLANT(first, last) (uint16_t) ~((1u << ((last) + 1)) - (1u << (first)))

/* The middle row ends a line that meets it in the finish, and bars it. */
#define BARRED(first, last) (uint16_t) (SLANT (first, last) | 1u << (1 + CIRCUS_MIDDLE_ROW))

const CircusLines circus_empty_lines = {
  .rows = { CLOSED (16), CLOSED (17), CLOSED (18), CLOSED (19), CLOSED (20),
            CLOSED (21) | ((1u << 17) - (1u << 6)),
            CLOSED (20), CLOSED (19), CLOSED (18), CLOSED (17), CLOSED (16) },
  /* They begin at f1, e1 and so on to a1, then along row a. */
  .falls = { SLANT (6, 11), SLANT (5, 11), SLANT (4, 11), SLANT (3, 11), SLANT (2, 11),
             BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11),
             BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11),
             BARRED (1, 11), SLANT (1, 10), SLANT (1, 9), SLANT (1, 8), SLANT (1, 7),
             SLANT (1, 6) },
  .rises = { SLANT (1, 6), SLANT (1, 7), SLANT (1, 8), SLANT (1, 9), SLANT (1, 10),
             BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11),
             BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11), BARRED (1, 11),
             BARRED (1, 11), SLANT (2, 11), SLANT (3, 11), SLANT (4, 11), SLANT (5, 11),
             SLANT (6, 11) },
};

bool
circus_is_start (int hex)
{
  for (int i = 0; i < CIRCUS_STARTS; i++)
    if (circus_starts[i] == hex)
      return true;

  return false;
}

/* M2. */
int
circus_hex_beyond (int from,
                   int direction,
                   int n_hexes)
{
  static const int8_t steps[CIRCUS_N_DIRECTIONS][2] = {
    [CIRCUS_W] = { 0, -2 },  [CIRCUS_E] = { 0, 2 },   [CIRCUS_NW] = { -1, -1 },
    [CIRCUS_NE] = { -1, 1 }, [CIRCUS_SW] = { 1, -1 }, [CIRCUS_SE] = { 1, 1 },
  };
  int row = circus_hexes[from].row + n_hexes * steps[direction][0];
  int x = circus_hexes[from].x + n_hexes * steps[direction][1];

  if (row < 0 || row >= CIRCUS_N_ROWS || x < FIRST_X (row) || x >= X (row, row_lengths[row] + 1))
    return CIRCUS_NOWHERE;
  return row_firsts[row] + (x - FIRST_X (row)) / 2;
}

/* A card from one straight into the other has run through a whole line: the left one if it began in
 * the left half of the board. In the finish the stage remains what it was. */
int
circus_stage_at (int from,
                 int stage,
                 int to)
{
  static const int8_t turns[] = { 0, 1, 2, -1 };
  const CircusHex    *begin = &circus_hexes[from];
  int                 turn = (circus_hexes[to].section - begin->section) & 3;

  if (circus_is_finish (to))
    return stage;
  if (turn == 2 && (begin->section == CIRCUS_TOP) != (begin->x < 20))
    return stage - 2;
  return stage + turns[turn];
}

/* Stages below 0 are laps that are still to be made up for. */
int
circus_steps (int hex,
              int stage)
{
  if (stage >= CIRCUS_STAGE_LAST)
    return circus_hexes[hex].steps[1];
  return circus_hexes[hex].steps[0] + (3 - stage) / CIRCUS_N_SECTIONS * CIRCUS_STEPS_OF_LAP;
}

void
circus_write_hex (int  hex,
                  char name[CIRCUS_HEX_NAME])
{
  int number = circus_hexes[hex].number;

  *name++ = 'a' + circus_hexes[hex].row;
  if (number >= 10)
    *name++ = '0' + number / 10;
  *name++ = '0' + number % 10;
  *name = '\0';
}

int
circus_read_hex (const char *name)
{
  int row = name[0] - 'a';
  int number = 0;

  if (row < 0 || row >= CIRCUS_N_ROWS || name[1] == '0')
    return CIRCUS_NOWHERE;
  for (name++; *name >= '0' && *name <= '9' && number < 10; name++)
    number = number * 10 + *name - '0';
  return *name == '\0' && number >= 1 && number <= row_lengths[row] ? row_firsts[row] + number - 1
                                                                    : CIRCUS_NOWHERE;
}
