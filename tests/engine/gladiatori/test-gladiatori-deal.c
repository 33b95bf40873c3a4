/* SPDX-License-Identifier: GPL-3.0-or-later */
/* G85: all deals that go together with what was seen are equally likely, each card being a thing of
 * its own. Every one of them is counted here by trying all, and the engine must deal each as often. */

#include "stage.h"

#include "gladiatori/score.h"

#include <math.h>

enum
{
  DEALS = 40 * 1000,
  PLACES = 4,         /* where a red card can be */
};

enum
{
  HAND,
  DECK,
  LAID_ENERGY,
  LAID_SPECIAL,
};

/* How many of each place, and what else must be so. */
typedef struct
{
  int       counts[PLACES];
  GladCards known;     /* never in the deck */
  GladCards allowed;   /* Special Moves that may be laid */
  int       life_min;  /* of the cards of the deck, in PF */
} Rule;

static gboolean
goes_together (const Rule *rule,
               const int  *kinds,
               const int  *places,
               int         n)
{
  int       counts[PLACES] = { 0 };
  int       life = 0;
  GladCards known = rule->known;

  for (int i = 0; i < n; i++)
    {
      counts[places[i]]++;
      life += places[i] == DECK ? glad_cards[kinds[i]].pf : 0;
      if ((places[i] == LAID_ENERGY && kinds[i] >= GLAD_SWEEP)
          || (places[i] == LAID_SPECIAL && !(rule->allowed & glad_card (kinds[i]))))
        return FALSE;
      /* The first of its kind is the one that was seen. */
      if (glad_has (known, kinds[i]))
        {
          if (places[i] == DECK)
            return FALSE;
          known -= glad_card (kinds[i]);
        }
    }
  for (int place = 0; place < PLACES; place++)
    if (counts[place] != rule->counts[place])
      return FALSE;
  return life >= rule->life_min;
}

static gpointer
key_of (GladCards hand,
        GladCards laid)
{
  g_autofree char *text = g_strdup_printf ("%x %x", hand, laid);

  return GUINT_TO_POINTER (g_quark_from_string (text));
}

static void
count_one (GHashTable *table,
           gpointer    key)
{
  g_hash_table_replace (table, key,
                        GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (table, key)) + 1));
}

/* Tries every place for every card. Says how many deals there are. */
static int
count_deals (const Rule *rule,
             GladCards   pool,
             GHashTable *table)
{
  int kinds[16], places[16];
  int n = 0, n_deals = 0;

  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    for (int i = 0; i < glad_count (pool & GLAD_RED, kind); i++)
      kinds[n++] = kind;
  for (guint number = 0; number < 1u << 2 * n; number++)
    {
      GladCards heaps[PLACES] = { 0 };

      for (int i = 0; i < n; i++)
        places[i] = number >> 2 * i & 3;
      if (!goes_together (rule, kinds, places, n))
        continue;
      for (int i = 0; i < n; i++)
        heaps[places[i]] += glad_card (kinds[i]);
      count_one (table, key_of (heaps[HAND], heaps[LAID_ENERGY] + heaps[LAID_SPECIAL]));
      n_deals++;
    }
  return n_deals;
}

static void
check_deals (const GladPosition *position,
             const Rule         *rule,
             GladCards           pool)
{
  g_autoptr (GHashTable) wanted = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) dealt = g_hash_table_new (NULL, NULL);
  int                    n_deals = count_deals (rule, pool, wanted);
  HarenaRandom           random;
  GHashTableIter         iter;
  gpointer               key, value;

  harena_random_seed (&random, 85);
  g_assert_cmpint (n_deals, >, 0);
  for (int i = 0; i < DEALS; i++)
    {
      GladPosition copy = *position;

      gladiatori_game.hide (&copy, 2, &random);
      count_one (dealt, key_of (copy.seats[1].hand & GLAD_RED,
                                copy.fight.kind == GLAD_NO_FIGHT || copy.fight.fighters[0].revealed
                                  ? 0
                                  : copy.fight.fighters[0].laid));
    }
  g_assert_cmpint (g_hash_table_size (wanted), ==, g_hash_table_size (dealt));
  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      double likely = (double) GPOINTER_TO_INT (value) / n_deals;
      double times = GPOINTER_TO_INT (g_hash_table_lookup (dealt, key));

      /* Five standard deviations: a right dealer fails once in a million. */
      g_assert_cmpfloat (fabs (times - DEALS * likely), <,
                         5 * sqrt (DEALS * likely * (1 - likely)) + 1);
    }
}

