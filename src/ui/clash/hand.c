/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing on the board, as a filter over the legal moves: what is in hand narrows them down until
 * one is left, and that one is played. */

#include "clash/hand.h"

#include "words.h"

struct _ClashHand
{
  GObject          parent_instance;

  HarenaGameModel *model;
  gboolean         confirm; /* whether an attack has to be pressed twice */

  int              kind;
  int              beast;   /* of the reserve, to be released (R31) */
  int              source;
  int              space;
  int              focus;
  HarenaMove       waiting;

  /* What is legal now; none unless a person is asked. */
  HarenaMove       moves[HARENA_MOVES_ROOM];
  int              n_moves;
};

enum
{
  PROP_CONFIRM = 1,
  N_PROPS,
};

enum
{
  CHANGED,
  REFUSED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ClashHand, clash_hand, G_TYPE_OBJECT)

static void
say_changed (ClashHand *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
refuse (ClashHand  *self,
        const char *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why);
  return FALSE;
}

static gboolean
is_attack (HarenaMove move)
{
  unsigned verb = clash_move_verb (move);

  return verb == CLASH_ATTACK || verb == CLASH_BEAST || verb == CLASH_RELEASE;
}

/* Where an attack comes from: a cell of the board, or none for a beast of the reserve. */
static int
source_of (HarenaMove move)
{
  return clash_move_verb (move) == CLASH_RELEASE ? CLASH_NO_CELL : (int) clash_move_a (move);
}

/* Whether this attack is one by what is in hand; with nothing in hand, by the cell given. */
static gboolean
is_by (ClashHand  *self,
       HarenaMove  move,
       int         cell)
{
  if (!is_attack (move))
    return FALSE;
  if (self->beast != CLASH_NO_BEAST)
    return clash_move_verb (move) == CLASH_RELEASE && (int) clash_move_a (move) == self->beast;

  cell = self->source != CLASH_NO_CELL ? self->source : cell;
  return cell != CLASH_NO_CELL && source_of (move) == cell;
}

static gboolean
holds_attacker (ClashHand *self)
{
  return self->source != CLASH_NO_CELL || self->beast != CLASH_NO_BEAST;
}

static gboolean
is_source (ClashHand *self,
           int        cell)
{
  for (int i = 0; i < self->n_moves; i++)
    if (is_attack (self->moves[i]) && source_of (self->moves[i]) == cell)
      return TRUE;

  return FALSE;
}

/* Puts down what is in hand on the board. */
static void
put_down (ClashHand *self)
{
  self->beast = CLASH_NO_BEAST;
  self->source = CLASH_NO_CELL;
  self->space = CLASH_NO_CELL;
  self->waiting = 0;
}

/* The game went on, or back: what was in hand is put down. Only the kind of gladiator stays, for
 * who enters a team of four swords. */
static void
refresh_cb (ClashHand *self)
{
  self->n_moves = harena_game_model_get_asked (self->model) != 0
                    ? harena_game_model_list_moves (self->model, self->moves)
                    : 0;
  put_down (self);
  if (self->n_moves > 0 && self->kind != CLASH_NO_KIND
      && !clash_hand_can_take_kind (self, self->kind))
    self->kind = CLASH_NO_KIND;
  say_changed (self);
}

