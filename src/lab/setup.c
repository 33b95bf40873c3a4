/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options that say which game is played, the same for every command that plays. */

#include "setup.h"

#include "games.h"
#include "output.h"
#include "usage.h"
#include "words.h"

#include <string.h>

enum
{
  DEFAULT_SEATS = 4,
};

static const LabSetupLabels options_of_commands = {
  .game = "--game",
  .players = "--players",
  .edition = "--edition",
  .option = "--option",
};

static const LabSetupLabels *
labels_of (const LabSetupWords *words)
{
  return words->labels != NULL ? words->labels : &options_of_commands;
}

void
lab_setup_add_game (GOptionContext *context,
                    LabSetupWords  *words)
{
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &words->game, N_("Which game (clash)"), N_("GAME") },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

void
lab_setup_add_rules (GOptionContext *context,
                     LabSetupWords  *words)
{
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &words->edition,
      N_("By the rules of which edition (the first of the game)"), N_("EDITION") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &words->options,
      N_("One rule in which editions differ; can be given again"), N_("KEY=VALUE") },
    G_OPTION_ENTRY_NULL
  };

  lab_setup_add_game (context, words);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

void
lab_setup_add_options (GOptionContext *context,
                       LabSetupWords  *words)
{
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &words->players,
      N_("How many play (4)"), N_("N") },
    G_OPTION_ENTRY_NULL
  };

  lab_setup_add_rules (context, words);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

void
lab_setup_clear (LabSetupWords *words)
{
  g_free (words->game);
  g_free (words->players);
  g_free (words->edition);
  g_strfreev (words->options);
}

void
lab_complain_of_choice (const char *option,
                        GPtrArray  *choices,
                        const char *typed)
{
  g_autofree char *list = NULL;

  g_ptr_array_add (choices, NULL);
  /* Translators: stands between the words of a list of which one can be chosen */
  list = g_strjoinv (_(" or "), (char **) choices->pdata);
  /* Translators: what is chosen, such as --edition; the words that it can be; what was typed */
  lab_complain (_("%s is %s, not “%s”"), option, list, typed);
}

/* The last one counts, as for every option. */
const char *
lab_setup_find_game (char **arguments)
{
  const char *found = NULL;

  for (int i = 1; arguments[i] != NULL && strcmp (arguments[i], "--") != 0; i++)
    if (g_str_has_prefix (arguments[i], "--game="))
      found = arguments[i] + strlen ("--game=");
    else if (strcmp (arguments[i], "--game") == 0 && arguments[i + 1] != NULL)
      found = arguments[++i];

  return found;
}

const HarenaGame *
lab_setup_read_game (const LabSetupWords *words)
{
  const char           *id = words->game;
  const HarenaGame     *game = id != NULL ? harena_find_game (harena_games, id) : harena_games[0];
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (game != NULL)
    return game;

  for (int i = 0; harena_games[i] != NULL; i++)
    g_ptr_array_add (ids, (gpointer) harena_games[i]->id);
  lab_complain_of_choice (labels_of (words)->game, ids, id);
  return NULL;
}

/* Returns -1 after complaining. */
static int
read_edition (const LabSetupWords *words,
              const HarenaGame    *game)
{
  int                   edition = harena_find_edition (game, words->edition);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (edition >= 0)
    return edition;

  for (int i = 0; i < game->n_editions; i++)
    g_ptr_array_add (ids, (gpointer) game->editions[i].id);
  lab_complain_of_choice (labels_of (words)->edition, ids, words->edition);
  return -1;
}

static gboolean
read_value (const HarenaOption *option,
            const char         *text,
            uint8_t            *value)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  int                   found = harena_option_find_value (option, text);

  if (found >= 0)
    {
      *value = found;
      return TRUE;
    }

  for (int i = 0; i < harena_option_n_values (option); i++)
    g_ptr_array_add (values, (gpointer) option->values[i]);
  lab_complain_of_choice (option->key, values, text);
  return FALSE;
}

/* text: KEY=VALUE. */
static gboolean
read_option (const LabSetupWords *words,
             const HarenaGame    *game,
             const char          *text,
             HarenaSetup         *setup)
{
  const char           *label = labels_of (words)->option;
  g_auto (GStrv)        pair = g_strsplit (text, "=", 2);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  g_autofree char      *what = NULL;

  if (g_strv_length (pair) != 2)
    {
      /* Translators: “--option” or “option”, and what was typed behind it */
      lab_complain (_("%s takes KEY=VALUE, not “%s”"), label, text);
      return FALSE;
    }

  for (int i = 0; i < game->n_options; i++)
    {
      const HarenaOption *option = &game->options[i];

      if (strcmp (option->key, pair[0]) == 0)
        return read_value (option, pair[1], &setup->options[i]);
      g_ptr_array_add (keys, (gpointer) option->key);
    }

  if (keys->len == 0)
    {
      lab_complain (_("this game has no option “%s”"), pair[0]);
      return FALSE;
    }
  /* Translators: “--option” or “option”; what it is follows */
  what = g_strdup_printf (_("the KEY of %s"), label);
  lab_complain_of_choice (what, keys, pair[0]);
  return FALSE;
}

