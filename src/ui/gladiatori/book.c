/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in our own words, a page for each chapter. The numbers behind a page name the rules it
 * tells. */

#include "gladiatori/book.h"

#include "words.h"

/* Translators: the rule book. Words in <a href="…">…</a> are links to other pages: translate what
 * is between the marks, and leave the marks as they are. */

/* G1, G13 */
static const HarenaBookBlock overview[] = {
  HARENA_TEXT (N_("You lead one gladiator. All that he can do is on his cards, and so is his life: "
                  "what you take in hand you can play, what you leave in the deck pays for damage. "
                  "<a href=\"prepare\">Choosing between the two</a> is the heart of the game.")),
  HARENA_TEXT (N_("A game has six turns. In each everybody prepares the deck, then acts twice: "
                  "<a href=\"movement\">move</a>, then <a href=\"action\">play an Action "
                  "card</a> to <a href=\"purpose\">attack, recover or move</a>. The player with "
                  "the most <a href=\"points\">victory points</a> at the end wins.")),
  HARENA_TEXT (N_("Points come from attacks on the Front of the others. Attacks from behind, flight "
                  "and cowardice cost points: the crowd wants to see courage.")),
};

/* G2 to G5 */
static const HarenaBookBlock arena[] = {
  HARENA_TEXT (N_("The arena has 79 hexes, in rows a to i. A gladiator stands in one of them and "
                  "looks towards one of its six sides: the wedge and the coloured half of the "
                  "plate show the <b>Front</b>, which is straight ahead, ahead left and ahead "
                  "right. The dark half is the back.")),
  HARENA_TEXT (N_("Everybody starts in one of four hexes, looking towards the middle. Nobody enters "
                  "a hex in which somebody stands.")),
};

static const char *const cards_table[] = {
  N_("Card"), N_("PF"), N_("What it does"),
  N_("Strength"), "3", N_("Attack: 1 for each 1-Energy laid. Defence: 2 for each. Covers the Front."),
  N_("Dexterity"), "3", N_("1 for every two cards left in the hand. Covers the Front."),
  N_("Fury"), "3",
  N_("Attack: 3 for each Blood spent, three at most. Defence: 5. Covers the Front."),
  N_("Movement"), "3",
  N_("Three free movements. As a defence a Dodge: it halves the attack and covers all but what is "
     "straight behind."),
  N_("1-Energy"), "2", N_("Counts for Strength, and for damage as a card laid."),
  N_("0-Energy"), "1", N_("Counts for damage as a card laid."),
  N_("Feint"), "3",
  N_("Kept in the hand it calls off your attack before the damage; laid it is blank."),
  NULL
};

/* G6 */
static const HarenaBookBlock cards[] = {
  HARENA_TEXT (N_("Green cards are Action cards: one of each. Red cards are combat cards: Energy, "
                  "the Feint and <a href=\"special\">Special Moves</a>. The number on the pennant "
                  "is what a card pays when it is lost: its PF.")),
  HARENA_PICTURE ("strength dexterity fury movement one zero feint", NULL),
  HARENA_ROWS ("216", cards_table),
};

/* G7 to G9 */
static const HarenaBookBlock sheet[] = {
  HARENA_TEXT (N_("A gladiator has three abilities and two capacities. When an ability is used, its "
                  "whole value counts and then drops by 1: <b>Endurance</b> brings cards back, "
                  "<b>Offence</b> adds to an attack, <b>Guard</b> to a defence. Capacities are "
                  "spent point by point: <b>Blood</b> for Fury and to use a card again, "
                  "<b>Speed</b> for movements and a Dodge.")),
  HARENA_PICTURE ("secutor mirmillo thraex hoplomacus", NULL),
  HARENA_TEXT (N_("Two items add their two numbers: the first to every Attack, the second to every "
                  "Defence. Nobody has two of one class.")),
};

/* G10 */
static const HarenaBookBlock elements[] = {
  HARENA_TEXT (N_("An Element is a point or a card. To pay one, lower a value by 1 or discard a card "
                  "of your hand. To gain one, raise a value by 1, though never above what it was at "
                  "first, or take a card of your discard pile into the hand.")),
};

/* G14 */
static const HarenaBookBlock prepare[] = {
  HARENA_TEXT (N_("At the beginning of each turn you choose in secret which of your cards go into "
                  "the hand; all others are your PF deck, your life. Cards that were discarded or "
                  "lost are not among them. The others see only how many green and red backs you "
                  "hold.")),
  HARENA_TEXT (N_("Much in the hand makes strong attacks and a short life: damage is paid from the "
                  "deck and with items, never from the hand.")),
};

