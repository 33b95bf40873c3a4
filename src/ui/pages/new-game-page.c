/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the choices together, and remembers them for the next time. */

#include "pages/new-game-page.h"

#include "face.h"
#include "pages/game-picture.h"
#include "pages/new-game-settings.h"
#include "pages/rules-chooser.h"
#include "pages/seat-list.h"
#include "pages/setup-words.h"
#include "settings.h"
#include "strategy.h"
#include "widgets/columns.h"
#include "widgets/css-class.h"
#include "widgets/sizer.h"
#include "words.h"

#define QUICK_ENTRY   "new-game-quick-entry"
#define FRIENDLY_UNDO "new-game-friendly-undo"

enum
{
  WIDTH = 1280,       /* of the columns where they are all there, edges included, */
  WIDTH_ALONE = 560,  /* and of the seats where the game leaves nothing else to choose */
};

struct _HarenaNewGamePage
{
  AdwBin              parent_instance;

  const HarenaGame   *game;
  HarenaSizer        *sizer;
  AdwWindowTitle     *title;
  GtkMenuButton      *menu_button;
  AdwClamp           *clamp;
  GtkWidget          *grid;
  GtkWidget          *left;
  GtkWidget          *draw_button;
  HarenaSeatList     *seats;
  GtkListBox         *ways;
  GtkSwitch          *undo_switch;  /* NULL where the game has no secrets */
  GtkSwitch          *quick_switch; /* NULL where the beginning cannot be dealt */
  AdwBin             *picture_bin;
  GtkWidget          *learning;
  GtkWidget          *learn_button;
  GtkWidget          *rules_button;
  HarenaRulesChooser *rules;
  GtkWidget          *warning;
  GtkLabel           *summary;
  GtkLabel           *beginning;
  GtkButton          *seat_button;  /* one seat more or less, where that helps */
  int                 seat_change;  /* which of the two: 1 or -1; 0 for neither */
  GtkWidget          *start_button;
};

static guint start_signal;

G_DEFINE_FINAL_TYPE (HarenaNewGamePage, harena_new_game_page, ADW_TYPE_BIN)

static void
get_setup (HarenaNewGamePage *self,
           HarenaSetup       *setup)
{
  harena_rules_chooser_get (self->rules, setup);
  setup->seats = harena_seat_list_get_n_seats (self->seats);
}

static void
update (HarenaNewGamePage *self)
{
  g_auto (HarenaSetupWords) words = { 0 };
  HarenaSetup               setup;
  gboolean                  valid;

  if (harena_seat_list_get_n_seats (self->seats) < self->game->seats_min)
    return;

  get_setup (self, &setup);
  harena_rules_chooser_set_seats (self->rules, setup.seats);
  valid = harena_seat_list_is_valid (self->seats);
  harena_setup_words_init (&words, self->game, &setup,
                           valid ? harena_seat_row_get_name (
                                     harena_seat_list_get_row (self->seats, 1))
                                 : NULL);
  self->seat_change = words.seat_change;
  gtk_label_set_label (self->summary, words.title);
  gtk_label_set_label (self->beginning, words.help);
  gtk_widget_set_visible (self->warning, !words.accepted);
  gtk_widget_set_visible (GTK_WIDGET (self->seat_button), self->seat_change != 0);
  gtk_button_set_label (self->seat_button, self->seat_change > 0 ? C_("button", "Add a Seat")
                                                                 : C_("button", "Remove a Seat"));
  gtk_widget_set_sensitive (self->start_button, valid && words.accepted);
  gtk_widget_set_sensitive (self->draw_button, setup.seats > 1);
}

static void
set_seating (HarenaNewGamePage   *self,
             const HarenaSeating *seating)
{
  harena_seat_list_clear (self->seats);
  for (int i = 0; i < seating->n_seats; i++)
    harena_seat_list_add (self->seats, seating->seats[i].name, seating->seats[i].player,
                          seating->seats[i].colour);
}

static void
save (HarenaNewGamePage *self,
      const HarenaSetup *setup)
{
  GSettings             *settings = harena_settings_of_game (self->game);
  g_auto (HarenaSeating) seating = { .n_seats = setup->seats };

  for (int i = 0; i < setup->seats; i++)
    {
      HarenaSeatRow *row = harena_seat_list_get_row (self->seats, i + 1);

      seating.seats[i].name = g_strdup (harena_seat_row_get_own_name (row));
      seating.seats[i].player = g_strdup (harena_seat_row_get_player (row));
      seating.seats[i].colour = harena_seat_row_get_colour (row);
    }
  harena_new_game_save_seating (settings, &seating);
  harena_new_game_save_options (settings, self->game, setup);
  if (self->quick_switch != NULL)
    g_settings_set_boolean (settings, QUICK_ENTRY, gtk_switch_get_active (self->quick_switch));
  if (self->undo_switch != NULL)
    g_settings_set_boolean (settings, FRIENDLY_UNDO, gtk_switch_get_active (self->undo_switch));
}

