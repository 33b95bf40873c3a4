/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of Hannibal against Rome: names what the other files have. */

#include "face.h"

#include "hannibal/hannibal.h"

#include "hannibal/board.h"
#include "hannibal/book.h"
#include "hannibal/cards.h"
#include "hannibal/ending.h"
#include "hannibal/hand.h"
#include "hannibal/scene.h"
#include "hannibal/sides.h"
#include "hannibal/speech.h"
#include "hannibal/names.h"
#include "words.h"

static const HarenaPart *const parts[] = {
  &hannibal_part_sides, &hannibal_part_domination, &hannibal_part_place, &harena_part_log,
  &hannibal_part_strip, NULL,
};

static const HarenaScene *const scenes[] = { &hannibal_scene, NULL };

static const char *const frieze[] = {
  "hannibal/fleet-rome", "hannibal/legion-rome", "hannibal/legion-carthage",
  "hannibal/hannibal", "hannibal/fleet-carthage", "hannibal/capital-carthage", NULL,
};

static const char *const credits[] = { "Reiner Knizia", NULL };

/* Carthage is blue, with the dolphin; Rome is red, with the eagle. */
static const int colours[] = { 2, 1 };

const HarenaFace hannibal_face = {
  .game = &hannibal_game,
  .line = N_("A war of legions and fleets for the western sea, with five secret cards a side."),
  .minutes_min = 10,
  .minutes_max = 20,
  .picture = "game-hannibal",
  .icon = "harena-game-hannibal-symbolic",
  .frieze = frieze,
  .credits = credits,
  .colours = colours,
  .changes_sides = TRUE,
  .thumbnail_new = hannibal_thumbnail_new,
  .edition_name = hannibal_edition_name,
  .edition_words = hannibal_edition_words,
  .option_name = hannibal_option_name,
  .option_words = hannibal_option_words,
  .option_on = hannibal_option_on,
  .players_words = hannibal_players_words,
  .beginning_words = hannibal_beginning_words,
  .walk = hannibal_walk,
  .press = hannibal_press,
  .is_momentous = hannibal_is_momentous,
  .when = hannibal_say_when,
  .ask = hannibal_ask,
  .describe_target = hannibal_say_target,
  .button = hannibal_say_button,
  .describe_move = hannibal_say_move,
  .refuse = hannibal_refuse,
  .tell = hannibal_tell,
  .chapter = hannibal_chapter,
  .chapter_name = hannibal_chapter_name,
  .chapter_place = hannibal_chapter_place,
  .advise = hannibal_advise,
  .winner = hannibal_winner,
  .ending = hannibal_ending,
  .when_over = hannibal_when_over,
  .pointless = TRUE,
  .board = &hannibal_board,
  .cards = &hannibal_cards,
  .parts = parts,
  .scenes = scenes,
  .results = hannibal_results,
  .n_results = HANNIBAL_N_RESULTS,
  .end_cards = hannibal_end_cards,
  .n_end_cards = HANNIBAL_N_END_CARDS,
  .book = &hannibal_book,
  .lessons = &hannibal_lessons,
  .diagram_new = hannibal_diagram_new,
  .diagram_set = hannibal_diagram_set,
  .diagram_is_valid = hannibal_diagram_is_valid,
};
