/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: what was done, and what came of it. */

#include "gladiatori/speech.h"

#include "gladiatori/score.h"
#include "gladiatori/targets.h"
#include "gladiatori/value.h"
#include "words.h"

static void
say (GArray *sentences,
     int     seat,
     char   *text)
{
  HarenaSentence sentence = { .seat = seat, .text = text };

  if (seat == 0)
    sentence.icon = "harena-die-symbolic";
  g_array_append_val (sentences, sentence);
}

/* Translators: in the sentences of the log, the first %s is the name of a player. */

/* What has no more to it than who does it. */
static const char *const plain[GLAD_N_VERBS] = {
  [GLAD_NO_DELAY]    = N_("%s does not use Delay"),
  [GLAD_SURRENDERS]  = N_("%s surrenders and leaves the arena"),
  [GLAD_END]         = N_("%s ends the Action"),
  [GLAD_ENOUGH]      = N_("%s has enough"),
  [GLAD_RECOVER]     = N_("%s recovers"),
  [GLAD_MOVE]        = N_("%s moves with the Movement card"),
  [GLAD_AGREE]       = N_("%s accepts the help"),
  [GLAD_REFUSE]      = N_("%s refuses the help"),
  [GLAD_STOP]        = N_("%s stops"),
  [GLAD_SURPRISED]   = N_("%s plays no card and is surprised"),
  [GLAD_CUBE]        = N_("%s takes a white cube"),
  [GLAD_DO_FEINT]    = N_("%s plays a Feint: nothing of it counts"),
  [GLAD_NO_FEINT]    = N_("%s plays no Feint"),
  [GLAD_DIE]         = N_("%s dies"),
  [GLAD_NO_PUSH]     = N_("%s does not push"),
  [GLAD_REST]        = N_("%s does not use Endurance"),
  [GLAD_PASS]        = N_("%s passes"),
};

/* With a card. */
static const char *const of_card[GLAD_N_VERBS] = {
  [GLAD_PLAY]         = N_("%s plays %s"),
  [GLAD_REUSE]        = N_("%s uses %s again"),
  [GLAD_PAY_CARD]     = N_("%s pays with %s"),
  [GLAD_GAIN_CARD]    = N_("%s takes %s back"),
  [GLAD_DEFEND]       = N_("%s defends with %s"),
  [GLAD_DEFEND_AGAIN] = N_("%s defends with %s again"),
  [GLAD_RAGE_DECK]    = N_("%s brings %s from the PF deck by Rage"),
  [GLAD_RAGE_DISCARD] = N_("%s brings %s from the discard pile by Rage"),
  [GLAD_SACRIFICES]   = N_("%s sacrifices %s"),
  [GLAD_PLUS_CARD]    = N_("%s takes +2 from %s"),
  [GLAD_NORMAL]       = N_("%s lets %s work"),
  [GLAD_DISCARDS]     = N_("%s discards %s"),
  [GLAD_LOSE_CARD]    = N_("%s loses %s"),
};

/* With a value. */
static const char *const of_stat[GLAD_N_VERBS] = {
  [GLAD_PAY_STAT]  = N_("%s pays 1 %s"),
  [GLAD_GAIN_STAT] = N_("%s gains 1 %s"),
  [GLAD_EXCITE]    = N_("%s raises %s by Adrenaline"),
};

/* With an item. */
static const char *const of_item[GLAD_N_VERBS] = {
  [GLAD_LOSE_ITEM] = N_("%s loses %s"),
  [GLAD_DROP]      = N_("%s drops %s"),
  [GLAD_CHOOSE]    = N_("%s chooses %s"),
};

/* What is told of a move that is not seen. */
static const char *const veiled[GLAD_N_VERBS] = {
  [GLAD_PLAY]         = N_("%s plays a card face down"),
  [GLAD_DEFEND]       = N_("%s plays a card to defend"),
  [GLAD_DEFEND_AGAIN] = N_("%s defends with a card of the row"),
  [GLAD_SWAP]         = N_("%s swaps a card with the PF deck"),
};

