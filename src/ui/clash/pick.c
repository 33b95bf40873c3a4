/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that takes from its pile, and that can be dragged onto the board. */

#include "clash/pick.h"

#include "board/drag.h"
#include "clash/pile.h"
#include "clash/speech.h"
#include "clash/symbols.h"
#include "widgets/css-class.h"
#include "words.h"

struct _ClashPick
{
  GtkButton  parent_instance;

  HarenaHand *hand;
  gboolean   compact;
  int        kind;  /* or CLASH_NO_KIND */
  int        beast; /* or CLASH_NO_BEAST */

  GtkWidget *pile;
  GtkWidget *left;
  GtkWidget *of;
};

G_DEFINE_FINAL_TYPE (ClashPick, clash_pick, GTK_TYPE_BUTTON)

static HarenaTarget
target_of (ClashPick *self)
{
  return self->kind != CLASH_NO_KIND ? CLASH_PILE_OF_KIND (self->kind)
                                     : CLASH_PILE_OF_BEAST (self->beast);
}

static gboolean
can_take (ClashPick *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);

  return self->kind != CLASH_NO_KIND ? clash_can_take_kind (view, self->kind)
                                     : clash_can_take_beast (view, self->beast);
}

gboolean
clash_pick_take (ClashPick *self)
{
  g_return_val_if_fail (CLASH_IS_PICK (self), FALSE);

  return can_take (self) && harena_hand_take (self->hand, target_of (self));
}

static HarenaTarget
drag_target (GtkWidget *widget)
{
  return target_of (CLASH_PICK (widget));
}

static GdkPaintable *
drag_picture (GtkWidget *widget)
{
  return gtk_widget_paintable_new (CLASH_PICK (widget)->pile);
}

static void
clash_pick_clicked (GtkButton *button)
{
  clash_pick_take (CLASH_PICK (button));
}

static void
clash_pick_dispose (GObject *object)
{
  g_clear_object (&CLASH_PICK (object)->hand);

  G_OBJECT_CLASS (clash_pick_parent_class)->dispose (object);
}

static void
clash_pick_class_init (ClashPickClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = clash_pick_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = clash_pick_clicked;
}

static void
clash_pick_init (ClashPick *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "pick");
}

static GtkWidget *
label_new (const char *text,
           float       align,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

static const char *
name_of (ClashPick *self)
{
  if (self->kind == CLASH_NO_KIND)
    return clash_speech_beast (self->beast);

  return self->compact ? clash_speech_weapon (self->kind) : clash_speech_kind (self->kind);
}

static GtkWidget *
compact_content (ClashPick *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), label_new (name_of (self), 0.5, "dim-label"));
  gtk_box_append (GTK_BOX (line), self->left);
  gtk_widget_add_css_class (line, "small-caption");
  gtk_box_append (GTK_BOX (box), self->pile);
  gtk_box_append (GTK_BOX (box), line);
  return box;
}

/* What it is good for: of a gladiator in words, of a beast its symbols and the hits it takes. */
static GtkWidget *
use_of (ClashPick *self)
{
  ClashGroup group = { 0 };
  GtkWidget *symbols;

  if (self->kind != CLASH_NO_KIND)
    {
      const char *use = clash_speech_kind_use (self->kind);
      GtkWidget  *label = label_new (use, 0, "dim-label");

      gtk_widget_add_css_class (label, "panel-help");
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      return label;
    }
  group = clash_beast_group (self->beast);
  symbols = clash_symbols_new (15);
  clash_symbols_set (CLASH_SYMBOLS (symbols), &group);
  return symbols;
}

