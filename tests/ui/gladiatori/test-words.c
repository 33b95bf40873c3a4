/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games of every edition: each legal move has a walk that no other shares, each target and
 * move has words, each question a title, and each move something to be told to everybody. */

#include "face.h"
#include "gladiatori/attack-sums.h"
#include "gladiatori/gladiatori.h"
#include "gladiatori/move.h"
#include "gladiatori/position.h"
#include "gladiatori/ways.h"
#include "ui.h"

#include <string.h>

enum
{
  GAMES = 12,      /* of each edition and number of seats */
};

typedef struct
{
  HarenaView view;
  HarenaWalk walks[HARENA_MOVES_MAX];
} Table;

static void
check_words (const char *words,
             const char *what)
{
  if (words == NULL || words[0] == '\0' || !g_utf8_validate (words, -1, NULL))
    g_error ("No words for %s", what);
}

static void
check_move (Table *table,
            int    at)
{
  HarenaView      *view = &table->view;
  HarenaMove       move = view->moves[at];
  g_autofree char *words = view->face->describe_move (view, move);
  char             text[HARENA_MOVE_TEXT_MAX];

  view->game->write_move (view->position, move, HARENA_SEES_ALL, text);
  check_words (words, text);
  harena_view_walk (view, move, &table->walks[at]);
  g_assert_cmpint (table->walks[at].n_targets, >, 0);
  for (int i = 0; i < at; i++)
    if (harena_walk_goes_on (&table->walks[i], &table->walks[at])
        && table->walks[i].n_targets == table->walks[at].n_targets)
      g_error ("“%s” is pressed like another move", text);
}

/* No walk may end where another goes on: the longer one could never be pressed. */
static void
check_ends (Table *table,
            int    at)
{
  for (int i = 0; i < table->view.n_moves; i++)
    if (i != at && table->walks[i].n_targets > table->walks[at].n_targets
        && harena_walk_goes_on (&table->walks[i], &table->walks[at]))
      g_error ("A walk ends on the way of another");
}

static void
check_target (const HarenaView *view,
              HarenaTarget      target)
{
  g_autofree char *words = view->face->describe_target (view, target);

  check_words (words, "a target");
  if (harena_target_kind (target) == HARENA_TARGET_BUTTON)
    {
      HarenaButton button = { 0 };

      view->face->button (view, target, &button);
      check_words (button.label, "a button");
      harena_button_clear (&button);
    }
}

/* Everything that can be pressed on the way to a move. */
static void
check_way (Table *table,
           int    at)
{
  HarenaView view = table->view;

  for (int i = 0; i < table->walks[at].n_targets; i++)
    {
      g_assert_true (harena_view_is_next (&view, table->walks[at].targets[i]));
      check_target (&view, table->walks[at].targets[i]);
      harena_picks_add (&view.picks, table->walks[at].targets[i]);
      harena_view_narrow (&view);
    }
}

/* G18: what a way stands for are legal moves, which end where it says; and nothing else is pressed
 * like it. */
static void
check_far (const HarenaView *view,
           HarenaMove        way)
{
  GladPosition position;
  HarenaMove   moves[HARENA_WALK_MAX];
  HarenaReason reason;
  HarenaWalk   walk;
  int          seat = glad_asked (view->position)->seat;
  int          n = view->face->unfold (view, way, moves);

  memcpy (&position, view->position, sizeof position);
  g_assert_cmpint (n, >, 1);
  g_assert_cmpint (n, ==, glad_way_price (view, glad_a (way), glad_b (way)));
  for (int i = 0; i < n; i++)
    if (!harena_play (view->game, &position, moves[i], &reason))
      g_error ("A way leads over a move that is not legal");
  g_assert_cmpint (position.seats[seat].cell, ==, glad_a (way));
  g_assert_cmpint (position.seats[seat].facing, ==, glad_b (way));
  harena_view_walk (view, way, &walk);
  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaWalk other;

      harena_view_walk (view, view->moves[i], &other);
      g_assert_false (other.n_targets == walk.n_targets && harena_walk_goes_on (&other, &walk));
    }
}

static void
check_ways (HarenaView *view)
{
  int n_far = view->n_ways;

  for (int i = 0; i < n_far; i++)
    {
      HarenaView held = *view;
      HarenaWalk walk;

      check_far (view, view->ways[i]);
      harena_view_walk (view, view->ways[i], &walk);
      harena_picks_add (&held.picks, walk.targets[0]);
      harena_view_narrow (&held);
      for (int j = 0; j < held.n_ways; j++)
        check_far (&held, held.ways[j]);
    }
}

