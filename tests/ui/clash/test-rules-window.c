/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book: every topic opens, links lead somewhere, search finds, and roles are right. */

#include "clash/by-hand.h"
#include "clash/clash.h"

#include "clash/diagram.h"
#include "clash/book.h"
#include "learn/book-window.h"
#include "stage.h"

/* What the questions of the game and the cards of the coach point to. */
static const char *const wanted[] = {
  "overview", "entry", "beasts-enter", "attack", "moving", "first", "nets", "dice", "again",
  "shields", "losses", "beasts", "beast-roller", "no-gladiators", "end", "editions",
};

static GtkWidget *
find_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (HARENA_IS_BOOK_WINDOW (window))
        return window;
    }
  return NULL;
}

static GtkWidget *
open_window (const char *topic)
{
  harena_book_window_present (NULL, &clash_game, topic);
  stage_settle ();
  return find_window ();
}

static void
close_window (GtkWidget *window)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
  g_assert_finalize_object (window);
  g_assert_null (find_window ());
}

static gpointer
child (GtkWidget  *window,
       const char *name)
{
  return gtk_widget_get_template_child (window, HARENA_TYPE_BOOK_WINDOW, name);
}

/* The first widget with this role below another, or NULL. */
static GtkWidget *
find_role (GtkWidget         *widget,
           GtkAccessibleRole  role)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role)
    return widget;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    {
      GtkWidget *found = find_role (c, role);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static const char *
page_title (GtkWidget *window)
{
  GtkWidget *heading = find_role (adw_clamp_get_child (child (window, "clamp")),
                                  GTK_ACCESSIBLE_ROLE_HEADING);

  return gtk_label_get_label (GTK_LABEL (heading));
}

static int
count_rows (GtkWidget *window)
{
  int n = 0;

  while (gtk_list_box_get_row_at_index (child (window, "list"), n) != NULL)
    n++;
  return n;
}

static void
search (GtkWidget  *window,
        const char *words)
{
  gtk_editable_set_text (child (window, "entry"), words);
  g_signal_emit_by_name (child (window, "entry"), "search-changed");
}

static void
test_topics (void)
{
  GtkWidget *window = open_window (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      int index = harena_book_find (&clash_book, wanted[i]);

      g_assert_cmpint (index, >=, 0);
      g_assert_true (open_window (wanted[i]) == window);
      g_assert_cmpstr (page_title (window), ==, clash_book.topics[index].title);
      g_assert_nonnull (gtk_list_box_get_selected_row (child (window, "list")));
    }

  /* With no topic, or with none that there is, it stays where it is. */
  open_window ("");
  open_window ("hippopotamus");
  g_assert_cmpstr (page_title (window), ==, "The two editions");
  close_window (window);
}

/* Every link of every text leads to a topic, and every picture can be drawn. */
static void
test_links (void)
{
  g_autoptr (GRegex) pattern = g_regex_new ("<a href=\"([^\"]*)\">", 0, 0, NULL);
  guint              n_links = 0;

  for (guint i = 0; i < clash_book.n_topics; i++)
    for (guint j = 0; j < clash_book.topics[i].n_blocks; j++)
      {
        const HarenaBookBlock  *block = &clash_book.topics[i].blocks[j];
        g_autoptr (GMatchInfo) match = NULL;

        if (block->picture != NULL)
          g_assert_true (clash_diagram_is_valid (block->picture));
        if (block->text == NULL)
          continue;
        for (g_regex_match (pattern, block->text, 0, &match); g_match_info_matches (match);
             g_match_info_next (match, NULL), n_links++)
          {
            g_autofree char *id = g_match_info_fetch (match, 1);

            g_assert_cmpint (harena_book_find (&clash_book, id), >=, 0);
          }
      }
  g_assert_cmpuint (n_links, >, 10);
}

/* A table has whole rows. */
static void
test_tables (void)
{
  for (guint i = 0; i < clash_book.n_topics; i++)
    for (guint j = 0; j < clash_book.topics[i].n_blocks; j++)
      {
        const HarenaBookBlock *block = &clash_book.topics[i].blocks[j];

        if (block->kind == HARENA_BOOK_TABLE)
          g_assert_cmpuint (g_strv_length ((char **) block->cells) % strlen (block->widths), ==, 0);
      }
}

static void
test_activate (void)
{
  GtkWidget *window = open_window ("overview");
  gboolean   handled = FALSE;
  GtkWidget *label = gtk_widget_get_first_child (adw_clamp_get_child (child (window, "clamp")));

  while (!GTK_IS_LABEL (label) || strstr (gtk_label_get_label (GTK_LABEL (label)), "href") == NULL)
    label = gtk_widget_get_next_sibling (label);
  g_assert_true (gtk_label_get_selectable (GTK_LABEL (label)));
  g_signal_emit_by_name (label, "activate-link", "dice", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (page_title (window), ==, "The dice");
  close_window (window);
}

/* Where the list and the page are both seen, the arrow keys turn the pages. */
static void
test_select (void)
{
  GtkWidget  *window = open_window ("overview");
  GtkListBox *list = child (window, "list");

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 1));
  g_assert_cmpstr (page_title (window), ==, clash_book.topics[1].title);
  close_window (window);
}

