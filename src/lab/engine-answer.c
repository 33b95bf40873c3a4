/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of commands. Each says what it has to say, or complains; how that becomes an answer is
 * the same for all. */

#include "engine-answer.h"

#include "file.h"
#include "games.h"
#include "levels.h"
#include "output.h"
#include "result.h"
#include "setup.h"
#include "usage.h"
#include "words.h"

#include <string.h>

/* What is typed behind a command. */
typedef enum
{
  NOTHING,
  TEXT,    /* the rest of the line, which is not blank */
  WORDS,   /* none or many */
} Parameters;

typedef struct
{
  LabSession *session;
  GString    *text;    /* what is answered */
  char       *rest;    /* the line behind the command; */
  char      **words;   /* the same as words */
  gboolean    is_last;
} Request;

typedef struct
{
  const char *name;
  Parameters  parameters;
  gboolean    needs_game;
  gboolean  (*run) (Request *request); /* FALSE after complaining */
} Command;

static void
add_move (Request    *request,
          HarenaMove  move)
{
  const LabSession *session = request->session;
  char              text[HARENA_MOVE_TEXT_MAX];

  session->record->game->write_move (session->position, move, HARENA_SEES_ALL, text);
  g_string_append (request->text, text);
}

/* In the words that “new” takes. */
static gboolean
answer_games (Request *request)
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
answer_new (Request *request)
{
  return lab_session_new (request->session, request->words);
}

static gboolean
answer_load (Request *request)
{
  return lab_session_load (request->session, request->rest);
}

static gboolean
answer_turn (Request *request)
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
answer_legal (Request *request)
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
answer_play (Request *request)
{
  return lab_session_play (request->session, request->rest);
}

/* LEVEL [seed S] */
static gboolean
answer_go (Request *request)
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
answer_roll (Request *request)
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
answer_undo (Request *request)
{
  return lab_session_undo (request->session);
}

static gboolean
answer_points (Request *request)
{
  const HarenaRecord *record = request->session->record;
  g_autofree char    *points = lab_result_points (record->game, &record->setup,
                                                  request->session->position);

  g_string_append (request->text, points);
  return TRUE;
}

static gboolean
answer_winners (Request *request)
{
  const HarenaRecord *record = request->session->record;
  g_autofree char    *winners = lab_result_winners (record->game, &record->setup,
                                                    request->session->position);

  g_string_append (request->text, winners);
  return TRUE;
}

static void
show (Request *request,
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
answer_show (Request *request)
{
  show (request, HARENA_SEES_ALL);
  return TRUE;
}

static gboolean
answer_see (Request *request)
{
  guint64 seat;

  if (!lab_read_number ("see", request->rest, 1, request->session->record->setup.seats, &seat))
    return FALSE;

  show (request, seat);
  return TRUE;
}

/* A line for each move that was looked at: how often, the share of the win, the points. */
static void
add_hint (Request          *request,
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
answer_hint (Request *request)
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
answer_save (Request *request)
{
  return lab_save (request->session->record, request->rest);
}

static gboolean
answer_quit (Request *request)
{
  request->is_last = TRUE;
  return TRUE;
}

static const Command commands[] = {
  { "games",   NOTHING, FALSE, answer_games },
  { "new",     WORDS,   FALSE, answer_new },
  { "load",    TEXT,    FALSE, answer_load },
  { "turn",    NOTHING, TRUE,  answer_turn },
  { "legal",   NOTHING, TRUE,  answer_legal },
  { "play",    TEXT,    TRUE,  answer_play },
  { "go",      WORDS,   TRUE,  answer_go },
  { "roll",    NOTHING, TRUE,  answer_roll },
  { "undo",    NOTHING, TRUE,  answer_undo },
  { "points",  NOTHING, TRUE,  answer_points },
  { "winners", NOTHING, TRUE,  answer_winners },
  { "show",    NOTHING, TRUE,  answer_show },
  { "hint",    TEXT,    TRUE,  answer_hint },
  { "see",     TEXT,    TRUE,  answer_see },
  { "save",    TEXT,    TRUE,  answer_save },
  { "quit",    NOTHING, FALSE, answer_quit },
};

static const Command *
find_command (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].name, name) == 0)
        return &commands[i];
      g_ptr_array_add (names, (gpointer) commands[i].name);
    }

  /* Translators: the words that it can be follow */
  lab_complain_of_choice (_("the command"), names, name);
  return NULL;
}

static gboolean
check_request (const Command *command,
               const Request *request)
{
  if (command->needs_game && request->session->record == NULL)
    /* Translators: “new” and “load” are commands */
    lab_complain (_("there is no game yet; new or load brings one"));
  else if (command->parameters == NOTHING && request->words[0] != NULL)
    lab_complain (_("“%s” is one word too many"), request->words[0]);
  else if (command->parameters == TEXT && request->words[0] == NULL)
    lab_complain (_("what follows “%s”?"), command->name);
  else
    return TRUE;

  return FALSE;
}

/* Words are separated by any number of spaces and tabs. */
static char **
split (const char *text)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv)           parts = g_strsplit_set (text, " \t", -1);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);

  return g_strv_builder_end (words);
}

/* line: neither blank nor with white space at its ends. */
static gboolean
obey (Request *request,
      char    *line)
{
  gsize          length = strcspn (line, " \t");
  g_auto (GStrv) words = NULL;
  const Command *command;

  request->rest = line + length;
  if (*request->rest != '\0')
    *request->rest++ = '\0';
  g_strstrip (request->rest);
  words = split (request->rest);
  request->words = words;

  command = find_command (line);
  return command != NULL && check_request (command, request) && command->run (request);
}

static gboolean
check_line (const char *line,
            gsize       length)
{
  if (length > LAB_LINE_MAX)
    /* Translators: how many bytes a line may have */
    lab_complain (_("a line has at most %d bytes"), LAB_LINE_MAX);
  else if (!g_utf8_validate_len (line, length, NULL))
    lab_complain (_("the line is not UTF-8"));
  else
    return TRUE;

  return FALSE;
}

/* An empty line ends the answer, so none can be within it. */
static void
write_answer (GString    *answer,
              char        mark,
              const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean       is_first = TRUE;

  g_string_append_printf (answer, "%c ", mark);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      {
        g_string_append_printf (answer, "%s%s", is_first ? "" : "\n", *line);
        is_first = FALSE;
      }
  g_string_append (answer, "\n\n");
}

gboolean
lab_answer (LabSession *session,
            const char *line,
            gsize       length,
            GString    *answer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) complaint = g_string_new (NULL);
  g_autofree char    *copy = NULL;
  Request             request = { .session = session, .text = text };
  gboolean            is_done;

  lab_complain_into (complaint);
  is_done = check_line (line, length);
  if (is_done)
    {
      copy = g_strstrip (g_strndup (line, length));
      if (*copy != '\0')
        is_done = obey (&request, copy);
    }
  lab_complain_into (NULL);

  if (!is_done)
    write_answer (answer, '?', complaint->str);
  else if (*copy != '\0')
    write_answer (answer, '=', text->str);
  return !request.is_last;
}
