/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One card an answer. Nothing is focused until somebody walks there, so that a key which was meant
 * to skip ahead never decides anything. */

#include "clash/battle-choice.h"

#include "clash/battle-cards.h"
#include "clash/battle-end.h"
#include "clash/battle-telling.h"
#include "clash/clash.h"
#include "clash/speech.h"
#include "table/speech.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "widgets/reading.h"
#include "settings.h"
#include "words.h"

#define TEMPLATE "/io/github/harena/Harena/ui/clash/battle-choice.ui"

enum
{
  ROOMY = 280, /* the width of a card with all its words beside the picture */
  FEW = 5,     /* lines about what came before */
  MANY = 8,
};

struct _ClashBattleChoice
{
  GtkWidget    parent_instance;

  HarenaHand  *hand;
  ClashOdds   *odds;    /* NULL until they are needed */

  GtkWidget   *head;
  HarenaCrest *crest;
  GtkLabel    *title;
  GtkLabel    *help;
  GtkLabel    *happening;
  GtkWidget   *meaning;
  GtkWidget   *meaning_label;
  GtkBox      *options;
  GtkBox      *rest;     /* while nobody is asked: what came before, or the end */
  GtkLabel    *earlier;
  GtkWidget   *end;      /* in it, or NULL */

  char        *said;    /* in the place of the help, or NULL */
  guint        said_at; /* where the game was then */
  GPtrArray   *buttons; /* of ClashBattleOption, which the box has */
  guint        index;   /* where the game was when they were made */
  int          width;
  gboolean     narrow;
  gboolean     brief;
  gboolean     tight;   /* as the cards were made */
  int          colour;
};

G_DEFINE_FINAL_TYPE (ClashBattleChoice, clash_battle_choice, GTK_TYPE_WIDGET)

static void
chosen_cb (ClashBattleChoice *self,
           ClashBattleOption *option)
{
  harena_hand_play (self->hand, clash_battle_option_get_move (option));
}

static void
clear_options (ClashBattleChoice *self)
{
  GtkWidget *child;

  /* The keyboard stays in the battle when the answer that it was at goes. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->options)) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_box_remove (self->options, child);
}

/* Who walked to an answer stays there as long as the question is the same. */
static gboolean
is_offered (ClashBattleChoice *self)
{
  return self->buttons->len > 0
         && self->index == harena_game_model_get_cursor (harena_hand_get_model (self->hand));
}

/* Odds take some memory, which a game without persons never needs. */
static ClashOdds *
find_odds (ClashBattleChoice *self)
{
  if (!g_settings_get_boolean (harena_settings_get_default (), "show-odds"))
    return NULL;
  if (self->odds == NULL)
    {
      self->odds = g_new0 (ClashOdds, 1);
      clash_odds_init (self->odds);
    }
  return self->odds;
}

static gboolean
is_tight (ClashBattleChoice *self,
          int                n_cards)
{
  return !self->narrow && self->width / MAX (1, n_cards) < ROOMY;
}

/* Chances are shown as long as there is anything to hope for; FALSE if they are not. */
static gboolean
find_outlooks (ClashBattleChoice *self,
               const HarenaMove  *moves,
               int                n_moves,
               ClashOutlook      *outlooks)
{
  const ClashPosition *position = harena_hand_get_position (self->hand);
  ClashOdds           *odds = clash_outlook_is_on (position) ? find_odds (self) : NULL;

  for (int i = 0; i < n_moves && odds != NULL; i++)
    clash_outlook_reckon (odds, position, moves[i], &outlooks[i]);
  return odds != NULL;
}

static void
make_options (ClashBattleChoice *self)
{
  GtkWidget   *box = GTK_WIDGET (self->options);
  HarenaMove   moves[HARENA_MOVES_MAX];
  ClashOutlook outlooks[HARENA_MOVES_MAX];
  int          n_moves = harena_game_model_list_moves (harena_hand_get_model (self->hand), moves);
  ClashCards   cards = {
    .hand = self->hand,
    .moves = moves,
    .n_moves = n_moves,
    .outlooks = find_outlooks (self, moves, n_moves, outlooks) ? outlooks : NULL,
    .narrow = self->narrow,
    .tight = self->tight = is_tight (self, n_moves),
    .brief = self->brief,
  };

  self->index = harena_game_model_get_cursor (harena_hand_get_model (self->hand));
  for (int i = 0; i < n_moves; i++)
    {
      ClashBattleOption *option;
      GtkWidget         *card = clash_battle_card_new (&cards, i, &option);

      g_signal_connect_object (option, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (self->buttons, option);
      gtk_box_append (self->options, card);
    }

  /* GTK remembers that no width mattered to the box while it was empty, until it is told of a change
   * after it was measured. */
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_queue_resize (box);
}

/* The same answers, in another shape. */
static void
make_anew (ClashBattleChoice *self)
{
  if (self->buttons->len == 0)
    return;
  clear_options (self);
  make_options (self);
}

static void
set_colour (ClashBattleChoice *self,
            int                colour)
{
  g_autofree char *before = g_strdup_printf ("seat-%d", self->colour);
  g_autofree char *after = g_strdup_printf ("seat-%d", colour);

  gtk_widget_remove_css_class (GTK_WIDGET (self), before);
  gtk_widget_add_css_class (GTK_WIDGET (self), after);
  self->colour = colour;
  harena_crest_set_colour (self->crest, colour);
  gtk_widget_set_visible (GTK_WIDGET (self->crest), colour != 0 && !self->narrow);
}

/* What stands in the place of the help: what was said to this question, or a hint; or NULL. */
static char *
find_line (ClashBattleChoice *self)
{
  if (self->said != NULL
      && self->said_at == harena_game_model_get_cursor (harena_hand_get_model (self->hand)))
    return g_strdup (self->said);

  if (harena_game_model_get_hints (harena_hand_get_model (self->hand)) == NULL)
    return NULL;

  return harena_say_hint (harena_hand_get_view (self->hand),
                          harena_game_model_get_hints (harena_hand_get_model (self->hand)));
}

/* A label that says the same again is left alone: a screen reader would read it twice. */
static void
set_text (GtkLabel   *label,
          const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) == 0)
    return;
  gtk_label_set_label (label, text);
  harena_read_out (GTK_WIDGET (label), text);
}