static GtkWidget *
row_content (ClashPick *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *numbers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *key = gtk_label_new (NULL);
  char       text[16];

  g_snprintf (text, sizeof text, "%d",
              self->kind != CLASH_NO_KIND ? self->kind + 1 : self->beast);
  gtk_label_set_text (GTK_LABEL (key), text);
  gtk_widget_add_css_class (key, "pile-key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  self->of = label_new (NULL, 1, "dim-label");
  gtk_widget_add_css_class (self->of, "small-caption");
  gtk_widget_add_css_class (self->left, "score-number");

  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (numbers, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), label_new (name_of (self), 0, "heading"));
  gtk_box_append (GTK_BOX (words), use_of (self));
  gtk_box_append (GTK_BOX (numbers), self->left);
  gtk_box_append (GTK_BOX (numbers), self->of);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), self->pile);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), numbers);
  return box;
}

static GtkWidget *
pick_new (HarenaHand *hand,
          int        kind,
          int        beast,
          gboolean   compact)
{
  ClashPick *self = g_object_new (CLASH_TYPE_PICK, NULL);
  int        size = compact ? 42 : 48;

  self->hand = g_object_ref (hand);
  harena_drag_add_source (GTK_WIDGET (self), hand, drag_target, drag_picture);
  self->compact = compact;
  self->kind = kind;
  self->beast = beast;
  self->pile = kind != CLASH_NO_KIND ? clash_pile_new_of_kind (kind, size)
                                     : clash_pile_new_of_beast (beast, size);
  self->left = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->left), 1);
  gtk_widget_add_css_class (self->left, "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self), compact ? "compact" : "row");
  gtk_button_set_child (GTK_BUTTON (self), compact ? compact_content (self) : row_content (self));
  clash_pick_update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
clash_pick_new_of_kind (HarenaHand *hand,
                        ClashKind  kind,
                        gboolean   compact)
{
  return pick_new (hand, kind, CLASH_NO_BEAST, compact);
}

GtkWidget *
clash_pick_new_of_beast (HarenaHand *hand,
                         ClashBeast beast,
                         gboolean   compact)
{
  return pick_new (hand, CLASH_NO_KIND, beast, compact);
}

static char *
describe (ClashPick *self,
          int        left)
{
  if (self->kind != CLASH_NO_KIND)
    /* Translators: of a pile of gladiators: name, what it does, how many are left. */
    return g_strdup_printf (ngettext ("%s: %s, %d left", "%s: %s, %d left", left), name_of (self),
                            clash_speech_kind_use (self->kind), left);

  /* Translators: of the beasts in reserve: name, how many are left. */
  return g_strdup_printf (ngettext ("%s, %d left", "%s, %d left", left), name_of (self), left);
}

void
clash_pick_update (ClashPick *self)
{
  const ClashPosition *position = harena_hand_get_position (self->hand);
  gboolean             is_kind = self->kind != CLASH_NO_KIND;
  int                  left = is_kind ? position->piles[self->kind]
                                      : position->reserve[self->beast];
  int                  in_box = is_kind ? clash_kinds[self->kind].in_box
                                        : clash_beasts[self->beast].in_box;
  gboolean             chosen = is_kind ? clash_get_kind (harena_hand_get_view (self->hand)) == self->kind
                                        : clash_get_beast (harena_hand_get_view (self->hand)) == self->beast;
  g_autofree char     *name = describe (self, left);
  /* Translators: how many there are of these in the box: “16” stands above “of 28”. */
  g_autofree char     *of = g_strdup_printf (C_("in the box", "of %d"), in_box);
  char                 text[16];

  chosen = chosen && can_take (self);
  g_snprintf (text, sizeof text, "%d", left);
  gtk_label_set_text (GTK_LABEL (self->left), text);
  if (self->of != NULL)
    gtk_label_set_text (GTK_LABEL (self->of), of);
  clash_pile_set (CLASH_PILE (self->pile), left, chosen);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               self->compact && is_kind ? clash_speech_kind_use (self->kind)
                                                        : NULL);

  /* While others choose the piles only are looked at; an empty one cannot even be focused. */
  gtk_widget_set_sensitive (GTK_WIDGET (self), left > 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), can_take (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), can_take (self));
  harena_set_css_class (GTK_WIDGET (self), "chosen", chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}
