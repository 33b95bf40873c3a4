/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clash in words: the very sentences, for what happened and for what is in a space. */

#include "clash/by-hand.h"

#include "clash/speech.h"

#include "clash/script.h"

#include <string.h>

static GArray *
new_sentences (void)
{
  GArray *sentences = g_array_new (FALSE, TRUE, sizeof (HarenaSentence));

  g_array_set_clear_func (sentences, (GDestroyNotify) harena_sentence_clear);
  return sentences;
}

/* "[crest] text (dice)", one a line; the crest is a seat, or the letter of a beast. */
static char *
write_sentences (const GArray *sentences)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    {
      const HarenaSentence *sentence = &g_array_index (sentences, HarenaSentence, i);

      g_string_append_printf (text, "[%c] %s",
                              sentence->icon != NULL ? sentence->icon[strlen ("harena-beast-")]
                                                   : '0' + sentence->seat,
                              sentence->text);
      if (sentence->dice_text != NULL)
        g_string_append_printf (text, " %s (%s)", sentence->dice, sentence->dice_text);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

/* What the moves behind the first n_before tell. */
static void
check_log (HarenaGameModel *model,
           guint            n_before,
           const char      *expected)
{
  g_autoptr (GArray) sentences = new_sentences ();
  g_autofree char   *text = NULL;

  for (guint i = n_before; i < harena_game_model_get_n_moves (model); i++)
    tell_move (model, i, sentences);
  text = write_sentences (sentences);
  g_assert_cmpstr (text, ==, expected);
}

static void
check_fight (const char *moves,
             gboolean    named,
             const char *expected)
{
  g_autofree char *all = g_strconcat (SCRIPT_ENTRY, moves, NULL);
  HarenaGameModel *model = script_model (all, named);

  check_log (model, SCRIPT_ENTRY_MOVES, expected);
  g_assert_finalize_object (model);
}

static void
check_golden (const char *name,
              guint       number,
              const char *expected)
{
  HarenaGameModel   *model = script_golden (name);
  g_autoptr (GArray) sentences = new_sentences ();
  g_autofree char   *text = NULL;

  tell_move (model, number - 1, sentences);
  text = write_sentences (sentences);
  g_assert_cmpstr (text, ==, expected);
  g_assert_finalize_object (model);
}

static void
test_entry (void)
{
  HarenaGameModel *model = script_model ("enter e3 trident;enter a1 sword;join e3 shield;"
                                         "join a1 net;join e3 spear",
                                         FALSE);

  check_log (model, 0,
             "[1] Red starts a team in e3: trident\n"
             "[2] Ochre starts a team in a1: sword\n"
             "[1] Red adds a shield to e3\n"
             "[2] Ochre adds a net to a1\n"
             "[1] Red adds a spear to e3\n");
  g_assert_finalize_object (model);

  check_golden ("german-3.harena", 49, "[1] Seat 1 draws a lion\n");
  check_golden ("german-3.harena", 50, "[1] Seat 1 puts the lion in d3\n");
}

/* The examples of the rulebooks. */
static void
test_example_1 (void)
{
  check_fight ("attack b2 b3;net sword;roll x.;roll x..;reroll;roll xxx;lose spear", FALSE,
               "[1] Red b2 attacks Ochre b3\n"
               "[2] Ochre is first: one spear against none\n"
               "[1] Red nets a sword\n"
               "[2] Ochre rolls x. (One hit, one miss)\n"
               "[1] Red has one wound\n"
               "[1] Red rolls x.. (One hit, two misses)\n"
               "[1] Red throws again\n"
               "[1] Red rolls xxx (Three hits)\n"
               "[2] One shield cancels one hit\n"
               "[2] Ochre gives up the spear\n");
}

static void
test_example_2 (void)
{
  check_fight ("attack b2 c2;roll X..", FALSE,
               "[1] Red b2 attacks the lion c2\n"
               "[1] Red is first: the spears are level, and Red attacks\n"
               "[1] Red rolls X.. (One lethal hit, two misses)\n"
               "[l] The lion dies: Red takes it\n"
               "[1] Red moves into c2\n");
}

static void
test_example_3 (void)
{
  check_fight ("attack b2 c2;name 2;roll xx.;roll .;reroll;roll X;lose trident", TRUE,
               "[1] Red b2 attacks the lion c2\n"
               "[1] Red is first: the spears are level, and Red attacks\n"
               "[1] Red names Ochre to roll for the lion\n"
               "[1] Red rolls xx. (Two hits, one miss)\n"
               "[l] One shield cancels one hit\n"
               "[l] The lion has one hit left\n"
               "[l] The lion rolls . (One miss)\n"
               "[l] The lion throws again: nothing was hit\n"
               "[l] The lion rolls X (One lethal hit)\n"
               "[1] Red gives up the trident\n"
               "[l] The gladiator leaves the game, and nobody takes it\n");
}

static void
test_wounds (void)
{
  check_fight ("attack b2 b3;net sword;roll x.;roll ...;keep;"
               "attack b3 b2;net sword;roll x.;lose sword;roll ..;keep", FALSE,
               "[1] Red b2 attacks Ochre b3\n"
               "[2] Ochre is first: one spear against none\n"
               "[1] Red nets a sword\n"
               "[2] Ochre rolls x. (One hit, one miss)\n"
               "[1] Red has one wound\n"
               "[1] Red rolls ... (Three misses)\n"
               "[1] Red keeps the throw\n"
               "[2] Ochre b3 attacks Red b2\n"
               "[2] Ochre is first: one spear against none\n"
               "[1] Red nets a sword\n"
               "[2] Ochre rolls x. (One hit, one miss)\n"
               "[1] Red has a second wound, which costs a gladiator\n"
               "[1] Red gives up the sword\n"
               "[1] Red rolls .. (Two misses)\n"
               "[1] Red keeps the throw\n");
}

static void
test_beasts (void)
{
  check_golden ("beasts-4.harena", 344,
                "[3] Seat 3 releases the bull in a3 and attacks the bear a2\n"
                "[b] The bull is first: two spears against none\n");
  check_golden ("beasts-4.harena", 378,
                "[3] Seat 3 sends the lion d3 against Seat 4 e2\n"
                "[l] The lion is first: the spears are level, and the lion attacks\n");
  check_golden ("beasts-4.harena", 395,
                "[3] Seat 3 moves the lion e2 to c3 and attacks Seat 2 b3\n"
                "[l] The lion is first: the spears are level, and the lion attacks\n");
  check_golden ("beasts-4.harena", 381,
                "[4] Seat 4 gives up the sword\n"
                "[4] Seat 4 has lost the team in e2\n"
                "[l] The lion moves into e2\n");
  check_golden ("beasts-4.harena", 413,
                "[3] Seat 3 releases the bull in c3 and attacks Seat 1 d3\n"
                "[b] The bull is first: two spears against one\n");
  check_golden ("german-3.harena", 116,
                "[2] Seat 2 rolls Xx. (One lethal hit, one hit, one miss)\n"
                "[b] One shield cancels one hit\n"
                "[b] The bear has two hits left\n");
}

static void
test_turns (void)
{
  check_golden ("german-3.harena", 123,
                "[1] Seat 1 d2 attacks Seat 3 c2\n"
                "[1] Seat 1 is first: three spears against two\n");
  check_golden ("german-3.harena", 336,
                "[2] Seat 2 moves b2 to d3 and attacks Seat 3 c2\n"
                "[3] Seat 3 is first: two spears against none\n");
  check_golden ("german-3.harena", 380, "[3] Seat 3 gives up the netted sword\n");
  check_golden ("german-3.harena", 384,
                "[1] Seat 1 gives up the net\n"
                "[1] Seat 1 has lost the team in a1\n"
                "[1] Seat 1 has no gladiators left, and plays on with the beasts\n");
  check_golden ("passes-2.harena", 170, "[2] Seat 2 cannot attack and passes\n");
}

static void
check_end (const char *name,
           const char *last,
           const char *winner,
           const char *ending,
           const char *when)
{
  HarenaGameModel   *model = script_golden (name);
  g_autoptr (GArray) sentences = new_sentences ();
  g_autofree char   *who = say_end_of (model, harena_say_winner);
  g_autofree char   *why = say_end_of (model, harena_say_ending);
  g_autofree char   *end = say_of (model, harena_say_when);

  tell_move (model, harena_game_model_get_n_moves (model) - 1, sentences);
  g_assert_cmpstr (g_array_index (sentences, HarenaSentence, sentences->len - 1).text, ==, last);
  g_assert_cmpstr (who, ==, winner);
  g_assert_cmpstr (why, ==, ending);
  g_assert_cmpstr (end, ==, when);
  g_assert_finalize_object (model);
}

static void
test_end (void)
{
  check_end ("german-3.harena", "The game is over: Seat 3 wins with 33 points", "Seat 3 wins",
             "33 points, and the last to stand.", "The end, after 68 battles");
  check_end ("beasts-4.harena", "The game is over: Seat 4 wins with 31 points", "Seat 4 wins",
             "31 points. All twelve beasts have been killed.", "The end, after 85 battles");
  check_end ("passes-2.harena", "The game is over: Seat 2 wins with 26 points", "Seat 2 wins",
             "26 points. Nobody can attack any more.", "The end, after 24 battles");
  check_end ("international-3.harena", "The game is over: Seat 3 wins with 19 points",
             "Seat 3 wins", "19 points, though Seat 1 was the last to stand.",
             "The end, after 70 battles");
  check_end ("international-5.harena",
             "The game is over: Seat 2 and Seat 5 share the win with 17 points each",
             "Seat 2 and Seat 5 share the win",
             "17 points each. Seat 2 was the last to stand.", "The end, after 75 battles");
}

/* Before it is over, nobody has won. */
static void
test_no_end (void)
{
  HarenaGameModel *model = script_model (SCRIPT_ENTRY, FALSE);

  g_assert_null (say_end_of (model, harena_say_winner));
  g_assert_null (say_end_of (model, harena_say_ending));
  g_assert_finalize_object (model);
}

static void
check_when (const char *moves,
            const char *expected)
{
  HarenaGameModel *model = script_model (moves, FALSE);
  g_autofree char *when = say_of (model, harena_say_when);

  g_assert_cmpstr (when, ==, expected);
  g_assert_finalize_object (model);
}

static void
test_when (void)
{
  check_when ("", "Entering the arena, round 1 of 16");
  check_when ("enter b2 net", "Entering the arena, round 1 of 16");
  check_when ("enter b2 net;enter b3 spear", "Entering the arena, round 2 of 16");
  check_when (SCRIPT_ENTRY, "Round 1, two players");
  check_when (SCRIPT_ENTRY "attack b2 b3;net sword", "Round 1, two players");
  check_when (SCRIPT_ENTRY "attack b2 c2;roll X..;attack b3 b4;roll ...;roll .",
              "Round 1, two players");
  check_when (SCRIPT_ENTRY "attack b2 c2;roll X..;attack b3 b4;roll ...;roll .;keep",
              "Round 2, two players");

  HarenaGameModel *model = script_model (SCRIPT_ENTRY, FALSE);
  g_autofree char *when = NULL;

  harena_game_model_jump (model, 40);
  when = say_of (model, harena_say_when);
  g_assert_cmpstr (when, ==, "Placing beasts");
  g_assert_finalize_object (model);
}

static void
test_dice (void)
{
  static const struct
  {
    const char *faces;
    const char *text;
  } rolls[] = {
    { "x..", "One hit, two misses" },
    { "Xx.", "One lethal hit, one hit, one miss" },
    { "XXXXX", "Five lethal hits" },
    { "xxxx.", "Four hits, one miss" },
    { ".", "One miss" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_autofree char *text = clash_speech_dice (rolls[i].faces);

      g_assert_cmpstr (text, ==, rolls[i].text);
    }
}

static void
test_names (void)
{
  g_assert_cmpstr (clash_speech_kind (CLASH_TRIDENT), ==, "Trident");
  g_assert_cmpstr (clash_speech_kind_use (CLASH_SWORD), ==, "One more die");
  g_assert_cmpstr (clash_speech_kind_use (CLASH_SHIELD), ==, "Cancels one hit");
  g_assert_cmpstr (clash_speech_beast (CLASH_BULL), ==, "Bull");
}

/* A sentence that a person can read: nothing left of its making. */
static void
check_readable (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "  "));
  g_assert_false (g_str_has_suffix (text, " "));
}

