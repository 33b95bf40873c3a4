/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that says what Harena is, and what it is not. */

#include "about.h"

#include "application.h"
#include "words.h"

void
harena_about_present (GtkWindow *parent)
{
  const char *const design[] = { "Reiner Knizia", NULL };
  GtkWidget        *window = adw_about_window_new ();
  AdwAboutWindow   *about = ADW_ABOUT_WINDOW (window);

  adw_about_window_set_application_name (about, _("Harena"));
  adw_about_window_set_application_icon (about, HARENA_APPLICATION_ID);
  adw_about_window_set_version (about, VERSION);
  adw_about_window_set_developer_name (about, _("The people of Harena"));
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_comments (about, _("Board games of ancient Rome.\n\nHarena is an "
                                          "independent implementation of the rules of Clash of "
                                          "the Gladiators. It is neither made nor endorsed by the "
                                          "author of the game or by a publisher."));
  /* Translators: above the name of the author of Clash of the Gladiators */
  adw_about_window_add_credit_section (about, _("Game design"), (const char **) design);
  /* Translators: your names, one a line */
  adw_about_window_set_translator_credits (about, _("translator-credits"));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
}
