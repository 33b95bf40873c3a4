/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list view whose selection is the cursor of the model: whoever moves one moves the other. */

#include "log/log.h"

#include "log/log-item.h"
#include "log/log-list.h"
#include "log/log-row.h"
#include "words.h"

enum
{
  LINE = 27,  /* about as high as one is */
  AROUND = 4, /* lines at most that are seen beyond the one that is looked at */
};

struct _HarenaLog
{
  GtkWidget           parent_instance;

  HarenaHand          *hand;
  HarenaLogList       *list;
  GtkSingleSelection *selection;
  gboolean            updating; /* the selection follows the cursor, not the other way round */
  gboolean            changed;  /* names have, while nobody looked */
  gboolean            by_user;  /* a key or a click may have changed the selection */
  guint               scroll_id;
  guint               shown_at; /* the line that was scrolled to last */

  GtkWidget          *help;
  GtkListView        *view;
};

G_DEFINE_FINAL_TYPE (HarenaLog, harena_log, GTK_TYPE_WIDGET)

static HarenaGameModel *
model_of (HarenaLog *self)
{
  return harena_hand_get_model (self->hand);
}

static gboolean
is_live (HarenaLog *self)
{
  return harena_hand_get_view (self->hand)->live;
}

/* While the game goes on its last line is followed; in review the line at the cursor. */
static guint
line_at_cursor (HarenaLog *self)
{
  HarenaGameModel *model = model_of (self);
  guint            line = harena_log_list_find (self->list, harena_game_model_get_cursor (model));

  if (line != GTK_INVALID_LIST_POSITION && is_live (self))
    return g_list_model_get_n_items (G_LIST_MODEL (self->list)) - 1;

  return line;
}

/* Looks at the position that this line led to; the latest one leads back into the game. */
static void
look_at (HarenaLog *self,
         guint     line)
{
  g_autoptr (HarenaLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->list), line);

  if (item != NULL)
    harena_game_model_jump (model_of (self), harena_log_item_get_move (item) + 1);
}

/* GTK selects a line also when the focus merely comes into the list. That must not take anybody
 * back to the beginning of the game. */
static void
selected_cb (HarenaLog *self)
{
  if (self->updating)
    return;
  if (self->by_user)
    {
      look_at (self, gtk_single_selection_get_selected (self->selection));
      return;
    }

  self->updating = TRUE;
  gtk_single_selection_set_selected (self->selection, line_at_cursor (self));
  self->updating = FALSE;
}

static gboolean
focus_line (HarenaLog *self,
            guint     line)
{
  g_autoptr (HarenaLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->list), line);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);

      if (HARENA_IS_LOG_ROW (row) && harena_log_row_get_item (HARENA_LOG_ROW (row)) == item)
        return gtk_widget_grab_focus (child);
    }
  return FALSE;
}

/* The focus comes in at the line of the cursor, so that the next key goes on from there. It is one
 * stop for Tab, however many lines there are. */
static gboolean
harena_log_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  HarenaLog *self = HARENA_LOG (widget);
  gboolean   within = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (!within && self->selection != NULL)
    return focus_line (self, gtk_single_selection_get_selected (self->selection));
  if (within && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;

  return GTK_WIDGET_CLASS (harena_log_parent_class)->focus (widget, direction);
}

static gboolean
key_pressed_cb (HarenaLog *self,
                guint     key)
{
  self->by_user = key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab;
  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (HarenaLog *self)
{
  self->by_user = TRUE;
}

static void
focus_left_cb (HarenaLog *self)
{
  self->by_user = FALSE;
}

static void
activate_cb (HarenaLog *self,
             guint     line)
{
  look_at (self, line);
}

static void
setup_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
          GtkListItem        *item,
          HarenaLog           *self)
{
  gtk_list_item_set_child (item, harena_log_row_new (self->hand));
}

