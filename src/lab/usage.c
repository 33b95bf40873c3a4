/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads options the same way for every command; what makes no sense is said in one line. */

#include "usage.h"

#include "output.h"
#include "typed.h"
#include "words.h"

GOptionContext *
lab_options_new (const char *parameters,
                 const char *description)
{
  GOptionContext *context = g_option_context_new (parameters);

  g_option_context_set_summary (context, description);
  /* GLib would end the program without looking whether its help could be written. */
  g_option_context_set_help_enabled (context, FALSE);
  return context;
}

gboolean
lab_options_parse (GOptionContext *context,
                   char          **arguments,
                   int            *status)
{
  g_auto (GStrv)     rest = g_strdupv (arguments);
  g_autoptr (GError) error = NULL;
  gboolean           wants_help = FALSE;
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, N_("Show this help"), NULL },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  *status = LAB_MISUSED;

  if (!g_option_context_parse_strv (context, &rest, &error))
    {
      harena_typed_explain ((const char *const *) arguments, &error);
      lab_complain ("%s", error->message);
    }
  else if (wants_help)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      lab_print ("%s", help);
      *status = LAB_DONE;
    }
  else if (rest[1] != NULL)
    lab_complain (_("“%s” is one word too many"), rest[1]);
  else
    return TRUE;

  return FALSE;
}

gboolean
lab_read_number (const char *option,
                 const char *text,
                 guint64     least,
                 guint64     most,
                 guint64    *number)
{
  g_autofree char *least_text = NULL;
  g_autofree char *most_text = NULL;

  if (text == NULL || g_ascii_string_to_unsigned (text, 10, least, most, number, NULL))
    return TRUE;

  /* As text, because xgettext cannot read the macro for numbers of this size. */
  least_text = g_strdup_printf ("%" G_GUINT64_FORMAT, least);
  most_text = g_strdup_printf ("%" G_GUINT64_FORMAT, most);
  /* Translators: an option such as --games, the least and the greatest number, what was typed */
  lab_complain (_("%s takes a number from %s to %s, not “%s”"), option, least_text, most_text,
                text);
  return FALSE;
}
