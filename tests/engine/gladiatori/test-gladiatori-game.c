/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setting up, animals, teams, creation, items, and what a seat sees: G7, G11 to G14, G69 to G87. */

#include "stage.h"

#include "gladiatori/way.h"

#include <string.h>

static void
test_g7_who_may_be_taken (void)
{
  GladPosition position;

  stage_start (&position, 4, "basic");
  stage_play (&position, "gladiator thraex");
  stage_assert_legal (&position, "gladiator secutor;gladiator mirmillo;gladiator hoplomacus");
  stage_refuse (&position, "gladiator thraex", "somebody has the thraex already");
  stage_refuse (&position, "gladiator retiarius", "the retiarius does not fight here");
  stage_start (&position, 3, "teams2v1");
  stage_assert_legal (&position, "gladiator provocator");
}

/* What is neither in hand nor played is life. */
static void
test_g1_life (void)
{
  GladPosition position;
  HarenaSetup  setup;
  GladCards    hand = glad_card (GLAD_FURY) + 2 * glad_card (GLAD_ONE);

  for (int seats = 0; seats <= 5; seats++)
    {
      harena_setup_init (&setup, &gladiatori_game, harena_find_edition (&gladiatori_game, "duel"),
                         seats);
      g_assert_true (harena_setup_check (&gladiatori_game, &setup, NULL)
                     == (seats >= 1 && seats <= 4));
    }

  stage_start (&position, 2, "basic");
  stage_play (&position, "gladiator secutor", "gladiator mirmillo", "start b2", "start h7",
              "hand fury", "energy 2 one", "special none", "hand none", "energy none",
              "special none");
  g_assert_cmphex (position.seats[1].hand, ==, hand);
  g_assert_cmphex (position.seats[1].deck, ==, glad_gladiators[0].cards - hand);
  g_assert_cmphex (position.seats[2].deck, ==, glad_gladiators[1].cards);
}

/* The seats choose in their order, a hex each, and look as the hex wants it. */
static void
test_g11_places (void)
{
  GladPosition position;

  stage_start (&position, 3, "basic");
  stage_play (&position, "gladiator thraex", "gladiator secutor", "gladiator mirmillo",
              "start b7", "start h2");
  stage_assert_legal (&position, "start b2;start h7");
  stage_refuse (&position, "start b7", "b7 is not empty");
  stage_play (&position, "start h7");
  g_assert_cmpint (position.seats[1].facing, ==, GLAD_SW);
  g_assert_cmpint (position.seats[2].facing, ==, GLAD_NE);
  g_assert_cmpint (position.seats[3].facing, ==, GLAD_NW);
}

static void
test_g14_deck_preparation (void)
{
  GladPosition position;

  stage_start (&position, 2, "first");
  stage_play (&position, "gladiator secutor", "gladiator mirmillo", "start b2", "start h7",
              "hand fury movement", "energy 2 one");
  stage_assert_legal (&position, "special none"); /* before turn 3 */
  stage_play (&position, "special none", "hand none", "energy none", "special none");
  g_assert_cmphex (position.seats[1].hand, ==,
                   glad_card (GLAD_FURY) + glad_card (GLAD_MOVEMENT) + 2 * glad_card (GLAD_ONE));
}

/* An animal phase begins, without the dog of the first turn. */
static void
let_animals_act (GladPosition *position)
{
  memset (position->frames, 0, sizeof position->frames);
  position->depth = 0;
  memset (&position->action, 0, sizeof position->action);
  for (int i = 0; i < GLAD_N_ANIMALS; i++)
    if (position->animals[i].kind == GLAD_DOG && position->animals[i].number == 1)
      {
        position->board[position->animals[i].cell] = 0;
        memset (&position->animals[i], 0, sizeof position->animals[i]);
      }
  position->stage = GLAD_STAGE_ANIMALS;
  position->frames[position->depth++] = (GladFrame) { GLAD_ASK_ACTS, 0, 0, 0 };
}

/* A wolf comes adjacent with 4 movements and rolls 5. */
static void
test_g73_example_9 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 vp 5", "1 at e6 e", "1 hand zero", "2 at a1 e",
               "wolf e10 w", "1 items shield1-2");
  let_animals_act (&position);
  stage_play (&position, "acts wolf1", "hunts 1", "dice 4", "dice 5");
  g_assert_cmpint (position.fight.fighters[1].side, ==, GLAD_F);
  stage_play (&position, "surprised", "parry guard");
  g_assert_cmpint (position.fight.kind, ==, GLAD_NO_FIGHT);
  g_assert_cmpint (position.seats[1].stats[GLAD_GUARD], ==, 4);
}

