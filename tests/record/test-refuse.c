/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every way in which a file can be wrong, and the sentence that says so. */

#include "samples.h"

#include "clash/clash.h"
#include "morra.h"

#include <string.h>

/* One change to the sample makes it wrong. */
typedef struct
{
  const char       *name;
  const char       *from;
  const char       *to;
  HarenaRecordError code;
  const char       *sentence;
} Case;

#define SYNTAX HARENA_RECORD_ERROR_SYNTAX
#define NEWER  HARENA_RECORD_ERROR_NEWER
#define GAME   HARENA_RECORD_ERROR_GAME
#define VALUE  HARENA_RECORD_ERROR_VALUE
#define MOVE   HARENA_RECORD_ERROR_MOVE

static const Case cases[] = {
  /* Lines. */
  { "line/prose", "Seed=42", "Dear reader,", SYNTAX,
    "line 6: “Dear reader,” is neither a group, nor a key with a value, nor a comment" },
  { "line/no-key", "Seed=42", "=42", SYNTAX,
    "line 6: “=42” is neither a group, nor a key with a value, nor a comment" },
  { "line/key-in-brackets", "Seed=42", "See[d=42", SYNTAX,
    "line 6: “See[d=42” is neither a group, nor a key with a value, nor a comment" },
  { "line/language-in-brackets", "Seed=42", "Seed[d e]=42", SYNTAX,
    "line 6: “Seed[d e]=42” is neither a group, nor a key with a value, nor a comment" },
  { "line/open-group", "[Seat 2]", "[Seat 2", SYNTAX,
    "line 19: “[Seat 2” is neither a group, nor a key with a value, nor a comment" },
  { "line/empty-group", "[Seat 2]", "[]", SYNTAX,
    "line 19: “[]” is neither a group, nor a key with a value, nor a comment" },
  { "line/group-in-group", "[Seat 2]", "[Seat [2]]", SYNTAX,
    "line 19: “[Seat [2]]” is neither a group, nor a key with a value, nor a comment" },
  { "line/tab-in-group", "[Seat 2]", "[Seat\t2]", SYNTAX,
    "line 19: “[Seat?2]” is neither a group, nor a key with a value, nor a comment" },
  { "line/before-group", "# Line 1", "Version=2\n# Line 1", SYNTAX,
    "line 1: this key stands before the first group" },
  { "line/group-twice", "[Seat 2]", "[Seat 1]", SYNTAX,
    "line 19: the group [Seat 1] is there twice, first in line 15" },
  { "line/key-twice", "Edition=international", "Game=clash", SYNTAX,
    "line 5: the key “Game” is there twice, first in line 4" },
  { "line/control-character", "Name=Anna", "Name=An\001na", SYNTAX,
    "line 16: there is a control character; this is not a text file" },
  { "line/return", "Name=Anna", "Name=An\rna", SYNTAX,
    "line 16: there is a control character; this is not a text file" },
  { "line/latin-1", "Name=Anna", "Name=Ann\xe9", SYNTAX, "line 16: the text is not UTF-8" },
  { "line/other-encoding", "Seed=42", "Seed=42\nEncoding=KOI8-R", SYNTAX,
    "Key file contains unsupported encoding “KOI8-R”" },

  /* What the file is. */
  { "head/no-group", "[Harena]", "[Desktop Entry]", SYNTAX,
    "the file has no group [Harena], so it is not a game" },
  { "head/no-version", "Version=1\n", "", VALUE,
    "line 2: the group [Harena] has no key “Version”" },
  { "head/version-word", "Version=1", "Version=one", VALUE,
    "line 3: the version “one” is not a number" },
  { "head/version-empty", "Version=1", "Version=", VALUE,
    "line 3: the version “” is not a number" },
  { "head/version-negative", "Version=1", "Version=-1", VALUE,
    "line 3: the version “-1” is not a number" },
  { "head/version-0", "Version=1", "Version=0", VALUE, "line 3: there is no version 0" },
  { "head/newer", "Version=1", "Version=2", NEWER,
    "line 3: the file has version 2, but this program reads version 1 at most; "
    "a newer Harena is needed" },
  { "head/newer-by-far", "Version=1", "Version=99999999999999999999", NEWER,
    "line 3: the file has version 99999999999999999999, but this program reads version 1 at most; "
    "a newer Harena is needed" },
  { "head/no-game", "Game=clash\n", "", VALUE, "line 2: the group [Harena] has no key “Game”" },
  { "head/other-game", "Game=clash", "Game=chess", GAME, "line 4: there is no game “chess”" },
  { "head/game-in-capitals", "Game=clash", "Game=Clash", GAME, "line 4: there is no game “Clash”" },
  { "head/no-seed", "Seed=42\n", "", VALUE, "line 2: the group [Harena] has no key “Seed”" },
  { "head/seed-negative", "Seed=42", "Seed=-1", VALUE,
    "line 6: the seed is not a number from 0 to 18446744073709551615" },
  { "head/seed-too-large", "Seed=42", "Seed=18446744073709551616", VALUE,
    "line 6: the seed is not a number from 0 to 18446744073709551615" },
  { "head/seed-hexadecimal", "Seed=42", "Seed=0x2a", VALUE,
    "line 6: the seed is not a number from 0 to 18446744073709551615" },
  { "head/seed-empty", "Seed=42", "Seed=", VALUE,
    "line 6: the seed is not a number from 0 to 18446744073709551615" },

  { "head/undo", "Seed=42", "Undo=always\nSeed=42", VALUE,
    "line 6: the key “Undo” can only be “friendly”" },
  { "head/series-seat", "Seed=42", "Series=1203\nSeed=42", VALUE,
    "line 6: the key “Series” has at most 99 digits, none of them above 2" },
  { "head/series-word", "Seed=42", "Series=-1\nSeed=42", VALUE,
    "line 6: the key “Series” has at most 99 digits, none of them above 2" },

  /* Options. */
  { "options/other-edition", "Edition=international", "Edition=pirate", GAME,
    "line 5: there is no edition “pirate” of this game" },
  { "options/disagree", "Edition=international", "Edition=german", VALUE,
    "line 9: the option “spacing” is “off”, but in the edition “german” it is “on”" },
  { "options/disagree-in-one", "beast-moves=alone", "beast-moves=always", VALUE,
    "line 13: the option “beast-moves” is “always”, but in the edition “international” "
    "it is “alone”" },
  { "options/other-value", "spacing=off", "spacing=OFF", GAME,
    "line 9: the option “spacing” cannot be “OFF”" },
  { "options/empty-value", "spacing=off", "spacing=", GAME,
    "line 9: the option “spacing” cannot be “”" },
  { "options/missing", "Edition=international\nSeed=42\n\n[Options]\nspacing=off\n",
    "Seed=42\n\n[Options]\n", VALUE, "line 7: the group [Options] has no key “spacing”" },
  { "options/other-option", "spacing=off", "spacing=off\nchariots=yes", GAME,
    "line 10: this game has no option “chariots”" },
  { "options/none", "Edition=international\nSeed=42\n\n[Options]", "Seed=42\n[Choices]", VALUE,
    "the file has neither a group [Options] nor a key “Edition”" },

  /* Seats. */
  { "seats/one", "[Seat 2]", "[Chair 2]", VALUE, "the game is for 2 to 5 seats" },
  { "seats/none-but-two", "[Seat 1]", "[Chair]", VALUE,
    "line 19: there is a group [Seat 2], but none [Seat 1]" },
  { "seats/gap", "[Seat 2]", "[Seat 3]", VALUE,
    "line 19: there is a group [Seat 3], but none [Seat 2]" },
  { "seats/zero", "[Seat 2]", "[Seat 0]\n[Seat 2]", VALUE,
    "line 19: there is a group [Seat 0], but none [Seat 3]" },
  { "seats/leading-zero", "[Seat 2]", "[Seat 02]", VALUE,
    "line 19: there is a group [Seat 02], but none [Seat 2]" },
  { "seats/word", "[Seat 2]", "[Seat two]", VALUE,
    "line 19: there is a group [Seat two], but none [Seat 2]" },
  { "seats/huge", "[Seat 2]", "[Seat 99999999999999999999]", VALUE,
    "line 19: there is a group [Seat 99999999999999999999], but none [Seat 2]" },
  { "seats/six", "[Moves]", "[Seat 3]\n[Seat 4]\n[Seat 5]\n[Seat 6]\n[Moves]", VALUE,
    "line 26: the game is for 2 to 5 seats" },
  { "seats/no-name", "Name=Bruno\n", "", VALUE, "line 19: the group [Seat 2] has no key “Name”" },
  { "seats/no-player", "Player=level-3\n", "", VALUE,
    "line 19: the group [Seat 2] has no key “Player”" },
  { "seats/empty-name", "Name=Bruno", "Name=", VALUE,
    "line 20: a name has 1 to 64 characters on one line, and a backslash in it is written twice" },
  { "seats/blank-name", "Name=Bruno", "Name=\\s", VALUE,
    "line 20: a name has 1 to 64 characters on one line, and a backslash in it is written twice" },
  { "seats/two-lines-of-name", "Name=Bruno", "Name=Bru\\nno", VALUE,
    "line 20: a name has 1 to 64 characters on one line, and a backslash in it is written twice" },
  { "seats/wrong-escape", "Name=Bruno", "Name=Bru\\qno", VALUE,
    "line 20: a name has 1 to 64 characters on one line, and a backslash in it is written twice" },
  { "seats/half-escape", "Name=Bruno", "Name=Bruno\\", VALUE,
    "line 20: a name has 1 to 64 characters on one line, and a backslash in it is written twice" },
  { "seats/turned-name", "Name=Bruno", "Name=Bru\u202eno", VALUE,
    "line 20: a name has 1 to 64 characters on one line, and a backslash in it is written twice" },
  { "seats/player", "Player=level-3", "Player=Level 3", VALUE,
    "line 21: a player is “person” or another word of at most 16 small letters, digits and "
    "hyphens" },
  { "seats/long-player", "Player=level-3", "Player=abcdefghijklmnopq", VALUE,
    "line 21: a player is “person” or another word of at most 16 small letters, digits and "
    "hyphens" },
  { "seats/resigned-late", "Name=Anna", "Resigned=5\nName=Anna", VALUE,
    "line 16: the key “Resigned” is a number from 0 to 4" },
  { "seats/resigned-word", "Name=Anna", "Resigned=soon\nName=Anna", VALUE,
    "line 16: the key “Resigned” is a number from 0 to 4" },
  { "seats/resigned-goes-on", "Name=Anna", "Resigned=3\nName=Anna", VALUE,
    "line 16: the person of seat 1 ended the game, but there are 4 moves" },
  { "seats/resigned-not-alone", "Player=level-3", "Player=person\nResigned=4", VALUE,
    "line 22: the person of seat 2 ended the game, but there is another of seat 1" },
  { "seats/colour-0", "Name=Bruno", "Colour=0\nName=Bruno", VALUE,
    "line 20: a colour is a number from 1 to 5" },
  { "seats/colour-6", "Name=Bruno", "Colour=6\nName=Bruno", VALUE,
    "line 20: a colour is a number from 1 to 5" },
  { "seats/colour-huge", "Name=Bruno", "Colour=18446744073709551618\nName=Bruno", VALUE,
    "line 20: a colour is a number from 1 to 5" },
  { "seats/colour-word", "Name=Bruno", "Colour=red\nName=Bruno", VALUE,
    "line 20: a colour is a number from 1 to 5" },
  { "seats/colour-empty", "Name=Bruno", "Colour=\nName=Bruno", VALUE,
    "line 20: a colour is a number from 1 to 5" },
  { "seats/colour-twice", "Name=Anna\nPlayer=person\n\n[Seat 2]\n",
    "Colour=3\nName=Anna\nPlayer=person\n\n[Seat 2]\nColour=3\n", VALUE,
    "line 21: the seats 1 and 2 have the same colour" },

  /* Moves. */
  { "moves/none", "[Moves]", "[Notes]", VALUE, "the file has no group [Moves]" },
  { "moves/from-2", "1=enter b2 sword\n", "", MOVE, "line 24: move 1 is expected here, not “2”" },
  { "moves/gap", "3=join b2 spear\n", "", MOVE, "line 26: move 3 is expected here, not “4”" },
  { "moves/doubled", "2=enter c3 net", "1=enter c3 net", MOVE,
    "line 25: move 2 is expected here, not “1”" },
  { "moves/reordered", "3=join b2 spear\n4=enter d1 trident", "4=enter d1 trident\n3=join b2 spear",
    MOVE, "line 26: move 3 is expected here, not “4”" },
  { "moves/word", "2=enter c3 net", "two=enter c3 net", MOVE,
    "line 25: move 2 is expected here, not “two”" },
  { "moves/leading-zero", "2=enter c3 net", "02=enter c3 net", MOVE,
    "line 25: move 2 is expected here, not “02”" },
  { "moves/huge-number", "2=enter c3 net", "18446744073709551618=enter c3 net", MOVE,
    "line 25: move 2 is expected here, not “18446744073709551618”" },
  { "moves/occupied", "2=enter c3 net", "2=enter b2 net", MOVE,
    "line 25: move 2, enter b2 net: b2 is not empty" },
  { "moves/other-game", "2=enter c3 net", "2=show 3 guess 5", MOVE,
    "line 25: move 2, show 3 guess 5: no move begins with “show”" },
  { "moves/empty", "2=enter c3 net", "2=", MOVE,
    "line 25: move 2, : this cannot be read as a move" },
  { "moves/format", "2=enter c3 net", "2=%s%n c3 %d", MOVE,
    "line 25: move 2, %s%n c3 %d: no move begins with “%s%n”" },
  { "moves/two-spaces", "2=enter c3 net", "2=enter  c3 net", MOVE,
    "line 25: move 2, enter  c3 net: this cannot be read as a move" },
  { "moves/capital", "2=enter c3 net", "2=Enter c3 net", MOVE,
    "line 25: move 2, Enter c3 net: no move begins with “Enter”" },
  { "moves/no-cell", "2=enter c3 net", "2=enter c4 net", MOVE,
    "line 25: move 2, enter c4 net: there is no space c4" },
  { "moves/cut-off", "4=enter d1 trident\n", "4=enter d1 tri", MOVE,
    "line 27: move 4, enter d1 tri: tri is no kind of gladiator" },
  { "moves/too-early", "4=enter d1 trident", "4=attack b2 c3", MOVE,
    "line 27: move 4, attack b2 c3: now a gladiator enters the arena" },
  { "moves/too-long", "2=enter c3 net",
    "2=enter c3 net1234567890123456789012345678901234567890123456789012345678901234567890"
    "12345678901234",
    MOVE,
    "line 25: move 2, enter c3 net123456789012345678901234567890123456…: the move is too long" },
  { "moves/not-too-long", "2=enter c3 net",
    "2=enter c3 net1234567890123456789012345678901234567890123456789012345678901234567890"
    "1234567890123",
    MOVE,
    "line 25: move 2, enter c3 net123456789012345678901234567890123456…: "
    "this cannot be read as a move" },
};

