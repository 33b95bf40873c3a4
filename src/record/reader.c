/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From text to a record: every line is understood and every move is played, or there is none. */

#include "record.h"

#include "games.h"
#include "refusal.h"
#include "scan.h"

#include <string.h>

#define refuse(error, code, line, ...) \
  harena_record_refuse (error, HARENA_RECORD_ERROR_##code, line, __VA_ARGS__)

static gboolean
is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

/* A key without which there is no game, or NULL and an error. */
static const HarenaScanKey *
need_key (const HarenaScan *scan,
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

/* A newer file may look wrong to us in every other way, so its version is looked at first. */
static gboolean
check_version (const HarenaScan *scan,
               GError          **error)
{
  const HarenaScanGroup *group = harena_scan_find_group (scan, "Harena");
  const HarenaScanKey   *key = harena_scan_find_key (scan, group, "Version");
  g_autofree char       *quote = NULL;
  guint64                version;

  if (key == NULL)
    return TRUE;

  quote = harena_record_quote (key->value);
  if (!is_number (key->value))
    return refuse (error, VALUE, key->line, _("the version “%s” is not a number"), quote);

  if (!g_ascii_string_to_unsigned (key->value, 10, 0, G_MAXUINT64, &version, NULL))
    version = G_MAXUINT64;
  if (version > HARENA_RECORD_VERSION)
    return refuse (error, NEWER, key->line,
                   _("the file has version %s, but this program reads version %u at most; "
                     "a newer Harena is needed"),
                   quote, HARENA_RECORD_VERSION);
  if (version < 1)
    return refuse (error, VALUE, key->line, _("there is no version %s"), quote);

  return TRUE;
}

static gboolean
check_scan (const HarenaScan *scan,
            GError          **error)
{
  if (!check_version (scan, error))
    return FALSE;

  if (scan->problem != NULL)
    {
      g_propagate_error (error, g_error_copy (scan->problem));
      return FALSE;
    }

  if (harena_scan_find_group (scan, "Harena") == NULL)
    return refuse (error, SYNTAX, 0, _("the file has no group [Harena], so it is not a game"));

  return need_key (scan, "Harena", "Version", error) != NULL;
}

/* Moves are numbered without gap, so that one that is lost, doubled or out of order is noticed. */
static gboolean
check_numbers (const HarenaScan *scan,
               GError          **error)
{
  const HarenaScanGroup *moves = harena_scan_find_group (scan, HARENA_SCAN_MOVES);
  char                   expected[16];

  if (moves == NULL)
    return refuse (error, VALUE, 0, _("the file has no group [%s]"), HARENA_SCAN_MOVES);

  for (guint i = 0; i < moves->n_keys; i++)
    {
      const HarenaScanKey *key = harena_scan_key (scan, moves, i);

      if (i == HARENA_RECORD_MOVES_MAX)
        return refuse (error, SIZE, key->line, _("a game has at most %u moves"),
                       HARENA_RECORD_MOVES_MAX);

      g_snprintf (expected, sizeof expected, "%u", i + 1);
      if (strcmp (key->name, expected) != 0)
        {
          g_autofree char *quote = harena_record_quote (key->name);

          return refuse (error, MOVE, key->line, _("move %s is expected here, not “%s”"),
                         expected, quote);
        }
    }

  return TRUE;
}

static const HarenaGame *
read_game (const HarenaScan        *scan,
           const HarenaGame *const *games,
           GError                 **error)
{
  const HarenaScanKey *key = need_key (scan, "Harena", "Game", error);
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
  const HarenaScanKey *key = need_key (scan, "Harena", "Seed", error);

  if (key == NULL)
    return FALSE;

  if (is_number (key->value)
      && g_ascii_string_to_unsigned (key->value, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;

  /* Translators: the placeholder is a very large number. */
  return refuse (error, VALUE, key->line, _("the seed is not a number from 0 to %s"),
                 G_STRINGIFY (18446744073709551615));
}

/* The edition, if the file names one, sets every option. */
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
  const HarenaScanKey *key = need_key (scan, "Options", option->key, error);
  int                  n_values = harena_option_n_values (option);
  int                  value = 0;

  if (key == NULL)
    return FALSE;

  while (value < n_values && strcmp (option->values[value], key->value) != 0)
    value++;
  if (value == n_values)
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
          || (group->name[5] != '0' && is_number (group->name + 5)
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
  const HarenaScanKey *name_key = need_key (scan, group, "Name", error);
  const HarenaScanKey *player_key;

  if (name_key == NULL)
    return FALSE;
  player_key = need_key (scan, group, "Player", error);
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

static gboolean
read_move (const HarenaGame    *game,
           const void          *position,
           const HarenaScanKey *key,
           HarenaMove          *move,
           HarenaReason        *reason)
{
  if (game->turn (position) == HARENA_NOBODY)
    harena_reason_set (reason, N_("the game is over"), NULL, NULL, NULL);
  else if (strlen (key->value) >= HARENA_MOVE_TEXT_MAX)
    harena_reason_set (reason, N_("the move is too long"), NULL, NULL, NULL);
  else
    return game->read_move (position, key->value, move, reason);

  return FALSE;
}

static gboolean
read_moves (const HarenaScan *scan,
            HarenaRecord     *record,
            GError          **error)
{
  const HarenaScanGroup *moves = harena_scan_find_group (scan, HARENA_SCAN_MOVES);
  g_autofree void       *position = g_malloc0 (record->game->position_size);

  g_array_set_size (record->moves, moves->n_keys);
  harena_record_replay (record, 0, position);

  for (guint i = 0; i < moves->n_keys; i++)
    {
      const HarenaScanKey *key = harena_scan_key (scan, moves, i);
      HarenaMove          *move = &g_array_index (record->moves, HarenaMove, i);
      HarenaReason         reason = { .sentence = "" };

      if (!read_move (record->game, position, key, move, &reason)
          || !harena_play (record->game, position, *move, &reason))
        {
          char             sentence[HARENA_REASON_TEXT_MAX];
          g_autofree char *quote = harena_record_quote (key->value);

          harena_reason_write (&reason, harena_record_translate, sentence, sizeof sentence);
          /* Translators: the number of a move, the move as it is written, why it cannot be. */
          return refuse (error, MOVE, key->line, _("move %u, %s: %s"), i + 1, quote, sentence);
        }
    }

  return TRUE;
}

/* GKeyFile keeps what we do not understand. It can still refuse what it does not: a key "Encoding"
 * in the first group that names another than ours. */
static GKeyFile *
keep_source (const char *text,
             gsize       length,
             GError    **error)
{
  g_autoptr (GKeyFile) source = g_key_file_new ();
  g_autoptr (GError)   problem = NULL;
  g_autofree char     *sentence = NULL;

  if (g_key_file_load_from_data (source, text, length,
                                 G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS,
                                 &problem))
    return g_steal_pointer (&source);

  sentence = harena_record_quote (problem->message);
  refuse (error, SYNTAX, 0, "%s", sentence);
  return NULL;
}

static HarenaRecord *
read_header (const HarenaScan        *scan,
             const HarenaGame *const *games,
             GError                 **error)
{
  const HarenaGame *game = read_game (scan, games, error);
  HarenaSetup       setup = { 0 };
  guint64           seed;
  guint             n_seats;

  if (game == NULL
      || !read_seed (scan, &seed, error)
      || !read_options (scan, game, &setup, error)
      || !count_seats (scan, &n_seats, error)
      || !check_setup (scan, game, &setup, n_seats, error))
    return NULL;

  return harena_record_new (game, &setup, seed);
}

/* Some editors put a mark in front of a text in UTF-8; it says nothing. */
static void
skip_mark (const char **text,
           gsize       *length)
{
  if (*length >= 3 && memcmp (*text, "\357\273\277", 3) == 0)
    {
      *text += 3;
      *length -= 3;
    }
}

HarenaRecord *
harena_record_parse (const HarenaGame *const *games,
                     const char              *text,
                     gsize                    length,
                     GError                 **error)
{
  g_autoptr (HarenaScan)   scan = NULL;
  g_autoptr (HarenaRecord) record = NULL;

  if (length > HARENA_RECORD_BYTES_MAX)
    {
      refuse (error, SIZE, 0, _("the file has more than %u bytes, too many for a game"),
              HARENA_RECORD_BYTES_MAX);
      return NULL;
    }

  skip_mark (&text, &length);
  scan = harena_scan_new (text, length);
  if (!check_scan (scan, error) || !check_numbers (scan, error))
    return NULL;

  record = read_header (scan, games, error);
  if (record == NULL)
    return NULL;

  record->source = keep_source (text, length, error);
  if (record->source == NULL)
    return NULL;

  for (int seat = 1; seat <= record->setup.seats; seat++)
    if (!read_seat (scan, record, seat, error))
      return NULL;

  if (!read_moves (scan, record, error))
    return NULL;

  return g_steal_pointer (&record);
}
