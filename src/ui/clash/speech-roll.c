/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened when the dice fell, as the log tells it. */

#include "clash/battle.h"
#include "clash/speech-tell.h"
#include "clash/speech-words.h"
#include "words.h"

#include <string.h>

/* The side that rolls, or the one that it rolls at, before the move. */
static const ClashGroup *
roller_of (const ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;

  return &telling->before.groups[battle->cell[battle->acting]];
}

static const ClashGroup *
target_of (const ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;

  return &telling->before.groups[battle->cell[!battle->acting]];
}

/* Adds a sentence that has only the name of the group in it. */
static void
tell_name_of (ClashTelling     *telling,
              const ClashGroup *group,
              const char       *sentence)
{
  g_autofree char *name = clash_words_subject (telling->seats, group);

  clash_tell_of (telling, group, g_strdup_printf (sentence, name));
}

/* R26: whoever has wiped the other out takes its space, unless the game is over. */
static void
tell_moving_in (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;
  const ClashGroup  *winner = roller_of (telling);
  g_autofree char   *name = clash_words_subject (telling->seats, winner);

  if (telling->after.step == CLASH_STEP_OVER || (telling->after.options & CLASH_WINNER_STAYS))
    return;

  clash_tell_of (telling, winner,
                 /* Translators: the winner of a battle, a name or “The lion”, and a cell */
                 g_strdup_printf (_("%s moves into %s"), name,
                                  clash_words_cell (battle->cell[!battle->acting]).text));
}

/* R29, R35. */
static void
tell_beast_struck (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;
  const ClashGroup  *beast = target_of (telling);
  const ClashGroup  *now = &telling->after.groups[battle->cell[!battle->acting]];
  int                scorer = battle->scorer[battle->acting];
  g_autofree char   *name = clash_words_subject (telling->seats, beast);

  if (telling->after.killed > telling->before.killed)
    {
      if (scorer != 0)
        /* Translators: “The lion”, and the name of the player whom it brings points */
        clash_tell_of (telling, beast, g_strdup_printf (_("%s dies: %s takes it"), name,
                                                        clash_words_seat (telling->seats,
                                                                           scorer)));
      else
        /* Translators: “The lion” */
        tell_name_of (telling, beast, _("%s dies, and nobody takes it"));
      tell_moving_in (telling);
    }
  else if (now->stars > beast->stars)
    {
      int              hits = clash_beasts[beast->beast].stars_to_kill - now->stars;
      g_autofree char *number = clash_words_number (hits);

      /* Translators: “The bear”, and how much it still bears: a number as a word */
      clash_tell_of (telling, beast, g_strdup_printf (ngettext ("%s has one hit left",
                                                                "%s has %s hits left", hits),
                                                      name, number));
    }
}

/* R21. Which gladiator it costs is told when it is given up. */
static void
tell_team_struck (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;
  const ClashGroup  *team = target_of (telling);
  const ClashGroup  *now = &telling->after.groups[battle->cell[!battle->acting]];
  gboolean           losing = telling->after.step == CLASH_STEP_LOSE;

  if (losing && telling->after.battle.losses == clash_group_size (now))
    return; /* a wound on a team that is gone is no news */
  if (now->stars > team->stars)
    /* Translators: the name of a player, whose team has been hit */
    tell_name_of (telling, team, _("%s has one wound"));
  else if (now->stars < team->stars)
    /* Translators: the name of a player, whose team had one wound already */
    tell_name_of (telling, team, _("%s has a second wound, which costs a gladiator"));
}

/* R20 to R29: the roll counts. */
static void
tell_strike (ClashTelling *telling,
             int           hits)
{
  const ClashBattle *battle = &telling->before.battle;
  const ClashGroup  *target = target_of (telling);
  int                shields = clash_active (&telling->before, !battle->acting, CLASH_SHIELD);
  int                cancelled = MIN (hits, shields);
  g_autofree char   *number = clash_words_number (cancelled);
  char              *text;

  if (cancelled > 0)
    {
      /* Translators: each shield cancels one hit; the number is a word, and the same twice. The
       * first letter is made a capital. */
      text = g_strdup_printf (ngettext ("one shield cancels one hit", "%s shields cancel %s hits",
                                        cancelled),
                              number, number);
      clash_tell_of (telling, target, clash_words_capital (text));
    }

  if (target->owner == 0)
    tell_beast_struck (telling);
  else
    tell_team_struck (telling);
}