/* G12, G15 */
static const HarenaBookBlock order[] = {
  HARENA_TEXT (N_("In each Action phase the player with the fewest victory points acts first. "
                  "Among equal points the disc that came there earlier lies higher and goes "
                  "before. The order is fixed when the phase begins.")),
};

/* G16 to G20 */
static const HarenaBookBlock action[] = {
  HARENA_TEXT (N_("Your Action has three parts. <b>Balance</b>: pay two Elements for each cube you "
                  "take off. <b>Sprint</b>: one <a href=\"movement\">movement</a> for each point "
                  "of Speed. Then an <b>Action card</b>, or none.")),
  HARENA_TEXT (N_("You play one from the hand, or use an upright card of your row again: that costs "
                  "1 Blood, and 1 more for each card to its right, and the card is rotated. Cards "
                  "with which you only defended stay upright.")),
};

/* G18, G41, G42 */
static const HarenaBookBlock movement[] = {
  HARENA_TEXT (N_("A movement is a step to a free hex beside you and then, if you wish, a turn by "
                  "one hexside; or a turn in place to any side. Press a hex to step there, then "
                  "the way to look; press your own hex to turn.")),
  HARENA_TEXT (N_("<b>Flight</b> costs 2 points: your movement ends two hexes or more farther from "
                  "an enemy than it began, and nearer to none. <b>Cowardice</b> costs 3: you "
                  "looked towards an enemy, and turned so that none is in the half before you. A "
                  "triangle of gold warns you before you do it.")),
};

/* G21, G22 */
static const HarenaBookBlock purpose[] = {
  HARENA_TEXT (N_("With Strength, Dexterity or Fury you <b>attack</b> the enemy straight ahead "
                  "of you. With any card you may <b>recover</b> up to three <a "
                  "href=\"elements\">Elements</a> instead. With the Movement card you "
                  "<b>move</b> up to three times for free.")),
  HARENA_TEXT (N_("You may also help another’s next attack on the enemy before you: see <a "
                  "href=\"teams\">Cooperation and teams</a>. Spears, tridents and the net can be <a "
                  "href=\"throwing\">thrown</a> where the rules of the game allow it.")),
};

/* G23 */
static const HarenaBookBlock laying[] = {
  HARENA_TEXT (N_("Before an attack you lay any number of red cards face down. They are revealed "
                  "when you strike. The Action card and all cards laid count for the damage, so "
                  "0-Energy is worth laying too. They are discarded afterwards.")),
};

/* G24 to G26 */
static const HarenaBookBlock defence[] = {
  HARENA_TEXT (N_("The defender plays an Action card from the hand, or uses a card of the row again "
                  "for Blood. It must cover the side from which the attack comes: Strength, "
                  "Dexterity and Fury cover the Front, Movement all but straight behind. Then red "
                  "cards may be laid.")),
  HARENA_TEXT (N_("A defender without a card is <b>surprised</b>: only items and Guard count. An "
                  "attack is <b>from behind</b> if it comes from straight behind, or from behind "
                  "left or right and the defender is surprised.")),
};

static const char *const values_table[] = {
  N_("Card"), N_("Attack"), N_("Defence"),
  N_("Strength"), N_("1 for each 1-Energy"), N_("2 for each 1-Energy"),
  N_("Dexterity"), N_("half the cards in hand"), N_("half the cards in hand"),
  N_("Fury"), N_("3 for each Blood, 9 at most"), N_("5"),
  N_("Movement"), N_("no attack"), N_("1 for each Speed, 3 at most; the Attack is halved"),
  NULL
};

/* G27 to G30 */
static const HarenaBookBlock values[] = {
  HARENA_TEXT (N_("Attack and Defence are sums: the Action card, the items, Offence or Guard if you "
                  "use it, and what <a href=\"special\">Special Moves</a> and <a "
                  "href=\"powers\">powers</a> add.")),
  HARENA_ROWS ("233", values_table),
  HARENA_TEXT (N_("If both play the same kind of Action card, the defender has 5 more. Who lies has "
                  "5 less, who is entangled 3 less. An Attack of 0 or less is nothing at all. It is "
                  "a hit if the Attack is greater than the Defence.")),
};

/* G31 */
static const HarenaBookBlock feint[] = {
  HARENA_TEXT (N_("When both values are known the attacker may discard a Feint from the hand. "
                  "Then nothing happened: no damage, no points; cards and points come back to "
                  "the attacker. The defender may do the same then. Blood for using a card again "
                  "and powers are spent anyway.")),
};

