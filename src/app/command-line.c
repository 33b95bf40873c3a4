/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the command line. What makes no sense is said in one sentence, before a window opens. */

#include "command-line.h"

#include "game-model.h"
#include "face.h"
#include "games.h"
#include "level.h"
#include "seat.h"
#include "strategy.h"
#include "typed.h"
#include "words.h"

#include <gio/gio.h>
#include <string.h>

/* As it was typed; NULL where nothing was. */
typedef struct
{
  char    *game;
  char    *seats;
  char    *edition;
  char    *seed;
  gboolean quick_entry;
  gboolean wants_help;
  gboolean new_game;
  gboolean go_on;    /* with the game that was left last */
} Words;

static void
words_clear (Words *words)
{
  g_free (words->game);
  g_free (words->seats);
  g_free (words->edition);
  g_free (words->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

G_GNUC_PRINTF (2, 3)
static gboolean
complain (GError    **error,
          const char *format,
          ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *plain = NULL;
  va_list          arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  plain = harena_record_plain (sentence);
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, plain);
  return FALSE;
}

static gboolean
complain_of_choice (GError    **error,
                    const char *option,
                    GPtrArray  *choices,
                    const char *typed)
{
  g_autofree char *list = NULL;

  g_ptr_array_add (choices, NULL);
  /* Translators: stands between the words of a list of which one can be chosen */
  list = g_strjoinv (_(" or "), (char **) choices->pdata);
  /* Translators: what is chosen, such as --edition; the words that it can be; what was typed */
  return complain (error, _("%s is %s, not “%s”"), option, list, typed);
}

static gboolean
read_game (HarenaCommandLine *self,
           const char        *id,
           GError           **error)
{
  const HarenaGame *const *games = harena_face_games ();
  g_autoptr (GPtrArray)    ids = g_ptr_array_new ();

  self->game = harena_find_game (games, id);
  if (self->game != NULL)
    return TRUE;

  for (int i = 0; games[i] != NULL; i++)
    g_ptr_array_add (ids, (gpointer) games[i]->id);
  return complain_of_choice (error, "--new", ids, id);
}

static gboolean
read_edition (HarenaCommandLine *self,
              const char        *id,
              int               *edition,
              GError           **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  *edition = id != NULL ? harena_find_edition (self->game, id) : 0;
  if (*edition >= 0)
    return TRUE;

  for (int i = 0; i < self->game->n_editions; i++)
    g_ptr_array_add (ids, (gpointer) self->game->editions[i].id);
  return complain_of_choice (error, "--edition", ids, id);
}

/* Somebody whom a person can sit down with. */
static gboolean
read_player (const char *word,
             GError    **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  g_ptr_array_add (words, (gpointer) HARENA_PERSON);
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    g_ptr_array_add (words, (gpointer) harena_levels[i].id);
  if (g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    return TRUE;

  /* Translators: PLAYER is a word in “NAME:PLAYER”, as the help of --seats has it */
  return complain_of_choice (error, _("the PLAYER of --seats"), words, word);
}

static gboolean
name_is_taken (const HarenaCommandLine *self,
               int                      n_seats,
               const char              *name)
{
  for (int i = 0; i < n_seats; i++)
    if (strcmp (self->seats[i].name, name) == 0)
      return TRUE;

  return FALSE;
}

/* The seat colours in their order, as words that can be typed. */
static const char *const colours[HARENA_SEATS_MAX] = {
  "red", "blue", "ochre", "green", "violet",
};

static gboolean
read_colour (HarenaCommandLine *self,
             int                index,
             const char        *word,
             GError           **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  guint                 found;

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    g_ptr_array_add (words, (gpointer) colours[i]);
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, &found))
    /* Translators: COLOUR is a word in “NAME:PLAYER:COLOUR”, as the help of --seats has it */
    return complain_of_choice (error, _("the COLOUR of --seats"), words, word);

  for (int i = 0; i < index; i++)
    if (self->seats[i].colour == (int) found + 1)
      return complain (error, _("two seats cannot both be %s"), word);

  self->seats[index].colour = found + 1;
  return TRUE;
}

