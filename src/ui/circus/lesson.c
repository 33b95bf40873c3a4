/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons speak of the moves of lesson.harena: whoever changes one changes the other. */

#include "circus/lesson.h"

#include "circus/position.h"
#include "words.h"

/* The hexes that are spoken of. */
#define A10 HARENA_SPACE (9)
#define A13 HARENA_SPACE (12)
#define A14 HARENA_SPACE (13)
#define C7 HARENA_SPACE (39)
#define C10 HARENA_SPACE (42)
#define D12 HARENA_SPACE (62)
#define D17 HARENA_SPACE (67)
#define E18 HARENA_SPACE (87)
#define E19 HARENA_SPACE (88)
#define F13 HARENA_SPACE (102)

/* Translators: the cards of "Learn to play". Red is the reader, Blue the computer. Names of hexes
 * such as d17 stay as they are. */
static const HarenaLesson lessons[] = {
  {
    .at = 0, .task = HARENA_TASK_READ, .topic = "overview",
    .title = N_("The Circus"),
    .text = N_("You are Red, with the eagle; Blue, with the dolphin, is played by the computer. "
               "Both have three chariots, which run once round the Circus, to the left along the "
               "top, and then home to the middle. All three home first wins."),
  },
  {
    .at = 0, .task = HARENA_TASK_LOOK, .targets = HARENA_TARGETS (A14), .topic = "placing",
    .title = N_("Look at the start"),
    .text = N_("The race begins in the corner at the right. Point at a14, or walk there with the "
               "arrow keys. It is the start hex that is furthest on, so it moves first."),
  },
  {
    .at = 0, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (A14), .topic = "placing",
    .title = N_("Place a chariot"),
    .text = N_("Press a14. Your first chariot stands there then."),
    .instead = N_("Not yet: this time place it on a14."),
  },
  {
    .at = 3, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (D17), .topic = "placing",
    .title = N_("The second one"),
    .text = N_("Blue has placed two. Every lane is about equally long. Press d17."),
    .instead = N_("Not yet: this time place it on d17."),
  },
  {
    .at = 5, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (E19), .topic = "placing",
    .title = N_("The third one"),
    .text = N_("The first to place is also the last. Press e19."),
    .instead = N_("Not yet: this time place it on e19."),
  },
  {
    .at = 6, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (A14), .topic = "order",
    .title = N_("The order of the round"),
    .text = N_("In every round each chariot moves once: who is further on first, of those level "
               "the one further in. The strip shows the order. Your chariot I on a14 begins."),
  },
  {
    .at = 6, .task = HARENA_TASK_READ, .topic = "driving", .picture = "cards=1:12345",
    .title = N_("Five cards"),
    .text = N_("You have five cards in a round, for all your chariots together. A card drives a "
               "chariot exactly so many hexes in a straight line. The numbers on the track show "
               "where each card can take it."),
  },
  {
    .at = 6, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (HARENA_CARD (4)),
    .topic = "driving",
    .title = N_("Choose a card"),
    .text = N_("Press your 4, or the key 4."),
    .instead = N_("Not yet: this time take the 4."),
  },
  {
    .at = 6, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (A10), .topic = "driving",
    .title = N_("And where it ends"),
    .text = N_("Only the ends of the 4 are left. Press a10, straight to the west."),
    .instead = N_("Not yet: this time drive the 4 to a10."),
  },
  {
    .at = 7, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (C10), .topic = "driving",
    .title = N_("A second card"),
    .text = N_("A chariot is driven with one to three cards, and each may take another direction. "
               "Further in is better when two are level. Press c10: the 2 comes along with it."),
    .instead = N_("Not yet: this time drive the 2 to c10."),
  },
  {
    .at = 8, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (C7), .topic = "driving",
    .title = N_("A third card"),
    .text = N_("Two more of your chariots are still to come, and for each one card must be kept. "
               "So one more can be driven here. Press c7: the 3 goes on to the west."),
    .instead = N_("Not yet: this time drive the 3 to c7."),
  },
  {
    .at = 14, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (D17), .topic = "driving",
    .picture = "cards=1:1---5",
    .title = N_("What is left"),
    .text = N_("Blue has driven, and now it is the turn of your chariot II. You have the 1 and the "
               "5, and one of them must be kept for III."),
  },
  {
    .at = 14, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (D12), .topic = "driving",
    .title = N_("The long card"),
    .text = N_("The way to the west is free. Drive the 5 to d12."),
    .instead = N_("Not yet: this time drive the 5 to d12."),
  },
  {
    .at = 17, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (E18), .topic = "aside",
    .title = N_("The last card"),
    .text = N_("For III the 1 is left. You could lay it aside and stand still, which is what Lay "
               "Aside is for. But a step is a step: press e18."),
    .instead = N_("Not yet: this time drive the 1 to e18."),
  },
  {
    .at = 18, .task = HARENA_TASK_READ, .topic = "order",
    .title = N_("The next round"),
    .text = N_("Everybody has all five cards again, and the order is a new one. Now watch: the "
               "race goes on by itself, through the left line and along the bottom, until your "
               "first chariot has been once round."),
  },
  {
    .at = 93, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (A13), .topic = "finish",
    .picture = "c10=11@+ e9=. f8=o345 f10=o345 e11=.",
    .title = N_("Once round"),
    .text = N_("The egg on your chariot I says that it has been once round. Now the finish in the "
               "middle is open to it. It is entered from above, and what is left of a card then is "
               "lost."),
  },
  {
    .at = 93, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (F13), .topic = "finish",
    .title = N_("Home"),
    .text = N_("From a13 the 5 goes straight south-west into the finish. Press f13."),
    .instead = N_("Not yet: this time drive the 5 to f13."),
  },
  {
    .at = 94, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (F13), .topic = "end",
    .title = N_("Two of three"),
    .text = N_("Your second chariot is home, with a laurel, and its hex is closed to all others. "
               "Blue is close behind: all three chariots home first wins the race."),
  },
  {
    .at = 94, .task = HARENA_TASK_READ, .topic = "overview",
    .title = N_("Now drive"),
    .text = N_("You know how to race. Go on here, or begin a race of your own. The rule book "
               "answers every question on the way."),
  },
};

static const char *const names[] = {
  /* Translators: the name of the player with the red chariots, in "Learn to play". */
  NC_("player", "Red"),
  /* Translators: the name of the player with the blue chariots, in "Learn to play". */
  NC_("player", "Blue"),
};

/* The rounds between the first and the last are run through. */
static double
patience (const void *position)
{
  const CircusPosition *race = position;

  return race->round > 1 && race->round < 8 ? 0.12 : 1;
}

const HarenaLessons circus_lessons = {
  .record = "/io/github/harena/Harena/ui/circus/lesson.harena",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .names = names,
  .patience = patience,
};
