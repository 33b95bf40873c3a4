/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers: as buttons, and as whole moves. */

#include "gladiatori/speech.h"

#include "gladiatori/movement.h"
#include "gladiatori/score.h"
#include "gladiatori/targets.h"
#include "words.h"

char *
glad_speech_costs (unsigned costs)
{
  if (costs == (GLAD_FLIGHT | GLAD_COWARDICE))
    /* Translators: goes into “If the movement ends here, %s.” */
    return g_strdup (_("flight and cowardice cost 5 points"));
  if (costs & GLAD_FLIGHT)
    /* Translators: goes into “If the movement ends here, %s.” */
    return g_strdup (_("flight costs 2 points"));
  if (costs & GLAD_COWARDICE)
    /* Translators: goes into “If the movement ends here, %s.” */
    return g_strdup (_("cowardice costs 3 points"));
  return NULL;
}

/* A direction, and what it would cost to end like that (G41, G42). */
static char *
say_facing (const HarenaView *view,
            int               direction)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  int                 cell = glad_held_cell (view);
  g_autofree char    *cost = NULL;

  if (cell != 0 && frame->step != GLAD_ASK_FACE)
    cost = glad_speech_costs (glad_movement_costs (position, frame->seat, cell, direction));
  if (cost != NULL)
    /* Translators: a direction such as “north-east”, and “flight costs 2 points”. */
    return g_strdup_printf (_("Look %s: %s"), glad_name_direction (direction), cost);
  /* Translators: a direction such as “north-east”. */
  return g_strdup_printf (_("Look %s"), glad_name_direction (direction));
}

/* "Strike with Offence 5 and 2 Blood". */
static char *
say_points (const HarenaView *view,
            gboolean          strikes,
            int               spent,
            gboolean          ability)
{
  const GladPosition *position = glad_position (view);
  const GladSeat     *seat = &position->seats[MAX (glad_asked (position)->seat, 1)];
  int                 value = seat->stats[strikes ? GLAD_OFFENCE : GLAD_GUARD];

  if (strikes && ability && spent > 0)
    return g_strdup_printf (_("Strike with Offence %d and %d Blood"), value, spent);
  if (strikes && ability)
    return g_strdup_printf (_("Strike with Offence %d"), value);
  if (strikes && spent > 0)
    return g_strdup_printf (_("Strike with %d Blood"), spent);
  if (strikes)
    return g_strdup (_("Just Strike"));
  if (ability && spent > 0)
    return g_strdup_printf (_("Parry with Guard %d and %d Speed"), value, spent);
  if (ability)
    return g_strdup_printf (_("Parry with Guard %d"), value);
  if (spent > 0)
    return g_strdup_printf (_("Parry with %d Speed"), spent);
  return g_strdup (_("Just Parry"));
}

static char *
say_power (const HarenaView *view,
           int               power,
           int               operand)
{
  const GladFrame *frame = glad_asked (glad_position (view));

  if (power == GLAD_WOUNDS && operand > 0)
    return g_strdup_printf (_("Deep Wounds: %d less Attack, %d more damage"), operand, operand);
  if (power == GLAD_WRESTLE && operand > 0)
    {
      g_autofree char *who = glad_name_who (view, glad_position (view), operand);

      /* Translators: a player. */
      return g_strdup_printf (_("Wrestling with %s"), who);
    }
  if (frame->step == GLAD_ASK_BUY_POWER)
    /* Translators: a power that can be bought for one coin. */
    return g_strdup_printf (_("Buy %s"), glad_name_power (power));
  if (power == GLAD_DELAY)
    return g_strdup (_("Delay: +3 Defence"));
  /* Translators: a power that is used. */
  return g_strdup_printf (_("Power: %s"), glad_name_power (power));
}

