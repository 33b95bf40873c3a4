/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game on the table, and a walk through widgets. */

#include "clash/board-side.h"

void
side_open (Side            *side,
           HarenaGameModel *model)
{
  side->model = model;
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  side->hand = harena_hand_new (model);
}

void
side_close (Side *side)
{
  g_assert_finalize_object (g_steal_pointer (&side->hand));
  g_assert_finalize_object (g_steal_pointer (&side->model));
}

guint
side_jump (Side *side,
           guint number)
{
  /* A prime that divides no number of moves of a golden game. */
  guint cursor = number * 997 % (harena_game_model_get_n_moves (side->model) + 1);

  harena_game_model_jump (side->model, cursor);
  return cursor;
}

void
side_continue (Side *side,
               guint cursor)
{
  harena_game_model_jump (side->model, cursor);
  harena_game_model_continue_here (side->model);
  stage_wait_until (harena_game_model_get_asked (side->model) != 0
                    || harena_game_model_get_over (side->model));
}

static GtkWidget *
find (GtkWidget  *widget,
      GType       type,
      const char *style,
      guint      *number)
{
  gboolean matches = type != 0 ? g_type_is_a (G_OBJECT_TYPE (widget), type)
                               : gtk_widget_has_css_class (widget, style);

  if (matches && (*number)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, style, number);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
side_find (GtkWidget *root,
           GType      type,
           guint      number)
{
  return find (root, type, NULL, &number);
}

GtkWidget *
side_find_class (GtkWidget  *root,
                 const char *style,
                 guint       number)
{
  return find (root, 0, style, &number);
}

const char *
side_text (GtkWidget  *root,
           const char *style)
{
  GtkWidget *label = side_find_class (root, style, 0);

  g_assert_true (GTK_IS_LABEL (label));
  return gtk_label_get_text (GTK_LABEL (label));
}
