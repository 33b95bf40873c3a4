/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in words, topic by topic. The numbers behind a topic name the rules it tells. */

#include "clash/book.h"

#include "words.h"


#define TEXT    HARENA_TEXT
#define HEADING HARENA_HEADING
#define PICTURE HARENA_PICTURE
#define EXAMPLE HARENA_EXAMPLE
#define TABLE   HARENA_ROWS

/* Translators: the rule book. Words in <a href="…">…</a> are links to other pages: translate what
 * is between the marks, and leave the marks as they are. Names of spaces such as b2 stay too. */

/* What each kind does, in the order of the box. */
static const char *const kind_uses[] = {
  N_("One more die when you roll."),
  N_("More spears than the other side: you roll first."),
  N_("Ties up one gladiator of the other side for the battle."),
  N_("More tridents than the other side: you may throw again."),
  N_("Stops one hit of each roll against you."),
  NULL
};

static const HarenaBookBlock overview[] = {
  /* Translators: the rule book, "The game in brief". */
  TEXT (N_("You lead a school of gladiators. Your teams meet those of the other players in the "
           "arena, with wild beasts between them. The player with the most points at the end "
           "wins: one for each gladiator you take, two for each beast, and one for each of your "
           "own who still stands.")),
  HEADING (N_("Your first game")),
  TEXT (N_("First the teams enter. In turn, everyone takes one gladiator from the piles and puts "
           "it into the arena, until all teams have four: <a href=\"entry\">Entering the "
           "arena</a>. Then beasts fill the spaces that are left.")),
  TEXT (N_("From then on you attack once in each turn: <a href=\"attack\">one of your teams, one "
           "neighbour</a>. In a battle both sides roll, one after the other. Then it is the next "
           "player’s turn.")),
  PICTURE ("b2=1sstn+ b3=2spsh! c2=.",
           N_("Red, with the eagle, attacks the neighbour of Blue, with the dolphin.")),
  HEADING (N_("The five kinds")),
  TEXT (N_("What a team can do depends on who is in it. One of each kind is good for much and "
           "great at nothing; four swords roll five dice and have no defence.")),
  { .kind = HARENA_BOOK_OWN, .create = clash_book_kinds_new, .cells = kind_uses,
    .widths = "326" },
  HEADING (N_("A battle in six steps")),
  TEXT (N_("One: more spears <a href=\"first\">roll first</a>. Two: <a href=\"nets\">nets</a> "
           "are thrown. Three: the first side <a href=\"dice\">rolls</a> and may perhaps <a "
           "href=\"again\">throw again</a>. Four: <a href=\"shields\">shields</a> stop hits. "
           "Five: the other side has <a href=\"losses\">losses</a>. Six: now that side rolls, "
           "with what it has left.")),
  TEXT (N_("See it happen in <a href=\"example\">A battle, step by step</a>.")),
};

static const char *const tables_of_players[] = {
  N_("Players"), N_("Teams each"), N_("Beasts in the arena"), N_("Beasts in reserve"),
  "2", "4", "9", "3",
  "3", "4", "5", "7",
  "4", "3", "5", "7",
  "5", "3", "2", "10",
  NULL
};

/* R4, R7 to R10 */
static const HarenaBookBlock entry[] = {
  /* Translators: the rule book, "Entering the arena". */
  TEXT (N_("The eldest player begins, the others follow clockwise. In your turn take one "
           "gladiator from a pile. Start a new team with it in an empty space, or add it to a "
           "team of yours that has fewer than four. In the first round you must start a team.")),
  PICTURE ("b1=. b2=1sp b3=. c1=. c2=2n",
           N_("A team that has begun to enter. It has room for two more.")),
  TEXT (N_("Nobody moves while the teams enter. The entry is over when every player has all "
           "their teams, each with four gladiators. What is left in the piles is out of the "
           "game.")),
  TABLE ("2233", tables_of_players),
  TEXT (N_("There are 28 swords and eight of each other kind. An empty pile offers nothing more, "
           "so take what you want before the others do.")),
  HEADING (N_("Which space?")),
  TEXT (N_("In the international edition any empty space will do. In the German edition a new "
           "team may not start beside a team of yours, as long as there is another empty space "
           "that is not beside one. See <a href=\"editions\">The two editions</a>.")),
};

