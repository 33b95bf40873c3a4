/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two columns of blocks between the two sides: a block an addend, a unit of height a point. */

#include "gladiatori/attack-paint.h"

#include "gladiatori/names.h"
#include "gladiatori/paint.h"
#include "gladiatori/targets.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  NARROW = 640,
  LOW = 360,
  GAP = 12,
  STEPS = 58,      /* the line of steps above */
  SENTENCE = 52,   /* below */
  HEAD = 46,       /* of a side */
  CARDS = 96,
};

typedef struct
{
  cairo_t            *cr;
  const GladAttack   *attack;
  const HarenaView   *view;
  const GladPosition *position;
  int                 shown;
  gboolean            narrow;
  gboolean            low;     /* no room for cards and stars */
  GdkRGBA             text;
  GdkRGBA             ink;
  GdkRGBA             bone;
  GdkRGBA             gold;
  double              base;    /* the foot of the columns, */
  double              unit;    /* and the height of a point */
} Brush;

static void
box (Brush         *self,
     double         x,
     double         y,
     double         width,
     double         height,
     double         corner,
     const GdkRGBA *fill)
{
  cairo_new_path (self->cr);
  cairo_arc (self->cr, x + width - corner, y + corner, corner, -G_PI / 2, 0);
  cairo_arc (self->cr, x + width - corner, y + height - corner, corner, 0, G_PI / 2);
  cairo_arc (self->cr, x + corner, y + height - corner, corner, G_PI / 2, G_PI);
  cairo_arc (self->cr, x + corner, y + corner, corner, G_PI, 3 * G_PI / 2);
  cairo_close_path (self->cr);
  gdk_cairo_set_source_rgba (self->cr, fill);
  cairo_fill_preserve (self->cr);
}

static void
edge (Brush         *self,
      double         line,
      const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (self->cr, colour);
  cairo_set_line_width (self->cr, line);
  cairo_stroke (self->cr);
}

static void
paint_steps (Brush *self,
             double width)
{
  GdkRGBA mark;
  double  step = width / GLAD_N_PHASES;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &mark);
  cairo_move_to (self->cr, step / 2, 18);
  cairo_line_to (self->cr, width - step / 2, 18);
  edge (self, 2, &mark);
  for (int i = 0; i < GLAD_N_PHASES; i++)
    {
      gboolean now = i == (int) self->attack->phase;

      cairo_new_path (self->cr);
      cairo_arc (self->cr, (i + 0.5) * step, 18, now ? 10 : 7, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (self->cr, i <= (int) self->attack->phase ? &mark : &self->bone);
      cairo_fill_preserve (self->cr);
      edge (self, 2, &mark);
      if (!self->narrow || now)
        glad_paint_words (self->cr, glad_attack_phase (i),
                          self->narrow ? 0 : i * step, 32, self->narrow ? width : step, 13, now,
                          0.5, &self->text);
    }
}

static GdkRGBA
colour_of (Brush *self,
           int    who)
{
  return glad_is_seat (who) ? glad_seat_colour (harena_view_colour (self->view, who)) : self->ink;
}

/* The cards that were played: the Action card and those laid, face down until they are revealed. */
static void
paint_cards (Brush *self,
             int    fighter,
             double x,
             double y,
             double width)
{
  const GladFighter *own = &self->position->fight.fighters[fighter];
  const GladSeat    *seat = &self->position->seats[glad_is_seat (own->who) ? own->who : 0];
  int                faces[GLAD_N_CARDS + 24];
  int                n = 0;
  double             height = CARDS - 8;
  double             card = height / 1.5;
  double             step;

  if (!glad_is_seat (own->who))
    return;
  if (own->row != 0)
    faces[n++] = own->revealed || !(seat->row[own->row - 1] & (GLAD_ROW_DOWN | GLAD_ROW_VEILED))
                     || (glad_fighter_card (self->position, fighter) >= 0
                         && !(seat->row[own->row - 1] & GLAD_ROW_VEILED)
                         && own->who == self->view->viewer)
                   ? seat->row[own->row - 1] & GLAD_ROW_CARD
                   : -1;
  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    for (int i = 0; i < glad_count (own->laid, kind) && n < GLAD_N_CARDS + 20; i++)
      faces[n++] = own->revealed || own->who == self->view->viewer
                     || self->view->viewer == HARENA_SEES_ALL
                   ? kind
                   : -2;
  for (int i = glad_n_cards (own->laid); i < own->n_energy + own->n_specials && !own->revealed; i++)
    faces[n++] = -2;
  step = n > 1 ? MIN (card + 6, (width - card) / (n - 1)) : 0;
  for (int i = 0; i < n; i++)
    {
      cairo_save (self->cr);
      cairo_translate (self->cr, x + i * step, y);
      if (faces[i] < 0)
        glad_paint_back (self->cr, faces[i] == -2, card, height);
      else
        glad_paint_card (self->cr, faces[i], card, height);
      cairo_restore (self->cr);
    }
}