static void
test_search (void)
{
  GtkWidget *window = open_window ("overview");

  g_assert_cmpint (count_rows (window), ==, clash_book.n_topics);
  search (window, "NETTED");
  g_assert_cmpint (count_rows (window), >, 1);
  g_assert_cmpint (count_rows (window), <, clash_book.n_topics);

  /* A topic can be asked for that was not found. */
  open_window ("end");
  g_assert_cmpstr (page_title (window), ==, "The end and the points");

  /* What has the word in its title comes first, and Enter opens it. */
  search (window, "  shields ");
  g_signal_emit_by_name (child (window, "entry"), "activate");
  g_assert_cmpstr (page_title (window), ==, "Shields");

  /* All words must be there; what looks like a pattern is none. */
  search (window, "eldest lethal");
  g_assert_cmpint (count_rows (window), ==, 0);
  search (window, "(.*[");
  g_assert_cmpint (count_rows (window), ==, 0);
  search (window, "28");
  g_assert_cmpint (count_rows (window), >, 0);
  close_window (window);
}

/* Escape clears the search first, and then closes. */
static void
test_escape (void)
{
  GtkWidget *window = open_window ("overview");

  gtk_widget_activate_action (window, "rules.search", NULL);
  g_assert_true (gtk_widget_get_focus_child (child (window, "entry")) != NULL);
  search (window, "lion");
  gtk_widget_activate_action (window, "rules.back", NULL);
  g_assert_cmpstr (gtk_editable_get_text (child (window, "entry")), ==, "");
  g_assert_cmpint (count_rows (window), ==, clash_book.n_topics);
  gtk_widget_activate_action (window, "rules.back", NULL);
  stage_settle ();
  g_assert_null (find_window ());
}

/* Narrow: one after the other, with a way back. */
static void
test_narrow (void)
{
  GtkWidget  *window;
  AdwLeaflet *leaflet;

  harena_book_window_present (NULL, &clash_game, "nets");
  window = find_window ();
  leaflet = child (window, "leaflet");
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  stage_wait_until (adw_leaflet_get_folded (leaflet));
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (leaflet), ==, "page");
  gtk_widget_activate_action (window, "rules.contents", NULL);
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (leaflet), ==, "contents");

  for (guint i = 0; i < clash_book.n_topics; i++)
    {
      int minimum;

      open_window (clash_book.topics[i].id);
      gtk_widget_measure (adw_clamp_get_child (child (window, "clamp")),
                          GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  close_window (window);
}

static void
test_roles (void)
{
  GtkWidget *window = open_window ("editions");
  GtkWidget *page = adw_clamp_get_child (child (window, "clamp"));
  GtkWidget *heading = find_role (page, GTK_ACCESSIBLE_ROLE_HEADING);

  gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 1);
  g_assert_nonnull (find_role (page, GTK_ACCESSIBLE_ROLE_TABLE));
  g_assert_nonnull (find_role (page, GTK_ACCESSIBLE_ROLE_ROW));
  g_assert_nonnull (find_role (page, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER));
  g_assert_nonnull (find_role (page, GTK_ACCESSIBLE_ROLE_CELL));
  open_window ("dice");
  page = adw_clamp_get_child (child (window, "clamp"));
  gtk_test_accessible_assert_property (find_role (page, GTK_ACCESSIBLE_ROLE_IMG),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A lethal hit, a hit and a miss.");
  close_window (window);
}

/* It goes with the window of the game, and is not in its way. */
static void
test_parent (void)
{
  GtkWidget *parent = gtk_window_new ();

  harena_book_window_present (GTK_WINDOW (parent), &clash_game, "overview");
  stage_settle ();
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (find_window ())));
  gtk_window_destroy (GTK_WINDOW (parent));
  stage_settle ();
  g_assert_null (find_window ());
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/rules-window/topics", test_topics);
  g_test_add_func ("/ui/clash/rules-window/links", test_links);
  g_test_add_func ("/ui/clash/rules-window/tables", test_tables);
  g_test_add_func ("/ui/clash/rules-window/activate", test_activate);
  g_test_add_func ("/ui/clash/rules-window/select", test_select);
  g_test_add_func ("/ui/clash/rules-window/search", test_search);
  g_test_add_func ("/ui/clash/rules-window/escape", test_escape);
  g_test_add_func ("/ui/clash/rules-window/narrow", test_narrow);
  g_test_add_func ("/ui/clash/rules-window/roles", test_roles);
  g_test_add_func ("/ui/clash/rules-window/parent", test_parent);

  return g_test_run ();
}
