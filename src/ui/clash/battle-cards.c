/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bold is what a choice makes different. */

#include "clash/battle-cards.h"

#include "clash/battle-bar.h"
#include "clash/battle-change.h"
#include "clash/battle-medallion.h"
#include "clash/speech.h"
#include "widgets/crest.h"
#include "widgets/decimals.h"
#include "widgets/reading.h"
#include "widgets/shrink.h"
#include "widgets/type-size.h"
#include "words.h"

#include <math.h>

enum
{
  NUMBERS = 104,/* the width of chances in a row */
};

static int
colour_of (const ClashCards *cards,
           int               seat)
{
  return harena_view_colour (harena_hand_get_view (cards->hand), seat);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* What may come of it, in words: for the one who chooses, or of the throw alone. */
static void
find_words (const ClashPosition *position,
            const char          *words[CLASH_N_OUTLOOKS])
{
  const ClashBattle *battle = &position->battle;
  int                side = clash_outlook_side (position);
  gboolean           you = position->step != CLASH_STEP_AGAIN;
  gboolean           beast = position->groups[battle->cell[!side]].owner == 0;

  words[CLASH_OUTLOOK_STAR] = C_("chance", "one star");
  words[CLASH_OUTLOOK_NOTHING] = C_("chance", "nothing");
  if (beast)
    {
      words[CLASH_OUTLOOK_TAKES] = you ? C_("chance", "you kill the beast")
                                       : C_("chance", "kills the beast");
      words[CLASH_OUTLOOK_STAR] = C_("chance", "wounds it");
    }
  else if (battle->scorer[side] == 0)
    words[CLASH_OUTLOOK_TAKES] = C_("chance", "kills a gladiator");
  else
    words[CLASH_OUTLOOK_TAKES] = you ? C_("chance", "you take a gladiator")
                                     : C_("chance", "takes a gladiator");
}

static double
points_of (const ClashCards *cards,
           int               index)
{
  return cards->outlooks[index].points;
}

static gboolean
is_level_with_another (const ClashCards *cards,
                       int               index)
{
  for (int i = 0; i < cards->n_moves; i++)
    if (i != index && harena_are_level (points_of (cards, i), points_of (cards, index)))
      return TRUE;

  return FALSE;
}

/* Better than all others, as far as the odds say. */
static gboolean
is_best (const ClashCards *cards,
         int               index)
{
  if (cards->outlooks == NULL)
    return FALSE;
  for (int i = 0; i < cards->n_moves; i++)
    if (i != index && points_of (cards, i) > points_of (cards, index) - HARENA_LEVEL)
      return FALSE;

  return TRUE;
}

static char *
say_points (const ClashCards *cards,
            int               index)
{
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  double               points = points_of (cards, index);
  double               all[HARENA_MOVES_MAX];
  const char          *sign = harena_are_level (points, 0) ? "±" : points > 0 ? "+" : "−";
  g_autofree char     *number = NULL;

  /* R30: who rolls for a beast gains nothing by it. */
  if (position->battle.scorer[clash_outlook_side (position)] == 0)
    return NULL;
  for (int i = 0; i < cards->n_moves; i++)
    all[i] = points_of (cards, i);
  number = g_strdup_printf ("%s%.*f", sign, harena_decimals (all, cards->n_moves), fabs (points));

  if (cards->narrow && position->step != CLASH_STEP_AGAIN)
    return g_strdup_printf (is_level_with_another (cards, index)
                              /* Translators: points, where there is little room, of a choice that
                               * is as good as another: a number with its sign */
                              ? C_("chance", "%s points, level")
                              /* Translators: points, where there is little room: a number with its
                               * sign */
                              : C_("chance", "%s points"),
                            number);
  return g_strdup_printf (is_level_with_another (cards, index)
                            /* Translators: points that a choice brings or costs: a number with its
                             * sign, “+0.4”; another choice is as good */
                            ? _("%s points on average, level with another")
                            /* Translators: points that a choice brings or costs: a number with its
                             * sign, “+0.4” */
                            : _("%s points on average"),
                          number);
}

static GtkWidget *
new_bar (const ClashCards *cards,
         int               index)
{
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  const ClashBattle   *battle = &position->battle;
  int                  side = clash_outlook_side (position);
  const char          *words[CLASH_N_OUTLOOKS] = { NULL };
  gboolean             throw = position->step == CLASH_STEP_AGAIN;
  g_autofree char     *points = say_points (cards, index);

  if (throw || !cards->narrow)
    find_words (position, words);
  return clash_battle_bar_new (&cards->outlooks[index],
                               colour_of (cards, position->groups[battle->cell[side]].owner), words,
                               points,
                               throw && cards->narrow          ? CLASH_BAR_IN_LINE
                               : cards->tight || cards->narrow ? CLASH_BAR_BRIEF
                                                               : CLASH_BAR_LINES);
}

/* R19. */
static GtkWidget *
new_throw_card (const ClashCards   *cards,
                int                 index,
                ClashBattleOption **option)
{
  gboolean    again = clash_move_verb (cards->moves[index]) == CLASH_REROLL;
  const char *name = again ? C_("throw", "Throw again") : C_("throw", "Keep");
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, cards->narrow ? 6 : 12);
  GtkWidget  *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget  *button = clash_battle_option_new (cards->moves[index], name, again ? 'T' : 'K');

  *option = CLASH_BATTLE_OPTION (button);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), new_label (name, "title"));
  gtk_box_append (GTK_BOX (content), clash_battle_option_new_cap (*option));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "throw");
  if (is_best (cards, index))
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "throws");
  if (cards->outlooks != NULL)
    gtk_box_append (GTK_BOX (box), new_bar (cards, index));
  return box;
}

