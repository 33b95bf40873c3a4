/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of the first game. They speak of the moves of tutorial-imperium.harena: whoever changes
 * one changes the other. */

#include "imperium/learn.h"

#include "imperium/picks.h"
#include "words.h"

#define AFRICA HARENA_SPACE (IMPERIUM_AFRICA)
#define SYRIA HARENA_SPACE (IMPERIUM_SYRIA)
#define ILLYRICUM HARENA_SPACE (IMPERIUM_ILLYRICUM)
#define GALLIA HARENA_SPACE (IMPERIUM_GALLIA)
#define ASIA HARENA_SPACE (IMPERIUM_ASIA)
#define HISPANIA HARENA_SPACE (IMPERIUM_HISPANIA)
#define AEGYPTUS HARENA_SPACE (IMPERIUM_AEGYPTUS)
#define BREAD HARENA_CARD (IMPERIUM_BREAD)
#define EAR HARENA_CARD (IMPERIUM_EAR)
#define ORACLE HARENA_CARD (IMPERIUM_ORACLE)
#define PLAY HARENA_BUTTON (IMPERIUM_PLAY)

/* Translators: the cards of "Learn to play". Red is the reader, Blue the computer. */
static const HarenaLesson lessons[] = {
  {
    .at = 0, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (AFRICA), .topic = "overview",
    .title = N_("The empire"),
    .text = N_("You are Red, with the eagle; Blue is played by the computer. Eight provinces lie in "
               "a ring about the sea. They are scored in the order of their numbers, and the "
               "standard shows which is next: Africa."),
  },
  {
    .at = 0, .task = HARENA_TASK_LOOK, .targets = HARENA_TARGETS (AEGYPTUS), .topic = "provinces",
    .title = N_("Look at a province"),
    .text = N_("Point at Aegyptus, or walk there with the arrow keys. Its coins say what its places "
               "are paid. With two players only the first place is paid anywhere."),
  },
  {
    .at = 0, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (BREAD), .topic = "choosing",
    .picture = "cards=bread,africa,syria",
    .title = N_("Choose three cards"),
    .text = N_("In every round you choose three cards, in secret, while Blue does the same. Each "
               "puts one cylinder into its province. Begin with Bread and Circuses: it doubles "
               "another card."),
    .instead = N_("Not yet: first choose Bread and Circuses."),
  },
  {
    .at = 0, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (AFRICA), .topic = "bread",
    .title = N_("Two cylinders at once"),
    .text = N_("Now press Africa, on the map or in your hand. Two cylinders will go there."),
    .instead = N_("Not yet: this time lay it on Africa."),
  },
  {
    .at = 0, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (SYRIA), .topic = "choosing",
    .title = N_("The third card"),
    .text = N_("Syria is scored after Africa, so one cylinder there is a good start. Press Syria."),
    .instead = N_("Not yet: this time choose Syria."),
  },
  {
    .at = 0, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (PLAY), .topic = "choosing",
    .title = N_("Play"),
    .text = N_("The line below the map says what your choice will do. Nothing is final until you "
               "press Play."),
    .instead = N_("Not yet: play these three cards."),
  },
  {
    .at = 2, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (AFRICA), .topic = "proconsul",
    .title = N_("Proconsul of Africa"),
    .text = N_("You had two cylinders in Africa and Blue one: the first place, one point. Alone "
               "first, you became proconsul, one point more. The golden cylinder stays there; the "
               "others went home."),
  },
  {
    .at = 2, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (SYRIA), .topic = "scoring",
    .title = N_("Syria is next"),
    .text = N_("You have one cylinder in Syria already. Put in another: one more than Blue is "
               "enough, but being level brings nobody the place."),
    .instead = N_("Not yet: first choose Syria."),
  },
  {
    .at = 2, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (HISPANIA), .topic = "proconsul",
    .title = N_("Think of neighbours"),
    .text = N_("Hispania lies beside Africa. A proconsul of both gets two points instead of one. "
               "Choose Hispania."),
    .instead = N_("Not yet: choose Hispania, too."),
  },
  {
    .at = 2, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (EAR), .topic = "ear",
    .picture = "cards=ear",
    .title = N_("The Ear of the Emperor"),
    .text = N_("Once in a game it makes one province more be scored. Choose it and see what "
               "happens."),
    .instead = N_("Not yet: choose the Ear of the Emperor, too."),
  },
  {
    .at = 2, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (PLAY), .topic = "choosing",
    .title = N_("Play"),
    .text = N_("Press Play, and watch two provinces being scored."),
    .instead = N_("Not yet: play these three cards."),
  },
  {
    .at = 4, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (SYRIA, ILLYRICUM),
    .topic = "scoring",
    .title = N_("Two provinces"),
    .text = N_("Syria was yours: two points, and one as proconsul. But your Ear also scored "
               "Illyricum, where Blue alone had a cylinder. An Ear wants to be used when the next "
               "province is good for you as well."),
  },
  {
    .at = 4, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (ORACLE), .topic = "oracle",
    .picture = "cards=oracle",
    .title = N_("Ask the Oracle"),
    .text = N_("Gallia is scored next. Would you like to know what Blue plays before you choose? "
               "The Oracle does that, once in a game. It is played alone."),
    .instead = N_("Not yet: this time choose the Oracle."),
  },
  {
    .at = 4, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (PLAY), .topic = "oracle",
    .title = N_("Play"),
    .text = N_("Press Play. Blue’s cards are turned over, and then you choose again."),
    .instead = N_("Not yet: play the Oracle."),
  },
  {
    .at = 6, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (GALLIA), .topic = "oracle",
    .title = N_("Blue goes to Gallia"),
    .text = N_("The white drums show what Blue has played: with them Blue has three cylinders in "
               "Gallia. You cannot catch up in one round, so do not waste a cylinder there."),
  },
  {
    .at = 6, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (ASIA), .topic = "provinces",
    .title = N_("Look ahead"),
    .text = N_("Asia comes after Gallia, and it lies beside your Syria. Choose Asia."),
    .instead = N_("Not yet: first choose Asia."),
  },
  {
    .at = 6, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (HISPANIA), .topic = "provinces",
    .title = N_("And further ahead"),
    .text = N_("Hispania follows Asia. A second cylinder there keeps you in front of Blue."),
    .instead = N_("Not yet: choose Hispania, too."),
  },
  {
    .at = 6, .task = HARENA_TASK_PRESS, .targets = HARENA_TARGETS (AEGYPTUS), .topic = "proconsul",
    .title = N_("The missing link"),
    .text = N_("Aegyptus lies between your Africa and your Syria: with it you would hold three in a "
               "row. Choose Aegyptus."),
    .instead = N_("Not yet: choose Aegyptus, too."),
  },
  {
    .at = 6, .task = HARENA_TASK_PLAY, .targets = HARENA_TARGETS (PLAY), .topic = "choosing",
    .title = N_("Play"),
    .text = N_("Press Play."),
    .instead = N_("Not yet: play these three cards."),
  },
  {
    .at = 7, .task = HARENA_TASK_READ, .targets = HARENA_TARGETS (GALLIA, ILLYRICUM),
    .topic = "proconsul",
    .title = N_("A run of two"),
    .text = N_("Blue is proconsul of Gallia and of Illyricum beside it: an unbroken run of two, so "
               "two points more. The crest on the milestone between them shows it."),
  },
  {
    .at = 7, .task = HARENA_TASK_READ, .topic = "end",
    .title = N_("That is all"),
    .text = N_("The game ends when somebody has 40 points and is alone in front. Most points make "
               "you emperor. The rule book tells everything else; now play on against Blue, if you "
               "like."),
  },
};

static const char *const names[] = { NC_("player", "Red"), NC_("player", "Blue") };

const HarenaLessons imperium_lessons = {
  .record = "/io/github/harena/Harena/imperium/tutorial-imperium.harena",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .names = names,
};
