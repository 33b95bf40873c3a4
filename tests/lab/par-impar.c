/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each says odd or even in secret, then it is cast: who was right has a point, who was wrong loses
 * one. Whoever is above zero wins, together with the partner if they are in pairs: seats 1 and 2,
 * 3 and 4. */

#include "par-impar.h"

#include "clash/clash.h"
#include "games.h"
#include "strategy.h"

#include <stdio.h>
#include <string.h>

enum
{
  NOTHING,
  ODD,
  EVEN,
  HIDDEN, /* one of the two, but the viewer does not know which */
};

enum
{
  CAST = 10, /* a cast is a move of CAST + ODD or CAST + EVEN */
};

typedef struct
{
  uint8_t seats;
  uint8_t has_pairs;
  uint8_t said[HARENA_SEATS_MAX];
  uint8_t cast;
} ParImpar;

static const char *const words[] = { "nothing", "odd", "even", "something" };

static const HarenaOption options[] = {
  { "sides", HARENA_VALUES ("none", "pairs") },
};

static const HarenaEdition editions[] = {
  { .id = "alone", .values = { 0 } },
  { .id = "pairs", .values = { 1 }, .seats = 4 },
};

static bool
accepts (const HarenaSetup *setup,
         HarenaReason      *reason)
{
  if (setup->options[0] == 0 || setup->seats == 4)
    return true;

  if (reason != NULL)
    harena_reason_set (reason, "pairs are made of %s seats", "4", NULL, NULL);
  return false;
}

static int
side (const HarenaSetup *setup,
      int                seat)
{
  return setup->options[0] == 0 ? seat : (seat + 1) / 2;
}

static bool
start (void              *position,
       const HarenaSetup *setup,
       HarenaReason      *reason)
{
  if (!harena_setup_check (&par_impar_game, setup, reason))
    return false;

  memset (position, 0, sizeof (ParImpar));
  *(ParImpar *) position = (ParImpar) { .seats = setup->seats, .has_pairs = setup->options[0] };
  return true;
}

static int
turn (const void *position)
{
  const ParImpar *table = position;

  for (int i = 0; i < table->seats; i++)
    if (table->said[i] == NOTHING)
      return i + 1;

  return table->cast == NOTHING ? HARENA_CHANCE : HARENA_NOBODY;
}

static int
moves (const void *position,
       HarenaMove *list)
{
  int base = turn (position) == HARENA_CHANCE ? CAST : 0;

  if (turn (position) == HARENA_NOBODY)
    return 0;

  list[0] = base + ODD;
  list[1] = base + EVEN;
  return 2;
}

static void
play (void       *position,
      HarenaMove  move)
{
  ParImpar *table = position;

  if (move > CAST)
    table->cast = move - CAST;
  else
    table->said[turn (position) - 1] = move;
}

static void
explain (const void   *position,
         HarenaMove    move,
         HarenaReason *reason)
{
  (void) position;
  (void) move;
  harena_reason_set (reason, "that is not asked now", NULL, NULL, NULL);
}

static uint32_t
chance_total (const void *position)
{
  (void) position;
  return 2;
}

static HarenaMove
chance_move (const void *position,
             uint32_t    ticket)
{
  (void) position;
  return CAST + ODD + ticket;
}

static uint32_t
chance_weight (const void *position,
               HarenaMove  move)
{
  (void) position;
  (void) move;
  return 1;
}

static void
points (const void *position,
        int         of_seats[HARENA_SEATS_MAX])
{
  const ParImpar *table = position;

  for (int i = 0; i < table->seats; i++)
    of_seats[i] = table->cast == NOTHING ? 0 : table->said[i] == table->cast ? 1 : -1;
}

static unsigned
winners (const void *position)
{
  const ParImpar *table = position;
  unsigned        seats = 0;
  int             of_seats[HARENA_SEATS_MAX];

  points (position, of_seats);
  for (int i = 0; i < table->seats; i++)
    if (of_seats[i] + (table->has_pairs ? of_seats[i ^ 1] : 0) > 0)
      seats |= 1u << i;

  return seats;
}

static const char *
ending (const void *position)
{
  return turn (position) == HARENA_NOBODY ? "cast" : NULL;
}

