/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps lesson and game together: from any position of the game follows which lesson it is. */

#include "learn/lesson-course.h"

#include "face.h"
#include "games.h"
#include "words.h"

struct _HarenaLessonCourse
{
  GObject          parent_instance;

  const HarenaLessons *lessons;
  HarenaGameModel *model;
  HarenaHand       *hand;
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

G_DEFINE_FINAL_TYPE (HarenaLessonCourse, harena_lesson_course, G_TYPE_OBJECT)

static void update (HarenaLessonCourse *self);

static HarenaMove
script_move (HarenaLessonCourse *self,
             guint          index)
{
  return g_array_index (self->script, HarenaMove, index);
}

static gboolean
is_to_be_read (const HarenaLesson *lesson)
{
  return lesson->task == HARENA_TASK_READ || lesson->task == HARENA_TASK_LOOK;
}

static void
hold (HarenaLessonCourse *self,
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
is_lesson_at (HarenaLessonCourse *self,
              guint               present)
{
  for (guint i = 0; i < self->lessons->n_lessons; i++)
    if (self->lessons->lessons[i].at == present)
      return TRUE;

  return FALSE;
}

/* Back to a choice that a lesson asks for, at this move or before it, as a player would go back. */
static void
undo_to (HarenaLessonCourse *self,
         guint          index)
{
  self->busy = TRUE;
  do
    harena_game_model_undo (self->model);
  while (harena_game_model_get_can_undo (self->model)
         && (harena_game_model_get_present (self->model) > index
             || !is_lesson_at (self, harena_game_model_get_present (self->model))));
  self->busy = FALSE;
}

static void
finish (HarenaLessonCourse *self)
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
  g_autoptr (HarenaLessonCourse) self = g_object_ref (HARENA_LESSON_COURSE (data));
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
find_stray (HarenaLessonCourse *self)
{
  const GArray *moves = harena_game_model_get_whole_record (self->model)->moves;
  guint         present = harena_game_model_get_present (self->model);

  for (guint i = 0; i < present; i++)
    if (i >= self->script->len || g_array_index (moves, HarenaMove, i) != script_move (self, i))
      return i;

  return present;
}

/* A move that was not asked for never happened; the coach says what is. */
static void
take_back (HarenaLessonCourse *self,
           guint          index)
{
  undo_to (self, index);
  self->remark = self->lessons->lessons[self->lesson].instead;
}

/* The lesson that belongs to a position: the first that begins there, or else the last before it,
 * from which the game is on its way. Who comes back to a choice need not read it all again. */
static void
find_lesson (HarenaLessonCourse *self,
             guint          present)
{
  const HarenaLesson *lesson = &self->lessons->lessons[self->lesson];
  gboolean           back = lesson->at > present;
  guint              index = 0;

  if (lesson->at == present)
    {
      self->read = self->read && is_to_be_read (lesson);
      return;
    }

  for (guint i = 1; i < self->lessons->n_lessons && self->lessons->lessons[i].at <= present; i++)
    if (self->lessons->lessons[i].at > self->lessons->lessons[index].at
        || (back && is_to_be_read (&self->lessons->lessons[index])))
      index = i;
  self->lesson = index;
  self->read = self->lessons->lessons[index].at < present;
  self->remark = NULL;
}

static gboolean
is_in_hand (HarenaLessonCourse *self,
            const HarenaLesson *lesson)
{
  return lesson->task == HARENA_TASK_PRESS
         && harena_view_has_picked (harena_hand_get_view (self->hand),
                                    harena_lesson_target (lesson));
}

/* Forth and back with what is in hand: a team that is put down has to be chosen again. */
static void
follow_hand (HarenaLessonCourse *self)
{
  guint index = self->lesson;

  if (self->hand == NULL || is_to_be_read (&self->lessons->lessons[index]))
    return;

  while (index > 0 && self->lessons->lessons[index - 1].at == self->lessons->lessons[index].at
         && !is_to_be_read (&self->lessons->lessons[index - 1]))
    index--;
  while (is_in_hand (self, &self->lessons->lessons[index]))
    index++;
  if (index > self->lesson)
    self->remark = NULL;
  else if (index < self->lesson && self->remark != NULL)
    self->remark = self->lessons->lessons[index].instead;
  self->lesson = index;
}

static guint
delay_now (HarenaLessonCourse *self)
{
  guint delay = harena_pace_get_delay (harena_game_model_get_pace (self->model));

  if (self->lessons->patience == NULL)
    return delay;

  return delay * self->lessons->patience (harena_game_model_get_position (self->model));
}

/* On to the next lesson: what a player has to choose comes from the script, the rest by itself. Where
 * there are secrets, the choices of others are not listed at all. */
static void
run_on (HarenaLessonCourse *self)
{
  HarenaMove list[HARENA_MOVES_MAX];

  if (harena_game_model_get_turn (self->model) > 0
      && harena_game_model_list_moves (self->model, list) != 1)
    {
      hold (self, TRUE);
      self->source = g_timeout_add (delay_now (self), play_cb, self);
      return;
    }

  hold (self, FALSE);
  /* What is drawn is seen when it is put somewhere. */
  if (self->lessons->patience != NULL
      && self->lessons->patience (harena_game_model_get_position (self->model)) == 0)
    harena_game_model_skip (self->model);
}

static void
update (HarenaLessonCourse *self)
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
  if (self->read || self->lessons->lessons[self->lesson].at != present)
    run_on (self);
  else
    hold (self, is_to_be_read (&self->lessons->lessons[self->lesson]));
  g_signal_emit (self, signals[LESSON_CHANGED], 0);
}

static void
hand_changed_cb (HarenaLessonCourse *self)
{
  const HarenaLesson *lesson = &self->lessons->lessons[self->lesson];
  guint              before = self->lesson;

  if (self->busy || self->finished || self->read)
    return;

  if (lesson->task == HARENA_TASK_LOOK
      && harena_hand_get_view (self->hand)->focus == harena_lesson_target (lesson))
    harena_lesson_course_next (self);
  else if (harena_game_model_get_live (self->model)
           && harena_game_model_get_present (self->model) == lesson->at)
    {
      follow_hand (self);
      if (self->lesson != before)
        g_signal_emit (self, signals[LESSON_CHANGED], 0);
    }
}

/* What does not lead to the move that the lesson asks for is not done at all; the coach says what
 * is. While there is only something to read, looking about is free. */
static gboolean
allows_picks_cb (gpointer           data,
                 const HarenaPicks *picks,
                 const char       **why)
{
  HarenaLessonCourse *self = data;
  const HarenaLesson *lesson = &self->lessons->lessons[self->lesson];
  guint               present = harena_game_model_get_present (self->model);
  HarenaWalk          walk;

  if (self->finished || present >= self->script->len)
    return TRUE;
  harena_view_walk (harena_hand_get_view (self->hand), script_move (self, present), &walk);
  if (harena_walk_goes_on (&walk, picks))
    return TRUE;

  self->remark = lesson->instead;
  *why = lesson->instead != NULL ? _(lesson->instead) : _("Not yet: first read on.");
  g_signal_emit (self, signals[LESSON_CHANGED], 0);
  return FALSE;
}

static void
harena_lesson_course_dispose (GObject *object)
{
  HarenaLessonCourse *self = HARENA_LESSON_COURSE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  harena_lesson_course_set_hand (self, NULL);
  if (self->model != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->model, self);
      hold (self, FALSE);
    }
  g_clear_object (&self->model);

