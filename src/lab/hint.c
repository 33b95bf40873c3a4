/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab hint: the best moves of a position, and what the others give up against them. */

#include "command.h"
#include "file.h"
#include "json.h"
#include "levels.h"
#include "output.h"
#include "stop.h"
#include "table.h"
#include "thinker.h"
#include "words.h"

enum
{
  HINTS_SHOWN = 10, /* to a person; JSON has every move that was looked at */
};

/* What was asked, and the answer. */
typedef struct
{
  const HarenaGame  *game;
  const HarenaSetup *setup;
  const HarenaLevel *level;
  void              *position;
  guint64            n_moves; /* that came before */
  guint64            seed;
  HarenaMove         move;    /* what the level plays */
  HarenaHint         hints[HARENA_MOVES_MAX];
  int                n_hints;
} Advice;

static void
think (Advice *advice)
{
  const HarenaLevel *level = advice->level;
  HarenaThinker     *thinker = harena_thinker_new (advice->game, advice->setup);

  lab_stop_listen ();
  advice->move = level->style == HARENA_STYLE_SEARCH
                   ? harena_thinker_think (thinker, advice->position,
                                           harena_level_effort (level, advice->game), advice->seed,
                                           &lab_stop)
                   : harena_thinker_decide (thinker, advice->position, level, advice->seed,
                                            &lab_stop);
  advice->n_hints = harena_thinker_hints (thinker, advice->hints, HARENA_MOVES_MAX);
  harena_thinker_free (thinker);

  /* Whoever has no choice, or does not look ahead, has still a move. */
  if (advice->n_hints == 0)
    advice->hints[advice->n_hints++] = (HarenaHint) { .move = advice->move };
}

/* Returns FALSE after complaining that nobody decides here. */
static gboolean
is_choice (const Advice *advice)
{
  int              turn = advice->game->turn (advice->position);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, advice->n_moves);

  if (turn == HARENA_CHANCE)
    /* Translators: the number of a move */
    lab_complain (_("after move %s it is the turn of chance, not of a player"), number);
  else if (turn == HARENA_NOBODY)
    /* Translators: the number of a move */
    lab_complain (_("after move %s the game is over"), number);

  return turn != HARENA_CHANCE && turn != HARENA_NOBODY;
}

static char *
text_of (const Advice *advice,
         HarenaMove    move)
{
  char text[HARENA_MOVE_TEXT_MAX];

  advice->game->write_move (advice->position, move, HARENA_SEES_ALL, text);
  return g_strdup (text);
}

static void
add_row (LabTable         *table,
         const HarenaHint *hint,
         const HarenaHint *best)
{
  lab_table_add (table, "%.1f", 100 * hint->wins);
  lab_table_add (table, "%.1f", 100 * (best->wins - hint->wins));
  lab_table_add (table, "%.2f", hint->points);
  lab_table_add (table, "%.2f", best->points - hint->points);
  lab_table_add (table, "%u", hint->playouts);
}

static void
print_table (const Advice *advice)
{
  const char *const titles[] = {
    /* Translators: titles of the columns of a table; a move, */
    N_("Move"),
    /* Translators: which percentage of the win it promises, and how much less than the best */
    N_("Wins %"), N_("Wins less"),
    /* Translators: how many points it promises, and how much less than the best */
    N_("Points"), N_("Points less"),
    /* Translators: how many games were played in the head to find that out */
    N_("Playouts"), NULL
  };
  LabTable table;

  lab_table_begin (&table, titles);
  for (int i = 0; i < MIN (advice->n_hints, HINTS_SHOWN); i++)
    {
      g_autofree char *text = text_of (advice, advice->hints[i].move);

      lab_table_add (&table, "%s", text);
      add_row (&table, &advice->hints[i], &advice->hints[0]);
    }
  lab_table_print (&table);
}

/* Why nothing was looked at. */
static const char *
explain_no_table (const Advice *advice)
{
  HarenaMove list[HARENA_MOVES_MAX];

  if (advice->game->moves (advice->position, list) == 1)
    return _("There is no other move.");
  if (harena_level_effort (advice->level, advice->game)->playouts == 0)
    return _("This level does not look ahead, so there is nothing to compare.");
  return _("The thinking was stopped before there was anything to compare.");
}

