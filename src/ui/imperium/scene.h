/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a reveal and a scoring, step by step at the pace that is set; with its own header. */

#pragma once

#include "face.h"

#define IMPERIUM_TYPE_SCENE (imperium_scene_get_type ())

G_DECLARE_FINAL_TYPE (ImperiumScene, imperium_scene, IMPERIUM, SCENE, GtkWidget)

GtkWidget *imperium_scene_new (HarenaHand *hand);

/* For the face. */
extern const HarenaScene imperium_scene;
