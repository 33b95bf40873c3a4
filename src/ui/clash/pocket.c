/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that says the team in signs, and a revealer above it with the panel's cards. */

#include "clash/pocket.h"

#include "clash/battle.h"
#include "widgets/dice-row.h"
#include "clash/figure.h"
#include "clash/piles.h"
#include "clash/speech.h"
#include "clash/symbols.h"
#include "clash/targets.h"
#include "clash/team-panel.h"
#include "widgets/crest.h"
#include "widgets/place.h"
#include "widgets/reading.h"
#include "words.h"

struct _ClashPocket
{
  GtkWidget  parent_instance;

  HarenaHand *hand;

  GtkWidget *revealer;
  GtkWidget *cards;
  GtkWidget *piles_box;
  GtkWidget *button;
  GtkWidget *signs;
  GtkWidget *hint;
  GtkWidget *cell;
  GtkWidget *slots_box;
  GtkWidget *dice_box;
  GtkWidget *n_dice;
  GtkWidget *trident;
  GtkWidget *chevron;

  GtkWidget *crest;
  GtkWidget *beast;
  GtkWidget *symbols; /* of a beast; of a team its wounds */
  GtkWidget *team;
  GtkWidget *targets;
  GtkWidget *piles;
  GtkWidget *slots[CLASH_TEAM_MAX];
};

G_DEFINE_FINAL_TYPE (ClashPocket, clash_pocket, GTK_TYPE_WIDGET)

static gboolean
is_open (ClashPocket *self)
{
  return gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer));
}

static void
set_open (ClashPocket *self,
          gboolean     open)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), open);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->chevron),
                                open ? "go-down-symbolic" : "go-up-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_EXPANDED, open,
                               -1);
}

static void
clicked_cb (ClashPocket *self)
{
  set_open (self, !is_open (self));
}

/* Escape closes it before it puts anything else down. */
static gboolean
key_pressed_cb (ClashPocket *self,
                guint        key)
{
  if (key != GDK_KEY_Escape || !is_open (self))
    return GDK_EVENT_PROPAGATE;

  set_open (self, FALSE);
  return GDK_EVENT_STOP;
}

static void
clash_pocket_dispose (GObject *object)
{
  ClashPocket *self = CLASH_POCKET (object);

  harena_unparent_children (GTK_WIDGET (object));
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_pocket_parent_class)->dispose (object);
}

static void
clash_pocket_class_init (ClashPocketClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_pocket_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pocket");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/pocket.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, revealer);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, cards);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, piles_box);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, button);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, signs);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, hint);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, cell);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, slots_box);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, dice_box);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, n_dice);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, trident);
  gtk_widget_class_bind_template_child (widget_class, ClashPocket, chevron);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
clash_pocket_init (ClashPocket *self)
{
  GtkWidget *die = harena_dice_row_new (22, clash_speech_die);

  gtk_widget_init_template (GTK_WIDGET (self));

  self->crest = harena_crest_new (0, 30);
  self->beast = harena_icon_new (NULL);
  self->symbols = clash_symbols_new (17);
  gtk_image_set_pixel_size (GTK_IMAGE (self->beast), 28);
  gtk_box_prepend (GTK_BOX (self->signs), self->beast);
  gtk_box_prepend (GTK_BOX (self->signs), self->crest);
  gtk_box_insert_child_after (GTK_BOX (self->signs), self->symbols, self->slots_box);
  harena_dice_row_set_faces (HARENA_DICE_ROW (die), ".");
  gtk_box_prepend (GTK_BOX (self->dice_box), die);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      self->slots[i] = clash_figure_new (30, TRUE);
      gtk_box_append (GTK_BOX (self->slots_box), self->slots[i]);
    }
  set_open (self, FALSE);
}

static void
update_team (ClashPocket      *self,
             const ClashGroup *team,
             int               colour)
{
  int n = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < team->count[kind] && n < CLASH_TEAM_MAX; i++)
      clash_figure_set_kind (CLASH_FIGURE (self->slots[n++]), kind, colour);
  while (n < CLASH_TEAM_MAX)
    clash_figure_set_empty (CLASH_FIGURE (self->slots[n++]), colour);
}

