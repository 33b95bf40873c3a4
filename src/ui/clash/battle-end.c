/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two cards, as the sides stand, and a button to go on. */

#include "clash/battle-end.h"

#include "clash/battle-medallion.h"
#include "clash/speech-words.h"
#include "widgets/crest.h"
#include "words.h"

static GtkWidget *
add_label (GtkWidget  *box,
           char       *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
  g_free (text);
  return label;
}

/* "Lost: two swords and shield" */
static char *
say_lost (const ClashStorySide *side)
{
  ClashGroup       lost = { .owner = side->group.owner };
  g_autofree char *whom = NULL;

  if (side->group.owner == 0)
    {
      ClashGroup now = side->group;

      now.stars = side->stars;
      return side->gone ? g_strdup (C_("end of a battle", "Dead"))
                        : clash_words_capital (clash_words_hits_left (&now));
    }
  for (int i = 0; i < side->n_slots; i++)
    lost.count[side->slots[i].kind] += side->slots[i].lost;
  if (clash_group_size (&lost) == 0)
    return g_strdup (side->stars > 0 ? C_("end of a battle", "Lost nobody; one wound")
                                     : C_("end of a battle", "Lost nobody"));
  whom = clash_words_gladiators (&lost);
  /* Translators: at the end of a battle; gladiators: “two swords, net and shield” */
  return g_strdup_printf (C_("end of a battle", "Lost: %s"), whom);
}

/* R23, R29, R30, R34: whom it goes to. */
static char *
say_scored (const ClashStory     *story,
            const ClashStorySide *side)
{
  if (side->scorer == 0)
    return g_strdup (C_("end of a battle", "Scores nothing for anybody"));
  if (side->scored == 0)
    /* Translators: the name of a player */
    return g_strdup_printf (C_("end of a battle", "No points for %s"),
                            clash_words_seat (story->seats, side->scorer));
  /* Translators: at the end of a battle: how many points it brings, and the name of a player */
  return g_strdup_printf (ngettext ("+%d point for %s", "+%d points for %s", side->scored),
                          side->scored, clash_words_seat (story->seats, side->scorer));
}

static GtkWidget *
new_picture (const ClashStory *story,
             int               which)
{
  const ClashStorySide *side = &story->sides[which];
  ClashMedallionLook    look = { .beast = side->group.beast, .mirrored = which != 0 };
  GtkWidget            *picture;

  if (side->group.owner != 0)
    return harena_crest_new (clash_story_colour (story, side->group.owner), 44);
  picture = clash_battle_medallion_new (44);
  clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (picture), &look);
  return picture;
}

static GtkWidget *
new_card (const ClashStory *story,
          int               which)
{
  const ClashStorySide *side = &story->sides[which];
  GtkWidget            *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget            *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget            *picture = new_picture (story, which);

  add_label (words, clash_words_subject (story->seats, &side->group), "title");
  add_label (words, say_lost (side), "line");
  add_label (words, say_scored (story, side), side->scored > 0 ? "scored" : "line");
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (card), picture);
  gtk_box_append (GTK_BOX (card), words);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "result");
  return card;
}

GtkWidget *
clash_battle_end_new (const ClashStory *story,
                      gboolean          narrow)
{
  GtkWidget *box = gtk_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                narrow ? 6 : 12);
  GtkWidget *on = gtk_button_new_with_label (C_("end of a battle", "Continue"));

  for (int side = 0; side < 2; side++)
    gtk_box_append (GTK_BOX (box), new_card (story, side));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (box), TRUE);
  gtk_widget_set_hexpand (gtk_widget_get_last_child (box), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (on), "table.skip");
  gtk_widget_add_css_class (on, "suggested-action");
  gtk_widget_add_css_class (on, "throw");
  gtk_widget_set_valign (on, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), on);
  return box;
}
