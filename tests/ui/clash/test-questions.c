/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked and what is advised, in the very words, in every state of a game. */

#include "clash/by-hand.h"

#include "clash/speech.h"

#include "clash/script.h"
#include "games.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaHand       *hand;
} Table;

static Table
new_table (const char *moves,
           gboolean    named)
{
  HarenaGameModel *model = script_model (moves, named);

  return (Table) { model, harena_hand_new (model) };
}

/* A golden game, gone on with after n_moves. */
static Table
open_table (const char *name,
            guint       n_moves)
{
  HarenaGameModel *model = script_golden (name);

  harena_game_model_jump (model, n_moves);
  harena_game_model_continue_here (model);
  return (Table) { model, harena_hand_new (model) };
}

static void
clear_table (Table *table)
{
  g_assert_finalize_object (table->hand);
  g_assert_finalize_object (table->model);
}

static void
check (HarenaHand  *hand,
       int         seat,
       const char *title,
       const char *help,
       const char *topic)
{
  HarenaQuestion question;

  harena_say_question (VIEW (hand), &question);
  g_assert_cmpstr (question.title, ==, title);
  g_assert_cmpstr (question.help, ==, help);
  g_assert_cmpstr (question.topic, ==, topic);
  g_assert_cmpint (question.seat, ==, seat);
  harena_question_clear (&question);
  g_assert_null (question.title);
}

static void
check_after (const char *moves,
             gboolean    named,
             int         seat,
             const char *title,
             const char *help,
             const char *topic)
{
  Table table = new_table (moves, named);

  check (table.hand, seat, title, help, topic);
  clear_table (&table);
}

static void
press (Table      *table,
       const char *cell)
{
  g_assert_true (press_cell (table->hand, clash_read_cell (cell)));
}

static void
test_entry (void)
{
  Table table = new_table ("", FALSE);

  check (table.hand, 1, "Red: take a gladiator",
         "Then start a team with it in an empty space. 16 of your 16 picks are left.", "entry");
  take_kind (table.hand, CLASH_SPEAR);
  check (table.hand, 1, "Red: where does the spear go?",
         "Choose an empty space for a new team. Or take another gladiator instead.", "entry");
  clear_table (&table);

  table = new_table ("enter b2 net;enter b3 spear", FALSE);
  check (table.hand, 1, "Red: take a gladiator",
         "Then put it with a team that has room, or in an empty space. "
         "15 of your 16 picks are left.", "entry");
  take_kind (table.hand, CLASH_NET);
  check (table.hand, 1, "Red: where does the net go?",
         "Choose a team with room, or an empty space for a new team. "
         "Or take another gladiator instead.", "entry");
  clear_table (&table);
}

static void
test_last_picks (void)
{
  Table table = new_table (SCRIPT_ENTRY, FALSE);

  harena_game_model_jump (table.model, 30);
  harena_game_model_continue_here (table.model);
  check (table.hand, 1, "Red: take a gladiator",
         "Then put it with a team that has room. 1 of your 16 picks is left.", "entry");
  take_kind (table.hand, CLASH_SWORD);
  check (table.hand, 1, "Red: where does the sword go?",
         "Choose a team with room. Or take another gladiator instead.", "entry");
  clear_table (&table);
}

static void
test_beasts_enter (void)
{
  Table table = new_table (SCRIPT_ENTRY, FALSE);

  harena_game_model_jump (table.model, 32);
  harena_game_model_continue_here (table.model);
  check (table.hand, 1, "Red draws a beast…", "Then it goes into an empty space.", "beasts-enter");
  harena_game_model_jump (table.model, 33);
  harena_game_model_continue_here (table.model);
  check (table.hand, 1, "Red: where does the bull go?",
         "Choose any empty space. Teams beside it can attack it for two points.",
         "beasts-enter");
  /* The last beast has only one space to go to. */
  harena_game_model_jump (table.model, 49);
  harena_game_model_continue_here (table.model);
  check (table.hand, 1, "Red has only one choice", NULL, NULL);
  clear_table (&table);
}