/* What has no more to it than one word with a number, a value, an item or a card in it. */
static char *
say_one (GladVerb verb,
         int      a,
         int      b)
{
  g_autofree char *item = NULL;

  switch ((int) verb)
    {
    case GLAD_DELAY_TO:
      /* Translators: a place in the order: “Act as Number 2”. */
      return g_strdup_printf (_("Act as Number %d"), a);
    case GLAD_PAY_STAT:
      /* Translators: a value such as Blood. */
      return g_strdup_printf (_("Pay 1 %s"), glad_name_stat (a));
    case GLAD_GAIN_STAT:
      /* Translators: a value such as Blood. */
      return g_strdup_printf (_("Gain 1 %s"), glad_name_stat (a));
    case GLAD_EXCITE:
      /* Translators: an ability such as Guard. */
      return g_strdup_printf (_("Raise %s"), glad_name_stat (a));
    case GLAD_STAT_LINE:
      /* Translators: a value such as Guard, and a number from 3 to 9. */
      return g_strdup_printf (_("%s %d"), glad_name_stat (a), b);
    case GLAD_PLUS_CARD:
      /* Translators: a card. */
      return g_strdup_printf (_("%s: +2"), glad_name_card (a));
    case GLAD_NORMAL:
      /* Translators: a card. */
      return g_strdup_printf (_("%s Works"), glad_name_card (a));
    case GLAD_PLUS_POWER:
      /* Translators: a power that gives +2 instead. */
      return g_strdup_printf (_("Power %s: +2"), glad_name_power (a));
    case GLAD_LEAPS:
      /* Translators: how much more Attack and how much more damage. */
      return g_strdup_printf (_("+%d Attack, +%d damage"), 2 * a, b);
    case GLAD_POINTS:
      return g_strdup_printf (_("%d Offence, %d Guard"), a, b);
    case GLAD_BREAK:
      item = glad_name_item_full (b);
      /* Translators: an item. */
      return g_strdup_printf (_("Strike at %s"), item);
    case GLAD_THROW:
      item = glad_name_item_full (a);
      /* Translators: an item. */
      return g_strdup_printf (_("Throw %s"), item);
    case GLAD_ITEM_DRAWN:
      return glad_name_item_full (a);
    case GLAD_DICE:
      return b > 0 ? g_strdup_printf (_("Dice %d and %d"), a, b) : g_strdup_printf (_("Die %d"), a);
    default:
      return NULL;
    }
}

/* Words that need nothing. */
static const char *const words[GLAD_N_VERBS] = {
  [GLAD_LAY]          = N_("Lay Face Down"),
  [GLAD_BID]          = N_("Bid"),
  [GLAD_REGAIN]       = N_("Go On"),
  [GLAD_NO_DELAY]     = N_("No Delay"),
  [GLAD_SURRENDERS]   = N_("Surrender: −15 VP"),
  [GLAD_TURN]         = N_("Turn in Place"),
  [GLAD_END]          = N_("End Action"),
  [GLAD_STRIKES]      = N_("Sweep"),
  [GLAD_CAST]         = N_("Throw the Net"),
  [GLAD_RECOVER]      = N_("Recover"),
  [GLAD_MOVE]         = N_("Move"),
  [GLAD_AGREE]        = N_("Accept"),
  [GLAD_REFUSE]       = N_("Refuse"),
  [GLAD_STOP]         = N_("Stop"),
  [GLAD_SURPRISED]    = N_("No Card"),
  [GLAD_CUBE]         = N_("Take a White Cube"),
  [GLAD_DO_FEINT]     = N_("Feint"),
  [GLAD_NO_FEINT]     = N_("No Feint"),
  [GLAD_DIE]          = N_("Die"),
  [GLAD_NO_PUSH]      = N_("Do Not Push"),
  [GLAD_REST]         = N_("Recover Nothing"),
  [GLAD_PASS]         = N_("Pass"),
};

/* What ends a choice of several cards, by what it is about. */
static char *
say_done (const HarenaView *view,
          GladVerb          verb)
{
  int step = glad_asked (glad_position (view))->step;

  switch (step)
    {
    case GLAD_ASK_HAND:
    case GLAD_ASK_HAND_ENERGY:
    case GLAD_ASK_HAND_SPECIAL:
      return g_strdup (_("Ready"));
    case GLAD_ASK_BUY_ENERGY:
    case GLAD_ASK_BUY_SPECIAL:
      return g_strdup (view->picks.n_targets > 0 ? _("Buy") : _("Buy None"));
    case GLAD_ASK_BID:
      return g_strdup (view->picks.n_targets > 0 ? _("Bid") : _("Bid Nothing"));
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return g_strdup (view->picks.n_targets > 0 ? _("Lay Face Down") : _("Lay None"));
    case GLAD_ASK_REST:
    case GLAD_ASK_RECOVER_ENERGY:
    case GLAD_ASK_RECOVER_SPECIAL:
      return g_strdup (view->picks.n_targets > 0 ? _("Recover Them") : _("None of These"));
    default:
      return g_strdup (words[verb] != NULL ? _(words[verb]) : _("Done"));
    }
}

/* The partner who would be helped. */
static char *
say_seat (const HarenaView *view,
          GladVerb          verb,
          int               who)
{
  g_autofree char *name = glad_name_who (view, glad_position (view), who);

  switch ((int) verb)
    {
    case GLAD_HELP:
      /* Translators: a player, whose attack will be helped. */
      return g_strdup_printf (_("Cooperate with %s"), name);
    case GLAD_ACTS:
      /* Translators: an animal. */
      return g_strdup_printf (_("%s acts"), name);
    case GLAD_HUNTS:
      /* Translators: a player. */
      return g_strdup_printf (_("It hunts %s"), name);
    default:
      /* Translators: a player. */
      return g_strdup_printf (_("%s chooses first"), name);
    }
}

