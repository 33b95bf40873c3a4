/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in the order of gladiatori.c. */

#include "gladiatori/options-words.h"

#include "gladiatori/position.h"
#include "words.h"

typedef struct
{
  const char *name;
  const char *words;
} Edition;

static const Edition editions[] = {
  { N_("First game"), N_("Cards, movement and attack; Special Moves join in turn 3.") },
  { N_("Basic"), N_("Special Moves from the first turn.") },
  { N_("Advanced"), N_("Special Moves, powers, throwing weapons and the net.") },
  { N_("Duel"), N_("The advanced rules, and animals come through the gates.") },
  { N_("Two against one"), N_("The first player alone with the Provocator against two.") },
  { N_("Two against two"), N_("The first and the third player against the others.") },
  { N_("Together"), N_("All gladiators are of one side, against the animals.") },
  { N_("Built"), N_("You buy your own gladiator and bid for its items.") },
};

const char *
glad_edition_name (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition].name);
}

const char *
glad_edition_words (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition].words);
}

/* values: for those with more than two, in their order. */
typedef struct
{
  const char *name;
  const char *words;
  const char *values[6];
  int         on;
} Option;

static const Option options[GLAD_N_OPTIONS] = {
  [GLAD_SPECIALS_FROM] = { N_("Special Moves"),
    N_("Before that they stay in the PF deck."),
    { N_("from turn 1"), N_("from turn 3"), N_("never") }, 0 },
  [GLAD_POWERS] = { N_("Powers"), N_("Each gladiator has some, each for once a game."), { 0 }, 1 },
  [GLAD_THROWING] = { N_("Throwing weapons and the net"),
    N_("Spears and tridents can be thrown; the Retiarius brings a net."), { 0 }, 1 },
  [GLAD_ANIMALS] = { N_("Animals"),
    N_("A dog comes in turn 1, a wolf in 3, a lion in 4, a bear in 5."), { 0 }, 1 },
  [GLAD_TEAMS] = { N_("Teams"), N_("Who fights with whom."),
    { N_("every gladiator alone"), N_("two against one"), N_("two against two"),
      N_("together against the animals") }, 0 },
  [GLAD_COOPERATE] = { N_("Cooperation"), N_("A gladiator may help another’s attack on a third."),
    { 0 }, 0 },
  [GLAD_SURRENDER] = { N_("Surrender"), N_("A gladiator may leave the arena for −15 VP."), { 0 }, 0 },
  [GLAD_EXTRA_DAMAGE] = { N_("Extra damage"),
    N_("One more for every full 3 by which the Attack is greater."), { 0 }, 1 },
  [GLAD_WOLF_BRINGS] = { N_("A wolf brings a wolf"), N_("Otherwise a wolf’s double brings a dog."),
    { 0 }, 1 },
  [GLAD_GLADIATORS] = { N_("Build your own gladiator"),
    N_("Everybody buys one for 55 coins."), { 0 }, 1 },
  [GLAD_ITEMS] = { N_("Items"), N_("Where the two items of a gladiator come from."),
    { N_("printed"), N_("by auction"), N_("by selection") }, 0 },
  [GLAD_TURNS] = { N_("Turns"), N_("Each has two Action phases."),
    { N_("one"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six") }, 0 },
};

const char *
glad_option_name (int option)
{
  g_return_val_if_fail (option >= 0 && option < GLAD_N_OPTIONS, "");

  return _(options[option].name);
}

const char *
glad_option_words (int option)
{
  g_return_val_if_fail (option >= 0 && option < GLAD_N_OPTIONS, "");

  return _(options[option].words);
}

int
glad_option_on (int option)
{
  g_return_val_if_fail (option >= 0 && option < GLAD_N_OPTIONS, 0);

  return options[option].on;
}

const char *
glad_value_name (int option,
                 int value)
{
  g_return_val_if_fail (option >= 0 && option < GLAD_N_OPTIONS, "");
  g_return_val_if_fail (value >= 0 && value < (int) G_N_ELEMENTS (options[0].values), "");

  return options[option].values[value] != NULL ? _(options[option].values[value]) : "";
}

const char *
glad_option_group (int option)
{
  switch (option)
    {
    case GLAD_SPECIALS_FROM:
    case GLAD_POWERS:
    case GLAD_THROWING:
    case GLAD_EXTRA_DAMAGE:
      return _("The fight");
    case GLAD_ANIMALS:
    case GLAD_WOLF_BRINGS:
      return _("Animals");
    case GLAD_TEAMS:
    case GLAD_COOPERATE:
    case GLAD_SURRENDER:
      return _("Who fights with whom");
    default:
      return _("The game");
    }
}

gboolean
glad_option_matters (const HarenaSetup *setup,
                     int                option)
{
  switch (option)
    {
    case GLAD_WOLF_BRINGS:
      return setup->options[GLAD_ANIMALS] != 0;
    case GLAD_COOPERATE:
      return setup->seats > 2 || (setup->seats == 2 && setup->options[GLAD_ANIMALS] != 0);
    default:
      return TRUE;
    }
}

const char *
glad_players_words (int seats)
{
  static const char *const words[GLAD_SEATS + 1] = {
    [1] = N_("One gladiator alone against the animals"),
    [2] = N_("Two players, one gladiator each"),
    [3] = N_("Three players, one gladiator each"),
    [4] = N_("Four players, one gladiator each"),
  };

  g_return_val_if_fail (seats >= 1 && seats <= GLAD_SEATS, "");

  return _(words[seats]);
}

char *
glad_beginning_words (int         seats G_GNUC_UNUSED,
                      const char *first)
{
  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s is the first to choose a gladiator. Later the player with the "
                            "fewest points acts first."), first);
}