/* The edition to begin with: the one that is advised for so many seats. */
static int
find_advised (const HarenaGame *game,
              int               seats)
{
  for (int i = 0; i < game->n_editions; i++)
    if ((game->editions[i].advised >> seats & 1) != 0)
      return i;

  return 0;
}

static void
load (HarenaNewGamePage *self)
{
  GSettings             *settings = harena_settings_of_game (self->game);
  g_auto (HarenaSeating) seating = { 0 };
  HarenaSetup            setup;

  if (!harena_new_game_load_seating (settings, self->game, &seating))
    harena_new_game_first_seating (g_get_real_name (), self->game, &seating);
  set_seating (self, &seating);
  harena_setup_init (&setup, self->game, find_advised (self->game, seating.n_seats),
                     seating.n_seats);
  harena_new_game_load_options (settings, self->game, &setup);
  harena_rules_chooser_set (self->rules, &setup);
  if (self->quick_switch != NULL)
    gtk_switch_set_active (self->quick_switch, g_settings_get_boolean (settings, QUICK_ENTRY));
  if (self->undo_switch != NULL)
    gtk_switch_set_active (self->undo_switch, g_settings_get_boolean (settings, FRIENDLY_UNDO));
}

static void
start_clicked_cb (HarenaNewGamePage *self)
{
  HarenaRecordSeat            seats[HARENA_SEATS_MAX] = { 0 };
  HarenaSetup                 setup;
  guint64                     seed = harena_game_model_new_seed ();
  g_autoptr (HarenaGameModel) model = NULL;

  /* A name may still be in its entry. */
  gtk_widget_grab_focus (self->start_button);
  get_setup (self, &setup);
  if (!harena_seat_list_is_valid (self->seats)
      || !harena_setup_check (self->game, &setup, NULL))
    return;

  for (int i = 0; i < setup.seats; i++)
    {
      HarenaSeatRow *row = harena_seat_list_get_row (self->seats, i + 1);

      seats[i].name = (char *) harena_seat_row_get_name (row);
      seats[i].player = (char *) harena_seat_row_get_player (row);
      seats[i].colour = harena_seat_row_get_colour (row);
    }
  save (self, &setup);
  model = harena_game_model_new (self->game, &setup, seed, seats,
                                 self->quick_switch != NULL
                                   && gtk_switch_get_active (self->quick_switch));
  if (self->undo_switch != NULL)
    harena_game_model_set_friendly_undo (model, gtk_switch_get_active (self->undo_switch));
  g_settings_set_string (harena_settings_get_default (), "last-game", self->game->id);
  g_signal_emit (self, start_signal, 0, model);
}

static void
seat_clicked_cb (HarenaNewGamePage *self)
{
  if (self->seat_change > 0)
    harena_seat_list_add_one (self->seats);
  else
    harena_seat_list_remove_one (self->seats);
}

static void
put (HarenaNewGamePage *self,
     GtkWidget         *child,
     int                column,
     int                row,
     int                span)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild   *place = gtk_layout_manager_get_layout_child (layout, child);

  g_object_set (place, "column", column, "row", row, "column-span", span, NULL);
}

/* Three columns, two, or one. */
static void
arrange (HarenaNewGamePage *self)
{
  HarenaSize size = harena_sizer_get_size (self->sizer);
  gboolean   choice = harena_rules_chooser_has_choice (self->rules);
  gboolean   beside = choice && size != HARENA_SIZE_NARROW;
  int        width = choice ? WIDTH : WIDTH_ALONE;

  harena_set_css_class (self->grid, "narrow", size == HARENA_SIZE_NARROW);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), choice);
  put (self, self->left, 0, 0, 1);
  put (self, GTK_WIDGET (self->rules), beside ? 1 : 0, beside ? 0 : 1,
       beside && size == HARENA_SIZE_WIDE && self->game->n_editions > 1 ? 2 : 1);
  harena_rules_chooser_set_wide (self->rules, size == HARENA_SIZE_WIDE);
  gtk_widget_set_visible (GTK_WIDGET (self->picture_bin), size == HARENA_SIZE_WIDE);
  adw_clamp_set_maximum_size (self->clamp, width);
  adw_clamp_set_tightening_threshold (self->clamp, width);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (HARENA_TYPE_COLUMNS);
  g_type_ensure (HARENA_TYPE_RULES_CHOOSER);
  g_type_ensure (HARENA_TYPE_SEAT_LIST);
  g_type_ensure (HARENA_TYPE_SIZER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/pages/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, sizer);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, clamp);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, grid);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, left);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, draw_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, ways);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, picture_bin);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, learning);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, learn_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, rules_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, rules);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, warning);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, summary);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, beginning);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, seat_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, start_button);
}