static char *
say_enough (const HarenaView *view)
{
  if (glad_asked (glad_position (view))->step == GLAD_ASK_MENU)
    return g_strdup (_("Do Nothing"));
  if (view->picks.n_targets > 0)
    return g_strdup (_("Sweep Them"));
  return g_strdup (_("Enough"));
}

static char *
say_answer (const HarenaView *view,
            GladVerb          verb,
            int               a,
            int               b)
{
  char *label;

  if (glad_is_heap_verb (verb))
    return say_done (view, verb);
  switch ((int) verb)
    {
    case GLAD_FACE:
      return say_facing (view, a);
    case GLAD_POWER:
      return say_power (view, a, b);
    case GLAD_STRIKE:
      return say_points (view, TRUE, a, b);
    case GLAD_PARRY:
      return say_points (view, FALSE, a, b);
    case GLAD_BALANCE:
      return g_strdup (a ? _("Balance: Grey Cube") : _("Balance: White Cube"));
    case GLAD_HELP:
    case GLAD_ACTS:
    case GLAD_HUNTS:
    case GLAD_FIRST:
      return say_seat (view, verb, a);
    case GLAD_GATE:
      return g_strdup (a ? _("The right gate") : _("The left gate"));
    case GLAD_ENOUGH:
      return say_enough (view);
    default:
      label = say_one (verb, a, b);
      return label != NULL ? label : g_strdup (words[verb] != NULL ? _(words[verb]) : _("Go On"));
    }
}

/* Keys for what is said often. */
static guint
key_of (GladVerb verb)
{
  static const struct
  {
    guint8 verb;
    guint8 key;
  } keys[] = {
    { GLAD_TURN, GDK_KEY_t },     { GLAD_END, GDK_KEY_e },      { GLAD_RECOVER, GDK_KEY_r },
    { GLAD_MOVE, GDK_KEY_m },     { GLAD_STOP, GDK_KEY_s },     { GLAD_AGREE, GDK_KEY_a },
    { GLAD_NO_FEINT, GDK_KEY_n }, { GLAD_DO_FEINT, GDK_KEY_f }, { GLAD_SURPRISED, GDK_KEY_n },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].verb == verb)
      return keys[i].key;

  return glad_is_heap_verb (verb) ? GDK_KEY_r : 0;
}

/* The icon of a value or a power, if it is about one. */
static const char *
icon_of (GladVerb verb,
         int      a,
         int      b)
{
  switch ((int) verb)
    {
    case GLAD_PAY_STAT:
    case GLAD_GAIN_STAT:
    case GLAD_EXCITE:
    case GLAD_STAT_LINE:
      return glad_icon_stat (a);
    case GLAD_POWER:
    case GLAD_PLUS_POWER:
      return glad_icon_power (a);
    case GLAD_BREAK:
      return glad_icon_item (b);
    case GLAD_THROW:
      return glad_icon_item (a);
    default:
      return NULL;
    }
}

void
glad_speech_button (const HarenaView *view,
                    HarenaTarget      target,
                    HarenaButton     *button)
{
  GladVerb verb = glad_button_verb (target);
  int      a = glad_button_a (target);
  int      b = glad_button_b (target);

  button->label = say_answer (view, verb, a, b);
  button->icon = icon_of (verb, a, b);
  button->key = key_of (verb);
  if (verb == GLAD_STRIKE && a == 0 && b != 0)
    button->key = GDK_KEY_o;
  else if (verb == GLAD_PARRY && a == 0 && b != 0)
    button->key = GDK_KEY_g;
  button->suggested = glad_is_heap_verb (verb)
                      || (verb == GLAD_STRIKE && a == 0 && !b) || (verb == GLAD_PARRY && a == 0 && !b)
                      || verb == GLAD_NO_FEINT || verb == GLAD_NO_DELAY;
}

/* Moves that are a card, with what is done with it. */
static const char *const of_card[GLAD_N_VERBS] = {
  [GLAD_PLAY]         = N_("Play %s"),
  [GLAD_REUSE]        = N_("Use %s again"),
  [GLAD_PAY_CARD]     = N_("Pay with %s"),
  [GLAD_GAIN_CARD]    = N_("Take %s back"),
  [GLAD_DEFEND]       = N_("Defend with %s"),
  [GLAD_DEFEND_AGAIN] = N_("Defend with %s again"),
  [GLAD_RAGE_DECK]    = N_("Rage brings %s from the PF deck"),
  [GLAD_RAGE_DISCARD] = N_("Rage brings %s from the discard pile"),
  [GLAD_SACRIFICES]   = N_("Sacrifice %s"),
  [GLAD_DISCARDS]     = N_("Discard %s"),
  [GLAD_LOSE_CARD]    = N_("Lose %s"),
};

