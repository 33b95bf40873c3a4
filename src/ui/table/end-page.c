/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the cards of the end side by side, or one under the other where the window is narrow. */

#include "table/end-page.h"

#include "table/cost-page.h"
#include "table/end-points.h"
#include "table/end-table.h"
#include "table/series.h"
#include "table/speech.h"
#include "table/standings.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/frieze.h"
#include "widgets/points-chart.h"
#include "widgets/reading.h"
#include "widgets/shrink.h"
#include "widgets/type-size.h"
#include "words.h"

#include <adwaita.h>

enum
{
  SMALLEST_WIDTH = 320,
  TIGHT = 260,          /* below, with large type, the buttons stand in two rows */
  NARROW = 600,         /* below, there is no room for icons and keys on the buttons */
  FOLDED = 820,         /* below, the cards stand one under the other */
  MANY = 3,             /* seats; more have less room each */
  CREST = 96,
  CREST_SMALL = 64,
  CREST_SHARED = 44,    /* several, in a narrow window */
  CREST_LOW = 52,       /* above what moves cost, which needs the height */
  BETWEEN_BUTTONS = 10,
  BROAD = 1 << 14,      /* wider than any window */
};

struct _HarenaEndPage
{
  GtkWidget          parent_instance;

  HarenaHand        *hand;
  GtkWidget         *box;
  AdwViewSwitcherTitle *title;
  AdwViewStack      *pages;
  AdwViewSwitcherBar *switcher_bar;
  GtkWidget         *cost;        /* NULL where nobody can judge the game */
  GtkMenuButton     *menu;
  AdwBin            *band;
  GtkWidget         *result;
  GtkBox            *crests;
  GtkLabel          *winner;
  GtkLabel          *ending;
  GtkGrid           *cards;
  AdwBin            *table;
  GtkWidget      *results;  /* in it */
  GtkBox            *extras;
  GPtrArray         *extra_cards; /* widgets of the face, in its order */
  GtkWidget         *points;
  GtkWidget         *chief;       /* what stands beside table and extras: points, or a card */
  GtkLabel          *points_title;
  HarenaPointsChart *chart;
  GtkWidget         *bar;
  GtkLabel          *help;
  GtkWidget         *buttons;
  GtkWidget         *save;
  GtkWidget         *save_icon;
  GtkWidget         *save_label;
  GtkWidget         *save_key;
  GtkWidget         *review;
  GtkWidget         *review_icon;
  GtkWidget         *review_label;
  GtkWidget         *review_key;
  GtkWidget         *change;
  GtkWidget         *change_icon;
  GtkWidget         *change_label;
  GtkWidget         *change_key;
  GtkWidget         *again;
  GtkWidget         *again_icon;
  GtkWidget         *again_label;
  GtkWidget         *again_key;

  int                width;
};

G_DEFINE_FINAL_TYPE (HarenaEndPage, harena_end_page, GTK_TYPE_WIDGET)

static gboolean
shows_cost (HarenaEndPage *self)
{
  return self->cost != NULL && adw_view_stack_get_visible_child (self->pages) == self->cost;
}

/* The winners' crests, in a rim of bone and ink as on a coin. */
static void
update_crests (HarenaEndPage *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  HarenaStanding    list[HARENA_SEATS_MAX];
  guint             n_seats = harena_standings_find (view, list);
  guint             n_winners = 0;
  int               size;
  GtkWidget        *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->crests))) != NULL)
    gtk_box_remove (self->crests, child);
  for (guint i = 0; i < n_seats; i++)
    n_winners += list[i].winner;
  size = n_winners > 1 || self->width < NARROW ? CREST_SMALL : CREST;
  if (n_winners > 1 && self->width < NARROW)
    size = CREST_SHARED;
  else if (shows_cost (self))
    size = CREST_LOW;
  harena_set_css_class (GTK_WIDGET (self->winner), "shared", n_winners > 1);
  for (guint i = 0; i < n_seats; i++)
    if (list[i].winner)
      {
        GtkWidget *rim = adw_bin_new ();

        adw_bin_set_child (ADW_BIN (rim),
                           harena_crest_new (harena_view_colour (view, list[i].seat), size));
        gtk_widget_add_css_class (rim, "rim");
        gtk_widget_set_valign (rim, GTK_ALIGN_CENTER);
        gtk_box_append (self->crests, rim);
      }
}

