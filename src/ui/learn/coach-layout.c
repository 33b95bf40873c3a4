/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The children come in this order: dots, title, tools, diagram, words, buttons. */

#include "learn/coach-layout.h"

enum
{
  DOTS,
  TITLE,
  TOOLS,
  DIAGRAM,
  WORDS,
  BUTTONS,
  N_PARTS,
};

enum
{
  GAP = 6,
  COLUMN_GAP = 18,
  WIDE = 620,          /* from this width on, side by side */
  DIAGRAM_HEIGHT = 84, /* where it stands beside the words */
  WORDS_LEAST = 54,    /* three lines; the rest can be scrolled to */
  BROAD = 1 << 14,     /* wider than any window */
};

typedef struct
{
  GtkWidget    *widgets[N_PARTS];
  GtkAllocation places[N_PARTS];
  int           cut;   /* how much of the words has to be scrolled to */
} Card;

struct _HarenaCoachLayout
{
  GtkLayoutManager parent_instance;

  gboolean         slim;
};

G_DEFINE_FINAL_TYPE (HarenaCoachLayout, harena_coach_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
find_parts (GtkWidget *widget,
            Card      *card)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *card = (Card) { 0 };
  for (int i = 0; i < N_PARTS; i++, child = gtk_widget_get_next_sibling (child))
    card->widgets[i] = gtk_widget_should_layout (child) ? child : NULL;
}

static int
width_of (const Card *card,
          int         part,
          gboolean    natural)
{
  int minimum, wanted;

  if (card->widgets[part] == NULL)
    return 0;
  gtk_widget_measure (card->widgets[part], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL,
                      NULL);
  return natural ? wanted : minimum;
}

static int
height_of (const Card *card,
           int         part,
           int         width)
{
  GtkWidget *widget = card->widgets[part];
  int        minimum;

  if (widget == NULL)
    return 0;
  /* A scrolled window does not ask its child for this width. */
  if (part == WORDS)
    widget = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return part == WORDS ? MAX (minimum - card->cut, MIN (minimum, WORDS_LEAST)) : minimum;
}

/* Puts a part at its place; says where the next one below it begins. */
static int
put (Card *card,
     int   part,
     int   x,
     int   y,
     int   width)
{
  int height = height_of (card, part, width);

  if (card->widgets[part] == NULL)
    return y;
  card->places[part] = (GtkAllocation) { x, y, width, height };
  return y + height + GAP;
}

static int
put_narrow (Card *card,
            int   width)
{
  int tools = width_of (card, TOOLS, TRUE);
  int picture = MIN (width, width_of (card, DIAGRAM, TRUE));
  int y = put (card, DOTS, 0, 0, width);
  /* Icons have enough of a margin of their own. */
  int below = put (card, TOOLS, width - tools, y, tools) - 2 * GAP;

  y = MAX (put (card, TITLE, 0, y, width - tools - GAP), below);
  /* A title of one line stands in the middle of the tools beside it. */
  card->places[TITLE].height = MAX (card->places[TITLE].height, card->places[TOOLS].height);
  y = put (card, DIAGRAM, (width - picture) / 2, y, picture);
  y = put (card, WORDS, 0, y, width);
  return put (card, BUTTONS, 0, y, width) - GAP;
}

/* The title and the ways on in one line, then the words. */
static int
put_slim (Card *card,
          int   width)
{
  int buttons = MIN (width_of (card, BUTTONS, TRUE), width - width_of (card, TITLE, FALSE) - GAP);
  int below = put (card, BUTTONS, width - buttons, 0, buttons);
  int y = MAX (put (card, TITLE, 0, 0, width - buttons - GAP), below);

  card->places[TITLE].height = y - GAP;
  return put (card, WORDS, 0, y, width) - GAP;
}

