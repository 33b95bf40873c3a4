/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Medallions as large as they fit: a team stands two by two, or in a row in a narrow window; a beast
 * is one large figure over its symbols. Nothing here asks how many are left, or what the words are,
 * so that nobody moves as long as a battle lasts. */

#include "clash/battle-side-private.h"

#include "widgets/place.h"
#include "widgets/type-size.h"

enum
{
  NAME = 23,        /* the height of a name under a medallion, */
  RING = 4,         /* with the ring that shows that it can be pressed */
  GAP = 8,
  LARGEST = 128,
  LEFT = 150,       /* of the words beside the medallions, when narrow */
  HEAD = 58,
  NOTES = 40,       /* two lines */
  NOTED_FROM = 290, /* a lower side has no room for notes */
  STAR = CLASH_BATTLE_SIDE_STAR,
};

static void
place_slot (ClashBattleSide *self,
            int              slot,
            double           middle,
            double           y,
            int              diameter,
            int              column)
{
  harena_place (self->figures[slot], middle - diameter / 2, y, diameter, diameter);
  harena_place (self->names[slot], middle - column / 2 + 2, y + diameter + RING, column - 4,
                harena_type_pixels (NAME) - RING);
}

/* Two by two. */
static void
place_team (ClashBattleSide *self,
            int              width,
            int              top,
            int              height)
{
  int name = harena_type_pixels (NAME);
  int column = width / 2 - GAP;
  int diameter = CLAMP (MIN (column - GAP, height / 2 - name - GAP), 16, LARGEST);
  int high = diameter + name + GAP;
  int start = top + MAX (0, (height - 2 * high + GAP) / 2);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    place_slot (self, i, width / 2.0 + (i % 2 - 0.5) * column, start + i / 2 * high, diameter,
                column);
}

static void
place_beast (ClashBattleSide *self,
             int              width,
             int              top,
             int              height)
{
  int name = harena_type_pixels (NAME);
  int small = CLAMP (height / 5, 24, 48);
  int large = MAX (24, MIN (200, MIN (width - 4 * GAP, height - small - name - 2 * GAP)));
  int column = MIN (width / CLASH_TEAM_MAX, small + 60);
  int start = top + MAX (0, (height - large - small - name - GAP) / 2);

  harena_place (self->beast, (width - large) / 2, start, large, large);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    place_slot (self, i, width / 2.0 + (i - 1.5) * column, start + large + GAP, small, column);
}

void
clash_battle_side_place_wide (ClashBattleSide *self,
                              int              width,
                              int              height)
{
  int      head = harena_type_pixels (HEAD);
  int      notes = harena_type_pixels (NOTES);
  gboolean noted = harena_type_room (height) >= NOTED_FROM;
  int      room = height - head - GAP - (noted ? notes + GAP : 0);

  harena_place (self->head, 0, 0, width, head);
  gtk_widget_set_child_visible (self->notes, noted);
  if (noted)
    harena_place (self->notes, 12, height - notes - GAP, width - 24, notes);
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
  int diameter = MAX (16, MIN (MIN (column - 4, 56), height - 38));
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

      harena_place (self->figures[i], x - diameter / 2, 6, diameter, diameter);
      harena_place (self->names[i], x - column / 2 + 1, 6 + diameter, column - 2,
                    MAX (0, height - diameter - 8));
    }
}
