/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the history. It never changes. */

#include "past-game.h"

#include "seat.h"

struct _HarenaPastGame
{
  GObject      parent_instance;

  GFile       *file;
  char        *game;
  gint64       date;
  guint        n_moves;
  guint        n_seats;
  char       **names;
  char       **players;
  int          points[HARENA_SEATS_MAX];
  int          colours[HARENA_SEATS_MAX];
  guint        winners; /* seat 1 being bit 0 */
  guint        resigned; /* the same of those who gave up, */
  int          ended_by; /* and the seat with which the game ended, or 0 */
  HarenaResult result;
};

/* As they are called in the index. */
static const char *const results[] = {
  [HARENA_RESULT_OPEN] = "open",
  [HARENA_RESULT_WON] = "won",
  [HARENA_RESULT_SHARED] = "shared",
  [HARENA_RESULT_DRAWN] = "drawn",
  [HARENA_RESULT_LOST] = "lost",
};

G_DEFINE_FINAL_TYPE (HarenaPastGame, harena_past_game, G_TYPE_OBJECT)

static void
harena_past_game_finalize (GObject *object)
{
  HarenaPastGame *self = HARENA_PAST_GAME (object);

  g_clear_object (&self->file);
  g_free (self->game);
  g_strfreev (self->names);
  g_strfreev (self->players);

  G_OBJECT_CLASS (harena_past_game_parent_class)->finalize (object);
}

static void
harena_past_game_class_init (HarenaPastGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_past_game_finalize;
}

static void
harena_past_game_init (HarenaPastGame *self)
{
  (void) self;
}

HarenaPastGame *
harena_past_game_new_from_record (const HarenaRecord *record,
                                  const char         *path,
                                  gint64              date)
{
  HarenaPastGame  *self = g_object_new (HARENA_TYPE_PAST_GAME, NULL);
  g_autofree void *position = g_malloc0 (record->game->position_size);

  self->file = g_file_new_for_path (path);
  self->game = g_strdup (record->game->id);
  self->date = date;
  self->n_moves = record->moves->len;
  self->n_seats = record->setup.seats;
  self->names = g_new0 (char *, self->n_seats + 1);
  self->players = g_new0 (char *, self->n_seats + 1);
  for (guint i = 0; i < self->n_seats; i++)
    {
      self->names[i] = g_strdup (record->seats[i].name);
      self->players[i] = g_strdup (record->seats[i].resigned ? HARENA_PERSON
                                                             : record->seats[i].player);
      self->colours[i] = record->seats[i].colour;
      if (record->seats[i].resigned)
        self->resigned |= 1u << i;
    }

  harena_record_replay (record, record->moves->len, position);
  record->game->points (position, self->points);
  self->winners = record->game->winners (position);
  self->result = harena_result (record->game, &record->setup, position);
  self->ended_by = harena_record_ended_by (record, record->moves->len);
  if (self->ended_by != 0)
    {
      self->winners = harena_record_winners_over (record->game, &record->setup, self->ended_by);
      self->result = self->winners != 0 ? HARENA_RESULT_WON : HARENA_RESULT_LOST;
    }
  self->winners &= ~self->resigned;
  return self;
}

/* An index from before there were results knows only games in which everybody plays alone. */
static HarenaResult
read_result (HarenaPastGame *self,
             GKeyFile       *index,
             const char     *group)
{
  g_autofree char *word = g_key_file_get_string (index, group, "Result", NULL);
  guint            n_winners = __builtin_popcount (self->winners);

  for (guint i = 0; word != NULL && i < G_N_ELEMENTS (results); i++)
    if (g_str_equal (word, results[i]))
      return i;

  if (n_winners <= 1)
    return n_winners == 1 ? HARENA_RESULT_WON : HARENA_RESULT_LOST;
  return n_winners < self->n_seats ? HARENA_RESULT_SHARED : HARENA_RESULT_DRAWN;
}

/* An index from before there were colours has none; one without sense is as good as none. */
static void
read_colours (HarenaPastGame *self,
              GKeyFile       *index,
              const char     *group)
{
  gsize           n_colours = 0;
  g_autofree int *colours = g_key_file_get_integer_list (index, group, "Colours", &n_colours,
                                                         NULL);
  gboolean        good = colours != NULL && n_colours == self->n_seats;
  guint           taken = 0;

  for (guint i = 0; good && i < self->n_seats; i++)
    {
      good = colours[i] >= 1 && colours[i] <= HARENA_SEATS_MAX && !(taken >> colours[i] & 1);
      if (good)
        taken |= 1u << colours[i];
    }
  for (guint i = 0; i < self->n_seats; i++)
    self->colours[i] = good ? colours[i] : (int) i + 1;
}

