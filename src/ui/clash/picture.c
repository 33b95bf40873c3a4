/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the words of a description one by one. */

#include "clash/picture.h"

#include <string.h>

static int
read_kind (const char *word)
{
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (g_str_equal (word, clash_kinds[kind].word))
      return kind;

  return -1;
}

static int
read_beast (const char *word,
            gsize       length)
{
  for (int beast = 1; beast < CLASH_BEASTS_END; beast++)
    if (strlen (clash_beasts[beast].word) == length
        && strncmp (word, clash_beasts[beast].word, length) == 0)
      return beast;

  return 0;
}

static gboolean
read_gladiator (ClashSketch *sketch,
                char         letter)
{
  for (int kind = 0; kind < CLASH_N_KINDS && sketch->n_kinds < CLASH_TEAM_MAX; kind++)
    if (g_ascii_toupper (letter) == clash_kinds[kind].letter)
      {
        sketch->netted[sketch->n_kinds] = g_ascii_isupper (letter);
        sketch->kinds[sketch->n_kinds++] = kind;
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_mark (ClashSketch *sketch,
           char         sign)
{
  static const struct
  {
    char      sign;
    ClashMark mark;
  } marks[] = {
    { '?', CLASH_MARK_SOURCE },
    { '+', CLASH_MARK_CHOSEN },
    { '!', CLASH_MARK_TARGET },
    { 'o', CLASH_MARK_MOVE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].sign == sign)
      {
        sketch->mark = marks[i].mark;
        return TRUE;
      }

  return FALSE;
}

/* A team, a beast or nothing, its stars and a mark. */
static gboolean
read_group (ClashSketch *sketch,
            const char  *text)
{
  gsize letters = strspn (text, "abcdefghijklmnpqrstuvwxyz");

  *sketch = (ClashSketch) { 0 };
  if (*text == '.')
    text++;
  else if (*text >= '1' && *text <= '5')
    {
      sketch->colour = *text++ - '0';
      while (read_gladiator (sketch, *text))
        text++;
    }
  else if (g_str_has_prefix (text, clash_beasts[CLASH_LION].word))
    {
      /* The only beast with an o, which is a mark elsewhere. */
      sketch->beast = CLASH_LION;
      text += strlen (clash_beasts[CLASH_LION].word);
    }
  else
    {
      sketch->beast = read_beast (text, letters);
      text += letters;
      if (sketch->beast == 0)
        return FALSE;
    }

  for (; *text == '*'; text++)
    sketch->stars++;
  return *text == '\0' || (read_mark (sketch, *text) && text[1] == '\0');
}

static gboolean
read_list (ClashRow   *row,
           const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      int item = row->kind == CLASH_ROW_KINDS ? read_kind (words[i])
                                        : read_beast (words[i], strlen (words[i]));

      if (item < (row->kind == CLASH_ROW_KINDS ? 0 : 1) || row->n_items > CLASH_DICE_MAX)
        return FALSE;
      row->items[row->n_items++] = item;
    }
  return row->n_items > 0;
}

static gboolean
read_dice (ClashRow   *row,
           const char *text)
{
  for (; *text != '\0'; text++)
    {
      if (strchr ("Xx.", *text) == NULL || row->n_items >= CLASH_DICE_MAX)
        return FALSE;
      row->items[row->n_items++] = *text;
    }
  return row->n_items > 0;
}

static gboolean
read_row (ClashPicture *picture,
          const char   *name,
          const char   *text)
{
  static const char *const names[] = { "kinds", "beasts", "dice", "team" };
  ClashRow                *row = &picture->rows[picture->n_rows];

  if (picture->n_rows == CLASH_ROWS_MAX)
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      {
        *row = (ClashRow) { .kind = i };
        picture->n_rows++;
        return row->kind == CLASH_ROW_TEAM ? read_group (&row->team, text)
               : row->kind == CLASH_ROW_DICE ? read_dice (row, text) : read_list (row, text);
      }

  return FALSE;
}

gboolean
clash_picture_read (ClashPicture *picture,
                    const char   *description)
{
  g_auto (GStrv) words = g_strsplit (description, " ", -1);

  *picture = (ClashPicture) { 0 };
  for (int i = 0; words[i] != NULL; i++)
    {
      char *value = strchr (words[i], '=');
      int   cell;

      if (value == NULL)
        return FALSE;
      *value++ = '\0';
      cell = clash_read_cell (words[i]);
      if (cell >= 0)
        {
          picture->shown |= clash_cell_bit (cell);
          if (!read_group (&picture->cells[cell], value))
            return FALSE;
        }
      else if (!read_row (picture, words[i], value))
        return FALSE;
    }
  return TRUE;
}