/* A dog, a wolf, a lion and a bear, each before the first Action phase of its turn. */
static void
test_g69_entry (void)
{
  static const int kinds[7] = { [1] = GLAD_DOG, [3] = GLAD_WOLF, [4] = GLAD_LION, [5] = GLAD_BEAR };
  int              entered[7] = { 0 };
  GladPosition     position;
  HarenaMove       list[HARENA_MOVES_MAX];

  stage_start (&position, 4, "duel surrender=no");
  while (gladiatori_game.turn (&position) != HARENA_NOBODY)
    {
      const GladFrame *frame = glad_asked (&position);

      if (frame->step == GLAD_ASK_GATE && position.stage == GLAD_STAGE_ENTRY)
        {
          g_assert_cmpint (position.phase, ==, 1);
          g_assert_cmpint (entered[position.turn], ==, 0);
          entered[position.turn] = frame->a;
        }
      gladiatori_game.moves (&position, list);
      gladiatori_game.play (&position, list[0]);
    }
  g_assert_cmpint (position.turn, ==, 6);
  g_assert_cmpmem (entered, sizeof entered, kinds, sizeof kinds);
}

/* The nearest acts first, then the nearest of those left; equal ones are left to chance. */
static void
test_g71_nearest_first (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand zero", "2 at a1 e", "dog e3 e",
               "wolf e8 w", "lion e9 w");
  let_animals_act (&position);
  stage_assert_legal (&position, "acts wolf1");
  stage_play (&position, "acts wolf1", "hunts 1", "dice 1", "dice 1", "surprised", "parry");
  stage_assert_legal (&position, "acts dog2");

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand zero", "2 at a1 e", "dog e3 e",
               "wolf e9 w");
  let_animals_act (&position);
  stage_assert_legal (&position, "acts dog2;acts wolf1");
}

static void
test_g70_gates (void)
{
  GladPosition position;

  stage_start (&position, 1, "duel");
  stage_play (&position, "gladiator secutor", "start b2", "hand fury", "energy none",
              "special none");
  stage_assert_legal (&position, "gate left;gate right");
  stage_play (&position, "gate left");
  g_assert_cmpint (position.animals[0].cell, ==, glad_gates[0].cell);
  stage_assert_legal (&position, "acts dog1");
}

/* Of equal ways the first step comes first, in the order F, FL, FR. */
static void
test_g72_way (void)
{
  GladPosition position;
  GladWay      way;

  stage_scene (&position, 2, "basic", "1 at e6 e", "2 at a1 e", "dog e3 e");
  glad_find_way (&position, GLAD_FIRST_ANIMAL, 1, &way);
  g_assert_cmpint (way.length, ==, 2);
  g_assert_cmpint (way.prey, ==, 1);
  g_assert_cmpint (way.places[2].cell, ==, glad_read_cell ("e5"));
}

static void
test_g74_attack_on_an_animal (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand fury acrobatics", "wolf e7 w",
               "2 at a1 e");
  stage_play (&position, "play fury", "attack wolf1", "lay none", "special acrobatics",
              "plus acrobatics", "plus wounds", "strike blood 3", "dice 6 6");
  g_assert_cmpint (stage_vp (&position, 1), ==, 13);
  g_assert_cmpint (position.called[GLAD_DOG], ==, 1); /* G75: a double of a wolf */
  g_assert_cmpint (position.board[glad_read_cell ("e7")], ==, 0);
}

static void
test_g75_bear_takes_a_card (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand fury", "bear e7 w", "2 at a1 e");
  stage_play (&position, "play fury", "attack bear1", "strike", "dice 5 2");
  stage_play (&position, "lose one");
  g_assert_cmphex (position.seats[1].out, ==, glad_card (GLAD_ONE));
}

