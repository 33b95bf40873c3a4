/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways between the end of a game, its review, and the moves that cost something. */

#include "table/table-private.h"

#include "table/cost-words.h"

/* The move of the next mistake in this direction, or -1. */
static int
find_mistake (HarenaTable *self,
              int          direction)
{
  HarenaGameReview *review = self->reviewing ? harena_hand_get_review (self->hand) : NULL;
  int               cursor = (int) harena_game_model_get_cursor (self->model);

  return review != NULL
           ? harena_game_review_find_mistake (review, cursor + direction, direction,
                                              harena_cost_whose (self->hand))
           : -1;
}

void
harena_table_update_review_actions (HarenaTable *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.previous-mistake",
                                 find_mistake (self, -1) >= 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.next-mistake",
                                 find_mistake (self, 1) >= 0);
}

static void
jump_to_mistake (HarenaTable *self,
                 int          direction)
{
  int move = find_mistake (self, direction);

  if (move >= 0)
    harena_game_model_jump (self->model, (guint) move);
}

static void
previous_mistake_action (GtkWidget  *widget,
                         const char *name G_GNUC_UNUSED,
                         GVariant   *parameter G_GNUC_UNUSED)
{
  jump_to_mistake (HARENA_TABLE (widget), -1);
}

static void
next_mistake_action (GtkWidget  *widget,
                     const char *name G_GNUC_UNUSED,
                     GVariant   *parameter G_GNUC_UNUSED)
{
  jump_to_mistake (HARENA_TABLE (widget), 1);
}

/* The position before the move, where both what was played and what was better can be seen. */
static void
show_move_action (GtkWidget  *widget,
                  const char *name G_GNUC_UNUSED,
                  GVariant   *parameter)
{
  HarenaTable *self = HARENA_TABLE (widget);

  harena_table_set_reviewing (self, TRUE);
  harena_game_model_jump (self->model, g_variant_get_uint32 (parameter));
  harena_table_update (self);
}

static void
try_again_action (GtkWidget  *widget,
                  const char *name G_GNUC_UNUSED,
                  GVariant   *parameter)
{
  HarenaTable *self = HARENA_TABLE (widget);
  guint        index = g_variant_get_uint32 (parameter);

  if (!harena_game_model_get_can_continue_from (self->model, index))
    return;
  harena_game_model_jump (self->model, index);
  harena_game_model_continue_here (self->model);
  harena_table_set_reviewing (self, FALSE);
  harena_table_update (self);
}

void
harena_table_install_review_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.show-move", "u", show_move_action);
  gtk_widget_class_install_action (widget_class, "table.try-again", "u", try_again_action);
  gtk_widget_class_install_action (widget_class, "table.previous-mistake", NULL,
                                   previous_mistake_action);
  gtk_widget_class_install_action (widget_class, "table.next-mistake", NULL, next_mistake_action);
}
