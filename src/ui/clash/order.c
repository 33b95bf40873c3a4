/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with a row for each seat. */

#include "clash/order.h"

#include "widgets/place.h"
#include "widgets/seat-label.h"
#include "clash/speech.h"
#include "clash/team-dots.h"
#include "widgets/css-class.h"
#include "words.h"

typedef struct
{
  GtkWidget *row;
  GtkWidget *seat;
  GtkWidget *dots;
  GtkWidget *left;
} Row;

struct _ClashOrder
{
  GtkWidget  parent_instance;

  HarenaHand *hand;
  GtkWidget *caption;
  GtkWidget *list;
  Row        rows[HARENA_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (ClashOrder, clash_order, GTK_TYPE_WIDGET)

static void
clash_order_dispose (GObject *object)
{
  ClashOrder *self = CLASH_ORDER (object);

  harena_unparent_children (GTK_WIDGET (object));
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_order_parent_class)->dispose (object);
}

static void
clash_order_class_init (ClashOrderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_order_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "order");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/order.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashOrder, caption);
  gtk_widget_class_bind_template_child (widget_class, ClashOrder, list);
}

static void
clash_order_init (ClashOrder *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_row (ClashOrder *self,
         Row        *row)
{
  row->row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                           "spacing", 8, NULL);
  row->seat = harena_seat_label_new ();
  row->dots = clash_team_dots_new ();
  row->left = gtk_label_new (NULL);
  gtk_widget_add_css_class (row->row, "order-row");
  gtk_widget_add_css_class (row->left, "numeric");
  gtk_widget_add_css_class (row->left, "score-number");
  gtk_widget_set_hexpand (row->seat, TRUE);
  gtk_label_set_width_chars (GTK_LABEL (row->left), 3);
  gtk_label_set_xalign (GTK_LABEL (row->left), 1);
  gtk_box_append (GTK_BOX (row->row), row->seat);
  gtk_box_append (GTK_BOX (row->row), row->dots);
  gtk_box_append (GTK_BOX (row->row), row->left);
  gtk_box_append (GTK_BOX (self->list), row->row);
}

/* R11: they place in turn until no space is empty; a beast that is drawn is still to be placed. */
static int
beasts_left (const ClashPosition *position,
             int                  seat)
{
  int empty = clash_count_cells (clash_empty (position));
  int turns = (seat - position->mover + position->seats) % position->seats;

  return (empty - turns + position->seats - 1) / position->seats;
}

int
clash_order_picks_left (const ClashPosition *position,
                        int                  seat)
{
  if (position->step == CLASH_STEP_ENTER)
    return clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX - position->alive[seat];
  if (position->step == CLASH_STEP_DRAW || position->step == CLASH_STEP_PLACE)
    return beasts_left (position, seat);

  return 0;
}

char *
clash_order_describe (const ClashPosition *position,
                      int                  seat)
{
  int n = clash_order_picks_left (position, seat);

  if (position->step == CLASH_STEP_DRAW || position->step == CLASH_STEP_PLACE)
    return g_strdup_printf (ngettext ("%d beast to place", "%d beasts to place", n), n);

  return g_strdup_printf (ngettext ("%d pick left", "%d picks left", n), n);
}

char *
clash_order_strip_words (const HarenaView *view,
                         int               seat)
{
  const ClashPosition *position = clash_position (view);

  return position->step <= CLASH_STEP_PLACE ? clash_order_describe (position, seat) : NULL;
}

static void
update_row (ClashOrder *self,
            Row        *row,
            int         seat)
{
  HarenaGameModel     *model = harena_hand_get_model (self->hand);
  const ClashPosition *position = harena_hand_get_position (self->hand);
  const char          *who = harena_view_seat (harena_hand_get_view (self->hand), seat);
  gboolean             turn = position->mover == seat;
  g_autofree char     *left = clash_order_describe (position, seat);
  g_autofree char     *name = NULL;
  char                 text[16];

  harena_seat_label_set (HARENA_SEAT_LABEL (row->seat), model, seat, turn);
  clash_team_dots_set (CLASH_TEAM_DOTS (row->dots), position, seat,
                       harena_seat_get_colour (harena_game_model_get_seat (model, seat)));
  g_snprintf (text, sizeof text, "%d", clash_order_picks_left (position, seat));
  gtk_label_set_text (GTK_LABEL (row->left), text);
  harena_set_css_class (row->row, "turn", turn);

  if (turn)
    /* Translators: a seat, and “8 picks left”. */
    name = g_strdup_printf (_("%s, whose turn it is, %s"), who, left);
  else
    name = g_strdup_printf (C_("seat and what it has left", "%s, %s"),
                            who, left);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
update (ClashOrder *self)
{
  const ClashPosition *position = harena_hand_get_position (self->hand);
  gboolean             beasts = position->step == CLASH_STEP_DRAW
                                || position->step == CLASH_STEP_PLACE;

  /* In the fighting nothing of this is true any more, nor is it seen. */
  if (!beasts && position->step != CLASH_STEP_ENTER)
    return;

  gtk_label_set_text (GTK_LABEL (self->caption),
                      beasts ? C_("order of play", "Beasts to place")
                             : C_("order of play", "Picks left"));
  for (int seat = 1; seat <= position->seats; seat++)
    update_row (self, &self->rows[seat - 1], seat);
}

void
clash_order_update (GtkWidget   *widget,
                    HarenaChange change G_GNUC_UNUSED)
{
  update (CLASH_ORDER (widget));
}

GtkWidget *
clash_order_new (HarenaHand *hand)
{
  ClashOrder *self = g_object_new (CLASH_TYPE_ORDER, NULL);

  self->hand = g_object_ref (hand);
  for (int i = 0; i < clash_position (harena_hand_get_view (hand))->seats; i++)
    add_row (self, &self->rows[i]);
  update (self);
  return GTK_WIDGET (self);
}
