/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the screen of Hannibal says and does, without a window where none is needed. */

#include "faces.h"
#include "hannibal/board.h"
#include "hannibal/book.h"
#include "hannibal/chart.h"
#include "hannibal/facts.h"
#include "hannibal/hand.h"
#include "hannibal/hannibal.h"
#include "hannibal/layout.h"
#include "hannibal/names.h"
#include "hannibal/outcome.h"
#include "hannibal/scene.h"
#include "hannibal/speech.h"
#include "learn/lesson-course.h"
#include "stage.h"
#include "table/end-page.h"
#include "table/series.h"
#include "table/table.h"

#include <string.h>

static const HarenaRecordSeat persons[] = {
  { .name = (char *) "Livia", .player = (char *) HARENA_PERSON, .colour = 2 },
  { .name = (char *) "Marcus", .player = (char *) HARENA_PERSON, .colour = 1 },
};

static HarenaSetup
setup_of (int edition)
{
  HarenaSetup setup;

  harena_setup_init (&setup, &hannibal_game, edition, 2);
  return setup;
}

static void
start (HannibalPosition *position)
{
  HarenaSetup setup = setup_of (0);

  g_assert_true (hannibal_game.start (position, &setup, NULL));
}

static void
play (HannibalPosition *position,
      const char       *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);

  for (int i = 0; texts[i] != NULL; i++)
    {
      HarenaMove   move;
      HarenaReason reason;

      g_assert_true (hannibal_game.read_move (position, texts[i], &move, &reason));
      g_assert_true (harena_play (&hannibal_game, position, move, &reason));
    }
}

static HarenaView
view_of (const HannibalPosition *position)
{
  static HarenaSetup setup;
  HarenaView         view;

  setup = setup_of (0);
  harena_view_init (&view, harena_face_of (&hannibal_game), &setup, position,
                    MAX (position->turn, 0));
  return view;
}

static gboolean
is_whole_sentence (const char *text)
{
  return text != NULL && g_unichar_isupper (g_utf8_get_char (text)) && g_str_has_suffix (text, ".")
         && strstr (text, "(null)") == NULL;
}

/* Each place of both layouts holds its own pieces, and no other place does; all is on the map. */
static void
test_layouts (void)
{
  for (int i = 0; i < HANNIBAL_N_LAYOUTS; i++)
    {
      const HarenaLayout *layout = &hannibal_layouts[i];
      HarenaGeometry      geometry;

      harena_geometry_init (&geometry, layout, HANNIBAL_N_PLACES, 1, layout->width, layout->height,
                            NULL);
      for (int place = 0; place < HANNIBAL_N_PLACES; place++)
        for (int other = 0; other < HANNIBAL_N_PLACES; other++)
          {
            HarenaPoint a = layout->spaces[place].centre, b = layout->spaces[other].centre;

            g_assert_cmpint (harena_geometry_contains (&geometry, place, b.x - a.x, b.y - a.y), ==,
                             place == other);
          }
    }
}

/* Issue 15: arrow keys come to every place on both maps. */
static void
test_arrows (void)
{
  static const double steps[][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };

  for (int i = 0; i < HANNIBAL_N_LAYOUTS; i++)
    {
      const HarenaLayout *layout = &hannibal_layouts[i];
      HarenaGeometry      geometry;
      unsigned            reached = 1, before = 0;

      harena_geometry_init (&geometry, layout, HANNIBAL_N_PLACES, 1, layout->width, layout->height,
                            NULL);
      while (reached != before)
        {
          before = reached;
          for (int place = 0; place < HANNIBAL_N_PLACES; place++)
            for (int step = 0; (before & 1u << place) && step < 4; step++)
              {
                HarenaPoint lane = layout->spaces[place].centre;
                int         next = harena_geometry_walk (&geometry, place, steps[step][0],
                                                         steps[step][1], &lane);

                if (next >= 0)
                  reached |= 1u << next;
              }
        }
      g_assert_cmpuint (reached, ==, (1u << HANNIBAL_N_PLACES) - 1);
    }
}

