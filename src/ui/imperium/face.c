/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of Imperium: names what the other files have. */

#include "face.h"

#include "imperium/imperium.h"

#include "imperium/learn.h"
#include "imperium/map.h"
#include "imperium/panel.h"
#include "imperium/picks.h"
#include "imperium/scene.h"
#include "imperium/speech.h"
#include "words.h"

static const char *const frieze[] = {
  "imperium/africa", "imperium/syria", "imperium/gallia", "imperium/asia", "imperium/hispania",
  "imperium/aegyptus", NULL,
};

static const HarenaPart *const parts[] = {
  &harena_part_scores, &imperium_part_order, &imperium_part_choice, &imperium_part_province,
  &harena_part_log, &harena_part_strip, &harena_part_cards, NULL,
};

static const HarenaChart chart = {
  .title = N_("Points over the rounds"),
  /* Translators: a place on the axis of the chart of points: before the first round. */
  .start = NC_("chart", "Before the rounds"),
};

static const HarenaScene *const scenes[] = { &imperium_scene, NULL };

const HarenaFace imperium_face = {
  .game = &imperium_game,
  .line = N_("Secret influence in eight provinces."),
  .minutes_min = 20,
  .minutes_max = 40,
  .picture = "game-imperium",
  .icon = "harena-game-imperium-symbolic",
  .frieze = frieze,
  .thumbnail_new = imperium_thumbnail_new,
  .edition_name = imperium_edition_name,
  .edition_words = imperium_edition_words,
  .players_words = imperium_players_words,
  .beginning_words = imperium_beginning_words,
  .walk = imperium_walk,
  .press = imperium_press,
  .back = imperium_back,
  .when = imperium_say_when,
  .ask = imperium_ask,
  .describe_target = imperium_say_target,
  .button = imperium_say_button,
  .describe_move = imperium_say_move,
  .refuse = imperium_refuse,
  .tell = imperium_tell,
  .chapter = imperium_chapter,
  .chapter_name = imperium_chapter_name,
  .chapter_place = imperium_chapter_place,
  .advise = imperium_advise,
  .winner = imperium_say_winner,
  .ending = imperium_say_ending,
  .when_over = imperium_say_when_over,
  .board = &imperium_board,
  .cards = &imperium_cards,
  .columns = imperium_score_columns,
  .n_columns = IMPERIUM_N_SCORE_COLUMNS,
  .parts = parts,
  .scenes = scenes,
  .results = imperium_result_columns,
  .n_results = IMPERIUM_N_RESULT_COLUMNS,
  .end_cards = imperium_end_cards,
  .n_end_cards = IMPERIUM_N_END_CARDS,
  .chart = &chart,
  .book = &imperium_book,
  .lessons = &imperium_lessons,
  .diagram_new = imperium_diagram_new,
  .diagram_set = imperium_diagram_set,
  .diagram_is_valid = imperium_diagram_is_valid,
};
