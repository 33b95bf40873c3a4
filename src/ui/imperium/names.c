/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that are the same wherever they are said. */

#include "imperium/names.h"

#include "table/speech.h"
#include "words.h"

const char *
imperium_card_name (int card)
{
  switch (card)
    {
    case IMPERIUM_BREAD:
      return _("Bread and Circuses");
    case IMPERIUM_EAR:
      return _("the Ear of the Emperor");
    case IMPERIUM_ORACLE:
      return _("the Oracle");
    default:
      return imperium_provinces[card].name;
    }
}

const char *
imperium_card_title (int card)
{
  if (card == IMPERIUM_EAR)
    return _("The Ear of the Emperor");
  return card == IMPERIUM_ORACLE ? _("The Oracle") : imperium_card_name (card);
}

const char *
imperium_card_short_name (int card)
{
  switch (card)
    {
    case IMPERIUM_BREAD:
      /* Translators: as it stands on the card Bread and Circuses of Imperium. */
      return C_("card", "Bread");
    case IMPERIUM_EAR:
      /* Translators: as it stands on the card the Ear of the Emperor. */
      return C_("card", "Ear");
    case IMPERIUM_ORACLE:
      return C_("card", "Oracle");
    default:
      return imperium_provinces[card].name;
    }
}

/* I26. */
const char *
imperium_title_name (ImperiumTitle title)
{
  switch (title)
    {
    case IMPERIUM_SENATOR:
      return C_("title", "Senator");
    case IMPERIUM_CONSUL:
      return C_("title", "Consul");
    case IMPERIUM_EMPEROR:
      return C_("title", "Emperor");
    case IMPERIUM_PATRICIAN:
    default:
      return C_("title", "Patrician");
    }
}

char *
imperium_words_list (GPtrArray *names)
{
  g_autofree char *list = g_strdup (names->len > 0 ? names->pdata[0] : "");

  for (guint i = 1; i < names->len; i++)
    {
      g_autofree char *before = g_steal_pointer (&list);

      if (i + 1 == names->len)
        /* Translators: the end of a list of names */
        list = g_strdup_printf (C_("list of names", "%s and %s"), before, (char *) names->pdata[i]);
      else
        /* Translators: a list of names, and the next of them */
        list = g_strdup_printf (C_("list of names", "%s, %s"), before, (char *) names->pdata[i]);
    }
  g_ptr_array_unref (names);
  return g_steal_pointer (&list);
}

char *
imperium_words_provinces (unsigned provinces)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    if (provinces >> province & 1)
      g_ptr_array_add (names, g_strdup (imperium_provinces[province].name));
  return imperium_words_list (names);
}

char *
imperium_words_paid (int province,
                     int seats)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (int place = 0; place < imperium_paid_places (province, seats); place++)
    g_ptr_array_add (names, g_strdup_printf ("%d", imperium_provinces[province].paid[place]));
  return imperium_words_list (names);
}

char *
imperium_words_choice (unsigned choice)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  int        doubled = imperium_choice_doubled (choice);

  if (doubled >= 0)
    /* Translators: the card Bread and Circuses, laid on the card of this province */
    g_ptr_array_add (names, g_strdup_printf (_("Bread and Circuses on %s"),
                                             imperium_provinces[doubled].name));
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (imperium_choice_has (choice, card) && card != doubled
        && !(card == IMPERIUM_BREAD && doubled >= 0))
      g_ptr_array_add (names, g_strdup (imperium_card_name (card)));
  if (names->len == 0)
    /* Translators: of cards that are played */
    g_ptr_array_add (names, g_strdup (_("no card")));
  return imperium_words_list (names);
}

static char *
say_singles (unsigned provinces)
{
  int              count = __builtin_popcount (provinces);
  g_autofree char *names = imperium_words_provinces (provinces);

  if (count == 0)
    return NULL;
  /* Translators: a province, or two or three of them: "Gallia and Asia" */
  return g_strdup_printf (ngettext ("One cylinder goes to %s.", "One cylinder each goes to %s.",
                                    count), names);
}

char *
imperium_words_effect (unsigned choice)
{
  int      doubled = imperium_choice_doubled (choice);
  unsigned singles = choice & IMPERIUM_PROVINCE_BITS;
  char    *words = NULL;

  if (imperium_choice_has (choice, IMPERIUM_ORACLE))
    return g_strdup (_("You see what the others have played, and then choose again."));
  if (doubled >= 0)
    {
      singles &= ~(1u << doubled);
      words = g_strdup_printf (_("Two cylinders go to %s."), imperium_provinces[doubled].name);
    }
  words = harena_join (words, say_singles (singles));
  if (imperium_choice_has (choice, IMPERIUM_EAR))
    words = harena_join (words, g_strdup (_("One province more is scored in this round.")));
  if (imperium_choice_has (choice, IMPERIUM_BREAD) && doubled < 0)
    words = harena_join (words, g_strdup (_("Bread and Circuses doubles nothing.")));
  return words != NULL ? words : g_strdup (_("No cylinder is placed."));
}
