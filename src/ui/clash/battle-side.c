/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with a head, medallions and notes: what they show. */

#include "clash/battle-side-private.h"

#include "clash/battle-figure.h"
#include "clash/battle-head.h"
#include "clash/battle-medallion.h"
#include "clash/battle-notes.h"
#include "clash/speech.h"
#include "widgets/css-class.h"
#include "words.h"

G_DEFINE_FINAL_TYPE (ClashBattleSide, clash_battle_side, GTK_TYPE_WIDGET)

static void
clash_battle_side_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline G_GNUC_UNUSED)
{
  ClashBattleSide *self = CLASH_BATTLE_SIDE (widget);

  clash_battle_head_set_roomy (CLASH_BATTLE_HEAD (self->head), width >= CLASH_BATTLE_SIDE_ROOMY);
  if (self->narrow)
    clash_battle_side_place_narrow (self, width, height);
  else
    clash_battle_side_place_wide (self, width, height);
}

static void
clash_battle_side_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size G_GNUC_UNUSED,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline G_GNUC_UNUSED,
                           int           *natural_baseline G_GNUC_UNUSED)
{
  gboolean narrow = CLASH_BATTLE_SIDE (widget)->narrow;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = narrow ? 280 : 180;
      *natural = 372;
    }
  else
    {
      *minimum = 80;
      *natural = narrow ? 84 : 480;
    }
}

static void
clash_battle_side_dispose (GObject *object)
{
  ClashBattleSide *self = CLASH_BATTLE_SIDE (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->stars, gtk_widget_unparent);
  g_clear_pointer (&self->notes, gtk_widget_unparent);
  g_clear_pointer (&self->beast, gtk_widget_unparent);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      g_clear_pointer (&self->figures[i], gtk_widget_unparent);
      g_clear_pointer (&self->names[i], gtk_widget_unparent);
    }

  G_OBJECT_CLASS (clash_battle_side_parent_class)->dispose (object);
}

static void
clash_battle_side_class_init (ClashBattleSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_side_dispose;
  widget_class->size_allocate = clash_battle_side_size_allocate;
  widget_class->measure = clash_battle_side_measure;
  gtk_widget_class_set_css_name (widget_class, "battleside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

static void
clash_battle_side_init (ClashBattleSide *self)
{
  self->head = clash_battle_head_new ();
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  self->stars = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);
  gtk_widget_set_parent (self->stars, GTK_WIDGET (self));
  self->beast = clash_battle_medallion_new (24);
  gtk_widget_set_parent (self->beast, GTK_WIDGET (self));
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      self->figures[i] = clash_battle_figure_new ();
      gtk_widget_set_parent (self->figures[i], GTK_WIDGET (self));
      self->names[i] = new_label ("kind");
      gtk_label_set_xalign (GTK_LABEL (self->names[i]), 0.5);
      gtk_label_set_justify (GTK_LABEL (self->names[i]), GTK_JUSTIFY_CENTER);
      gtk_widget_set_valign (self->names[i], GTK_ALIGN_START);
      gtk_widget_set_parent (self->names[i], GTK_WIDGET (self));
    }
  self->notes = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->notes), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->notes), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (self->notes), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->notes), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->notes, "notes");
  gtk_widget_set_parent (self->notes, GTK_WIDGET (self));
}

