/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One pass over the lines of a key file. Accepts what GKeyFile accepts, and no control characters.
 *
 * GKeyFile sees a file only after this has bounded it. */

#include "scan.h"

#include "refusal.h"

#include <string.h>

#define refuse(scan, code, line, ...) \
  harena_record_refuse ((scan)->problem == NULL ? &(scan)->problem : NULL, \
                        HARENA_RECORD_ERROR_##code, line, __VA_ARGS__)

static HarenaScanGroup *
current_group (HarenaScan *scan)
{
  if (scan->groups->len == 0)
    return NULL;

  return &g_array_index (scan->groups, HarenaScanGroup, scan->groups->len - 1);
}

static gboolean
is_moves (const HarenaScanGroup *group)
{
  return strcmp (group->name, HARENA_SCAN_MOVES) == 0;
}

/* Looking for doubles one by one is quick enough because there are not many of them. */
static gboolean
has_room (HarenaScan *scan,
          guint       line)
{
  const HarenaScanGroup *moves = harena_scan_find_group (scan, HARENA_SCAN_MOVES);
  guint                  n_moves = moves != NULL ? moves->n_keys : 0;

  if (scan->groups->len + scan->keys->len - n_moves < HARENA_RECORD_KEYS_MAX)
    return TRUE;

  return refuse (scan, SIZE, line, _("the file has too many groups and keys for a game"));
}

static gboolean
refuse_line (HarenaScan *scan,
             guint       line,
             const char *text)
{
  g_autofree char *quote = harena_record_quote (text);

  return refuse (scan, SYNTAX, line,
                 _("“%s” is neither a group, nor a key with a value, nor a comment"), quote);
}

static gboolean
scan_group (HarenaScan *scan,
            char       *text,
            guint       line)
{
  gsize                  length = strlen (text);
  HarenaScanGroup        group = { .name = text + 1, .line = line, .first_key = scan->keys->len };
  const HarenaScanGroup *other;

  if (length < 3 || strcspn (text + 1, "[]\t") != length - 2 || text[length - 1] != ']')
    return refuse_line (scan, line, text);

  text[length - 1] = '\0';
  other = harena_scan_find_group (scan, group.name);
  if (other != NULL)
    {
      g_autofree char *quote = harena_record_quote (group.name);

      /* It is entered all the same, lest its keys be taken for those of the group before. */
      refuse (scan, SYNTAX, line, _("the group [%s] is there twice, first in line %u"),
              quote, other->line);
    }

  if (!has_room (scan, line))
    return FALSE;

  g_array_append_val (scan->groups, group);
  return TRUE;
}

/* What GKeyFile takes for the name of a key: anything, and then perhaps a language in brackets. */
static gboolean
is_key_name (const char *name)
{
  gsize       base = strcspn (name, "[]");
  const char *language = name + base;

  if (base == 0 || name[base - 1] == ' ')
    return FALSE;
  if (*language == '\0')
    return TRUE;
  if (*language != '[')
    return FALSE;

  do
    language = g_utf8_next_char (language);
  while (g_unichar_isalnum (g_utf8_get_char (language))
         || (*language != '\0' && strchr ("-_.@", *language) != NULL));

  return strcmp (language, "]") == 0;
}

/* Splits "name = value" in place, or leaves it as it is. */
static gboolean
split_key (char          *text,
           HarenaScanKey *key)
{
  char *equals = strchr (text, '=');
  char *end = equals;
  char  cut;

  if (equals == NULL)
    return FALSE;

  while (end > text && g_ascii_isspace (end[-1]))
    end--;
  cut = *end;
  *end = '\0';
  if (!is_key_name (text))
    {
      *end = cut;
      return FALSE;
    }

  key->name = text;
  key->value = equals + 1;
  while (g_ascii_isspace (*key->value))
    key->value++;

  return TRUE;
}

static gboolean
scan_key (HarenaScan *scan,
          char       *text,
          guint       line)
{
  HarenaScanGroup     *group = current_group (scan);
  HarenaScanKey        key = { .line = line };
  const HarenaScanKey *other;

  if (!split_key (text, &key))
    return refuse_line (scan, line, text);
  if (group == NULL)
    return refuse (scan, SYNTAX, line, _("this key stands before the first group"));

  if (!is_moves (group))
    {
      other = harena_scan_find_key (scan, group, key.name);
      if (other != NULL)
        {
          g_autofree char *name = harena_record_quote (key.name);

          return refuse (scan, SYNTAX, line, _("the key “%s” is there twice, first in line %u"),
                         name, other->line);
        }
      if (!has_room (scan, line))
        return FALSE;
    }

  g_array_append_val (scan->keys, key);
  group->n_keys++;
  return TRUE;
}

static gboolean
is_text (HarenaScan *scan,
         const char *text,
         gsize       length,
         guint       line)
{
  for (gsize i = 0; i < length; i++)
    if (g_ascii_iscntrl (text[i]) && text[i] != '\t')
      return refuse (scan, SYNTAX, line,
                     _("there is a control character; this is not a text file"));

  if (!g_utf8_validate (text, length, NULL))
    return refuse (scan, SYNTAX, line, _("the text is not UTF-8"));

  return TRUE;
}

static void
scan_line (HarenaScan *scan,
           char       *text,
           gsize       length,
           guint       line)
{
  if (length > 0 && text[length - 1] == '\r')
    length--;
  if (!is_text (scan, text, length, line))
    return;

  text[length] = '\0';
  text = g_strstrip (text);
  if (*text == '[')
    scan_group (scan, text, line);
  else if (*text != '\0' && *text != '#')
    scan_key (scan, text, line);
}

HarenaScan *
harena_scan_new (const char *text,
                 gsize       length)
{
  HarenaScan *scan = g_new0 (HarenaScan, 1);
  char       *rest;
  guint       line = 0;

  scan->text = g_malloc (length + 1);
  if (length > 0)
    memcpy (scan->text, text, length);
  scan->text[length] = '\0';
  scan->groups = g_array_new (FALSE, FALSE, sizeof (HarenaScanGroup));
  scan->keys = g_array_new (FALSE, FALSE, sizeof (HarenaScanKey));

  for (rest = scan->text; length > 0;)
    {
      char *end = memchr (rest, '\n', length);
      gsize line_length = end != NULL ? (gsize) (end - rest) : length;
      gsize step = end != NULL ? line_length + 1 : length;

      if (++line > HARENA_RECORD_LINES_MAX)
        {
          refuse (scan, SIZE, 0, _("the file has more than %u lines, too many for a game"),
                  HARENA_RECORD_LINES_MAX);
          break;
        }
      scan_line (scan, rest, line_length, line);
      rest += step;
      length -= step;
    }

  return scan;
}

void
harena_scan_free (HarenaScan *scan)
{
  g_array_unref (scan->groups);
  g_array_unref (scan->keys);
  g_clear_error (&scan->problem);
  g_free (scan->text);
  g_free (scan);
}

const HarenaScanGroup *
harena_scan_find_group (const HarenaScan *scan,
                        const char       *name)
{
  for (guint i = 0; i < scan->groups->len; i++)
    {
      const HarenaScanGroup *group = &g_array_index (scan->groups, HarenaScanGroup, i);

      if (strcmp (group->name, name) == 0)
        return group;
    }

  return NULL;
}

const HarenaScanKey *
harena_scan_find_key (const HarenaScan      *scan,
                      const HarenaScanGroup *group,
                      const char            *name)
{
  for (guint i = 0; group != NULL && i < group->n_keys; i++)
    {
      const HarenaScanKey *key = harena_scan_key (scan, group, i);

      if (strcmp (key->name, name) == 0)
        return key;
    }

  return NULL;
}

const HarenaScanKey *
harena_scan_key (const HarenaScan      *scan,
                 const HarenaScanGroup *group,
                 guint                  i)
{
  return &g_array_index (scan->keys, HarenaScanKey, group->first_key + i);
}
