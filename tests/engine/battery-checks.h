/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game under test and what is checked at each of its positions. */

#pragma once

#include "battery.h"

enum
{
  BATTERY_MOVES_MAX = 20000, /* a game that is longer counts as endless */
  BATTERY_GUARD = 16,        /* room behind a buffer that must stay as it was */
  BATTERY_SLOTS = 1024,
  BATTERY_KEPT = 64,
};

/* A move that some seats were not shown whole, and that has not come to light for them. */
typedef struct
{
  void      *before;
  HarenaMove move;
  unsigned   seats; /* seat 1 being bit 0 */
} BatterySecret;

/* A legal move and its place in the list, to be found by its number. */
typedef struct
{
  guint32    stamp;
  HarenaMove move;
  int        index;
} BatterySlot;

typedef struct
{
  const HarenaGame *game;
  BatteryInvariant  invariant;
  HarenaSetup       setup;
  HarenaRandom      random; /* of the battery, which also plays for everybody */
  GArray           *played; /* of HarenaMove */
  int               sides[HARENA_SEATS_MAX];

  /* Each has exactly the size of a position, for the address sanitizer to watch. */
  void             *position;
  void             *copy;
  void             *hidden;
  void             *hidden_again;
  void             *seen;
  void             *memory; /* of the strategy; NULL in a game without one */

  /* The present position. */
  int               turn;
  int               n_moves;
  HarenaMove        moves[HARENA_MOVES_MAX + BATTERY_GUARD];
  BatterySlot       slots[BATTERY_SLOTS];
  guint32           stamp;

  /* Of BatterySecret: a seat that is in none of them has been told every move, and there is nothing
   * left that it does not know. */
  GArray           *pending;

  /* Moves of earlier positions, to be tried where they do not belong. */
  HarenaMove        kept_moves[BATTERY_KEPT];
  char              kept_texts[BATTERY_KEPT][HARENA_MOVE_TEXT_MAX];
  guint             n_kept;
} Battery;

/* Fails with a message that says what a game did. */
#define CHECK(condition, ...)                                                                    \
  G_STMT_START                                                                                   \
  {                                                                                              \
    if (G_UNLIKELY (!(condition)))                                                               \
      battery_fail (__FILE__, __LINE__, G_STRFUNC, __VA_ARGS__);                                 \
  }                                                                                              \
  G_STMT_END

void       battery_fail           (const char        *file,
                                   int                line,
                                   const char        *function,
                                   const char        *format,
                                   ...) G_GNUC_PRINTF (4, 5);

Battery   *battery_new            (const HarenaGame  *game,
                                   BatteryInvariant   invariant,
                                   const HarenaSetup *setup);

void       battery_free           (Battery           *battery);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battery, battery_free)

void       battery_start          (Battery           *battery,
                                   guint64            seed);

HarenaMove battery_choose         (Battery           *battery,
                                   int                stubborn);

void       battery_play           (Battery           *battery,
                                   HarenaMove         move);

/* Notes what each seat is told of the move that is about to be played, and when more is told. */
void       battery_note_told      (Battery           *battery,
                                   HarenaMove         move);

void       battery_note_open      (Battery           *battery);

void       battery_clear_secret_cb (void             *data);

/* Cheap enough for every position; also makes the copy that the next move is tried on. */
void       battery_check_position (Battery           *battery);

/* Costly: for some positions, after battery_check_position (). */
void       battery_check_closely  (Battery           *battery);

/* The part of it that is about texts and about what is no move (battery-texts.c). */
void       battery_check_texts    (Battery           *battery);

/* What nobody may see (battery-secrets.c), and what computer players ask (battery-strategy.c). */
void       battery_check_secrets  (Battery           *battery);

void       battery_check_strategy (Battery           *battery);

/* After a whole game. */
void       battery_check_replay   (Battery           *battery);

/* Before any game (battery-table.c). */
void       battery_check_table    (const HarenaGame  *game);

void       battery_check_setups   (const HarenaGame  *game);

/* What the checks share. */
bool       battery_same_position  (const Battery     *battery,
                                   const void        *one,
                                   const void        *other);

bool       battery_is_listed      (Battery           *battery,
                                   HarenaMove         move);

void       battery_write_move     (const Battery     *battery,
                                   const void        *position,
                                   HarenaMove         move,
                                   int                viewer,
                                   char               text[HARENA_MOVE_TEXT_MAX]);

void       battery_check_reason   (const HarenaReason *reason,
                                   const char         *about);