static void
test_g77_alone (void)
{
  GladPosition position;

  stage_start (&position, 1, "duel turns=1");
  stage_play (&position, "gladiator secutor", "start b2", "hand none", "energy none",
              "special none", "gate right", "acts dog1", "hunts 1", "dice 1", "end", "acts dog1",
              "hunts 1", "dice 1", "end");
  g_assert_cmphex (gladiatori_game.winners (&position), ==, 1);
  g_assert_cmpstr (gladiatori_game.ending (&position), ==, "survived");

  stage_start (&position, 1, "duel turns=1");
  stage_play (&position, "gladiator secutor", "start b2", "hand none", "energy none",
              "special none", "gate right", "acts dog1", "hunts 1", "dice 1", "surrender");
  g_assert_cmphex (gladiatori_game.winners (&position), ==, 0);
  g_assert_cmpstr (gladiatori_game.ending (&position), ==, "fallen");
}

static void
test_g78_sides (void)
{
  HarenaSetup  setup;
  HarenaReason reason;

  harena_setup_init (&setup, &gladiatori_game, harena_find_edition (&gladiatori_game, "teams2v2"),
                     4);
  g_assert_cmpint (harena_side (&gladiatori_game, &setup, 3), ==, 1);
  g_assert_cmpint (harena_side (&gladiatori_game, &setup, 2), ==, 2);
  setup.seats = 3;
  g_assert_false (harena_setup_check (&gladiatori_game, &setup, &reason));
  g_assert_cmpstr (reason.sentence, ==, "two against two is for four seats");
}

static void
test_g79_creation (void)
{
  GladPosition position;

  stage_start (&position, 2, "built");
  stage_play (&position, "endurance 3", "offence 9", "guard 9", "blood 3");
  stage_assert_legal (&position, "speed 3;speed 4;speed 5;speed 6;speed 7;speed 8;speed 9");
  stage_play (&position, "speed 3", "energy 2 one 1 zero", "special rage destroy", "power up",
              "enough");
  g_assert_cmpint (position.seats[1].coins, ==, 55 - 3 - 16 - 16 - 3 - 3 - 5 - 3 - 1);
  stage_play (&position, "endurance 3");
  stage_refuse (&position, "guard 3", "abilities and capacities are bought one after the other");
}

static void
test_g80_auction (void)
{
  GladPosition position;

  stage_start (&position, 2, "built");
  for (int i = 0; i < 2; i++)
    stage_play (&position, "endurance 3", "offence 3", "guard 3", "blood 3", "speed 3",
                "energy 2 one 2 zero", "special none", "enough");
  stage_play (&position, "item spear3-0", "bid 1 one", "bid 1 one 1 zero");
  g_assert_cmpint (position.seats[2].items[0], ==, 4);
  g_assert_cmpint (glad_n_cards (position.seats[2].discard), ==, 2);
  stage_play (&position, "item net2-1", "bid none", "bid none");
  g_assert_cmpint (position.seats[1].items[0], ==, 0);
  stage_play (&position, "item trident2-2", "bid none", "bid 1 one", "item helmet0-2", "bid none",
              "bid none");
  stage_assert_legal (&position, "drop spear3-0;drop trident2-2");
}

static void
test_g81_selection (void)
{
  GladPosition position;

  stage_start (&position, 2, "built items=selection");
  for (int i = 0; i < 2; i++)
    stage_play (&position, "endurance 3", "offence 3", "guard 3", "blood 3", "speed 3",
                "energy none", "special none", "enough");
  stage_play (&position, "item spear3-0", "item trident2-2", "item sword2-1", "item sword3-0",
              "item sword3-0", "first 2", "choose spear3-0", "choose trident2-2",
              "choose sword3-0");
  stage_assert_legal (&position, "choose sword2-1;choose sword3-0");
}

static void
assert_told (const GladPosition *position,
             const char         *text,
             const char         *told)
{
  HarenaMove   move;
  HarenaReason reason;
  char         seen[HARENA_MOVE_TEXT_MAX];

  g_assert_true (gladiatori_game.read_move (position, text, &move, &reason));
  gladiatori_game.write_move (position, move, HARENA_SEES_OPEN, seen);
  g_assert_cmpstr (seen, ==, told);
}

static void
test_g87_what_others_are_told (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury 2 one", "2 at e7 w",
               "2 hand fury zero");
  assert_told (&position, "play fury", "play ?");
  assert_told (&position, "turn w", "turn w");
  stage_play (&position, "play fury", "attack 2");
  assert_told (&position, "lay 2 one", "lay 2");
  stage_play (&position, "lay 2 one");
  assert_told (&position, "defend fury", "defend ?");
}

