/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The children come in this order: crest, title, what is read below it, buttons. */

#include "table/question-layout.h"

#include "widgets/place.h"

enum
{
  CREST,
  TITLE,
  READING,
  BUTTONS,
  N_PARTS,
};

enum
{
  GAP = 10,
  SHARE = 38, /* the least of a line, in a hundred, that is left to the words */
};

struct _HarenaQuestionLayout
{
  GtkLayoutManager    parent_instance;

  HarenaQuestionShape shape;
  gboolean            said;
};

typedef struct
{
  GtkWidget *widgets[N_PARTS]; /* NULL: not there */
  GtkWidget *title;            /* there or not */
} Bar;

G_DEFINE_FINAL_TYPE (HarenaQuestionLayout, harena_question_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
find_parts (GtkWidget *widget,
            Bar       *bar)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (int i = 0; i < N_PARTS; i++, child = gtk_widget_get_next_sibling (child))
    {
      bar->widgets[i] = gtk_widget_should_layout (child) ? child : NULL;
      if (i == TITLE)
        bar->title = child;
    }
}

static int
width_of (const Bar *bar,
          int        part,
          gboolean   natural)
{
  int minimum, wanted;

  if (bar->widgets[part] == NULL)
    return 0;
  gtk_widget_measure (bar->widgets[part], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL,
                      NULL);
  return natural ? wanted : minimum;
}

/* What is read is asked itself: a scrolled window does not ask for this width. */
static int
height_of (const Bar *bar,
           int        part,
           int        width)
{
  GtkWidget *widget = bar->widgets[part];

  if (widget == NULL)
    return 0;
  if (part == READING)
    widget = gtk_widget_get_first_child (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget)));
  return harena_height_of (widget, width);
}

/* The height of so many lines in the type of a label, whatever it says now. */
static int
lines_of (GtkWidget *label,
          int        n_lines)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, n_lines == 1 ? "X"
                                                                                       : "X\nX");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* A title and two lines, or a title of two and one line, whether anything is said now or not. */
static int
height_of_words (const Bar *bar)
{
  GtkWidget *viewport, *help;

  if (bar->widgets[READING] == NULL)
    return 0;
  viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (bar->widgets[READING]));
  help = gtk_widget_get_first_child (gtk_widget_get_first_child (viewport));
  return MAX (lines_of (bar->title, 1) + lines_of (help, 2),
              lines_of (bar->title, 2) + lines_of (help, 1));
}

static GtkSizeRequestMode
harena_question_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                         GtkWidget        *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_question_layout_measure (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                GtkOrientation    orientation,
                                int               for_size G_GNUC_UNUSED,
                                int              *minimum,
                                int              *natural,
                                int              *minimum_baseline G_GNUC_UNUSED,
                                int              *natural_baseline G_GNUC_UNUSED)
{
  HarenaQuestionLayout *self = HARENA_QUESTION_LAYOUT (manager);
  gboolean              line = self->shape == HARENA_QUESTION_LINE;
  Bar                   bar;
  int                   words, buttons, crest;

  find_parts (widget, &bar);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      words = MAX (width_of (&bar, TITLE, FALSE), width_of (&bar, READING, FALSE));
      buttons = width_of (&bar, BUTTONS, FALSE);
      crest = width_of (&bar, CREST, FALSE);
      *minimum = line ? words + buttons + crest + 2 * GAP : MAX (words, buttons);
      *natural = MAX (*minimum, width_of (&bar, TITLE, TRUE) + width_of (&bar, BUTTONS, TRUE)
                                + crest + 2 * GAP);
      return;
    }

  words = height_of_words (&bar);
  buttons = height_of (&bar, BUTTONS, -1);
  crest = height_of (&bar, CREST, -1);
  if (line)
    *minimum = MAX (words, MAX (buttons, crest));
  else
    {
      if (self->shape == HARENA_QUESTION_COLUMN && buttons > 0)
        gtk_widget_measure (bar.widgets[BUTTONS], GTK_ORIENTATION_VERTICAL, -1, &buttons, NULL, NULL,
                            NULL);
      *minimum = words + buttons + (words > 0 && buttons > 0 ? GAP : 0);
    }
  *natural = *minimum;
}

