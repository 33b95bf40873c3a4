/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the steps of a round to what is shown. */

#include "imperium/beats.h"

#include "imperium/speech.h"
#include "table/speech.h"
#include "widgets/sentence.h"
#include "words.h"

static void
clear (ImperiumBeat *beat)
{
  g_free (beat->title);
  g_free (beat->help);
}

static ImperiumBeat
beat_new (ImperiumBeatKind        kind,
          const ImperiumPosition *now)
{
  ImperiumBeat beat = { .kind = kind, .run = -1, .was = *now, .now = *now };

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    beat.ranks[i] = -1;
  return beat;
}

static char *
sentence_of (char *text)
{
  g_autofree char *taken = text;

  return taken != NULL ? harena_sentence (taken) : NULL;
}

static void
add_cards (const HarenaTelling  *telling,
           const ImperiumReveal *reveal,
           GArray               *beats)
{
  ImperiumBeat beat = beat_new (IMPERIUM_BEAT_CARDS, &reveal->open);
  const char  *who = NULL;

  beat.title = reveal->again != 0 ? g_strdup (_("The second choice is turned over"))
                                  : g_strdup (_("All cards are turned over"));
  for (int seat = 1; seat <= telling->n_seats; seat++)
    {
      unsigned         choice = reveal->open.choices[seat - 1] & ~(unsigned) IMPERIUM_CHOSEN;
      g_autofree char *cards = imperium_words_choice (choice);

      beat.help = harena_join (beat.help,
                               /* Translators: the name of a player, and the cards it has played */
                               g_strdup_printf (_("%s: %s."), harena_telling_seat (telling, seat),
                                                cards));
    }
  g_array_append_val (beats, beat);
  if (reveal->oracles == 0)
    return;

  beat = beat_new (IMPERIUM_BEAT_ORACLE, &reveal->open);
  beat.seat = __builtin_ctz (reveal->oracles) + 1;
  who = harena_telling_seat (telling, beat.seat);
  if ((reveal->oracles & (reveal->oracles - 1)) == 0)
    beat.title = g_strdup_printf (_("%s has seen it in the Oracle, and chooses again"), who);
  else
    beat.title = g_strdup (_("Players who showed the Oracle choose again"));
  beat.help = g_strdup (_("The other cards under the Oracle go back unseen. The Oracle is used "
                          "up."));
  g_array_append_val (beats, beat);
}

/* Goes through the steps. */
typedef struct
{
  const HarenaTelling  *telling;
  const ImperiumReveal *reveal;
  GArray               *beats;
  ImperiumPosition      was;    /* as the last beat left it */
  ImperiumPosition      now;
  ImperiumBeat          model;  /* what the beats of one province have in common */
  int                   at;     /* the next step */
} Maker;

static const ImperiumStep *
step_now (Maker *maker)
{
  return maker->at < maker->reveal->n_steps ? &maker->reveal->steps[maker->at] : NULL;
}

static char *
say_now (Maker *maker)
{
  const ImperiumStep *step = step_now (maker);
  const ImperiumStep *next = maker->at + 1 < maker->reveal->n_steps ? step + 1 : NULL;

  return imperium_say_step (maker->telling, step, next);
}

static void
take (Maker *maker)
{
  imperium_apply_step (&maker->now, step_now (maker));
  maker->at++;
}

static gboolean
is_now (Maker           *maker,
        ImperiumStepKind kind)
{
  return step_now (maker) != NULL && step_now (maker)->kind == kind;
}

static void
add_beat (Maker           *maker,
          ImperiumBeatKind kind,
          int              seat,
          char            *title,
          char            *help)
{
  ImperiumBeat beat = maker->model;

  beat.kind = kind;
  beat.seat = seat;
  beat.was = maker->was;
  beat.now = maker->was = maker->now;
  beat.title = title;
  beat.help = help;
  g_array_append_val (maker->beats, beat);
}

