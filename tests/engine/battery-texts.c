/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves as texts and what is no move: all is read back or refused with a reason. */

#include "battery-checks.h"

#include <string.h>

enum
{
  FOREIGN_TRIES = 12,
  TEXT_TRIES = 24,
};

/* A reason is a sentence of its own, with a %s for each word and nothing else to be filled in. */
void
battery_check_reason (const HarenaReason *reason,
                      const char         *about)
{
  char        text[HARENA_REASON_TEXT_MAX];
  const char *at = reason->sentence;
  int         n_words = 0;

  CHECK (at != NULL && at[0] != '\0', "%s is refused without a reason", about);
  for (; *at != '\0'; at++)
    if (*at == '%')
      {
        CHECK (*++at == 's', "the reason “%s” has a strange place for a word", reason->sentence);
        n_words++;
      }
  CHECK (n_words <= HARENA_REASON_WORDS, "the reason “%s” has too many words", reason->sentence);

  harena_reason_write (reason, NULL, text, sizeof text);
  CHECK (strlen (text) < sizeof text - 1, "the reason “%s” is too long", text);
  if (!g_str_is_ascii (about))
    return;
  CHECK (g_utf8_validate (text, -1, NULL), "the reason “%s” is not UTF-8", text);
  CHECK (strchr (about, '%') != NULL || strchr (text, '%') == NULL,
         "the reason “%s” has a place that was not filled", text);
}

/* A reason about a move, not about a text somebody typed, never lacks a word. */
static void
check_reason_of_move (const HarenaReason *reason,
                      HarenaMove          move)
{
  char about[32];
  char text[HARENA_REASON_TEXT_MAX];

  g_snprintf (about, sizeof about, "the move 0x%x", move);
  battery_check_reason (reason, about);
  harena_reason_write (reason, NULL, text, sizeof text);
  CHECK (strstr (text, "“”") == NULL && strstr (text, "  ") == NULL && text[0] != ' ',
         "the reason “%s” lacks a word", text);
}

/* Writes behind a guard: a text that is too long is found without a sanitizer too. */
void
battery_write_move (const Battery *battery,
                    const void    *position,
                    HarenaMove     move,
                    int            viewer,
                    char           text[HARENA_MOVE_TEXT_MAX])
{
  char room[HARENA_MOVE_TEXT_MAX + BATTERY_GUARD];

  memset (room, 0x5a, sizeof room);
  battery->game->write_move (position, move, viewer, room);
  for (int i = 0; i < BATTERY_GUARD; i++)
    CHECK (room[HARENA_MOVE_TEXT_MAX + i] == 0x5a, "the text of move 0x%x is too long", move);
  CHECK (memchr (room, '\0', HARENA_MOVE_TEXT_MAX) != NULL, "the text of move 0x%x does not end",
         move);
  memcpy (text, room, HARENA_MOVE_TEXT_MAX);
}

/* Words of the record: they stand in a key file and between semicolons in a trace. X is a lethal
 * hit, N, E, S and W are directions; a question mark is for what a viewer may not see. */
static void
check_letters (const char *text,
               const char *more_letters)
{
  gsize length = strlen (text);

  CHECK (length > 0, "a move has no text");
  for (gsize i = 0; i < length; i++)
    CHECK (g_ascii_islower (text[i]) || g_ascii_isdigit (text[i])
             || strchr (more_letters, text[i]) != NULL,
           "the text “%s” has a strange letter", text);
  CHECK (text[0] != ' ' && text[length - 1] != ' ' && strstr (text, "  ") == NULL,
         "the text “%s” has a space too many", text);
}

static void
check_viewers (const Battery *battery,
               HarenaMove     move,
               const char    *text)
{
  for (int viewer = 1; viewer <= battery->setup.seats; viewer++)
    {
      char         seen[HARENA_MOVE_TEXT_MAX];
      HarenaMove   read;
      HarenaReason reason;

      battery_write_move (battery, battery->position, move, viewer, seen);
      CHECK (strcmp (seen, text) != 0
               || harena_is_open (battery->game, battery->position, move, battery->position, viewer),
             "seat %d sees “%s” at once, and yet it is not open", viewer, text);
      if (strcmp (text, seen) == 0)
        continue;
      check_letters (seen, " .XNESW-?");
      CHECK (viewer != battery->turn, "seat %d does not see “%s”, its own move", viewer, text);
      CHECK (!battery->game->read_move (battery->position, seen, &read, &reason),
             "“%s” is read, which does not say all", seen);
    }
}

static void
check_texts (Battery *battery)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < battery->n_moves; i++)
    {
      char         text[HARENA_MOVE_TEXT_MAX];
      HarenaMove   move = ~battery->moves[i];
      HarenaReason reason;

      battery_write_move (battery, battery->position, battery->moves[i], HARENA_SEES_ALL, text);
      check_letters (text, " .XNESW-");
      CHECK (g_hash_table_add (texts, g_strdup (text)), "two moves are written “%s”", text);
      CHECK (battery->game->read_move (battery->position, text, &move, &reason),
             "“%s” is a legal move and cannot be read", text);
      CHECK (move == battery->moves[i], "“%s” is read as another move", text);
      check_viewers (battery, battery->moves[i], text);
    }
}

