/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face battery: what must be true of every face, whatever its game, in every language. */

#include "faces.h"
#include "languages.h"
#include "morra-face.h"
#include "stage.h"
#include "table/speech.h"
#include "widgets/frieze.h"
#include "widgets/silhouette.h"

#include <string.h>

enum
{
  GAMES = 2,
  MOVES = 400,
  OFTEN = 5,   /* of what is asked of every legal move, only each so many positions */
};

/* Names that no language changes, so that what else is said has to differ. */
static const char *const names[HARENA_SEATS_MAX] = { "Marta", "Livia", "Anna", "Otto", "Ugo" };

typedef struct
{
  const HarenaFace *face;
  const char       *language;
} Case;

typedef struct
{
  const HarenaFace *face;
  HarenaSetup       setup;
  void             *position;
  void             *before;
  GPtrArray        *titles; /* of all questions, in order */
} Play;

/* Words that a person can read: nothing is left to be filled in, and nothing was forgotten. */
static void
check_words (const char *text)
{
  g_assert_nonnull (text);
  if (*text == '\0' || !g_utf8_validate (text, -1, NULL) || strstr (text, "(null)") != NULL
      || strchr (text, '%') != NULL || strstr (text, "  ") != NULL || strstr (text, "..") != NULL
      || strstr (text, " .") != NULL || strstr (text, " ,") != NULL
      || g_ascii_isspace (text[0]) || g_ascii_isspace (text[strlen (text) - 1]))
    g_error ("not words: “%s”", text);
}

/* And which begin as a sentence does, or with the name of a space: “b2”. */
static void
check_beginning (const char *text)
{
  check_words (text);
  if (g_unichar_islower (g_utf8_get_char (text)) && !g_ascii_isdigit (text[1]))
    g_error ("no capital: “%s”", text);
}

static void
check_title (const char *text)
{
  check_beginning (text);
  if (g_str_has_suffix (text, "."))
    g_error ("a title with a full stop: “%s”", text);
}

static void
check_sentence (const char *text)
{
  check_beginning (text);
  if (!g_str_has_suffix (text, ".") && !g_str_has_suffix (text, "?")
      && !g_str_has_suffix (text, "!") && !g_str_has_suffix (text, "…"))
    g_error ("no end: “%s”", text);
}

static void
check_and_free (char  *text,
                void (*check) (const char *text))
{
  check (text);
  g_free (text);
}

static void
check_target (const HarenaView *view,
              HarenaTarget      target)
{
  check_and_free (harena_say_target (view, target), check_words);
  if (harena_target_of (target, HARENA_TARGET_BUTTON) >= 0)
    {
      HarenaButton button;

      harena_say_button (view, target, &button);
      check_beginning (button.label);
      harena_button_clear (&button);
    }
}

/* No other legal move has the same walk, and each target on it has a name when its turn comes. */
static void
check_walks (HarenaView *view)
{
  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaWalk walk;
      HarenaMove found;

      harena_view_walk (view, view->moves[i], &walk);
      g_assert_cmpint (walk.n_targets, >, 0);
      g_assert_cmpint (walk.n_free, <=, walk.n_targets);
      g_assert_true (harena_view_find_move (view, &walk, &found));
      g_assert_cmpuint (found, ==, view->moves[i]);
      for (int j = 0; j < walk.n_targets; j++)
        check_target (view, walk.targets[j]);
    }
}

/* What is said on the way to a move: each choice has a question, and says what is in hand. */
static void
check_way (HarenaView *view,
           HarenaMove  move)
{
  HarenaWalk walk;

  harena_view_walk (view, move, &walk);
  for (int i = 0; i < walk.n_targets; i++)
    {
      HarenaQuestion question;

      harena_view_narrow (view);
      g_assert_true (harena_view_is_next (view, walk.targets[i]));
      harena_say_question (view, &question);
      check_title (question.title);
      harena_question_clear (&question);
      for (int j = 0; j < view->n_next; j++)
        check_target (view, view->next[j]);
      harena_picks_add (&view->picks, walk.targets[i]);
    }
  view->picks = (HarenaPicks) { 0 };
  harena_view_narrow (view);
}

/* Why each space of the board that cannot be pressed cannot be. */
static void
check_refusals (const HarenaView *view)
{
  const HarenaBoard *board = view->face->board;

  for (int i = 0; board != NULL && i < board->n_spaces; i++)
    {
      check_and_free (harena_say_target (view, HARENA_SPACE (i)), check_words);
      if (view->face->refuse != NULL && !harena_view_is_next (view, HARENA_SPACE (i)))
        {
          g_autofree char *why = view->face->refuse (view, HARENA_SPACE (i));

          if (why != NULL)
            check_sentence (why);
        }
    }
}

static void
check_moves (const HarenaView *view)
{
  for (int i = 0; i < view->n_moves; i++)
    {
      check_and_free (harena_say_move (view, view->moves[i]), check_words);
      if (view->face->advise != NULL)
        check_and_free (view->face->advise (view, view->moves[i]), check_beginning);
    }
}

