/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The palette, and the style sheets that go with it. */

#include "widgets/look.h"

#include <adwaita.h>

#define STYLE "/io/github/harena/Harena/style/"

struct _HarenaLook
{
  GObject         parent_instance;

  GtkCssProvider *palette;
  GtkCssProvider *contrast;
  gboolean        contrast_on;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (HarenaLook, harena_look, G_TYPE_OBJECT)

static const char *const colours[][HARENA_N_COLOURS] = {
  /* light */
  {
    [HARENA_COLOUR_SAND] = "#ead9b5",
    [HARENA_COLOUR_CELL] = "#f0e3c6",
    [HARENA_COLOUR_CELL_LINE] = "#c9b07c",
    [HARENA_COLOUR_INK] = "#1f1814",
    [HARENA_COLOUR_BONE] = "#fbf4e4",
    [HARENA_COLOUR_TERRACOTTA] = "#b85c38",
    [HARENA_COLOUR_SYMBOL] = "#8a3f24",
    [HARENA_COLOUR_GOLD] = "#f2b632",
    [HARENA_COLOUR_TARGET] = "#f0804a",
    [HARENA_COLOUR_MARK] = "#ffffff",
  },
  /* dark */
  {
    [HARENA_COLOUR_SAND] = "#4a3f31",
    [HARENA_COLOUR_CELL] = "#544838",
    [HARENA_COLOUR_CELL_LINE] = "#6b6152",
    [HARENA_COLOUR_INK] = "#1f1814",
    [HARENA_COLOUR_BONE] = "#efe4cb",
    [HARENA_COLOUR_TERRACOTTA] = "#c8714b",
    [HARENA_COLOUR_SYMBOL] = "#8a3f24",
    [HARENA_COLOUR_GOLD] = "#f2b632",
    [HARENA_COLOUR_TARGET] = "#f0804a",
    [HARENA_COLOUR_MARK] = "#ffffff",
  },
};

static const char *const seats[][5] = {
  { "#a81c1f", "#0b448a", "#a17109", "#0c7659", "#3d1549" },
  { "#ee5d40", "#82a6ea", "#fee060", "#3fd4aa", "#9a5acb" },
};

static void
load (HarenaLook *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean    contrast = harena_look_is_contrast (self);

  gtk_css_provider_load_from_resource (self->palette, harena_look_is_dark (self)
                                                        ? STYLE "style-dark.css"
                                                        : STYLE "style-light.css");
  if (contrast && !self->contrast_on)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->contrast),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else if (!contrast && self->contrast_on)
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->contrast));
  self->contrast_on = contrast;
}

static void
style_changed_cb (HarenaLook *self)
{
  load (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
harena_look_finalize (GObject *object)
{
  HarenaLook *self = HARENA_LOOK (object);

  g_clear_object (&self->palette);
  g_clear_object (&self->contrast);

  G_OBJECT_CLASS (harena_look_parent_class)->finalize (object);
}

static void
harena_look_class_init (HarenaLookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_look_finalize;

  changed_signal = g_signal_new ("changed", HARENA_TYPE_LOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
harena_look_init (HarenaLook *self)
{
  AdwStyleManager           *manager = adw_style_manager_get_default ();
  GdkDisplay                *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) common = gtk_css_provider_new ();

  self->palette = gtk_css_provider_new ();
  self->contrast = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (common, STYLE "style.css");
  gtk_css_provider_load_from_resource (self->contrast, STYLE "style-contrast.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->palette),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (common),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  load (self);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

HarenaLook *
harena_look_get_default (void)
{
  static HarenaLook *look;

  if (look == NULL)
    look = g_object_new (HARENA_TYPE_LOOK, NULL);

  return look;
}

gboolean
harena_look_is_dark (HarenaLook *self)
{
  g_return_val_if_fail (HARENA_IS_LOOK (self), FALSE);

  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

gboolean
harena_look_is_contrast (HarenaLook *self)
{
  g_return_val_if_fail (HARENA_IS_LOOK (self), FALSE);

  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

void
harena_look_get_colour (HarenaLook  *self,
                        HarenaColour which,
                        GdkRGBA     *colour)
{
  g_return_if_fail (which < HARENA_N_COLOURS);

  if (which == HARENA_COLOUR_BONE && harena_look_is_contrast (self))
    gdk_rgba_parse (colour, "#ffffff");
  else
    gdk_rgba_parse (colour, colours[harena_look_is_dark (self)][which]);
}

void
harena_look_get_seat (HarenaLook *self,
                      int         colour,
                      GdkRGBA    *seat)
{
  g_return_if_fail (colour >= 1 && colour <= 5);

  gdk_rgba_parse (seat, seats[harena_look_is_dark (self)][colour - 1]);
}

void
harena_look_get_plate (HarenaLook *self,
                       int         colour,
                       GdkRGBA    *plate,
                       GdkRGBA    *edge,
                       GdkRGBA    *on)
{
  const float ink = 0.7f;
  GdkRGBA     dark;

  harena_look_get_seat (self, colour, plate);
  harena_look_get_colour (self, HARENA_COLOUR_INK, &dark);
  if (!harena_look_is_dark (self))
    {
      *edge = dark;
      gdk_rgba_parse (on, "#fbf4e4");
      return;
    }

  *edge = *plate;
  *on = *plate;
  if (harena_look_is_contrast (self))
    {
      /* Plates keep the seat colour; the crest is then dark upon it. */
      *edge = dark;
      *on = dark;
      return;
    }
  plate->red = plate->red * (1 - ink) + dark.red * ink;
  plate->green = plate->green * (1 - ink) + dark.green * ink;
  plate->blue = plate->blue * (1 - ink) + dark.blue * ink;
}
