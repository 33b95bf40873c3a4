/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Latin names stay as they are; what stands before them differs from language to language, and so
 * each place has its own words. */

#include "hannibal/names.h"

#include "words.h"

const char *
hannibal_words_side (int side)
{
  return side == HANNIBAL_CARTHAGE ? _("Carthage") : _("Rome");
}

const char *
hannibal_words_to (int area)
{
  /* Translators: where a legion goes: the end of a sentence. */
  static const char *const words[HANNIBAL_N_AREAS] = {
    N_("to Roma"), N_("to Cannae"), N_("to Gallia"), N_("to Hispania Citerior"),
    N_("to Hispania Ulterior"), N_("to Mauritania"), N_("to Carthago"), N_("to Zama"),
    N_("to Corsica"), N_("to Sardinia"), N_("to Sicilia"),
  };

  return _(words[area]);
}

const char *
hannibal_words_from (int area)
{
  /* Translators: where a legion comes from: the end of a sentence. */
  static const char *const words[HANNIBAL_N_AREAS] = {
    N_("from Roma"), N_("from Cannae"), N_("from Gallia"), N_("from Hispania Citerior"),
    N_("from Hispania Ulterior"), N_("from Mauritania"), N_("from Carthago"), N_("from Zama"),
    N_("from Corsica"), N_("from Sardinia"), N_("from Sicilia"),
  };

  return _(words[area]);
}

char *
hannibal_words_in (int place)
{
  /* Translators: where a legion stands: the end of a sentence. */
  static const char *const words[HANNIBAL_N_AREAS] = {
    N_("in Roma"), N_("in Cannae"), N_("in Gallia"), N_("in Hispania Citerior"),
    N_("in Hispania Ulterior"), N_("in Mauritania"), N_("in Carthago"), N_("in Zama"),
    N_("in Corsica"), N_("in Sardinia"), N_("in Sicilia"),
  };

  if (place < HANNIBAL_N_AREAS)
    return g_strdup (_(words[place]));

  /* Translators: where a fleet lies, such as “on the route Roma–Corsica”: the end of a sentence. */
  return g_strdup_printf (_("on the route %s"), hannibal_places[place].name);
}

static char *
words_legions (int n)
{
  return n == 1 ? g_strdup (_("one legion"))
                : g_strdup_printf (ngettext ("%d legion", "%d legions", n), n);
}

static char *
words_fleets (int n)
{
  return n == 1 ? g_strdup (_("one fleet"))
                : g_strdup_printf (ngettext ("%d fleet", "%d fleets", n), n);
}

char *
hannibal_words_pieces (const HannibalPosition *position,
                       int                     side,
                       int                     place)
{
  int              n = hannibal_plain (position, side, place);
  gboolean         him = side == HANNIBAL_CARTHAGE && position->hannibal == place;
  g_autofree char *legions = NULL;

  if (n == 0)
    return him ? g_strdup (_("Hannibal")) : NULL;
  if (place >= HANNIBAL_N_AREAS)
    return words_fleets (n);

  legions = words_legions (n);
  if (him)
    /* Translators: what stands beside Hannibal: “one legion”, “3 legions”. */
    return g_strdup_printf (_("Hannibal and %s"), legions);

  return g_steal_pointer (&legions);
}

char *
hannibal_words_hand (unsigned hand)
{
  GString *words = g_string_new (NULL);

  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    if (hand & 1u << (card - 1))
      {
        hand &= ~(1u << (card - 1));
        if (words->len > 0)
          /* Translators: between the last two cards of a hand, and between the others. */
          g_string_append (words, hand == 0 ? C_("cards", " and ") : C_("cards", ", "));
        g_string_append_printf (words, "%d", card);
      }
  return g_string_free (words, FALSE);
}

char *
hannibal_words_line (const HannibalPosition *position,
                     int                     side,
                     int                     line)
{
  uint32_t    areas = hannibal_lines[position->lists][side][line];
  const char *first = hannibal_places[hannibal_take (&areas)].name;

  if (areas == 0)
    return g_strdup (first);

  /* Translators: two areas, of which one is enough. */
  return g_strdup_printf (_("%s or %s"), first, hannibal_places[hannibal_take (&areas)].name);
}

