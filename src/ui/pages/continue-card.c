/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only the words and the picture: what happens is the window's. */

#include "pages/continue-card.h"

#include "pages/left-words.h"
#include "pages/recent-row.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/reading.h"
#include "words.h"

struct _HarenaContinueCard
{
  AdwBin     parent_instance;

  GtkWidget *grid;
  GtkWidget *picture;
  GtkWidget *head;    /* game and question */
  GtkWidget *points;
  GtkWidget *details;
  GtkWidget *left;    /* in the place of details where there is little room */
  GtkWidget *button;
  GtkWidget *key;     /* that Enter presses it */
  int        n_seats;
};

typedef struct
{
  int column;
  int row;
  int column_span;
  int row_span;
} Cell;

static const struct
{
  const char *css_class;
  Cell        picture;
  Cell        head;
  Cell        points;
  Cell        details;
  Cell        button;
} sizes[] = {
  [HARENA_SIZE_NARROW] = {
    "narrow", { 0, 0, 1, 2 }, { 1, 0, 2, 1 }, { 1, 1, 2, 1 }, { 2, 1, 1, 1 }, { 0, 3, 3, 1 },
  },
  [HARENA_SIZE_MEDIUM] = {
    "medium", { 0, 0, 1, 2 }, { 1, 0, 2, 1 }, { 1, 1, 1, 1 }, { 2, 1, 1, 1 }, { 3, 0, 1, 2 },
  },
  [HARENA_SIZE_WIDE] = {
    "wide", { 0, 0, 1, 2 }, { 1, 0, 1, 1 }, { 2, 0, 1, 2 }, { 1, 1, 1, 1 }, { 3, 0, 1, 2 },
  },
};

/* Where it is narrow, the points of many seats have a line of their own. */
static const Cell own_line = { 0, 2, 3, 1 };

enum
{
  FEW = 3, /* seats whose points have room beside the picture everywhere */
};

G_DEFINE_FINAL_TYPE (HarenaContinueCard, harena_continue_card, ADW_TYPE_BIN)

static void
put (HarenaContinueCard *self,
     GtkWidget          *child,
     const Cell         *cell)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild   *place = gtk_layout_manager_get_layout_child (layout, child);

  g_object_set (place, "column", cell->column, "row", cell->row,
                "column-span", cell->column_span, "row-span", cell->row_span, NULL);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class,
            gboolean    wrap)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (!wrap)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_picture (const HarenaRecord *record,
              const void         *position)
{
  const HarenaFace *face = harena_face_of (record->game);
  int               colours[HARENA_SEATS_MAX];

  if (face->thumbnail_new == NULL)
    return harena_icon_new (face->icon);

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    colours[i] = record->seats[i].colour;
  return face->thumbnail_new (position, colours);
}

static GtkWidget *
make_head (const HarenaFace      *face,
           HarenaUnfinishedGame  *game,
           const HarenaLeftWords *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *eyebrow = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  if (face->icon != NULL)
    gtk_box_append (GTK_BOX (eyebrow), harena_icon_new (face->icon));
  gtk_box_append (GTK_BOX (eyebrow), make_label (_(face->game->name), "continue-game", FALSE));
  gtk_box_append (GTK_BOX (eyebrow),
                  harena_forget_button_new ("left", harena_unfinished_game_get_id (game),
                                            words->pairing));
  gtk_widget_add_css_class (eyebrow, "continue-eyebrow");
  gtk_box_append (GTK_BOX (box), eyebrow);
  gtk_box_append (GTK_BOX (box), make_label (words->title, "continue-title", TRUE));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
make_points (const HarenaFace      *face,
             const HarenaLeftWords *words)
{
  gboolean   few = words->n_seats <= FEW;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, few ? 13 : 9);

  for (int i = 0; i < words->n_seats; i++)
    {
      const HarenaStanding *standing = &words->standings[i];
      GtkWidget            *seat = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, few ? 6 : 4);
      g_autofree char      *points = g_strdup_printf ("%d", standing->points);

      gtk_box_append (GTK_BOX (seat), harena_crest_new (standing->seat->colour, 26));
      if (!face->pointless)
        {
          GtkWidget *label = gtk_label_new (points);

          gtk_widget_add_css_class (label, "numeric");
          gtk_widget_add_css_class (label, "continue-points");
          gtk_box_append (GTK_BOX (seat), label);
        }
      gtk_widget_set_tooltip_text (seat, standing->seat->name);
      gtk_box_append (GTK_BOX (box), seat);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
make_button (HarenaContinueCard    *self,
             HarenaUnfinishedGame  *game,
             const HarenaLeftWords *words)
{
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: for who hears it: the button Continue, whose turn it is, and the points */
  g_autofree char *name = g_strdup_printf (_("Continue: %s. %s"), words->turn, words->points);

  /* Translators: the key of the keyboard, as small as it is written on it. */
  self->key = gtk_label_new (C_("key", "Enter"));
  gtk_widget_add_css_class (self->key, "continue-key");
  gtk_widget_set_valign (self->key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), harena_icon_new ("media-playback-start-symbolic"));
  gtk_box_append (GTK_BOX (content), gtk_label_new (C_("game", "Continue")));
  gtk_box_append (GTK_BOX (content), self->key);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "continue");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.continue");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    harena_unfinished_game_get_id (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return button;
}

