/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in the order of the engine's. */

#include "gladiatori/names.h"

#include "words.h"

#include <stdio.h>

typedef struct
{
  const char *name;
  const char *words;
  const char *art;
} Card;

static const Card cards[GLAD_N_CARDS] = {
  [GLAD_STRENGTH] = { N_("Strength"),
    N_("Attack: 1 for each 1-Energy laid. Defence: 2 for each. Covers the Front."),
    "gladiatori/strength" },
  [GLAD_DEXTERITY] = { N_("Dexterity"),
    N_("1 for every two cards left in the hand. Covers the Front."), "gladiatori/dexterity" },
  [GLAD_FURY] = { N_("Fury"),
    N_("Attack: 3 for each Blood spent, three at most. Defence: 5. Covers the Front."),
    "gladiatori/fury" },
  [GLAD_MOVEMENT] = { N_("Movement"),
    N_("Three free movements. As a defence a Dodge: it halves the attack and covers all but what is "
       "straight behind."), "gladiatori/movement" },
  [GLAD_ONE] = { N_("1-Energy"), N_("Counts for Strength, and for damage as a card laid."),
    "gladiatori/one" },
  [GLAD_ZERO] = { N_("0-Energy"), N_("Counts for damage as a card laid."), "gladiatori/zero" },
  [GLAD_FEINT] = { N_("Feint"),
    N_("Kept in the hand it calls off your attack before the damage; laid it is blank."),
    "gladiatori/feint" },
  [GLAD_SWEEP] = { N_("Sweep"),
    N_("Attacks three sides in a row at +1, −3 and −7; then you take a white cube."),
    "gladiatori/sweep" },
  [GLAD_SACRIFICE] = { N_("Sacrifice"), N_("One card of the hand leaves the game: +3."),
    "gladiatori/sacrifice" },
  [GLAD_ACROBATICS] = { N_("Acrobatic Attack"), N_("+3, then you take a white cube."),
    "gladiatori/acrobatics" },
  [GLAD_ADRENALINE] = { N_("Adrenaline"),
    N_("An ability rises by 5, to three times its value at most; when it is used it falls to 0."),
    "gladiatori/adrenaline" },
  [GLAD_RAGE] = { N_("Rage"),
    N_("Plays one more combat card, from the PF deck or the discard pile."), "gladiatori/rage" },
  [GLAD_DESTROY] = { N_("Destroy Item"), N_("The damage goes to an item of the other."),
    "gladiatori/destroy" },
  [GLAD_UNBALANCE] = { N_("Unbalancing Blow"),
    N_("The other pays two Elements or takes a white cube."), "gladiatori/unbalance" },
  [GLAD_REFLEXES] = { N_("Reflexes"), N_("After the damage a free movement, and more for Speed."),
    "gladiatori/reflexes" },
};

const char *
glad_name_card (int card)
{
  g_return_val_if_fail (card >= 0 && card < GLAD_N_CARDS, "");

  return _(cards[card].name);
}

const char *
glad_words_card (int card)
{
  g_return_val_if_fail (card >= 0 && card < GLAD_N_CARDS, "");

  return _(cards[card].words);
}

const char *
glad_art_card (int card)
{
  g_return_val_if_fail (card >= 0 && card < GLAD_N_CARDS, "");

  return cards[card].art;
}

/* What is drawn of an item; the trident is a polearm, as the spear is. */
static const Card *
item_of (int item)
{
  static const Card classes[] = {
    [GLAD_SWORD]   = { N_("Sword"), "harena-gladiatori-item-sword-symbolic",
                       "gladiatori/item-sword" },
    [GLAD_POLEARM] = { N_("Spear"), "harena-gladiatori-item-spear-symbolic",
                       "gladiatori/item-spear" },
    [GLAD_NET]     = { N_("Net"), "harena-gladiatori-item-net-symbolic", "gladiatori/item-net" },
    [GLAD_SHIELD]  = { N_("Shield"), "harena-gladiatori-item-shield-symbolic",
                       "gladiatori/item-shield" },
    [GLAD_HELMET]  = { N_("Helmet"), "harena-gladiatori-item-helmet-symbolic",
                       "gladiatori/item-helmet" },
    [GLAD_ARM]     = { N_("Armguard"), "harena-gladiatori-item-armguard-symbolic",
                       "gladiatori/item-armguard" },
  };
  static const Card trident = { N_("Trident"), "harena-gladiatori-item-trident-symbolic",
                                "gladiatori/item-trident" };

  g_return_val_if_fail (item >= 0 && item < GLAD_N_ITEMS, &trident);

  return glad_items[item].word[0] == 't' ? &trident : &classes[glad_items[item].item_class];
}

