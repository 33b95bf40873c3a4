/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that is said of Imperium: questions, provinces, what has happened, who has won. */

#pragma once

#include "face.h"
#include "imperium/reveal.h"

/* speech.c */
char *imperium_say_when (const HarenaView *view);
void imperium_ask (const HarenaView *view, HarenaQuestion *question);
char *imperium_say_target (const HarenaView *view, HarenaTarget target);
void imperium_say_button (const HarenaView *view, HarenaTarget target, HarenaButton *button);
char *imperium_say_move (const HarenaView *view, HarenaMove move);
char *imperium_advise (const HarenaView *view, HarenaMove move);
char *imperium_refuse (const HarenaView *view, HarenaTarget target);

/* speech-tell.c */
void imperium_tell (const HarenaTelling *telling, GArray *sentences);

/* One step of a scoring, or NULL if there is nothing to say; next: the one behind it, or NULL. */
char *imperium_say_step (const HarenaTelling *telling, const ImperiumStep *step,
                         const ImperiumStep *next);

HarenaChapter imperium_chapter (const HarenaTelling *telling);

char *imperium_chapter_name (guint number);

char *imperium_chapter_place (guint number, guint of, gboolean behind);

/* speech-end.c */
char *imperium_say_winner (const HarenaView *view);

char *imperium_say_ending (const HarenaView *view);

char *imperium_say_when_over (const HarenaView *view, guint n_chapters);

const char *imperium_edition_name (int edition);

const char *imperium_edition_words (int edition);

const char *imperium_players_words (int seats);

char *imperium_beginning_words (int seats, const char *first);
