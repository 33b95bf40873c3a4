/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game itself says what it refuses, and its face what stands ready. */

#include "pages/setup-words.h"

#include "face.h"
#include "widgets/sentence.h"
#include "words.h"

/* Whether the game would take these rules with another number of seats. */
static int
find_seat_change (const HarenaGame  *game,
                  const HarenaSetup *setup)
{
  HarenaSetup other = *setup;

  for (other.seats = setup->seats + 1; other.seats <= game->seats_max; other.seats++)
    if (harena_setup_check (game, &other, NULL))
      return 1;
  for (other.seats = setup->seats - 1; other.seats >= game->seats_min; other.seats--)
    if (harena_setup_check (game, &other, NULL))
      return -1;

  return 0;
}

G_GNUC_FORMAT (1)
static const char *
translate (const char *sentence)
{
  return _(sentence);
}

static void
write_refusal (HarenaSetupWords   *words,
               const HarenaReason *reason)
{
  char text[HARENA_REASON_TEXT_MAX];

  harena_reason_write (reason, translate, text, sizeof text);
  words->title = harena_sentence (text);
  if (words->seat_change > 0)
    words->help = g_strdup (_("Add a seat, or choose another edition."));
  else if (words->seat_change < 0)
    words->help = g_strdup (_("Remove a seat, or choose another edition."));
  else
    words->help = g_strdup (_("Change the rules, or choose an edition."));
}

static void
write_beginning (HarenaSetupWords *words,
                 const HarenaFace *face,
                 int               n_seats,
                 const char       *first)
{
  if (face->players_words != NULL)
    words->title = g_strdup (face->players_words (n_seats));
  else
    words->title = g_strdup_printf (ngettext ("%d player", "%d players", n_seats), n_seats);

  if (first == NULL)
    words->help = g_strdup (_("Every seat needs a name of its own."));
  else if (face->beginning_words != NULL)
    words->help = face->beginning_words (n_seats, first);
  else
    /* Translators: the name of a player. */
    words->help = g_strdup_printf (_("%s begins."), first);
}

void
harena_setup_words_init (HarenaSetupWords  *words,
                         const HarenaGame  *game,
                         const HarenaSetup *setup,
                         const char        *first)
{
  HarenaReason reason = { .sentence = "" };

  *words = (HarenaSetupWords) { .accepted = harena_setup_check (game, setup, &reason) };
  if (words->accepted)
    {
      write_beginning (words, harena_face_of (game), setup->seats, first);
      return;
    }

  words->seat_change = find_seat_change (game, setup);
  write_refusal (words, &reason);
}

void
harena_setup_words_clear (HarenaSetupWords *words)
{
  g_clear_pointer (&words->title, g_free);
  g_clear_pointer (&words->help, g_free);
}