const char *
glad_name_item (int item)
{
  return _(item_of (item)->name);
}

const char *
glad_icon_item (int item)
{
  return item_of (item)->words;
}

const char *
glad_art_item (int item)
{
  return item_of (item)->art;
}

char *
glad_name_item_full (int item)
{
  /* Translators: an item, and what it adds to an Attack and to a Defence: “Sword 2-1”. */
  return g_strdup_printf (C_("item", "%s %d-%d"), glad_name_item (item), glad_items[item].attack,
                          glad_items[item].defence);
}

static const Card stats[GLAD_N_STATS] = {
  [GLAD_ENDURANCE] = { N_("Endurance"), N_("gives cards and points back in the Cleanup"),
                       "harena-gladiatori-stat-endurance-symbolic" },
  [GLAD_OFFENCE]   = { N_("Offence"), N_("adds to an attack"),
                       "harena-gladiatori-stat-offence-symbolic" },
  [GLAD_GUARD]     = { N_("Guard"), N_("adds to a defence"),
                       "harena-gladiatori-stat-guard-symbolic" },
  [GLAD_BLOOD]     = { N_("Blood"), N_("for Fury, and to use a card again"),
                       "harena-gladiatori-stat-blood-symbolic" },
  [GLAD_SPEED]     = { N_("Speed"), N_("for steps, turns and a Dodge"),
                       "harena-gladiatori-stat-speed-symbolic" },
};

const char *
glad_name_stat (int stat)
{
  g_return_val_if_fail (stat >= 0 && stat < GLAD_N_STATS, "");

  return _(stats[stat].name);
}

const char *
glad_words_stat (int stat)
{
  g_return_val_if_fail (stat >= 0 && stat < GLAD_N_STATS, "");

  return _(stats[stat].words);
}

const char *
glad_icon_stat (int stat)
{
  g_return_val_if_fail (stat >= 0 && stat < GLAD_N_STATS, "");

  return stats[stat].art;
}

static const Card powers[GLAD_N_POWERS] = {
  [GLAD_LUNGE]          = { NC_("power", "Lunge"),
    N_("Discard one to three cards of the hand: +2 Attack each."),
    "harena-gladiatori-power-lunge-symbolic" },
  [GLAD_UP]             = { NC_("power", "Up!"), N_("All cubes go, and you choose your facing."),
    "harena-gladiatori-power-up-symbolic" },
  [GLAD_INDESTRUCTIBLE] = { NC_("power", "Indestructible"),
    N_("When killed, you fight on to the end of your next Action, with +4 once."),
    "harena-gladiatori-power-indestructible-symbolic" },
  [GLAD_LEAP]           = { NC_("power", "Leap"),
    N_("For each hex leapt over +2 Attack or +1 damage, three at most."),
    "harena-gladiatori-power-leap-symbolic" },
  [GLAD_WOUNDS]         = { NC_("power", "Deep Wounds"),
    N_("One to three less Attack, and as much more damage."),
    "harena-gladiatori-power-wounds-symbolic" },
  [GLAD_WRESTLE]        = { NC_("power", "Wrestling"),
    N_("A white cube for the target, hit or not; after the damage it may be pushed."),
    "harena-gladiatori-power-wrestle-symbolic" },
  [GLAD_ADAPT]          = { NC_("power", "Adaptation"),
    N_("Swap up to three cards of the hand with the PF deck."),
    "harena-gladiatori-power-adapt-symbolic" },
  [GLAD_DELAY]          = { NC_("power", "Delay"),
    N_("Take any place in the order of a phase, or +3 to a Defence."),
    "harena-gladiatori-power-delay-symbolic" },
  [GLAD_ENDURE]         = { NC_("power", "Endurance"), N_("Gain up to three Elements."),
    "harena-gladiatori-power-endure-symbolic" },
};

const char *
glad_name_power (int power)
{
  g_return_val_if_fail (power >= 0 && power < GLAD_N_POWERS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "power", powers[power].name);
}

const char *
glad_words_power (int power)
{
  g_return_val_if_fail (power >= 0 && power < GLAD_N_POWERS, "");

  return _(powers[power].words);
}