/* The template cannot make a frieze that looks towards its middle. */
static void
put_in_frieze (HarenaEndPage *self)
{
  g_autoptr (GtkWidget) result = g_object_ref (self->result);
  GtkWidget            *frieze = harena_frieze_new (TRUE);

  harena_frieze_set_figures (HARENA_FRIEZE (frieze), harena_hand_get_face (self->hand)->frieze);
  adw_bin_set_child (self->band, frieze);
  harena_frieze_set_child (HARENA_FRIEZE (frieze), result);
}

static void
add_card (HarenaEndPage       *self,
          const HarenaEndCard *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _(card->title), "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  GtkWidget *widget = card->create (self->hand);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (title, "title");
  gtk_widget_set_vexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  if (card->help != NULL)
    {
      GtkWidget *help = g_object_new (GTK_TYPE_LABEL, "label", _(card->help), "xalign", 0.0,
                                      "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                      "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

      gtk_widget_add_css_class (help, "help");
      gtk_widget_add_css_class (help, "dim-label");
      gtk_box_append (GTK_BOX (box), help);
    }
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, -1);
  gtk_box_append (GTK_BOX (box), harena_shrink_new (widget));
  g_ptr_array_add (self->extra_cards, widget);
  if (card->chief && harena_hand_get_face (self->hand)->pointless)
    {
      gtk_widget_set_hexpand (box, TRUE);
      gtk_grid_attach (self->cards, box, 1, 0, 1, 2);
      self->chief = box;
    }
  else
    {
      gtk_box_append (self->extras, box);
      gtk_widget_set_visible (GTK_WIDGET (self->extras), TRUE);
    }
}

static char *
say_when (HarenaEndPage    *self,
          const HarenaView *view)
{
  const HarenaChapters *chapters = harena_hand_get_chapters (self->hand);

  if (view->face->when_over != NULL)
    return view->face->when_over (view, harena_chapters_begun (chapters, view->present));

  return g_strdup (_("The end"));
}

/* Under the question after another game. */
static char *
say_help (const HarenaView *view)
{
  if (view->face->changes_sides)
    return harena_say_series (view);

  return g_strdup (view->game->chance_total != NULL ? _("The same seats and rules, new dice.")
                                                    : _("The same seats and rules."));
}

void
harena_end_page_update (HarenaEndPage *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  const HarenaFace *face = view->face;
  g_autofree char  *winner = NULL;
  g_autofree char  *ending = NULL;
  g_autofree char  *when = NULL;
  g_autofree char  *help = NULL;

  if (harena_view_turn (view) != HARENA_NOBODY)
    return;

  winner = harena_say_winner (view);
  ending = harena_say_ending (view);
  when = say_when (self, view);
  help = say_help (view);
  gtk_label_set_text (self->help, help);
  adw_view_switcher_title_set_title (self->title, _(view->game->name));
  adw_view_switcher_title_set_subtitle (self->title, when);
  gtk_label_set_text (self->winner, winner);
  gtk_label_set_text (self->ending, ending);
  update_crests (self);
  harena_set_css_class (GTK_WIDGET (self), "many", view->n_seats > MANY);
  harena_end_table_update (HARENA_END_TABLE (self->results));
  if (!face->pointless)
    harena_end_points_show (self->chart, self->hand);
  for (int i = 0; i < face->n_end_cards; i++)
    {
      GtkWidget *card = self->extra_cards->pdata[i];

      if (face->end_cards[i].update != NULL)
        face->end_cards[i].update (card);
      gtk_widget_set_visible (gtk_widget_get_parent (card),
                              view->resigned == 0 || !face->end_cards[i].tells_end);
    }
  harena_end_page_update_review (self);
}

/* Many times while it is reckoned: only what shows something of it. */
void
harena_end_page_update_review (HarenaEndPage *self)
{
  if (self->cost != NULL)
    harena_cost_page_update (HARENA_COST_PAGE (self->cost));
}

