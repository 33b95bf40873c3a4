/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions, the buttons that answer them, and why a press means nothing. */

#include "hannibal/hand.h"
#include "hannibal/speech.h"
#include "hannibal/names.h"

#include "refusal.h"
#include "widgets/sentence.h"
#include "words.h"

/* In the present: turns begun so far; the one under way counts from 1. */
char *
hannibal_say_when (const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);
  HannibalFight           fights[HANNIBAL_FIGHTS_MAX];
  g_autofree char        *fight = NULL;

  if (position->step == HANNIBAL_STEP_OVER)
    return g_strdup_printf (ngettext ("The end, after %u turn", "The end, after %u turns",
                                      view->turns), view->turns);
  if (!hannibal_in_conflict (position))
    /* Translators: the number of a turn. */
    return g_strdup_printf (_("Turn %u"), view->turns + 1);

  fight = hannibal_words_fight (hannibal_list_fights (view, fights) + 1);
  /* Translators: the number of a turn, and “second fight”. */
  return g_strdup_printf (_("Turn %u, %s"), view->turns, fight);
}

/* "Gallia: by land; Cannae: a conflict". */
static char *
list_ways (const HarenaView *view)
{
  GString *words = g_string_new (NULL);

  for (int place = 0; place < HANNIBAL_N_AREAS; place++)
    {
      g_autofree char *arrival = NULL;

      if (!hannibal_move_to (view, place, NULL))
        continue;
      arrival = hannibal_say_arrival (view, place);
      if (words->len > 0)
        g_string_append (words, "; ");
      /* Translators: an area, and how a legion comes there: “by land”, “a conflict, 1 against 3”. */
      g_string_append_printf (words, _("%s: %s"), hannibal_places[place].name, arrival);
    }
  if (words->len > 0)
    g_string_append_c (words, '.');
  return g_string_free (words, FALSE);
}

static void
ask_goal (const HarenaView *view,
          HarenaQuestion   *question)
{
  const HannibalPosition *position = hannibal_position (view);
  const char             *side = hannibal_words_side (position->mover);
  int                     from = hannibal_held_place (view);

  if (hannibal_holds_him (view))
    /* Translators: a side. */
    question->title = g_strdup_printf (_("%s: where does Hannibal go?"), side);
  else if (from < HANNIBAL_N_AREAS)
    /* Translators: a side. */
    question->title = g_strdup_printf (_("%s: where does the legion go?"), side);
  else
    /* Translators: a side. */
    question->title = g_strdup_printf (_("%s: where does the fleet sail?"), side);
  question->topic = from < HANNIBAL_N_AREAS ? "moving" : "fleets";
  question->help = from < HANNIBAL_N_AREAS
                     ? list_ways (view)
                     : g_strdup (_("To any other route. Where the enemy lies a conflict begins."));
}

static void
ask_turn (const HarenaView *view,
          HarenaQuestion   *question)
{
  const HannibalPosition *position = hannibal_position (view);
  const char             *side = hannibal_words_side (position->mover);

  question->topic = "turn";
  if (harena_view_has_picked (view, HARENA_BUTTON (HANNIBAL_BUTTON_TRADE)))
    {
      /* Translators: a side. */
      question->title = g_strdup_printf (_("%s: which legion is given for a fleet?"), side);
      question->help = g_strdup (_("It leaves the game; the fleet comes to your home route."));
      question->topic = "trade";
      return;
    }
  if (hannibal_held_place (view) != HANNIBAL_NOWHERE)
    {
      ask_goal (view, question);
      return;
    }
  /* Translators: a side. */
  question->title = g_strdup_printf (_("%s: move one piece"), side);
  question->help = hannibal_words_warning (position, position->mover);
  if (question->help == NULL && position->passed)
    question->help = g_strdup (_("The other side has passed: if you pass too, the game is a draw."));
  if (question->help == NULL)
    question->help = g_strdup (_("A legion, a fleet or Hannibal; or pass."));
}

static void
ask_card (const HarenaView *view,
          HarenaQuestion   *question)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     side = hannibal_side_of (position->turn);
  int                     enemy = hannibal_other (side);
  g_autofree char        *hand = hannibal_words_hand (position->hands[enemy]);

  /* Translators: a side, which lays a card in secret. */
  question->title = g_strdup_printf (_("%s: which card?"), hannibal_words_side (side));
  question->topic = "cards";
  if (position->step == HANNIBAL_STEP_ANSWER)
    question->help = g_strdup_printf (position->committed
                                        /* Translators: cards, such as “1, 3 and 5”. */
                                        ? _("Carthage has laid one of %s, and Hannibal adds one.")
                                        /* Translators: cards, such as “1, 3 and 5”. */
                                        : _("Carthage has laid one of %s."), hand);
  else
    question->help = g_strdup_printf (position->committed
                                        /* Translators: cards, such as “1, 3 and 5”. */
                                        ? _("Rome has %s. Hannibal adds one to your card.")
                                        /* Translators: cards, such as “1, 3 and 5”. */
                                        : _("Rome has %s."), hand);
}

