/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only looked at when a move is not in the list of legal ones: the rules themselves are elsewhere,
 * and each function here ends with a sentence. */

#include "clash/explain.h"

#include "clash/battle.h"
#include "clash/entry.h"
#include "clash/fight.h"
#include "clash/move.h"
#include "clash/notation.h"

#include <stdio.h>

typedef struct
{
  char text[3];
} Name;

static Name
cell_name (int cell)
{
  Name name;

  clash_write_cell (cell, name.text);
  return name;
}

static Name
number_name (unsigned number)
{
  Name name;

  snprintf (name.text, sizeof name.text, "%u", number % 100);
  return name;
}

static void
say (HarenaReason *reason,
     const char   *sentence)
{
  harena_reason_set (reason, sentence, NULL, NULL, NULL);
}

static void
say_cell (HarenaReason *reason,
          const char   *sentence,
          int           cell)
{
  harena_reason_set (reason, sentence, cell_name (cell).text, NULL, NULL);
}

static void
say_cells (HarenaReason *reason,
           const char   *sentence,
           int           first,
           int           second)
{
  harena_reason_set (reason, sentence, cell_name (first).text, cell_name (second).text, NULL);
}

static void
say_seat (HarenaReason *reason,
          const char   *sentence,
          int           seat)
{
  harena_reason_set (reason, sentence, number_name (seat).text, NULL, NULL);
}

static bool
is_kind (unsigned kind)
{
  return kind < CLASH_N_KINDS;
}

static bool
is_beast (unsigned beast)
{
  return beast > CLASH_NO_BEAST && beast < CLASH_BEASTS_END;
}

/* Whether the number is a move that the notation can write at all. */
static bool
is_move (HarenaMove move)
{
  unsigned a = clash_move_a (move);
  unsigned b = clash_move_b (move);
  unsigned c = clash_move_c (move);

  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_JOIN:
      return clash_is_cell (a) && is_kind (b) && c == 0;
    case CLASH_DRAW:
      return is_beast (a) && b == 0 && c == 0;
    case CLASH_PLACE:
      return clash_is_cell (a) && b == 0 && c == 0;
    case CLASH_ATTACK:
    case CLASH_BEAST:
      return clash_is_cell (a) && clash_is_cell (b) && clash_is_cell (c);
    case CLASH_RELEASE:
      return is_beast (a) && clash_is_cell (b) && clash_is_cell (c);
    case CLASH_NAME:
      return a >= 1 && a <= HARENA_SEATS_MAX && b == 0 && c == 0;
    case CLASH_THROW:
      return is_kind (a) && b == 0 && c == 0;
    case CLASH_ROLL:
      return a >= 1 && a <= CLASH_DICE_MAX && b + c <= a;
    case CLASH_LOSE:
      return is_kind (a) && b <= 1 && c == 0;
    case CLASH_PASS:
    case CLASH_KEEP:
    case CLASH_REROLL:
      return a == 0 && b == 0 && c == 0;
    default:
      return false;
    }
}

/* What can be played in each step, and the sentence for a move of another kind. */
static const struct
{
  unsigned    verbs;
  const char *sentence;
} steps[] = {
  [CLASH_STEP_ENTER] = { 1u << CLASH_ENTER | 1u << CLASH_JOIN,
                         N_ ("now a gladiator enters the arena") },
  [CLASH_STEP_DRAW]  = { 1u << CLASH_DRAW, N_ ("now a beast is drawn") },
  [CLASH_STEP_PLACE] = { 1u << CLASH_PLACE, N_ ("now the beast that was drawn is placed") },
  [CLASH_STEP_FIGHT] = { 1u << CLASH_ATTACK | 1u << CLASH_BEAST | 1u << CLASH_RELEASE
                           | 1u << CLASH_PASS,
                         N_ ("now it is time to attack") },
  [CLASH_STEP_NAME]  = { 1u << CLASH_NAME, N_ ("now the attacker names who rolls for the beast") },
  [CLASH_STEP_NET]   = { 1u << CLASH_THROW, N_ ("now a net is thrown") },
  [CLASH_STEP_ROLL]  = { 1u << CLASH_ROLL, N_ ("now the dice are rolled") },
  [CLASH_STEP_AGAIN] = { 1u << CLASH_KEEP | 1u << CLASH_REROLL,
                         N_ ("now the roll is kept or thrown again") },
  [CLASH_STEP_LOSE]  = { 1u << CLASH_LOSE, N_ ("now a gladiator is given up") },
  [CLASH_STEP_OVER]  = { 0, N_ ("the game is over") },
};

