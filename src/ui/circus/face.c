/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of Circus Maximus: names what the other files have. */

#include "face.h"

#include "circus/circus.h"

#include "circus/board.h"
#include "circus/book.h"
#include "circus/card.h"
#include "circus/end.h"
#include "circus/lesson.h"
#include "circus/parts.h"
#include "circus/picks.h"
#include "circus/picture.h"
#include "circus/scores.h"
#include "circus/speech.h"
#include "circus/thumbnail.h"
#include "circus/names.h"
#include "words.h"

static const HarenaPart *const parts[] = {
  &harena_part_scores,       &circus_part_placing,     &circus_part_order,
  &circus_part_turn,         &harena_part_log,         &harena_part_strip,
  &circus_part_order_narrow, &circus_part_turn_narrow, NULL,
};

static const char *const frieze[] = { "circus/chariot", NULL };

static const char *const credits[] = { "Reiner Knizia", NULL };

const HarenaFace circus_face = {
  .game = &circus_game,
  .line = N_("Three chariots each, once round the Circus and home."),
  .minutes_min = 45,
  .minutes_max = 75,
  .picture = "game-circus",
  .icon = "harena-game-circus-symbolic",
  .frieze = frieze,
  .credits = credits,
  .thumbnail_new = circus_thumbnail_new,
  .edition_name = circus_edition_name,
  .edition_words = circus_edition_words,
  .option_name = circus_option_name,
  .option_words = circus_option_words,
  .option_on = circus_option_on,
  .players_words = circus_players_words,
  .beginning_words = circus_beginning_words,
  .walk = circus_walk,
  .press = circus_press,
  .when = circus_speech_when,
  .ask = circus_speech_ask,
  .describe_target = circus_speech_target,
  .button = circus_speech_button,
  .describe_move = circus_speech_move,
  .refuse = circus_speech_refuse,
  .tell = circus_tell,
  .chapter = circus_chapter,
  .chapter_name = circus_chapter_name,
  .chapter_place = circus_chapter_place,
  .advise = circus_speech_advise,
  .ending = circus_speech_ending,
  .when_over = circus_speech_when_over,
  .pointless = TRUE,
  .board = &circus_board,
  .cards = &circus_cards,
  .columns = circus_score_columns,
  .n_columns = CIRCUS_N_SCORE_COLUMNS,
  .strip_words = circus_speech_strip,
  .parts = parts,
  .results = circus_result_columns,
  .n_results = CIRCUS_N_RESULT_COLUMNS,
  .end_cards = circus_end_cards,
  .n_end_cards = CIRCUS_N_END_CARDS,
  .book = &circus_book,
  .lessons = &circus_lessons,
  .diagram_new = circus_diagram_new,
  .diagram_set = circus_diagram_set,
  .diagram_is_valid = circus_picture_is_valid,
};
