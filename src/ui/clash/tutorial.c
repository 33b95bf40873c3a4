/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps lesson and game together: from any position of the game follows which lesson it is. */

#include "clash/tutorial.h"

#include "games.h"
#include "words.h"

#define RECORD "/io/github/harena/Harena/tutorial.harena"

struct _ClashTutorial
{
  GObject          parent_instance;

  HarenaGameModel *model;
  ClashHand       *hand;
  GArray          *script;  /* of HarenaMove: the whole game, as it is to be played */

  guint            lesson;
  gboolean         read;    /* the lesson is over: the game runs on to the next one */
  const char      *remark;
  gboolean         finished;

  gboolean         holding; /* the model */
  gboolean         busy;    /* what the model says now is our own doing */
  guint            source;  /* the next move of the script, after a while */
};

enum
{
  LESSON_CHANGED,
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ClashTutorial, clash_tutorial, G_TYPE_OBJECT)

static void update (ClashTutorial *self);

static HarenaMove
script_move (ClashTutorial *self,
             guint          index)
{
  return g_array_index (self->script, HarenaMove, index);
}

static gboolean
is_to_be_read (const ClashLesson *lesson)
{
  return lesson->task == CLASH_TASK_READ || lesson->task == CLASH_TASK_LOOK;
}

static void
hold (ClashTutorial *self,
      gboolean       holding)
{
  if (self->holding == holding)
    return;

  self->holding = holding;
  if (holding)
    harena_game_model_hold (self->model);
  else
    harena_game_model_release (self->model);
}

static gboolean
is_lesson_at (guint present)
{
  for (guint i = 0; i < clash_n_lessons; i++)
    if (clash_lessons[i].at == present)
      return TRUE;

  return FALSE;
}

/* Back to a choice that a lesson asks for, at this move or before it, as a player would go back. */
static void
undo_to (ClashTutorial *self,
         guint          index)
{
  self->busy = TRUE;
  do
    harena_game_model_undo (self->model);
  while (harena_game_model_get_can_undo (self->model)
         && (harena_game_model_get_present (self->model) > index
             || !is_lesson_at (harena_game_model_get_present (self->model))));
  self->busy = FALSE;
}

static void
finish (ClashTutorial *self)
{
  self->finished = TRUE;
  g_clear_handle_id (&self->source, g_source_remove);
  hold (self, FALSE);
  g_signal_emit (self, signals[LESSON_CHANGED], 0);
  g_signal_emit (self, signals[FINISHED], 0);
}

static gboolean
play_cb (gpointer data)
{
  g_autoptr (ClashTutorial) self = g_object_ref (CLASH_TUTORIAL (data));
  g_autoptr (GError)        error = NULL;

  self->source = 0;
  self->busy = TRUE;
  harena_game_model_play_for_seat (self->model,
                                   script_move (self,
                                                harena_game_model_get_present (self->model)),
                                   &error);
  self->busy = FALSE;
  if (error != NULL)
    {
      g_warning ("%s", error->message);
      finish (self);
      return G_SOURCE_REMOVE;
    }

  update (self);
  return G_SOURCE_REMOVE;
}

/* Where the game has left the script, or the present if it has not. */
static guint
find_stray (ClashTutorial *self)
{
  const GArray *moves = harena_game_model_get_record (self->model)->moves;
  guint         present = harena_game_model_get_present (self->model);

  for (guint i = 0; i < present; i++)
    if (i >= self->script->len || g_array_index (moves, HarenaMove, i) != script_move (self, i))
      return i;

  return present;
}

/* A move that was not asked for never happened; the coach says what is. */
static void
take_back (ClashTutorial *self,
           guint          index)
{
  undo_to (self, index);
  self->remark = clash_lessons[self->lesson].instead;
}

/* The lesson that belongs to a position: the first that begins there, or else the last before it,
 * from which the game is on its way. Who comes back to a choice need not read it all again. */
static void
find_lesson (ClashTutorial *self,
             guint          present)
{
  const ClashLesson *lesson = &clash_lessons[self->lesson];
  gboolean           back = lesson->at > present;
  guint              index = 0;

  if (lesson->at == present)
    {
      self->read = self->read && is_to_be_read (lesson);
      return;
    }

  for (guint i = 1; i < clash_n_lessons && clash_lessons[i].at <= present; i++)
    if (clash_lessons[i].at > clash_lessons[index].at
        || (back && is_to_be_read (&clash_lessons[index])))
      index = i;
  self->lesson = index;
  self->read = clash_lessons[index].at < present;
  self->remark = NULL;
}

