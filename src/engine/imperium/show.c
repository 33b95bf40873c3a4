/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line for each province and for each seat, and what is asked. */

#include "imperium/rules.h"

#include <stdarg.h>
#include <stdio.h>

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

/* “> 3 Illyricum  3 2     1: 2  2: 1 *  3: .”: the standard, the number, what places are paid, the
 * cylinders of each seat, a star for the proconsul. */
static void
show_province (Page                   *page,
               const ImperiumPosition *position,
               int                     province)
{
  const ImperiumProvinceFacts *facts = &imperium_provinces[province];
  int                          places = imperium_paid_places (province, position->seats);

  print (page, "%c %d %-10s", position->standard == province ? '>' : ' ', province + 1,
         facts->name);
  for (int i = 0; i < IMPERIUM_PAID_MAX; i++)
    print (page, " %c", i < places ? '0' + facts->paid[i] : ' ');
  for (int seat = 1; seat <= position->seats; seat++)
    {
      int  cylinders = position->influence[province][seat - 1];
      char mark = position->proconsul[province] == seat ? '*' : ' ';

      if (cylinders > 0)
        print (page, "  %d:%2d%c", seat, cylinders, mark);
      else
        print (page, "  %d: . ", seat);
    }
  print (page, "\n");
}

/* Whether a seat has chosen, and what, as far as it is known. */
static void
show_choice (Page                   *page,
             const ImperiumPosition *position,
             int                     seat,
             HarenaTranslate         translate)
{
  unsigned choice = position->choices[seat - 1];
  char     text[HARENA_MOVE_TEXT_MAX];

  if (choice == 0)
    return;

  if (choice == IMPERIUM_UNSEEN)
    {
      print (page, "%s", translate (N_ (", has chosen")));
      return;
    }
  imperium_write_choice (choice & ~IMPERIUM_CHOSEN, text);
  /* Translators: %s is a choice as the notation has it, such as “choose africa syria ear”. */
  print (page, translate (N_ (", has chosen: %s")), text);
}

static void
show_seat (Page                   *page,
           const ImperiumPosition *position,
           int                     seat,
           HarenaTranslate         translate)
{
  /* Translators: one line for each seat: its number, points, and cylinders in supply. */
  print (page, translate (N_ ("Seat %d: points %d, supply %d")), seat, position->points[seat - 1],
         position->supply[seat - 1]);
  if (imperium_has_ear (position, seat))
    print (page, "%s", translate (N_ (", Ear")));
  if (imperium_has_oracle (position, seat))
    print (page, "%s", translate (N_ (", Oracle")));
  show_choice (page, position, seat, translate);
  print (page, "\n");
}

static void
show_winners (Page                   *page,
              const ImperiumPosition *position,
              HarenaTranslate         translate)
{
  unsigned winners = imperium_winners (position);

  print (page, "%s\n%s", translate (N_ ("the game is over")), translate (N_ ("Won by seat:")));
  for (int seat = 1; seat <= position->seats; seat++)
    if (winners & imperium_seat_bit (seat))
      print (page, " %d", seat);
  print (page, "\n");
}

size_t
imperium_show (const void      *data,
               HarenaTranslate  translate,
               char            *text,
               size_t           size)
{
  const ImperiumPosition *position = data;
  Page                    page = { text, size, 0 };

  if (size > 0)
    text[0] = '\0';

  /* Translators: two numbers. */
  print (&page, translate (N_ ("Round %d of %d")), position->round, IMPERIUM_ROUNDS);
  print (&page, "\n\n");
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    show_province (&page, position, province);
  print (&page, "\n");
  for (int seat = 1; seat <= position->seats; seat++)
    show_seat (&page, position, seat, translate);

  if (position->step == IMPERIUM_STEP_OVER)
    show_winners (&page, position, translate);
  else
    {
      const char *what = position->step == IMPERIUM_STEP_FIRST
                           ? N_ ("now cards are chosen")
                           : N_ ("now cards are chosen again, for the Oracle was shown");

      /* Translators: the number of a seat, then what is to be done, such as “now an attack is
       * due”. */
      print (&page, translate (N_ ("Seat %d: %s")), position->turn, translate (what));
      print (&page, "\n");
    }
  return page.length;
}