/* R11 */
static const HarenaBookBlock beasts_enter[] = {
  /* Translators: the rule book, "The beasts enter". */
  TEXT (N_("When all teams stand, the beasts come. They lie face down and shuffled: four lions, "
           "four bulls and four bears. From the first player clockwise, each draws the top one "
           "and puts it in any empty space, until the arena is full.")),
  PICTURE ("beasts=lion,bull,bear", N_("The lion, the bull and the bear.")),
  TEXT (N_("The beasts that are left lie open beside the arena. They are the reserve, for "
           "players <a href=\"no-gladiators\">without gladiators</a>.")),
  TEXT (N_("Put a beast beside a team of yours if you want its points, or beside an enemy if you "
           "fear its teeth. <a href=\"beasts\">Fighting a beast</a> says what each can do.")),
};

/* R12, R15 */
static const HarenaBookBlock attack[] = {
  /* Translators: the rule book, "Your turn: attack". */
  TEXT (N_("The first player begins the fighting, then it goes clockwise. In your turn you must "
           "attack once: with one of your teams, against a team of another player or a beast in "
           "a space beside it. You never attack a team of your own.")),
  PICTURE ("a1=2spnh! a2=. b1=1sssh b2=1sstn+ b3=3sspt! c1=bull! c2=.",
           N_("The team in the middle can attack Blue, Ochre or the bull, but not its own "
              "neighbour.")),
  TEXT (N_("Some teams may <a href=\"moving\">move</a> before they attack. You choose the team, "
           "the space it attacks from and the target.")),
  TEXT (N_("You pass only if none of your teams can attack, not even after a move.")),
};

/* R13, R14 */
static const HarenaBookBlock moving[] = {
  /* Translators: the rule book, "Moving before the attack". */
  TEXT (N_("Before it attacks, a team may move if it has three gladiators or fewer. A full team "
           "of four may move only if it has no enemy and no beast beside it.")),
  TEXT (N_("It goes as far as you like, but only through empty spaces. It must end in an empty "
           "space with a target beside it, and it attacks from there. Walking past other teams "
           "does not stop it.")),
  PICTURE ("b1=1ss+ b2=. b3=.o c1=. c2=.o b4=2spnt! c3=2sssh!",
           N_("A team of two can walk through the empty spaces and attack from where it ends.")),
  TEXT (N_("You need not move if you can attack from where you stand.")),
  HEADING (N_("In the German edition")),
  TEXT (N_("There a full team may move only if nothing at all is beside it: teams of your own "
           "stop it too.")),
};

/* R16 */
static const HarenaBookBlock first[] = {
  /* Translators: the rule book, "Who rolls first". */
  TEXT (N_("The side with more spears rolls first, whether it attacked or was attacked. If both "
           "have the same number, or none, the attacker rolls first.")),
  PICTURE ("team=1ssnt team=2spsh",
           N_("Red attacks, but Blue has a spear: Blue rolls first.")),
  TEXT (N_("Spears are counted before any <a href=\"nets\">net</a> is thrown. A netted spear has "
           "done its work already.")),
  TEXT (N_("Rolling first is worth a lot: a gladiator lost in the first roll does not strike "
           "back. A team that loses its last gladiator does not roll at all.")),
};

/* R17, R27 */
static const HarenaBookBlock nets[] = {
  /* Translators: the rule book, "Nets". */
  TEXT (N_("Nets are thrown before the dice: first by the team that rolls first, then by the "
           "other. For each of its nets a team picks one gladiator of the other team that is not "
           "netted yet.")),
  PICTURE ("team=2spSh", N_("One sword is under a net.")),
  TEXT (N_("A netted gladiator does nothing until the battle ends: a sword brings no die, a "
           "trident no second throw, a shield stops nothing. A netted net is not thrown.")),
  TEXT (N_("A net must be thrown as long as there is somebody to throw it over. It holds even if "
           "the one who threw it is netted or lost. A netted gladiator can be given up like any "
           "other.")),
  TEXT (N_("After the battle all are free again. Against a <a href=\"beasts\">beast</a> nets are "
           "not used.")),
};