/* H9: beside legions Hannibal is a piece of his own; alone the area is his; the keyboard presses the
 * area twice. */
static void
test_hannibal_in_hand (void)
{
  HannibalPosition position;
  HarenaView       view;
  HarenaPicks      picks;
  HarenaMove       move;
  HarenaWalk       walk;
  HarenaTarget     carthago = HARENA_SPACE (HANNIBAL_CARTHAGO);

  start (&position);
  view = view_of (&position);
  hannibal_walk (&position, hannibal_move (HANNIBAL_LEAD, HANNIBAL_CARTHAGO, HANNIBAL_ZAMA), &walk);
  g_assert_cmpuint (walk.targets[0], ==, HANNIBAL_PIECE);

  view.picks = (HarenaPicks) { .targets = { carthago }, .n_targets = 1 };
  harena_view_narrow (&view);
  g_assert_false (hannibal_holds_him (&view));
  g_assert_true (hannibal_move_to (&view, HANNIBAL_SARDINIA, &move));
  picks = view.picks;
  g_assert_true (hannibal_press (&view, carthago, &picks));
  g_assert_cmpuint (picks.targets[0], ==, HANNIBAL_PIECE);

  view.picks = picks;
  harena_view_narrow (&view);
  g_assert_true (hannibal_holds_him (&view));
  g_assert_false (hannibal_move_to (&view, HANNIBAL_SARDINIA, &move));
  g_assert_true (hannibal_move_to (&view, HANNIBAL_ZAMA, &move));
  g_assert_true (hannibal_press (&view, carthago, &picks));
  g_assert_cmpint (picks.n_targets, ==, 0);

  play (&position, "hannibal carthago zama; pass");
  hannibal_walk (&position, hannibal_move (HANNIBAL_LEAD, HANNIBAL_ZAMA, HANNIBAL_CARTHAGO), &walk);
  g_assert_cmpuint (walk.targets[0], ==, HARENA_SPACE (HANNIBAL_ZAMA));
}

/* Every place that cannot be pressed says why, in a whole sentence; every move and every advice too. */
static void
test_sentences (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (15);

  for (int game = 0; game < 20; game++)
    {
      HannibalPosition position;

      start (&position);
      for (int i = 0; i < 200 && position.step != HANNIBAL_STEP_OVER; i++)
        {
          HarenaView       view = view_of (&position);
          HarenaMove       move = view.moves[g_rand_int_range (random, 0, view.n_moves)];
          g_autofree char *advice = hannibal_advise (&view, move);
          HarenaWalk       walk;

          g_assert_true (is_whole_sentence (advice));
          harena_view_walk (&view, move, &walk);
          if (walk.n_targets > 1)
            view.picks = (HarenaPicks) { .targets = { walk.targets[0] }, .n_targets = 1 };
          harena_view_narrow (&view);
          for (int place = 0; place < HANNIBAL_N_PLACES; place++)
            {
              g_autofree char *words = hannibal_say_target (&view, HARENA_SPACE (place));
              g_autofree char *why = hannibal_refuse (&view, HARENA_SPACE (place));

              g_assert_true (is_whole_sentence (words));
              if (!harena_view_is_next (&view, HARENA_SPACE (place)))
                g_assert_true (is_whole_sentence (why));
            }
          hannibal_game.play (&position, move);
        }
    }
}

