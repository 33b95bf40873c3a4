/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only looked at when a move is not in the list of legal ones: the rules themselves are elsewhere,
 * and each function here ends with a sentence. Places are called by their Latin names. */

#include "hannibal/explain.h"

#include "hannibal/move.h"
#include "hannibal/position.h"

static void
say (HarenaReason *reason,
     const char   *sentence)
{
  harena_reason_set (reason, sentence, NULL, NULL, NULL);
}

static void
say_place (HarenaReason *reason,
           const char   *sentence,
           int           place)
{
  harena_reason_set (reason, sentence, hannibal_places[place].name, NULL, NULL);
}

static bool
is_area (unsigned place)
{
  return place < HANNIBAL_N_AREAS;
}

static bool
is_route (unsigned place)
{
  return place >= HANNIBAL_N_AREAS && place < HANNIBAL_N_PLACES;
}

/* Whether the number is a move that the notation can write at all. */
static bool
is_move (HarenaMove move)
{
  unsigned a = hannibal_move_a (move);
  unsigned b = hannibal_move_b (move);

  switch (hannibal_move_verb (move))
    {
    case HANNIBAL_MARCH:
    case HANNIBAL_LEAD:
      return is_area (a) && is_area (b);
    case HANNIBAL_SAIL:
      return is_route (a) && is_route (b);
    case HANNIBAL_TRADE:
      return is_area (a) && b == 0;
    case HANNIBAL_CARD:
      return a >= 1 && a <= HANNIBAL_CARDS && b == 0;
    default:
      return move < HANNIBAL_N_VERBS;
    }
}

/* What can be played in each step, and the sentence for a move of another kind. */
static const struct
{
  unsigned    verbs;
  const char *sentence;
} steps[] = {
  [HANNIBAL_STEP_MOVE]   = { 1u << HANNIBAL_MARCH | 1u << HANNIBAL_LEAD | 1u << HANNIBAL_SAIL
                               | 1u << HANNIBAL_TRADE | 1u << HANNIBAL_TRADE_HANNIBAL
                               | 1u << HANNIBAL_PASS,
                             N_ ("now a piece is moved or traded, or the turn is passed") },
  [HANNIBAL_STEP_COMMIT] = { 1u << HANNIBAL_COMMIT_HANNIBAL | 1u << HANNIBAL_COMMIT_LEGION,
                             N_ ("now Carthage says whether Hannibal fights or another legion") },
  [HANNIBAL_STEP_LAY]    = { 1u << HANNIBAL_CARD, N_ ("now Carthage lays a card") },
  [HANNIBAL_STEP_ANSWER] = { 1u << HANNIBAL_CARD, N_ ("now Rome lays a card") },
  [HANNIBAL_STEP_OVER]   = { 0, N_ ("the game is over") },
};

const char *
hannibal_step_sentence (int step)
{
  return steps[step].sentence;
}

/* H8: a way of one step, by land or over a sea route with a fleet. */
static void
explain_way (const HannibalPosition *position,
             HarenaMove              move,
             HarenaReason           *reason)
{
  unsigned from = hannibal_move_a (move);
  unsigned to = hannibal_move_b (move);
  int      border = hannibal_find_border (from, to);

  if (from == to)
    say_place (reason, N_ ("%s is where it stands already"), from);
  else if (border < 0)
    /* Translators: two areas of the map, such as “Roma”. */
    harena_reason_set (reason, N_ ("neither a land border nor a sea route joins %s and %s"),
                       hannibal_places[from].name, hannibal_places[to].name, NULL);
  else if (position->mover == HANNIBAL_CARTHAGE)
    /* Translators: a sea route, such as “Roma–Corsica”. */
    say_place (reason, N_ ("%s: Carthage has no fleet there"),
               HANNIBAL_N_AREAS + border - HANNIBAL_N_LAND_BORDERS);
  else
    /* Translators: a sea route, such as “Roma–Corsica”. */
    say_place (reason, N_ ("%s: Rome has no fleet there"),
               HANNIBAL_N_AREAS + border - HANNIBAL_N_LAND_BORDERS);
}

/* A legion that is not Hannibal is asked for in an area that has none. */
static void
explain_no_legion (const HannibalPosition *position,
                   int                     area,
                   HarenaReason           *reason)
{
  if (position->mover == HANNIBAL_ROME)
    /* Translators: an area of the map. */
    say_place (reason, N_ ("%s: Rome has no legion there"), area);
  else if (position->hannibal == area)
    /* Translators: an area of the map. */
    say_place (reason, N_ ("%s: of Carthage’s legions only Hannibal is there"), area);
  else
    /* Translators: an area of the map. */
    say_place (reason, N_ ("%s: Carthage has no legion there"), area);
}

