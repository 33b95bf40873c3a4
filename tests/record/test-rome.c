/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of the games of the box "Rome" with a move that is not legal, or none at all: refused as a
 * whole, with the line, the move and the reason. */

#include "games.h"
#include "record.h"

#include <string.h>

/* Two seats; the first move stands in line 13. */
static const char head[] =
  "[Harena]\nVersion=1\nGame=%s\nEdition=standard\nSeed=1\n"
  "[Seat 1]\nName=A\nPlayer=person\n[Seat 2]\nName=B\nPlayer=person\n[Moves]\n";

#define PLACED "1=place a14\n2=place a15\n3=place b15\n4=place b16\n5=place c16\n6=place c17\n"
#define CHOSEN "1=choose oracle\n2=choose africa syria asia\n"

typedef struct
{
  const char *name;
  const char *game;
  const char *moves;
  const char *sentence; /* NULL: it is a game that can be played */
} Case;

static const Case cases[] = {
  { "circus/fine", "circus", PLACED "7=drive W 3\n8=drive W 2\n", NULL },
  { "circus/no-hex", "circus", "1=place z9\n", "line 13: move 1, place z9: there is no hex z9" },
  { "circus/no-start", "circus", "1=place a14\n2=place a1\n",
    "line 14: move 2, place a1: a1 is not a start hex" },
  { "circus/taken", "circus", "1=place a14\n2=place a14\n",
    "line 14: move 2, place a14: a chariot stands on a14 already" },
  { "circus/too-early", "circus", "1=drive W 3\n",
    "line 13: move 1, drive W 3: now a chariot is placed" },
  { "circus/no-card", "circus", PLACED "7=drive W 6\n",
    "line 19: move 7, drive W 6: there is no card 6" },
  { "circus/no-direction", "circus", PLACED "7=drive N 3\n",
    "line 19: move 7, drive N 3: N is no direction: W, E, NW, NE, SW or SE" },
  { "circus/off-the-board", "circus", PLACED "7=drive NW 3\n",
    "line 19: move 7, drive NW 3: the 3 leads off the board to NW" },
  { "circus/card-twice", "circus", PLACED "7=drive W 3\n8=drive W 3\n",
    "line 20: move 8, drive W 3: seat 1 has used the 3 in this round" },
  { "circus/stop-first", "circus", PLACED "7=stop\n",
    "line 19: move 7, stop: a chariot stops only after a card; a card can be laid aside instead" },
  { "circus/drop", "circus", PLACED "7=drive W 3 drop 5\n",
    "line 19: move 7, drive W 3 drop 5: in this game no card is dropped" },
  { "circus/of-another-game", "circus", "1=choose oracle\n",
    "line 13: move 1, choose oracle: this cannot be read as a move" },

  { "imperium/fine", "imperium", CHOSEN "3=choose bread gallia ear\n", NULL },
  { "imperium/too-few", "imperium", "1=choose africa syria\n",
    "line 13: move 1, choose africa syria: the number of cards is 3, not 2" },
  { "imperium/order", "imperium", "1=choose syria africa asia\n",
    "line 13: move 1, choose syria africa asia: africa is named before syria" },
  { "imperium/card-twice", "imperium", "1=choose africa africa asia\n",
    "line 13: move 1, choose africa africa asia: everybody has the card africa only once" },
  { "imperium/no-card", "imperium", "1=choose africa rome asia\n",
    "line 13: move 1, choose africa rome asia: rome is no card" },
  { "imperium/oracle-with-others", "imperium", "1=choose africa syria oracle\n",
    "line 13: move 1, choose africa syria oracle: the Oracle is named alone: the cards under it "
    "are never shown" },
  { "imperium/oracle-again", "imperium", CHOSEN "3=choose oracle\n",
    "line 15: move 3, choose oracle: a player who has shown the Oracle chooses again without it" },
  { "imperium/oracle-used", "imperium", CHOSEN "3=choose africa syria asia\n4=choose oracle\n",
    "line 16: move 4, choose oracle: seat 1 has used the Oracle before" },
  { "imperium/unseen", "imperium", "1=choose ?\n", "line 13: move 1, choose ?: ? is no card" },
  { "imperium/of-another-game", "imperium", "1=stop\n",
    "line 13: move 1, stop: no move begins with “stop”" },
};

static void
test_case (gconstpointer data)
{
  const Case              *one = data;
  g_autoptr (GString)      text = g_string_new (NULL);
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = NULL;

  g_string_printf (text, head, one->game);
  g_string_append (text, one->moves);
  record = harena_record_parse (harena_games, text->str, text->len, &error);
  if (one->sentence == NULL)
    {
      g_assert_no_error (error);
      g_assert_nonnull (record);
      return;
    }

  g_assert_null (record);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, one->sentence);
  g_assert_error (error, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_MOVE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/record/rome/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
