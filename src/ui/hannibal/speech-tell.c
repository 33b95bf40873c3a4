/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened, as the log tells it, and how it ended. */

#include "hannibal/speech.h"
#include "hannibal/names.h"

#include "words.h"

typedef struct
{
  const HannibalPosition *before;
  const HannibalPosition *after;
  HarenaMove              move;
  GArray                 *sentences;
} Tale;

static void
say (Tale *tale,
     int   seat,
     char *text)
{
  HarenaSentence sentence = { .seat = seat, .text = text };

  g_array_append_val (tale->sentences, sentence);
}

/* Of whoever has the turn. */
static void
say_mover (Tale *tale,
           char *text)
{
  say (tale, hannibal_seat_of (tale->before->mover), text);
}

static void
tell_march (Tale *tale)
{
  unsigned         from = hannibal_move_a (tale->move);
  unsigned         to = hannibal_move_b (tale->move);
  const char      *side = hannibal_words_side (tale->before->mover);
  g_autofree char *in = hannibal_words_in (to);

  if (hannibal_in_conflict (tale->after))
    /* Translators: a side; “in Gallia”; “from Roma”. */
    say_mover (tale, g_strdup_printf (_("%s attacks %s with a legion %s"), side, in,
                                      hannibal_words_from (from)));
  else if (hannibal_find_border (from, to) < HANNIBAL_N_LAND_BORDERS)
    /* Translators: a side; “from Roma”; “to Gallia”. */
    say_mover (tale, g_strdup_printf (_("%s moves a legion %s %s"), side,
                                      hannibal_words_from (from), hannibal_words_to (to)));
  else
    /* Translators: a side; “from Roma”; “to Corsica”. */
    say_mover (tale, g_strdup_printf (_("%s ships a legion %s %s"), side,
                                      hannibal_words_from (from), hannibal_words_to (to)));
}

static void
tell_lead (Tale *tale)
{
  unsigned         from = hannibal_move_a (tale->move);
  unsigned         to = hannibal_move_b (tale->move);
  g_autofree char *in = hannibal_words_in (to);

  if (hannibal_in_conflict (tale->after))
    /* Translators: “in Gallia”; “from Hispania Citerior”. */
    say_mover (tale, g_strdup_printf (_("Hannibal attacks %s %s"), in,
                                      hannibal_words_from (from)));
  else
    /* Translators: “from Hispania Citerior”; “to Gallia”. */
    say_mover (tale, g_strdup_printf (_("Hannibal goes %s %s"), hannibal_words_from (from),
                                      hannibal_words_to (to)));
}

static void
tell_sail (Tale *tale)
{
  const char *side = hannibal_words_side (tale->before->mover);
  const char *to = hannibal_places[hannibal_move_b (tale->move)].name;

  say_mover (tale, g_strdup_printf (hannibal_in_conflict (tale->after)
                                      /* Translators: a side; a sea route. */
                                      ? _("%s attacks with a fleet on the route %s")
                                      /* Translators: a side; a sea route. */
                                      : _("%s sends a fleet to the route %s"), side, to));
}

/* H11. */
static void
tell_trade (Tale *tale)
{
  const char      *side = hannibal_words_side (tale->before->mover);
  g_autofree char *in = NULL;

  if (hannibal_move_verb (tale->move) == HANNIBAL_TRADE_HANNIBAL)
    say_mover (tale, g_strdup (_("Carthage gives up Hannibal for a fleet")));
  else
    {
      in = hannibal_words_in (hannibal_move_a (tale->move));
      /* Translators: a side; “in Gallia”. */
      say_mover (tale, g_strdup_printf (_("%s gives up a legion %s for a fleet"), side, in));
    }
  if (hannibal_in_conflict (tale->after))
    /* Translators: a sea route. */
    say_mover (tale, g_strdup_printf (_("The new fleet meets the enemy on the route %s"),
                                      hannibal_places[tale->after->place].name));
}

static void
tell_pass (Tale *tale)
{
  /* Translators: a side. */
  say_mover (tale, g_strdup_printf (_("%s passes"), hannibal_words_side (tale->before->mover)));
}

