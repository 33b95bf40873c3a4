/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table of the contract is made of, by file. */

#pragma once

#include "imperium/position.h"

/* I26. */
typedef enum
{
  IMPERIUM_PATRICIAN,
  IMPERIUM_SENATOR,
  IMPERIUM_CONSUL,
  IMPERIUM_EMPEROR,
} ImperiumTitle;

/* round.c: choosing, turning over, choosing again, and the end of a round. */
void        imperium_begin      (ImperiumPosition *position, int seats);

int         imperium_moves      (const void *position, HarenaMove *list);

/* The first seat that still has to choose with the others who are asked now, or 0. */
int         imperium_asked_next (const ImperiumPosition *position);

/* Notes the choice of the seat that has the turn and sees who is asked next. Says if all cards lie
 * open now and the round is to be scored. */
bool        imperium_put_choice (ImperiumPosition *position, HarenaMove move);

void        imperium_play       (void *position, HarenaMove move);

/* standing.c: who is ahead, and whether that is enough. */
bool        imperium_is_decided (const ImperiumPosition *position);

void        imperium_points     (const void *position, int points[HARENA_SEATS_MAX]);

unsigned    imperium_winners    (const void *position);

const char *imperium_ending     (const void *position);

/* Of a seat; before the end what its points are worth. */
ImperiumTitle imperium_title    (const ImperiumPosition *position, int seat);

/* secret.c: what a seat can see, and what it may be that it cannot. */
unsigned    imperium_together   (const void *position);

void        imperium_hide       (void *position, int seat, HarenaRandom *random);

void        imperium_reopen     (void *position, int seat);

void        imperium_see        (void *position, int viewer);

bool        imperium_is_open    (const void *before, HarenaMove move, const void *now, int viewer);

/* notation.c: choices as the record names them, such as “choose bread gallia africa ear”. */
void        imperium_write_choice (HarenaMove choice, char *text);

void        imperium_write_move (const void *position, HarenaMove move, int viewer, char *text);

bool        imperium_read_move  (const void *position, const char *text, HarenaMove *move,
                                 HarenaReason *reason);

/* explain.c, show.c */
void        imperium_explain    (const void *position, HarenaMove move, HarenaReason *reason);

size_t      imperium_show       (const void *position, HarenaTranslate translate, char *text,
                                 size_t size);