static void
check_question (HarenaView *view)
{
  HarenaQuestion question = { 0 };

  view->face->ask (view, &question);
  check_words (question.title, "a question");
  if (view->asked != 0)
    check_words (question.help, question.title);
  if (question.topic == NULL)
    g_error ("“%s” leads nowhere in the rule book", question.title);
  if (view->face->book != NULL)
    g_assert_cmpint (harena_book_find (view->face->book, question.topic), >=, 0);
  harena_question_clear (&question);
}

static void
check_cards (const HarenaView *view)
{
  HarenaCard cards[HARENA_CARDS_MAX];
  int        n_cards;

  if (view->asked == 0)
    return;
  n_cards = view->face->cards->list (view, view->asked, cards);
  g_assert_cmpint (n_cards, <=, HARENA_CARDS_MAX);
  for (int i = 0; i < n_cards; i++)
    {
      g_autofree char *words = view->face->cards->describe (view, &cards[i]);

      check_words (words, "a card");
    }
}

/* The picture of an attack has the engine’s numbers, and a sentence. */
static void
check_attack (const HarenaView *view)
{
  const GladPosition *position = view->position;
  GladAttack          attack;
  g_autofree char    *words = NULL;

  g_assert_true (glad_attack_init (&attack, position)
                 == (position->fight.kind != GLAD_NO_FIGHT));
  if (position->fight.kind == GLAD_NO_FIGHT)
    return;
  words = glad_attack_words (&attack, view, position);
  check_words (words, "an attack");
  check_words (glad_attack_phase (attack.phase), "a step of an attack");
  for (int i = 0; i < attack.attack.n; i++)
    check_words (glad_attack_addend (position, 0, &attack.attack.addends[i]), "an addend");
  for (int i = 0; i < attack.defence.n; i++)
    check_words (glad_attack_addend (position, attack.target, &attack.defence.addends[i]),
                 "an addend");
  if (attack.phase == GLAD_PHASE_FEINT)
    {
      g_assert_cmpint (attack.attack.total, ==, position->fight.fighters[attack.target].attack);
      g_assert_cmpint (attack.defence.total, ==, position->fight.fighters[attack.target].defence);
      g_assert_cmpint (attack.attack_now, ==, glad_attack_now (position, attack.target));
    }
}

static void
check_position (Table             *table,
                const HarenaSetup *setup,
                const void        *position,
                gboolean           thorough)
{
  HarenaView *view = &table->view;
  int         turn = gladiatori_game.turn (position);

  harena_view_init (view, harena_face_of (&gladiatori_game), setup, position, MAX (turn, 0));
  check_question (view);
  for (int i = 0; i < view->n_moves; i++)
    check_move (table, i);
  for (int i = 0; thorough && i < view->n_moves; i++)
    {
      check_ends (table, i);
      check_way (table, i);
    }
  check_cards (view);
  check_ways (view);
  check_attack (view);
  for (int space = 0; thorough && space < view->face->board->n_spaces; space++)
    {
      HarenaContent content = { 0 };
      HarenaMark    mark = { 0 };

      check_target (view, HARENA_SPACE (space));
      view->face->board->fill (view, space, &content);
      view->face->board->mark (view, space, &mark);
    }
}

/* As each viewer is told it. */
static void
check_telling (const HarenaSetup *setup,
               const void        *before,
               HarenaMove         move,
               const void        *after)
{
  for (int viewer = HARENA_SEES_OPEN; viewer <= setup->seats; viewer++)
    {
      GladPosition       seen[2];
      char               whole[HARENA_MOVE_TEXT_MAX];
      char               part[HARENA_MOVE_TEXT_MAX];
      g_autoptr (GArray) sentences = g_array_new (FALSE, TRUE, sizeof (HarenaSentence));
      HarenaTelling      telling = {
        .face = harena_face_of (&gladiatori_game), .game = &gladiatori_game, .setup = setup,
        .n_seats = setup->seats, .turn = gladiatori_game.turn (before), .viewer = viewer,
      };

      seen[0] = *(const GladPosition *) before;
      seen[1] = *(const GladPosition *) after;
      gladiatori_game.write_move (before, move, HARENA_SEES_ALL, whole);
      gladiatori_game.write_move (before, move, viewer, part);
      harena_see (&gladiatori_game, &seen[0], viewer);
      harena_see (&gladiatori_game, &seen[1], viewer);
      telling.known = g_str_equal (whole, part);
      telling.move = telling.known ? move : 0;
      telling.before = &seen[0];
      telling.after = &seen[1];
      for (int i = 0; i < setup->seats; i++)
        telling.seats[i] = (HarenaViewSeat) { "Marta", i + 1, TRUE };

      g_array_set_clear_func (sentences, (GDestroyNotify) harena_sentence_clear);
      telling.face->tell (&telling, sentences);
      /* Only a list of cards that is empty or secret says nothing. */
      if (strncmp (whole, "energy", 6) != 0 && strncmp (whole, "special", 7) != 0
          && strncmp (whole, "recover none", 12) != 0)
        g_assert_cmpint (sentences->len, >, 0);
      for (guint i = 0; i < sentences->len; i++)
        check_words (g_array_index (sentences, HarenaSentence, i).text, whole);
    }
}

