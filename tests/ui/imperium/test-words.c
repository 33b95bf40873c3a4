/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Imperium says and what is pressed for its moves, in games played at random. */

#include "face.h"
#include "imperium/beats.h"
#include "imperium/imperium.h"
#include "imperium/learn.h"
#include "imperium/picks.h"
#include "imperium/speech.h"
#include "table/speech.h"
#include "ui.h"

#include <string.h>

extern const HarenaFace imperium_face;

typedef void (*Check) (const HarenaView *view);

/* Games of two to five seats; each position is looked at. */
static void
play_games (Check check)
{
  for (int seats = 2; seats <= 5; seats++)
    {
      ImperiumPosition position;
      HarenaSetup      setup;
      HarenaRandom     random;

      harena_random_seed (&random, seats);
      harena_setup_init (&setup, &imperium_game, 0, seats);
      g_assert_true (imperium_game.start (&position, &setup, NULL));
      for (int i = 0; i < 60 && imperium_game.turn (&position) != HARENA_NOBODY; i++)
        {
          g_autofree HarenaView *view = g_new (HarenaView, 1);

          harena_view_init (view, &imperium_face, &setup, &position,
                            imperium_game.turn (&position));
          check (view);
          imperium_game.play (&position,
                              view->moves[harena_random_below (&random, view->n_moves)]);
        }
    }
}

static gboolean
is_same_walk (const HarenaWalk *a,
              const HarenaWalk *b)
{
  if (a->n_targets != b->n_targets || a->n_free != b->n_free)
    return FALSE;
  for (int i = 0; i < a->n_targets; i++)
    if (i < a->n_free ? !harena_picks_have (a, b->targets[i])
                      : a->targets[i] != b->targets[i])
      return FALSE;
  return TRUE;
}

static void
check_walks (const HarenaView *view)
{
  g_autofree HarenaWalk *walks = g_new (HarenaWalk, view->n_moves);

  for (int i = 0; i < view->n_moves; i++)
    {
      harena_view_walk (view, view->moves[i], &walks[i]);
      for (int j = 0; j < i; j++)
        g_assert_false (is_same_walk (&walks[i], &walks[j]));
    }
}

static void
walks_are_unique (void)
{
  play_games (check_walks);
}

static void
press (HarenaView  *view,
       HarenaTarget target)
{
  HarenaPicks picks;

  g_assert_true (imperium_press (view, target, &picks));
  view->picks = picks;
  harena_view_narrow (view);
}

/* Bread and Circuses is pressed first and its province after it; without effect it comes last. */
static void
press_choice (HarenaView *view,
              HarenaMove  move)
{
  int doubled = imperium_choice_doubled (move);

  view->picks = (HarenaPicks) { 0 };
  if (doubled >= 0)
    {
      press (view, HARENA_CARD (IMPERIUM_BREAD));
      press (view, HARENA_SPACE (doubled));
    }
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (imperium_choice_has (move, card) && card != doubled && card != IMPERIUM_BREAD)
      press (view, imperium_target_of_card (card));
  if (doubled < 0 && imperium_choice_has (move, IMPERIUM_BREAD))
    {
      press (view, HARENA_CARD (IMPERIUM_BREAD));
      if (imperium_choice_doubled (imperium_picked (view).choice) >= 0)
        press (view, HARENA_CARD (IMPERIUM_BREAD));
    }
}

static void
check_presses (const HarenaView *view)
{
  g_autofree HarenaView *mine = g_memdup2 (view, sizeof *view);

  for (int i = 0; i < view->n_moves && imperium_choice_cards (view->moves[i]) != 0; i++)
    {
      HarenaMove move = 0;

      press_choice (mine, view->moves[i]);
      g_assert_true (harena_view_plays (mine, HARENA_BUTTON (IMPERIUM_PLAY), &move));
      g_assert_cmpuint (move, ==, view->moves[i]);
    }
}

static void
every_choice_can_be_pressed (void)
{
  play_games (check_presses);
}

