/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in our own words. */

#include "imperium/learn.h"

#include "words.h"

static const HarenaBookBlock overview[] = {
  HARENA_TEXT (N_("You want influence in the provinces of the empire. In every round all players "
                  "choose cards in secret and at the same time; each card puts one of your "
                  "cylinders into its province. Then one province is scored: the player with the "
                  "most cylinders there gets the most points, and becomes proconsul.")),
  HARENA_PICTURE ("cards=africa,hispania,aegyptus", N_("Three cards: three cylinders.")),
  HARENA_TEXT (N_("The <a href=\"provinces\">provinces</a> are scored one after another, and each "
                  "is worth more than the one before. Neighbouring provinces that you hold as "
                  "<a href=\"proconsul\">proconsul</a> bring more again. Three special cards turn "
                  "things round: <a href=\"bread\">Bread and Circuses</a>, <a href=\"ear\">the Ear "
                  "of the Emperor</a> and <a href=\"oracle\">the Oracle</a>.")),
  HARENA_TEXT (N_("The first to 40 points is close to the purple: see <a href=\"end\">the end of "
                  "the game</a>.")),
};

static const HarenaBookBlock provinces[] = {
  HARENA_TEXT (N_("There are eight provinces, numbered in the order of scoring. The standard "
                  "stands in the one that is scored next. After Aegyptus comes Africa again.")),
  HARENA_ROWS ("13111", ((const char *const[]) {
    N_("No."), N_("Province"), N_("First"), N_("Second"), N_("Further"),
    "1", "Africa", "1", "1", "1",
    "2", "Syria", "2", "2", "1",
    "3", "Illyricum", "3", "2", "1",
    "4", "Gallia", "4", "3", "2 1",
    "5", "Asia", "5", "4", "2 1",
    "6", "Hispania", "6", "5", "3 2",
    "7", "Macedonia", "7", "5", "3 2",
    "8", "Aegyptus", "8", "6", "4 2",
    NULL,
  })),
  HARENA_TEXT (N_("They lie in a ring about the sea, so each has two neighbours. The milestones on "
                  "the map show where neighbours meet.")),
  HARENA_PICTURE ("ring=1,2,0,0,2,1,0,3", N_("The ring. Red is proconsul in Africa and Hispania, "
                                             "Blue in Syria and Asia, Ochre in Aegyptus.")),
};

static const HarenaBookBlock choosing[] = {
  HARENA_TEXT (N_("Each of you has the same eleven cards: one for every province and three special "
                  "ones. In every round you choose exactly three of them; with fewer than three "
                  "cylinders in supply, exactly as many as you have cylinders. Special cards "
                  "count.")),
  HARENA_TEXT (N_("Press cards of your hand, or provinces on the map: that is the same. Press "
                  "again to put one back; a card too many takes the place of the last one. Nothing "
                  "is played until you press Play.")),
  HARENA_TEXT (N_("When all have chosen, all cards are turned over together. Each province card "
                  "puts one cylinder from your supply into its province. Then the cards come back "
                  "to your hand, but a used Ear or Oracle is out of the game.")),
};

static const HarenaBookBlock bread[] = {
  HARENA_TEXT (N_("Bread and Circuses doubles one province card of the same choice: two cylinders "
                  "go there instead of one. The card comes back after the round and can be used "
                  "again and again.")),
  HARENA_PICTURE ("cards=bread,hispania,aegyptus", N_("Two cylinders go to Hispania, one to "
                                                      "Aegyptus.")),
  HARENA_TEXT (N_("Choose it and then the province, or drag it there. Press another chosen "
                  "province to double that one. Press Bread and Circuses once more and it doubles "
                  "nothing, which is allowed; fewer cylinders are placed then. You can never put "
                  "three cylinders into one province in a round.")),
};

static const HarenaBookBlock ear[] = {
  HARENA_TEXT (N_("For each Ear of the Emperor that anybody shows in a round, one province more "
                  "is scored: the next, and the next after that. You can use yours once in a "
                  "game.")),
  HARENA_EXAMPLE ("cards=asia,hispania,ear", N_("The standard is in Asia and two Ears are shown: "
                                                "Asia, Hispania and Macedonia are scored, and the "
                                                "standard ends in Aegyptus.")),
};