static char *
tell_heap (const char        *name,
           const GladPosition *before,
           HarenaMove          move)
{
  g_autofree char *list = glad_list_cards (glad_move_cards (move));
  int              step = glad_asked (before)->step;

  if (glad_move_cards (move) == 0
      && (step == GLAD_ASK_HAND_ENERGY || step == GLAD_ASK_HAND_SPECIAL
          || step == GLAD_ASK_LAY_SPECIAL || step == GLAD_ASK_REST
          || step == GLAD_ASK_RECOVER_ENERGY || step == GLAD_ASK_RECOVER_SPECIAL))
    return NULL;
  switch (step)
    {
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return g_strdup_printf (_("%s lays %s"), name, list);
    case GLAD_ASK_BID:
      return g_strdup_printf (_("%s bids %s"), name, list);
    case GLAD_ASK_BUY_ENERGY:
    case GLAD_ASK_BUY_SPECIAL:
      return g_strdup_printf (_("%s buys %s"), name, list);
    case GLAD_ASK_REST:
    case GLAD_ASK_RECOVER_ENERGY:
    case GLAD_ASK_RECOVER_SPECIAL:
      return g_strdup_printf (_("%s recovers %s"), name, list);
    default:
      return g_strdup_printf (_("%s takes %s in hand"), name, list);
    }
}

/* Of a power. */
static char *
tell_power (const HarenaTelling *telling,
            const char          *name,
            HarenaMove           move)
{
  const char *power = glad_name_power (glad_a (move));

  if (glad_verb (move) == GLAD_PLUS_POWER)
    return g_strdup_printf (_("%s takes +2 from the power %s"), name, power);
  if (glad_asked (telling->before)->step == GLAD_ASK_BUY_POWER)
    return g_strdup_printf (_("%s buys the power %s"), name, power);
  return g_strdup_printf (_("%s uses the power %s"), name, power);
}

/* What ends H and I, with what it came to. */
static char *
tell_points (const char *name,
             HarenaMove  move)
{
  gboolean strikes = glad_verb (move) == GLAD_STRIKE;
  int      spent = glad_a (move);
  gboolean ability = glad_b (move) != 0;

  if (strikes && ability && spent > 0)
    return g_strdup_printf (_("%s strikes with Offence and %d Blood"), name, spent);
  if (strikes && ability)
    return g_strdup_printf (_("%s strikes with Offence"), name);
  if (strikes && spent > 0)
    return g_strdup_printf (_("%s strikes with %d Blood"), name, spent);
  if (strikes)
    return g_strdup_printf (_("%s strikes"), name);
  if (ability && spent > 0)
    return g_strdup_printf (_("%s parries with Guard and %d Speed"), name, spent);
  if (ability)
    return g_strdup_printf (_("%s parries with Guard"), name);
  if (spent > 0)
    return g_strdup_printf (_("%s parries with %d Speed"), name, spent);
  return g_strdup_printf (_("%s parries"), name);
}

static char *
tell_place (const HarenaTelling *telling,
            const char          *name,
            HarenaMove           move)
{
  const GladPosition *before = telling->before;
  g_autofree char    *other = NULL;
  g_autofree char    *item = NULL;

  switch (glad_verb (move))
    {
    case GLAD_GLADIATOR:
      return g_strdup_printf (_("%s takes the %s"), name, glad_name_gladiator (glad_a (move)));
    case GLAD_START:
      return g_strdup_printf (_("%s starts in %s"), name, glad_name_cell (glad_a (move)).text);
    case GLAD_STEP:
      return g_strdup_printf (_("%s steps to %s and looks %s"), name,
                              glad_name_cell (glad_a (move)).text,
                              glad_name_direction (glad_b (move)));
    case GLAD_TURN:
    case GLAD_FACE:
      return g_strdup_printf (_("%s turns to look %s"), name, glad_name_direction (glad_a (move)));
    case GLAD_PUSH:
      return g_strdup_printf (_("%s pushes the other to %s"), name,
                              glad_name_cell (glad_a (move)).text);
    case GLAD_ATTACK:
      other = glad_name_whom (telling, before, glad_a (move));
      return g_strdup_printf (_("%s attacks %s"), name, other);
    case GLAD_CAST:
      other = glad_name_whom (telling, before, glad_a (move));
      return g_strdup_printf (_("%s throws the net at %s"), name, other);
    case GLAD_THROW:
      other = glad_name_whom (telling, before, glad_b (move));
      item = glad_name_item_full (glad_a (move));
      return g_strdup_printf (_("%s throws %s at %s"), name, item, other);
    case GLAD_STRIKES:
      other = glad_name_whom (telling, before, glad_a (move));
      return glad_b (move) != 0
               ? g_strdup_printf (_("%s sweeps, first at %s"), name, other)
               : g_strdup_printf (_("%s sweeps at %s"), name, other);
    case GLAD_HELP:
      other = glad_name_whom (telling, before, glad_b (move));
      item = glad_name_whom (telling, before, glad_a (move));
      return g_strdup_printf (_("%s offers %s help against %s"), name, item, other);
    case GLAD_BREAK:
      item = glad_name_item_full (glad_b (move));
      return g_strdup_printf (_("%s strikes at %s"), name, item);
    case GLAD_SWAP:
      return g_strdup_printf (_("%s swaps %s for %s"), name, glad_name_card (glad_a (move)),
                              glad_name_card (glad_b (move)));
    default:
      return NULL;
    }
}

