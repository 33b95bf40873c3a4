/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Morra, broken in one way after another, and what the battery says to it. */

#pragma once

#include "battery.h"
#include "morra-position.h"

typedef struct
{
  const char      *name;
  HarenaGame       change;    /* what is not 0 here replaces what morra has */
  BatteryInvariant invariant;
  const char      *found;     /* what the battery says */
  HarenaStrategy   strategy;  /* what is not 0 here replaces what morra knows about playing well */
} Fault;

/* The setup of the last game that began with faults_start (). */
extern HarenaSetup faults_setup;

bool faults_start     (void              *position,
                       const HarenaSetup *setup,
                       HarenaReason      *reason);

void faults_add_tests (const Fault *faults,
                       guint        n_faults);
