/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is advised, and how much better it is than the next best. */

#include "clash/speech-words.h"
#include "clash/speech.h"
#include "words.h"

#include <math.h>

static char *
advise_entry (HarenaMove move)
{
  static const char *const start[CLASH_N_KINDS] = {
    /* Translators: advice; %s is a cell */
    [CLASH_SWORD]   = N_("Start a team in %s with a sword."),
    [CLASH_SPEAR]   = N_("Start a team in %s with a spear."),
    [CLASH_NET]     = N_("Start a team in %s with a net."),
    [CLASH_TRIDENT] = N_("Start a team in %s with a trident."),
    [CLASH_SHIELD]  = N_("Start a team in %s with a shield."),
  };
  static const char *const add[CLASH_N_KINDS] = {
    /* Translators: advice; %s is the cell of a team */
    [CLASH_SWORD]   = N_("Add a sword to %s."),
    [CLASH_SPEAR]   = N_("Add a spear to %s."),
    [CLASH_NET]     = N_("Add a net to %s."),
    [CLASH_TRIDENT] = N_("Add a trident to %s."),
    [CLASH_SHIELD]  = N_("Add a shield to %s."),
  };
  const char *sentence = (clash_move_verb (move) == CLASH_ENTER ? start : add)[clash_move_b (move)];

  return g_strdup_printf (_(sentence), clash_words_cell (clash_move_a (move)).text);
}

static char *
advise_attack (HarenaGameModel     *model,
               const ClashPosition *position,
               HarenaMove           move)
{
  int              from = clash_move_a (move);
  int              to = clash_move_b (move);
  g_autofree char *whom = clash_words_group (model, position, clash_move_c (move), CLASH_WHOM);
  g_autofree char *beast = NULL;

  if (clash_move_verb (move) == CLASH_RELEASE)
    /* Translators: advice; “the lion” of the reserve, a cell, and whom it attacks: “Blue b1” or
     * “the bear e1” */
    return g_strdup_printf (_("Release %s in %s and attack %s."),
                            clash_words_beast (from, CLASH_WHOM), clash_words_cell (to).text, whom);

  if (clash_move_verb (move) == CLASH_BEAST)
    beast = clash_words_group (model, position, from, CLASH_WHOM);
  if (from != to)
    /* Translators: advice; what moves, a cell or “the lion a3”; to which cell; and whom it attacks
     * from there, “Blue b1” or “the bear e1” */
    return g_strdup_printf (_("Move %s to %s and attack %s."),
                            beast != NULL ? beast : clash_words_cell (from).text,
                            clash_words_cell (to).text, whom);
  if (beast != NULL)
    /* Translators: advice; “the lion a3”, and whom it attacks, “Blue b1” or “the bear e1” */
    return g_strdup_printf (_("Send %s against %s."), beast, whom);

  /* Translators: advice; whom to attack, “Blue b1” or “the bull c1”, and the cell of one’s own
   * team */
  return g_strdup_printf (_("Attack %s with %s."), whom, clash_words_cell (from).text);
}

static const char *
advise_net (int kind)
{
  static const char *const words[CLASH_N_KINDS] = {
    [CLASH_SWORD]   = N_("Throw the net over a sword."),
    [CLASH_SPEAR]   = N_("Throw the net over a spear."),
    [CLASH_NET]     = N_("Throw the net over a net."),
    [CLASH_TRIDENT] = N_("Throw the net over a trident."),
    [CLASH_SHIELD]  = N_("Throw the net over a shield."),
  };

  return _(words[kind]);
}

static const char *
advise_loss (int      kind,
             gboolean netted)
{
  static const char *const words[CLASH_N_KINDS][2] = {
    [CLASH_SWORD]   = { N_("Give up the sword."), N_("Give up the netted sword.") },
    [CLASH_SPEAR]   = { N_("Give up the spear."), N_("Give up the netted spear.") },
    [CLASH_NET]     = { N_("Give up the net."), N_("Give up the netted net.") },
    [CLASH_TRIDENT] = { N_("Give up the trident."), N_("Give up the netted trident.") },
    [CLASH_SHIELD]  = { N_("Give up the shield."), N_("Give up the netted shield.") },
  };

  return _(words[kind][netted ? 1 : 0]);
}

static char *
advise_roller (HarenaGameModel     *model,
               const ClashPosition *position,
               HarenaMove           move)
{
  int beast = position->groups[position->battle.cell[CLASH_DEFENDER]].beast;

  /* Translators: advice; the name of a player, and “the lion” */
  return g_strdup_printf (_("Let %s roll for %s."), clash_speech_seat (model, clash_move_a (move)),
                          clash_words_beast (beast, CLASH_WHOM));
}