static void
play_game (const HarenaSetup *setup,
           uint64_t           seed)
{
  g_autofree Table *table = g_new0 (Table, 1);
  const HarenaFace *face = harena_face_of (&gladiatori_game);
  HarenaRandom      random;
  GladPosition      position, before;
  HarenaMove        moves[HARENA_MOVES_MAX];
  int               n_played = 0;
  g_autofree char  *when = NULL;
  g_autofree char  *winner = NULL;
  g_autofree char  *ending = NULL;

  harena_random_seed (&random, seed);
  g_assert_true (gladiatori_game.start (&position, setup, NULL));
  while (gladiatori_game.turn (&position) != HARENA_NOBODY)
    {
      int        n_moves = gladiatori_game.moves (&position, moves);
      HarenaMove move = moves[harena_random_below (&random, n_moves)];

      check_position (table, setup, &position, n_played % 3 == 0);
      before = position;
      gladiatori_game.play (&position, move);
      check_telling (setup, &before, move, &position);
      n_played++;
    }
  harena_view_init (&table->view, face, setup, &position, 0);
  when = face->when (&table->view);
  winner = face->winner (&table->view);
  ending = face->ending (&table->view);
  check_words (when, "the end");
  check_words (winner, "the winner");
  check_words (ending, "the ending");
}

static void
test_edition (gconstpointer data)
{
  int edition = GPOINTER_TO_INT (data);

  for (int seats = 1; seats <= GLAD_SEATS; seats++)
    {
      HarenaSetup setup;

      harena_setup_init (&setup, &gladiatori_game, edition, seats);
      if (!harena_setup_check (&gladiatori_game, &setup, NULL))
        continue;
      for (int game = 0; game < GAMES; game++)
        play_game (&setup, 100 * edition + 10 * seats + game);
    }
}

static void
test_options (void)
{
  const HarenaFace *face = harena_face_of (&gladiatori_game);

  for (int i = 0; i < gladiatori_game.n_editions; i++)
    {
      check_words (face->edition_name (i), "an edition");
      check_words (face->edition_words (i), "an edition");
    }
  for (int i = 0; i < gladiatori_game.n_options; i++)
    {
      int n_values = harena_option_n_values (&gladiatori_game.options[i]);

      check_words (face->option_name (i), "an option");
      check_words (face->option_words (i), "an option");
      for (int value = 0; n_values > 2 && value < n_values; value++)
        check_words (face->value_name (i, value), "a value");
    }
}

/* Each lesson comes at a move of the record, and its first target leads to the move it asks for. */
static void
test_lessons (void)
{
  const HarenaFace         *face = harena_face_of (&gladiatori_game);
  const HarenaLessons      *lessons = face->lessons;
  const HarenaGame *const   games[] = { &gladiatori_game, NULL };
  g_autoptr (GBytes)        bytes = g_resources_lookup_data (lessons->record, 0, NULL);
  gsize                     size;
  const char               *text = g_bytes_get_data (bytes, &size);
  g_autoptr (HarenaRecord)  record = harena_record_parse (games, text, size, NULL);
  GladPosition              position;
  guint                     played = 0;

  g_assert_nonnull (record);
  g_assert_true (gladiatori_game.start (&position, &record->setup, NULL));
  for (guint i = 0; i < lessons->n_lessons; i++)
    {
      const HarenaLesson *lesson = &lessons->lessons[i];
      HarenaView          view;
      HarenaWalk          walk;

      for (; played < lesson->at; played++)
        gladiatori_game.play (&position, g_array_index (record->moves, HarenaMove, played));
      g_assert_cmpint (harena_book_find (face->book, lesson->topic), >=, 0);
      if (lesson->task != HARENA_TASK_PLAY && lesson->task != HARENA_TASK_PRESS)
        continue;
      g_assert_cmpint (gladiatori_game.turn (&position), ==, 1);
      g_assert_nonnull (lesson->instead);
      harena_view_init (&view, face, &record->setup, &position, 1);
      harena_view_walk (&view, g_array_index (record->moves, HarenaMove, played), &walk);
      g_assert_true (harena_picks_have (&walk, lesson->targets[0]));
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  harena_ui_init ();

  g_test_add_func ("/gladiatori/options", test_options);
  g_test_add_func ("/gladiatori/lessons", test_lessons);
  for (int i = 0; i < gladiatori_game.n_editions; i++)
    {
      g_autofree char *path = g_strdup_printf ("/gladiatori/words/%s",
                                               gladiatori_game.editions[i].id);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_edition);
    }
  return g_test_run ();
}
