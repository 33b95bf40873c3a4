/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grid of chariots as they stand in the order (M11 to M13); in the panel two rows of eight with
 * the sections below, in a narrow window one row. */

#include "circus/parts.h"

#include "board/marks.h"
#include "circus/paint.h"
#include "circus/way.h"
#include "circus/names.h"
#include "widgets/art.h"
#include "widgets/brush.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  IN_ROW = 8,
  STEP = 38,
  HEIGHT = 38,
  STEP_NARROW = 23,
  HEIGHT_NARROW = 34,
};

/* What an item shows. */
typedef struct
{
  int      colour;
  int      number;
  int      time;    /* a CircusTime */
  gboolean next;
} Item;

typedef struct
{
  HarenaHand *hand;
  gboolean    narrow;
  GtkWidget  *left;    /* "13 still to move" */
  GtkWidget  *grid;
  GtkWidget  *items[CIRCUS_CHARIOTS_MAX];
  GPtrArray  *captions;
} Order;

static void
free_order (Order *self)
{
  g_object_unref (self->hand);
  g_ptr_array_unref (self->captions);
  g_free (self);
}

static void
draw_tick (cairo_t *cr,
           double   radius)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, harena_look_is_dark (harena_look_get_default ()) ? "#ffffff"
                                                                            : "#1f1814");
  cairo_new_path (cr);
  cairo_move_to (cr, -radius * 0.35, 0);
  cairo_line_to (cr, -radius * 0.08, radius * 0.28);
  cairo_line_to (cr, radius * 0.38, -radius * 0.28);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, MAX (2, radius / 6));
  cairo_stroke (cr);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const Item   *item = g_object_get_data (G_OBJECT (area), "item");
  gboolean      narrow = GPOINTER_TO_INT (data);
  double        radius = narrow ? 13 : 17;
  HarenaOutline outline;
  GdkRGBA       terracotta;

  if (item == NULL)
    return;
  cairo_translate (cr, width / 2.0, height / 2.0);
  if (narrow && item->time == CIRCUS_PRESENT)
    radius = 15.5;
  if (item->time == CIRCUS_PAST)
    cairo_push_group (cr);
  circus_paint_token (cr, 0, 0, radius, item->colour, item->number);
  if (item->time == CIRCUS_PAST)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.38);
      draw_tick (cr, radius);
    }
  if (item->time == CIRCUS_PRESENT)
    {
      harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &terracotta);
      harena_outline_init_hex (&outline, radius + 1.5, FALSE);
      cairo_new_path (cr);
      harena_marks_path (cr, &outline, 1);
      gdk_cairo_set_source_rgba (cr, &terracotta);
      cairo_set_line_width (cr, 2.5);
      cairo_stroke (cr);
    }
  if (item->next)
    harena_art_draw (cr, "circus/mark-next", radius * 0.62, -radius * 0.62, radius * 0.8, NULL);
}

/* "Red I, top straight: moves now". */
static char *
describe (const HarenaView *view,
          const CircusTurn *turn)
{
  g_autofree char *name = circus_words_chariot (view->seats, turn->chariot);

  switch (turn->time)
    {
    case CIRCUS_PAST:
      /* Translators: a chariot in the order of a round. */
      return g_strdup_printf (_("%s, has moved"), name);
    case CIRCUS_PRESENT:
      /* Translators: a chariot in the order of a round. */
      return g_strdup_printf (_("%s, moves now"), name);
    case CIRCUS_TO_COME:
    default:
      /* Translators: a chariot in the order of a round. */
      return g_strdup_printf (_("%s, still to move"), name);
    }
}

/* The section in which a chariot stands, or the finish. */
static int
section_of (const CircusPosition *position,
            int                   chariot)
{
  int hex = position->hexes[chariot];

  return hex == CIRCUS_NOWHERE ? CIRCUS_FINISH : circus_hexes[hex].section;
}

/* brief: below one or two chariots. */
static const char *
section_name (int      section,
              gboolean brief)
{
  static const char *const words[][2] = {
    /* Translators: a section of the track, in small type below chariots; then the same where there
     * is hardly any room. */
    [CIRCUS_TOP] = { NC_("section", "top straight"), NC_("section", "top") },
    [CIRCUS_LEFT] = { NC_("section", "left line"), NC_("section", "left") },
    [CIRCUS_BOTTOM] = { NC_("section", "bottom straight"), NC_("section", "bottom") },
    [CIRCUS_RIGHT] = { NC_("section", "right line"), NC_("section", "right") },
    [CIRCUS_FINISH] = { NC_("section", "home"), NC_("section", "home") },
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "section", words[section][brief]);
}

