/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with a button for each target, in the order of the board. */

#include "clash/targets.h"

#include "clash/clash.h"
#include "clash/gain-bar.h"
#include "clash/gains.h"
#include "clash/speech.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "settings.h"
#include "widgets/reading.h"
#include "words.h"

typedef struct
{
  GtkWidget *button;
  GtkWidget *crest;
  GtkWidget *head;
  GtkWidget *title;
  GtkWidget *order;
  GtkWidget *bar;
  int        target;
} Row;

struct _ClashTargets
{
  GtkWidget     parent_instance;

  HarenaHand   *hand;
  ClashOdds    *odds;     /* from the first time that they are wanted */

  GtkWidget    *title;
  GtkWidget    *captions;
  GtkWidget    *list;
  Row           rows[CLASH_N_CELLS];

  /* What the rows were made for, so that looking about does not reckon anew. */
  ClashPosition shown;
  int           shown_source;
  int           shown_space;
  int           shown_beast;
  gboolean      shown_odds;
};

G_DEFINE_FINAL_TYPE (ClashTargets, clash_targets, GTK_TYPE_WIDGET)

gboolean
clash_targets_are_there (const HarenaView *view)
{
  ClashCells cells = clash_position (view)->occupied;
  HarenaMove move;

  while (cells != 0)
    if (clash_find_attack (view, clash_take_cell (&cells), &move))
      return TRUE;

  return FALSE;
}

static void
clicked_cb (ClashTargets *self,
            GtkWidget    *button)
{
  for (int i = 0; i < CLASH_N_CELLS; i++)
    if (self->rows[i].button == button)
      {
        harena_hand_press (self->hand, CLASH_SPACE (self->rows[i].target));
        return;
      }
}

/* Looking at a row is looking at the space. */
static void
look_cb (GtkEventController *controller)
{
  GtkWidget    *button = gtk_event_controller_get_widget (controller);
  ClashTargets *self = CLASH_TARGETS (gtk_widget_get_ancestor (button, CLASH_TYPE_TARGETS));

  for (int i = 0; i < CLASH_N_CELLS; i++)
    if (self->rows[i].button == button)
      harena_hand_set_focus (self->hand, CLASH_SPACE (self->rows[i].target));
}

static void
look_away_cb (GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  harena_hand_set_focus (CLASH_TARGETS (gtk_widget_get_ancestor (button, CLASH_TYPE_TARGETS))->hand,
                         HARENA_NO_TARGET);
}

static void
let_look (GtkWidget          *button,
          GtkEventController *controller)
{
  g_signal_connect (controller, "enter", G_CALLBACK (look_cb), NULL);
  g_signal_connect (controller, "leave", G_CALLBACK (look_away_cb), NULL);
  gtk_widget_add_controller (button, controller);
}

static void
add_row (ClashTargets *self,
         Row          *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  row->button = gtk_button_new ();
  row->crest = harena_crest_new (0, 26);
  row->head = harena_icon_new (NULL);
  row->title = gtk_label_new (NULL);
  row->order = gtk_label_new (NULL);
  row->bar = clash_gain_bar_new ();
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_add_css_class (row->button, "target-row");
  gtk_widget_add_css_class (row->title, "heading");
  gtk_widget_add_css_class (row->order, "dim-label");
  gtk_widget_add_css_class (row->order, "caption");
  gtk_image_set_pixel_size (GTK_IMAGE (row->head), 26);
  gtk_label_set_xalign (GTK_LABEL (row->title), 0);
  gtk_label_set_xalign (GTK_LABEL (row->order), 0);
  gtk_label_set_ellipsize (GTK_LABEL (row->title), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (row->order), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), row->title);
  gtk_box_append (GTK_BOX (words), row->order);
  gtk_box_append (GTK_BOX (box), row->crest);
  gtk_box_append (GTK_BOX (box), row->head);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), row->bar);
  gtk_button_set_child (GTK_BUTTON (row->button), box);
  gtk_box_append (GTK_BOX (self->list), row->button);
  g_signal_connect_swapped (row->button, "clicked", G_CALLBACK (clicked_cb), self);
  let_look (row->button, gtk_event_controller_motion_new ());
  let_look (row->button, gtk_event_controller_focus_new ());
}

static void
clash_targets_dispose (GObject *object)
{
  ClashTargets *self = CLASH_TARGETS (object);
  GtkWidget    *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->hand);
  g_clear_pointer (&self->odds, g_free);

  G_OBJECT_CLASS (clash_targets_parent_class)->dispose (object);
}

static void
clash_targets_class_init (ClashTargetsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_targets_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "targets");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/targets.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashTargets, title);
  gtk_widget_class_bind_template_child (widget_class, ClashTargets, captions);
  gtk_widget_class_bind_template_child (widget_class, ClashTargets, list);
}

static void
clash_targets_init (ClashTargets *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < CLASH_N_CELLS; i++)
    add_row (self, &self->rows[i]);
  self->shown_space = CLASH_NO_CELL;
}

/* By how many the other side can net (R17). */
static const char *const first[CLASH_TEAM_MAX + 1] = {
  NC_("who rolls first", "you first"),
  NC_("who rolls first", "you first, they net one"),
  NC_("who rolls first", "you first, they net two"),
  NC_("who rolls first", "you first, they net three"),
  NC_("who rolls first", "you first, they net four"),
};

