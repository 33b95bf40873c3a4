/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in words, topic by topic. The numbers behind a topic name the rules it tells. */

#include "circus/book.h"

#include "words.h"

/* Translators: the rule book. Words in <a href="…">…</a> are links to other pages: translate what
 * is between the marks, and leave the marks as they are. Names of hexes such as b2 stay too. */

static const HarenaBookBlock overview[] = {
  /* Translators: the rule book, "The race in brief". */
  HARENA_TEXT (N_("You own three chariots. They start in the corner at the top right, run once "
                  "round the Circus, anticlockwise, and come home in the middle. The first "
                  "player with all three home wins.")),
  HARENA_PICTURE ("b13=11+ b12=o1 b11=o2 b10=o3 c13=21 d14=31",
                  N_("Red I, with the eagle, and where its cards 1, 2 and 3 lead to the west.")),
  HARENA_TEXT (N_("There are no dice. In each round you share five cards among your chariots: "
                  "<a href=\"driving\">driving</a>. Who is ahead moves first: "
                  "<a href=\"order\">the order</a>. The others stand in the way, and nobody "
                  "jumps.")),
  HARENA_HEADING (N_("Your first race")),
  HARENA_TEXT (N_("First everybody <a href=\"placing\">places</a> three chariots. Then round "
                  "follows round until somebody <a href=\"end\">wins</a>. After one lap the "
                  "<a href=\"finish\">finish</a> is open to a chariot.")),
};

/* M2 to M5 */
static const HarenaBookBlock track[] = {
  /* Translators: the rule book, "The track". */
  HARENA_TEXT (N_("The track has 201 hexes in eleven rows, a at the top to k at the bottom, "
                  "counted from the left. The race goes left along the top, down through the left "
                  "line, right along the bottom and up through the right line.")),
  HARENA_TEXT (N_("So there are four sections: the top straight (rows a to e), the left line (f1 "
                  "to f5), the bottom straight (rows g to k) and the right line (f17 to f21). The "
                  "eleven hexes between the lines are the <a href=\"finish\">finish</a>.")),
  HARENA_HEADING (N_("Further on, level, further in")),
  HARENA_TEXT (N_("In the top straight further on is further left, in the bottom straight further "
                  "right. In a line all are level. Further in is nearer to the middle of the "
                  "board: the row nearer to row f, in a line the hex nearer to the finish.")),
  HARENA_PICTURE ("b8=12 c8=. d9=21 d10=. b10=.",
                  N_("Both are level. Blue I on d9 is further in, so it moves first.")),
  HARENA_TEXT (N_("Every lane is about equally long: from a start hex it is 29 to 31 steps to the "
                  "finish. Inside is no shorter way, but it is where everybody wants to be.")),
};

/* M6, M8 */
static const HarenaBookBlock placing[] = {
  /* Translators: the rule book, "Placing". */
  HARENA_TEXT (N_("There are fifteen start hexes, three in each row from a to e. Everybody "
                  "places one chariot in turn, then a second in the opposite order, then a third "
                  "in that same order. So the first to place is also the last.")),
  HARENA_PICTURE ("a14=11 a15=s b15=21 b16=s c16=s c17=s d17=22 e18=12",
                  N_("The left part of the start. Free start hexes have a plus.")),
  HARENA_TEXT (N_("In the first round a14 moves first, being furthest on, and e20 last. Moving "
                  "early means a free track; moving late means seeing what the others did.")),
};

/* M9 to M14 */
static const HarenaBookBlock order[] = {
  /* Translators: the rule book, "The order of a round". */
  HARENA_TEXT (N_("In a round every chariot that still races has one turn. The order is fixed when "
                  "the round begins, and the strip beside the board shows it.")),
  HARENA_TEXT (N_("The leader is the chariot that has run through the most sections; among those "
                  "the one furthest on, then furthest in. Its section moves first, then the "
                  "sections behind it, against the direction of the race. Inside a section the "
                  "chariot further on moves first, and of those level the one further in.")),
  HARENA_TEXT (N_("Only where a chariot stands counts, not its lap: chariots on their first and "
                  "on their second lap share the top straight. With the option <a "
                  "href=\"options\">Order by laps</a> the chariot that has run further moves "
                  "first.")),
  HARENA_TEXT (N_("At the beginning of each round everybody has all five cards again.")),
};

/* M15 to M20 */
static const HarenaBookBlock driving[] = {
  /* Translators: the rule book, "Driving". */
  HARENA_TEXT (N_("A chariot is driven with one to three of your cards, one after the other. A "
                  "card moves it exactly as many hexes as it says, in a straight line in one of "
                  "the six directions; the next card may take another direction. Backwards is "
                  "allowed.")),
  HARENA_PICTURE ("b13=11+ b10=o3 d10=o2 d5=o5 b5=. cards=1:1--4-",
                  N_("A 3 to b10, from there a 2 to d10, from there a 5 to d5: three cards, the "
                     "turn is over. The 1 and the 4 are left for the other two.")),
  HARENA_TEXT (N_("Every hex on the way must be empty and on the board. If the whole number is not "
                  "possible, the card cannot be used in that direction.")),
  HARENA_HEADING (N_("Keeping cards")),
  HARENA_TEXT (N_("Your five cards are for all your chariots in this round. You must keep one card "
                  "for each of your chariots that still has its turn to come. With three chariots "
                  "that is at most three cards for the first.")),
  HARENA_TEXT (N_("After each card you may stop. The turn ends by itself at home, after three "
                  "cards, or when only cards are left that must be kept.")),
};