static void
harena_new_game_page_class_init (HarenaNewGamePageClass *klass)
{
  start_signal = g_signal_new ("start", HARENA_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 1, HARENA_TYPE_GAME_MODEL);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
harena_new_game_page_init (HarenaNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->seats, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draw_button, "clicked",
                           G_CALLBACK (harena_seat_list_draw_eldest), self->seats,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat_button, "clicked", G_CALLBACK (seat_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_button, "clicked", G_CALLBACK (start_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

static GtkSwitch *
add_way (HarenaNewGamePage *self,
         const char        *title,
         const char        *subtitle,
         const char        *css_class)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (toggle, css_class);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  gtk_list_box_append (self->ways, row);
  return GTK_SWITCH (toggle);
}

/* What is offered depends on what the game can do, and what its face shows. */
static void
fill (HarenaNewGamePage *self)
{
  const HarenaFace *face = harena_face_of (self->game);
  GtkWidget        *picture = harena_game_picture_new (face->picture);

  if (harena_has_secrets (self->game))
    self->undo_switch = add_way (self, _("Friendly undo"),
                                 _("Moves may be taken back even when something secret has come "
                                   "to light."), "friendly-undo");
  if (self->game->strategy != NULL && self->game->strategy->opening != NULL)
    self->quick_switch = add_way (self, _("Quick entry"),
                                  _("The beginning is dealt, and the game starts right away."),
                                  "quick-entry");
  gtk_widget_set_visible (GTK_WIDGET (self->ways),
                          self->undo_switch != NULL || self->quick_switch != NULL);
  adw_bin_set_child (self->picture_bin, picture);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->learn_button), "s", self->game->id);
  gtk_widget_set_visible (self->learn_button, face->lessons != NULL);
  gtk_widget_set_visible (self->rules_button, face->book != NULL);
  gtk_widget_set_visible (self->learning, face->lessons != NULL || face->book != NULL);
}

GtkWidget *
harena_new_game_page_new (const HarenaGame *game)
{
  HarenaNewGamePage *self = g_object_new (HARENA_TYPE_NEW_GAME_PAGE, NULL);

  self->game = game;
  adw_window_title_set_subtitle (self->title, _(game->name));
  harena_seat_list_set_game (self->seats, game);
  harena_rules_chooser_set_game (self->rules, game);
  fill (self);
  arrange (self);
  load (self);
  update (self);
  g_signal_connect_object (self->rules, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sizer, "changed", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
harena_new_game_page_set_menu (HarenaNewGamePage *self,
                               GMenuModel        *menu)
{
  g_return_if_fail (HARENA_IS_NEW_GAME_PAGE (self));

  gtk_menu_button_set_menu_model (self->menu_button, menu);
}

void
harena_new_game_page_set_record (HarenaNewGamePage  *self,
                                 const HarenaRecord *record)
{
  HarenaSeating seating = { .n_seats = record->setup.seats };

  g_return_if_fail (HARENA_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (record->game == self->game);

  for (int i = 0; i < seating.n_seats; i++)
    seating.seats[i] = record->seats[i];
  set_seating (self, &seating);
  harena_rules_chooser_set (self->rules, &record->setup);
}

void
harena_new_game_page_focus (HarenaNewGamePage *self)
{
  g_return_if_fail (HARENA_IS_NEW_GAME_PAGE (self));

  if (gtk_widget_get_sensitive (self->start_button))
    gtk_widget_grab_focus (self->start_button);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->seats), GTK_DIR_TAB_FORWARD);
}

const HarenaGame *
harena_new_game_page_get_game (HarenaNewGamePage *self)
{
  g_return_val_if_fail (HARENA_IS_NEW_GAME_PAGE (self), NULL);

  return self->game;
}
