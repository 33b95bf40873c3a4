/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only this game needs of a stage. */

#include "stage.h"

#include "invariant.h"

#include <string.h>

const Staged staged = { &hannibal_game, hannibal_invariant };

static int
read_place (const char *word)
{
  for (int place = 0; place < HANNIBAL_N_PLACES; place++)
    if (strcmp (hannibal_places[place].word, word) == 0)
      return place;

  g_error ("there is no place %s", word);
}

static unsigned
read_hand (const char *text)
{
  unsigned hand = 0;

  for (; *text != '\0'; text++)
    hand |= 1u << (g_ascii_digit_value (*text) - 1);
  return hand;
}

static void
clear (HannibalPosition *position)
{
  memset (position->pieces, 0, sizeof position->pieces);
  memset (position->held, 0, sizeof position->held);
  memset (position->legions, 0, sizeof position->legions);
  position->hannibal = HANNIBAL_NOWHERE;
  position->mover = 0;
}

/* "c2h", "r8", "h". */
static void
add_pieces (HannibalPosition *position,
            int               place,
            const char       *text)
{
  int side = *text == 'r';

  if (*text != 'h')
    {
      int pieces = g_ascii_digit_value (text[1]);

      g_assert_true (*text == 'c' || *text == 'r');
      position->pieces[side][place] = pieces;
      position->held[side] |= 1 << place;
      if (place < HANNIBAL_N_AREAS)
        position->legions[side] += pieces;
      text += 2;
    }
  if (*text == 'h')
    {
      position->hannibal = place;
      position->legions[0]++;
      text++;
    }
  g_assert_cmpint (*text, ==, '\0');
}

static void
add_item (HannibalPosition *position,
          const char       *item)
{
  g_auto(GStrv) words = g_strsplit (item, " ", -1);

  if (strcmp (words[0], "turn") == 0)
    position->mover = strcmp (words[1], "rome") == 0;
  else if (strcmp (words[0], "passed") == 0)
    position->passed = 1;
  else if (strcmp (words[0], "quiet") == 0)
    position->quiet = g_ascii_strtoull (words[1], NULL, 10);
  else if (strcmp (words[0], "hands") == 0)
    for (int side = 0; side < 2; side++)
      position->hands[side] = read_hand (words[1 + side]);
  else
    add_pieces (position, read_place (words[0]), words[1]);
}

void
stage_set_at (const char       *where,
              HannibalPosition *position,
              const char       *options,
              ...)
{
  va_list     items;
  const char *item;

  stage_start_at (where, position, HANNIBAL_N_SIDES, options);
  clear (position);
  va_start (items, options);
  while ((item = va_arg (items, const char *)) != NULL)
    add_item (position, item);
  va_end (items);

  position->turn = position->mover + 1;
  hannibal_invariant (position);
}

static char *
write_pieces (const HannibalPosition *position,
              int                     place)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (position->pieces[0][place] > 0)
    g_string_append_printf (text, "c%d", position->pieces[0][place]);
  if (position->hannibal == place)
    g_string_append_c (text, 'h');
  if (position->pieces[1][place] > 0)
    g_string_append_printf (text, "r%d", position->pieces[1][place]);
  return g_strdup (text->str);
}

void
stage_assert_places_at (const char             *where,
                        const HannibalPosition *position,
                        ...)
{
  va_list     items;
  const char *item;

  va_start (items, position);
  while ((item = va_arg (items, const char *)) != NULL)
    {
      g_auto(GStrv)    words = g_strsplit (item, " ", 2);
      g_autofree char *there = write_pieces (position, read_place (words[0]));

      if (strcmp (there, words[1] != NULL ? words[1] : "") != 0)
        g_error ("%s: in %s there is “%s”, not “%s”", where, words[0], there, words[1]);
    }
  va_end (items);
}

void
stage_assert_hands_at (const char             *where,
                       const HannibalPosition *position,
                       const char             *hands)
{
  g_auto(GStrv) words = g_strsplit (hands, " ", 2);

  for (int side = 0; side < 2; side++)
    if (position->hands[side] != read_hand (words[side]))
      g_error ("%s: the hand of seat %d is 0x%x, not %s", where, side + 1, position->hands[side],
               words[side]);
}