/* A screen reader asks the widget of GTK's about our row. */
static void
bind_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
         GtkListItem        *item)
{
  GtkWidget       *row = gtk_list_item_get_child (item);
  HarenaLogItem    *line = gtk_list_item_get_item (item);
  g_autofree char *name = harena_log_item_describe (line);

  harena_log_row_set_item (HARENA_LOG_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
unbind_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem        *item)
{
  harena_log_row_set_item (HARENA_LOG_ROW (gtk_list_item_get_child (item)), NULL);
}

/* Who looks back sees some lines around the one he is at, as far as there is room. */
static guint
line_to_show (HarenaLog *self)
{
  guint line = gtk_single_selection_get_selected (self->selection);
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  guint around = MIN (AROUND, gtk_widget_get_height (GTK_WIDGET (self)) / (AROUND * LINE));
  guint before = self->shown_at;

  if (is_live (self) || n_lines == 0)
    return line;
  if (line == GTK_INVALID_LIST_POSITION)
    line = 0;
  self->shown_at = line;
  return line < before ? line - MIN (line, around) : MIN (line + around, n_lines - 1);
}

static gboolean
scroll_cb (gpointer data)
{
  HarenaLog *self = data;
  guint     line = line_to_show (self);

  self->scroll_id = 0;
  if (line != GTK_INVALID_LIST_POSITION && gtk_widget_get_height (GTK_WIDGET (self->view)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", line);
  return G_SOURCE_REMOVE;
}

/* A list that has no size yet loses its rows when it is scrolled: it waits for the next layout. */
static void
scroll (HarenaLog *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, scroll_cb, self, NULL);
}

/* Of several lines about one move any may be selected. */
static void
follow (HarenaLog *self)
{
  guint                    cursor = harena_game_model_get_cursor (model_of (self));
  guint                    line = line_at_cursor (self);
  guint                    selected = gtk_single_selection_get_selected (self->selection);
  g_autoptr (HarenaLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->list), selected);

  if (line == selected)
    return;
  if (!is_live (self) && item != NULL
      && harena_log_item_get_move (item) + 1 == cursor)
    return;
  gtk_single_selection_set_selected (self->selection, line);
  scroll (self);
}

static void
update (HarenaLog *self)
{
  gboolean live = is_live (self);

  self->updating = TRUE;
  harena_log_list_update (self->list);
  follow (self);
  self->updating = FALSE;

  gtk_widget_set_visible (self->help, !live);
  if (live)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "review");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "review");
}

static void
retell (HarenaLog *self)
{
  self->changed = FALSE;
  self->updating = TRUE;
  harena_log_list_retell (self->list);
  self->updating = FALSE;
  update (self);
}

static void
harena_log_map (GtkWidget *widget)
{
  HarenaLog *self = HARENA_LOG (widget);

  if (self->changed)
    retell (self);
  else
    update (self);
  GTK_WIDGET_CLASS (harena_log_parent_class)->map (widget);
  scroll (self);
}

static void
harena_log_dispose (GObject *object)
{
  HarenaLog  *self = HARENA_LOG (object);
  GtkWidget *child;

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->selection);
  g_clear_object (&self->list);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_log_parent_class)->dispose (object);
}

static void
harena_log_class_init (HarenaLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_log_dispose;
  widget_class->focus = harena_log_focus;
  widget_class->map = harena_log_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "log");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/log/log.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaLog, help);
  gtk_widget_class_bind_template_child (widget_class, HarenaLog, view);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
}

static void
harena_log_init (HarenaLog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
harena_log_new (HarenaHand *hand)
{
  HarenaLog                      *self = g_object_new (HARENA_TYPE_LOG, NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  self->hand = g_object_ref (hand);
  self->list = harena_log_list_new (hand);
  self->selection = g_object_new (GTK_TYPE_SINGLE_SELECTION, "autoselect", FALSE, "can-unselect",
                                  TRUE, "model", self->list, NULL);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));

  return GTK_WIDGET (self);
}

/* Nothing is told while nobody sees it, as in a narrow window. */
void
harena_log_update (GtkWidget   *widget,
                   HarenaChange change)
{
  HarenaLog *self = HARENA_LOG (widget);

  self->changed = self->changed || (change & HARENA_CHANGE_SEATS) != 0;
  if (!gtk_widget_get_mapped (widget))
    return;
  if (self->changed)
    retell (self);
  else
    update (self);
}

GtkSelectionModel *
harena_log_get_selection (HarenaLog *self)
{
  g_return_val_if_fail (HARENA_IS_LOG (self), NULL);

  return GTK_SELECTION_MODEL (self->selection);
}