/* text: NAME:PLAYER, or NAME:PLAYER:COLOUR. */
static gboolean
read_seat (HarenaCommandLine *self,
           int                index,
           const char        *text,
           GError           **error)
{
  g_auto (GStrv)   parts = g_strsplit (text, ":", -1);
  guint            n_parts = g_strv_length (parts);
  g_autofree char *name = NULL;

  if (n_parts != 2 && n_parts != 3)
    return complain (error, _("a seat of --seats is NAME:PLAYER or NAME:PLAYER:COLOUR, not “%s”"),
                     text);

  name = g_strdup (g_strstrip (parts[0]));
  if (!harena_record_name_is_valid (name))
    return complain (error, _("“%s” cannot be the name of a seat"), name);
  if (name_is_taken (self, index, name))
    return complain (error, _("two seats cannot both be called “%s”"), name);
  if (!read_player (g_strstrip (parts[1]), error))
    return FALSE;
  if (n_parts == 3 && !read_colour (self, index, g_strstrip (parts[2]), error))
    return FALSE;

  self->seats[index].name = g_steal_pointer (&name);
  self->seats[index].player = g_strdup (parts[1]);
  return TRUE;
}

/* Whoever is given no colour has the one that the seat has in this game; if that is another's, the
 * first that is left. */
static void
give_colours (HarenaCommandLine *self,
              int                n_seats)
{
  unsigned taken = 0;

  for (int i = 0; i < n_seats; i++)
    taken |= 1u << self->seats[i].colour;
  for (int i = 0; i < n_seats; i++)
    {
      int colour = harena_face_colour (harena_face_of (self->game), i + 1);

      if (self->seats[i].colour != 0)
        continue;
      for (int other = 1; (taken >> colour & 1) != 0; other++)
        colour = other;
      self->seats[i].colour = colour;
      taken |= 1u << colour;
    }
}

/* text: one seat after another, with commas between them. */
static gboolean
read_seats (HarenaCommandLine *self,
            const char        *text,
            int               *n_seats,
            GError           **error)
{
  g_auto (GStrv) seats = g_strsplit (text, ",", -1);

  *n_seats = g_strv_length (seats);
  if (*n_seats < self->game->seats_min || *n_seats > self->game->seats_max)
    return complain (error, _("--seats takes %d to %d seats, and here are %d"),
                     self->game->seats_min, self->game->seats_max, *n_seats);

  for (int i = 0; i < *n_seats; i++)
    if (!read_seat (self, i, seats[i], error))
      return FALSE;
  give_colours (self, *n_seats);

  return TRUE;
}

static gboolean
read_seed (HarenaCommandLine *self,
           const char        *text,
           GError           **error)
{
  self->seed = harena_game_model_new_seed ();
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &self->seed, NULL))
    return TRUE;

  return complain (error, _("%s takes a number from %s to %s, not “%s”"), "--seed", "0",
                   "18446744073709551615", text);
}

/* Nobody wonders in silence why an option had no effect. */
static gboolean
check_alone (const Words *words,
             GError     **error)
{
  const struct
  {
    const char *option;
    gboolean    typed;
  } options[] = {
    { "--seats", words->seats != NULL },
    { "--edition", words->edition != NULL },
    { "--seed", words->seed != NULL },
    { "--quick-entry", words->quick_entry },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].typed)
      /* Translators: an option such as --seats, and --new */
      return complain (error, _("%s goes together with %s"), options[i].option, "--new");

  return TRUE;
}

G_GNUC_FORMAT (1)
static const char *
translate (const char *sentence)
{
  return _(sentence);
}

/* Some rules are for some numbers of seats only, and not every beginning can be dealt. */
static gboolean
check_setup (HarenaCommandLine *self,
             GError           **error)
{
  HarenaReason reason;
  char         sentence[HARENA_REASON_TEXT_MAX];

  if (!harena_setup_check (self->game, &self->setup, &reason))
    {
      harena_reason_write (&reason, translate, sentence, sizeof sentence);
      return complain (error, "%s", sentence);
    }
  if (self->quick_entry
      && (self->game->strategy == NULL || self->game->strategy->opening == NULL))
    return complain (error, _("in %s nothing is dealt by %s"), self->game->id, "--quick-entry");

  return TRUE;
}

static gboolean
read_words (HarenaCommandLine *self,
            const Words       *words,
            GError           **error)
{
  int n_seats;
  int edition;

  if ((words->game != NULL) + words->new_game + words->go_on + (self->files != NULL) > 1)
    return complain (error, _("use only one of --new, --new-game, --continue and files"));
  self->action = words->new_game ? "new-game" : words->go_on ? "continue" : NULL;
  if (words->game == NULL)
    return check_alone (words, error);

  if (!read_game (self, words->game, error))
    return FALSE;
  if (words->seats == NULL)
    return complain (error, _("who plays? --seats NAME:PLAYER,… says so"));
  if (!read_seats (self, words->seats, &n_seats, error)
      || !read_edition (self, words->edition, &edition, error)
      || !read_seed (self, words->seed, error))
    return FALSE;

  harena_setup_init (&self->setup, self->game, edition, n_seats);
  self->quick_entry = words->quick_entry;
  return check_setup (self, error);
}

