/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The loader of records: any bytes are refused with a sentence, or are a game that can be written
 * and read again without a difference. */

#include "fuzz.h"

#include "games.h"
#include "record.h"

#include <string.h>

enum
{
  /* Writing may put an empty line before a group. So much smaller than what is allowed, a file
   * stays within it when it is written again. */
  SIZE_MAX_AGAIN = 60000,
};

static void
check_refusal (const GError *error)
{
  g_assert (error != NULL && error->domain == HARENA_RECORD_ERROR);
  g_assert (g_utf8_validate (error->message, -1, NULL));
  g_assert (error->message[0] != '\0' && strlen (error->message) < 1000);
  for (const char *c = error->message; *c != '\0'; c++)
    g_assert (!g_ascii_iscntrl (*c));
}

static void
check_same (const HarenaRecord *a,
            const HarenaRecord *b)
{
  g_assert (a->game == b->game && a->seed == b->seed && a->moves->len == b->moves->len);
  g_assert (memcmp (&a->setup, &b->setup, sizeof a->setup) == 0);
  for (int i = 0; i < a->setup.seats; i++)
    {
      g_assert (strcmp (a->seats[i].name, b->seats[i].name) == 0);
      g_assert (strcmp (a->seats[i].player, b->seats[i].player) == 0);
    }
  for (guint i = 0; i < a->moves->len; i++)
    g_assert (g_array_index (a->moves, HarenaMove, i) == g_array_index (b->moves, HarenaMove, i));
}

static void
check_again (const HarenaRecord *record)
{
  gsize                    length;
  g_autofree char         *text = harena_record_to_text (record, &length);
  g_autofree char         *third = NULL;
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) again = harena_record_parse (harena_games, text, length, &error);

  g_assert_no_error (error);
  check_same (record, again);
  third = harena_record_to_text (again, NULL);
  g_assert_cmpstr (text, ==, third);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = NULL;

  record = harena_record_parse (harena_games, (const char *) data, size, &error);
  if (record == NULL)
    check_refusal (error);
  else if (size <= SIZE_MAX_AGAIN)
    check_again (record);

  return 0;
}
