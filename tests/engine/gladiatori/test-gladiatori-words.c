/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as the record names them, refusals, and the invariant, which must fail when it should. */

#include "stage.h"

#include "gladiatori/notation.h"
#include "invariant.h"

#include <string.h>

/* The page’s list of forms, an example of each. */
static void
test_each_form (void)
{
  static const char *const forms[] = {
    "gladiator secutor", "start b2", "hand none", "hand strength fury",
    "energy 2 one 1 zero feint", "special rage reflexes", "no delay", "delay 2", "surrender",
    "balance white", "balance grey", "step e11 ne", "turn sw", "power up", "power wounds 3",
    "power wrestle 2", "play fury", "reuse dexterity", "end", "pay guard", "pay one",
    "gain speed", "gain feint", "enough", "face nw", "attack 2", "attack dog1", "sweep 2 dog1 3",
    "throw spear3-0 2", "net 3", "recover", "move", "cooperate 2 dog1", "agree", "refuse", "stop",
    "lay none", "lay 1 one", "defend movement", "defend again fury", "surprised",
    "rage deck one", "rage discard unbalance", "sacrifice zero", "adrenaline guard",
    "break 2 shield1-3", "cube", "plus rage", "normal rage", "leap 2 1", "discard one",
    "plus wrestle", "strike", "strike offence", "strike blood 3", "strike blood 2 offence",
    "parry", "parry guard", "parry speed 1", "parry speed 3 guard", "feint", "no feint",
    "lose zero", "lose net2-1", "swap one fury", "die", "push i7", "no push", "rest",
    "recover none", "recover strength", "points none", "points offence 1 guard 2", "gate left",
    "acts dog1", "hunts 1", "dice 6", "dice 6 1", "endurance 9", "speed 3", "item helmet0-2",
    "bid 2 zero", "drop sword3-0", "first 4", "choose armguard1-1", "pass",
  };
  GladPosition position;

  stage_scene (&position, 4, "advanced", "dog e6 w");
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      char         text[HARENA_MOVE_TEXT_MAX];
      HarenaMove   move;
      HarenaReason reason;

      if (!gladiatori_game.read_move (&position, forms[i], &move, &reason))
        g_error ("“%s” cannot be read: %s", forms[i], reason.sentence);
      gladiatori_game.write_move (&position, move, HARENA_SEES_ALL, text);
      g_assert_cmpstr (text, ==, forms[i]);
      g_assert_true (glad_is_move (&position, move));
    }
}

static void
test_hostile_texts (void)
{
  static const char *const texts[][2] = {
    { "", "this cannot be read as a move" },
    { " end", "this cannot be read as a move" },
    { "end  ", "this cannot be read as a move" },
    { "jump b2", "no move begins with “jump”" },
    { "end now", "“end” is not followed by the right words" },
    { "step z9 e", "there is no hex z9" },
    { "step e6 north", "north is no direction" },
    { "play sword", "sword is no card" },
    { "attack cat1", "there is nobody called cat1 in the arena" },
    { "attack dog2", "there is nobody called dog2 in the arena" },
    { "gladiator spartacus", "spartacus is no gladiator" },
    { "throw spoon 2", "spoon is no item" },
    { "power fly", "fly is no power" },
    { "balance green", "green is no colour of a cube" },
    { "gate up", "there is no gate up" },
    { "leap x 1", "x is no number" },
    { "hunts 5", "there is no seat 5" },
    { "adrenaline speed", "speed is no ability and no capacity" },
    { "hand one", "one does not belong in this list" },
    { "lay 1 zero 1 one", "“lay” is not followed by the right words" },
    { "lay one", "“lay” is not followed by the right words" },
    { "hand fury strength", "“hand” is not followed by the right words" },
    { "lay ?", "? is no card" },
    { "strike blood", "“strike” is not followed by the right words" },
    { "strike blood 0", "“strike” is not followed by the right words" },
    { "dice 06", "“dice” is not followed by the right words" },
    { "special sweep sacrifice acrobatics adrenaline rage destroy unbalance reflexes fury one two",
      "fury does not belong in this list" },
  };
  GladPosition position;

  stage_scene (&position, 2, "basic", "dog e6 w");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    stage_refuse (&position, texts[i][0], texts[i][1]);
}