static char *
advise (HarenaGameModel     *model,
        const ClashPosition *position,
        HarenaMove           move)
{
  switch ((int) clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_JOIN:
      return advise_entry (move);
    case CLASH_PLACE:
      /* Translators: advice; “the lion”, and a cell */
      return g_strdup_printf (_("Put %s in %s."), clash_words_beast (position->drawn, CLASH_WHOM),
                              clash_words_cell (clash_move_a (move)).text);
    case CLASH_ATTACK:
    case CLASH_BEAST:
    case CLASH_RELEASE:
      return advise_attack (model, position, move);
    case CLASH_NAME:
      return advise_roller (model, position, move);
    case CLASH_THROW:
      return g_strdup (advise_net (clash_move_a (move)));
    case CLASH_KEEP:
      return g_strdup (_("Keep the throw."));
    case CLASH_REROLL:
      return g_strdup (_("Throw again."));
    case CLASH_LOSE:
      return g_strdup (advise_loss (clash_move_a (move), clash_move_b (move)));
    default:
      return g_strdup (_("Pass."));
    }
}

/* There is nothing to compare it with. */
static char *
weigh_alone (const HarenaHint *best,
             gboolean          whole)
{
  int wins = lround (100 * best->wins);
  int points = lround (best->points);

  return g_strdup_printf (
    whole
      /* Translators: a percentage, and points at the end of the game */
      ? ngettext ("You win %d %% of games from here, with %d point on average.",
                  "You win %d %% of games from here, with %d points on average.", points)
      /* Translators: the same, while it is still being thought about */
      : ngettext ("So far, you win %d %% of games from here, with %d point on average.",
                  "So far, you win %d %% of games from here, with %d points on average.", points),
    wins, points);
}

/* By at least one in a hundred games. */
static char *
weigh_better (const HarenaHint *best,
              const HarenaHint *next,
              gboolean          whole)
{
  int wins = lround (100 * best->wins);
  int fewer = lround (100 * next->wins);
  int points = lround (best->points);

  return g_strdup_printf (
    whole
      /* Translators: two percentages, and points at the end of the game */
      ? ngettext ("You win %d %% of games from here, against %d %% after the next best move, "
                  "with %d point on average.",
                  "You win %d %% of games from here, against %d %% after the next best move, "
                  "with %d points on average.", points)
      /* Translators: the same, while it is still being thought about */
      : ngettext ("So far, you win %d %% of games from here, against %d %% after the next best "
                  "move, with %d point on average.",
                  "So far, you win %d %% of games from here, against %d %% after the next best "
                  "move, with %d points on average.", points),
    wins, fewer, points);
}

static char *
weigh_level (const HarenaHint *best,
             gboolean          whole)
{
  int wins = lround (100 * best->wins);
  int points = lround (best->points);

  return g_strdup_printf (
    whole
      /* Translators: a percentage, and points at the end of the game */
      ? ngettext ("You win %d %% of games from here, about as many as after the next best move, "
                  "with %d point on average.",
                  "You win %d %% of games from here, about as many as after the next best move, "
                  "with %d points on average.", points)
      /* Translators: the same, while it is still being thought about */
      : ngettext ("So far, you win %d %% of games from here, about as many as after the next best "
                  "move, with %d point on average.",
                  "So far, you win %d %% of games from here, about as many as after the next best "
                  "move, with %d points on average.", points),
    wins, points);
}

static char *
weigh (const HarenaHints *hints)
{
  const HarenaHint *best = &hints->hints[0];
  const HarenaHint *next;

  if (best->playouts == 0)
    return g_strdup (_("There was no time to compare it with others."));
  if (hints->n_hints == 1 || hints->hints[1].playouts == 0)
    return weigh_alone (best, hints->whole);

  next = &hints->hints[1];
  return lround (100 * best->wins) > lround (100 * next->wins)
           ? weigh_better (best, next, hints->whole)
           : weigh_level (best, hints->whole);
}

char *
clash_speech_hint (ClashHand   *hand,
                   HarenaHints *hints)
{
  HarenaGameModel *model = clash_hand_get_model (hand);
  ClashPosition    position;
  g_autofree char *advice = NULL;
  g_autofree char *weight = NULL;

  if (hints->n_hints == 0)
    return g_strdup (_("There is no advice for this."));

  harena_game_model_copy_position (model, hints->index, &position);
  advice = advise (model, &position, hints->hints[0].move);
  weight = weigh (hints);
  /* Translators: two whole sentences, one after the other */
  return g_strdup_printf (C_("two sentences", "%s %s"), advice, weight);
}

char *
clash_speech_advice (ClashHand *hand)
{
  HarenaHints *hints = harena_game_model_get_hints (clash_hand_get_model (hand));

  return hints != NULL && clash_hand_get_seat (hand) != 0 ? clash_speech_hint (hand, hints) : NULL;
}
