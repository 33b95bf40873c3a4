/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the moves of a battle once more and notes what each of them did. What follows from a move
 * is seen by comparing the positions before and after it, so that the rules stay in the engine. */

#include "clash/story.h"

#include "clash/battle.h"
#include "clash/clash.h"
#include "clash/score.h"

#include <string.h>

int
clash_story_active (const ClashStory *story,
                    int               side,
                    ClashKind         kind)
{
  const ClashStorySide *who = &story->sides[side];
  int                   active = 0;

  if (who->group.owner == 0)
    return who->gone ? 0 : who->group.count[kind];
  for (int i = 0; i < who->n_slots; i++)
    active += who->slots[i].kind == kind && !who->slots[i].netted && !who->slots[i].lost;

  return active;
}

int
clash_story_dice (const ClashStory *story,
                  int               side)
{
  return (story->sides[side].group.owner != 0 ? 1 : 0)
         + clash_story_active (story, side, CLASH_SWORD);
}

int
clash_story_colour (const ClashStory *story,
                    int               seat)
{
  return seat != 0 ? story->seats[seat - 1].colour : 0;
}

static void
add_step (ClashStory *story,
          ClashPart   part,
          int         side)
{
  story->steps[story->n_steps++] = (ClashStoryStep) { part, side };
}

static void
begin_side (ClashStorySide      *side,
            const ClashPosition *position,
            int                  which)
{
  const ClashBattle *battle = &position->battle;

  side->cell = battle->cell[which];
  side->group = position->groups[side->cell];
  side->player = battle->player[which];
  side->scorer = battle->scorer[which];
  side->stars = side->group.stars;
  if (side->group.owner == 0)
    return;
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < side->group.count[kind]; i++)
      side->slots[side->n_slots++].kind = kind;
}

/* The attack has been played. */
static void
begin (ClashStory          *story,
       const ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  gboolean           teams;

  begin_side (&story->sides[CLASH_ATTACKER], position, CLASH_ATTACKER);
  begin_side (&story->sides[CLASH_DEFENDER], position, CLASH_DEFENDER);
  story->seat = position->mover;

  /* A side without nets has had its turn to throw them already. */
  story->first = battle->acted == 0 ? battle->acting : !battle->acting;

  teams = story->sides[0].n_slots > 0 && story->sides[1].n_slots > 0;
  if (position->step == CLASH_STEP_NAME)
    add_step (story, CLASH_PART_NAME, CLASH_ATTACKER);
  add_step (story, CLASH_PART_FIRST, CLASH_NO_SIDE);
  if (teams && (clash_story_active (story, 0, CLASH_NET) > 0
                || clash_story_active (story, 1, CLASH_NET) > 0))
    add_step (story, CLASH_PART_NETS, CLASH_NO_SIDE);
}

/* The last of its kind in this state: the others keep their places. */
static ClashSlot *
find_slot (ClashStorySide *side,
           unsigned        kind,
           gboolean        netted)
{
  for (int i = side->n_slots - 1; i >= 0; i--)
    if (side->slots[i].kind == kind && !side->slots[i].lost && side->slots[i].netted == netted)
      return &side->slots[i];

  g_return_val_if_reached (&side->slots[0]);
}

static void
read_faces (ClashThrow *dice,
            HarenaMove  move)
{
  unsigned n_dice = clash_move_a (move);

  dice->lethal = clash_move_b (move);
  dice->hits = clash_move_c (move);
  memset (dice->faces, 0, sizeof dice->faces);
  memset (dice->faces, '.', n_dice);
  memset (dice->faces, 'x', dice->lethal + dice->hits);
  memset (dice->faces, 'X', dice->lethal);
}

/* What the throw comes to: before it was reckoned, and after. */
static void
reckon (ClashStory          *story,
        const ClashPosition *before,
        const ClashPosition *after)
{
  ClashThrow           *dice = &story->dice;
  const ClashStorySide *other = &story->sides[!dice->side];
  int                   shields = clash_active (before, !dice->side, CLASH_SHIELD);

  dice->cancelled = MIN (dice->hits, shields);
  dice->stars = before->groups[other->cell].stars;
  dice->stars_put = dice->hits - dice->cancelled;
  dice->losses = after->step == CLASH_STEP_LOSE ? after->battle.losses : 0;
  dice->kills = after->killed > before->killed;
  if (other->group.owner == 0)
    dice->stars_put += 2 * dice->lethal;
  dice->stars_now = dice->kills ? dice->stars + dice->stars_put : after->groups[other->cell].stars;
}

/* The throw stands. */
static void
settle (ClashStory          *story,
        const ClashPosition *before,
        const ClashPosition *after)
{
  ClashStorySide *other = &story->sides[!story->dice.side];

  reckon (story, before, after);
  story->dice.counts = TRUE;
  other->stars = story->dice.stars_now;
  other->gone = story->dice.kills;
}

static void
tell_roll (ClashStory          *story,
           HarenaMove           move,
           const ClashPosition *before,
           const ClashPosition *after)
{
  int           side = before->battle.acting;
  ClashPosition kept = *after;

  story->dice = (ClashThrow) { .side = side };
  read_faces (&story->dice, move);
  if (!before->battle.thrown_again)
    {
      add_step (story, CLASH_PART_ROLL, side);
      if (after->step == CLASH_STEP_AGAIN)
        add_step (story, CLASH_PART_AGAIN, side);
      if (clash_active (before, !side, CLASH_SHIELD) > 0)
        add_step (story, CLASH_PART_SHIELDS, !side);
      add_step (story, CLASH_PART_LOSSES, !side);
    }

  if (after->step == CLASH_STEP_AGAIN)
    {
      clash_keep_play (&kept, clash_move (CLASH_KEEP, 0, 0, 0));
      reckon (story, before, &kept);
    }
  else
    settle (story, before, after);
}

