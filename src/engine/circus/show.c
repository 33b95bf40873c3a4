/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track drawn in letters, and below it the seats with their chariots and the round. */

#include "circus/show.h"

#include "circus/explain.h"
#include "circus/finish.h"
#include "circus/round.h"
#include "page.h"

#include <string.h>

enum
{
  LINE_MAX = 4 + 2 * 40 + 1, /* of the longest row */
};

/* “2b” is the second chariot that seat 2 has placed. */
static void
print_chariot (HarenaPage *page,
               int         chariot)
{
  harena_page_print (page, "%d%c", circus_seat_of (chariot), 'a' + chariot % CIRCUS_TEAM);
}

/* Two letters for each half hex: an equals sign is the finish, a point any other empty hex. */
static void
show_track (HarenaPage           *page,
            const CircusPosition *position)
{
  char lines[CIRCUS_N_ROWS][LINE_MAX];
  int  lengths[CIRCUS_N_ROWS];

  memset (lines, ' ', sizeof lines);
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    {
      const CircusHex *facts = &circus_hexes[hex];
      int              at = 4 + 2 * facts->x;

      lines[facts->row][0] = 'a' + facts->row;
      lines[facts->row][at] = circus_is_finish (hex) ? '=' : '.';
      lengths[facts->row] = at + 1;
    }
  for (int chariot = 0; chariot < CIRCUS_CHARIOTS_MAX; chariot++)
    if (position->hexes[chariot] != CIRCUS_NOWHERE)
      {
        const CircusHex *facts = &circus_hexes[position->hexes[chariot]];
        char            *at = &lines[facts->row][4 + 2 * facts->x];

        at[-1] = '0' + circus_seat_of (chariot);
        at[0] = 'a' + chariot % CIRCUS_TEAM;
      }

  for (int row = 0; row < CIRCUS_N_ROWS; row++)
    harena_page_print (page, "%.*s\n", lengths[row], lines[row]);
  harena_page_print (page, "\n");
}

static void
show_chariot (HarenaPage           *page,
              const CircusPosition *position,
              HarenaTranslate       translate,
              int                   chariot)
{
  int  hex = position->hexes[chariot];
  int  stage = position->stages[chariot];
  char name[CIRCUS_HEX_NAME];

  if (hex == CIRCUS_NOWHERE)
    return;

  circus_write_hex (hex, name);
  harena_page_print (page, "  ");
  print_chariot (page, chariot);
  harena_page_print (page, " ");
  /* Translators: a hex of the track, how many sections a chariot has run through, and how many
   * steps it is from the finish. */
  harena_page_print (page, translate (N_ ("%s: stage %d, steps to the finish %d")), name, stage,
                     circus_steps (hex, stage));
  harena_page_print (page, "\n");
}

static void
show_seat (HarenaPage           *page,
           const CircusPosition *position,
           HarenaTranslate       translate,
           int                   seat)
{
  int points[HARENA_SEATS_MAX];

  circus_points (position, points);
  /* Translators: all of these are numbers; place 0 is a team that is not complete yet. */
  harena_page_print (page, translate (N_ ("Seat %d: chariots at home %d, place %d, points %d")),
                     seat, position->home[seat - 1], position->places[seat - 1], points[seat - 1]);
  harena_page_print (page, "\n");
  for (int i = 0; i < CIRCUS_TEAM; i++)
    show_chariot (page, position, translate, circus_first_of (seat) + i);
  if (position->cards[seat - 1] == 0)
    return;

  harena_page_print (page, "  %s", translate (N_ ("Cards:")));
  for (int card = 1; card <= CIRCUS_CARDS; card++)
    if (position->cards[seat - 1] & circus_card_bit (card))
      harena_page_print (page, " %d", card);
  harena_page_print (page, "\n");
}

/* The chariot that has the turn stands in brackets. */
static void
show_round (HarenaPage           *page,
            const CircusPosition *position,
            HarenaTranslate       translate)
{
  harena_page_print (page, translate (N_ ("Round %d:")), position->round);
  for (int i = 0; i < position->n_order; i++)
    {
      harena_page_print (page, i == position->now ? " [" : " ");
      print_chariot (page, position->order[i]);
      harena_page_print (page, i == position->now ? "]" : "");
    }
  harena_page_print (page, "\n");

  if (position->driven > 0)
    {
      /* Translators: a number of cards, and a direction such as “NW”. */
      harena_page_print (page, translate (N_ ("Cards driven: %d, the last one to %s")),
                         position->driven, circus_directions[position->direction]);
      harena_page_print (page, "\n");
    }
  /* Translators: two numbers; 20 rounds in a row end the game. */
  harena_page_print (
      page, translate (N_ ("Rounds in a row without an arrival: %d; arrivals in this one: %d")),
      position->quiet, position->arrived);
  harena_page_print (page, "\n");
}

size_t
circus_show (const void      *data,
             HarenaTranslate  translate,
             char            *text,
             size_t           size)
{
  const CircusPosition *position = data;
  HarenaPage            page = harena_page_new (text, size);
  const char           *what = translate (circus_step_sentence (position->step));

  show_track (&page, position);
  for (int seat = 1; seat <= position->seats; seat++)
    show_seat (&page, position, translate, seat);
  if (position->round > 0)
    show_round (&page, position, translate);

  if (position->step != CIRCUS_STEP_OVER)
    {
      /* Translators: the number of a seat, then what is to be done. */
      harena_page_print (&page, translate (N_ ("Seat %d: %s")), position->turn, what);
      harena_page_print (&page, "\n");
    }
  else
    {
      harena_page_print (&page, "%s\n", what);
      harena_page_seats (&page, translate (N_ ("Won by seat:")), circus_winners (position));
    }
  return page.length;
}