/* I8. */
static void
bread_moves_where_it_is_pressed (void)
{
  HarenaSetup            setup;
  ImperiumPosition       position;
  g_autofree HarenaView *view = g_new (HarenaView, 1);

  harena_setup_init (&setup, &imperium_game, 0, 2);
  imperium_game.start (&position, &setup, NULL);
  harena_view_init (view, &imperium_face, &setup, &position, 1);
  press (view, HARENA_SPACE (IMPERIUM_GALLIA));
  press (view, HARENA_SPACE (IMPERIUM_ASIA));
  press (view, HARENA_CARD (IMPERIUM_BREAD));
  g_assert_cmpint (imperium_choice_doubled (imperium_picked (view).choice), ==, IMPERIUM_GALLIA);
  press (view, HARENA_SPACE (IMPERIUM_ASIA));
  g_assert_cmpint (imperium_choice_doubled (imperium_picked (view).choice), ==, IMPERIUM_ASIA);
  g_assert_true (imperium_picked (view).whole);
  press (view, HARENA_CARD (IMPERIUM_BREAD));
  g_assert_cmpint (imperium_choice_doubled (imperium_picked (view).choice), ==, -1);
  press (view, HARENA_CARD (IMPERIUM_BREAD));
  g_assert_false (imperium_picked (view).whole);
  /* One too many takes the place of the last; the Oracle is alone (I10). */
  press (view, HARENA_SPACE (IMPERIUM_SYRIA));
  press (view, HARENA_SPACE (IMPERIUM_AFRICA));
  g_assert_cmpuint (imperium_picked (view).choice, ==,
                    imperium_card_bit (IMPERIUM_GALLIA) | imperium_card_bit (IMPERIUM_ASIA)
                    | imperium_card_bit (IMPERIUM_AFRICA));
  press (view, HARENA_CARD (IMPERIUM_ORACLE));
  g_assert_cmpuint (imperium_picked (view).choice, ==, imperium_card_bit (IMPERIUM_ORACLE));
  g_assert_true (imperium_picked (view).whole);
}

static void
assert_sentence (char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
  g_assert_true (g_str_has_suffix (text, "."));
  g_free (text);
}

static void
check_words (const HarenaView *view)
{
  HarenaQuestion question = { 0 };

  imperium_ask (view, &question);
  g_assert_nonnull (question.title);
  g_assert_true (question.help == NULL || g_str_has_suffix (question.help, "."));
  g_assert_cmpint (harena_book_find (&imperium_book, question.topic), >=, 0);
  harena_question_clear (&question);
  for (int i = 0; i < view->n_moves; i++)
    {
      g_autofree char *words = imperium_say_move (view, view->moves[i]);

      g_assert_cmpuint (strlen (words), >, 0);
      assert_sentence (imperium_advise (view, view->moves[i]));
    }
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    {
      g_autofree char *words = imperium_say_target (view, imperium_target_of_card (card));

      g_assert_cmpuint (strlen (words), >, 0);
      assert_sentence (imperium_refuse (view, imperium_target_of_card (card)));
    }
}

static void
everything_has_words (void)
{
  play_games (check_words);
}

/* Each beat begins where the one before it left off; a scoring goes on in the order of its steps;
 * points come with the payment and with the run alone, cylinders go home at the last. */
static void
check_beats (GArray               *beats,
             const ImperiumReveal *reveal)
{
  const ImperiumBeat *last = NULL;

  for (guint i = 0; i < beats->len; i++)
    {
      const ImperiumBeat *beat = &g_array_index (beats, ImperiumBeat, i);
      gboolean            pays = beat->kind == IMPERIUM_BEAT_PAYMENT
                                 || beat->kind == IMPERIUM_BEAT_RUN;

      if (beat->kind < IMPERIUM_BEAT_COUNT)
        continue;
      if (last == NULL)
        g_assert_cmpmem (&beat->was, sizeof beat->was, &reveal->open, sizeof reveal->open);
      else
        g_assert_cmpmem (&beat->was, sizeof beat->was, &last->now, sizeof last->now);
      g_assert_true (last == NULL || beat->kind == IMPERIUM_BEAT_COUNT || beat->kind > last->kind);
      if (!pays)
        g_assert_cmpmem (beat->was.points, sizeof beat->was.points, beat->now.points,
                         sizeof beat->now.points);
      last = beat;
    }
  g_assert_true (last == NULL || last->kind == IMPERIUM_BEAT_HOME);
}

