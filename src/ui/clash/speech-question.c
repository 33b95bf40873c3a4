/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of a person, or said while nobody is asked. */

#include "clash/speech-ask.h"
#include "clash/speech-words.h"

#include "words.h"

void
clash_ask_title (ClashAsking *asking,
                 const char  *sentence)
{
  asking->question->title = g_strdup_printf (sentence, asking->name);
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
                                       ? _("No team can reach anybody to attack.")
                                       : _("No beast can reach anybody to attack."));
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

  asking->name = clash_words_seat (asking->seats, turn);
  asking->question->seat = turn;
  if (asking->n_moves == 1)
    say_only_choice (asking);
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

  asking->name = clash_words_seat (asking->seats, asking->position->mover);
  asking->question->seat = asking->position->mover;
  asking->question->topic = "beasts-enter";
  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s draws a beast…"));
  asking->question->help = g_strdup (_("Then it goes into an empty space."));
}

void
clash_speech_ask (const HarenaView *view,
                  HarenaQuestion   *question)
{
  ClashAsking asking = {
    .view = view,
    .seats = view->seats,
    .position = clash_position (view),
    .moves = view->moves,
    .n_moves = view->n_choices,
    .question = question,
  };

  if (view->dealing)
    {
      question->title = g_strdup (_("The teams enter…"));
      question->help = g_strdup (_("Teams and beasts are dealt, then the fighting starts."));
      question->topic = "entry";
    }
  else if (asking.position->turn == HARENA_CHANCE)
    say_chance (&asking);
  else
    ask (&asking);
}
