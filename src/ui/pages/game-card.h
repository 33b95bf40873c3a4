/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of the house on the welcome page: its picture, what it is about, and how to begin. */

#pragma once

#include "game.h"

#include <adwaita.h>

#define HARENA_TYPE_GAME_CARD (harena_game_card_get_type ())

G_DECLARE_FINAL_TYPE (HarenaGameCard, harena_game_card, HARENA, GAME_CARD, AdwBin)

typedef enum
{
  HARENA_CARD_COMPACT, /* the buttons below picture and name */
  HARENA_CARD_LYING,   /* the picture beside name and buttons */
  HARENA_CARD_LARGE,   /* the same with a large picture, where there is much room */
  HARENA_CARD_UPRIGHT, /* the picture above all else */
} HarenaCardForm;

/* What of the card most persons would press. */
typedef enum
{
  HARENA_CARD_PLAIN,
  HARENA_CARD_PLAY,  /* to play it again */
  HARENA_CARD_LEARN, /* nobody has played anything yet, and this is a good first game */
} HarenaCardRole;

/* game: one with a face. */
GtkWidget *harena_game_card_new      (const HarenaGame *game);

void       harena_game_card_set_form (HarenaGameCard *self,
                                      HarenaCardForm  form);

void       harena_game_card_set_role (HarenaGameCard *self,
                                      HarenaCardRole  role);

const HarenaGame *harena_game_card_get_game (HarenaGameCard *self);

/* The focus goes to what most persons would press. */
void       harena_game_card_focus    (HarenaGameCard *self);