/* A line for each game: its word, its name, and the words of its editions, the first of which is
 * played when nothing is said. */
static char *
describe_games (void)
{
  const HarenaGame *const *games = harena_face_games ();
  g_autoptr (GString)      text = g_string_new (NULL);

  for (int i = 0; games[i] != NULL; i++)
    {
      g_string_append_printf (text, "  %-11s %s: ", games[i]->id, _(games[i]->name));
      for (int k = 0; k < games[i]->n_editions; k++)
        g_string_append_printf (text, "%s%s", k > 0 ? ", " : "", games[i]->editions[k].id);
      g_string_append (text, "\n");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GOptionContext *
new_context (HarenaCommandLine *self,
             Words             *words)
{
  GOptionContext    *context = g_option_context_new (NULL);
  g_autofree char   *games = describe_games ();
  g_autofree char   *description = NULL;
  const GOptionEntry entries[] = {
    { "new", 0, 0, G_OPTION_ARG_STRING, &words->game,
      N_("Begin a game; the games are listed below"), N_("GAME") },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &words->seats,
      N_("Who plays it, in order"), N_("NAME:PLAYER,…") },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &words->edition,
      N_("By which rules; each game lists its own below"), N_("EDITION") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &words->seed,
      N_("Where chance begins: the same seed rolls the same dice"), N_("S") },
    { "quick-entry", 0, 0, G_OPTION_ARG_NONE, &words->quick_entry,
      N_("Deal the beginning, where a game has one that can be dealt"), NULL },
    { "new-game", 0, 0, G_OPTION_ARG_NONE, &words->new_game,
      N_("Arrange a game in a window"), NULL },
    { "continue", 0, 0, G_OPTION_ARG_NONE, &words->go_on,
      N_("Go on with the game that was left last"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &self->wants_version,
      N_("Show the version"), NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, &words->wants_help, N_("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL,
      N_("[FILE…]") },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_set_summary (context, _("Plays board games of ancient Rome."));
  /* Translators: %s is a list, a line each: the word of a game, its name, the words of its editions */
  description = g_strdup_printf (_(
    "A GAME, and the EDITION of each; the first is played when nothing is said:\n%s\n"
    "Each FILE is a game that was saved; it opens in a window of its own.\n\n"
    "A PLAYER is a person, or a computer player: tiro, novicius, veteranus, rudiarius or\n"
    "lanista, from the weakest to the strongest. A colour may follow: NAME:PLAYER:COLOUR,\n"
    "where COLOUR is red, blue, ochre, green or violet.\n\n"
    "For example: harena --new %s --seats Anna:person,Marcus:lanista"), games,
    harena_face_games ()[0]->id);
  g_option_context_set_description (context, description);
  /* GLib would end the program itself, and with another status. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  return context;
}

HarenaCommandLine *
harena_command_line_parse (const char *const *arguments,
                           GError           **error)
{
  g_autoptr (HarenaCommandLine) self = g_new0 (HarenaCommandLine, 1);
  g_auto (Words)                words = { 0 };
  g_autoptr (GOptionContext)    context = new_context (self, &words);
  g_auto (GStrv)                rest = g_strdupv ((char **) arguments);
  g_autoptr (GError)            problem = NULL;

  if (!g_option_context_parse_strv (context, &rest, &problem))
    {
      harena_typed_explain (arguments, &problem);
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }

  if (words.wants_help)
    self->help = g_option_context_get_help (context, TRUE, NULL);
  else if (!self->wants_version && !read_words (self, &words, error))
    return NULL;

  return g_steal_pointer (&self);
}

gboolean
harena_command_line_check_files (HarenaCommandLine *self,
                                 GError           **error)
{
  for (int i = 0; self->files != NULL && self->files[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (self->files[i]);
      g_autofree char  *name = g_filename_display_name (self->files[i]);
      const char       *path = g_file_peek_path (file);

      if (path == NULL)
        continue;
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return complain (error, _("there is no file “%s”"), name);
      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return complain (error, _("“%s” is a folder, not a game"), name);
    }

  return TRUE;
}

void
harena_command_line_free (HarenaCommandLine *self)
{
  g_free (self->help);
  g_strfreev (self->files);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].player);
    }
  g_free (self);
}