static void
check_question (const Play       *play,
                const HarenaView *view)
{
  HarenaQuestion question;

  check_and_free (harena_say_when (view), check_title);
  harena_say_question (view, &question);
  check_title (question.title);
  if (question.help != NULL)
    check_sentence (question.help);
  if (question.topic != NULL)
    g_assert_cmpint (harena_book_find (view->face->book, question.topic), >=, 0);
  g_ptr_array_add (play->titles, g_strdup (question.title));
  harena_question_clear (&question);
}

static void
check_end (const HarenaView *view)
{
  check_and_free (harena_say_winner (view), check_title);
  check_and_free (harena_say_ending (view), check_sentence);
  if (view->face->when_over != NULL)
    check_and_free (view->face->when_over (view, 3), check_title);
  if (view->face->chapter_name != NULL)
    check_and_free (view->face->chapter_name (2), check_title);
  if (view->face->chapter_place != NULL)
    for (int i = 0; i <= 3; i++)
      check_and_free (view->face->chapter_place (i, 3, i == 2), check_title);
}

static void
check_telling (const Play       *play,
               const HarenaView *view,
               HarenaMove        move)
{
  g_autoptr (GArray) sentences = harena_sentences_new ();
  HarenaTelling      telling = {
    .face = play->face, .game = play->face->game, .setup = &play->setup,
    .n_seats = play->setup.seats, .turn = play->face->game->turn (play->before),
    .viewer = HARENA_SEES_ALL, .known = TRUE, .move = move, .before = play->before,
    .after = play->position,
  };

  memcpy (telling.seats, view->seats, sizeof telling.seats);
  harena_say_telling (&telling, sentences);
  for (guint i = 0; i < sentences->len; i++)
    {
      const HarenaSentence *sentence = &g_array_index (sentences, HarenaSentence, i);

      check_beginning (sentence->text);
      g_assert_cmpint (sentence->seat, <=, play->setup.seats);
      if (sentence->dice_text != NULL)
        check_words (sentence->dice_text);
    }
}

static void
make_view (const Play *play,
           HarenaView *view)
{
  int turn = play->face->game->turn (play->position);

  harena_view_init (view, play->face, &play->setup, play->position, MAX (turn, 0));
  for (int i = 0; i < view->n_seats; i++)
    view->seats[i].name = names[i];
}

static void
play_random (const HarenaFace *face,
             GPtrArray        *titles,
             int               edition,
             int               seats,
             guint32           seed)
{
  const HarenaGame *game = face->game;
  Play              play = { .face = face, .position = g_malloc0 (game->position_size),
                             .before = g_malloc0 (game->position_size), .titles = titles };
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  HarenaView        view;

  harena_setup_init (&play.setup, game, edition, seats);
  /* Not every edition is for any number of seats. */
  if (!harena_setup_check (game, &play.setup, NULL))
    play.setup.seats = game->seats_max;
  g_assert_true (game->start (play.position, &play.setup, NULL));
  for (int i = 0; i < MOVES && game->turn (play.position) != HARENA_NOBODY; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      HarenaMove move = list[g_rand_int_range (random, 0, game->moves (play.position, list))];

      make_view (&play, &view);
      check_question (&play, &view);
      if (view.asked != 0 && i % OFTEN == 0)
        {
          check_walks (&view);
          check_way (&view, move);
          check_refusals (&view);
          check_moves (&view);
        }
      memcpy (play.before, play.position, game->position_size);
      game->play (play.position, move);
      check_telling (&play, &view, move);
    }
  if (game->turn (play.position) == HARENA_NOBODY)
    {
      make_view (&play, &view);
      check_question (&play, &view);
      check_end (&view);
    }
  g_free (play.position);
  g_free (play.before);
}

/* The same games every time. */
static GPtrArray *
play_all (const HarenaFace *face)
{
  GPtrArray *titles = g_ptr_array_new_with_free_func (g_free);

  for (int edition = 0; edition < face->game->n_editions; edition++)
    for (guint32 game = 0; game < GAMES; game++)
      {
        int range = face->game->seats_max - face->game->seats_min + 1;
        int seats = face->game->editions[edition].seats;

        play_random (face, titles, edition,
                     seats != 0 ? seats : face->game->seats_min + game % range, game + 1);
      }
  return titles;
}

/* And no question is asked in another language than all the rest. */
static void
test_play (gconstpointer data)
{
  const Case            *self = data;
  g_autoptr (GPtrArray)  titles = NULL;
  g_autoptr (GPtrArray)  english = NULL;

  languages_speak (self->language);
  titles = play_all (self->face);
  g_assert_cmpuint (titles->len, >, 0);
  if (strcmp (self->language, "en") == 0 || self->face == &morra_face)
    return;

  languages_speak ("en");
  english = play_all (self->face);
  g_assert_cmpuint (titles->len, ==, english->len);
  for (guint i = 0; i < titles->len; i++)
    g_assert_cmpstr (titles->pdata[i], !=, english->pdata[i]);
}

static const char *
say (const char *text)
{
  return g_dgettext ("harena", text);
}

