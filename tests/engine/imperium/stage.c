/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes in and out through the contract alone: what is played is read as text first. */

#include "stage.h"

#include "invariant.h"

#include <stdlib.h>
#include <string.h>

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
  HarenaSetup  setup = { .seats = seats };
  HarenaReason reason;
  va_list      items;
  const char  *item;

  memset (position, 0xff, sizeof *position);
  if (!imperium_game.start (position, &setup, &reason))
    g_error ("%s: no game starts: %s", where, reason.sentence);

  va_start (items, seats);
  while ((item = va_arg (items, const char *)) != NULL)
    add_item (position, item);
  va_end (items);

  /* The round in which the standard can first be there. */
  while (position->standard != (position->round - 1 + __builtin_popcount (position->ears)) % 8)
    position->round++;
  imperium_invariant (position);
}

/* Whether the move can be played, and if not why: what words has room for. */
static bool
play_text (ImperiumPosition *position,
           const char       *text,
           char              words[HARENA_REASON_TEXT_MAX])
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  if (imperium_game.read_move (position, text, &move, &reason)
      && harena_play (&imperium_game, position, move, &reason))
    return true;

  harena_reason_write (&reason, NULL, words, HARENA_REASON_TEXT_MAX);
  return false;
}

void
stage_play_at (const char       *where,
               ImperiumPosition *position,
               ...)
{
  va_list     texts;
  const char *text;
  char        words[HARENA_REASON_TEXT_MAX];

  va_start (texts, position);
  while ((text = va_arg (texts, const char *)) != NULL)
    {
      if (!play_text (position, text, words))
        g_error ("%s: “%s” was refused: %s", where, text, words);
      imperium_invariant (position);
    }
  va_end (texts);
}

void
stage_refuse_at (const char             *where,
                 const ImperiumPosition *position,
                 const char             *text,
                 const char             *because)
{
  ImperiumPosition copy;
  char             words[HARENA_REASON_TEXT_MAX];

  memcpy (&copy, position, sizeof copy);
  if (play_text (&copy, text, words))
    g_error ("%s: “%s” was not refused", where, text);
  if (strcmp (words, because) != 0)
    g_error ("%s: “%s” was refused because “%s”, not because “%s”", where, text, words, because);
  if (memcmp (&copy, position, sizeof copy) != 0)
    g_error ("%s: “%s” was refused and changed the position", where, text);
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

void
stage_assert_points_at (const char             *where,
                        const ImperiumPosition *position,
                        const char             *points)
{
  int                 numbers[HARENA_SEATS_MAX];
  g_autoptr (GString) text = g_string_new (NULL);

  imperium_game.points (position, numbers);
  for (int i = 0; i < position->seats; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", numbers[i]);
  if (strcmp (text->str, points) != 0)
    g_error ("%s: the points are %s, not %s", where, text->str, points);
}

void
stage_assert_over_at (const char             *where,
                      const ImperiumPosition *position,
                      const char             *ending,
                      unsigned                winners)
{
  HarenaMove list[HARENA_MOVES_MAX];

  if (imperium_game.turn (position) != HARENA_NOBODY)
    g_error ("%s: it is not over", where);
  if (g_strcmp0 (imperium_game.ending (position), ending) != 0)
    g_error ("%s: it ended by %s, not %s", where, imperium_game.ending (position), ending);
  if (imperium_game.winners (position) != winners)
    g_error ("%s: the winners are %x, not %x", where, imperium_game.winners (position), winners);
  g_assert_cmpint (imperium_game.moves (position, list), ==, 0);
}

static int
compare_texts_cb (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
stage_list_moves (const ImperiumPosition *position)
{
  HarenaMove            list[HARENA_MOVES_MAX];
  int                   n_moves = imperium_game.moves (position, list);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_moves; i++)
    {
      char text[HARENA_MOVE_TEXT_MAX];

      imperium_game.write_move (position, list[i], HARENA_SEES_ALL, text);
      g_ptr_array_add (texts, g_strdup (text));
    }

  g_ptr_array_sort (texts, compare_texts_cb);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (";", (char **) texts->pdata);
}
