/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers, lists and names, as the sentences about Clash want them. */

#include "clash/speech-words.h"

#include "clash/speech.h"
#include "words.h"

enum
{
  NUMBERS = 12, /* that are written as words */
};

ClashCellName
clash_words_cell (int cell)
{
  ClashCellName name;

  clash_write_cell (cell, name.text);
  return name;
}

char *
clash_words_number (guint number)
{
  static const char *const words[NUMBERS + 1] = {
    NULL,
    /* Translators: numbers stand before a noun in the plural, as in “two dice” */
    NC_("number", "one"), NC_("number", "two"), NC_("number", "three"),
    NC_("number", "four"), NC_("number", "five"), NC_("number", "six"),
    NC_("number", "seven"), NC_("number", "eight"), NC_("number", "nine"),
    NC_("number", "ten"), NC_("number", "eleven"), NC_("number", "twelve"),
  };

  return number >= 1 && number <= NUMBERS
           ? g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "number", words[number]))
           : g_strdup_printf ("%u", number);
}

char *
clash_words_capital (char *text)
{
  g_autofree char *plain = text;
  char             first[7] = "";

  if (*plain == '\0')
    return g_steal_pointer (&plain);

  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (plain)), first);
  return g_strconcat (first, g_utf8_next_char (plain), NULL);
}

/* As the CLDR makes lists: two of them, or a beginning, a middle and an end. */
char *
clash_words_list (const char *const *items,
                  guint              n_items)
{
  char *list = g_strdup (n_items > 0 ? items[0] : "");

  for (guint i = 1; i < n_items; i++)
    {
      g_autofree char *before = list;
      const char      *pattern;

      if (n_items == 2)
        /* Translators: a list of two things */
        pattern = C_("list of two", "%s and %s");
      else if (i == 1)
        /* Translators: the first and the second thing of a list of three or more */
        pattern = C_("beginning of a list", "%s, %s");
      else if (i + 1 < n_items)
        /* Translators: a list so far, and the next thing, which is not the last */
        pattern = C_("middle of a list", "%s, %s");
      else
        /* Translators: a list so far, and the last thing */
        pattern = C_("end of a list", "%s and %s");
      list = g_strdup_printf (pattern, before, items[i]);
    }

  return list;
}

char *
clash_words_cells (ClashCells cells)
{
  ClashCellName names[CLASH_N_CELLS];
  const char   *items[CLASH_N_CELLS];
  guint         n_items = 0;

  while (cells != 0)
    {
      names[n_items] = clash_words_cell (clash_take_cell (&cells));
      items[n_items] = names[n_items].text;
      n_items++;
    }

  return clash_words_list (items, n_items);
}

const char *
clash_words_seat (const HarenaViewSeat *seats,
                  int                   seat)
{
  return seats[seat - 1].name;
}

const char *
clash_words_beast_icon (ClashBeast beast)
{
  static const char *const icons[] = {
    [CLASH_LION] = "harena-beast-lion-symbolic",
    [CLASH_BULL] = "harena-beast-bull-symbolic",
    [CLASH_BEAR] = "harena-beast-bear-symbolic",
  };

  g_return_val_if_fail (beast > CLASH_NO_BEAST && beast < CLASH_BEASTS_END, NULL);

  return icons[beast];
}

const char *
clash_words_beast (ClashBeast beast,
                   ClashCase  grammar)
{
  static const char *const who[] = {
    /* Translators: who does something, as in “the lion rolls”. If it begins a sentence, its first
     * letter is made a capital. */
    [CLASH_LION] = NC_("who", "the lion"),
    [CLASH_BULL] = NC_("who", "the bull"),
    [CLASH_BEAR] = NC_("who", "the bear"),
  };
  static const char *const whom[] = {
    /* Translators: to whom it is done, as in “Red attacks the lion” or “who rolls for the lion?”;
     * in German the accusative */
    [CLASH_LION] = NC_("whom", "the lion"),
    [CLASH_BULL] = NC_("whom", "the bull"),
    [CLASH_BEAR] = NC_("whom", "the bear"),
  };

  g_return_val_if_fail (beast > CLASH_NO_BEAST && beast < CLASH_BEASTS_END, "");

  return grammar == CLASH_WHO ? g_dpgettext2 (GETTEXT_PACKAGE, "who", who[beast])
                              : g_dpgettext2 (GETTEXT_PACKAGE, "whom", whom[beast]);
}

char *
clash_words_fighter (const HarenaViewSeat *seats,
                     const ClashGroup *group,
                     ClashCase         grammar)
{
  return g_strdup (group->owner != 0 ? clash_words_seat (seats, group->owner)
                                     : clash_words_beast (group->beast, grammar));
}

char *
clash_words_subject (const HarenaViewSeat *seats,
                     const ClashGroup *group)
{
  char *subject = clash_words_fighter (seats, group, CLASH_WHO);

  /* A name is written as whoever bears it writes it. */
  return group->owner != 0 ? subject : clash_words_capital (subject);
}

char *
clash_words_group (const HarenaViewSeat *seats,
                   const ClashPosition *position,
                   int                  cell,
                   ClashCase            grammar)
{
  const ClashGroup *group = &position->groups[cell];
  g_autofree char  *fighter = clash_words_fighter (seats, group, grammar);
  ClashCellName     name = clash_words_cell (cell);

  if (group->owner != 0)
    /* Translators: the name of a player, and where the team stands: “Red b2” */
    return g_strdup_printf (C_("team", "%s %s"), fighter, name.text);

  /* Translators: “the lion”, and where it stands */
  return g_strdup_printf (C_("beast", "%s %s"), fighter, name.text);
}

