/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position is kept beside the record, so that a move costs what it costs. */

#include "engine-session.h"

#include "file.h"
#include "output.h"
#include "setup.h"
#include "usage.h"
#include "words.h"

#include <string.h>

/* As “new” calls them. */
static const LabSetupLabels labels = {
  .game = "GAME",
  .players = "seats",
  .edition = "edition",
  .option = "option",
};

/* Puts a move that is legal on the table. */
static void
play (LabSession *session,
      HarenaMove  move)
{
  const HarenaGame *game = session->record->game;

  session->chances += game->turn (session->position) == HARENA_CHANCE;
  game->play (session->position, move);
}

static void
replay (LabSession *session)
{
  const HarenaRecord *record = session->record;

  session->chances = 0;
  harena_record_replay (record, 0, session->position);
  for (guint i = 0; i < record->moves->len; i++)
    play (session, g_array_index (record->moves, HarenaMove, i));
}

void
lab_session_begin (LabSession   *session,
                   HarenaRecord *record)
{
  lab_session_clear (session);
  session->record = record;
  session->position = g_malloc0 (record->game->position_size);
  replay (session);
}

void
lab_session_clear (LabSession *session)
{
  g_clear_pointer (&session->record, harena_record_free);
  g_clear_pointer (&session->position, g_free);
  g_clear_pointer (&session->thinker, harena_thinker_free);
}

/* Everything behind “option” that is KEY=VALUE; stops before what is not. */
static char **
read_options (char ***word,
              char  **before)
{
  g_autoptr (GStrvBuilder) options = g_strv_builder_new ();

  for (char **option = before; option != NULL && *option != NULL; option++)
    g_strv_builder_add (options, *option);
  g_strv_builder_add (options, **word);
  while ((*word)[1] != NULL && strchr ((*word)[1], '=') != NULL)
    g_strv_builder_add (options, *++*word);

  g_strfreev (before);
  return g_strv_builder_end (options);
}

/* word: those behind the game. seed: as it was typed, to be freed. */
static gboolean
read_new (char         **word,
          LabSetupWords *words,
          char         **seed)
{
  for (; *word != NULL; word++)
    {
      const char  *key = *word;
      gboolean     is_option = strcmp (key, "option") == 0;
      char       **value = strcmp (key, "seats") == 0     ? &words->players
                           : strcmp (key, "edition") == 0 ? &words->edition
                           : strcmp (key, "seed") == 0    ? seed
                                                          : NULL;

      if (value == NULL && !is_option)
        {
          lab_complain (_("“%s” is one word too many"), key);
          return FALSE;
        }
      if (*++word == NULL)
        {
          /* Translators: a word after which another is missing */
          lab_complain (_("what follows “%s”?"), key);
          return FALSE;
        }
      if (is_option)
        words->options = read_options (&word, words->options);
      else
        {
          g_free (*value);
          *value = g_strdup (*word);
        }
    }

  return TRUE;
}

gboolean
lab_session_new (LabSession *session,
                 char      **words)
{
  g_auto (LabSetupWords) typed = { .labels = &labels, .game = g_strdup (words[0]) };
  g_autofree char       *seed_text = NULL;
  const HarenaGame      *game;
  HarenaSetup            setup;
  guint64                seed = 1;

  if (words[0] == NULL)
    {
      /* Translators: “GAME seats N” is what is typed behind the word “new” */
      lab_complain (_("new takes GAME seats N"));
      return FALSE;
    }
  if (!read_new (words + 1, &typed, &seed_text)
      || !lab_read_number ("seed", seed_text, 0, G_MAXUINT64, &seed))
    return FALSE;

  game = lab_setup_read_game (&typed);
  if (game == NULL)
    return FALSE;
  if (typed.players == NULL)
    {
      lab_complain (_("new takes GAME seats N"));
      return FALSE;
    }
  if (lab_setup_read (&typed, &setup) == NULL)
    return FALSE;

  lab_session_begin (session, harena_record_new (game, &setup, seed));
  return TRUE;
}

gboolean
lab_session_load (LabSession *session,
                  char       *filename)
{
  char         *files[] = { filename, NULL };
  int           status;
  HarenaRecord *record = lab_load_only (files, &status);

  if (record == NULL)
    return FALSE;

  lab_session_begin (session, record);
  return TRUE;
}

/* A game that no file can hold could not be saved. */
static gboolean
check_length (const LabSession *session)
{
  if (session->record->moves->len < HARENA_RECORD_MOVES_MAX)
    return TRUE;

  lab_complain (_("the game is too long for a file"));
  return FALSE;
}

static void
add_move (LabSession *session,
          HarenaMove  move)
{
  play (session, move);
  g_array_append_val (session->record->moves, move);
}

gboolean
lab_session_play (LabSession *session,
                  const char *text)
{
  const HarenaGame *game = session->record->game;
  HarenaReason      reason;
  HarenaMove        move;
  char              sentence[HARENA_REASON_TEXT_MAX];

  if (!check_length (session))
    return FALSE;
  if (game->read_move (session->position, text, &move, &reason)
      && harena_check (game, session->position, move, &reason))
    {
      add_move (session, move);
      return TRUE;
    }

  harena_reason_write (&reason, lab_translate, sentence, sizeof sentence);
  lab_complain ("%s", sentence);
  return FALSE;
}

gboolean
lab_session_roll (LabSession *session,
                  HarenaMove *move)
{
  const HarenaGame *game = session->record->game;

  if (game->turn (session->position) != HARENA_CHANCE)
    {
      lab_complain (_("it is not the turn of chance"));
      return FALSE;
    }
  if (!check_length (session))
    return FALSE;

  *move = harena_roll (game, session->position, session->record->seed, session->chances);
  add_move (session, *move);
  return TRUE;
}

gboolean
lab_session_undo (LabSession *session)
{
  GArray *moves = session->record->moves;

  if (moves->len == 0)
    {
      lab_complain (_("there is no move to take back"));
      return FALSE;
    }

  g_array_set_size (moves, moves->len - 1);
  replay (session);
  return TRUE;
}

gboolean
lab_session_think (LabSession        *session,
                   const HarenaLevel *level,
                   guint64            seed,
                   HarenaMove        *move)
{
  const HarenaGame *game = session->record->game;
  int               turn = game->turn (session->position);

  if (turn == HARENA_CHANCE)
    {
      lab_complain (_("it is the turn of chance, not of a player"));
      return FALSE;
    }
  if (turn == HARENA_NOBODY)
    {
      lab_complain (_("the game is over"));
      return FALSE;
    }

  if (session->thinker == NULL)
    session->thinker = harena_thinker_new (game, &session->record->setup);
  *move = harena_thinker_decide (session->thinker, session->position, level, seed, NULL);
  return TRUE;
}
