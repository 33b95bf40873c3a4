/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line for the lethal hits, one for the others; or one for all misses. */

#include "clash/battle-sum.h"

#include "clash/battle-glyph.h"
#include "clash/battle-notes.h"
#include "clash/speech-words.h"
#include "widgets/css-class.h"
#include "words.h"

struct _ClashBattleSum
{
  GtkWidget        parent_instance;

  GtkWidget       *rows;
  gboolean         compact;
};

G_DEFINE_FINAL_TYPE (ClashBattleSum, clash_battle_sum, GTK_TYPE_WIDGET)

static void
clash_battle_sum_dispose (GObject *object)
{
  g_clear_pointer (&CLASH_BATTLE_SUM (object)->rows, gtk_widget_unparent);

  G_OBJECT_CLASS (clash_battle_sum_parent_class)->dispose (object);
}

static void
clash_battle_sum_class_init (ClashBattleSumClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_sum_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "battlesum");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_battle_sum_init (ClashBattleSum *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_valign (self->rows, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->rows, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

GtkWidget *
clash_battle_sum_new (void)
{
  return g_object_new (CLASH_TYPE_BATTLE_SUM, NULL);
}

static GtkWidget *
add_row (ClashBattleSum *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, self->compact ? 4 : 7);

  gtk_box_append (GTK_BOX (self->rows), row);
  return row;
}

static GtkWidget *
add_text (GtkWidget  *row,
          const char *text,
          const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (row), label);
  return label;
}

/* The rest of the line, which may need more than one. */
static void
add_words (GtkWidget  *row,
           const char *text)
{
  GtkWidget *label = add_text (row, text, "words");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
}

static void
add_glyphs (ClashBattleSum *self,
            GtkWidget      *row,
            const char     *piece,
            int             count,
            const char     *class)
{
  int size = self->compact ? 22 : 30;

  for (int i = 0; i < count; i++)
    {
      GtkWidget *glyph = clash_battle_glyph_new (piece, class != NULL ? size * 4 / 5 : size);

      if (class != NULL)
        gtk_widget_add_css_class (glyph, class);
      gtk_box_append (GTK_BOX (row), glyph);
    }
}

/* "no star", "three stars" */
static char *
say_stars (int stars)
{
  g_autofree char *number = clash_words_number (stars);

  if (stars == 0)
    return g_strdup (C_("what a throw comes to", "no star"));
  /* Translators: what a throw comes to; a number as a word */
  return g_strdup_printf (ngettext ("one star", "%s stars", stars), number);
}

/* What becomes of the other side, as a sentence; NULL if the sum has said it. */
static char *
say_result (const ClashStory *story)
{
  const ClashThrow     *dice = &story->dice;
  const ClashStorySide *other = &story->sides[!dice->side];
  g_autofree char      *name = clash_words_subject (story->seats, &other->group);
  g_autofree char      *number = NULL;
  int                   left;

  if (other->group.owner == 0)
    {
      if (dice->kills)
        /* Translators: “The lion” */
        return g_strdup_printf (_("%s dies."), name);
      left = clash_beasts[other->group.beast].stars_to_kill - dice->stars_now;
      number = clash_words_number (left);
      /* Translators: “The lion”, and how much it still bears: a number as a word */
      return g_strdup_printf (ngettext ("%s has one hit left.", "%s has %s hits left.", left), name,
                              number);
    }
  if (dice->losses == 0 && dice->stars_put == 0)
    /* Translators: the name of a player whose team was not hit */
    return g_strdup_printf (_("%s loses nothing."), name);
  if (dice->losses == 0)
    /* Translators: the name of a player: a wound costs nothing until there are two */
    return g_strdup_printf (_("%s has a wound."), name);

  number = clash_words_number (dice->losses);
  /* Translators: the name of a player, and a number as a word */
  return g_strdup_printf (ngettext ("%s loses one gladiator.", "%s loses %s gladiators.",
                                    dice->losses),
                          name, number);
}

