/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes through the beats of a round while the model waits. */

#include "imperium/scene.h"

#include "imperium/scene-paint.h"
#include "widgets/crest.h"
#include "widgets/type-size.h"
#include "words.h"

#include <adwaita.h>

enum
{
  FRAMES = 30,   /* milliseconds between two pictures while something moves */
  MOTION = 1000, /* milliseconds of it at the most */
};

struct _ImperiumScene
{
  GtkWidget       parent_instance;

  HarenaHand     *hand;
  GtkWidget      *box;
  AdwWindowTitle *title;
  GtkWidget      *menu;
  GtkWidget      *picture;
  HarenaCrest    *crest;
  GtkLabel       *question;
  GtkLabel       *help;

  GArray         *beats;      /* of ImperiumBeat; NULL while nothing is told */
  guint           beat;
  ImperiumReveal  reveal;
  gboolean        fresh;      /* a move was just played */
  guint           timer;      /* to the next beat */
  guint           frames;     /* while something moves */
  gint64          begun;      /* when this beat began */
};

G_DEFINE_FINAL_TYPE (ImperiumScene, imperium_scene, GTK_TYPE_WIDGET)

static HarenaGameModel *
model_of (ImperiumScene *self)
{
  return harena_hand_get_model (self->hand);
}

static const ImperiumBeat *
beat_now (ImperiumScene *self)
{
  return &g_array_index (self->beats, ImperiumBeat, self->beat);
}

/* It is over before the beat is. */
static guint
time_of_motion (ImperiumScene *self)
{
  return harena_game_model_get_pace (model_of (self)) == HARENA_PACE_FAST ? MOTION / 2 : MOTION;
}

static double
part_of_beat (ImperiumScene *self)
{
  if (self->frames == 0)
    return 1;

  return MIN (1, (g_get_monotonic_time () - self->begun) / (time_of_motion (self) * 1000.0));
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  ImperiumScene   *self = data;
  ImperiumPainting painting = { .reveal = &self->reveal };

  if (self->beats == NULL)
    return;

  painting.beat = beat_now (self);
  painting.view = harena_hand_get_view (self->hand);
  painting.part = part_of_beat (self);
  painting.type = 100.0 / harena_type_room (100);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &painting.text);
  if (painting.beat->kind <= IMPERIUM_BEAT_ORACLE)
    imperium_paint_cards (cr, &painting, width, height);
  else
    imperium_paint_scoring (cr, &painting, width, height);
}

/* While nothing is told there is nothing to be seen of it. */
static void
show_beat (ImperiumScene *self)
{
  const ImperiumBeat *beat = beat_now (self);
  g_autofree char    *round = g_strdup_printf (_("Round %d"), self->reveal.open.round);
  g_autofree char    *title = beat->kind >= IMPERIUM_BEAT_COUNT
                                ? g_strdup_printf (_("%s is scored"),
                                                   imperium_provinces[beat->province].name)
                                : g_strdup (beat->title);
  int                 colour = harena_view_colour (harena_hand_get_view (self->hand), beat->seat);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, round);
  gtk_label_set_text (self->question, beat->title);
  gtk_label_set_text (self->help, beat->help != NULL ? beat->help : "");
  gtk_widget_set_visible (GTK_WIDGET (self->help), beat->help != NULL);
  harena_crest_set_colour (self->crest, colour);
  gtk_widget_set_visible (GTK_WIDGET (self->crest), colour != 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  beat->title, -1);
  gtk_widget_queue_draw (self->picture);
}

static void
stop (ImperiumScene *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->frames, g_source_remove);
  if (self->beats == NULL)
    return;

  g_clear_pointer (&self->beats, g_array_unref);
  harena_game_model_release (model_of (self));
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
}

/* How long a beat is looked at, in milliseconds. */
static guint
time_of (ImperiumScene *self)
{
  static const guint times[] = {
    [HARENA_PACE_INSTANT] = 0, [HARENA_PACE_FAST] = 900, [HARENA_PACE_NORMAL] = 2200,
    [HARENA_PACE_SLOW] = 4000,
  };
  guint              time = times[harena_game_model_get_pace (model_of (self))];

  return beat_now (self)->kind == IMPERIUM_BEAT_CARDS ? time + time / 2 : time;
}

static gboolean next_cb (gpointer data);

static gboolean
frame_cb (gpointer data)
{
  ImperiumScene *self = data;

  gtk_widget_queue_draw (self->picture);
  if (part_of_beat (self) < 1)
    return G_SOURCE_CONTINUE;

  self->frames = 0;
  return G_SOURCE_REMOVE;
}

static void
run_beat (ImperiumScene *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->frames, g_source_remove);
  self->begun = g_get_monotonic_time ();
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    self->frames = g_timeout_add (FRAMES, frame_cb, self);
  show_beat (self);
  self->timer = g_timeout_add (time_of (self), next_cb, self);
}

static void
go_on (ImperiumScene *self)
{
  if (self->beats == NULL)
    return;

  if (self->beat + 1 == self->beats->len)
    {
      stop (self);
      return;
    }
  self->beat++;
  run_beat (self);
}

