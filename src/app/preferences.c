/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every row is tied to a setting; nothing has to be confirmed. */

#include "preferences.h"

#include "pace.h"
#include "settings.h"

struct _HarenaPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow         *pace;
  GtkSwitch           *animations;
  GtkSwitch           *confirm_attacks;
  GtkSwitch           *decide_obvious;
  GtkSwitch           *hints;
  GtkSwitch           *show_odds;
  GtkSwitch           *tutor;
};

G_DEFINE_FINAL_TYPE (HarenaPreferences, harena_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The rows of the list of paces are in the order of the enumeration. */
static gboolean
pace_to_row (GValue   *value,
             GVariant *setting,
             gpointer  data)
{
  g_autoptr (GEnumClass) paces = g_type_class_ref (HARENA_TYPE_PACE);
  GEnumValue            *pace;

  (void) data;
  pace = g_enum_get_value_by_nick (paces, g_variant_get_string (setting, NULL));
  if (pace == NULL)
    return FALSE;

  g_value_set_uint (value, pace->value);
  return TRUE;
}

static GVariant *
row_to_pace (const GValue       *value,
             const GVariantType *type,
             gpointer            data)
{
  g_autoptr (GEnumClass) paces = g_type_class_ref (HARENA_TYPE_PACE);
  GEnumValue            *pace = g_enum_get_value (paces, g_value_get_uint (value));

  (void) type;
  (void) data;
  return pace != NULL ? g_variant_new_string (pace->value_nick) : NULL;
}

static void
harena_preferences_class_init (HarenaPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/app/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, confirm_attacks);
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, decide_obvious);
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, hints);
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, show_odds);
  gtk_widget_class_bind_template_child (widget_class, HarenaPreferences, tutor);
}

static void
harena_preferences_init (HarenaPreferences *self)
{
  GSettings *settings = harena_settings_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind_with_mapping (settings, "pace", self->pace, "selected", G_SETTINGS_BIND_DEFAULT,
                                pace_to_row, row_to_pace, NULL, NULL);
  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-attacks", self->confirm_attacks, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "decide-obvious", self->decide_obvious, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hints", self->hints, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "tutor", self->tutor, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-odds", self->show_odds, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
harena_preferences_new (void)
{
  return g_object_new (HARENA_TYPE_PREFERENCES, NULL);
}
