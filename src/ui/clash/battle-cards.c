/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bold is what a choice makes different. */

#include "clash/battle-cards.h"

#include "clash/battle-bar.h"
#include "clash/battle-change.h"
#include "clash/battle-medallion.h"
#include "clash/speech.h"
#include "widgets/crest.h"
#include "widgets/reading.h"
#include "words.h"

#include <math.h>
#include <string.h>

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

static char *
say_points (const ClashPosition *position,
            const ClashOutlook  *outlook)
{
  double      points = fabs (outlook->points);
  const char *sign = points < 0.05 ? "±" : outlook->points > 0 ? "+" : "−";

  /* R30: who rolls for a beast gains nothing by it. */
  if (position->battle.scorer[clash_outlook_side (position)] == 0)
    return NULL;
  /* Translators: points that the battle brings or costs: a sign and a number, “+0.4” */
  return g_strdup_printf (_("%s%.1f points on average"), sign, points);
}

static GtkWidget *
new_bar (const ClashCards   *cards,
         const ClashOutlook *outlook)
{
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  const ClashBattle   *battle = &position->battle;
  int                  side = clash_outlook_side (position);
  const char          *words[CLASH_N_OUTLOOKS];
  g_autofree char     *points = say_points (position, outlook);

  find_words (position, words);
  return clash_battle_bar_new (outlook,
                               colour_of (cards, position->groups[battle->cell[side]].owner), words,
                               points, cards->tight);
}

/* Whatever is certain is said on the button. */
static char *
say_kept (const ClashPosition *position,
          const ClashOutlook  *outlook)
{
  const char *words[CLASH_N_OUTLOOKS];

  find_words (position, words);
  words[CLASH_OUTLOOK_NOTHING] = C_("chance", "nothing happens");
  for (int i = 0; i < CLASH_N_OUTLOOKS; i++)
    if (outlook->percent[i] == 100)
      /* Translators: on the button that keeps the throw; what comes of it: “nothing happens” */
      return g_strdup_printf (_("Keep: %s"), words[i]);

  return g_strdup (C_("throw", "Keep"));
}

/* R19. */
static GtkWidget *
new_throw_card (const ClashCards   *cards,
                HarenaMove          move,
                ClashBattleOption **option)
{
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  gboolean             again = clash_move_verb (move) == CLASH_REROLL;
  GtkWidget           *box = gtk_box_new (cards->narrow ? GTK_ORIENTATION_VERTICAL
                                                        : GTK_ORIENTATION_HORIZONTAL,
                                          cards->narrow ? 6 : 18);
  GtkWidget           *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char     *name = g_strdup (again ? C_("throw", "Throw again") : C_("throw", "Keep"));
  ClashOutlook         outlook = { 0 };
  GtkWidget           *button;

  if (cards->odds != NULL)
    clash_outlook_reckon (cards->odds, position, move, &outlook);
  if (cards->narrow && !again && cards->odds != NULL)
    {
      g_free (name);
      name = say_kept (position, &outlook);
    }

  button = clash_battle_option_new (move, name, again ? 'T' : 'K');
  *option = CLASH_BATTLE_OPTION (button);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), new_label (name, "title"));
  gtk_box_append (GTK_BOX (content), clash_battle_option_new_cap (*option));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "throw");
  if (again)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), button);
  if (!cards->narrow)
    gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "throws");

  if (cards->odds != NULL && !(cards->narrow && strchr (name, ':') != NULL))
    {
      GtkWidget *bar = new_bar (cards, &outlook);

      gtk_widget_set_hexpand (bar, TRUE);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), bar);
    }
  return box;
}

/* Medallion or crest, then the title with its key, and lines below it: beside the picture, or where
 * there is little room below that, too. */