static void
test_reasons (void)
{
  GladPosition position;

  stage_scene (&position, 3, "advanced", "1 at e6 e", "1 hand fury one", "1 row strength/",
               "1 blood 0", "2 at e7 w", "3 at c5 e");
  stage_refuse (&position, "agree", "now the Action begins: Balance, Sprint or an Action card");
  stage_refuse (&position, "balance white", "there is no such cube to be taken off");
  stage_refuse (&position, "play dexterity",
                "dexterity cannot be played from the hand as an Action card");
  stage_refuse (&position, "reuse strength", "strength is rotated and cannot be reused");
  stage_refuse (&position, "reuse movement", "movement does not lie in the row");
  stage_refuse (&position, "power lunge", "the power lunge is not there, or was used");
  stage_refuse (&position, "power wounds 1", "the power wounds cannot be used now");
  stage_refuse (&position, "turn e", "the gladiator faces there already");
  stage_play (&position, "play fury");
  stage_refuse (&position, "move", "only the Movement card is for a Move");
  stage_refuse (&position, "attack 3", "3 is no enemy in the hex ahead");
  stage_refuse (&position, "sweep 2", "there is no sweep in the hand");
  stage_refuse (&position, "net 2", "there is no net2-1 in the hands of this gladiator");
  stage_refuse (&position, "throw sword2-1 3", "sword2-1 cannot be thrown");
  stage_refuse (&position, "cooperate 2 3",
                "cooperation is against an enemy of both, ahead and seen from its Front");
  stage_play (&position, "attack 2");
  stage_refuse (&position, "lay 2 one", "not all of these cards are there");
  stage_play (&position, "lay none", "special none");
  stage_refuse (&position, "defend one", "one is no Action card");
  stage_refuse (&position, "defend again fury", "fury does not lie in the row");
  stage_play (&position, "defend fury", "lay none", "special none");
  stage_refuse (&position, "strike blood 1",
                "at most 3 points are spent, and no more than there are: not 1");
  stage_play (&position, "strike offence");
  stage_refuse (&position, "parry speed 1", "Speed is spent only with a Dodge");
}

static void
test_over (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic turns=1");
  stage_play (&position, "surrender");
  stage_refuse (&position, "end", "the game is over");
}

/* One byte of a good position is changed. */
typedef struct
{
  const char *name;
  size_t      offset;
  int         by;
} Damage;

#define AT(field) offsetof (GladPosition, field)

static const Damage damages[] = {
  { "card-too-many", AT (seats[1].hand), 1 },
  { "card-lost", AT (seats[2].deck), -1 },
  { "known", AT (seats[1].known), 8 },
  { "cell", AT (seats[1].cell), 1 },
  { "state", AT (seats[1].state), 2 },
  { "white", AT (seats[1].white), 3 },
  { "grey", AT (seats[1].grey), 1 },
  { "stat-too-high", AT (seats[1].stats), 9 },
  { "row", AT (seats[1].n_row), 1 },
  { "disc", AT (discs), 1 },
  { "depth", AT (depth), 1 },
  { "board", AT (board) + 70, 1 },
  { "rim", AT (board), 1 },
  { "animal", AT (animals[0].cell), 1 },
};

static void
test_damage_is_found (gconstpointer data)
{
  const Damage *damage = data;

  if (g_test_subprocess ())
    {
      GladPosition position;

      stage_scene (&position, 2, "basic", "1 hand fury", "2 hand zero", "dog e1 e");
      ((guint8 *) &position)[damage->offset] += damage->by;
      glad_invariant (&position);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*/invariant.c:*");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/notation/each-form", test_each_form);
  g_test_add_func ("/gladiatori/notation/hostile-texts", test_hostile_texts);
  g_test_add_func ("/gladiatori/reasons/of-an-action", test_reasons);
  g_test_add_func ("/gladiatori/reasons/over", test_over);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/gladiatori/invariant/finds/", damages[i].name, NULL);

      g_test_add_data_func (path, &damages[i], test_damage_is_found);
    }

  return g_test_run ();
}