char *
hannibal_words_fight (int number)
{
  static const char *const words[] = {
    N_("first fight"), N_("second fight"), N_("third fight"), N_("fourth fight"),
    N_("fifth fight"),
  };

  if (number >= 1 && number <= (int) G_N_ELEMENTS (words))
    return g_strdup (_(words[number - 1]));

  /* Translators: of the fights of a conflict, from the sixth on. */
  return g_strdup_printf (_("fight %d"), number);
}

char *
hannibal_words_cards (const HannibalFight *fight)
{
  if (fight->hannibal)
    /* Translators: two cards; Hannibal adds one to the first. */
    return g_strdup_printf (_("%d + 1 against %d"), fight->cards[HANNIBAL_CARTHAGE],
                            fight->cards[HANNIBAL_ROME]);

  /* Translators: two cards, the first is Carthage’s. */
  return g_strdup_printf (_("%d against %d"), fight->cards[HANNIBAL_CARTHAGE],
                          fight->cards[HANNIBAL_ROME]);
}

char *
hannibal_words_loss (const HannibalFight *fight)
{
  gboolean sea = fight->place >= HANNIBAL_N_AREAS;

  if (fight->lost[HANNIBAL_CARTHAGE] && fight->lost[HANNIBAL_ROME])
    {
      if (fight->hannibal)
        return g_strdup (_("level, Carthage loses Hannibal and Rome a legion"));
      return g_strdup (sea ? _("level, each side loses a fleet")
                           : _("level, each side loses a legion"));
    }
  if (fight->lost[HANNIBAL_ROME])
    return g_strdup (sea ? _("Rome loses a fleet") : _("Rome loses a legion"));
  if (fight->hannibal)
    return g_strdup (_("Carthage loses Hannibal"));

  return g_strdup (sea ? _("Carthage loses a fleet") : _("Carthage loses a legion"));
}

char *
hannibal_words_warning (const HannibalPosition *position,
                        int                     side)
{
  int            enemy = hannibal_other (side);
  HannibalPlaces steps = hannibal_last_steps (position, enemy);

  if (hannibal_at_the_gates (position, enemy))
    return g_strdup (enemy == HANNIBAL_ROME
                       ? _("Beware: Rome is one step from Carthago, and would win there.")
                       : _("Beware: Carthage is one step from Roma, and would win there."));
  if (steps != 0)
    {
      uint32_t    areas = steps;
      const char *name = hannibal_places[hannibal_take (&areas)].name;

      return g_strdup_printf (enemy == HANNIBAL_ROME
                                /* Translators: an area. */
                                ? _("Beware: with %s Rome would have domination.")
                                /* Translators: an area. */
                                : _("Beware: with %s Carthage would have domination."), name);
    }
  return NULL;
}

/* Options, in the order of the game; each is on with its second value. */
static const char *const options[HANNIBAL_N_OPTIONS][2] = {
  [HANNIBAL_OPTION_LISTS] = {
    N_("Domination as printed"),
    N_("The areas that the rulebook lists; otherwise those of one side mirror the other’s."),
  },
  [HANNIBAL_OPTION_FIRST] = {
    N_("Rome begins"), N_("Otherwise Carthage has the first turn."),
  },
};

static const char *const editions[][2] = {
  { N_("Mirrored"), N_("The areas that one side needs for domination mirror the other’s.") },
  { N_("As printed"), N_("The areas of domination are those of the rulebook.") },
};

const char *
hannibal_edition_name (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition][0]);
}

const char *
hannibal_edition_words (int edition)
{
  g_return_val_if_fail (edition >= 0 && edition < (int) G_N_ELEMENTS (editions), "");

  return _(editions[edition][1]);
}

const char *
hannibal_option_name (int option)
{
  g_return_val_if_fail (option >= 0 && option < HANNIBAL_N_OPTIONS, "");

  return _(options[option][0]);
}

const char *
hannibal_option_words (int option)
{
  g_return_val_if_fail (option >= 0 && option < HANNIBAL_N_OPTIONS, "");

  return _(options[option][1]);
}

int
hannibal_option_on (int option G_GNUC_UNUSED)
{
  return 1;
}

const char *
hannibal_players_words (int seats G_GNUC_UNUSED)
{
  return _("Two players: the first leads Carthage, the second Rome");
}

char *
hannibal_beginning_words (int         seats G_GNUC_UNUSED,
                          const char *first)
{
  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s leads Carthage, with Hannibal and six legions; Rome has eight. "
                            "Each side has three fleets."), first);
}
