/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked, and what stands where. */

#include "imperium/speech.h"

#include "imperium/picks.h"
#include "table/speech.h"
#include "words.h"

char *
imperium_say_when (const HarenaView *view)
{
  const ImperiumPosition *position = imperium_position (view);

  if (position->step == IMPERIUM_STEP_OVER)
    return g_strdup_printf (ngettext ("The end, after %d round", "The end, after %d rounds",
                                      position->round), position->round);
  if (view->asked != 0)
    /* Translators: the number of the round, and the name of a player */
    return g_strdup_printf (_("Round %d, %s chooses in secret"), position->round,
                            harena_view_seat (view, view->asked));
  return g_strdup_printf (_("Round %d"), position->round);
}

/* "%s is scored next and pays 6, 5 and 3." */
static char *
say_next (const HarenaView *view)
{
  int              province = imperium_position (view)->standard;
  g_autofree char *paid = imperium_words_paid (province, view->n_seats);

  /* Translators: a province, and what its places are paid: "6, 5 and 3" */
  return g_strdup_printf (_("%s is scored next. It pays %s."), imperium_provinces[province].name,
                          paid);
}

static char *
say_title (const HarenaView     *view,
           const ImperiumPicked *picked)
{
  static const char *const first[] = {
    /* Translators: the name of a player, as in the next */
    N_("%s: no card to choose"), N_("%s: choose one card"), N_("%s: choose two cards"),
    N_("%s: choose three cards"),
  };
  static const char *const more[] = {
    N_("%s: all cards are chosen"), N_("%s: choose one card more"),
    N_("%s: choose two cards more"), N_("%s: choose three cards"),
  };
  const char *who = harena_view_seat (view, view->asked);

  if (imperium_position (view)->step == IMPERIUM_STEP_SECOND && picked->n_cards == 0)
    return g_strdup_printf (_("%s: choose again"), who);
  if (picked->n_cards == 0 && picked->n_wanted > 0)
    return g_strdup_printf (_(first[picked->n_wanted]), who);
  return g_strdup_printf (_(more[picked->n_wanted - picked->n_cards]), who);
}

/* What can still be done with Bread and Circuses. */
static char *
say_doubling (unsigned choice)
{
  int      doubled = imperium_choice_doubled (choice);
  unsigned others = choice & IMPERIUM_PROVINCE_BITS;

  if (doubled < 0)
    return NULL;
  others &= ~(1u << doubled);
  if (others == 0)
    return NULL;
  return g_strdup_printf (_("Press %s to double it instead."),
                          imperium_provinces[__builtin_ctz (others)].name);
}

static char *
say_help (const HarenaView     *view,
          const ImperiumPicked *picked)
{
  if (picked->n_cards == 0 && imperium_position (view)->step == IMPERIUM_STEP_SECOND)
    return harena_join (g_strdup (_("Your Oracle has let you see what the others play.")),
                        say_next (view));
  if (picked->n_cards == 0)
    return say_next (view);
  if (picked->whole)
    return harena_join (imperium_words_effect (picked->choice), say_doubling (picked->choice));
  if (picked->choice == imperium_card_bit (IMPERIUM_BREAD))
    return g_strdup (_("Bread and Circuses: choose the province that gets two cylinders."));
  return imperium_words_effect (picked->choice);
}

static const char *
topic_of (const ImperiumPicked *picked)
{
  if (imperium_choice_has (picked->choice, IMPERIUM_BREAD))
    return "bread";
  if (imperium_choice_has (picked->choice, IMPERIUM_ORACLE))
    return "oracle";
  if (imperium_choice_has (picked->choice, IMPERIUM_EAR))
    return "ear";
  return "choosing";
}

void
imperium_ask (const HarenaView *view,
              HarenaQuestion   *question)
{
  int            turn = harena_view_turn (view);
  ImperiumPicked picked;

  question->seat = turn;
  if (view->asked == 0)
    {
      if (turn > 0 && view->n_choices != 1)
        /* Translators: the name of a player */
        question->title = g_strdup_printf (_("%s chooses in secret"),
                                           harena_view_seat (view, turn));
      return;
    }

  picked = imperium_picked (view);
  question->title = say_title (view, &picked);
  question->help = say_help (view, &picked);
  question->topic = topic_of (&picked);
}

