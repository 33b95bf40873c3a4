/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line for each province and for each seat, and what is asked. */

#include "imperium/rules.h"

#include "page.h"

/* “> 3 Illyricum  3 2     1: 2  2: 1 *  3: .”: the standard, the number, what places are paid, the
 * cylinders of each seat, a star for the proconsul. */
static void
show_province (HarenaPage             *page,
               const ImperiumPosition *position,
               int                     province)
{
  const ImperiumProvinceFacts *facts = &imperium_provinces[province];
  int                          places = imperium_paid_places (province, position->seats);

  harena_page_print (page, "%c %d %-10s", position->standard == province ? '>' : ' ', province + 1,
                     facts->name);
  for (int i = 0; i < IMPERIUM_PAID_MAX; i++)
    harena_page_print (page, " %c", i < places ? '0' + facts->paid[i] : ' ');
  for (int seat = 1; seat <= position->seats; seat++)
    {
      int  cylinders = position->influence[province][seat - 1];
      char mark = position->proconsul[province] == seat ? '*' : ' ';

      if (cylinders > 0)
        harena_page_print (page, "  %d:%2d%c", seat, cylinders, mark);
      else
        harena_page_print (page, "  %d: . ", seat);
    }
  harena_page_print (page, "\n");
}

/* Whether a seat has chosen, and what, as far as it is known. */
static void
show_choice (HarenaPage             *page,
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
      harena_page_print (page, "%s", translate (N_ (", has chosen")));
      return;
    }
  imperium_write_choice (choice & ~IMPERIUM_CHOSEN, text);
  /* Translators: %s is a choice as the notation has it, such as “choose africa syria ear”. */
  harena_page_print (page, translate (N_ (", has chosen: %s")), text);
}

static void
show_seat (HarenaPage             *page,
           const ImperiumPosition *position,
           int                     seat,
           HarenaTranslate         translate)
{
  /* Translators: one line for each seat: its number, points, and cylinders in supply. */
  harena_page_print (page, translate (N_ ("Seat %d: points %d, supply %d")), seat,
                     position->points[seat - 1], position->supply[seat - 1]);
  if (imperium_has_ear (position, seat))
    harena_page_print (page, "%s", translate (N_ (", Ear")));
  if (imperium_has_oracle (position, seat))
    harena_page_print (page, "%s", translate (N_ (", Oracle")));
  show_choice (page, position, seat, translate);
  harena_page_print (page, "\n");
}

size_t
imperium_show (const void      *data,
               HarenaTranslate  translate,
               char            *text,
               size_t           size)
{
  const ImperiumPosition *position = data;
  HarenaPage              page = harena_page_new (text, size);

  /* Translators: two numbers. */
  harena_page_print (&page, translate (N_ ("Round %d of %d")), position->round, IMPERIUM_ROUNDS);
  harena_page_print (&page, "\n\n");
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    show_province (&page, position, province);
  harena_page_print (&page, "\n");
  for (int seat = 1; seat <= position->seats; seat++)
    show_seat (&page, position, seat, translate);

  if (position->step == IMPERIUM_STEP_OVER)
    {
      harena_page_print (&page, "%s\n", translate (N_ ("the game is over")));
      harena_page_seats (&page, translate (N_ ("Won by seat:")), imperium_winners (position));
    }
  else
    {
      const char *what = position->step == IMPERIUM_STEP_FIRST
                             ? N_ ("now cards are chosen")
                             : N_ ("now cards are chosen again, for the Oracle was shown");

      /* Translators: the number of a seat, then what is to be done, such as “now an attack is
       * due”. */
      harena_page_print (&page, translate (N_ ("Seat %d: %s")), position->turn, translate (what));
      harena_page_print (&page, "\n");
    }
  return page.length;
}