char *
clash_words_seats (const HarenaViewSeat *seats,
                   unsigned              which)
{
  const char *names[HARENA_SEATS_MAX];
  guint       n_names = 0;

  for (int seat = 1; seat <= HARENA_SEATS_MAX; seat++)
    if (which & 1u << (seat - 1))
      names[n_names++] = clash_words_seat (seats, seat);

  return clash_words_list (names, n_names);
}

/* The gladiators of a kind in a team. */
static const char *
in_team (int kind,
         int count)
{
  static const char *const words[CLASH_N_KINDS][CLASH_TEAM_MAX] = {
    /* Translators: parts of a list, as in “b2, Red: two swords, net and shield” */
    [CLASH_SWORD]   = { NC_("in a team", "sword"), NC_("in a team", "two swords"),
                        NC_("in a team", "three swords"), NC_("in a team", "four swords") },
    [CLASH_SPEAR]   = { NC_("in a team", "spear"), NC_("in a team", "two spears"),
                        NC_("in a team", "three spears"), NC_("in a team", "four spears") },
    [CLASH_NET]     = { NC_("in a team", "net"), NC_("in a team", "two nets"),
                        NC_("in a team", "three nets"), NC_("in a team", "four nets") },
    [CLASH_TRIDENT] = { NC_("in a team", "trident"), NC_("in a team", "two tridents"),
                        NC_("in a team", "three tridents"), NC_("in a team", "four tridents") },
    [CLASH_SHIELD]  = { NC_("in a team", "shield"), NC_("in a team", "two shields"),
                        NC_("in a team", "three shields"), NC_("in a team", "four shields") },
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "in a team", words[kind][count - 1]);
}

/* R28: what a beast has instead of gladiators. */
static const char *
on_beast (int kind,
          int count)
{
  static const char *const words[CLASH_N_KINDS][CLASH_TEAM_MAX] = {
    /* Translators: what a beast fights with, as in “a3, the lion: sword, two tridents and shield”;
     * it has no gladiators, but counts as if it had these */
    [CLASH_SWORD]   = { NC_("on a beast", "sword"), NC_("on a beast", "two swords"),
                        NC_("on a beast", "three swords"), NC_("on a beast", "four swords") },
    [CLASH_SPEAR]   = { NC_("on a beast", "spear"), NC_("on a beast", "two spears"),
                        NC_("on a beast", "three spears"), NC_("on a beast", "four spears") },
    [CLASH_NET]     = { NC_("on a beast", "net"), NC_("on a beast", "two nets"),
                        NC_("on a beast", "three nets"), NC_("on a beast", "four nets") },
    [CLASH_TRIDENT] = { NC_("on a beast", "trident"), NC_("on a beast", "two tridents"),
                        NC_("on a beast", "three tridents"),
                        NC_("on a beast", "four tridents") },
    [CLASH_SHIELD]  = { NC_("on a beast", "shield"), NC_("on a beast", "two shields"),
                        NC_("on a beast", "three shields"), NC_("on a beast", "four shields") },
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "on a beast", words[kind][count - 1]);
}

char *
clash_words_gladiators (const ClashGroup *group)
{
  const char *items[CLASH_N_KINDS];
  guint       n_items = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (group->count[kind] > 0)
      items[n_items++] = group->owner != 0 ? in_team (kind, group->count[kind])
                                           : on_beast (kind, group->count[kind]);

  return clash_words_list (items, n_items);
}

char *
clash_words_hits_left (const ClashGroup *beast)
{
  int              hits = clash_beasts[beast->beast].stars_to_kill - beast->stars;
  g_autofree char *number = clash_words_number (hits);

  /* Translators: how much a beast still bears; the number is a word, such as “two” */
  return g_strdup_printf (ngettext ("one hit left", "%s hits left", hits), number);
}

char *
clash_words_first (const HarenaViewSeat *seats,
                   const ClashGroup *first,
                   const ClashGroup *second)
{
  int              more = first->count[CLASH_SPEAR];
  int              fewer = second->count[CLASH_SPEAR];
  g_autofree char *name = clash_words_subject (seats, first);
  g_autofree char *again = clash_words_fighter (seats, first, CLASH_WHO);
  g_autofree char *more_word = clash_words_number (more);
  g_autofree char *fewer_word = clash_words_number (fewer);

  if (more == fewer)
    /* Translators: the attacker, twice: a name, or “the lion” */
    return g_strdup_printf (_("%s is first: the spears are level, and %s attacks"), name, again);
  if (fewer == 0)
    /* Translators: who rolls first, a name or “The lion”, and a number as a word */
    return g_strdup_printf (ngettext ("%s is first: one spear against none",
                                      "%s is first: %s spears against none", more),
                            name, more_word);
  if (fewer == 1)
    /* Translators: who rolls first, a name or “The lion”, and a number as a word */
    return g_strdup_printf (_("%s is first: %s spears against one"), name, more_word);
  /* Translators: who rolls first, a name or “The lion”, and two numbers as words */
  return g_strdup_printf (_("%s is first: %s spears against %s"), name, more_word, fewer_word);
}
