/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face battery: what must be true of every face, whatever its game. */

#include "faces.h"
#include "morra-face.h"
#include "stage.h"
#include "table/speech.h"

#include <string.h>

enum
{
  GAMES = 3,
  MOVES = 400,
};

typedef struct
{
  const HarenaFace *face;
  HarenaSetup       setup;
  void             *position;
  void             *before;
} Play;

static gboolean
is_sentence (const char *text)
{
  return text != NULL && *text != '\0' && g_utf8_validate (text, -1, NULL)
         && strstr (text, "(null)") == NULL;
}

/* No other legal move has the same walk, and each target on it has a name. */
static void
check_walks (const HarenaView *view)
{
  HarenaWalk walks[HARENA_MOVES_MAX];

  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaMove found;

      harena_view_walk (view, view->moves[i], &walks[i]);
      g_assert_cmpint (walks[i].n_targets, >, 0);
      g_assert_true (harena_view_find_move (view, &walks[i], &found));
      g_assert_cmpuint (found, ==, view->moves[i]);
      for (int j = 0; j < walks[i].n_targets; j++)
        {
          g_autofree char *name = harena_say_target (view, walks[i].targets[j]);

          g_assert_true (is_sentence (name));
        }
    }
}

static void
check_words (const HarenaView *view)
{
  HarenaQuestion   question;
  g_autofree char *when = harena_say_when (view);

  harena_say_question (view, &question);
  g_assert_true (is_sentence (question.title));
  g_assert_true (is_sentence (when));
  if (question.topic != NULL)
    g_assert_cmpint (harena_book_find (view->face->book, question.topic), >=, 0);
  harena_question_clear (&question);
}

static void
check_telling (const Play *play,
               const HarenaView *view,
               int         turn,
               HarenaMove  move)
{
  g_autoptr (GArray) sentences = harena_sentences_new ();
  HarenaTelling      telling = {
    .face = play->face, .game = play->face->game, .setup = &play->setup,
    .n_seats = play->setup.seats, .turn = turn, .viewer = HARENA_SEES_ALL, .known = TRUE,
    .move = move, .before = play->before, .after = play->position,
  };

  memcpy (telling.seats, view->seats, sizeof telling.seats);
  harena_say_telling (&telling, sentences);
  for (guint i = 0; i < sentences->len; i++)
    g_assert_true (is_sentence (g_array_index (sentences, HarenaSentence, i).text));
}

static void
play_random (const HarenaFace *face,
             int               edition,
             int               seats,
             guint32           seed)
{
  const HarenaGame *game = face->game;
  Play              play = { .face = face, .position = g_malloc0 (game->position_size),
                             .before = g_malloc0 (game->position_size) };
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  harena_setup_init (&play.setup, game, edition, seats);
  /* Not every edition is for any number of seats. */
  if (!harena_setup_check (game, &play.setup, NULL))
    play.setup.seats = game->seats_max;
  g_assert_true (game->start (play.position, &play.setup, NULL));
  for (int i = 0; i < MOVES && game->turn (play.position) != HARENA_NOBODY; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      HarenaView view;
      int        turn = game->turn (play.position);
      int        n_moves = game->moves (play.position, list);
      HarenaMove move = list[g_rand_int_range (random, 0, n_moves)];

      harena_view_init (&view, face, &play.setup, play.position, MAX (turn, 0));
      if (turn > 0 && i % 7 == 0)
        check_walks (&view);
      check_words (&view);
      memcpy (play.before, play.position, game->position_size);
      game->play (play.position, move);
      check_telling (&play, &view, turn, move);
    }
  g_free (play.position);
  g_free (play.before);
}

static void
test_face (gconstpointer data)
{
  const HarenaFace *face = data;

  for (int edition = 0; edition < face->game->n_editions; edition++)
    for (guint32 game = 0; game < GAMES; game++)
      {
        int range = face->game->seats_max - face->game->seats_min + 1;
        int seats = face->game->editions[edition].seats;

        play_random (face, edition, seats != 0 ? seats : face->game->seats_min + game % range,
                     game + 1);
      }
}

/* Every link of the rule book leads somewhere, and every picture can be drawn. */
static void
test_book (gconstpointer data)
{
  const HarenaFace  *face = data;
  g_autoptr (GRegex) links = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);

  for (guint i = 0; face->book != NULL && i < face->book->n_topics; i++)
    for (guint j = 0; j < face->book->topics[i].n_blocks; j++)
      {
        const HarenaBookBlock *block = &face->book->topics[i].blocks[j];
        g_autoptr (GMatchInfo) match = NULL;

        if (block->picture != NULL)
          g_assert_true (face->diagram_is_valid (block->picture));
        if (block->text == NULL)
          continue;
        g_regex_match (links, block->text, 0, &match);
        for (; g_match_info_matches (match); g_match_info_next (match, NULL))
          {
            g_autofree char *topic = g_match_info_fetch (match, 1);

            g_assert_cmpint (harena_book_find (face->book, topic), >=, 0);
          }
      }
}

static void
add (const HarenaFace *face)
{
  g_autofree char *play = g_strdup_printf ("/ui/faces/%s/play", face->game->id);
  g_autofree char *book = g_strdup_printf ("/ui/faces/%s/book", face->game->id);

  g_test_add_data_func (play, face, test_face);
  g_test_add_data_func (book, face, test_book);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  harena_face_register (&morra_face);
  for (gsize i = 0; harena_faces[i] != NULL; i++)
    add (harena_faces[i]);
  add (&morra_face);

  return g_test_run ();
}
