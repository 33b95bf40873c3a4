/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only this game needs of a stage. */

#include "stage.h"

#include "invariant.h"

#include <stdlib.h>
#include <string.h>

const Staged staged = { &imperium_game, imperium_invariant };

int
stage_province (const char *word)
{
  static const char *const words[] = { "africa", "syria", "illyricum", "gallia", "asia", "hispania",
                                       "macedonia", "aegyptus" };

  for (int province = 0; province < 8; province++)
    if (strcmp (word, words[province]) == 0)
      return province;

  return -1;
}

/* "1:2*". */
static void
add_cylinders (ImperiumPosition *position,
               int               province,
               const char       *word)
{
  int   seat = word[0] - '0';
  char *end;
  int   cylinders = strtol (word + 2, &end, 10);

  position->influence[province][seat - 1] = cylinders;
  position->supply[seat - 1] -= cylinders;
  if (*end == '*')
    position->proconsul[province] = seat;
}

static void
add_item (ImperiumPosition *position,
          const char       *item)
{
  g_auto (GStrv) words = g_strsplit (item, " ", -1);
  int            province = stage_province (words[0]);
  int            n_ears = __builtin_popcount (position->ears);

  if (province >= 0)
    for (int i = 1; words[i] != NULL; i++)
      add_cylinders (position, province, words[i]);
  else if (strcmp (words[0], "points") == 0)
    for (int i = 1; words[i] != NULL; i++)
      position->points[i - 1] = atoi (words[i]);
  else if (strcmp (words[0], "ear") == 0)
    position->ears |= 1u << (atoi (words[1]) - 1);
  else if (strcmp (words[0], "oracle") == 0)
    position->oracles |= 1u << (atoi (words[1]) - 1);
  else if (strcmp (words[0], "standard") == 0)
    position->standard = stage_province (words[1]);
  else if (strcmp (words[0], "round") == 0)
    {
      position->round = atoi (words[1]);
      position->standard = (position->round - 1 + n_ears) % 8;
    }
  else
    g_error ("“%s” is nothing that a scene holds", item);
}

void
stage_at (const char       *where,
          ImperiumPosition *position,
          int               seats,
          ...)
{
  va_list     items;
  const char *item;

  stage_start_at (where, position, seats, NULL);
  va_start (items, seats);
  while ((item = va_arg (items, const char *)) != NULL)
    add_item (position, item);
  va_end (items);

  /* The round in which the standard can first be there. */
  while (position->standard != (position->round - 1 + __builtin_popcount (position->ears)) % 8)
    position->round++;
  imperium_invariant (position);
}

static char *
write_province (const ImperiumPosition *position,
                const char             *word)
{
  int      province = stage_province (word);
  GString *text = g_string_new (word);

  for (int seat = 1; seat <= position->seats; seat++)
    if (position->influence[province][seat - 1] > 0)
      g_string_append_printf (text, " %d:%d%s", seat, position->influence[province][seat - 1],
                              position->proconsul[province] == seat ? "*" : "");
  return g_string_free (text, FALSE);
}

void
stage_assert_board_at (const char             *where,
                       const ImperiumPosition *position,
                       ...)
{
  va_list     items;
  const char *item;

  va_start (items, position);
  while ((item = va_arg (items, const char *)) != NULL)
    {
      g_auto (GStrv)   words = g_strsplit (item, " ", 2);
      g_autofree char *there = write_province (position, words[0]);

      if (strcmp (there, item) != 0)
        g_error ("%s: there is “%s”, not “%s”", where, there, item);
    }
  va_end (items);
}