static void
show_or_hide_help (ClashBattleChoice *self)
{
  GtkWidget *help = GTK_WIDGET (self->help);

  gtk_widget_set_visible (help, gtk_label_get_label (self->help)[0] != '\0'
                                && (!self->narrow || gtk_widget_has_css_class (help, "said")));
}

/* What has happened is read where the help stands, unless there is a question to help with. It is
 * there all the same, for a screen reader. In a narrow window the answers need the room of the
 * help. */
static void
show_help (ClashBattleChoice *self,
           const char        *help,
           gboolean           said,
           gboolean           asked)
{
  gtk_label_set_label (self->help, help != NULL ? help : "");
  harena_set_css_class (GTK_WIDGET (self->help), "said", said);
  show_or_hide_help (self);
  harena_set_css_class (GTK_WIDGET (self->happening), "unseen", asked);
  gtk_label_set_ellipsize (self->happening, asked ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

/* While nobody is asked there is room to tell what came before, and at last what has come of it. */
static void
show_rest (ClashBattleChoice *self,
           const ClashStory  *story,
           gboolean           asked,
           gboolean           over)
{
  g_autofree char *earlier = asked || over ? NULL
                                           : clash_battle_tell_earlier (
                                               harena_hand_get_model (self->hand), story,
                                               self->brief || self->narrow ? FEW : MANY);

  gtk_widget_set_visible (GTK_WIDGET (self->rest), !asked);
  gtk_label_set_label (self->earlier, earlier != NULL ? earlier : "");
  if (self->end != NULL)
    gtk_box_remove (self->rest, self->end);
  self->end = over ? clash_battle_end_new (story, self->narrow) : NULL;
  if (over)
    gtk_box_append (self->rest, self->end);
}

static void
update_words (ClashBattleChoice *self,
              const char        *title,
              int                seat,
              const char        *happening,
              gboolean           asked)
{
  g_autofree char *line = asked ? find_line (self) : NULL;
  HarenaQuestion   question;

  harena_say_question (harena_hand_get_view (self->hand), &question);
  if (title == NULL)
    seat = question.seat;
  set_colour (self, harena_view_colour (harena_hand_get_view (self->hand), seat));
  set_text (self->title, title != NULL ? title : question.title != NULL ? question.title : "");
  set_text (self->happening, happening);
  show_help (self, line != NULL ? line : asked ? question.help : NULL, line != NULL, asked);
  gtk_widget_set_visible (self->meaning, asked && question.topic != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->meaning), "s",
                                    question.topic != NULL ? question.topic : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->title), -1);
  harena_question_clear (&question);
}

