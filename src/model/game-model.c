/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The type: how a model is made, what it says of itself, and how it goes. */

#include "game-model-private.h"

guint       harena_game_model_signals[N_SIGNALS];
GParamSpec *harena_game_model_properties[N_PROPS];

G_DEFINE_QUARK (harena-model-error-quark, harena_model_error)

G_DEFINE_FINAL_TYPE (HarenaGameModel, harena_game_model, G_TYPE_OBJECT)

/* The value of a property that follows from the state of the game. */
static gint64
watch (HarenaGameModel *self,
       guint            id)
{
  switch (id)
    {
    case PROP_CURSOR:
      return self->cursor;
    case PROP_N_MOVES:
      return self->record->moves->len;
    case PROP_PRESENT:
      return self->present;
    case PROP_LIVE:
      return harena_game_model_get_live (self);
    case PROP_TURN:
      return harena_game_model_get_turn (self);
    case PROP_OVER:
      return harena_game_model_get_over (self);
    case PROP_ASKED:
      return harena_game_model_get_asked (self);
    case PROP_CAN_UNDO:
      return harena_game_model_get_can_undo (self);
    case PROP_CAN_REDO:
      return harena_game_model_get_can_redo (self);
    case PROP_THINKING:
      return harena_game_model_get_thinking (self);
    case PROP_MODIFIED:
      return harena_game_model_get_modified (self);
    case PROP_DEALING:
      return self->dealing;
    case PROP_VIEWER:
      return harena_game_model_get_viewer (self);
    case PROP_CURTAIN:
      return harena_game_model_get_curtain (self);
    default:
      g_return_val_if_reached (0);
    }
}

void
harena_game_model_notify (HarenaGameModel *self,
                          guint            property)
{
  g_object_notify_by_pspec (G_OBJECT (self), harena_game_model_properties[property]);
}

/* All values are taken before anybody is told, and only one that still is the latest is told: a
 * handler may change the game again. */
void
harena_game_model_say (HarenaGameModel *self)
{
  gboolean changed[N_WATCHED] = { FALSE };

  for (guint id = 1; id < N_WATCHED; id++)
    {
      gint64 value = watch (self, id);

      changed[id] = value != self->said[id];
      self->said[id] = value;
    }
  for (guint id = 1; id < N_WATCHED; id++)
    if (changed[id])
      harena_game_model_notify (self, id);
  g_signal_emit (self, harena_game_model_signals[TOLD], 0);
}

static void
harena_game_model_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  HarenaGameModel *self = HARENA_GAME_MODEL (object);

  if (id < N_WATCHED && G_VALUE_HOLDS_UINT (value))
    g_value_set_uint (value, watch (self, id));
  else if (id < N_WATCHED && G_VALUE_HOLDS_INT (value))
    g_value_set_int (value, watch (self, id));
  else if (id < N_WATCHED)
    g_value_set_boolean (value, watch (self, id));
  else if (id == PROP_GAME)
    g_value_set_pointer (value, (gpointer) self->record->game);
  else if (id == PROP_SEATS)
    g_value_set_object (value, self->seats);
  else if (id == PROP_PROGRESS)
    g_value_set_double (value, harena_game_model_get_progress (self));
  else if (id == PROP_PACE)
    g_value_set_enum (value, self->pace);
  else if (id == PROP_HINTS)
    g_value_set_boxed (value, self->hints);
  else if (id == PROP_FILE)
    g_value_set_object (value, self->file);
  else if (id == PROP_TITLE)
    g_value_set_string (value, self->title);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