static void
harena_continue_card_class_init (HarenaContinueCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_continue_card_init (HarenaContinueCard *self)
{
  self->grid = gtk_grid_new ();
  /* Only within the card its lines share the height. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "continue-card");
  adw_bin_set_child (ADW_BIN (self), self->grid);
}

GtkWidget *
harena_continue_card_new (HarenaUnfinishedGame *game)
{
  HarenaContinueCard      *self = g_object_new (HARENA_TYPE_CONTINUE_CARD, NULL);
  const HarenaRecord      *record = harena_unfinished_game_get_record (game);
  const HarenaFace        *face = harena_face_of (record->game);
  g_autofree void         *position = g_malloc0 (record->game->position_size);
  g_auto (HarenaLeftWords) words = { 0 };
  GtkWidget               *details = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget               *children[5];

  harena_unfinished_game_copy_position (game, position);
  harena_left_words_init (&words, game, position);
  self->picture = make_picture (record, position);
  gtk_widget_add_css_class (self->picture, "continue-picture");
  self->head = make_head (face, game, &words);
  self->points = make_points (face, &words);
  self->n_seats = words.n_seats;
  self->left = make_label (words.left, "dim-label", FALSE);
  self->details = make_label (words.details, "dim-label", FALSE);
  gtk_widget_set_hexpand (details, TRUE);
  gtk_box_append (GTK_BOX (details), self->details);
  gtk_box_append (GTK_BOX (details), self->left);
  self->button = make_button (self, game, &words);

  children[0] = self->picture;
  children[1] = self->head;
  children[2] = self->points;
  children[3] = details;
  children[4] = self->button;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_grid_attach (GTK_GRID (self->grid), children[i], i, 0, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(record->game->name), -1);
  harena_continue_card_set_size (self, HARENA_SIZE_NARROW);
  return GTK_WIDGET (self);
}

void
harena_continue_card_set_size (HarenaContinueCard *self,
                               HarenaSize          size)
{
  g_return_if_fail (HARENA_IS_CONTINUE_CARD (self));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    harena_set_css_class (GTK_WIDGET (self), sizes[i].css_class, i == size);
  put (self, self->picture, &sizes[size].picture);
  put (self, self->head, &sizes[size].head);
  put (self, self->points, size == HARENA_SIZE_NARROW && self->n_seats > FEW
                             ? &own_line : &sizes[size].points);
  put (self, gtk_widget_get_parent (self->details), &sizes[size].details);
  put (self, self->button, &sizes[size].button);
  gtk_widget_set_visible (gtk_widget_get_parent (self->details), size != HARENA_SIZE_NARROW);
  gtk_widget_set_visible (self->details, size == HARENA_SIZE_WIDE);
  gtk_widget_set_visible (self->left, size == HARENA_SIZE_MEDIUM);
  gtk_widget_set_visible (self->key, size == HARENA_SIZE_WIDE);
  gtk_widget_set_valign (self->head, size == HARENA_SIZE_WIDE ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (gtk_widget_get_parent (self->details),
                         size == HARENA_SIZE_WIDE ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (self->head, TRUE);
  gtk_widget_set_vexpand (gtk_widget_get_parent (self->details), size == HARENA_SIZE_WIDE);
}

GtkWidget *
harena_continue_card_get_button (HarenaContinueCard *self)
{
  g_return_val_if_fail (HARENA_IS_CONTINUE_CARD (self), NULL);

  return self->button;
}
