/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One grid, whose cells are elsewhere in each form. The card is not a button, its two buttons are. */

#include "pages/game-card.h"

#include "face.h"
#include "pages/game-picture.h"
#include "pages/game-words.h"
#include "settings.h"
#include "widgets/css-class.h"
#include "widgets/reading.h"
#include "words.h"

enum
{
  N_FORMS = HARENA_CARD_UPRIGHT + 1,
};

struct _HarenaGameCard
{
  AdwBin            parent_instance;

  const HarenaGame *game;
  HarenaCardForm    form;
  HarenaCardRole    role;
  GtkWidget        *grid;
  GtkWidget        *picture;
  GtkWidget        *words;
  GtkWidget        *line;
  GtkWidget        *buttons;
  GtkWidget        *new_button;
  GtkWidget        *learn_button; /* NULL without a lesson */
  GtkWidget        *ribbon;
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
  Cell        words;
  Cell        buttons;
  int         picture_width;
  gboolean    line;    /* there is room for the line about the game, */
  gboolean    upright; /* and the buttons stand one below the other, with icons */
} forms[N_FORMS] = {
  [HARENA_CARD_COMPACT] = {
    "compact", { 0, 0, 1, 1 }, { 1, 0, 1, 1 }, { 0, 1, 2, 1 }, 112, FALSE, FALSE,
  },
  [HARENA_CARD_LYING] = {
    "lying", { 0, 0, 1, 2 }, { 1, 0, 1, 1 }, { 1, 1, 1, 1 }, 162, FALSE, FALSE,
  },
  [HARENA_CARD_LARGE] = {
    "large", { 0, 0, 1, 2 }, { 1, 0, 1, 1 }, { 1, 1, 1, 1 }, 320, TRUE, FALSE,
  },
  [HARENA_CARD_UPRIGHT] = {
    "upright", { 0, 0, 1, 1 }, { 0, 1, 1, 1 }, { 0, 2, 1, 1 }, 160, TRUE, TRUE,
  },
};

G_DEFINE_FINAL_TYPE (HarenaGameCard, harena_game_card, ADW_TYPE_BIN)

static void
put (HarenaGameCard *self,
     GtkWidget      *child,
     const Cell     *cell)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild   *place = gtk_layout_manager_get_layout_child (layout, child);

  g_object_set (place, "column", cell->column, "row", cell->row,
                "column-span", cell->column_span, "row-span", cell->row_span, NULL);
}

/* The icon of a button is its first child, see make_button (). */
static void
arrange_button (GtkWidget *button,
                gboolean   upright,
                gboolean   framed)
{
  GtkWidget *content;

  if (button == NULL)
    return;

  content = gtk_button_get_child (GTK_BUTTON (button));
  gtk_widget_set_visible (gtk_widget_get_first_child (content), upright);
  gtk_button_set_has_frame (GTK_BUTTON (button), framed);
}

static void
arrange (HarenaGameCard *self)
{
  gboolean   upright = forms[self->form].upright;
  gboolean   learn = self->role == HARENA_CARD_LEARN && self->learn_button != NULL;
  GtkWidget *first = learn ? self->learn_button : self->new_button;
  GtkWidget *second = learn ? self->new_button : self->learn_button;

  for (int i = 0; i < N_FORMS; i++)
    harena_set_css_class (GTK_WIDGET (self), forms[i].css_class, (int) self->form == i);
  put (self, self->picture, &forms[self->form].picture);
  put (self, self->words, &forms[self->form].words);
  put (self, self->buttons, &forms[self->form].buttons);
  harena_game_picture_set_width (HARENA_GAME_PICTURE (self->picture),
                                 forms[self->form].picture_width);
  gtk_widget_set_hexpand (self->picture, upright);
  gtk_widget_set_valign (self->picture, upright ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->line, forms[self->form].line
                                        && *gtk_label_get_label (GTK_LABEL (self->line)) != '\0');
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  upright ? GTK_ORIENTATION_VERTICAL
                                          : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_valign (self->words, upright || forms[self->form].line ? GTK_ALIGN_START
                                                                       : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->buttons, GTK_ALIGN_END);
  /* Where there is much room, no button has to be that wide. */
  gtk_widget_set_halign (self->buttons, self->form == HARENA_CARD_LARGE ? GTK_ALIGN_START
                                                                       : GTK_ALIGN_FILL);
  gtk_widget_set_halign (self->ribbon, upright ? GTK_ALIGN_CENTER : GTK_ALIGN_START);

  gtk_box_reorder_child_after (GTK_BOX (self->buttons), first, NULL);
  arrange_button (first, upright, TRUE);
  arrange_button (second, upright, !upright);
  harena_set_css_class (self->new_button, "suggested-action",
                        self->role == HARENA_CARD_PLAY || (first == self->new_button
                                                           && self->role == HARENA_CARD_LEARN));
  if (self->learn_button != NULL)
    harena_set_css_class (self->learn_button, "suggested-action", learn);
  gtk_widget_set_visible (self->ribbon, learn && self->form >= HARENA_CARD_LARGE);
}

