/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything is painted once; a frame only puts it where it is by now. */

#include "clash/battle-tray.h"

#include "clash/battle-paint.h"
#include "clash/battle-tray-art.h"
#include "widgets/look.h"
#include "widgets/type-size.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

enum
{
  APART = 60,     /* milliseconds between two dice */
  FALL = 350,
  TURN = 200,     /* of the disc */
  BOUNCE = 6,     /* pixels */
  LOW = 120,      /* a tray that is lower has no words, */
  DISC_FROM = 180, /* and one that is lower than this no disc */
  LINE = 22,      /* of the caption */
  RIM = 13,
};

static const double last_turns[] = { -9, 6, 13 };

struct _ClashBattleTray
{
  GtkWidget      parent_instance;

  GtkWidget     *caption;
  char           faces[CLASH_DICE_MAX + 1];
  int            target;

  GskRenderNode *sand;        /* painted for this size */
  int            sand_width, sand_height;
  GskRenderNode *dice[3];     /* lethal, hit, miss; for this size */
  int            die_size;
  GskRenderNode *disc;
  int            disc_size;

  AdwAnimation  *fall;        /* in milliseconds, or NULL */
  AdwAnimation  *turn;        /* of the disc, in degrees */
};

G_DEFINE_FINAL_TYPE (ClashBattleTray, clash_battle_tray, GTK_TYPE_WIDGET)

static gboolean
is_low (ClashBattleTray *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) < LOW;
}

static int
find_disc_size (ClashBattleTray *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return height < DISC_FROM ? 0 : MIN (74, height / 5);
}

static void
find_oval (ClashBattleTray *self,
           ClashOval       *oval)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double top = find_disc_size (self) * 0.92;

  oval->rx = MIN (width / 2, 300);
  oval->ry = MAX (1, MIN ((height - top) / 2, oval->rx * 0.66));
  oval->x = width / 2;
  oval->y = top + (height - top) / 2;
  oval->low = is_low (self);
}

