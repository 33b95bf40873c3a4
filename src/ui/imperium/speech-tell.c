/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has happened, as sentences of the log: who played what, and where each point came from. */

#include "imperium/speech.h"

#include "imperium/paint.h"
#include "words.h"

static void
add (GArray     *sentences,
     int         seat,
     const char *icon,
     char       *text)
{
  HarenaSentence sentence = { .seat = seat, .icon = icon, .text = text };

  g_array_append_val (sentences, sentence);
}

/* I16, I17. */
static char *
say_rank (const HarenaTelling *telling,
          const ImperiumStep  *step)
{
  const char *who = harena_telling_seat (telling, step->seat);

  if (step->points == 0)
    /* Translators: a player, its cylinders in the province that is scored */
    return g_strdup_printf (ngettext ("%s has %d cylinder there: its place is not paid",
                                      "%s has %d cylinders there: its place is not paid",
                                      step->cylinders), who, step->cylinders);
  if (step->lowest > step->place)
    /* Translators: a player, the places that it covers together with others who have as many
     * cylinders, and the points for the lowest of them */
    return g_strdup_printf (ngettext ("%s is level on places %d to %d: %d point",
                                      "%s is level on places %d to %d: %d points", step->points),
                            who, step->place, step->lowest, step->points);
  /* Translators: a player, its place in a province, and the points for it */
  return g_strdup_printf (ngettext ("%s has place %d: %d point", "%s has place %d: %d points",
                                    step->points), who, step->place, step->points);
}

/* I19. */
static char *
say_proconsul (const HarenaTelling *telling,
               const ImperiumStep  *step)
{
  const char *who = harena_telling_seat (telling, step->seat);
  const char *where = imperium_provinces[step->province].name;

  if (step->former == step->seat)
    return g_strdup_printf (_("%s is made proconsul of %s again"), who, where);
  if (step->former != 0)
    /* Translators: a player, a province, and the player who was proconsul there before */
    return g_strdup_printf (_("%s becomes proconsul of %s in the place of %s"), who, where,
                            harena_telling_seat (telling, step->former));
  return g_strdup_printf (_("%s becomes proconsul of %s"), who, where);
}

/* I20. */
static char *
say_run (const HarenaTelling *telling,
         const ImperiumStep  *step)
{
  const char      *who = harena_telling_seat (telling, step->seat);
  g_autofree char *run = imperium_words_provinces (step->run);

  if (step->points == 1)
    return g_strdup_printf (_("%s gets 1 point for this proconsul"), who);
  /* Translators: a player, points, and the provinces of an unbroken run */
  return g_strdup_printf (_("%s gets %d points for the run of %s"), who, step->points, run);
}

char *
imperium_say_step (const HarenaTelling *telling,
                   const ImperiumStep  *step,
                   const ImperiumStep  *next)
{
  const char *where = imperium_provinces[step->province].name;

  switch (step->kind)
    {
    case IMPERIUM_SCORED:
      if (next != NULL && next->kind == IMPERIUM_MOVED)
        return g_strdup_printf (_("%s is scored, but nobody has a cylinder there"), where);
      if (step->seat != 0)
        /* Translators: the player whose Ear of the Emperor it is, and a province */
        return g_strdup_printf (_("The Ear of %s: %s is scored, too"),
                                harena_telling_seat (telling, step->seat), where);
      return g_strdup_printf (_("%s is scored"), where);
    case IMPERIUM_RANKED:
      return say_rank (telling, step);
    case IMPERIUM_LEVEL:
      if (step->seat != 0)
        return g_strdup_printf (_("Nobody is alone first, so %s stays proconsul"),
                                harena_telling_seat (telling, step->seat));
      return g_strdup (_("Nobody is alone first, so there is no proconsul"));
    case IMPERIUM_PROCONSUL:
      return say_proconsul (telling, step);
    case IMPERIUM_RUN:
      return say_run (telling, step);
    case IMPERIUM_MOVED:
      return g_strdup_printf (_("The standard goes to %s"), where);
    case IMPERIUM_PLACED:
    case IMPERIUM_RETURNED:
    default:
      return NULL;
    }
}

static int
seat_of_step (const ImperiumStep *step)
{
  return step->kind == IMPERIUM_SCORED || step->kind == IMPERIUM_MOVED ? 0 : step->seat;
}

static const char *
icon_of_step (const ImperiumStep *step)
{
  if (step->kind == IMPERIUM_MOVED)
    return "harena-imperium-pawn-symbolic";
  if (step->kind == IMPERIUM_LEVEL && step->seat == 0)
    return "harena-imperium-chair-symbolic";
  return seat_of_step (step) == 0 ? imperium_icon (step->province) : NULL;
}

static void
tell_steps (const HarenaTelling  *telling,
            const ImperiumReveal *reveal,
            GArray               *sentences)
{
  for (int i = 0; i < reveal->n_steps; i++)
    {
      const ImperiumStep *step = &reveal->steps[i];
      char               *text = imperium_say_step (telling, step,
                                                    i + 1 < reveal->n_steps ? step + 1 : NULL);

      if (text != NULL)
        add (sentences, seat_of_step (step), icon_of_step (step), text);
    }
}

/* I11. */
static void
tell_oracles (const HarenaTelling  *telling,
              const ImperiumReveal *reveal,
              GArray               *sentences)
{
  for (int seat = 1; seat <= telling->n_seats; seat++)
    if (reveal->oracles >> (seat - 1) & 1)
      add (sentences, seat, NULL,
           g_strdup_printf (_("%s shows the Oracle and chooses again"),
                            harena_telling_seat (telling, seat)));
}

void
imperium_tell (const HarenaTelling *telling,
               GArray              *sentences)
{
  const char      *who = harena_telling_seat (telling, telling->turn);
  g_autofree char *cards = telling->known ? imperium_words_choice (telling->move) : NULL;
  ImperiumReveal   reveal;

  if (cards == NULL)
    {
      /* Translators: the name of a player, who has chosen in secret */
      add (sentences, telling->turn, NULL, g_strdup_printf (_("%s has chosen"), who));
      return;
    }

  /* Translators: the name of a player, and cards */
  add (sentences, telling->turn, NULL, g_strdup_printf (_("%s plays %s"), who, cards));
  if (!imperium_reveal (telling, &reveal))
    return;
  tell_oracles (telling, &reveal, sentences);
  tell_steps (telling, &reveal, sentences);
}

/* A round is a chapter; what is looked for under the slider are scorings. */
HarenaChapter
imperium_chapter (const HarenaTelling *telling)
{
  const ImperiumPosition *before = telling->before;
  const ImperiumPosition *after = telling->after;
  HarenaChapter           chapter = HARENA_CHAPTER_GOES_ON;

  if (before->step == IMPERIUM_STEP_FIRST && before->turn == 1)
    chapter |= HARENA_CHAPTER_BEGINS;
  if (after->round != before->round || after->step == IMPERIUM_STEP_OVER)
    chapter |= HARENA_CHAPTER_ENDS | HARENA_CHAPTER_WEIGHS;
  return chapter;
}

char *
imperium_chapter_name (guint number)
{
  return g_strdup_printf (_("Round %u"), number);
}

char *
imperium_chapter_place (guint    number,
                        guint    of,
                        gboolean behind)
{
  if (number == 0)
    return g_strdup (_("Before the first round"));
  if (behind)
    return g_strdup_printf (_("After round %u of %u"), number, of);
  return g_strdup_printf (_("In round %u of %u"), number, of);
}
