/* SPDX-License-Identifier: GPL-3.0-or-later */
/* After the end: another game of the same players, each where they sat or on the other side. */

#include "window-private.h"

#include "face.h"
#include "pages/seat-words.h"
#include "table/series.h"
#include "words.h"

#include <string.h>

static void
begin (HarenaWindow           *self,
       const HarenaRecordSeat *seats,
       gboolean                changed)
{
  const HarenaRecord         *record = harena_game_model_get_whole_record (self->model);
  g_autoptr (HarenaGameModel) model = NULL;
  char                        series[HARENA_RECORD_SERIES_MAX + 1];

  model = harena_game_model_new (record->game, &record->setup, harena_game_model_new_seed (), seats,
                                 self->quick_entry);
  harena_game_model_set_friendly_undo (model, record->friendly_undo);
  if (harena_face_of (record->game)->changes_sides)
    {
      harena_series_of_next (self->model, changed, series);
      harena_game_model_set_series (model, series);
    }
  harena_window_play (self, model);
}

/* A person who gave up plays again, not who went on. */
static void
copy_seats (HarenaWindow     *self,
            HarenaRecordSeat *seats)
{
  memcpy (seats, harena_game_model_get_whole_record (self->model)->seats,
          HARENA_SEATS_MAX * sizeof *seats);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    if (seats[i].resigned)
      seats[i].player = (char *) HARENA_PERSON;
}

static void
play_again_cb (GSimpleAction *action G_GNUC_UNUSED,
               GVariant      *parameter G_GNUC_UNUSED,
               gpointer       data)
{
  HarenaWindow    *self = HARENA_WINDOW (data);
  HarenaRecordSeat seats[HARENA_SEATS_MAX];

  copy_seats (self, seats);
  begin (self, seats, FALSE);
}

/* A side keeps its colour. So who is called after a colour is called after the new one. */
static void
change_sides_cb (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant      *parameter G_GNUC_UNUSED,
                 gpointer       data)
{
  HarenaWindow           *self = HARENA_WINDOW (data);
  HarenaRecordSeat        old[HARENA_SEATS_MAX];
  HarenaRecordSeat        seats[HARENA_SEATS_MAX] = { 0 };
  const char             *names[2];

  copy_seats (self, old);
  for (int i = 0; i < 2; i++)
    {
      seats[i] = old[!i];
      names[i] = old[i].name;
    }
  for (int i = 0; i < 2; i++)
    {
      if (g_str_equal (names[!i], harena_colour_name (old[!i].colour)))
        seats[i].name = (char *) harena_colour_name (old[i].colour);
      seats[i].colour = old[i].colour;
    }
  begin (self, seats, TRUE);
}

void
harena_window_add_again_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "change-sides", .activate = change_sides_cb },
    { .name = "play-again", .activate = play_again_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