static char *
say_side (Brush *self,
          int    fighter)
{
  const GladFight   *fight = &self->position->fight;
  const GladFighter *own = &fight->fighters[fighter];

  if (fighter == 0)
    return g_strdup (fight->kind == GLAD_SWEEPING   ? _("sweeps")
                     : fight->thrown                ? _("throws")
                     : fight->kind == GLAD_NETTING  ? _("casts the net")
                     : fight->kind == GLAD_COOPERATING ? _("helps")
                                                    : _("attacks"));
  if (glad_is_animal (own->who))
    return g_strdup (_("rolls its dice"));
  if (own->surprised && (own->behind || !glad_side_is_front (own->side)))
    return g_strdup (_("is surprised: from behind"));
  if (own->surprised)
    return g_strdup (_("is surprised"));
  /* Translators: a side such as “ahead left”. */
  return g_strdup_printf (_("attacked from %s"), glad_name_side (own->side));
}

/* Head, figure and cards of one side. */
static void
paint_side (Brush *self,
            int    fighter,
            double x,
            double y,
            double width,
            double height)
{
  const GladFighter *own = &self->position->fight.fighters[fighter];
  GdkRGBA            colour = colour_of (self, own->who);
  GdkRGBA            ground = colour;
  g_autofree char   *name = glad_name_who (self->view, self->position, own->who);
  g_autofree char   *what = say_side (self, fighter);
  int                colours[GLAD_SEATS];
  GladFigure         figure;
  double             room = height - HEAD - (self->low ? 0 : CARDS) - 16;

  for (int i = 0; i < GLAD_SEATS; i++)
    colours[i] = harena_view_colour (self->view, i + 1);
  figure = glad_figure_of (self->position, own->who, colours);
  ground.alpha = 0.12f;
  box (self, x, y, width, height, 12, &ground);
  edge (self, 2, &colour);
  box (self, x, y, width, HEAD, 12, &colour);
  cairo_new_path (self->cr);
  glad_paint_line (self->cr, name, x + 12, y + 3, width - 20, self->narrow ? 13 : 16, TRUE, 0,
                   &self->bone);
  glad_paint_line (self->cr, what, x + 12, y + 25, width - 20, 12, FALSE, 0, &self->bone);
  if (!self->narrow && room > 40)
    {
      double size = MIN (room, width * 0.5);
      double at = fighter == 0 ? x + 12 + size / 2 : x + width - 12 - size / 2;

      if (fighter == 0)
        harena_art_draw (self->cr, glad_art_figure (&figure), at, y + HEAD + room / 2, size,
                         &self->text);
      else
        harena_art_draw_mirrored (self->cr, glad_art_figure (&figure), at, y + HEAD + room / 2,
                                  size, &self->text);
    }
  if (!self->low)
    paint_cards (self, fighter, x + 12, y + height - CARDS, width - 24);
}

/* One column, its foot at the base; labels lie beside it, outwards. from: how many addends of the
 * whole picture come before it. */