static unsigned
together (const void *position)
{
  return turn (position) > 0 ? (1u << ((const ParImpar *) position)->seats) - 1 : 0;
}

static void
hide (void         *position,
      int           seat,
      HarenaRandom *random)
{
  ParImpar *table = position;

  for (int i = 0; i < table->seats; i++)
    if (i + 1 != seat && table->said[i] != NOTHING && table->cast == NOTHING)
      table->said[i] = ODD + harena_random_below (random, 2);
}

static void
see (void *position,
     int   viewer)
{
  ParImpar *table = position;

  for (int i = 0; i < table->seats; i++)
    if (i + 1 != viewer && table->said[i] != NOTHING && table->cast == NOTHING)
      table->said[i] = HIDDEN;
}

static bool
is_open (const void *before,
         HarenaMove  move,
         const void *now,
         int         viewer)
{
  (void) viewer;
  return move > CAST || turn (before) == HARENA_CHANCE || turn (now) == HARENA_NOBODY;
}

static void
write_move (const void *position,
            HarenaMove  move,
            int         viewer,
            char       *text)
{
  bool is_seen = viewer == HARENA_SEES_ALL || viewer == turn (position);

  if (move > CAST)
    snprintf (text, HARENA_MOVE_TEXT_MAX, "cast %s", words[move - CAST]);
  else
    snprintf (text, HARENA_MOVE_TEXT_MAX, "say %s", words[is_seen ? move : HIDDEN]);
}

static bool
read_move (const void   *position,
           const char   *text,
           HarenaMove   *move,
           HarenaReason *reason)
{
  (void) position;
  for (int word = ODD; word <= EVEN; word++)
    {
      *move = word;
      if (strncmp (text, "say ", 4) == 0 && strcmp (text + 4, words[word]) == 0)
        return true;
      *move = CAST + word;
      if (strncmp (text, "cast ", 5) == 0 && strcmp (text + 5, words[word]) == 0)
        return true;
    }

  harena_reason_set (reason, "“%s” is no move", text, NULL, NULL);
  return false;
}

/* With an empty line in it. */
static size_t
show (const void      *position,
      HarenaTranslate  translate,
      char            *text,
      size_t           size)
{
  const ParImpar *table = position;
  size_t          length = snprintf (text, size, "%s\n\n", translate ("Odd or even"));

  for (int i = 0; i < table->seats; i++)
    length += snprintf (length < size ? text + length : NULL, length < size ? size - length : 0,
                        "Seat %d: %s\n", i + 1, words[table->said[i]]);

  return length;
}

static void
memory_init (void *memory)
{
  (void) memory;
}

static void
judge (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       double           *worth)
{
  (void) memory;
  (void) position;
  (void) list;
  memset (worth, 0, n_moves * sizeof *worth);
}

static void
weigh (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       float            *weights)
{
  (void) memory;
  (void) position;
  (void) list;
  for (int i = 0; i < n_moves; i++)
    weights[i] = 1;
}

static HarenaMove
suggest (void         *memory,
         const void   *position,
         HarenaRandom *random)
{
  (void) memory;
  (void) position;
  return ODD + harena_random_below (random, 2);
}

static const HarenaStrategy strategy = {
  .exploration = 1,
  .memory_size = 1,
  .memory_init = memory_init,
  .judge = judge,
  .weigh = weigh,
  .suggest = suggest,
};

const HarenaGame par_impar_game = {
  .id = "par-impar",
  .name = "Odd or even",
  .seats_min = 1,
  .seats_max = 4,
  .position_size = sizeof (ParImpar),
  .points_min = -1,
  .points_max = 1,
  .options = options,
  .n_options = 1,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .accepts = accepts,
  .side = side,
  .start = start,
  .turn = turn,
  .moves = moves,
  .play = play,
  .explain = explain,
  .chance_total = chance_total,
  .chance_move = chance_move,
  .chance_weight = chance_weight,
  .points = points,
  .winners = winners,
  .ending = ending,
  .together = together,
  .hide = hide,
  .see = see,
  .is_open = is_open,
  .write_move = write_move,
  .read_move = read_move,
  .show = show,
  .strategy = &strategy,
};

/* Takes the place of the list of the house. */
const HarenaGame *const harena_games[] = { &clash_game, &par_impar_game, NULL };