/* Sheets, items, powers, points and what lies open is seen by everybody. */
static void
test_g83_open (void)
{
  GladPosition    position;
  GladPosition    seen;
  const GladSeat *own = &position.seats[1];
  const GladSeat *other = &seen.seats[1];

  stage_scene (&position, 2, "advanced", "1 hand fury", "1 discard 2 one", "1 out zero",
               "1 row strength/ movement", "1 offence 2", "1 white 1", "1 vp 13");
  seen = position;
  gladiatori_game.see (&seen, 2);
  g_assert_cmpmem (own->stats, sizeof own->stats, other->stats, sizeof other->stats);
  g_assert_cmpmem (own->items, sizeof own->items, other->items, sizeof other->items);
  g_assert_cmpmem (own->row, sizeof own->row, other->row, sizeof other->row);
  g_assert_cmphex (own->discard, ==, other->discard);
  g_assert_cmphex (own->out, ==, other->out);
  g_assert_cmpint (own->powers, ==, other->powers);
  g_assert_cmpint (own->vp, ==, other->vp);
  g_assert_cmpint (own->white, ==, other->white);
  g_assert_cmpint (own->cell, ==, other->cell);
}

/* G86: by the open count, and not by what is really there. */
static void
test_g86_questions_tell_nothing (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury 2 one", "2 at e7 w", "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "lay none");
  stage_assert_legal (&position, "special none");
}

/* Example 11: the only Feint is in the deck. */
static void
test_example_11 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury one", "2 at e7 w",
               "2 hand zero");
  position.seats[1].gladiator = 0;
  position.seats[1].deck += glad_card (GLAD_FEINT);
  stage_play (&position, "play fury", "attack 2", "lay none", "special none", "surprised",
              "strike", "parry guard");
  stage_assert_legal (&position, "no feint");
}

/* G85: what was gained openly is in the hand in every deal. */
static void
test_g85_dealing_anew (void)
{
  GladPosition position;
  HarenaRandom random;

  stage_scene (&position, 2, "basic", "1 hand fury 2 one", "1 discard sweep");
  stage_play (&position, "play fury", "recover", "gain sweep", "enough");
  harena_random_seed (&random, 1);
  for (int i = 0; i < 200; i++)
    {
      GladPosition dealt = position;

      gladiatori_game.hide (&dealt, 2, &random);
      g_assert_true (glad_has (dealt.seats[1].hand, GLAD_SWEEP));
      g_assert_cmpint (glad_n_red (dealt.seats[1].hand), ==, 3);
      g_assert_cmpint (glad_n_green (dealt.seats[1].hand), ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G1/life", test_g1_life);
  g_test_add_func ("/gladiatori/G7/who-may-be-taken", test_g7_who_may_be_taken);
  g_test_add_func ("/gladiatori/G11/places", test_g11_places);
  g_test_add_func ("/gladiatori/G14/deck-preparation", test_g14_deck_preparation);
  g_test_add_func ("/gladiatori/G73/example-9", test_g73_example_9);
  g_test_add_func ("/gladiatori/G69/entry", test_g69_entry);
  g_test_add_func ("/gladiatori/G70/gates", test_g70_gates);
  g_test_add_func ("/gladiatori/G71/nearest-first", test_g71_nearest_first);
  g_test_add_func ("/gladiatori/G72/way", test_g72_way);
  g_test_add_func ("/gladiatori/G74/attack-on-an-animal", test_g74_attack_on_an_animal);
  g_test_add_func ("/gladiatori/G75/bear-takes-a-card", test_g75_bear_takes_a_card);
  g_test_add_func ("/gladiatori/G77/alone", test_g77_alone);
  g_test_add_func ("/gladiatori/G78/sides", test_g78_sides);
  g_test_add_func ("/gladiatori/G79/creation", test_g79_creation);
  g_test_add_func ("/gladiatori/G80/auction", test_g80_auction);
  g_test_add_func ("/gladiatori/G81/selection", test_g81_selection);
  g_test_add_func ("/gladiatori/G83/open", test_g83_open);
  g_test_add_func ("/gladiatori/G85/dealing-anew", test_g85_dealing_anew);
  g_test_add_func ("/gladiatori/G86/questions-tell-nothing", test_g86_questions_tell_nothing);
  g_test_add_func ("/gladiatori/G87/what-others-are-told", test_g87_what_others_are_told);
  g_test_add_func ("/gladiatori/examples/11", test_example_11);

  return g_test_run ();
}
