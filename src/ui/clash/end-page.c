/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the cards of the end side by side, or one under the other where the window is narrow. */

#include "clash/end-page.h"

#include "clash/end-points.h"
#include "clash/end-table.h"
#include "clash/luck-chart.h"
#include "clash/speech.h"
#include "clash/standings.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/frieze.h"
#include "widgets/points-chart.h"
#include "widgets/type-size.h"
#include "words.h"

#include <adwaita.h>

enum
{
  SMALLEST_WIDTH = 320,
  NARROW = 600,         /* below, there is no room for icons and keys on the buttons */
  FOLDED = 820,         /* below, the cards stand one under the other */
  MANY = 3,             /* seats; more have less room each */
  CREST = 96,
  CREST_SMALL = 64,
  CREST_SHARED = 44,    /* several, in a narrow window */
};

struct _ClashEndPage
{
  GtkWidget          parent_instance;

  HarenaGameModel   *model;
  GtkWidget         *box;
  AdwWindowTitle    *title;
  GtkMenuButton     *menu;
  AdwBin            *band;
  GtkWidget         *result;
  GtkBox            *crests;
  GtkLabel          *winner;
  GtkLabel          *ending;
  GtkGrid           *cards;
  AdwBin            *table;
  GtkBox            *luck;
  GtkWidget         *luck_title;
  GtkWidget         *luck_chart;
  GtkWidget         *points;
  HarenaPointsChart *chart;
  GtkWidget         *bar;
  GtkWidget         *help;
  GtkWidget         *buttons;
  GtkWidget         *save;
  GtkWidget         *save_icon;
  GtkWidget         *save_key;
  GtkWidget         *review;
  GtkWidget         *review_icon;
  GtkWidget         *review_key;
  GtkWidget         *again;
  GtkWidget         *again_icon;
  GtkWidget         *again_key;

  int                width;
};

G_DEFINE_FINAL_TYPE (ClashEndPage, clash_end_page, GTK_TYPE_WIDGET)

/* The winners' crests, in a rim of bone and ink as on a coin. */
static void
update_crests (ClashEndPage *self)
{
  ClashStanding list[HARENA_SEATS_MAX];
  guint         n_seats = clash_standings_find (self->model, list);
  guint         n_winners = 0;
  int           size;
  GtkWidget    *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->crests))) != NULL)
    gtk_box_remove (self->crests, child);
  for (guint i = 0; i < n_seats; i++)
    n_winners += list[i].winner;
  size = n_winners > 1 || self->width < NARROW ? CREST_SMALL : CREST;
  if (n_winners > 1 && self->width < NARROW)
    size = CREST_SHARED;
  harena_set_css_class (GTK_WIDGET (self->winner), "shared", n_winners > 1);
  for (guint i = 0; i < n_seats; i++)
    if (list[i].winner)
      {
        HarenaSeat *seat = harena_game_model_get_seat (self->model, list[i].seat);
        GtkWidget  *rim = adw_bin_new ();

        adw_bin_set_child (ADW_BIN (rim), harena_crest_new (harena_seat_get_colour (seat), size));
        gtk_widget_add_css_class (rim, "rim");
        gtk_widget_set_valign (rim, GTK_ALIGN_CENTER);
        gtk_box_append (self->crests, rim);
      }
}

/* The template cannot make a frieze that looks towards its middle. */
static void
put_in_frieze (ClashEndPage *self)
{
  g_autoptr (GtkWidget) result = g_object_ref (self->result);
  GtkWidget            *frieze = harena_frieze_new (TRUE);

  adw_bin_set_child (self->band, frieze);
  harena_frieze_set_child (HARENA_FRIEZE (frieze), result);
}

static void
update_cb (ClashEndPage *self)
{
  g_autofree char *winner = NULL;
  g_autofree char *ending = NULL;
  g_autofree char *when = NULL;
  guint            n_battles;

  if (!harena_game_model_get_over (self->model))
    return;

  n_battles = clash_end_points_show (self->chart, self->model);
  winner = clash_speech_winner (self->model);
  ending = clash_speech_ending (self->model);
  when = g_strdup_printf (ngettext ("The end, after %u battle", "The end, after %u battles",
                                    n_battles), n_battles);
  adw_window_title_set_title (self->title, _(harena_game_model_get_game (self->model)->name));
  adw_window_title_set_subtitle (self->title, when);
  gtk_label_set_text (self->winner, winner);
  gtk_label_set_text (self->ending, ending);
  update_crests (self);
  harena_set_css_class (GTK_WIDGET (self), "many",
             g_list_model_get_n_items (harena_game_model_get_seats (self->model)) > MANY);
  clash_end_table_update (CLASH_END_TABLE (adw_bin_get_child (self->table)));
  clash_luck_chart_update (CLASH_LUCK_CHART (self->luck_chart));
}

