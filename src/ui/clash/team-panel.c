/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card: who it is, its medallions, and a line for each thing that counts in a battle. */

#include "clash/team-panel.h"

#include "clash/facts.h"
#include "clash/figure.h"
#include "clash/speech.h"
#include "clash/symbols.h"
#include "widgets/crest.h"
#include "widgets/place.h"
#include "widgets/reading.h"
#include "words.h"

typedef struct
{
  GtkWidget *row;
  GtkWidget *icon;
  GtkWidget *label;
  GtkWidget *value;
} FactRow;

typedef struct
{
  GtkWidget *box;
  GtkWidget *figure;
  GtkWidget *label;
} Slot;

struct _ClashTeamPanel
{
  GtkWidget  parent_instance;

  HarenaHand *hand;

  GtkWidget *nothing; /* what stands there when nothing is shown */
  GtkWidget *group;
  GtkWidget *head;
  GtkWidget *title;
  GtkWidget *state;
  GtkWidget *slots_box;
  GtkWidget *beast_box;
  GtkWidget *facts_box;

  GtkWidget *crest;
  GtkWidget *beast_head;
  GtkWidget *beast_figure;
  GtkWidget *symbols;
  GtkWidget *wounds;
  Slot       slots[CLASH_TEAM_MAX];
  FactRow    facts[CLASH_FACTS_MAX];
};

G_DEFINE_FINAL_TYPE (ClashTeamPanel, clash_team_panel, GTK_TYPE_WIDGET)

static void
clash_team_panel_dispose (GObject *object)
{
  ClashTeamPanel *self = CLASH_TEAM_PANEL (object);

  harena_unparent_children (GTK_WIDGET (object));
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_team_panel_parent_class)->dispose (object);
}

static void
clash_team_panel_class_init (ClashTeamPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_team_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "teampanel");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/team-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, nothing);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, group);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, head);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, title);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, state);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, slots_box);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, beast_box);
  gtk_widget_class_bind_template_child (widget_class, ClashTeamPanel, facts_box);
}

static void
add_slot (ClashTeamPanel *self,
          Slot           *slot)
{
  slot->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  slot->figure = clash_figure_new (70, FALSE);
  slot->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (slot->label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (slot->label, "dim-label");
  gtk_widget_add_css_class (slot->label, "medallion-name");
  gtk_box_append (GTK_BOX (slot->box), slot->figure);
  gtk_box_append (GTK_BOX (slot->box), slot->label);
  gtk_box_append (GTK_BOX (self->slots_box), slot->box);
}

static void
add_fact (ClashTeamPanel *self,
          FactRow        *fact)
{
  fact->row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                            "spacing", 10, NULL);
  fact->icon = harena_icon_new (NULL);
  fact->label = gtk_label_new (NULL);
  fact->value = gtk_label_new (NULL);
  gtk_widget_add_css_class (fact->row, "fact");
  gtk_widget_add_css_class (fact->icon, "fact-icon");
  gtk_widget_add_css_class (fact->value, "fact-value");
  gtk_label_set_xalign (GTK_LABEL (fact->label), 0);
  gtk_label_set_xalign (GTK_LABEL (fact->value), 1);
  gtk_label_set_wrap (GTK_LABEL (fact->value), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (fact->value), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (fact->value), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (fact->value, TRUE);
  gtk_box_append (GTK_BOX (fact->row), fact->icon);
  gtk_box_append (GTK_BOX (fact->row), fact->label);
  gtk_box_append (GTK_BOX (fact->row), fact->value);
  gtk_box_append (GTK_BOX (self->facts_box), fact->row);
}

static void
clash_team_panel_init (ClashTeamPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->crest = harena_crest_new (0, 36);
  self->beast_head = harena_icon_new (NULL);
  gtk_image_set_pixel_size (GTK_IMAGE (self->beast_head), 32);
  gtk_box_prepend (GTK_BOX (self->head), self->beast_head);
  gtk_box_prepend (GTK_BOX (self->head), self->crest);
  self->wounds = clash_symbols_new (26);
  gtk_box_append (GTK_BOX (self->head), self->wounds);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    add_slot (self, &self->slots[i]);
  self->beast_figure = clash_figure_new (70, FALSE);
  self->symbols = clash_symbols_new (20);
  gtk_box_append (GTK_BOX (self->beast_box), self->beast_figure);
  gtk_box_append (GTK_BOX (self->beast_box), self->symbols);
  for (int i = 0; i < CLASH_FACTS_MAX; i++)
    add_fact (self, &self->facts[i]);
}

/* A slot that is not filled was lost; while teams enter it is still to be filled. */
static void
update_slots (ClashTeamPanel   *self,
              const ClashGroup *team,
              int               colour)
{
  gboolean entering = clash_position (harena_hand_get_view (self->hand))->step == CLASH_STEP_ENTER;
  int      n = 0;

  clash_symbols_set (CLASH_SYMBOLS (self->wounds), team);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < team->count[kind] && n < CLASH_TEAM_MAX; i++, n++)
      {
        clash_figure_set_kind (CLASH_FIGURE (self->slots[n].figure), kind, colour);
        gtk_label_set_text (GTK_LABEL (self->slots[n].label), clash_speech_weapon (kind));
        gtk_widget_set_tooltip_text (self->slots[n].box, clash_speech_kind_use (kind));
      }
  for (; n < CLASH_TEAM_MAX; n++)
    {
      clash_figure_set_empty (CLASH_FIGURE (self->slots[n].figure), colour);
      gtk_label_set_text (GTK_LABEL (self->slots[n].label),
                          entering ? C_("slot of a team", "free") : C_("slot of a team", "lost"));
      gtk_widget_set_tooltip_text (self->slots[n].box, NULL);
    }
}

