/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of cards. */

#include "gladiatori/diagram.h"

#include "gladiatori/box.h"
#include "gladiatori/paint.h"
#include "gladiatori/targets.h"

enum
{
  HEIGHT = 96,
  WIDTH = 290,
  GAP = 8,
  BACK_GREEN = -2,
  BACK_RED = -3,
  UNKNOWN = -1,
};

/* The face that a word names. */
static int
face_of (const char *word)
{
  if (g_str_equal (word, "back-green"))
    return BACK_GREEN;
  if (g_str_equal (word, "back-red"))
    return BACK_RED;
  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (g_str_equal (word, glad_cards[card].word))
      return card;
  for (int item = 0; item < GLAD_N_ITEMS; item++)
    if (g_str_equal (word, glad_items[item].word))
      return GLAD_ITEM_FACES + item;
  for (int gladiator = 0; gladiator < GLAD_N_GLADIATORS; gladiator++)
    if (g_str_equal (word, glad_gladiators[gladiator].word))
      return GLAD_FIGURE_FACES + gladiator;
  return UNKNOWN;
}

gboolean
glad_diagram_is_valid (const char *description)
{
  g_auto (GStrv) words = g_strsplit (description, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    if (face_of (words[i]) == UNKNOWN)
      return FALSE;

  return words[0] != NULL;
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data G_GNUC_UNUSED)
{
  const char    *description = g_object_get_data (G_OBJECT (area), "description");
  g_auto (GStrv) words = g_strsplit (description != NULL ? description : "", " ", -1);
  int            n = g_strv_length (words);
  double         card = MIN (height / 1.5, n > 0 ? (width - (n - 1.0) * GAP) / n : width);

  cairo_translate (cr, (width - n * card - (n - 1) * GAP) / 2, (height - 1.5 * card) / 2);
  for (int i = 0; i < n; i++)
    {
      int face = face_of (words[i]);

      if (face == BACK_GREEN || face == BACK_RED)
        glad_paint_back (cr, face == BACK_RED, card, 1.5 * card);
      else if (face >= 0)
        glad_paint_card (cr, face, card, 1.5 * card);
      cairo_translate (cr, card + GAP, 0);
    }
}

GtkWidget *
glad_diagram_new (void)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, "content-height", HEIGHT,
                                  "content-width", WIDTH, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  return area;
}

void
glad_diagram_set (GtkWidget  *diagram,
                  const char *description)
{
  g_object_set_data_full (G_OBJECT (diagram), "description", g_strdup (description), g_free);
  gtk_widget_queue_draw (diagram);
}
