/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play": Carthage takes two lines of domination, over the sea and with Hannibal. */

#include "hannibal/book.h"

#include "hannibal/hand.h"
#include "hannibal/map.h"
#include "words.h"

#define CARTHAGO   HARENA_SPACE (HANNIBAL_CARTHAGO)
#define ROMA       HARENA_SPACE (HANNIBAL_ROMA)
#define SARDINIA   HARENA_SPACE (HANNIBAL_SARDINIA)
#define CORSICA    HARENA_SPACE (HANNIBAL_CORSICA)
#define MAURITANIA HARENA_SPACE (HANNIBAL_MAURITANIA)
#define ULTERIOR   HARENA_SPACE (HANNIBAL_ULTERIOR)
#define CITERIOR   HARENA_SPACE (HANNIBAL_CITERIOR)
#define SICILIA    HARENA_SPACE (HANNIBAL_SICILIA)
#define CANNAE     HARENA_SPACE (HANNIBAL_CANNAE)
#define HOME       HARENA_SPACE (HANNIBAL_CARTHAGO_SARDINIA)
#define STRAIT     HARENA_SPACE (HANNIBAL_CORSICA_SARDINIA)

/* Translators: the cards of "Learn to play" of Hannibal against Rome. Latin names stay. */
static const HarenaLesson lessons[] = {
  {
    .at = 0, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (CARTHAGO, ROMA), .topic = "overview",
    .title = N_("The western sea"),
    .text = N_("You lead Carthage, in the south; the computer leads Rome. The side that enters "
               "the enemy’s capital with a legion wins. But there is another way."),
  },
  {
    .at = 0, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (CORSICA, CITERIOR, SICILIA),
    .topic = "domination", .picture = "goal-carthage-1,goal-carthage-2,goal-carthage-3",
    .title = N_("Domination"),
    .text = N_("Your banners hang in the areas of your three lines: Corsica; Gallia or Hispania "
               "Citerior; Sicilia or Cannae. With a legion in one area of each line you win too."),
  },
  {
    .at = 0, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (CARTHAGO), .topic = "moving",
    .picture = "legion-carthage",
    .title = N_("Take a legion"),
    .text = N_("Six legions and Hannibal stand in Carthago. What you can take in hand has a white ring. "
               "Press the stack of legions."),
    .instead = N_("Not yet: take a legion in Carthago."),
  },
  {
    .at = 0, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (SARDINIA, HOME), .topic = "moving",
    .picture = "legion-carthage,fleet-carthage",
    .title = N_("Over the sea"),
    .text = N_("White lines lead over land, beads over water, where one of your fleets lies. The fleet "
               "carries your legion and stays. Cross to Sardinia."),
    .instead = N_("Not yet: this time cross to Sardinia."),
  },
  {
    .at = 2, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (HOME), .topic = "fleets",
    .picture = "fleet-carthage",
    .title = N_("A fleet sails"),
    .text = N_("Rome has crossed to Corsica, and you need that area. No fleet of yours lies on the route "
               "to it. Take one of those before Carthago in hand."),
    .instead = N_("Not yet: take a fleet before Carthago."),
  },
  {
    .at = 2, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (STRAIT), .topic = "fleets",
    .title = N_("As far as you like"),
    .text = N_("A fleet sails to any other route. Send it between Corsica and Sardinia."),
    .instead = N_("Not yet: send the fleet to the route Corsica–Sardinia."),
  },
  {
    .at = 4, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (SARDINIA), .topic = "conflict",
    .title = N_("Attack"),
    .text = N_("Now Corsica can be reached from Sardinia. Take your legion there in hand."),
    .instead = N_("Not yet: take your legion in Sardinia."),
  },
  {
    .at = 4, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (CORSICA), .topic = "conflict",
    .title = N_("Where the enemy stands"),
    .text = N_("Orange dashes mark a conflict. Go to Corsica."),
    .instead = N_("Not yet: attack in Corsica."),
  },
  {
    .at = 5, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (HARENA_CARD (4)), .topic = "cards",
    .picture = "card-carthage-4",
    .title = N_("A secret card"),
    .text = N_("Both lay a card in secret; the lower one loses a piece. Used cards are gone until all "
               "five have been used. Choose the 4, and lay it."),
    .instead = N_("Not yet: lay the 4."),
  },
  {
    .at = 8, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (CORSICA), .topic = "domination",
    .picture = "goal-carthage-1",
    .title = N_("The first line"),
    .text = N_("4 against 2: Rome has lost its legion, and Corsica is yours. Its banner is filled. Rome "
               "now marches through Gallia."),
  },
  {
    .at = 8, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (HANNIBAL_PIECE, CARTHAGO),
    .topic = "hannibal", .picture = "hannibal",
    .title = N_("Hannibal"),
    .text = N_("Hannibal always stands apart. He never enters islands, but he marches by land. Press "
               "him; with the keyboard, press Carthago twice."),
    .instead = N_("Not yet: take Hannibal in hand."),
  },
  {
    .at = 8, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (MAURITANIA), .topic = "hannibal",
    .title = N_("The long march"),
    .text = N_("Lead him to Mauritania."),
    .instead = N_("Not yet: lead Hannibal to Mauritania."),
  },
  {
    .at = 10, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (ULTERIOR, MAURITANIA),
    .topic = "hannibal",
    .title = N_("Over the strait"),
    .text = N_("A bridge leads over the strait: it counts as land. Take Hannibal, who stands alone here, "
               "and go on to Hispania Ulterior."),
    .instead = N_("Not yet: lead Hannibal to Hispania Ulterior."),
  },
  {
    .at = 12, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (CITERIOR, ULTERIOR),
    .topic = "hannibal",
    .title = N_("Hannibal attacks"),
    .text = N_("A legion of Rome stands in Hispania Citerior, in your second line. Attack it with "
               "Hannibal."),
    .instead = N_("Not yet: attack in Hispania Citerior."),
  },
  {
    .at = 13, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (HARENA_CARD (3)),
    .topic = "hannibal", .picture = "hannibal,card-carthage-3",
    .title = N_("One more"),
    .text = N_("When Hannibal fights, your card counts one more. But if it is lower or level, he is "
               "lost. Choose the 3, and lay it."),
    .instead = N_("Not yet: lay the 3."),
  },
  {
    .at = 16, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (SICILIA, CANNAE), .topic = "domination",
    .picture = "goal-carthage-3",
    .title = N_("Two lines of three"),
    .text = N_("3 and 1 against 3: you have won, and hold two lines. Only Sicilia or Cannae is "
               "missing. But keep an eye on Carthago: one legion of Rome in it, and the game is "
               "lost."),
  },
  {
    .at = 16, .task = HARENA_TASK_READ, .topic = "overview",
    .title = N_("Now play"),
    .text = N_("You know how to play. Play on here, or begin a game of your own. The rule book "
               "answers every question on the way."),
  },
};

static const char *const names[] = {
  /* Translators: the name of a player in "Learn to play". */
  NC_("player", "Blue"),
  /* Translators: the name of a player in "Learn to play". */
  NC_("player", "Red"),
};

const HarenaLessons hannibal_lessons = {
  .record = "/io/github/harena/Harena/ui/hannibal/tutorial.harena",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .names = names,
};
