/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In the table everybody's five cards, and for each chariot how far it has to go: the number of
 * steps, an egg when it has been once round, a line under the leader, a laurel at home. */

#include "circus/scores.h"

#include "circus/paint.h"
#include "circus/race.h"
#include "circus/round.h"
#include "circus/way.h"
#include "circus/names.h"
#include "widgets/art.h"
#include "widgets/brush.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  CARD = 17,
  CARD_HEIGHT = 24,
  CARD_STEP = 19,
  STEPS = 25,       /* the width for a chariot */
  HEIGHT = 28,
  LAUREL = 20,
  EGG = 11,
};

/* What a cell shows. */
typedef struct
{
  int     colour;
  guint   cards;
  gint16  steps[CIRCUS_TEAM];
  guint8  eggs[CIRCUS_TEAM];
  int     leader;             /* of the team, or -1 */
} Cell;

static void
set_cell (GtkWidget  *area,
          const Cell *cell)
{
  g_object_set_data_full (G_OBJECT (area), "cell", g_memdup2 (cell, sizeof *cell), g_free);
  gtk_widget_queue_draw (area);
}

static void
draw_cards_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width G_GNUC_UNUSED,
               int             height,
               gpointer        data G_GNUC_UNUSED)
{
  const Cell *cell = g_object_get_data (G_OBJECT (area), "cell");

  if (cell == NULL)
    return;
  cairo_translate (cr, 0, (height - CARD_HEIGHT) / 2);
  for (int card = 1; card <= CIRCUS_CARDS; card++)
    {
      circus_paint_card (cr, CARD, CARD_HEIGHT, card, cell->colour,
                         (cell->cards & circus_card_bit (card)) == 0);
      cairo_translate (cr, CARD_STEP, 0);
    }
}

static void
draw_steps_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width G_GNUC_UNUSED,
               int             height,
               gpointer        data G_GNUC_UNUSED)
{
  const Cell *cell = g_object_get_data (G_OBJECT (area), "cell");
  GdkRGBA     colour;
  char        text[8];

  if (cell == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  for (int i = 0; i < CIRCUS_TEAM; i++)
    {
      double x = STEPS * (i + 0.5);

      if (cell->steps[i] == 0)
        {
          harena_art_draw (cr, "circus/laurel-home", x, height / 2.0, LAUREL, NULL);
          continue;
        }
      g_snprintf (text, sizeof text, "%d", cell->steps[i]);
      harena_brush_text_about (cr, cell->steps[i] < 0 ? "–" : text, x, height / 2.0, 13,
                               cell->leader == i, &colour);
      circus_paint_egg (cr, x + 9, height / 2.0 - 9, EGG, cell->eggs[i]);
      if (cell->leader == i)
        {
          cairo_rectangle (cr, x - 9, height / 2.0 + 9, 18, 2);
          gdk_cairo_set_source_rgba (cr, &colour);
          cairo_fill (cr);
        }
    }
}

static GtkWidget *
new_cards (void)
{
  return harena_brush_area_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, CIRCUS_CARDS * CARD_STEP, HEIGHT,
                                draw_cards_cb, NULL, NULL);
}

static GtkWidget *
new_steps (void)
{
  return harena_brush_area_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, CIRCUS_TEAM * STEPS, HEIGHT,
                                draw_steps_cb, NULL, NULL);
}

static void
update (GtkWidget        *area,
        const HarenaView *view,
        int               seat)
{
  const CircusPosition *position = circus_position (view);
  int                   leader = circus_leader (position);
  Cell                  cell = { .colour = harena_view_colour (view, seat),
                                 .cards = position->cards[seat - 1],
                                 .leader = -1 };

  for (int i = 0; i < CIRCUS_TEAM; i++)
    {
      int chariot = circus_first_of (seat) + i;

      cell.steps[i] = circus_steps_of (position, chariot);
      cell.eggs[i] = circus_egg_of (position->stages[chariot]);
      if (chariot == leader)
        cell.leader = i;
    }
  set_cell (area, &cell);
}