static void
test_attack (void)
{
  Table table = new_table (SCRIPT_ENTRY, FALSE);

  check (table.hand, 1, "Red: choose a team to attack with",
         "Four of your teams can attack. Choose who attacks, then who is attacked.", "attack");
  look_at_cell (table.hand, clash_read_cell ("b2"));
  check (table.hand, 1, "Red: choose a team to attack with",
         "Four of your teams can attack. From b2 you reach a2, b1, b3 and c2.", "attack");
  /* A space that cannot attack makes no difference. */
  look_at_cell (table.hand, clash_read_cell ("b3"));
  check (table.hand, 1, "Red: choose a team to attack with",
         "Four of your teams can attack. Choose who attacks, then who is attacked.", "attack");

  press (&table, "b2");
  check (table.hand, 1, "Red: who do you attack?",
         "From b2 you reach a2, b1, b3 and c2. Choose one.", "attack");
  g_object_set (table.hand, "confirm", TRUE, NULL);
  press (&table, "c2");
  check (table.hand, 1, "Red: attack the lion c2 from b2?",
         "Choose c2 again, and the battle begins. Or choose something else.", "attack");
  clear_table (&table);
}

/* Red has three gladiators left in c2, and may move through b2. */
static void
test_moving (void)
{
  Table table = new_table (SCRIPT_ENTRY "attack b2 c2;roll X..;attack b3 c2;net sword;roll X.;"
                                        "lose sword;roll ..;keep", FALSE);

  press (&table, "c2");
  check (table.hand, 1, "Red: move, or attack?",
         "From c2 you reach b3, c3, d2 and d3. Choose one, or another space.", "moving");
  press (&table, "b2");
  check (table.hand, 1, "Red: move, or attack?",
         "From b2 you reach a2, b1 and b3. Choose one, or another space.", "moving");
  clear_table (&table);
}

static void
test_beast_attack (void)
{
  Table table = open_table ("beasts-4.harena", 343);

  check (table.hand, 3, "Seat 3: choose a beast to attack with",
         "You have no gladiators left: attack with any beast in the arena, or with one of the "
         "reserve.", "no-gladiators");
  take_beast (table.hand, CLASH_BULL);
  check (table.hand, 3, "Seat 3: where does the bull go?",
         "Choose an empty space beside its target. It attacks right away.", "no-gladiators");
  press (&table, "a3");
  check (table.hand, 3, "Seat 3: who do you attack?",
         "From a3 you reach a2. Choose one, or another space.", "no-gladiators");
  clear_table (&table);
}

static void
test_pass (void)
{
  Table table = open_table ("passes-2.harena", 169);

  check (table.hand, 2, "Seat 2 cannot attack and passes",
         "No team can reach anybody to attack.", "attack");
  clear_table (&table);
}

static void
test_battle (void)
{
  check_after (SCRIPT_ENTRY "attack b2 c2", TRUE, 1, "Red has only one choice", NULL, NULL);
  check_after (SCRIPT_ENTRY "attack b2 b3", FALSE, 1, "Red: which gladiator do you net?",
               "That gladiator can do nothing until the battle is over.", "nets");
  check_after (SCRIPT_ENTRY "attack b2 c2;roll ...;roll .;keep;attack e3 d3", FALSE, 1,
               "The bull rolls…", "Two dice, one for each of its swords.", "dice");
  check_after (SCRIPT_ENTRY "attack b2 b3;net sword", FALSE, 2, "Ochre rolls…",
               "Two dice: one for the team, and one for each sword.", "dice");
  check_after (SCRIPT_ENTRY "attack b2 b3;net sword;roll x.;roll x..", FALSE, 1,
               "Red: throw all three dice again?",
               "Your trident lets you, once. The second throw counts, whatever it is.", "again");
  check_after (SCRIPT_ENTRY "attack b2 c2;roll ...", FALSE, 2, "The lion rolls…",
               "One die, for its sword.", "dice");
  check_after (SCRIPT_ENTRY "attack b2 c2;roll ...;roll .", FALSE, 2, "Ochre: throw the die again?",
               "You roll for the lion, which may throw again once. The second throw counts, "
               "whatever it is.", "again");
}

/* R30: with three players the attacker has a choice. */
static void
test_roller (void)
{
  Table table = open_table ("german-3.harena", 63);

  check (table.hand, 2, "Seat 2: who rolls for the lion?",
         "Name another player, who gains nothing by it: what the beast kills leaves the game.",
         "beast-roller");
  clear_table (&table);
}

static void
test_nets (void)
{
  Table table = open_table ("beasts-4.harena", 105);

  check (table.hand, 2, "Seat 2: which gladiator do you net?",
         "That gladiator can do nothing until the battle is over. You have two nets to throw.",
         "nets");
  clear_table (&table);
}

