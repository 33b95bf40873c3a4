/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked: what it is about, what the answers do, and where the rule book tells more. */

#include "gladiatori/speech.h"

#include "gladiatori/action.h"
#include "gladiatori/movement.h"
#include "gladiatori/score.h"
#include "gladiatori/targets.h"
#include "gladiatori/value.h"
#include "words.h"

/* Translators: in each title %s is the name of a player. */
static const struct
{
  const char *title;
  const char *help;
  const char *topic;
} questions[GLAD_N_QUESTIONS] = {
  [GLAD_ASK_GLADIATOR] = { N_("%s: choose your gladiator"),
    N_("Each is good at something else: its values, cards and items are on its card."), "sheet" },
  [GLAD_ASK_START] = { N_("%s: where do you start?"),
    N_("Choose one of the marked hexes. You look towards the middle of the arena."), "arena" },
  [GLAD_ASK_HAND] = { N_("%s: which cards do you take in hand?"),
    N_("Press cards to move them, then Ready. What you leave is your life and pays for damage."),
    "prepare" },
  [GLAD_ASK_HAND_ENERGY] = { N_("%s: which Energy do you take in hand?"),
    N_("1-Energy helps Strength; each card laid makes more damage. The rest is your life."),
    "prepare" },
  [GLAD_ASK_HAND_SPECIAL] = { N_("%s: which Special Moves do you take in hand?"),
    N_("You can lay them in this turn. The rest is your life."), "prepare" },
  [GLAD_ASK_DELAY] = { N_("%s: use Delay now?"),
    N_("It puts you at any place in the order of this phase, once a game."), "powers" },
  [GLAD_ASK_MENU] = { N_("%s: sprint, or play an Action card"), NULL, "action" },
  [GLAD_ASK_PAY] = { N_("%s: pay an Element"), NULL, "elements" },
  [GLAD_ASK_GAIN] = { N_("%s: gain an Element"), NULL, "elements" },
  [GLAD_ASK_FACE] = { N_("%s: which way do you look now?"),
    N_("You are steady again. Press a hex beside you, or a direction."), "states" },
  [GLAD_ASK_PURPOSE] = { N_("%s: what is the Action card for?"), NULL, "purpose" },
  [GLAD_ASK_AGREE] = { N_("%s: do you accept the help?"),
    N_("A quarter of your partner’s attack is added to yours, in your next Action."), "teams" },
  [GLAD_ASK_MOVE] = { N_("%s: move, turn or stop"), NULL, "movement" },
  [GLAD_ASK_LAY] = { N_("%s: which Energy do you lay?"), NULL, "laying" },
  [GLAD_ASK_LAY_SPECIAL] = { N_("%s: which Special Moves do you lay?"), NULL, "special" },
  [GLAD_ASK_DEFEND] = { N_("%s: how do you defend?"), NULL, "defence" },
  [GLAD_ASK_PLUS] = { N_("%s: does the card work, or give +2?"), NULL, "animals" },
  [GLAD_ASK_RAGE] = { N_("%s: which card does Rage bring?"),
    N_("It is played right away, from your PF deck or your discard pile, and counts for damage."),
    "special" },
  [GLAD_ASK_SACRIFICE] = { N_("%s: which card do you sacrifice?"),
    N_("It leaves the game, and you get 3 more."), "special" },
  [GLAD_ASK_ADRENALINE] = { N_("%s: what does Adrenaline raise?"),
    N_("By 5, to three times its value at most. Once used it falls to 0."), "special" },
  [GLAD_ASK_BREAK] = { N_("%s: which item do you strike at?"),
    N_("The damage goes to it: it is damaged, or destroyed, and the gladiator loses no cards."),
    "special" },
  [GLAD_ASK_UNBALANCE] = { N_("%s: pay two Elements, or take a white cube?"),
    N_("Two white cubes make you lie down. Pay with a value or a card of your hand."), "special" },
  [GLAD_ASK_LEAP] = { N_("%s: what is the Leap for?"),
    N_("Each hex leapt over gives +2 Attack or +1 damage."), "powers" },
  [GLAD_ASK_STRIKE] = { N_("%s: how do you strike?"), NULL, "values" },
  [GLAD_ASK_LUNGE] = { N_("%s: which card do you discard for the Lunge?"),
    N_("+2 Attack for each, three at most."), "powers" },
  [GLAD_ASK_PARRY] = { N_("%s: how do you parry?"), NULL, "values" },
  [GLAD_ASK_FEINT] = { N_("%s: was it a Feint?"), NULL, "feint" },
  [GLAD_ASK_LOSE] = { N_("%s: pay the damage"), NULL, "damage" },
  [GLAD_ASK_SWAP] = { N_("%s: swap a card"),
    N_("Press a card of your hand, then one of your PF deck. Three times at most."), "powers" },
  [GLAD_ASK_DIE] = { N_("%s: you cannot pay the damage"),
    N_("Your gladiator dies, unless a power saves it. The victory points stay."), "damage" },
  [GLAD_ASK_PUSH] = { N_("%s: push the other away?"),
    N_("Press a free hex beside it, or leave it where it is."), "powers" },
  [GLAD_ASK_REST] = { N_("%s: what do you recover?"), NULL, "cleanup" },
  [GLAD_ASK_RECOVER_ENERGY] = { N_("%s: which Energy do you recover?"), NULL, "cleanup" },
  [GLAD_ASK_RECOVER_SPECIAL] = { N_("%s: which Special Moves do you recover?"), NULL, "cleanup" },
  [GLAD_ASK_POINTS] = { N_("%s: recover Offence or Guard?"), NULL, "cleanup" },
  [GLAD_ASK_GATE] = { N_("An animal comes…"), N_("A die says through which gate."), "animals" },
  [GLAD_ASK_ACTS] = { N_("The animals move…"), N_("The one nearest to a gladiator is first."),
    "animals" },
  [GLAD_ASK_HUNTS] = { N_("An animal chooses its prey…"), N_("It hunts the nearest gladiator."),
    "animals" },
  [GLAD_ASK_DICE] = { N_("An animal rolls…"), N_("Its dice say how far it comes, or how hard it bites."),
    "animals" },
  [GLAD_ASK_STAT] = { N_("%s: build your gladiator"), NULL, "creation" },
  [GLAD_ASK_BUY_ENERGY] = { N_("%s: which Energy do you buy?"), NULL, "creation" },
  [GLAD_ASK_BUY_SPECIAL] = { N_("%s: which Special Moves do you buy?"), NULL, "creation" },
  [GLAD_ASK_BUY_POWER] = { N_("%s: buy a power?"), NULL, "creation" },
  [GLAD_ASK_ITEM] = { N_("An item is drawn…"), N_("All items of the box are shuffled together."),
    "creation" },
  [GLAD_ASK_BID] = { N_("%s: what do you bid?"), NULL, "creation" },
  [GLAD_ASK_DROP] = { N_("%s: which item do you drop?"),
    N_("A gladiator keeps two, and never two of one class."), "creation" },
  [GLAD_ASK_FIRST] = { N_("Who chooses first?"), N_("That is drawn."), "creation" },
  [GLAD_ASK_CHOOSE] = { N_("%s: choose an item"),
    N_("You have two in the end, and never two of one class."), "creation" },
};

