/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes of a conflict of Hannibal against Rome, exactly, counted in pieces. */

#include "hannibal/duel.h"
#include "json.h"
#include "lab.h"
#include "output.h"
#include "setup.h"
#include "table.h"
#include "usage.h"
#include "words.h"

#include <string.h>

/* NULL where nothing was typed. */
typedef struct
{
  char *attacker;
  char *with;
  char *defenders;
  char *hands;
} Words;

static void
words_clear (Words *words)
{
  g_free (words->attacker);
  g_free (words->with);
  g_free (words->defenders);
  g_free (words->hands);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

/* A conflict before its first fight, and the side that attacks. */
typedef struct
{
  int          attacker;
  HannibalDuel duel;
} Case;

static gboolean
read_attacker (const Words *words,
               Case        *conflict)
{
  if (g_strcmp0 (words->attacker, "carthage") == 0)
    conflict->attacker = HANNIBAL_CARTHAGE;
  else if (g_strcmp0 (words->attacker, "rome") == 0)
    conflict->attacker = HANNIBAL_ROME;
  else if (words->attacker == NULL)
    {
      lab_complain (_("who attacks? --attacker is carthage or rome"));
      return FALSE;
    }
  else
    {
      lab_complain (_("--attacker is carthage or rome, not “%s”"), words->attacker);
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_with (const Words *words,
           Case        *conflict)
{
  if (words->with == NULL)
    return TRUE;
  if (strcmp (words->with, "hannibal") != 0)
    {
      lab_complain (_("--with takes hannibal, not “%s”"), words->with);
      return FALSE;
    }
  if (conflict->attacker != HANNIBAL_CARTHAGE)
    {
      lab_complain (_("Hannibal is Carthage’s and does not attack with Rome"));
      return FALSE;
    }

  conflict->duel.role = HANNIBAL_ATTACKS;
  return TRUE;
}

/* “3”, and where Rome attacks also “3+hannibal”; nothing typed is 1. */
static gboolean
read_defenders (const Words *words,
                Case        *conflict)
{
  g_autofree char *text = g_strdup (words->defenders != NULL ? words->defenders : "1");
  gboolean         with_hannibal = g_str_has_suffix (text, "+hannibal");
  gboolean         by_rome = conflict->attacker == HANNIBAL_ROME;
  guint64          number = 0;

  if (with_hannibal)
    text[strlen (text) - strlen ("+hannibal")] = '\0';
  if (with_hannibal && !by_rome)
    {
      lab_complain (_("Hannibal is Carthage’s and does not defend with Rome"));
      return FALSE;
    }
  if (!lab_read_number ("--defenders", text, with_hannibal ? 0 : 1,
                        by_rome ? HANNIBAL_LEGIONS_CARTHAGE : HANNIBAL_LEGIONS_ROME, &number))
    return FALSE;

  conflict->duel.defenders = number + with_hannibal;
  if (with_hannibal)
    conflict->duel.role = number > 0 ? HANNIBAL_ASKED : HANNIBAL_FIGHTS;
  return TRUE;
}

/* Different cards from 1 to 5; 0 if it is not that. */
static unsigned
read_hand (const char *text)
{
  unsigned hand = 0;

  for (; *text != '\0'; text++)
    {
      unsigned card = *text >= '1' && *text <= '0' + HANNIBAL_CARDS ? 1u << (*text - '1') : 0;

      if (card == 0 || hand & card)
        return 0;
      hand |= card;
    }

  return hand;
}

/* Carthage's first; nothing typed is all cards. */
static gboolean
read_hands (const Words *words,
            Case        *conflict)
{
  g_auto (GStrv) texts = g_strsplit (words->hands != NULL ? words->hands : "12345,12345", ",", -1);
  unsigned       hands[HANNIBAL_N_SIDES] = { 0 };

  if (g_strv_length (texts) == HANNIBAL_N_SIDES)
    for (int side = 0; side < HANNIBAL_N_SIDES; side++)
      hands[side] = read_hand (texts[side]);
  if (hands[0] == 0 || hands[1] == 0)
    {
      lab_complain (_("--hands takes the cards of Carthage and of Rome, such as 245,135, not “%s”"),
                    words->hands);
      return FALSE;
    }
  if (__builtin_popcount (hands[0]) != __builtin_popcount (hands[1]))
    {
      lab_complain (_("both sides always have equally many cards"));
      return FALSE;
    }

  conflict->duel.hands[HANNIBAL_ATTACKER] = hands[conflict->attacker];
  conflict->duel.hands[HANNIBAL_DEFENDER] = hands[!conflict->attacker];
  return TRUE;
}

/* The value for the attacker: each piece that is removed counts one for the other side. */
static double
value_of (const HannibalDuel       *duel,
          const HannibalDuelAnswer *answer)
{
  return answer->worth + duel->defenders - 1;
}

/* The chances of the cards of one side of the map. */
static const double *
chances_of (const Case               *conflict,
            const HannibalDuelAnswer *answer,
            int                       side)
{
  return answer->chances[side == conflict->attacker ? HANNIBAL_ATTACKER : HANNIBAL_DEFENDER];
}

static gboolean
has_card (const Case *conflict,
          int         side,
          int         card)
{
  int who = side == conflict->attacker ? HANNIBAL_ATTACKER : HANNIBAL_DEFENDER;

  return conflict->duel.hands[who] >> (card - 1) & 1;
}

static void
print_table (const Case               *conflict,
             const HannibalDuel       *duel,
             const HannibalDuelAnswer *answer)
{
  const char *const titles[] = { N_("Card"), N_("Carthage %"), N_("Rome %"), NULL };
  LabTable          table;

  /* Translators: a number of pieces, which may be below zero */
  lab_print (_("What the attacker gains, in pieces: %.4f\n"), value_of (duel, answer));
  lab_print (_("Who keeps the place: the attacker %.4f %%, the defender %.4f %%, nobody %.4f %%\n"),
             100 * answer->keeps[0], 100 * answer->keeps[1], 100 * answer->keeps[2]);
  if (conflict->duel.role == HANNIBAL_ASKED)
    lab_print ("%s\n", duel->role == HANNIBAL_FIGHTS ? _("Hannibal fights first")
                                                     : _("Another legion fights first"));
  lab_print ("\n");

  lab_table_begin (&table, titles);
  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    {
      if (!has_card (conflict, HANNIBAL_CARTHAGE, card)
          && !has_card (conflict, HANNIBAL_ROME, card))
        continue;
      lab_table_add (&table, "%d", card);
      for (int side = 0; side < HANNIBAL_N_SIDES; side++)
        if (has_card (conflict, side, card))
          lab_table_add (&table, "%.4f", 100 * chances_of (conflict, answer, side)[card - 1]);
        else
          lab_table_add (&table, "–");
    }
  lab_table_print (&table);
}

static void
write_json (const Case               *conflict,
            const HannibalDuel       *duel,
            const HannibalDuelAnswer *answer)
{
  static const char *const keepers[] = { "attacker", "defender", "nobody" };
  static const char *const sides[] = { "carthage", "rome" };
  LabJson                  json;

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  lab_json_exact (&json, "value", value_of (duel, answer));

  lab_json_open (&json, "keeps", '{');
  for (gsize i = 0; i < G_N_ELEMENTS (keepers); i++)
    lab_json_exact (&json, keepers[i], answer->keeps[i]);
  lab_json_close (&json, '}');

  if (conflict->duel.role == HANNIBAL_ASKED)
    lab_json_text (&json, "commit", duel->role == HANNIBAL_FIGHTS ? "hannibal" : "legion");

  lab_json_open (&json, "cards", '{');
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      lab_json_open (&json, sides[side], '{');
      for (int card = 1; card <= HANNIBAL_CARDS; card++)
        {
          char key[] = { '0' + card, '\0' };

          if (has_card (conflict, side, card))
            lab_json_exact (&json, key, chances_of (conflict, answer, side)[card - 1]);
        }
      lab_json_close (&json, '}');
    }
  lab_json_close (&json, '}');

  lab_json_close (&json, '}');
  lab_json_print (&json);
}

static void
answer (const Case *conflict,
        gboolean    wants_json)
{
  g_autofree HannibalDuelBook *book = g_new0 (HannibalDuelBook, 1);
  HannibalDuel                 duel = hannibal_duel_commit (book, &conflict->duel,
                                                            hannibal_duel_left, NULL);
  const HannibalDuelAnswer    *answer = hannibal_duel_solve (book, &duel, hannibal_duel_left, NULL);

  if (wants_json)
    write_json (conflict, &duel, answer);
  else
    print_table (conflict, &duel, answer);
}

int
hannibal_odds (char **arguments)
{
  g_auto (LabSetupWords) setup_words = { 0 };
  g_auto (Words)         words = { 0 };
  Case                   conflict = { .duel = { .attackers = 1 } };
  gboolean               wants_json = FALSE;
  int                    status;
  const GOptionEntry     entries[] = {
    { "attacker", 0, 0, G_OPTION_ARG_STRING, &words.attacker,
      N_("Who attacks, with one piece: carthage or rome"), N_("SIDE") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &words.with,
      N_("The piece that attacks is Hannibal"), "hannibal" },
    { "defenders", 0, 0, G_OPTION_ARG_STRING, &words.defenders,
      N_("How many pieces defend (1); with +hannibal he is there too"), "N[+hannibal]" },
    { "hands", 0, 0, G_OPTION_ARG_STRING, &words.hands,
      N_("The cards of Carthage and of Rome (12345,12345)"), N_("C,R") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (NULL, _("Says what can come of a conflict, and exactly how likely it is if "
                               "both sides lay their cards best for their pieces.\nA conflict at "
                               "sea is one without Hannibal."));

  lab_setup_add_game (context, &setup_words);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;
  if (!read_attacker (&words, &conflict) || !read_with (&words, &conflict)
      || !read_defenders (&words, &conflict) || !read_hands (&words, &conflict))
    return LAB_MISUSED;

  answer (&conflict, wants_json);
  return LAB_DONE;
}
