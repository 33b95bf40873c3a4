/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in words, topic by topic. */

#include "hannibal/book.h"

#include "words.h"

#define TEXT    HARENA_TEXT
#define PICTURE HARENA_PICTURE
#define EXAMPLE HARENA_EXAMPLE
#define TABLE   HARENA_ROWS

/* Translators: the rule book of Hannibal against Rome. Words in <a href="…">…</a> are links to other
 * pages: translate what is between the marks, and leave the marks as they are. Latin names stay. */

/* H1, H4, H5. */
static const HarenaBookBlock overview[] = {
  TEXT (N_("Carthage and Rome fight for the western sea. One player leads Carthage, with Hannibal and "
           "six legions, the other Rome, with eight. Each side has three fleets and five cards.")),
  PICTURE ("hannibal,legion-carthage,fleet-carthage,legion-rome,fleet-rome",
           N_("Hannibal, a legion and a fleet of Carthage; a legion and a fleet of Rome.")),
  TEXT (N_("You win by entering the enemy’s <a href=\"capital\">capital</a>, by <a "
           "href=\"domination\">domination</a>, or when the other side has no legion left. There are no "
           "dice: where enemies meet, both lay a <a href=\"cards\">card</a> in secret.")),
};

/* H7, H12. */
static const HarenaBookBlock turn[] = {
  TEXT (N_("In your turn you do one thing: move a <a href=\"moving\">legion</a>, move <a "
           "href=\"hannibal\">Hannibal</a>, move a <a href=\"fleets\">fleet</a>, give a <a "
           "href=\"trade\">legion for a fleet</a>, or pass. Passing is always allowed.")),
  TEXT (N_("If the piece that moves meets the enemy, a <a href=\"conflict\">conflict</a> begins and is "
           "fought out before the turn ends.")),
};

/* H8, H13. */
static const HarenaBookBlock moving[] = {
  TEXT (N_("A legion moves one step: by land into a neighbouring area, or by sea over a route on which "
           "you have a fleet. The fleet stays where it is and carries any number of legions, turn "
           "after turn.")),
  TEXT (N_("Any number of your pieces may share a place. A legion stays across the water when the fleet "
           "leaves; it only cannot cross back until one is there again.")),
  PICTURE ("legion-rome,fleet-rome", N_("A legion, and a fleet that carries it.")),
};

/* H10. */
static const HarenaBookBlock fleets[] = {
  TEXT (N_("A fleet moves from its sea route to any other, however far. Legions and fleets never fight "
           "each other; but a fleet that comes to enemy fleets begins a <a "
           "href=\"conflict\">conflict</a>.")),
};

/* H11. */
static const HarenaBookBlock trade[] = {
  TEXT (N_("If you have no fleet left, you may give up a legion anywhere, even Hannibal, and put "
           "one fleet on your home route. If enemy fleets lie there, it must fight right away. "
           "Your last legion cannot be given up.")),
};

/* H9, H16, H19. */
static const HarenaBookBlock hannibal[] = {
  PICTURE ("hannibal", N_("Hannibal on his elephant.")),
  TEXT (N_("Hannibal is a legion in every rule that says legion. He never enters an island, and so he "
           "never crosses the sea.")),
  TEXT (N_("When he fights, Carthage’s card counts one more. If it is still lower, or level, he "
           "is the piece removed; if it is higher, he stays. Where Rome attacks Hannibal and "
           "other legions, Carthage says before each fight who fights. Another legion brings no "
           "bonus.")),
  EXAMPLE ("hannibal,card-carthage-3",
           N_("Hannibal fights with a 3, Rome lays a 4. 3 and 1 are 4: level. Hannibal and a legion of "
              "Rome are removed.")),
};

/* H15, H18, H21, H22. */
static const HarenaBookBlock conflict[] = {
  TEXT (N_("The attacker has one piece in a conflict, the defender one or more. They fight until only one "
           "side has pieces there, or neither. Nobody retreats, and nobody joins in.")),
  TEXT (N_("In each fight both lay a <a href=\"cards\">card</a>. The lower card loses: that side removes "
           "one of its pieces there. If the cards are level, each side removes one.")),
};

/* H17, H20, H30. */
static const HarenaBookBlock cards[] = {
  PICTURE ("card-carthage-4,card-rome-3", N_("A 4 of Carthage against a 3 of Rome: Rome loses a piece.")),
  TEXT (N_("Each side has the cards 1 to 5. For a fight both choose one in secret; then both are turned "
           "over. A card that was used is out of the hand. When a side has used all five, both take all "
           "five back, even in the middle of a conflict.")),
  TEXT (N_("Both hands are open: everybody always knows which cards the other has left. So a conflict "
           "may begin with short hands, and a 5 that is laid now is missed later.")),
};

/* H14, H23. */
static const HarenaBookBlock capital[] = {
  TEXT (N_("A legion that enters the enemy’s capital wins the game. No conflict is fought there, "
           "however many legions stand in it. Roma is Rome’s capital, Carthago is Carthage’s.")),
};

/* H6, H24. */
static const HarenaBookBlock domination[] = {
  TEXT (N_("Each side has three lines of areas. A side with a legion in one area of each line at "
           "the end of its own turn wins. The banners on the map show the lines; they are filled "
           "where a line is held.")),
  PICTURE ("goal-carthage-1,goal-carthage-2,goal-carthage-3,goal-rome-1,goal-rome-2,goal-rome-3",
           N_("The banners of the three lines of Carthage, and of Rome.")),
  TEXT (N_("Carthage: Corsica; Hispania Citerior or Gallia; Sicilia or Cannae. Rome: Sardinia; Hispania "
           "Ulterior or Mauritania; Sicilia or Zama. As printed, Rome needs Sardinia; Hispania Citerior "
           "or Mauritania; Sicilia or Cannae.")),
};

/* H23 to H28. */
static const HarenaBookBlock end[] = {
  TEXT (N_("The game is won in the enemy’s <a href=\"capital\">capital</a>, by <a "
           "href=\"domination\">domination</a>, or when the enemy has no legion left on the map, even if "
           "fleets remain.")),
  TEXT (N_("It is a draw if both lose their last legion in one fight, if both pass one after the other, "
           "or if 40 turns in a row end without a piece having been removed.")),
  TEXT (N_("Change sides after a game, and play until somebody has won twice in a row. Where Veteranus "
           "plays both sides, Rome wins a little more often, and as printed more clearly so.")),
};

#define TOPIC(id_, title_, blocks_) \
  { .id = id_, .title = title_, .blocks = blocks_, .n_blocks = G_N_ELEMENTS (blocks_) }

static const HarenaBookTopic topics[] = {
  TOPIC ("overview", N_("The game in brief"), overview),
  TOPIC ("turn", N_("A turn"), turn),
  TOPIC ("moving", N_("Moving legions"), moving),
  TOPIC ("fleets", N_("Fleets"), fleets),
  TOPIC ("trade", N_("A legion for a fleet"), trade),
  TOPIC ("hannibal", N_("Hannibal"), hannibal),
  TOPIC ("conflict", N_("A conflict"), conflict),
  TOPIC ("cards", N_("The cards"), cards),
  TOPIC ("capital", N_("The capitals"), capital),
  TOPIC ("domination", N_("Domination"), domination),
  TOPIC ("end", N_("The end of the game"), end),
};

const HarenaBook hannibal_book = { topics, G_N_ELEMENTS (topics) };