static int
value_of_cards (const HarenaView *view,
                int               seat)
{
  return __builtin_popcount (circus_position (view)->cards[seat - 1]);
}

static char *
describe_cards (const HarenaView *view,
                int               seat)
{
  g_autofree char *cards = circus_words_cards (circus_position (view)->cards[seat - 1]);

  if (*cards == '\0')
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s, no cards left"), harena_view_seat (view, seat));
  /* Translators: the name of a player, and cards: “1, 3, 5”. */
  return g_strdup_printf (_("%s, cards %s"), harena_view_seat (view, seat), cards);
}

static int
value_of_steps (const HarenaView *view,
                int               seat)
{
  int sum = 0;

  for (int i = 0; i < CIRCUS_TEAM; i++)
    sum += MAX (circus_steps_of (circus_position (view), circus_first_of (seat) + i), 0);
  return sum;
}

/* "Red: I 12 steps to the finish, first lap; II home; …". */
static char *
describe_steps (const HarenaView *view,
                int               seat)
{
  const CircusPosition *position = circus_position (view);
  GString              *text = g_string_new (harena_view_seat (view, seat));

  for (int i = 0; i < CIRCUS_TEAM; i++)
    {
      int              chariot = circus_first_of (seat) + i;
      int              steps = circus_steps_of (position, chariot);
      g_autofree char *distance = circus_words_distance (steps);

      g_string_append_printf (text, "%s %s: %s", i == 0 ? "," : ";",
                              circus_words_numeral (chariot), distance);
      if (steps > 0)
        g_string_append_printf (text, ", %s", circus_words_lap (position->stages[chariot]));
      if (chariot == circus_leader (position))
        g_string_append_printf (text, ", %s", C_("chariot", "in the lead"));
    }
  return g_string_free (text, FALSE);
}

const HarenaColumn circus_score_columns[CIRCUS_N_SCORE_COLUMNS] = {
  {
    .title = NC_("score table", "Cards"),
    .value = value_of_cards, .describe = describe_cards,
    .create = new_cards, .update = update,
  },
  {
    /* Translators: how many steps each of the three chariots has to go to the finish. */
    .title = NC_("score table", "To go"),
    .value = value_of_steps, .describe = describe_steps,
    .create = new_steps, .update = update,
  },
};

static int
value_of_home (const HarenaView *view,
               int               seat)
{
  return circus_position (view)->home[seat - 1];
}

static char *
describe_home (const HarenaView *view,
               int               seat)
{
  int home = value_of_home (view, seat);

  /* Translators: the name of a player. */
  return g_strdup_printf (ngettext ("%s, %d chariot home", "%s, %d chariots home", home),
                          harena_view_seat (view, seat), home);
}

static int
value_of_best (const HarenaView *view,
               int               seat)
{
  return circus_race_of (view)->best[seat - 1].steps;
}

static int
value_of_waste (const HarenaView *view,
                int               seat)
{
  return circus_race_of (view)->wasted[seat - 1];
}

const HarenaColumn circus_result_columns[CIRCUS_N_RESULT_COLUMNS] = {
  /* Translators: the most steps that a team has driven in one round. */
  { .title = NC_("score table", "Best"), .subtitle = NC_("result", "round"),
    .value = value_of_best },
  /* Translators: steps on cards that were laid aside, dropped, or left over in the finish. */
  { .title = NC_("score table", "Wasted"), .subtitle = NC_("result", "steps"),
    .value = value_of_waste, .spare = TRUE },
  { .title = NC_("score table", "To go"), .subtitle = NC_("result", "steps"),
    .value = value_of_steps },
  { .title = NC_("score table", "Home"), .subtitle = NC_("result", "chariots"),
    .value = value_of_home, .describe = describe_home, .sum = TRUE },
};