/* A tick in the place of the book. */
static void
lesson_done_cb (HarenaGameCard *self)
{
  gboolean   done = g_settings_get_boolean (harena_settings_of_game (self->game), "lesson-done");
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->learn_button));

  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_widget_get_first_child (content)),
                                done ? "object-select-symbolic" : "harena-book-symbolic");
}

static GtkWidget *
make_button (HarenaGameCard *self,
             const char     *label,
             const char     *icon,
             const char     *action,
             const char     *css_class)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *text = gtk_label_new (label);

  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), harena_icon_new (icon));
  gtk_box_append (GTK_BOX (content), text);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, css_class);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", self->game->id);
  /* Whoever hears the button alone hears of which game it is. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(self->game->name), -1);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
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
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (label, text);
    }
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
fill (HarenaGameCard *self)
{
  const HarenaFace *face = harena_face_of (self->game);
  g_autofree char  *facts = harena_game_facts (face);
  GtkWidget        *label;

  self->picture = harena_game_picture_new (face->picture);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->words, "game-words");
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_box_append (GTK_BOX (self->words), make_label (_(self->game->name), "game-name", TRUE));
  label = make_label (facts, "game-facts", FALSE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (self->words), label);
  self->line = make_label (face->line != NULL ? _(face->line) : "", "game-line", TRUE);
  gtk_box_append (GTK_BOX (self->words), self->line);

  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_vexpand (self->buttons, TRUE);
  gtk_widget_add_css_class (self->buttons, "game-buttons");
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  self->new_button = make_button (self, C_("button", "New Game"), "list-add-symbolic",
                                  "win.arrange", "welcome-button");
  if (face->lessons != NULL)
    {
      self->learn_button = make_button (self, C_("button", "Learn to Play"),
                                        "harena-book-symbolic", "win.teach", "welcome-learn");
      g_signal_connect_object (harena_settings_of_game (self->game), "changed::lesson-done",
                               G_CALLBACK (lesson_done_cb), self, G_CONNECT_SWAPPED);
      lesson_done_cb (self);
    }

  gtk_grid_attach (GTK_GRID (self->grid), self->picture, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), self->words, 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), self->buttons, 0, 2, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(self->game->name), -1);
}

static void
harena_game_card_class_init (HarenaGameCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_game_card_init (HarenaGameCard *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->grid = gtk_grid_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->grid);
  /* Translators: on the picture of the game that is offered to whoever has played none yet. */
  self->ribbon = gtk_label_new (_("A good first game"));
  gtk_widget_set_valign (self->ribbon, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->ribbon, "game-ribbon");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->ribbon);
  /* Only within the card what is below the words takes the rest. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-card");
  adw_bin_set_child (ADW_BIN (self), overlay);
}

GtkWidget *
harena_game_card_new (const HarenaGame *game)
{
  HarenaGameCard *self = g_object_new (HARENA_TYPE_GAME_CARD, NULL);

  self->game = game;
  fill (self);
  arrange (self);
  return GTK_WIDGET (self);
}

void
harena_game_card_set_form (HarenaGameCard *self,
                           HarenaCardForm  form)
{
  g_return_if_fail (HARENA_IS_GAME_CARD (self));

  self->form = form;
  arrange (self);
}

void
harena_game_card_set_role (HarenaGameCard *self,
                           HarenaCardRole  role)
{
  g_return_if_fail (HARENA_IS_GAME_CARD (self));

  self->role = role;
  arrange (self);
}

const HarenaGame *
harena_game_card_get_game (HarenaGameCard *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_CARD (self), NULL);

  return self->game;
}

void
harena_game_card_focus (HarenaGameCard *self)
{
  g_return_if_fail (HARENA_IS_GAME_CARD (self));

  gtk_widget_grab_focus (gtk_widget_get_first_child (self->buttons));
}