static void
put (Bar *bar,
     int  part,
     int  x,
     int  y,
     int  width,
     int  height)
{
  if (bar->widgets[part] == NULL)
    return;
  if (height > 0)
    harena_place (bar->widgets[part], x, y, width, height);
  else
    gtk_widget_set_child_visible (bar->widgets[part], FALSE);
}

/* Where not all of the words fits, what is read has at least a line; a hint has all there is. */
static void
put_words (HarenaQuestionLayout *self,
           Bar                  *bar,
           int                   x,
           int                   width,
           int                   height)
{
  int title = height_of (bar, TITLE, width);
  int reading = height_of (bar, READING, width);
  int top = 0;

  if (self->said && title + reading > height)
    title = 0;
  reading = MIN (reading, height - title);
  if (self->shape != HARENA_QUESTION_COLUMN)
    top = (height - title - reading) / 2;
  put (bar, TITLE, x, top, width, title);
  put (bar, READING, x, top + title, width, reading);
}

static void
allocate_line (HarenaQuestionLayout *self,
               Bar                  *bar,
               int                   width,
               int                   height,
               gboolean              mirrored)
{
  int crest = width_of (bar, CREST, TRUE);
  int left = crest > 0 ? crest + GAP : 0;
  int most = (width - left - GAP) * (100 - SHARE) / 100;
  int buttons = CLAMP (most, width_of (bar, BUTTONS, FALSE), width_of (bar, BUTTONS, TRUE));
  int words = width - left - buttons - (buttons > 0 ? GAP : 0);
  int crest_height = height_of (bar, CREST, -1);
  int buttons_height = height_of (bar, BUTTONS, -1);

  /* Where nothing is said, as to who is taught elsewhere, the buttons have it all. */
  if (bar->widgets[READING] == NULL)
    buttons = width - left;
  put (bar, CREST, mirrored ? width - crest : 0, (height - crest_height) / 2, crest, crest_height);
  put_words (self, bar, mirrored ? width - left - words : left, MAX (words, 0), height);
  put (bar, BUTTONS, mirrored ? 0 : width - buttons, (height - buttons_height) / 2, buttons,
       buttons_height);
}

static void
harena_question_layout_allocate (GtkLayoutManager *manager,
                                 GtkWidget        *widget,
                                 int               width,
                                 int               height,
                                 int               baseline G_GNUC_UNUSED)
{
  HarenaQuestionLayout *self = HARENA_QUESTION_LAYOUT (manager);
  gboolean              mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Bar                   bar;
  int                   buttons;

  find_parts (widget, &bar);
  if (self->shape == HARENA_QUESTION_LINE)
    {
      allocate_line (self, &bar, width, height, mirrored);
      return;
    }

  /* Answers one below the other are scrolled before they leave no room for what they answer. */
  buttons = MIN (height_of (&bar, BUTTONS, -1), height - height_of_words (&bar) - GAP);
  put (&bar, CREST, 0, 0, 0, 0);
  put (&bar, BUTTONS, 0, height - buttons, width, buttons);
  put_words (self, &bar, 0, width, height - buttons - (buttons > 0 ? GAP : 0));
}

static void
harena_question_layout_class_init (HarenaQuestionLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = harena_question_layout_get_request_mode;
  layout_class->measure = harena_question_layout_measure;
  layout_class->allocate = harena_question_layout_allocate;
}

static void
harena_question_layout_init (HarenaQuestionLayout *self G_GNUC_UNUSED)
{
}

void
harena_question_layout_set_shape (HarenaQuestionLayout *self,
                                  HarenaQuestionShape   shape)
{
  g_return_if_fail (HARENA_IS_QUESTION_LAYOUT (self));

  if (self->shape == shape)
    return;
  self->shape = shape;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
harena_question_layout_set_said (HarenaQuestionLayout *self,
                                 gboolean              said)
{
  g_return_if_fail (HARENA_IS_QUESTION_LAYOUT (self));

  if (self->said == said)
    return;
  self->said = said;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
