/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened, for the log: the lines of a chariot's turn stand together, the crest before the
 * first of them; a chapter is a round. And what can be done, as moves and as advice. */

#include "circus/speech.h"

#include "circus/picks.h"
#include "circus/way.h"
#include "circus/names.h"
#include "widgets/sentence.h"
#include "words.h"

static void
say (GArray *sentences,
     int     seat,
     char   *text)
{
  HarenaSentence sentence = { .seat = seat, .text = text };

  g_array_append_val (sentences, sentence);
}

/* The first card of a turn. */
static char *
tell_first (const char *name,
            const char *way,
            int         card,
            int         end)
{
  if (circus_is_finish (end))
    /* Translators: a chariot; a direction and the number of a card; a hex of the finish. */
    return g_strdup_printf (_("%s drove %s %d and is home on %s"), name, way, card,
                            circus_words_hex (end).text);
  /* Translators: a chariot; a direction and the number of a card; a hex. */
  return g_strdup_printf (_("%s drove %s %d to %s"), name, way, card,
                          circus_words_hex (end).text);
}

/* And the next; the name stands in the line above. */
static char *
tell_next (const char *way,
           int         card,
           int         drop,
           int         end)
{
  if (circus_is_finish (end))
    /* Translators: after “Red I drove west 2 to c7”: a direction and the number of a card; a hex of
     * the finish. */
    return g_strdup_printf (_("Then %s %d and is home on %s"), way, card,
                            circus_words_hex (end).text);
  if (drop != 0)
    /* Translators: after “Red I drove west 2 to c7”: a direction and the number of a card; a hex;
     * the card that turning cost. */
    return g_strdup_printf (_("Then %s %d to %s, dropping the %d"), way, card,
                            circus_words_hex (end).text, drop);
  /* Translators: after “Red I drove west 2 to c7”: a direction and the number of a card; a hex. */
  return g_strdup_printf (_("Then %s %d to %s"), way, card, circus_words_hex (end).text);
}

static void
tell_drive (const HarenaTelling *telling,
            GArray              *sentences,
            int                  chariot)
{
  const CircusPosition *before = telling->before;
  g_autofree char      *name = circus_words_chariot (telling->seats, chariot);
  const char           *way = circus_words_direction (circus_move_a (telling->move));
  int                   card = circus_move_b (telling->move);
  int                   end = circus_end_of (before, telling->move);

  if (before->step == CIRCUS_STEP_BEGIN)
    say (sentences, telling->turn, tell_first (name, way, card, end));
  else
    say (sentences, 0,
         harena_capital (tell_next (way, card, circus_move_c (telling->move), end)));
}

/* M24, M26: a team is complete; M27: nobody came home for long. */
static void
tell_end (const HarenaTelling *telling,
          GArray              *sentences)
{
  const CircusPosition *before = telling->before;
  const CircusPosition *after = telling->after;

  if (after->n_complete > before->n_complete
      || (telling->turn > 0 && after->home[telling->turn - 1] == CIRCUS_TEAM
          && before->home[telling->turn - 1] < CIRCUS_TEAM))
    /* Translators: the name of a player. */
    say (sentences, telling->turn, g_strdup_printf (_("%s has all three chariots home"),
                                                    harena_telling_seat (telling, telling->turn)));
  if (after->step == CIRCUS_STEP_OVER && after->quiet == CIRCUS_QUIET_MAX)
    say (sentences, 0, g_strdup (_("Twenty rounds without an arrival end the race")));
}

void
circus_tell (const HarenaTelling *telling,
             GArray              *sentences)
{
  const CircusPosition *before = telling->before;
  int                   chariot = circus_chariot_on_turn (before);
  g_autofree char      *name = circus_words_chariot (telling->seats, MAX (chariot, 0));

  switch (circus_move_verb (telling->move))
    {
    case CIRCUS_PLACE:
      /* Translators: a chariot, and a hex. */
      say (sentences, telling->turn,
           g_strdup_printf (_("%s placed on %s"), name,
                            circus_words_hex (circus_move_a (telling->move)).text));
      break;
    case CIRCUS_DRIVE:
      tell_drive (telling, sentences, chariot);
      break;
    case CIRCUS_WASTE:
      /* Translators: a chariot, and the number of a card. */
      say (sentences, telling->turn, g_strdup_printf (_("%s stood still, the %d laid aside"), name,
                                                      (int) circus_move_a (telling->move)));
      break;
    default:
      /* That a chariot stops is seen by what follows. */
      break;
    }
  tell_end (telling, sentences);
}