/* G32 to G34 */
static const HarenaBookBlock damage[] = {
  HARENA_TEXT (N_("A hit makes 1 damage, and 1 more for every two cards that the attacker played, "
                  "the Action card among them. The defender pays with cards of the PF deck and "
                  "with items until their PF reach the damage; no change is given. What pays is "
                  "out of the game.")),
  HARENA_TEXT (N_("If deck and items are not enough, the gladiator is dead. The victory points "
                  "stay.")),
};

/* G37 */
static const HarenaBookBlock cleanup[] = {
  HARENA_TEXT (N_("At the end of a turn the rows are discarded. Then you may use Endurance: exactly "
                  "as many cards of your discard pile or points of Offence and Guard come back as "
                  "it is worth; then it drops by 1. Cubes stay.")),
};

/* G38, G39 */
static const HarenaBookBlock states[] = {
  HARENA_TEXT (N_("Two white cubes make a gladiator <b>lie</b>: 5 less in Attack and Defence, only "
                  "Strength defends, and one can only turn. Three grey cubes of a net <b>entangle</b>: "
                  "3 less, and only Fury defends. It is over when the last cube of the colour goes; "
                  "then you choose which way to look.")),
};

static const char *const special_table[] = {
  N_("Special Move"), N_("Tags"), N_("What it does"),
  N_("1 Sweep"), "M A C",
  N_("Attacks three sides in a row at +1, −3 and −7; then you take a white cube."),
  N_("2 Sacrifice"), "", N_("One card of the hand leaves the game: +3."),
  N_("3 Acrobatic Attack"), "M", N_("+3, then you take a white cube."),
  N_("4 Adrenaline"), "",
  N_("An ability rises by 5, to three times its value at most; when it is used it falls to 0."),
  N_("5 Rage"), "", N_("Plays one more combat card, from the PF deck or the discard pile."),
  N_("6 Destroy Item"), "M A C", N_("The damage goes to an item of the other."),
  N_("7 Unbalancing Blow"), "M C", N_("The other pays two Elements or takes a white cube."),
  N_("8 Reflexes"), "M", N_("After the damage a free movement, and more for Speed."),
  NULL
};

/* G45 to G54 */
static const HarenaBookBlock special[] = {
  HARENA_TEXT (N_("Special Moves are laid like Energy and work when they are revealed. M: only who "
                  "neither lies nor is entangled. A: only in an attack. C: not in a throw. Before the "
                  "turn that the rules of the game name they stay in the PF deck.")),
  HARENA_PICTURE ("sweep sacrifice acrobatics adrenaline rage destroy unbalance reflexes", NULL),
  HARENA_ROWS ("325", special_table),
};

static const char *const powers_table[] = {
  N_("Power"), N_("What it does"),
  N_("1 Lunge"), N_("Discard one to three cards of the hand: +2 Attack each."),
  N_("2 Up!"), N_("All cubes go, and you choose your facing."),
  N_("3 Indestructible"),
  N_("When killed, you fight on to the end of your next Action, with +4 once."),
  N_("4 Leap"), N_("For each hex leapt over +2 Attack or +1 damage, three at most."),
  N_("5 Deep Wounds"), N_("One to three less Attack, and as much more damage."),
  N_("6 Wrestling"), N_("A white cube for the target, hit or not; after the damage it may be pushed."),
  N_("7 Adaptation"), N_("Swap up to three cards of the hand with the PF deck."),
  N_("8 Delay"), N_("Take any place in the order of a phase, or +3 to a Defence."),
  N_("9 Endurance"), N_("Gain up to three Elements."),
  NULL
};

/* G55 to G62 */
static const HarenaBookBlock powers[] = {
  HARENA_TEXT (N_("Where the game is played with powers, each gladiator has a few, and each of them "
                  "once a game. They are offered when they can be used.")),
  HARENA_ROWS ("25", powers_table),
};

/* G63 to G68 */
static const HarenaBookBlock throwing[] = {
  HARENA_TEXT (N_("A spear or a trident can be thrown at somebody two hexes away or more, within 30 "
                  "degrees of straight ahead and with nobody in the line, if no enemy stands in "
                  "your Front. It counts double, less 1 for each hex between after the first, and is "
                  "out of the game afterwards.")),
  HARENA_TEXT (N_("The net does no damage: a hit entangles. Thrown at a neighbour it stays with its "
                  "owner and holds the other until the two are apart.")),
};

static const char *const animals_table[] = {
  N_("Animal"), N_("A double"), N_("A total of 7"),
  N_("Dog"), N_("calls a dog"), "–",
  N_("Wolf"), N_("calls a dog"), N_("attack: a white cube"),
  N_("Lion"), N_("attack: damage doubled"), N_("attack: a white cube; defence: it survives"),
  N_("Bear"), N_("+4"), N_("takes a card or an item"),
  NULL
};

