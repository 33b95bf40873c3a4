/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of the first game. They speak of the cards and moves of tutorial.harena: whoever
 * changes one changes the other. */

#include "gladiatori/lessons.h"

#include "gladiatori/targets.h"
#include "words.h"

/* The hexes that are spoken of. */
#define B2 HARENA_SPACE (8)
#define C3 HARENA_SPACE (17)
#define F3 HARENA_SPACE (47)
#define G3 HARENA_SPACE (57)
#define H2 HARENA_SPACE (65)

#define BUTTON(verb, a, b) HARENA_BUTTON ((verb) << 16 | (a) << 8 | (b))
#define IN_HAND(card) HARENA_CARD (GLAD_ZONE_HAND << 16 | (card))

/* Translators: the cards of "Learn to play". Red is the reader, Blue the computer. Names of hexes
 * such as g3 stay as they are. */
static const HarenaLesson lessons[] = {
  {
    .at = 4, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (H2, B2), .topic = "overview",
    .title = N_("The arena"),
    .text = N_("You are Red, and lead the Secutor. Blue, played by the computer, has the "
               "Mirmillo. The most victory points win in the end. They come from attacks on the "
               "other’s Front."),
  },
  {
    .at = 4, .task = HARENA_TASK_READ, .topic = "prepare",
    .picture = "back-green back-red",
    .title = N_("Hand or life"),
    .text = N_("Each turn begins with a choice in secret: cards of the upper row are your hand, "
               "which you can play. Cards of the lower row are your life: they pay for damage."),
  },
  {
    .at = 4, .task = HARENA_TASK_PLAY,
    .targets = HARENA_TARGETS (BUTTON (GLAD_HAND, 0, 0)), .topic = "prepare",
    .title = N_("Prepare your deck"),
    .text = N_("A press on a card takes it to the other row. What lies there now is a good choice: "
               "all Action cards and half of the rest. Press Ready."),
    .instead = N_("Not this time: press Suggest, then Ready."),
  },
  {
    .at = 10, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (H2), .topic = "action",
    .title = N_("Your Action"),
    .text = N_("First you may sprint: each step or turn costs 1 Speed. Then you play one green "
               "Action card. The coloured half of your plate is your Front, the dark half your "
               "back."),
  },
  {
    .at = 10, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (G3), .topic = "movement",
    .title = N_("Take a step"),
    .text = N_("The white discs say where you can go and what it costs. Press the hex g3."),
    .instead = N_("Not yet: this time step to g3."),
  },
  {
    .at = 10, .task = HARENA_TASK_PLAY,
    .targets = HARENA_TARGETS (BUTTON (GLAD_FACE, GLAD_NW, 0)), .topic = "movement",
    .title = N_("Choose where to look"),
    .text = N_("After a step you may turn by one hexside. Look north-west: press that hex beside "
               "you, or the direction below."),
    .instead = N_("Not yet: this time look north-west."),
  },
  {
    .at = 11, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (F3), .topic = "movement",
    .title = N_("And another"),
    .text = N_("Step to f3 and look north-west as before: a second press on f3 keeps the way you "
               "look."),
    .instead = N_("Not yet: this time step to f3 and look north-west."),
  },
  {
    .at = 12, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (IN_HAND (GLAD_MOVEMENT)),
    .topic = "purpose",
    .picture = "movement",
    .title = N_("An Action card"),
    .text = N_("Blue is still far away. The Movement card brings three free movements: play it."),
    .instead = N_("Not yet: this time play Movement."),
  },
  {
    .at = 13, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (BUTTON (GLAD_MOVE, 0, 0)),
    .topic = "purpose",
    .title = N_("What it is for"),
    .text = N_("Any card could also recover three points or cards. Choose Move: you run up to Blue."),
    .instead = N_("Not yet: this time choose Move."),
  },
  {
    .at = 20, .task = HARENA_TASK_READ, .topic = "laying",
    .picture = "back-green back-red back-red",
    .title = N_("Blue attacks"),
    .text = N_("Blue has played an Action card and laid two red cards, all face down. The attack comes "
               "from straight ahead, so it is on your Front."),
  },
  {
    .at = 20, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (IN_HAND (GLAD_FURY)),
    .topic = "defence",
    .picture = "fury",
    .title = N_("Defend yourself"),
    .text = N_("Without a card you would be surprised. Fury gives 5 Defence, whatever else happens. "
               "Play it."),
    .instead = N_("Not yet: this time defend with Fury."),
  },
  {
    .at = 21, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (BUTTON (GLAD_LAY, 0, 0)),
    .topic = "laying",
    .title = N_("Lay nothing"),
    .text = N_("You could lay Energy too, but only Strength would use it in defence. Lay none, and "
               "keep it for your own attack."),
    .instead = N_("Not yet: this time lay none."),
  },
  {
    .at = 23, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (BUTTON (GLAD_PARRY, 0, 1)),
    .topic = "values",
    .title = N_("Attack and Defence"),
    .text = N_("Blue comes to 9: two 1-Energy with Strength, 3 for the sword, 4 for Offence. You have "
               "8 so far. Parry with Guard: that is 5 more."),
    .instead = N_("Not yet: this time parry with Guard."),
  },
  {
    .at = 24, .task = HARENA_TASK_READ, .topic = "points",
    .title = N_("Held"),
    .text = N_("Nothing happened to you, but Blue gains 2 points: the crowd likes an attack on the "
               "Front, hit or not. Now you have fewer points, and so you act first."),
  },
  {
    .at = 24, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (IN_HAND (GLAD_STRENGTH)),
    .topic = "action",
    .picture = "strength",
    .title = N_("Your turn to strike"),
    .text = N_("Blue stands straight ahead of you. Play Strength: it counts the 1-Energy that you "
               "lay."),
    .instead = N_("Not yet: this time play Strength."),
  },
  {
    .at = 25, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (B2), .topic = "purpose",
    .title = N_("Attack"),
    .text = N_("Press Blue in b2."),
    .instead = N_("Not yet: this time attack Blue in b2."),
  },
  {
    .at = 26, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (IN_HAND (GLAD_ONE)),
    .topic = "laying",
    .picture = "one one one",
    .title = N_("Lay Energy"),
    .text = N_("Press 1-Energy three times, then Lay Face Down. Each adds 1 to the Attack, and with "
               "the Action card they make 2 more damage."),
    .instead = N_("Not yet: this time lay three 1-Energy."),
  },
  {
    .at = 29, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (BUTTON (GLAD_STRIKE, 0, 1)),
    .topic = "values",
    .title = N_("Strike"),
    .text = N_("Blue defends with a card that you do not see. Strike with Offence: it adds 5 and then "
               "drops to 4."),
    .instead = N_("Not yet: this time strike with Offence."),
  },
  {
    .at = 33, .task = HARENA_TASK_READ, .topic = "points",
    .title = N_("First Blood"),
    .text = N_("11 against 8: a hit. Blue has lost cards of its life for good. You gain 8 points: 2 for "
               "the attack, 3 for the damage and 3 for First Blood."),
  },
  {
    .at = 33, .task = HARENA_TASK_READ, .topic = "overview",
    .title = N_("Now play"),
    .text = N_("You know how to play. In turn 3 Special Moves join in. Play on here, or begin a game "
               "of your own. The rule book answers every question on the way."),
  },
};

static const char *const names[] = {
  NC_("player", "Red"),
  NC_("player", "Blue"),
};

const HarenaLessons glad_lessons = {
  .record = "/io/github/harena/Harena/gladiatori/tutorial.harena",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .names = names,
};