GtkWidget *
clash_battle_side_new (int side)
{
  ClashBattleSide *self = g_object_new (CLASH_TYPE_BATTLE_SIDE, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

static ClashBattleMedallion *
medallion_of (ClashBattleSide *self,
              int              i)
{
  return clash_battle_figure_get_medallion (CLASH_BATTLE_FIGURE (self->figures[i]));
}

static void
set_medallion (ClashBattleSide    *self,
               int                 i,
               ClashMedallionLook *look,
               const char         *name)
{
  gtk_widget_set_visible (self->figures[i], TRUE);
  gtk_widget_set_visible (self->names[i], TRUE);
  gtk_label_set_label (GTK_LABEL (self->names[i]), name);
  harena_set_css_class (self->names[i], "dim-label", look->netted || look->lost);
  clash_battle_medallion_set (medallion_of (self, i), look);
}

static char *
say_slot (const ClashSlot *slot,
          gboolean         narrow)
{
  const char *kind = clash_speech_weapon (slot->kind);

  if (slot->lost)
    return g_strdup (C_("gladiator", "lost"));
  if (!slot->netted)
    return g_strdup (kind);
  if (narrow)
    /* Translators: a gladiator under a net, in two lines: “Sword”, “netted” */
    return g_strdup_printf (C_("gladiator", "%s\nnetted"), kind);
  /* Translators: a gladiator under a net: “Sword, netted” */
  return g_strdup_printf (C_("gladiator", "%s, netted"), kind);
}

static void
update_team (ClashBattleSide      *self,
             const ClashStorySide *before)
{
  const ClashStorySide *side = clash_battle_side_who (self);

  self->changed = 0;
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      const ClashSlot   *slot = &side->slots[i];
      g_autofree char   *name = NULL;
      ClashMedallionLook look = {
        .kind = slot->kind,
        .colour = clash_story_colour (&self->story, side->group.owner),
        .netted = slot->netted,
        .lost = slot->lost,
        .mirrored = self->side == CLASH_DEFENDER,
      };

      if (i >= side->n_slots)
        {
          gtk_widget_set_visible (self->figures[i], FALSE);
          gtk_widget_set_visible (self->names[i], FALSE);
          continue;
        }
      name = say_slot (slot, self->narrow);
      set_medallion (self, i, &look, name);
      if (slot->lost != before->slots[i].lost || slot->netted != before->slots[i].netted)
        self->changed |= 1u << i;
    }
}

/* R28: its symbols stand where a team has its gladiators. */
static void
update_beast (ClashBattleSide *self)
{
  const ClashStorySide *side = clash_battle_side_who (self);
  ClashMedallionLook    large = {
    .beast = side->group.beast,
    .mirrored = self->side == CLASH_DEFENDER,
    .lost = side->gone,
  };
  int                   slot = 0;

  self->changed = 0;
  clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (self->beast), &large);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      gtk_widget_set_visible (self->figures[i], FALSE);
      gtk_widget_set_visible (self->names[i], FALSE);
    }
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < side->group.count[kind] && slot < CLASH_TEAM_MAX; i++, slot++)
      {
        ClashMedallionLook look = { .kind = kind, .weapon = TRUE };

        set_medallion (self, slot, &look, clash_speech_weapon (kind));
      }
}

static void
update_notes (ClashBattleSide *self)
{
  g_autofree char *notes = clash_battle_notes (&self->story, self->side, self->narrow);
  GtkJustification side = self->narrow ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER;

  if (self->narrow && !clash_battle_side_is_beast (self) && clash_battle_side_who (self)->stars > 0)
    {
      g_free (notes);
      notes = g_strdup (C_("side of a battle", "one wound"));
    }
  gtk_label_set_label (GTK_LABEL (self->notes), notes != NULL ? notes : "");
  gtk_widget_set_tooltip_text (self->notes, notes);
  gtk_label_set_justify (GTK_LABEL (self->notes), side);
  gtk_label_set_xalign (GTK_LABEL (self->notes), self->narrow ? 0 : 0.5);
}

static void
update_colour (ClashBattleSide *self)
{
  int colour = clash_story_colour (&self->story,
                                   clash_battle_side_who (self)->group.owner);

  for (int i = 0; i <= 5; i++)
    {
      g_autofree char *class = g_strdup_printf ("seat-%d", i);

      harena_set_css_class (GTK_WIDGET (self), class, i == colour);
    }
}

