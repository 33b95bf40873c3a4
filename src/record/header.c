/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From text to a record, all but the moves: game, edition, options, seed and seats. */

#include "header.h"

#include "games.h"
#include "refusal.h"

#include <string.h>

#define refuse(error, code, line, ...) \
  harena_record_refuse (error, HARENA_RECORD_ERROR_##code, line, __VA_ARGS__)

gboolean
harena_record_is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

const HarenaScanKey *
harena_record_need_key (const HarenaScan *scan,
                        const char       *group_name,
                        const char       *name,
                        GError          **error)
{
  const HarenaScanGroup *group = harena_scan_find_group (scan, group_name);
  const HarenaScanKey   *key = harena_scan_find_key (scan, group, name);

  if (group == NULL)
    refuse (error, VALUE, 0, _("the file has no group [%s]"), group_name);
  else if (key == NULL)
    /* Translators: the first is the name of a group in a file, the second that of a key in it. */
    refuse (error, VALUE, group->line, _("the group [%s] has no key “%s”"), group_name, name);

  return key;
}

static const HarenaGame *
read_game (const HarenaScan        *scan,
           const HarenaGame *const *games,
           GError                 **error)
{
  const HarenaScanKey *key = harena_record_need_key (scan, "Harena", "Game", error);
  const HarenaGame    *game = key != NULL ? harena_find_game (games, key->value) : NULL;

  if (key != NULL && game == NULL)
    {
      g_autofree char *quote = harena_record_quote (key->value);

      refuse (error, GAME, key->line, _("there is no game “%s”"), quote);
    }

  return game;
}

static gboolean
read_seed (const HarenaScan *scan,
           guint64          *seed,
           GError          **error)
{
  const HarenaScanKey *key = harena_record_need_key (scan, "Harena", "Seed", error);

  if (key == NULL)
    return FALSE;

  if (harena_record_is_number (key->value)
      && g_ascii_string_to_unsigned (key->value, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;

  /* Translators: the placeholder is a very large number. */
  return refuse (error, VALUE, key->line, _("the seed is not a number from 0 to %s"),
                 G_STRINGIFY (18446744073709551615));
}

/* The edition, if the file names one, sets every option: the others need not be named. */
static gboolean
read_edition (const HarenaScanKey *key,
              const HarenaGame    *game,
              HarenaSetup         *setup,
              GError             **error)
{
  int edition;

  if (key == NULL)
    return TRUE;

  edition = harena_find_edition (game, key->value);
  if (edition < 0)
    {
      g_autofree char *quote = harena_record_quote (key->value);

      return refuse (error, GAME, key->line, _("there is no edition “%s” of this game"), quote);
    }

  harena_setup_init (setup, game, edition, 0);
  return TRUE;
}

static gboolean
read_option (const HarenaScan    *scan,
             const HarenaScanKey *edition,
             const HarenaOption  *option,
             uint8_t             *chosen,
             GError             **error)
{
  const HarenaScanGroup *group = harena_scan_find_group (scan, "Options");
  const HarenaScanKey   *key = harena_scan_find_key (scan, group, option->key);
  int                    value;

  if (key == NULL)
    return edition != NULL || harena_record_need_key (scan, "Options", option->key, error) != NULL;

  value = harena_option_find_value (option, key->value);
  if (value < 0)
    {
      g_autofree char *quote = harena_record_quote (key->value);

      /* Translators: an option of a game and a value, both as words of a file. */
      return refuse (error, GAME, key->line, _("the option “%s” cannot be “%s”"),
                     option->key, quote);
    }

  if (edition != NULL && value != *chosen)
    return refuse (error, VALUE, key->line,
                   /* Translators: an option, its value, the edition named, its value there */
                   _("the option “%s” is “%s”, but in the edition “%s” it is “%s”"),
                   option->key, key->value, edition->value, option->values[*chosen]);

  *chosen = value;
  return TRUE;
}

/* Unlike other keys, an option that is not known is not passed over: the game would be played by
 * rules that nobody agreed on. */
static gboolean
check_options_known (const HarenaScan      *scan,
                     const HarenaScanGroup *options,
                     const HarenaGame      *game,
                     GError               **error)
{
  for (guint i = 0; i < options->n_keys; i++)
    {
      const HarenaScanKey *key = harena_scan_key (scan, options, i);
      int                  option = 0;

      while (option < game->n_options && strcmp (game->options[option].key, key->name) != 0)
        option++;
      if (option == game->n_options)
        {
          g_autofree char *quote = harena_record_quote (key->name);

          return refuse (error, GAME, key->line, _("this game has no option “%s”"), quote);
        }
    }

  return TRUE;
}

static gboolean
read_options (const HarenaScan *scan,
              const HarenaGame *game,
              HarenaSetup      *setup,
              GError          **error)
{
  const HarenaScanGroup *head = harena_scan_find_group (scan, "Harena");
  const HarenaScanGroup *options = harena_scan_find_group (scan, "Options");
  const HarenaScanKey   *edition = harena_scan_find_key (scan, head, "Edition");

  if (!read_edition (edition, game, setup, error))
    return FALSE;

  if (options == NULL && (edition != NULL || game->n_options == 0))
    return TRUE;
  if (options == NULL)
    return refuse (error, VALUE, 0,
                   _("the file has neither a group [Options] nor a key “Edition”"));

  if (!check_options_known (scan, options, game, error))
    return FALSE;
  for (int i = 0; i < game->n_options; i++)
    if (!read_option (scan, edition, &game->options[i], &setup->options[i], error))
      return FALSE;

  return TRUE;
}

/* Whether the table takes back even what has come to light. */
static gboolean
read_undo (const HarenaScan *scan,
           gboolean         *friendly,
           GError          **error)
{
  const HarenaScanGroup *head = harena_scan_find_group (scan, "Harena");
  const HarenaScanKey   *key = harena_scan_find_key (scan, head, HARENA_SCAN_UNDO);

  *friendly = key != NULL;
  if (key == NULL || strcmp (key->value, HARENA_SCAN_UNDO_FRIENDLY) == 0)
    return TRUE;

  return refuse (error, VALUE, key->line,
                 /* Translators: the two words in quotation marks are words of a file. */
                 _("the key “%s” can only be “%s”"), HARENA_SCAN_UNDO, HARENA_SCAN_UNDO_FRIENDLY);
}

/* A digit for each game that was played before. */
static gboolean
read_series (const HarenaScan *scan,
             HarenaRecord     *record,
             GError          **error)
{
  const HarenaScanGroup *head = harena_scan_find_group (scan, "Harena");
  const HarenaScanKey   *key = harena_scan_find_key (scan, head, HARENA_SCAN_SERIES);

  if (key == NULL)
    return TRUE;

  for (const char *digit = key->value; *digit != '\0'; digit++)
    if (*digit < '0' || *digit > '0' + record->setup.seats
        || digit - key->value == HARENA_RECORD_SERIES_MAX)
      return refuse (error, VALUE, key->line,
                     /* Translators: a word of a file, and two numbers. */
                     _("the key “%s” has at most %d digits, none of them above %d"),
                     HARENA_SCAN_SERIES, HARENA_RECORD_SERIES_MAX, record->setup.seats);

  g_strlcpy (record->series, key->value, sizeof record->series);
  return TRUE;
}

/* Every group whose name begins with "Seat " is a seat; they are numbered from 1 without gap. */
static gboolean
count_seats (const HarenaScan *scan,
             guint            *n_seats,
             GError          **error)
{
  char name[32];

  *n_seats = 0;
  do
    g_snprintf (name, sizeof name, "Seat %u", *n_seats + 1);
  while (harena_scan_find_group (scan, name) != NULL && ++*n_seats);

  for (guint i = 0; i < scan->groups->len; i++)
    {
      const HarenaScanGroup *group = &g_array_index (scan->groups, HarenaScanGroup, i);
      guint64                number;

      if (!g_str_has_prefix (group->name, "Seat ")
          || (group->name[5] != '0' && harena_record_is_number (group->name + 5)
              && g_ascii_string_to_unsigned (group->name + 5, 10, 0, *n_seats, &number, NULL)))
        continue;

      g_autofree char *quote = harena_record_quote (group->name);
      return refuse (error, VALUE, group->line, _("there is a group [%s], but none [%s]"),
                     quote, name);
    }

  return TRUE;
}

static gboolean
check_setup (const HarenaScan *scan,
             const HarenaGame *game,
             HarenaSetup      *setup,
             guint             n_seats,
             GError          **error)
{
  HarenaReason     reason;
  char             sentence[HARENA_REASON_TEXT_MAX];
  char             name[32];
  g_autofree void *position = g_malloc0 (game->position_size);

  setup->seats = MIN (n_seats, G_MAXUINT8);
  if (harena_setup_check (game, setup, &reason) && game->start (position, setup, &reason))
    return TRUE;

  harena_reason_write (&reason, harena_record_translate, sentence, sizeof sentence);
  g_snprintf (name, sizeof name, "Seat %d", game->seats_max + 1);
  if (n_seats > game->seats_max)
    return refuse (error, VALUE, harena_scan_find_group (scan, name)->line, "%s", sentence);

  return refuse (error, VALUE, 0, "%s", sentence);
}

static gboolean
read_seat (const HarenaScan *scan,
           HarenaRecord     *record,
           int               seat,
           GError          **error)
{
  g_autofree char     *group = g_strdup_printf ("Seat %d", seat);
  g_autofree char     *name = NULL;
  g_autoptr (GError)   problem = NULL;
  const HarenaScanKey *name_key = harena_record_need_key (scan, group, "Name", error);
  const HarenaScanKey *player_key;

  if (name_key == NULL)
    return FALSE;
  player_key = harena_record_need_key (scan, group, "Player", error);
  if (player_key == NULL)
    return FALSE;

  /* A wrong escape is an error and yet gives a name, so both are looked at. */
  name = g_key_file_get_string (record->source, group, "Name", &problem);
  if (problem != NULL || !harena_record_name_is_valid (g_strstrip (name)))
    return refuse (error, VALUE, name_key->line,
                   _("a name has 1 to %u characters on one line, "
                     "and a backslash in it is written twice"),
                   HARENA_RECORD_NAME_MAX);

  if (!harena_record_player_is_valid (player_key->value))
    return refuse (error, VALUE, player_key->line,
                   /* Translators: “person” is a word of the file and stays as it is. */
                   _("a player is “person” or another word of at most %u small letters, "
                     "digits and hyphens"),
                   HARENA_RECORD_PLAYER_MAX);

  harena_record_set_seat (record, seat, name, player_key->value);
  return TRUE;
}

/* Whoever names a colour has it. The others have their seat's number, or what is left over. */
static gboolean
read_colours (const HarenaScan *scan,
              HarenaRecord     *record,
              GError          **error)
{
  int named[HARENA_SEATS_MAX + 1] = { 0 }; /* the seat that names this colour */

  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char       *name = g_strdup_printf ("Seat %d", seat);
      const HarenaScanGroup *group = harena_scan_find_group (scan, name);
      const HarenaScanKey   *key = harena_scan_find_key (scan, group, "Colour");
      guint64                colour;

      if (key == NULL)
        continue;
      if (!harena_record_is_number (key->value)
          || !g_ascii_string_to_unsigned (key->value, 10, 1, HARENA_SEATS_MAX, &colour, NULL))
        return refuse (error, VALUE, key->line, _("a colour is a number from 1 to %d"),
                       HARENA_SEATS_MAX);
      if (named[colour] != 0)
        return refuse (error, VALUE, key->line, _("the seats %d and %d have the same colour"),
                       named[colour], seat);

      named[colour] = seat;
      harena_record_set_colour (record, seat, colour);
    }

  return TRUE;
}

HarenaRecord *
harena_record_read_header (const HarenaScan        *scan,
                           const HarenaGame *const *games,
                           GError                 **error)
{
  const HarenaGame *game = read_game (scan, games, error);
  HarenaSetup       setup = { 0 };
  HarenaRecord     *record;
  gboolean          friendly_undo;
  guint64           seed;
  guint             n_seats;

  if (game == NULL
      || !read_seed (scan, &seed, error)
      || !read_options (scan, game, &setup, error)
      || !read_undo (scan, &friendly_undo, error)
      || !count_seats (scan, &n_seats, error)
      || !check_setup (scan, game, &setup, n_seats, error))
    return NULL;

  record = harena_record_new (game, &setup, seed);
  record->friendly_undo = friendly_undo;
  if (!read_series (scan, record, error))
    g_clear_pointer (&record, harena_record_free);
  return record;
}

gboolean
harena_record_read_seats (const HarenaScan *scan,
                          HarenaRecord     *record,
                          GError          **error)
{
  for (int seat = 1; seat <= record->setup.seats; seat++)
    if (!read_seat (scan, record, seat, error))
      return FALSE;

  return read_colours (scan, record, error);
}
