/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words beside a crest; the crest of a beast is the beast. */

#include "clash/battle-head.h"

#include "clash/battle-glyph.h"
#include "clash/battle-medallion.h"
#include "clash/speech-words.h"
#include "clash/speech.h"
#include "widgets/crest.h"
#include "widgets/place.h"
#include "words.h"

struct _ClashBattleHead
{
  GtkWidget  parent_instance;

  GtkWidget *crest;
  GtkWidget *beast;
  GtkWidget *name;
  GtkWidget *place;
  GtkWidget *wounds;
  GtkWidget *stars;
  gboolean   worded; /* whether the wounds are to be told in words */
  gboolean   roomy;
};

G_DEFINE_FINAL_TYPE (ClashBattleHead, clash_battle_head, GTK_TYPE_WIDGET)

static void
clash_battle_head_dispose (GObject *object)
{
  harena_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (clash_battle_head_parent_class)->dispose (object);
}

static void
clash_battle_head_class_init (ClashBattleHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_head_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "battlehead");
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
clash_battle_head_init (ClashBattleHead *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->crest = harena_crest_new (0, 46);
  self->beast = clash_battle_medallion_new (40);
  gtk_widget_set_valign (self->beast, GTK_ALIGN_CENTER);
  self->name = new_label ("name");
  self->place = new_label ("place");
  self->wounds = new_label ("wounds");
  self->stars = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->place);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);

  gtk_widget_set_parent (self->crest, widget);
  gtk_widget_set_parent (self->beast, widget);
  gtk_widget_set_parent (words, widget);
  gtk_widget_set_parent (self->wounds, widget);
  gtk_widget_set_parent (self->stars, widget);
}

GtkWidget *
clash_battle_head_new (void)
{
  return g_object_new (CLASH_TYPE_BATTLE_HEAD, NULL);
}

void
clash_battle_head_fill_stars (const ClashStorySide *side,
                              GtkWidget            *box,
                              int                   size)
{
  int        room = side->group.owner == 0 ? clash_beasts[side->group.beast].stars_to_kill
                                           : side->stars;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
  for (int i = 0; i < room; i++)
    gtk_box_append (GTK_BOX (box),
                    clash_battle_glyph_new (i < side->stars ? "star-wound" : "star-left", size));
}

static char *
say_wounds (const ClashStorySide *side)
{
  ClashGroup now = side->group;

  now.stars = side->stars;
  if (side->gone)
    return g_strdup ("");
  if (side->group.owner == 0)
    return clash_words_capital (clash_words_hits_left (&now));
  return g_strdup (side->stars > 0 ? _("One wound") : "");
}

/* R30: who decides for a beast is told, for it is nobody's team. */
static char *
say_place (const ClashStory     *story,
           const ClashStorySide *side,
           gboolean              attacks,
           gboolean              narrow)
{
  ClashCellName cell = clash_words_cell (side->cell);

  if (side->group.owner != 0 && narrow)
    return g_strdup (cell.text);
  if (side->group.owner != 0)
    /* Translators: below the name of a player; a cell */
    return g_strdup_printf (attacks ? _("attacks from %s") : _("defends %s"), cell.text);
  if (side->player == 0)
    return g_strdup (cell.text);
  /* Translators: a cell, and the name of the player who rolls for the beast that stands there */
  return g_strdup_printf (narrow ? C_("beast", "%s, by %s") : C_("beast", "%s, rolled for by %s"),
                          cell.text, clash_words_seat (story->seats, side->player));
}

static void
update_crest (ClashBattleHead      *self,
              HarenaGameModel      *model,
              const ClashStorySide *side,
              gboolean              mirrored,
              gboolean              narrow)
{
  int                seat = side->group.owner;
  ClashMedallionLook look = {
    .beast = side->group.beast,
    .lost = side->gone,
    .mirrored = mirrored,
  };

  if (seat != 0)
    harena_crest_set_colour (HARENA_CREST (self->crest),
                             harena_seat_get_colour (harena_game_model_get_seat (model, seat)));
  else
    clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (self->beast), &look);
  harena_crest_set_size (HARENA_CREST (self->crest), narrow ? 32 : 46);
  gtk_widget_set_visible (self->crest, seat != 0);
  gtk_widget_set_visible (self->beast, seat == 0 && narrow);
}

void
clash_battle_head_update (ClashBattleHead  *self,
                          HarenaGameModel  *model,
                          const ClashStory *story,
                          int               side,
                          gboolean          narrow)
{
  const ClashStorySide *who = &story->sides[side];
  GtkLayoutManager     *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gboolean              beast = who->group.owner == 0;
  g_autofree char      *name = clash_words_subject (story->seats, &who->group);
  g_autofree char      *place = say_place (story, who, side == CLASH_ATTACKER, narrow);
  g_autofree char      *wounds = say_wounds (who);

  g_return_if_fail (CLASH_IS_BATTLE_HEAD (self));

  update_crest (self, model, who, side == CLASH_DEFENDER, narrow);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), narrow ? 7 : 10);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_label_set_label (GTK_LABEL (self->place), place);
  gtk_label_set_label (GTK_LABEL (self->wounds), wounds);
  self->worded = wounds[0] != '\0' && !narrow && !beast;
  gtk_widget_set_visible (self->wounds, self->worded && self->roomy);
  clash_battle_head_fill_stars (who, self->stars, beast ? 24 : 34);
  gtk_widget_set_visible (self->stars, !narrow);
  gtk_widget_set_tooltip_text (self->stars, wounds);
  gtk_widget_set_tooltip_text (self->place, place);
}

void
clash_battle_head_set_roomy (ClashBattleHead *self,
                             gboolean         roomy)
{
  g_return_if_fail (CLASH_IS_BATTLE_HEAD (self));

  self->roomy = roomy;
  gtk_widget_set_visible (self->wounds, self->worded && roomy);
}

const char *
clash_battle_head_get_name (ClashBattleHead *self)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_HEAD (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->name));
}

const char *
clash_battle_head_get_wounds (ClashBattleHead *self)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_HEAD (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->wounds));
}
