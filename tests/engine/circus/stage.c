/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scene is put together from inside; all else goes through the contract. */

#include "stage.h"

#include "invariant.h"

#include "circus/round.h"

#include <stdlib.h>
#include <string.h>

const Staged staged = { &circus_game, circus_invariant };

static int
read_chariot (const char *name)
{
  return circus_first_of (name[0] - '0') + name[1] - 'a';
}

static char *
write_chariot (int chariot)
{
  return g_strdup_printf ("%d%c", circus_seat_of (chariot), 'a' + chariot % CIRCUS_TEAM);
}

static void
put (CircusPosition *position,
     char          **words)
{
  int chariot = read_chariot (words[0]);
  int hex = circus_read_hex (words[1]);

  position->hexes[chariot] = hex;
  position->stages[chariot] = circus_is_finish (hex) ? 4 : circus_hexes[hex].section;
  if (words[2] != NULL)
    position->stages[chariot] = atoi (words[2]);
}

static void
send_home (CircusPosition *position)
{
  int next = CIRCUS_FINISH_END;

  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    {
      uint8_t *hex = &position->hexes[chariot];

      if (*hex == CIRCUS_NOWHERE)
        {
          *hex = --next;
          position->stages[chariot] = CIRCUS_STAGE_LAST;
        }
      if (circus_is_finish (*hex))
        {
          position->finish |= 1u << (*hex - CIRCUS_FINISH_FIRST);
          position->home[circus_seat_of (chariot) - 1]++;
        }
      else
        circus_turn_hex (&position->lines, *hex);
    }
}

void
stage_race_at (const char     *where,
               CircusPosition *position,
               int             seats,
               const char     *options,
               ...)
{
  va_list            items;
  const char        *item;
  g_autoptr (GArray) late = g_array_new (FALSE, FALSE, sizeof (char *));

  stage_start_at (where, position, seats, options);
  va_start (items, options);
  while ((item = va_arg (items, const char *)) != NULL)
    {
      g_auto (GStrv) words = g_strsplit (item, " ", -1);

      if (g_ascii_isdigit (words[0][0]))
        put (position, words);
      else
        g_array_append_val (late, item);
    }
  va_end (items);

  /* The end of a round that never was begins this one. */
  send_home (position);
  position->n_order = 1;
  position->arrived = 1;
  circus_end_turn (position);

  for (guint i = 0; i < late->len; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_array_index (late, const char *, i), " ", -1);

      if (g_str_equal (words[0], "quiet"))
        {
          position->quiet = atoi (words[1]);
          continue;
        }
      position->cards[words[1][0] - '1'] = 0;
      for (const char *card = words[2]; *card != '\0'; card++)
        position->cards[words[1][0] - '1'] |= circus_card_bit (*card - '0');
    }
  circus_invariant (position);
}

void
stage_assert_at_at (const char           *where,
                    const CircusPosition *position,
                    ...)
{
  va_list     items;
  const char *item;

  va_start (items, position);
  while ((item = va_arg (items, const char *)) != NULL)
    {
      g_auto (GStrv) words = g_strsplit (item, " ", -1);
      CircusPosition expected = *position;
      int            chariot = read_chariot (words[0]);

      put (&expected, words);
      if (position->hexes[chariot] != expected.hexes[chariot]
          || position->stages[chariot] != expected.stages[chariot])
        g_error ("%s: %s is on hex %d in stage %d, not on %d in %d", where, words[0],
                 position->hexes[chariot], position->stages[chariot], expected.hexes[chariot],
                 expected.stages[chariot]);
    }
  va_end (items);
}

void
stage_assert_order_at (const char           *where,
                       const CircusPosition *position,
                       const char           *order)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < position->n_order; i++)
    {
      g_autofree char *name = write_chariot (position->order[i]);

      g_string_append_printf (text, i > 0 ? " %s" : "%s", name);
    }
  if (strcmp (text->str, order) != 0)
    g_error ("%s: the order is %s, not %s", where, text->str, order);
}

void
stage_assert_mover_at (const char           *where,
                      const CircusPosition *position,
                      const char           *chariot)
{
  g_autofree char *name = write_chariot (circus_mover (position));

  if (strcmp (name, chariot) != 0 || circus_game.turn (position) != chariot[0] - '0')
    g_error ("%s: it is the turn of %s of seat %d, not of %s", where, name,
             circus_game.turn (position), chariot);
}

void
stage_assert_cards_at (const char           *where,
                       const CircusPosition *position,
                       int                   seat,
                       const char           *cards)
{
  char  text[CIRCUS_CARDS + 1];
  char *at = text;

  for (int card = 1; card <= CIRCUS_CARDS; card++)
    if (position->cards[seat - 1] & circus_card_bit (card))
      *at++ = '0' + card;
  *at = '\0';
  if (strcmp (text, cards) != 0)
    g_error ("%s: seat %d has the cards %s, not %s", where, seat, text, cards);
}

void
stage_idle_round (CircusPosition *position)
{
  int round = position->round;

  while (position->step != CIRCUS_STEP_OVER && position->round == round)
    {
      int              least = __builtin_ctz (position->cards[position->turn - 1]) + 1;
      g_autofree char *text = g_strdup_printf ("waste %d", least);

      stage_play (position, text);
    }
}
