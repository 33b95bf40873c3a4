/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plain words, and where they are wanted. */

#include "table/speech.h"

#include "words.h"

char *
harena_join (char *sentence,
             char *next)
{
  g_autofree char *first = sentence;
  g_autofree char *second = next;

  if (first == NULL || second == NULL)
    return first != NULL ? g_steal_pointer (&first) : g_steal_pointer (&second);

  /* Translators: two whole sentences, one after the other */
  return g_strdup_printf (C_("two sentences", "%s %s"), first, second);
}

static void
say_cursor (const HarenaView *view,
            HarenaQuestion   *question)
{
  if (view->cursor == 0)
    question->title = g_strdup (_("You are looking at the beginning of the game"));
  else
    /* Translators: how many moves have been played in the position that is looked at, and how many
     * there are in the whole game */
    question->title = g_strdup_printf (_("You are looking at move %u of %u"), view->cursor,
                                       view->n_record);
  question->help = g_strdup (_("The game waits. You can go on from here, or return to it."));
}

/* What the face does not say. */
static void
say_plainly (const HarenaView *view,
             HarenaQuestion   *question)
{
  int turn = harena_view_turn (view);

  if (view->dealing)
    {
      question->title = g_strdup (_("The opening is being dealt…"));
      return;
    }
  if (turn == HARENA_CHANCE)
    {
      question->title = g_strdup (_("Chance decides…"));
      return;
    }
  question->seat = turn;
  if (view->n_choices == 1)
    /* Translators: the name of a player; what follows is played without a question */
    question->title = g_strdup_printf (_("%s has only one choice"), harena_view_seat (view, turn));
  else
    /* Translators: the name of a player */
    question->title = g_strdup_printf (_("%s: choose a move"), harena_view_seat (view, turn));
}

static gboolean
is_thought_about (const HarenaView *view,
                  int               turn)
{
  return !view->dealing && turn > 0 && view->n_choices != 1 && !view->seats[turn - 1].person;
}

void
harena_say_question (const HarenaView *view,
                     HarenaQuestion   *question)
{
  int turn = harena_view_turn (view);

  *question = (HarenaQuestion) { 0 };
  if (!view->live)
    say_cursor (view, question);
  else if (turn == HARENA_NOBODY && !view->dealing)
    {
      question->title = harena_say_winner (view);
      question->help = harena_say_ending (view);
      question->topic = harena_book_find (view->face->book, "end") >= 0 ? "end" : NULL;
    }
  else if (is_thought_about (view, turn))
    {
      question->seat = turn;
      /* Translators: the name of a computer player */
      question->title = g_strdup_printf (_("%s is thinking…"), harena_view_seat (view, turn));
    }
  else
    {
      if (view->face->ask != NULL)
        view->face->ask (view, question);
      if (question->title == NULL)
        say_plainly (view, question);
    }
}

char *
harena_say_when (const HarenaView *view)
{
  if (view->face->when != NULL)
    return view->face->when (view);
  if (harena_view_turn (view) == HARENA_NOBODY)
    return g_strdup (_("The end"));

  /* Translators: how many moves have been played so far. */
  return g_strdup_printf (ngettext ("After %u move", "After %u moves", view->cursor),
                          view->cursor);
}

char *
harena_say_move (const HarenaView *view,
                 HarenaMove        move)
{
  char text[HARENA_MOVE_TEXT_MAX];

  if (view->face->describe_move != NULL)
    return view->face->describe_move (view, move);

  view->game->write_move (view->position, move, view->viewer, text);
  return g_strdup (text);
}

/* Without walks there is a button for each move. */
static char *
say_plain_button (const HarenaView *view,
                  HarenaTarget      target)
{
  int number = harena_target_of (target, HARENA_TARGET_BUTTON);

  if (view->face->walk != NULL || number < 0 || number >= view->n_moves)
    return NULL;

  return harena_say_move (view, view->moves[number]);
}

char *
harena_say_target (const HarenaView *view,
                   HarenaTarget      target)
{
  char *words = view->face->describe_target != NULL ? view->face->describe_target (view, target)
                                                    : NULL;

  if (words == NULL)
    words = say_plain_button (view, target);
  if (words == NULL)
    /* Translators: a space of the board that has no name, for a screen reader. */
    words = g_strdup_printf (_("Space %u"), harena_target_number (target) + 1);
  return words;
}

void
harena_say_button (const HarenaView *view,
                   HarenaTarget      target,
                   HarenaButton     *button)
{
  *button = (HarenaButton) { 0 };
  if (view->face->button != NULL)
    view->face->button (view, target, button);
  if (button->label == NULL)
    button->label = harena_say_target (view, target);
}

/* "Red and Blue" */
char *
harena_say_seats (const HarenaView *view,
                  unsigned          seats)
{
  g_autofree char *names = NULL;

  for (int seat = 1; seat <= view->n_seats; seat++)
    {
      g_autofree char *before = g_steal_pointer (&names);
      const char      *name = harena_view_seat (view, seat);

      if ((seats & 1u << (seat - 1)) == 0)
        names = g_steal_pointer (&before);
      else if (before == NULL)
        names = g_strdup (name);
      else if (seats >> seat == 0)
        /* Translators: the end of a list of names */
        names = g_strdup_printf (C_("list of names", "%s and %s"), before, name);
      else
        /* Translators: a list of names, and the next of them */
        names = g_strdup_printf (C_("list of names", "%s, %s"), before, name);
    }
  return g_steal_pointer (&names);
}