static void
describe (ClashBattleSide *self)
{
  ClashBattleHead    *head = CLASH_BATTLE_HEAD (self->head);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    if (gtk_widget_get_visible (self->names[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                              gtk_label_get_label (GTK_LABEL (self->names[i])));
  if (clash_battle_head_get_wounds (head)[0] != '\0')
    g_string_append_printf (text, "; %s", clash_battle_head_get_wounds (head));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  clash_battle_head_get_name (head),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

void
clash_battle_side_update (ClashBattleSide  *self,
                          HarenaGameModel  *model,
                          const ClashStory *story)
{
  ClashStorySide before = *clash_battle_side_who (self);

  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  self->story = *story;
  clash_battle_head_update (CLASH_BATTLE_HEAD (self->head), model, story, self->side, self->narrow);
  clash_battle_head_fill_stars (clash_battle_side_who (self), self->stars,
                                clash_battle_side_is_beast (self) ? CLASH_BATTLE_SIDE_STAR - 5
                                                                  : CLASH_BATTLE_SIDE_STAR);
  update_colour (self);
  if (clash_battle_side_is_beast (self))
    update_beast (self);
  else
    update_team (self, &before);
  update_notes (self);
  describe (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* R17, R22: the move that takes what stands in this slot; FALSE if that is not asked. */
static gboolean
find_move (const HarenaView *view,
           const ClashSlot  *slot,
           HarenaMove       *move)
{
  for (int i = 0; i < view->n_moves && !slot->lost; i++)
    {
      unsigned verb = clash_move_verb (view->moves[i]);

      *move = view->moves[i];
      if (clash_move_a (*move) == slot->kind
          && ((verb == CLASH_THROW && !slot->netted)
              || (verb == CLASH_LOSE && (gboolean) clash_move_b (*move) == slot->netted)))
        return TRUE;
    }
  return FALSE;
}

void
clash_battle_side_offer (ClashBattleSide *self,
                         HarenaHand      *hand)
{
  const ClashStorySide *side = clash_battle_side_who (self);
  const HarenaView     *view = hand != NULL ? harena_hand_get_view (hand) : NULL;
  const ClashPosition  *position = view != NULL ? clash_position (view) : NULL;
  gboolean              acts = position != NULL && position->battle.acting == self->side;

  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      ClashBattleFigure *figure = CLASH_BATTLE_FIGURE (self->figures[i]);
      const ClashSlot   *slot = &side->slots[i];
      const char        *name = gtk_label_get_label (GTK_LABEL (self->names[i]));
      HarenaMove         move;

      if (position != NULL && !acts && i < side->n_slots && find_move (view, slot, &move))
        {
          g_autofree char *offer = clash_speech_advise (view, move);

          clash_battle_figure_offer (figure, hand, move, offer);
        }
      else
        clash_battle_figure_rest (figure, name,
                                  acts && position->step == CLASH_STEP_NET && i < side->n_slots
                                  && slot->kind == CLASH_NET && !slot->netted && !slot->lost);
    }
}

void
clash_battle_side_set_narrow (ClashBattleSide *self,
                              gboolean         narrow)
{
  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  self->narrow = narrow;
  harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

guint
clash_battle_side_move (ClashBattleSide *self)
{
  guint duration = 0;

  g_return_val_if_fail (CLASH_IS_BATTLE_SIDE (self), 0);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    if (self->changed & 1u << i)
      duration = MAX (duration, clash_battle_medallion_move (
                                  medallion_of (self, i)));
  if (clash_battle_side_is_beast (self) && clash_battle_side_who (self)->gone)
    duration = clash_battle_medallion_move (CLASH_BATTLE_MEDALLION (self->beast));
  self->changed = 0;
  return duration;
}

void
clash_battle_side_finish (ClashBattleSide *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  clash_battle_medallion_finish (CLASH_BATTLE_MEDALLION (self->beast));
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    clash_battle_medallion_finish (medallion_of (self, i));
}

void
clash_battle_side_get_place (ClashBattleSide  *self,
                             int               shield,
                             graphene_point_t *place)
{
  const ClashStorySide *side = clash_battle_side_who (self);
  gboolean              beast = clash_battle_side_is_beast (self);
  GtkWidget            *widget = GTK_WIDGET (self);
  graphene_rect_t       bounds;
  int                   found = 0;
  int                   slot = 0;

  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  graphene_point_init (place, gtk_widget_get_width (widget) / 2.0,
                       gtk_widget_get_height (widget) / 2.0);
  for (int kind = 0; beast && kind < CLASH_SHIELD; kind++)
    slot += side->group.count[kind];
  for (int i = slot; shield >= 0 && i < CLASH_TEAM_MAX; i++)
    {
      gboolean active = beast || (i < side->n_slots && side->slots[i].kind == CLASH_SHIELD
                                  && !side->slots[i].netted && !side->slots[i].lost);

      if (active && found++ == shield
          && gtk_widget_compute_bounds (self->figures[i], widget, &bounds))
        *place = GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                                      bounds.origin.y + bounds.size.height / 2);
    }
}