/* The picture, then the title with its key over the lines; in a narrow window no key is shown. */
static GtkWidget *
new_top (const ClashCards  *cards,
         GtkWidget         *picture,
         const char        *title,
         ClashBattleOption *option,
         GtkWidget         *lines)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, cards->brief ? 9 : 14);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, cards->narrow ? 0 : 3);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = new_label (title, "title");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), cards->narrow);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (first), label);
  if (!cards->narrow)
    gtk_box_append (GTK_BOX (first), clash_battle_option_new_cap (option));
  gtk_box_append (GTK_BOX (words), first);
  gtk_box_append (GTK_BOX (words), lines);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top), picture);
  gtk_box_append (GTK_BOX (top), words);
  return top;
}

static int
picture_size (const ClashCards *cards)
{
  return cards->narrow ? 36 : cards->tight ? 44 : cards->brief ? 58 : 84;
}

/* With large type a row of a narrow window is drawn smaller, rather than wider than that. */
static void
set_content (const ClashCards *cards,
             GtkWidget        *button,
             GtkWidget        *content)
{
  gtk_button_set_child (GTK_BUTTON (button), cards->narrow ? harena_shrink_new (content) : content);
}

/* "Left for later", and the gladiators that are. */
static GtkWidget *
new_left (const ClashCards *cards,
          HarenaMove        move)
{
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  int                  side = clash_outlook_side (position);
  const ClashGroup    *group = &position->groups[position->battle.cell[side]];
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget           *label = new_label (_("Left for later"), "dim-label");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = (int) clash_move_a (move) == kind; i < group->count[kind]; i++)
      {
        GtkWidget         *medallion = clash_battle_medallion_new (30);
        ClashMedallionLook look = {
          .kind = kind,
          .colour = colour_of (cards, group->owner),
          .weapon = TRUE,
        };

        clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (medallion), &look);
        gtk_box_append (GTK_BOX (box), medallion);
      }
  gtk_widget_add_css_class (box, "left");
  return box;
}

static char *
say_kind (HarenaMove move)
{
  static const char *const netted[CLASH_N_KINDS] = {
    [CLASH_SWORD]   = NC_("gladiator", "Netted sword"),
    [CLASH_SPEAR]   = NC_("gladiator", "Netted spear"),
    [CLASH_NET]     = NC_("gladiator", "Netted net"),
    [CLASH_TRIDENT] = NC_("gladiator", "Netted trident"),
    [CLASH_SHIELD]  = NC_("gladiator", "Netted shield"),
  };
  unsigned kind = clash_move_a (move);

  if (clash_move_verb (move) == CLASH_LOSE && clash_move_b (move))
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "gladiator", netted[kind]));
  return g_strdup (clash_speech_kind (kind));
}

