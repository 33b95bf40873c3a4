/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track (M2 to M6): 201 hexes in eleven rows, numbered from a1 to k16.
 *
 * Every hex lies on three straight lines: its row, one that falls from the upper left to the lower
 * right, and one that rises from the lower left to the upper right. Each line is a word in which a
 * bit is set where nothing can be driven. So how far a card can go is one count of zeros. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* M2. */
typedef enum
{
  CIRCUS_W,
  CIRCUS_E,
  CIRCUS_NW,
  CIRCUS_NE,
  CIRCUS_SW,
  CIRCUS_SE,
  CIRCUS_N_DIRECTIONS,
} CircusDirection;

/* M3, M4. The sections in the direction of the race; a stage modulo 4 is the section (M10). */
typedef enum
{
  CIRCUS_TOP,
  CIRCUS_LEFT,
  CIRCUS_BOTTOM,
  CIRCUS_RIGHT,
  CIRCUS_N_SECTIONS,
  CIRCUS_FINISH = CIRCUS_N_SECTIONS,
} CircusSection;

enum
{
  CIRCUS_N_HEXES = 201,
  CIRCUS_N_ROWS = 11,
  CIRCUS_N_SLANTS = 21,     /* lines that fall, and as many that rise */
  CIRCUS_MIDDLE_ROW = 5,    /* f */
  CIRCUS_MIDDLE_FIRST = 90, /* f1 */
  CIRCUS_FINISH_FIRST = 95, /* f6 */
  CIRCUS_FINISH_END = 106,  /* one more than f16 */
  CIRCUS_NOWHERE = 255,     /* no hex */
  CIRCUS_HEX_NAME = 4,      /* three letters and the final zero */
  CIRCUS_STARTS = 15,       /* M6 */
  CIRCUS_STAGE_LAST = 4,    /* M21: from here on the finish is open */
  CIRCUS_STEPS_OF_LAP = 26, /* once round, as far in as can be */
};

typedef struct
{
  uint8_t  row;      /* from 0, which is a */
  uint8_t  number;   /* in its row, from 1; also its bit in the word of the row */
  uint8_t  x;        /* half hexes from the left */
  uint8_t  section;
  uint16_t behind;   /* M5: of two hexes of a section the one with less is further on, or further in
                      * if they are level */
  uint8_t  fall;     /* its lines that slant; in both its bit is 1 + row */
  uint8_t  rise;
  uint8_t  steps[2]; /* to the finish: on the lap that begins with stage 0, and later */
} CircusHex;

/* What is closed on each line. */
typedef struct
{
  uint32_t rows[CIRCUS_N_ROWS];
  uint16_t falls[CIRCUS_N_SLANTS];
  uint16_t rises[CIRCUS_N_SLANTS];
} CircusLines;

extern const CircusHex   circus_hexes[CIRCUS_N_HEXES];
extern const uint8_t     circus_starts[CIRCUS_STARTS];
extern const char *const circus_directions[CIRCUS_N_DIRECTIONS];
extern const CircusLines circus_empty_lines; /* M21: the finish is closed too */

static inline bool
circus_is_finish (unsigned hex)
{
  return hex >= CIRCUS_FINISH_FIRST && hex < CIRCUS_FINISH_END;
}

/* Closes a hex that is open on all its lines, and opens one that is closed. Not for the finish. */
static inline void
circus_turn_hex (CircusLines *lines,
                 int          hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  lines->rows[facts->row] ^= 1u << facts->number;
  lines->falls[facts->fall] ^= 2u << facts->row;
  lines->rises[facts->rise] ^= 2u << facts->row;
}

bool circus_is_start   (int hex);

/* Where so many hexes in one direction lead, whatever is closed; CIRCUS_NOWHERE if that is off the
 * board. */
int  circus_hex_beyond (int from,
                        int direction,
                        int n_hexes);

/* M10: the stage of a chariot that a straight line has brought from one hex to another. */
int  circus_stage_at   (int from,
                        int stage,
                        int to);

/* On the empty track, for a chariot that stands there in this stage. */
int  circus_steps      (int hex,
                        int stage);

void circus_write_hex  (int   hex,
                        char  name[CIRCUS_HEX_NAME]);

/* The hex with this name, or CIRCUS_NOWHERE. */
int  circus_read_hex   (const char *name);