static void
test_losses (void)
{
  check_after (SCRIPT_ENTRY "attack b2 b3;net sword;roll xx", FALSE, 1,
               "Red: which gladiator do you give up?",
               "Then you roll at Ochre with what is left: three hits, or one lethal hit, take a "
               "gladiator.", "losses");
  check_after (SCRIPT_ENTRY "attack b2 b3;net sword;roll XX", FALSE, 1,
               "Red: which gladiator do you give up?",
               "You lose two gladiators, one after the other. Then you roll at Ochre with what is "
               "left: three hits, or one lethal hit, take a gladiator.", "losses");
  check_after (SCRIPT_ENTRY "attack b2 b3;net sword;roll ..;roll X..;keep", FALSE, 2,
               "Ochre: which gladiator do you give up?",
               "Red takes it as a point, and the battle is over.", "losses");
  check_after (SCRIPT_ENTRY "attack b2 c2;roll ...;roll X;keep", FALSE, 1,
               "Red: which gladiator do you give up?",
               "The gladiator leaves the game, and the battle is over.", "losses");
  check_after (SCRIPT_ENTRY "attack b2 a2;roll X.", FALSE, 1,
               "Red: which gladiator do you give up?",
               "Then you roll at the bull with what is left. It has three hits left.", "losses");
}

static void
test_whole_team_lost (void)
{
  Table table = open_table ("beasts-4.harena", 123);

  check (table.hand, 4, "Seat 4: which gladiator do you give up?",
         "The whole team is lost, one gladiator after the other.", "losses");
  clear_table (&table);
}

static void
test_nobody_asked (void)
{
  Table       table = new_table (SCRIPT_ENTRY, FALSE);
  HarenaSetup setup;

  g_assert_true (harena_game_model_set_seat (table.model, 1, "Red", "lanista", NULL));
  check (table.hand, 1, "Red is thinking…", NULL, NULL);
  harena_game_model_jump (table.model, 12);
  check (table.hand, 0, "You are looking at move 12 of 50",
         "The game waits. You can go on from here, or return to it.", NULL);
  harena_game_model_jump (table.model, 0);
  check (table.hand, 0, "You are looking at the beginning of the game",
         "The game waits. You can go on from here, or return to it.", NULL);
  clear_table (&table);

  table = open_table ("beasts-4.harena", 436);
  check (table.hand, 0, "Seat 4 wins", "31 points. All twelve beasts have been killed.", "end");
  clear_table (&table);

  harena_setup_init (&setup, harena_games[0], 0, 3);
  table.model = harena_game_model_new (harena_games[0], &setup, 1, NULL, TRUE);
  table.hand = harena_hand_new (table.model);
  check (table.hand, 0, "The teams enter…",
         "Teams and beasts are dealt, then the fighting starts.", "entry");
  g_object_unref (table.hand);
  g_object_unref (table.model);
}

static HarenaMove
read_move (const char *text)
{
  HarenaMove   move;
  HarenaReason reason;

  g_assert_true (harena_games[0]->read_move (NULL, text, &move, &reason));
  return move;
}