static gboolean
is_in_hand (ClashTutorial     *self,
            const ClashLesson *lesson)
{
  int cell = clash_lesson_cell (lesson);

  switch (lesson->task)
    {
    case CLASH_TASK_TAKE:
      return clash_hand_get_kind (self->hand) == lesson->kind;
    case CLASH_TASK_CHOOSE:
      return clash_hand_get_source (self->hand) == cell;
    case CLASH_TASK_STEP:
      return clash_hand_get_space (self->hand) == cell;
    case CLASH_TASK_READ:
    case CLASH_TASK_LOOK:
    case CLASH_TASK_PLAY:
    default:
      return FALSE;
    }
}

/* Forth and back with what is in hand: a team that is put down has to be chosen again. */
static void
follow_hand (ClashTutorial *self)
{
  guint index = self->lesson;

  if (self->hand == NULL || is_to_be_read (&clash_lessons[index]))
    return;

  while (index > 0 && clash_lessons[index - 1].at == clash_lessons[index].at
         && !is_to_be_read (&clash_lessons[index - 1]))
    index--;
  while (is_in_hand (self, &clash_lessons[index]))
    index++;
  if (index > self->lesson)
    self->remark = NULL;
  else if (index < self->lesson && self->remark != NULL)
    self->remark = clash_lessons[index].instead;
  self->lesson = index;
}

static guint
delay_now (ClashTutorial *self)
{
  const ClashPosition *position = harena_game_model_get_position (self->model);
  guint                delay = harena_pace_get_delay (harena_game_model_get_pace (self->model));

  /* The beasts need not be watched one by one; an attack wants a look. */
  return position->step == CLASH_STEP_PLACE ? delay / 3 : delay * 3 / 2;
}

/* On to the next lesson: what a player has to choose comes from the script, the rest by itself. */
static void
run_on (ClashTutorial *self)
{
  const ClashPosition *position = harena_game_model_get_position (self->model);
  HarenaMove           list[HARENA_MOVES_MAX];

  if (harena_game_model_get_turn (self->model) > 0
      && harena_game_model_list_moves (self->model, list) > 1)
    {
      hold (self, TRUE);
      self->source = g_timeout_add (delay_now (self), play_cb, self);
      return;
    }

  hold (self, FALSE);
  if (position->step == CLASH_STEP_DRAW)
    harena_game_model_skip (self->model);
}

static void
update (ClashTutorial *self)
{
  guint present, stray;

  if (self->busy || self->finished)
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  if (!harena_game_model_get_live (self->model))
    return;

  present = harena_game_model_get_present (self->model);
  stray = find_stray (self);
  if (stray < present && harena_game_model_get_turn_at (self->model, stray) == HARENA_CHANCE)
    {
      /* Other dice than those of the script: there is nothing to teach with them. */
      finish (self);
      return;
    }
  if (stray < present)
    take_back (self, stray);

  present = harena_game_model_get_present (self->model);
  find_lesson (self, present);
  follow_hand (self);
  if (self->read || clash_lessons[self->lesson].at != present)
    run_on (self);
  else
    hold (self, is_to_be_read (&clash_lessons[self->lesson]));
  g_signal_emit (self, signals[LESSON_CHANGED], 0);
}

static void
hand_changed_cb (ClashTutorial *self)
{
  const ClashLesson *lesson = &clash_lessons[self->lesson];
  guint              before = self->lesson;

  if (self->busy || self->finished || self->read)
    return;

  if (lesson->task == CLASH_TASK_LOOK
      && clash_hand_get_focus (self->hand) == clash_lesson_cell (lesson))
    clash_tutorial_next (self);
  else if (harena_game_model_get_live (self->model)
           && harena_game_model_get_present (self->model) == lesson->at)
    {
      follow_hand (self);
      if (self->lesson != before)
        g_signal_emit (self, signals[LESSON_CHANGED], 0);
    }
}

static void
clash_tutorial_dispose (GObject *object)
{
  ClashTutorial *self = CLASH_TUTORIAL (object);

  g_clear_handle_id (&self->source, g_source_remove);
  clash_tutorial_set_hand (self, NULL);
  if (self->model != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->model, self);
      hold (self, FALSE);
    }
  g_clear_object (&self->model);

  G_OBJECT_CLASS (clash_tutorial_parent_class)->dispose (object);
}