/* A heap of cards, with what is done with it. */
static char *
say_heap (const HarenaView *view,
          HarenaMove        move)
{
  g_autofree char *list = glad_list_cards (glad_move_cards (move));

  switch (glad_asked (glad_position (view))->step)
    {
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return g_strdup_printf (_("Lay %s"), list);
    case GLAD_ASK_BID:
      return g_strdup_printf (_("Bid %s"), list);
    case GLAD_ASK_BUY_ENERGY:
    case GLAD_ASK_BUY_SPECIAL:
      return g_strdup_printf (_("Buy %s"), list);
    case GLAD_ASK_REST:
    case GLAD_ASK_RECOVER_ENERGY:
    case GLAD_ASK_RECOVER_SPECIAL:
      return g_strdup_printf (_("Recover %s"), list);
    default:
      return g_strdup_printf (_("Take %s in hand"), list);
    }
}

static char *
say_sweep (const HarenaView *view,
           HarenaMove        move)
{
  unsigned whos[] = { glad_a (move), glad_b (move), glad_c (move) };
  GString *list = g_string_new (NULL);
  char    *text;

  for (int i = 0; i < 3 && whos[i] != 0; i++)
    {
      g_autofree char *who = glad_name_who (view, glad_position (view), whos[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? C_("list of cards", ", ") : "", who);
    }
  text = g_strdup_printf (_("Sweep %s"), list->str);
  g_string_free (list, TRUE);
  return text;
}

/* Moves that name somebody or some place. */
static char *
say_place (const HarenaView *view,
           HarenaMove        move)
{
  const GladPosition *position = glad_position (view);
  unsigned            verb = glad_verb (move);
  g_autofree char    *name = NULL;
  g_autofree char    *item = NULL;

  switch (verb)
    {
    case GLAD_GLADIATOR:
      return g_strdup_printf (_("Take the %s"), glad_name_gladiator (glad_a (move)));
    case GLAD_START:
      return g_strdup_printf (_("Start in %s"), glad_name_cell (glad_a (move)).text);
    case GLAD_STEP:
      /* Translators: a hex such as “b2”, and a direction. */
      return g_strdup_printf (_("Step to %s and look %s"), glad_name_cell (glad_a (move)).text,
                              glad_name_direction (glad_b (move)));
    case GLAD_TURN:
      return g_strdup_printf (_("Turn to look %s"), glad_name_direction (glad_a (move)));
    case GLAD_PUSH:
      return g_strdup_printf (_("Push it to %s"), glad_name_cell (glad_a (move)).text);
    case GLAD_ATTACK:
      name = glad_name_who (view, position, glad_a (move));
      return g_strdup_printf (_("Attack %s"), name);
    case GLAD_CAST:
      name = glad_name_who (view, position, glad_a (move));
      return g_strdup_printf (_("Throw the net at %s"), name);
    case GLAD_THROW:
      name = glad_name_who (view, position, glad_b (move));
      item = glad_name_item_full (glad_a (move));
      /* Translators: an item, and at whom it is thrown. */
      return g_strdup_printf (_("Throw %s at %s"), item, name);
    case GLAD_HELP:
      name = glad_name_who (view, position, glad_b (move));
      item = glad_name_who (view, position, glad_a (move));
      /* Translators: who is helped, and against whom. */
      return g_strdup_printf (_("Cooperate with %s against %s"), item, name);
    case GLAD_LOSE_ITEM:
      item = glad_name_item_full (glad_a (move));
      return g_strdup_printf (_("Lose %s"), item);
    case GLAD_DROP:
      item = glad_name_item_full (glad_a (move));
      return g_strdup_printf (_("Drop %s"), item);
    case GLAD_CHOOSE:
      item = glad_name_item_full (glad_a (move));
      return g_strdup_printf (_("Choose %s"), item);
    case GLAD_SWAP:
      /* Translators: a card of the hand, and one of the PF deck. */
      return g_strdup_printf (_("Swap %s for %s"), glad_name_card (glad_a (move)),
                              glad_name_card (glad_b (move)));
    case GLAD_STRIKES:
      return say_sweep (view, move);
    default:
      return NULL;
    }
}

char *
glad_speech_move (const HarenaView *view,
                  HarenaMove        move)
{
  char *text;

  if (glad_is_heap_verb (glad_verb (move)))
    return say_heap (view, move);
  if (of_card[glad_verb (move)] != NULL)
    return g_strdup_printf (_(of_card[glad_verb (move)]),
                            glad_name_card (MIN (glad_a (move), GLAD_N_CARDS - 1)));
  text = say_place (view, move);
  return text != NULL ? text : say_answer (view, glad_verb (move), glad_a (move), glad_b (move));
}
