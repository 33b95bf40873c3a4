/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the face where it can speak of a position, and says the plain things itself. */

#include "pages/left-words.h"

#include "pages/day-words.h"
#include "pages/seat-words.h"
#include "seat.h"
#include "words.h"

#include <string.h>

static int
compare_standings (const void *a,
                   const void *b)
{
  return ((const HarenaStanding *) b)->points - ((const HarenaStanding *) a)->points;
}

static gboolean
is_pointless (const HarenaRecord *record)
{
  const HarenaFace *face = harena_face_of (record->game);

  return face != NULL && face->pointless;
}

static void
sort_seats (HarenaLeftWords    *words,
            const HarenaRecord *record,
            const void         *position)
{
  int points[HARENA_SEATS_MAX] = { 0 };

  record->game->points (position, points);
  words->n_seats = record->setup.seats;
  for (int i = 0; i < words->n_seats; i++)
    words->standings[i] = (HarenaStanding) { &record->seats[i], points[i] };
  if (!is_pointless (record))
    qsort (words->standings, words->n_seats, sizeof words->standings[0], compare_standings);
}

static char *
write_points (const HarenaLeftWords *words,
              gboolean               pointless)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < words->n_seats; i++)
    {
      if (i > 0)
        /* Translators: between the players and their points: "Red 9, Blue 5" */
        g_string_append (text, C_("between players", ", "));
      if (pointless)
        g_string_append (text, words->standings[i].seat->name);
      else
        /* Translators: a player and the points so far */
        g_string_append_printf (text, C_("points", "%s %d"), words->standings[i].seat->name,
                                words->standings[i].points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_turn (const HarenaRecord *record,
            int                 turn,
            const char         *day)
{
  if (turn >= 1)
    /* Translators: a player, and the day on which the game was left: today, Sunday … */
    return g_strdup_printf (_("%s to play, left %s"), record->seats[turn - 1].name, day);
  if (turn == HARENA_NOBODY)
    /* Translators: the day on which the game was left: today, Sunday … */
    return g_strdup_printf (_("Played to the end, left %s"), day);
  /* Translators: the day on which the game was left: today, Sunday … */
  return g_strdup_printf (_("The dice are falling, left %s"), day);
}

/* The only person, or 0. */
static int
find_person (const HarenaRecord *record)
{
  int person = 0;

  for (int i = 0; i < record->setup.seats; i++)
    if (g_strcmp0 (record->seats[i].player, HARENA_PERSON) == 0)
      {
        if (person != 0)
          return 0;
        person = i + 1;
      }

  return person;
}

/* Chapters and turns so far, as the face tells them of each move. */
static void
count_chapters (HarenaView         *view,
                const HarenaRecord *record)
{
  const HarenaGame *game = record->game;
  g_autofree void  *before = g_malloc0 (game->position_size);
  g_autofree void  *after = g_malloc0 (game->position_size);
  HarenaTelling     telling = {
    .face = view->face,
    .game = game,
    .setup = view->setup,
    .n_seats = view->n_seats,
    .viewer = HARENA_SEES_ALL,
    .known = TRUE,
    .before = before,
    .after = after,
  };

  memcpy (telling.seats, view->seats, sizeof telling.seats);
  harena_record_replay (record, 0, after);
  for (guint i = 0; i < view->cursor && view->face->chapter != NULL; i++)
    {
      HarenaChapter chapter;

      memcpy (before, after, game->position_size);
      telling.index = i;
      telling.turn = game->turn (before);
      telling.move = g_array_index (record->moves, HarenaMove, i);
      game->play (after, telling.move);
      chapter = view->face->chapter (&telling);
      view->chapters += (chapter & HARENA_CHAPTER_BEGINS) != 0;
      view->turns += (chapter & HARENA_CHAPTER_TURN) != 0;
    }
}

static HarenaView *
make_view (HarenaUnfinishedGame *game,
           const void           *position)
{
  const HarenaRecord *record = harena_unfinished_game_get_record (game);
  HarenaView         *view = g_new0 (HarenaView, 1);
  int                 turn = record->game->turn (position);

  harena_view_init (view, harena_face_of (record->game), &record->setup, position,
                    harena_has_secrets (record->game) ? 0 : MAX (turn, 0));
  if (harena_has_secrets (record->game))
    view->viewer = HARENA_SEES_OPEN;
  view->cursor = view->present = harena_unfinished_game_get_present (game);
  view->n_record = record->moves->len;
  for (int i = 0; i < view->n_seats; i++)
    view->seats[i] = (HarenaViewSeat) {
      .name = record->seats[i].name,
      .colour = record->seats[i].colour,
      .person = g_strcmp0 (record->seats[i].player, HARENA_PERSON) == 0,
    };
  count_chapters (view, record);
  return view;
}

/* What the game asks, where nothing in it is secret; and whose turn it is. */
static char *
write_title (const HarenaRecord *record,
             const HarenaView   *view,
             int                 turn)
{
  const HarenaFace *face = harena_face_of (record->game);
  HarenaQuestion    question = { 0 };

  if (turn > 0 && !harena_has_secrets (record->game) && face->ask != NULL)
    {
      char *title;

      face->ask (view, &question);
      title = g_steal_pointer (&question.title);
      harena_question_clear (&question);
      if (title != NULL)
        return title;
    }
  if (turn > 0 && turn == find_person (record))
    return g_strdup (_("Your turn"));
  if (turn > 0)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s to play"), record->seats[turn - 1].name);
  if (turn == HARENA_NOBODY)
    return g_strdup (_("Played to the end"));
  return g_strdup (_("Chance decides"));
}

/* "Against Veteranus and Novicius."; NULL unless there is one person. */
static char *
write_opponents (const HarenaRecord *record)
{
  int                 person = find_person (record);
  g_autoptr (GString) names = g_string_new (NULL);

  if (person == 0 || record->setup.seats == 1)
    return NULL;

  for (int i = 0; i < record->setup.seats; i++)
    if (i != person - 1)
      {
        if (names->len > 0)
          /* Translators: between the names of players */
          g_string_append (names, C_("between players", ", "));
        g_string_append (names, harena_seat_words (record->seats[i].name, record->seats[i].player,
                                                   record->seats[i].colour));
      }
  /* Translators: the names of the other players. */
  return g_strdup_printf (_("Against %s."), names->str);
}

/* Where the game is. Of what is secret the view has only what lies open. */
static char *
write_when (const HarenaView *view)
{
  return view->face->when != NULL ? view->face->when (view) : NULL;
}

static char *
write_pairing (const HarenaRecord *record)
{
  const char *names[HARENA_SEATS_MAX];
  const char *players[HARENA_SEATS_MAX];

  for (int i = 0; i < record->setup.seats; i++)
    {
      players[i] = record->seats[i].player;
      names[i] = harena_seat_words (record->seats[i].name, players[i], record->seats[i].colour);
    }
  return harena_pairing_words (names, players, record->setup.seats);
}

/* Whole sentences, one after another. */
static char *
write_details (const HarenaRecord *record,
               const char         *when,
               const char         *left)
{
  g_autofree char  *opponents = write_opponents (record);
  g_autofree char  *sentence = NULL;
  const char       *parts[4] = { NULL };
  int               n = 0;

  if (when != NULL)
    /* Translators: where a game is, such as "Round 7", as a sentence. */
    parts[n++] = sentence = g_strdup_printf (_("%s."), when);
  if (opponents != NULL)
    parts[n++] = opponents;
  parts[n] = left;
  return g_strjoinv (" ", (char **) parts);
}

void
harena_left_words_init (HarenaLeftWords      *words,
                        HarenaUnfinishedGame *game,
                        const void           *position)
{
  const HarenaRecord  *record = harena_unfinished_game_get_record (game);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char     *day = harena_day_words (harena_unfinished_game_get_date (game), now);
  g_autofree void     *view = NULL;
  int                  turn = record->game->turn (position);

  *words = (HarenaLeftWords) { 0 };
  view = make_view (game, position);
  sort_seats (words, record, position);
  words->turn = write_turn (record, turn, day);
  words->points = write_points (words, is_pointless (record));
  words->title = write_title (record, view, turn);
  /* Translators: the day on which the game was left: today, Sunday … */
  words->left = g_strdup_printf (_("Left %s."), day);
  words->when = write_when (view);
  words->pairing = write_pairing (record);
  words->details = write_details (record, words->when, words->left);
}

void
harena_left_words_clear (HarenaLeftWords *words)
{
  g_free (words->turn);
  g_free (words->points);
  g_free (words->title);
  g_free (words->details);
  g_free (words->left);
  g_free (words->when);
  g_free (words->pairing);
}
