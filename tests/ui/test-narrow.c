/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every page of every game fits a telephone of 360 by 640, in every language, with the usual type and
 * with type twice as large; and the question bar has one height whatever it says. */

#include "board/board-view.h"
#include "faces.h"
#include "games.h"
#include "languages.h"
#include "learn/book-window.h"
#include "learn/lesson-course.h"
#include "pages/new-game-page.h"
#include "pages/welcome-page.h"
#include "stage.h"
#include "table/question-bar.h"
#include "table/table-private.h"
#include "widgets/shrink.h"

enum
{
  WIDTH = 360,
  HEIGHT = 640,
  USUAL = 96 * 1024, /* points an inch, as GTK counts them */
  MOVES = 400,
  OFTEN = 100,
  FADING = 500, /* milliseconds */
};

static const int sizes[] = { 100, 125, 200 };

typedef struct
{
  const HarenaFace *face;
  HarenaGameModel  *model;
  GtkWidget        *table;
  GtkWidget        *window;
  const char       *language;
} Stage;

static void
set_type (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", USUAL * percent / 100, NULL);
}

/* The widgets that make it so wide, from the page down to the last. */
static void
blame (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      if (width <= WIDTH - 20)
        continue;
      g_test_message ("  %s %s: %d %s", G_OBJECT_TYPE_NAME (child), gtk_widget_get_css_name (child),
                      width, GTK_IS_LABEL (child) ? gtk_label_get_text (GTK_LABEL (child)) : "");
      blame (child);
      return;
    }
}

/* Says what is cut off at the right edge, but for what can be scrolled there. */
static gboolean
sticks_out (GtkWidget *widget,
            GtkWidget *page)
{
  GtkPolicyType   policy = GTK_POLICY_NEVER;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_RANGE (widget) || GTK_IS_SCROLLBAR (widget))
    return FALSE;
  if (gtk_widget_compute_bounds (widget, page, &bounds) && bounds.size.width > 0
      && bounds.origin.x + bounds.size.width > gtk_widget_get_width (page) + 8)
    {
      g_test_message ("  %s %s ends at %g of %d", G_OBJECT_TYPE_NAME (widget),
                      gtk_widget_get_css_name (widget), bounds.origin.x + bounds.size.width,
                      gtk_widget_get_width (page));
      blame (widget);
      return TRUE;
    }
  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  if (policy != GTK_POLICY_NEVER || HARENA_IS_BOARD_VIEW (widget) || HARENA_IS_SHRINK (widget))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (sticks_out (child, page))
      return TRUE;

  return FALSE;
}

/* What it needs, whatever the window gives it. */
static void
check_size (Stage      *stage,
            GtkWidget  *widget,
            const char *page,
            int         percent)
{
  int width, height;

  set_type (percent);
  stage_settle ();
  /* What fades away is still where there is no room for it any more. */
  if (sticks_out (widget, widget))
    stage_wait (FADING);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, WIDTH), &height, NULL, NULL,
                      NULL);
  if (width > WIDTH || height > HEIGHT || sticks_out (widget, widget))
    {
      g_test_message ("%s of %s, %s, %d %%: %d by %d", page,
                      stage->face != NULL ? stage->face->game->id : "the house", stage->language,
                      percent, width, height);
      blame (widget);
      g_test_fail ();
    }
}

static void
check_room (Stage      *stage,
            GtkWidget  *widget,
            const char *page)
{
  /* Nothing is wider in smaller type; German, which is the longest, shows that it fits there too. */
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (i == G_N_ELEMENTS (sizes) - 1 || g_str_equal (stage->language, "de"))
      check_size (stage, widget, page, sizes[i]);
  set_type (100);
}

