/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sentence with which a move is refused, at least once. */

#include "stage.h"

#include <string.h>

/* Where a move is tried. */
typedef enum
{
  START,
  PLACING,   /* seat 2, after a14 */
  BEGINNING, /* 1a on b5; c5 to the south-west is taken */
  DRIVING,   /* 1a has driven the 2 to the east */
  SECOND,    /* 2a has the turn in the same round */
  LAST_LAP,  /* 1a on e10 in stage 4, f10 is taken */
  BELOW,     /* 1a on g9 */
  PAYING,    /* 1a has driven the 2 to the east, and turning costs */
  SPARING,   /* the same, but the others are kept */
  RUN_OUT,   /* the same, with one card and none to come */
  OVER,
} Scene;

static const StageRefusal refusals[] = {
  /* What the step wants. */
  { "now-a-chariot-is-placed", START, "drive W 1", "now a chariot is placed" },
  { "now-placed-not-stopped", PLACING, "stop", "now a chariot is placed" },
  { "now-placed-not-wasted", PLACING, "waste 3", "now a chariot is placed" },
  { "now-a-card", BEGINNING, "place a14", "now a card is driven or laid aside" },
  { "now-driven-on", DRIVING, "place a14", "now the chariot drives on or stops" },
  { "over", OVER, "drive W 1", "the game is over" },
  { "over-place", OVER, "place a14", "the game is over" },

  /* M6, M8. */
  { "no-start-hex", START, "place a13", "a13 is not a start hex" },
  { "no-start-hex-in-the-finish", START, "place f6", "f6 is not a start hex" },
  { "start-hex-taken", PLACING, "place a14", "a chariot stands on a14 already" },

  /* M17: what is in the way. */
  { "off-the-board", BEGINNING, "drive W 5", "the 5 leads off the board to W" },
  { "off-the-board-above", BEGINNING, "drive NE 2", "the 2 leads off the board to NE" },
  { "occupied", BEGINNING, "drive SW 1", "a chariot stands on c5, in the way of the 1" },
  { "occupied-on-the-way", BEGINNING, "drive SW 4", "a chariot stands on c5, in the way of the 4" },

  /* M14, M16, M18, M19. */
  { "card-used", DRIVING, "drive W 2", "seat 1 has used the 2 in this round" },
  { "card-used-for-another", SECOND, "drive W 3", "seat 2 has used the 3 in this round" },
  { "waste-used", SECOND, "waste 3", "seat 2 has used the 3 in this round" },
  { "stop-at-once", BEGINNING, "stop",
    "a chariot stops only after a card; a card can be laid aside instead" },
  { "waste-after-driving", DRIVING, "waste 3",
    "a card is laid aside only instead of driving, and the chariot has driven" },

  /* M21, M23. */
  { "finish-too-early", BEGINNING, "drive SE 4",
    "f9 belongs to the finish, which is closed until the chariot has been once round" },
  { "finish-from-below", BELOW, "drive NE 1",
    "f10 belongs to the finish, which is entered from row e only" },
  { "finish-taken", LAST_LAP, "drive SW 1", "a chariot is at home on f10" },
  { "finish-taken-by-a-longer-card", LAST_LAP, "drive SW 4", "a chariot is at home on f10" },

  /* M29. */
  { "no-drop-here", DRIVING, "drive W 1 drop 3", "in this game no card is dropped" },
  { "drop-without-turning", PAYING, "drive E 1 drop 3",
    "a card is dropped only for another direction than that of the card before" },
  { "turning-without-drop", PAYING, "drive W 1",
    "another direction costs one more card, which is dropped" },
  { "drop-itself", PAYING, "drive W 1 drop 1", "the 1 cannot be driven and dropped" },
  { "drop-used", PAYING, "drive W 1 drop 2", "seat 1 has used the 2 in this round" },
  { "drop-kept", SPARING, "drive W 1 drop 3",
    "another direction costs one more card, and the others are kept for the chariots still to "
    "come" },
  { "drop-none-left", RUN_OUT, "drive W 1",
    "another direction costs one more card, and there is none" },

  /* What cannot be read. */
  { "nothing", START, "", "this cannot be read as a move" },
  { "space-before", START, " stop", "this cannot be read as a move" },
  { "space-behind", START, "stop ", "this cannot be read as a move" },
  { "two-spaces", START, "drive  W 1", "this cannot be read as a move" },
  { "six-words", START, "drive W 1 drop 2 3", "this cannot be read as a move" },
  { "long-word", START, "drives W 1", "this cannot be read as a move" },
  { "no-verb", START, "jump W 1", "no move begins with “jump”" },
  { "capital-verb", START, "Stop", "no move begins with “Stop”" },
  { "control-character", START, "sto\n", "no move begins with “sto?”" },
  { "place-where", START, "place", "“place” is not followed by the right words" },
  { "stop-what", START, "stop 1", "“stop” is not followed by the right words" },
  { "drive-how", START, "drive W", "“drive” is not followed by the right words" },
  { "drop-what", START, "drive W 1 drop", "“drive” is not followed by the right words" },
  { "drop-how", START, "drive W 1 keep 2", "“drive” is not followed by the right words" },
  { "waste-what", START, "waste", "“waste” is not followed by the right words" },
  { "no-hex", START, "place z9", "there is no hex z9" },
  { "no-hex-either", START, "place a17", "there is no hex a17" },
  { "hex-with-a-zero", START, "place a01", "there is no hex a01" },
  { "no-direction", START, "drive N 1", "N is no direction: W, E, NW, NE, SW or SE" },
  { "small-direction", START, "drive w 1", "w is no direction: W, E, NW, NE, SW or SE" },
  { "no-card", START, "drive W 6", "there is no card 6" },
  { "card-zero", START, "waste 0", "there is no card 0" },
  { "card-of-two-digits", START, "waste 11", "there is no card 11" },
  { "drop-no-card", START, "drive W 1 drop 0", "there is no card 0" },
};

