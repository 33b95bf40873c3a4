/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice, spears, tridents and shields, as far as they matter now. */

#include "clash/battle-notes.h"

#include "clash/speech-words.h"
#include "words.h"

int
clash_battle_roller (const ClashStory *story)
{
  int roller = story->first;

  if (story->over && story->dice.side != CLASH_NO_SIDE)
    return story->dice.side;
  for (int i = 0; i < story->n_steps && i <= story->current; i++)
    if (story->steps[i].part == CLASH_PART_ROLL)
      roller = story->steps[i].side;

  return roller;
}

static gboolean
has_rolled (const ClashStory *story,
            int               side)
{
  int now = MIN (story->current, story->n_steps);

  for (int i = 0; i < now; i++)
    if (story->steps[i].part == CLASH_PART_ROLL && story->steps[i].side == side)
      return TRUE;

  return FALSE;
}

static gboolean
is_level (const ClashStory *story)
{
  return story->sides[0].group.count[CLASH_SPEAR] == story->sides[1].group.count[CLASH_SPEAR];
}

char *
clash_battle_first (const ClashStory *story)
{
  return clash_words_first (story->seats, &story->sides[story->first].group,
                            &story->sides[!story->first].group);
}

static char *
note_dice (const ClashStory *story,
           int               side)
{
  int dice = clash_story_dice (story, side);

  if (story->sides[side].group.owner == 0)
    return g_strdup_printf (ngettext ("Rolls %d die, for its sword.",
                                      "Rolls %d dice, one for each sword.", dice), dice);

  return g_strdup_printf (ngettext ("Rolls %d die, for the team.",
                                    "Rolls %d dice: one, and one for each sword.", dice), dice);
}

static char *
note_first (const ClashStory *story,
            int               side)
{
  gboolean done = has_rolled (story, side);

  if (is_level (story))
    return g_strdup (done ? _("Rolled first: spears are level, and it attacked.")
                          : _("Rolls first: spears are level, and it attacks."));

  return g_strdup (done ? _("Rolled first: it had more spears.")
                        : _("Rolls first: it has more spears."));
}

static char *
note_shields (const ClashStory *story,
              int               side)
{
  int              shields = clash_story_active (story, side, CLASH_SHIELD);
  g_autofree char *number = clash_words_number (shields);

  if (shields == 0)
    return NULL;
  /* Translators: a number as a word, twice the same; the first letter is made a capital */
  return clash_words_capital (g_strdup_printf (ngettext ("one shield cancels one hit.",
                                                         "%s shields cancel %s hits.", shields),
                                               number, number));
}

static char *
note_again (const ClashStory *story,
            int               side)
{
  if (!clash_story_again (story, side))
    return NULL;
  return g_strdup (_("More tridents: may throw again."));
}

static char *
two_lines (char *first,
           char *second)
{
  g_autofree char *one = first;
  g_autofree char *two = second;

  if (one == NULL || two == NULL)
    return one != NULL ? g_steal_pointer (&one) : g_steal_pointer (&two);
  return g_strdup_printf ("%s\n%s", one, two);
}

/* One of a few words, where there is little room. */
static char *
brief_note (const ClashStory *story,
            int               side)
{
  int dice = clash_story_dice (story, side);

  if (story->sides[side].gone)
    return NULL;
  if (has_rolled (story, side))
    return g_strdup (side == story->first ? _("rolled first") : _("has rolled"));
  if (clash_battle_roller (story) != side)
    return g_strdup (C_("side of a battle", "rolls next"));
  return g_strdup_printf (ngettext ("%d die", "%d dice", dice), dice);
}

char *
clash_battle_notes (const ClashStory *story,
                    int               side,
                    gboolean          brief)
{
  gboolean first = side == story->first;

  if (brief)
    return brief_note (story, side);
  if (story->sides[side].gone)
    return g_strdup (story->sides[side].group.owner != 0 ? _("Nobody is left.") : _("It is dead."));
  if (story->over)
    return NULL;
  if (clash_battle_roller (story) == side)
    return two_lines (first && story->current <= 2 ? note_first (story, side)
                                                   : note_dice (story, side),
                      note_again (story, side));
  return two_lines (first                     ? note_first (story, side)
                    : has_rolled (story, side) ? NULL
                                               : g_strdup (_("Rolls next, with what is left.")),
                    note_shields (story, side));
}
