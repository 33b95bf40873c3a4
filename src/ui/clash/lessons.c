/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of the first game. They speak of the dice and moves of tutorial.harena: whoever
 * changes one changes the other. */

#include "clash/lessons.h"

#include "clash/hand.h"
#include "words.h"

/* The spaces that are spoken of. */
#define B2 HARENA_SPACE (4)
#define B3 HARENA_SPACE (5)
#define B4 HARENA_SPACE (6)
#define C2 HARENA_SPACE (8)
#define D2 HARENA_SPACE (11)
#define D3 HARENA_SPACE (12)
#define E3 HARENA_SPACE (16)

/* Translators: the cards of "Learn to play". Red is the reader, Blue the computer. Names of spaces
 * such as d2 stay as they are. */
static const HarenaLesson lessons[] = {
  {
    .at = 28, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (D2, C2, B4, E3), .topic = "overview",
    .title = N_("The arena"),
    .text = N_("You are Red, with the eagle. Blue, with the dolphin, is played by the computer. "
               "Your four teams fight for points: one for each gladiator you take, two for each "
               "beast."),
  },
  {
    .at = 28, .task = HARENA_TASK_LOOK, .targets = HARENA_TARGETS (D2), .topic = "overview",
    .title = N_("Look at a team"),
    .text = N_("Point at your team in d2, or walk to it with the arrow keys. Whatever you look "
               "at is shown large, with what it can do."),
  },
  {
    .at = 28, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (D2), .topic = "overview",
    .picture = "kinds=sword,spear,net,trident,shield",
    .title = N_("Five kinds of gladiator"),
    .text = N_("A sword brings one more die. A spear lets you roll first. A net ties up an enemy "
               "for one battle. A trident lets you throw again. A shield stops a hit."),
  },
  {
    .at = 28, .task = HARENA_TASK_PRESS,
    .targets = HARENA_TARGETS (CLASH_PILE_OF_KIND (CLASH_SHIELD)), .topic = "entry",
    .picture = "kinds=shield",
    .title = N_("Take a gladiator"),
    .text = N_("Your team in d2 has one place left. Before the fighting, all players take "
               "gladiators in turn until every team has four. Take a shield from its pile."),
    .instead = N_("Not yet: this time take a shield."),
  },
  {
    .at = 28, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (D2), .topic = "entry",
    .title = N_("Send it in"),
    .text = N_("Now press your team in d2. The shield takes the free place."),
    .instead = N_("Not yet: this time put the shield into your team in d2."),
  },
  {
    .at = 30, .task = HARENA_TASK_PRESS,
    .targets = HARENA_TARGETS (CLASH_PILE_OF_KIND (CLASH_SWORD)), .topic = "entry",
    .picture = "kinds=sword",
    .title = N_("One more"),
    .text = N_("Blue has taken one too. Your last place is in c2, with a trident and two swords. "
               "Take another sword: the more swords, the more dice."),
    .instead = N_("Not yet: this team wants a sword."),
  },
  {
    .at = 30, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (C2), .topic = "entry",
    .title = N_("Three swords"),
    .text = N_("Press your team in c2. Then all your teams are complete."),
    .instead = N_("Not yet: this team wants a sword."),
  },
  {
    .at = 33, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (B3), .topic = "beasts-enter",
    .picture = "beasts=bull",
    .title = N_("The beasts enter"),
    .text = N_("Every space that is still empty gets a beast. You have drawn a bull. Put it in "
               "b3, where your three swords can reach it."),
    .instead = N_("Not yet: put the bull in b3, beside your team."),
  },
  {
    .at = 50, .task = HARENA_TASK_READ, .topic = "attack",
    .title = N_("Now you fight"),
    .text = N_("The other beasts have found their places, and the arena is full. From now on you "
               "attack once in every turn: one of your teams against a neighbour, which can be "
               "another player’s team or a beast."),
  },
  {
    .at = 50, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (C2), .topic = "attack",
    .title = N_("Choose a team"),
    .text = N_("The teams with a ring can attack. Press the one in c2."),
    .instead = N_("Not yet: first attack the bull in b3 with your team in c2."),
  },
  {
    .at = 50, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (B3, C2), .topic = "attack",
    .title = N_("Attack the bull"),
    .text = N_("What it can attack has brackets at its corners. Press the bull in b3."),
    .instead = N_("Not yet: first attack the bull in b3 with your team in c2."),
  },
  {
    .at = 51, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (B3, C2), .topic = "first",
    .picture = "beasts=bull",
    .title = N_("Who rolls first?"),
    .text = N_("The side with more spears. The bull has two and your team has none, so the bull "
               "begins. A beast rolls one die for each of its swords. Your left neighbour throws "
               "them; here that is Blue."),
  },
  {
    .at = 52, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (C2, B3), .topic = "losses",
    .picture = "dice=x.",
    .title = N_("A wound"),
    .text = N_("One hit, one miss. The hit puts a star on your team: a wound. It stays. A second "
               "star would cost you a gladiator, and then both would go. Now you roll."),
  },
  {
    .at = 53, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (B3, C2), .topic = "again",
    .picture = "dice=x...",
    .title = N_("Throw again?"),
    .text = N_("You have one die for the team and one for each sword: four. One hit is not enough "
               "for a bull. But you have a trident and it has none, so you may throw all dice once "
               "more. Throw again."),
    .instead = N_("Not yet: one star does not kill a bull. Throw again."),
  },
  {
    .at = 55, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (B3), .topic = "beasts",
    .picture = "dice=Xx..",
    .title = N_("The bull falls"),
    .text = N_("A lethal hit is worth two stars on a beast, a hit one. Three kill a bull. It is "
               "yours: two points. Your team has moved into its space, and c2 is empty. Now Blue "
               "attacks."),
  },
  {
    .at = 56, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (D2, D3), .topic = "nets",
    .picture = "kinds=spear,net",
    .title = N_("Your net"),
    .text = N_("Blue attacks your team in d2. But you have a spear and Blue has none: you come "
               "first. Nets fly before the dice. Throw yours over the net of Blue, so that it is "
               "not thrown at you."),
    .instead = N_("Not yet: throw it over the net, before that is thrown at you."),
  },
  {
    .at = 58, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (D3, D2), .topic = "shields",
    .picture = "dice=x.",
    .title = N_("You hit"),
    .text = N_("You had two dice: one for the team, one for your sword. One hit, and Blue has no "
               "shield to stop it, so the team in d3 is wounded. Now Blue rolls back, with two "
               "swords and a trident."),
  },
  {
    .at = 60, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (D2, D3), .topic = "losses",
    .picture = "dice=Xx.",
    .title = N_("A loss"),
    .text = N_("Your shield stops the hit. Nothing stops a lethal hit: it costs one gladiator. "
               "You choose which. Give up the net. You attack next, and for that the sword, the "
               "spear and the shield are worth more."),
    .instead = N_("Not yet: this time keep the others and give up the net."),
  },
  {
    .at = 61, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (D2, C2), .topic = "moving",
    .title = N_("A small team moves"),
    .text = N_("Blue takes your net as a point. But a team of three or fewer may move before it "
               "attacks, as far as it likes through empty spaces. Press your team in d2."),
    .instead = N_("Not yet: move your team from d2 to c2, then attack b2."),
  },
  {
    .at = 61, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (C2, D2), .topic = "moving",
    .title = N_("Where to?"),
    .text = N_("A white disc shows where it could go. Press c2."),
    .instead = N_("Not yet: move your team from d2 to c2, then attack b2."),
  },
  {
    .at = 61, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (B2, C2), .topic = "attack",
    .title = N_("Attack again"),
    .text = N_("From c2 you reach other enemies. Press the team of Blue in b2. It has no spear, "
               "so you roll first."),
    .instead = N_("Not yet: from c2, attack the team of Blue in b2."),
  },
  {
    .at = 64, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (B2, C2), .topic = "losses",
    .picture = "dice=xx",
    .title = N_("Two stars, one gladiator"),
    .text = N_("Two hits put two stars on Blue, and two stars cost a gladiator. Blue gave up the "
               "trident. You take it: one point. Now Blue rolls, with three swords."),
  },
  {
    .at = 65, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (C2), .topic = "end",
    .picture = "dice=x...",
    .title = N_("Points, and the end"),
    .text = N_("One hit, and your shield stopped it. You have three points, Blue has one. The game "
               "ends when only one player has gladiators in the arena, or when all twelve beasts "
               "are dead. Gladiators who still stand count one point each."),
  },
  {
    .at = 65, .task = HARENA_TASK_READ, .topic = "overview",
    .title = N_("Now play"),
    .text = N_("You know how to play. Play on here, or begin a game of your own. The rule book "
               "answers every question on the way."),
  },
};

static const char *const names[] = {
  /* Translators: the name of the player with the red teams, in "Learn to play". */
  NC_("player", "Red"),
  /* Translators: the name of the player with the blue teams, in "Learn to play". */
  NC_("player", "Blue"),
};

/* The beasts need not be watched one by one; an attack wants a look. */
static double
patience (const void *position)
{
  const ClashPosition *there = position;

  return there->step == CLASH_STEP_DRAW ? 0 : there->step == CLASH_STEP_PLACE ? 1 / 3.0 : 1.5;
}

const HarenaLessons clash_lessons = {
  .record = "/io/github/harena/Harena/ui/clash/tutorial.harena",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .names = names,
  .patience = patience,
};
