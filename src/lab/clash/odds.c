/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes of a battle of Clash of the Gladiators, exactly. */

#include "clash/clash.h"
#include "duel.h"
#include "json.h"
#include "lab.h"
#include "output.h"
#include "setup.h"
#include "table.h"
#include "usage.h"
#include "words.h"

/* One letter for each gladiator, in any order. */
static gboolean
read_letters (const char *text,
              ClashGroup *group)
{
  for (const char *c = text; *c != '\0'; c++)
    {
      int kind = 0;

      while (kind < CLASH_N_KINDS && clash_kinds[kind].letter != g_ascii_toupper (*c))
        kind++;
      if (kind == CLASH_N_KINDS || clash_group_size (group) == CLASH_TEAM_MAX)
        return FALSE;
      group->count[kind]++;
    }

  return clash_group_size (group) > 0;
}

static gboolean
read_side (const char *text,
           ClashGroup *group)
{
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    if (g_ascii_strcasecmp (text, clash_beasts[beast].word) == 0)
      {
        *group = clash_beast_group (beast);
        return TRUE;
      }

  if (read_letters (text, group))
    return TRUE;

  /* Translators: what was typed; the letters and the words are not translated */
  lab_complain (_("a side is 1 to 4 of the letters S P N T H, or lion, bull or bear, not “%s”"),
                text);
  return FALSE;
}

/* A team has lost a gladiator, or a beast is dead, before it has more stars than this. */
static int
stars_max (const ClashGroup *group)
{
  return group->beast ? clash_beasts[group->beast].stars_to_kill - 1 : 1;
}

/* text: A,D, or NULL if nobody is wounded. */
static gboolean
read_stars (const char *text,
            ClashGroup  groups[2])
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "0,0", ",", -1);

  if (g_strv_length (words) != 2)
    {
      lab_complain (_("--stars takes two numbers, such as 0,1, not “%s”"), text);
      return FALSE;
    }

  for (int side = 0; side < 2; side++)
    {
      guint64 stars = 0;

      if (!lab_read_number ("--stars", words[side], 0, stars_max (&groups[side]), &stars))
        return FALSE;
      groups[side].stars = stars;
    }

  return TRUE;
}

static gboolean
read_sides (char      **sides,
            const char *stars,
            ClashGroup  groups[2])
{
  int n_sides = sides != NULL ? g_strv_length (sides) : 0;

  if (n_sides < 2)
    {
      lab_complain (n_sides == 0 ? _("which ATTACKER?") : _("which DEFENDER?"));
      return FALSE;
    }
  if (n_sides > 2)
    {
      lab_complain (_("“%s” is one word too many"), sides[2]);
      return FALSE;
    }

  return read_side (sides[0], &groups[0]) && read_side (sides[1], &groups[1])
         && read_stars (stars, groups);
}

/* As it is typed: letters in the order of the box, or the word of the beast. */
static char *
name_of (const ClashGroup *group)
{
  GString *name;

  if (group->beast)
    return g_strdup (clash_beasts[group->beast].word);

  name = g_string_new (NULL);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < group->count[kind]; i++)
      g_string_append_c (name, clash_kinds[kind].letter);
  return g_string_free (name, FALSE);
}

static char *
describe_fate (const ClashGroup *group,
               const ClashFate  *fate)
{
  if (!group->beast)
    /* Translators: how many gladiators a side loses */
    return g_strdup_printf (_("loses %d"), fate->losses);
  if (fate->killed)
    return g_strdup (_("is killed"));
  /* Translators: how many wound stars a beast has that lives */
  return g_strdup_printf (ngettext ("has %d star", "has %d stars", fate->stars), fate->stars);
}

static void
print_outcomes (const ClashDuel *duel,
                const ClashGroup groups[2])
{
  const char *const titles[] = { N_("Attacker"), N_("Defender"), N_("Chance %"), NULL };
  LabTable          table;

  lab_table_begin (&table, titles);
  for (guint i = 0; i < duel->outcomes->len; i++)
    {
      const ClashOutcome *outcome = &g_array_index (duel->outcomes, ClashOutcome, i);

      for (int side = 0; side < 2; side++)
        {
          g_autofree char *fate = describe_fate (&groups[side], &outcome->fates[side]);

          lab_table_add (&table, "%s", fate);
        }
      lab_table_add (&table, "%.4f", 100 * outcome->chance);
    }
  lab_table_print (&table);
}

