/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where in the game one is, how it ends, and what adds up to a sum. */

#include "gladiatori/speech.h"

#include "gladiatori/score.h"
#include "gladiatori/targets.h"
#include "gladiatori/value.h"
#include "words.h"

char *
glad_speech_when (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);
  int                 turns = position->options[GLAD_TURNS] + 1;

  switch ((int) position->stage)
    {
    case GLAD_STAGE_CREATE:
      return g_strdup (_("Gladiators are built"));
    case GLAD_STAGE_GLADIATOR:
    case GLAD_STAGE_START:
      return g_strdup (_("Entering the arena"));
    case GLAD_STAGE_AUCTION:
      return g_strdup (_("The auction of items"));
    case GLAD_STAGE_SELECTION:
      return g_strdup (_("The selection of items"));
    case GLAD_STAGE_PREPARE:
      /* Translators: which turn of how many. */
      return g_strdup_printf (_("Turn %d of %d, Deck Preparation"), position->turn, turns);
    case GLAD_STAGE_ENTRY:
    case GLAD_STAGE_ANIMALS:
    case GLAD_STAGE_CALLED:
      return g_strdup_printf (_("Turn %d of %d, the animals"), position->turn, turns);
    case GLAD_STAGE_CLEANUP:
      return g_strdup_printf (_("Turn %d of %d, Cleanup"), position->turn, turns);
    case GLAD_STAGE_OVER:
      return glad_speech_when_over (view, 0);
    default:
      return g_strdup_printf (position->phase == 2 ? _("Turn %d of %d, second Action phase")
                                                   : _("Turn %d of %d, first Action phase"),
                              position->turn, turns);
    }
}

char *
glad_speech_when_over (const HarenaView *view,
                       guint             n_chapters G_GNUC_UNUSED)
{
  int turn = glad_position (view)->turn;

  return g_strdup_printf (ngettext ("The end, in turn %d", "The end, in turn %d", turn), turn);
}

/* "Red and Blue" */
static char *
name_winners (const HarenaView *view,
              unsigned          winners)
{
  char *names = NULL;

  for (int seat = 1; seat <= view->n_seats; seat++)
    {
      g_autofree char *before = names;

      if ((winners & 1u << (seat - 1)) == 0)
        names = g_steal_pointer (&before);
      else if (before == NULL)
        names = g_strdup (harena_view_seat (view, seat));
      else
        /* Translators: names of players. */
        names = g_strdup_printf (C_("list of names", "%s and %s"), before,
                                 harena_view_seat (view, seat));
    }
  return names;
}

char *
glad_speech_winner (const HarenaView *view)
{
  unsigned         winners = view->game->winners (view->position);
  g_autofree char *names = name_winners (view, winners);
  gboolean         alone = (winners & (winners - 1)) == 0;

  if (glad_position (view)->n_sides == 1)
    return g_strdup (winners != 0 ? _("The animals are beaten") : _("The animals win"));
  switch (harena_result (view->game, view->setup, view->position))
    {
    case HARENA_RESULT_DRAWN:
      return g_strdup (_("The game is a draw"));
    case HARENA_RESULT_WON:
      /* Translators: the name of a player, or “Red and Blue”. */
      return g_strdup_printf (alone ? _("%s wins") : _("%s win"), names);
    case HARENA_RESULT_LOST:
    case HARENA_RESULT_SHARED:
    case HARENA_RESULT_OPEN:
    default:
      return g_strdup_printf (_("%s share the win"), names != NULL ? names : "");
    }
}

/* The points of the winners, and how it came to the end. */
char *
glad_speech_ending (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);
  unsigned            winners = view->game->winners (position);
  const char         *ending = view->game->ending (position);
  int                 best = 0;

  if (ending == NULL)
    return NULL;
  if (g_str_equal (ending, "survived"))
    return g_strdup (_("Somebody is still alive after the last turn."));
  if (g_str_equal (ending, "fallen"))
    return g_strdup (_("No gladiator is alive."));
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (winners & 1u << (seat - 1))
      best += position->seats[seat].vp;
  if (g_str_equal (ending, "one-side"))
    return g_strdup_printf (ngettext ("%d victory point; only one side is alive.",
                                      "%d victory points; only one side is alive.", best), best);
  return g_strdup_printf (ngettext ("%d victory point after the last turn.",
                                    "%d victory points after the last turn.", best), best);
}

/* A chapter is a turn; attacks are to be seen under the slider. */
HarenaChapter
glad_speech_chapter (const HarenaTelling *telling)
{
  const GladPosition *before = telling->before;
  const GladPosition *after = telling->after;

  if (after->turn != before->turn)
    return HARENA_CHAPTER_BEGINS;
  if (after->stage == GLAD_STAGE_OVER)
    return HARENA_CHAPTER_ENDS;
  if (before->fight.kind == GLAD_NO_FIGHT && after->fight.kind != GLAD_NO_FIGHT)
    return HARENA_CHAPTER_WEIGHS;
  return HARENA_CHAPTER_GOES_ON;
}

char *
glad_speech_chapter_name (guint number)
{
  /* Translators: a heading in the log. */
  return g_strdup_printf (_("Turn %u"), number);
}

char *
glad_speech_chapter_place (guint    number,
                           guint    of,
                           gboolean behind)
{
  if (number == 0)
    /* Translators: the part of a game in which gladiators are chosen. */
    return g_strdup (C_("slider", "Entry"));
  if (behind)
    return g_strdup_printf (_("After turn %u of %u"), number, of);
  return g_strdup_printf (_("Turn %u of %u"), number, of);
}

const char *
glad_speech_addend (int kind)
{
  static const char *const names[GLAD_ADDENDS] = {
    [GLAD_ADDS_CARD] = N_("Action card"),
    [GLAD_ADDS_ITEMS] = N_("Items"),
    [GLAD_ADDS_THROWN] = N_("Thrown: double"),
    [GLAD_ADDS_ABILITY] = N_("Ability"),
    [GLAD_ADDS_SACRIFICE] = N_("Sacrifice"),
    [GLAD_ADDS_ACROBATICS] = N_("Acrobatic Attack"),
    [GLAD_ADDS_PLUS] = N_("+2 each"),
    [GLAD_ADDS_LUNGE] = NC_("power", "Lunge"),
    [GLAD_ADDS_LEAP] = NC_("power", "Leap"),
    [GLAD_ADDS_WOUNDS] = NC_("power", "Deep Wounds"),
    [GLAD_ADDS_DELAY] = NC_("power", "Delay"),
    [GLAD_ADDS_DEFIANCE] = NC_("power", "Indestructible"),
    [GLAD_ADDS_PROMISE] = N_("Promised help"),
    [GLAD_ADDS_SAME] = N_("Same Action"),
    [GLAD_ADDS_SWEEP] = N_("Place in the Sweep"),
    [GLAD_ADDS_RANGE] = N_("Range"),
    [GLAD_ADDS_LYING] = N_("Lying"),
    [GLAD_ADDS_ENTANGLED] = N_("Entangled"),
    [GLAD_ADDS_DICE] = N_("Dice"),
  };

  g_return_val_if_fail (kind >= 0 && kind < GLAD_ADDENDS, "");

  if (kind >= GLAD_ADDS_LUNGE && kind <= GLAD_ADDS_DEFIANCE)
    return g_dpgettext2 (GETTEXT_PACKAGE, "power", names[kind]);
  return _(names[kind]);
}
