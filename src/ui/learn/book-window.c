/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Topics on the left, a page on the right; where it is narrow, one after the other. While something
 * is searched for, the list has what was found, with the words around it. */

#include "learn/book-window.h"

#include "face.h"
#include "learn/book-page.h"
#include "widgets/fit.h"
#include "words.h"

enum
{
  SNIPPET_BEFORE = 24, /* characters before the first word that was found */
  SNIPPET_LENGTH = 90,
};

struct _HarenaBookWindow
{
  AdwWindow          parent_instance;

  AdwLeaflet        *leaflet;
  GtkEditable       *entry;
  GtkListBox        *list;
  AdwWindowTitle    *title;
  GtkScrolledWindow *scrolled;
  AdwClamp          *clamp;

  const HarenaFace  *face;
  GtkWindow         *owner;  /* it is beside this one, or NULL; to be compared only */
  int                topic;
};

G_DEFINE_FINAL_TYPE (HarenaBookWindow, harena_book_window, ADW_TYPE_WINDOW)

/* The row knows its topic by this. */
static GQuark
topic_quark (void)
{
  return g_quark_from_static_string ("harena-rules-topic");
}

static int
topic_of_row (GtkListBoxRow *row)
{
  return GPOINTER_TO_INT (g_object_get_qdata (G_OBJECT (row), topic_quark ()));
}

/* In folded case, so that they can be compared. */
static char **
split_words (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  g_strstrip (folded);
  return g_regex_split_simple ("\\s+", folded, 0, 0);
}

static gboolean
has_all (const char        *text,
         const char *const *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (int i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

/* Any of the words, whatever their case. */
static GRegex *
make_pattern (const char *const *words)
{
  g_autoptr (GString) pattern = g_string_new ("(");

  for (int i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = g_regex_escape_string (words[i], -1);

      g_string_append_printf (pattern, "%s%s", i > 0 ? "|" : "", word);
    }
  g_string_append_c (pattern, ')');
  return g_regex_new (pattern->str, G_REGEX_CASELESS, 0, NULL);
}

/* The words bold. Splitting leaves them at every second place. */
static char *
make_bold (const char *text,
           GRegex     *pattern)
{
  g_auto (GStrv) parts = g_regex_split (pattern, text, 0);
  GString       *markup = g_string_new (NULL);

  for (int i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *part = g_markup_escape_text (parts[i], -1);

      g_string_append_printf (markup, i % 2 == 1 ? "<b>%s</b>" : "%s", part);
    }
  return g_string_free (markup, FALSE);
}

/* A piece of the text about the first of the words that is in it, cut between words. */
static char *
make_snippet (const char        *text,
              const char *const *words)
{
  g_autoptr (GRegex)     pattern = make_pattern (words);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char       *piece = NULL;
  g_autofree char       *markup = NULL;
  const char            *start = text;
  const char            *end;
  int                    at = 0;

  if (g_regex_match (pattern, text, 0, &match))
    g_match_info_fetch_pos (match, 0, &at, NULL);
  for (int i = 0; i < SNIPPET_BEFORE && start < text + at; i++)
    at = g_utf8_prev_char (text + at) - text;
  start = text + at;
  while (start > text && start[-1] != ' ')
    start--;
  end = g_utf8_strlen (start, -1) > SNIPPET_LENGTH
          ? g_utf8_offset_to_pointer (start, SNIPPET_LENGTH)
          : start + strlen (start);
  while (*end != '\0' && *end != ' ')
    end++;

  piece = g_strstrip (g_strndup (start, end - start));
  markup = make_bold (piece, pattern);
  return g_strdup_printf ("%s%s%s", start > text ? "… " : "", markup,
                          *end != '\0' && end[1] != '\0' ? " …" : "");
}

static GtkWidget *
row_new (HarenaBookWindow *self,
         int               topic,
         const char       *snippet)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL,
                                   "label", _(self->face->book->topics[topic].title),
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   NULL);

  g_object_set_qdata (G_OBJECT (row), topic_quark (), GINT_TO_POINTER (topic));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), title);
  if (snippet != NULL)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                       "label", snippet,
                                       "use-markup", TRUE,
                                       "xalign", 0.0,
                                       "wrap", TRUE,
                                       NULL);

      gtk_widget_add_css_class (title, "heading");
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(self->face->book->topics[topic].title), -1);
  return row;
}

