/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From text to a record: every line is understood and every move is played, or there is none. */

#include "record.h"

#include "header.h"
#include "refusal.h"

#include <string.h>

#define refuse(error, code, line, ...) \
  harena_record_refuse (error, HARENA_RECORD_ERROR_##code, line, __VA_ARGS__)

/* A newer file may look wrong to us in every other way, so its version is looked at first. */
static gboolean
check_version (const HarenaScan *scan,
               GError          **error)
{
  const HarenaScanGroup *group = harena_scan_find_group (scan, "Harena");
  const HarenaScanKey   *key = harena_scan_find_key (scan, group, "Version");
  g_autofree char       *quote = NULL;
  guint64                version;

  if (key == NULL)
    return TRUE;

  quote = harena_record_quote (key->value);
  if (!harena_record_is_number (key->value))
    return refuse (error, VALUE, key->line, _("the version “%s” is not a number"), quote);

  if (!g_ascii_string_to_unsigned (key->value, 10, 0, G_MAXUINT64, &version, NULL))
    version = G_MAXUINT64;
  if (version > HARENA_RECORD_VERSION)
    return refuse (error, NEWER, key->line,
                   _("the file has version %s, but this program reads version %u at most; "
                     "a newer Harena is needed"),
                   quote, HARENA_RECORD_VERSION);
  if (version < 1)
    return refuse (error, VALUE, key->line, _("there is no version %s"), quote);

  return TRUE;
}

static gboolean
check_scan (const HarenaScan *scan,
            GError          **error)
{
  if (!check_version (scan, error))
    return FALSE;

  if (scan->problem != NULL)
    {
      g_propagate_error (error, g_error_copy (scan->problem));
      return FALSE;
    }

  if (harena_scan_find_group (scan, "Harena") == NULL)
    return refuse (error, SYNTAX, 0, _("the file has no group [Harena], so it is not a game"));

  return harena_record_need_key (scan, "Harena", "Version", error) != NULL;
}

/* Moves are numbered without gap, so that one that is lost, doubled or out of order is noticed. */
static gboolean
check_numbers (const HarenaScan *scan,
               GError          **error)
{
  const HarenaScanGroup *moves = harena_scan_find_group (scan, HARENA_SCAN_MOVES);
  char                   expected[16];

  if (moves == NULL)
    return refuse (error, VALUE, 0, _("the file has no group [%s]"), HARENA_SCAN_MOVES);

  for (guint i = 0; i < moves->n_keys; i++)
    {
      const HarenaScanKey *key = harena_scan_key (scan, moves, i);

      if (i == HARENA_RECORD_MOVES_MAX)
        return refuse (error, SIZE, key->line, _("a game has at most %u moves"),
                       HARENA_RECORD_MOVES_MAX);

      g_snprintf (expected, sizeof expected, "%u", i + 1);
      if (strcmp (key->name, expected) != 0)
        {
          g_autofree char *quote = harena_record_quote (key->name);

          return refuse (error, MOVE, key->line, _("move %s is expected here, not “%s”"),
                         expected, quote);
        }
    }

  return TRUE;
}

static gboolean
read_move (const HarenaGame    *game,
           const void          *position,
           const HarenaScanKey *key,
           HarenaMove          *move,
           HarenaReason        *reason)
{
  if (game->turn (position) == HARENA_NOBODY)
    harena_reason_set (reason, N_("the game is over"), NULL, NULL, NULL);
  else if (strlen (key->value) >= HARENA_MOVE_TEXT_MAX)
    harena_reason_set (reason, N_("the move is too long"), NULL, NULL, NULL);
  else
    return game->read_move (position, key->value, move, reason);

  return FALSE;
}

static gboolean
read_moves (const HarenaScan *scan,
            HarenaRecord     *record,
            GError          **error)
{
  const HarenaScanGroup *moves = harena_scan_find_group (scan, HARENA_SCAN_MOVES);
  g_autofree void       *position = g_malloc0 (record->game->position_size);

  g_array_set_size (record->moves, moves->n_keys);
  harena_record_replay (record, 0, position);

  for (guint i = 0; i < moves->n_keys; i++)
    {
      const HarenaScanKey *key = harena_scan_key (scan, moves, i);
      HarenaMove          *move = &g_array_index (record->moves, HarenaMove, i);
      HarenaReason         reason = { .sentence = "" };

      if (!read_move (record->game, position, key, move, &reason)
          || !harena_play (record->game, position, *move, &reason))
        {
          char             sentence[HARENA_REASON_TEXT_MAX];
          g_autofree char *quote = harena_record_quote (key->value);

          harena_reason_write (&reason, harena_record_translate, sentence, sizeof sentence);
          /* Translators: the number of a move, the move as it is written, why it cannot be. */
          return refuse (error, MOVE, key->line, _("move %u, %s: %s"), i + 1, quote, sentence);
        }
    }

  return TRUE;
}

/* GKeyFile keeps what we do not understand. It can still refuse what it does not: a key "Encoding"
 * in the first group that names another than ours. */
static GKeyFile *
keep_source (const char *text,
             gsize       length,
             GError    **error)
{
  g_autoptr (GKeyFile) source = g_key_file_new ();
  g_autoptr (GError)   problem = NULL;
  g_autofree char     *sentence = NULL;

  if (g_key_file_load_from_data (source, text, length,
                                 G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS,
                                 &problem))
    return g_steal_pointer (&source);

  sentence = harena_record_quote (problem->message);
  refuse (error, SYNTAX, 0, "%s", sentence);
  return NULL;
}

/* Some editors put a mark in front of a text in UTF-8; it says nothing. */
static void
skip_mark (const char **text,
           gsize       *length)
{
  if (*length >= 3 && memcmp (*text, "\357\273\277", 3) == 0)
    {
      *text += 3;
      *length -= 3;
    }
}

HarenaRecord *
harena_record_parse (const HarenaGame *const *games,
                     const char              *text,
                     gsize                    length,
                     GError                 **error)
{
  g_autoptr (HarenaScan)   scan = NULL;
  g_autoptr (HarenaRecord) record = NULL;

  if (length > HARENA_RECORD_BYTES_MAX)
    {
      refuse (error, SIZE, 0, _("the file has more than %u bytes, too many for a game"),
              HARENA_RECORD_BYTES_MAX);
      return NULL;
    }

  skip_mark (&text, &length);
  scan = harena_scan_new (text, length);
  if (!check_scan (scan, error) || !check_numbers (scan, error))
    return NULL;

  record = harena_record_read_header (scan, games, error);
  if (record == NULL)
    return NULL;

  record->source = keep_source (text, length, error);
  if (record->source == NULL)
    return NULL;

  if (!harena_record_read_seats (scan, record, error) || !read_moves (scan, record, error)
      || !harena_record_read_resigned (scan, record, error))
    return NULL;

  return g_steal_pointer (&record);
}
