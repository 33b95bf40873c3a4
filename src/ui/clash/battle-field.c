/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wide: the sides left and right of the tray. Narrow: one below the other. */

#include "clash/battle-field.h"

#include "clash/battle-flight.h"
#include "clash/battle-notes.h"
#include "clash/battle-side.h"
#include "clash/battle-steps.h"
#include "clash/battle-sum.h"
#include "clash/battle-tray.h"
#include "clash/speech.h"
#include "widgets/place.h"
#include "widgets/type-size.h"

enum
{
  SUM = 96,       /* room for two lines, whatever there is to be said */
  LOW = 380,      /* a field that is lower has brief steps */

  /* When narrow. */
  ROW_LEAST = 74, /* the height of a side */
  ROW_MOST = 88,
  TRAY_LEAST = 46,
  TRAY_MOST = 230,
  SUM_NARROW = 56,
  STEPS = 38,
  GAP = 5,
};

struct _ClashBattleField
{
  GtkWidget        parent_instance;

  HarenaGameModel *model;
  GtkWidget       *steps;
  GtkWidget       *sides[2];
  GtkWidget       *tray;
  GtkWidget       *sum;
  GtkWidget       *flight;

  ClashStory       story;   /* what is shown */
  gboolean         narrow;
};

G_DEFINE_FINAL_TYPE (ClashBattleField, clash_battle_field, GTK_TYPE_WIDGET)

static void
allocate_wide (ClashBattleField *self,
               int               width,
               int               height)
{
  int edge = width >= 1000 ? 24 : 12;
  int side = CLAMP (width * 29 / 100, 200, 372);
  int top = harena_height_of (self->steps, width) + 4;
  int high = height - top - 14;
  int left = edge + side + 16;
  int middle = width - 2 * left;
  int sum = harena_type_pixels (SUM);

  harena_place (self->steps, 0, 0, width, top);
  harena_place (self->sides[CLASH_ATTACKER], edge, top, side, high);
  harena_place (self->sides[CLASH_DEFENDER], width - edge - side, top, side, high);
  harena_place (self->sum, left, top + high - sum, middle, sum);
  harena_place (self->tray, left, top, middle, high - sum - 12);
}

static void
allocate_narrow (ClashBattleField *self,
                 int               width,
                 int               height)
{
  int top = harena_height_of (self->steps, width) + 2;
  int wide = width - 16;
  int sum = harena_type_pixels (SUM_NARROW);
  int side = CLAMP ((height - top - sum - TRAY_LEAST - 4 * GAP) / 2, ROW_LEAST, ROW_MOST);
  int tray = CLAMP (height - top - sum - 2 * side - 4 * GAP, 40, TRAY_MOST);
  int y = top + MAX (0, (height - top - sum - 2 * side - tray - 4 * GAP) / 2);

  harena_place (self->steps, 0, 0, width, top);
  harena_place (self->sides[CLASH_ATTACKER], 8, y, wide, side);
  y += side + GAP;
  harena_place (self->tray, 8, y, wide, tray);
  y += tray + GAP;
  harena_place (self->sum, 8, y, wide, sum);
  y += sum + GAP;
  harena_place (self->sides[CLASH_DEFENDER], 8, y, wide, side);
}

static void
clash_battle_field_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline G_GNUC_UNUSED)
{
  ClashBattleField *self = CLASH_BATTLE_FIELD (widget);

  clash_battle_steps_set_compact (CLASH_BATTLE_STEPS (self->steps),
                                  self->narrow || harena_type_room (height) < LOW);
  if (self->narrow)
    allocate_narrow (self, width, height);
  else
    allocate_wide (self, width, height);
  harena_place (self->flight, 0, 0, width, height);
}

static void
clash_battle_field_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size G_GNUC_UNUSED,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline G_GNUC_UNUSED,
                            int           *natural_baseline G_GNUC_UNUSED)
{
  ClashBattleField *self = CLASH_BATTLE_FIELD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 300;
      *natural = 1280;
    }
  else if (self->narrow)
    {
      *minimum = STEPS + 2 * ROW_LEAST + SUM_NARROW + TRAY_LEAST + 4 * GAP;
      *natural = STEPS + 2 * ROW_MOST + SUM_NARROW + 120 + 4 * GAP;
    }
  else
    {
      *minimum = 230;
      *natural = 580;
    }
}

static void
clash_battle_field_dispose (GObject *object)
{
  ClashBattleField *self = CLASH_BATTLE_FIELD (object);
  GtkWidget        *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (clash_battle_field_parent_class)->dispose (object);
}

