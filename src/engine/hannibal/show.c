/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a table, and below it the hands, the lists of domination and the conflict. */

#include "hannibal/show.h"

#include "hannibal/explain.h"
#include "hannibal/position.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum
{
  NAME_WIDTH = 20,
  COUNT_WIDTH = 12,
};

/* Where the text goes; length counts on when the room is used up, as snprintf () does. */
typedef struct
{
  char  *text;
  size_t size;
  size_t length;
} Page;

__attribute__ ((format (printf, 2, 3))) static void
print (Page       *page,
       const char *format,
       ...)
{
  va_list arguments;
  size_t  room = page->length < page->size ? page->size - page->length : 0;

  va_start (arguments, format);
  page->length += vsnprintf (room > 0 ? page->text + page->length : NULL, room, format, arguments);
  va_end (arguments);
}

/* Letters, not bytes, so that names with “–” and translations stand in line. */
static void
print_cell (Page       *page,
            const char *words,
            int         width)
{
  for (const char *at = words; *at != '\0'; at++)
    width -= ((unsigned char) *at & 0xc0) != 0x80;
  print (page, "%s%*s", words, width > 0 ? width : 0, "");
}

/* “3”, “3 H” with Hannibal, “·” for nothing. */
static void
show_count (Page                   *page,
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
show_places (Page                   *page,
             const HannibalPosition *position,
             HarenaTranslate         translate,
             const char             *title,
             int                     from,
             int                     end)
{
  print_cell (page, translate (title), NAME_WIDTH);
  print_cell (page, translate (N_ ("Carthage")), COUNT_WIDTH);
  print (page, "%s\n", translate (N_ ("Rome")));
  for (int place = from; place < end; place++)
    {
      print_cell (page, hannibal_places[place].name, NAME_WIDTH);
      show_count (page, position, HANNIBAL_CARTHAGE, place);
      show_count (page, position, HANNIBAL_ROME, place);
      print (page, "\n");
    }
  print (page, "\n");
}

static void
show_hand (Page       *page,
           const char *title,
           unsigned    hand)
{
  print (page, "%s", title);
  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    if (hand & 1u << (card - 1))
      print (page, " %d", card);
  print (page, "\n");
}

/* H6: “Corsica; Hispania Citerior / Gallia; …”, held lines with a plus before them. */
static void
show_lines (Page                   *page,
            const HannibalPosition *position,
            const char             *title,
            int                     side)
{
  HannibalPlaces army = hannibal_army (position, side);

  print (page, "%s", title);
  for (int i = 0; i < HANNIBAL_N_LINES; i++)
    {
      uint32_t line = hannibal_lines[position->lists][side][i];

      print (page, army & line ? " +" : " ");
      print (page, "%s", hannibal_places[hannibal_take (&line)].name);
      if (line != 0)
        print (page, "/%s", hannibal_places[hannibal_take (&line)].name);
      print (page, i < HANNIBAL_N_LINES - 1 ? ";" : "\n");
    }
}

static void
show_counts (Page                   *page,
             const HannibalPosition *position,
             HarenaTranslate         translate)
{
  if (position->step == HANNIBAL_STEP_OVER)
    return;

  /* Translators: two numbers. */
  print (page, translate (N_ ("Turns in a row without a piece removed: %d of %d")), position->quiet,
         HANNIBAL_QUIET_TURNS);
  print (page, "\n");
  if (position->passed)
    print (page, "%s\n", translate (N_ ("The turn before was a pass")));
}

static void
show_conflict (Page                   *page,
               const HannibalPosition *position,
               HarenaTranslate         translate)
{
  /* Translators: the area or sea route of a conflict. */
  print (page,
         translate (position->mover == HANNIBAL_CARTHAGE ? N_ ("Conflict: %s, Carthage attacks")
                                                         : N_ ("Conflict: %s, Rome attacks")),
         hannibal_places[position->place].name);
  print (page, "\n");
  if (position->committed)
    print (page, "%s\n", translate (N_ ("Hannibal fights")));
  if (position->step != HANNIBAL_STEP_ANSWER)
    return;

  if (position->laid != 0)
    /* Translators: the number of a card. */
    print (page, translate (N_ ("Carthage has laid a card: %d")), position->laid);
  else
    print (page, "%s", translate (N_ ("Carthage has laid a card, which is not shown yet")));
  print (page, "\n");
}

static void
show_end (Page                   *page,
          const HannibalPosition *position,
          HarenaTranslate         translate)
{
  static const char *const sentences[HANNIBAL_N_ENDS][HANNIBAL_N_SIDES] = {
    [HANNIBAL_END_CAPITAL]    = { N_ ("Carthage wins: it has entered Roma"),
                                  N_ ("Rome wins: it has entered Carthago") },
    [HANNIBAL_END_DOMINATION] = { N_ ("Carthage wins by domination"),
                                  N_ ("Rome wins by domination") },
    [HANNIBAL_END_NO_LEGION]  = { N_ ("Carthage wins: Rome has no legion left"),
                                  N_ ("Rome wins: Carthage has no legion left") },
    [HANNIBAL_END_BOTH_FELL]  = { N_ ("A draw: both have lost their last legion") },
    [HANNIBAL_END_PASSES]     = { N_ ("A draw: both have passed") },
    [HANNIBAL_END_QUIET]      = { N_ ("A draw: no piece was removed for 40 turns") },
  };
  bool rome = position->winners == 1u << HANNIBAL_ROME;

  print (page, "%s\n", translate (sentences[position->ending][rome]));
}

size_t
hannibal_show (const void      *data,
               HarenaTranslate  translate,
               char            *text,
               size_t           size)
{
  const HannibalPosition *position = data;
  const char             *what = hannibal_step_sentence (position->step);
  Page                    page = { text, size, 0 };

  if (size > 0)
    text[0] = '\0';

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
      print (&page, translate (N_ ("Seat %d: %s")), position->turn, translate (what));
      print (&page, "\n");
    }
  return page.length;
}
