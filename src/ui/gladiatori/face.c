/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names what the other files have. */

#include "face.h"

#include "gladiatori/gladiatori.h"

#include "gladiatori/arena-board.h"
#include "gladiatori/attack-scene.h"
#include "gladiatori/book.h"
#include "gladiatori/cards-face.h"
#include "gladiatori/diagram.h"
#include "gladiatori/lessons.h"
#include "gladiatori/options-words.h"
#include "gladiatori/prepare-scene.h"
#include "gladiatori/scores.h"
#include "gladiatori/sheets.h"
#include "gladiatori/shop-scene.h"
#include "gladiatori/speech.h"
#include "gladiatori/targets.h"
#include "gladiatori/thumbnail.h"
#include "gladiatori/ways.h"
#include "words.h"

enum
{
  MINUTES_MIN = 30,
  MINUTES_MAX = 90,
};

static const char *const frieze[] = {
  "gladiatori/fig-secutor", "gladiatori/fig-hoplomacus", "gladiatori/beast-wolf",
  "gladiatori/fig-thraex", "gladiatori/fig-mirmillo", "gladiatori/beast-dog",
  "gladiatori/fig-retiarius", "gladiatori/fig-provocator", NULL,
};

static const char *const credits[] = { "Michele Quondam", NULL };

static const HarenaPart *const parts[] = {
  &glad_part_order, &glad_part_sheets, &harena_part_log, &harena_part_strip,
  &glad_part_sheets_button, &harena_part_cards, NULL,
};

static const HarenaScene *const scenes[] = {
  &glad_prepare_scene, &glad_shop_scene, &glad_attack_scene, NULL,
};

const HarenaFace gladiatori_face = {
  .game = &gladiatori_game,
  .line = N_("A duel of cards on hexes. What is in the hand cannot be life."),
  .minutes_min = MINUTES_MIN,
  .minutes_max = MINUTES_MAX,
  .picture = "game-gladiatori",
  .icon = "harena-game-gladiatori-symbolic",
  .frieze = frieze,
  .credits = credits,
  .thumbnail_new = glad_thumbnail_new,
  .edition_name = glad_edition_name,
  .edition_words = glad_edition_words,
  .option_name = glad_option_name,
  .option_words = glad_option_words,
  .option_on = glad_option_on,
  .value_name = glad_value_name,
  .option_group = glad_option_group,
  .option_matters = glad_option_matters,
  .players_words = glad_players_words,
  .beginning_words = glad_beginning_words,
  .walk = glad_walk,
  .ways = glad_ways,
  .unfold = glad_unfold,
  .press = glad_press,
  .is_momentous = glad_is_momentous,
  .when = glad_speech_when,
  .ask = glad_speech_ask,
  .describe_target = glad_speech_target,
  .button = glad_speech_button,
  .describe_move = glad_speech_move,
  .refuse = glad_speech_refuse,
  .tell = glad_speech_tell,
  .chapter = glad_speech_chapter,
  .chapter_name = glad_speech_chapter_name,
  .chapter_place = glad_speech_chapter_place,
  .winner = glad_speech_winner,
  .ending = glad_speech_ending,
  .when_over = glad_speech_when_over,
  .mover = glad_scores_mover,
  .board = &glad_board,
  .cards = &glad_cards_face,
  .parts = parts,
  .scenes = scenes,
  .results = glad_result_columns,
  .n_results = GLAD_N_RESULTS,
  .end_cards = glad_end_cards,
  .n_end_cards = GLAD_N_END_CARDS,
  .chart = &glad_chart,
  .book = &glad_rule_book,
  .lessons = &glad_lessons,
  .diagram_new = glad_diagram_new,
  .diagram_set = glad_diagram_set,
  .diagram_is_valid = glad_diagram_is_valid,
};