/* "Red 4, Blue 2." */
static char *
say_influence (const HarenaView *view,
               int               province)
{
  const ImperiumPosition *position = imperium_position (view);
  GPtrArray              *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char        *list = NULL;

  for (int seat = 1; seat <= position->seats; seat++)
    if (position->influence[province][seat - 1] > 0)
      /* Translators: the name of a player, and how many cylinders stand there */
      g_ptr_array_add (names, g_strdup_printf (C_("influence", "%s %d"),
                                               harena_view_seat (view, seat),
                                               position->influence[province][seat - 1]));
  if (names->len == 0)
    {
      g_ptr_array_unref (names);
      return g_strdup (_("No cylinder stands there."));
    }
  list = imperium_words_list (names);
  /* Translators: who has how many cylinders: "Red 4 and Blue 2" */
  return g_strdup_printf (_("Cylinders: %s."), list);
}

static char *
say_proconsul (const HarenaView *view,
               int               province)
{
  int seat = imperium_position (view)->proconsul[province];

  return seat != 0 ? g_strdup_printf (_("Proconsul: %s."), harena_view_seat (view, seat))
                   : g_strdup (_("No proconsul."));
}

static char *
say_chosen (const HarenaView *view,
            int               province)
{
  unsigned choice = view->asked != 0 ? imperium_picked (view).choice : 0;
  int      cylinders = imperium_choice_cylinders (choice, province);

  if (cylinders == 2)
    return g_strdup (_("Chosen, and doubled."));
  return cylinders == 1 ? g_strdup (_("Chosen.")) : NULL;
}

static char *
say_province (const HarenaView *view,
              int               province)
{
  g_autofree char *paid = imperium_words_paid (province, view->n_seats);
  /* Translators: a province, its place in the order of scoring, and what its places are paid */
  char            *words = g_strdup_printf (_("%s, number %d, pays %s."),
                                            imperium_provinces[province].name, province + 1, paid);

  if (imperium_position (view)->standard == province)
    words = harena_join (words, g_strdup (_("The standard is here.")));
  words = harena_join (words, say_influence (view, province));
  words = harena_join (words, say_proconsul (view, province));
  return harena_join (words, say_chosen (view, province));
}

char *
imperium_say_target (const HarenaView *view,
                     HarenaTarget      target)
{
  int card = imperium_card_of_target (target);
  int doubled = harena_target_of (target, HARENA_TARGET_PIECE) - 1;

  if (harena_target_kind (target) == HARENA_TARGET_BUTTON)
    /* Translators: a button: the cards that were chosen are played */
    return g_strdup (C_("cards", "Play"));
  if (doubled >= 0)
    return g_strdup_printf (_("Bread and Circuses on %s"), imperium_provinces[doubled].name);
  if (card < 0)
    return g_strdup (_("Bread and Circuses doubles nothing."));
  if (card < IMPERIUM_N_PROVINCES)
    return say_province (view, card);
  return g_strdup (imperium_card_title (card));
}

void
imperium_say_button (const HarenaView *view G_GNUC_UNUSED,
                     HarenaTarget      target G_GNUC_UNUSED,
                     HarenaButton     *button)
{
  button->key = GDK_KEY_p;
  button->suggested = TRUE;
}

char *
imperium_say_move (const HarenaView *view G_GNUC_UNUSED,
                   HarenaMove        move)
{
  g_autofree char *cards = imperium_words_choice (move);

  /* Translators: cards that could be played */
  return g_strdup_printf (_("Play %s"), cards);
}

char *
imperium_advise (const HarenaView *view,
                 HarenaMove        move)
{
  g_autofree char *words = imperium_say_move (view, move);
  g_autofree char *effect = imperium_words_effect (move);

  /* Translators: what to play, and what it does, as whole sentences */
  return g_strdup_printf (C_("advice", "%s. %s"), words, effect);
}

char *
imperium_refuse (const HarenaView *view,
                 HarenaTarget      target)
{
  int card = imperium_card_of_target (target);

  if (card == IMPERIUM_EAR)
    return g_strdup (_("The Ear of the Emperor can be used only once in a game."));
  if (card == IMPERIUM_ORACLE && imperium_position (view)->step == IMPERIUM_STEP_SECOND)
    return g_strdup (_("Your Oracle has been turned over; this choice is without it."));
  if (card == IMPERIUM_ORACLE)
    return g_strdup (_("The Oracle can be used only once in a game."));
  if (card >= 0)
    return g_strdup (_("You have no cylinder in supply, so you play no card in this round."));
  return g_strdup (_("First choose your cards."));
}
