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
  gboolean resigned;  /* whether the person of this seat gave the game up, */
  guint resigned_at;  /* after so many moves. Who is a computer player now went on from there; with
                       * the last person the game ended there */
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

/* The person of this seat gives up after n_moves: player goes on; if it is "person", nobody does. */
void          harena_record_resign           (HarenaRecord *record,
                                              int           seat,
                                              const char   *player,
                                              guint         n_moves);

/* What was given up after more than n_moves is taken back: a person sits there again. So is an end
 * that is not behind the last move. Says for which seats, seat 1 being bit 0. */
unsigned      harena_record_take_back        (HarenaRecord *record,
                                              guint         n_moves);

/* The seat whose person ended the game by giving it up after n_moves, or 0. */
int           harena_record_ended_by         (const HarenaRecord *record,
                                              guint               n_moves);

/* Who wins when this seat has ended the game: the other side if there is just one, or else nobody;
 * seat 1 being bit 0. */
unsigned      harena_record_winners_over     (const HarenaGame  *game,
                                              const HarenaSetup *setup,
                                              int                seat);

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