/* G41, G42: what the movement so far would cost, if it ended here. */
static char *
warn (const GladPosition *position,
      int                 seat)
{
  const GladSeat *own = &position->seats[seat];

  return glad_speech_costs (glad_movement_costs (position, seat, own->cell, own->facing));
}

static char *
help_movement (const HarenaView *view,
               const GladFrame  *frame)
{
  const GladPosition *position = glad_position (view);
  const GladSeat     *seat = &position->seats[frame->seat];
  gboolean            sprint = frame->step == GLAD_ASK_MENU;
  gboolean            moves = sprint ? position->action.sprint : TRUE;
  g_autofree char    *cost = moves ? warn (position, frame->seat) : NULL;
  int                 left = sprint ? seat->stats[GLAD_SPEED] : frame->a;

  if (harena_view_has_picked (view, glad_button (GLAD_END, 0, 0)))
    return g_strdup (_("You have done nothing yet. If you surrender, you leave the arena and "
                       "lose 15 points."));
  if (glad_held_cell (view) != 0)
    return g_strdup (_("Now the way to look: press a hex beside it, or a direction."));
  if (cost != NULL)
    /* Translators: %s is “flight costs 2 points”. */
    return g_strdup_printf (_("If the movement ends here, %s."), cost);
  if (!sprint && left == 0)
    return g_strdup_printf (ngettext ("Each movement more costs 1 Speed; you have %d.",
                                      "Each movement more costs 1 Speed; you have %d.",
                                      seat->stats[GLAD_SPEED]), seat->stats[GLAD_SPEED]);
  if (!sprint)
    return g_strdup_printf (ngettext ("%d movement is free: a step, or a turn in place.",
                                      "%d movements are free: each a step, or a turn in place.",
                                      left), left);
  if (seat->lying || seat->entangled)
    return g_strdup (_("You can only turn. Take cubes off by Balance: two Elements for each."));
  if (left == 0)
    return g_strdup (_("No Speed is left. Play a card of your hand, or use one of your row again."));
  return g_strdup_printf (ngettext ("A step or a turn costs 1 Speed; you have %d. A card ends the "
                                    "Sprint.",
                                    "A step or a turn costs 1 Speed; you have %d. A card ends the "
                                    "Sprint.", left), left);
}