/* What is to be done in this step; to be translated. */
const char *
clash_step_sentence (int step)
{
  return steps[step].sentence;
}

/* R4, R8, R9. */
static void
explain_enter (const ClashPosition *position,
               HarenaMove           move,
               HarenaReason        *reason)
{
  int cell = clash_move_a (move);
  int own = clash_count_cells (position->held[position->mover]);

  if (own == clash_teams_of_seats[position->seats])
    /* Translators: the number of a seat. */
    say_seat (reason, N_ ("seat %s has all its teams already"), position->mover);
  else if (position->occupied & clash_cell_bit (cell))
    /* Translators: a space of the arena, such as “b2”. */
    say_cell (reason, N_ ("%s is not empty"), cell);
  else
    /* Translators: a space of the arena. */
    say_cell (reason,
              N_ ("%s is beside a team of the same player, and there is a space that is not"), cell);
}

/* R8. */
static void
explain_join (const ClashPosition *position,
              HarenaMove           move,
              HarenaReason        *reason)
{
  int  cell = clash_move_a (move);
  Name seat = number_name (position->mover);

  if (position->held[position->mover] == 0)
    say (reason, N_ ("in the first round everybody starts a team"));
  else if (position->groups[cell].owner != position->mover)
    /* Translators: the number of a seat and a space of the arena. */
    harena_reason_set (reason, N_ ("seat %s has no team in %s"), seat.text, cell_name (cell).text,
                       NULL);
  else
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("the team in %s has four gladiators already"), cell);
}

static void
explain_entry (const ClashPosition *position,
               HarenaMove           move,
               HarenaReason        *reason)
{
  unsigned kind = clash_move_b (move);

  if (position->piles[kind] == 0)
    /* Translators: a kind of gladiator as the notation has it, such as “sword”; not translated. */
    harena_reason_set (reason, N_ ("there is no %s left"), clash_kinds[kind].word, NULL, NULL);
  else if (clash_move_verb (move) == CLASH_ENTER)
    explain_enter (position, move, reason);
  else
    explain_join (position, move, reason);
}

/* From the cell where the group stands when it attacks: R12, R33. */
static void
explain_target (const ClashPosition *position,
                int                  from,
                int                  stand,
                int                  target,
                HarenaReason        *reason)
{
  ClashCells bit = clash_cell_bit (target);

  if (!(clash_beside (clash_cell_bit (stand)) & bit))
    /* Translators: two spaces of the arena. */
    say_cells (reason, N_ ("%s and %s are not neighbours"), stand, target);
  else if (!(position->occupied & bit) || target == from)
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("there is nothing to attack in %s"), target);
  else
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("%s holds a team of the same player"), target);
}

/* R13, R14, R32; a group that does not move has only a target to get wrong. */
static void
explain_way (const ClashPosition *position,
             HarenaMove           move,
             HarenaReason        *reason)
{
  int        from = clash_move_a (move);
  int        to = clash_move_b (move);
  int        target = clash_move_c (move);
  ClashCells to_bit = clash_cell_bit (to);
  ClashCells reach = clash_reach (from, clash_empty (position));
  ClashCells ends = reach & clash_beside (clash_targets (position, from));

  if (from == to)
    explain_target (position, from, from, target, reason);
  else if (position->occupied & to_bit)
    say_cell (reason, N_ ("%s is not empty"), to);
  else if (!(reach & to_bit))
    /* Translators: two spaces of the arena. */
    say_cells (reason, N_ ("no way through empty spaces leads from %s to %s"), from, to);
  else if (!(ends & to_bit))
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("there is nothing to attack beside %s"), to);
  else if (clash_ways (position, from) & to_bit)
    explain_target (position, from, to, target, reason);
  else if (position->groups[from].owner == 0)
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("the beast in %s has a neighbour and may not move"), from);
  else
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("the team in %s has four gladiators and a neighbour, and may not move"),
              from);
}

/* R31. */
static void
explain_release (const ClashPosition *position,
                 HarenaMove           move,
                 HarenaReason        *reason)
{
  unsigned beast = clash_move_a (move);
  int      cell = clash_move_b (move);

  if (position->reserve[beast] == 0)
    /* Translators: “lion”, “bull” or “bear”, as the notation has it; not translated. */
    harena_reason_set (reason, N_ ("there is no %s in the reserve"), clash_beasts[beast].word,
                       NULL, NULL);
  else if (position->occupied & clash_cell_bit (cell))
    say_cell (reason, N_ ("%s is not empty"), cell);
  else
    explain_target (position, cell, cell, clash_move_c (move), reason);
}

