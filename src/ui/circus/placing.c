/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three rows of crests (M8), and below them the words about a hex. */

#include "circus/parts.h"

#include "circus/paint.h"
#include "circus/round.h"
#include "circus/speech.h"
#include "circus/names.h"
#include "widgets/crest.h"
#include "words.h"

typedef struct
{
  HarenaHand *hand;
  GtkWidget  *crests[CIRCUS_TEAM][HARENA_SEATS_MAX];
  GtkWidget  *title;
  GtkWidget  *words;
} Placing;

static void
free_placing (Placing *self)
{
  g_object_unref (self->hand);
  g_free (self);
}

/* M8: who places the chariot with this number, from 0. */
static int
seat_at (const CircusPosition *position,
         int                   number)
{
  int seats = position->seats;

  return number < seats ? number + 1 : seats - number % seats;
}

/* M12: how many chariots that stand there already would move before one on this hex. */
static int
place_in_order (const CircusPosition *position,
                int                   hex)
{
  int before = 0;

  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    if (position->hexes[chariot] != CIRCUS_NOWHERE
        && circus_hexes[position->hexes[chariot]].behind < circus_hexes[hex].behind)
      before++;
  return before + 1;
}

static void
update_words (Placing          *self,
              const HarenaView *view)
{
  const CircusPosition *position = circus_position (view);
  int                   hex = harena_target_of (view->focus, HARENA_TARGET_SPACE);
  g_autofree char      *title = NULL;
  g_autofree char      *distance = NULL;
  g_autofree char      *words = NULL;

  if (hex < 0 || !circus_is_start (hex) || circus_is_taken (position, hex))
    {
      gtk_label_set_text (GTK_LABEL (self->title), _("The start"));
      gtk_label_set_text (GTK_LABEL (self->words),
                          _("Every lane is about equally long. Further on moves earlier; of those "
                            "level the one further in."));
      return;
    }
  distance = circus_words_distance (circus_steps (hex, 0));
  /* Translators: a start hex, such as d18. */
  title = g_strdup_printf (_("%s in the first round"), circus_words_hex (hex).text);
  /* Translators: a number; “30 steps to the finish”; what a start hex is worth. */
  words = g_strdup_printf (_("Moves as number %d of those who stand so far. %s."),
                           place_in_order (position, hex), distance);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->words), words);
}

static void
update (GtkWidget    *part,
        HarenaChange  change G_GNUC_UNUSED)
{
  Placing              *self = g_object_get_data (G_OBJECT (part), "placing");
  const HarenaView     *view = harena_hand_get_view (self->hand);
  const CircusPosition *position = circus_position (view);

  if (position->step != CIRCUS_STEP_PLACE)
    return;
  for (int number = 0; number < circus_n_chariots (position); number++)
    {
      GtkWidget       *crest = self->crests[number / position->seats][number % position->seats];
      int              seat = seat_at (position, number);
      const char      *who = harena_view_seat (view, seat);
      g_autofree char *name = NULL;

      if (number < position->now)
        /* Translators: a player, in the order of placing. */
        name = g_strdup_printf (_("%s, has placed"), who);
      else if (number == position->now)
        /* Translators: a player, in the order of placing. */
        name = g_strdup_printf (_("%s, places now"), who);
      else
        /* Translators: a player, in the order of placing. */
        name = g_strdup_printf (_("%s, still to place"), who);
      harena_crest_set_colour (HARENA_CREST (crest), harena_view_colour (view, seat));
      harena_crest_set_size (HARENA_CREST (crest), number == position->now ? 34 : 24);
      gtk_widget_set_opacity (crest, number < position->now ? 0.35 : 1);
      gtk_widget_set_tooltip_text (crest, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (crest), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
  update_words (self, view);
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_rows (Placing *self,
          GtkGrid *grid,
          int      seats)
{
  const char *const names[CIRCUS_TEAM] = {
    /* Translators: which of the three chariots of everybody. */
    C_("chariot to place", "first"), C_("chariot to place", "second"),
    C_("chariot to place", "third"),
  };

  gtk_grid_set_row_spacing (grid, 6);
  gtk_grid_set_column_spacing (grid, 12);
  for (int row = 0; row < CIRCUS_TEAM; row++)
    {
      gtk_grid_attach (grid, new_label (names[row], "dim-label"), 0, row, 1, 1);
      for (int i = 0; i < seats; i++)
        {
          self->crests[row][i] = harena_crest_new (0, 24);
          gtk_widget_set_size_request (self->crests[row][i], 36, 36);
          gtk_widget_set_halign (self->crests[row][i], GTK_ALIGN_CENTER);
          gtk_widget_set_valign (self->crests[row][i], GTK_ALIGN_CENTER);
          gtk_grid_attach (grid, self->crests[row][i], i + 1, row, 1, 1);
        }
    }
}

static GtkWidget *
create (HarenaHand *hand)
{
  Placing   *self = g_new0 (Placing, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *frame = circus_frame_new (box);
  GtkWidget *grid = gtk_grid_new ();

  self->hand = g_object_ref (hand);
  g_object_set_data_full (G_OBJECT (frame), "placing", self, (GDestroyNotify) free_placing);
  add_rows (self, GTK_GRID (grid), harena_hand_get_view (hand)->n_seats);
  self->title = new_label (NULL, "heading");
  self->words = new_label (NULL, "dim-label");
  gtk_box_append (GTK_BOX (box), new_label (_("Who places when"), "heading"));
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->words);
  update (frame, HARENA_CHANGE_ALL);
  return frame;
}

static gboolean
is_there (const HarenaView *view)
{
  return circus_position (view)->step == CIRCUS_STEP_PLACE;
}

const HarenaPart circus_part_placing = {
  .create = create, .update = update, .there = is_there,
  .wants = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_FOCUS,
};
