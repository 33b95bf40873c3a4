/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels under painted circles; or one label over painted segments. */

#include "clash/battle-steps.h"

#include "clash/speech-words.h"
#include "clash/speech.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  HEIGHT = 76,
  CIRCLES = 30,  /* where their middle is */
  COMPACT = 36,
  EDGE = 14,
};

struct _ClashBattleSteps
{
  GtkWidget  parent_instance;

  GtkWidget *labels[CLASH_PARTS_MAX];
  GtkWidget *title;   /* the present one, when compact */
  GtkWidget *count;
  int        n_steps;
  int        current;
  gboolean   compact;
};

G_DEFINE_FINAL_TYPE (ClashBattleSteps, clash_battle_steps, GTK_TYPE_WIDGET)

static double
column_of (ClashBattleSteps *self)
{
  return MIN (140.0, (gtk_widget_get_width (GTK_WIDGET (self)) - 2.0 * EDGE) / self->n_steps);
}

/* The middle of a circle. */
static double
place_of (ClashBattleSteps *self,
          int               step)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) / 2.0
         + (step - (self->n_steps - 1) / 2.0) * column_of (self);
}

static void
circle (cairo_t *cr,
        double   x,
        double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, CIRCLES, radius, 0, 2 * G_PI);
}

typedef struct
{
  GdkRGBA accent, on_accent, now, text, line, ground;
} Colours;

static void
find_colours (ClashBattleSteps *self,
              Colours          *colours)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  HarenaLook      *look = harena_look_get_default ();

  gtk_style_context_get_color (context, &colours->text);
  gtk_style_context_lookup_color (context, "accent_bg_color", &colours->accent);
  gtk_style_context_lookup_color (context, "accent_fg_color", &colours->on_accent);
  gtk_style_context_lookup_color (context, "window_bg_color", &colours->ground);
  colours->now = colours->accent;
  if (harena_look_is_dark (look))
    harena_look_get_colour (look, HARENA_COLOUR_GOLD, &colours->now);
  colours->line = colours->text;
  colours->line.alpha = harena_look_is_contrast (look) ? 1 : 0.2;
  colours->text.alpha = harena_look_is_contrast (look) ? 1 : 0.6;
}

static void
draw_done (cairo_t       *cr,
           const Colours *colours,
           double         x)
{
  circle (cr, x, 11);
  gdk_cairo_set_source_rgba (cr, &colours->accent);
  cairo_fill (cr);
  cairo_move_to (cr, x - 4, CIRCLES + 0.5);
  cairo_line_to (cr, x - 1, CIRCLES + 3.5);
  cairo_line_to (cr, x + 4, CIRCLES - 3);
  gdk_cairo_set_source_rgba (cr, &colours->on_accent);
  cairo_set_line_width (cr, 1.8);
  cairo_stroke (cr);
}

static void
draw_circle (ClashBattleSteps *self,
             cairo_t          *cr,
             const Colours    *colours,
             int               step)
{
  double x = place_of (self, step);

  if (step < self->current)
    {
      draw_done (cr, colours, x);
      return;
    }

  circle (cr, x, step == self->current ? 14 : 10);
  gdk_cairo_set_source_rgba (cr, &colours->ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, step == self->current ? &colours->now : &colours->text);
  cairo_set_line_width (cr, step == self->current ? 3 : 2);
  cairo_stroke (cr);
  if (step == self->current)
    {
      circle (cr, x, 7);
      cairo_fill (cr);
    }
}

static void
draw_row (ClashBattleSteps *self,
          cairo_t          *cr,
          const Colours    *colours)
{
  double first = place_of (self, 0);
  double now = place_of (self, MIN (self->current, self->n_steps - 1));

  cairo_rectangle (cr, first, CIRCLES - 1.5, place_of (self, self->n_steps - 1) - first, 3);
  gdk_cairo_set_source_rgba (cr, &colours->line);
  cairo_fill (cr);
  cairo_rectangle (cr, first, CIRCLES - 1.5, now - first, 3);
  gdk_cairo_set_source_rgba (cr, &colours->accent);
  cairo_fill (cr);
  for (int i = 0; i < self->n_steps; i++)
    draw_circle (self, cr, colours, i);
}

static void
draw_segments (ClashBattleSteps *self,
               cairo_t          *cr,
               const Colours    *colours)
{
  double width = (gtk_widget_get_width (GTK_WIDGET (self)) - 2.0 * EDGE + 4) / self->n_steps;

  for (int i = 0; i < self->n_steps; i++)
    {
      cairo_rectangle (cr, EDGE + i * width, COMPACT - 6, width - 4, 4);
      gdk_cairo_set_source_rgba (cr, i < self->current    ? &colours->accent
                                     : i == self->current ? &colours->now
                                                          : &colours->line);
      cairo_fill (cr);
    }
}

static void
clash_battle_steps_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ClashBattleSteps *self = CLASH_BATTLE_STEPS (widget);
  int               width = gtk_widget_get_width (widget);
  int               height = gtk_widget_get_height (widget);
  Colours           colours;
  cairo_t          *cr;

  if (self->n_steps > 0)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
      find_colours (self, &colours);
      if (self->compact)
        draw_segments (self, cr, &colours);
      else
        draw_row (self, cr, &colours);
      cairo_destroy (cr);
    }

  GTK_WIDGET_CLASS (clash_battle_steps_parent_class)->snapshot (widget, snapshot);
}