static void
update_beast (ClashTeamPanel   *self,
              const ClashGroup *beast)
{
  g_autofree char *icon = g_strdup_printf ("harena-beast-%s-symbolic",
                                           clash_beasts[beast->beast].word);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->beast_head), icon);
  clash_figure_set_beast (CLASH_FIGURE (self->beast_figure), beast->beast);
  clash_symbols_set (CLASH_SYMBOLS (self->symbols), beast);
}

static void
update_facts (ClashTeamPanel   *self,
              const ClashGroup *group,
              gboolean          attacks)
{
  ClashFact facts[CLASH_FACTS_MAX];
  int       n_facts = clash_facts_list (group, attacks, facts);

  for (int i = 0; i < CLASH_FACTS_MAX; i++)
    {
      FactRow         *row = &self->facts[i];
      g_autofree char *name = NULL;

      gtk_widget_set_visible (row->row, i < n_facts);
      if (i >= n_facts)
        continue;
      gtk_image_set_from_icon_name (GTK_IMAGE (row->icon), facts[i].icon);
      gtk_label_set_text (GTK_LABEL (row->label), facts[i].label);
      gtk_label_set_text (GTK_LABEL (row->value), facts[i].value);
      /* Translators: what a team would do: “Rolls: 3 dice”. */
      name = g_strdup_printf (C_("fact", "%s: %s"), facts[i].label, facts[i].value);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      name, -1);
    }
  clash_facts_clear (facts, n_facts);
}

static void
update (ClashTeamPanel *self)
{
  const ClashPosition *position = harena_hand_get_position (self->hand);
  int                  cell = clash_get_shown (harena_hand_get_view (self->hand));
  const ClashGroup    *group;
  g_autofree char     *title = NULL;
  g_autofree char     *state = NULL;
  int                  colour = 0;
  gboolean             beast;

  gtk_widget_set_visible (self->nothing, cell == CLASH_NO_CELL);
  gtk_widget_set_visible (self->group, cell != CLASH_NO_CELL);
  if (cell == CLASH_NO_CELL)
    return;

  group = &position->groups[cell];
  beast = group->beast != CLASH_NO_BEAST;
  if (!beast)
    colour = harena_seat_get_colour (harena_game_model_get_seat (harena_hand_get_model (self->hand),
                                                                 group->owner));
  title = clash_speech_group_title (harena_hand_get_view (self->hand), cell);
  state = clash_speech_group_state (harena_hand_get_view (self->hand), cell);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->state), state);
  harena_crest_set_colour (HARENA_CREST (self->crest), colour);
  gtk_widget_set_visible (self->crest, !beast);
  gtk_widget_set_visible (self->beast_head, beast);
  gtk_widget_set_visible (self->wounds, !beast);
  gtk_widget_set_visible (self->slots_box, !beast);
  gtk_widget_set_visible (self->beast_box, beast);
  if (beast)
    update_beast (self, group);
  else
    update_slots (self, group, colour);

  /* R12, R31: who has the turn attacks; a beast does so only in the hand of a player. */
  update_facts (self, group,
                beast ? cell == clash_get_source (harena_hand_get_view (self->hand))
                      : group->owner == position->mover);
}

void
clash_team_panel_update (GtkWidget   *widget,
                         HarenaChange change G_GNUC_UNUSED)
{
  update (CLASH_TEAM_PANEL (widget));
}

GtkWidget *
clash_team_panel_new (HarenaHand *hand)
{
  ClashTeamPanel *self = g_object_new (CLASH_TYPE_TEAM_PANEL, NULL);

  self->hand = g_object_ref (hand);
  update (self);
  return GTK_WIDGET (self);
}