/* One move, told to somebody who sees all: what the steps say of points adds up. */
static void
check_telling (const HarenaTelling *telling)
{
  const ImperiumPosition *before = telling->before;
  const ImperiumPosition *after = telling->after;
  g_autoptr (GArray)      sentences = harena_sentences_new ();
  g_autoptr (GArray)      beats = NULL;
  ImperiumReveal          reveal;
  int                     points[HARENA_SEATS_MAX] = { 0 };

  imperium_tell (telling, sentences);
  g_assert_cmpuint (sentences->len, >, 0);
  if (!imperium_reveal (telling, &reveal))
    return;

  beats = imperium_beats_new (telling, &reveal);
  g_assert_cmpuint (beats->len, >, 0);
  for (guint i = 0; i < beats->len; i++)
    g_assert_nonnull (g_array_index (beats, ImperiumBeat, i).title);
  for (int i = 0; i < reveal.n_steps; i++)
    if (reveal.steps[i].kind == IMPERIUM_RANKED || reveal.steps[i].kind == IMPERIUM_RUN)
      points[reveal.steps[i].seat - 1] += reveal.steps[i].points;
  for (int i = 0; i < before->seats; i++)
    g_assert_cmpint (before->points[i] + points[i], ==, after->points[i]);
  check_beats (beats, &reveal);
  if (reveal.n_steps > 0)
    {
      const ImperiumBeat *last = &g_array_index (beats, ImperiumBeat, beats->len - 1);

      g_assert_cmpmem (last->now.influence, sizeof last->now.influence, after->influence,
                       sizeof after->influence);
    }
}

static void
every_move_is_told (void)
{
  for (int seats = 2; seats <= 5; seats++)
    {
      ImperiumPosition before, after;
      HarenaSetup      setup;
      HarenaRandom     random;
      HarenaMove       list[HARENA_MOVES_MAX];

      harena_random_seed (&random, 10 + seats);
      harena_setup_init (&setup, &imperium_game, 0, seats);
      imperium_game.start (&before, &setup, NULL);
      while (imperium_game.turn (&before) != HARENA_NOBODY)
        {
          HarenaTelling telling = {
            .face = &imperium_face, .game = &imperium_game, .setup = &setup, .n_seats = seats,
            .turn = before.turn, .known = TRUE, .before = &before, .after = &after,
          };

          for (int i = 0; i < seats; i++)
            telling.seats[i] = (HarenaViewSeat) { .name = "Red", .colour = i + 1 };
          telling.move = list[harena_random_below (&random, imperium_game.moves (&before, list))];
          after = before;
          imperium_game.play (&after, telling.move);
          check_telling (&telling);
          before = after;
        }
    }
}

static void
the_book_is_whole (void)
{
  for (guint i = 0; i < imperium_book.n_topics; i++)
    for (guint j = 0; j < imperium_book.topics[i].n_blocks; j++)
      {
        const char *picture = imperium_book.topics[i].blocks[j].picture;

        g_assert_true (picture == NULL || imperium_diagram_is_valid (picture));
      }
  g_assert_false (imperium_diagram_is_valid ("cards=africa,carthago"));
  g_assert_false (imperium_diagram_is_valid ("ring=1,2"));
}

/* Each lesson has its topic, and the move that it asks for is what its targets are pressed for. */
static void
the_lessons_follow_their_game (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (imperium_lessons.record, 0, NULL);
  const char        *text = bytes != NULL ? g_bytes_get_data (bytes, NULL) : NULL;

  g_assert_nonnull (text);
  for (guint i = 0; i < imperium_lessons.n_lessons; i++)
    {
      const HarenaLesson *lesson = &imperium_lessons.lessons[i];
      int                 card = imperium_card_of_target (harena_lesson_target (lesson));
      g_autofree char    *number = g_strdup_printf ("\n%u=", lesson->at + 1);
      const char         *line = strstr (text, number);

      g_assert_cmpint (harena_book_find (&imperium_book, lesson->topic), >=, 0);
      g_assert_true (lesson->picture == NULL || imperium_diagram_is_valid (lesson->picture));
      if (lesson->task != HARENA_TASK_PRESS)
        continue;
      g_assert_nonnull (line);
      g_assert_nonnull (g_strstr_len (line, strcspn (line + 1, "\n") + 1,
                                      imperium_card_words[card]));
      g_assert_nonnull (lesson->instead);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  harena_ui_init ();

  g_test_add_func ("/imperium/words/walks-are-unique", walks_are_unique);
  g_test_add_func ("/imperium/words/every-choice-can-be-pressed", every_choice_can_be_pressed);
  g_test_add_func ("/imperium/words/bread-moves", bread_moves_where_it_is_pressed);
  g_test_add_func ("/imperium/words/everything-has-words", everything_has_words);
  g_test_add_func ("/imperium/words/every-move-is-told", every_move_is_told);
  g_test_add_func ("/imperium/words/the-book-is-whole", the_book_is_whole);
  g_test_add_func ("/imperium/words/the-lessons-follow-their-game", the_lessons_follow_their_game);
  return g_test_run ();
}
