/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What it looks like is up to who makes it: a card, or a plain button. */

#include "clash/battle-option.h"

struct _ClashBattleOption
{
  GtkButton  parent_instance;

  HarenaMove move;
  char       key[2];
};

G_DEFINE_FINAL_TYPE (ClashBattleOption, clash_battle_option, GTK_TYPE_BUTTON)

static void
clash_battle_option_class_init (ClashBattleOptionClass *klass G_GNUC_UNUSED)
{
}

static void
clash_battle_option_init (ClashBattleOption *self G_GNUC_UNUSED)
{
}

GtkWidget *
clash_battle_option_new (HarenaMove  move,
                         const char *name,
                         char        key)
{
  ClashBattleOption *self = g_object_new (CLASH_TYPE_BATTLE_OPTION, NULL);

  self->move = move;
  self->key[0] = key;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, self->key, -1);
  return GTK_WIDGET (self);
}

HarenaMove
clash_battle_option_get_move (ClashBattleOption *self)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_OPTION (self), 0);

  return self->move;
}

char
clash_battle_option_get_key (ClashBattleOption *self)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_OPTION (self), '\0');

  return self->key[0];
}

GtkWidget *
clash_battle_option_new_cap (ClashBattleOption *self)
{
  GtkWidget *cap = gtk_label_new (self->key);

  gtk_widget_add_css_class (cap, "keycap");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  return cap;
}
