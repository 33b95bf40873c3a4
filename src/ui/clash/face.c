/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of Clash: names what the other files have. */

#include "face.h"

#include "clash/clash.h"

#include "clash/arena-board.h"
#include "clash/battle-view.h"
#include "clash/book.h"
#include "clash/diagram.h"
#include "clash/hand.h"
#include "clash/lessons.h"
#include "clash/luck-chart.h"
#include "clash/options-words.h"
#include "clash/order.h"
#include "clash/piles.h"
#include "clash/pocket.h"
#include "clash/scores.h"
#include "clash/speech.h"
#include "clash/targets.h"
#include "clash/team-panel.h"
#include "clash/thumbnail.h"
#include "log/log.h"
#include "table/score-table.h"
#include "widgets/frieze.h"
#include "words.h"

#include <string.h>

static gboolean
is_entering (const HarenaView *view)
{
  return clash_position (view)->step <= CLASH_STEP_PLACE;
}

static gboolean
scores_are_there (const HarenaView *view)
{
  return !is_entering (view);
}

static gboolean
piles_are_there (const HarenaView *view)
{
  return view->live && clash_piles_are_there (view);
}

/* While gladiators are taken the piles need the room; of beasts there is only one to be seen. */
static gboolean
team_is_there (const HarenaView *view)
{
  return view->live && clash_position (view)->step != CLASH_STEP_ENTER;
}

static gboolean
targets_are_there (const HarenaView *view)
{
  return view->live && clash_targets_are_there (view);
}

/* It makes room for the targets when a space is in hand. */
static gboolean
log_is_there (const HarenaView *view)
{
  return !targets_are_there (view);
}

static const HarenaPart order = {
  .create = clash_order_new, .update = clash_order_update, .there = is_entering,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};

static const HarenaPart scores = {
  .create = harena_score_table_new, .update = harena_score_table_update,
  .there = scores_are_there, .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};

static GtkWidget *
piles_new (HarenaHand *hand)
{
  return clash_piles_new (hand, FALSE);
}

static const HarenaPart piles = {
  .create = piles_new, .update = clash_piles_update, .there = piles_are_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS | HARENA_CHANGE_SEATS,
};

static const HarenaPart team = {
  .create = clash_team_panel_new, .update = clash_team_panel_update, .there = team_is_there,
};

static const HarenaPart targets = {
  .create = clash_targets_new, .update = clash_targets_update, .there = targets_are_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS | HARENA_CHANGE_SEATS
           | HARENA_CHANGE_FOCUS,
};

static const HarenaPart the_log = {
  .create = harena_log_new, .update = harena_log_update, .there = log_is_there,
  .takes_rest = TRUE, .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};

static const HarenaPart pocket = {
  .place = HARENA_PLACE_BELOW, .room = HARENA_ROOM_NARROW,
  .create = clash_pocket_new, .update = clash_pocket_update,
};

static const HarenaPart *const parts[] = {
  &scores, &order, &piles, &targets, &team, &the_log, &harena_part_strip, &pocket, NULL,
};

static const HarenaScene *const scenes[] = { &clash_battle_scene, NULL };

static const HarenaEndCard end_cards[] = {
  {
    .title = N_("Dice luck"),
    /* Translators: A lethal hit has two stars, a plain one has one. */
    .help = N_("Stars on the dice, against what chance would give"),
    .create = clash_luck_chart_new,
    .update = clash_luck_chart_update,
  },
};

static const HarenaChart chart = {
  .title = N_("Points over the battles"),
  /* Translators: a place on the axis of the chart of points: before the first battle. */
  .start = NC_("chart", "Before the battles"),
  .bonus = clash_scores_bonus,
};

static const char *const frieze[] = {
  "kind-trident", "kind-net", HARENA_FRIEZE_TURNED "beast-lion",
  "kind-sword", HARENA_FRIEZE_TURNED "beast-bull",
  "kind-spear", HARENA_FRIEZE_TURNED "beast-bear", HARENA_FRIEZE_TURNED "kind-shield", NULL,
};

static const char *const credits[] = { "Reiner Knizia", NULL };

static GtkWidget *
diagram_new (void)
{
  return clash_diagram_new (NULL);
}

static void
diagram_set (GtkWidget  *diagram,
             const char *description)
{
  clash_diagram_set_description (CLASH_DIAGRAM (diagram), description);
}

/* Dice are read out; other pictures only show what the text says. */
static char *
diagram_words (const char *description)
{
  return g_str_has_prefix (description, "dice=")
           ? clash_speech_dice (description + strlen ("dice="))
           : NULL;
}

const HarenaFace clash_face = {
  .game = &clash_game,
  .frieze = frieze,
  .line = N_("Teams of gladiators and wild beasts. Dice, nets and nerve."),
  .minutes_min = 45,
  .minutes_max = 45,
  .picture = "game-clash",
  .icon = "harena-game-clash-symbolic",
  .credits = credits,
  .thumbnail_new = clash_thumbnail_new,
  .edition_name = clash_edition_name,
  .edition_words = clash_edition_words,
  .option_name = clash_option_name,
  .option_words = clash_option_words,
  .option_on = clash_option_on,
  .players_words = clash_players_words,
  .beginning_words = clash_beginning_words,
  .walk = clash_walk,
  .press = clash_press,
  .back = clash_back,
  .keeps = clash_keeps,
  .is_momentous = clash_is_momentous,
  .when = clash_speech_when,
  .ask = clash_speech_ask,
  .describe_target = clash_speech_target,
  .describe_move = clash_speech_advise,
  .refuse = clash_refuse,
  .tell = clash_speech_tell,
  .die = clash_speech_die,
  .chapter = clash_speech_chapter,
  .chapter_name = clash_speech_battle,
  .chapter_place = clash_speech_place,
  .advise = clash_speech_advise,
  .winner = clash_speech_winner,
  .ending = clash_speech_ending,
  .when_over = clash_speech_when_over,
  .board = &clash_arena_board,
  .columns = clash_score_columns,
  .n_columns = CLASH_N_SCORE_COLUMNS,
  .mover = clash_scores_mover,
  .strip_words = clash_order_strip_words,
  .parts = parts,
  .scenes = scenes,
  .results = clash_result_columns,
  .n_results = CLASH_N_RESULT_COLUMNS,
  .end_cards = end_cards,
  .n_end_cards = G_N_ELEMENTS (end_cards),
  .chart = &chart,
  .book = &clash_book,
  .lessons = &clash_lessons,
  .diagram_new = diagram_new,
  .diagram_set = diagram_set,
  .diagram_is_valid = clash_diagram_is_valid,
  .diagram_words = diagram_words,
};