void
hannibal_ask (const HarenaView *view,
              HarenaQuestion   *question)
{
  const HannibalPosition *position = hannibal_position (view);

  question->seat = position->turn;
  if (view->n_choices == 1)
    return;

  switch (position->step)
    {
    case HANNIBAL_STEP_MOVE:
      ask_turn (view, question);
      break;
    case HANNIBAL_STEP_COMMIT:
      question->title = g_strdup (_("Carthage: who fights?"));
      question->help = g_strdup (_("Hannibal adds one to your card; if that is lower or level, he is "
                                   "removed. A legion adds nothing, and spares him."));
      question->topic = "hannibal";
      break;
    case HANNIBAL_STEP_LAY:
    case HANNIBAL_STEP_ANSWER:
      ask_card (view, question);
      break;
    default:
      break;
    }
}

void
hannibal_say_button (const HarenaView *view,
                     HarenaTarget      target,
                     HarenaButton     *button)
{
  *button = (HarenaButton) { 0 };
  switch (harena_target_number (target))
    {
    case HANNIBAL_BUTTON_PASS:
      *button = (HarenaButton) { .label = g_strdup (_("Pass")), .key = GDK_KEY_p };
      break;
    case HANNIBAL_BUTTON_TRADE:
      *button = (HarenaButton) { .label = g_strdup (_("Legion for a Fleet")), .key = GDK_KEY_t };
      break;
    case HANNIBAL_BUTTON_GIVE_HANNIBAL:
      *button = (HarenaButton) { .label = g_strdup (_("Give Up Hannibal")), .key = GDK_KEY_g };
      break;
    case HANNIBAL_BUTTON_COMMIT_HANNIBAL:
      *button = (HarenaButton) { .label = g_strdup (_("Hannibal Fights")), .key = GDK_KEY_f };
      break;
    case HANNIBAL_BUTTON_COMMIT_LEGION:
      *button = (HarenaButton) { .label = g_strdup (_("A Legion Fights")), .key = GDK_KEY_l };
      break;
    case HANNIBAL_BUTTON_LAY:
      /* Translators: a button; the number of a card, from 1 to 5. */
      *button = (HarenaButton) { .label = g_strdup_printf (_("Lay the %d"),
                                                           hannibal_chosen_card (view)),
                                 .suggested = TRUE };
      break;
    default:
      break;
    }
}

/* The move that was meant by a press on the map, for the rules to say why it is none. */
static gboolean
find_meant (const HarenaView *view,
            int               space,
            HarenaMove       *move)
{
  int from = hannibal_held_place (view);

  if (harena_view_has_picked (view, HARENA_BUTTON (HANNIBAL_BUTTON_TRADE)))
    {
      *move = hannibal_move (HANNIBAL_TRADE, space, 0);
      return space < HANNIBAL_N_AREAS;
    }
  if (from == HANNIBAL_NOWHERE || (from < HANNIBAL_N_AREAS) != (space < HANNIBAL_N_AREAS))
    return FALSE;

  *move = hannibal_move (hannibal_holds_him (view) ? HANNIBAL_LEAD
                         : from < HANNIBAL_N_AREAS ? HANNIBAL_MARCH
                                                   : HANNIBAL_SAIL, from, space);
  return TRUE;
}

char *
hannibal_refuse (const HarenaView *view,
                 HarenaTarget      target)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     space = harena_target_of (target, HARENA_TARGET_SPACE);
  int                     card = harena_target_of (target, HARENA_TARGET_CARD);
  HarenaMove              move;
  HarenaReason            reason;
  char                    text[HARENA_REASON_TEXT_MAX];

  if (position->step != HANNIBAL_STEP_MOVE)
    return card > 0 ? g_strdup (_("This card has been used already."))
                    : g_strdup (_("Now a conflict is fought; choose a card."));
  if (space >= 0 && find_meant (view, space, &move)
      && !harena_check (view->game, position, move, &reason))
    {
      harena_reason_write (&reason, harena_record_translate, text, sizeof text);
      return harena_sentence (text);
    }
  if (space >= 0 && hannibal_held_place (view) != HANNIBAL_NOWHERE)
    return g_strdup (space < HANNIBAL_N_AREAS ? _("A fleet lies on a route, never in an area.")
                                              : _("A legion stands in an area, never on a route."));
  if (space >= 0)
    return g_strdup_printf (_("You have no piece there that can move: %s."),
                            hannibal_places[space].name);

  return g_strdup (_("That cannot be chosen now."));
}
