/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of questions. */

#include "gladiatori/step.h"

#include "gladiatori/action.h"
#include "gladiatori/animals.h"
#include "gladiatori/cleanup.h"
#include "gladiatori/create.h"
#include "gladiatori/damage.h"
#include "gladiatori/draw.h"
#include "gladiatori/effect.h"
#include "gladiatori/elements.h"
#include "gladiatori/fight.h"
#include "gladiatori/movement.h"
#include "gladiatori/power.h"
#include "gladiatori/prepare.h"
#include "gladiatori/strike.h"

const GladQuestion glad_questions[GLAD_N_QUESTIONS] = {
  [GLAD_ASK_GLADIATOR]       = { glad_gladiator_moves, glad_gladiator_play },
  [GLAD_ASK_START]           = { glad_start_moves, glad_start_play },
  [GLAD_ASK_HAND]            = { glad_hand_moves, glad_hand_play },
  [GLAD_ASK_HAND_ENERGY]     = { glad_hand_moves, glad_hand_play },
  [GLAD_ASK_HAND_SPECIAL]    = { glad_hand_moves, glad_hand_play },
  [GLAD_ASK_DELAY]           = { glad_delay_moves, glad_delay_play },
  [GLAD_ASK_MENU]            = { glad_menu_moves, glad_menu_play },
  [GLAD_ASK_PAY]             = { glad_pay_moves, glad_pay_play },
  [GLAD_ASK_GAIN]            = { glad_gain_moves, glad_gain_play },
  [GLAD_ASK_FACE]            = { glad_face_moves, glad_face_play },
  [GLAD_ASK_PURPOSE]         = { glad_purpose_moves, glad_purpose_play },
  [GLAD_ASK_AGREE]           = { glad_agree_moves, glad_agree_play },
  [GLAD_ASK_MOVE]            = { glad_move_moves, glad_move_play },
  [GLAD_ASK_LAY]             = { glad_lay_moves, glad_lay_play },
  [GLAD_ASK_LAY_SPECIAL]     = { glad_lay_moves, glad_lay_play },
  [GLAD_ASK_DEFEND]          = { glad_defend_moves, glad_defend_play },
  [GLAD_ASK_PLUS]            = { glad_plus_moves, glad_plus_play },
  [GLAD_ASK_RAGE]            = { glad_rage_moves, glad_rage_play },
  [GLAD_ASK_SACRIFICE]       = { glad_sacrifice_moves, glad_sacrifice_play },
  [GLAD_ASK_ADRENALINE]      = { glad_adrenaline_moves, glad_adrenaline_play },
  [GLAD_ASK_BREAK]           = { glad_break_moves, glad_break_play },
  [GLAD_ASK_UNBALANCE]       = { glad_unbalance_moves, glad_unbalance_play },
  [GLAD_ASK_LEAP]            = { glad_leap_moves, glad_leap_play },
  [GLAD_ASK_STRIKE]          = { glad_strike_moves, glad_strike_play },
  [GLAD_ASK_LUNGE]           = { glad_lunge_moves, glad_lunge_play },
  [GLAD_ASK_PARRY]           = { glad_parry_moves, glad_parry_play },
  [GLAD_ASK_FEINT]           = { glad_feint_moves, glad_feint_play },
  [GLAD_ASK_LOSE]            = { glad_lose_moves, glad_lose_play },
  [GLAD_ASK_SWAP]            = { glad_swap_moves, glad_swap_play },
  [GLAD_ASK_DIE]             = { glad_die_moves, glad_die_play },
  [GLAD_ASK_PUSH]            = { glad_push_moves, glad_push_play },
  [GLAD_ASK_REST]            = { glad_rest_moves, glad_rest_play },
  [GLAD_ASK_RECOVER_ENERGY]  = { glad_rest_moves, glad_rest_play },
  [GLAD_ASK_RECOVER_SPECIAL] = { glad_rest_moves, glad_rest_play },
  [GLAD_ASK_POINTS]          = { glad_rest_moves, glad_rest_play },
  [GLAD_ASK_GATE]            = { glad_gate_moves, glad_gate_play },
  [GLAD_ASK_ACTS]            = { glad_acts_moves, glad_acts_play },
  [GLAD_ASK_HUNTS]           = { glad_hunts_moves, glad_hunts_play },
  [GLAD_ASK_DICE]            = { glad_dice_moves, glad_dice_play },
  [GLAD_ASK_STAT]            = { glad_create_moves, glad_create_play },
  [GLAD_ASK_BUY_ENERGY]      = { glad_create_moves, glad_create_play },
  [GLAD_ASK_BUY_SPECIAL]     = { glad_create_moves, glad_create_play },
  [GLAD_ASK_BUY_POWER]       = { glad_create_moves, glad_create_play },
  [GLAD_ASK_ITEM]            = { glad_item_moves, glad_item_play },
  [GLAD_ASK_BID]             = { glad_bid_moves, glad_bid_play },
  [GLAD_ASK_DROP]            = { glad_drop_moves, glad_drop_play },
  [GLAD_ASK_FIRST]           = { glad_first_moves, glad_first_play },
  [GLAD_ASK_CHOOSE]          = { glad_choose_moves, glad_choose_play },
};
