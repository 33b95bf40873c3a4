/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of one seat, from the position. */

#include "clash/score-row.h"

#include "clash/speech.h"
#include "words.h"

struct _ClashScoreRow
{
  GObject          parent_instance;

  HarenaGameModel *model;
  int              seat;
  char            *name;
  char            *player;
  int              colour;
  gboolean         turn;
  int              scores[CLASH_N_SCORES];
};

enum
{
  PROP_TURN = 1,
  PROP_TEAMS,
  PROP_LEFT,
  PROP_TAKEN,
  PROP_BEASTS,
  PROP_POINTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (ClashScoreRow, clash_score_row, G_TYPE_OBJECT)

static void
clash_score_row_finalize (GObject *object)
{
  ClashScoreRow *self = CLASH_SCORE_ROW (object);

  g_clear_object (&self->model);
  g_free (self->name);
  g_free (self->player);

  G_OBJECT_CLASS (clash_score_row_parent_class)->finalize (object);
}

static void
clash_score_row_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  ClashScoreRow *self = CLASH_SCORE_ROW (object);

  if (id == PROP_TURN)
    g_value_set_boolean (value, self->turn);
  else if (id >= PROP_TEAMS && id < N_PROPS)
    g_value_set_int (value, self->scores[id - PROP_TEAMS]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
clash_score_row_class_init (ClashScoreRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = clash_score_row_finalize;
  object_class->get_property = clash_score_row_get_property;

  properties[PROP_TURN] = g_param_spec_boolean ("turn", NULL, NULL, FALSE, flags);
  properties[PROP_TEAMS] = g_param_spec_int ("teams", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_LEFT] = g_param_spec_int ("left", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_TAKEN] = g_param_spec_int ("taken", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_BEASTS] = g_param_spec_int ("beasts", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", CLASH_TYPE_SCORE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
clash_score_row_init (ClashScoreRow *self G_GNUC_UNUSED)
{
}

ClashScoreRow *
clash_score_row_new (HarenaGameModel *model,
                     int              seat)
{
  ClashScoreRow *self = g_object_new (CLASH_TYPE_SCORE_ROW, NULL);

  self->model = g_object_ref (model);
  self->seat = seat;
  clash_score_row_update (self);
  return self;
}

static gboolean
update_scores (ClashScoreRow *self)
{
  const ClashPosition *position = harena_game_model_get_position (self->model);
  const HarenaGame    *game = harena_game_model_get_game (self->model);
  int                  points[HARENA_SEATS_MAX] = { 0 };
  int                  scores[CLASH_N_SCORES];
  gboolean             changed = FALSE;

  game->points (position, points);
  scores[CLASH_SCORE_TEAMS] = clash_count_cells (position->held[self->seat]);
  scores[CLASH_SCORE_LEFT] = position->alive[self->seat];
  scores[CLASH_SCORE_TAKEN] = position->taken[self->seat];
  scores[CLASH_SCORE_BEASTS] = position->beasts[self->seat];
  scores[CLASH_SCORE_POINTS] = points[self->seat - 1];

  for (int i = 0; i < CLASH_N_SCORES; i++)
    if (scores[i] != self->scores[i])
      {
        self->scores[i] = scores[i];
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEAMS + i]);
        changed = TRUE;
      }
  return changed;
}

void
clash_score_row_update (ClashScoreRow *self)
{
  const ClashPosition *position = harena_game_model_get_position (self->model);
  HarenaSeat          *seat = harena_game_model_get_seat (self->model, self->seat);
  const char          *name = clash_speech_seat (self->model, self->seat);
  gboolean             turn = position->mover == self->seat && position->step != CLASH_STEP_OVER;
  gboolean             changed = update_scores (self);

  if (turn != self->turn)
    {
      self->turn = turn;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TURN]);
      changed = TRUE;
    }
  if (g_strcmp0 (name, self->name) != 0 || harena_seat_get_colour (seat) != self->colour
      || g_strcmp0 (harena_seat_get_player (seat), self->player) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (name);
      self->colour = harena_seat_get_colour (seat);
      g_free (self->player);
      self->player = g_strdup (harena_seat_get_player (seat));
      changed = TRUE;
    }
  if (changed)
    g_signal_emit (self, changed_signal, 0);
}

int
clash_score_row_get_seat (ClashScoreRow *self)
{
  return self->seat;
}

HarenaGameModel *
clash_score_row_get_model (ClashScoreRow *self)
{
  return self->model;
}

gboolean
clash_score_row_get_turn (ClashScoreRow *self)
{
  return self->turn;
}

int
clash_score_row_get_score (ClashScoreRow *self,
                           ClashScore     which)
{
  return self->scores[which];
}

char *
clash_score_row_describe (ClashScoreRow *self,
                          ClashScore     which)
{
  int         n = self->scores[which];
  const char *name = self->name;

  switch (which)
    {
    case CLASH_SCORE_TEAMS:
      /* Translators: a seat and a number of the score table, for a screen reader; as the next. */
      return g_strdup_printf (ngettext ("%s, %d team", "%s, %d teams", n), name, n);
    case CLASH_SCORE_LEFT:
      return g_strdup_printf (ngettext ("%s, %d gladiator left", "%s, %d gladiators left", n),
                              name, n);
    case CLASH_SCORE_TAKEN:
      return g_strdup_printf (ngettext ("%s, %d gladiator taken", "%s, %d gladiators taken", n),
                              name, n);
    case CLASH_SCORE_BEASTS:
      return g_strdup_printf (ngettext ("%s, %d beast killed", "%s, %d beasts killed", n), name,
                              n);
    case CLASH_SCORE_POINTS:
      return g_strdup_printf (ngettext ("%s, %d point", "%s, %d points", n), name, n);
    case CLASH_N_SCORES:
    default:
      g_assert_not_reached ();
    }
}

char *
clash_score_row_describe_seat (ClashScoreRow *self)
{
  if (!self->turn)
    return g_strdup (self->name);

  /* Translators: the name of a seat, for a screen reader. */
  return g_strdup_printf (_("%s, whose turn it is"), self->name);
}