/* I17: "Red place 1; Blue level, places 2 to 3; Ochre level, places 2 to 3." */
static char *
say_places (Maker *maker)
{
  GString *words = g_string_new (NULL);

  for (int i = maker->at; i < maker->reveal->n_steps; i++)
    {
      const ImperiumStep *step = &maker->reveal->steps[i];

      if (step->kind != IMPERIUM_RANKED)
        break;
      if (words->len > 0)
        g_string_append (words, C_("places", "; "));
      g_string_append_printf (words,
                              step->lowest > step->place
                                /* Translators: a player, and the places that it shares with others
                                 * who have as many cylinders */
                                ? _("%1$s level, places %2$d to %3$d")
                                /* Translators: a player, and its place in a province */
                                : _("%1$s place %2$d"),
                              harena_telling_seat (maker->telling, step->seat), step->place,
                              step->lowest);
    }
  g_string_append_c (words, '.');
  return g_string_free (words, FALSE);
}

static void
make_places (Maker *maker)
{
  const char *province = imperium_provinces[maker->model.province].name;
  char       *help = NULL;

  if (!is_now (maker, IMPERIUM_RANKED))
    return;
  for (int i = maker->at; i < maker->reveal->n_steps
                          && maker->reveal->steps[i].kind == IMPERIUM_RANKED; i++)
    maker->model.ranks[maker->reveal->steps[i].seat - 1] = i;
  add_beat (maker, IMPERIUM_BEAT_PLACES, 0,
            /* Translators: a province */
            g_strdup_printf (_("The places in %s"), province), say_places (maker));

  while (is_now (maker, IMPERIUM_RANKED))
    {
      help = harena_join (help, sentence_of (say_now (maker)));
      take (maker);
    }
  add_beat (maker, IMPERIUM_BEAT_PAYMENT, 0,
            /* Translators: a province */
            g_strdup_printf (_("%s pays"), province), help);
}

static void
make_proconsul (Maker *maker)
{
  char *title;
  int   seat;

  if (!is_now (maker, IMPERIUM_LEVEL) && !is_now (maker, IMPERIUM_PROCONSUL))
    return;
  title = say_now (maker);
  seat = step_now (maker)->seat;
  take (maker);
  add_beat (maker, IMPERIUM_BEAT_PROCONSUL, seat, title, NULL);
  if (!is_now (maker, IMPERIUM_RUN))
    return;
  title = say_now (maker);
  maker->model.run = maker->at;
  take (maker);
  add_beat (maker, IMPERIUM_BEAT_RUN, seat, title, NULL);
}

static void
make_home (Maker *maker)
{
  gboolean any = FALSE;
  char    *help = NULL;

  for (; is_now (maker, IMPERIUM_RETURNED); any = TRUE)
    take (maker);
  if (is_now (maker, IMPERIUM_MOVED))
    {
      help = sentence_of (say_now (maker));
      take (maker);
    }
  add_beat (maker, IMPERIUM_BEAT_HOME, 0,
            any ? g_strdup (_("The cylinders go home, all but that of a proconsul"))
                : g_strdup (_("No cylinder goes home")), help);
}

static void
make_province (Maker *maker)
{
  const ImperiumStep *step = step_now (maker);
  g_autofree char    *paid = imperium_words_paid (step->province, maker->telling->n_seats);

  maker->model = beat_new (IMPERIUM_BEAT_COUNT, &maker->was);
  maker->model.province = step->province;
  add_beat (maker, IMPERIUM_BEAT_COUNT, step->seat, say_now (maker),
            /* Translators: what the places of a province are paid: "6, 5 and 3" */
            g_strdup_printf (_("It pays %s, one place less than there are players at most."),
                             paid));
  take (maker);
  make_places (maker);
  make_proconsul (maker);
  make_home (maker);
}

GArray *
imperium_beats_new (const HarenaTelling  *telling,
                    const ImperiumReveal *reveal)
{
  GArray *beats = g_array_new (FALSE, TRUE, sizeof (ImperiumBeat));
  Maker   maker = { .telling = telling, .reveal = reveal, .beats = beats, .was = reveal->open,
                    .now = reveal->open };

  g_array_set_clear_func (beats, (GDestroyNotify) clear);
  add_cards (telling, reveal, beats);
  while (is_now (&maker, IMPERIUM_PLACED))
    take (&maker);
  while (is_now (&maker, IMPERIUM_SCORED))
    make_province (&maker);
  return beats;
}
