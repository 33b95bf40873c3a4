/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions, names, refusals and endings. */

#include "circus/speech.h"

#include "circus/picks.h"
#include "circus/track.h"
#include "circus/way.h"
#include "circus/names.h"
#include "words.h"

static char *
mover_name (const HarenaView *view)
{
  int chariot = circus_chariot_on_turn (circus_position (view));

  return chariot >= 0 ? circus_words_chariot (view->seats, chariot) : g_strdup ("");
}

static gboolean
is_placing (const HarenaView *view)
{
  return circus_position (view)->step == CIRCUS_STEP_PLACE;
}

char *
circus_speech_when (const HarenaView *view)
{
  static const char *const words[] = {
    /* Translators: where in the race we are. */
    [2] = N_("Round %d, two teams"),
    [3] = N_("Round %d, three teams"),
    [4] = N_("Round %d, four teams"),
    [5] = N_("Round %d, five teams"),
  };
  const CircusPosition *position = circus_position (view);

  if (is_placing (view))
    /* Translators: where in the game we are: which chariot is placed, of how many. */
    return g_strdup_printf (_("Placing at the start, chariot %d of %d"), position->now + 1,
                            circus_n_chariots (position));
  if (position->step == CIRCUS_STEP_OVER)
    return circus_speech_when_over (view, position->round);
  return g_strdup_printf (_(words[position->seats]), position->round);
}

char *
circus_speech_when_over (const HarenaView *view,
                         guint             n_chapters G_GNUC_UNUSED)
{
  int rounds = circus_position (view)->round;

  return g_strdup_printf (ngettext ("The end, after %d round", "The end, after %d rounds", rounds),
                          rounds);
}

/* M15, M30: how many more cards the chariot may be driven with. */
static int
cards_left (const CircusPosition *position,
            const CircusKept     *kept)
{
  return MIN (kept->n_free, circus_limit (position) - position->driven);
}

/* M16, for whom the other cards are kept; NULL if for nobody. */
static char *
say_kept (const CircusKept *kept)
{
  g_autofree char *whom = NULL;

  if (kept->n_kept == 0)
    return NULL;
  whom = circus_words_numerals (kept->kept_for, kept->n_kept);
  if (kept->n_kept == 1)
    /* Translators: one card is for another chariot of this team: “III”. */
    return g_strdup_printf (_("Keep one card, for %s."), whom);
  /* Translators: two cards are for the other chariots of this team: “II and III”. */
  return g_strdup_printf (_("Keep two cards, for %s."), whom);
}

char *
circus_speech_kept (const HarenaView *view)
{
  static const char *const words[] = {
    N_("No more cards."), N_("One card."), N_("Up to two cards."), N_("Up to three cards."),
  };
  const CircusPosition *position = circus_position (view);
  g_autofree char      *whom = NULL;
  CircusKept            kept;

  if (is_placing (view) || circus_chariot_on_turn (position) < 0)
    return NULL;
  circus_kept_cards (position, &kept);
  whom = say_kept (&kept);
  /* Translators: “Up to two cards.” and “Keep one card, for III.”, or nothing. */
  return g_strdup_printf (C_("cards", "%s %s"),
                          _(words[CLAMP (cards_left (position, &kept), 0, 3)]),
                          whom != NULL ? whom : "");
}

/* "Here: west 4, to c5." */
static char *
say_here (const HarenaView *view,
          HarenaMove        move)
{
  const CircusPosition *position = circus_position (view);
  int                   end = circus_end_of (position, move);

  if (circus_is_finish (end))
    /* Translators: what is looked at: a direction, the number of a card, a hex of the finish. */
    return g_strdup_printf (_("Here: %s %d, home on %s."),
                            circus_words_direction (circus_move_a (move)),
                            (int) circus_move_b (move), circus_words_hex (end).text);
  /* Translators: what is looked at: a direction, the number of a card, a hex. */
  return g_strdup_printf (_("Here: %s %d, to %s."), circus_words_direction (circus_move_a (move)),
                          (int) circus_move_b (move), circus_words_hex (end).text);
}

static void
ask_place (const HarenaView *view,
           HarenaQuestion   *question)
{
  const CircusPosition *position = circus_position (view);
  int                   n_free = CIRCUS_STARTS - position->now;

  /* Translators: the name of a player, and which of three chariots: “II”. */
  question->title = g_strdup_printf (_("%s: place chariot %s"),
                                     harena_view_seat (view, position->turn),
                                     circus_words_numeral (circus_chariot_on_turn (position)));
  question->help = g_strdup_printf (ngettext ("%d start hex is free. In the first round a14 moves "
                                              "first, e20 last.",
                                              "%d start hexes are free. In the first round a14 "
                                              "moves first, e20 last.", n_free), n_free);
  question->topic = "placing";
}