static void
clash_hand_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  ClashHand *self = CLASH_HAND (object);

  switch (id)
    {
    case PROP_CONFIRM:
      g_value_set_boolean (value, self->confirm);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_hand_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  ClashHand *self = CLASH_HAND (object);

  switch (id)
    {
    case PROP_CONFIRM:
      self->confirm = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_hand_finalize (GObject *object)
{
  g_clear_object (&CLASH_HAND (object)->model);

  G_OBJECT_CLASS (clash_hand_parent_class)->finalize (object);
}

static void
clash_hand_class_init (ClashHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = clash_hand_get_property;
  object_class->set_property = clash_hand_set_property;
  object_class->finalize = clash_hand_finalize;

  properties[PROP_CONFIRM] = g_param_spec_boolean ("confirm", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", CLASH_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", CLASH_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
clash_hand_init (ClashHand *self)
{
  self->kind = CLASH_NO_KIND;
  self->focus = CLASH_NO_CELL;
  put_down (self);
}

ClashHand *
clash_hand_new (HarenaGameModel *model)
{
  ClashHand *self = g_object_new (CLASH_TYPE_HAND, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::asked", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "seats-changed", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  refresh_cb (self);
  return self;
}

HarenaGameModel *
clash_hand_get_model (ClashHand *self)
{
  return self->model;
}

const ClashPosition *
clash_hand_get_position (ClashHand *self)
{
  return harena_game_model_get_position (self->model);
}

int
clash_hand_get_seat (ClashHand *self)
{
  return harena_game_model_get_asked (self->model);
}

int
clash_hand_get_kind (ClashHand *self)
{
  return clash_hand_get_position (self)->step == CLASH_STEP_ENTER ? self->kind : CLASH_NO_KIND;
}

int
clash_hand_get_beast (ClashHand *self)
{
  const ClashPosition *position = clash_hand_get_position (self);

  return position->step == CLASH_STEP_PLACE ? position->drawn : self->beast;
}

int
clash_hand_get_source (ClashHand *self)
{
  return self->source;
}

int
clash_hand_get_space (ClashHand *self)
{
  return self->space;
}

int
clash_hand_get_path (ClashHand *self,
                     int       *path)
{
  ClashCells empty = clash_empty (clash_hand_get_position (self));
  ClashCells rings[CLASH_N_CELLS + 1] = { 0 };
  ClashCells reached;
  int        length = 0;

  if (self->source == CLASH_NO_CELL || self->space == CLASH_NO_CELL || self->space == self->source)
    return 0;

  /* R14: rings of empty cells about the source, until one holds the space; then back through them. */
  rings[0] = reached = clash_cell_bit (self->source);
  while ((reached & clash_cell_bit (self->space)) == 0 && length < CLASH_N_CELLS)
    {
      rings[length + 1] = clash_beside (rings[length]) & empty & ~reached;
      reached |= rings[++length];
    }

  path[length] = self->space;
  for (int i = length - 1; i >= 0; i--)
    {
      ClashCells before = clash_beside (clash_cell_bit (path[i + 1])) & rings[i];

      path[i] = clash_take_cell (&before);
    }
  return length + 1;
}

int
clash_hand_get_focus (ClashHand *self)
{
  return self->focus;
}

void
clash_hand_set_focus (ClashHand *self,
                      int        cell)
{
  g_return_if_fail (CLASH_IS_HAND (self));

  if (self->focus == cell)
    return;
  self->focus = cell;
  say_changed (self);
}

int
clash_hand_get_shown (ClashHand *self)
{
  const ClashPosition *position = clash_hand_get_position (self);

  if (self->source != CLASH_NO_CELL)
    return self->source;
  if (self->focus != CLASH_NO_CELL && (position->occupied & clash_cell_bit (self->focus)) != 0)
    return self->focus;

  return CLASH_NO_CELL;
}

static ClashMark
mark_of_entry (ClashHand *self,
               int        cell)
{
  for (int i = 0; i < self->n_moves; i++)
    {
      HarenaMove move = self->moves[i];

      if ((int) clash_move_a (move) != cell || (int) clash_move_b (move) != self->kind)
        continue;
      if (clash_move_verb (move) == CLASH_ENTER)
        return CLASH_MARK_START;
      if (clash_move_verb (move) == CLASH_JOIN)
        return CLASH_MARK_JOIN;
    }
  return CLASH_MARK_NONE;
}

static ClashMark
mark_of_placing (ClashHand *self,
                 int        cell)
{
  for (int i = 0; i < self->n_moves; i++)
    if (clash_move_verb (self->moves[i]) == CLASH_PLACE
        && (int) clash_move_a (self->moves[i]) == cell)
      return CLASH_MARK_PLACE;

  return CLASH_MARK_NONE;
}

static ClashMark
mark_of_fight (ClashHand *self,
               int        cell)
{
  int       by = is_source (self, self->focus) ? self->focus : CLASH_NO_CELL;
  int       from = holds_attacker (self) ? self->space : by;
  ClashMark mark = CLASH_MARK_NONE;

  if (cell == self->source)
    return CLASH_MARK_CHOSEN;
  if (cell == self->space)
    return CLASH_MARK_SPACE;

  for (int i = 0; i < self->n_moves; i++)
    {
      HarenaMove move = self->moves[i];

      if (!is_by (self, move, by))
        continue;
      if ((int) clash_move_c (move) == cell && (int) clash_move_b (move) == from)
        return CLASH_MARK_TARGET;
      if ((int) clash_move_c (move) == cell)
        mark = CLASH_MARK_TARGET_AFAR;
      if ((int) clash_move_b (move) == cell && holds_attacker (self))
        mark = CLASH_MARK_MOVE;
    }

  /* A beast may be a target of one and attack itself (R33): what is in hand comes first. */
  if (mark == CLASH_MARK_NONE && self->beast == CLASH_NO_BEAST && is_source (self, cell))
    return CLASH_MARK_SOURCE;

  return mark;
}

ClashMark
clash_hand_get_mark (ClashHand *self,
                     int        cell)
{
  if (self->n_moves == 0)
    return CLASH_MARK_NONE;

  switch ((ClashStep) clash_hand_get_position (self)->step)
    {
    case CLASH_STEP_ENTER:
      return mark_of_entry (self, cell);
    case CLASH_STEP_PLACE:
      return mark_of_placing (self, cell);
    case CLASH_STEP_FIGHT:
      return mark_of_fight (self, cell);
    case CLASH_STEP_DRAW:
    case CLASH_STEP_NAME:
    case CLASH_STEP_NET:
    case CLASH_STEP_ROLL:
    case CLASH_STEP_AGAIN:
    case CLASH_STEP_LOSE:
    case CLASH_STEP_OVER:
    default:
      return CLASH_MARK_NONE;
    }
}

gboolean
clash_hand_find_attack (ClashHand  *self,
                        int         target,
                        HarenaMove *move)
{
  if (!holds_attacker (self) || self->space == CLASH_NO_CELL)
    return FALSE;

  for (int i = 0; i < self->n_moves; i++)
    if (is_by (self, self->moves[i], CLASH_NO_CELL)
        && (int) clash_move_b (self->moves[i]) == self->space
        && (int) clash_move_c (self->moves[i]) == target)
      {
        *move = self->moves[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
clash_hand_can_take_kind (ClashHand *self,
                          int        kind)
{
  for (int i = 0; i < self->n_moves; i++)
    {
      unsigned verb = clash_move_verb (self->moves[i]);

      if ((verb == CLASH_ENTER || verb == CLASH_JOIN)
          && (int) clash_move_b (self->moves[i]) == kind)
        return TRUE;
    }
  return FALSE;
}

gboolean
clash_hand_can_take_beast (ClashHand *self,
                           int        beast)
{
  for (int i = 0; i < self->n_moves; i++)
    if (clash_move_verb (self->moves[i]) == CLASH_RELEASE
        && (int) clash_move_a (self->moves[i]) == beast)
      return TRUE;

  return FALSE;
}

void
clash_hand_take_kind (ClashHand *self,
                      int        kind)
{
  g_return_if_fail (CLASH_IS_HAND (self));

  if (!clash_hand_can_take_kind (self, kind))
    return;
  self->kind = kind;
  say_changed (self);
}

void
clash_hand_take_beast (ClashHand *self,
                       int        beast)
{
  g_return_if_fail (CLASH_IS_HAND (self));

  if (!clash_hand_can_take_beast (self, beast))
    return;
  put_down (self);
  self->beast = beast;
  say_changed (self);
}

/* R13: the space to begin with is where it stands; where it must move and there is one way only,
 * that one. */
static void
choose_source (ClashHand *self,
               int        cell)
{
  int ways = 0;

  put_down (self);
  self->source = cell;
  for (int i = 0; i < self->n_moves; i++)
    {
      int to = clash_move_b (self->moves[i]);

      if (!is_by (self, self->moves[i], CLASH_NO_CELL))
        continue;
      if (to == cell)
        {
          self->space = cell;
          break;
        }
      if (to != self->space)
        {
          self->space = to;
          ways++;
        }
    }
  if (self->space != cell && ways != 1)
    self->space = CLASH_NO_CELL;
  say_changed (self);
}

static void
choose_space (ClashHand *self,
              int        cell)
{
  self->space = cell;
  self->waiting = 0;
  say_changed (self);
}

/* The nearest space from which a far target can be attacked. */
static void
approach (ClashHand *self,
          int        target)
{
  int path[CLASH_N_CELLS];
  int best = CLASH_NO_CELL;
  int shortest = CLASH_N_CELLS + 1;

  for (int i = 0; i < self->n_moves; i++)
    {
      HarenaMove move = self->moves[i];
      int        length;

      if (!is_by (self, move, CLASH_NO_CELL) || (int) clash_move_c (move) != target)
        continue;
      self->space = clash_move_b (move);
      length = clash_hand_get_path (self, path);
      if (length < shortest)
        {
          shortest = length;
          best = self->space;
        }
    }
  choose_space (self, best);
}

static gboolean
press_attack (ClashHand *self,
              int        target)
{
  HarenaMove move;

  if (!clash_hand_find_attack (self, target, &move))
    return FALSE;
  if (self->confirm && self->waiting != move)
    {
      self->waiting = move;
      say_changed (self);
      return TRUE;
    }
  clash_hand_play (self, move);
  return TRUE;
}

static const char *
why_not (ClashHand *self,
         int        cell)
{
  const ClashPosition *position = clash_hand_get_position (self);
  gboolean             empty = (position->occupied & clash_cell_bit (cell)) == 0;

  if (holds_attacker (self))
    return empty ? _("No target can be attacked from there.")
                 : _("That cannot be attacked from here.");
  if (empty)
    return _("Nobody stands there. Choose who is to attack.");
  if (position->groups[cell].owner == harena_game_model_get_asked (self->model))
    return _("This team can attack nobody.");

  return _("First choose who is to attack.");
}

static gboolean
press_fight (ClashHand *self,
             int        cell)
{
  switch (clash_hand_get_mark (self, cell))
    {
    case CLASH_MARK_TARGET:
      if (holds_attacker (self))
        return press_attack (self, cell);
      break;
    case CLASH_MARK_TARGET_AFAR:
      if (holds_attacker (self))
        {
          approach (self, cell);
          return TRUE;
        }
      break;
    case CLASH_MARK_MOVE:
      choose_space (self, cell);
      return TRUE;
    case CLASH_MARK_CHOSEN:
    case CLASH_MARK_SPACE:
      return clash_hand_back (self);
    case CLASH_MARK_SOURCE:
      choose_source (self, cell);
      return TRUE;
    case CLASH_MARK_NONE:
    case CLASH_MARK_START:
    case CLASH_MARK_JOIN:
    case CLASH_MARK_PLACE:
    default:
      break;
    }

  return refuse (self, why_not (self, cell));
}

static gboolean
press_entry (ClashHand *self,
             int        cell)
{
  ClashVerb verb;

  switch ((int) clash_hand_get_mark (self, cell))
    {
    case CLASH_MARK_START:
      verb = CLASH_ENTER;
      break;
    case CLASH_MARK_JOIN:
      verb = CLASH_JOIN;
      break;
    default:
      return refuse (self, self->kind == CLASH_NO_KIND ? _("First take a gladiator.")
                                                       : _("The gladiator cannot go there."));
    }

  clash_hand_play (self, clash_move (verb, cell, self->kind, 0));
  return TRUE;
}

gboolean
clash_hand_press (ClashHand *self,
                  int        cell)
{
  g_return_val_if_fail (CLASH_IS_HAND (self), FALSE);

  if (self->n_moves == 0)
    return FALSE;

  switch ((int) clash_hand_get_position (self)->step)
    {
    case CLASH_STEP_ENTER:
      return press_entry (self, cell);
    case CLASH_STEP_PLACE:
      if (clash_hand_get_mark (self, cell) != CLASH_MARK_PLACE)
        return refuse (self, _("A beast goes into an empty space."));
      clash_hand_play (self, clash_move (CLASH_PLACE, cell, 0, 0));
      return TRUE;
    case CLASH_STEP_FIGHT:
      return press_fight (self, cell);
    default:
      return FALSE;
    }
}

gboolean
clash_hand_can_drag (ClashHand *self,
                     int        cell)
{
  ClashMark mark = clash_hand_get_mark (self, cell);

  return mark == CLASH_MARK_SOURCE || mark == CLASH_MARK_CHOSEN
         || (mark != CLASH_MARK_NONE && !holds_attacker (self) && is_source (self, cell));
}

gboolean
clash_hand_back (ClashHand *self)
{
  g_return_val_if_fail (CLASH_IS_HAND (self), FALSE);

  if (self->waiting != 0)
    self->waiting = 0;
  else if (holds_attacker (self))
    {
      gboolean moved = self->space != CLASH_NO_CELL && self->space != self->source;
      int      source = self->source;
      int      space = self->space;
      int      beast = self->beast;

      put_down (self);
      if (moved && source != CLASH_NO_CELL)
        {
          choose_source (self, source);
          /* Where there is only one way, there is no step between. */
          if (self->space != space)
            return TRUE;
          put_down (self);
        }
      else if (moved)
        self->beast = beast;
    }
  else if (clash_hand_get_kind (self) != CLASH_NO_KIND)
    self->kind = CLASH_NO_KIND;
  else
    return FALSE;

  say_changed (self);
  return TRUE;
}

HarenaMove
clash_hand_get_waiting (ClashHand *self)
{
  return self->waiting;
}

void
clash_hand_play (ClashHand *self,
                 HarenaMove move)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (CLASH_IS_HAND (self));

  if (!harena_game_model_play_move (self->model, move, &error))
    refuse (self, error->message);
}