static void
test_case (const void *data)
{
  const Case      *it = data;
  g_autofree char *text = sample_replace (sample_text, it->from, it->to);

  sample_assert_refused (text, -1, it->code, it->sentence);
}

/* The version is seen even where nothing else is understood. */
static void
test_newer_and_strange (void)
{
  g_autofree char *newer = sample_replace (sample_text, "Version=1", "Version=7");
  g_autofree char *strange = g_strconcat ("{ \"json\": [\xff] }\n[[[\n\001\n", newer,
                                          "[Moves]\n[Harena]\nVersion=1\n\xff\xfe", NULL);

  sample_assert_refused (strange, -1, NEWER,
                         "line 6: the file has version 7, but this program reads version 1 at "
                         "most; a newer Harena is needed");
}

/* Plays the first legal move, again and again, until one begins with this verb. */
static void
play_until (HarenaRecord *record,
            const char   *verb)
{
  const HarenaGame *game = record->game;
  g_autofree void  *position = g_malloc0 (game->position_size);
  HarenaMove        list[HARENA_MOVES_MAX];
  char              text[HARENA_MOVE_TEXT_MAX];

  harena_record_replay (record, record->moves->len, position);
  for (;;)
    {
      g_assert_cmpint (game->moves (position, list), >, 0);
      game->write_move (position, list[0], HARENA_SEES_ALL, text);
      if (g_str_has_prefix (text, verb))
        return;

      game->play (position, list[0]);
      g_array_append_val (record->moves, list[0]);
    }
}

