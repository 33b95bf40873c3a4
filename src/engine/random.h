/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine's own random numbers: xoshiro256** of Blackman and Vigna, seeded by their splitmix64.
 *
 * Inline, because a game played at random does little else. The same seed gives the same numbers
 * on every machine and in every version: saved games depend on it. */

#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t state[4];
} HarenaRandom;

static inline uint64_t
harena_random_split (uint64_t *counter)
{
  uint64_t z = (*counter += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static inline void
harena_random_seed (HarenaRandom *random,
                    uint64_t      seed)
{
  for (int i = 0; i < 4; i++)
    random->state[i] = harena_random_split (&seed);
}

/* The generator for one chance move: it depends on the seed of the game and on how many chance
 * moves came before. So undo and play again gives the same dice, and nobody fishes for better. */
static inline void
harena_random_seed_chance (HarenaRandom *random,
                           uint64_t      seed,
                           uint32_t      chances_before)
{
  harena_random_seed (random, harena_random_split (&seed) + chances_before);
}

static inline uint64_t
harena_random_rotate (uint64_t x,
                      int      by)
{
  return (x << by) | (x >> (64 - by));
}

static inline uint64_t
harena_random_next (HarenaRandom *random)
{
  uint64_t *s = random->state;
  uint64_t  result = harena_random_rotate (s[1] * 5, 7) * 9;
  uint64_t  t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = harena_random_rotate (s[3], 45);

  return result;
}

/* A number from 0 to bound - 1, each equally likely: Lemire's multiplication, which rejects the
 * few draws that would favour some numbers. bound is at least 1. */
static inline uint32_t
harena_random_below (HarenaRandom *random,
                     uint32_t      bound)
{
  uint64_t product = (harena_random_next (random) >> 32) * bound;

  if ((uint32_t) product < bound)
    {
      uint32_t rejected = -bound % bound;

      while ((uint32_t) product < rejected)
        product = (harena_random_next (random) >> 32) * bound;
    }

  return product >> 32;
}
