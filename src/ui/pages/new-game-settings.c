/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings can hold anything: somebody may have written them by hand, or another version. */

#include "pages/new-game-settings.h"

#include "face.h"
#include "seat.h"

enum
{
  USUAL = 3, /* seats, if nobody has said how many */
};

#define SEATS   "new-game-seats"
#define OPTIONS "new-game-options"

void
harena_seating_clear (HarenaSeating *seating)
{
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      g_free (seating->seats[i].name);
      g_free (seating->seats[i].player);
    }
  *seating = (HarenaSeating) { 0 };
}

static gboolean
is_sensible (const HarenaRecordSeat *seat,
             guint                  *taken)
{
  const HarenaLevel *level = harena_find_level (seat->player);

  if (*seat->name != '\0' && !harena_record_name_is_valid (seat->name))
    return FALSE;
  if (!g_str_equal (seat->player, HARENA_PERSON) && (level == NULL || level->name == NULL))
    return FALSE;
  if (seat->colour < 1 || seat->colour > HARENA_SEATS_MAX || (*taken >> seat->colour & 1) != 0)
    return FALSE;

  *taken |= 1u << seat->colour;
  return TRUE;
}

gboolean
harena_new_game_load_seating (GSettings        *settings,
                              const HarenaGame *game,
                              HarenaSeating    *seating)
{
  g_autoptr (GVariant) list = g_settings_get_value (settings, SEATS);
  gsize                n_seats = g_variant_n_children (list);
  guint                taken = 0;
  gboolean             good = n_seats >= game->seats_min && n_seats <= game->seats_max;

  *seating = (HarenaSeating) { 0 };
  for (gsize i = 0; good && i < n_seats; i++)
    {
      HarenaRecordSeat *seat = &seating->seats[i];

      g_variant_get_child (list, i, "(ssi)", &seat->name, &seat->player, &seat->colour);
      good = is_sensible (seat, &taken);
    }
  seating->n_seats = n_seats;
  if (!good)
    harena_seating_clear (seating);
  return good;
}

void
harena_new_game_save_seating (GSettings           *settings,
                              const HarenaSeating *seating)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssi)"));

  for (int i = 0; i < seating->n_seats; i++)
    g_variant_builder_add (&builder, "(ssi)", seating->seats[i].name, seating->seats[i].player,
                           seating->seats[i].colour);
  g_settings_set_value (settings, SEATS, g_variant_builder_end (&builder));
}

/* The first word, if it looks like a name: an account without one says "Unknown" or "root". */
static char *
first_name (const char *real_name)
{
  g_auto (GStrv) words = g_strsplit (real_name, " ", 2);

  if (words[0] == NULL || g_str_equal (real_name, "Unknown")
      || !g_utf8_validate (words[0], -1, NULL)
      || !g_unichar_isupper (g_utf8_get_char (words[0]))
      || !harena_record_name_is_valid (words[0]))
    return g_strdup ("");

  return g_strdup (words[0]);
}

void
harena_new_game_first_seating (const char       *real_name,
                               const HarenaGame *game,
                               HarenaSeating    *seating)
{
  const HarenaFace *face = harena_face_of (game);

  *seating = (HarenaSeating) { .n_seats = CLAMP (USUAL, game->seats_min, game->seats_max) };
  for (int i = 0; i < seating->n_seats; i++)
    seating->seats[i] = (HarenaRecordSeat) {
      .name = i == 0 ? first_name (real_name) : g_strdup (""),
      .player = g_strdup (i == 0 ? HARENA_PERSON : harena_levels[0].id),
      .colour = harena_face_colour (face, i + 1),
    };
}

void
harena_new_game_load_options (GSettings        *settings,
                              const HarenaGame *game,
                              HarenaSetup      *setup)
{
  g_autoptr (GVariant) dict = g_settings_get_value (settings, OPTIONS);

  for (int i = 0; i < game->n_options; i++)
    {
      const char *word;
      int         value;

      if (!g_variant_lookup (dict, game->options[i].key, "&s", &word))
        continue;
      value = harena_option_find_value (&game->options[i], word);
      if (value >= 0)
        setup->options[i] = value;
    }
}

void
harena_new_game_save_options (GSettings         *settings,
                              const HarenaGame  *game,
                              const HarenaSetup *setup)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  for (int i = 0; i < game->n_options; i++)
    g_variant_builder_add (&builder, "{ss}", game->options[i].key,
                           game->options[i].values[setup->options[i]]);
  g_settings_set_value (settings, OPTIONS, g_variant_builder_end (&builder));
}
