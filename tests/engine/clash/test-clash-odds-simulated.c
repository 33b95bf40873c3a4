/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Odds against battles that are fought out with dice: as often as they say, within sampling error.
 *
 * HARENA_ODDS_BATTLES says how many battles of each pair are fought. */

#include "duel.h"
#include "clash/odds.h"
#include "strategy.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Nets, second throws, mixed losses, wounds, and beasts on both sides. */
static const Duel duels[] = {
  { "S", "S" },         { "SSSS", "SSSS" },   { "SSPH", "SSNT" },   { "SSNT", "SSPH" },
  { "SSNT*", "SSPH*" }, { "SPNT", "SPNT" },   { "SPNT", "PNTH" },   { "NNSS", "SSTT" },
  { "NNNN", "SPTH" },   { "SPTH", "NNNN" },   { "SN", "SSSN" },     { "SSSN", "SN" },
  { "N", "SNTH*" },     { "SNTH", "N*" },     { "SNNT", "SNNT" },   { "PPNN", "SSNH" },
  { "TTTT", "HHHH" },   { "ST", "SSSH" },     { "SST", "SSH*" },    { "SSTT", "SSST" },
  { "SSST", "SSHH" },   { "ST*", "SPNH" },    { "PT", "SNTT" },     { "SSTN", "SPTH" },
  { "HHHH", "SSSS" },   { "SPH", "SPH" },     { "SSHP*", "SSSP" },  { "PPPP", "SSSS" },
  { "SSSP", "SHNT*" },  { "SH", "SP" },       { "SNT", "SNH" },     { "SSNT", "lion" },
  { "SSNT", "lion*" },  { "SSSS", "bull" },   { "SPTH", "bull**" }, { "SSTT", "bear" },
  { "SSHT*", "bear***" }, { "TTTS", "lion" }, { "PPPS", "bull" },   { "N*", "bear" },
  { "lion", "SSNT" },   { "lion*", "SSST*" }, { "bull", "SPTH" },   { "bull*", "SSTT" },
  { "bear", "PNTH" }, { "bear**", "SSHH*" }, { "lion", "lion" }, { "lion", "bull" },
  { "bull", "lion*" },  { "bear", "bear**" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (duels) == 50);

/* A position that has been met, and where it leads: one place for each ticket of chance, or one.
 * A battle is played by the rules wherever it comes for the first time, and then remembered. */
typedef struct
{
  ClashPosition position;
  guint32      *next;    /* 0: not played yet, for nothing leads to the first place */
  guint32       n_tickets;
  gboolean      is_over;
  guint64       count;   /* of battles that ended here */
} Place;

typedef struct
{
  GPtrArray  *places;
  GHashTable *numbers; /* of places by their position */
  void       *memory;
} Field;

static guint
hash_position_cb (gconstpointer key)
{
  const guint8 *bytes = key;
  guint         hash = 5381;

  for (gsize i = 0; i < sizeof (ClashPosition); i++)
    hash = hash * 33 + bytes[i];

  return hash;
}

static gboolean
equal_positions_cb (gconstpointer a,
                    gconstpointer b)
{
  return memcmp (a, b, sizeof (ClashPosition)) == 0;
}

static void
free_place_cb (gpointer data)
{
  Place *place = data;

  g_free (place->next);
  g_free (place);
}

static guint32
find_place (Field               *field,
            const ClashPosition *position)
{
  gpointer known = g_hash_table_lookup (field->numbers, position);
  Place   *place;

  if (known != NULL)
    return GPOINTER_TO_UINT (known) - 1;

  place = g_new0 (Place, 1);
  place->position = *position;
  place->is_over = clash_game.strategy->settled (position);
  place->n_tickets = clash_game.turn (position) == HARENA_CHANCE
                       ? clash_game.chance_total (position) : 1;
  place->next = g_new0 (guint32, place->n_tickets);
  g_ptr_array_add (field->places, place);
  g_hash_table_insert (field->numbers, &place->position, GUINT_TO_POINTER (field->places->len));
  return field->places->len - 1;
}

/* What is judged best, and of equals the first. */
static HarenaMove
choose (Field               *field,
        const ClashPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);
  int        best = 0;

  clash_game.strategy->judge (field->memory, position, list, n_moves, worth);
  for (int i = 1; i < n_moves; i++)
    if (worth[i] > worth[best])
      best = i;

  return list[best];
}

static guint32
play (Field   *field,
      guint32  number,
      guint32  ticket)
{
  Place        *place = field->places->pdata[number];
  ClashPosition next = place->position;

  clash_game.play (&next, clash_game.turn (&next) == HARENA_CHANCE
                            ? clash_game.chance_move (&next, ticket)
                            : choose (field, &next));
  return find_place (field, &next);
}

static void
fight (Field        *field,
       HarenaRandom *random)
{
  Place  *place = field->places->pdata[0];
  guint32 number = 0;

  while (!place->is_over)
    {
      guint32 ticket = place->n_tickets > 1 ? harena_random_below (random, place->n_tickets) : 0;

      if (place->next[ticket] == 0)
        place->next[ticket] = play (field, number, ticket);
      number = place->next[ticket];
      place = field->places->pdata[number];
    }

  place->count++;
}

/* Within five standard errors, or one battle where it hardly ever comes. */
static void
compare (ClashOdds *odds,
         int        n_ends,
         Field     *field,
         guint64    n_battles)
{
  guint64 sum = 0;

  for (int i = 0; i < n_ends; i++)
    {
      double   chance = clash_odds_chance (odds, i);
      double   expected = chance * n_battles;
      gpointer number = g_hash_table_lookup (field->numbers, clash_odds_position (odds, i));
      guint64  count = 0;

      if (number != NULL)
        count = ((Place *) field->places->pdata[GPOINTER_TO_UINT (number) - 1])->count;
      g_assert_cmpfloat (fabs (count - expected), <=, 5 * sqrt (expected * (1 - chance)) + 1);
      sum += count;
    }

  g_assert_cmpuint (sum, ==, n_battles);
}

static guint64
battles_to_fight (void)
{
  const char *text = g_getenv ("HARENA_ODDS_BATTLES");
  guint64     n_battles = 100000;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT64, &n_battles, NULL))
    g_error ("HARENA_ODDS_BATTLES is no number");

  return n_battles;
}

static void
test_duel (const void *data)
{
  const Duel          *duel = data;
  guint64              n_battles = battles_to_fight ();
  ClashOdds           *odds = g_new0 (ClashOdds, 1);
  g_autofree void     *memory = g_malloc0 (clash_game.strategy->memory_size);
  g_autoptr(GPtrArray) places = g_ptr_array_new_with_free_func (free_place_cb);
  g_autoptr(GHashTable) numbers = g_hash_table_new (hash_position_cb, equal_positions_cb);
  Field                field = { places, numbers, memory };
  HarenaRandom         random;
  ClashPosition        battle;

  clash_odds_init (odds);
  clash_game.strategy->memory_init (memory);
  harena_random_seed (&random, duel - duels);
  duel_begin (duel, (duel - duels) % 2 ? "german" : "international", &battle);
  find_place (&field, &battle);
  for (guint64 i = 0; i < n_battles; i++)
    fight (&field, &random);

  compare (odds, clash_odds_reckon (odds, &battle), &field, n_battles);
  g_free (odds);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (duels); i++)
    {
      g_autofree char *path = g_strdup_printf ("/clash/odds/simulated/%s-%s", duels[i].attacker,
                                               duels[i].defender);

      g_test_add_data_func (path, &duels[i], test_duel);
    }

  return g_test_run ();
}