static void
tell_commit (Tale *tale)
{
  say (tale, hannibal_seat_of (HANNIBAL_CARTHAGE),
       g_strdup (hannibal_move_verb (tale->move) == HANNIBAL_COMMIT_HANNIBAL
                   ? _("Hannibal himself fights")
                   : _("A legion fights, not Hannibal")));
}

/* H21: who is left. */
static void
tell_outcome (Tale                *tale,
              const HannibalFight *fight)
{
  int              keeper = hannibal_strength (tale->after, HANNIBAL_CARTHAGE, fight->place) > 0
                              ? HANNIBAL_CARTHAGE
                            : hannibal_strength (tale->after, HANNIBAL_ROME, fight->place) > 0
                              ? HANNIBAL_ROME
                              : -1;
  g_autofree char *in = hannibal_words_in (fight->place);

  if (keeper < 0)
    /* Translators: “in Gallia”. */
    say (tale, 0, g_strdup_printf (_("Nobody is left %s"), in));
  else
    /* Translators: a side; “in Gallia”. */
    say (tale, hannibal_seat_of (keeper),
         g_strdup_printf (_("%s holds its ground %s"), hannibal_words_side (keeper), in));
}

static void
tell_card (Tale *tale)
{
  HannibalFight    fight;
  g_autofree char *cards = NULL;
  g_autofree char *loss = NULL;
  int              loser = 0;

  if (!hannibal_fight_of (tale->before, tale->after, &fight))
    {
      say (tale, hannibal_seat_of (HANNIBAL_CARTHAGE),
           g_strdup (_("Carthage lays a card, face down")));
      return;
    }

  cards = hannibal_words_cards (&fight);
  loss = hannibal_words_loss (&fight);
  if (fight.lost[HANNIBAL_CARTHAGE] != fight.lost[HANNIBAL_ROME])
    loser = hannibal_seat_of (fight.lost[HANNIBAL_ROME] ? HANNIBAL_ROME : HANNIBAL_CARTHAGE);
  /* Translators: “4 against 2”, and “Rome loses a legion”. */
  say (tale, loser, g_strdup_printf (_("%s: %s"), cards, loss));
  if (fight.over)
    tell_outcome (tale, &fight);
}

static char *
say_end (const HannibalPosition *position)
{
  gboolean rome = position->winners == 1u << HANNIBAL_ROME;

  switch (position->ending)
    {
    case HANNIBAL_END_CAPITAL:
      return g_strdup (rome ? _("A legion has entered Carthago.") : _("A legion has entered Roma."));
    case HANNIBAL_END_DOMINATION:
      return g_strdup (rome ? _("Rome has domination: it holds all three lines.")
                            : _("Carthage has domination: it holds all three lines."));
    case HANNIBAL_END_NO_LEGION:
      return g_strdup (rome ? _("Carthage has no legion left.") : _("Rome has no legion left."));
    case HANNIBAL_END_BOTH_FELL:
      return g_strdup (_("Both sides lost their last legion in one fight."));
    case HANNIBAL_END_PASSES:
      return g_strdup (_("Both sides passed, one after the other."));
    default:
      return g_strdup (_("For 40 turns no piece was removed."));
    }
}

/* H23, H24: which way led there, and which areas. */
static char *
say_ending_in_full (const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     side = position->winners == 1u << HANNIBAL_ROME ? HANNIBAL_ROME
                                                                          : HANNIBAL_CARTHAGE;
  HarenaMove              move;
  HannibalPlaces          army = hannibal_army (position, side);
  const char             *names[HANNIBAL_N_LINES];

  if (position->ending == HANNIBAL_END_CAPITAL && view->model != NULL && view->cursor > 0
      && harena_game_model_get_move (view->model, view->cursor - 1, &move))
    return g_strdup_printf (hannibal_move_verb (move) == HANNIBAL_LEAD
                              /* Translators: “to Roma”, “from Gallia”. */
                              ? _("Hannibal has come %s %s.")
                              /* Translators: “to Roma”, “from Gallia”. */
                              : _("A legion has come %s %s."),
                            hannibal_words_to (hannibal_move_b (move)),
                            hannibal_words_from (hannibal_move_a (move)));
  if (position->ending != HANNIBAL_END_DOMINATION)
    return say_end (position);

  for (int line = 0; line < HANNIBAL_N_LINES; line++)
    {
      uint32_t areas = army & hannibal_lines[position->lists][side][line];

      names[line] = hannibal_places[hannibal_take (&areas)].name;
    }
  /* Translators: three areas. */
  return g_strdup_printf (_("Domination: %s, %s and %s."), names[0], names[1], names[2]);
}