static void
clash_battle_field_class_init (ClashBattleFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_field_dispose;
  widget_class->size_allocate = clash_battle_field_size_allocate;
  widget_class->measure = clash_battle_field_measure;
  gtk_widget_class_set_css_name (widget_class, "battlefield");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_battle_field_init (ClashBattleField *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->steps = clash_battle_steps_new ();
  self->sides[CLASH_ATTACKER] = clash_battle_side_new (CLASH_ATTACKER);
  self->tray = clash_battle_tray_new ();
  self->sum = clash_battle_sum_new ();
  self->sides[CLASH_DEFENDER] = clash_battle_side_new (CLASH_DEFENDER);
  self->flight = clash_battle_flight_new ();
  gtk_widget_set_parent (self->steps, widget);
  gtk_widget_set_parent (self->sides[CLASH_ATTACKER], widget);
  gtk_widget_set_parent (self->tray, widget);
  gtk_widget_set_parent (self->sum, widget);
  gtk_widget_set_parent (self->sides[CLASH_DEFENDER], widget);
  gtk_widget_set_parent (self->flight, widget);
  gtk_widget_set_vexpand (widget, TRUE);
}

GtkWidget *
clash_battle_field_new (HarenaGameModel *model)
{
  ClashBattleField *self = g_object_new (CLASH_TYPE_BATTLE_FIELD, NULL);

  self->model = g_object_ref (model);
  return GTK_WIDGET (self);
}

static void
show_dice (ClashBattleField *self,
           const ClashStory *story)
{
  g_autofree char *caption = NULL;

  if (story->dice.side != CLASH_NO_SIDE)
    caption = clash_speech_dice (story->dice.faces);
  else if (story->steps[story->current].part <= CLASH_PART_NETS)
    caption = clash_battle_first (story);
  clash_battle_tray_update (CLASH_BATTLE_TRAY (self->tray), story->dice.faces,
                            caption != NULL ? caption : "", !clash_battle_roller (story));
}

static void
show_steps (ClashBattleField *self,
            const ClashStory *story,
            int               current)
{
  clash_battle_steps_update (CLASH_BATTLE_STEPS (self->steps), story, current);
}

void
clash_battle_field_update (ClashBattleField *self,
                           const ClashStory *story)
{
  g_return_if_fail (CLASH_IS_BATTLE_FIELD (self));

  self->story = *story;
  show_steps (self, story, story->current);
  show_dice (self, story);
  clash_battle_sum_update (CLASH_BATTLE_SUM (self->sum), self->model, story);
  for (int side = 0; side < 2; side++)
    clash_battle_side_update (CLASH_BATTLE_SIDE (self->sides[side]), self->model, story);
}

/* The last step of this part that has been reached. */
static int
find_step (const ClashStory *story,
           ClashPart         part)
{
  for (int i = MIN (story->current, story->n_steps - 1); i >= 0; i--)
    if (story->steps[i].part == part)
      return i;

  return MIN (story->current, story->n_steps - 1);
}

guint
clash_battle_field_throw (ClashBattleField *self,
                          const ClashStory *story)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_FIELD (self), 0);

  show_steps (self, story, find_step (story, CLASH_PART_ROLL));
  show_dice (self, story);
  clash_battle_sum_update (CLASH_BATTLE_SUM (self->sum), self->model, NULL);
  return clash_battle_tray_throw (CLASH_BATTLE_TRAY (self->tray));
}

/* From its die to the side that is hit, or to the shield that stops it. */
static void
add_star (ClashBattleField *self,
          GtkWidget        *side,
          int               die,
          int               shield)
{
  graphene_point_t from, to;

  clash_battle_tray_get_die (CLASH_BATTLE_TRAY (self->tray), die, &from);
  clash_battle_side_get_place (CLASH_BATTLE_SIDE (side), shield, &to);
  if (gtk_widget_compute_point (self->tray, GTK_WIDGET (self), &from, &from)
      && gtk_widget_compute_point (side, GTK_WIDGET (self), &to, &to))
    clash_battle_flight_add (CLASH_BATTLE_FLIGHT (self->flight), &from, &to, shield >= 0);
}

guint
clash_battle_field_fly (ClashBattleField *self,
                        const ClashStory *story)
{
  const ClashThrow *dice = &story->dice;
  GtkWidget        *side;

  g_return_val_if_fail (CLASH_IS_BATTLE_FIELD (self), 0);
  g_return_val_if_fail (dice->side != CLASH_NO_SIDE, 0);

  show_steps (self, story, find_step (story, dice->cancelled > 0 ? CLASH_PART_SHIELDS
                                                                 : CLASH_PART_LOSSES));
  clash_battle_sum_update (CLASH_BATTLE_SUM (self->sum), self->model, story);
  side = self->sides[!dice->side];
  for (int i = 0; i < dice->lethal + dice->hits; i++)
    {
      int shield = i - (dice->lethal + dice->hits - dice->cancelled);

      add_star (self, side, i, MAX (shield, -1));
    }
  return clash_battle_flight_start (CLASH_BATTLE_FLIGHT (self->flight));
}

guint
clash_battle_field_change (ClashBattleField *self,
                           const ClashStory *story)
{
  guint attacker, defender;

  g_return_val_if_fail (CLASH_IS_BATTLE_FIELD (self), 0);

  clash_battle_field_update (self, story);
  attacker = clash_battle_side_move (CLASH_BATTLE_SIDE (self->sides[CLASH_ATTACKER]));
  defender = clash_battle_side_move (CLASH_BATTLE_SIDE (self->sides[CLASH_DEFENDER]));
  return MAX (attacker, defender);
}

void
clash_battle_field_finish (ClashBattleField *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_FIELD (self));

  clash_battle_flight_finish (CLASH_BATTLE_FLIGHT (self->flight));
  clash_battle_tray_finish (CLASH_BATTLE_TRAY (self->tray));
  for (int side = 0; side < 2; side++)
    clash_battle_side_finish (CLASH_BATTLE_SIDE (self->sides[side]));
}

void
clash_battle_field_offer (ClashBattleField *self,
                          HarenaHand       *hand)
{
  g_return_if_fail (CLASH_IS_BATTLE_FIELD (self));

  for (int side = 0; side < 2; side++)
    clash_battle_side_offer (CLASH_BATTLE_SIDE (self->sides[side]), hand);
}

void
clash_battle_field_set_narrow (ClashBattleField *self,
                               gboolean          narrow)
{
  g_return_if_fail (CLASH_IS_BATTLE_FIELD (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  clash_battle_sum_set_compact (CLASH_BATTLE_SUM (self->sum), narrow);
  for (int side = 0; side < 2; side++)
    clash_battle_side_set_narrow (CLASH_BATTLE_SIDE (self->sides[side]), narrow);
  if (self->story.n_steps > 0)
    clash_battle_field_update (self, &self->story);
}