/* G69 to G76 */
static const HarenaBookBlock animals[] = {
  HARENA_TEXT (N_("Animals come through the gates: a dog in turn 1, a wolf in 3, a lion in 4, a bear "
                  "in 5. Before each Action phase each of them runs to the nearest gladiator, as far "
                  "as a die says, and bites if one is ahead: two dice, or one if it has moved. Its "
                  "bite makes 1 damage.")),
  HARENA_TEXT (N_("Attack an animal like anybody else; it has no back and defends with two dice. "
                  "Killed it brings 3 points. Against it a Special Move, a Feint or a power may give "
                  "+2 instead of working.")),
  HARENA_ROWS ("234", animals_table),
};

static const char *const points_table[] = {
  N_("For"), N_("VP"),
  N_("an attack on the Front, hit or not"), "+2",
  N_("each damage to the Front that is paid"), "+1",
  N_("First Blood"), "+3",
  N_("the blow that kills, on the Front"), "+6",
  N_("the blow that kills, from behind"), "−12",
  N_("an attack from behind"), "−3",
  N_("each damage from behind"), "−2",
  N_("flight"), "−2",
  N_("cowardice"), "−3",
  N_("surrender"), "−15",
  N_("an animal killed"), "+3",
  N_("alive at the end"), "+5",
  NULL
};

/* G12, G40 */
static const HarenaBookBlock points[] = {
  HARENA_TEXT (N_("Everybody has 10 victory points at first. They may become negative.")),
  HARENA_ROWS ("41", points_table),
};

/* G22, G78 */
static const HarenaBookBlock teams[] = {
  HARENA_TEXT (N_("<b>Cooperation</b>: with an enemy straight ahead you may help a partner "
                  "instead of attacking. Your Attack is worked out, and a quarter of it is added "
                  "to the partner’s next attack on that enemy, if it is not from behind.")),
  HARENA_TEXT (N_("In teams the points of a side are added up. Two against one: the two lose 10 at the "
                  "end. All together against the animals win if one of them lives after the last "
                  "turn.")),
};

/* G79 to G81 */
static const HarenaBookBlock creation[] = {
  HARENA_TEXT (N_("You build your gladiator with 55 coins, in secret: five values from 3 to 9, Energy, "
                  "a Feint, Special Moves and powers. What is shown is what can be paid; coins may "
                  "be left over.")),
  HARENA_TEXT (N_("Items come by <b>auction</b>: for each, all bid Energy in secret, most energy wins, "
                  "and what it bids is discarded. Or by <b>selection</b>: all lie open, and each "
                  "chooses one, and in the reverse order a second.")),
};

/* G13, G44 */
static const HarenaBookBlock end[] = {
  HARENA_TEXT (N_("The game ends when only one side has living gladiators, or after the last "
                  "turn. Everybody alive gets 5 points. The most victory points win; if they are "
                  "equal, the most PF left; if these are equal too, the win is shared.")),
};

#define TOPIC(id_, title_) { #id_, title_, id_, G_N_ELEMENTS (id_) }

static const HarenaBookTopic topics[] = {
  TOPIC (overview, N_("The game in brief")),
  TOPIC (arena, N_("The arena")),
  TOPIC (cards, N_("Cards")),
  TOPIC (sheet, N_("The gladiator")),
  TOPIC (elements, N_("Elements")),
  TOPIC (prepare, N_("Deck Preparation")),
  TOPIC (order, N_("The order")),
  TOPIC (action, N_("An Action")),
  TOPIC (movement, N_("Movement, flight and cowardice")),
  TOPIC (purpose, N_("What an Action card is for")),
  TOPIC (laying, N_("Laying combat cards")),
  TOPIC (defence, N_("Defending")),
  TOPIC (values, N_("Attack and Defence")),
  TOPIC (feint, N_("The Feint")),
  TOPIC (damage, N_("Damage and death")),
  TOPIC (cleanup, N_("Cleanup")),
  TOPIC (states, N_("Lying and entangled")),
  TOPIC (special, N_("Special Moves")),
  TOPIC (powers, N_("Powers")),
  TOPIC (throwing, N_("Throwing and the net")),
  TOPIC (animals, N_("Animals")),
  TOPIC (points, N_("Victory points")),
  TOPIC (teams, N_("Cooperation and teams")),
  TOPIC (creation, N_("Building a gladiator, auction and selection")),
  TOPIC (end, N_("The end")),
};

const HarenaBook glad_rule_book = { topics, G_N_ELEMENTS (topics) };
