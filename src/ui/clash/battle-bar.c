/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three parts in the order of the words; in high contrast lines part them, not colours alone. */

#include "clash/battle-bar.h"

#include "widgets/look.h"
#include "words.h"

enum
{
  HEIGHT = 14,
  SLIM = 8,   /* over numbers alone */
};

struct _ClashBattleBar
{
  GtkWidget    parent_instance;

  ClashOutlook outlook;
  int          colour;
  GtkWidget   *words;
  int          height; /* of the bar */
  int          top;    /* of the words */
};

G_DEFINE_FINAL_TYPE (ClashBattleBar, clash_battle_bar, GTK_TYPE_WIDGET)

static void
find_colour (int      seat,
             int      part,
             GdkRGBA *colour)
{
  HarenaLook *look = harena_look_get_default ();

  if (part == CLASH_OUTLOOK_STAR)
    harena_look_get_colour (look, HARENA_COLOUR_GOLD, colour);
  else if (part == CLASH_OUTLOOK_NOTHING)
    gdk_rgba_parse (colour, harena_look_is_dark (look) ? "#6b655d" : "#cfc9c0");
  else if (seat != 0)
    harena_look_get_seat (look, seat, colour);
  else
    harena_look_get_colour (look, HARENA_COLOUR_TERRACOTTA, colour);
}

static void
clash_battle_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ClashBattleBar *self = CLASH_BATTLE_BAR (widget);
  double          width = gtk_widget_get_width (widget);
  double          x = 0;
  GskRoundedRect  part;
  GdkRGBA         colour;
  GdkRGBA         edge;
  GdkRGBA         edges[4];

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &edge);
  for (int i = 0; i < 4; i++)
    edges[i] = edge;
  for (int i = 0; i < CLASH_N_OUTLOOKS; i++)
    {
      double wide = self->outlook.chances[i] * (width + 2);

      if (self->outlook.percent[i] == 0 || wide < 3)
        continue;
      find_colour (self->colour, i, &colour);
      gsk_rounded_rect_init_from_rect (&part, &GRAPHENE_RECT_INIT (x, 0, wide - 2, self->height), 3);
      gtk_snapshot_push_rounded_clip (snapshot, &part);
      gtk_snapshot_append_color (snapshot, &colour, &part.bounds);
      gtk_snapshot_pop (snapshot);
      if (harena_look_is_contrast (harena_look_get_default ()))
        gtk_snapshot_append_border (snapshot, &part, (float[4]) { 2, 2, 2, 2 }, edges);
      x += wide;
    }

  gtk_widget_snapshot_child (widget, self->words, snapshot);
}

static GtkSizeRequestMode
clash_battle_bar_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
clash_battle_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  ClashBattleBar *self = CLASH_BATTLE_BAR (widget);

  gtk_widget_measure (self->words, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum += self->top;
      *natural += self->top;
    }
}

static void
clash_battle_bar_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline G_GNUC_UNUSED)
{
  ClashBattleBar *self = CLASH_BATTLE_BAR (widget);

  gtk_widget_size_allocate (self->words,
                            &(GtkAllocation) { 0, self->top, width, height - self->top }, -1);
}

static void
clash_battle_bar_dispose (GObject *object)
{
  g_clear_pointer (&CLASH_BATTLE_BAR (object)->words, gtk_widget_unparent);

  G_OBJECT_CLASS (clash_battle_bar_parent_class)->dispose (object);
}

static void
clash_battle_bar_class_init (ClashBattleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_bar_dispose;
  widget_class->snapshot = clash_battle_bar_snapshot;
  widget_class->get_request_mode = clash_battle_bar_get_request_mode;
  widget_class->measure = clash_battle_bar_measure;
  widget_class->size_allocate = clash_battle_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "battlebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_battle_bar_init (ClashBattleBar *self)
{
  self->words = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->words), 0);
  gtk_widget_set_valign (self->words, GTK_ALIGN_START);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
}

/* A chance stays in one line with its words. */
static char *
keep_together (char *text)
{
  g_autofree char *before = text;
  g_auto (GStrv)   words = g_strsplit (before, " ", -1);

  return g_strjoinv ("\u00a0", words);
}

/* One chance, with a square of its colour. */
static char *
write_chance (ClashBattleBar *self,
              int             part,
              const char     *words)
{
  g_autofree char *text = NULL;
  GdkRGBA          colour;

  find_colour (self->colour, part, &colour);
  if (words != NULL)
    /* Translators: what may happen, “takes a gladiator”, and its chance */
    text = keep_together (g_markup_printf_escaped (C_("chance", "%s %d %%"), words,
                                                   self->outlook.percent[part]));
  else
    /* Translators: a chance alone */
    text = keep_together (g_strdup_printf (C_("chance", "%d %%"), self->outlook.percent[part]));
  return g_strdup_printf ("<span foreground=\"#%02x%02x%02x\">■</span>\u00a0%s",
                          (guint) (colour.red * 255), (guint) (colour.green * 255),
                          (guint) (colour.blue * 255), text);
}

static void
write_words (ClashBattleBar    *self,
             const char *const  words[CLASH_N_OUTLOOKS],
             const char        *more,
             ClashBarWords      how)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (int i = 0; i < CLASH_N_OUTLOOKS; i++)
    {
      g_autofree char *chance = write_chance (self, i, words[i]);

      if (self->outlook.percent[i] > 0 && !(how == CLASH_BAR_BRIEF && markup->len > 0))
        g_string_append_printf (markup, "%s%s", markup->len > 0 ? "   " : "", chance);
    }
  if (more != NULL)
    {
      g_autofree char *text = g_markup_escape_text (more, -1);

      g_string_append_printf (markup, "%s<span alpha=\"70%%\">%s</span>",
                              how == CLASH_BAR_IN_LINE ? "   " : "\n", text);
    }
  gtk_label_set_markup (GTK_LABEL (self->words), markup->str);
}

GtkWidget *
clash_battle_bar_new (const ClashOutlook *outlook,
                      int                 colour,
                      const char *const   words[CLASH_N_OUTLOOKS],
                      const char         *more,
                      ClashBarWords       how)
{
  ClashBattleBar *self = g_object_new (CLASH_TYPE_BATTLE_BAR, NULL);

  self->outlook = *outlook;
  self->colour = colour;
  self->height = words[0] != NULL ? HEIGHT : SLIM;
  self->top = self->height + (words[0] != NULL ? 6 : 2);
  write_words (self, words, more, how);
  return GTK_WIDGET (self);
}