/* As many persons as there can be, with names that are not short. */
static void
set_up (Stage *stage)
{
  static const HarenaRecordSeat seats[HARENA_SEATS_MAX] = {
    { .name = (char *) "Marta", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Alessandra", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Maximilian", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Otto", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Veteranus", .player = (char *) HARENA_PERSON },
  };
  HarenaSetup setup;

  for (int n_seats = stage->face->game->seats_max; n_seats > 0; n_seats--)
    {
      harena_setup_init (&setup, stage->face->game, 0, n_seats);
      if (harena_setup_check (stage->face->game, &setup, NULL))
        break;
    }
  stage->model = harena_game_model_new (stage->face->game, &setup, 3, seats, FALSE);
  harena_game_model_set_pace (stage->model, HARENA_PACE_INSTANT);
  stage->table = harena_table_new (stage->model);
  stage->window = stage_show (stage->table, WIDTH, HEIGHT);
}

static void
tear_down (Stage *stage)
{
  stage_close (stage->window);
  g_assert_finalize_object (stage->model);
}

static gboolean
play_on (Stage *stage,
         GRand *random)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves, seat;

  stage_wait_until (harena_game_model_get_over (stage->model)
                    || harena_game_model_get_curtain (stage->model) != 0
                    || harena_game_model_get_asked (stage->model) != 0);
  if (harena_game_model_get_over (stage->model))
    return FALSE;
  seat = harena_game_model_get_curtain (stage->model);
  if (seat != 0)
    harena_game_model_sit_down (stage->model, seat);
  n_moves = harena_game_model_list_moves (stage->model, list);
  harena_game_model_play_move (stage->model, list[g_rand_int_range (random, 0, n_moves)], NULL);
  return TRUE;
}

/* The table from time to time, the curtain, the end if it comes, and the game looked at. */
static void
check_game (Stage *stage)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  set_up (stage);
  check_room (stage, stage->table, "the beginning");
  for (int i = 0; i < MOVES && play_on (stage, random); i++)
    if (i % OFTEN == 0)
      check_room (stage, stage->table, "the table");
  check_room (stage, stage->table, "the end");
  gtk_widget_activate_action (stage->table, "table.review", NULL);
  check_room (stage, stage->table, "the review");
  harena_game_model_jump (stage->model, harena_game_model_get_present (stage->model) / 2);
  check_room (stage, stage->table, "the review");
  tear_down (stage);
}

static void
check_lesson (Stage *stage)
{
  HarenaLessonCourse *course = harena_lesson_course_new (stage->face->game);
  GtkWidget          *table = harena_table_new_with_course (course);
  GtkWidget          *window = stage_show (table, WIDTH, HEIGHT);

  check_room (stage, table, "the lesson");
  for (int i = 0; i < 4 && harena_lesson_course_get_can_next (course); i++)
    {
      harena_lesson_course_next (course);
      check_room (stage, table, "the lesson");
    }
  stage_close (window);
  g_object_unref (course);
}

static GtkWidget *
find_book (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (HARENA_IS_BOOK_WINDOW (window))
        return window;
    }
  g_assert_not_reached ();
}

static void
check_book (Stage *stage)
{
  const HarenaBook *book = stage->face->book;
  GtkWidget        *parent = stage_show (gtk_label_new (NULL), WIDTH, HEIGHT);
  GtkWidget        *window = NULL;

  for (guint i = 0; i < book->n_topics; i++)
    {
      harena_book_window_present (GTK_WINDOW (parent), stage->face->game, book->topics[i].id);
      window = find_book ();
      gtk_widget_set_size_request (window, -1, -1);
      check_room (stage, adw_window_get_content (ADW_WINDOW (window)), book->topics[i].id);
    }
  g_assert_nonnull (window);
  gtk_window_destroy (GTK_WINDOW (window));
  stage_close (parent);
}

static void
check_new_game (Stage *stage)
{
  GtkWidget *page = harena_new_game_page_new (stage->face->game);
  GtkWidget *window = stage_show (page, WIDTH, HEIGHT);

  check_room (stage, page, "the new game");
  stage_close (window);
}