static void
clash_battle_steps_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size G_GNUC_UNUSED,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline G_GNUC_UNUSED,
                            int            *natural_baseline G_GNUC_UNUSED)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 300;
  else
    *minimum = *natural = CLASH_BATTLE_STEPS (widget)->compact ? COMPACT : HEIGHT;
}

static void
allocate (GtkWidget *child,
          double     x,
          double     y,
          double     width,
          double     height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
clash_battle_steps_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height G_GNUC_UNUSED,
                                  int        baseline G_GNUC_UNUSED)
{
  ClashBattleSteps *self = CLASH_BATTLE_STEPS (widget);
  int               count, title;

  for (int i = 0; i < CLASH_PARTS_MAX; i++)
    {
      gtk_widget_set_child_visible (self->labels[i], !self->compact && i < self->n_steps);
      if (!self->compact && i < self->n_steps)
        allocate (self->labels[i], place_of (self, i) - column_of (self) / 2 + 2, CIRCLES + 18,
                  column_of (self) - 4, HEIGHT - CIRCLES - 18);
    }

  gtk_widget_set_child_visible (self->title, self->compact);
  gtk_widget_set_child_visible (self->count, self->compact);
  if (!self->compact)
    return;
  gtk_widget_measure (self->count, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &count, NULL, NULL);
  title = MAX (0, width - 2 * EDGE - count - 6);
  allocate (self->title, EDGE, 6, title, 22);
  allocate (self->count, width - EDGE - count, 6, count, 22);
}

static void
clash_battle_steps_dispose (GObject *object)
{
  ClashBattleSteps *self = CLASH_BATTLE_STEPS (object);

  for (int i = 0; i < CLASH_PARTS_MAX; i++)
    g_clear_pointer (&self->labels[i], gtk_widget_unparent);
  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->count, gtk_widget_unparent);

  G_OBJECT_CLASS (clash_battle_steps_parent_class)->dispose (object);
}

static void
clash_battle_steps_class_init (ClashBattleStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_steps_dispose;
  widget_class->snapshot = clash_battle_steps_snapshot;
  widget_class->measure = clash_battle_steps_measure;
  widget_class->size_allocate = clash_battle_steps_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "battlesteps");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (ClashBattleSteps *self,
           const char       *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
clash_battle_steps_init (ClashBattleSteps *self)
{
  for (int i = 0; i < CLASH_PARTS_MAX; i++)
    {
      self->labels[i] = add_label (self, "step");
      gtk_widget_set_valign (self->labels[i], GTK_ALIGN_START);
    }
  self->title = add_label (self, "now");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  self->count = add_label (self, "count");
  gtk_label_set_ellipsize (GTK_LABEL (self->count), PANGO_ELLIPSIZE_NONE);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_battle_steps_new (void)
{
  return g_object_new (CLASH_TYPE_BATTLE_STEPS, NULL);
}

static char *
name_of (const ClashStory     *story,
         const ClashStoryStep *step)
{
  const ClashGroup *group = step->side >= 0 ? &story->sides[step->side].group : NULL;
  g_autofree char  *who = NULL;

  switch (step->part)
    {
    case CLASH_PART_NAME:
      return g_strdup (C_("step of a battle", "Who rolls"));
    case CLASH_PART_FIRST:
      return g_strdup (C_("step of a battle", "Who is first"));
    case CLASH_PART_NETS:
      return g_strdup (C_("step of a battle", "Nets"));
    case CLASH_PART_ROLL:
      who = clash_words_subject (story->seats, group);
      /* Translators: a step of a battle; a name or “The lion” */
      return g_strdup_printf (_("%s rolls"), who);
    case CLASH_PART_AGAIN:
      return g_strdup (C_("step of a battle", "Throw again?"));
    case CLASH_PART_SHIELDS:
      return g_strdup (C_("step of a battle", "Shields"));
    case CLASH_PART_LOSSES:
    default:
      return g_strdup (group->owner != 0 ? C_("step of a battle", "Losses")
                                         : C_("step of a battle", "Wounds"));
    }
}

void
clash_battle_steps_update (ClashBattleSteps *self,
                           const ClashStory *story,
                           int               current)
{
  g_autofree char *count = NULL;

  g_return_if_fail (CLASH_IS_BATTLE_STEPS (self));

  self->n_steps = story->n_steps;
  self->current = current;
  for (int i = 0; i < story->n_steps; i++)
    {
      g_autofree char *name = name_of (story, &story->steps[i]);

      gtk_label_set_label (GTK_LABEL (self->labels[i]), name);
      gtk_widget_set_tooltip_text (self->labels[i], name);
      harena_set_css_class (self->labels[i], "now", i == current);
      harena_set_css_class (self->labels[i], "later", i > current);
      if (i == current)
        gtk_label_set_label (GTK_LABEL (self->title), name);
    }

  if (current >= story->n_steps)
    gtk_label_set_label (GTK_LABEL (self->title), _("The battle is over"));
  /* Translators: how far a battle is */
  count = g_strdup_printf (_("step %d of %d"), MIN (current + 1, story->n_steps), story->n_steps);
  gtk_label_set_label (GTK_LABEL (self->count), count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (self->title)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
clash_battle_steps_set_compact (ClashBattleSteps *self,
                                gboolean          compact)
{
  g_return_if_fail (CLASH_IS_BATTLE_STEPS (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