harena_game_model_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  if (id == PROP_PACE)
    harena_game_model_set_pace (HARENA_GAME_MODEL (object), g_value_get_enum (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
harena_game_model_dispose (GObject *object)
{
  HarenaGameModel *self = HARENA_GAME_MODEL (object);

  harena_game_model_stop (self);
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);

  G_OBJECT_CLASS (harena_game_model_parent_class)->dispose (object);
}

static void
harena_game_model_finalize (GObject *object)
{
  HarenaGameModel *self = HARENA_GAME_MODEL (object);

  g_clear_pointer (&self->hints, harena_hints_unref);
  g_clear_pointer (&self->shared, harena_shared_thinker_unref);
  g_clear_pointer (&self->timeline, harena_timeline_free);
  g_clear_pointer (&self->record, harena_record_free);
  g_array_unref (self->answers);
  g_clear_object (&self->seats);
  g_clear_object (&self->file);
  g_free (self->position);
  g_free (self->seen);
  g_free (self->title);
  g_free (self->stamp);
  g_free (self->stamp_said);

  G_OBJECT_CLASS (harena_game_model_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags  flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamSpec **specs = harena_game_model_properties;

  specs[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT, 0, flags);
  specs[PROP_N_MOVES] = g_param_spec_uint ("n-moves", NULL, NULL, 0, G_MAXUINT, 0, flags);
  specs[PROP_PRESENT] = g_param_spec_uint ("present", NULL, NULL, 0, G_MAXUINT, 0, flags);
  specs[PROP_LIVE] = g_param_spec_boolean ("live", NULL, NULL, TRUE, flags);
  specs[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, HARENA_NOBODY, HARENA_SEATS_MAX,
                                       HARENA_NOBODY, flags);
  specs[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  specs[PROP_ASKED] = g_param_spec_int ("asked", NULL, NULL, 0, HARENA_SEATS_MAX, 0, flags);
  specs[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  specs[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  specs[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  specs[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  specs[PROP_DEALING] = g_param_spec_boolean ("dealing", NULL, NULL, FALSE, flags);
  specs[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, HARENA_SEES_OPEN, HARENA_SEATS_MAX,
                                         HARENA_SEES_ALL, flags);
  specs[PROP_CURTAIN] = g_param_spec_int ("curtain", NULL, NULL, 0, HARENA_SEATS_MAX, 0, flags);
  specs[PROP_GAME] = g_param_spec_pointer ("game", NULL, NULL, flags);
  specs[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  specs[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  specs[PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, HARENA_TYPE_PACE, HARENA_PACE_NORMAL,
                                        flags | G_PARAM_WRITABLE);
  specs[PROP_HINTS] = g_param_spec_boxed ("hints", NULL, NULL, HARENA_TYPE_HINTS, flags);
  specs[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  specs[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, specs);
}

static guint
add_signal (const char *name,
            guint       n_params,
            ...)
{
  va_list types;
  guint   id;

  va_start (types, n_params);
  id = g_signal_new_valist (name, HARENA_TYPE_GAME_MODEL, G_SIGNAL_RUN_LAST, NULL, NULL, NULL,
                            NULL, G_TYPE_NONE, n_params, types);
  va_end (types);
  return id;
}

static void
harena_game_model_class_init (HarenaGameModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  guint        *ids = harena_game_model_signals;

  object_class->get_property = harena_game_model_get_property;
  object_class->set_property = harena_game_model_set_property;
  object_class->dispose = harena_game_model_dispose;
  object_class->finalize = harena_game_model_finalize;
  install_properties (object_class);

  /* The index of the move, from 0. */
  ids[MOVE_PLAYED] = add_signal ("move-played", 1, G_TYPE_UINT);
  /* From where to where, for whatever reason: a move, a jump, undo. Widgets update on this one. */
  ids[CURSOR_MOVED] = add_signal ("cursor-moved", 2, G_TYPE_UINT, G_TYPE_UINT);
  /* The seat whose person has to choose. */
  ids[CHOICE_ASKED] = add_signal ("choice-asked", 1, G_TYPE_INT);
  /* The seat of the computer player. */
  ids[THINKING_STARTED] = add_signal ("thinking-started", 1, G_TYPE_INT);
  ids[THINKING_ENDED] = add_signal ("thinking-ended", 1, G_TYPE_INT);
  ids[GAME_ENDED] = add_signal ("game-ended", 0);
  /* Somebody else has changed the file of the game. */
  ids[FILE_CHANGED] = add_signal ("file-changed", 0);
  /* The number of the seat. */
  ids[SEATS_CHANGED] = add_signal ("seats-changed", 1, G_TYPE_INT);
  /* Several times, as hints get better. */
  ids[HINT_READY] = add_signal ("hint-ready", 1, HARENA_TYPE_HINTS);
  /* Something went wrong that nobody asked for. */
  ids[ERROR_SAID] = add_signal ("error-said", 1, G_TYPE_ERROR);
  /* What would have to be kept has changed: moves, the present, seats, the file. */
  ids[CHANGED] = add_signal ("changed", 0);
  /* Everything that one thing has changed has been told: who gathers changes may show them now. */
  ids[TOLD] = add_signal ("told", 0);
}

static void
harena_game_model_init (HarenaGameModel *self)
{
  self->pace = HARENA_PACE_NORMAL;
  self->answers = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  self->seats = g_list_store_new (HARENA_TYPE_SEAT);
  self->first_choice = G_MAXUINT;
}

HarenaGameModel *
harena_game_model_restore (HarenaRecord        *record,
                           HarenaTimeline      *timeline,
                           const HarenaSession *session)
{
  HarenaGameModel   *self = g_object_new (HARENA_TYPE_GAME_MODEL, NULL);
  g_autoptr (GFile)  file = session->uri != NULL ? g_file_new_for_uri (session->uri) : NULL;

  self->record = record;
  self->timeline = timeline != NULL ? timeline : harena_timeline_new (record);
  self->shared = harena_shared_thinker_new (record->game, &record->setup);
  self->position = g_malloc0 (record->game->position_size);
  self->seen = g_malloc0 (record->game->position_size);
  self->present = session->present;
  self->cursor = session->present;
  self->dealt = session->dealt;
  self->saved = session->saved;
  self->version = session->serial;
  self->dealing = session->dealing && record->game->strategy != NULL;
  harena_timeline_copy (self->timeline, self->cursor, self->position);

  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      const HarenaRecordSeat *who = &record->seats[seat - 1];
      g_autoptr (HarenaSeat)  object = harena_seat_new (seat, who->name, who->player);

      harena_seat_set_colour (object, who->colour);
      g_list_store_append (self->seats, object);
    }

  harena_game_model_find_choice (self);
  harena_game_model_set_file (self, file, session->stamp);
  harena_game_model_start (self);
  for (guint id = 1; id < N_WATCHED; id++)
    self->said[id] = watch (self, id);

  return self;
}

void
harena_game_model_get_session (HarenaGameModel *self,
                               HarenaSession   *session)
{
  *session = (HarenaSession) {
    .present = self->present,
    .dealt = self->dealt,
    .dealing = self->dealing,
    .saved = self->saved,
    .serial = self->version,
    .uri = self->file != NULL ? g_file_get_uri (self->file) : NULL,
    .stamp = g_strdup (self->stamp),
  };
}

HarenaGameModel *
harena_game_model_new (const HarenaGame       *game,
                       const HarenaSetup      *setup,
                       guint64                 seed,
                       const HarenaRecordSeat *seats,
                       gboolean                quick_entry)
{
  HarenaSession session = { .dealing = quick_entry };
  HarenaRecord *record;

  g_return_val_if_fail (harena_setup_check (game, setup, NULL), NULL);

  record = harena_record_new (game, setup, seed);
  for (int i = 0; seats != NULL && i < setup->seats; i++)
    {
      harena_record_set_seat (record, i + 1, seats[i].name, seats[i].player);
      if (seats[i].colour != 0)
        harena_record_set_colour (record, i + 1, seats[i].colour);
    }

  return harena_game_model_restore (record, NULL, &session);
}

guint64
harena_game_model_new_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

HarenaGameModel *
harena_game_model_new_from_record (HarenaRecord *record)
{
  HarenaSession session = { 0 };

  g_return_val_if_fail (record != NULL, NULL);

  session.present = record->moves->len;
  session.saved = record->moves->len;
  return harena_game_model_restore (record, NULL, &session);
}

const HarenaGame *
harena_game_model_get_game (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return self->record->game;
}

guint
harena_game_model_get_n_moves (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  return self->record->moves->len;
}

guint
harena_game_model_get_present (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  return self->present;
}

guint
harena_game_model_get_cursor (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  return self->cursor;
}

gboolean
harena_game_model_get_live (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return self->cursor == self->present;
}

int
harena_game_model_get_turn_at (HarenaGameModel *self,
                               guint            index)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), HARENA_NOBODY);
  g_return_val_if_fail (index <= self->record->moves->len, HARENA_NOBODY);

  return harena_timeline_moment (self->timeline, index)->turn;
}

int
harena_game_model_get_turn (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), HARENA_NOBODY);

  if (self->cursor == self->present && harena_game_model_get_resigned (self) != 0)
    return HARENA_NOBODY;
  return harena_timeline_moment (self->timeline, self->cursor)->turn;
}

gboolean
harena_game_model_get_over (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return harena_timeline_moment (self->timeline, self->present)->turn == HARENA_NOBODY
         || harena_game_model_get_resigned (self) != 0;
}

GListModel *
harena_game_model_get_seats (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return G_LIST_MODEL (self->seats);
}

HarenaSeat *
harena_game_model_get_seat (HarenaGameModel *self,
                            int              number)
{
  g_autoptr (HarenaSeat) seat = NULL;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);
  g_return_val_if_fail (number >= 1 && number <= self->record->setup.seats, NULL);

  /* The list keeps it. */
  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), number - 1);
  return seat;
}