static void
forget (ClashBattleTray *self)
{
  g_clear_pointer (&self->sand, gsk_render_node_unref);
  g_clear_pointer (&self->disc, gsk_render_node_unref);
  for (int i = 0; i < 3; i++)
    g_clear_pointer (&self->dice[i], gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Dice and words together take this much of the height within the rim, so that the words end where
 * the bowl is still wide. */
static const double used = 0.84;

/* How wide the bowl is at a part of its height, from 0 in the middle to 1 at the rim. */
static int
width_at (const ClashOval *oval,
          double           deep)
{
  return 2 * (oval->rx - RIM) * sqrt (MAX (0, 1 - deep * deep));
}

/* The height of the words under the dice: a line, or two if they need them. */
static double
find_words (ClashBattleTray *self,
            const ClashOval *oval)
{
  int line = harena_type_pixels (LINE);
  int wide;

  if (is_low (self))
    return 0;
  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  return wide > width_at (oval, used) ? 2 * line : line;
}

static int
find_die_size (ClashBattleTray *self,
               const ClashOval *oval)
{
  int    n_dice = MAX (3, (int) strlen (self->faces));
  double room = 2 * used * (oval->ry - RIM) - find_words (self, oval);
  double high = is_low (self) ? oval->ry : MIN (room / 1.25, oval->ry * 0.66);

  return MAX (8, (int) MIN (high, oval->rx * 1.45 / (n_dice * 1.22)));
}

static void
place_die (ClashBattleTray  *self,
           const ClashOval  *oval,
           int               die,
           graphene_point_t *middle)
{
  static const double heights[] = { 0.06, -0.14, 0.12, -0.08, 0.1 };
  int                 n_dice = strlen (self->faces);
  double              size = find_die_size (self, oval);
  double              lift = find_words (self, oval) / 2;

  middle->x = oval->x + (die - (n_dice - 1) / 2.0) * size * 1.22;
  middle->y = oval->y - lift + heights[die] * size * (is_low (self) ? 0.5 : 1);
}

void
clash_battle_tray_get_die (ClashBattleTray  *self,
                           int               die,
                           graphene_point_t *middle)
{
  ClashOval oval;

  g_return_if_fail (CLASH_IS_BATTLE_TRAY (self));

  find_oval (self, &oval);
  place_die (self, &oval, die, middle);
}

static void
ensure_painted (ClashBattleTray *self,
                const ClashOval *oval)
{
  static const char *const pieces[] = { "die-lethal", "die-hit", "die-miss" };
  GtkWidget *widget = GTK_WIDGET (self);
  int        width = gtk_widget_get_width (widget);
  int        height = gtk_widget_get_height (widget);
  int        die = find_die_size (self, oval);
  int        disc = find_disc_size (self);

  if (self->sand_width != width || self->sand_height != height || self->die_size != die)
    {
      g_clear_pointer (&self->sand, gsk_render_node_unref);
      g_clear_pointer (&self->disc, gsk_render_node_unref);
      for (int i = 0; i < 3; i++)
        g_clear_pointer (&self->dice[i], gsk_render_node_unref);
    }
  self->sand_width = width;
  self->sand_height = height;
  self->die_size = die;
  self->disc_size = disc;

  if (self->sand == NULL)
    self->sand = clash_battle_paint (widget, width, height, clash_tray_paint_sand, (gpointer) oval);
  for (int i = 0; i < 3; i++)
    if (self->dice[i] == NULL)
      self->dice[i] = clash_battle_paint (widget, die * 6 / 5, die * 6 / 5,
                                          clash_tray_paint_die, (gpointer) pieces[i]);
  if (self->disc == NULL && disc > 0)
    self->disc = clash_battle_paint_piece (widget, "disc-attack", disc);
}

static gboolean
is_playing (AdwAnimation *animation)
{
  return animation != NULL && adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING;
}

/* Down, gathering speed, then one bounce. */
static void
snapshot_die (ClashBattleTray *self,
              GtkSnapshot     *snapshot,
              const ClashOval *oval,
              int              die)
{
  double           time = is_playing (self->fall) ? adw_animation_get_value (self->fall) : G_MAXINT;
  double           part = CLAMP ((time - die * APART) / FALL, 0, 1);
  double           turn = last_turns[die % G_N_ELEMENTS (last_turns)];
  double           landed = 0.7;
  double           down = MIN (1, part / landed);
  int              face = self->faces[die] == 'X' ? 0 : self->faces[die] == 'x' ? 1 : 2;
  float            size = self->die_size * 6 / 5;
  graphene_point_t middle;

  if (part <= 0)
    return;
  place_die (self, oval, die, &middle);
  middle.y -= (1 - down * down) * middle.y;
  if (part > landed)
    middle.y -= BOUNCE * sin (G_PI * (part - landed) / (1 - landed));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, turn - 120 * (1 - part));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
  gtk_snapshot_append_node (snapshot, self->dice[face]);
  gtk_snapshot_restore (snapshot);
}

static double
angle_of (int target)
{
  /* Drawn pointing up; the defender stands on the right. */
  return target == CLASH_ATTACKER ? -90 : 90;
}

static void
snapshot_disc (ClashBattleTray *self,
               GtkSnapshot     *snapshot)
{
  double angle = is_playing (self->turn) ? adw_animation_get_value (self->turn)
                                         : angle_of (self->target);
  float  size = self->disc_size;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                                                size / 2));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
  gtk_snapshot_append_node (snapshot, self->disc);
  gtk_snapshot_restore (snapshot);
}

static void
clash_battle_tray_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  ClashBattleTray *self = CLASH_BATTLE_TRAY (widget);
  ClashOval        oval;

  if (gtk_widget_get_width (widget) < 8 || gtk_widget_get_height (widget) < 8)
    return;

  find_oval (self, &oval);
  ensure_painted (self, &oval);
  gtk_snapshot_append_node (snapshot, self->sand);
  if (self->disc != NULL && self->target != CLASH_NO_SIDE)
    snapshot_disc (self, snapshot);
  for (int i = 0; self->faces[i] != '\0'; i++)
    snapshot_die (self, snapshot, &oval, i);
  if (!is_playing (self->fall))
    gtk_widget_snapshot_child (widget, self->caption, snapshot);
}

static void
clash_battle_tray_measure (GtkWidget      *widget G_GNUC_UNUSED,
                           GtkOrientation  orientation,
                           int             for_size G_GNUC_UNUSED,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline G_GNUC_UNUSED,
                           int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = 60;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 456 : 370;
}

/* Words that run over the rim are left out: the dice say the same, and the words are the tray's name
 * for who cannot see them. */
