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

void
lab_setup_add_options (GOptionContext *context,
                       LabSetupWords  *words)
{
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &words->game,
      N_("Which game to play (clash)"), N_("GAME") },
    { "players", 0, 0, G_OPTION_ARG_STRING, &words->players,
      N_("How many play (4)"), N_("N") },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  lab_setup_add_rules (context, words);
}

void
lab_setup_add_rules (GOptionContext *context,
                     LabSetupWords  *words)
{
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &words->edition,
      N_("By which rules: international or german (international)"), N_("EDITION") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &words->options,
      N_("One rule in which editions differ; can be given again"), N_("KEY=VALUE") },
    G_OPTION_ENTRY_NULL
  };

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

static const HarenaGame *
read_game (const char *id)
{
  const HarenaGame     *game = id != NULL ? harena_find_game (harena_games, id) : harena_games[0];
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (game != NULL)
    return game;

  for (int i = 0; harena_games[i] != NULL; i++)
    g_ptr_array_add (ids, (gpointer) harena_games[i]->id);
  lab_complain_of_choice ("--game", ids, id);
  return NULL;
}

/* Returns -1 after complaining. */
static int
read_edition (const HarenaGame *game,
              const char       *id)
{
  int                   edition = id != NULL ? harena_find_edition (game, id) : 0;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (edition >= 0)
    return edition;

  for (int i = 0; i < game->n_editions; i++)
    g_ptr_array_add (ids, (gpointer) game->editions[i].id);
  lab_complain_of_choice ("--edition", ids, id);
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
read_option (const HarenaGame *game,
             const char       *text,
             HarenaSetup      *setup)
{
  g_auto (GStrv)        words = g_strsplit (text, "=", 2);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  if (g_strv_length (words) != 2)
    {
      lab_complain (_("--option takes KEY=VALUE, not “%s”"), text);
      return FALSE;
    }

  for (int i = 0; i < game->n_options; i++)
    {
      const HarenaOption *option = &game->options[i];

      if (strcmp (option->key, words[0]) == 0)
        return read_value (option, words[1], &setup->options[i]);
      g_ptr_array_add (keys, (gpointer) option->key);
    }

  lab_complain_of_choice (_("the KEY of --option"), keys, words[0]);
  return FALSE;
}

const HarenaGame *
lab_setup_read (const LabSetupWords *words,
                HarenaSetup         *setup)
{
  const HarenaGame *game = read_game (words->game);
  guint64           n_seats;
  int               edition;

  if (game == NULL)
    return NULL;

  n_seats = CLAMP (DEFAULT_SEATS, game->seats_min, game->seats_max);
  if (!lab_read_number ("--players", words->players, game->seats_min, game->seats_max, &n_seats))
    return NULL;

  edition = read_edition (game, words->edition);
  if (edition < 0)
    return NULL;

  harena_setup_init (setup, game, edition, n_seats);
  for (int i = 0; words->options != NULL && words->options[i] != NULL; i++)
    if (!read_option (game, words->options[i], setup))
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