  G_OBJECT_CLASS (harena_lesson_course_parent_class)->dispose (object);
}

static void
harena_lesson_course_finalize (GObject *object)
{
  g_clear_pointer (&HARENA_LESSON_COURSE (object)->script, g_array_unref);

  G_OBJECT_CLASS (harena_lesson_course_parent_class)->finalize (object);
}

static void
harena_lesson_course_class_init (HarenaLessonCourseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = harena_lesson_course_dispose;
  object_class->finalize = harena_lesson_course_finalize;

  signals[LESSON_CHANGED] = g_signal_new ("lesson-changed", HARENA_TYPE_LESSON_COURSE, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", HARENA_TYPE_LESSON_COURSE, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
harena_lesson_course_init (HarenaLessonCourse *self G_GNUC_UNUSED)
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
load_record (const HarenaFace *face)
{
  const HarenaGame *const games[] = { face->game, NULL };
  g_autoptr (GBytes)      bytes = g_resources_lookup_data (face->lessons->record, 0, NULL);
  g_autoptr (GError)      error = NULL;
  HarenaRecord           *record;
  const char             *text;
  gsize                   length;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  record = harena_record_parse (games, text, length, &error);
  g_assert_no_error (error);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    name_seat (record, seat,
               g_dpgettext2 (GETTEXT_PACKAGE, "player", face->lessons->names[seat - 1]));
  return record;
}

HarenaLessonCourse *
harena_lesson_course_new (const HarenaGame *game)
{
  HarenaLessonCourse *self = g_object_new (HARENA_TYPE_LESSON_COURSE, NULL);
  const HarenaFace   *face = harena_face_of (game);
  HarenaRecord       *record = load_record (face);

  self->lessons = face->lessons;
  self->script = g_array_copy (record->moves);
  g_array_set_size (record->moves, self->lessons->lessons[0].at);
  self->model = harena_game_model_new_from_record (record);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->model, "cursor-moved", G_CALLBACK (update), self);
  update (self);
  return self;
}

HarenaTarget
harena_lesson_target (const HarenaLesson *lesson)
{
  return lesson->targets != NULL ? lesson->targets[0] : HARENA_NO_TARGET;
}

guint
harena_lesson_course_get_n_lessons (HarenaLessonCourse *self)
{
  return self->lessons->n_lessons;
}

const HarenaFace *
harena_lesson_course_get_face (HarenaLessonCourse *self)
{
  return harena_face_of (harena_game_model_get_game (self->model));
}

HarenaGameModel *
harena_lesson_course_get_model (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), NULL);

  return self->model;
}

