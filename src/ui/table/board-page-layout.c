/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the page, wide or narrow. */

#include "table/board-page-private.h"

#include "learn/coach.h"
#include "table/review-bar.h"
#include "widgets/place.h"
#include "settings.h"
#include "widgets/type-size.h"

enum
{
  PANEL_WIDTH = 344,
  WIDE = 860,        /* from here on there is room for the panel beside the board */
  NARROW = 480,      /* below this the question stands above its buttons, */
  COMPACT = 700,     /* and below this its buttons are words alone */
};

/* Whether the panel stands beside a board of this width. */
static gboolean
shows_panel (HarenaBoardPage *self,
             int              width)
{
  return harena_type_room (width) >= WIDE && self->scene == NULL
         && g_settings_get_boolean (harena_settings_get_default (), "side-panel");
}

static int
height_of (GtkWidget *child,
           int        width)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* As much as it would like, of the room that there is; but at least what it needs. */
static int
height_within (GtkWidget *child,
               int        width,
               int        room)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return CLAMP (room, minimum, natural);
}

static int
width_of (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* What stands at the bottom. A lesson asks its own questions, where there is no room for both. */
static GtkWidget *
under_board (HarenaBoardPage *self,
             gboolean        beside)
{
  return harena_board_page_is_taught (self) && !beside ? self->coach : self->bars;
}

/* What it needs at this width. */
static int
height_at (HarenaBoardPage *self,
           int              width)
{
  gboolean wide = shows_panel (self, width);
  int      inner = wide ? width - PANEL_WIDTH : width;
  int      room = harena_board_page_room (harena_type_room (width) < WIDE);

  return height_of (self->header, width) + height_of (self->middle, inner)
         + height_of (under_board (self, wide), inner)
         + height_of (self->above_box[room], width) + height_of (self->below_box[room], inner);
}

/* Below this it never goes, at whatever width. */
static int
lowest (HarenaBoardPage *self)
{
  int bottom = height_of (self->bars, -1);

  if (harena_board_page_is_taught (self))
    bottom = MIN (bottom, height_of (self->coach, -1));
  return height_of (self->header, -1) + height_of (self->middle, -1) + bottom
         + MIN (height_of (self->above_box[0], -1), height_of (self->above_box[1], -1))
         + MIN (height_of (self->below_box[0], -1), height_of (self->below_box[1], -1));
}

GtkSizeRequestMode
harena_board_page_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
harena_board_page_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaBoardPage *self = HARENA_BOARD_PAGE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (MAX (width_of (self->header), width_of (under_board (self, FALSE))),
                      MAX (MAX (width_of (self->above_box[1]), width_of (self->below_box[1])),
                           width_of (self->middle)));
      *natural = MAX (*minimum, WIDE + PANEL_WIDTH);
    }
  else
    {
      *minimum = for_size < 0 ? lowest (self) : height_at (self, for_size);
      *natural = MAX (*minimum, 740);
    }
}

static void
place (GtkWidget *child,
       gboolean   visible,
       int        x,
       int        y,
       int        width,
       int        height)
{
  if (visible)
    harena_place (child, x, y, width, height);
  else
    gtk_widget_set_child_visible (child, FALSE);
}

/* Header and question take the shape that the width allows. */
static void
shape (HarenaBoardPage *self,
       int             width)
{
  int room = harena_type_room (width);
  int inner = harena_type_room (shows_panel (self, width) ? width - PANEL_WIDTH : width);

  harena_question_bar_set_shape (self->question, inner < COMPACT, inner < NARROW);
  harena_review_bar_set_narrow (HARENA_REVIEW_BAR (self->review_bar), inner < NARROW);
  gtk_widget_set_visible (self->hint_button, room >= NARROW && !self->reviewing);
  gtk_widget_set_visible (self->leave_words, room >= COMPACT);
  gtk_widget_set_visible (self->undo, !self->reviewing);
  gtk_widget_set_visible (self->redo, room >= NARROW && !self->reviewing);
  gtk_widget_set_visible (self->panel_button, room >= WIDE);
  if (self->coach != NULL)
    harena_coach_set_compact (HARENA_COACH (self->coach), !shows_panel (self, width));
}

void
harena_board_page_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline G_GNUC_UNUSED)
{
  HarenaBoardPage *self = HARENA_BOARD_PAGE (widget);
  gboolean         beside = shows_panel (self, width);
  int              room = harena_board_page_room (harena_type_room (width) < WIDE);
  gboolean         parts = self->scene == NULL;
  GtkWidget       *bottom = under_board (self, beside);
  int              inner = beside ? width - PANEL_WIDTH : width;
  int              top, bar, above, below, coach = 0;

  shape (self, width);
  top = height_of (self->header, width);
  above = parts ? height_of (self->above_box[room], width) : 0;
  below = parts && !self->reviewing ? height_of (self->below_box[room], inner) : 0;
  if (bottom == self->coach)
    bar = height_within (bottom, inner,
                         height - top - above - below - height_of (self->middle, inner));
  else
    bar = height_of (bottom, inner);
  /* A drawer that is open scrolls before the window would have to grow. */
  if (below > 0)
    below = height_within (self->below_box[room], inner,
                           height - top - above - bar - height_of (self->middle, inner));
  if (harena_board_page_is_taught (self) && beside)
    coach = height_within (self->coach, width - inner,
                           height - top - height_of (self->panel, width - inner));

  place (self->header, TRUE, 0, 0, width, top);
  for (int i = 0; i < 2; i++)
    {
      place (self->above_box[i], i == room && above > 0, 0, top, width, above);
      place (self->below_box[i], i == room && below > 0, 0, height - bar - below, inner, below);
    }
  place (self->middle, TRUE, 0, top + above, inner, height - top - above - below - bar);
  place (self->bars, bottom == self->bars, 0, height - bar, inner, bar);
  if (self->coach != NULL && beside)
    place (self->coach, coach > 0, inner, top, width - inner, coach);
  else if (self->coach != NULL)
    place (self->coach, bottom == self->coach, 0, height - bar, width, bar);
  place (self->panel, beside, inner, top + coach, width - inner, height - top - coach);
}