/* M18 */
static const HarenaBookBlock aside[] = {
  /* Translators: the rule book, "Laying a card aside". */
  HARENA_TEXT (N_("Instead of driving you may lay one card of your choice aside. The chariot then "
                  "stands still for the whole round. If nothing can be driven, you must do so.")),
  HARENA_TEXT (N_("It costs a card that another chariot may want. But standing in the way can be "
                  "worth more than a step.")),
};

/* M10, M21 to M25 */
static const HarenaBookBlock finish[] = {
  /* Translators: the rule book, "Coming home". */
  HARENA_TEXT (N_("A chariot that has run through all four sections has been once round: a golden "
                  "egg says so. To it the finish is open; to all others it is closed like the edge "
                  "of the board.")),
  HARENA_PICTURE ("c10=11@+ c9=. e9=. f8=o345 f10=o345 e11=.",
                  N_("A 3, a 4 or a 5 brings Red I home. What is left of the card is lost.")),
  HARENA_TEXT (N_("It is entered only from above, from row e, by driving south-west or south-east. "
                  "The card may begin further up, as long as the line is straight. As soon as the "
                  "chariot enters a finish hex it is home: the rest of the card is lost, and no "
                  "further card is driven with it.")),
  HARENA_TEXT (N_("A chariot at home stays on its hex, which is closed to the others then. It has "
                  "no more turns, and you need keep no card for it.")),
};

/* M24, M26 to M28 */
static const HarenaBookBlock end[] = {
  /* Translators: the rule book, "The end". */
  HARENA_TEXT (N_("The first player with all three chariots home wins immediately. The others "
                  "are ranked by their chariots at home; those who are level share the place.")),
  HARENA_TEXT (N_("With the option <a href=\"options\">Race for all places</a> a team that is "
                  "complete leaves the board and has its place, and the others race on until only "
                  "one team is left. Then each player has a point for each other one they are "
                  "ahead of.")),
  HARENA_TEXT (N_("If twenty rounds in a row end without anybody coming home, the race ends as "
                  "well: the most chariots at home win.")),
};

/* M29 */
static const HarenaBookBlock turning[] = {
  /* Translators: the rule book, "When turning costs a card". */
  HARENA_TEXT (N_("With this option a card in another direction than the card before it, for the "
                  "same chariot in the same turn, costs one more card, which is dropped with it. "
                  "The first card of a turn goes in any direction for free.")),
  HARENA_PICTURE ("c13=11+ c11=o2 c8=o3 b10=o1 cards=1:1---5",
                  N_("After a 2 to the west a 3 to the west is free; the 1 to the north-west costs "
                     "another card.")),
  HARENA_TEXT (N_("The dropped card does not count among the three of the turn, but it must not be "
                  "one that has to be kept.")),
};

static const char *const option_rows[] = {
  N_("Option"), N_("Otherwise"), N_("With it"),
  N_("Turning costs a card"), N_("Turning is free."),
  N_("Another direction costs one more card."),
  N_("Two cards for a chariot"), N_("Up to three cards."), N_("Up to two cards."),
  N_("Order by laps"), N_("The section counts, not the lap."),
  N_("The chariot that has run further moves first."),
  N_("Race for all places"), N_("The first team home wins."), N_("The others race on."),
  NULL
};

static const HarenaBookBlock options[] = {
  /* Translators: the rule book, "Options". */
  HARENA_TEXT (N_("Each of these can be chosen on its own. The edition for two or three players "
                  "has the first two, as the rulebook advises: with few chariots on the track "
                  "driving would be too easy.")),
  HARENA_ROWS ("233", option_rows),
};

static const HarenaBookBlock screen[] = {
  /* Translators: the rule book, "On the screen". */
  HARENA_TEXT (N_("Every hex where a card can take the chariot has the number of that card; golden "
                  "ones are home. Press a hex, or first a card and then the hex; or drag the card "
                  "there. What is looked at shows the way.")),
  HARENA_TEXT (N_("With the keyboard: 1 to 5 take a card, and A Q W E D S lie about the hex as its "
                  "neighbours do on the picture. Enter stops, L lays a card aside, Escape puts a "
                  "card back, U takes back what was driven. The arrow keys walk over the hexes.")),
  HARENA_TEXT (N_("The table shows for each chariot how many steps it has to go on an empty track. "
                  "An egg is a lap, a laurel is home, and the leader is underlined. Where the "
                  "window is narrow, Control and the wheel or two fingers make the track larger.")),
};

#define TOPIC(id_, title_, blocks_) { id_, title_, blocks_, G_N_ELEMENTS (blocks_) }

static const HarenaBookTopic topics[] = {
  TOPIC ("overview", N_("The race in brief"), overview),
  TOPIC ("track", N_("The track"), track),
  TOPIC ("placing", N_("Placing"), placing),
  TOPIC ("order", N_("The order of a round"), order),
  TOPIC ("driving", N_("Driving"), driving),
  TOPIC ("aside", N_("Laying a card aside"), aside),
  TOPIC ("finish", N_("Coming home"), finish),
  TOPIC ("end", N_("The end"), end),
  TOPIC ("turning", N_("When turning costs a card"), turning),
  TOPIC ("options", N_("Options"), options),
  TOPIC ("screen", N_("On the screen"), screen),
};

const HarenaBook circus_book = { topics, G_N_ELEMENTS (topics) };
