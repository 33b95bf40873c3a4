/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session is a group that the format of records lets be, behind the moves. */

#include "session.h"

#include <string.h>

#define GROUP "Session"

void
harena_session_clear (HarenaSession *session)
{
  g_clear_pointer (&session->uri, g_free);
  g_clear_pointer (&session->stamp, g_free);
}

char *
harena_session_write (const HarenaSession *session,
                      const HarenaRecord  *record,
                      gsize               *length)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autofree char     *game = harena_record_to_text (record, NULL);
  g_autofree char     *rest = NULL;
  char                *text;

  g_key_file_set_uint64 (key_file, GROUP, "Present", session->present);
  g_key_file_set_uint64 (key_file, GROUP, "Dealt", session->dealt);
  g_key_file_set_boolean (key_file, GROUP, "Dealing", session->dealing);
  g_key_file_set_integer (key_file, GROUP, "Saved", session->saved);
  g_key_file_set_uint64 (key_file, GROUP, "Serial", session->serial);
  if (session->uri != NULL)
    g_key_file_set_string (key_file, GROUP, "File", session->uri);
  if (session->stamp != NULL)
    g_key_file_set_string (key_file, GROUP, "Stamp", session->stamp);

  rest = g_key_file_to_data (key_file, NULL, NULL);
  text = g_strconcat (game, "\n", rest, NULL);
  *length = strlen (text);
  return text;
}

/* A number from 0 to most, or most if there is none. */
static guint
read_number (GKeyFile   *key_file,
             const char *key,
             guint       most)
{
  g_autoptr (GError) error = NULL;
  guint64            number = g_key_file_get_uint64 (key_file, GROUP, key, &error);

  return error == NULL && number <= most ? number : most;
}

void
harena_session_read (HarenaSession *session,
                     HarenaRecord  *record)
{
  guint     n_moves = record->moves->len;
  GKeyFile *key_file = record->source;

  *session = (HarenaSession) { .present = n_moves, .saved = -1 };
  if (key_file == NULL || !g_key_file_has_group (key_file, GROUP))
    return;

  session->present = read_number (key_file, "Present", n_moves);
  session->dealt = MIN (read_number (key_file, "Dealt", n_moves), session->present);
  session->dealing = n_moves == 0 && g_key_file_get_boolean (key_file, GROUP, "Dealing", NULL);
  if (g_key_file_has_key (key_file, GROUP, "Saved", NULL))
    session->saved = CLAMP (g_key_file_get_integer (key_file, GROUP, "Saved", NULL),
                            -1, (int) n_moves);
  session->serial = read_number (key_file, "Serial", G_MAXUINT);
  session->uri = g_key_file_get_string (key_file, GROUP, "File", NULL);
  session->stamp = g_key_file_get_string (key_file, GROUP, "Stamp", NULL);
  g_key_file_remove_group (key_file, GROUP, NULL);
}

HarenaRecord *
harena_session_copy (const HarenaRecord *record,
                     guint               n_moves)
{
  HarenaRecord *copy = harena_record_new (record->game, &record->setup, record->seed);

  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      const HarenaRecordSeat *who = &record->seats[seat - 1];

      harena_record_set_seat (copy, seat, who->name, who->player);
      harena_record_set_colour (copy, seat, who->colour);
      copy->seats[seat - 1].resigned = who->resigned;
      copy->seats[seat - 1].resigned_at = who->resigned_at;
    }
  copy->friendly_undo = record->friendly_undo;
  g_strlcpy (copy->series, record->series, sizeof copy->series);
  g_array_append_vals (copy->moves, record->moves->data, MIN (n_moves, record->moves->len));
  harena_record_take_back (copy, copy->moves->len);
  /* Shared, because nobody ever changes it. */
  if (record->source != NULL)
    copy->source = g_key_file_ref (record->source);

  return copy;
}
