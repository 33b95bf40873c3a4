/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened, as the log tells it: the entry, the attacks, and the steps before the dice. */

#include "clash/speech-tell.h"

#include "clash/battle.h"
#include "clash/speech-words.h"
#include "words.h"

void
clash_tell (ClashTelling *telling,
            int           seat,
            int           beast,
            char         *text)
{
  HarenaSentence sentence = {
    .seat = beast == CLASH_NO_BEAST ? seat : 0,
    .icon = beast != CLASH_NO_BEAST ? clash_words_beast_icon (beast) : NULL,
    .text = text,
  };

  g_array_append_val (telling->sentences, sentence);
}

void
clash_tell_of (ClashTelling     *telling,
               const ClashGroup *group,
               char             *text)
{
  clash_tell (telling, group->owner, group->beast, text);
}

static const char *
mover_of (ClashTelling *telling)
{
  return clash_words_seat (telling->seats, telling->before.mover);
}

static void
tell_mover (ClashTelling *telling,
            char         *text)
{
  clash_tell (telling, telling->before.mover, CLASH_NO_BEAST, text);
}

static void
tell_enter (ClashTelling *telling)
{
  static const char *const words[CLASH_N_KINDS] = {
    /* Translators: the name of a player, and a cell such as e3 */
    [CLASH_SWORD]   = N_("%s starts a team in %s: sword"),
    [CLASH_SPEAR]   = N_("%s starts a team in %s: spear"),
    [CLASH_NET]     = N_("%s starts a team in %s: net"),
    [CLASH_TRIDENT] = N_("%s starts a team in %s: trident"),
    [CLASH_SHIELD]  = N_("%s starts a team in %s: shield"),
  };

  tell_mover (telling, g_strdup_printf (_(words[clash_move_b (telling->move)]), mover_of (telling),
                                        clash_words_cell (clash_move_a (telling->move)).text));
}

static void
tell_join (ClashTelling *telling)
{
  static const char *const words[CLASH_N_KINDS] = {
    /* Translators: the name of a player, and the cell of a team, such as e1 */
    [CLASH_SWORD]   = N_("%s adds a sword to %s"),
    [CLASH_SPEAR]   = N_("%s adds a spear to %s"),
    [CLASH_NET]     = N_("%s adds a net to %s"),
    [CLASH_TRIDENT] = N_("%s adds a trident to %s"),
    [CLASH_SHIELD]  = N_("%s adds a shield to %s"),
  };

  tell_mover (telling, g_strdup_printf (_(words[clash_move_b (telling->move)]), mover_of (telling),
                                        clash_words_cell (clash_move_a (telling->move)).text));
}

static void
tell_draw (ClashTelling *telling)
{
  static const char *const words[] = {
    /* Translators: the name of a player, who draws a beast from the pile */
    [CLASH_LION] = N_("%s draws a lion"),
    [CLASH_BULL] = N_("%s draws a bull"),
    [CLASH_BEAR] = N_("%s draws a bear"),
  };

  tell_mover (telling, g_strdup_printf (_(words[clash_move_a (telling->move)]),
                                        mover_of (telling)));
}

static void
tell_place (ClashTelling *telling)
{
  /* Translators: the name of a player, “the lion”, and a cell */
  tell_mover (telling, g_strdup_printf (_("%s puts %s in %s"), mover_of (telling),
                                        clash_words_beast (telling->before.drawn, CLASH_WHOM),
                                        clash_words_cell (clash_move_a (telling->move)).text));
}

static void
tell_pass (ClashTelling *telling)
{
  /* Translators: the name of a player */
  tell_mover (telling, g_strdup_printf (_("%s cannot attack and passes"), mover_of (telling)));
}

/* R16: who rolls first, and why. */
static void
tell_first (ClashTelling *telling)
{
  const ClashBattle *battle = &telling->after.battle;
  const ClashGroup  *attacker = &telling->after.groups[battle->cell[CLASH_ATTACKER]];
  const ClashGroup  *defender = &telling->after.groups[battle->cell[CLASH_DEFENDER]];
  gboolean           defends = clash_first_side (attacker, defender) == CLASH_DEFENDER;
  const ClashGroup  *first = defends ? defender : attacker;
  const ClashGroup  *second = defends ? attacker : defender;

  clash_tell_of (telling, first, clash_words_first (telling->seats, first, second));
}

