/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that says what Harena is, and what it is not. */

#include "about.h"

#include "application.h"
#include "face.h"
#include "words.h"

void
harena_about_present (GtkWindow *parent)
{
  const HarenaGame *const *games = harena_face_games ();
  GtkWidget        *window = adw_about_window_new ();
  AdwAboutWindow   *about = ADW_ABOUT_WINDOW (window);

  adw_about_window_set_application_name (about, _("Harena"));
  adw_about_window_set_application_icon (about, HARENA_APPLICATION_ID);
  adw_about_window_set_version (about, VERSION);
  adw_about_window_set_developer_name (about, _("The people of Harena"));
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_comments (about, _("Board games of ancient Rome.\n\nHarena is an "
                                          "independent implementation of the rules of its games. "
                                          "It is neither made nor endorsed by their authors or by "
                                          "a publisher."));
  for (int i = 0; games[i] != NULL; i++)
    {
      const HarenaFace *face = harena_face_of (games[i]);
      /* Translators: above the names of those who made the rules; %s is a game. */
      g_autofree char  *title = g_strdup_printf (_("%s: game design"), _(games[i]->name));

      if (face->credits != NULL)
        adw_about_window_add_credit_section (about, title, (const char **) face->credits);
    }
  /* Translators: your names, one a line */
  adw_about_window_set_translator_credits (about, _("translator-credits"));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
}
