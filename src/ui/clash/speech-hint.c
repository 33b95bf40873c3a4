/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is advised. */

#include "clash/speech-words.h"
#include "clash/speech.h"
#include "words.h"

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
advise_attack (const HarenaViewSeat *seats,
               const ClashPosition *position,
               HarenaMove           move)
{
  int              from = clash_move_a (move);
  int              to = clash_move_b (move);
  g_autofree char *whom = clash_words_group (seats, position, clash_move_c (move), CLASH_WHOM);
  g_autofree char *beast = NULL;

  if (clash_move_verb (move) == CLASH_RELEASE)
    /* Translators: advice; “the lion” of the reserve, a cell, and whom it attacks: “Blue b1” or
     * “the bear e1” */
    return g_strdup_printf (_("Release %s in %s and attack %s."),
                            clash_words_beast (from, CLASH_WHOM), clash_words_cell (to).text, whom);

  if (clash_move_verb (move) == CLASH_BEAST)
    beast = clash_words_group (seats, position, from, CLASH_WHOM);
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
advise_roller (const HarenaViewSeat *seats,
               const ClashPosition *position,
               HarenaMove           move)
{
  int beast = position->groups[position->battle.cell[CLASH_DEFENDER]].beast;

  /* Translators: advice; the name of a player, and “the lion” */
  return g_strdup_printf (_("Let %s roll for %s."), clash_words_seat (seats, clash_move_a (move)),
                          clash_words_beast (beast, CLASH_WHOM));
}

static char *
advise (const HarenaViewSeat *seats,
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
      return advise_attack (seats, position, move);
    case CLASH_NAME:
      return advise_roller (seats, position, move);
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

char *
clash_speech_advise (const HarenaView *view,
                     HarenaMove        move)
{
  return advise (view->seats, clash_position (view), move);
}