static void
add_caption (Order    *self,
             int       section,
             int       column,
             int       row,
             int       width,
             gboolean  last)
{
  int        room = last ? IN_ROW - column : width;
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *label = gtk_label_new (section_name (section, room <= 2));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, FALSE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "small-caption");
  gtk_widget_set_margin_start (line, 2);
  gtk_widget_set_margin_end (line, 2);
  gtk_widget_set_tooltip_text (label, section_name (section, FALSE));
  gtk_grid_attach (GTK_GRID (self->grid), line, column, 3 * row + 1, width, 1);
  /* Behind the last there is room for all of it. */
  gtk_label_set_xalign (GTK_LABEL (label), last ? 0 : 0.5);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, 3 * row + 2, room, 1);
  g_ptr_array_add (self->captions, line);
  g_ptr_array_add (self->captions, label);
}

/* A line for each run of chariots of one section in a row. */
static void
update_captions (Order                *self,
                 const CircusPosition *position,
                 const CircusTurn     *turns,
                 int                   n_turns)
{
  for (guint i = 0; i < self->captions->len; i++)
    gtk_grid_remove (GTK_GRID (self->grid), self->captions->pdata[i]);
  g_ptr_array_set_size (self->captions, 0);
  for (int i = 0; i < n_turns;)
    {
      int section = section_of (position, turns[i].chariot);
      int end = i;

      while (end < n_turns && end / IN_ROW == i / IN_ROW
             && section_of (position, turns[end].chariot) == section)
        end++;
      add_caption (self, section, i % IN_ROW, i / IN_ROW, end - i,
                   end == n_turns && end % IN_ROW != 0);
      i = end;
    }
}

static void
update (GtkWidget           *part,
        HarenaChange change  G_GNUC_UNUSED)
{
  Order                *self = g_object_get_data (G_OBJECT (part), "order");
  const HarenaView     *view = harena_hand_get_view (self->hand);
  const CircusPosition *position = circus_position (view);
  CircusTurn            turns[CIRCUS_CHARIOTS_MAX];
  int                   n_turns = circus_round_order (position, turns);
  int                   to_come = 0;
  g_autofree char      *left = NULL;

  for (int i = 0; i < CIRCUS_CHARIOTS_MAX; i++)
    {
      Item             item;
      g_autofree char *name = NULL;

      gtk_widget_set_visible (self->items[i], i < n_turns);
      if (i >= n_turns)
        continue;
      item = (Item) { harena_view_colour (view, circus_seat_of (turns[i].chariot)),
                      turns[i].chariot % CIRCUS_TEAM, turns[i].time,
                      i > 0 && turns[i - 1].time == CIRCUS_PRESENT };
      to_come += turns[i].time == CIRCUS_TO_COME;
      name = describe (view, &turns[i]);
      g_object_set_data_full (G_OBJECT (self->items[i]), "item", g_memdup2 (&item, sizeof item),
                              g_free);
      gtk_widget_set_tooltip_text (self->items[i], name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->items[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_queue_draw (self->items[i]);
    }
  if (self->narrow)
    return;
  /* Translators: of the chariots of this round. */
  left = g_strdup_printf (ngettext ("%d still to move", "%d still to move", to_come), to_come);
  gtk_label_set_text (GTK_LABEL (self->left), left);
  update_captions (self, position, turns, n_turns);
}

static void
add_items (Order *self)
{
  for (int i = 0; i < CIRCUS_CHARIOTS_MAX; i++)
    {
      GtkWidget *item = harena_brush_area_new (GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                               self->narrow ? STEP_NARROW : STEP,
                                               self->narrow ? HEIGHT_NARROW : HEIGHT, draw_cb,
                                               GINT_TO_POINTER (self->narrow), NULL);

      gtk_grid_attach (GTK_GRID (self->grid), item, self->narrow ? i : i % IN_ROW,
                       self->narrow ? 0 : 3 * (i / IN_ROW), 1, 1);
      self->items[i] = item;
    }
}

static GtkWidget *
create (HarenaHand *hand,
        gboolean    narrow)
{
  Order     *self = g_new0 (Order, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *part = narrow ? box : circus_frame_new (box);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = gtk_label_new (_("Order of this round"));

  self->hand = g_object_ref (hand);
  self->narrow = narrow;
  self->captions = g_ptr_array_new ();
  self->left = gtk_label_new (NULL);
  self->grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_widget_set_halign (self->grid, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Order of this round"), -1);
  g_object_set_data_full (G_OBJECT (part), "order", self, (GDestroyNotify) free_order);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (self->left, "dim-label");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->left);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->grid);
  gtk_widget_set_visible (head, !narrow);
  add_items (self);
  update (part, HARENA_CHANGE_ALL);
  return part;
}

static GtkWidget *
create_wide (HarenaHand *hand)
{
  return create (hand, FALSE);
}

static GtkWidget *
create_narrow (HarenaHand *hand)
{
  return create (hand, TRUE);
}

static gboolean
is_there (const HarenaView *view)
{
  return circus_position (view)->n_order > 0;
}

const HarenaPart circus_part_order = {
  .create = create_wide, .update = update, .there = is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};

const HarenaPart circus_part_order_narrow = {
  .place = HARENA_PLACE_ABOVE, .room = HARENA_ROOM_NARROW,
  .create = create_narrow, .update = update, .there = is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
};
