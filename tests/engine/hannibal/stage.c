/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes in and out through the contract alone: what is played is read as text first. */

#include "stage.h"

#include "invariant.h"

#include <string.h>

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

/* key=value. */
static void
set_option (HarenaSetup *setup,
            const char  *text)
{
  g_auto(GStrv) parts = g_strsplit (text, "=", 2);

  for (int i = 0; i < hannibal_game.n_options; i++)
    if (strcmp (hannibal_game.options[i].key, parts[0]) == 0)
      {
        int value = harena_option_find_value (&hannibal_game.options[i], parts[1]);

        g_assert_cmpint (value, >=, 0);
        setup->options[i] = value;
        return;
      }

  g_error ("%s is no option", text);
}

void
stage_start_at (const char       *where,
                HannibalPosition *position,
                const char       *options)
{
  g_auto(GStrv) words = g_strsplit (options, " ", -1);
  int           edition = harena_find_edition (&hannibal_game, words[0]);
  HarenaSetup   setup;
  HarenaReason  reason;

  if (edition < 0)
    g_error ("%s: %s is no edition", where, words[0]);
  harena_setup_init (&setup, &hannibal_game, edition, 2);
  for (int i = 1; words[i] != NULL; i++)
    set_option (&setup, words[i]);

  memset (position, 0xff, sizeof *position);
  if (!hannibal_game.start (position, &setup, &reason))
    g_error ("%s: no game starts: %s", where, reason.sentence);
  hannibal_invariant (position);
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

  stage_start_at (where, position, options);
  clear (position);
  va_start (items, options);
  while ((item = va_arg (items, const char *)) != NULL)
    add_item (position, item);
  va_end (items);

  position->turn = position->mover + 1;
  hannibal_invariant (position);
}

/* Whether the move can be played, and if not why: what words has room for. */
static bool
play_text (HannibalPosition *position,
           const char       *text,
           char              words[HARENA_REASON_TEXT_MAX])
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  if (hannibal_game.read_move (position, text, &move, &reason)
      && harena_play (&hannibal_game, position, move, &reason))
    return true;

  harena_reason_write (&reason, NULL, words, HARENA_REASON_TEXT_MAX);
  return false;
}

void
stage_play_at (const char       *where,
               HannibalPosition *position,
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
      hannibal_invariant (position);
    }
  va_end (texts);
}

void
stage_refuse_at (const char             *where,
                 const HannibalPosition *position,
                 const char             *text,
                 const char             *because)
{
  HannibalPosition copy;
  char             words[HARENA_REASON_TEXT_MAX];

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
stage_list_moves (const HannibalPosition *position,
                  const char             *verb)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = hannibal_game.moves (position, list);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_moves; i++)
    {
      char text[HARENA_MOVE_TEXT_MAX];

      hannibal_game.write_move (position, list[i], HARENA_SEES_ALL, text);
      if (g_str_has_prefix (text, verb))
        g_ptr_array_add (texts, g_strdup (text));
    }

  return join_sorted (texts);
}

bool
stage_is_legal (const HannibalPosition *position,
                const char             *text)
{
  g_autofree char *listed = stage_list_moves (position, "");
  g_auto(GStrv)    moves = g_strsplit (listed, ";", -1);

  return g_strv_contains ((const char *const *) moves, text);
}

void
stage_assert_legal_at (const char             *where,
                       const HannibalPosition *position,
                       const char             *moves)
{
  g_auto(GStrv)    words = g_strsplit (moves, ";", -1);
  GPtrArray       *texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *listed = stage_list_moves (position, "");
  g_autofree char *expected = NULL;

  for (int i = 0; words[i] != NULL; i++)
    g_ptr_array_add (texts, g_strdup (words[i]));
  expected = join_sorted (texts);
  if (strcmp (listed, expected) != 0)
    g_error ("%s: legal is\n  %s\nand not\n  %s", where, listed, expected);
}

void
stage_assert_turn_at (const char             *where,
                      const HannibalPosition *position,
                      int                     turn)
{
  if (hannibal_game.turn (position) != turn)
    g_error ("%s: it is the turn of %d, not %d", where, hannibal_game.turn (position), turn);
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

void
stage_assert_over_at (const char             *where,
                      const HannibalPosition *position,
                      const char             *ending,
                      unsigned                winners)
{
  HarenaMove list[HARENA_MOVES_MAX];

  stage_assert_turn_at (where, position, HARENA_NOBODY);
  if (g_strcmp0 (hannibal_game.ending (position), ending) != 0)
    g_error ("%s: it ended by %s, not %s", where, hannibal_game.ending (position), ending);
  if (hannibal_game.winners (position) != winners)
    g_error ("%s: the winners are %x, not %x", where, hannibal_game.winners (position), winners);
  g_assert_cmpint (hannibal_game.moves (position, list), ==, 0);
}

void
stage_add (const char *path,
           StageTest   test)
{
  for (int i = 0; i < hannibal_game.n_editions; i++)
    {
      const char      *edition = hannibal_game.editions[i].id;
      g_autofree char *full = g_strconcat (path, "/", edition, NULL);

      g_test_add_data_func (full, edition, test);
    }
}
