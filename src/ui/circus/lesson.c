/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons speak of the moves of lesson.harena: whoever changes one changes the other. */

#include "circus/lesson.h"

#include "words.h"

static const HarenaLesson lessons[] = {
  {
    .at = 0, .task = HARENA_TASK_READ, .topic = "overview",
    .title = N_("The Circus"),
    .text = N_("You are Red."),
  },
};

static const char *const names[] = { NC_("player", "Red"), NC_("player", "Blue") };

const HarenaLessons circus_lessons = {
  .record = "/io/github/harena/Harena/ui/circus/lesson.harena",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .names = names,
};
