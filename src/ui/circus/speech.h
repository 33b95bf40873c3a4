/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked and said on the screen of a race; see face.h. What happened is in tell.c. */

#pragma once

#include "circus/position.h"
#include "face.h"

char         *circus_speech_when      (const HarenaView *view);
void          circus_speech_ask       (const HarenaView *view,
                                       HarenaQuestion   *question);
char         *circus_speech_target    (const HarenaView *view,
                                       HarenaTarget      target);
void          circus_speech_button    (const HarenaView *view,
                                       HarenaTarget      target,
                                       HarenaButton     *button);
char         *circus_speech_refuse    (const HarenaView *view,
                                       HarenaTarget      target);
char         *circus_speech_when_over (const HarenaView *view,
                                       guint             n_chapters);

/* "Up to two cards; keep one, for III": what M16 leaves; NULL if no chariot has the turn. */
char         *circus_speech_kept      (const HarenaView *view);

/* tell.c */
void          circus_tell             (const HarenaTelling *telling,
                                       GArray              *sentences);
HarenaChapter circus_chapter          (const HarenaTelling *telling);
char         *circus_chapter_name     (guint number);
char         *circus_chapter_place    (guint    number,
                                       guint    of,
                                       gboolean behind);
char         *circus_speech_move      (const HarenaView *view,
                                       HarenaMove        move);
char         *circus_speech_advise    (const HarenaView *view,
                                       HarenaMove        move);
char         *circus_speech_ending    (const HarenaView *view);
char         *circus_speech_strip     (const HarenaView *view,
                                       int               seat);
