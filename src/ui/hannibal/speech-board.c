/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a place says of itself, and moves as something to be chosen. */

#include "hannibal/hand.h"
#include "hannibal/speech.h"
#include "hannibal/names.h"

#include "words.h"

/* Adds a whole sentence. */
static void
add (GString *words,
     char    *sentence)
{
  if (sentence == NULL)
    return;
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, sentence);
  g_free (sentence);
}

static char *
say_holder (const HannibalPosition *position,
            int                     place)
{
  const char      *name = hannibal_places[place].name;
  int              side = hannibal_holder (position, place);
  g_autofree char *pieces = side >= 0 ? hannibal_words_pieces (position, side, place) : NULL;

  if (pieces == NULL)
    return g_strdup_printf (place < HANNIBAL_N_AREAS
                              /* Translators: an area. */
                              ? _("%s: nobody is there.")
                              /* Translators: a sea route. */
                              : _("Sea route %s: nobody is there."), name);

  return g_strdup_printf (place < HANNIBAL_N_AREAS
                            /* Translators: an area; a side; “Hannibal and 2 legions”. */
                            ? _("%s, %s: %s.")
                            /* Translators: a sea route; a side; “2 fleets”. */
                            : _("Sea route %s, %s: %s."), name, hannibal_words_side (side), pieces);
}

static char *
say_line (const HannibalPosition *position,
          int                     side,
          int                     place)
{
  static const char *const words[HANNIBAL_N_SIDES][2][HANNIBAL_N_LINES] = {
    {
      { N_("First line of Carthage."), N_("Second line of Carthage."),
        N_("Third line of Carthage.") },
      { N_("First line of Carthage, held."), N_("Second line of Carthage, held."),
        N_("Third line of Carthage, held.") },
    },
    {
      { N_("First line of Rome."), N_("Second line of Rome."), N_("Third line of Rome.") },
      { N_("First line of Rome, held."), N_("Second line of Rome, held."),
        N_("Third line of Rome, held.") },
    },
  };
  int line = place < HANNIBAL_N_AREAS ? hannibal_line_of (position, side, place) : -1;

  return line >= 0
           ? g_strdup (_(words[side][hannibal_strength (position, side, place) > 0][line]))
           : NULL;
}

char *
hannibal_say_arrival (const HarenaView *view,
                      int               place)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     enemy = hannibal_other (position->mover);
  int                     from = hannibal_held_place (view);
  int                     there = hannibal_strength (position, enemy, place);

  if (place == hannibal_capitals[enemy])
    return g_strdup (_("you win the game"));
  if (there > 0)
    return g_strdup_printf (_("a conflict, 1 against %d"), there);
  if (place >= HANNIBAL_N_AREAS)
    return g_strdup (_("the way is free"));
  if (hannibal_find_border (from, place) < HANNIBAL_N_LAND_BORDERS)
    return g_strdup (_("by land"));

  return g_strdup (_("by sea, over your fleet"));
}

/* What a press would do now. */
static char *
say_use (const HarenaView *view,
         int               place)
{
  const HannibalPosition *position = hannibal_position (view);
  g_autofree char        *arrival = NULL;

  if (hannibal_held_place (view) == place)
    return g_strdup (hannibal_holds_him (view) ? _("Hannibal is in hand.")
                     : place < HANNIBAL_N_AREAS ? _("A legion is in hand.")
                                                : _("A fleet is in hand."));
  if (hannibal_move_to (view, place, NULL))
    {
      arrival = hannibal_say_arrival (view, place);
      /* Translators: how what is in hand would come there: “by land”. */
      return g_strdup_printf (_("Can be reached: %s."), arrival);
    }
  if (!harena_view_is_next (view, HARENA_SPACE (place)))
    return NULL;
  if (harena_view_has_picked (view, HARENA_BUTTON (HANNIBAL_BUTTON_TRADE)))
    return g_strdup (_("A legion can be given up here."));
  if (place >= HANNIBAL_N_AREAS)
    return g_strdup (_("A fleet can sail from here."));
  if (hannibal_plain (position, position->mover, place) == 0)
    return g_strdup (_("Hannibal can move."));
  if (position->hannibal == place && position->mover == HANNIBAL_CARTHAGE)
    return g_strdup (_("A legion can move; pressed again, Hannibal."));

  return g_strdup (_("A legion can move."));
}

static char *
say_place (const HarenaView *view,
           int               place)
{
  const HannibalPosition *position = hannibal_position (view);
  GString                *words = g_string_new (NULL);

  add (words, say_holder (position, place));
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      add (words, say_line (position, side, place));
      if (place == hannibal_capitals[side])
        add (words, g_strdup (side == HANNIBAL_ROME ? _("Capital of Rome.")
                                                    : _("Capital of Carthage.")));
      if (place == hannibal_home_routes[side])
        add (words, g_strdup (side == HANNIBAL_ROME ? _("Home route of Rome.")
                                                    : _("Home route of Carthage.")));
    }
  add (words, say_use (view, place));
  return g_string_free (words, FALSE);
}