static void
paint_column (Brush         *self,
              const GladSum *sum,
              int            fighter,
              double         x,
              double         width,
              double         label_x,
              double         label_width,
              int            from)
{
  GdkRGBA colour = colour_of (self, self->position->fight.fighters[fighter].who);
  double  y = self->base;
  double  label_y = self->base - 16;
  double  disc;
  int     total = 0;
  char    text[16];

  for (int i = 0; i < sum->n && from + i < self->shown; i++)
    {
      const GladAddend *addend = &sum->addends[i];
      double            high = MAX (abs (addend->amount) * self->unit, self->low ? 11 : 13);
      GdkRGBA           shade = colour;
      g_autofree char  *label
        = g_strdup_printf ("%s %+d", glad_attack_addend (self->position, fighter, addend),
                           addend->amount);

      shade.alpha = addend->amount < 0 ? 0.15f : i % 2 == 0 ? 1.0f : 0.72f;
      y -= high;
      box (self, x, y, width, high - 1, 3, &shade);
      edge (self, 1.4, &self->ink);
      g_snprintf (text, sizeof text, "%+d", addend->amount);
      glad_paint_text (self->cr, text, x + width / 2, y + high / 2, MIN (16, high - 1), 0,
                       addend->amount < 0 ? &self->text : &self->bone);
      label_y = MIN (label_y, y + high / 2 - 9);
      glad_paint_line (self->cr, label, label_x, label_y, label_width, 13, FALSE,
                       fighter == 0 ? 1 : 0, &self->text);
      cairo_new_path (self->cr);
      cairo_move_to (self->cr, fighter == 0 ? x : x + width, y + high / 2);
      cairo_line_to (self->cr, fighter == 0 ? label_x + label_width + 3 : label_x - 3,
                     label_y + 9);
      edge (self, 1.2, &self->text);
      label_y -= 19;
      total += addend->amount;
    }
  cairo_new_path (self->cr);
  disc = self->low ? 15 : 20;
  cairo_arc (self->cr, x + width / 2, y - disc - 6, disc, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (self->cr, fighter == 0 ? &self->gold : &self->bone);
  cairo_fill_preserve (self->cr);
  edge (self, 2, &self->ink);
  g_snprintf (text, sizeof text, "%d", total);
  glad_paint_text (self->cr, text, x + width / 2, y - disc - 6, disc - 2, 0, &self->ink);
}

static double
height_of (const GladSum *sum)
{
  double height = 0;

  for (int i = 0; i < sum->n; i++)
    height += abs (sum->addends[i].amount);
  return height;
}

static void
paint_middle (Brush *self,
              double x,
              double y,
              double width,
              double height,
              double left,
              double right)
{
  const GladAttack *attack = self->attack;
  GdkRGBA           sand;
  double            most = MAX (MAX (height_of (&attack->attack), height_of (&attack->defence)),
                                10);
  double            column = MIN (width * 0.32, 88);
  gboolean          all = self->shown >= attack->attack.n + attack->defence.n;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_SAND, &sand);
  box (self, x, y, width, height, 8, &sand);
  edge (self, 1, &self->ink);
  self->base = y + height - 18;
  self->unit = MAX (height - (self->low ? 60 : 150), 10) / most;
  if (attack->has_attack)
    paint_column (self, &attack->attack, 0, x + width * 0.48 - column, column, left,
                  x - left - (self->narrow ? 2 : 22), 0);
  if (attack->has_defence)
    paint_column (self, &attack->defence, attack->target, x + width * 0.52, column,
                  x + width + (self->narrow ? 2 : 22), right - x - width - 22, attack->attack.n);
  if (!attack->has_attack)
    glad_paint_words (self->cr, _("The cards are face down."), x + 6, y + height / 2 - 20,
                      width - 12, 13, FALSE, 0.5, &self->ink);
  if (all && attack->has_defence && attack->phase >= GLAD_PHASE_FEINT && !self->low)
    {
      gboolean hit = attack->attack_now > attack->defence.total;

      if (hit)
        harena_art_draw (self->cr, "star-wound", x + width / 2, y + 22, 30, NULL);
      glad_paint_words (self->cr, hit ? _("A hit") : _("No hit"), x, y + 38, width, 16, TRUE, 0.5,
                        &self->ink);
    }
  if (all && attack->halved && !self->low)
    {
      g_autofree char *half = g_strdup_printf (_("The Dodge halves it: %d"), attack->attack_now);

      glad_paint_words (self->cr, half, x + 4, y + 60, width - 8, 12, FALSE, 0.5, &self->ink);
    }
}

void
glad_paint_attack (cairo_t            *cr,
                   const GladAttack   *attack,
                   const HarenaView   *view,
                   const GladPosition *position,
                   int                 shown,
                   double              width,
                   double              height)
{
  HarenaLook      *look = harena_look_get_default ();
  g_autofree char *words = glad_attack_words (attack, view, position);
  Brush            self = {
    .cr = cr, .attack = attack, .view = view, .position = position, .shown = shown,
    .narrow = width < NARROW, .low = height < LOW || width < NARROW, .text = glad_text_colour (),
  };
  double           y = STEPS;
  double           room = height - STEPS - SENTENCE;
  double           middle = self.narrow ? width * 0.34 : width * 0.24;
  double           side = (width - middle - 4 * GAP) / 2;

  harena_look_get_colour (look, HARENA_COLOUR_INK, &self.ink);
  harena_look_get_colour (look, HARENA_COLOUR_BONE, &self.bone);
  harena_look_get_colour (look, HARENA_COLOUR_GOLD, &self.gold);
  paint_steps (&self, width);
  paint_side (&self, 0, GAP, y, side, room);
  paint_side (&self, attack->target, width - GAP - side, y, side, room);
  paint_middle (&self, 2 * GAP + side, y, middle, room,
                GAP + (self.narrow ? 4 : side * 0.45),
                width - GAP - (self.narrow ? 4 : side * 0.45));
  glad_paint_words (cr, words, GAP, height - SENTENCE + 10, width - 2 * GAP, 17, TRUE, 0.5,
                    &self.text);
}