const char *
glad_icon_power (int power)
{
  g_return_val_if_fail (power >= 0 && power < GLAD_N_POWERS, "");

  return powers[power].art;
}

/* They are Latin in every language. */
const char *
glad_name_gladiator (int gladiator)
{
  static const char *const names[GLAD_N_GLADIATORS] = {
    [GLAD_SECUTOR] = "Secutor",       [GLAD_MIRMILLO] = "Mirmillo",
    [GLAD_THRAEX] = "Thraex",         [GLAD_HOPLOMACUS] = "Hoplomacus",
    [GLAD_PROVOCATOR] = "Provocator", [GLAD_RETIARIUS] = "Retiarius",
  };

  g_return_val_if_fail (gladiator >= 0 && gladiator < GLAD_N_GLADIATORS, "");

  return names[gladiator];
}

const char *
glad_name_animal (int kind)
{
  static const char *const names[GLAD_ANIMALS_END] = {
    [GLAD_NO_ANIMAL] = "",
    [GLAD_DOG] = NC_("animal", "Dog"),
    [GLAD_WOLF] = NC_("animal", "Wolf"),
    [GLAD_LION] = NC_("animal", "Lion"),
    [GLAD_BEAR] = NC_("animal", "Bear"),
  };

  g_return_val_if_fail (kind > GLAD_NO_ANIMAL && kind < GLAD_ANIMALS_END, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "animal", names[kind]);
}

const char *
glad_name_direction (int direction)
{
  static const char *const names[GLAD_N_DIRS] = {
    [GLAD_E] = N_("east"), [GLAD_NE] = N_("north-east"), [GLAD_NW] = N_("north-west"),
    [GLAD_W] = N_("west"), [GLAD_SW] = N_("south-west"), [GLAD_SE] = N_("south-east"),
  };

  g_return_val_if_fail (direction >= 0 && direction < GLAD_N_DIRS, "");

  return _(names[direction]);
}

const char *
glad_name_side (int side)
{
  static const char *const names[] = {
    [GLAD_F] = N_("straight ahead"), [GLAD_FL] = N_("ahead left"), [GLAD_FR] = N_("ahead right"),
    [GLAD_RL] = N_("behind left"), [GLAD_RR] = N_("behind right"), [GLAD_R] = N_("straight behind"),
  };

  g_return_val_if_fail (side >= 0 && side < GLAD_N_DIRS, "");

  return _(names[side]);
}

GladCellName
glad_name_cell (int cell)
{
  GladCellName name = { "" };

  if (glad_is_cell (cell))
    glad_write_cell (cell, name.text);
  return name;
}

static char *
name_animal (const GladPosition *position,
             int                 who)
{
  const GladAnimal *animal = glad_animal (position, who);

  if (animal->kind == GLAD_NO_ANIMAL)
    /* Translators: an animal that is no longer in the arena, as who or whom. */
    return g_strdup (_("the animal"));
  /* Translators: a kind of animal, and which of them: “Dog 2”. */
  return g_strdup_printf (C_("animal", "%s %d"), glad_name_animal (animal->kind), animal->number);
}

char *
glad_name_who (const HarenaView   *view,
               const GladPosition *position,
               int                 who)
{
  return glad_is_animal (who) ? name_animal (position, who)
                              : g_strdup (harena_view_seat (view, who));
}

char *
glad_name_whom (const HarenaTelling *telling,
                const GladPosition  *position,
                int                  who)
{
  return glad_is_animal (who) ? name_animal (position, who)
                              : g_strdup (harena_telling_seat (telling, who));
}

char *
glad_list_cards (GladCards heap)
{
  GString *list = g_string_new (NULL);

  for (int card = 0; card < GLAD_N_CARDS; card++)
    {
      int n = glad_count (heap, card);

      if (n == 0)
        continue;
      if (list->len > 0)
        /* Translators: between the cards of a list. */
        g_string_append (list, C_("list of cards", ", "));
      if (n > 1)
        /* Translators: how many of a card: “3 × 1-Energy”. */
        g_string_append_printf (list, C_("list of cards", "%d × %s"), n, glad_name_card (card));
      else
        g_string_append (list, glad_name_card (card));
    }
  if (list->len == 0)
    g_string_append (list, C_("list of cards", "nothing"));
  return g_string_free (list, FALSE);
}