gboolean
lab_setup_fits (const HarenaGame *game,
                int               edition,
                int               seats,
                HarenaSetup      *setup)
{
  int only = game->editions[edition].seats;

  harena_setup_init (setup, game, edition, seats);
  return (only == 0 || only == seats) && harena_setup_check (game, setup, NULL);
}

gboolean
lab_setup_default (const HarenaGame *game,
                   int               seats,
                   HarenaSetup      *setup)
{
  for (int edition = 0; edition < game->n_editions; edition++)
    if (lab_setup_fits (game, edition, seats, setup))
      return TRUE;

  return FALSE;
}

/* Options that nobody named are those of the edition, and this is the first if none was named. */
gboolean
lab_setup_read_rules (const LabSetupWords *words,
                      const HarenaGame    *game,
                      int                  seats,
                      HarenaSetup         *setup)
{
  HarenaReason reason;
  char         sentence[HARENA_REASON_TEXT_MAX];

  if (words->edition != NULL)
    {
      int edition = read_edition (words, game);

      if (edition < 0)
        return FALSE;
      if (game->editions[edition].seats != 0 && game->editions[edition].seats != seats)
        {
          /* Translators: an edition of a game, and the only number of seats that it is for */
          lab_complain (_("the edition “%s” is for %d seats"), words->edition,
                        game->editions[edition].seats);
          return FALSE;
        }
      harena_setup_init (setup, game, edition, seats);
    }
  else if (!lab_setup_default (game, seats, setup))
    harena_setup_init (setup, game, 0, seats);

  for (int i = 0; words->options != NULL && words->options[i] != NULL; i++)
    if (!read_option (words, game, words->options[i], setup))
      return FALSE;

  if (harena_setup_check (game, setup, &reason))
    return TRUE;
  harena_reason_write (&reason, lab_translate, sentence, sizeof sentence);
  lab_complain ("%s", sentence);
  return FALSE;
}

/* Four, if the game can be played by so many; but an edition may be for one number only. */
static int
default_seats (const LabSetupWords *words,
               const HarenaGame    *game)
{
  int edition = words->edition != NULL ? harena_find_edition (game, words->edition) : -1;

  if (edition >= 0 && game->editions[edition].seats != 0)
    return game->editions[edition].seats;
  return CLAMP (DEFAULT_SEATS, game->seats_min, game->seats_max);
}

const HarenaGame *
lab_setup_read (const LabSetupWords *words,
                HarenaSetup         *setup)
{
  const HarenaGame *game = lab_setup_read_game (words);
  guint64           n_seats;

  if (game == NULL)
    return NULL;

  n_seats = default_seats (words, game);
  if (!lab_read_number (labels_of (words)->players, words->players, game->seats_min,
                        game->seats_max, &n_seats)
      || !lab_setup_read_rules (words, game, n_seats, setup))
    return NULL;

  return game;
}

/* A mixed table has no edition; its options are listed instead. */
void
lab_setup_print_rules (const HarenaGame  *game,
                       const HarenaSetup *setup)
{
  const char *edition = harena_edition_of (game, setup);

  if (edition != NULL)
    {
      /* Translators: “international” or “german”, as the file has it */
      lab_print (_("Edition: %s\n"), edition);
      return;
    }

  lab_print ("%s", _("Options:"));
  for (int i = 0; i < game->n_options; i++)
    lab_print (" %s=%s", game->options[i].key, game->options[i].values[setup->options[i]]);
  lab_print ("\n");
}

void
lab_setup_write (const HarenaGame  *game,
                 const HarenaSetup *setup,
                 LabJson           *json)
{
  lab_json_text (json, "game", game->id);
  lab_json_count (json, "players", setup->seats);
  lab_json_text (json, "edition", harena_edition_of (game, setup));

  lab_json_open (json, "options", '{');
  for (int i = 0; i < game->n_options; i++)
    lab_json_text (json, game->options[i].key,
                   game->options[i].values[setup->options[i]]);
  lab_json_close (json, '}');
}
