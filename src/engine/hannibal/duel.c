/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backward induction over the states of a conflict, each fight a matrix game of cards. */

#include "hannibal/duel.h"

/* The numbers of the hands of one size, in the order of their sets of cards. */
static const uint8_t rank_of_hand[HANNIBAL_FULL_HAND + 1] = {
  0, 0, 1, 0, 2, 1, 2, 0, 3, 3, 4, 1, 5, 2, 3, 0, 4, 6, 7, 4, 8, 5, 6, 1, 9, 7, 8, 2, 9, 3, 4, 0,
};

static const uint8_t hands_of_size[HANNIBAL_CARDS + 1] = { 1, 5, 10, 10, 5, 1 };
static const uint8_t first_pair_of_size[HANNIBAL_CARDS + 1] = { 0, 0, 25, 125, 225, 250 };

static int
pair_number (const uint8_t hands[2])
{
  int size = __builtin_popcount (hands[HANNIBAL_ATTACKER]);

  return first_pair_of_size[size]
         + rank_of_hand[hands[HANNIBAL_ATTACKER]] * hands_of_size[size]
         + rank_of_hand[hands[HANNIBAL_DEFENDER]];
}

HannibalDuel
hannibal_duel_of (const HannibalPosition *position)
{
  int          attacker = position->mover;
  HannibalDuel duel = {
    .attackers = 1,
    .defenders = hannibal_strength (position, !attacker, position->place),
    .hands = { position->hands[attacker], position->hands[!attacker] },
  };

  if (position->hannibal != position->place)
    duel.role = HANNIBAL_ABSENT;
  else if (attacker == HANNIBAL_CARTHAGE)
    duel.role = HANNIBAL_ATTACKS;
  else if (position->step == HANNIBAL_STEP_COMMIT)
    duel.role = HANNIBAL_ASKED;
  else
    duel.role = position->committed ? HANNIBAL_FIGHTS : HANNIBAL_WAITS;

  return duel;
}

HannibalDuel
hannibal_duel_fight (const HannibalDuel *duel,
                     int                 attacker,
                     int                 defender)
{
  HannibalDuel next = *duel;
  int          attack = attacker + (duel->role == HANNIBAL_ATTACKS);
  int          defence = defender + (duel->role == HANNIBAL_FIGHTS);

  next.hands[HANNIBAL_ATTACKER] &= ~(1u << (attacker - 1));
  next.hands[HANNIBAL_DEFENDER] &= ~(1u << (defender - 1));
  if (next.hands[HANNIBAL_ATTACKER] == 0)
    next.hands[HANNIBAL_ATTACKER] = next.hands[HANNIBAL_DEFENDER] = HANNIBAL_FULL_HAND;

  if (attack <= defence)
    {
      next.attackers--;
      if (duel->role == HANNIBAL_ATTACKS)
        next.role = HANNIBAL_ABSENT;
    }
  if (defence <= attack)
    {
      next.defenders--;
      if (duel->role == HANNIBAL_FIGHTS)
        next.role = HANNIBAL_ABSENT;
      else if (duel->role == HANNIBAL_WAITS)
        next.role = next.defenders > 1 ? HANNIBAL_ASKED : HANNIBAL_FIGHTS;
    }

  return next;
}

void
hannibal_duel_forget (HannibalDuelBook *book)
{
  book->stamp++;
}

HannibalDuel
hannibal_duel_commit (HannibalDuelBook   *book,
                      const HannibalDuel *duel,
                      HannibalDuelWorth   worth,
                      void               *data)
{
  HannibalDuel fights = *duel;
  HannibalDuel waits = *duel;

  if (duel->role != HANNIBAL_ASKED)
    return *duel;

  fights.role = HANNIBAL_FIGHTS;
  waits.role = HANNIBAL_WAITS;
  return hannibal_duel_solve (book, &fights, worth, data)->worth
             < hannibal_duel_solve (book, &waits, worth, data)->worth
           ? fights
           : waits;
}

/* What follows a fight: an end, or a conflict that goes on and is solved first. */
static double
worth_of_next (HannibalDuelBook   *book,
               const HannibalDuel *next,
               HannibalDuelWorth   worth,
               void               *data,
               double              keeps[3])
{
  if (next->attackers > 0 && next->defenders > 0)
    {
      HannibalDuel              duel = hannibal_duel_commit (book, next, worth, data);
      const HannibalDuelAnswer *answer = hannibal_duel_solve (book, &duel, worth, data);

      for (int i = 0; i < 3; i++)
        keeps[i] = answer->keeps[i];
      return answer->worth;
    }

  keeps[0] = next->attackers > 0;
  keeps[1] = next->defenders > 0;
  keeps[2] = next->attackers == 0 && next->defenders == 0;
  return worth (data, next);
}

static int
list_cards (unsigned hand,
            int      cards[HANNIBAL_CARDS])
{
  int n_cards = 0;

  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    if (hand & 1u << (card - 1))
      cards[n_cards++] = card;

  return n_cards;
}

static void
reckon (HannibalDuelBook   *book,
        const HannibalDuel *duel,
        HannibalDuelWorth   worth,
        void               *data,
        HannibalDuelAnswer *answer)
{
  HannibalMatrix matrix;
  int            cards[2][HANNIBAL_CARDS];
  double         mixes[2][HANNIBAL_MATRIX_MAX];
  double         keeps[HANNIBAL_CARDS][HANNIBAL_CARDS][3];

  matrix.size = list_cards (duel->hands[HANNIBAL_ATTACKER], cards[HANNIBAL_ATTACKER]);
  list_cards (duel->hands[HANNIBAL_DEFENDER], cards[HANNIBAL_DEFENDER]);
  for (int i = 0; i < matrix.size; i++)
    for (int j = 0; j < matrix.size; j++)
      {
        HannibalDuel next = hannibal_duel_fight (duel, cards[HANNIBAL_ATTACKER][i],
                                                 cards[HANNIBAL_DEFENDER][j]);

        matrix.worth[i][j] = worth_of_next (book, &next, worth, data, keeps[i][j]);
      }

  *answer = (HannibalDuelAnswer) { .stamp = book->stamp + 1 };
  answer->worth = hannibal_matrix_solve (&matrix, mixes[0], mixes[1]);
  for (int i = 0; i < matrix.size; i++)
    {
      answer->chances[0][cards[0][i] - 1] = mixes[0][i];
      answer->chances[1][cards[1][i] - 1] = mixes[1][i];
      for (int j = 0; j < matrix.size; j++)
        for (int k = 0; k < 3; k++)
          answer->keeps[k] += mixes[0][i] * mixes[1][j] * keeps[i][j][k];
    }
}

const HannibalDuelAnswer *
hannibal_duel_solve (HannibalDuelBook   *book,
                     const HannibalDuel *duel,
                     HannibalDuelWorth   worth,
                     void               *data)
{
  HannibalDuelAnswer *answer
    = &book->answers[duel->role][duel->defenders - 1][pair_number (duel->hands)];

  if (answer->stamp != book->stamp + 1)
    reckon (book, duel, worth, data, answer);
  return answer;
}

double
hannibal_duel_left (void               *data,
                    const HannibalDuel *end)
{
  (void) data;

  return end->attackers - end->defenders;
}