/* Once all have entered, seat 1 begins to fight (R12): the sentence that an issue asked for. */
static void
test_neighbours (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (sample_text);
  g_autofree char         *played = NULL;
  g_autofree char         *text = NULL;

  play_until (record, "attack");
  g_assert_cmpuint (record->moves->len, ==, 2 * 16 + 2 * 9);
  played = harena_record_to_text (record, NULL);
  /* GKeyFile has put an empty line before the first group, so that move 1 is in line 25. */
  text = g_strconcat (played, "51=attack b2 c3\n", NULL);
  sample_assert_refused (text, -1, MOVE,
                         "line 75: move 51, attack b2 c3: b2 and c3 are not neighbours");
}

/* Behind the end no move is looked at any more, be it one or not. */
static void
check_over (const HarenaRecord *record,
            const char         *move)
{
  g_autofree char *played = harena_record_to_text (record, NULL);
  guint            number = record->moves->len + 1;
  g_autofree char *text = g_strdup_printf ("%s%u=%s\n", played, number, move);
  g_autofree char *sentence = NULL;
  guint            line = 1;

  for (const char *c = played; *c != '\0'; c++)
    line += *c == '\n';
  sentence = g_strdup_printf ("line %u: move %u, %s: the game is over", line, number, move);
  sample_assert_refused (text, -1, MOVE, sentence);
}

