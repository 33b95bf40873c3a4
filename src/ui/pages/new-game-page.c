/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the choices together, and remembers them for the next time. */

#include "pages/new-game-page.h"

#include "widgets/columns.h"
#include "face.h"
#include "pages/new-game-settings.h"
#include "pages/rules-chooser.h"
#include "pages/seat-list.h"
#include "settings.h"
#include "words.h"

#define QUICK_ENTRY "new-game-quick-entry"

struct _HarenaNewGamePage
{
  AdwBin              parent_instance;

  const HarenaGame   *game;
  AdwWindowTitle     *title;
  GtkMenuButton      *menu_button;
  GtkWidget          *draw_button;
  HarenaSeatList     *seats;
  GtkSwitch          *quick_switch;
  GtkWidget          *friendly_row; /* only for games with secrets */
  GtkSwitch          *friendly_switch;
  HarenaRulesChooser *rules;
  GtkLabel           *summary;
  GtkLabel           *beginning;
  GtkWidget          *start_button;
};

static guint start_signal;

G_DEFINE_FINAL_TYPE (HarenaNewGamePage, harena_new_game_page, ADW_TYPE_BIN)

static void
update (HarenaNewGamePage *self)
{
  const HarenaFace *face = harena_face_of (self->game);
  int               n_seats = harena_seat_list_get_n_seats (self->seats);
  gboolean          valid = harena_seat_list_is_valid (self->seats);
  g_autofree char  *beginning = NULL;

  if (n_seats < self->game->seats_min)
    return;

  beginning = valid ? face->beginning_words (n_seats,
                                             harena_seat_row_get_name (
                                               harena_seat_list_get_row (self->seats, 1)))
                    : g_strdup (_("First every seat needs a name of its own."));
  gtk_label_set_label (self->summary, face->players_words (n_seats));
  gtk_label_set_label (self->beginning, beginning);
  gtk_widget_set_sensitive (self->start_button, valid);
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
  GSettings             *settings = harena_settings_get_default ();
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
  g_settings_set_boolean (settings, QUICK_ENTRY, gtk_switch_get_active (self->quick_switch));
}

static void
load (HarenaNewGamePage *self)
{
  GSettings             *settings = harena_settings_get_default ();
  g_auto (HarenaSeating) seating = { 0 };
  HarenaSetup            setup;

  if (!harena_new_game_load_seating (settings, self->game, &seating))
    harena_new_game_first_seating (g_get_real_name (), &seating);
  set_seating (self, &seating);
  harena_setup_init (&setup, self->game, 0, seating.n_seats);
  harena_new_game_load_options (settings, self->game, &setup);
  harena_rules_chooser_set (self->rules, &setup);
  gtk_switch_set_active (self->quick_switch, g_settings_get_boolean (settings, QUICK_ENTRY));
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
  if (!harena_seat_list_is_valid (self->seats))
    return;

  harena_rules_chooser_get (self->rules, &setup);
  setup.seats = harena_seat_list_get_n_seats (self->seats);
  for (int i = 0; i < setup.seats; i++)
    {
      HarenaSeatRow *row = harena_seat_list_get_row (self->seats, i + 1);

      seats[i].name = (char *) harena_seat_row_get_name (row);
      seats[i].player = (char *) harena_seat_row_get_player (row);
      seats[i].colour = harena_seat_row_get_colour (row);
    }
  save (self, &setup);
  model = harena_game_model_new (self->game, &setup, seed, seats,
                                 gtk_switch_get_active (self->quick_switch));
  harena_game_model_set_friendly_undo (model, gtk_switch_get_active (self->friendly_switch));
  g_signal_emit (self, start_signal, 0, model);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (HARENA_TYPE_COLUMNS);
  g_type_ensure (HARENA_TYPE_RULES_CHOOSER);
  g_type_ensure (HARENA_TYPE_SEAT_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/pages/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, draw_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, quick_switch);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, friendly_row);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, friendly_switch);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, rules);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, summary);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, beginning);
  gtk_widget_class_bind_template_child (widget_class, HarenaNewGamePage, start_button);
}

static gboolean
harena_new_game_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (HARENA_NEW_GAME_PAGE (widget)->start_button);
}

static void
harena_new_game_page_class_init (HarenaNewGamePageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = harena_new_game_page_grab_focus;

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
  g_signal_connect_object (self->start_button, "clicked", G_CALLBACK (start_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
harena_new_game_page_new (const HarenaGame *game)
{
  HarenaNewGamePage *self = g_object_new (HARENA_TYPE_NEW_GAME_PAGE, NULL);

  self->game = game;
  adw_window_title_set_subtitle (self->title, _(game->name));
  harena_seat_list_set_game (self->seats, game);
  harena_rules_chooser_set_game (self->rules, game);
  gtk_widget_set_visible (self->friendly_row, harena_has_secrets (game));
  load (self);
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
