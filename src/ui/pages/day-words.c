/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The nearer the day, the fewer the words. */

#include "pages/day-words.h"

#include "words.h"

static GDateTime *
midnight (GDateTime *time)
{
  return g_date_time_new (g_date_time_get_timezone (time), g_date_time_get_year (time),
                          g_date_time_get_month (time), g_date_time_get_day_of_month (time),
                          0, 0, 0);
}

/* By the calendar, and rounded: with the change of the clocks a day has 23 or 25 hours. */
static int
days_between (GDateTime *day,
              GDateTime *now)
{
  g_autoptr (GDateTime) first = midnight (day);
  g_autoptr (GDateTime) last = midnight (now);
  double                days = (double) g_date_time_difference (last, first) / G_TIME_SPAN_DAY;

  return days < 0 ? (int) (days - 0.5) : (int) (days + 0.5);
}

char *
harena_day_words (GDateTime *day,
                  GDateTime *now)
{
  int days = days_between (day, now);

  if (days == 0)
    return g_strdup (C_("day", "today"));
  if (days == 1)
    return g_strdup (C_("day", "yesterday"));
  if (days > 1 && days < 7)
    return g_date_time_format (day, "%A");
  if (g_date_time_get_year (day) == g_date_time_get_year (now))
    /* Translators: a day of this year such as "12 November", as for strftime. */
    return g_date_time_format (day, _("%-e %B"));
  /* Translators: a day of another year such as "12 November 2024", as for strftime. */
  return g_date_time_format (day, _("%-e %B %Y"));
}