static void
test_over (void)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;

  harena_setup_init (&setup, &clash_game, 1, 3);
  record = sample_game (&clash_game, &setup, 9);
  check_over (record, "pass");
  check_over (record, "jump");
}

static const char morra_text[] =
  "[Harena]\nVersion=1\nGame=morra\nEdition=long\nSeed=1\n"
  "[Seat 1]\nName=A\nPlayer=person\n[Seat 2]\nName=B\nPlayer=person\n"
  "[Moves]\n1=first 2\n2=show 3 guess 5\n3=show 2 guess 4\n";

/* Another game says no in its own words. */
static void
test_morra (void)
{
  g_autoptr (HarenaRecord) record = sample_parse (morra_text);
  g_autofree char         *sum = sample_replace (morra_text, "guess 5", "guess 99");
  g_autofree char         *seat = sample_replace (morra_text, "first 2", "first 3");
  g_autofree char         *more = sample_replace (morra_text, "[Moves]",
                                                  "[Seat 3]\nName=C\nPlayer=person\n"
                                                  "[Seat 4]\nName=D\nPlayer=person\n"
                                                  "[Seat 5]\nName=E\nPlayer=person\n[Moves]");
  g_autofree char         *edition = sample_replace (morra_text, "long", "german");
  g_autofree char         *pairs = sample_replace (morra_text, "long", "pairs");

  g_assert_cmpuint (record->moves->len, ==, 3);
  sample_assert_refused (sum, -1, MOVE,
                         "line 14: move 2, show 3 guess 99: "
                         "with 3 shown by one hand the sum cannot be 99");
  sample_assert_refused (seat, -1, MOVE, "line 13: move 1, first 3: seat 3 does not play");
  sample_assert_refused (more, -1, VALUE, "line 18: the game is for 1 to 4 seats");
  sample_assert_refused (pairs, -1, VALUE, "pairs are for four seats");
  sample_assert_refused (edition, -1, GAME, "line 4: there is no edition “german” of this game");
}

