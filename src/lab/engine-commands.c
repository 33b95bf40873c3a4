/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each command says what it has to say, or complains. */

#include "engine-commands.h"

#include "file.h"
#include "games.h"
#include "levels.h"
#include "output.h"
#include "result.h"
#include "usage.h"
#include "words.h"

#include <string.h>

static void
add_move (LabRequest *request,
          HarenaMove  move)
{
  const LabSession *session = request->session;
  char              text[HARENA_MOVE_TEXT_MAX];

  session->record->game->write_move (session->position, move, HARENA_SEES_ALL, text);
  g_string_append (request->text, text);
}

/* In the words that “new” takes. */
static gboolean
answer_games (LabRequest *request)
{
  for (int i = 0; harena_games[i] != NULL; i++)
    {
      const HarenaGame *game = harena_games[i];

      g_string_append_printf (request->text, "%s seats %d-%d edition", game->id, game->seats_min,
                              game->seats_max);
      for (int edition = 0; edition < game->n_editions; edition++)
        g_string_append_printf (request->text, " %s", game->editions[edition].id);
      if (game->n_options > 0)
        g_string_append (request->text, " option");
      for (int option = 0; option < game->n_options; option++)
        {
          g_autofree char *values = g_strjoinv (",", (char **) game->options[option].values);

          g_string_append_printf (request->text, " %s=%s", game->options[option].key, values);
        }
      g_string_append_c (request->text, '\n');
    }

  return TRUE;
}

static gboolean
answer_new (LabRequest *request)
{
  return lab_session_new (request->session, request->words);
}

static gboolean
answer_load (LabRequest *request)
{
  return lab_session_load (request->session, request->rest);
}

static gboolean
answer_turn (LabRequest *request)
{
  int turn = request->session->record->game->turn (request->session->position);

  if (turn == HARENA_CHANCE)
    g_string_append (request->text, "chance");
  else if (turn == HARENA_NOBODY)
    g_string_append (request->text, "nobody");
  else
    g_string_append_printf (request->text, "%d", turn);

  return TRUE;
}

static gboolean
answer_legal (LabRequest *request)
{
  const LabSession *session = request->session;
  HarenaMove        list[HARENA_MOVES_MAX];
  int               n_moves = session->record->game->moves (session->position, list);

  for (int i = 0; i < n_moves; i++)
    {
      add_move (request, list[i]);
      g_string_append_c (request->text, '\n');
    }

  return TRUE;
}

static gboolean
answer_play (LabRequest *request)
{
  return lab_session_play (request->session, request->rest);
}

/* LEVEL [seed S] */
static gboolean
answer_go (LabRequest *request)
{
  char             **words = request->words;
  const HarenaLevel *level;
  guint64            seed = 1;
  HarenaMove         move;

  if (words[0] == NULL || (words[1] != NULL && (strcmp (words[1], "seed") != 0 || words[2] == NULL
                                                || words[3] != NULL)))
    {
      /* Translators: “LEVEL [seed S]” is what is typed behind the word “go” */
      lab_complain (_("go takes LEVEL [seed S]"));
      return FALSE;
    }

  level = lab_read_level ("LEVEL", words[0]);
  if (level == NULL
      || !lab_read_number ("seed", words[1] != NULL ? words[2] : NULL, 0, G_MAXUINT64, &seed)
      || !lab_session_think (request->session, level, seed, &move))
    return FALSE;

  add_move (request, move);
  return TRUE;
}

static gboolean
answer_roll (LabRequest *request)
{
  LabSession      *session = request->session;
  g_autofree void *before = g_memdup2 (session->position, session->record->game->position_size);
  char             text[HARENA_MOVE_TEXT_MAX];
  HarenaMove       move;

  if (!lab_session_roll (session, &move))
    return FALSE;

  session->record->game->write_move (before, move, HARENA_SEES_ALL, text);
  g_string_append (request->text, text);
  return TRUE;
}

static gboolean
answer_undo (LabRequest *request)
{
  return lab_session_undo (request->session);
}

static gboolean
answer_points (LabRequest *request)
{
  const HarenaRecord *record = request->session->record;
  g_autofree char    *points = lab_result_points (record->game, &record->setup,
                                                  request->session->position);

  g_string_append (request->text, points);
  return TRUE;
}