/* The picture on the left, the words in the middle, the ways on at the right. */
static int
put_wide (Card *card,
          int   width)
{
  int tools = width_of (card, TOOLS, TRUE);
  int right = MAX (tools, width_of (card, BUTTONS, TRUE));
  int picture = width_of (card, DIAGRAM, TRUE);
  int left, middle, y, bottom, top = put (card, DOTS, 0, 0, width);

  if (picture > 0)
    picture = MAX (MIN (MIN (picture, width / 4),
                        picture * DIAGRAM_HEIGHT / height_of (card, DIAGRAM, picture)),
                   width_of (card, DIAGRAM, FALSE));
  left = picture > 0 ? picture + COLUMN_GAP : 0;
  middle = width - left - right - COLUMN_GAP;

  bottom = put (card, DIAGRAM, 0, top, picture);
  y = put (card, TITLE, left, top, middle);
  bottom = MAX (bottom, put (card, WORDS, left, y, middle));
  y = put (card, TOOLS, width - tools, top, tools);
  bottom = MAX (bottom, put (card, BUTTONS, width - right, y, right)) - GAP;

  /* The buttons stay in the corner, however long the words are. */
  card->places[BUTTONS].y = bottom - card->places[BUTTONS].height;
  return bottom;
}

static int
put_all (HarenaCoachLayout *self,
         Card             *card,
         int               width,
         int               cut)
{
  card->cut = cut;
  if (width >= WIDE)
    return put_wide (card, width);

  return self->slim ? put_slim (card, width) : put_narrow (card, width);
}

/* Without a width: no width makes it lower. */
static int
lowest (HarenaCoachLayout *self,
        Card              *card)
{
  int wide = put_all (self, card, BROAD, G_MAXINT);

  return MIN (wide, put_all (self, card, WIDE - 1, G_MAXINT));
}

static GtkSizeRequestMode
harena_coach_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                     GtkWidget        *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_coach_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline G_GNUC_UNUSED,
                            int              *natural_baseline G_GNUC_UNUSED)
{
  HarenaCoachLayout *self = HARENA_COACH_LAYOUT (manager);
  Card              card;

  find_parts (widget, &card);
  *minimum = width_of (&card, TITLE, FALSE) + GAP
             + width_of (&card, self->slim ? BUTTONS : TOOLS, FALSE);
  for (int part = 0; part < N_PARTS; part++)
    *minimum = MAX (*minimum, width_of (&card, part, FALSE));
  *natural = MAX (*minimum, width_of (&card, WORDS, TRUE));

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int width = for_size >= 0 ? MAX (for_size, *minimum) : *natural;

      *minimum = for_size >= 0 ? put_all (self, &card, width, G_MAXINT) : lowest (self, &card);
      *natural = MAX (*minimum, put_all (self, &card, width, 0));
    }
}

static void
harena_coach_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline G_GNUC_UNUSED)
{
  HarenaCoachLayout *self = HARENA_COACH_LAYOUT (manager);
  gboolean          mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Card              card;
  int               whole;

  find_parts (widget, &card);
  whole = put_all (self, &card, width, 0);
  if (whole > height)
    put_all (self, &card, width, whole - height);
  for (int part = 0; part < N_PARTS; part++)
    {
      GtkAllocation *place = &card.places[part];

      if (card.widgets[part] == NULL)
        continue;
      if (mirrored)
        place->x = width - place->x - place->width;
      gtk_widget_size_allocate (card.widgets[part], place, -1);
    }
}

static void
harena_coach_layout_class_init (HarenaCoachLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = harena_coach_layout_get_request_mode;
  layout_class->measure = harena_coach_layout_measure;
  layout_class->allocate = harena_coach_layout_allocate;
}

static void
harena_coach_layout_init (HarenaCoachLayout *self G_GNUC_UNUSED)
{
}

void
harena_coach_layout_set_slim (HarenaCoachLayout *self,
                             gboolean          slim)
{
  g_return_if_fail (HARENA_IS_COACH_LAYOUT (self));

  if (self->slim == slim)
    return;
  self->slim = slim;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
