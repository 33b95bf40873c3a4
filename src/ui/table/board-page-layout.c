/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the page, wide or narrow. */

#include "table/board-page-private.h"

#include "learn/coach.h"
#include "table/cost-strip.h"
#include "table/review-bar.h"
#include "widgets/css-class.h"
#include "widgets/place.h"
#include "settings.h"
#include "widgets/type-size.h"

enum
{
  PANEL_WIDTH = 344,
  WIDE = 860,        /* from here on there is room for the panel beside the board */
  NARROW = 480,      /* below this the question stands above its buttons, */
  COMPACT = 700,     /* and below this its buttons are words alone */
  SLIM = 620,        /* below this the coach above them says little at a time */
  LOW = 400,         /* below this height the question stands beside the board, */
  COLUMN = 42,       /* with so much of the width, in a hundred, */
  COLUMN_LEAST = 300, /* and at least this much */
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
  int minimum, least;

  /* The page may be narrower than what does not stand in it. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX (width, least),
                      &minimum, NULL, NULL, NULL);
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

/* Whether the coach stands at the bottom, where there is no panel for it. */
static gboolean
has_coach_below (HarenaBoardPage *self,
                 gboolean         beside)
{
  return harena_board_page_is_taught (self) && !beside;
}

/* Whether the bar does. A lesson asks its own questions, but what is pressed for an answer has to be
 * seen; while there is something to read nothing can be answered. */
static gboolean
has_bar (HarenaBoardPage *self,
         gboolean         beside)
{
  return !has_coach_below (self, beside) || self->answers;
}

/* The least that the bottom needs. */
static int
height_below (HarenaBoardPage *self,
              gboolean         beside,
              int              width)
{
  return (has_coach_below (self, beside) ? height_of (self->coach, width) : 0)
         + (has_bar (self, beside) ? height_of (self->bars, width) : 0);
}

/* Of a width, what the question has beside the board. */
static int
column_of (int width)
{
  return MAX (COLUMN_LEAST, width * COLUMN / 100);
}

/* What the page needs at this width with the question beside the board; 0 where there is no room
 * for that. */
static int
height_beside (HarenaBoardPage *self,
               int              width)
{
  int column = column_of (width);
  int inner = width - column;
  int room = harena_board_page_room (TRUE);

  if (self->reviewing || shows_panel (self, width) || width_of (self->middle) > inner
      || width_of (self->below_box[room]) > inner || width_of (self->bars) > column)
    return 0;

  return height_of (self->header, width) + height_of (self->above_box[room], width)
         + MAX (height_of (self->middle, inner) + height_of (self->below_box[room], inner),
                height_below (self, FALSE, column));
}

/* What the page needs at this width. */
static int
height_at (HarenaBoardPage *self,
           int              width)
{
  gboolean wide = shows_panel (self, width);
  int      inner = wide ? width - PANEL_WIDTH : width;
  int      room = harena_board_page_room (harena_type_room (width) < WIDE);

  return height_of (self->header, width) + height_of (self->middle, inner)
         + height_below (self, wide, inner)
         + height_of (self->above_box[room], width) + height_of (self->below_box[room], inner);
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
      *minimum = MAX (MAX (width_of (self->header), width_of (self->middle)),
                      MAX (width_of (self->above_box[1]), width_of (self->below_box[1])));
      if (has_coach_below (self, FALSE))
        *minimum = MAX (*minimum, width_of (self->coach));
      if (has_bar (self, FALSE))
        *minimum = MAX (*minimum, width_of (self->bars));
      *natural = MAX (*minimum, WIDE + PANEL_WIDTH);
    }
  else
    {
      int beside = for_size > 0 ? height_beside (self, for_size) : 0;

      /* Without a width, what it needs at any: all but the header may have its place elsewhere. */
      *minimum = for_size < 0 ? height_of (self->header, -1) : height_at (self, for_size);
      if (beside > 0)
        *minimum = MIN (*minimum, beside);
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

void
harena_board_page_shape (HarenaBoardPage *self,
                         int              width)
{
  int      room = harena_type_room (width);
  gboolean beside = shows_panel (self, width);
  int      inner = harena_type_room (beside ? width - PANEL_WIDTH : width);
  gboolean both = has_coach_below (self, beside) && has_bar (self, beside);

  harena_question_bar_set_shape (self->question,
                                 self->column     ? HARENA_QUESTION_COLUMN
                                 : inner < NARROW ? HARENA_QUESTION_NARROW
                                                  : HARENA_QUESTION_LINE,
                                 inner < COMPACT);
  harena_review_bar_set_narrow (HARENA_REVIEW_BAR (self->review_bar), inner < NARROW);
  harena_cost_strip_set_shape (HARENA_COST_STRIP (self->cost_strip), beside, inner < NARROW);
  gtk_widget_set_visible (self->leave_words, room >= COMPACT);
  gtk_widget_set_visible (self->undo, !self->reviewing);
  gtk_widget_set_visible (self->redo, room >= NARROW && !self->reviewing);
  gtk_widget_set_visible (self->panel_button, room >= WIDE);
  if (self->coach != NULL)
    {
      harena_coach_set_compact (HARENA_COACH (self->coach), !beside);
      harena_set_css_class (self->coach, "roomy", room >= SLIM && !self->column);
      harena_coach_set_slim (HARENA_COACH (self->coach),
                             room < SLIM && (both || height_of (self->below_box[1], -1) > 0));
    }
  harena_question_bar_set_brief (self->question, both);
}

/* Whether it is so low that the question has to stand beside the board, and wide enough for that. */
static gboolean
is_low (HarenaBoardPage *self,
        int              width,
        int              height)
{
  int needs = height_beside (self, width);

  return needs > 0 && needs <= height
         && (harena_type_room (height) < LOW || height < height_at (self, width));
}

/* The question, and the coach above it, at the right of the board and of what is below that. */
static void
allocate_beside (HarenaBoardPage *self,
                 int              width,
                 int              height)
{
  int      column = column_of (width);
  int      inner = width - column;
  int      room = harena_board_page_room (TRUE);
  gboolean parts = self->scene == NULL;
  gboolean taught = has_coach_below (self, FALSE);
  int      top = height_of (self->header, width);
  int      above = parts ? height_of (self->above_box[room], width) : 0;
  int      bar = has_bar (self, FALSE) ? height_of (self->bars, column) : 0;
  int      y = top + above;
  int      coach = taught ? height_within (self->coach, column, height - y - bar) : 0;
  int      below = parts ? height_of (self->below_box[room], inner) : 0;

  if (below > 0)
    below = height_within (self->below_box[room], inner,
                           height - y - height_of (self->middle, inner));
  place (self->header, TRUE, 0, 0, width, top);
  for (int i = 0; i < 2; i++)
    {
      place (self->above_box[i], i == room && above > 0, 0, top, width, above);
      place (self->below_box[i], i == room && below > 0, 0, height - below, inner, below);
    }
  place (self->middle, TRUE, 0, y, inner, height - y - below);
  if (self->coach != NULL)
    place (self->coach, taught, inner, y, column, coach);
  place (self->bars, bar > 0, inner, y + coach, column, height - y - coach);
  place (self->panel, FALSE, 0, 0, 0, 0);
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
  gboolean         taught_below = has_coach_below (self, beside);
  int              inner = beside ? width - PANEL_WIDTH : width;
  int              top, bar, above, below, foot, beside_coach, coach = 0;

  self->column = is_low (self, width, height);
  harena_board_page_shape (self, width);
  if (self->column)
    {
      allocate_beside (self, width, height);
      return;
    }
  top = height_of (self->header, width);
  above = parts ? height_of (self->above_box[room], width) : 0;
  below = parts && !self->reviewing ? height_of (self->below_box[room], inner) : 0;
  bar = has_bar (self, beside) ? height_of (self->bars, inner) : 0;
  if (taught_below)
    coach = height_within (self->coach, inner,
                           height - top - above - below - bar - height_of (self->middle, inner));
  /* A drawer that is open scrolls before the window would have to grow. */
  if (below > 0)
    below = height_within (self->below_box[room], inner,
                           height - top - above - coach - bar - height_of (self->middle, inner));
  if (harena_board_page_is_taught (self) && beside)
    coach = height_within (self->coach, width - inner,
                           height - top - height_of (self->panel, width - inner));

  beside_coach = taught_below ? 0 : coach;
  foot = height - bar - (taught_below ? coach : 0);

  place (self->header, TRUE, 0, 0, width, top);
  for (int i = 0; i < 2; i++)
    {
      place (self->above_box[i], i == room && above > 0, 0, top, width, above);
      place (self->below_box[i], i == room && below > 0, 0, foot - below, inner, below);
    }
  place (self->middle, TRUE, 0, top + above, inner, foot - below - top - above);
  place (self->bars, bar > 0, 0, height - bar, inner, bar);
  if (taught_below)
    place (self->coach, TRUE, 0, foot, width, coach);
  else if (self->coach != NULL)
    place (self->coach, coach > 0, inner, top, width - inner, coach);
  place (self->panel, beside, inner, top + beside_coach, width - inner,
         height - top - beside_coach);
}
