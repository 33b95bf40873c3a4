/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Medallions as large as they fit. A team stands two by two or in a row, whichever is larger; a
 * beast is one large figure over its symbols. */

#include "clash/battle-side-private.h"

#include "widgets/place.h"

enum
{
  NAME = 20,        /* the height of a name under a medallion */
  GAP = 8,
  LARGEST = 128,
  NAMES_FROM = 44,  /* medallions smaller than this have no names under them */
  LEFT = 150,       /* of the words beside the medallions, when narrow */
  NOTES = 38,       /* room for two lines, so that both sides are alike */
  STAR = CLASH_BATTLE_SIDE_STAR,
};

/* How large medallions may be, in so many columns. */
static int
diameter_in (int columns,
             int rows,
             int width,
             int height)
{
  int wide = (width - GAP) / columns - GAP;
  int high = height / rows - GAP - NAME;

  if (high < NAMES_FROM)
    high = MIN (NAMES_FROM - 1, height / rows - GAP);
  return MIN (LARGEST, MIN (wide, high));
}

static void
place_medallion (ClashBattleSide *self,
                 int              slot,
                 double           x,
                 double           y,
                 int              diameter,
                 int              column)
{
  gboolean names = diameter >= NAMES_FROM;

  harena_place (self->medallions[slot], x - diameter / 2, y, diameter, diameter);
  gtk_widget_set_child_visible (self->names[slot], names);
  if (names)
    harena_place (self->names[slot], x - column / 2, y + diameter, column, NAME);
}

/* Two by two, or four in a row. */
static void
place_team (ClashBattleSide *self,
            int              width,
            int              top,
            int              height)
{
  int square = diameter_in (2, 2, width, height);
  int row = diameter_in (4, 1, width, height);
  int columns = square >= row ? 2 : 4;
  int rows = 4 / columns;
  int diameter = MAX (16, MAX (square, row));
  int name = diameter >= NAMES_FROM ? NAME : 0;
  int high = diameter + name + GAP;
  int column = MIN (width / columns, diameter + 40);
  int start = top + MAX (0, (height - rows * high + GAP) / 2);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    place_medallion (self, i, width / 2.0 + (i % columns - (columns - 1) / 2.0) * column,
                     start + i / columns * high, diameter, column);
}

static void
place_beast (ClashBattleSide *self,
             int              width,
             int              top,
             int              height)
{
  int small = CLAMP (height / 5, 26, 48);
  int names = height > 220 ? NAME : 0;
  int large = MAX (24, MIN (200, MIN (width - 4 * GAP, height - small - names - 2 * GAP)));
  int column = MIN (width / 4, small + 44);
  int start = top + MAX (0, (height - large - small - names - GAP) / 2);

  harena_place (self->beast, (width - large) / 2, start, large, large);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      double x = width / 2.0 + (i - 1.5) * column;
      double y = start + large + GAP;

      harena_place (self->medallions[i], x - small / 2, y, small, small);
      gtk_widget_set_child_visible (self->names[i], names > 0);
      if (names > 0)
        harena_place (self->names[i], x - column / 2, y + small, column, NAME);
    }
}

void
clash_battle_side_place_wide (ClashBattleSide *self,
                              int              width,
                              int              height)
{
  int      head = harena_height_of (self->head, width);
  int      notes = MAX (NOTES, harena_height_of (self->notes, width - 24));
  gboolean noted = height - head - notes > 130;
  int      room = height - head - GAP - (noted ? notes + 12 : 4);

  harena_place (self->head, 0, 0, width, head);
  gtk_widget_set_child_visible (self->notes, noted);
  if (noted)
    harena_place (self->notes, 12, height - notes - 12, width - 24, notes);
  gtk_widget_set_child_visible (self->stars, FALSE);
  gtk_widget_set_child_visible (self->beast, clash_battle_side_is_beast (self));
  if (clash_battle_side_is_beast (self))
    place_beast (self, width, head + GAP, room);
  else
    place_team (self, width, head + GAP, room);
}

void
clash_battle_side_place_narrow (ClashBattleSide *self,
                                int              width,
                                int              height)
{
  int left = MIN (LEFT, width * 9 / 20);
  int column = (width - left - 6) / CLASH_TEAM_MAX;
  int diameter = MAX (16, MIN (MIN (column - 4, 56), height - 36));
  int notes = harena_height_of (self->notes, left - 40);
  int stars;
  int head = harena_height_of (self->head, left);

  harena_place (self->head, 0, 2, left, MIN (head, height));
  gtk_widget_measure (self->stars, GTK_ORIENTATION_HORIZONTAL, -1, &stars, NULL, NULL, NULL);
  harena_place (self->stars, 10, height - STAR - 6, stars, STAR);
  gtk_widget_set_child_visible (self->notes, head + notes + 4 <= height);
  if (head + notes + 4 <= height)
    harena_place (self->notes, 14 + stars, height - STAR / 2 - 6 - notes / 2, left - 14 - stars,
                  notes);
  gtk_widget_set_child_visible (self->beast, FALSE);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      double x = left + (i + 0.5) * column;

      harena_place (self->medallions[i], x - diameter / 2, 8, diameter, diameter);
      harena_place (self->names[i], x - column / 2, 8 + diameter, column,
                MAX (0, height - diameter - 10));
    }
}
