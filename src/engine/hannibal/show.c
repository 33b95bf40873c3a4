/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a table, and below it the hands, the lists of domination and the conflict. */

#include "hannibal/show.h"

#include "hannibal/explain.h"
#include "hannibal/position.h"
#include "page.h"

#include <stdio.h>
#include <string.h>

enum
{
  NAME_WIDTH = 20,
  COUNT_WIDTH = 12,
};

/* Letters, not bytes, so that names with “–” and translations stand in line. */
static void
print_cell (HarenaPage *page,
            const char *words,
            int         width)
{
  for (const char *at = words; *at != '\0'; at++)
    width -= ((unsigned char) *at & 0xc0) != 0x80;
  harena_page_print (page, "%s%*s", words, width > 0 ? width : 0, "");
}

/* “3”, “3 H” with Hannibal, “·” for nothing. */
static void
show_count (HarenaPage             *page,
            const HannibalPosition *position,
            int                     side,
            int                     place)
{
  int  pieces = position->pieces[side][place];
  bool is_there = side == HANNIBAL_CARTHAGE && position->hannibal == place;
  char count[COUNT_WIDTH] = "·";

  if (pieces > 0)
    snprintf (count, sizeof count, is_there ? "%d H" : "%d", pieces);
  else if (is_there)
    strcpy (count, "H");
  print_cell (page, count, side == HANNIBAL_CARTHAGE ? COUNT_WIDTH : 0);
}

static void
show_places (HarenaPage             *page,
             const HannibalPosition *position,
             HarenaTranslate         translate,
             const char             *title,
             int                     from,
             int                     end)
{
  print_cell (page, translate (title), NAME_WIDTH);
  print_cell (page, translate (N_ ("Carthage")), COUNT_WIDTH);
  harena_page_print (page, "%s\n", translate (N_ ("Rome")));
  for (int place = from; place < end; place++)
    {
      print_cell (page, hannibal_places[place].name, NAME_WIDTH);
      show_count (page, position, HANNIBAL_CARTHAGE, place);
      show_count (page, position, HANNIBAL_ROME, place);
      harena_page_print (page, "\n");
    }
  harena_page_print (page, "\n");
}

static void
show_hand (HarenaPage *page,
           const char *title,
           unsigned    hand)
{
  harena_page_print (page, "%s", title);
  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    if (hand & 1u << (card - 1))
      harena_page_print (page, " %d", card);
  harena_page_print (page, "\n");
}

/* H6: “Corsica; Hispania Citerior / Gallia; …”, held lines with a plus before them. */
static void
show_lines (HarenaPage             *page,
            const HannibalPosition *position,
            const char             *title,
            int                     side)
{
  HannibalPlaces army = hannibal_army (position, side);

  harena_page_print (page, "%s", title);
  for (int i = 0; i < HANNIBAL_N_LINES; i++)
    {
      uint32_t line = hannibal_lines[position->lists][side][i];

      harena_page_print (page, army & line ? " +" : " ");
      harena_page_print (page, "%s", hannibal_places[hannibal_take (&line)].name);
      if (line != 0)
        harena_page_print (page, "/%s", hannibal_places[hannibal_take (&line)].name);
      harena_page_print (page, i < HANNIBAL_N_LINES - 1 ? ";" : "\n");
    }
}

static void
show_counts (HarenaPage             *page,
             const HannibalPosition *position,
             HarenaTranslate         translate)
{
  if (position->step == HANNIBAL_STEP_OVER)
    return;

  /* Translators: two numbers. */
  harena_page_print (page, translate (N_ ("Turns in a row without a piece removed: %d of %d")),
                     position->quiet, HANNIBAL_QUIET_TURNS);
  harena_page_print (page, "\n");
  if (position->passed)
    harena_page_print (page, "%s\n", translate (N_ ("The turn before was a pass")));
}

static void
show_conflict (HarenaPage             *page,
               const HannibalPosition *position,
               HarenaTranslate         translate)
{
  /* Translators: the area or sea route of a conflict. */
  harena_page_print (page,
                     translate (position->mover == HANNIBAL_CARTHAGE
                                    ? N_ ("Conflict: %s, Carthage attacks")
                                    : N_ ("Conflict: %s, Rome attacks")),
                     hannibal_places[position->place].name);
  harena_page_print (page, "\n");
  if (position->committed)
    harena_page_print (page, "%s\n", translate (N_ ("Hannibal fights")));
  if (position->step != HANNIBAL_STEP_ANSWER)
    return;

  if (position->laid != 0)
    /* Translators: the number of a card. */
    harena_page_print (page, translate (N_ ("Carthage has laid a card: %d")), position->laid);
  else
    harena_page_print (page, "%s",
                       translate (N_ ("Carthage has laid a card, which is not shown yet")));
  harena_page_print (page, "\n");
}

static void
show_end (HarenaPage             *page,
          const HannibalPosition *position,
          HarenaTranslate         translate)
{
  static const char *const sentences[HANNIBAL_N_ENDS][HANNIBAL_N_SIDES] = {
    [HANNIBAL_END_CAPITAL] = { N_ ("Carthage wins: it has entered Roma"),
                               N_ ("Rome wins: it has entered Carthago") },
    [HANNIBAL_END_DOMINATION] = { N_ ("Carthage wins by domination"),
                                  N_ ("Rome wins by domination") },
    [HANNIBAL_END_NO_LEGION] = { N_ ("Carthage wins: Rome has no legion left"),
                                 N_ ("Rome wins: Carthage has no legion left") },
    [HANNIBAL_END_BOTH_FELL] = { N_ ("A draw: both have lost their last legion") },
    [HANNIBAL_END_PASSES] = { N_ ("A draw: both have passed") },
    [HANNIBAL_END_QUIET] = { N_ ("A draw: no piece was removed for 40 turns") },
  };
  bool rome = position->winners == 1u << HANNIBAL_ROME;

  harena_page_print (page, "%s\n", translate (sentences[position->ending][rome]));
}

size_t
hannibal_show (const void      *data,
               HarenaTranslate  translate,
               char            *text,
               size_t           size)
{
  const HannibalPosition *position = data;
  const char             *what = hannibal_step_sentence (position->step);
  HarenaPage              page = harena_page_new (text, size);

  show_places (&page, position, translate, N_ ("Legions"), 0, HANNIBAL_N_AREAS);
  show_places (&page, position, translate, N_ ("Fleets"), HANNIBAL_N_AREAS, HANNIBAL_N_PLACES);
  show_hand (&page, translate (N_ ("Cards of Carthage:")), position->hands[HANNIBAL_CARTHAGE]);
  show_hand (&page, translate (N_ ("Cards of Rome:")), position->hands[HANNIBAL_ROME]);
  show_lines (&page, position, translate (N_ ("Domination of Carthage:")), HANNIBAL_CARTHAGE);
  show_lines (&page, position, translate (N_ ("Domination of Rome:")), HANNIBAL_ROME);
  show_counts (&page, position, translate);
  if (hannibal_in_conflict (position))
    show_conflict (&page, position, translate);

  if (position->step == HANNIBAL_STEP_OVER)
    show_end (&page, position, translate);
  else
    {
      /* Translators: the number of a seat, then what is to be done, such as “now Rome lays a
       * card”. */
      harena_page_print (&page, translate (N_ ("Seat %d: %s")), position->turn, translate (what));
      harena_page_print (&page, "\n");
    }
  return page.length;
}