static void
move_card (ClashEndPage *self,
           GtkWidget    *card,
           int           column,
           int           row,
           int           n_rows)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->cards));
  GtkLayoutChild   *place = gtk_layout_manager_get_layout_child (layout, card);

  g_object_set (place, "column", column, "row", row, "row-span", n_rows, NULL);
}

/* Gives the parts the shape that suits this width. */
static void
fit (ClashEndPage *self,
     int           width)
{
  GtkWidget *extras[] = { self->save_icon, self->save_key, self->review_icon, self->review_key,
                          self->again_icon, self->again_key, self->help };
  gboolean   narrow, folded;

  width = harena_type_room (width);
  narrow = width < NARROW;
  folded = width < FOLDED;
  if (narrow != (self->width < NARROW))
    {
      for (guint i = 0; i < G_N_ELEMENTS (extras); i++)
        gtk_widget_set_visible (extras[i], !narrow);
      clash_end_table_set_narrow (CLASH_END_TABLE (adw_bin_get_child (self->table)), narrow);
      gtk_widget_set_hexpand (self->again, narrow);
      gtk_box_set_homogeneous (GTK_BOX (self->buttons), narrow);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bar), narrow
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
      harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
    }
  if (folded != (self->width < FOLDED))
    {
      move_card (self, self->points, !folded, folded ? 2 : 0, folded ? 1 : 2);
      harena_set_css_class (GTK_WIDGET (self), "folded", folded);
    }
  if (narrow != (self->width < NARROW))
    {
      self->width = width;
      update_crests (self);
    }
  self->width = width;
}

static GtkSizeRequestMode
clash_end_page_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
clash_end_page_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  ClashEndPage *self = CLASH_END_PAGE (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  /* However wide its present shape is, there is a narrower one. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, SMALLEST_WIDTH);
}

static void
clash_end_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ClashEndPage *self = CLASH_END_PAGE (widget);
  int           least;

  fit (self, width);
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, MAX (width, least), height },
                            baseline);
}

static gboolean
press (GtkWidget *button)
{
  return gtk_widget_is_sensitive (button) && gtk_widget_activate (button);
}

static gboolean
key_pressed_cb (ClashEndPage   *self,
                guint           key,
                guint           code G_GNUC_UNUSED,
                GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_s:
      return press (self->save);
    case GDK_KEY_r:
      return press (self->review);
    case GDK_KEY_p:
      return press (self->again);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
clash_end_page_dispose (GObject *object)
{
  ClashEndPage *self = CLASH_END_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (clash_end_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, box);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, title);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, menu);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, band);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, result);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, crests);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, winner);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, ending);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, cards);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, table);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, luck);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, luck_title);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, points);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, bar);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, help);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, save);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, save_icon);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, save_key);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, review);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, review_icon);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, review_key);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, again);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, again_icon);
  gtk_widget_class_bind_template_child (widget_class, ClashEndPage, again_key);
}

static void
clash_end_page_class_init (ClashEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_end_page_dispose;
  widget_class->get_request_mode = clash_end_page_get_request_mode;
  widget_class->measure = clash_end_page_measure;
  widget_class->size_allocate = clash_end_page_size_allocate;

  g_type_ensure (HARENA_TYPE_POINTS_CHART);
  gtk_widget_class_set_css_name (widget_class, "endpage");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/end-page.ui");
  bind_children (widget_class);
}

static void
clash_end_page_init (ClashEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->width = FOLDED;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
clash_end_page_new (HarenaGameModel *model)
{
  ClashEndPage *self = g_object_new (CLASH_TYPE_END_PAGE, NULL);

  self->model = g_object_ref (model);
  put_in_frieze (self);
  adw_bin_set_child (self->table, clash_end_table_new (model));
  self->luck_chart = clash_luck_chart_new (model);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->luck_chart),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->luck_title, NULL, -1);
  gtk_box_append (self->luck, self->luck_chart);
  g_signal_connect_object (model, "changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "seats-changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  update_cb (self);
  return GTK_WIDGET (self);
}

void
clash_end_page_set_menu (ClashEndPage *self,
                         GMenuModel   *menu)
{
  g_return_if_fail (CLASH_IS_END_PAGE (self));

  gtk_menu_button_set_menu_model (self->menu, menu);
}
