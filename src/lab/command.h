/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of the laboratory, one a file. main.c has the table of them. */

#pragma once

#include "usage.h"

/* arguments: the command itself, then what was typed behind it. Returns the exit status. */
typedef int (*LabRun) (char **arguments);

int lab_bench  (char **arguments);
int lab_check  (char **arguments);
int lab_engine (char **arguments);
int lab_hint   (char **arguments);
int lab_match  (char **arguments);
int lab_merge  (char **arguments);
int lab_odds   (char **arguments);
int lab_random (char **arguments);
int lab_review (char **arguments);
int lab_show   (char **arguments);
int lab_trace  (char **arguments);
