/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena drawn in letters, and below it the seats, the piles and the battle. */

#include "clash/show.h"

#include "clash/battle.h"
#include "clash/explain.h"
#include "clash/score.h"
#include "page.h"

#include <stdio.h>
#include <string.h>

enum
{
  CELL_WIDTH = 14,
};

/* How many of a kind in this cell are netted now. */
static int
netted_in (const ClashPosition *position,
           int                  cell,
           int                  kind)
{
  const ClashBattle *battle = &position->battle;

  for (int side = CLASH_ATTACKER; side <= CLASH_DEFENDER; side++)
    if (battle->cell[side] == cell)
      return battle->netted[side][kind];

  return 0;
}

/* “b2 1:SSnH*”: a letter for each gladiator, a small one if it is netted, a star for each wound. */
static void
show_cell (HarenaPage          *page,
           const ClashPosition *position,
           int                  cell)
{
  const ClashGroup *group = &position->groups[cell];
  char              what[CELL_WIDTH + 1] = "";
  char              name[3];
  size_t            end = 0;

  if (group->beast != CLASH_NO_BEAST)
    end = snprintf (what, sizeof what, "%s", clash_beasts[group->beast].word);
  else if (group->owner != 0)
    {
      end = snprintf (what, sizeof what, "%d:", group->owner);
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        for (int i = 0; i < group->count[kind]; i++)
          what[end++] =
              clash_kinds[kind].letter + (i < netted_in (position, cell, kind) ? 'a' - 'A' : 0);
    }
  else
    what[end++] = '.';
  memset (what + end, '*', group->stars);

  clash_write_cell (cell, name);
  harena_page_print (page, "%s %-*s", name, CELL_WIDTH - 3, what);
}

/* A new row begins with cell 1; rows of three stand half a cell to the right. */
static void
show_arena (HarenaPage          *page,
            const ClashPosition *position)
{
  ClashCells cells = CLASH_BOARD;

  while (cells != 0)
    {
      int  cell = clash_take_cell (&cells);
      char name[3];

      clash_write_cell (cell, name);
      if (name[1] == '1')
        harena_page_print (page, "\n%*s", name[0] == 'b' || name[0] == 'd' ? 2 : 2 + CELL_WIDTH / 2,
                           "");
      show_cell (page, position, cell);
    }

  harena_page_print (page, "\n\n");
}

static void
show_seats (HarenaPage          *page,
            const ClashPosition *position,
            HarenaTranslate      translate)
{
  int points[HARENA_SEATS_MAX];

  clash_points (position, points);
  for (int seat = 1; seat <= position->seats; seat++)
    {
      harena_page_print (
          page,
          /* Translators: one line for each seat, all of these are numbers. */
          translate (N_ ("Seat %d: teams %d, gladiators %d, taken %d, beasts %d, points %d")), seat,
          clash_count_cells (position->held[seat]), position->alive[seat], position->taken[seat],
          position->beasts[seat], points[seat - 1]);
      harena_page_print (page, "\n");
    }
}

/* The piles while gladiators enter, and the beasts that are not on the board. */
static void
show_supply (HarenaPage          *page,
             const ClashPosition *position,
             HarenaTranslate      translate)
{
  if (position->step == CLASH_STEP_ENTER)
    {
      harena_page_print (page, "%s", translate (N_ ("Piles:")));
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        harena_page_print (page, " %s %d", clash_kinds[kind].word, position->piles[kind]);
      harena_page_print (page, "\n");
    }

  harena_page_print (page, "%s", translate (N_ ("Beasts in reserve:")));
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    harena_page_print (page, " %s %d", clash_beasts[beast].word, position->reserve[beast]);
  harena_page_print (page, "\n");
}

/* Who fights whom, what lies on the table, and what it still costs. */
static void
show_battle (HarenaPage          *page,
             const ClashPosition *position,
             HarenaTranslate      translate)
{
  const ClashBattle *battle = &position->battle;
  char               attacker[3];
  char               defender[3];

  clash_write_cell (battle->cell[CLASH_ATTACKER], attacker);
  clash_write_cell (battle->cell[CLASH_DEFENDER], defender);
  /* Translators: two spaces of the arena. */
  harena_page_print (page, translate (N_ ("Battle: %s attacks %s")), attacker, defender);
  harena_page_print (page, "\n");

  if (position->step != CLASH_STEP_NAME
      && position->groups[battle->cell[CLASH_DEFENDER]].beast != CLASH_NO_BEAST)
    {
      harena_page_print (page, translate (N_ ("Seat %d rolls for the beast")),
                         battle->player[CLASH_DEFENDER]);
      harena_page_print (page, "\n");
    }
  if (position->step == CLASH_STEP_AGAIN || position->step == CLASH_STEP_LOSE)
    {
      harena_page_print (page, translate (N_ ("On the table: lethal hits %d, hits %d")),
                         battle->lethal, battle->hits);
      harena_page_print (page, "\n");
    }
  if (position->step == CLASH_STEP_LOSE)
    {
      harena_page_print (page, translate (N_ ("Still to be given up: %d")), battle->losses);
      harena_page_print (page, "\n");
    }
}

static void
show_winners (HarenaPage          *page,
              const ClashPosition *position,
              HarenaTranslate      translate)
{
  harena_page_seats (page, translate (N_ ("Won by seat:")), clash_winners (position));
}

static void
show_turn (HarenaPage          *page,
           const ClashPosition *position,
           HarenaTranslate      translate)
{
  const char *what = translate (clash_step_sentence (position->step));

  if (position->step == CLASH_STEP_PLACE)
    {
      /* Translators: %s is “lion”, “bull” or “bear”, as the notation has it. */
      harena_page_print (page, translate (N_ ("Drawn: %s")), clash_beasts[position->drawn].word);
      harena_page_print (page, "\n");
    }
  if (position->step >= CLASH_STEP_NAME && position->step <= CLASH_STEP_LOSE)
    show_battle (page, position, translate);

  if (position->turn > 0)
    /* Translators: the number of a seat, then what is to be done, such as “now an attack is due”. */
    harena_page_print (page, translate (N_ ("Seat %d: %s")), position->turn, what);
  else if (position->turn == HARENA_CHANCE)
    /* Translators: what is to be done by chance, such as “now the dice are rolled”. */
    harena_page_print (page, translate (N_ ("Chance: %s")), what);
  else
    harena_page_print (page, "%s", what);
  harena_page_print (page, "\n");

  if (position->step == CLASH_STEP_OVER)
    show_winners (page, position, translate);
}

size_t
clash_show (const void      *data,
            HarenaTranslate  translate,
            char            *text,
            size_t           size)
{
  const ClashPosition *position = data;
  HarenaPage           page = harena_page_new (text, size);

  show_arena (&page, position);
  show_seats (&page, position, translate);
  show_supply (&page, position, translate);
  show_turn (&page, position, translate);
  return page.length;
}
