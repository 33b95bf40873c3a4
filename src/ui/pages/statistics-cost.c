/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart over the games, and two lists of means. */

#include "pages/statistics-cost.h"

#include "face.h"
#include "pages/day-words.h"
#include "review-file.h"
#include "seat.h"
#include "widgets/cost-chart.h"
#include "widgets/reading.h"
#include "words.h"

typedef struct
{
  GtkWidget *box;
  GtkWidget *chart;
  GtkWidget *lists;
  GtkWidget *none;
  GPtrArray *found;   /* of HarenaReviewSummary, the oldest first; NULL as long as they are read */
  char      *folder;
} Cost;

/* What decisions cost together. */
typedef struct
{
  double   cost;
  unsigned decisions;
  unsigned games;
} Total;

static void
cost_free (gpointer data)
{
  Cost *cost = data;

  g_clear_pointer (&cost->found, g_ptr_array_unref);
  g_free (cost->folder);
  g_free (cost);
}

/* The decisions of persons in a game that came to its end. */
static Total
total_of (const HarenaReviewSummary *summary)
{
  Total total = { 0 };

  for (guint i = 0; summary->finished && i < summary->n_seats; i++)
    if (g_strcmp0 (summary->players[i], HARENA_PERSON) == 0)
      {
        total.cost += summary->sums[i].cost;
        total.decisions += summary->sums[i].decisions;
      }
  total.games = total.decisions > 0;
  return total;
}

static double
mean_of (const Total *total)
{
  return total->cost / total->decisions;
}

/* The strongest computer player of a game, as an index; HARENA_N_LEVELS where only people played. */
static int
level_of (const HarenaReviewSummary *summary)
{
  int strongest = -1;

  for (guint i = 0; i < summary->n_seats; i++)
    for (int level = 0; level < HARENA_N_LEVELS; level++)
      if (g_str_equal (summary->players[i], harena_levels[level].id))
        strongest = MAX (strongest, level);
  return strongest >= 0 ? strongest : HARENA_N_LEVELS;
}

static void
add (Total                     *totals,
     int                        at,
     const HarenaReviewSummary *summary)
{
  Total total = total_of (summary);

  totals[at].cost += total.cost;
  totals[at].decisions += total.decisions;
  totals[at].games += total.games;
}

static GtkWidget *
new_label (const char *text,
           float       align,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* icon: or NULL. */
static void
add_row (GtkWidget   *grid,
         int          row,
         const char  *icon,
         const char  *name,
         const Total *total)
{
  GtkWidget       *label = new_label (name, 0, "name");
  /* Translators: a small percentage. */
  g_autofree char *text = g_strdup_printf (C_("share", "%.1f %%"), 100 * mean_of (total));
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", total->games),
                                            total->games);
  GtkWidget       *number = new_label (text, 1, "cost");
  GtkWidget       *count = new_label (games, 1, "games");
  /* Translators: the name of a game or of a level, and what a decision cost on average. */
  g_autofree char *said = g_strdup_printf (C_("cost", "%s: %s a decision"), name, text);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (count, "dim-label");
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (number, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  if (icon != NULL)
    gtk_grid_attach (GTK_GRID (grid), harena_icon_new (icon), 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), count, 2, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), number, 3, row, 1, 1);
}

static GtkWidget *
new_list (GtkWidget  *box,
          const char *title)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_box_append (GTK_BOX (list),
                  g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                "label", title, "xalign", 0.0, "css-classes",
                                (const char *[]) { "title", NULL }, NULL));
  gtk_box_append (GTK_BOX (list), grid);
  gtk_widget_set_hexpand (list, TRUE);
  gtk_widget_add_css_class (list, "card");
  gtk_box_append (GTK_BOX (box), list);
  return grid;
}

static void
fill_games (Cost *cost)
{
  const HarenaGame *const *games = harena_face_games ();
  GtkWidget               *grid = new_list (cost->lists, C_("cost", "By game"));

  for (int i = 0; games[i] != NULL; i++)
    {
      Total total = { 0 };

      for (guint j = 0; j < cost->found->len; j++)
        if (g_str_equal (((HarenaReviewSummary *) cost->found->pdata[j])->game, games[i]->id))
          add (&total, 0, cost->found->pdata[j]);
      if (total.decisions > 0)
        add_row (grid, i, harena_face_of (games[i])->icon, _(games[i]->name), &total);
    }
}

