/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Eight picks, of which those are seen that can matter now, and the drawn beast. The keys 1 to 5
 * work wherever the focus is, so that it can stay on the board. */

#include "clash/piles.h"

#include "clash/figure.h"
#include "clash/pick.h"
#include "clash/speech.h"
#include "clash/symbols.h"
#include "words.h"
#include "widgets/place.h"

/* What there is to be shown. */
typedef enum
{
  NOTHING,
  KINDS,
  DRAWN,
  RESERVE,
} What;

struct _ClashPiles
{
  GtkWidget  parent_instance;

  HarenaHand *hand;
  GtkWidget *title;
  GtkWidget *caption;
  GtkWidget *head;
  GtkWidget *list;
  GtkWidget *drawn;
  GtkWidget *drawn_figure;
  GtkWidget *drawn_name;
  GtkWidget *drawn_symbols;
  GtkWidget *kinds[CLASH_N_KINDS];
  GtkWidget *beasts[CLASH_BEASTS_END];
};

G_DEFINE_FINAL_TYPE (ClashPiles, clash_piles, GTK_TYPE_WIDGET)

static What
what_is_there (const HarenaView *view)
{
  switch ((int) clash_position (view)->step)
    {
    case CLASH_STEP_ENTER:
      return KINDS;
    case CLASH_STEP_DRAW:
    case CLASH_STEP_PLACE:
      return DRAWN;
    case CLASH_STEP_FIGHT:
      for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
        if (clash_can_take_beast (view, beast))
          return RESERVE;
      return NOTHING;
    default:
      return NOTHING;
    }
}

gboolean
clash_piles_are_there (const HarenaView *view)
{
  return what_is_there (view) != NOTHING;
}

/* Keys that somebody types into an entry are not ours. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data G_GNUC_UNUSED)
{
  ClashPiles *self = CLASH_PILES (widget);
  int         number = g_variant_get_int32 (args);
  GtkWidget  *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget  *pick = NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_EDITABLE (focus) || GTK_IS_TEXT (focus))
    return GDK_EVENT_PROPAGATE;

  switch (what_is_there (harena_hand_get_view (self->hand)))
    {
    case KINDS:
      pick = self->kinds[number - 1];
      break;
    case RESERVE:
      pick = number < CLASH_BEASTS_END ? self->beasts[number] : NULL;
      break;
    case NOTHING:
    case DRAWN:
    default:
      break;
    }
  return pick != NULL && clash_pick_take (CLASH_PICK (pick));
}

static void
add_keys (ClashPiles *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int number = 1; number <= CLASH_N_KINDS; number++)
    {
      GtkShortcutTrigger *trigger
        = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + number, 0),
                                       gtk_keyval_trigger_new (GDK_KEY_KP_0 + number, 0));
      GtkShortcut        *shortcut
        = gtk_shortcut_new_with_arguments (trigger,
                                           gtk_callback_action_new (key_cb, NULL, NULL), "i",
                                           number);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
clash_piles_dispose (GObject *object)
{
  ClashPiles *self = CLASH_PILES (object);

  harena_unparent_children (GTK_WIDGET (object));
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_piles_parent_class)->dispose (object);
}

static void
clash_piles_class_init (ClashPilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_piles_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "piles");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/piles.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashPiles, title);
  gtk_widget_class_bind_template_child (widget_class, ClashPiles, caption);
  gtk_widget_class_bind_template_child (widget_class, ClashPiles, head);
  gtk_widget_class_bind_template_child (widget_class, ClashPiles, list);
  gtk_widget_class_bind_template_child (widget_class, ClashPiles, drawn);
  gtk_widget_class_bind_template_child (widget_class, ClashPiles, drawn_name);
}

static void
clash_piles_init (ClashPiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

/* R11: a beast, or none before it is drawn. */
static void
update_drawn (ClashPiles *self,
              int         beast)
{
  ClashGroup       group = beast != CLASH_NO_BEAST ? clash_beast_group (beast)
                                                   : (ClashGroup) { 0 };
  int              hits = clash_beasts[beast].stars_to_kill;
  g_autofree char *name = NULL;

  clash_symbols_set (CLASH_SYMBOLS (self->drawn_symbols), &group);
  if (beast == CLASH_NO_BEAST)
    {
      clash_figure_set_empty (CLASH_FIGURE (self->drawn_figure), 0);
      name = g_strdup (_("The next beast is being drawn"));
      gtk_label_set_text (GTK_LABEL (self->drawn_name), name);
    }
  else
    {
      clash_figure_set_beast (CLASH_FIGURE (self->drawn_figure), beast);
      gtk_label_set_text (GTK_LABEL (self->drawn_name), clash_speech_beast (beast));
      /* Translators: the beast that was drawn, and how many hits kill it; for a screen reader. */
      name = g_strdup_printf (ngettext ("%s, killed by %d hit", "%s, killed by %d hits", hits),
                              clash_speech_beast (beast), hits);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->drawn), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static const char *
title_of (What what)
{
  switch (what)
    {
    case KINDS:
      return _("Gladiators to take");
    case DRAWN:
      return _("The drawn beast");
    case RESERVE:
      return _("Beasts of the reserve");
    case NOTHING:
    default:
      return "";
    }
}

static void
update_pick (GtkWidget *pick,
             gboolean   visible)
{
  gtk_widget_set_visible (pick, visible);
  if (visible)
    clash_pick_update (CLASH_PICK (pick));
}

static void
update (ClashPiles *self)
{
  What what = what_is_there (harena_hand_get_view (self->hand));

  gtk_label_set_text (GTK_LABEL (self->title), title_of (what));
  gtk_widget_set_visible (self->caption, what == KINDS || what == RESERVE);
  gtk_widget_set_visible (self->drawn, what == DRAWN);
  gtk_widget_set_visible (self->list, what == KINDS || what == RESERVE);
  if (what == DRAWN)
    update_drawn (self, clash_position (harena_hand_get_view (self->hand))->drawn);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    update_pick (self->kinds[kind], what == KINDS);
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    update_pick (self->beasts[beast], what == RESERVE);
}

void
clash_piles_update (GtkWidget   *widget,
                    HarenaChange change G_GNUC_UNUSED)
{
  update (CLASH_PILES (widget));
}

GtkWidget *
clash_piles_new (HarenaHand *hand,
                 gboolean   compact)
{
  ClashPiles *self = g_object_new (CLASH_TYPE_PILES, NULL);

  self->hand = g_object_ref (hand);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      self->kinds[kind] = clash_pick_new_of_kind (hand, kind, compact);
      gtk_box_append (GTK_BOX (self->list), self->kinds[kind]);
    }
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    {
      self->beasts[beast] = clash_pick_new_of_beast (hand, beast, compact);
      gtk_box_append (GTK_BOX (self->list), self->beasts[beast]);
    }
  self->drawn_figure = clash_figure_new (compact ? 44 : 68, FALSE);
  self->drawn_symbols = clash_symbols_new (compact ? 16 : 18);
  gtk_box_prepend (GTK_BOX (self->drawn), self->drawn_figure);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->drawn_name)), self->drawn_symbols);

  gtk_widget_add_css_class (GTK_WIDGET (self), compact ? "compact" : "card");
  gtk_widget_set_visible (self->head, !compact);
  if (compact)
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->list), GTK_ORIENTATION_HORIZONTAL);
      gtk_box_set_homogeneous (GTK_BOX (self->list), TRUE);
    }
  update (self);
  return GTK_WIDGET (self);
}
