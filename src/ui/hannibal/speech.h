/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game says: questions, places, moves, endings. */

#pragma once

#include "face.h"
#include "hannibal/facts.h"

char         *hannibal_say_when     (const HarenaView    *view);
void          hannibal_ask          (const HarenaView    *view,
                                     HarenaQuestion      *question);
char         *hannibal_say_target   (const HarenaView    *view,
                                     HarenaTarget         target);
void          hannibal_say_button   (const HarenaView    *view,
                                     HarenaTarget         target,
                                     HarenaButton        *button);
char         *hannibal_say_move     (const HarenaView    *view,
                                     HarenaMove           move);
char         *hannibal_refuse       (const HarenaView    *view,
                                     HarenaTarget         target);
void          hannibal_tell         (const HarenaTelling *telling,
                                     GArray              *sentences);
HarenaChapter hannibal_chapter      (const HarenaTelling *telling);
char         *hannibal_chapter_name (guint                number);
char         *hannibal_chapter_place (guint               number,
                                      guint               of,
                                      gboolean            behind);
char         *hannibal_advise       (const HarenaView    *view,
                                     HarenaMove           move);
char         *hannibal_winner       (const HarenaView    *view);
char         *hannibal_ending       (const HarenaView    *view);
char         *hannibal_when_over    (const HarenaView    *view,
                                     guint                n_chapters);

/* What would happen if what is in hand went there: "By land", "A conflict: one against three". */
char         *hannibal_say_arrival  (const HarenaView    *view,
                                     int                  place);
