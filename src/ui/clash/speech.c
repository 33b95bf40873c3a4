/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of things, dice in words, and where in the game we are. */

#include "clash/speech.h"

#include "clash/speech-words.h"
#include "words.h"

const char *
clash_speech_kind (ClashKind kind)
{
  static const char *const words[CLASH_N_KINDS] = {
    [CLASH_SWORD]   = NC_("kind of gladiator", "Sword"),
    [CLASH_SPEAR]   = NC_("kind of gladiator", "Spear"),
    [CLASH_NET]     = NC_("kind of gladiator", "Net"),
    [CLASH_TRIDENT] = NC_("kind of gladiator", "Trident"),
    [CLASH_SHIELD]  = NC_("kind of gladiator", "Shield"),
  };

  g_return_val_if_fail (kind < CLASH_N_KINDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "kind of gladiator", words[kind]);
}

const char *
clash_speech_weapon (ClashKind kind)
{
  /* Translators: what a gladiator fights with, or a beast as if it did; under small pictures, so
   * that it has to be short */
  static const char *const words[CLASH_N_KINDS] = {
    [CLASH_SWORD]   = NC_("weapon", "Sword"),
    [CLASH_SPEAR]   = NC_("weapon", "Spear"),
    [CLASH_NET]     = NC_("weapon", "Net"),
    [CLASH_TRIDENT] = NC_("weapon", "Trident"),
    [CLASH_SHIELD]  = NC_("weapon", "Shield"),
  };

  g_return_val_if_fail (kind < CLASH_N_KINDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "weapon", words[kind]);
}

const char *
clash_speech_beast (ClashBeast beast)
{
  static const char *const words[] = {
    [CLASH_LION] = NC_("kind of beast", "Lion"),
    [CLASH_BULL] = NC_("kind of beast", "Bull"),
    [CLASH_BEAR] = NC_("kind of beast", "Bear"),
  };

  g_return_val_if_fail (beast > CLASH_NO_BEAST && beast < CLASH_BEASTS_END, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "kind of beast", words[beast]);
}

const char *
clash_speech_kind_use (ClashKind kind)
{
  static const char *const words[CLASH_N_KINDS] = {
    /* Translators: what each kind of gladiator is good for, in a few words: a sword, */
    [CLASH_SWORD]   = N_("One more die"),
    /* Translators: a spear, if the team has more of them than the other, */
    [CLASH_SPEAR]   = N_("With more, you roll first"),
    /* Translators: a net, which makes a gladiator of the other team inactive, */
    [CLASH_NET]     = N_("Takes one out of the battle"),
    /* Translators: a trident, if the team has more of them than the other, */
    [CLASH_TRIDENT] = N_("With more, throw again"),
    /* Translators: and a shield */
    [CLASH_SHIELD]  = N_("Cancels one hit"),
  };

  g_return_val_if_fail (kind < CLASH_N_KINDS, "");

  return _(words[kind]);
}

static char *
count_faces (const char *faces,
             char        face)
{
  g_autofree char *number = NULL;
  int              n = 0;

  for (const char *at = faces; *at != '\0'; at++)
    n += *at == face;
  if (n == 0)
    return NULL;

  number = clash_words_number (n);
  switch (face)
    {
    case 'X':
      /* Translators: parts of “one lethal hit, two hits, one miss”; the number is a word */
      return g_strdup_printf (ngettext ("one lethal hit", "%s lethal hits", n), number);
    case 'x':
      return g_strdup_printf (ngettext ("one hit", "%s hits", n), number);
    default:
      return g_strdup_printf (ngettext ("one miss", "%s misses", n), number);
    }
}

char *
clash_speech_dice (const char *faces)
{
  char *list = NULL;

  for (const char *face = "Xx."; *face != '\0'; face++)
    {
      g_autofree char *before = list;
      g_autofree char *item = count_faces (faces, *face);

      if (item == NULL)
        list = g_steal_pointer (&before);
      else if (before == NULL)
        list = g_steal_pointer (&item);
      else
        /* Translators: a list of dice, and the next in it: “one lethal hit, two hits” */
        list = g_strdup_printf (C_("list of dice", "%s, %s"), before, item);
    }

  return list != NULL ? clash_words_capital (list) : g_strdup ("");
}

static char *
when_entering (const ClashPosition *position)
{
  int rounds = clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX;

  /* Translators: each player takes one gladiator in a round */
  return g_strdup_printf (_("Entering the arena, round %d of %d"),
                          position->alive[position->mover] + 1, rounds);
}

/* A round is over when every seat has had its turn. */
static char *
when_fighting (const ClashPosition *position,
               guint                turns)
{
  static const char *const words[] = {
    /* Translators: where in the game we are; a round is one turn for each player */
    [2] = N_("Round %d, two players"),
    [3] = N_("Round %d, three players"),
    [4] = N_("Round %d, four players"),
    [5] = N_("Round %d, five players"),
  };
  guint turn = position->step == CLASH_STEP_FIGHT ? turns : turns - 1;

  return g_strdup_printf (_(words[position->seats]), turn / position->seats + 1);
}

char *
clash_speech_when (const HarenaView *view)
{
  const ClashPosition *position = clash_position (view);

  switch ((int) position->step)
    {
    case CLASH_STEP_ENTER:
      return when_entering (position);
    case CLASH_STEP_DRAW:
    case CLASH_STEP_PLACE:
      return g_strdup (_("Placing beasts"));
    case CLASH_STEP_OVER:
      return clash_speech_when_over (view, view->chapters);
    default:
      return when_fighting (position, view->turns);
    }
}

char *
clash_speech_when_over (const HarenaView *view G_GNUC_UNUSED,
                        guint             n_battles)
{
  return g_strdup_printf (ngettext ("The end, after %u battle", "The end, after %u battles",
                                    n_battles),
                          n_battles);
}

char *
clash_speech_battle (guint number)
{
  /* Translators: a heading in the log; %u is the number of the battle. */
  return g_strdup_printf (_("Battle %u"), number);
}

char *
clash_speech_place (guint    number,
                    guint    of,
                    gboolean behind)
{
  if (number == 0)
    /* Translators: the part of a game in which gladiators and beasts enter the arena. */
    return g_strdup (C_("slider", "Entry"));
  if (!behind)
    /* Translators: which battle of how many is looked at. */
    return g_strdup_printf (_("Battle %u of %u"), number, of);
  return g_strdup_printf (_("After battle %u of %u"), number, of);
}

const char *
clash_speech_die (char face)
{
  return face == 'X' ? "die-lethal" : face == 'x' ? "die-hit" : "die-miss";
}
