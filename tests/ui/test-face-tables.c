/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must be true of the table of every face: whatever a screen reader finds has a name. */

#include "faces.h"
#include "morra-face.h"
#include "stage.h"
#include "table/table.h"

#include <string.h>

enum
{
  MOVES = 60,
  OFTEN = 12,
};

typedef struct
{
  const HarenaFace *face;
  GtkWidget        *table;
  GtkWidget        *window;
  HarenaGameModel  *model;
} Stage;

static void
set_up (Stage            *stage,
        const HarenaFace *face,
        int               width,
        int               height)
{
  static const HarenaRecordSeat seats[HARENA_SEATS_MAX] = {
    { .name = (char *) "Marta", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Livia", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Anna", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Otto", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Ugo", .player = (char *) HARENA_PERSON },
  };
  int         n_seats = face->game->editions[0].seats;
  HarenaSetup setup;

  /* The fewest that go together. */
  if (n_seats == 0)
    n_seats = face->game->seats_min;
  harena_setup_init (&setup, face->game, 0, n_seats);
  while (!harena_setup_check (face->game, &setup, NULL) && setup.seats < face->game->seats_max)
    setup.seats++;
  stage->face = face;
  stage->model = harena_game_model_new (face->game, &setup, 1, seats, FALSE);
  harena_game_model_set_pace (stage->model, HARENA_PACE_INSTANT);
  stage->table = harena_table_new (stage->model);
  stage->window = stage_show (stage->table, width, height);
}

static void
tear_down (Stage *stage)
{
  stage_close (stage->window);
  g_assert_finalize_object (stage->model);
}

/* What is pressed, chosen or looked at; what only holds other things together needs no name. */
static gboolean
needs_name (GtkWidget *widget)
{
  static const GtkAccessibleRole roles[] = {
    GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_COMBO_BOX,
    GTK_ACCESSIBLE_ROLE_GRID, GTK_ACCESSIBLE_ROLE_IMG, GTK_ACCESSIBLE_ROLE_LINK,
    GTK_ACCESSIBLE_ROLE_LIST, GTK_ACCESSIBLE_ROLE_LIST_BOX, GTK_ACCESSIBLE_ROLE_LIST_ITEM,
    GTK_ACCESSIBLE_ROLE_OPTION, GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_SLIDER,
    GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_TABLE,
  };
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    if (role == roles[i])
      return TRUE;

  return gtk_widget_get_focusable (widget);
}

/* A button is called after the label in it. */
static gboolean
has_label_inside (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label_inside (child))
      return TRUE;

  return FALSE;
}

static gboolean
has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || has_label_inside (widget);
}

static gboolean
is_read (GtkWidget *widget)
{
  g_autofree char *unlike = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget),
                                                             GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

  return gtk_widget_get_mapped (widget) && unlike != NULL;
}

static int
count_nameless (GtkWidget *widget)
{
  int n = 0;

  if (!is_read (widget))
    return 0;
  if (needs_name (widget) && !has_name (widget))
    {
      g_test_message ("%s in %s (%s) has no name", G_OBJECT_TYPE_NAME (widget),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                      gtk_widget_get_css_name (widget));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_nameless (child);

  return n;
}

/* One random move of whoever is asked, who looks at the screen first. */
static gboolean
play_on (Stage *stage,
         GRand *random)
{
  HarenaMove         list[HARENA_MOVES_MAX];
  g_autoptr (GError) error = NULL;
  int                n_moves;

  stage_wait_until (harena_game_model_get_over (stage->model)
                    || harena_game_model_get_curtain (stage->model) != 0
                    || harena_game_model_get_asked (stage->model) != 0);
  if (harena_game_model_get_over (stage->model))
    return FALSE;
  if (harena_game_model_get_curtain (stage->model) != 0)
    harena_game_model_sit_down (stage->model, harena_game_model_get_curtain (stage->model));
  n_moves = harena_game_model_list_moves (stage->model, list);
  g_assert_cmpint (n_moves, >, 0);
  harena_game_model_play_move (stage->model, list[g_rand_int_range (random, 0, n_moves)], &error);
  g_assert_no_error (error);
  return TRUE;
}

static void
check_names (const HarenaFace *face,
             int               width,
             int               height)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  Stage             stage;

  set_up (&stage, face, width, height);
  for (int i = 0; i < MOVES && play_on (&stage, random); i++)
    if (i % OFTEN == 0)
      {
        stage_settle ();
        g_assert_cmpint (count_nameless (stage.window), ==, 0);
      }
  stage_settle ();
  g_assert_cmpint (count_nameless (stage.window), ==, 0);
  tear_down (&stage);
}

static void
test_names_wide (gconstpointer data)
{
  check_names (data, 1280, 800);
}

static void
test_names_narrow (gconstpointer data)
{
  check_names (data, 360, 640);
}

static void
add (const HarenaFace *face)
{
  g_autofree char *wide = g_strdup_printf ("/ui/face-tables/%s/names/wide", face->game->id);
  g_autofree char *narrow = g_strdup_printf ("/ui/face-tables/%s/names/narrow", face->game->id);

  g_test_add_data_func (wide, face, test_names_wide);
  g_test_add_data_func (narrow, face, test_names_narrow);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  harena_face_register (&morra_face);
  for (gsize i = 0; harena_faces[i] != NULL; i++)
    add (harena_faces[i]);
  add (&morra_face);

  return g_test_run ();
}