static void
in_every_language (Stage *stage,
                   void (*check) (Stage *stage))
{
  for (int i = 0; languages[i] != NULL; i++)
    {
      stage->language = languages[i];
      languages_speak (stage->language);
      check (stage);
    }
  languages_speak ("en");
}

static void
test_game (gconstpointer data)
{
  Stage stage = { .face = data };

  in_every_language (&stage, check_game);
}

static void
test_lesson (gconstpointer data)
{
  Stage stage = { .face = data };

  in_every_language (&stage, check_lesson);
}

static void
test_book (gconstpointer data)
{
  Stage stage = { .face = data };

  in_every_language (&stage, check_book);
}

static void
test_new_game (gconstpointer data)
{
  Stage stage = { .face = data };

  in_every_language (&stage, check_new_game);
}

static void
check_welcome (Stage *stage)
{
  GtkWidget *page = harena_welcome_page_new ();
  GtkWidget *window = stage_show (page, WIDTH, HEIGHT);

  check_room (stage, page, "the welcome");
  stage_close (window);
}

static void
test_welcome (void)
{
  Stage stage = { 0 };

  in_every_language (&stage, check_welcome);
}

/* A bar of this shape, with whatever is asked. */
static int
height_of_bar (GtkWidget  *bar,
               const char *title,
               const char *help,
               const char *said)
{
  int height;

  harena_question_bar_ask (HARENA_QUESTION_BAR (bar), 1, title, help, "topic");
  harena_question_bar_say (HARENA_QUESTION_BAR (bar), said);
  stage_settle ();
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (bar), &height, NULL, NULL,
                      NULL);
  return height;
}

/* Neither a hint nor a longer question makes it higher, so that the board keeps its size. */
static void
test_height (void)
{
  static const HarenaQuestionShape shapes[] = { HARENA_QUESTION_LINE, HARENA_QUESTION_NARROW };
  static const int                 widths[] = { 556, 360 };
  const char *hint = "Attack the bear in d3 from d4: it has one hit left and only two spears, so that it "
                     "will hardly strike back. You win 43 % of games from here, against 38 % after the "
                     "next best move, with 12 points on average.";

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      GtkWidget *bar = harena_question_bar_new ();
      GtkWidget *window;
      int        height;

      harena_question_bar_set_shape (HARENA_QUESTION_BAR (bar), shapes[i], TRUE);
      window = stage_show (bar, widths[i], 120);
      height = height_of_bar (bar, "Marta: take a sword", NULL, NULL);
      g_assert_cmpint (height, ==, height_of_bar (bar, "Marta: take a sword", "One is left.", NULL));
      g_assert_cmpint (height, ==, height_of_bar (bar, "", NULL, NULL));
      g_assert_cmpint (height, ==, height_of_bar (bar, "Marta: take a sword", "One is left.", hint));
      g_assert_cmpint (height, ==, height_of_bar (bar, hint, hint, NULL));
      stage_close (window);
    }
}

static void
add (const HarenaFace *face,
     const char       *name,
     void            (*test) (gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/ui/narrow/%s/%s", face->game->id, name);

  g_test_add_data_func (path, face, test);
}

int
main (int    argc,
      char **argv)
{
  int result;

  languages_prepare ();
  stage_init (&argc, &argv);
  g_test_add_func ("/ui/narrow/height", test_height);
  g_test_add_func ("/ui/narrow/welcome", test_welcome);
  for (gsize i = 0; harena_faces[i] != NULL; i++)
    {
      add (harena_faces[i], "new-game", test_new_game);
      add (harena_faces[i], "game", test_game);
      if (harena_faces[i]->lessons != NULL)
        add (harena_faces[i], "lesson", test_lesson);
      if (harena_faces[i]->book != NULL)
        add (harena_faces[i], "book", test_book);
    }
  result = g_test_run ();
  languages_clear ();
  return result;
}
