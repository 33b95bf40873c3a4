/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two slots, written in turn, say how many of the moves behind them count. So there always is one
 * that is whole, whenever the program is killed. */

#include "journal.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum
{
  N_SLOTS = 2,
  SLOTS = 64,    /* where the slots are in the file, */
  MOVES = 4096,  /* and where the moves are */
};

/* As the machine has it in memory: a journal does not travel. */
typedef struct
{
  char    magic[8];
  guint32 count;   /* grows from slot to slot */
  guint32 serial;  /* of the session */
  guint32 present;
  guint32 dealt;
  guint32 n_moves;
  guint32 unused;
  guint64 sum;     /* of the seed and those moves */
  guint64 check;   /* of this slot */
} Slot;

struct HarenaJournal
{
  int     fd;
  guint32 count;
  GArray *moves; /* of HarenaMove, as they are in the file */
  guint64 sum;
};

static const char magic[8] = "HARENA\1";

/* FNV-1a, a word at a time. */
static guint64
add_to_sum (guint64 sum,
            guint64 word)
{
  sum = (sum ^ word) * UINT64_C (0x100000001b3);
  return sum ^ sum >> 29;
}

static guint64
sum_of_moves (guint64           sum,
              const HarenaMove *moves,
              guint             n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    sum = add_to_sum (sum, moves[i]);

  return sum;
}

static guint64
sum_of_record (const HarenaRecord *record,
               guint               n_moves)
{
  return sum_of_moves (add_to_sum (UINT64_C (0xcbf29ce484222325), record->seed),
                       &g_array_index (record->moves, HarenaMove, 0), n_moves);
}

static guint64
check_of_slot (const Slot *slot)
{
  guint64 sum = UINT64_C (0xcbf29ce484222325);

  for (gsize i = 0; i < offsetof (Slot, check); i += 4)
    {
      guint32 word;

      memcpy (&word, (const char *) slot + i, sizeof word);
      sum = add_to_sum (sum, word);
    }

  return sum;
}

HarenaJournal *
harena_journal_new (int fd)
{
  HarenaJournal *journal = g_new0 (HarenaJournal, 1);

  journal->fd = fd;
  journal->moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  return journal;
}

void
harena_journal_free (HarenaJournal *journal)
{
  close (journal->fd);
  g_array_unref (journal->moves);
  g_free (journal);
}

static gboolean
write_at (HarenaJournal *journal,
          const void    *data,
          gsize          length,
          off_t          offset)
{
  const char *bytes = data;

  while (length > 0)
    {
      ssize_t n_bytes = pwrite (journal->fd, bytes, length, offset);

      if (n_bytes < 0 && errno != EINTR)
        return FALSE;
      if (n_bytes > 0)
        {
          bytes += n_bytes;
          offset += n_bytes;
          length -= n_bytes;
        }
    }

  return TRUE;
}

static gboolean
write_slot (HarenaJournal       *journal,
            const HarenaSession *session,
            guint                serial,
            guint                n_moves)
{
  Slot slot = {
    .count = ++journal->count,
    .serial = serial,
    .present = MIN (session->present, n_moves),
    .dealt = MIN (session->dealt, n_moves),
    .n_moves = n_moves,
    .sum = journal->sum,
  };

  memcpy (slot.magic, magic, sizeof magic);
  slot.check = check_of_slot (&slot);
  return write_at (journal, &slot, sizeof slot, SLOTS + slot.count % N_SLOTS * sizeof slot);
}

/* How many moves at the beginning are the same in the file and in the record. */
static guint
find_common (HarenaJournal      *journal,
             const HarenaRecord *record)
{
  const HarenaMove *old = &g_array_index (journal->moves, HarenaMove, 0);
  const HarenaMove *new = &g_array_index (record->moves, HarenaMove, 0);
  guint             least = MIN (journal->moves->len, record->moves->len);
  guint             n_common = 0;

  if (least == 0 || memcmp (old, new, least * sizeof *old) == 0)
    return least;
  while (old[n_common] == new[n_common])
    n_common++;
  return n_common;
}

