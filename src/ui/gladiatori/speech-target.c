/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in a hex, what a card is, and why a press means nothing. */

#include "gladiatori/speech.h"

#include "gladiatori/gladiatori.h"
#include "gladiatori/movement.h"
#include "gladiatori/targets.h"
#include "widgets/sentence.h"
#include "words.h"

static void
append (GString    *text,
        const char *word)
{
  if (text->len > 0)
    /* Translators: between the parts of what stands in a hex. */
    g_string_append (text, C_("hex", ", "));
  g_string_append (text, word);
}

static void
append_state (GString *text,
              gboolean lying,
              gboolean entangled,
              int      white,
              int      grey)
{
  g_autofree char *cubes = NULL;

  if (lying)
    append (text, C_("gladiator", "lies"));
  else if (white > 0)
    append (text, C_("gladiator", "off balance"));
  if (entangled)
    append (text, C_("gladiator", "entangled"));
  if (grey > 0)
    {
      cubes = g_strdup_printf (ngettext ("%d grey cube", "%d grey cubes", grey), grey);
      append (text, cubes);
    }
}

char *
glad_speech_figure (const HarenaView *view,
                    int               who)
{
  const GladPosition *position = glad_position (view);
  g_autofree char    *name = glad_name_who (view, position, who);
  g_autofree char    *looks = NULL;
  int                 facing = glad_is_animal (who) ? glad_animal (position, who)->facing
                                                    : position->seats[who].facing;
  GString            *text = g_string_new (name);

  if (glad_is_seat (who) && position->seats[who].gladiator != 0)
    append (text, glad_name_gladiator (position->seats[who].gladiator - 1));
  /* Translators: a direction; goes on after a name: “Red, looks north-east”. */
  looks = g_strdup_printf (C_("gladiator", "looks %s"), glad_name_direction (facing));
  append (text, looks);
  if (glad_is_seat (who))
    append_state (text, position->seats[who].lying, position->seats[who].entangled,
                  position->seats[who].white, position->seats[who].grey);
  else
    append_state (text, FALSE, glad_animal (position, who)->entangled, 0,
                  glad_animal (position, who)->grey);
  return g_string_free (text, FALSE);
}

/* What a press on a hex would do. */
static const char *
say_use (const HarenaView *view,
         HarenaTarget      target,
         int               cell)
{
  const GladPosition *position = glad_position (view);
  int                 step = glad_asked (position)->step;
  int                 held = glad_held_cell (view);

  if (held != 0 && glad_distance (held, cell) == 1
      && harena_view_is_next (view, glad_button (GLAD_FACE, glad_direction (held, cell), 0)))
    return _("The way to look.");
  if (!harena_view_is_next (view, target))
    return NULL;
  switch (step)
    {
    case GLAD_ASK_START:
      return _("You can start here.");
    case GLAD_ASK_MENU:
    case GLAD_ASK_MOVE:
      return _("You can step here.");
    case GLAD_ASK_PUSH:
      return _("You can push it here.");
    default:
      return _("Can be attacked.");
    }
}

static char *
say_space (const HarenaView *view,
           int               space)
{
  const GladPosition *position = glad_position (view);
  int                 cell = glad_cell_of_space (space);
  int                 who = position->board[cell];
  g_autofree char    *figure = who != 0 ? glad_speech_figure (view, who) : NULL;
  const char         *use = say_use (view, HARENA_SPACE (space), cell);
  g_autofree char    *what = NULL;

  if (figure != NULL)
    /* Translators: a hex such as “b2”, and who stands there. */
    what = g_strdup_printf (_("%s, %s."), glad_name_cell (cell).text, figure);
  else
    /* Translators: a hex such as “b2”. */
    what = g_strdup_printf (_("%s, empty."), glad_name_cell (cell).text);
  if (use == NULL)
    return g_steal_pointer (&what);
  /* Translators: two sentences: what a hex is, and what can be done with it. */
  return g_strdup_printf (C_("hex", "%s %s"), what, use);
}

static char *
say_figure_card (int gladiator)
{
  const GladGladiator *printed = &glad_gladiators[gladiator];
  GString             *text = g_string_new (glad_name_gladiator (gladiator));
  g_autofree char     *first = glad_name_item_full (printed->items[0]);
  g_autofree char     *second = glad_name_item_full (printed->items[1]);
  g_autofree char     *cards = glad_list_cards (printed->cards & GLAD_RED);

  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    {
      g_autofree char *value = g_strdup_printf (_("%s %d"), glad_name_stat (stat),
                                                printed->stats[stat]);

      append (text, value);
    }
  append (text, first);
  append (text, second);
  append (text, cards);
  return g_string_free (text, FALSE);
}