static void
clear_list (HarenaBookWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* Titles that have the words come first. */
static void
list_found (HarenaBookWindow  *self,
            const char *const *words)
{
  for (int in_title = 1; in_title >= 0; in_title--)
    for (guint i = 0; i < self->face->book->n_topics; i++)
      {
        g_autofree char *text = harena_book_to_text (&self->face->book->topics[i]);
        g_autofree char *all = g_strdup_printf ("%s %s", _(self->face->book->topics[i].title), text);
        g_autofree char *snippet = NULL;

        if (has_all (_(self->face->book->topics[i].title), words) != in_title || !has_all (all, words))
          continue;
        snippet = make_snippet (text, words);
        gtk_list_box_append (self->list, row_new (self, i, snippet));
      }
}

static void
select_topic (HarenaBookWindow *self)
{
  GtkListBoxRow *row;

  gtk_list_box_unselect_all (self->list);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (topic_of_row (row) == self->topic)
      gtk_list_box_select_row (self->list, row);
}

static void
update_list (HarenaBookWindow *self)
{
  g_auto (GStrv) words = split_words (gtk_editable_get_text (self->entry));

  clear_list (self);
  if (words[0] != NULL && words[0][0] != '\0')
    list_found (self, (const char *const *) words);
  else
    for (guint i = 0; i < self->face->book->n_topics; i++)
      gtk_list_box_append (self->list, row_new (self, i, NULL));
  select_topic (self);
}

static void
show_topic (HarenaBookWindow *self,
            int               topic)
{
  self->topic = topic;
  adw_clamp_set_child (self->clamp, harena_book_page_new (self->face,
                                                           &self->face->book->topics[topic]));
  adw_window_title_set_title (self->title, _(self->face->book->topics[topic].title));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  select_topic (self);
}

static void
open_topic (HarenaBookWindow *self,
            int               topic)
{
  show_topic (self, topic);
  adw_leaflet_set_visible_child_name (self->leaflet, "page");
}

static void
search_changed_cb (HarenaBookWindow *self)
{
  update_list (self);
}

static void
row_activated_cb (HarenaBookWindow *self,
                  GtkListBoxRow    *row)
{
  open_topic (self, topic_of_row (row));
}

/* Where both are seen, the page follows the arrow keys. */
static void
row_selected_cb (HarenaBookWindow *self,
                 GtkListBoxRow    *row)
{
  if (row != NULL && topic_of_row (row) != self->topic && !adw_leaflet_get_folded (self->leaflet))
    show_topic (self, topic_of_row (row));
}

/* Enter opens the first that was found. */
static void
search_activated_cb (HarenaBookWindow *self)
{
  GtkListBoxRow *row;

  update_list (self);
  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    open_topic (self, topic_of_row (row));
}

static gboolean
clear_search (HarenaBookWindow *self)
{
  if (*gtk_editable_get_text (self->entry) == '\0')
    return FALSE;

  gtk_editable_set_text (self->entry, "");
  update_list (self);
  return TRUE;
}

/* Escape steps back: what is searched for, then from the page to the topics, then out. */
static void
step_back (GtkWidget  *widget,
           const char *action G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaBookWindow *self = HARENA_BOOK_WINDOW (widget);
  gboolean          on_page = adw_leaflet_get_folded (self->leaflet)
                              && g_str_equal (adw_leaflet_get_visible_child_name (self->leaflet),
                                              "page");

  if (on_page)
    adw_leaflet_set_visible_child_name (self->leaflet, "contents");
  else if (!clear_search (self))
    gtk_window_close (GTK_WINDOW (self));
}

static void
stop_search_cb (HarenaBookWindow *self)
{
  step_back (GTK_WIDGET (self), NULL, NULL);
}

static void
open_action (GtkWidget  *widget,
             const char *action G_GNUC_UNUSED,
             GVariant   *parameter)
{
  HarenaBookWindow *self = HARENA_BOOK_WINDOW (widget);
  int               topic = harena_book_find (self->face->book,
                                              g_variant_get_string (parameter, NULL));

  if (topic >= 0)
    open_topic (self, topic);
}

static void
contents_action (GtkWidget  *widget,
                 const char *action G_GNUC_UNUSED,
                 GVariant   *parameter G_GNUC_UNUSED)
{
  adw_leaflet_set_visible_child_name (HARENA_BOOK_WINDOW (widget)->leaflet, "contents");
}

static void
search_action (GtkWidget  *widget,
               const char *action G_GNUC_UNUSED,
               GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaBookWindow *self = HARENA_BOOK_WINDOW (widget);

  adw_leaflet_set_visible_child_name (self->leaflet, "contents");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
harena_book_window_class_init (HarenaBookWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/learn/book-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaBookWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, HarenaBookWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, HarenaBookWindow, list);
  gtk_widget_class_bind_template_child (widget_class, HarenaBookWindow, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaBookWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HarenaBookWindow, clamp);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);

  gtk_widget_class_install_action (widget_class, "rules.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "rules.contents", NULL, contents_action);
  gtk_widget_class_install_action (widget_class, "rules.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, step_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "rules.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rules.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.contents",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
harena_book_window_init (HarenaBookWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Who walks through the paragraphs with Tab does not want each of them selected. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-label-select-on-focus", FALSE,
                NULL);
}

/* On the topic in the list, from where the arrow keys lead on; not on one that was not found. */
static void
focus (HarenaBookWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->entry));
}

/* Each window has a book of its own beside it: whatever happens to another is nothing to it. */
static HarenaBookWindow *
find_window (GtkWindow        *owner,
             const HarenaFace *face)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (HARENA_IS_BOOK_WINDOW (at->data) && HARENA_BOOK_WINDOW (at->data)->owner == owner
        && HARENA_BOOK_WINDOW (at->data)->face == face)
      return at->data;

  return NULL;
}

static HarenaBookWindow *
make_window (GtkWindow        *owner,
             const HarenaFace *face)
{
  HarenaBookWindow *self = g_object_new (HARENA_TYPE_BOOK_WINDOW, NULL);

  self->face = face;
  self->owner = owner;
  update_list (self);
  show_topic (self, 0);
  if (owner != NULL)
    {
      harena_fit_window (GTK_WINDOW (self), owner);
      g_signal_connect_object (owner, "destroy", G_CALLBACK (gtk_window_destroy), self,
                               G_CONNECT_SWAPPED);
    }
  return self;
}

void
harena_book_window_present (GtkWindow        *parent,
                            const HarenaGame *game,
                            const char       *topic)
{
  const HarenaFace *face = harena_face_of (game);
  HarenaBookWindow *self;
  int               index;

  g_return_if_fail (face != NULL);

  if (face->book == NULL)
    return;
  self = find_window (parent, face);
  if (self == NULL)
    self = make_window (parent, face);
  index = topic != NULL ? harena_book_find (face->book, topic) : -1;
  if (index >= 0)
    open_topic (self, index);
  gtk_window_present (GTK_WINDOW (self));
  focus (self);
}
