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
  SLOTS = 64,       /* where the slots are in the file, */
  MOVES = 4096,     /* and where the moves are */
  PATIENCE = 500,   /* milliseconds that a player waits for a disk that does not answer */
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
  gint32  saved;   /* as in the session, */
  guint64 file;    /* for a file of this name and looks */
  guint64 sum;     /* of the seed and those moves */
  guint64 check;   /* of this slot */
} Slot;

/* What there is to be written. */
typedef struct
{
  guint64     seed;
  Slot        slot;
  guint       n_kept;  /* moves that are in the file already, */
  HarenaMove *moves;   /* and those that follow */
} Change;

struct HarenaJournal
{
  int      fd;

  /* The thread's, once there is one. */
  guint32  count;
  GArray  *moves;   /* of HarenaMove, as they are in the file */
  GArray  *sums;    /* of guint64: of the seed and so many moves */

  GThread *thread;
  GMutex   mutex;   /* for what follows */
  GCond    cond;    /* something in it has changed */
  Change  *next;
  gboolean writing;
  gboolean lost;    /* whether the file is not what it was believed to be */
  gboolean ending;
};

static const char magic[8] = "HARENA\2";

/* FNV-1a, a word at a time. */
static guint64
add_to_sum (guint64 sum,
            guint64 word)
{
  sum = (sum ^ word) * UINT64_C (0x100000001b3);
  return sum ^ sum >> 29;
}

static guint64
sum_of_seed (guint64 seed)
{
  return add_to_sum (UINT64_C (0xcbf29ce484222325), seed);
}

/* Of the name of the file of the game, and of how it looked. */
static guint64
sum_of_file (const HarenaSession *session)
{
  guint64           sum = UINT64_C (0xcbf29ce484222325);
  const char *const words[] = { session->uri, session->stamp };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      for (const char *c = words[i]; c != NULL && *c != '\0'; c++)
        sum = add_to_sum (sum, (guint8) *c);
      sum = add_to_sum (sum, words[i] == NULL);
    }

  return sum;
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
  journal->sums = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_mutex_init (&journal->mutex);
  g_cond_init (&journal->cond);
  return journal;
}