static GtkWidget *
new_top (GtkWidget         *picture,
         const char        *title,
         ClashBattleOption *option,
         GtkWidget         *lines,
         gboolean           tight)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, tight ? 8 : 14);
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = new_label (title, "title");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (first), label);
  gtk_box_append (GTK_BOX (first), clash_battle_option_new_cap (option));
  gtk_box_append (GTK_BOX (words), first);
  if (!tight)
    gtk_box_append (GTK_BOX (words), lines);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top), picture);
  gtk_box_append (GTK_BOX (top), words);
  gtk_box_append (GTK_BOX (all), top);
  if (tight)
    gtk_box_append (GTK_BOX (all), lines);
  return all;
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
                    HarenaMove          move,
                    int                 number,
                    ClashBattleOption **option)
{
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  gboolean             loss = clash_move_verb (move) == CLASH_LOSE;
  int                  side = !position->battle.acting;
  const ClashGroup    *group = &position->groups[position->battle.cell[side]];
  g_autofree char     *title = say_kind (move);
  g_autofree char     *changes = NULL;
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget           *medallion = clash_battle_medallion_new (cards->tight    ? 48
                                                               : cards->narrow ? 64
                                                               : cards->brief  ? 76
                                                                               : 92);
  GtkWidget           *lines = clash_battle_change_new (position, move, &changes);
  GtkWidget           *button = clash_battle_option_new (move, title, '0' + number);
  ClashMedallionLook   look = {
    .kind = clash_move_a (move),
    .colour = colour_of (cards, group->owner),
    .netted = loss && clash_move_b (move),
    .mirrored = side == CLASH_DEFENDER,
  };

  *option = CLASH_BATTLE_OPTION (button);
  clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (medallion), &look);
  gtk_box_append (GTK_BOX (box), new_top (medallion, title, *option, lines, cards->tight));
  if (loss && !cards->brief && clash_group_size (group) > 1)
    {
      gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (box), new_left (cards, move));
    }
  if (cards->odds != NULL && clash_outlook_is_on (position))
    {
      ClashOutlook outlook;

      clash_outlook_reckon (cards->odds, position, move, &outlook);
      gtk_box_append (GTK_BOX (box), new_bar (cards, &outlook));
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  harena_describe (button, changes);
  return button;
}

/* R30: who rolls for the beast. */
static GtkWidget *
new_seat_card (const ClashCards   *cards,
               HarenaMove          move,
               int                 number,
               ClashBattleOption **option)
{
  HarenaGameModel     *model = harena_hand_get_model (cards->hand);
  const ClashPosition *position = harena_hand_get_position (cards->hand);
  int                  seat = clash_move_a (move);
  HarenaSeat          *who = harena_game_model_get_seat (model, seat);
  const char          *name = harena_seat_get_name (who);
  GtkWidget           *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget           *button = clash_battle_option_new (move, name, '0' + number);
  int                  gladiators = position->alive[seat];
  g_autofree char     *left = g_strdup_printf (ngettext ("%d gladiator in the arena",
                                                         "%d gladiators in the arena", gladiators),
                                               gladiators);

  *option = CLASH_BATTLE_OPTION (button);
  gtk_box_append (GTK_BOX (lines), new_label (harena_seat_is_person (who)
                                                ? C_("player", "A person")
                                                : C_("player", "A computer player"), "line"));
  gtk_box_append (GTK_BOX (lines), new_label (left, "line"));
  gtk_button_set_child (GTK_BUTTON (button),
                        new_top (harena_crest_new (colour_of (cards, seat), cards->tight ? 48 : 64),
                                 name, *option, lines, cards->tight));
  harena_describe (button, left);
  return button;
}

GtkWidget *
clash_battle_card_new (const ClashCards   *cards,
                       HarenaMove          move,
                       int                 number,
                       ClashBattleOption **option)
{
  GtkWidget *card;

  switch (clash_move_verb (move))
    {
    case CLASH_KEEP:
    case CLASH_REROLL:
      return new_throw_card (cards, move, option);
    case CLASH_NAME:
      card = new_seat_card (cards, move, number, option);
      break;
    default:
      card = new_gladiator_card (cards, move, number, option);
    }
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "choice");
  return card;
}
