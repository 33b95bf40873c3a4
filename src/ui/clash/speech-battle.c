/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked in a battle. */

#include "clash/battle.h"
#include "clash/speech-ask.h"
#include "clash/speech-words.h"
#include "words.h"

/* The side that acts, or the one opposite. */
static const ClashGroup *
acting (const ClashAsking *asking)
{
  const ClashBattle *battle = &asking->position->battle;

  return &asking->position->groups[battle->cell[battle->acting]];
}

static const ClashGroup *
opposite (const ClashAsking *asking)
{
  const ClashBattle *battle = &asking->position->battle;

  return &asking->position->groups[battle->cell[!battle->acting]];
}

/* R30. */
void
clash_ask_name (ClashAsking *asking)
{
  const ClashPosition *position = asking->position;
  int                  beast = position->groups[position->battle.cell[CLASH_DEFENDER]].beast;

  asking->question->topic = "beast-roller";
  /* Translators: the name of a player, and “the lion” */
  asking->question->title = g_strdup_printf (_("%s: who rolls for %s?"), asking->name,
                                             clash_words_beast (beast, CLASH_WHOM));
  asking->question->help = g_strdup (_("Name another player, who gains nothing by it: what the "
                                        "beast kills leaves the game."));
}

/* R17. */
void
clash_ask_net (ClashAsking *asking)
{
  int              nets = asking->position->battle.nets;
  g_autofree char *number = clash_words_number (nets);

  asking->question->topic = "nets";
  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s: which gladiator do you net?"));
  asking->question->help =
    /* Translators: how many nets are to be thrown: a number as a word */
    g_strdup_printf (ngettext ("That gladiator can do nothing until the battle is over.",
                               "That gladiator can do nothing until the battle is over. You have "
                               "%s nets to throw.", nets),
                     number);
}

/* R18, R28. */
void
clash_ask_roll (ClashAsking *asking)
{
  const ClashGroup *roller = acting (asking);
  int               dice = clash_dice (asking->position);
  g_autofree char  *name = clash_words_subject (asking->seats, roller);
  g_autofree char  *number = clash_words_number (dice);
  char             *help;

  asking->question->seat = asking->position->battle.player[asking->position->battle.acting];
  asking->question->topic = "dice";
  /* Translators: the name of a player, or “The lion” */
  asking->question->title = g_strdup_printf (_("%s rolls…"), name);

  if (roller->owner != 0)
    /* Translators: the number is a word; the first letter is made a capital */
    help = g_strdup_printf (ngettext ("one die, for the team.",
                                      "%s dice: one for the team, and one for each sword.", dice),
                            number);
  else
    /* Translators: a beast’s; the number is a word, and the first letter is made a capital */
    help = g_strdup_printf (ngettext ("one die, for its sword.",
                                      "%s dice, one for each of its swords.", dice),
                            number);
  asking->question->help = clash_words_capital (help);
}

/* R19. */
void
clash_ask_again (ClashAsking *asking)
{
  static const char *const titles[CLASH_DICE_MAX + 1] = {
    NULL,
    /* Translators: the name of a player */
    N_("%s: throw the die again?"),
    N_("%s: throw both dice again?"),
    N_("%s: throw all three dice again?"),
    N_("%s: throw all four dice again?"),
    N_("%s: throw all five dice again?"),
  };
  const ClashPosition *position = asking->position;
  const ClashGroup    *roller = acting (asking);
  int                  tridents = clash_active (position, position->battle.acting, CLASH_TRIDENT);
  g_autofree char     *beast = clash_words_fighter (asking->seats, roller, CLASH_WHOM);

  asking->question->topic = "again";
  if (asking->view->asked == 0 && position->battle.lethal + position->battle.hits == 0)
    {
      g_autofree char *name = clash_words_subject (asking->seats, roller);

      /* Translators: a name or “The lion”, whose first throw was nothing but misses */
      asking->question->title = g_strdup_printf (_("%s throws again: nothing was hit"), name);
      return;
    }
  clash_ask_title (asking, _(titles[clash_dice (position)]));
  if (roller->owner != 0)
    asking->question->help =
      g_strdup (ngettext ("Your trident lets you, once. The second throw counts, whatever it is.",
                          "Your tridents let you, once. The second throw counts, whatever it is.",
                          tridents));
  else
    asking->question->help =
      /* Translators: “the lion” */
      g_strdup_printf (_("You roll for %s, which may throw again once. The second throw counts, "
                          "whatever it is."), beast);
}

/* What the team that loses can do afterwards. */
static char *
say_answer (const ClashAsking *asking)
{
  const ClashPosition *position = asking->position;
  const ClashGroup    *target = acting (asking);
  g_autofree char     *whom = clash_words_fighter (asking->seats, target, CLASH_WHOM);
  g_autofree char     *number = NULL;
  int                  hits;

  if (target->owner == 0)
    {
      hits = clash_beasts[target->beast].stars_to_kill - target->stars;
      number = clash_words_number (hits);
      /* Translators: “the lion”, and how much it still bears: a number as a word */
      return g_strdup_printf (ngettext ("Then you roll at %s with what is left. It has one hit "
                                        "left.",
                                        "Then you roll at %s with what is left. It has %s hits "
                                        "left.", hits),
                              whom, number);
    }

  hits = 2 - target->stars + clash_active (position, position->battle.acting, CLASH_SHIELD);
  number = clash_words_number (hits);
  /* Translators: the name of the other player, and how many hits it takes, shields and wounds
   * considered: a number as a word */
  return g_strdup_printf (ngettext ("Then you roll at %s with what is left: one hit, or one lethal "
                                    "hit, takes a gladiator.",
                                    "Then you roll at %s with what is left: %s hits, or one lethal "
                                    "hit, take a gladiator.", hits),
                          whom, number);
}

/* R23, R30: where the gladiator goes. */
static char *
say_taker (const ClashAsking *asking)
{
  const ClashBattle *battle = &asking->position->battle;
  int                scorer = battle->scorer[battle->acting];

  if (scorer == 0)
    return g_strdup (_("The gladiator leaves the game, and the battle is over."));

  /* Translators: the name of the player who gets the gladiator */
  return g_strdup_printf (_("%s takes it as a point, and the battle is over."),
                          clash_words_seat (asking->seats, scorer));
}

/* R22. */
void
clash_ask_loss (ClashAsking *asking)
{
  const ClashBattle *battle = &asking->position->battle;
  int                losses = battle->losses;
  g_autofree char   *number = clash_words_number (losses);
  char              *more = NULL;

  asking->question->topic = "losses";
  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s: which gladiator do you give up?"));

  if (losses == clash_group_size (opposite (asking)))
    {
      asking->question->help = g_strdup (_("The whole team is lost, one gladiator after the "
                                           "other."));
      return;
    }

  if (losses > 1)
    /* Translators: a number as a word */
    more = g_strdup_printf (ngettext ("You lose one gladiator.",
                                      "You lose %s gladiators, one after the other.", losses),
                            number);
  asking->question->help = harena_join (more, battle->acted == 0 ? say_answer (asking)
                                                                    : say_taker (asking));
}