static char *
title_of_turn (const HarenaView *view,
               gboolean          sight,
               HarenaMove        move)
{
  const CircusPosition *position = circus_position (view);
  g_autofree char      *name = mover_name (view);
  int                   card = circus_picked_card (view);

  if (circus_lays_aside (view))
    /* Translators: a chariot, “Red II”. */
    return g_strdup_printf (_("%s: which card is laid aside?"), name);
  if (circus_picked_end (view) >= 0)
    /* Translators: a chariot, “Red II”; a change of direction costs another card. */
    return g_strdup_printf (_("%s: which card pays for turning?"), name);
  if (card != 0 && sight && circus_is_finish (circus_end_of (position, move)))
    /* Translators: a chariot, and the number of a card. */
    return g_strdup_printf (_("%s: drive %d to the finish?"), name, card);
  if (card != 0)
    /* Translators: a chariot, and the number of a card. */
    return g_strdup_printf (_("%s: where does the %d go?"), name, card);
  if (position->step == CIRCUS_STEP_GO_ON)
    /* Translators: a chariot, which has driven a card. */
    return g_strdup_printf (_("%s: drive on, or stop?"), name);
  /* Translators: a chariot. */
  return g_strdup_printf (_("%s: drive a card"), name);
}

static void
ask_turn (const HarenaView *view,
          HarenaQuestion   *question)
{
  const CircusPosition *position = circus_position (view);
  HarenaMove            move;
  gboolean              sight = circus_move_in_sight (view, &move)
                                && circus_move_verb (move) == CIRCUS_DRIVE;
  g_autofree char      *here = sight ? say_here (view, move) : NULL;
  CircusKept            kept;
  g_autofree char      *whom = NULL;
  const char           *what = _("Choose a card, or the hex where it ends.");

  circus_kept_cards (position, &kept);
  whom = say_kept (&kept);
  question->topic = "driving";
  question->title = title_of_turn (view, sight, move);
  if (circus_lays_aside (view))
    {
      what = _("The chariot then stands still in this round.");
      question->topic = "aside";
    }
  else if (circus_picked_end (view) >= 0)
    {
      what = _("Another direction costs one more card.");
      question->topic = "turning";
    }
  else if (circus_picked_card (view) != 0)
    what = _("Choose an end for it, or another card.");
  /* Translators: two sentences about the choice that is to be made. */
  question->help = g_strdup_printf (C_("help", "%s %s"), what,
                                    here != NULL ? here : whom != NULL ? whom : "");
  g_strchomp (question->help);
}

/* The model is about to play the only move there is. */
static void
ask_only (const HarenaView *view,
          HarenaQuestion   *question)
{
  g_autofree char *name = mover_name (view);

  question->topic = "aside";
  if (circus_position (view)->step == CIRCUS_STEP_GO_ON)
    /* Translators: a chariot. */
    question->title = g_strdup_printf (_("%s cannot drive on and stops"), name);
  else
    /* Translators: a chariot. */
    question->title = g_strdup_printf (_("%s has only one choice"), name);
}

void
circus_speech_ask (const HarenaView *view,
                   HarenaQuestion   *question)
{
  const CircusPosition *position = circus_position (view);

  if (position->step == CIRCUS_STEP_OVER)
    return;

  question->seat = position->turn;
  if (is_placing (view))
    ask_place (view, question);
  else if (view->n_choices == 1)
    ask_only (view, question);
  else
    ask_turn (view, question);
}

static char *
describe_space (const HarenaView *view,
                int               hex)
{
  const CircusPosition *position = circus_position (view);
  g_autofree char      *what = circus_words_place (view, hex);
  g_autofree char      *cards = NULL;
  HarenaMove            move;

  if (view->n_moves > 0 && circus_move_to (view, hex, &move))
    {
      if (circus_move_verb (move) == CIRCUS_PLACE)
        /* Translators: a hex and what it is. */
        return g_strdup_printf (_("%s. A chariot can be placed here."), what);
      cards = circus_words_cards (circus_cards_to (view, hex));
      if (circus_is_finish (hex))
        /* Translators: a hex and what it is; the cards that come home there, “3, 4, 5”. */
        return g_strdup_printf (_("%s. Home with the %s."), what, cards);
      /* Translators: a hex; the card that ends there, and in which direction. */
      return g_strdup_printf (_("%s. The %s ends here, %s."), what, cards,
                              circus_words_direction (circus_move_a (move)));
    }
  if (!is_placing (view) && position->step != CIRCUS_STEP_OVER
      && position->hexes[circus_chariot_on_turn (position)] == hex)
    /* Translators: a hex and the chariot there. */
    return g_strdup_printf (_("%s. Moves now."), what);
  return g_steal_pointer (&what);
}