static void
print_prospects (const ClashDuel *duel,
                 const ClashGroup groups[2])
{
  const char *const titles[] = {
    /* Translators: titles of the columns of a table: a team or a beast, and on average … */
    N_("Side"), N_("Lost"),
    /* Translators: … the percentage of battles in which it is wiped out or, if a beast, killed */
    N_("Gone %"), N_("Points"), NULL
  };
  LabTable table;

  lab_table_begin (&table, titles);
  for (int side = 0; side < 2; side++)
    {
      const ClashProspect *prospect = &duel->prospects[side];
      g_autofree char     *name = name_of (&groups[side]);

      lab_table_add (&table, "%s", name);
      if (groups[side].beast)
        lab_table_add (&table, "–");
      else
        lab_table_add (&table, "%.4f", prospect->losses);
      lab_table_add (&table, "%.4f", 100 * prospect->wiped_out);
      lab_table_add (&table, "%.4f", prospect->points);
    }
  lab_table_print (&table);
}

static void
write_fate (LabJson          *json,
            const ClashGroup *group,
            const ClashFate  *fate,
            const char       *losses_key,
            const char       *stars_key)
{
  if (fate->killed)
    lab_json_text (json, losses_key, "killed");
  else
    lab_json_count (json, losses_key, fate->losses);
  if (group->beast && !fate->killed)
    lab_json_count (json, stars_key, fate->stars);
}

static void
write_outcomes (LabJson         *json,
                const ClashDuel *duel,
                const ClashGroup groups[2])
{
  lab_json_open (json, "outcomes", '[');
  for (guint i = 0; i < duel->outcomes->len; i++)
    {
      const ClashOutcome *outcome = &g_array_index (duel->outcomes, ClashOutcome, i);

      lab_json_open (json, NULL, '{');
      write_fate (json, &groups[0], &outcome->fates[0], "attacker_losses", "attacker_stars");
      write_fate (json, &groups[1], &outcome->fates[1], "defender_losses", "stars");
      lab_json_exact (json, "p", outcome->chance);
      lab_json_close (json, '}');
    }
  lab_json_close (json, ']');
}

static void
write_prospect (LabJson             *json,
                const char          *key,
                const ClashGroup    *group,
                const ClashProspect *prospect)
{
  g_autofree char *name = name_of (group);

  lab_json_open (json, key, '{');
  lab_json_text (json, "side", name);
  lab_json_count (json, "stars", group->stars);
  lab_json_exact (json, "expected_losses", prospect->losses);
  lab_json_exact (json, "wiped_out", prospect->wiped_out);
  lab_json_exact (json, "expected_points", prospect->points);
  lab_json_close (json, '}');
}

static void
print_duel (const ClashDuel *duel,
            const ClashGroup groups[2],
            gboolean         wants_json)
{
  LabJson json;

  if (!wants_json)
    {
      print_outcomes (duel, groups);
      lab_print ("\n");
      print_prospects (duel, groups);
      return;
    }

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  write_outcomes (&json, duel, groups);
  write_prospect (&json, "attacker", &groups[0], &duel->prospects[0]);
  write_prospect (&json, "defender", &groups[1], &duel->prospects[1]);
  lab_json_close (&json, '}');
  lab_json_print (&json);
}

int
clash_odds (char **arguments)
{
  g_auto (LabSetupWords) words = { 0 };
  g_auto (GStrv)         sides = NULL;
  g_autofree char       *stars = NULL;
  gboolean               wants_json = FALSE;
  g_auto (ClashDuel)     duel = { 0 };
  ClashGroup             groups[2] = { { 0 } };
  HarenaSetup            setup;
  int                    status;
  const GOptionEntry     entries[] = {
    { "stars", 0, 0, G_OPTION_ARG_STRING, &stars,
      N_("The wound stars of both sides before the battle (0,0)"), N_("A,D") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &sides, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("ATTACKER DEFENDER"),
                       _("Says what can come of a battle, and exactly how likely it is if both "
                         "sides choose best for their points.\nA side is letters of S P N T H "
                         "(sword, spear, net, trident, shield), or lion, bull or bear."));

  lab_setup_add_rules (context, &words);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;
  if (!read_sides (sides, stars, groups) || lab_setup_read (&words, &setup) == NULL)
    return LAB_MISUSED;

  clash_duel_reckon (&duel, &setup, groups);
  print_duel (&duel, groups, wants_json);
  return LAB_DONE;
}
