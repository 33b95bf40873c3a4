/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes in and out through the contract alone: what is played is read as text first. Only a scene is
 * put together from inside. */

#include "stage.h"

#include "invariant.h"

#include "circus/round.h"

#include <stdlib.h>
#include <string.h>

static void
read_options (const char  *where,
              const char  *options,
              HarenaSetup *setup,
              int          seats)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  int            edition = harena_find_edition (&circus_game, words[0]);

  if (edition < 0)
    g_error ("%s: there is no edition %s", where, words[0]);
  harena_setup_init (setup, &circus_game, edition, seats);
  for (int i = 1; words[i] != NULL; i++)
    for (int j = 0; j < circus_game.n_options; j++)
      {
        const HarenaOption *option = &circus_game.options[j];
        gsize               length = strlen (option->key);

        if (strncmp (words[i], option->key, length) != 0 || words[i][length] != '=')
          continue;
        setup->options[j] = harena_option_find_value (option, words[i] + length + 1);
      }
}

void
stage_start_at (const char     *where,
                CircusPosition *position,
                int             seats,
                const char     *options)
{
  HarenaSetup  setup;
  HarenaReason reason;

  read_options (where, options, &setup, seats);
  memset (position, 0xff, sizeof *position);
  if (!circus_game.start (position, &setup, &reason))
    g_error ("%s: no game starts: %s", where, reason.sentence);
  circus_invariant (position);
}

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

/* Whether the move can be played, and if not why: what words has room for. */
static bool
play_text (CircusPosition *position,
           const char     *text,
           char            words[HARENA_REASON_TEXT_MAX])
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  if (circus_game.read_move (position, text, &move, &reason)
      && harena_play (&circus_game, position, move, &reason))
    return true;

  harena_reason_write (&reason, NULL, words, HARENA_REASON_TEXT_MAX);
  return false;
}

void
stage_play_at (const char     *where,
               CircusPosition *position,
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
      circus_invariant (position);
    }
  va_end (texts);
}

void
stage_refuse_at (const char           *where,
                 const CircusPosition *position,
                 const char           *text,
                 const char           *because)
{
  CircusPosition copy;
  char           words[HARENA_REASON_TEXT_MAX];

  memcpy (&copy, position, sizeof copy);
  if (play_text (&copy, text, words))
    g_error ("%s: “%s” was not refused", where, text);
  if (strcmp (words, because) != 0)
    g_error ("%s: “%s” was refused because “%s”, not because “%s”", where, text, words, because);
  if (memcmp (&copy, position, sizeof copy) != 0)
    g_error ("%s: “%s” was refused and changed the position", where, text);
}

static int
compare_texts_cb (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Takes the texts. */
static char *
join_sorted (GPtrArray *texts)
{
  char *joined;

  g_ptr_array_sort (texts, compare_texts_cb);
  g_ptr_array_add (texts, NULL);
  joined = g_strjoinv (";", (char **) texts->pdata);
  g_ptr_array_unref (texts);
  return joined;
}

char *
stage_list_moves (const CircusPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = circus_game.moves (position, list);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_moves; i++)
    {
      char text[HARENA_MOVE_TEXT_MAX];

      circus_game.write_move (position, list[i], HARENA_SEES_ALL, text);
      g_ptr_array_add (texts, g_strdup (text));
    }

  return join_sorted (texts);
}

void
stage_assert_legal_at (const char           *where,
                       const CircusPosition *position,
                       const char           *moves)
{
  g_auto (GStrv)   words = g_strsplit (moves, ";", -1);
  GPtrArray       *texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *listed = stage_list_moves (position);
  g_autofree char *expected = NULL;

  for (int i = 0; words[i] != NULL; i++)
    g_ptr_array_add (texts, g_strdup (words[i]));
  expected = join_sorted (texts);
  if (strcmp (listed, expected) != 0)
    g_error ("%s: legal is\n  %s\nand not\n  %s", where, listed, expected);
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
stage_assert_turn_at (const char           *where,
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
stage_assert_points_at (const char           *where,
                        const CircusPosition *position,
                        const char           *points)
{
  int                 numbers[HARENA_SEATS_MAX];
  g_autoptr (GString) text = g_string_new (NULL);

  circus_game.points (position, numbers);
  for (int i = 0; i < position->seats; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", numbers[i]);
  if (strcmp (text->str, points) != 0)
    g_error ("%s: the points are %s, not %s", where, text->str, points);
}

void
stage_assert_over_at (const char           *where,
                      const CircusPosition *position,
                      const char           *ending,
                      unsigned              winners)
{
  HarenaMove list[HARENA_MOVES_MAX];

  if (circus_game.turn (position) != HARENA_NOBODY)
    g_error ("%s: it is not over", where);
  if (g_strcmp0 (circus_game.ending (position), ending) != 0)
    g_error ("%s: it ended by %s, not %s", where, circus_game.ending (position), ending);
  if (circus_game.winners (position) != winners)
    g_error ("%s: the winners are %x, not %x", where, circus_game.winners (position), winners);
  g_assert_cmpint (circus_game.moves (position, list), ==, 0);
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