static char *
help_purpose (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);
  int                 card = glad_action_card (position);
  gboolean            attacks = FALSE;

  for (int i = 0; i < view->n_moves; i++)
    attacks |= glad_verb (view->moves[i]) == GLAD_ATTACK;
  if (card == GLAD_MOVEMENT)
    return g_strdup (_("Move up to three times for free, or recover up to three Elements."));
  if (attacks)
    return g_strdup (_("Press the marked enemy to attack it, or choose another purpose."));
  return g_strdup (_("Nobody stands straight ahead of you to be attacked."));
}

/* "Blue attacks from ahead left." */
static char *
tell_attack (const HarenaView *view,
             int               fighter)
{
  const GladPosition *position = glad_position (view);
  const GladFight    *fight = &position->fight;
  g_autofree char    *who = glad_name_who (view, position, fight->fighters[0].who);

  if (fight->kind == GLAD_BY_ANIMAL)
    return g_strdup_printf (_("%s attacks with %d."), who, glad_attack_sum (position, fighter).total);
  /* Translators: the name of a player, and a side such as “ahead left”. */
  return g_strdup_printf (_("%s attacks from %s."), who,
                          glad_name_side (fight->fighters[fighter].side));
}

static char *
help_lay (const HarenaView *view,
          const GladFrame  *frame)
{
  const GladPosition *position = glad_position (view);
  int                 card = glad_fighter_card (position, frame->a);

  if (frame->step == GLAD_ASK_LAY_SPECIAL)
    return g_strdup (_("They lie face down until they are revealed, and then they work."));
  if (frame->a == 0 && card == GLAD_STRENGTH)
    return g_strdup (_("Face down: 1 Attack for each 1-Energy, and 1 damage for every second card."));
  if (frame->a == 0)
    return g_strdup (_("Face down: 1 damage more for every second card you play."));
  if (card == GLAD_STRENGTH)
    return g_strdup (_("Face down: 2 Defence for each 1-Energy."));
  return g_strdup (_("With this Action card they only deceive; they are discarded afterwards."));
}

static char *
help_defend (const HarenaView *view,
             const GladFrame  *frame)
{
  g_autofree char *attack = tell_attack (view, frame->a);
  gboolean         covered = FALSE;

  for (int i = 0; i < view->n_moves; i++)
    covered |= glad_verb (view->moves[i]) == GLAD_DEFEND
               || glad_verb (view->moves[i]) == GLAD_DEFEND_AGAIN;
  if (!covered)
    /* Translators: %s is a sentence: who attacks. */
    return g_strdup_printf (_("%s You have no card that covers this side."), attack);
  /* Translators: %s is a sentence: who attacks. */
  return g_strdup_printf (_("%s Without a card you are surprised: no cards then."), attack);
}

/* What the sum comes to with nothing more. */
static char *
help_values (const HarenaView *view,
             const GladFrame  *frame)
{
  const GladPosition *position = glad_position (view);
  GladPosition        reckoned = *position;

  if (frame->step == GLAD_ASK_STRIKE)
    {
      GladFighter *own = &reckoned.fight.fighters[0];

      own->in_hand = glad_n_cards (position->seats[own->who].hand);
      return g_strdup_printf (_("Your Attack is %d so far. Offence adds its value and drops by 1."),
                              glad_attack_sum (&reckoned, 1).total);
    }
  reckoned.fight.fighters[frame->a].in_hand = glad_n_cards (position->seats[frame->seat].hand);
  return g_strdup_printf (_("Against %d your Defence is %d so far. Guard adds its value and drops "
                            "by 1."),
                          glad_attack_now (position, frame->a),
                          glad_defence_sum (&reckoned, frame->a).total);
}