static void
check_game (const char *name)
{
  HarenaGameModel *model = script_golden (name);

  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      g_autoptr (GArray) sentences = new_sentences ();

      tell_move (model, i, sentences);
      g_assert_cmpuint (sentences->len, >=, 1);
      for (guint j = 0; j < sentences->len; j++)
        {
          const HarenaSentence *sentence = &g_array_index (sentences, HarenaSentence, j);

          check_readable (sentence->text);
          g_assert_true (sentence->seat == 0 || sentence->icon == NULL);
          g_assert_true ((sentence->dice[0] != '\0') == (sentence->dice_text != NULL));
          if (sentence->dice_text != NULL)
            check_readable (sentence->dice_text);
        }
    }
  g_assert_finalize_object (model);
}

static void
test_golden (void)
{
  script_each_golden (check_game);
}

static void
check_cell (HarenaHand  *hand,
            const char *cell,
            const char *expected)
{
  g_autofree char *text = clash_speech_target (VIEW (hand), CLASH_SPACE (clash_read_cell (cell)));

  g_assert_cmpstr (text, ==, expected);
}

static void
check_group (HarenaHand  *hand,
             const char *cell,
             const char *title,
             const char *state)
{
  g_autofree char *said = clash_speech_group_title (VIEW (hand), clash_read_cell (cell));
  g_autofree char *stood = clash_speech_group_state (VIEW (hand), clash_read_cell (cell));

  g_assert_cmpstr (said, ==, title);
  g_assert_cmpstr (stood, ==, state);
}