/* The switcher is in the header, or at the bottom where there is no room for it. */
static void
title_visible_cb (HarenaEndPage *self)
{
  adw_view_switcher_bar_set_reveal (self->switcher_bar,
                                    self->cost != NULL
                                      && adw_view_switcher_title_get_title_visible (self->title));
}

static void
page_cb (HarenaEndPage *self)
{
  harena_set_css_class (GTK_WIDGET (self), "low", shows_cost (self));
  harena_frieze_set_low (HARENA_FRIEZE (adw_bin_get_child (self->band)), shows_cost (self));
  update_crests (self);
}

/* A game that nobody can judge has only its result. */
static void
add_cost_page (HarenaEndPage *self)
{
  AdwViewStackPage *page;

  if (harena_hand_get_review (self->hand) != NULL)
    {
      self->cost = harena_cost_page_new (self->hand);
      page = adw_view_stack_add_titled (self->pages, self->cost, "cost",
                                        /* Translators: the title of a page. */
                                        C_("end", "What Moves Cost"));
      adw_view_stack_page_set_icon_name (page, "view-reveal-symbolic");
    }
  adw_view_switcher_title_set_view_switcher_enabled (self->title, self->cost != NULL);
  title_visible_cb (self);
}

static void
move_card (HarenaEndPage *self,
           GtkWidget    *card,
           int           column,
           int           row,
           int           n_rows)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->cards));
  GtkLayoutChild   *place = gtk_layout_manager_get_layout_child (layout, card);

  g_object_set (place, "column", column, "row", row, "row-span", n_rows, NULL);
}

/* In a row; in two where it is narrow and there are four, or with large type. GTK measures what is between rows even
 * where there is one, and columns of the same width even where nothing is in them. */
static void
place_buttons (HarenaEndPage *self,
               gboolean       narrow,
               gboolean       tight)
{
  gboolean          changes = gtk_widget_get_visible (self->change);
  gboolean          square = narrow && (changes || tight);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->buttons);

  gtk_widget_set_hexpand (self->again, narrow);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->buttons), narrow);
  gtk_grid_set_row_spacing (GTK_GRID (self->buttons), square ? BETWEEN_BUTTONS : 0);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->change), "column",
                square ? 0 : 2, "row", square ? 1 : 0, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->again), "column",
                square ? changes : changes ? 3 : 2, "row", square ? 1 : 0, "column-span",
                square && !changes ? 2 : 1, NULL);
}

/* Gives the parts the shape that suits this width. */
static void
fit (HarenaEndPage *self,
     int           width)
{
  GtkWidget *labels[] = { self->save_label, self->review_label, self->change_label,
                          self->again_label };
  GtkWidget *extras[] = { self->save_icon, self->save_key, self->review_icon, self->review_key,
                          self->change_icon, self->change_key, self->again_icon, self->again_key };
  gboolean   narrow, folded;

  width = harena_type_room (width);
  narrow = width < NARROW;
  folded = width < FOLDED;
  if (narrow != (self->width < NARROW))
    {
      for (guint i = 0; i < G_N_ELEMENTS (extras); i++)
        gtk_widget_set_visible (extras[i], !narrow);
      /* A grid of labels that wrap asks for the height of its least width at any other. */
      for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
        gtk_label_set_wrap (GTK_LABEL (labels[i]), narrow);
      harena_end_table_set_narrow (HARENA_END_TABLE (self->results), narrow);
      gtk_widget_set_visible (GTK_WIDGET (self->help),
                              !narrow || gtk_widget_get_visible (self->change));
      place_buttons (self, narrow, width < TIGHT);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bar), narrow
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
      harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
    }
  if (self->cost != NULL)
    harena_cost_page_set_room (HARENA_COST_PAGE (self->cost), width);
  if (folded != (self->width < FOLDED))
    {
      move_card (self, self->chief, !folded, folded ? 2 : 0, folded ? 1 : 2);
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
harena_end_page_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_end_page_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaEndPage *self = HARENA_END_PAGE (widget);
  int            least;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, natural, NULL, NULL);
  /* However wide its present shape is, there is a narrower one. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (least, SMALLEST_WIDTH);
  else
    /* Without a width, what it needs at any: nothing in it is higher where there is more room. */
    gtk_widget_measure (self->box, orientation, for_size < 0 ? BROAD : MAX (for_size, least),
                        minimum, natural, NULL, NULL);
}