static char *
help_feint (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);
  const GladFighter  *target = &position->fight.fighters[1];

  /* Translators: an Attack and a Defence. */
  return g_strdup_printf (_("It stands %d against %d. A Feint calls all of it off: no damage, no "
                            "points."), glad_attack_now (position, 1), target->defence);
}

static char *
help_coins (const HarenaView *view,
            const GladFrame  *frame)
{
  int              coins = glad_position (view)->seats[frame->seat].coins;
  g_autofree char *left = g_strdup_printf (ngettext ("%d coin is left.", "%d coins are left.",
                                                     coins), coins);

  if (frame->step != GLAD_ASK_STAT)
    return g_steal_pointer (&left);
  /* Translators: a value such as Guard, what it is for, and “%d coins are left.” */
  return g_strdup_printf (_("%s %s. %s"), glad_name_stat (frame->a), glad_words_stat (frame->a),
                          left);
}

static char *
help_units (const HarenaView *view,
            const GladFrame  *frame)
{
  int units = frame->step == GLAD_ASK_REST
                ? glad_position (view)->seats[frame->seat].stats[GLAD_ENDURANCE]
                : frame->a;

  return g_strdup_printf (ngettext ("Endurance brings %d card or point back; then it drops by 1.",
                                    "Endurance brings %d cards or points back; then it drops by 1.",
                                    units), units);
}

static char *
help_damage (const HarenaView *view,
             const GladFrame  *frame)
{
  int life = glad_payable (&glad_position (view)->seats[frame->seat]);

  return g_strdup_printf (ngettext ("%d PF to be paid of %d. A card or an item leaves the game; no "
                                    "change is given.",
                                    "%d PF to be paid of %d. Cards or items leave the game; no "
                                    "change is given.", frame->a), frame->a, life);
}

/* The help that has to do with how things stand. */
static char *
help_now (const HarenaView *view,
          const GladFrame  *frame)
{
  switch (frame->step)
    {
    case GLAD_ASK_MENU:
    case GLAD_ASK_MOVE:
      return help_movement (view, frame);
    case GLAD_ASK_PURPOSE:
      return help_purpose (view);
    case GLAD_ASK_PAY:
      return g_strdup_printf (ngettext ("%d to go: a value that is above 0, or a card of your hand.",
                                        "%d to go: a value that is above 0, or a card of your hand.",
                                        frame->a), frame->a);
    case GLAD_ASK_GAIN:
      return g_strdup_printf (ngettext ("%d more at most: a value, or a card of your discard pile.",
                                        "%d more at most: a value, or a card of your discard pile.",
                                        frame->a), frame->a);
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return help_lay (view, frame);
    case GLAD_ASK_DEFEND:
      return help_defend (view, frame);
    case GLAD_ASK_PLUS:
      return g_strdup (glad_words_card (frame->b));
    case GLAD_ASK_STRIKE:
    case GLAD_ASK_PARRY:
      return help_values (view, frame);
    case GLAD_ASK_FEINT:
      return help_feint (view);
    case GLAD_ASK_LOSE:
      return help_damage (view, frame);
    case GLAD_ASK_REST:
    case GLAD_ASK_RECOVER_ENERGY:
    case GLAD_ASK_RECOVER_SPECIAL:
    case GLAD_ASK_POINTS:
      return help_units (view, frame);
    case GLAD_ASK_STAT:
    case GLAD_ASK_BUY_ENERGY:
    case GLAD_ASK_BUY_SPECIAL:
    case GLAD_ASK_BUY_POWER:
      return help_coins (view, frame);
    case GLAD_ASK_BID:
      {
        g_autofree char *item = glad_name_item_full (glad_position (view)->drawn - 1);

        /* Translators: an item. */
        return g_strdup_printf (_("For %s: most energy wins, and what it bids is discarded."), item);
      }
    default:
      return questions[frame->step].help != NULL ? g_strdup (_(questions[frame->step].help)) : NULL;
    }
}

/* What helps to decide is only said to who decides. */
void
glad_speech_ask (const HarenaView *view,
                 HarenaQuestion   *question)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);

  if (position->stage == GLAD_STAGE_OVER || frame->step >= GLAD_N_QUESTIONS)
    return;
  question->seat = frame->seat;
  question->title = frame->seat != 0 ? g_strdup_printf (_(questions[frame->step].title),
                                                        harena_view_seat (view, frame->seat))
                                     : g_strdup (_(questions[frame->step].title));
  question->help = frame->seat == 0 || view->asked != 0
                     ? help_now (view, frame)
                     : NULL;
  question->topic = questions[frame->step].topic;
}