/* What the pages around the games say of a game. */
static void
test_setup (gconstpointer data)
{
  const Case       *self = data;
  const HarenaFace *face = self->face;

  languages_speak (self->language);
  if (face->line != NULL)
    check_beginning (say (face->line));
  for (int i = 0; face->edition_name != NULL && i < face->game->n_editions; i++)
    {
      check_title (face->edition_name (i));
      if (face->edition_words != NULL)
        check_beginning (face->edition_words (i));
    }
  for (int i = 0; face->option_name != NULL && i < face->game->n_options; i++)
    {
      check_title (face->option_name (i));
      if (face->option_words != NULL)
        check_beginning (face->option_words (i));
    }
  for (int i = face->game->seats_min; i <= face->game->seats_max; i++)
    if (face->players_words != NULL)
      check_beginning (face->players_words (i));
}

/* The bands of Welcome and the end are traced, and so is every figure in them. */
static void
test_frieze (gconstpointer data)
{
  const HarenaFace *face = ((const Case *) data)->face;
  cairo_surface_t  *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t          *cr = cairo_create (surface);

  for (int i = 0; face->frieze != NULL && face->frieze[i] != NULL; i++)
    {
      const char *figure = face->frieze[i] + (*face->frieze[i] == HARENA_FRIEZE_TURNED[0]);

      if (!harena_silhouette_trace (cr, figure, 0, 0, 100, FALSE))
        g_error ("no figure of one path: “%s”", figure);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
check_link (const HarenaFace *face,
            const char       *text)
{
  g_autoptr (GRegex)     links = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  check_words (text);
  g_regex_match (links, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *topic = g_match_info_fetch (match, 1);

      g_assert_cmpint (harena_book_find (face->book, topic), >=, 0);
    }
}

/* Every link of the rule book leads somewhere, and every picture can be drawn. */
static void
test_book (gconstpointer data)
{
  const Case       *self = data;
  const HarenaFace *face = self->face;

  languages_speak (self->language);
  for (guint i = 0; face->book != NULL && i < face->book->n_topics; i++)
    {
      g_autofree char *text = harena_book_to_text (&face->book->topics[i]);

      g_assert_cmpint (harena_book_find (face->book, face->book->topics[i].id), ==, (int) i);
      /* An empty cell says nothing, and not what a catalogue says of itself. */
      g_assert_null (strstr (text, "Project-Id-Version"));
      check_title (say (face->book->topics[i].title));
      for (guint j = 0; j < face->book->topics[i].n_blocks; j++)
        {
          const HarenaBookBlock *block = &face->book->topics[i].blocks[j];

          if (block->picture != NULL)
            g_assert_true (face->diagram_is_valid (block->picture));
          if (block->text != NULL)
            check_link (face, say (block->text));
          for (int k = 0; block->cells != NULL && block->cells[k] != NULL; k++)
            if (*block->cells[k] != '\0')
              check_link (face, say (block->cells[k]));
        }
    }
}

/* What a lesson says, and that what it speaks of can be read about and seen. */
static void
test_lessons (gconstpointer data)
{
  const Case          *self = data;
  const HarenaLessons *lessons = self->face->lessons;

  languages_speak (self->language);
  for (guint i = 0; lessons != NULL && i < lessons->n_lessons; i++)
    {
      const HarenaLesson *lesson = &lessons->lessons[i];

      check_title (say (lesson->title));
      check_sentence (say (lesson->text));
      if (lesson->instead != NULL)
        check_sentence (say (lesson->instead));
      if (lesson->topic != NULL)
        g_assert_cmpint (harena_book_find (self->face->book, lesson->topic), >=, 0);
      if (lesson->picture != NULL)
        g_assert_true (self->face->diagram_is_valid (lesson->picture));
      if (lesson->task == HARENA_TASK_LOOK || lesson->task == HARENA_TASK_PRESS)
        g_assert_cmpuint (harena_lesson_target (lesson), !=, HARENA_NO_TARGET);
    }
}

static void
add_test (const HarenaFace *face,
          const char       *language,
          const char       *what,
          GTestDataFunc     test)
{
  g_autofree char *path = g_strdup_printf ("/ui/faces/%s/%s/%s", face->game->id, what, language);
  Case            *self = g_new0 (Case, 1);

  self->face = face;
  self->language = language;
  g_test_add_data_func_full (path, self, test, g_free);
}

static void
add (const HarenaFace *face)
{
  for (int i = 0; languages[i] != NULL; i++)
    {
      add_test (face, languages[i], "play", (GTestDataFunc) test_play);
      add_test (face, languages[i], "setup", (GTestDataFunc) test_setup);
      add_test (face, languages[i], "book", (GTestDataFunc) test_book);
      add_test (face, languages[i], "lessons", (GTestDataFunc) test_lessons);
    }
  add_test (face, "any", "frieze", (GTestDataFunc) test_frieze);
}

int
main (int    argc,
      char **argv)
{
  int result;

  languages_prepare ();
  stage_init (&argc, &argv);
  harena_face_register (&morra_face);
  for (gsize i = 0; harena_faces[i] != NULL; i++)
    add (harena_faces[i]);
  add (&morra_face);

  result = g_test_run ();
  languages_clear ();
  return result;
}