static void
explain_fight (const ClashPosition *position,
               HarenaMove           move,
               HarenaReason        *reason)
{
  int      seat = position->mover;
  bool     alive = position->alive[seat] > 0;
  unsigned verb = clash_move_verb (move);
  int      from = clash_move_a (move);

  if (verb == CLASH_PASS)
    /* Translators: the number of a seat. */
    say_seat (reason, N_ ("seat %s can attack, and must"), seat);
  else if (verb != CLASH_ATTACK && alive)
    /* Translators: the number of a seat. */
    say_seat (reason, N_ ("seat %s has gladiators and attacks with a team"), seat);
  else if (verb == CLASH_ATTACK && !alive)
    /* Translators: the number of a seat. */
    say_seat (reason, N_ ("seat %s has no gladiators left and attacks with a beast"), seat);
  else if (verb == CLASH_RELEASE)
    explain_release (position, move, reason);
  else if (verb == CLASH_BEAST && !(position->held[0] & clash_cell_bit (from)))
    /* Translators: a space of the arena. */
    say_cell (reason, N_ ("there is no beast in %s"), from);
  else if (verb == CLASH_ATTACK && !(position->held[seat] & clash_cell_bit (from)))
    harena_reason_set (reason, N_ ("seat %s has no team in %s"), number_name (seat).text,
                       cell_name (from).text, NULL);
  else
    explain_way (position, move, reason);
}

/* R30. */
static void
explain_name (const ClashPosition *position,
              HarenaMove           move,
              HarenaReason        *reason)
{
  unsigned seat = clash_move_a (move);

  if (seat > position->seats)
    /* Translators: the number of a seat. */
    say_seat (reason, N_ ("there is no seat %s"), seat);
  else
    say (reason, N_ ("the attacker names another player"));
}

static void
explain_roll (const ClashPosition *position,
              HarenaMove           move,
              HarenaReason        *reason)
{
  /* Translators: two numbers. */
  harena_reason_set (reason, N_ ("the number of dice is %s, not %s"),
                     number_name (clash_dice (position)).text,
                     number_name (clash_move_a (move)).text, NULL);
}

static void
explain_lose (HarenaMove    move,
              HarenaReason *reason)
{
  const char *kind = clash_kinds[clash_move_a (move)].word;

  if (clash_move_b (move))
    /* Translators: a kind of gladiator as the notation has it; not translated. */
    harena_reason_set (reason, N_ ("the team has no netted %s to give up"), kind, NULL, NULL);
  else
    /* Translators: a kind of gladiator as the notation has it; not translated. */
    harena_reason_set (reason, N_ ("the team has no active %s to give up"), kind, NULL, NULL);
}

void
clash_explain (const void   *data,
               HarenaMove    move,
               HarenaReason *reason)
{
  const ClashPosition *position = data;

  if (!is_move (move))
    {
      say (reason, N_ ("this is no move of the game"));
      return;
    }

  if (!(steps[position->step].verbs & 1u << clash_move_verb (move)))
    {
      say (reason, steps[position->step].sentence);
      return;
    }

  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_JOIN:
      explain_entry (position, move, reason);
      break;
    case CLASH_DRAW:
      /* Translators: “lion”, “bull” or “bear”, as the notation has it; not translated. */
      harena_reason_set (reason, N_ ("there is no %s left to draw"),
                         clash_beasts[clash_move_a (move)].word, NULL, NULL);
      break;
    case CLASH_PLACE:
      say_cell (reason, N_ ("%s is not empty"), clash_move_a (move));
      break;
    case CLASH_NAME:
      explain_name (position, move, reason);
      break;
    case CLASH_THROW:
      /* Translators: a kind of gladiator as the notation has it; not translated. */
      harena_reason_set (reason, N_ ("the other team has no %s that is not netted yet"),
                         clash_kinds[clash_move_a (move)].word, NULL, NULL);
      break;
    case CLASH_ROLL:
      explain_roll (position, move, reason);
      break;
    case CLASH_LOSE:
      explain_lose (move, reason);
      break;
    default:
      explain_fight (position, move, reason);
      break;
    }
}