static char *
tell_number (const char *name,
             HarenaMove  move)
{
  int a = glad_a (move);
  int b = glad_b (move);

  switch (glad_verb (move))
    {
    case GLAD_DELAY_TO:
      return g_strdup_printf (_("%s uses Delay and acts as number %d"), name, a);
    case GLAD_BALANCE:
      return g_strdup_printf (a ? _("%s takes off a grey cube") : _("%s takes off a white cube"),
                              name);
    case GLAD_LEAPS:
      return g_strdup_printf (_("%s leaps: +%d Attack, +%d damage"), name, 2 * a, b);
    case GLAD_POINTS:
      return g_strdup_printf (_("%s recovers %d Offence and %d Guard"), name, a, b);
    case GLAD_STAT_LINE:
      return g_strdup_printf (_("%s buys %s %d"), name, glad_name_stat (a), b);
    default:
      return NULL;
    }
}

static char *
tell_known (const HarenaTelling *telling)
{
  HarenaMove       move = telling->move;
  GladVerb         verb = glad_verb (move);
  const char      *name = harena_telling_seat (telling, telling->turn);
  g_autofree char *item = NULL;
  char            *text;

  if (glad_is_heap_verb (verb))
    return tell_heap (name, telling->before, move);
  if (plain[verb] != NULL)
    return g_strdup_printf (_(plain[verb]), name);
  if (of_card[verb] != NULL)
    return g_strdup_printf (_(of_card[verb]), name, glad_name_card (glad_a (move)));
  if (of_stat[verb] != NULL)
    return g_strdup_printf (_(of_stat[verb]), name, glad_name_stat (glad_a (move)));
  if (of_item[verb] != NULL)
    {
      item = glad_name_item_full (glad_a (move));
      return g_strdup_printf (_(of_item[verb]), name, item);
    }
  if (verb == GLAD_POWER || verb == GLAD_PLUS_POWER)
    return tell_power (telling, name, move);
  if (verb == GLAD_STRIKE || verb == GLAD_PARRY)
    return tell_points (name, move);
  text = tell_place (telling, name, move);
  return text != NULL ? text : tell_number (name, move);
}

/* What is on the table without being seen: its step tells what it is. */
static char *
tell_unknown (const HarenaTelling *telling)
{
  const char *name = harena_telling_seat (telling, telling->turn);

  switch (glad_asked (telling->before)->step)
    {
    case GLAD_ASK_MENU:
      return g_strdup_printf (_(veiled[GLAD_PLAY]), name);
    case GLAD_ASK_DEFEND:
      return g_strdup_printf (_(veiled[GLAD_DEFEND]), name);
    case GLAD_ASK_SWAP:
      return g_strdup_printf (_(veiled[GLAD_SWAP]), name);
    case GLAD_ASK_LAY:
      return g_strdup_printf (_("%s lays Energy face down, or none"), name);
    case GLAD_ASK_LAY_SPECIAL:
      return g_strdup_printf (_("%s lays Special Moves face down, or none"), name);
    case GLAD_ASK_HAND_ENERGY:
    case GLAD_ASK_HAND_SPECIAL:
      return NULL;
    case GLAD_ASK_HAND:
      return g_strdup_printf (_("%s prepares the deck in secret"), name);
    case GLAD_ASK_BID:
      return g_strdup_printf (_("%s bids in secret"), name);
    default:
      return g_strdup_printf (_("%s builds a gladiator in secret"), name);
    }
}

/* Chance. */
static char *
tell_chance (const HarenaTelling *telling)
{
  const GladPosition *before = telling->before;
  HarenaMove          move = telling->move;
  g_autofree char    *name = NULL;

  switch (glad_verb (move))
    {
    case GLAD_GATE:
      /* Translators: a kind of animal, such as “Dog”. */
      return g_strdup_printf (glad_a (move) ? _("%s enters by the right gate")
                                            : _("%s enters by the left gate"),
                              glad_name_animal (glad_asked (before)->a));
    case GLAD_ACTS:
      name = glad_name_whom (telling, before, glad_a (move));
      return g_strdup_printf (_("%s acts"), name);
    case GLAD_HUNTS:
      name = glad_name_whom (telling, before, glad_a (move));
      return g_strdup_printf (_("It hunts %s"), name);
    case GLAD_ITEM_DRAWN:
      name = glad_name_item_full (glad_a (move));
      return g_strdup_printf (_("%s is drawn"), name);
    case GLAD_FIRST:
      name = glad_name_whom (telling, before, glad_a (move));
      return g_strdup_printf (_("%s chooses first"), name);
    default:
      return glad_b (move) != 0
               ? g_strdup_printf (_("The animal rolls %d and %d"), glad_a (move), glad_b (move))
               : g_strdup_printf (_("The animal rolls %d"), glad_a (move));
    }
}