/* H18 to H20, worked example 3: who fought, with what, and who was lost. */
static void
test_fight (void)
{
  HannibalPosition position, before;
  HannibalFight    fight;
  g_autofree char *cards = NULL;
  g_autofree char *loss = NULL;

  start (&position);
  play (&position, "hannibal carthago mauritania; march roma gallia; march carthago mauritania; "
                   "march gallia citerior; hannibal mauritania ulterior; march roma gallia; "
                   "march mauritania ulterior; march citerior ulterior; commit hannibal; card 3");
  before = position;
  g_assert_false (hannibal_fight_of (&before, &before, &fight));
  play (&position, "card 4");
  g_assert_true (hannibal_fight_of (&before, &position, &fight));
  g_assert_cmpint (fight.cards[HANNIBAL_CARTHAGE], ==, 3);
  g_assert_cmpint (fight.cards[HANNIBAL_ROME], ==, 4);
  g_assert_true (fight.hannibal && fight.lost[HANNIBAL_CARTHAGE] && fight.lost[HANNIBAL_ROME]);
  g_assert_true (fight.over);
  cards = hannibal_words_cards (&fight);
  loss = hannibal_words_loss (&fight);
  g_assert_cmpstr (cards, ==, "3 + 1 against 4");
  g_assert_cmpstr (loss, ==, "level, Carthage loses Hannibal and Rome a legion");

  /* H20: the last card brings all five back, and is known all the same. */
  before.hands[HANNIBAL_CARTHAGE] = before.hands[HANNIBAL_ROME] = 1 << 2;
  before.laid = 0;
  position.hands[HANNIBAL_CARTHAGE] = position.hands[HANNIBAL_ROME] = HANNIBAL_FULL_HAND;
  g_assert_true (hannibal_fight_of (&before, &position, &fight));
  g_assert_cmpint (fight.cards[HANNIBAL_CARTHAGE], ==, 3);
  g_assert_cmpint (fight.cards[HANNIBAL_ROME], ==, 3);
}

/* H23, H24: who is one step from winning is told to the other side, and to nobody before. */
static void
test_warnings (void)
{
  HannibalPosition position;
  g_autofree char *gates = NULL;
  g_autofree char *none = NULL;
  g_autofree char *line = NULL;

  start (&position);
  none = hannibal_words_warning (&position, HANNIBAL_ROME);
  g_assert_null (none);
  play (&position, "hannibal carthago zama; march roma corsica; hannibal zama carthago; "
                   "sail roma-corsica corsica-sardinia; hannibal carthago zama; "
                   "march corsica sardinia; hannibal zama carthago; "
                   "sail roma-corsica carthago-sardinia; card 5; card 1; "
                   "march carthago zama; march roma cannae");
  g_assert_false (hannibal_at_the_gates (&position, HANNIBAL_ROME));
  play (&position, "sail carthago-sardinia zama-sicilia; march roma corsica; "
                   "sail carthago-sardinia zama-sicilia; march roma gallia; "
                   "sail carthago-sardinia zama-sicilia; sail roma-corsica carthago-sardinia");
  g_assert_true (hannibal_at_the_gates (&position, HANNIBAL_ROME));
  gates = hannibal_words_warning (&position, HANNIBAL_CARTHAGE);
  g_assert_nonnull (strstr (gates, "Carthago"));

  start (&position);
  memset (position.pieces, 0, sizeof position.pieces);
  position.pieces[HANNIBAL_CARTHAGE][HANNIBAL_CORSICA] = 1;
  position.pieces[HANNIBAL_CARTHAGE][HANNIBAL_CITERIOR] = 1;
  position.pieces[HANNIBAL_CARTHAGE][HANNIBAL_ZAMA] = 1;
  position.pieces[HANNIBAL_CARTHAGE][HANNIBAL_ZAMA_SICILIA] = 1;
  position.pieces[HANNIBAL_ROME][HANNIBAL_ROMA] = 3;
  position.held[HANNIBAL_CARTHAGE] = hannibal_bit (HANNIBAL_CORSICA) | hannibal_bit (HANNIBAL_CITERIOR)
                                     | hannibal_bit (HANNIBAL_ZAMA)
                                     | hannibal_bit (HANNIBAL_ZAMA_SICILIA);
  position.held[HANNIBAL_ROME] = hannibal_bit (HANNIBAL_ROMA);
  g_assert_cmpuint (hannibal_last_steps (&position, HANNIBAL_CARTHAGE), ==,
                    hannibal_bit (HANNIBAL_SICILIA));
  line = hannibal_words_warning (&position, HANNIBAL_ROME);
  g_assert_nonnull (strstr (line, "Sicilia"));
}