static void
put_scene (void *position,
           int   scene)
{
  switch ((Scene) scene)
    {
    case START:
    case PLACING:
      stage_start (position, 2, "standard");
      if (scene == PLACING)
        stage_play (position, "place a14");
      break;
    case BEGINNING:
    case DRIVING:
    case SECOND:
      stage_race (position, 2, "standard", "1a b5", "1b e20", "2a c5", "2b d15");
      /* c5 is first, being further on. */
      stage_play (position, "waste 3");
      if (scene == DRIVING)
        stage_play (position, "drive E 2");
      if (scene == SECOND)
        stage_play (position, "waste 1");
      break;
    case LAST_LAP:
      stage_race (position, 2, "standard", "1a e10 4", "1b k3", "1c k4", "2a f10", "2b k5");
      break;
    case BELOW:
      stage_race (position, 2, "standard", "1a g9", "2a k3");
      break;
    case PAYING:
      stage_race (position, 2, "few", "1a b5", "2a d15");
      stage_play (position, "drive E 2");
      break;
    case SPARING:
      stage_race (position, 2, "few", "1a b5", "1b e20", "2a d15", "cards 1 123");
      stage_play (position, "drive E 2");
      break;
    case RUN_OUT:
      stage_race (position, 2, "few", "1a b5", "2a d15", "cards 1 12");
      stage_play (position, "drive E 2");
      break;
    case OVER:
    default:
      stage_race (position, 2, "standard", "1a e5 4", "2a k3");
      stage_play (position, "drive SE 1");
      break;
    }
}

/* Numbers that are no move, at every step. */
static void
test_nonsense (void)
{
  const HarenaMove numbers[] = {
    circus_move (CIRCUS_PLACE, CIRCUS_N_HEXES, 0, 0), circus_move (CIRCUS_PLACE, 0, 1, 0),
    circus_move (CIRCUS_PLACE, 0, 0, 1),              circus_move (CIRCUS_DRIVE, 6, 1, 0),
    circus_move (CIRCUS_DRIVE, 0, 0, 0),              circus_move (CIRCUS_DRIVE, 0, 6, 0),
    circus_move (CIRCUS_DRIVE, 0, 1, 6),              circus_move (CIRCUS_WASTE, 0, 0, 0),
    circus_move (CIRCUS_WASTE, 6, 0, 0),              circus_move (CIRCUS_WASTE, 1, 1, 0),
    circus_move (CIRCUS_STOP, 1, 0, 0),               circus_move (CIRCUS_STOP, 0, 0, 1),
    circus_move (CIRCUS_N_VERBS, 0, 0, 0),            UINT32_MAX,
  };

  stage_assert_no_moves (numbers, G_N_ELEMENTS (numbers), put_scene, OVER + 1);
}

/* Whatever can be written is legal or refused with a sentence of its own. */
static void
test_all_moves (void)
{
  for (Scene scene = START; scene <= OVER; scene++)
    for (unsigned verb = 0; verb < CIRCUS_N_VERBS; verb++)
      for (unsigned a = 0; a < CIRCUS_N_HEXES; a++)
        for (unsigned b = 0; b <= CIRCUS_CARDS; b++)
          for (unsigned c = 0; c <= CIRCUS_CARDS; c++)
            {
              CircusPosition position;
              HarenaReason   reason = { .sentence = "" };

              if (verb != CIRCUS_DRIVE && (b > 0 || c > 0))
                continue;
              if (verb == CIRCUS_DRIVE && a > CIRCUS_N_DIRECTIONS)
                continue;
              put_scene (&position, scene);
              g_assert_true (harena_check (&circus_game, &position, circus_move (verb, a, b, c),
                                           &reason)
                             || reason.sentence[0] != '\0');
            }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add_refusals ("/circus/reasons", refusals, G_N_ELEMENTS (refusals), put_scene);
  g_test_add_func ("/circus/reasons/nonsense", test_nonsense);
  g_test_add_func ("/circus/reasons/all-moves", test_all_moves);

  return g_test_run ();
}