/* "Attack 14 against Defence 11: a hit", when a defence is reckoned. */
static void
tell_outcome (const HarenaTelling *telling,
              GArray              *sentences)
{
  GladPosition now = *(const GladPosition *) telling->before;
  int          target = glad_asked (telling->before)->a;
  GladFighter *own = &now.fight.fighters[target];
  GladSeat    *seat = &now.seats[MAX (telling->turn, 1)];
  int          attack, defence;

  if (!telling->known || glad_verb (telling->move) != GLAD_PARRY)
    return;
  own->in_hand = glad_n_cards (seat->hand) + seat->veiled[0] + seat->veiled[1];
  own->spent = glad_a (telling->move);
  own->ability = glad_b (telling->move) ? seat->stats[GLAD_GUARD] : 0;
  own->defied = seat->defiance && !own->surprised;
  attack = glad_attack_now (&now, target);
  defence = glad_defence_sum (&now, target).total;
  say (sentences, telling->turn,
       g_strdup_printf (attack > defence ? _("Attack %d against Defence %d: a hit")
                                         : _("Attack %d against Defence %d: no hit"),
                        attack, defence));
}

/* Points that came or went with the move. */
static void
tell_vp (const HarenaTelling *telling,
         GArray              *sentences)
{
  const GladPosition *before = telling->before;
  const GladPosition *after = telling->after;

  for (int seat = 1; seat <= after->n_seats; seat++)
    {
      int more = after->seats[seat].vp - before->seats[seat].vp;

      if (more > 0)
        /* Translators: the name of a player, and how many victory points. */
        say (sentences, seat, g_strdup_printf (ngettext ("%s gains %d VP", "%s gains %d VP", more),
                                               harena_telling_seat (telling, seat), more));
      else if (more < 0)
        say (sentences, seat, g_strdup_printf (ngettext ("%s loses %d VP", "%s loses %d VP", -more),
                                               harena_telling_seat (telling, seat), -more));
      if (before->seats[seat].cell != 0 && after->seats[seat].cell == 0
          && (!telling->known || (glad_verb (telling->move) != GLAD_DIE
                                  && glad_verb (telling->move) != GLAD_SURRENDERS)))
        say (sentences, seat, g_strdup_printf (_("%s leaves the arena"),
                                               harena_telling_seat (telling, seat)));
      if (!before->seats[seat].lying && after->seats[seat].lying)
        say (sentences, seat, g_strdup_printf (_("%s lies on the ground"),
                                               harena_telling_seat (telling, seat)));
    }
}

static void
tell_turn (const HarenaTelling *telling,
           GArray              *sentences)
{
  const GladPosition *before = telling->before;
  const GladPosition *after = telling->after;
  HarenaSentence      sentence = { .icon = "harena-book-symbolic" };

  if (after->stage == GLAD_STAGE_OVER)
    return;
  if (after->turn != before->turn)
    sentence.text = g_strdup_printf (_("Turn %d begins: the decks are prepared"), after->turn);
  else if (after->phase == 2 && before->phase == 1)
    sentence.text = g_strdup (_("The second Action phase begins"));
  else if (after->stage == GLAD_STAGE_ACTIONS && before->stage < GLAD_STAGE_DELAY)
    sentence.text = g_strdup (after->phase == 1 ? _("The first Action phase begins")
                                                : _("The Action phase begins"));
  if (sentence.text != NULL)
    g_array_append_val (sentences, sentence);
}

void
glad_speech_tell (const HarenaTelling *telling,
                  GArray              *sentences)
{
  if (telling->turn == HARENA_CHANCE)
    say (sentences, 0, tell_chance (telling));
  else
    {
      char *text = telling->known ? tell_known (telling) : tell_unknown (telling);

      if (text != NULL)
        say (sentences, telling->turn, text);
      tell_outcome (telling, sentences);
    }
  tell_vp (telling, sentences);
  tell_turn (telling, sentences);
}
