/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sheet of glass over the battle: only the stars on it are painted. */

#include "clash/battle-flight.h"

#include "clash/battle-paint.h"

#include <adwaita.h>

enum
{
  FLY = 250,  /* milliseconds */
  FADE = 150,
  SIZE = 34,
};

typedef struct
{
  graphene_point_t from;
  graphene_point_t to;
  gboolean         stopped;
} Star;

struct _ClashBattleFlight
{
  GtkWidget      parent_instance;

  GArray        *stars;
  GskRenderNode *star;
  AdwAnimation  *motion; /* in milliseconds, or NULL */
};

G_DEFINE_FINAL_TYPE (ClashBattleFlight, clash_battle_flight, GTK_TYPE_WIDGET)

static void
clash_battle_flight_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ClashBattleFlight *self = CLASH_BATTLE_FLIGHT (widget);
  double             time;

  if (!clash_battle_moves (self->motion))
    return;
  if (self->star == NULL)
    self->star = clash_battle_paint_piece (widget, "star-wound", SIZE);

  time = adw_animation_get_value (self->motion);
  for (guint i = 0; i < self->stars->len; i++)
    {
      const Star      *star = &g_array_index (self->stars, Star, i);
      double           part = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, MIN (1, time / FLY));
      double           faded = CLAMP ((time - FLY) / FADE, 0, 1);
      graphene_point_t at;

      if (time > FLY && !star->stopped)
        continue;
      graphene_point_interpolate (&star->from, &star->to, part, &at);
      gtk_snapshot_push_opacity (snapshot, 1 - faded);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (at.x - SIZE / 2.0f, at.y - SIZE / 2.0f));
      gtk_snapshot_append_node (snapshot, self->star);
      gtk_snapshot_restore (snapshot);
      gtk_snapshot_pop (snapshot);
    }
}

static void
clash_battle_flight_dispose (GObject *object)
{
  ClashBattleFlight *self = CLASH_BATTLE_FLIGHT (object);

  clash_battle_flight_finish (self);
  g_clear_pointer (&self->star, gsk_render_node_unref);

  G_OBJECT_CLASS (clash_battle_flight_parent_class)->dispose (object);
}

static void
clash_battle_flight_finalize (GObject *object)
{
  g_array_unref (CLASH_BATTLE_FLIGHT (object)->stars);

  G_OBJECT_CLASS (clash_battle_flight_parent_class)->finalize (object);
}

static void
clash_battle_flight_class_init (ClashBattleFlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_flight_dispose;
  G_OBJECT_CLASS (klass)->finalize = clash_battle_flight_finalize;
  widget_class->snapshot = clash_battle_flight_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_battle_flight_init (ClashBattleFlight *self)
{
  self->stars = g_array_new (FALSE, FALSE, sizeof (Star));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
clash_battle_flight_new (void)
{
  return g_object_new (CLASH_TYPE_BATTLE_FLIGHT, NULL);
}

void
clash_battle_flight_add (ClashBattleFlight      *self,
                         const graphene_point_t *from,
                         const graphene_point_t *to,
                         gboolean                stopped)
{
  Star star = { *from, *to, stopped };

  g_return_if_fail (CLASH_IS_BATTLE_FLIGHT (self));

  g_array_append_val (self->stars, star);
}

guint
clash_battle_flight_start (ClashBattleFlight *self)
{
  guint duration = FLY;

  g_return_val_if_fail (CLASH_IS_BATTLE_FLIGHT (self), 0);

  if (self->stars->len == 0 || !clash_battle_has_motion (GTK_WIDGET (self)))
    {
      g_array_set_size (self->stars, 0);
      return 0;
    }
  for (guint i = 0; i < self->stars->len; i++)
    if (g_array_index (self->stars, Star, i).stopped)
      duration = FLY + FADE;
  self->motion = clash_battle_animate (GTK_WIDGET (self), 0, duration, duration, ADW_LINEAR);
  return duration;
}

void
clash_battle_flight_finish (ClashBattleFlight *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_FLIGHT (self));

  g_array_set_size (self->stars, 0);
  clash_battle_end_motion (&self->motion);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
