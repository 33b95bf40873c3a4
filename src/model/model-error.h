/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the model refuses something. The sentences are for people; the codes for whoever asks on. */

#pragma once

#include <glib.h>

#define HARENA_MODEL_ERROR (harena_model_error_quark ())

typedef enum
{
  HARENA_MODEL_ERROR_OVER,    /* the game is over */
  HARENA_MODEL_ERROR_REVIEW,  /* an earlier position is looked at */
  HARENA_MODEL_ERROR_TURN,    /* it is not a person's turn */
  HARENA_MODEL_ERROR_MOVE,    /* not a legal move */
  HARENA_MODEL_ERROR_LENGTH,  /* longer than any file may be */
  HARENA_MODEL_ERROR_SEAT,    /* no such seat, name or player */
  HARENA_MODEL_ERROR_HINT,    /* this game gives no hints */
  HARENA_MODEL_ERROR_MOVED,   /* the game went on before the answer was there */
  HARENA_MODEL_ERROR_CHANGED, /* the file was changed by somebody else; it can be overwritten */
  HARENA_MODEL_ERROR_BUSY,    /* the game is being saved */
  HARENA_MODEL_ERROR_NO_FILE, /* the game has no file yet */
  HARENA_MODEL_ERROR_CURTAIN, /* the screen has to be passed first */
} HarenaModelError;

GQuark harena_model_error_quark (void);