void
hannibal_tell (const HarenaTelling *telling,
               GArray              *sentences)
{
  static void (*const tell_verb[HANNIBAL_N_VERBS]) (Tale *) = {
    [HANNIBAL_MARCH]           = tell_march,
    [HANNIBAL_LEAD]            = tell_lead,
    [HANNIBAL_SAIL]            = tell_sail,
    [HANNIBAL_TRADE]           = tell_trade,
    [HANNIBAL_TRADE_HANNIBAL]  = tell_trade,
    [HANNIBAL_PASS]            = tell_pass,
    [HANNIBAL_COMMIT_HANNIBAL] = tell_commit,
    [HANNIBAL_COMMIT_LEGION]   = tell_commit,
    [HANNIBAL_CARD]            = tell_card,
  };
  Tale tale = { telling->before, telling->after, telling->move, sentences };

  tell_verb[telling->known ? hannibal_move_verb (telling->move) : HANNIBAL_CARD](&tale);
  if (tale.after->step == HANNIBAL_STEP_OVER)
    {
      char *end = say_end (tale.after);

      /* A line of the log has no full stop; not every language writes one as a byte. */
      if (g_str_has_suffix (end, "."))
        end[strlen (end) - 1] = '\0';
      say (&tale, tale.after->winners != 0 ? __builtin_ctz (tale.after->winners) + 1 : 0, end);
    }
}

/* A conflict is a chapter (H15 to H21). */
HarenaChapter
hannibal_chapter (const HarenaTelling *telling)
{
  const HannibalPosition *before = telling->before;
  const HannibalPosition *after = telling->after;
  HarenaChapter           chapter = HARENA_CHAPTER_GOES_ON;
  HannibalFight           fight;

  if (before->step == HANNIBAL_STEP_MOVE)
    chapter |= HARENA_CHAPTER_TURN;
  if (!hannibal_in_conflict (before) && hannibal_in_conflict (after))
    chapter |= HARENA_CHAPTER_BEGINS;
  if (hannibal_in_conflict (before) && !hannibal_in_conflict (after))
    chapter |= HARENA_CHAPTER_ENDS;
  if (hannibal_fight_of (before, after, &fight))
    chapter |= HARENA_CHAPTER_WEIGHS;
  return chapter;
}

char *
hannibal_chapter_name (guint number)
{
  /* Translators: the number of a conflict. */
  return g_strdup_printf (_("Conflict %u"), number);
}

char *
hannibal_chapter_place (guint    number,
                        guint    of,
                        gboolean behind)
{
  if (of == 0)
    return g_strdup (_("No conflict yet"));
  if (number == 0)
    return g_strdup (_("Before the first conflict"));
  /* Translators: the number of a conflict, and how many there are. */
  return g_strdup_printf (behind ? _("After conflict %u of %u") : _("Conflict %u of %u"), number, of);
}

char *
hannibal_winner (const HarenaView *view)
{
  unsigned winners = hannibal_position (view)->winners;

  if (winners == 1u << HANNIBAL_CARTHAGE)
    return g_strdup (_("Carthage has won"));
  if (winners == 1u << HANNIBAL_ROME)
    return g_strdup (_("Rome has won"));

  return g_strdup (_("A draw"));
}

char *
hannibal_ending (const HarenaView *view)
{
  return say_ending_in_full (view);
}

char *
hannibal_when_over (const HarenaView *view,
                    guint             n_chapters G_GNUC_UNUSED)
{
  return hannibal_say_when (view);
}
