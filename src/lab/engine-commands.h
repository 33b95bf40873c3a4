/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands that harena-lab engine understands. */

#pragma once

#include "engine-session.h"

/* What is typed behind a command. */
typedef enum
{
  LAB_NOTHING,
  LAB_TEXT,  /* the rest of the line, which is not blank */
  LAB_WORDS, /* none or many */
} LabParameters;

typedef struct
{
  LabSession *session;
  GString    *text;    /* what is answered */
  char       *rest;    /* the line behind the command; */
  char      **words;   /* the same as words */
  gboolean    is_last;
} LabRequest;

typedef struct
{
  const char    *name;
  LabParameters  parameters;
  gboolean       needs_game;
  gboolean     (*run) (LabRequest *request); /* FALSE after complaining */
} LabEngineCommand;

/* Ends with one that has no name. */
extern const LabEngineCommand lab_engine_commands[];
