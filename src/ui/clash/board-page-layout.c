/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the page, wide or narrow. */

#include "clash/board-page-private.h"

#include "clash/coach.h"
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
shows_panel (int width)
{
  return harena_type_room (width) >= WIDE
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
under_board (ClashBoardPage *self,
             gboolean        beside)
{
  return clash_board_page_is_taught (self) && !beside ? self->coach : self->bars;
}

GtkSizeRequestMode
clash_board_page_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
clash_board_page_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  ClashBoardPage *self = CLASH_BOARD_PAGE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (MAX (width_of (self->header), width_of (under_board (self, FALSE))),
                      MAX (MAX (width_of (self->strip), width_of (self->pocket)),
                           width_of (self->arena)));
      *natural = MAX (*minimum, WIDE + PANEL_WIDTH);
    }
  else
    {
      int      width = for_size < 0 ? WIDE + PANEL_WIDTH : for_size;
      gboolean wide = shows_panel (width);
      int      inner = wide ? width - PANEL_WIDTH : width;

      *minimum = height_of (self->header, width) + height_of (self->arena, inner)
                 + height_of (under_board (self, wide), inner);
      if (harena_type_room (width) < WIDE)
        *minimum += height_of (self->strip, width) + height_of (self->pocket, width);
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
shape (ClashBoardPage *self,
       int             width)
{
  int room = harena_type_room (width);
  int inner = harena_type_room (shows_panel (width) ? width - PANEL_WIDTH : width);

  harena_question_bar_set_shape (self->question, inner < COMPACT, inner < NARROW);
  gtk_widget_set_visible (self->hint_button, room >= NARROW && !self->reviewing);
  gtk_widget_set_visible (self->undo, !self->reviewing);
  gtk_widget_set_visible (self->redo, room >= NARROW && !self->reviewing);
  gtk_widget_set_visible (self->panel_button, room >= WIDE);
  if (self->coach != NULL)
    clash_coach_set_compact (CLASH_COACH (self->coach), !shows_panel (width));
}

void
clash_board_page_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline G_GNUC_UNUSED)
{
  ClashBoardPage *self = CLASH_BOARD_PAGE (widget);
  gboolean        beside = shows_panel (width);
  gboolean        folded = harena_type_room (width) < WIDE;
  GtkWidget      *bottom = under_board (self, beside);
  int             inner = beside ? width - PANEL_WIDTH : width;
  int             top, bar, strip, pocket, coach = 0;

  shape (self, width);
  top = height_of (self->header, width);
  strip = folded ? height_of (self->strip, width) : 0;
  pocket = folded && !self->reviewing ? height_of (self->pocket, width) : 0;
  if (bottom == self->coach)
    bar = height_within (bottom, inner,
                         height - top - strip - pocket - height_of (self->arena, inner));
  else
    bar = height_of (bottom, inner);
  if (clash_board_page_is_taught (self) && beside)
    coach = height_within (self->coach, width - inner,
                           height - top - height_of (self->panel, width - inner));

  place (self->header, TRUE, 0, 0, width, top);
  place (self->strip, folded, 0, top, width, strip);
  place (self->arena, TRUE, 0, top + strip, inner, height - top - strip - pocket - bar);
  place (self->pocket, pocket > 0, 0, height - bar - pocket, width, pocket);
  place (self->bars, bottom == self->bars, 0, height - bar, inner, bar);
  if (self->coach != NULL && beside)
    place (self->coach, coach > 0, inner, top, width - inner, coach);
  else if (self->coach != NULL)
    place (self->coach, bottom == self->coach, 0, height - bar, width, bar);
  place (self->panel, beside, inner, top + coach, width - inner, height - top - coach);
}