static void
press (HarenaHand  *hand,
       const char *cell)
{
  g_assert_true (press_cell (hand, clash_read_cell (cell)));
}

static void
test_cells_entering (void)
{
  HarenaGameModel *model = script_model ("enter b2 net;enter b3 spear", FALSE);
  HarenaHand       *hand = harena_hand_new (model);

  check_cell (hand, "b2", "b2, Red: net");
  check_cell (hand, "c3", "c3, empty");
  take_kind (hand, CLASH_SWORD);
  check_cell (hand, "b2", "b2, Red: net. Has room for the gladiator.");
  check_cell (hand, "b3", "b3, Ochre: spear");
  check_cell (hand, "c3", "c3, empty. You can start a team here.");
  check_group (hand, "b2", "Red, b2", "One gladiator, no wound");
  check_group (hand, "c3", "c3", "Empty");

  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

static void
test_cells_placing (void)
{
  HarenaGameModel *model = script_model (SCRIPT_ENTRY, FALSE);
  HarenaHand       *hand = harena_hand_new (model);

  harena_game_model_jump (model, 33);
  harena_game_model_continue_here (model);
  check_cell (hand, "a2", "a2, empty. You can put the beast here.");
  check_cell (hand, "b3", "b3, Ochre: two swords, spear and shield");

  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

static void
test_cells_fighting (void)
{
  HarenaGameModel *model = script_model (SCRIPT_ENTRY
                                         "attack b2 b3;net sword;roll x.;roll ...;keep;"
                                         "attack b3 b4;roll ...;roll .;keep;"
                                         "attack b2 c2;roll X..;attack b3 b4;roll ...;roll .;keep",
                                         FALSE);
  HarenaHand       *hand = harena_hand_new (model);

  check_cell (hand, "c2", "c2, Red: two swords, net and trident, one wound. Can attack.");
  check_cell (hand, "b4", "b4, the lion: sword, two tridents and shield, two hits left");
  check_group (hand, "c2", "Red, c2", "Four gladiators, one wound");
  check_group (hand, "b4", "The lion, b4", "Two hits left");
  check_group (hand, "e2", "The bear, e2", "Four hits left");

  look_at_cell (hand, clash_read_cell ("c2"));
  check_cell (hand, "b3", "b3, Ochre: two swords, spear and shield. Can be attacked from c2.");
  press (hand, "c2");
  check_cell (hand, "c2", "c2, Red: two swords, net and trident, one wound. Chosen to attack.");
  check_cell (hand, "b3", "b3, Ochre: two swords, spear and shield. Can be attacked.");
  check_cell (hand, "b2", "b2, empty");

  g_object_set (hand, "confirm", TRUE, NULL);
  press (hand, "b3");
  check_cell (hand, "b3", "b3, Ochre: two swords, spear and shield. Choose it again to attack.");
  press (hand, "b3");
  check_cell (hand, "c2", "c2, Red: two swords, net and trident, one wound. It is attacking.");
  check_cell (hand, "b3", "b3, Ochre: two swords, spear and shield. It is being attacked.");

  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

/* Red has three gladiators left in c2, and may move through b2. */
static void
test_cells_moving (void)
{
  HarenaGameModel *model = script_model (SCRIPT_ENTRY
                                         "attack b2 c2;roll X..;attack b3 c2;net sword;roll X.;"
                                         "lose sword;roll ..;keep",
                                         FALSE);
  HarenaHand       *hand = harena_hand_new (model);

  press (hand, "c2");
  check_group (hand, "c2", "Red, c2", "Three gladiators, so it may move");
  check_cell (hand, "b2", "b2, empty. You can move here and attack.");
  check_cell (hand, "b1", "b1, the bear: three swords and shield, four hits left. "
                          "Can be attacked after a move.");
  press (hand, "b2");
  check_cell (hand, "b2", "b2, empty. You attack from here.");
  check_cell (hand, "b1", "b1, the bear: three swords and shield, four hits left. "
                          "Can be attacked.");

  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/clash/speech/entry", test_entry);
  g_test_add_func ("/ui/clash/speech/example-1", test_example_1);
  g_test_add_func ("/ui/clash/speech/example-2", test_example_2);
  g_test_add_func ("/ui/clash/speech/example-3", test_example_3);
  g_test_add_func ("/ui/clash/speech/wounds", test_wounds);
  g_test_add_func ("/ui/clash/speech/beasts", test_beasts);
  g_test_add_func ("/ui/clash/speech/turns", test_turns);
  g_test_add_func ("/ui/clash/speech/end", test_end);
  g_test_add_func ("/ui/clash/speech/no-end", test_no_end);
  g_test_add_func ("/ui/clash/speech/when", test_when);
  g_test_add_func ("/ui/clash/speech/dice", test_dice);
  g_test_add_func ("/ui/clash/speech/names", test_names);
  g_test_add_func ("/ui/clash/speech/golden", test_golden);
  g_test_add_func ("/ui/clash/speech/cells/entering", test_cells_entering);
  g_test_add_func ("/ui/clash/speech/cells/placing", test_cells_placing);
  g_test_add_func ("/ui/clash/speech/cells/fighting", test_cells_fighting);
  g_test_add_func ("/ui/clash/speech/cells/moving", test_cells_moving);

  return g_test_run ();
}