static void
tell_loss (ClashStory          *story,
           HarenaMove           move,
           const ClashPosition *before)
{
  ClashStorySide *side = &story->sides[!before->battle.acting];

  find_slot (side, clash_move_a (move), clash_move_b (move))->lost = TRUE;
  side->gone = TRUE;
  for (int i = 0; i < side->n_slots; i++)
    if (!side->slots[i].lost)
      side->gone = FALSE;
  if (side->gone)
    side->stars = 0;
}

static void
tell (ClashStory          *story,
      HarenaMove           move,
      const ClashPosition *before,
      const ClashPosition *after)
{
  for (int side = 0; side < 2 && !clash_move_is_attack (move); side++)
    {
      int scorer = story->sides[side].scorer;

      story->sides[side].scored += clash_points_taken (after, scorer)
                                   - clash_points_taken (before, scorer);
    }

  switch (clash_move_verb (move))
    {
    case CLASH_NAME:
      story->sides[CLASH_DEFENDER].player = clash_move_a (move);
      break;
    case CLASH_THROW:
      find_slot (&story->sides[!before->battle.acting], clash_move_a (move), FALSE)->netted = TRUE;
      break;
    case CLASH_ROLL:
      tell_roll (story, move, before, after);
      break;
    case CLASH_KEEP:
      settle (story, before, after);
      break;
    case CLASH_REROLL:
      /* They are in the hand once more. */
      story->dice = (ClashThrow) { .side = CLASH_NO_SIDE };
      break;
    case CLASH_LOSE:
      tell_loss (story, move, before);
      break;
    default:
      begin (story, after);
    }
}

static int
find_last (const ClashStory *story,
           ClashPart         part)
{
  for (int i = story->n_steps - 1; i >= 0; i--)
    if (story->steps[i].part == part)
      return i;

  return 0;
}

/* Which step is on: the choice that is asked now, or else what the last move has brought. */
static int
find_current (const ClashStory    *story,
              HarenaMove           last,
              const ClashPosition *now)
{
  if (story->over)
    return story->n_steps;

  switch (now->step)
    {
    case CLASH_STEP_NAME:
      return find_last (story, CLASH_PART_NAME);
    case CLASH_STEP_NET:
      return find_last (story, CLASH_PART_NETS);
    case CLASH_STEP_AGAIN:
      return find_last (story, CLASH_PART_AGAIN);
    case CLASH_STEP_LOSE:
      return find_last (story, CLASH_PART_LOSSES);
    default:
      break;
    }

  switch (clash_move_verb (last))
    {
    case CLASH_THROW:
      return find_last (story, CLASH_PART_NETS);
    case CLASH_REROLL:
      return find_last (story, CLASH_PART_AGAIN);
    case CLASH_ROLL:
    case CLASH_KEEP:
    case CLASH_LOSE:
      return find_last (story, CLASH_PART_LOSSES);
    default:
      return find_last (story, CLASH_PART_FIRST);
    }
}

/* What will happen, as far as can be seen from what both sides have now. */
static void
foresee (ClashStory *story)
{
  int n_rolled = 0;

  for (int i = 0; i < story->n_steps; i++)
    n_rolled += story->steps[i].part == CLASH_PART_ROLL;

  for (int side = n_rolled == 0 ? story->first : !story->first; n_rolled < 2; n_rolled++, side ^= 1)
    {
      add_step (story, CLASH_PART_ROLL, side);
      if (clash_story_active (story, side, CLASH_TRIDENT)
          > clash_story_active (story, !side, CLASH_TRIDENT))
        add_step (story, CLASH_PART_AGAIN, side);
      if (clash_story_active (story, !side, CLASH_SHIELD) > 0)
        add_step (story, CLASH_PART_SHIELDS, !side);
      add_step (story, CLASH_PART_LOSSES, !side);
    }
}

/* The attack that began what is on after index moves; FALSE if nothing is. */
static gboolean
find_begin (HarenaGameModel *model,
            guint            index,
            guint           *begin)
{
  const GArray *moves = harena_game_model_get_record (model)->moves;
  ClashPosition position;

  for (guint end = index; end + 1 >= index && end > 0; end--)
    {
      harena_game_model_copy_position (model, end, &position);
      if (!clash_in_battle (&position))
        continue;
      *begin = end - 1;
      while (!clash_move_is_attack (g_array_index (moves, HarenaMove, *begin)))
        --*begin;
      return TRUE;
    }

  return FALSE;
}

gboolean
clash_story_find (HarenaGameModel *model,
                  guint            index,
                  ClashStory      *story)
{
  const GArray *moves = harena_game_model_get_record (model)->moves;
  ClashPosition before;
  ClashPosition after;
  HarenaMove    move = 0;

  *story = (ClashStory) { .dice.side = CLASH_NO_SIDE, .index = index };
  harena_view_fill_seats (story->seats, model);
  if (!find_begin (model, index, &story->begin))
    return FALSE;

  harena_game_model_copy_position (model, story->begin, &after);
  for (guint i = story->begin; i < index; i++)
    {
      before = after;
      move = g_array_index (moves, HarenaMove, i);
      clash_game.play (&after, move);
      tell (story, move, &before, &after);
    }

  story->over = !clash_in_battle (&after);
  story->current = find_current (story, move, &after);
  if (!story->over)
    foresee (story);
  return TRUE;
}
