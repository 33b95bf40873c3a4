/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names what options-words.c and thumbnail.c have. */

#include "face.h"

#include "clash/clash.h"

#include "clash/options-words.h"
#include "clash/thumbnail.h"
#include "words.h"

static const char *const credits[] = { "Reiner Knizia", NULL };

/* The game of the lesson; tutorial.c reads it. */
static const HarenaLessons lessons = { .record = "/io/github/harena/Harena/tutorial.harena" };

const HarenaFace clash_face = {
  .game = &clash_game,
  .line = N_("Teams of gladiators and wild beasts. Dice, nets and nerve."),
  .minutes_min = 45,
  .minutes_max = 45,
  .picture = "game-clash",
  .icon = "harena-game-clash-symbolic",
  .credits = credits,
  .lessons = &lessons,
  .thumbnail_new = clash_thumbnail_new,
  .edition_name = clash_edition_name,
  .edition_words = clash_edition_words,
  .option_name = clash_option_name,
  .option_words = clash_option_words,
  .option_on = clash_option_on,
  .players_words = clash_players_words,
  .beginning_words = clash_beginning_words,
};