gboolean
harena_journal_write (HarenaJournal       *journal,
                      const HarenaRecord  *record,
                      const HarenaSession *session)
{
  guint n_moves = record->moves->len;
  guint n_common = find_common (journal, record);

  if (journal->moves->len == 0)
    journal->sum = sum_of_record (record, 0);

  /* Before moves are overwritten, nobody may count on them any more. */
  if (n_common < journal->moves->len)
    {
      g_array_set_size (journal->moves, n_common);
      journal->sum = sum_of_record (record, n_common);
      if (!write_slot (journal, session, session->serial - 1, n_common))
        return FALSE;
    }

  if (n_common < n_moves)
    {
      const HarenaMove *moves = &g_array_index (record->moves, HarenaMove, n_common);

      if (!write_at (journal, moves, (n_moves - n_common) * sizeof *moves,
                     MOVES + n_common * sizeof *moves))
        return FALSE;
      g_array_append_vals (journal->moves, moves, n_moves - n_common);
      journal->sum = sum_of_moves (journal->sum, moves, n_moves - n_common);
    }

  return write_slot (journal, session, session->serial, n_moves);
}

static gboolean
read_at (HarenaJournal *journal,
         void          *data,
         gsize          length,
         off_t          offset)
{
  ssize_t n_bytes;

  do
    n_bytes = pread (journal->fd, data, length, offset);
  while (n_bytes < 0 && errno == EINTR);

  return n_bytes == (ssize_t) length;
}

/* The moves that a slot speaks of, if they are all there and can be played; or NULL. */
static GArray *
read_moves (HarenaJournal      *journal,
            const Slot         *slot,
            const HarenaRecord *record)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  g_autofree void   *position = g_malloc0 (record->game->position_size);

  g_array_set_size (moves, slot->n_moves);
  if ((slot->n_moves > 0
       && !read_at (journal, moves->data, slot->n_moves * sizeof (HarenaMove), MOVES))
      || sum_of_moves (sum_of_record (record, 0), &g_array_index (moves, HarenaMove, 0),
                       slot->n_moves) != slot->sum)
    return NULL;

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < slot->n_moves; i++)
    if (!harena_play (record->game, position, g_array_index (moves, HarenaMove, i), NULL))
      return NULL;

  return g_steal_pointer (&moves);
}

static gboolean
read_slot (HarenaJournal *journal,
           guint          number,
           Slot          *slot)
{
  return read_at (journal, slot, sizeof *slot, SLOTS + number * sizeof *slot)
         && memcmp (slot->magic, magic, sizeof magic) == 0
         && slot->check == check_of_slot (slot)
         && slot->n_moves <= HARENA_RECORD_MOVES_MAX
         && slot->present <= slot->n_moves
         && slot->dealt <= slot->present;
}

/* The slots say nothing from now on. */
static void
clear_slots (HarenaJournal *journal)
{
  Slot none[N_SLOTS] = { 0 };

  if (!write_at (journal, none, sizeof none, SLOTS))
    g_debug ("the journal cannot be cleared: %s", g_strerror (errno));
}

void
harena_journal_read (HarenaJournal *journal,
                     HarenaRecord  *record,
                     HarenaSession *session)
{
  g_autoptr (GArray) best = NULL;
  Slot               best_slot = { 0 };

  for (guint i = 0; i < N_SLOTS; i++)
    {
      Slot    slot;
      GArray *moves;

      if (!read_slot (journal, i, &slot) || slot.count <= best_slot.count
          || slot.serial <= session->serial)
        continue;
      moves = read_moves (journal, &slot, record);
      if (moves == NULL)
        continue;

      g_clear_pointer (&best, g_array_unref);
      best = moves;
      best_slot = slot;
    }

  if (best == NULL)
    {
      clear_slots (journal);
      return;
    }

  g_array_set_size (record->moves, 0);
  g_array_append_vals (record->moves, best->data, best->len);
  session->present = best_slot.present;
  session->dealt = best_slot.dealt;
  session->dealing = FALSE;
  session->serial = best_slot.serial;
  if (session->saved > (int) best->len)
    session->saved = -1;
  journal->count = best_slot.count;
  journal->sum = best_slot.sum;
  g_clear_pointer (&journal->moves, g_array_unref);
  journal->moves = g_steal_pointer (&best);
}