/* H18, H19: what a card does. */
static void
test_outcomes (void)
{
  HannibalPosition position;
  g_autofree char *win = NULL;
  g_autofree char *level = NULL;
  g_autofree char *him = NULL;

  start (&position);
  position.place = HANNIBAL_GALLIA;
  win = hannibal_say_outcome (&position, HANNIBAL_ROME, 4, 3);
  g_assert_nonnull (strstr (win, "You win."));
  position.committed = TRUE;
  level = hannibal_say_outcome (&position, HANNIBAL_ROME, 4, 3);
  g_assert_nonnull (strstr (level, "Hannibal and a legion"));
  him = hannibal_say_outcome (&position, HANNIBAL_CARTHAGE, 2, 4);
  g_assert_cmpstr (him, ==, "You lose. Hannibal is removed.");
}

/* Plays the one move that the lesson asks for, as it would be pressed. */
static gboolean
do_as_told (HarenaLessonCourse *course,
            HarenaHand         *hand)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (course);
  const HarenaView   *view = harena_hand_get_view (hand);
  HarenaWalk          walk;

  if (lesson->task == HARENA_TASK_PRESS)
    return harena_hand_press (hand, lesson->targets[0]);
  for (int i = 0; i < view->n_moves; i++)
    if (harena_lesson_course_allows (course, view->moves[i]))
      {
        harena_view_walk (view, view->moves[i], &walk);
        g_assert_true (harena_picks_have (&walk, lesson->targets[0]));
        harena_hand_play (hand, view->moves[i]);
        return TRUE;
      }
  return FALSE;
}

/* Whoever does as the lessons ask comes to their end; all pages of the book that they name exist. */
static void
test_lessons (void)
{
  g_autoptr (HarenaLessonCourse) course = harena_lesson_course_new (&hannibal_game);
  HarenaGameModel               *model = harena_lesson_course_get_model (course);
  g_autoptr (HarenaHand)         hand = harena_hand_new (model);

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  harena_lesson_course_set_hand (course, hand);
  for (guint n = 0; !harena_lesson_course_get_finished (course); n++)
    {
      const HarenaLesson *lesson = harena_lesson_course_get_lesson (course);

      g_assert_cmpuint (n, <, 400);
      g_assert_cmpint (harena_book_find (&hannibal_book, lesson->topic), >=, 0);
      g_assert_true (lesson->picture == NULL || hannibal_diagram_is_valid (lesson->picture));
      if (harena_lesson_course_get_can_next (course))
        harena_lesson_course_next (course);
      else if (harena_game_model_get_curtain (model) == 1)
        harena_game_model_sit_down (model, 1);
      else if (!do_as_told (course, hand))
        stage_wait (20);
      stage_settle ();
    }
  g_assert_cmpuint (harena_game_model_get_cursor (model), >=, 16);
}

static HarenaGameModel *
model_of_series (const char *series,
                 const char *moves)
{
  HarenaSetup      setup = setup_of (0);
  HarenaGameModel *model = harena_game_model_new (&hannibal_game, &setup, 1, persons, FALSE);
  g_auto (GStrv)   texts = g_strsplit (moves, "; ", -1);

  harena_game_model_set_series (model, series);
  for (int i = 0; texts[i] != NULL; i++)
    {
      if (harena_game_model_get_curtain (model) != 0)
        harena_game_model_sit_down (model, harena_game_model_get_curtain (model));
      g_assert_true (harena_game_model_play_text (model, texts[i], NULL));
    }
  return model;
}

static HarenaGameModel *
model_with (const char *moves)
{
  return model_of_series ("", moves);
}

/* Presses a card twice. */
static void
lay (GtkWidget *cards,
     int        card)
{
  GtkWidget *button = gtk_widget_get_first_child (cards);

  for (int i = 1; i < card; i++)
    button = gtk_widget_get_next_sibling (button);
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
  g_signal_emit_by_name (button, "clicked");
}

/* The scene is there from the piece that enters until the last fight was told. Behind the curtain
 * nobody sees the card that was laid (H30). */
