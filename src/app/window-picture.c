/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log and a picture of the game, for others: to the clipboard, or into a file. */

#include "window-private.h"

#include "table/table.h"
#include "words.h"

#define SUFFIX ".png"

static void
copy_log_cb (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  HarenaWindow    *self = HARENA_WINDOW (data);
  g_autofree char *text = harena_table_write_log (HARENA_TABLE (self->table));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  harena_window_say (self, _("The log is copied."));
}

/* Behind the curtain there is none. */
static GdkTexture *
finish_picture (HarenaWindow *self,
                GObject      *source,
                GAsyncResult *result)
{
  GdkTexture *texture = harena_table_take_picture_finish (HARENA_TABLE (source), result);

  if (texture == NULL && self->stack != NULL)
    harena_window_say (self, _("There is nothing to take a picture of right now."));
  return texture;
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HarenaWindow) self = data;
  g_autoptr (GdkTexture)   texture = finish_picture (self, source, result);

  if (texture == NULL || self->stack == NULL)
    return;

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), texture);
  harena_window_say (self, _("The picture is copied."));
}

static void
copy_picture_cb (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant      *parameter G_GNUC_UNUSED,
                 gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);

  harena_table_take_picture (HARENA_TABLE (self->table), copied_cb, g_object_ref (self));
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (HarenaWindow) self = data;
  g_autoptr (GError)       error = NULL;
  gboolean                 written;

  written = g_file_replace_contents_finish (G_FILE (source), result, NULL, &error);
  g_application_release (G_APPLICATION (self->application));
  if (self->stack == NULL)
    return;

  if (written)
    harena_window_say (self, _("The picture is saved."));
  else
    harena_window_complain (self, _("The Picture Could Not Be Saved"), error->message);
}

void
harena_window_save_picture_to (HarenaWindow *self,
                               GdkTexture   *texture,
                               GFile        *file)
{
  g_autoptr (GBytes) bytes = gdk_texture_save_to_png_bytes (texture);

  g_application_hold (G_APPLICATION (self->application));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE,
                                       G_FILE_CREATE_REPLACE_DESTINATION, NULL, written_cb,
                                       g_object_ref (self));
}

static void
chosen_cb (HarenaWindow         *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  GdkTexture       *texture = g_object_get_data (G_OBJECT (chooser), "picture");

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    harena_window_save_picture_to (self, texture, file);
  g_clear_object (&self->chooser);
}

/* The picture is taken before anything lies over it. */
static void
taken_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (HarenaWindow) self = data;
  g_autoptr (GdkTexture)   texture = finish_picture (self, source, result);
  g_autoptr (GFile)        folder = NULL;
  g_autofree char         *name = NULL;
  const char              *pictures = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  GtkFileChooserNative    *chooser;

  if (texture == NULL || self->stack == NULL)
    return;

  chooser = gtk_file_chooser_native_new (_("Save a Picture"), GTK_WINDOW (self),
                                         GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data_full (G_OBJECT (chooser), "picture", g_object_ref (texture), g_object_unref);
  g_set_object (&self->chooser, chooser);
  g_object_unref (chooser);
  name = g_strconcat (harena_window_get_name (self), SUFFIX, NULL);
  folder = g_file_new_for_path (pictures != NULL ? pictures : g_get_home_dir ());
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_picture_cb (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant      *parameter G_GNUC_UNUSED,
                 gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);

  harena_table_take_picture (HARENA_TABLE (self->table), taken_cb, g_object_ref (self));
}

void
harena_window_add_picture_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "copy-log", .activate = copy_log_cb },
    { .name = "copy-picture", .activate = copy_picture_cb },
    { .name = "save-picture", .activate = save_picture_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