static gboolean
next_cb (gpointer data)
{
  ImperiumScene *self = data;

  self->timer = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static void
played_cb (ImperiumScene *self)
{
  self->fresh = TRUE;
}

/* Only what has just been played is told; what is undone or looked through is not. */
static void
cursor_moved_cb (ImperiumScene *self)
{
  HarenaGameModel *model = model_of (self);
  guint            cursor = harena_game_model_get_cursor (model);
  gboolean         fresh = self->fresh;
  ImperiumPosition before, after;
  HarenaTelling    telling;

  self->fresh = FALSE;
  stop (self);
  if (!fresh || cursor == 0 || !harena_game_model_get_live (model)
      || harena_game_model_get_pace (model) == HARENA_PACE_INSTANT)
    return;

  harena_telling_init (&telling, harena_hand_get_face (self->hand), model, cursor - 1, &before,
                       &after);
  if (!imperium_reveal (&telling, &self->reveal))
    return;
  harena_game_model_hold (model);
  self->beats = imperium_beats_new (&telling, &self->reveal);
  self->beat = 0;
  run_beat (self);
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
}

static gboolean
key_pressed_cb (ImperiumScene   *self,
                guint            key,
                guint            code G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if (self->beats == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_Right:
      go_on (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      stop (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static GtkWidget *
skip_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-skip-forward-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.skip");
  gtk_widget_set_tooltip_text (button, _("Skip ahead"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Skip ahead"), -1);
  return button;
}

static GtkWidget *
header_new (ImperiumScene *self)
{
  GtkWidget *header = adw_header_bar_new ();

  self->title = ADW_WINDOW_TITLE (adw_window_title_new ("", ""));
  self->menu = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu), "open-menu-symbolic");
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (self->menu), TRUE);
  gtk_widget_set_tooltip_text (self->menu, _("Main Menu"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Main Menu"), -1);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), GTK_WIDGET (self->title));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), skip_button_new ());
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->menu);
  return header;
}

static GtkLabel *
label_new (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  return GTK_LABEL (label);
}

static GtkWidget *
bar_new (ImperiumScene *self)
{
  GtkWidget *bar = g_object_new (GTK_TYPE_BOX, "spacing", 14, "margin-start", 16, "margin-end", 16,
                                 "margin-top", 12, "margin-bottom", 12, "height-request", 64, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *next;

  self->crest = HARENA_CREST (harena_crest_new (0, 42));
  gtk_widget_set_valign (GTK_WIDGET (self->crest), GTK_ALIGN_CENTER);
  self->question = label_new ("title-4");
  self->help = label_new ("dim-label");
  next = gtk_button_new_with_label (_("Continue"));
  gtk_widget_add_css_class (next, "suggested-action");
  gtk_widget_set_valign (next, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (next, "clicked", G_CALLBACK (go_on), self);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->question));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->help));
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->crest));
  gtk_box_append (GTK_BOX (bar), words);
  gtk_box_append (GTK_BOX (bar), next);
  return bar;
}

static void
imperium_scene_dispose (GObject *object)
{
  ImperiumScene *self = IMPERIUM_SCENE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->frames, g_source_remove);
  if (self->beats != NULL)
    {
      g_clear_pointer (&self->beats, g_array_unref);
      harena_game_model_release (model_of (self));
    }
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (imperium_scene_parent_class)->dispose (object);
}

static void
imperium_scene_class_init (ImperiumSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = imperium_scene_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "imperiumscene");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
imperium_scene_init (ImperiumScene *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), header_new (self));
  self->picture = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw_cb, self, NULL);
  gtk_widget_set_vexpand (self->picture, TRUE);
  gtk_widget_set_margin_top (self->picture, 12);
  gtk_widget_set_size_request (self->picture, 320, 300);
  gtk_box_append (GTK_BOX (self->box), self->picture);
  gtk_box_append (GTK_BOX (self->box), bar_new (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
imperium_scene_new (HarenaHand *hand)
{
  ImperiumScene   *self = g_object_new (IMPERIUM_TYPE_SCENE, NULL);
  HarenaGameModel *model = harena_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (model, "move-played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static void
update_scene (GtkWidget   *scene,
              HarenaChange change)
{
  ImperiumScene *self = IMPERIUM_SCENE (scene);

  if (self->beats != NULL && (change & HARENA_CHANGE_SEATS) != 0)
    show_beat (self);
}

static gboolean
is_on (GtkWidget *scene)
{
  return IMPERIUM_SCENE (scene)->beats != NULL;
}

static void
skip (GtkWidget *scene)
{
  stop (IMPERIUM_SCENE (scene));
}

static void
set_menu (GtkWidget  *scene,
          GMenuModel *menu)
{
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (IMPERIUM_SCENE (scene)->menu), menu);
}

const HarenaScene imperium_scene = {
  .create = imperium_scene_new,
  .update = update_scene,
  .is_on = is_on,
  .is_telling = is_on,
  .skip = skip,
  .whole = TRUE,
  .set_menu = set_menu,
};
