/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a battle as a player asks about them, seen from one side. */

#include "clash/facts.h"

#include "clash/battle.h"
#include "words.h"

/* By the number of gladiators or symbols; a team has no more than four of a kind. */
static const char *const order_of_attacker[CLASH_TEAM_MAX + 1] = {
  NC_("order", "first, unless they have a spear"),
  NC_("order", "first, unless they have two"),
  NC_("order", "first, unless they have three"),
  NC_("order", "first, unless they have four"),
  NC_("order", "first"),
};

static const char *const order_of_attacked[CLASH_TEAM_MAX + 1] = {
  NC_("order", "second"),
  NC_("order", "first, if they have no spear"),
  NC_("order", "first, if they have fewer than two"),
  NC_("order", "first, if they have fewer than three"),
  NC_("order", "first, if they have fewer than four"),
};

static const char *const nets[CLASH_TEAM_MAX + 1] = {
  NC_("nets", "none"),
  NC_("nets", "one of theirs"),
  NC_("nets", "two of theirs"),
  NC_("nets", "three of theirs"),
  NC_("nets", "four of theirs"),
};

static const char *const again[CLASH_TEAM_MAX + 1] = {
  NC_("throws again", "never"),
  NC_("throws again", "if they have no trident"),
  NC_("throws again", "if they have fewer than two"),
  NC_("throws again", "if they have fewer than three"),
  NC_("throws again", "if they have fewer than four"),
};

static const char *const shields[CLASH_TEAM_MAX + 1] = {
  NC_("shields", "none"),
  NC_("shields", "cancel one hit"),
  NC_("shields", "cancel two hits"),
  NC_("shields", "cancel three hits"),
  NC_("shields", "cancel four hits"),
};

static void
add (ClashFact  *facts,
     int        *n_facts,
     const char *icon,
     const char *label,
     char       *value)
{
  facts[(*n_facts)++] = (ClashFact) { icon, label, value };
}

static char *
say (const char        *context,
     const char *const *sentences,
     int                n)
{
  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, context, sentences[MIN (n, CLASH_TEAM_MAX)]));
}

int
clash_facts_list (const ClashGroup *group,
                  gboolean          attacks,
                  ClashFact        *facts)
{
  gboolean           beast = group->beast != CLASH_NO_BEAST;
  const uint8_t     *count = group->count;
  int                dice = clash_group_dice (group);
  const char *const *order = attacks ? order_of_attacker : order_of_attacked;
  int                n = 0;

  add (facts, &n, "harena-kind-sword-symbolic", C_("fact", "Rolls"),
       g_strdup_printf (ngettext ("%d die", "%d dice", dice), dice));
  add (facts, &n, "harena-kind-spear-symbolic", C_("fact", "Order"),
       say ("order", order, count[CLASH_SPEAR]));

  /* R28: beasts use no nets. A team without nets and shields says so in one line. */
  if (!beast && count[CLASH_NET] == 0 && count[CLASH_SHIELD] == 0)
    add (facts, &n, "harena-kind-net-symbolic", C_("fact", "Nets, shields"), say ("nets", nets, 0));
  else if (!beast)
    add (facts, &n, "harena-kind-net-symbolic", C_("fact", "Nets"),
         say ("nets", nets, count[CLASH_NET]));
  add (facts, &n, "harena-kind-trident-symbolic", C_("fact", "Throws again"),
       say ("throws again", again, count[CLASH_TRIDENT]));
  if (beast || count[CLASH_NET] > 0 || count[CLASH_SHIELD] > 0)
    add (facts, &n, "harena-kind-shield-symbolic", C_("fact", "Shields"),
         say ("shields", shields, count[CLASH_SHIELD]));

  if (beast)
    {
      int all = clash_beasts[group->beast].stars_to_kill;

      /* Translators: how many hits a beast still takes, and how many it took at first. */
      add (facts, &n, "harena-star-wound-symbolic", C_("fact", "Hits left"),
           g_strdup_printf (_("%d of %d"), all - group->stars, all));
    }
  return n;
}

void
clash_facts_clear (ClashFact *facts,
                   int        n_facts)
{
  for (int i = 0; i < n_facts; i++)
    g_clear_pointer (&facts[i].value, g_free);
}