static void
explain_march (const HannibalPosition *position,
               HarenaMove              move,
               HarenaReason           *reason)
{
  int from = hannibal_move_a (move);

  if (position->pieces[position->mover][from] == 0)
    explain_no_legion (position, from, reason);
  else
    explain_way (position, move, reason);
}

/* Says why nobody can move or give up Hannibal at all, if it is so. */
static bool
explain_absence (const HannibalPosition *position,
                 HarenaReason           *reason)
{
  if (position->mover == HANNIBAL_ROME)
    say (reason, N_ ("Hannibal is Carthage’s"));
  else if (position->hannibal == HANNIBAL_NOWHERE)
    say (reason, N_ ("Hannibal is out of the game"));
  else
    return false;

  return true;
}

/* H9. */
static void
explain_lead (const HannibalPosition *position,
              HarenaMove              move,
              HarenaReason           *reason)
{
  unsigned from = hannibal_move_a (move);
  unsigned to = hannibal_move_b (move);

  if (explain_absence (position, reason))
    return;

  if (position->hannibal != from)
    /* Translators: an area of the map. */
    say_place (reason, N_ ("%s: Hannibal is not there"), from);
  else if (hannibal_places[to].is_island)
    /* Translators: an island of the map, such as “Corsica”. */
    say_place (reason, N_ ("%s is an island, and Hannibal never enters one"), to);
  else
    explain_way (position, move, reason);
}

static void
explain_sail (const HannibalPosition *position,
              HarenaMove              move,
              HarenaReason           *reason)
{
  int from = hannibal_move_a (move);

  if (position->pieces[position->mover][from] > 0)
    say_place (reason, N_ ("%s is where it stands already"), from);
  else if (position->mover == HANNIBAL_CARTHAGE)
    say_place (reason, N_ ("%s: Carthage has no fleet there"), from);
  else
    say_place (reason, N_ ("%s: Rome has no fleet there"), from);
}

/* H11. */
static void
explain_trade (const HannibalPosition *position,
               HarenaMove              move,
               HarenaReason           *reason)
{
  bool is_hannibal = move == HANNIBAL_TRADE_HANNIBAL;
  int  area = hannibal_move_a (move);

  if (is_hannibal && explain_absence (position, reason))
    return;

  if (hannibal_has_fleet (position, position->mover))
    say (reason, N_ ("a legion is traded for a fleet only by a side that has no fleet left"));
  else if (!is_hannibal && position->pieces[position->mover][area] == 0)
    explain_no_legion (position, area, reason);
  else
    say (reason, N_ ("the last legion cannot be given up"));
}

/* H20: a card that is not in the hand. */
static void
explain_card (const HannibalPosition *position,
              HarenaMove              move,
              HarenaReason           *reason)
{
  char card[] = { '0' + hannibal_move_a (move), '\0' };

  if (position->step == HANNIBAL_STEP_LAY)
    /* Translators: the number of a card. */
    harena_reason_set (reason, N_ ("Carthage has used the %s already"), card, NULL, NULL);
  else
    /* Translators: the number of a card. */
    harena_reason_set (reason, N_ ("Rome has used the %s already"), card, NULL, NULL);
}

void
hannibal_explain (const void   *data,
                  HarenaMove    move,
                  HarenaReason *reason)
{
  static void (*const of_verb[HANNIBAL_N_VERBS]) (const HannibalPosition *, HarenaMove,
                                                  HarenaReason *) = {
    [HANNIBAL_MARCH]          = explain_march,
    [HANNIBAL_LEAD]           = explain_lead,
    [HANNIBAL_SAIL]           = explain_sail,
    [HANNIBAL_TRADE]          = explain_trade,
    [HANNIBAL_TRADE_HANNIBAL] = explain_trade,
    [HANNIBAL_CARD]           = explain_card,
  };
  const HannibalPosition *position = data;

  if (!is_move (move))
    say (reason, N_ ("this is no move of the game"));
  else if (!(steps[position->step].verbs & 1u << hannibal_move_verb (move)))
    say (reason, steps[position->step].sentence);
  else if (of_verb[hannibal_move_verb (move)] != NULL) /* the others are legal in their step */
    of_verb[hannibal_move_verb (move)](position, move, reason);
}
