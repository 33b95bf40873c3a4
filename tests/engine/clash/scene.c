/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the items of a scene and accounts for everything that they do not name. */

#include "scene.h"

#include "clash/clash.h"

#include <glib.h>
#include <string.h>

static int
read_kind (char letter)
{
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (clash_kinds[kind].letter == letter)
      return kind;

  g_error ("no gladiator has the letter %c", letter);
}

static int
read_beast (const char *word)
{
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    if (strcmp (clash_beasts[beast].word, word) == 0)
      return beast;

  g_error ("%s is no beast", word);
}

static int
read_number (const char *word)
{
  guint64           number = 0;
  g_autoptr(GError) error = NULL;

  if (!g_ascii_string_to_unsigned (word, 10, 0, CLASH_GLADIATORS, &number, &error))
    g_error ("%s", error->message);
  return number;
}

int
scene_read_cell (const char *text)
{
  int cell = clash_read_cell (text);

  if (cell < 0)
    g_error ("there is no space %s", text);
  return cell;
}

static int
count_stars (const char *text)
{
  const char *stars = strchr (text, '*');

  return stars != NULL ? strlen (stars) : 0;
}

ClashGroup
scene_read_group (const char *text)
{
  ClashGroup       group = { .stars = count_stars (text) };
  g_autofree char *word = g_strndup (text, strlen (text) - group.stars);

  if (*word == '\0')
    return group;

  if (word[1] == ':')
    {
      group.owner = g_ascii_digit_value (word[0]);
      for (const char *letter = word + 2; *letter != '\0'; letter++)
        group.count[read_kind (*letter)]++;
    }
  else
    {
      group.beast = read_beast (word);
      memcpy (group.count, clash_beasts[group.beast].symbols, CLASH_N_KINDS);
    }

  return group;
}

char *
scene_write_group (const ClashGroup *group)
{
  GString *text = g_string_new (NULL);

  if (group->beast != CLASH_NO_BEAST)
    g_string_append (text, clash_beasts[group->beast].word);
  else if (group->owner != 0)
    {
      g_string_append_printf (text, "%d:", group->owner);
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        for (int i = 0; i < group->count[kind]; i++)
          g_string_append_c (text, clash_kinds[kind].letter);
    }
  for (int i = 0; i < group->stars; i++)
    g_string_append_c (text, '*');

  return g_string_free (text, FALSE);
}

static void
take_from_reserve (ClashPosition *position,
                   int            beast)
{
  if (position->reserve[beast] == 0)
    g_error ("there are too many of the beast %s", clash_beasts[beast].word);
  position->reserve[beast]--;
}

static void
add_group (ClashPosition    *position,
           int               cell,
           const ClashGroup *group)
{
  ClashCells bit = clash_cell_bit (cell);

  g_assert_false (position->occupied & bit);
  position->groups[cell] = *group;
  position->occupied |= bit;
  position->held[group->owner] |= bit;
  if (group->beast != CLASH_NO_BEAST)
    take_from_reserve (position, group->beast);
  else
    position->alive[group->owner] += clash_group_size (group);
}

static void
add_killed (ClashPosition *position,
            char         **words)
{
  int seat = read_number (words[1]);

  for (int i = 2; words[i] != NULL; i++)
    {
      take_from_reserve (position, read_beast (words[i]));
      position->beasts[seat]++;
      position->killed++;
    }
}

void
scene_add (ClashPosition *position,
           const char    *item)
{
  g_auto(GStrv) words = g_strsplit (item, " ", -1);

  if (strcmp (words[0], "turn") == 0)
    position->mover = read_number (words[1]);
  else if (strcmp (words[0], "passes") == 0)
    position->passes = read_number (words[1]);
  else if (strcmp (words[0], "taken") == 0)
    position->taken[read_number (words[1])] = read_number (words[2]);
  else if (strcmp (words[0], "killed") == 0)
    add_killed (position, words);
  else
    {
      ClashGroup group = scene_read_group (words[1]);

      add_group (position, scene_read_cell (words[0]), &group);
    }
}

/* How many gladiators entered and are no longer in the arena. */
static int
count_lost (const ClashPosition *position)
{
  int lost = position->seats * clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX;

  for (int seat = 1; seat <= position->seats; seat++)
    lost -= position->alive[seat];

  return lost;
}

/* Those in the arena come from the piles, and so do the lost ones, whatever they were. */
static void
settle_piles (ClashPosition *position,
              int            lost)
{
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (position->groups[cell].owner != 0)
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        {
          g_assert_cmpint (position->piles[kind], >=, position->groups[cell].count[kind]);
          position->piles[kind] -= position->groups[cell].count[kind];
        }

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      int taken = MIN (lost, position->piles[kind]);

      position->piles[kind] -= taken;
      lost -= taken;
    }
}

void
scene_settle (ClashPosition *position)
{
  int lost = count_lost (position);
  int scored = 0;

  settle_piles (position, lost);
  for (int seat = 1; seat <= position->seats; seat++)
    scored += position->taken[seat];
  g_assert_cmpint (lost, >=, scored);
  position->taken[0] = lost - scored;

  position->step = CLASH_STEP_FIGHT;
  position->turn = position->mover;
}