void
clash_tell_roll (ClashTelling *telling)
{
  HarenaMove     move = telling->move;
  unsigned       dice = clash_move_a (move);
  unsigned       lethal = clash_move_b (move);
  unsigned       hits = clash_move_c (move);
  HarenaSentence *sentence;

  /* Translators: a name or “The lion”; the dice are shown behind it */
  tell_name_of (telling, roller_of (telling), _("%s rolls"));

  sentence = &g_array_index (telling->sentences, HarenaSentence, telling->sentences->len - 1);
  memset (sentence->dice, '.', dice);
  memset (sentence->dice, 'x', lethal + hits);
  memset (sentence->dice, 'X', lethal);
  sentence->dice_text = clash_speech_dice (sentence->dice);

  if (telling->after.step != CLASH_STEP_AGAIN)
    tell_strike (telling, hits);
}

void
clash_tell_keep (ClashTelling *telling)
{
  /* Translators: a name or “The lion”; the other choice is to throw again */
  tell_name_of (telling, roller_of (telling), _("%s keeps the throw"));
  tell_strike (telling, telling->before.battle.hits);
}

void
clash_tell_reroll (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;

  tell_name_of (telling, roller_of (telling),
                battle->lethal + battle->hits > 0
                  /* Translators: a name or “The lion”; the other choice is to keep the throw */
                  ? _("%s throws again")
                  /* Translators: a name or “The lion”, whose first throw was nothing but misses */
                  : _("%s throws again: nothing was hit"));
}

static const char *
give_up (int      kind,
         gboolean netted)
{
  static const char *const words[CLASH_N_KINDS][2] = {
    /* Translators: the name of a player, who loses a gladiator */
    [CLASH_SWORD]   = { N_("%s gives up the sword"), N_("%s gives up the netted sword") },
    [CLASH_SPEAR]   = { N_("%s gives up the spear"), N_("%s gives up the netted spear") },
    [CLASH_NET]     = { N_("%s gives up the net"), N_("%s gives up the netted net") },
    [CLASH_TRIDENT] = { N_("%s gives up the trident"), N_("%s gives up the netted trident") },
    [CLASH_SHIELD]  = { N_("%s gives up the shield"), N_("%s gives up the netted shield") },
  };

  return _(words[kind][netted ? 1 : 0]);
}

/* R25: the team is gone. */
static void
tell_wiped_out (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;
  const ClashGroup  *team = target_of (telling);

  clash_tell_of (telling, team,
                 /* Translators: the name of a player, and the cell of the team */
                 g_strdup_printf (_("%s has lost the team in %s"),
                                  clash_words_seat (telling->seats, team->owner),
                                  clash_words_cell (battle->cell[!battle->acting]).text));

  /* R31. */
  if (telling->after.alive[team->owner] == 0 && telling->after.step != CLASH_STEP_OVER)
    /* Translators: the name of a player */
    tell_name_of (telling, team, _("%s has no gladiators left, and plays on with the beasts"));

  tell_moving_in (telling);
}

void
clash_tell_loss (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->before.battle;
  const ClashGroup  *team = target_of (telling);

  tell_name_of (telling, team,
                give_up (clash_move_a (telling->move), clash_move_b (telling->move)));

  /* R30. */
  if (battle->scorer[battle->acting] == 0)
    clash_tell_of (telling, roller_of (telling),
                   /* Translators: a gladiator that a beast has killed, for no player */
                   g_strdup (_("The gladiator leaves the game, and nobody takes it")));

  if (clash_group_size (team) == 1)
    tell_wiped_out (telling);
}