static const char *const faces[] = {
  N_("Face"), N_("How many"), N_("Against a team"), N_("Against a beast"),
  N_("Lethal hit, two red stars"), "1", N_("one gladiator lost"), N_("two stars on it"),
  N_("Hit, one yellow star"), "2", N_("one star on it"), N_("one star on it"),
  N_("Miss, blank"), "3", N_("nothing"), N_("nothing"),
  NULL
};

/* R5, R18, R24 */
static const HarenaBookBlock dice[] = {
  /* Translators: the rule book, "The dice". */
  TEXT (N_("You roll one die for the team, always, and one for each sword that is not netted: "
           "one to five dice. A beast rolls one die for each of its swords, and no other.")),
  PICTURE ("dice=Xx.", N_("A lethal hit, a hit and a miss.")),
  TEXT (N_("Each die has six faces:")),
  TABLE ("4233", faces),
  TEXT (N_("<a href=\"shields\">Shields</a> stop hits, never lethal hits. When the first side "
           "has rolled and the <a href=\"losses\">losses</a> are taken, the other side rolls in "
           "the same way, with what it has left.")),
};

/* R19 */
static const HarenaBookBlock again[] = {
  /* Translators: the rule book, "Throwing again". */
  TEXT (N_("If you have more tridents than the other side, you may throw again, once in each of "
           "your rolls. Netted tridents do not count, on either side, and neither do those that "
           "are lost.")),
  TEXT (N_("You throw all the dice again, not some of them, and you must take the second result, "
           "even if it is worse.")),
  PICTURE ("dice=x... dice=Xx..", N_("One hit only. The second throw is better.")),
  TEXT (N_("The tridents of a beast count too. A lion has two: you need three to throw again at "
           "it, and it may throw again at you unless you have two.")),
};

/* R20 */
static const HarenaBookBlock shields[] = {
  /* Translators: the rule book, "Shields". */
  TEXT (N_("Each shield of the side that is hit stops one hit, a yellow star. It does so in "
           "every roll against it, before anything of that roll is lost. A lethal hit is never "
           "stopped.")),
  PICTURE ("team=2spsh dice=Xxx",
           N_("One shield against three dice: the lethal hit and one hit get through.")),
  TEXT (N_("A netted shield stops nothing. A shield that you give up has still stopped its hit "
           "of this roll.")),
};

/* R6, R21 to R23, R25, R26 */
static const HarenaBookBlock losses[] = {
  /* Translators: the rule book, "Wounds and losses". */
  TEXT (N_("Each lethal hit costs the other team one gladiator at once. Each hit that no shield "
           "has stopped puts one star on the team: a wound.")),
  TEXT (N_("Every two stars cost one gladiator and go away; old stars count with new ones. One "
           "star may be left. It stays on the team from battle to battle and moves with it.")),
  PICTURE ("team=2sph*", N_("A team with three gladiators and one wound.")),
  HEADING (N_("Which gladiator do you give up?")),
  TEXT (N_("You choose each one you lose, netted or not, from the team in the battle. Think of "
           "what comes next: if you are still to roll, swords and tridents help you. If you have "
           "rolled, think of later battles.")),
  TEXT (N_("The gladiators you lose go to the player who rolled, as points. If a team must give "
           "up more than it has, it gives up all.")),
  HEADING (N_("When a team is gone")),
  TEXT (N_("A team that has lost its last gladiator is gone, with its stars, and the battle is "
           "over. In the international edition the winner must then move into the space that is "
           "free, whether it attacked or defended, and takes its stars along. In the German "
           "edition nobody moves.")),
};