static char *
describe_card (const HarenaView *view,
               int               card)
{
  const CircusPosition *position = circus_position (view);

  if (position->turn >= 1
      && (position->cards[position->turn - 1] & circus_card_bit (card)) == 0)
    /* Translators: the number of a card. */
    return g_strdup_printf (_("Card %d, used in this round"), card);
  return g_strdup_printf (_("Card %d"), card);
}

char *
circus_speech_target (const HarenaView *view,
                      HarenaTarget      target)
{
  int number = harena_target_number (target);

  switch (harena_target_kind (target))
    {
    case HARENA_TARGET_SPACE:
      return describe_space (view, number);
    case HARENA_TARGET_CARD:
      return describe_card (view, number);
    case HARENA_TARGET_BUTTON:
      return g_strdup (number == CIRCUS_LAY_ASIDE ? _("Lay Aside") : _("Stop"));
    case HARENA_TARGET_NONE:
    case HARENA_TARGET_PIECE:
    default:
      return g_strdup ("");
    }
}

void
circus_speech_button (const HarenaView *view,
                      HarenaTarget      target,
                      HarenaButton     *button)
{
  gboolean stop = harena_target_number (target) == CIRCUS_STOP_HERE;

  button->label = circus_speech_target (view, target);
  button->key = stop ? GDK_KEY_Return : GDK_KEY_l;
  button->suggested = stop;
}

/* Why no card ends in a hex. */
static char *
refuse_space (const HarenaView *view,
              int               hex)
{
  const CircusPosition *position = circus_position (view);
  int                   chariot = circus_chariot_at (position, hex);
  int                   card = circus_picked_card (view);
  g_autofree char      *name = NULL;

  if (circus_lays_aside (view))
    return g_strdup (_("Choose the card that is laid aside, or go back."));
  if (chariot >= 0)
    {
      name = circus_words_chariot (view->seats, chariot);
      if (chariot == circus_chariot_on_turn (position))
        /* Translators: a chariot. */
        return g_strdup_printf (_("%s moves now: choose a card, or the hex where it ends."), name);
      /* Translators: a chariot, and the hex where it stands. */
      return g_strdup_printf (_("%s stands on %s."), name, circus_words_hex (hex).text);
    }
  if (is_placing (view))
    /* Translators: a hex. */
    return g_strdup_printf (_("The hex %s is not a start hex."), circus_words_hex (hex).text);
  if (circus_is_finish (hex)
      && position->stages[circus_chariot_on_turn (position)] < CIRCUS_STAGE_LAST)
    return g_strdup (_("The finish is closed until the chariot has been once round."));
  if (card != 0)
    /* Translators: the number of a card, and a hex. */
    return g_strdup_printf (_("The %d does not end on %s."), card, circus_words_hex (hex).text);
  /* Translators: a hex. */
  return g_strdup_printf (_("No card ends on %s."), circus_words_hex (hex).text);
}

static char *
refuse_card (const HarenaView *view,
             int               card)
{
  const CircusPosition *position = circus_position (view);

  if (is_placing (view))
    return g_strdup (_("Cards are driven when all chariots stand at the start."));
  if ((position->cards[position->turn - 1] & circus_card_bit (card)) == 0)
    /* Translators: the number of a card. */
    return g_strdup_printf (_("The %d is used up in this round."), card);
  /* Translators: the number of a card. */
  return g_strdup_printf (_("The %d cannot be driven: in every direction something is in its way, "
                            "or the board ends."), card);
}

char *
circus_speech_refuse (const HarenaView *view,
                      HarenaTarget      target)
{
  int number = harena_target_number (target);

  switch (harena_target_kind (target))
    {
    case HARENA_TARGET_SPACE:
      return refuse_space (view, number);
    case HARENA_TARGET_CARD:
      return refuse_card (view, number);
    case HARENA_TARGET_NONE:
    case HARENA_TARGET_PIECE:
    case HARENA_TARGET_BUTTON:
    default:
      return NULL;
    }
}
