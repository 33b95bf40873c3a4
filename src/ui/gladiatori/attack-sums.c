/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All numbers are the engine's. */

#include "gladiatori/attack-sums.h"

#include "gladiatori/move.h"
#include "gladiatori/names.h"
#include "gladiatori/speech.h"
#include "words.h"

/* In which step of an attack a question is asked; a: the fighter it is about. */
static GladPhase
phase_of (const GladFrame *frame)
{
  switch (frame->step)
    {
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return frame->a == 0 ? GLAD_PHASE_LAY : GLAD_PHASE_DEFEND;
    case GLAD_ASK_DEFEND:
      return GLAD_PHASE_DEFEND;
    case GLAD_ASK_PLUS:
    case GLAD_ASK_RAGE:
    case GLAD_ASK_SACRIFICE:
    case GLAD_ASK_ADRENALINE:
    case GLAD_ASK_UNBALANCE:
      return frame->a == 0 ? GLAD_PHASE_ATTACK : GLAD_PHASE_DEFENCE;
    case GLAD_ASK_LEAP:
    case GLAD_ASK_STRIKE:
    case GLAD_ASK_LUNGE:
    case GLAD_ASK_BREAK:
      return GLAD_PHASE_ATTACK;
    case GLAD_ASK_PARRY:
    case GLAD_ASK_DICE:
      return GLAD_PHASE_DEFENCE;
    case GLAD_ASK_FEINT:
      return GLAD_PHASE_FEINT;
    default:
      return GLAD_PHASE_DAMAGE;
    }
}

/* The defender whom the question is about, or the first. */
static int
target_of (const GladPosition *position)
{
  const GladFight *fight = &position->fight;
  const GladFrame *frame = glad_asked (position);

  for (int i = 1; i < fight->n; i++)
    if (fight->fighters[i].who == frame->seat)
      return i;
  for (int i = fight->n - 1; i > 1; i--)
    if (fight->fighters[i].revealed)
      return i;
  return 1;
}

gboolean
glad_attack_init (GladAttack         *attack,
                  const GladPosition *position)
{
  const GladFight   *fight = &position->fight;
  GladPosition       reckoned = *position;
  const GladFighter *target;

  *attack = (GladAttack) { 0 };
  if (fight->kind == GLAD_NO_FIGHT || fight->n < 2)
    return FALSE;
  attack->phase = phase_of (glad_asked (position));
  attack->target = target_of (position);
  target = &fight->fighters[attack->target];

  /* What is still to be counted is shown as it is now. */
  for (int i = 0; i < fight->n; i++)
    if (glad_is_seat (fight->fighters[i].who) && fight->fighters[i].in_hand == 0)
      {
        const GladSeat *seat = &position->seats[fight->fighters[i].who];

        reckoned.fight.fighters[i].in_hand
          = glad_n_cards (seat->hand) + seat->veiled[0] + seat->veiled[1];
      }
  attack->has_attack = fight->kind == GLAD_BY_ANIMAL || fight->fighters[0].revealed;
  attack->has_defence = glad_is_animal (target->who) ? target->dice[0] != 0 : target->revealed;
  if (attack->has_attack)
    attack->attack = glad_attack_sum (&reckoned, attack->target);
  if (attack->has_defence)
    attack->defence = glad_defence_sum (&reckoned, attack->target);
  attack->attack_now = attack->attack.total;
  attack->halved = attack->has_defence && glad_is_seat (target->who) && attack->attack.total > 0
                   && glad_fighter_card (position, attack->target) == GLAD_MOVEMENT;
  if (attack->halved)
    attack->attack_now /= 2;
  return TRUE;
}

void
glad_attack_parry (GladPosition *position,
                   HarenaMove    move)
{
  GladFrame   *frame = &position->frames[MAX (position->depth, 1) - 1];
  GladFighter *own = &position->fight.fighters[MIN (frame->a, GLAD_FIGHTERS - 1)];
  GladSeat    *seat = &position->seats[frame->seat];

  own->spent = glad_a (move);
  own->ability = glad_b (move) ? seat->stats[GLAD_GUARD] : 0;
  own->revealed = 1;
  frame->step = GLAD_ASK_LOSE;
}

const char *
glad_attack_phase (GladPhase phase)
{
  static const char *const names[GLAD_N_PHASES] = {
    [GLAD_PHASE_LAY] = NC_("step of an attack", "Cards laid"),
    [GLAD_PHASE_DEFEND] = NC_("step of an attack", "Defence card"),
    [GLAD_PHASE_ATTACK] = NC_("step of an attack", "Attack"),
    [GLAD_PHASE_DEFENCE] = NC_("step of an attack", "Defence"),
    [GLAD_PHASE_FEINT] = NC_("step of an attack", "Feint"),
    [GLAD_PHASE_DAMAGE] = NC_("step of an attack", "Damage"),
  };

  g_return_val_if_fail (phase < GLAD_N_PHASES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "step of an attack", names[phase]);
}

char *
glad_attack_words (const GladAttack   *attack,
                   const HarenaView   *view,
                   const GladPosition *position)
{
  const GladFight   *fight = &position->fight;
  const GladFighter *target = &fight->fighters[attack->target];
  g_autofree char   *one = glad_name_who (view, position, fight->fighters[0].who);
  g_autofree char   *other = glad_name_who (view, position, target->who);

  if (!attack->has_attack && glad_is_seat (target->who))
    /* Translators: two players, and a side such as “ahead left”. */
    return g_strdup_printf (_("%s attacks %s from %s. The cards lie face down."), one, other,
                            glad_name_side (target->side));
  if (!attack->has_attack)
    return g_strdup_printf (_("%s attacks %s. The cards lie face down."), one, other);
  if (!attack->has_defence)
    return g_strdup_printf (_("%s attacks %s with %d so far."), one, other, attack->attack.total);
  if (attack->phase < GLAD_PHASE_FEINT)
    return g_strdup_printf (_("%s attacks with %d; %s has %d so far."), one, attack->attack_now,
                            other, attack->defence.total);
  if (attack->attack_now > attack->defence.total)
    /* Translators: two names, an Attack and a Defence. */
    return g_strdup_printf (_("%s hits %s, %d against %d."), one, other, attack->attack_now,
                            attack->defence.total);
  /* Translators: two names, a Defence and an Attack. */
  return g_strdup_printf (_("%s holds against %s, %d against %d."), other, one,
                          attack->defence.total, attack->attack_now);
}

const char *
glad_attack_addend (const GladPosition *position,
                    int                 fighter,
                    const GladAddend   *addend)
{
  int card = glad_is_seat (position->fight.fighters[fighter].who)
               ? glad_fighter_card (position, fighter)
               : -1;

  if (addend->kind == GLAD_ADDS_CARD && card >= 0)
    return glad_name_card (card);
  if (addend->kind == GLAD_ADDS_ABILITY)
    return glad_name_stat (fighter == 0 ? GLAD_OFFENCE : GLAD_GUARD);
  return glad_speech_addend (addend->kind);
}