HarenaPastGame *
harena_past_game_new_from_index (GKeyFile   *index,
                                 const char *group,
                                 const char *path)
{
  g_autoptr (HarenaPastGame) self = g_object_new (HARENA_TYPE_PAST_GAME, NULL);
  g_autofree int            *points = NULL;
  gsize                      n_names;
  gsize                      n_players;
  gsize                      n_points;

  self->file = g_file_new_for_path (path);
  self->game = g_key_file_get_string (index, group, "Game", NULL);
  self->date = g_key_file_get_int64 (index, group, "Date", NULL);
  self->n_moves = g_key_file_get_uint64 (index, group, "Moves", NULL);
  self->winners = g_key_file_get_uint64 (index, group, "Winners", NULL);
  self->resigned = g_key_file_get_uint64 (index, group, "Resigned", NULL);
  self->ended_by = g_key_file_get_integer (index, group, "EndedBy", NULL);
  self->names = g_key_file_get_string_list (index, group, "Names", &n_names, NULL);
  self->players = g_key_file_get_string_list (index, group, "Players", &n_players, NULL);
  points = g_key_file_get_integer_list (index, group, "Points", &n_points, NULL);

  if (self->game == NULL || self->names == NULL || self->players == NULL || points == NULL
      || n_names < 1 || n_names > HARENA_SEATS_MAX || n_players != n_names || n_points != n_names)
    return NULL;

  self->n_seats = n_names;
  if (self->ended_by < 0 || self->ended_by > (int) self->n_seats)
    self->ended_by = 0;
  for (guint i = 0; i < self->n_seats; i++)
    self->points[i] = points[i];
  read_colours (self, index, group);
  self->result = read_result (self, index, group);
  return g_steal_pointer (&self);
}

void
harena_past_game_write (HarenaPastGame *self,
                        GKeyFile       *index,
                        const char     *group)
{
  g_return_if_fail (HARENA_IS_PAST_GAME (self));

  g_key_file_set_string (index, group, "Game", self->game);
  g_key_file_set_int64 (index, group, "Date", self->date);
  g_key_file_set_uint64 (index, group, "Moves", self->n_moves);
  g_key_file_set_uint64 (index, group, "Winners", self->winners);
  g_key_file_set_string (index, group, "Result", results[self->result]);
  if (self->resigned != 0)
    g_key_file_set_uint64 (index, group, "Resigned", self->resigned);
  if (self->ended_by != 0)
    g_key_file_set_integer (index, group, "EndedBy", self->ended_by);
  g_key_file_set_string_list (index, group, "Names", (const char *const *) self->names,
                              self->n_seats);
  g_key_file_set_string_list (index, group, "Players", (const char *const *) self->players,
                              self->n_seats);
  g_key_file_set_integer_list (index, group, "Points", self->points, self->n_seats);
  g_key_file_set_integer_list (index, group, "Colours", self->colours, self->n_seats);
}

GFile *
harena_past_game_get_file (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), NULL);

  return self->file;
}

const char *
harena_past_game_get_game (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), NULL);

  return self->game;
}

gint64
harena_past_game_get_date (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), 0);

  return self->date;
}

guint
harena_past_game_get_n_moves (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), 0);

  return self->n_moves;
}

guint
harena_past_game_get_n_seats (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), 0);

  return self->n_seats;
}

const char *
harena_past_game_get_name (HarenaPastGame *self,
                           int             seat)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= (int) self->n_seats, NULL);

  return self->names[seat - 1];
}

const char *
harena_past_game_get_player (HarenaPastGame *self,
                             int             seat)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= (int) self->n_seats, NULL);

  return self->players[seat - 1];
}

gboolean
harena_past_game_has_resigned (HarenaPastGame *self,
                               int             seat)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= (int) self->n_seats, FALSE);

  return (self->resigned >> (seat - 1) & 1) != 0;
}

int
harena_past_game_get_ended_by (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), 0);

  return self->ended_by;
}

int
harena_past_game_get_colour (HarenaPastGame *self,
                             int             seat)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), 1);
  g_return_val_if_fail (seat >= 1 && seat <= (int) self->n_seats, 1);

  return self->colours[seat - 1];
}

int
harena_past_game_get_points (HarenaPastGame *self,
                             int             seat)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), 0);
  g_return_val_if_fail (seat >= 1 && seat <= (int) self->n_seats, 0);

  return self->points[seat - 1];
}

HarenaResult
harena_past_game_get_result (HarenaPastGame *self)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), HARENA_RESULT_OPEN);

  return self->result;
}

gboolean
harena_past_game_is_winner (HarenaPastGame *self,
                            int             seat)
{
  g_return_val_if_fail (HARENA_IS_PAST_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= (int) self->n_seats, FALSE);

  return self->result != HARENA_RESULT_DRAWN && (self->winners >> (seat - 1) & 1) != 0;
}