/* The first worked example of the rules. */
static const HarenaBookBlock example[] = {
  /* Translators: the rule book, "A battle, step by step". The example runs through all of it. */
  TEXT (N_("Red, with a net, two swords and a trident, attacks Blue, with a spear, two swords "
           "and a shield.")),
  EXAMPLE ("team=1ssnt team=2ssph", N_("Red is above, Blue below.")),
  HEADING (N_("Who is first?")),
  TEXT (N_("Blue has one spear, Red has none. Blue rolls first, though Red attacks.")),
  HEADING (N_("Nets")),
  TEXT (N_("Blue has no net. Red has one and throws it over a sword.")),
  EXAMPLE ("team=2sSph", N_("Blue: one of the swords is netted.")),
  HEADING (N_("Blue rolls")),
  TEXT (N_("One die for the team and one for the free sword: two dice.")),
  EXAMPLE ("dice=x. team=1ssnt*", N_("One hit. Red has no shield, so Red gets one star.")),
  HEADING (N_("Red rolls")),
  TEXT (N_("One die for the team and two for the swords: three dice. Red has a trident and Blue "
           "has none, so Red may throw again.")),
  EXAMPLE ("dice=x.. dice=xxx", N_("Red does not like the first throw and takes a second.")),
  HEADING (N_("Shields and losses")),
  TEXT (N_("Three hits. Blue’s shield stops one. Two stars are left, and two stars cost one "
           "gladiator. Blue gives up the spear. Red takes it: one point.")),
  EXAMPLE ("team=2ssh", N_("Blue after the battle, with the netted sword free again. Red keeps "
                           "its one star.")),
};

/* R2, R28, R29 */
static const HarenaBookBlock beasts[] = {
  /* Translators: the rule book, "Fighting a beast". */
  TEXT (N_("A beast fights with the signs on it. Its spears, tridents and shields count like "
           "those of a team. It rolls one die for each of its swords and no extra die. Neither "
           "side uses nets.")),
  { .kind = HARENA_BOOK_OWN, .create = clash_book_beasts_new, .widths = "322224" },
  TEXT (N_("Your hits put stars on the beast, unless its shield stops them: one for a hit, two "
           "for a lethal hit. It dies when it has as many stars as it takes to kill it. Until "
           "then they stay on it, from battle to battle.")),
  PICTURE ("b2=1ssnt+ b3=bear**!", N_("This bear has two stars. Two more will kill it.")),
  TEXT (N_("The player who kills it takes it: two points. It does not matter who put the first "
           "stars on it. In the international edition your team then moves into its space.")),
  TEXT (N_("Gladiators that a beast kills leave the game, and nobody scores them; unless a "
           "player <a href=\"no-gladiators\">without gladiators</a> attacked with it. <a "
           "href=\"beast-roller\">Who rolls for the beast</a> says who throws its dice.")),
  EXAMPLE ("team=1ssnt dice=X.. beasts=lion",
           N_("Red attacks a lion. Neither has a spear, so Red rolls first: three dice. One "
              "lethal hit is two stars, which the lion’s shield does not stop. The lion is dead "
              "before it rolls.")),
  EXAMPLE ("dice=xx. beasts=lion dice=X",
           N_("The same attack with two hits and a miss: the shield stops one hit, the other is "
              "a star. Now the lion rolls its one die. It has two tridents against one and "
              "throws again: a lethal hit. Red gives up the trident, which leaves the game.")),
};

/* R30 */
static const HarenaBookBlock beast_roller[] = {
  /* Translators: the rule book, "Who rolls for the beast". */
  TEXT (N_("Somebody has to throw the dice of a beast that is attacked, and say whether it "
           "throws again.")),
  TEXT (N_("In the international edition that is the player on the attacker’s left, who comes "
           "next in the order of play. In the German edition the attacker names another player "
           "as soon as the beast is attacked, before any die is rolled.")),
  TEXT (N_("It may be a player without gladiators. That player gains nothing by it: gladiators "
           "killed by such a beast leave the game.")),
  TEXT (N_("The same holds when a beast is attacked by a beast. See <a "
           "href=\"no-gladiators\">Without gladiators</a>.")),
};

/* R31 to R36 */
static const HarenaBookBlock no_gladiators[] = {
  /* Translators: the rule book, "Without gladiators". */
  TEXT (N_("If you have no gladiators left, you still play, and you can still win. In your turn "
           "you attack with a beast as if it were your team: with any beast in the arena, or "
           "with one of your choice from the reserve.")),
  HEADING (N_("A beast from the reserve")),
  TEXT (N_("Put it in any empty space that has a target beside it, and attack with it right "
           "away. It does not move after you put it there.")),
  HEADING (N_("A beast in the arena")),
  TEXT (N_("It may move before it attacks. In the international edition only if there is no team "
           "and no other beast beside it; in the German edition always. It moves as teams do: "
           "through empty spaces, to a space with a target beside it.")),
  PICTURE ("b1=bear+ b2=. b3=.o c1=. c2=.o b4=2spnt! c3=lion!",
           N_("The bear stands alone. It can move and attack the team or the lion.")),
  HEADING (N_("The battle")),
  TEXT (N_("The target may be any team or any other beast. You decide for the beast that "
           "attacks. All gladiators and beasts that its own roll kills are yours.")),
  TEXT (N_("The beast itself stays nobody’s: others without gladiators may use it later. If the "
           "team it attacks kills it, that team’s player takes it. If the beast it attacks kills "
           "it, nobody scores it.")),
  TEXT (N_("If no beast can attack anything, you pass.")),
};

