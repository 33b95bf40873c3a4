/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in a space, and what can be done there now. */

#include "clash/fight.h"
#include "clash/speech-words.h"
#include "clash/speech.h"
#include "words.h"

/* Without what can be done there. */
static char *
describe (const HarenaViewSeat *seats,
          const ClashPosition *position,
          int                  cell)
{
  const ClashGroup *group = &position->groups[cell];
  ClashCellName     name = clash_words_cell (cell);
  g_autofree char  *gladiators = clash_words_gladiators (group);
  g_autofree char  *hits = NULL;

  if ((position->occupied & clash_cell_bit (cell)) == 0)
    /* Translators: a cell in which nobody stands */
    return g_strdup_printf (_("%s, empty"), name.text);

  if (group->owner == 0)
    {
      hits = clash_words_hits_left (group);
      /* Translators: a cell; “the lion”; what it fights with, such as “sword, two tridents and
       * shield”; and “two hits left” */
      return g_strdup_printf (C_("beast in a cell", "%s, %s: %s, %s"), name.text,
                              clash_words_beast (group->beast, CLASH_WHO), gladiators, hits);
    }

  if (group->stars > 0)
    /* Translators: a cell, the name of a player, and a list of gladiators */
    return g_strdup_printf (_("%s, %s: %s, one wound"), name.text,
                            clash_words_seat (seats, group->owner), gladiators);

  /* Translators: a cell, the name of a player, and a list of gladiators */
  return g_strdup_printf (C_("team in a cell", "%s, %s: %s"), name.text,
                          clash_words_seat (seats, group->owner), gladiators);
}

static const char *
battle_there (const ClashPosition *position,
              int                  cell)
{
  const ClashBattle *battle = &position->battle;

  if (battle->cell[CLASH_ATTACKER] == battle->cell[CLASH_DEFENDER])
    return NULL; /* there is none */
  if (battle->cell[CLASH_ATTACKER] == cell)
    /* Translators: said of a team or a beast, while the battle goes on */
    return _("It is attacking.");
  if (battle->cell[CLASH_DEFENDER] == cell)
    return _("It is being attacked.");

  return NULL;
}

static char *
target_there (const HarenaView *view,
              int        cell)
{
  int focus = clash_get_focus (view);

  if (view->waits && (int) clash_move_c (view->waiting) == cell)
    return g_strdup (_("Choose it again to attack."));
  if (clash_get_source (view) == CLASH_NO_CELL && clash_get_beast (view) == CLASH_NO_BEAST
      && focus != CLASH_NO_CELL)
    /* Translators: the cell of a team that is looked at */
    return g_strdup_printf (_("Can be attacked from %s."), clash_words_cell (focus).text);

  /* Translators: said of a team or a beast, when the attacker is chosen */
  return g_strdup (_("Can be attacked."));
}

/* NULL for nothing. */
static char *
what_can_be_done (const HarenaView *view,
                  int        cell)
{
  switch (clash_get_mark (view, cell))
    {
    case CLASH_MARK_SOURCE:
      /* Translators: said of a team or a beast */
      return g_strdup (_("Can attack."));
    case CLASH_MARK_CHOSEN:
      return g_strdup (_("Chosen to attack."));
    case CLASH_MARK_TARGET:
      return target_there (view, cell);
    case CLASH_MARK_TARGET_AFAR:
      return g_strdup (_("Can be attacked after a move."));
    case CLASH_MARK_MOVE:
      return g_strdup (clash_get_beast (view) != CLASH_NO_BEAST
                         ? _("The beast can attack from here.")
                         : _("You can move here and attack."));
    case CLASH_MARK_SPACE:
      return g_strdup (_("You attack from here."));
    case CLASH_MARK_START:
      return g_strdup (_("You can start a team here."));
    case CLASH_MARK_JOIN:
      return g_strdup (_("Has room for the gladiator."));
    case CLASH_MARK_PLACE:
      return g_strdup (_("You can put the beast here."));
    case CLASH_MARK_NONE:
    default:
      return g_strdup (battle_there (clash_position (view), cell));
    }
}

