/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes them, shows those that are there, and updates each once. */

#include "table/parts.h"

#include "log/log.h"
#include "table/score-table.h"
#include "table/strip.h"
#include "widgets/cards.h"
#include "widgets/shrink.h"

const HarenaPart harena_part_scores = {
  .place = HARENA_PLACE_BESIDE,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
  .create = harena_score_table_new,
  .update = harena_score_table_update,
};

const HarenaPart harena_part_strip = {
  .place = HARENA_PLACE_ABOVE,
  .room = HARENA_ROOM_NARROW,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
  .create = harena_strip_new,
  .update = harena_strip_update,
};

const HarenaPart harena_part_cards = {
  .place = HARENA_PLACE_BELOW,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_PICKS,
  .create = harena_card_table_new,
  .update = harena_card_table_update,
  .there = harena_card_table_is_there,
};

const HarenaPart harena_part_log = {
  .place = HARENA_PLACE_BESIDE,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS,
  .create = harena_log_new,
  .update = harena_log_update,
  .takes_rest = TRUE,
};

static const HarenaPart *const plain[] = {
  &harena_part_scores, &harena_part_strip, &harena_part_cards, &harena_part_log, NULL,
};

typedef struct
{
  const HarenaPart *part;
  GtkWidget        *widget;
} Entry;

struct HarenaParts
{
  HarenaHand *hand;
  GArray     *entries; /* of Entry */
  GtkWidget  *box;
};

static HarenaRoom
room_of (const HarenaPart *part)
{
  if (part->room != 0)
    return part->room;

  return part->place == HARENA_PLACE_BESIDE ? HARENA_ROOM_WIDE : HARENA_ROOM_ANY;
}

HarenaParts *
harena_parts_new (HarenaHand *hand,
                  HarenaPlace place,
                  HarenaRoom  room)
{
  HarenaParts             *self = g_new0 (HarenaParts, 1);
  const HarenaPart *const *part = harena_hand_get_face (hand)->parts;

  self->hand = hand;
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL,
                                              place == HARENA_PLACE_BESIDE ? 12 : 0));
  for (part = part != NULL ? part : plain; *part != NULL; part++)
    if ((*part)->place == place && (room_of (*part) & room) != 0)
      {
        Entry entry = { *part, (*part)->create (hand) };

        gtk_widget_set_vexpand (entry.widget, (*part)->takes_rest);
        /* With large type it is drawn smaller before it makes the window wider. */
        gtk_box_append (GTK_BOX (self->box), place == HARENA_PLACE_BESIDE
                                               ? entry.widget
                                               : harena_shrink_new (entry.widget));
        g_array_append_val (self->entries, entry);
      }
  return self;
}

void
harena_parts_free (HarenaParts *self)
{
  g_array_unref (self->entries);
  g_object_unref (self->box);
  g_free (self);
}

GtkWidget *
harena_parts_get_box (HarenaParts *self)
{
  return self->box;
}

/* GTK keeps a widget alive for ever that is hidden while the focus is in it. */
static void
show (GtkWidget *widget,
      gboolean   visible)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (!visible && root != NULL && gtk_widget_get_focus_child (widget) != NULL)
    gtk_root_set_focus (root, NULL);
  gtk_widget_set_visible (widget, visible);
}

void
harena_parts_update (HarenaParts *self,
                     HarenaChange change)
{
  const HarenaView *view = harena_hand_get_view (self->hand);

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      gboolean     there = entry->part->there == NULL || entry->part->there (view);

      show (entry->widget, there);
      if (entry->part->wants == 0 || (entry->part->wants & change) != 0)
        entry->part->update (entry->widget, change);
    }
}