static void
clash_battle_tray_size_allocate (GtkWidget *widget,
                                 int        width G_GNUC_UNUSED,
                                 int        height G_GNUC_UNUSED,
                                 int        baseline G_GNUC_UNUSED)
{
  ClashBattleTray *self = CLASH_BATTLE_TRAY (widget);
  int              caption, wide;
  double           words, bottom;
  ClashOval        oval;

  gtk_widget_set_child_visible (self->caption, !is_low (self));
  if (is_low (self))
    return;

  find_oval (self, &oval);
  words = self->faces[0] != '\0' ? find_words (self, &oval) : 2 * harena_type_pixels (LINE);
  bottom = self->faces[0] != '\0' ? used * (oval.ry - RIM) : words / 2;
  wide = width_at (&oval, bottom / (oval.ry - RIM));
  gtk_widget_measure (self->caption, GTK_ORIENTATION_VERTICAL, wide, NULL, &caption, NULL, NULL);
  gtk_widget_set_child_visible (self->caption, caption <= words + 6);
  gtk_widget_size_allocate (self->caption,
                            &(GtkAllocation) { oval.x - wide / 2,
                                               oval.y + bottom - (words + caption) / 2, wide,
                                               caption }, -1);
}

static void
clash_battle_tray_dispose (GObject *object)
{
  ClashBattleTray *self = CLASH_BATTLE_TRAY (object);

  clash_battle_tray_finish (self);
  g_clear_pointer (&self->caption, gtk_widget_unparent);
  g_clear_pointer (&self->sand, gsk_render_node_unref);
  g_clear_pointer (&self->disc, gsk_render_node_unref);
  for (int i = 0; i < 3; i++)
    g_clear_pointer (&self->dice[i], gsk_render_node_unref);

  G_OBJECT_CLASS (clash_battle_tray_parent_class)->dispose (object);
}

static void
clash_battle_tray_class_init (ClashBattleTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_tray_dispose;
  widget_class->snapshot = clash_battle_tray_snapshot;
  widget_class->measure = clash_battle_tray_measure;
  widget_class->size_allocate = clash_battle_tray_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "battletray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_battle_tray_init (ClashBattleTray *self)
{
  self->target = CLASH_NO_SIDE;
  self->caption = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->caption), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (self->caption), GTK_JUSTIFY_CENTER);
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (forget), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget), NULL);
}

GtkWidget *
clash_battle_tray_new (void)
{
  return g_object_new (CLASH_TYPE_BATTLE_TRAY, NULL);
}

static void
step_cb (double   value G_GNUC_UNUSED,
         gpointer data)
{
  gtk_widget_queue_draw (data);
}

static AdwAnimation *
start (ClashBattleTray *self,
       double           from,
       double           to,
       guint            duration,
       AdwEasing        easing)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (step_cb, self, NULL);
  AdwAnimation       *motion = adw_timed_animation_new (GTK_WIDGET (self), from, to, duration,
                                                        target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (motion), easing);
  adw_animation_play (motion);
  return motion;
}

static void
stop (AdwAnimation **motion)
{
  if (*motion != NULL)
    adw_animation_skip (*motion);
  g_clear_object (motion);
}

static void
turn_disc (ClashBattleTray *self,
           int              target)
{
  int before = self->target;

  if (before == target)
    return;
  stop (&self->turn);
  self->target = target;
  if (before != CLASH_NO_SIDE && target != CLASH_NO_SIDE
      && clash_battle_has_motion (GTK_WIDGET (self)))
    self->turn = start (self, angle_of (before), angle_of (target), TURN, ADW_EASE_OUT_CUBIC);
}

void
clash_battle_tray_update (ClashBattleTray *self,
                          const char      *faces,
                          const char      *caption,
                          int              target)
{
  g_return_if_fail (CLASH_IS_BATTLE_TRAY (self));

  if (!g_str_equal (self->faces, faces))
    clash_battle_tray_finish (self);
  g_strlcpy (self->faces, faces, sizeof self->faces);
  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, caption,
                                  -1);
  turn_disc (self, target);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
clash_battle_tray_throw (ClashBattleTray *self)
{
  guint duration;

  g_return_val_if_fail (CLASH_IS_BATTLE_TRAY (self), 0);

  stop (&self->fall);
  if (self->faces[0] == '\0' || !clash_battle_has_motion (GTK_WIDGET (self)))
    return 0;
  duration = FALL + APART * (strlen (self->faces) - 1);
  self->fall = start (self, 0, duration, duration, ADW_LINEAR);
  return duration;
}

void
clash_battle_tray_finish (ClashBattleTray *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_TRAY (self));

  stop (&self->fall);
  stop (&self->turn);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