/* R17, R22: one gladiator is to be chosen. */
static GtkWidget *
new_gladiator_card (const ClashCards   *cards,
                    int                 index,
                    ClashBattleOption **option)
{
  HarenaMove           move = cards->moves[index];
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  gboolean             loss = clash_move_verb (move) == CLASH_LOSE;
  int                  side = !position->battle.acting;
  const ClashGroup    *group = &position->groups[position->battle.cell[side]];
  g_autofree char     *title = say_kind (move);
  g_autofree char     *changes = NULL;
  GtkWidget           *box = gtk_box_new (cards->narrow ? GTK_ORIENTATION_HORIZONTAL
                                                        : GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget           *medallion = clash_battle_medallion_new (picture_size (cards));
  GtkWidget           *lines = clash_battle_change_new (position, move, cards->narrow  ? 1
                                                                        : cards->brief ? 2
                                                                                       : G_MAXINT,
                                                        &changes);
  GtkWidget           *button = clash_battle_option_new (move, title, '1' + index);
  GtkWidget           *bar;
  ClashMedallionLook   look = {
    .kind = clash_move_a (move),
    .colour = colour_of (cards, group->owner),
    .netted = loss && clash_move_b (move),
    .mirrored = side == CLASH_DEFENDER,
  };

  *option = CLASH_BATTLE_OPTION (button);
  clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (medallion), &look);
  gtk_box_append (GTK_BOX (box), new_top (cards, medallion, title, *option, lines));
  if (loss && !cards->brief && !cards->narrow && clash_group_size (group) > 1)
    {
      gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (box), new_left (cards, move));
    }
  if (cards->outlooks != NULL)
    {
      bar = new_bar (cards, index);
      gtk_widget_set_size_request (bar, cards->narrow ? harena_type_pixels (NUMBERS) : -1, -1);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), bar);
    }
  set_content (cards, button, box);
  harena_describe (button, changes);
  return button;
}

/* R30: who rolls for the beast. */
static GtkWidget *
new_seat_card (const ClashCards   *cards,
               int                 index,
               ClashBattleOption **option)
{
  HarenaMove           move = cards->moves[index];
  HarenaGameModel     *model = harena_hand_get_model (cards->hand);
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  int                  seat = clash_move_a (move);
  HarenaSeat          *who = harena_game_model_get_seat (model, seat);
  const char          *name = harena_seat_get_name (who);
  GtkWidget           *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget           *button = clash_battle_option_new (move, name, '1' + index);
  int                  gladiators = position->alive[seat];
  g_autofree char     *left = g_strdup_printf (ngettext ("%d gladiator in the arena",
                                                         "%d gladiators in the arena", gladiators),
                                               gladiators);

  *option = CLASH_BATTLE_OPTION (button);
  gtk_box_append (GTK_BOX (lines), new_label (harena_seat_is_person (who)
                                                ? C_("player", "A person")
                                                : C_("player", "A computer player"), "line"));
  gtk_box_append (GTK_BOX (lines), new_label (left, "line"));
  set_content (cards, button,
               new_top (cards, harena_crest_new (colour_of (cards, seat), picture_size (cards)),
                        name, *option, lines));
  harena_describe (button, left);
  return button;
}

GtkWidget *
clash_battle_card_new (const ClashCards   *cards,
                       int                 index,
                       ClashBattleOption **option)
{
  GtkWidget *card;

  switch (clash_move_verb (cards->moves[index]))
    {
    case CLASH_KEEP:
    case CLASH_REROLL:
      return new_throw_card (cards, index, option);
    case CLASH_NAME:
      card = new_seat_card (cards, index, option);
      break;
    default:
      card = new_gladiator_card (cards, index, option);
    }
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "choice");
  return card;
}
