/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each space of the arena has to show, from the position and from what is in hand. */

#include "clash/arena-private.h"

#include "clash/seat-colour.h"
#include "clash/speech.h"

#include <string.h>

int
clash_arena_layer_of (ClashMark mark)
{
  switch (mark)
    {
    case CLASH_MARK_SOURCE:
    case CLASH_MARK_JOIN:
    case CLASH_MARK_TARGET_AFAR:
      return 1;
    case CLASH_MARK_TARGET:
      return 2;
    case CLASH_MARK_CHOSEN:
    case CLASH_MARK_SPACE:
      return 3;
    case CLASH_MARK_NONE:
    case CLASH_MARK_MOVE:
    case CLASH_MARK_START:
    case CLASH_MARK_PLACE:
    default:
      return 0;
    }
}

static gboolean
holds_attacker (ClashArena *self)
{
  return clash_hand_get_source (self->hand) != CLASH_NO_CELL
         || clash_hand_get_beast (self->hand) != CLASH_NO_BEAST;
}

/* The battle that is on; or in review the one that ended with the move just seen. */
static void
find_battle (ClashArena *self)
{
  HarenaGameModel     *model = clash_hand_get_model (self->hand);
  guint                cursor = harena_game_model_get_cursor (model);
  const ClashPosition *position = clash_hand_get_position (self->hand);
  ClashBattle          battle = position->battle;

  if (battle.cell[0] == battle.cell[1] && cursor > 0 && !harena_game_model_get_live (model))
    {
      ClashPosition before;

      harena_game_model_copy_position (model, cursor - 1, &before);
      battle = before.battle;
      if ((position->occupied & clash_cell_bit (battle.cell[0])) == 0
          || (position->occupied & clash_cell_bit (battle.cell[1])) == 0)
        battle = (ClashBattle) { 0 };
    }
  self->battle_from = battle.cell[CLASH_ATTACKER];
  self->battle_target = battle.cell[CLASH_DEFENDER];
}

static ClashMark
mark_of (ClashArena *self,
         int         cell)
{
  ClashMark mark = clash_hand_get_mark (self->hand, cell);

  if (clash_arena_has_battle (self) && cell == self->battle_from)
    return CLASH_MARK_SOURCE;
  if (clash_arena_has_battle (self) && cell == self->battle_target)
    return CLASH_MARK_TARGET;
  /* What is looked at and could be taken in hand is shown as if it were. */
  if (mark == CLASH_MARK_SOURCE && cell == clash_hand_get_focus (self->hand)
      && !holds_attacker (self))
    return CLASH_MARK_CHOSEN;

  return mark;
}

static int
first_hole (const ClashTeamSlots slots)
{
  for (int slot = 0; slot < CLASH_TEAM_MAX; slot++)
    if (slots[slot] == CLASH_FACE_HOLE)
      return slot;

  return 0;
}

static void
update_mark (ClashArena       *self,
             int               cell,
             const ClashGroup *group)
{
  const ClashPosition *position = clash_hand_get_position (self->hand);
  int                  source = clash_hand_get_source (self->hand);
  HarenaMove           waiting = clash_hand_get_waiting (self->hand);
  ClashHexMark         mark = {
    .mark = mark_of (self, cell),
    .beast = group->beast != CLASH_NO_BEAST,
    .stars = group->owner != 0 ? group->stars : 0,
    .ghost = CLASH_NO_KIND,
  };

  mark.waits = waiting != 0 && (int) clash_move_c (waiting) == cell;
  mark.disc = mark.mark == CLASH_MARK_TARGET && !clash_arena_has_battle (self);
  if (mark.mark == CLASH_MARK_JOIN)
    {
      mark.ghost = clash_hand_get_kind (self->hand);
      mark.slot = first_hole (self->slots[cell]);
    }
  if (mark.mark == CLASH_MARK_SPACE && source != CLASH_NO_CELL)
    {
      mark.colour = clash_seat_colour (clash_hand_get_model (self->hand),
                                       position->groups[source].owner);
      mark.mover = position->groups[source].beast;
    }
  else if (mark.mark == CLASH_MARK_SPACE)
    mark.mover = clash_hand_get_beast (self->hand);
  clash_arena_cell_set_mark (self->cells[cell], &mark);
}

static void
update_face (ClashArena       *self,
             int               cell,
             const ClashGroup *group)
{
  ClashFace face = {
    .cell = cell,
    .colour = clash_seat_colour (clash_hand_get_model (self->hand), group->owner),
    .beast = group->beast,
    .stars = group->beast != CLASH_NO_BEAST ? group->stars : 0,
    .marked = clash_arena_layer_of (mark_of (self, cell)) > 0,
  };

  memcpy (face.slots, self->slots[cell], sizeof (face.slots));
  clash_arena_cell_set_face (self->cells[cell], &face);
}

static void
update_words (ClashArena *self,
              int         cell)
{
  g_autofree char *label = clash_speech_cell (self->hand, cell);
  ClashMark        mark = clash_hand_get_mark (self->hand, cell);
  gboolean         target = mark == CLASH_MARK_TARGET || mark == CLASH_MARK_TARGET_AFAR;

  clash_arena_cell_set_words (self->cells[cell], label,
                              mark != CLASH_MARK_NONE && (!target || holds_attacker (self)),
                              mark == CLASH_MARK_CHOSEN || mark == CLASH_MARK_SPACE);
}

/* Nothing happens to the moves before the cursor while it stays where it is. */
static void
update_slots (ClashArena *self)
{
  guint cursor = harena_game_model_get_cursor (clash_hand_get_model (self->hand));

  if (self->slots_cursor == cursor)
    return;
  clash_team_slots_find (clash_hand_get_model (self->hand), self->slots);
  self->slots_cursor = cursor;
}

/* From whatever was shown to what there is now. */
void
clash_arena_update (ClashArena *self)
{
  const ClashPosition *position = clash_hand_get_position (self->hand);

  update_slots (self);
  find_battle (self);
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int cell = clash_take_cell (&cells);

      update_mark (self, cell, &position->groups[cell]);
      update_face (self, cell, &position->groups[cell]);
      update_words (self, cell);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
