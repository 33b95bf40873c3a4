/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as data: which game, who sits where, the seed of its dice, and every move.
 *
 * A record is always playable: a move gets into it only through the rules. */

#pragma once

#include "game.h"

#include <glib.h>

enum
{
  HARENA_RECORD_VERSION = 1,
  HARENA_RECORD_BYTES_MAX = 1024 * 1024, /* a file larger than this is not read, nor written */
  HARENA_RECORD_LINES_MAX = 65536,       /* comments and blank lines included */
  HARENA_RECORD_KEYS_MAX = 512,          /* groups, and keys that are not moves */
  HARENA_RECORD_MOVES_MAX = 20000,       /* a longer game is not read, nor written */
  HARENA_RECORD_NAME_MAX = 64,           /* characters of a seat's name */
  HARENA_RECORD_PLAYER_MAX = 16,         /* letters of a player's word */
  HARENA_RECORD_SERIES_MAX = 99,         /* games of a series that are remembered */
};

#define HARENA_RECORD_ERROR (harena_record_error_quark ())

typedef enum
{
  HARENA_RECORD_ERROR_SIZE,       /* too large to be a game */
  HARENA_RECORD_ERROR_SYNTAX,     /* not a file of ours */
  HARENA_RECORD_ERROR_NEWER,      /* written by a newer version */
  HARENA_RECORD_ERROR_GAME,       /* a game, edition or option that is not known */
  HARENA_RECORD_ERROR_VALUE,      /* a key that is missing or has no sense */
  HARENA_RECORD_ERROR_MOVE,       /* a move that cannot be read or is not legal */
} HarenaRecordError;

#define HARENA_RECORD_MIME_TYPE "application/x-harena-game"

typedef struct
{
  char *name;
  char *player; /* "person", or the word of a computer player */
  int   colour; /* from 1 to HARENA_SEATS_MAX, its crest as well; no two seats have the same */
} HarenaRecordSeat;

typedef struct
{
  const HarenaGame *game;
  HarenaSetup       setup;
  guint64           seed;
  gboolean          friendly_undo; /* the table takes back even what has come to light */
  char              series[HARENA_RECORD_SERIES_MAX + 1]; /* the games that the same players had
                                    * before, a digit each, in order: the seat that the winner has
                                    * in this game, or 0 for a draw */
  HarenaRecordSeat  seats[HARENA_SEATS_MAX];
  GArray           *moves;  /* of HarenaMove */
  GKeyFile         *source; /* the file as it was read, or NULL: what we do not understand in it is
                             * kept when the record is written again, and so are its comments */
} HarenaRecord;

GQuark        harena_record_error_quark      (void);

/* Text that somebody else wrote, as it may be shown to a person: in UTF-8 and on one line, with
 * question marks for what would garble a terminal or the text around it. */
char         *harena_record_plain            (const char *text);

/* Every seat begins as a person whose name is the seat's number, in Roman numerals, and whose
 * colour is that number too. */
HarenaRecord *harena_record_new              (const HarenaGame  *game,
                                              const HarenaSetup *setup,
                                              guint64            seed);

void          harena_record_free             (HarenaRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaRecord, harena_record_free)

/* Whether a file can hold this as the name of a seat, or as the word for who plays there. */
gboolean      harena_record_name_is_valid    (const char *name);

gboolean      harena_record_player_is_valid  (const char *player);

/* seat: from 1. Both words must be valid. */
void          harena_record_set_seat         (HarenaRecord *record,
                                              int           seat,
                                              const char   *name,
                                              const char   *player);

/* A seat that has this colour already takes the other's in exchange. */
void          harena_record_set_colour       (HarenaRecord *record,
                                              int           seat,
                                              int           colour);

/* The series with one game more: winner is a seat, or 0. text: of HARENA_RECORD_SERIES_MAX + 1. */
void          harena_record_add_to_series    (char                *text,
                                              int                  winner);

/* Writes the position after n_moves into position, which has game->position_size bytes. */
void          harena_record_replay           (const HarenaRecord *record,
                                              guint               n_moves,
                                              void               *position);

/* text: the whole file. games: those that may be read, ending with NULL. */
HarenaRecord *harena_record_parse            (const HarenaGame *const *games,
                                              const char              *text,
                                              gsize                    length,
                                              GError                 **error);

/* Errors speak of "the file" without its name, which the caller knows. */
HarenaRecord *harena_record_load             (const HarenaGame *const *games,
                                              const char              *filename,
                                              GError                 **error);

/* length may be NULL. */
char         *harena_record_to_text          (const HarenaRecord *record,
                                              gsize              *length);

/* Replaces the file at once and whole, or leaves it as it was. */
gboolean      harena_record_save             (const HarenaRecord *record,
                                              const char         *filename,
                                              GError            **error);