static void
fill_levels (Cost *cost)
{
  GtkWidget *grid = new_list (cost->lists, C_("cost", "By opponent"));
  Total      totals[HARENA_N_LEVELS + 1] = { { 0 } };

  for (guint i = 0; i < cost->found->len; i++)
    add (totals, level_of (cost->found->pdata[i]), cost->found->pdata[i]);
  for (int i = 0; i <= HARENA_N_LEVELS; i++)
    if (totals[i].decisions > 0)
      add_row (grid, i, NULL,
               /* Translators: games in which no computer player took part. */
               i < HARENA_N_LEVELS ? harena_levels[i].name : C_("cost", "People"), &totals[i]);
}

/* When it was looked at. */
static char *
day_of (const HarenaReviewSummary *summary)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) day = g_date_time_new_from_unix_local (summary->date);

  return day != NULL ? harena_day_words (day, now) : NULL;
}

static void
fill_chart (Cost *cost)
{
  g_autoptr (GArray) costs = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char   *first = NULL;
  g_autofree char   *last = NULL;

  for (guint i = 0; i < cost->found->len; i++)
    {
      const HarenaReviewSummary *summary = cost->found->pdata[i];
      Total                      total = total_of (summary);
      double                     mean = mean_of (&total);

      if (first == NULL)
        first = day_of (summary);
      g_free (last);
      last = day_of (summary);
      g_array_append_val (costs, mean);
    }
  harena_cost_chart_set (HARENA_COST_CHART (cost->chart), (const double *) costs->data, costs->len,
                         first, last);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  (void) source;
  (void) cancellable;
  g_task_return_pointer (task, harena_review_summaries (data), (GDestroyNotify) g_ptr_array_unref);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  Cost                 *cost = g_object_get_data (object, "cost");
  g_autoptr (GPtrArray) all = g_task_propagate_pointer (G_TASK (result), NULL);

  (void) data;
  cost->found = g_ptr_array_new_with_free_func ((GDestroyNotify) harena_review_summary_free);
  while (all->len > 0)
    {
      HarenaReviewSummary *summary = g_ptr_array_steal_index (all, all->len - 1);

      if (total_of (summary).decisions > 0)
        g_ptr_array_add (cost->found, summary);
      else
        harena_review_summary_free (summary);
    }
  gtk_widget_set_visible (cost->none, cost->found->len == 0);
  gtk_widget_set_visible (cost->chart, cost->found->len > 0);
  gtk_widget_set_visible (cost->lists, cost->found->len > 0);
  if (cost->found->len == 0)
    return;
  fill_chart (cost);
  fill_games (cost);
  fill_levels (cost);
}

static void
make (Cost *cost)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", C_("cost", "Cost a decision"), "xalign", 0.0, NULL);
  GtkWidget *help = new_label (C_("cost", "The share of the win that your moves gave up; the line is "
                                          "the mean of the last five games."), 0, "help");

  cost->chart = harena_cost_chart_new ();
  cost->lists = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  cost->none = new_label (C_("cost", "Once a game of yours is over, find out there what each move cost. "
                                     "Then you see here how you get better."), 0, "none");
  gtk_widget_add_css_class (title, "title");
  gtk_widget_add_css_class (help, "dim-label");
  gtk_widget_add_css_class (card, "card");
  gtk_label_set_wrap (GTK_LABEL (help), TRUE);
  gtk_label_set_wrap (GTK_LABEL (cost->none), TRUE);
  gtk_widget_set_vexpand (cost->chart, TRUE);
  gtk_widget_set_visible (cost->none, FALSE);
  gtk_widget_set_visible (cost->chart, FALSE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (cost->chart), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, -1);
  gtk_box_append (GTK_BOX (card), title);
  gtk_box_append (GTK_BOX (card), help);
  gtk_box_append (GTK_BOX (card), cost->chart);
  gtk_box_append (GTK_BOX (card), cost->none);
  gtk_box_append (GTK_BOX (cost->box), card);
  gtk_box_append (GTK_BOX (cost->box), cost->lists);
}

GtkWidget *
harena_statistics_cost_new (const char *folder)
{
  GtkWidget         *scrolled = gtk_scrolled_window_new ();
  Cost              *cost = g_new0 (Cost, 1);
  g_autoptr (GTask)  task = NULL;

  cost->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  cost->folder = g_strdup (folder);
  gtk_widget_add_css_class (cost->box, "statisticscost");
  g_object_set_data_full (G_OBJECT (scrolled), "cost", cost, cost_free);
  make (cost);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), cost->box);
  task = g_task_new (scrolled, NULL, read_cb, NULL);
  g_task_set_source_tag (task, harena_statistics_cost_new);
  g_task_set_task_data (task, g_strdup (folder), g_free);
  g_task_run_in_thread (task, read_in_thread);
  return scrolled;
}
