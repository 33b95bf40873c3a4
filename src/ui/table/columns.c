/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Columns of a face, and the plain ones. */

#include "table/columns.h"

#include "words.h"

int
harena_columns_points (const HarenaView *view,
                       int               seat)
{
  int points[HARENA_SEATS_MAX] = { 0 };

  view->game->points (view->position, points);
  return points[seat - 1];
}

static char *
describe_points (const HarenaView *view,
                 int               seat)
{
  int points = harena_columns_points (view, seat);

  return g_strdup_printf (ngettext ("%s, %d point", "%s, %d points", points),
                          harena_view_seat (view, seat), points);
}

static const HarenaColumn plain[] = {
  {
    .title = NC_("score table", "Points"),
    .value = harena_columns_points,
    .describe = describe_points,
    .sum = TRUE,
  },
};

const HarenaColumn *
harena_columns_of_score (const HarenaFace *face,
                         int              *n_columns)
{
  if (face->columns != NULL)
    {
      *n_columns = face->n_columns;
      return face->columns;
    }
  *n_columns = face->pointless ? 0 : G_N_ELEMENTS (plain);
  return plain;
}

const HarenaColumn *
harena_columns_of_results (const HarenaFace *face,
                           int              *n_columns)
{
  if (face->results == NULL)
    return harena_columns_of_score (face, n_columns);

  *n_columns = face->n_results;
  return face->results;
}

const char *
harena_columns_title (const HarenaColumn *column)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "score table", column->title);
}

const char *
harena_columns_subtitle (const HarenaColumn *column)
{
  return column->subtitle != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "result", column->subtitle)
                                  : NULL;
}

char *
harena_columns_describe (const HarenaView   *view,
                         const HarenaColumn *column,
                         int                 seat)
{
  if (column->describe != NULL)
    return column->describe (view, seat);

  /* Translators: the head of a column and a number: "Taken: 14". */
  return g_strdup_printf (C_("result", "%s: %d"), harena_columns_title (column),
                          column->value (view, seat));
}

int
harena_columns_turn (const HarenaView *view)
{
  if (view->face->mover != NULL)
    return view->face->mover (view);

  return MAX (harena_view_turn (view), 0);
}