static HarenaMove
foreign_move (Battery *battery)
{
  HarenaRandom *random = &battery->random;
  HarenaMove    near = battery->n_moves > 0
                         ? battery->moves[harena_random_below (random, battery->n_moves)]
                         : harena_random_below (random, 1024);

  switch (harena_random_below (random, 5))
    {
    case 0:
      return harena_random_next (random);
    case 1:
      return harena_random_below (random, 4096);
    case 2:
      return near ^ 1u << harena_random_below (random, 32);
    case 3:
      return near + (HarenaMove) harena_random_below (random, 9) - 4;
    default:
      return battery->kept_moves[harena_random_below (random, BATTERY_KEPT)];
    }
}

static void
check_unchanged (const Battery *battery,
                 HarenaMove     move)
{
  CHECK (battery_same_position (battery, battery->copy, battery->position),
         "the move 0x%x is refused and changes the position", move);
}

static void
check_refusal (Battery   *battery,
               HarenaMove move)
{
  const HarenaGame *game = battery->game;
  HarenaReason      reason = { .sentence = "" };

  CHECK (!harena_check (game, battery->position, move, &reason), "the move 0x%x is accepted", move);
  check_reason_of_move (&reason, move);
  check_unchanged (battery, move);

  reason.sentence = "";
  CHECK (!harena_play (game, battery->position, move, &reason), "the move 0x%x is played", move);
  check_reason_of_move (&reason, move);
  check_unchanged (battery, move);

  CHECK (!harena_play (game, battery->position, move, NULL), "the move 0x%x is played", move);
  check_unchanged (battery, move);
}

static void
check_refusals (Battery *battery)
{
  for (int i = 0; i < FOREIGN_TRIES; i++)
    {
      HarenaMove move = foreign_move (battery);

      if (!battery_is_listed (battery, move))
        check_refusal (battery, move);
      else
        CHECK (harena_check (battery->game, battery->position, move, NULL),
               "the move 0x%x is listed and refused", move);
    }
}

/* Somebody types a move: most letters are right. */
static char *
mistyped_text (Battery *battery)
{
  HarenaRandom *random = &battery->random;
  const char   *text = battery->kept_texts[harena_random_below (random, BATTERY_KEPT)];
  const char   *other = battery->kept_texts[harena_random_below (random, BATTERY_KEPT)];
  int           length = strlen (text);
  int           at = harena_random_below (random, length + 1);
  char          letter = 1 + harena_random_below (random, 255);
  int           rest = at < length ? at + 1 : at;

  switch (harena_random_below (random, 14))
    {
    case 0: /* one of another position, as it is */
      return g_strdup (text);
    case 1:
      return g_strdup_printf ("%.*s%c%s", at, text, letter, text + rest);
    case 2:
      return g_strdup_printf ("%.*s%s", at, text, text + rest);
    case 3:
      return g_strdup_printf ("%.*s%c%s", at, text, " xa10?.%"[letter & 7], text + at);
    case 4:
      return g_strdup_printf ("%.*s", at, text);
    case 5:
      return g_strdup_printf ("%s ", text);
    case 6:
      return g_strdup_printf (" %s", text);
    case 7:
      return g_strdup_printf ("%s %s", text, other);
    case 8:
      return g_strdup_printf ("%.*s%s", at, text, other);
    case 9:
      return g_ascii_strup (text, -1);
    case 10: /* a word of one, and what follows its like in another */
      return g_strdup_printf ("%.*s%s", (int) strcspn (text, " "), text,
                              other + strcspn (other, " "));
    case 11:
      return g_strnfill (harena_random_below (random, 400), letter);
    case 12:
      return g_strdup_printf ("%.*s%s%s", at, text, "%n%s", text + at);
    default:
      return g_strdup_printf ("%.*s%d%s", at, text, (int) harena_random_next (random), text + rest);
    }
}

/* What can be read is one of our texts to the letter; what cannot is refused with a reason. */
static void
check_reading (Battery    *battery,
               const char *text)
{
  const HarenaGame *game = battery->game;
  HarenaReason      reason = { .sentence = "" };
  HarenaMove        move = 0;
  char              again[HARENA_MOVE_TEXT_MAX];

  if (!game->read_move (battery->position, text, &move, &reason))
    {
      battery_check_reason (&reason, text);
      return;
    }

  battery_write_move (battery, battery->position, move, HARENA_SEES_ALL, again);
  CHECK (strcmp (text, again) == 0, "“%s” is read as “%s”", text, again);
  if (!battery_is_listed (battery, move))
    check_refusal (battery, move);
}

static void
check_readings (Battery *battery)
{
  for (int i = 0; i < TEXT_TRIES; i++)
    {
      g_autofree char *text = mistyped_text (battery);

      check_reading (battery, text);
    }
  CHECK (battery_same_position (battery, battery->copy, battery->position),
         "reading a move changes the position");
}

/* Keeps one move of this position, to be tried at others. */
static void
keep_move (Battery *battery)
{
  guint      at = battery->n_kept++ % BATTERY_KEPT;
  HarenaMove move;

  if (battery->n_moves == 0)
    return;
  move = battery->moves[harena_random_below (&battery->random, battery->n_moves)];
  battery->kept_moves[at] = move;
  battery_write_move (battery, battery->position, move, HARENA_SEES_ALL, battery->kept_texts[at]);
}

void
battery_check_texts (Battery *battery)
{
  keep_move (battery);
  check_texts (battery);
  check_refusals (battery);
  check_readings (battery);
}
