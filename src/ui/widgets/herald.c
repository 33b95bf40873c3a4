/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be read out, on its way to the widget that has the focus. */

#include "widgets/herald.h"

#include "widgets/a11y-bus.h"
#include "widgets/sentence.h"

#include <string.h>

enum
{
  LAST = 12, /* as many texts wait while nobody is at the window */
};

typedef struct
{
  char         *text;
  gconstpointer about;
} News;

typedef struct
{
  GtkRoot   *root;
  GArray    *news;
  GtkWidget *lent;     /* it has news in the place of its own description, or NULL */
  guint      cry_id;
} Herald;

/* Whether screen readers know of the program, as far as somebody asked. */
static gboolean known = TRUE;

static void
set_description (GtkWidget  *widget,
                 const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

/* By harena_describe (), or by GTK from the tooltip. */
static const char *
find_description (GtkWidget *widget)
{
  const char *text = g_object_get_data (G_OBJECT (widget), "harena-description");

  if (text == NULL)
    text = gtk_widget_get_tooltip_text (widget);
  return text != NULL ? text : "";
}

static void
give_back (Herald *self)
{
  GtkWidget *lent = self->lent;

  if (lent == NULL)
    return;
  g_clear_weak_pointer (&self->lent);
  set_description (lent, find_description (lent));
}

/* A description that is empty again is not spoken; another one would be, so it waits until the focus
 * is elsewhere. */
static void
lend (Herald     *self,
      GtkWidget  *widget,
      const char *text)
{
  if (self->lent != widget)
    give_back (self);
  set_description (widget, text);
  if (*find_description (widget) == '\0')
    set_description (widget, "");
  else
    g_set_weak_pointer (&self->lent, widget);
}

static void
clear_news (News *news)
{
  g_free (news->text);
}

static char *
join (GArray *news)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < news->len; i++)
    {
      g_autofree char *sentence = harena_sentence (g_array_index (news, News, i).text);

      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
    }
  return g_string_free (text, FALSE);
}

static gboolean
cry_cb (gpointer data)
{
  Herald          *self = data;
  GtkWidget       *focus = gtk_root_get_focus (self->root);
  g_autofree char *text = NULL;

  self->cry_id = 0;
  /* It is tried again when there is somebody. */
  if (self->news->len == 0 || !known || focus == NULL || !gtk_widget_get_mapped (focus)
      || !gtk_window_is_active (GTK_WINDOW (self->root)))
    return G_SOURCE_REMOVE;

  text = join (self->news);
  g_array_set_size (self->news, 0);
  lend (self, focus, text);
  return G_SOURCE_REMOVE;
}

/* After the frame in which everything comes up to date. */
static void
queue (Herald *self)
{
  if (self->cry_id == 0)
    self->cry_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, cry_cb, self, NULL);
}

static void
focus_changed_cb (Herald *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (focus == NULL)
    return;
  if (focus != self->lent)
    give_back (self);
  queue (self);
}

static void
herald_free (gpointer data)
{
  Herald *self = data;

  g_clear_handle_id (&self->cry_id, g_source_remove);
  g_clear_weak_pointer (&self->lent);
  g_array_unref (self->news);
  g_free (self);
}

static Herald *
herald_of (GtkRoot *root)
{
  Herald *self = g_object_get_data (G_OBJECT (root), "harena-herald");

  if (self != NULL)
    return self;
  self = g_new0 (Herald, 1);
  self->root = root;
  self->news = g_array_new (FALSE, FALSE, sizeof (News));
  g_array_set_clear_func (self->news, (GDestroyNotify) clear_news);
  g_object_set_data_full (G_OBJECT (root), "harena-herald", self, herald_free);
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (root, "notify::is-active", G_CALLBACK (focus_changed_cb), self);
  return self;
}

/* What waits and is no longer so, or is in what comes now. */
static void
drop (Herald       *self,
      const char   *text,
      gconstpointer about)
{
  for (guint i = self->news->len; i-- > 0;)
    {
      const News *news = &g_array_index (self->news, News, i);

      if ((about != NULL && news->about == about) || strstr (text, news->text) != NULL)
        g_array_remove_index (self->news, i);
    }
}

static gboolean
is_in_news (Herald     *self,
            const char *text)
{
  for (guint i = 0; i < self->news->len; i++)
    if (strstr (g_array_index (self->news, News, i).text, text) != NULL)
      return TRUE;

  return FALSE;
}

void
harena_herald_cry (GtkRoot      *root,
                   const char   *text,
                   gconstpointer about)
{
  Herald *self;
  News    news = { g_strstrip (g_strdup (text)), about };

  if (!GTK_IS_WINDOW (root))
    {
      clear_news (&news);
      return;
    }
  self = herald_of (root);
  drop (self, news.text, about);
  if (*news.text == '\0' || is_in_news (self, news.text))
    {
      clear_news (&news);
      return;
    }
  if (self->news->len == LAST)
    g_array_remove_index (self->news, 0);
  g_array_append_val (self->news, news);
  queue (self);
}

/* The focus is told of only when it changes. */
static void
known_cb (gpointer data)
{
  GtkWindow *window = g_weak_ref_get (data);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  known = TRUE;
  if (focus != NULL && gtk_window_is_active (window))
    {
      g_object_ref (focus);
      gtk_window_set_focus (window, NULL);
      gtk_window_set_focus (window, focus);
      g_object_unref (focus);
    }
  if (window != NULL)
    queue (herald_of (GTK_ROOT (window)));
  g_clear_object (&window);
  g_weak_ref_clear (data);
  g_free (data);
}

void
harena_herald_await (GtkWindow *window)
{
  const char *access = g_getenv ("GTK_A11Y");
  GWeakRef   *ref;

  /* Told to keep away from the bus, GTK is never listed. */
  if (access != NULL && *access != '\0' && !g_str_equal (access, "atspi"))
    return;
  ref = g_new0 (GWeakRef, 1);
  known = FALSE;
  g_weak_ref_init (ref, window);
  harena_a11y_bus_await (known_cb, ref);
}