/* Cards laid face down, some of them seen before; and the Action card of an attack (a). */
static void
test_g85_laid (void)
{
  GladPosition position;
  HarenaRandom random;
  int          cards[GLAD_N_ACTIONS] = { 0 };
  Rule         rule = {
            .counts = { [HAND] = 3, [DECK] = 2, [LAID_ENERGY] = 1, [LAID_SPECIAL] = 1 },
            .known = glad_card (GLAD_ONE) + glad_card (GLAD_RAGE),
            .allowed = glad_card (GLAD_ACROBATICS) | glad_card (GLAD_RAGE),
  };

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 out 3 one",
               "1 hand fury strength 2 one zero acrobatics rage", "2 at e7 w");
  position.seats[1].known = rule.known;
  stage_play (&position, "play fury", "attack 2", "lay 1 one", "special acrobatics");
  check_deals (&position, &rule,
               3 * glad_card (GLAD_ONE) + glad_card (GLAD_ZERO) + glad_card (GLAD_SWEEP)
                 + glad_card (GLAD_ACROBATICS) + glad_card (GLAD_RAGE));

  harena_random_seed (&random, 1);
  for (int i = 0; i < DEALS; i++)
    {
      GladPosition copy = position;

      gladiatori_game.hide (&copy, 2, &random);
      cards[glad_row_card (&copy.seats[1], 0)]++;
    }
  g_assert_cmpint (cards[GLAD_MOVEMENT], ==, 0);
  for (int card = 0; card < GLAD_MOVEMENT; card++)
    g_assert_cmpint (ABS (cards[card] - DEALS / 3), <, DEALS / 50);
}

/* (e): the deck reaches a damage that hardly any hand leaves it. */
static void
test_g85_paying (void)
{
  GladPosition position;
  GladCards    pool;
  Rule         rule = { .counts = { [HAND] = 5, [DECK] = 7 } };

  stage_scene (&position, 2, "basic", "1 at e7 w", "2 at e6 e", "1 vp 11", "1 hand zero",
               "2 hand fury");
  stage_play (&position, "end", "play fury", "attack 1", "surprised", "strike blood 3 offence",
              "parry");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_LOSE);
  position.seats[1].hand = 5 * glad_card (GLAD_ZERO);
  position.seats[1].deck = GLAD_GREEN + 3 * glad_card (GLAD_ZERO) + 2 * glad_card (GLAD_ONE)
                           + glad_card (GLAD_ACROBATICS) + glad_card (GLAD_RAGE);
  pool = position.seats[1].hand + (position.seats[1].deck & GLAD_RED);
  rule.life_min = 12;
  position.frames[position.depth - 1].a = glad_payable (&position.seats[1])
                                          - glad_pf (position.seats[1].deck & GLAD_RED)
                                          + rule.life_min;
  check_deals (&position, &rule, pool);
}

/* Of 11,440 hands only 43 leave enough to pay with, and each of these is dealt. */
static void
test_g85_rare (void)
{
  GladPosition position;
  HarenaRandom random;
  int          n_zeros = 0;
  GladSeat    *seat = &position.seats[1];

  stage_scene (&position, 2, "basic", "1 at e7 w", "2 at e6 e", "1 vp 11", "1 hand zero",
               "2 hand fury");
  stage_play (&position, "end", "play fury", "attack 1", "surprised", "strike blood 3 offence",
              "parry");
  seat->hand = 7 * glad_card (GLAD_ZERO);
  seat->deck = GLAD_GREEN + 6 * glad_card (GLAD_ONE) + glad_card (GLAD_SWEEP)
               + glad_card (GLAD_ACROBATICS) + glad_card (GLAD_RAGE);
  position.frames[position.depth - 1].a = glad_payable (seat) - 1;
  harena_random_seed (&random, 2);
  for (int i = 0; i < DEALS; i++)
    {
      GladPosition copy = position;

      gladiatori_game.hide (&copy, 2, &random);
      g_assert_cmpint (glad_payable (&copy.seats[1]), >=, glad_payable (seat) - 1);
      n_zeros += copy.seats[1].hand == seat->hand;
    }
  g_assert_cmpint (ABS (n_zeros - DEALS / 43), <, DEALS / 250);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G85/laid", test_g85_laid);
  g_test_add_func ("/gladiatori/G85/paying", test_g85_paying);
  g_test_add_func ("/gladiatori/G85/rare", test_g85_rare);

  return g_test_run ();
}