/* What is said about this move, where the table is. */
static void
check_hint (Table      *table,
            const char *move,
            double      wins,
            double      next,
            gboolean    whole,
            const char *expected)
{
  HarenaHint hints[] = {
    { .move = read_move (move), .playouts = wins >= 0 ? 900 : 0, .wins = wins, .points = 18.2 },
    { .move = read_move (move), .playouts = 100, .wins = next, .points = 17 },
  };
  g_autoptr (HarenaHints) list = NULL;
  g_autofree char        *text = NULL;

  list = harena_hints_new (harena_game_model_get_cursor (table->model), 1, whole,
                           next >= 0 ? 2 : 1, hints);
  text = harena_say_hint (VIEW (table->hand), list);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_hint_numbers (void)
{
  Table                   table = new_table (SCRIPT_ENTRY, FALSE);
  g_autoptr (HarenaHints) none = harena_hints_new (50, 1, TRUE, 0, NULL);
  g_autofree char        *nothing = harena_say_hint (VIEW (table.hand), none);

  check_hint (&table, "attack b2 a2", 0.462, 0.42, TRUE,
              "Attack the bull a2 with b2. You win 46 % of games from here, against 42 % after "
              "the next best move, with 18 points on average.");
  check_hint (&table, "attack b2 b3", 0.462, 0.42, FALSE,
              "Attack Ochre b3 with b2. So far, you win 46 % of games from here, against 42 % "
              "after the next best move, with 18 points on average.");
  check_hint (&table, "attack b2 b3", 0.462, 0.461, TRUE,
              "Attack Ochre b3 with b2. You win 46 % of games from here, about as many as after "
              "the next best move, with 18 points on average.");
  check_hint (&table, "attack b2 b3", 0.462, 0.47, FALSE,
              "Attack Ochre b3 with b2. So far, you win 46 % of games from here, about as many as "
              "after the next best move, with 18 points on average.");
  check_hint (&table, "attack b2 b3", 0.462, -1, TRUE,
              "Attack Ochre b3 with b2. You win 46 % of games from here, with 18 points on "
              "average.");
  check_hint (&table, "attack b2 b3", 0.462, -1, FALSE,
              "Attack Ochre b3 with b2. So far, you win 46 % of games from here, with 18 points on "
              "average.");
  check_hint (&table, "attack b2 b3", -1, -1, FALSE,
              "Attack Ochre b3 with b2. There was no time to compare it with others.");
  g_assert_cmpstr (nothing, ==, "There is no advice for this.");
  clear_table (&table);
}

static void
check_advice (Table      *table,
              const char *move,
              const char *advice)
{
  g_autofree char *expected = g_strconcat (advice, " There was no time to compare it with others.",
                                           NULL);

  check_hint (table, move, -1, -1, TRUE, expected);
}

static void
test_hint_moves (void)
{
  Table table = new_table ("", FALSE);

  check_advice (&table, "enter e3 sword", "Start a team in e3 with a sword.");
  check_advice (&table, "join e1 net", "Add a net to e1.");
  clear_table (&table);

  table = open_table ("beasts-4.harena", 377);
  check_advice (&table, "beast d3 e2", "Send the lion d3 against Seat 4 e2.");
  check_advice (&table, "beast d3 d4 e3", "Move the lion d3 to d4 and attack Seat 2 e3.");
  check_advice (&table, "release bull c3 d3", "Release the bull in c3 and attack the lion d3.");
  check_advice (&table, "attack e2 d2 d3", "Move e2 to d2 and attack the lion d3.");
  check_advice (&table, "pass", "Pass.");
  check_advice (&table, "net shield", "Throw the net over a shield.");
  check_advice (&table, "keep", "Keep the throw.");
  check_advice (&table, "reroll", "Throw again.");
  check_advice (&table, "lose spear", "Give up the spear.");
  check_advice (&table, "lose netted spear", "Give up the netted spear.");
  clear_table (&table);

  table = open_table ("german-3.harena", 63);
  check_advice (&table, "name 1", "Let Seat 1 roll for the lion.");
  clear_table (&table);
  table = open_table ("german-3.harena", 49);
  check_advice (&table, "place d3", "Put the lion in d3.");
  clear_table (&table);
}

/* Wherever the cursor may be, something is said that makes sense by itself. */
static void
test_everywhere (void)
{
  Table table = open_table ("beasts-4.harena", 436);

  for (guint i = 0; i <= harena_game_model_get_n_moves (table.model); i++)
    {
      HarenaQuestion question;

      harena_game_model_jump (table.model, i);
      harena_game_model_continue_here (table.model);
      harena_say_question (VIEW (table.hand), &question);
      g_assert_cmpstr (question.title, !=, "");
      g_assert_null (g_strrstr (question.title, "%"));
      g_assert_cmpstr (question.help, !=, "");
      harena_question_clear (&question);
    }
  clear_table (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/clash/questions/entry", test_entry);
  g_test_add_func ("/ui/clash/questions/last-picks", test_last_picks);
  g_test_add_func ("/ui/clash/questions/beasts-enter", test_beasts_enter);
  g_test_add_func ("/ui/clash/questions/attack", test_attack);
  g_test_add_func ("/ui/clash/questions/moving", test_moving);
  g_test_add_func ("/ui/clash/questions/beast-attack", test_beast_attack);
  g_test_add_func ("/ui/clash/questions/pass", test_pass);
  g_test_add_func ("/ui/clash/questions/battle", test_battle);
  g_test_add_func ("/ui/clash/questions/roller", test_roller);
  g_test_add_func ("/ui/clash/questions/nets", test_nets);
  g_test_add_func ("/ui/clash/questions/losses", test_losses);
  g_test_add_func ("/ui/clash/questions/whole-team-lost", test_whole_team_lost);
  g_test_add_func ("/ui/clash/questions/nobody-asked", test_nobody_asked);
  g_test_add_func ("/ui/clash/questions/hint-numbers", test_hint_numbers);
  g_test_add_func ("/ui/clash/questions/hint-moves", test_hint_moves);
  g_test_add_func ("/ui/clash/questions/everywhere", test_everywhere);

  return g_test_run ();
}
