/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of a person, or said while nobody is asked. */

#include "clash/speech-ask.h"

#include "words.h"

void
clash_ask_title (ClashAsking *asking,
                 const char  *sentence)
{
  asking->question->title = g_strdup_printf (sentence, asking->name);
}

char *
clash_ask_join (char *sentence,
                char *next)
{
  g_autofree char *first = sentence;
  g_autofree char *second = next;

  if (first == NULL || second == NULL)
    return first != NULL ? g_steal_pointer (&first) : g_steal_pointer (&second);

  /* Translators: two whole sentences, one after the other */
  return g_strdup_printf (C_("two sentences", "%s %s"), first, second);
}

/* R15, R36, or another move without a choice, which the model is about to play. */
static void
say_only_choice (ClashAsking *asking)
{
  if (asking->position->step != CLASH_STEP_FIGHT)
    {
      /* Translators: the name of a player; what follows is played without a question */
      clash_ask_title (asking, _("%s has only one choice"));
      return;
    }
  if (clash_move_verb (asking->moves[0]) != CLASH_PASS)
    {
      /* Translators: the name of a player; the attack is played without a question */
      clash_ask_title (asking, _("%s has only one attack"));
      return;
    }

  asking->question->topic = "attack";
  clash_ask_title (asking, _("%s cannot attack and passes"));
  asking->question->help = g_strdup (asking->position->alive[asking->position->mover] > 0
                                       ? _("No team reaches anybody whom it may attack.")
                                       : _("No beast reaches anybody whom it may attack."));
}

static void
ask (ClashAsking *asking)
{
  static void (*const of_step[]) (ClashAsking *) = {
    [CLASH_STEP_ENTER] = clash_ask_entry,
    [CLASH_STEP_PLACE] = clash_ask_place,
    [CLASH_STEP_FIGHT] = clash_ask_fight,
    [CLASH_STEP_NAME]  = clash_ask_name,
    [CLASH_STEP_NET]   = clash_ask_net,
    [CLASH_STEP_AGAIN] = clash_ask_again,
    [CLASH_STEP_LOSE]  = clash_ask_loss,
  };
  int turn = asking->position->turn;

  asking->name = clash_speech_seat (asking->model, turn);
  asking->question->seat = turn;
  asking->n_moves = harena_game_model_list_moves (asking->model, asking->moves);

  if (asking->n_moves == 1)
    say_only_choice (asking);
  else if (!harena_seat_is_person (harena_game_model_get_seat (asking->model, turn)))
    /* Translators: the name of a computer player */
    clash_ask_title (asking, _("%s is thinking…"));
  else
    of_step[asking->position->step](asking);
}

static void
say_chance (ClashAsking *asking)
{
  if (asking->position->step == CLASH_STEP_ROLL)
    {
      clash_ask_roll (asking);
      return;
    }

  asking->name = clash_speech_seat (asking->model, asking->position->mover);
  asking->question->seat = asking->position->mover;
  asking->question->topic = "beasts-enter";
  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s draws a beast…"));
  asking->question->help = g_strdup (_("Then it goes into an empty space."));
}

static void
say_cursor (ClashAsking *asking)
{
  ClashQuestion *question = asking->question;
  guint          cursor = harena_game_model_get_cursor (asking->model);

  if (cursor == 0)
    question->title = g_strdup (_("You are looking at the beginning of the game"));
  else
    /* Translators: how many moves have been played in the position that is looked at, and how many
     * there are in the whole game */
    question->title = g_strdup_printf (_("You are looking at move %u of %u"), cursor,
                                       harena_game_model_get_n_moves (asking->model));
  question->help = g_strdup (_("The game waits. You can go on from here, or return to it."));
}

void
clash_speech_question (ClashHand     *hand,
                       ClashQuestion *question)
{
  ClashAsking asking = {
    .hand = hand,
    .model = clash_hand_get_model (hand),
    .position = clash_hand_get_position (hand),
    .question = question,
  };

  *question = (ClashQuestion) { 0 };
  if (harena_game_model_get_dealing (asking.model))
    {
      question->title = g_strdup (_("The teams enter…"));
      question->help = g_strdup (_("Teams and beasts are dealt, then the fighting starts."));
      question->topic = "entry";
    }
  else if (!harena_game_model_get_live (asking.model))
    say_cursor (&asking);
  else if (asking.position->turn == HARENA_NOBODY)
    {
      question->title = clash_speech_winner (asking.model);
      question->help = clash_speech_ending (asking.model);
      question->topic = "end";
    }
  else if (asking.position->turn == HARENA_CHANCE)
    say_chance (&asking);
  else
    ask (&asking);
}
