/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena drawn in letters, and below it the gladiators, the fight and who is asked. */

#include "gladiatori/show.h"

#include "gladiatori/explain.h"
#include "gladiatori/notation.h"
#include "gladiatori/score.h"
#include "gladiatori/value.h"
#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  CELL_WIDTH = 8,
};

/* “1:ne” or “dog1:e”: who stands there and where they look. */
static void
show_cell (HarenaPage         *page,
           const GladPosition *position,
           int                 cell)
{
  int  who = position->board[cell];
  char name[GLAD_NAME_MAX];
  char what[2 * GLAD_NAME_MAX];

  if (who == 0)
    glad_write_cell (cell, what);
  else
    {
      glad_write_who (position, who, name);
      snprintf (what, sizeof what, "%s:%s", name,
                glad_dirs[glad_is_animal (who) ? glad_animal (position, who)->facing
                                               : position->seats[who].facing]);
    }
  harena_page_print (page, "%-*s", CELL_WIDTH, what);
}

static void
show_arena (HarenaPage         *page,
            const GladPosition *position)
{
  for (int r = -4; r <= 4; r++)
    {
      harena_page_print (page, "%*s", abs (r) * CELL_WIDTH / 2, "");
      for (int q = -5; q <= 5; q++)
        if (glad_is_cell (glad_cell (q, r)))
          show_cell (page, position, glad_cell (q, r));
      harena_page_print (page, "\n");
    }
  harena_page_print (page, "\n");
}

/* “fury 2 one sweep”, as the notation has it. */
static void
show_cards (HarenaPage      *page,
            HarenaTranslate  translate,
            const char      *title,
            GladCards        cards)
{
  if (cards == 0)
    return;
  harena_page_print (page, "  %s", translate (title));
  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (glad_count (cards, card) > 1)
      harena_page_print (page, " %d %s", glad_count (cards, card), glad_cards[card].word);
    else if (glad_has (cards, card))
      harena_page_print (page, " %s", glad_cards[card].word);
  harena_page_print (page, "\n");
}