static void
tell_attack (ClashTelling *telling)
{
  HarenaMove       move = telling->move;
  int              from = clash_move_a (move);
  int              to = clash_move_b (move);
  const char      *name = mover_of (telling);
  g_autofree char *whom = clash_words_group (telling->seats, &telling->before, clash_move_c (move),
                                             CLASH_WHOM);
  g_autofree char *beast = NULL;
  char            *text;

  if (clash_move_verb (move) == CLASH_BEAST)
    beast = clash_words_group (telling->seats, &telling->before, from, CLASH_WHOM);

  if (from != to)
    /* Translators: the name of a player; what moves, a cell or “the lion a3”; to which cell; and
     * whom it attacks from there, such as “Blue b1” or “the bear e1” */
    text = g_strdup_printf (_("%s moves %s to %s and attacks %s"), name,
                            beast != NULL ? beast : clash_words_cell (from).text,
                            clash_words_cell (to).text, whom);
  else if (beast != NULL)
    /* Translators: the name of a player; “the lion a3”; and whom it attacks, such as “Blue b1” or
     * “the bear e1” */
    text = g_strdup_printf (_("%s sends %s against %s"), name, beast, whom);
  else
    /* Translators: the name of a player, and the cell of the team that attacks; and whom, such as
     * “Red b1” or “the bear e1” */
    text = g_strdup_printf (_("%s %s attacks %s"), name, clash_words_cell (from).text, whom);

  tell_mover (telling, text);
  tell_first (telling);
}

/* R31. */
static void
tell_release (ClashTelling *telling)
{
  HarenaMove       move = telling->move;
  g_autofree char *whom = clash_words_group (telling->seats, &telling->before, clash_move_c (move),
                                             CLASH_WHOM);

  /* Translators: the name of a player, who brings a beast of the reserve into the arena; “the
   * lion”; a cell; and whom it attacks, such as “Blue b1” or “the bear e1” */
  tell_mover (telling, g_strdup_printf (_("%s releases %s in %s and attacks %s"),
                                        mover_of (telling),
                                        clash_words_beast (clash_move_a (move), CLASH_WHOM),
                                        clash_words_cell (clash_move_b (move)).text, whom));
  tell_first (telling);
}

/* R30. */
static void
tell_name (ClashTelling *telling)
{
  const ClashPosition *before = &telling->before;
  int                  beast = before->groups[before->battle.cell[CLASH_DEFENDER]].beast;

  /* Translators: the names of two players, and “the lion” */
  tell_mover (telling, g_strdup_printf (_("%s names %s to roll for %s"), mover_of (telling),
                                        clash_words_seat (telling->seats,
                                                           clash_move_a (telling->move)),
                                        clash_words_beast (beast, CLASH_WHOM)));
}

/* R17. */
static void
tell_net (ClashTelling *telling)
{
  static const char *const words[CLASH_N_KINDS] = {
    /* Translators: the name of a player, who throws a net over a gladiator of the other team */
    [CLASH_SWORD]   = N_("%s nets a sword"),
    [CLASH_SPEAR]   = N_("%s nets a spear"),
    [CLASH_NET]     = N_("%s nets a net"),
    [CLASH_TRIDENT] = N_("%s nets a trident"),
    [CLASH_SHIELD]  = N_("%s nets a shield"),
  };
  int seat = telling->before.turn;

  clash_tell (telling, seat, CLASH_NO_BEAST,
              g_strdup_printf (_(words[clash_move_a (telling->move)]),
                               clash_words_seat (telling->seats, seat)));
}

void
clash_speech_tell (const HarenaTelling *of,
                   GArray              *sentences)
{
  static void (*const tell_verb[CLASH_N_VERBS]) (ClashTelling *) = {
    [CLASH_ENTER]   = tell_enter,
    [CLASH_JOIN]    = tell_join,
    [CLASH_DRAW]    = tell_draw,
    [CLASH_PLACE]   = tell_place,
    [CLASH_ATTACK]  = tell_attack,
    [CLASH_BEAST]   = tell_attack,
    [CLASH_RELEASE] = tell_release,
    [CLASH_PASS]    = tell_pass,
    [CLASH_NAME]    = tell_name,
    [CLASH_THROW]   = tell_net,
    [CLASH_ROLL]    = clash_tell_roll,
    [CLASH_KEEP]    = clash_tell_keep,
    [CLASH_REROLL]  = clash_tell_reroll,
    [CLASH_LOSE]    = clash_tell_loss,
  };
  ClashTelling telling = {
    .seats = of->seats,
    .sentences = sentences,
    .move = of->move,
    .before = *(const ClashPosition *) of->before,
    .after = *(const ClashPosition *) of->after,
  };

  tell_verb[clash_move_verb (of->move)](&telling);
  clash_tell_end (&telling);
}

/* Every attack begins a battle (R12, R31), and whoever attacks or passes has had a turn. */
HarenaChapter
clash_speech_chapter (const HarenaTelling *telling)
{
  const ClashPosition *before = telling->before;
  const ClashPosition *after = telling->after;
  unsigned             verb = clash_move_verb (telling->move);
  HarenaChapter        chapter = HARENA_CHAPTER_GOES_ON;

  if (clash_move_is_attack (telling->move))
    chapter |= HARENA_CHAPTER_BEGINS | HARENA_CHAPTER_TURN;
  else if (verb == CLASH_PASS)
    chapter |= HARENA_CHAPTER_TURN;
  if (clash_in_battle (before) && !clash_in_battle (after))
    chapter |= HARENA_CHAPTER_ENDS;
  if (verb == CLASH_LOSE || after->killed > before->killed)
    chapter |= HARENA_CHAPTER_WEIGHS;
  return chapter;
}