static bool
refuse_start (void              *position,
              const HarenaSetup *setup,
              HarenaReason      *reason)
{
  (void) position;
  (void) setup;
  harena_reason_set (reason, "%s and %s do not go together", "fire", "water", NULL);
  return false;
}

/* A game may refuse options that are each possible, but not together. */
static void
test_start (void)
{
  HarenaGame               picky = morra_game;
  const HarenaGame        *games[] = { &picky, NULL };
  g_autoptr (HarenaRecord) record = NULL;
  g_autoptr (GError)       error = NULL;

  picky.start = refuse_start;
  record = harena_record_parse (games, morra_text, strlen (morra_text), &error);
  g_assert_null (record);
  g_assert_error (error, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_VALUE);
  g_assert_cmpstr (error->message, ==, "fire and water do not go together");
}

static void
test_no_error_wanted (void)
{
  g_assert_null (harena_record_parse (sample_games, "?", 1, NULL));
  g_assert_null (harena_record_parse (sample_games, "", 0, NULL));
}

int
main (int   argc,
      char *argv[])
{
  sample_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/record/refuse/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/record/refuse/head/newer-and-strange", test_newer_and_strange);
  g_test_add_func ("/record/refuse/moves/neighbours", test_neighbours);
  g_test_add_func ("/record/refuse/moves/over", test_over);
  g_test_add_func ("/record/refuse/morra", test_morra);
  g_test_add_func ("/record/refuse/start", test_start);
  g_test_add_func ("/record/refuse/no-error-wanted", test_no_error_wanted);

  return g_test_run ();
}
