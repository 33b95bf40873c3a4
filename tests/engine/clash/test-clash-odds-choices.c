/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle is worth when both sides choose best, against every line of play tried out by the
 * rules of the contract alone. */

#include "clash/battle-worth.h"
#include "duel.h"
#include "strategy.h"

#include <math.h>
#include <string.h>

static const Duel duels[] = {
  { "S", "S" },       { "SN", "ST" },      { "ST", "SN*" },     { "NT", "SPH" },
  { "SSNT", "SSPH" }, { "SPNT", "SNTH" },  { "SNNT*", "SNTT" }, { "NNSS", "SPTH" },
  { "STH", "NNT*" },  { "SSHT", "SSNN" },  { "SSNT", "lion" },  { "SPTH*", "bear*" },
  { "SSTT", "bull" }, { "lion", "SSPT" },  { "lion*", "STTT*" }, { "bull", "SNH" },
  { "bear", "SPTH" }, { "lion", "bear*" }, { "bull", "lion" },
};

/* What the rest of the battle brings the two players: what they gain, less what they lose. */
typedef struct
{
  double points[2];
} Worth;

typedef struct
{
  ClashPosition position;
  Worth         worth;
} Known;

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

/* R38, R39: seat 1 attacks, seat 2 is attacked. A beast that is attacked gains and loses nothing
 * for anybody (R30), nor does one that attacks lose. */
static int
standing (const ClashPosition *position,
          int                  seat)
{
  return position->taken[seat] + position->alive[seat] + 2 * position->beasts[seat];
}

static Worth worth_of (GHashTable          *known,
                       const ClashPosition *position);

/* The move itself, and the rest. */
static Worth
worth_of_move (GHashTable          *known,
               const ClashPosition *position,
               HarenaMove           move)
{
  ClashPosition next = *position;
  Worth         worth = { { 0, 0 } };

  clash_game.play (&next, move);
  if (!clash_game.strategy->settled (&next))
    worth = worth_of (known, &next);
  for (int side = 0; side < 2; side++)
    worth.points[side] += standing (&next, side + 1) - standing (position, side + 1);

  return worth;
}

/* Who decides here, as a side of the battle. */
static int
decider_of (const ClashPosition *position)
{
  return position->step == CLASH_STEP_LOSE ? !position->battle.acting : position->battle.acting;
}

static gboolean
is_better (const Worth *a,
           const Worth *b,
           int          decider)
{
  if (fabs (a->points[decider] - b->points[decider]) > 1e-9)
    return a->points[decider] > b->points[decider];
  return a->points[!decider] < b->points[!decider] - 1e-9;
}

static Worth
reckon (GHashTable          *known,
        const ClashPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);
  Worth      result = worth_of_move (known, position, list[0]);
  gboolean   is_chance = clash_game.turn (position) == HARENA_CHANCE;

  if (is_chance)
    memset (&result, 0, sizeof result);
  for (int i = is_chance ? 0 : 1; i < n_moves; i++)
    {
      Worth worth = worth_of_move (known, position, list[i]);

      if (is_chance)
        for (int side = 0; side < 2; side++)
          result.points[side] += worth.points[side] * clash_game.chance_weight (position, list[i])
                                 / clash_game.chance_total (position);
      else if (is_better (&worth, &result, decider_of (position)))
        result = worth;
    }

  return result;
}

static Worth
worth_of (GHashTable          *known,
          const ClashPosition *position)
{
  Known *entry = g_hash_table_lookup (known, position);

  if (entry == NULL)
    {
      entry = g_new (Known, 1);
      entry->position = *position;
      entry->worth = reckon (known, position);
      g_hash_table_insert (known, &entry->position, entry);
    }

  return entry->worth;
}

/* What is judged best must be best: what is left of spite may cost a thousandth at most. */
static void
check_judgement (GHashTable          *known,
                 void                *memory,
                 const ClashPosition *position,
                 const Worth         *best)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     judged[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);
  int        decider = decider_of (position);
  int        choice = 0;
  Worth      chosen;

  clash_game.strategy->judge (memory, position, list, n_moves, judged);
  for (int i = 1; i < n_moves; i++)
    if (judged[i] > judged[choice])
      choice = i;

  chosen = worth_of_move (known, position, list[choice]);
  g_assert_cmpfloat_with_epsilon (chosen.points[decider], best->points[decider], 1e-9);
}

/* Every position of the battle, not only the first. */
static void
test_duel (const void *data)
{
  const Duel           *duel = data;
  g_autoptr(GHashTable) known = g_hash_table_new_full (hash_position_cb, equal_positions_cb, NULL,
                                                       g_free);
  g_autofree ClashWorthTables *tables = g_new0 (ClashWorthTables, 1);
  g_autofree void            *memory = g_malloc0 (clash_game.strategy->memory_size);
  g_autoptr(GList)            entries = NULL;
  ClashPosition               battle;

  clash_worth_init (tables);
  clash_game.strategy->memory_init (memory);
  duel_begin (duel, "international", &battle);
  worth_of (known, &battle);

  entries = g_hash_table_get_values (known);
  for (GList *link = entries; link != NULL; link = link->next)
    {
      const Known *entry = link->data;
      ClashWorth   worth = clash_worth_worth (tables, &entry->position);

      for (int side = 0; side < 2; side++)
        g_assert_cmpfloat_with_epsilon (worth.points[side], entry->worth.points[side], 1e-9);
      if (clash_game.turn (&entry->position) != HARENA_CHANCE)
        check_judgement (known, memory, &entry->position, &entry->worth);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (duels); i++)
    {
      g_autofree char *path = g_strdup_printf ("/clash/odds/choices/%s-%s", duels[i].attacker,
                                               duels[i].defender);

      g_test_add_data_func (path, &duels[i], test_duel);
    }

  return g_test_run ();
}