static gboolean
answer_winners (LabRequest *request)
{
  const HarenaRecord *record = request->session->record;
  g_autofree char    *winners = lab_result_winners (record->game, &record->setup,
                                                    request->session->position);

  g_string_append (request->text, winners);
  return TRUE;
}

static void
show (LabRequest *request,
      int      viewer)
{
  const LabSession *session = request->session;
  const HarenaGame *game = session->record->game;
  g_autofree void  *seen = g_memdup2 (session->position, game->position_size);
  g_autofree char  *text = NULL;
  gsize             length;

  harena_see (game, seen, viewer);
  length = game->show (seen, lab_translate, NULL, 0);
  text = g_malloc (length + 1);
  game->show (seen, lab_translate, text, length + 1);
  g_string_append (request->text, text);
}

static gboolean
answer_show (LabRequest *request)
{
  show (request, HARENA_SEES_ALL);
  return TRUE;
}

static gboolean
answer_see (LabRequest *request)
{
  guint64 seat;

  if (!lab_read_number ("see", request->rest, 1, request->session->record->setup.seats, &seat))
    return FALSE;

  show (request, seat);
  return TRUE;
}

/* A line for each move that was looked at: how often, the share of the win, the points. */
static void
add_hint (LabRequest       *request,
          const HarenaHint *hint)
{
  char wins[G_ASCII_DTOSTR_BUF_SIZE];
  char points[G_ASCII_DTOSTR_BUF_SIZE];

  add_move (request, hint->move);
  g_string_append_printf (request->text, "\t%u", hint->playouts);
  if (hint->playouts > 0)
    g_string_append_printf (request->text, "\t%s\t%s",
                            g_ascii_formatd (wins, sizeof wins, "%.4f", hint->wins),
                            g_ascii_formatd (points, sizeof points, "%.2f", hint->points));
  g_string_append_c (request->text, '\n');
}

static gboolean
answer_hint (LabRequest *request)
{
  LabSession        *session = request->session;
  const HarenaLevel *level = lab_read_level ("LEVEL", request->rest);
  HarenaHint         hints[HARENA_MOVES_MAX];
  HarenaMove         move;
  int                n_hints;

  if (level == NULL || !lab_session_think (session, level, 1, &move))
    return FALSE;

  n_hints = harena_thinker_hints (session->thinker, hints, HARENA_MOVES_MAX);
  if (n_hints == 0)
    hints[n_hints++] = (HarenaHint) { .move = move };
  for (int i = 0; i < n_hints; i++)
    add_hint (request, &hints[i]);

  return TRUE;
}

static gboolean
answer_save (LabRequest *request)
{
  return lab_save (request->session->record, request->rest);
}

static gboolean
answer_quit (LabRequest *request)
{
  request->is_last = TRUE;
  return TRUE;
}

const LabEngineCommand lab_engine_commands[] = {
  { "games",   LAB_NOTHING, FALSE, answer_games },
  { "new",     LAB_WORDS,   FALSE, answer_new },
  { "load",    LAB_TEXT,    FALSE, answer_load },
  { "turn",    LAB_NOTHING, TRUE,  answer_turn },
  { "legal",   LAB_NOTHING, TRUE,  answer_legal },
  { "play",    LAB_TEXT,    TRUE,  answer_play },
  { "go",      LAB_WORDS,   TRUE,  answer_go },
  { "roll",    LAB_NOTHING, TRUE,  answer_roll },
  { "undo",    LAB_NOTHING, TRUE,  answer_undo },
  { "points",  LAB_NOTHING, TRUE,  answer_points },
  { "winners", LAB_NOTHING, TRUE,  answer_winners },
  { "show",    LAB_NOTHING, TRUE,  answer_show },
  { "hint",    LAB_TEXT,    TRUE,  answer_hint },
  { "see",     LAB_TEXT,    TRUE,  answer_see },
  { "save",    LAB_TEXT,    TRUE,  answer_save },
  { "quit",    LAB_NOTHING, FALSE, answer_quit },
  { NULL },
};