void
harena_lesson_course_set_hand (HarenaLessonCourse *self,
                         HarenaHand     *hand)
{
  g_return_if_fail (HARENA_IS_LESSON_COURSE (self));

  if (self->hand != NULL)
    {
      harena_hand_set_filter (self->hand, NULL, NULL);
      g_signal_handlers_disconnect_by_data (self->hand, self);
    }
  g_set_object (&self->hand, hand);
  if (hand != NULL)
    {
      harena_hand_set_filter (hand, allows_picks_cb, self);
      g_signal_connect_swapped (hand, "changed", G_CALLBACK (hand_changed_cb), self);
    }
}

guint
harena_lesson_course_get_index (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), 0);

  return self->lesson;
}

const HarenaLesson *
harena_lesson_course_get_lesson (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), NULL);

  return &self->lessons->lessons[self->lesson];
}

const char *
harena_lesson_course_get_remark (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), NULL);

  return self->remark != NULL ? _(self->remark) : NULL;
}

gboolean
harena_lesson_course_get_can_next (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), FALSE);

  return !self->finished && !self->read && is_to_be_read (&self->lessons->lessons[self->lesson])
         && harena_game_model_get_live (self->model);
}

gboolean
harena_lesson_course_get_can_back (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), FALSE);

  return !self->finished && self->lesson > 0;
}

gboolean
harena_lesson_course_get_finished (HarenaLessonCourse *self)
{
  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), FALSE);

  return self->finished;
}

gboolean
harena_lesson_course_allows (HarenaLessonCourse *self,
                       HarenaMove     move)
{
  guint present;

  g_return_val_if_fail (HARENA_IS_LESSON_COURSE (self), FALSE);

  present = harena_game_model_get_present (self->model);
  return self->finished || (present < self->script->len && script_move (self, present) == move);
}

void
harena_lesson_course_next (HarenaLessonCourse *self)
{
  g_return_if_fail (HARENA_IS_LESSON_COURSE (self));

  if (!harena_lesson_course_get_can_next (self))
    return;
  if (self->lesson + 1 == self->lessons->n_lessons)
    {
      finish (self);
      return;
    }

  if (self->lessons->lessons[self->lesson + 1].at == self->lessons->lessons[self->lesson].at)
    self->lesson++;
  else
    self->read = TRUE;
  self->remark = NULL;
  update (self);
}

void
harena_lesson_course_back (HarenaLessonCourse *self)
{
  g_return_if_fail (HARENA_IS_LESSON_COURSE (self));

  if (!harena_lesson_course_get_can_back (self))
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  self->remark = NULL;
  if (!self->read && self->lessons->lessons[self->lesson - 1].at == self->lessons->lessons[self->lesson].at)
    self->lesson--;
  else
    undo_to (self, harena_game_model_get_present (self->model) - 1);
  self->read = FALSE;
  self->busy = TRUE;
  while (self->hand != NULL && harena_hand_back (self->hand))
    ;
  self->busy = FALSE;
  update (self);
}