/* R37 to R39 */
static const HarenaBookBlock end[] = {
  /* Translators: the rule book, "The end and the points". */
  TEXT (N_("The game ends immediately, even in the middle of a battle, when only one player has "
           "gladiators in the arena, or when all twelve beasts have been killed. It also ends "
           "when all players have passed, one after the other.")),
  TEXT (N_("Then all gladiators who still stand in the arena go back to their players. Count:")),
  EXAMPLE (NULL, N_("One point for each gladiator you have taken. One point for each of your own "
                    "who still stands. Two points for each beast you have killed.")),
  EXAMPLE (NULL, N_("You have taken five gladiators and a lion, and three of yours still stand: "
                    "five, two and three make ten points.")),
  TEXT (N_("The player with the most points wins. Players who are level share the win. Being the "
           "last in the arena is not enough: it only ends the game.")),
};

static const char *const edition_points[] = {
  N_("Point"), N_("International"), N_("German"),
  N_("New teams"), N_("in any empty space"), N_("not beside your own, if possible"),
  N_("A full team may move if beside it there is"), N_("no enemy team and no beast"),
  N_("nothing at all"),
  N_("The side that wipes out the other"), N_("moves into its space"), N_("stays"),
  N_("For a beast that is attacked rolls"), N_("the player on the attacker’s left"),
  N_("a player named by the attacker"),
  N_("A beast in the arena, used without gladiators, moves"), N_("only if nobody is beside it"),
  N_("always"),
  NULL
};

static const HarenaBookBlock editions[] = {
  /* Translators: the rule book, "The two editions". */
  TEXT (N_("The game has come out with two rule books, an international one and the German "
           "original. They differ in five points:")),
  TABLE ("333", edition_points),
  TEXT (N_("You choose an edition when you begin a game. You can also set each of the five "
           "points on its own.")),
  TEXT (N_("More about them: <a href=\"entry\">Entering the arena</a>, <a href=\"moving\">Moving "
           "before the attack</a>, <a href=\"losses\">Wounds and losses</a>, <a "
           "href=\"beast-roller\">Who rolls for the beast</a>, <a href=\"no-gladiators\">Without "
           "gladiators</a>.")),
};

#define TOPIC(id_, title_, blocks_) \
  { .id = id_, .title = title_, .blocks = blocks_, .n_blocks = G_N_ELEMENTS (blocks_) }

static const HarenaBookTopic topics[] = {
  /* Translators: titles of the pages of the rule book. */
  TOPIC ("overview", N_("The game in brief"), overview),
  TOPIC ("entry", N_("Entering the arena"), entry),
  TOPIC ("beasts-enter", N_("The beasts enter"), beasts_enter),
  TOPIC ("attack", N_("Your turn: attack"), attack),
  TOPIC ("moving", N_("Moving before the attack"), moving),
  TOPIC ("first", N_("Who rolls first"), first),
  TOPIC ("nets", N_("Nets"), nets),
  TOPIC ("dice", N_("The dice"), dice),
  TOPIC ("again", N_("Throwing again"), again),
  TOPIC ("shields", N_("Shields"), shields),
  TOPIC ("losses", N_("Wounds and losses"), losses),
  TOPIC ("example", N_("A battle, step by step"), example),
  TOPIC ("beasts", N_("Fighting a beast"), beasts),
  TOPIC ("beast-roller", N_("Who rolls for the beast"), beast_roller),
  TOPIC ("no-gladiators", N_("Without gladiators"), no_gladiators),
  TOPIC ("end", N_("The end and the points"), end),
  TOPIC ("editions", N_("The two editions"), editions),
};

const HarenaBook clash_book = { topics, G_N_ELEMENTS (topics) };