static void
update_signs (ClashPocket      *self,
              int               cell,
              const ClashGroup *group)
{
  gboolean         beast = group->beast != CLASH_NO_BEAST;
  HarenaGameModel *model = harena_hand_get_model (self->hand);
  g_autofree char *icon = NULL;
  /* Translators: how many dice are rolled; the picture of a die stands before it. */
  g_autofree char *n_dice = g_strdup_printf (C_("dice", "× %d"),
                                              clash_group_dice (group));
  char             name[8];

  clash_write_cell (cell, name);
  gtk_label_set_text (GTK_LABEL (self->cell), name);
  gtk_label_set_text (GTK_LABEL (self->n_dice), n_dice);
  gtk_widget_set_opacity (self->trident, group->count[CLASH_TRIDENT] > 0 ? 1 : 0);
  gtk_widget_set_visible (self->trident, !beast);
  gtk_widget_set_visible (self->crest, !beast);
  gtk_widget_set_visible (self->beast, beast);
  gtk_widget_set_visible (self->slots_box, !beast);
  clash_symbols_set (CLASH_SYMBOLS (self->symbols), group);
  gtk_widget_set_visible (self->symbols, beast || group->stars > 0);
  if (beast)
    {
      icon = g_strdup_printf ("harena-beast-%s-symbolic", clash_beasts[group->beast].word);
      gtk_image_set_from_icon_name (GTK_IMAGE (self->beast), icon);
    }
  else
    {
      int colour = harena_seat_get_colour (harena_game_model_get_seat (model, group->owner));

      harena_crest_set_colour (HARENA_CREST (self->crest), colour);
      update_team (self, group, colour);
    }
}

static void
update (ClashPocket *self)
{
  const ClashPosition *position = harena_hand_get_position (self->hand);
  int                  cell = clash_get_shown (harena_hand_get_view (self->hand));
  gboolean             piles = harena_game_model_get_live (harena_hand_get_model (self->hand))
                               && clash_piles_are_there (harena_hand_get_view (self->hand))
                               && clash_get_source (harena_hand_get_view (self->hand)) == CLASH_NO_CELL;
  gboolean             targets = clash_targets_are_there (harena_hand_get_view (self->hand));
  gboolean             shown = cell != CLASH_NO_CELL || targets;
  g_autofree char     *name = NULL;

  gtk_widget_set_visible (self->piles_box, piles);
  gtk_widget_set_visible (self->button, !piles || targets);
  gtk_widget_set_visible (self->targets, targets);
  gtk_widget_set_visible (self->team, cell != CLASH_NO_CELL);
  gtk_widget_set_visible (self->signs, cell != CLASH_NO_CELL);
  gtk_widget_set_visible (self->hint, cell == CLASH_NO_CELL);
  gtk_widget_set_visible (self->chevron, shown);
  gtk_widget_set_sensitive (self->button, shown);
  if (!shown || (piles && !targets))
    set_open (self, FALSE);

  gtk_label_set_text (GTK_LABEL (self->hint), targets ? _("Targets")
                                                      : _("Here you see what a team can do"));
  if (cell != CLASH_NO_CELL)
    {
      update_signs (self, cell, &position->groups[cell]);
      name = clash_speech_group_title (harena_hand_get_view (self->hand), cell);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      name, -1);
    }
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

void
clash_pocket_update (GtkWidget   *widget,
                     HarenaChange change)
{
  ClashPocket *self = CLASH_POCKET (widget);

  clash_piles_update (self->piles, change);
  clash_targets_update (self->targets, change);
  clash_team_panel_update (self->team, change);
  update (self);
}

GtkWidget *
clash_pocket_new (HarenaHand *hand)
{
  ClashPocket *self = g_object_new (CLASH_TYPE_POCKET, NULL);

  self->hand = g_object_ref (hand);
  self->targets = clash_targets_new (hand);
  self->team = clash_team_panel_new (hand);
  gtk_box_append (GTK_BOX (self->cards), self->targets);
  gtk_box_append (GTK_BOX (self->cards), self->team);
  self->piles = clash_piles_new (hand, TRUE);
  gtk_box_append (GTK_BOX (self->piles_box), self->piles);
  update (self);
  return GTK_WIDGET (self);
}