static const HarenaBookBlock oracle[] = {
  HARENA_TEXT (N_("With the Oracle you wait until the others have shown their cards, and only then "
                  "choose your own. It is played alone, on top of cards that nobody sees. When all "
                  "is turned over you take those back and choose again, as many cards as before, "
                  "with Bread and Circuses and the Ear if you like.")),
  HARENA_TEXT (N_("If several players show the Oracle, they choose again at the same time, in "
                  "secret from one another. You can use it once in a game.")),
};

static const HarenaBookBlock scoring[] = {
  HARENA_TEXT (N_("Players with cylinders in the province are ranked by their number. The first "
                  "place gets the first number of the province, the second the second, and so "
                  "on. But one place fewer is paid than there are players: with three players "
                  "only two.")),
  HARENA_HEADING (N_("Level")),
  HARENA_TEXT (N_("Players with the same number of cylinders all get the points of the lowest place "
                  "that they cover together; nothing, if that place is not paid.")),
  HARENA_EXAMPLE ("province=macedonia:4,3,2,2,1", N_("Two players share the third place and the "
                                                     "fourth: each of them gets what the fourth "
                                                     "is paid.")),
  HARENA_EXAMPLE ("province=aegyptus:3,2,1,1,1", N_("Three players cover places three to five. The "
                                                    "fifth is not paid, so they get nothing.")),
  HARENA_TEXT (N_("Players without a cylinder there get nothing and cover no place. Afterwards "
                  "all cylinders go back to the supplies, but for one of the proconsul, and the "
                  "standard moves on.")),
};

static const HarenaBookBlock proconsul[] = {
  HARENA_TEXT (N_("The player who alone has the most cylinders in the province that is scored "
                  "becomes its proconsul. One of these cylinders stays there, drawn in gold, and "
                  "counts in the next scoring. A former proconsul loses it. If players are level "
                  "for first, nothing changes.")),
  HARENA_TEXT (N_("The new proconsul gets a point for each province in the unbroken run of "
                  "provinces round the ring that it now holds, this one included: from one to "
                  "eight. A proconsul who is alone first there again gets these points again.")),
  HARENA_EXAMPLE ("ring=1,0,0,0,0,1,0,1", N_("Red becomes proconsul of Aegyptus and holds Africa "
                                             "and Hispania: three points more.")),
};

static const HarenaBookBlock end[] = {
  HARENA_TEXT (N_("The game ends after a round in which somebody has 40 points or more and one "
                  "player alone has the most. If two are level in front, another round follows. "
                  "Who came to 40 first does not matter.")),
  HARENA_TEXT (N_("It also ends after 40 rounds; then several players may share the win.")),
  HARENA_ROWS ("12", ((const char *const[]) {
    N_("Points"), N_("Title"),
    "0–19", N_("Patrician"),
    "20–29", N_("Senator"),
    "30–", N_("Consul"),
    N_("most"), N_("Emperor"),
    NULL,
  })),
};

static const HarenaBookBlock advice[] = {
  HARENA_TEXT (N_("Count the rounds until a province is scored: cylinders in Aegyptus are of no use "
                  "while the standard is in Syria and your supply is empty. You have only 14, and "
                  "they come back only from provinces that were scored.")),
  HARENA_TEXT (N_("One cylinder more than the others is enough, and one less than they think is too "
                  "few: being level costs both of you. Watch who still has the Ear and the "
                  "Oracle.")),
  HARENA_TEXT (N_("Neighbours are worth more than large numbers. A run of three or four provinces "
                  "brings as much as a first place, again and again.")),
};

static const HarenaBookTopic topics[] = {
  { "overview", N_("What it is about"), overview, G_N_ELEMENTS (overview) },
  { "provinces", N_("The provinces"), provinces, G_N_ELEMENTS (provinces) },
  { "choosing", N_("Choosing cards"), choosing, G_N_ELEMENTS (choosing) },
  { "bread", N_("Bread and Circuses"), bread, G_N_ELEMENTS (bread) },
  { "ear", N_("The Ear of the Emperor"), ear, G_N_ELEMENTS (ear) },
  { "oracle", N_("The Oracle"), oracle, G_N_ELEMENTS (oracle) },
  { "scoring", N_("Scoring a province"), scoring, G_N_ELEMENTS (scoring) },
  { "proconsul", N_("The proconsul"), proconsul, G_N_ELEMENTS (proconsul) },
  { "end", N_("The end of the game"), end, G_N_ELEMENTS (end) },
  { "advice", N_("How to play well"), advice, G_N_ELEMENTS (advice) },
};

const HarenaBook imperium_book = { topics, G_N_ELEMENTS (topics) };