HarenaChapter
circus_chapter (const HarenaTelling *telling)
{
  const CircusPosition *before = telling->before;
  const CircusPosition *after = telling->after;
  guint                 chapter = HARENA_CHAPTER_GOES_ON;
  int                   home = 0;

  if (before->step == CIRCUS_STEP_BEGIN && before->now == 0)
    chapter |= HARENA_CHAPTER_BEGINS;
  if (before->step == CIRCUS_STEP_BEGIN)
    chapter |= HARENA_CHAPTER_TURN;
  if (after->step == CIRCUS_STEP_OVER)
    chapter |= HARENA_CHAPTER_ENDS;
  for (int i = 0; i < before->seats; i++)
    home += after->home[i] - before->home[i];
  if (home > 0)
    chapter |= HARENA_CHAPTER_WEIGHS;
  return chapter;
}

char *
circus_chapter_name (guint number)
{
  /* Translators: a heading in the log; %u is the number of the round. */
  return g_strdup_printf (C_("race", "Round %u"), number);
}

char *
circus_chapter_place (guint    number,
                      guint    of,
                      gboolean behind)
{
  if (number == 0)
    /* Translators: the part of a game in which chariots are placed. */
    return g_strdup (C_("slider", "Placing"));
  if (!behind)
    /* Translators: which round of how many is looked at. */
    return g_strdup_printf (C_("race", "Round %u of %u"), number, of);
  return g_strdup_printf (C_("race", "After round %u of %u"), number, of);
}

char *
circus_speech_move (const HarenaView *view,
                    HarenaMove        move)
{
  const CircusPosition *position = circus_position (view);
  int                   card = circus_move_b (move);
  const char           *way = NULL;
  int                   end;

  switch (circus_move_verb (move))
    {
    case CIRCUS_PLACE:
      /* Translators: a chariot of three, and a hex. */
      return g_strdup_printf (_("Place chariot %s on %s."),
                              circus_words_numeral (circus_chariot_on_turn (position)),
                              circus_words_hex (circus_move_a (move)).text);
    case CIRCUS_WASTE:
      /* Translators: the number of a card. */
      return g_strdup_printf (_("Lay the %d aside."), (int) circus_move_a (move));
    case CIRCUS_STOP:
      return g_strdup (_("Stop here."));
    default:
      break;
    }

  way = circus_words_direction (circus_move_a (move));
  end = circus_end_of (position, move);
  if (circus_move_c (move) != 0)
    /* Translators: a direction, the number of a card, a hex, and the card that is dropped. */
    return g_strdup_printf (_("Drive %s %d to %s, and drop the %d."), way, card,
                            circus_words_hex (end).text, (int) circus_move_c (move));
  if (circus_is_finish (end))
    /* Translators: a direction, the number of a card, a hex of the finish. */
    return g_strdup_printf (_("Drive %s %d home to %s."), way, card, circus_words_hex (end).text);
  /* Translators: a direction, the number of a card, a hex. */
  return g_strdup_printf (_("Drive %s %d to %s."), way, card, circus_words_hex (end).text);
}

/* And what it brings, in steps on the empty track. */
char *
circus_speech_advise (const HarenaView *view,
                      HarenaMove        move)
{
  const CircusPosition *position = circus_position (view);
  g_autofree char      *what = circus_speech_move (view, move);
  CircusPosition        after = *position;
  int                   chariot = circus_chariot_on_turn (position);
  int                   gain;

  if (circus_move_verb (move) != CIRCUS_DRIVE)
    return g_steal_pointer (&what);
  view->game->play (&after, move);
  gain = circus_steps_of (position, chariot) - circus_steps_of (&after, chariot);
  if (gain > 0)
    /* Translators: what is advised, and how much nearer the finish is then. */
    return g_strdup_printf (ngettext ("%s %d step nearer to the finish.",
                                      "%s %d steps nearer to the finish.", gain), what, gain);
  return g_steal_pointer (&what);
}

char *
circus_speech_strip (const HarenaView *view,
                     int               seat)
{
  int home = circus_position (view)->home[seat - 1];

  /* Translators: how many of three chariots have come home. */
  return g_strdup_printf (ngettext ("%d home", "%d home", home), home);
}

char *
circus_speech_ending (const HarenaView *view)
{
  const CircusPosition *position = circus_position (view);

  if (position->quiet == CIRCUS_QUIET_MAX)
    /* M27. */
    return g_strdup (_("Twenty rounds in a row have ended without anybody coming home."));
  if (position->options & CIRCUS_FOR_PLACES)
    return g_strdup (_("All teams but one are home: the places are shared out."));
  return g_strdup (_("All three chariots are home."));
}
