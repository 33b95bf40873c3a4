/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names what options-words.c and thumbnail.c have. */

#include "face.h"

#include "clash/clash.h"

#include "clash/options-words.h"
#include "clash/thumbnail.h"

const HarenaFace clash_face = {
  .game = &clash_game,
  .thumbnail_new = clash_thumbnail_new,
  .edition_name = clash_edition_name,
  .edition_words = clash_edition_words,
  .option_name = clash_option_name,
  .option_words = clash_option_words,
  .option_on = clash_option_on,
  .players_words = clash_players_words,
  .beginning_words = clash_beginning_words,
};
