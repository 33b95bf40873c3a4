/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the option whose value is no text. */

#include "typed.h"

#include "refusal.h"

#include <string.h>

static gboolean
is_text (const char *value)
{
  g_autofree char *text = g_locale_to_utf8 (value, -1, NULL, NULL, NULL);

  return text != NULL;
}

/* A value stands behind its option, or behind an equals sign in the same word. */
static char *
find_option (const char *const *arguments)
{
  for (guint i = 1; arguments[i] != NULL; i++)
    {
      const char *sign = strchr (arguments[i], '=');

      if (is_text (arguments[i]))
        continue;
      if (g_str_has_prefix (arguments[i], "--") && sign != NULL)
        return g_strndup (arguments[i], sign - arguments[i]);
      if (g_str_has_prefix (arguments[i - 1], "-"))
        return g_strdup (arguments[i - 1]);
    }

  return NULL;
}

void
harena_typed_explain (const char *const *arguments,
                      GError           **error)
{
  g_autofree char *option = NULL;
  g_autofree char *plain = NULL;

  /* An option that is not known may be no text either, and then its name is shown as far as it is. */
  if (!g_utf8_validate ((*error)->message, -1, NULL))
    {
      plain = harena_record_plain ((*error)->message);
      g_free ((*error)->message);
      (*error)->message = g_steal_pointer (&plain);
    }
  if (!g_error_matches (*error, G_CONVERT_ERROR, G_CONVERT_ERROR_ILLEGAL_SEQUENCE))
    return;

  option = find_option (arguments);
  if (option == NULL)
    return;

  plain = harena_record_plain (option);
  g_clear_error (error);
  /* Translators: an option such as --seats */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("what was typed for %s is not text in UTF-8"), plain);
}