/* Abilities and capacities, cubes, items and powers. */
static void
show_sheet (HarenaPage      *page,
            const GladSeat  *seat,
            HarenaTranslate  translate)
{
  harena_page_print (page, " ");
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    harena_page_print (page, " %s %d/%d", glad_stats[stat], seat->stats[stat], seat->first[stat]);
  harena_page_print (page, "\n");
  if (seat->white + seat->grey > 0)
    {
      harena_page_print (page, "  ");
      /* Translators: two numbers. */
      harena_page_print (page, translate (N_ ("Cubes: white %d, grey %d")), seat->white,
                         seat->grey);
      harena_page_print (page, "\n");
    }
  if (seat->lying)
    harena_page_print (page, "  %s\n", translate (N_ ("lying")));
  if (seat->entangled)
    harena_page_print (page, "  %s\n", translate (N_ ("entangled")));

  if (seat->items[0] != 0)
    harena_page_print (page, "  %s", translate (N_ ("Items:")));
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    {
      harena_page_print (page, " %s", glad_items[(seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1].word);
      if (seat->items[i] & GLAD_ITEM_DAMAGED)
        harena_page_print (page, " (%s)", translate (N_ ("damaged")));
    }
  if (seat->items[0] != 0)
    harena_page_print (page, "\n");
  if (seat->powers != 0)
    harena_page_print (page, "  %s", translate (N_ ("Powers:")));
  for (int power = 0; power < GLAD_N_POWERS; power++)
    if (seat->powers & 1u << power)
      harena_page_print (page, " %s", glad_powers[power]);
  if (seat->powers != 0)
    harena_page_print (page, "\n");
}

/* Face up by name, “?” for what is not seen; an Action card that lies rotated has a stroke. */
static void
show_row (HarenaPage      *page,
          const GladSeat  *seat,
          HarenaTranslate  translate)
{
  if (seat->n_row == 0)
    return;
  harena_page_print (page, "  %s", translate (N_ ("Row:")));
  for (int place = 0; place < seat->n_row; place++)
    {
      int card = seat->row[place];

      harena_page_print (page, " %s%s%s", card & GLAD_ROW_ROTATED ? "/" : "",
                         card & GLAD_ROW_VEILED ? "?" : glad_cards[card & GLAD_ROW_CARD].word,
                         card & GLAD_ROW_DOWN ? "*" : "");
    }
  harena_page_print (page, "\n");
}

static const char *
state_sentence (int state)
{
  static const char *const of_state[] = {
    [GLAD_ABSENT] = N_ ("not yet in the arena"), [GLAD_ALIVE] = N_ ("alive"),
    [GLAD_UNDYING] = N_ ("indestructible"),      [GLAD_DEAD] = N_ ("dead"),
    [GLAD_GONE] = N_ ("has surrendered"),
  };

  return of_state[state];
}

static void
show_seat (HarenaPage         *page,
           const GladPosition *position,
           int                 who,
           HarenaTranslate     translate)
{
  const GladSeat *seat = &position->seats[who];

  /* Translators: the number of a seat, its gladiator as the notation has it, a state such as
   * “alive”, a number. */
  harena_page_print (page, translate (N_ ("Seat %d: %s, %s, victory points %d")), who,
                     seat->gladiator != 0 ? glad_gladiators[seat->gladiator - 1].word : "-",
                     translate (state_sentence (seat->state)), seat->vp);
  harena_page_print (page, "\n");
  if (seat->first[0] == 0)
    return;
  show_sheet (page, seat, translate);
  show_row (page, seat, translate);
  show_cards (page, translate, N_ ("Hand:"), seat->hand);
  if (seat->veiled[0] + seat->veiled[1] > 0)
    {
      harena_page_print (page, "  ");
      /* Translators: two numbers of cards whose faces are not seen. */
      harena_page_print (page, translate (N_ ("Backs in the hand: green %d, red %d")),
                         seat->veiled[0], seat->veiled[1]);
      harena_page_print (page, "\n");
      show_cards (page, translate, N_ ("Hand, PF deck and what lies face down:"), seat->deck);
    }
  else
    show_cards (page, translate, N_ ("PF deck:"), seat->deck);
  show_cards (page, translate, N_ ("Taken:"), seat->chosen);
  show_cards (page, translate, N_ ("Discard pile:"), seat->discard);
  show_cards (page, translate, N_ ("Out of the game:"), seat->out);
}

/* Who attacks whom, and the cards that lie open or are one’s own. */
static void
show_fight (HarenaPage         *page,
            const GladPosition *position,
            HarenaTranslate     translate)
{
  const GladFight *fight = &position->fight;
  char             name[GLAD_NAME_MAX];

  if (fight->kind == GLAD_NO_FIGHT)
    return;
  for (int i = 0; i < fight->n; i++)
    {
      const GladFighter *fighter = &fight->fighters[i];

      glad_write_who (position, fighter->who, name);
      if (i == 0)
        /* Translators: a seat’s number or an animal such as “dog1”. */
        harena_page_print (page, translate (N_ ("Attacker: %s")), name);
      else
        /* Translators: a seat’s number or an animal such as “dog1”; two numbers. */
        harena_page_print (page, translate (N_ ("Defender: %s, Attack %d, Defence %d")), name,
                           fighter->attack, fighter->defence);
      harena_page_print (page, "\n");
      show_cards (page, translate, N_ ("Laid:"), fighter->laid);
    }
}

static void
show_winners (HarenaPage         *page,
              const GladPosition *position,
              HarenaTranslate     translate)
{
  unsigned winners = glad_winners (position);

  if (winners == 0)
    {
      harena_page_print (page, "%s\n", translate (N_ ("Nobody has won.")));
      return;
    }
  harena_page_seats (page, translate (N_ ("Won by seat:")), winners);
}

static void
show_turn (HarenaPage         *page,
           const GladPosition *position,
           HarenaTranslate     translate)
{
  const char *what;

  if (position->stage == GLAD_STAGE_OVER)
    {
      harena_page_print (page, "%s\n", translate (N_ ("the game is over")));
      show_winners (page, position, translate);
      return;
    }

  what = translate (glad_step_sentence (glad_asked (position)->step));
  if (glad_asked (position)->seat > 0)
    harena_page_print (page, translate (N_ ("Seat %d: %s")), glad_asked (position)->seat, what);
  else
    harena_page_print (page, translate (N_ ("Chance: %s")), what);
  harena_page_print (page, "\n");
}

size_t
glad_show (const void      *data,
           HarenaTranslate  translate,
           char            *text,
           size_t           size)
{
  const GladPosition *position = data;
  HarenaPage          page = harena_page_new (text, size);

  show_arena (&page, position);
  if (position->turn > 0)
    {
      /* Translators: two numbers; an Action phase is the first or the second of a turn. */
      harena_page_print (&page, translate (N_ ("Turn %d, Action phase %d")), position->turn,
                         position->phase);
      harena_page_print (&page, "\n");
    }
  for (int seat = 1; seat <= position->n_seats; seat++)
    show_seat (&page, position, seat, translate);
  show_fight (&page, position, translate);
  show_turn (&page, position, translate);
  return page.length;
}