/* R21, R29: no shield stops it. */
static void
add_lethal (ClashBattleSum   *self,
            const ClashStory *story)
{
  const ClashThrow *dice = &story->dice;
  GtkWidget        *row = add_row (self);
  gboolean          beast = story->sides[!dice->side].group.owner == 0;
  int               count = beast ? 2 * dice->lethal : dice->lethal;
  g_autofree char  *number = clash_words_number (count);
  g_autofree char  *words = NULL;

  add_glyphs (self, row, "die-lethal", dice->lethal, NULL);
  add_text (row, "=", "sign");
  if (beast)
    /* Translators: what a throw comes to; a number as a word */
    words = g_strdup_printf (ngettext ("one star: no shield stops it",
                                       "%s stars: no shield stops them", count), number);
  else
    /* Translators: what a throw comes to; a number as a word */
    words = g_strdup_printf (ngettext ("one gladiator lost: no shield stops it",
                                       "%s gladiators lost: no shield stops it", count), number);
  add_words (row, words);
}

/* R20, R21: hits, less shields, and the wound that was there before. */
static void
add_hits (ClashBattleSum   *self,
          HarenaGameModel  *model,
          const ClashStory *story,
          gboolean          alone)
{
  const ClashThrow     *dice = &story->dice;
  const ClashStorySide *other = &story->sides[!dice->side];
  GtkWidget            *row = add_row (self);
  int                   stars = dice->hits - dice->cancelled;
  gboolean              wounded = other->group.owner != 0 && dice->stars > 0 && stars > 0;
  g_autofree char      *class = NULL;
  g_autofree char      *sum = say_stars (stars + (wounded ? dice->stars : 0));
  g_autofree char      *result = say_result (story);
  g_autofree char      *words = NULL;

  if (other->group.owner != 0)
    {
      HarenaSeat *seat = harena_game_model_get_seat (model, other->group.owner);

      class = g_strdup_printf ("seat-%d", harena_seat_get_colour (seat));
    }
  add_glyphs (self, row, "die-hit", dice->hits, NULL);
  if (dice->cancelled > 0)
    {
      add_text (row, "−", "sign");
      add_glyphs (self, row, "kind-shield-symbolic", dice->cancelled,
                  class != NULL ? class : "beast");
    }
  if (wounded)
    {
      add_text (row, "+", "sign");
      add_glyphs (self, row, "star-wound", dice->stars, NULL);
    }
  add_text (row, "=", "sign");
  /* Translators: what a throw comes to, “no star”, and a sentence: “Red loses nothing.” */
  words = alone || dice->losses > dice->lethal
            ? g_strdup_printf (C_("what a throw comes to", "%s. %s"), sum, result)
            : g_steal_pointer (&sum);
  add_words (row, words);
}

void
clash_battle_sum_update (ClashBattleSum   *self,
                         HarenaGameModel  *model,
                         const ClashStory *story)
{
  GtkWidget *child;
  gboolean   thrown = story != NULL && story->dice.side != CLASH_NO_SIDE;
  gboolean   on = thrown || (story != NULL && self->compact);

  g_return_if_fail (CLASH_IS_BATTLE_SUM (self));

  while ((child = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), child);
  gtk_widget_set_opacity (GTK_WIDGET (self), on ? 1 : 0);
  if (on && !thrown)
    {
      g_autofree char *first = clash_battle_first (story);

      add_words (add_row (self), first);
    }
  if (!thrown)
    return;

  if (story->dice.lethal > 0)
    add_lethal (self, story);
  if (story->dice.hits > 0)
    add_hits (self, model, story, story->dice.lethal == 0);
  if (story->dice.lethal == 0 && story->dice.hits == 0)
    {
      g_autofree char *result = say_result (story);
      GtkWidget       *row = add_row (self);

      add_glyphs (self, row, "die-miss", 1, NULL);
      add_text (row, "=", "sign");
      add_words (row, result);
    }
}

void
clash_battle_sum_set_compact (ClashBattleSum *self,
                              gboolean        compact)
{
  g_return_if_fail (CLASH_IS_BATTLE_SUM (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  harena_set_css_class (GTK_WIDGET (self), "compact", compact);
}
