/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenes are text, so that a test reads like the rule it proves. */

#include "stage.h"

#include "gladiatori/notation.h"
#include "invariant.h"

#include <stdlib.h>
#include <string.h>

const Staged staged = { &gladiatori_game, glad_invariant };

static const HarenaGame *game = &gladiatori_game;

int
stage_vp (const GladPosition *position,
          int                 seat)
{
  return position->seats[seat].vp;
}

static int
find (const char *const *list,
      const char        *word)
{
  for (int i = 0; list[i] != NULL; i++)
    if (strcmp (list[i], word) == 0)
      return i;

  return -1;
}

static int
find_item (const char *word)
{
  int item = 0;

  while (strcmp (glad_items[item].word, word) != 0)
    item++;
  return item;
}

static GladCards
read_cards (char **words)
{
  GladCards cards = 0;

  for (int number = 1; *words != NULL; words++)
    {
      int card = 0;

      if (g_ascii_isdigit ((*words)[0]))
        {
          number = atoi (*words);
          continue;
        }
      while (card < GLAD_N_CARDS && strcmp (glad_cards[card].word, *words) != 0)
        card++;
      if (card < GLAD_N_CARDS)
        cards += number * glad_card (card);
      number = 1;
    }
  return cards;
}

static void
set_row (GladSeat *seat,
         char    **words)
{
  for (; *words != NULL; words++)
    {
      bool             rotated = g_str_has_suffix (*words, "/");
      g_autofree char *word = g_strndup (*words, strlen (*words) - rotated);
      char            *one[] = { word, NULL };
      GladCards        card = read_cards (one);

      if (seat->hand & card)
        seat->hand -= card;
      else
        seat->deck -= card;
      seat->row[seat->n_row++] = __builtin_ctz (card) | (rotated ? GLAD_ROW_ROTATED : 0);
    }
}

static void
put_somebody (GladPosition *position,
              int           who,
              uint8_t      *cell,
              uint8_t      *facing,
              char        **words)
{
  if (*cell != 0)
    position->board[*cell] = 0;
  *cell = glad_read_cell (words[0]);
  *facing = find (glad_dirs, words[1]);
  position->board[*cell] = who;
}

static void
set_seat (GladPosition *position,
          int           who,
          char        **words)
{
  GladSeat *seat = &position->seats[who];
  GladCards cards = read_cards (words + 1);

  if (strcmp (words[0], "at") == 0)
    put_somebody (position, who, &seat->cell, &seat->facing, words + 1);
  else if (strcmp (words[0], "hand") == 0)
    {
      seat->deck = seat->hand + seat->deck - cards;
      seat->hand = cards;
    }
  else if (strcmp (words[0], "discard") == 0)
    {
      seat->deck -= cards;
      seat->discard += cards;
    }
  else if (strcmp (words[0], "out") == 0)
    {
      seat->deck -= cards;
      seat->out += cards;
    }
  else if (strcmp (words[0], "row") == 0)
    set_row (seat, words + 1);
  else if (strcmp (words[0], "items") == 0)
    for (int i = 0; i < 2; i++)
      seat->items[i] = words[1 + i] != NULL ? find_item (words[1 + i]) + 1 : (words++, 0);
  else if (strcmp (words[0], "white") == 0)
    seat->white = atoi (words[1]);
  else if (strcmp (words[0], "lying") == 0)
    {
      seat->white = 2;
      seat->lying = 1;
    }
  else if (strcmp (words[0], "entangled") == 0)
    {
      seat->grey = 3;
      seat->entangled = 1;
    }
  else if (strcmp (words[0], "vp") == 0)
    seat->vp = atoi (words[1]);
  else if (strcmp (words[0], "power") == 0)
    seat->powers |= 1u << find (glad_powers, words[1]);
  else
    seat->stats[find (glad_stats, words[0])] = atoi (words[1]);
}

static void
set_item (GladPosition *position,
          const char   *item)
{
  g_auto (GStrv) words = g_strsplit (item, " ", -1);
  int            slot = 0;
  GladAnimal    *animal;

  if (g_ascii_isdigit (words[0][0]))
    {
      set_seat (position, atoi (words[0]), words + 1);
      return;
    }
  while (position->animals[slot].kind != GLAD_NO_ANIMAL)
    slot++;
  animal = &position->animals[slot];
  animal->kind = find (glad_animals, words[0]);
  animal->number = ++position->entered[animal->kind];
  put_somebody (position, GLAD_FIRST_ANIMAL + slot, &animal->cell, &animal->facing, words + 1);
}

/* Gladiators and starting hexes as they come; everybody takes everything in hand. */
void
stage_scene_at (const char   *where,
                GladPosition *position,
                int           seats,
                const char   *options,
                ...)
{
  va_list     items;
  const char *item;
  HarenaMove  list[HARENA_MOVES_MAX];

  stage_start_at (where, position, seats, options);
  while (position->stage < GLAD_STAGE_PREPARE)
    {
      game->moves (position, list);
      game->play (position, list[0]);
    }
  while (position->stage == GLAD_STAGE_PREPARE)
    game->play (position, list[game->moves (position, list) - 1]);
  while (position->stage < GLAD_STAGE_ACTIONS)
    {
      game->moves (position, list);
      game->play (position, list[0]);
    }

  va_start (items, options);
  while ((item = va_arg (items, const char *)) != NULL)
    set_item (position, item);
  va_end (items);
  position->action.cell = position->seats[1].cell;
  glad_invariant (position);
}