void
harena_journal_free (HarenaJournal *journal)
{
  if (journal->thread != NULL)
    {
      g_mutex_lock (&journal->mutex);
      journal->ending = TRUE;
      g_cond_broadcast (&journal->cond);
      g_mutex_unlock (&journal->mutex);
      g_thread_join (journal->thread);
    }

  close (journal->fd);
  g_array_unref (journal->moves);
  g_array_unref (journal->sums);
  g_mutex_clear (&journal->mutex);
  g_cond_clear (&journal->cond);
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

/* The last sum is that of all moves in the file. */
static void
add_sum (HarenaJournal *journal,
         guint64        word)
{
  guint64 sum = journal->sums->len == 0
                  ? sum_of_seed (word)
                  : add_to_sum (g_array_index (journal->sums, guint64, journal->sums->len - 1),
                                word);

  g_array_append_val (journal->sums, sum);
}

/* For the moves that are in the file now. */
static gboolean
write_slot (HarenaJournal *journal,
            const Change  *change,
            guint32        serial)
{
  Slot  slot = change->slot;
  guint n_moves = journal->moves->len;

  slot.count = ++journal->count;
  slot.serial = serial;
  slot.present = MIN (slot.present, n_moves);
  slot.dealt = MIN (slot.dealt, slot.present);
  slot.n_moves = n_moves;
  slot.sum = g_array_index (journal->sums, guint64, n_moves);
  slot.check = check_of_slot (&slot);
  return write_at (journal, &slot, sizeof slot, SLOTS + slot.count % N_SLOTS * sizeof slot);
}

/* Before moves are overwritten, nobody may count on them any more. */
static gboolean
cut (HarenaJournal *journal,
     const Change  *change,
     guint          n_moves)
{
  if (n_moves == journal->moves->len)
    return TRUE;

  g_array_set_size (journal->moves, n_moves);
  g_array_set_size (journal->sums, n_moves + 1);
  return write_slot (journal, change, change->slot.serial - 1);
}

static gboolean
write_change (HarenaJournal *journal,
              const Change  *change)
{
  guint             n_moves = change->slot.n_moves;
  guint             n_common = change->n_kept;
  const HarenaMove *moves;

  if (n_common > journal->moves->len)
    return FALSE;
  while (n_common < MIN (journal->moves->len, n_moves)
         && g_array_index (journal->moves, HarenaMove, n_common)
              == change->moves[n_common - change->n_kept])
    n_common++;

  if (journal->sums->len == 0)
    add_sum (journal, change->seed);
  if (!cut (journal, change, n_common))
    return FALSE;

  moves = change->moves + (n_common - change->n_kept);
  if (!write_at (journal, moves, (n_moves - n_common) * sizeof *moves,
                 MOVES + n_common * sizeof *moves))
    return FALSE;
  g_array_append_vals (journal->moves, moves, n_moves - n_common);
  for (guint i = n_common; i < n_moves; i++)
    add_sum (journal, g_array_index (journal->moves, HarenaMove, i));

  return write_slot (journal, change, change->slot.serial);
}

static void
change_free (Change *change)
{
  if (change == NULL)
    return;

  g_free (change->moves);
  g_free (change);
}

static gpointer
write_in_thread (gpointer data)
{
  HarenaJournal *journal = data;

  g_mutex_lock (&journal->mutex);
  for (;;)
    {
      Change  *change;
      gboolean written;

      while (journal->next == NULL && !journal->ending)
        g_cond_wait (&journal->cond, &journal->mutex);
      if (journal->next == NULL)
        break;

      change = g_steal_pointer (&journal->next);
      journal->writing = TRUE;
      g_mutex_unlock (&journal->mutex);
      /* If it fails, the game file will most likely fail too, and somebody is told. */
      written = write_change (journal, change);
      if (!written)
        g_debug ("the journal cannot be written: %s", g_strerror (errno));
      change_free (change);
      g_mutex_lock (&journal->mutex);
      journal->writing = FALSE;
      journal->lost = journal->lost || !written;
      g_cond_broadcast (&journal->cond);
    }
  g_mutex_unlock (&journal->mutex);
  return NULL;
}

static Change *
change_new (const HarenaRecord  *record,
            const HarenaSession *session,
            guint                n_kept)
{
  Change *change = g_new0 (Change, 1);
  guint   n_moves = record->moves->len;

  memcpy (change->slot.magic, magic, sizeof magic);
  change->slot.serial = session->serial;
  change->slot.present = session->present;
  change->slot.dealt = session->dealt;
  change->slot.n_moves = n_moves;
  change->slot.saved = session->saved;
  change->slot.file = sum_of_file (session);
  change->seed = record->seed;
  change->n_kept = n_kept;
  change->moves = g_memdup2 (&g_array_index (record->moves, HarenaMove, n_kept),
                             (n_moves - n_kept) * sizeof (HarenaMove));
  return change;
}

/* Waits for what was pushed before, so that no more than the last move is ever on its way; but not
 * for ever: then all moves go into what is still to be written. */
void
harena_journal_push (HarenaJournal       *journal,
                     const HarenaRecord  *record,
                     const HarenaSession *session,
                     guint                n_kept)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_MILLISECOND;

  g_return_if_fail (n_kept <= record->moves->len);

  g_mutex_lock (&journal->mutex);
  if (journal->thread == NULL)
    journal->thread = g_thread_new ("harena: journal", write_in_thread, journal);
  while ((journal->next != NULL || journal->writing)
         && g_cond_wait_until (&journal->cond, &journal->mutex, end))
    ;
  if (journal->lost || journal->next != NULL)
    n_kept = 0;
  journal->lost = FALSE;
  change_free (journal->next);
  journal->next = change_new (record, session, n_kept);
  g_cond_broadcast (&journal->cond);
  g_mutex_unlock (&journal->mutex);
}

static guint64
sum_of_moves (guint64       seed,
              const GArray *moves)
{
  guint64 sum = sum_of_seed (seed);

  for (guint i = 0; i < moves->len; i++)
    sum = add_to_sum (sum, g_array_index (moves, HarenaMove, i));

  return sum;
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
      || sum_of_moves (record->seed, moves) != slot->sum)
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
  /* What was saved after the game file was written was saved to a file that nobody knows. */
  session->saved = best_slot.file == sum_of_file (session)
                     ? CLAMP (best_slot.saved, -1, (int) best->len)
                     : -1;
  journal->count = best_slot.count;
  g_array_set_size (journal->sums, 0);
  add_sum (journal, record->seed);
  for (guint i = 0; i < best->len; i++)
    add_sum (journal, g_array_index (best, HarenaMove, i));
  g_clear_pointer (&journal->moves, g_array_unref);
  journal->moves = g_steal_pointer (&best);
}