static void
harena_end_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  HarenaEndPage *self = HARENA_END_PAGE (widget);
  int            least, lowest;

  fit (self, width);
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width, &lowest, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, MAX (height, lowest) },
                            baseline);
}

static gboolean
press (GtkWidget *button)
{
  return gtk_widget_is_sensitive (button) && gtk_widget_activate (button);
}

static gboolean
key_pressed_cb (HarenaEndPage   *self,
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
    case GDK_KEY_c:
      return gtk_widget_get_visible (self->change) && press (self->change);
    case GDK_KEY_p:
      return press (self->again);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
harena_end_page_dispose (GObject *object)
{
  HarenaEndPage *self = HARENA_END_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->extra_cards, g_ptr_array_unref);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_end_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, box);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, pages);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, menu);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, band);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, result);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, crests);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, winner);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, ending);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, cards);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, table);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, extras);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, points);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, points_title);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, bar);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, help);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, save);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, save_icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, save_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, save_key);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, review);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, review_icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, review_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, review_key);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, change);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, change_icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, change_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, change_key);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, again);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, again_icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, again_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaEndPage, again_key);
}

static void
harena_end_page_map (GtkWidget *widget)
{
  HarenaEndPage *self = HARENA_END_PAGE (widget);

  GTK_WIDGET_CLASS (harena_end_page_parent_class)->map (widget);
  harena_read_out (GTK_WIDGET (self->winner), gtk_label_get_text (self->winner));
  harena_read_out (GTK_WIDGET (self->ending), gtk_label_get_text (self->ending));
}

static void
harena_end_page_class_init (HarenaEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_end_page_dispose;
  widget_class->get_request_mode = harena_end_page_get_request_mode;
  widget_class->map = harena_end_page_map;
  widget_class->measure = harena_end_page_measure;
  widget_class->size_allocate = harena_end_page_size_allocate;

  g_type_ensure (HARENA_TYPE_POINTS_CHART);
  gtk_widget_class_set_css_name (widget_class, "endpage");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/table/end-page.ui");
  bind_children (widget_class);
}

static void
harena_end_page_init (HarenaEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->width = FOLDED;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
harena_end_page_new (HarenaHand *hand)
{
  HarenaEndPage    *self = g_object_new (HARENA_TYPE_END_PAGE, NULL);
  const HarenaFace *face = harena_hand_get_face (hand);

  self->hand = g_object_ref (hand);
  self->extra_cards = g_ptr_array_new ();
  put_in_frieze (self);
  self->results = harena_end_table_new (hand);
  adw_bin_set_child (self->table, harena_shrink_new (self->results));
  self->chief = self->points;
  gtk_widget_set_visible (GTK_WIDGET (self->extras), FALSE);
  for (int i = 0; i < face->n_end_cards; i++)
    add_card (self, &face->end_cards[i]);
  gtk_widget_set_visible (self->points, !face->pointless);
  gtk_widget_set_visible (self->change, face->changes_sides);
  if (face->chart != NULL)
    gtk_label_set_label (self->points_title, _(face->chart->title));
  add_cost_page (self);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->title, "notify::title-visible", G_CALLBACK (title_visible_cb), self,
                           G_CONNECT_SWAPPED);
  harena_end_page_update (self);
  return GTK_WIDGET (self);
}

void
harena_end_page_set_menu (HarenaEndPage *self,
                         GMenuModel   *menu)
{
  g_return_if_fail (HARENA_IS_END_PAGE (self));

  gtk_menu_button_set_menu_model (self->menu, menu);
}

void
harena_end_page_grab (HarenaEndPage *self)
{
  g_return_if_fail (HARENA_IS_END_PAGE (self));

  gtk_widget_grab_focus (self->again);
}