static char *
describe_cell (const HarenaView *view,
               int               cell)
{
  g_autofree char *what = describe (view->seats, clash_position (view),
                                    cell);
  g_autofree char *choice = what_can_be_done (view, cell);

  if (choice == NULL)
    return g_steal_pointer (&what);

  /* Translators: what stands in a cell, and a sentence: “b2, Red: two swords. Can attack.” */
  return g_strdup_printf (C_("cell and choice", "%s. %s"), what, choice);
}

char *
clash_speech_group_title (const HarenaView *view,
                          int        cell)
{
  const ClashPosition *position = clash_position (view);
  const ClashGroup    *group = &position->groups[cell];
  g_autofree char     *name = NULL;

  if ((position->occupied & clash_cell_bit (cell)) == 0)
    return g_strdup (clash_words_cell (cell).text);

  name = clash_words_subject (view->seats, group);
  /* Translators: the name of a player or “The lion”, and a cell: “Red, b2” */
  return g_strdup_printf (C_("title", "%s, %s"), name, clash_words_cell (cell).text);
}

static const char *
size_of_team (const ClashGroup *team)
{
  static const char *const words[CLASH_TEAM_MAX] = {
    /* Translators: how many there are in a team; something follows behind a comma */
    NC_("size of a team", "One gladiator"), NC_("size of a team", "Two gladiators"),
    NC_("size of a team", "Three gladiators"), NC_("size of a team", "Four gladiators"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "size of a team", words[clash_group_size (team) - 1]);
}

/* R13: whether it is about to attack and has somewhere to move. */
static gboolean
may_move (const HarenaView *view,
          int        cell)
{
  const ClashPosition *position = clash_position (view);

  return clash_get_source (view) == cell && clash_ways (position, cell) != 0;
}

char *
clash_speech_group_state (const HarenaView *view,
                          int        cell)
{
  const ClashPosition *position = clash_position (view);
  const ClashGroup    *group = &position->groups[cell];
  gboolean             moves = may_move (view, cell);

  if ((position->occupied & clash_cell_bit (cell)) == 0)
    return g_strdup (_("Empty"));
  if (group->owner == 0)
    return clash_words_capital (clash_words_hits_left (group));

  if (!moves)
    /* Translators: “Four gladiators” */
    return g_strdup_printf (group->stars > 0 ? _("%s, one wound") : _("%s, no wound"),
                            size_of_team (group));
  if (group->stars > 0)
    /* Translators: “Three gladiators”; the team may move before it attacks */
    return g_strdup_printf (_("%s, one wound; it may move"), size_of_team (group));
  if (clash_group_size (group) == CLASH_TEAM_MAX)
    /* Translators: “Four gladiators”; the team may move before it attacks */
    return g_strdup_printf (_("%s, and nobody beside it: it may move"), size_of_team (group));

  /* Translators: “Three gladiators”; only four could not move away from others */
  return g_strdup_printf (_("%s, so it may move"), size_of_team (group));
}

/* An answer in a battle is named by what it would be advised with. */
static char *
describe_answer (const HarenaView *view,
                 HarenaTarget      target)
{
  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaWalk walk;

      harena_view_walk (view, view->moves[i], &walk);
      if (walk.targets[0] == target)
        return clash_speech_advise (view, view->moves[i]);
    }
  return NULL;
}

char *
clash_speech_target (const HarenaView *view,
                     HarenaTarget      target)
{
  int cell = clash_cell_of (target);
  int pile = harena_target_of (target, HARENA_TARGET_PIECE);

  if (cell != CLASH_NO_CELL)
    return describe_cell (view, cell);
  if (pile >= 0)
    return g_strdup (pile < CLASH_N_KINDS ? clash_speech_kind (pile)
                                          : clash_speech_beast (pile - CLASH_N_KINDS));

  return describe_answer (view, target);
}