static const char *const second[CLASH_TEAM_MAX + 1] = {
  NC_("who rolls first", "they first"),
  NC_("who rolls first", "they first, they net one"),
  NC_("who rolls first", "they first, they net two"),
  NC_("who rolls first", "they first, they net three"),
  NC_("who rolls first", "they first, they net four"),
};

static const char *
describe_order (const ClashGain *gain,
                gboolean         beast)
{
  if (beast && !gain->first)
    return C_("who rolls first", "it first");

  return g_dpgettext2 (GETTEXT_PACKAGE, "who rolls first",
                       gain->first ? first[gain->netted] : second[gain->netted]);
}

static void
update_row (ClashTargets    *self,
            Row             *row,
            const ClashGain *gain,
            double           scale,
            gboolean         odds)
{
  HarenaGameModel  *model = harena_hand_get_model (self->hand);
  const ClashGroup *group = &clash_position (harena_hand_get_view (self->hand))->groups[gain->target];
  gboolean          beast = group->beast != CLASH_NO_BEAST;
  HarenaSeat       *taker = harena_game_model_get_seat (model, harena_hand_get_asked (self->hand));
  g_autofree char  *title = clash_speech_group_title (harena_hand_get_view (self->hand), gain->target);
  const char       *order = describe_order (gain, beast);
  g_autofree char  *icon = NULL;
  g_autofree char  *name = NULL;

  row->target = gain->target;
  if (beast)
    {
      icon = g_strdup_printf ("harena-beast-%s-symbolic", clash_beasts[group->beast].word);
      gtk_image_set_from_icon_name (GTK_IMAGE (row->head), icon);
    }
  else
    harena_crest_set_colour (HARENA_CREST (row->crest),
                             harena_seat_get_colour (harena_game_model_get_seat (model,
                                                                                 group->owner)));
  gtk_widget_set_visible (row->crest, !beast);
  gtk_widget_set_visible (row->head, beast);
  gtk_label_set_text (GTK_LABEL (row->title), title);
  gtk_label_set_text (GTK_LABEL (row->order), order);
  gtk_widget_set_tooltip_text (row->button, order);
  gtk_widget_set_visible (row->bar, odds);
  clash_gain_bar_set (CLASH_GAIN_BAR (row->bar), gain->lose, gain->take,
                      harena_seat_get_colour (taker), scale);
  if (odds)
    /* Translators: who can be attacked, “you first”, and points on average; for a screen reader. */
    name = g_strdup_printf (_("%s: %s; on average you lose %.1f and take %.1f"), title, order,
                            gain->lose, gain->take);
  else
    /* Translators: who can be attacked, and “you first”; for a screen reader. */
    name = g_strdup_printf (_("%s: %s"), title, order);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
fill (ClashTargets *self,
      gboolean      odds)
{
  ClashGain        gains[CLASH_N_CELLS];
  double           lose = 0;
  double           take = 0;
  double           scale;
  char             cell[8];
  g_autofree char *title = NULL;
  int              n;

  if (odds && self->odds == NULL)
    {
      self->odds = g_new0 (ClashOdds, 1);
      clash_odds_init (self->odds);
    }
  n = clash_gains_list (self->hand, odds ? self->odds : NULL, gains);
  for (int i = 0; i < n; i++)
    {
      lose = MAX (lose, gains[i].lose);
      take = MAX (take, gains[i].take);
    }
  scale = clash_gain_bar_scale (lose, take);
  for (int i = 0; i < CLASH_N_CELLS; i++)
    {
      gtk_widget_set_visible (self->rows[i].button, i < n);
      if (i < n)
        update_row (self, &self->rows[i], &gains[i], scale, odds);
    }
  gtk_widget_set_visible (self->captions, odds);
  if (n == 0)
    return;
  clash_write_cell (clash_get_space (harena_hand_get_view (self->hand)), cell);
  /* Translators: %s is a space of the arena, such as d2; a list of targets follows. */
  title = g_strdup_printf (_("From %s you can attack"), cell);
  gtk_label_set_text (GTK_LABEL (self->title), title);
}

static void
update (ClashTargets *self)
{
  const ClashPosition *position = harena_hand_get_position (self->hand);
  int                  source = clash_get_source (harena_hand_get_view (self->hand));
  int                  space = clash_get_space (harena_hand_get_view (self->hand));
  int                  beast = clash_get_beast (harena_hand_get_view (self->hand));
  gboolean             odds = g_settings_get_boolean (harena_settings_get_default (), "show-odds");

  if (source == self->shown_source && space == self->shown_space && beast == self->shown_beast
      && odds == self->shown_odds && memcmp (&self->shown, position, sizeof *position) == 0)
    return;

  self->shown = *position;
  self->shown_source = source;
  self->shown_space = space;
  self->shown_beast = beast;
  self->shown_odds = odds;
  fill (self, odds);
}

void
clash_targets_update (GtkWidget   *widget,
                      HarenaChange change)
{
  ClashTargets *self = CLASH_TARGETS (widget);
  int           focus = clash_get_focus (harena_hand_get_view (self->hand));

  if (change & ~HARENA_CHANGE_FOCUS)
    update (self);
  for (int i = 0; i < CLASH_N_CELLS; i++)
    harena_set_css_class (self->rows[i].button, "pointed", self->rows[i].target == focus);
}

GtkWidget *
clash_targets_new (HarenaHand *hand)
{
  ClashTargets *self = g_object_new (CLASH_TYPE_TARGETS, NULL);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (harena_settings_get_default (), "changed::show-odds",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