static void
test_scene (void)
{
  g_autoptr (HarenaGameModel) model = model_with ("march carthago sardinia; march roma corsica; "
                                                  "sail carthago-sardinia corsica-sardinia; pass");
  GtkWidget *table = harena_table_new (model);
  GtkWidget *window = stage_show (table, 1280, 800);
  GtkWidget *cards;

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  g_assert_true (harena_game_model_play_text (model, "march sardinia corsica", NULL));
  stage_settle ();
  harena_game_model_sit_down (model, 1);
  stage_wait_until ((cards = stage_find (window, g_type_from_name ("HarenaCardTable"), NULL)) != NULL
                    && gtk_widget_get_mapped (cards));
  lay (cards, 4);
  stage_wait_until (harena_game_model_get_cursor (model) == 6);
  stage_settle ();
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 2);
  g_assert_cmpint (((const HannibalPosition *) harena_game_model_get_position (model))->laid, ==, 0);
  harena_game_model_sit_down (model, 2);
  stage_wait_until (gtk_widget_get_mapped (cards));
  lay (cards, 2);
  stage_wait_until (harena_game_model_get_cursor (model) == 7);
  stage_wait_until (!gtk_widget_get_mapped (cards));
  stage_close (window);
}

/* Play on to the end: the page says how. */
static void
test_end (void)
{
  g_autoptr (HarenaGameModel) model = model_with ("pass; pass");
  GtkWidget *window = stage_show (harena_table_new (model), 1280, 800);

  g_assert_true (harena_game_model_get_over (model));
  g_assert_nonnull (stage_find (window, HARENA_TYPE_END_PAGE, NULL));
  stage_close (window);
}

/* Only what cost a side two pieces at once is marked on the chart of the end. */
static void
test_chart (void)
{
  g_autoptr (HarenaGameModel) model
    = model_with ("march carthago sardinia; march roma corsica; "
                  "sail carthago-sardinia corsica-sardinia; march roma corsica; "
                  "march sardinia corsica; card 4; card 2; card 5; card 1; pass; pass");
  g_autofree char *words = NULL;
  HarenaView       view;

  harena_view_init_model (&view, harena_face_of (&hannibal_game), model);
  words = hannibal_chart_words (&view);
  g_assert_cmpstr (words, ==, "Turn 5: Rome loses 2 pieces in Corsica.");
}

/* Who has won how often, the present game with the others; and what decided it, on the chart. */
static void
test_series (void)
{
  static const struct
  {
    const char *before;
    const char *words;
  } cases[] = {
    { "", "Change sides until somebody wins twice in a row." },
    { "1", "Games won: Livia 1, Marcus 0. 1 game was a draw." },
    { "2210", "Games won: Livia 1, Marcus 2. 2 games were draws." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HarenaGameModel) model = model_of_series (cases[i].before, "pass; pass");
      g_autofree char            *words = NULL;
      GtkWidget                  *window;
      HarenaView                  view;

      harena_view_init_model (&view, harena_face_of (&hannibal_game), model);
      words = harena_say_series (&view);
      g_assert_cmpstr (words, ==, cases[i].words);
      window = stage_show (harena_table_new (model), 360, 640);
      g_assert_cmpint (gtk_widget_get_width (stage_find (window, HARENA_TYPE_END_PAGE, NULL)), <=,
                       360);
      stage_close (window);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/ui/hannibal/layouts", test_layouts);
  g_test_add_func ("/ui/hannibal/arrows", test_arrows);
  g_test_add_func ("/ui/hannibal/hannibal-in-hand", test_hannibal_in_hand);
  g_test_add_func ("/ui/hannibal/sentences", test_sentences);
  g_test_add_func ("/ui/hannibal/fight", test_fight);
  g_test_add_func ("/ui/hannibal/warnings", test_warnings);
  g_test_add_func ("/ui/hannibal/outcomes", test_outcomes);
  g_test_add_func ("/ui/hannibal/lessons", test_lessons);
  g_test_add_func ("/ui/hannibal/scene", test_scene);
  g_test_add_func ("/ui/hannibal/end", test_end);
  g_test_add_func ("/ui/hannibal/chart", test_chart);
  g_test_add_func ("/ui/hannibal/series", test_series);

  return g_test_run ();
}