static void
clash_tutorial_finalize (GObject *object)
{
  g_clear_pointer (&CLASH_TUTORIAL (object)->script, g_array_unref);

  G_OBJECT_CLASS (clash_tutorial_parent_class)->finalize (object);
}

static void
clash_tutorial_class_init (ClashTutorialClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = clash_tutorial_dispose;
  object_class->finalize = clash_tutorial_finalize;

  signals[LESSON_CHANGED] = g_signal_new ("lesson-changed", CLASH_TYPE_TUTORIAL, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", CLASH_TYPE_TUTORIAL, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
clash_tutorial_init (ClashTutorial *self G_GNUC_UNUSED)
{
}

static void
name_seat (HarenaRecord *record,
           int           seat,
           const char   *name)
{
  g_autofree char *player = g_strdup (record->seats[seat - 1].player);

  harena_record_set_seat (record, seat, name, player);
}

/* The record is a part of the program: it can always be read. */
static HarenaRecord *
load_record (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RECORD, 0, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record;
  const char        *text;
  gsize              length;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  record = harena_record_parse (harena_games, text, length, &error);
  g_assert_no_error (error);
  /* Translators: the name of the player with the red teams, in "Learn to play". */
  name_seat (record, 1, C_("player", "Red"));
  /* Translators: the name of the player with the blue teams, in "Learn to play". */
  name_seat (record, 2, C_("player", "Blue"));
  return record;
}

ClashTutorial *
clash_tutorial_new (void)
{
  ClashTutorial *self = g_object_new (CLASH_TYPE_TUTORIAL, NULL);
  HarenaRecord  *record = load_record ();

  self->script = g_array_copy (record->moves);
  g_array_set_size (record->moves, clash_lessons[0].at);
  self->model = harena_game_model_new_from_record (record);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->model, "cursor-moved", G_CALLBACK (update), self);
  update (self);
  return self;
}

HarenaGameModel *
clash_tutorial_get_model (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), NULL);

  return self->model;
}

void
clash_tutorial_set_hand (ClashTutorial *self,
                         ClashHand     *hand)
{
  g_return_if_fail (CLASH_IS_TUTORIAL (self));

  if (self->hand != NULL)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  g_set_object (&self->hand, hand);
  if (hand != NULL)
    g_signal_connect_swapped (hand, "changed", G_CALLBACK (hand_changed_cb), self);
}

guint
clash_tutorial_get_index (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), 0);

  return self->lesson;
}

const ClashLesson *
clash_tutorial_get_lesson (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), NULL);

  return &clash_lessons[self->lesson];
}

const char *
clash_tutorial_get_remark (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), NULL);

  return self->remark != NULL ? _(self->remark) : NULL;
}

gboolean
clash_tutorial_get_can_next (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), FALSE);

  return !self->finished && !self->read && is_to_be_read (&clash_lessons[self->lesson])
         && harena_game_model_get_live (self->model);
}

gboolean
clash_tutorial_get_can_back (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), FALSE);

  return !self->finished && self->lesson > 0;
}

gboolean
clash_tutorial_get_finished (ClashTutorial *self)
{
  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), FALSE);

  return self->finished;
}

gboolean
clash_tutorial_allows (ClashTutorial *self,
                       HarenaMove     move)
{
  guint present;

  g_return_val_if_fail (CLASH_IS_TUTORIAL (self), FALSE);

  present = harena_game_model_get_present (self->model);
  return self->finished || (present < self->script->len && script_move (self, present) == move);
}

void
clash_tutorial_next (ClashTutorial *self)
{
  g_return_if_fail (CLASH_IS_TUTORIAL (self));

  if (!clash_tutorial_get_can_next (self))
    return;
  if (self->lesson + 1 == clash_n_lessons)
    {
      finish (self);
      return;
    }

  if (clash_lessons[self->lesson + 1].at == clash_lessons[self->lesson].at)
    self->lesson++;
  else
    self->read = TRUE;
  self->remark = NULL;
  update (self);
}

void
clash_tutorial_back (ClashTutorial *self)
{
  g_return_if_fail (CLASH_IS_TUTORIAL (self));

  if (!clash_tutorial_get_can_back (self))
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  self->remark = NULL;
  if (!self->read && clash_lessons[self->lesson - 1].at == clash_lessons[self->lesson].at)
    self->lesson--;
  else
    undo_to (self, harena_game_model_get_present (self->model) - 1);
  self->read = FALSE;
  self->busy = TRUE;
  while (self->hand != NULL && clash_hand_back (self->hand))
    ;
  self->busy = FALSE;
  update (self);
}
