/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Word by word. */

#include "circus/picture.h"

#include <string.h>

static void
include_hex (CircusPicture *picture,
             int            hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  if (!picture->any)
    {
      picture->x_first = picture->x_last = facts->x;
      picture->row_first = picture->row_last = facts->row;
      picture->any = TRUE;
      return;
    }
  picture->x_first = MIN (picture->x_first, facts->x);
  picture->x_last = MAX (picture->x_last, facts->x);
  picture->row_first = MIN (picture->row_first, facts->row);
  picture->row_last = MAX (picture->row_last, facts->row);
}

static gboolean
read_end (CircusPicture *picture,
          int            hex,
          const char    *cards)
{
  CircusMark *mark = &picture->marks[hex];

  mark->kind = CIRCUS_MARK_END;
  mark->gold = circus_is_finish (hex);
  for (; *cards >= '1' && *cards <= '5'; cards++)
    mark->cards |= circus_card_bit (*cards - '0');
  picture->is_marked[hex] = TRUE;
  return *cards == '\0' && mark->cards != 0;
}

static gboolean
read_chariot (CircusPicture *picture,
              int            hex,
              const char    *text)
{
  CircusFigure *figure = &picture->figures[hex];

  if (text[0] < '1' || text[0] > '5' || text[1] < '1' || text[1] > '3')
    return FALSE;
  figure->colour = text[0] - '0';
  figure->number = text[1] - '1';
  figure->home = circus_is_finish (hex);
  figure->left = circus_hexes[hex].section == CIRCUS_TOP
                 || circus_hexes[hex].section == CIRCUS_LEFT;
  for (text += 2; *text != '\0'; text++)
    if (*text == '@')
      figure->egg = CIRCUS_EGG_ROUND;
    else if (*text == '>')
      figure->next = TRUE;
    else if (*text == '+')
      {
        picture->is_marked[hex] = TRUE;
        picture->marks[hex].kind = CIRCUS_MARK_MOVER;
      }
    else
      return FALSE;
  return TRUE;
}

static gboolean
read_cards (CircusPicture *picture,
            const char    *text)
{
  if (text[0] < '1' || text[0] > '5' || text[1] != ':' || strlen (text) != 2 + CIRCUS_CARDS)
    return FALSE;
  picture->card_colour = text[0] - '0';
  for (int card = 1; card <= CIRCUS_CARDS; card++)
    if (text[1 + card] == '0' + card)
      picture->cards |= circus_card_bit (card);
    else if (text[1 + card] != '-')
      return FALSE;
  return TRUE;
}

static gboolean
read_word (CircusPicture *picture,
           const char    *word)
{
  const char      *what = strchr (word, '=');
  g_autofree char *name = NULL;
  int              hex;

  if (what == NULL)
    return FALSE;
  name = g_strndup (word, what++ - word);
  if (g_str_equal (name, "cards"))
    return read_cards (picture, what);
  hex = circus_read_hex (name);
  if (hex == CIRCUS_NOWHERE)
    return FALSE;
  include_hex (picture, hex);
  if (g_str_equal (what, "."))
    return TRUE;
  if (g_str_equal (what, "s"))
    {
      picture->is_marked[hex] = TRUE;
      picture->marks[hex].kind = CIRCUS_MARK_START;
      return TRUE;
    }
  return *what == 'o' ? read_end (picture, hex, what + 1) : read_chariot (picture, hex, what);
}

gboolean
circus_picture_read (CircusPicture *picture,
                     const char    *description)
{
  g_auto (GStrv) words = g_strsplit (description, " ", -1);

  *picture = (CircusPicture) { 0 };
  for (int i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !read_word (picture, words[i]))
      return FALSE;
  return TRUE;
}

gboolean
circus_picture_is_valid (const char *description)
{
  CircusPicture picture;

  return circus_picture_read (&picture, description);
}

gboolean
circus_picture_shows (const CircusPicture *picture,
                      int                  hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  return picture->any && facts->row >= picture->row_first && facts->row <= picture->row_last
         && facts->x >= picture->x_first - 1 && facts->x <= picture->x_last + 1;
}
