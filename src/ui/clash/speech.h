/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clash in words: what stands where, what happened, what is asked, what is advised. Everything that
 * a person reads or hears about a game comes from here, in whole sentences. */

#pragma once

#include "clash/hand.h"
#include "face.h"

/* "Sword", as under a medallion; and "Lion". */
const char *clash_speech_kind        (ClashKind kind);

const char *clash_speech_beast       (ClashBeast beast);

/* What it fights with: where there is little room, and for the signs of a beast. */
const char *clash_speech_weapon      (ClashKind kind);

/* "One more die": what a kind does, in a few words. */
const char *clash_speech_kind_use    (ClashKind kind);

/* "Red, b2" or "The lion, a3", and "Four gladiators, no wound". */
char       *clash_speech_group_title (const HarenaView *view,
                                      int               cell);

char       *clash_speech_group_state (const HarenaView *view,
                                      int               cell);

/* "One hit, two misses", of faces as in the record. */
char       *clash_speech_dice        (const char *faces);

/* For the face; see face.h. */
char       *clash_speech_target      (const HarenaView *view,
                                      HarenaTarget      target);

char       *clash_speech_when        (const HarenaView *view);

void        clash_speech_ask         (const HarenaView *view,
                                      HarenaQuestion   *question);

void        clash_speech_tell        (const HarenaTelling *telling,
                                      GArray              *sentences);

char       *clash_speech_advise      (const HarenaView *view,
                                      HarenaMove        move);

char       *clash_speech_winner      (const HarenaView *view);

char       *clash_speech_ending      (const HarenaView *view);

char       *clash_speech_when_over   (const HarenaView *view,
                                      guint             n_battles);

const char *clash_speech_die         (char face);

HarenaChapter clash_speech_chapter   (const HarenaTelling *telling);

char       *clash_speech_battle      (guint number);

char       *clash_speech_place       (guint    number,
                                      guint    of,
                                      gboolean behind);
