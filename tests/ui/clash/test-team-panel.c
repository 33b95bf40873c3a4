/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The team panel: every team and beast of a game, and what is said of it. */

#include "clash/by-hand.h"

#include "clash/team-panel.h"

#include "clash/board-side.h"
#include "clash/facts.h"
#include "clash/speech.h"

static const char *
value_of (const ClashFact *facts,
          int              n_facts,
          const char      *label)
{
  for (int i = 0; i < n_facts; i++)
    if (g_str_equal (facts[i].label, label))
      return facts[i].value;

  return NULL;
}

/* The teams of the mock-ups, and the beasts of R2. */
static void
test_facts (void)
{
  ClashGroup red = { .owner = 1, .count = { 2, 0, 1, 1, 0 } };
  ClashGroup ochre = { .owner = 2, .count = { 2, 1, 0, 0, 1 } };
  ClashGroup bull = clash_beast_group (CLASH_BULL);
  ClashFact  facts[CLASH_FACTS_MAX];
  int        n;

  n = clash_facts_list (&red, TRUE, facts);
  g_assert_cmpint (n, ==, 5);
  g_assert_cmpstr (value_of (facts, n, "Rolls"), ==, "3 dice");
  g_assert_cmpstr (value_of (facts, n, "Order"), ==, "first, unless they have a spear");
  g_assert_cmpstr (value_of (facts, n, "Nets"), ==, "one of theirs");
  g_assert_cmpstr (value_of (facts, n, "Throws again"), ==, "if they have no trident");
  g_assert_cmpstr (value_of (facts, n, "Shields"), ==, "none");
  clash_facts_clear (facts, n);

  n = clash_facts_list (&ochre, FALSE, facts);
  g_assert_cmpstr (value_of (facts, n, "Order"), ==, "first, if they have no spear");
  g_assert_cmpstr (value_of (facts, n, "Shields"), ==, "cancel one hit");
  g_assert_cmpstr (value_of (facts, n, "Throws again"), ==, "never");
  clash_facts_clear (facts, n);

  /* R28: no die but for its swords, and no nets. */
  bull.stars = 1;
  n = clash_facts_list (&bull, FALSE, facts);
  g_assert_cmpstr (value_of (facts, n, "Rolls"), ==, "2 dice");
  g_assert_null (value_of (facts, n, "Nets"));
  g_assert_cmpstr (value_of (facts, n, "Hits left"), ==, "2 of 3");
  clash_facts_clear (facts, n);
}

static int
count_slots (GtkWidget  *panel,
             const char *text)
{
  int n = 0;

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (side_find_class (panel, "medallion-name", i))),
                     text))
      n++;

  return n;
}

static void
check (Side      *side,
       GtkWidget *panel,
       int        cell)
{
  const ClashPosition *position = harena_hand_get_position (side->hand);
  const ClashGroup    *group = &position->groups[cell];
  g_autofree char     *title = clash_speech_group_title (VIEW (side->hand), cell);
  GtkWidget           *slots = side_find_class (panel, "team-slots", 0);

  g_assert_cmpstr (side_text (panel, "team-title"), ==, title);
  g_assert_cmpint (gtk_widget_get_visible (slots), ==, group->beast == CLASH_NO_BEAST);
  if (group->beast != CLASH_NO_BEAST)
    return;
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    g_assert_cmpint (count_slots (panel, clash_speech_weapon (kind)), ==, group->count[kind]);
  g_assert_cmpint (count_slots (panel, position->step == CLASH_STEP_ENTER ? "free" : "lost"), ==,
                   CLASH_TEAM_MAX - clash_group_size (group));
}

static void
test_positions (void)
{
  Side       side;
  GtkWidget *panel, *window, *nothing;

  side_open (&side, script_golden ("german-3.harena"));
  panel = follow (side.hand, clash_team_panel_new (side.hand), clash_team_panel_update);
  window = stage_show (panel, 344, 400);
  nothing = side_find_class (panel, "nothing-shown", 0);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      int cell = i % CLASH_CELLS_END;

      side_jump (&side, i);
      if (!clash_is_cell (cell))
        continue;
      look_at_cell (side.hand, cell);
      g_assert_cmpint (gtk_widget_get_visible (nothing), ==,
                       clash_get_shown (VIEW (side.hand)) == CLASH_NO_CELL);
      if (clash_get_shown (VIEW (side.hand)) == cell)
        check (&side, panel, cell);
    }
  stage_close (window);
  side_close (&side);
}

static void
test_names (void)
{
  Side       side;
  GtkWidget *panel, *window, *fact;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  panel = follow (side.hand, clash_team_panel_new (side.hand), clash_team_panel_update);
  window = stage_show (panel, 344, 400);
  look_at_cell (side.hand, clash_read_cell ("b2"));
  fact = side_find_class (panel, "fact", 0);
  gtk_test_accessible_assert_role (fact, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (fact, GTK_ACCESSIBLE_PROPERTY_LABEL, "Rolls: 3 dice");
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/team-panel/facts", test_facts);
  g_test_add_func ("/ui/clash/team-panel/positions", test_positions);
  g_test_add_func ("/ui/clash/team-panel/names", test_names);

  return g_test_run ();
}