char *
hannibal_say_target (const HarenaView *view,
                     HarenaTarget      target)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     space = harena_target_of (target, HARENA_TARGET_SPACE);
  int                     card = harena_target_of (target, HARENA_TARGET_CARD);
  g_autofree char        *where = NULL;
  HarenaButton            button;

  if (space >= 0)
    return say_place (view, space);
  if (card >= 0)
    /* Translators: the number of a card. */
    return g_strdup_printf (_("The %d"), card);
  if (target == HANNIBAL_PIECE && position->hannibal != HANNIBAL_NOWHERE)
    {
      where = hannibal_words_in (position->hannibal);
      /* Translators: “in Gallia”. */
      return g_strdup_printf (_("Hannibal, %s."), where);
    }
  if (target == HANNIBAL_PIECE)
    return g_strdup (_("Hannibal is out of the game."));

  hannibal_say_button (view, target, &button);
  return button.label;
}

static char *
say_sail (const HannibalPosition *position,
          HarenaMove              move)
{
  const char *to = hannibal_places[hannibal_move_b (move)].name;

  return g_strdup_printf (hannibal_strength (position, hannibal_other (position->mover),
                                             hannibal_move_b (move)) > 0
                            /* Translators: a sea route. */
                            ? _("Attack with a fleet on the route %s")
                            /* Translators: a sea route. */
                            : _("Send a fleet to the route %s"), to);
}

static char *
say_march (const HannibalPosition *position,
           HarenaMove              move)
{
  unsigned         to = hannibal_move_b (move);
  int              enemy = hannibal_other (position->mover);
  gboolean         him = hannibal_move_verb (move) == HANNIBAL_LEAD;
  const char      *from_words = hannibal_words_from (hannibal_move_a (move));
  g_autofree char *in = hannibal_words_in (to);

  if (to != hannibal_capitals[enemy] && hannibal_strength (position, enemy, to) > 0)
    return g_strdup_printf (him
                              /* Translators: “in Gallia”, “from Roma”. */
                              ? _("Attack %s with Hannibal %s")
                              /* Translators: “in Gallia”, “from Roma”. */
                              : _("Attack %s with a legion %s"), in, from_words);

  return g_strdup_printf (him
                            /* Translators: “from Gallia”, “to Roma”. */
                            ? _("Lead Hannibal %s %s")
                            /* Translators: “from Gallia”, “to Roma”. */
                            : _("Move a legion %s %s"), from_words, hannibal_words_to (to));
}

char *
hannibal_say_move (const HarenaView *view,
                   HarenaMove        move)
{
  const HannibalPosition *position = hannibal_position (view);
  g_autofree char        *in = NULL;

  switch (hannibal_move_verb (move))
    {
    case HANNIBAL_MARCH:
    case HANNIBAL_LEAD:
      return say_march (position, move);
    case HANNIBAL_SAIL:
      return say_sail (position, move);
    case HANNIBAL_TRADE:
      in = hannibal_words_in (hannibal_move_a (move));
      /* Translators: “in Gallia”. */
      return g_strdup_printf (_("Give up a legion %s for a fleet"), in);
    case HANNIBAL_TRADE_HANNIBAL:
      return g_strdup (_("Give up Hannibal for a fleet"));
    case HANNIBAL_PASS:
      return g_strdup (_("Pass"));
    case HANNIBAL_COMMIT_HANNIBAL:
      return g_strdup (_("Let Hannibal fight"));
    case HANNIBAL_COMMIT_LEGION:
      return g_strdup (_("Let a legion fight, not Hannibal"));
    default:
      /* Translators: the number of a card. */
      return g_strdup_printf (_("Lay the %d"), (int) hannibal_move_a (move));
    }
}

/* Why: what the position after it shows. */
static char *
say_why (const HarenaView *view,
         HarenaMove        move)
{
  const HannibalPosition *position = hannibal_position (view);
  HannibalPosition        after = *position;
  int                     side = hannibal_side_of (position->turn);
  g_autofree char        *warning = NULL;
  g_autofree char        *still = NULL;

  if (position->step == HANNIBAL_STEP_LAY || position->step == HANNIBAL_STEP_ANSWER)
    return g_strdup (_("Well played, each card comes now and then, so that nobody can foresee it."));
  view->game->play (&after, move);
  if (after.ending == HANNIBAL_END_CAPITAL)
    return g_strdup (_("That wins the game."));
  if (after.ending == HANNIBAL_END_DOMINATION)
    return g_strdup (_("With that all three lines are held."));
  if (position->step != HANNIBAL_STEP_MOVE)
    return NULL;

  warning = hannibal_words_warning (position, side);
  still = hannibal_words_warning (&after, side);
  if (warning != NULL && still == NULL)
    return g_strdup (_("It takes away what the enemy threatens."));
  if (hannibal_in_conflict (&after))
    return g_strdup_printf (_("A conflict begins: 1 against %d."),
                            hannibal_strength (position, hannibal_other (side), after.place));
  if (hannibal_lines_held (&after, side) > hannibal_lines_held (position, side))
    return g_strdup (_("It holds one line more."));
  if (hannibal_at_the_gates (&after, side) && !hannibal_at_the_gates (position, side))
    return g_strdup (_("From there the enemy’s capital is one step away."));

  return NULL;
}

char *
hannibal_advise (const HarenaView *view,
                 HarenaMove        move)
{
  g_autofree char *what = hannibal_say_move (view, move);
  g_autofree char *why = say_why (view, move);

  if (why == NULL)
    /* Translators: a move that is advised. */
    return g_strdup_printf (_("%s."), what);

  /* Translators: a move that is advised, and a sentence that says why. */
  return g_strdup_printf (_("%s. %s"), what, why);
}
