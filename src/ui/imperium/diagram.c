/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws what a line describes. */

#include "imperium/learn.h"

#include "imperium/paint.h"
#include "imperium/scene-paint.h"
#include "widgets/look.h"

#include <string.h>

typedef enum
{
  KIND_NONE,
  KIND_CARDS,
  KIND_PROVINCE,
  KIND_RING,
} Kind;

enum
{
  ITEMS_MAX = IMPERIUM_N_CARDS,
  CARD = 64,
};

typedef struct
{
  Kind kind;
  int  province;
  int  items[ITEMS_MAX];
  int  n_items;
} Picture;

static int
find_card (const char *word)
{
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (strcmp (imperium_card_words[card], word) == 0)
      return card;

  return -1;
}

static gboolean
read_items (Picture    *picture,
            const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);

  for (char **word = words; *word != NULL; word++)
    {
      int item = picture->kind == KIND_CARDS ? find_card (*word)
                                             : (int) g_ascii_strtoll (*word, NULL, 10);

      if (item < 0 || picture->n_items == ITEMS_MAX)
        return FALSE;
      picture->items[picture->n_items++] = item;
    }
  return TRUE;
}

static gboolean
read_picture (const char *description,
              Picture    *picture)
{
  const char *list = strchr (description, '=');

  *picture = (Picture) { 0 };
  if (list == NULL)
    return FALSE;
  list++;
  if (g_str_has_prefix (description, "cards="))
    picture->kind = KIND_CARDS;
  else if (g_str_has_prefix (description, "ring="))
    picture->kind = KIND_RING;
  else if (g_str_has_prefix (description, "province=") && strchr (list, ':') != NULL)
    {
      g_autofree char *name = g_strndup (list, strchr (list, ':') - list);

      picture->kind = KIND_PROVINCE;
      picture->province = find_card (name);
      list = strchr (list, ':') + 1;
    }
  if (picture->kind == KIND_NONE || picture->province < 0
      || picture->province >= IMPERIUM_N_PROVINCES || !read_items (picture, list))
    return FALSE;
  return picture->kind == KIND_CARDS
         || (picture->kind == KIND_PROVINCE && picture->n_items >= 2
             && picture->n_items <= HARENA_SEATS_MAX)
         || (picture->kind == KIND_RING && picture->n_items == IMPERIUM_N_PROVINCES);
}

gboolean
imperium_diagram_is_valid (const char *description)
{
  Picture picture;

  return read_picture (description, &picture);
}

/* Bread and Circuses doubles the card behind it. */
static void
draw_cards (cairo_t       *cr,
            const Picture *picture,
            int            width)
{
  double left = (width - picture->n_items * (CARD + 10) + 10) / 2.0;

  for (int i = 0; i < picture->n_items; i++)
    {
      imperium_draw_card (cr, picture->items[i], left + i * (CARD + 10), 10, CARD);
      if (i > 0 && picture->items[i - 1] == IMPERIUM_BREAD
          && picture->items[i] < IMPERIUM_N_PROVINCES)
        imperium_draw_doubled (cr, left + i * (CARD + 10) + CARD - 4, 14, 13);
    }
}

static void
draw_province (cairo_t       *cr,
               const Picture *picture,
               int            width)
{
  ImperiumPosition position = { .seats = picture->n_items };
  ImperiumStep     ranks[HARENA_SEATS_MAX];
  ImperiumPlace    place = {
    .coin = { width / 2.0 - 20, 20 }, .coin_radius = 13, .coin_step = 32,
    .column = { 0, 150 }, .column_width = 36, .crest = 30, .drum = 10, .most = 6,
  };
  double           left = width / 2.0 - (picture->n_items - 1) * 27;
  gboolean         dark = harena_look_is_dark (harena_look_get_default ());
  GdkRGBA          emblem = imperium_colours[dark][IMPERIUM_COLOUR_EMBLEM];
  int              n_ranks;

  for (int i = 0; i < picture->n_items; i++)
    position.influence[picture->province][i] = picture->items[i];
  n_ranks = imperium_rank_province (&position, picture->province, ranks);
  imperium_draw_piece (cr, picture->province, FALSE, width / 2.0 - 60, 22, 42, &emblem);
  imperium_draw_coins (cr, &place, picture->province,
                       imperium_paid_places (picture->province, picture->n_items));
  for (int i = 0; i < picture->n_items; i++)
    {
      ImperiumColumn column = { .colour = i + 1, .cylinders = picture->items[i] };

      for (int j = 0; j < n_ranks; j++)
        if (ranks[j].seat == i + 1 && ranks[j].place == 1)
          column.rank = ranks[j].lowest == 1 ? IMPERIUM_RANK_FIRST : IMPERIUM_RANK_LEVEL;
      imperium_draw_column (cr, &column, &place, left + i * 54);
    }
  for (int j = 0; j < n_ranks; j++)
    {
      g_autofree char *points = g_strdup_printf ("+%d", ranks[j].points);

      imperium_set_colour (cr, IMPERIUM_COLOUR_TEXT);
      harena_brush_text (cr, points, left + (ranks[j].seat - 1) * 54, 170, 15, TRUE, 0.5);
    }
}

static void
draw_ring (cairo_t       *cr,
           const Picture *picture,
           int            width,
           int            height)
{
  ImperiumPosition position = { .seats = HARENA_SEATS_MAX };
  HarenaView       view = { .n_seats = HARENA_SEATS_MAX };
  GdkRGBA          text;

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    view.seats[i].colour = i + 1;
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    position.proconsul[i] = picture->items[i];
  text = imperium_colours[harena_look_is_dark (harena_look_get_default ())][IMPERIUM_COLOUR_TEXT];
  imperium_paint_ring (cr, &position, &view, 0, 0, &text, width, height);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data G_GNUC_UNUSED)
{
  const char *description = g_object_get_data (G_OBJECT (area), "description");
  Picture     picture;

  if (description == NULL || !read_picture (description, &picture))
    return;
  if (picture.kind == KIND_CARDS)
    draw_cards (cr, &picture, width);
  else if (picture.kind == KIND_PROVINCE)
    draw_province (cr, &picture, width);
  else
    draw_ring (cr, &picture, width, height);
}

GtkWidget *
imperium_diagram_new (void)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_widget_set_size_request (area, 280, 116);
  return area;
}

void
imperium_diagram_set (GtkWidget  *diagram,
                      const char *description)
{
  gboolean small = description == NULL || g_str_has_prefix (description, "cards=");

  g_object_set_data_full (G_OBJECT (diagram), "description", g_strdup (description), g_free);
  gtk_widget_set_size_request (diagram, 280, small ? 116 : 184);
  gtk_widget_queue_draw (diagram);
}