void
clash_battle_choice_update (ClashBattleChoice *self,
                            const ClashStory  *story,
                            const char        *title,
                            int                seat,
                            const char        *happening,
                            gboolean           over)
{
  gboolean asked;

  g_return_if_fail (CLASH_IS_BATTLE_CHOICE (self));

  asked = title == NULL && harena_hand_get_asked (self->hand) != 0
          && clash_position (harena_hand_get_view (self->hand))->step >= CLASH_STEP_NAME;
  if (!asked || !is_offered (self))
    clear_options (self);
  update_words (self, title, seat, happening, asked);
  show_rest (self, story, asked, over);
  gtk_widget_set_visible (GTK_WIDGET (self->options), asked);
  if (asked && !is_offered (self))
    make_options (self);
}

void
clash_battle_choice_say (ClashBattleChoice *self,
                         const char        *text)
{
  g_return_if_fail (CLASH_IS_BATTLE_CHOICE (self));

  g_free (self->said);
  self->said = g_strdup (text);
  self->said_at = harena_game_model_get_cursor (harena_hand_get_model (self->hand));
}

void
clash_battle_choice_set_shape (ClashBattleChoice *self,
                               int                width,
                               gboolean           narrow,
                               gboolean           brief)
{
  gboolean same;

  g_return_if_fail (CLASH_IS_BATTLE_CHOICE (self));

  same = self->narrow == narrow && self->brief == brief;
  self->width = width;
  self->narrow = narrow;
  self->brief = brief;
  if (same && (self->buttons->len == 0 || self->tight == is_tight (self, self->buttons->len)))
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->options),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->options, !narrow);
  gtk_label_set_label (GTK_LABEL (self->meaning_label),
                       narrow ? "?" : _("What does this mean?"));
  harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  harena_set_css_class (GTK_WIDGET (self), "brief", brief);
  gtk_box_set_spacing (self->options, narrow ? 6 : 12);
  show_or_hide_help (self);
  set_colour (self, self->colour);
  make_anew (self);
}

gboolean
clash_battle_choice_press (ClashBattleChoice *self,
                           guint              keyval)
{
  guint32 pressed = gdk_keyval_to_unicode (gdk_keyval_to_upper (keyval));

  g_return_val_if_fail (CLASH_IS_BATTLE_CHOICE (self), FALSE);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      ClashBattleOption *option = g_ptr_array_index (self->buttons, i);

      if (pressed == (guint32) clash_battle_option_get_key (option))
        {
          chosen_cb (self, option);
          return TRUE;
        }
    }

  return FALSE;
}

GArray *
clash_battle_choice_get_moves (ClashBattleChoice *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));

  g_return_val_if_fail (CLASH_IS_BATTLE_CHOICE (self), moves);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      HarenaMove move = clash_battle_option_get_move (g_ptr_array_index (self->buttons, i));

      g_array_append_val (moves, move);
    }
  return moves;
}

/* The bars have colours of their own, and may be hidden. */
static void
look_changed_cb (ClashBattleChoice *self)
{
  make_anew (self);
}

static void
clash_battle_choice_dispose (GObject *object)
{
  ClashBattleChoice *self = CLASH_BATTLE_CHOICE (object);
  GtkWidget         *child;

  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_battle_choice_parent_class)->dispose (object);
}

static void
clash_battle_choice_finalize (GObject *object)
{
  ClashBattleChoice *self = CLASH_BATTLE_CHOICE (object);

  g_free (self->said);
  g_free (self->odds);
  g_ptr_array_unref (self->buttons);

  G_OBJECT_CLASS (clash_battle_choice_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, head);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, crest);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, title);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, help);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, happening);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, meaning);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, meaning_label);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, options);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, rest);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleChoice, earlier);
}

/* What was asked and told before the battle was seen. */
static void
clash_battle_choice_map (GtkWidget *widget)
{
  ClashBattleChoice *self = CLASH_BATTLE_CHOICE (widget);

  GTK_WIDGET_CLASS (clash_battle_choice_parent_class)->map (widget);
  harena_read_out (GTK_WIDGET (self->happening), gtk_label_get_label (self->happening));
  harena_read_out (GTK_WIDGET (self->title), gtk_label_get_label (self->title));
}

static void
clash_battle_choice_class_init (ClashBattleChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_choice_dispose;
  G_OBJECT_CLASS (klass)->finalize = clash_battle_choice_finalize;
  g_type_ensure (HARENA_TYPE_CREST);
  widget_class->map = clash_battle_choice_map;
  gtk_widget_class_set_css_name (widget_class, "battlechoice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  bind_children (widget_class);
}

static void
clash_battle_choice_init (ClashBattleChoice *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (harena_settings_get_default (), "changed::show-odds",
                           G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_battle_choice_new (HarenaHand *hand)
{
  ClashBattleChoice *self = g_object_new (CLASH_TYPE_BATTLE_CHOICE, NULL);

  self->hand = g_object_ref (hand);
  return GTK_WIDGET (self);
}