char *
harena_say_winner (const HarenaView *view)
{
  unsigned         winners = view->game->winners (view->position);
  g_autofree char *names = harena_say_seats (view, winners);

  if (view->resigned != 0)
    /* Translators: the name of a player, with whom the game ends before its time. */
    return g_strdup_printf (_("%s resigned"), harena_view_seat (view, view->resigned));
  if (view->face->winner != NULL)
    return view->face->winner (view);

  switch (harena_result (view->game, view->setup, view->position))
    {
    case HARENA_RESULT_LOST:
      return g_strdup (_("Nobody wins"));
    case HARENA_RESULT_DRAWN:
      return g_strdup (_("The game is a draw"));
    case HARENA_RESULT_WON:
      if ((winners & (winners - 1)) == 0)
        /* Translators: the name of a player */
        return g_strdup_printf (_("%s wins"), names);
      /* Translators: the names of players who are on one side: “Red and Blue” */
      return g_strdup_printf (_("%s win"), names);
    case HARENA_RESULT_SHARED:
    case HARENA_RESULT_OPEN:
    default:
      /* Translators: the names of two or more players: “Red and Blue” */
      return g_strdup_printf (_("%s share the win"), names);
    }
}

/* Whose side is the only other one has won. */
static char *
say_resigned (const HarenaView *view)
{
  unsigned         winners = harena_view_winners (view);
  g_autofree char *names = harena_say_seats (view, winners);

  if (winners == 0)
    return g_strdup (_("The game ended early and counts as lost."));
  if ((winners & (winners - 1)) == 0)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("The game ended early and counts as lost: %s wins."), names);
  /* Translators: the names of players who are on one side: “Red and Blue”. */
  return g_strdup_printf (_("The game ended early and counts as lost: %s win."), names);
}

char *
harena_say_ending (const HarenaView *view)
{
  int points[HARENA_SEATS_MAX];
  int best = G_MININT;

  if (view->resigned != 0)
    return say_resigned (view);
  if (view->face->ending != NULL)
    return view->face->ending (view);
  if (view->face->pointless)
    return g_strdup (_("The game is over."));

  view->game->points (view->position, points);
  for (int i = 0; i < view->n_seats; i++)
    best = MAX (best, points[i]);
  /* Translators: of who won */
  return g_strdup_printf (ngettext ("%d point.", "%d points.", best), best);
}

GArray *
harena_sentences_new (void)
{
  GArray *sentences = g_array_new (FALSE, TRUE, sizeof (HarenaSentence));

  g_array_set_clear_func (sentences, (GDestroyNotify) harena_sentence_clear);
  return sentences;
}

void
harena_say_telling (const HarenaTelling *telling,
                    GArray              *sentences)
{
  HarenaSentence sentence = { .seat = MAX (telling->turn, 0) };
  char           text[HARENA_MOVE_TEXT_MAX] = "";

  if (telling->face->tell != NULL)
    {
      telling->face->tell (telling, sentences);
      return;
    }

  if (telling->known)
    telling->game->write_move (telling->before, telling->move, telling->viewer, text);
  if (telling->turn > 0 && telling->known)
    /* Translators: the name of a player, and a move in the notation of the game */
    sentence.text = g_strdup_printf (_("%s: %s"), harena_telling_seat (telling, telling->turn),
                                     text);
  else if (telling->turn > 0)
    /* Translators: the name of a player, who has chosen in secret */
    sentence.text = g_strdup_printf (_("%s has chosen"),
                                     harena_telling_seat (telling, telling->turn));
  else
    sentence.text = g_strdup (text);
  g_array_append_val (sentences, sentence);
}

char *
harena_say_happened (HarenaGameModel *model,
                     guint            index)
{
  const HarenaGame  *game = harena_game_model_get_game (model);
  g_autofree void   *before = g_malloc (game->position_size);
  g_autofree void   *after = g_malloc (game->position_size);
  g_autoptr (GArray) sentences = harena_sentences_new ();
  HarenaTelling      telling;
  g_autofree char   *text = NULL;

  harena_telling_init (&telling, harena_face_of (game), model, index, before, after);
  harena_say_telling (&telling, sentences);
  for (guint i = 0; i < sentences->len; i++)
    {
      const HarenaSentence *sentence = &g_array_index (sentences, HarenaSentence, i);
      g_autofree char      *so_far = g_steal_pointer (&text);
      g_autofree char      *next = harena_sentence_describe (sentence);

      /* Translators: a sentence of the log, with a full stop, and those that follow */
      text = so_far != NULL ? g_strdup_printf (C_("log", "%s. %s"), so_far, next)
                            : g_steal_pointer (&next);
    }
  return g_steal_pointer (&text);
}