static char *
say_card_target (const HarenaView *view,
                 HarenaTarget      target)
{
  static const char *const zones[] = {
    [GLAD_ZONE_HAND] = N_("in your hand"),
    [GLAD_ZONE_DECK] = N_("in your PF deck"),
    [GLAD_ZONE_DISCARD] = N_("in your discard pile"),
    [GLAD_ZONE_ROW] = N_("in your row"),
    [GLAD_ZONE_ITEMS] = N_("your item"),
    [GLAD_ZONE_SHOP] = N_("available"),
  };
  int              face = glad_target_face (target);
  const char      *zone = _(zones[MIN (glad_target_zone (target), GLAD_ZONE_SHOP)]);
  g_autofree char *item = NULL;

  (void) view;
  if (face >= GLAD_FIGURE_FACES)
    return say_figure_card (MIN (face - GLAD_FIGURE_FACES, GLAD_N_GLADIATORS - 1));
  if (face >= GLAD_ITEM_FACES)
    {
      item = glad_name_item_full (MIN (face - GLAD_ITEM_FACES, GLAD_N_ITEMS - 1));
      /* Translators: an item, where it is, and what it pays for damage. */
      return g_strdup_printf (_("%s, %s, %d PF"), item, zone,
                              glad_item_pf (MIN (face - GLAD_ITEM_FACES, GLAD_N_ITEMS - 1)));
    }
  face = MIN (face, GLAD_N_CARDS - 1);
  /* Translators: a card, where it is, what it pays for damage, and what it does. */
  return g_strdup_printf (_("%s, %s, %d PF. %s"), glad_name_card (face), zone,
                          glad_cards[face].pf, glad_words_card (face));
}

char *
glad_speech_target (const HarenaView *view,
                    HarenaTarget      target)
{
  HarenaButton     button = { 0 };
  g_autofree char *words = NULL;

  switch (harena_target_kind (target))
    {
    case HARENA_TARGET_SPACE:
      return say_space (view, MIN (harena_target_number (target), GLAD_N_SPACES - 1));
    case HARENA_TARGET_CARD:
      return say_card_target (view, target);
    case HARENA_TARGET_BUTTON:
      glad_speech_button (view, target, &button);
      words = g_steal_pointer (&button.label);
      if (glad_button_verb (target) != GLAD_POWER)
        return g_steal_pointer (&words);
      return g_strdup_printf ("%s. %s", words, glad_words_power (glad_button_a (target)));
    case HARENA_TARGET_NONE:
    case HARENA_TARGET_PIECE:
    default:
      return NULL;
    }
}

/* A card that is there, but is nothing for the question. */
static char *
refuse_card (const HarenaView *view,
             HarenaTarget      target)
{
  const GladFrame *frame = glad_asked (glad_position (view));
  int              face = glad_target_face (target);

  if (frame->step == GLAD_ASK_MENU && face >= GLAD_N_ACTIONS && face < GLAD_N_CARDS)
    return g_strdup (_("First comes a green Action card; red cards are laid with it."));
  if (frame->step == GLAD_ASK_DEFEND && face < GLAD_N_ACTIONS)
    return g_strdup (_("This card does not cover the side from which the attack comes."));
  if (frame->step == GLAD_ASK_LAY_SPECIAL)
    return g_strdup (_("This Special Move cannot be laid here."));
  return NULL;
}

static const char *
translate (const char *sentence)
{
  return _(sentence);
}

/* Why one cannot step there: the engine knows it. */
static char *
refuse_space (const HarenaView *view,
              int               space)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  int                 cell = glad_cell_of_space (space);
  HarenaMove          move;
  HarenaReason        reason = { 0 };
  char                text[HARENA_REASON_TEXT_MAX];

  if (frame->step == GLAD_ASK_MENU || frame->step == GLAD_ASK_MOVE)
    move = glad_move (GLAD_STEP, cell, position->seats[frame->seat].facing, 0);
  else if (frame->step == GLAD_ASK_START)
    move = glad_move (GLAD_START, cell, 0, 0);
  else if (frame->step == GLAD_ASK_PURPOSE)
    return position->board[cell] == 0
             ? g_strdup (_("Nobody stands there."))
             : g_strdup (_("You can only attack the enemy straight ahead of you."));
  else
    return NULL;
  if (harena_check (&gladiatori_game, position, move, &reason))
    return NULL;
  harena_reason_write (&reason, translate, text, sizeof text);
  return harena_sentence (text);
}

char *
glad_speech_refuse (const HarenaView *view,
                    HarenaTarget      target)
{
  if (harena_target_kind (target) == HARENA_TARGET_CARD)
    return refuse_card (view, target);
  if (harena_target_kind (target) == HARENA_TARGET_SPACE)
    return refuse_space (view, harena_target_number (target));
  return NULL;
}