static void
print_for_person (const Advice *advice)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, advice->n_moves);
  g_autofree char *chosen = text_of (advice, advice->move);

  /* Translators: the number of the move before, the number of a seat, a level such as “lanista”,
   * and the move that it would make */
  lab_print (_("After move %s, seat %d: %s plays %s\n\n"), number,
             advice->game->turn (advice->position), advice->level->id, chosen);
  if (advice->hints[0].playouts > 0)
    print_table (advice);
  else
    lab_print ("%s\n", explain_no_table (advice));
}

static void
write_hint (LabJson      *json,
            const Advice *advice,
            int           number)
{
  const HarenaHint *hint = &advice->hints[number];
  const HarenaHint *best = &advice->hints[0];
  g_autofree char  *text = text_of (advice, hint->move);

  lab_json_open (json, NULL, '{');
  lab_json_text (json, "move", text);
  lab_json_count (json, "playouts", hint->playouts);
  if (hint->playouts > 0)
    {
      lab_json_number (json, "wins", hint->wins);
      lab_json_number (json, "wins_less", best->wins - hint->wins);
      lab_json_number (json, "points", hint->points);
      lab_json_number (json, "points_less", best->points - hint->points);
    }
  lab_json_close (json, '}');
}

static void
print_for_program (const Advice *advice)
{
  g_autofree char *chosen = text_of (advice, advice->move);
  LabJson          json;

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  lab_json_count (&json, "at", advice->n_moves);
  lab_json_count (&json, "turn", advice->game->turn (advice->position));
  lab_json_text (&json, "level", advice->level->id);
  lab_json_count (&json, "seed", advice->seed);
  lab_json_text (&json, "move", chosen);
  lab_json_open (&json, "hints", '[');
  for (int i = 0; i < advice->n_hints; i++)
    write_hint (&json, advice, i);
  lab_json_close (&json, ']');
  lab_json_close (&json, '}');
  lab_json_print (&json);
}

static int
advise (const HarenaRecord *record,
        Advice             *advice,
        gboolean            wants_json)
{
  g_autofree void *position = g_malloc0 (record->game->position_size);

  advice->game = record->game;
  advice->setup = &record->setup;
  advice->position = position;
  harena_record_replay (record, advice->n_moves, position);
  if (!is_choice (advice))
    return LAB_FAILED;

  think (advice);
  if (wants_json)
    print_for_program (advice);
  else
    print_for_person (advice);
  return LAB_DONE;
}

int
lab_hint (char **arguments)
{
  g_auto (GStrv)            files = NULL;
  g_autofree char          *level = NULL;
  g_autofree char          *at = NULL;
  g_autofree char          *seed = NULL;
  g_autofree Advice        *advice = g_new0 (Advice, 1);
  g_autoptr (HarenaRecord)  record = NULL;
  gboolean                  wants_json = FALSE;
  int                       status;
  const GOptionEntry        entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, N_("Who is asked (lanista)"), N_("LEVEL") },
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_("After how many moves (all)"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed,
      N_("Where thinking begins: the same seed gives the same answer (1)"), N_("S") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("FILE"),
                       _("Says which moves are best in the position after the last or any other "
                         "move, what can be expected of them,\nand what they give up against the "
                         "best. Ctrl+C stops and prints the best so far."));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;

  advice->seed = 1;
  if (!lab_read_number ("--seed", seed, 0, G_MAXUINT64, &advice->seed))
    return LAB_MISUSED;
  advice->level = lab_read_level ("--level", level != NULL ? level : "lanista");
  if (advice->level == NULL)
    return LAB_MISUSED;

  record = lab_load_only (files, &status);
  if (record == NULL)
    return status;

  advice->n_moves = record->moves->len;
  if (!lab_read_number ("--at", at, 0, record->moves->len, &advice->n_moves))
    return LAB_MISUSED;

  return advise (record, advice, wants_json);
}
