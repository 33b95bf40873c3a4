/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must be true of the table of every face: whatever a screen reader finds has a name, and one
 * change is one update. */

#include "faces.h"
#include "morra-face.h"
#include "stage.h"
#include "table/table-private.h"

#include <string.h>

enum
{
  MOVES = 60,
  OFTEN = 12,
  COUNTED = 20,

  /* What a step of the pointer and the end of a scene do not change. */
  OF_A_MOVE = HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS | HARENA_CHANGE_PICKS,
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
  HarenaSetup setup;

  /* The fewest seats that the first edition can be played with. */
  for (int n_seats = face->game->seats_min; n_seats <= face->game->seats_max; n_seats++)
    {
      harena_setup_init (&setup, face->game, 0, n_seats);
      if (harena_setup_check (face->game, &setup, NULL))
        break;
    }
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
  GtkWidget     *parent = gtk_widget_get_parent (widget);

  /* Newer GTK calls the toggle in a menu button as it calls that. */
  if (GTK_CHECK_VERSION (4, 10, 0) && GTK_IS_MENU_BUTTON (parent))
    return has_name (parent);

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

/* A game and its face that count what is asked of them */

static const HarenaGame  *counted_from;
static const HarenaBoard *board_from;
static const HarenaPart  *parts_from[8];
static HarenaGame         counted_game;
static HarenaFace         counted_face;
static HarenaBoard        counted_board;
static HarenaPart         counted_parts[8];
static const HarenaPart  *counted_list[9];
static int                n_lists;
static int                n_fills;
static int                n_updates[8];

static int
count_moves (const void *position,
             HarenaMove *list)
{
  n_lists++;
  return counted_from->moves (position, list);
}

static void
count_fill (const HarenaView *view,
            int               space,
            HarenaContent    *content)
{
  n_fills++;
  board_from->fill (view, space, content);
}

#define COUNT_UPDATE(number) \
  static void \
  count_update_##number (GtkWidget *part, HarenaChange change) \
  { \
    n_updates[number] += (change & OF_A_MOVE) != 0; \
    parts_from[number]->update (part, change); \
  }

COUNT_UPDATE (0)
COUNT_UPDATE (1)
COUNT_UPDATE (2)
COUNT_UPDATE (3)
COUNT_UPDATE (4)
COUNT_UPDATE (5)
COUNT_UPDATE (6)
COUNT_UPDATE (7)

static void (*const count_updates[]) (GtkWidget *part, HarenaChange change) = {
  count_update_0, count_update_1, count_update_2, count_update_3,
  count_update_4, count_update_5, count_update_6, count_update_7,
};

static void
count_nothing_yet (void)
{
  n_lists = n_fills = 0;
  memset (n_updates, 0, sizeof n_updates);
}

static void
make_counted (const HarenaFace *face)
{
  static const HarenaPart *const plain[] = { &harena_part_scores, &harena_part_strip,
                                             &harena_part_cards, &harena_part_log, NULL };
  const HarenaPart *const       *parts = face->parts != NULL ? face->parts : plain;
  int                            n = 0;

  counted_from = face->game;
  counted_game = *face->game;
  counted_game.moves = count_moves;
  counted_face = *face;
  counted_face.game = &counted_game;
  if (face->board != NULL)
    {
      board_from = face->board;
      counted_board = *face->board;
      counted_board.fill = count_fill;
      counted_face.board = &counted_board;
    }
  for (; parts[n] != NULL; n++)
    {
      g_assert_cmpint (n, <, G_N_ELEMENTS (count_updates));
      parts_from[n] = parts[n];
      counted_parts[n] = *parts[n];
      counted_parts[n].update = count_updates[n];
      counted_list[n] = &counted_parts[n];
    }
  counted_list[n] = NULL;
  counted_face.parts = counted_list;
}

/* Legal moves are listed once for each position, and nothing is brought up to date more often than
 * the position changes; where secrets have to be kept the curtain falls, somebody sits down, and is
 * asked. What the keyboard is put on then is one step more for the board. */
static void
check_move (guint n_moves)
{
  gboolean secrets = counted_from->see != NULL;
  int      most = secrets ? 4 * n_moves : n_moves;

  g_test_message ("%u moves, %d lists, %d fills", n_moves, n_lists, n_fills);
  if (!secrets)
    g_assert_cmpint (n_lists, <=, n_moves);
  if (counted_face.board != NULL)
    g_assert_cmpint (n_fills, <=, (most + 1) * counted_board.n_spaces);
  for (int i = 0; counted_list[i] != NULL; i++)
    g_assert_cmpint (n_updates[i], <=, most);
}

/* A step of the pointer asks the game nothing, and touches the board and what is told beside it. */
static void
check_pointer (Stage *stage)
{
  HarenaHand *hand = HARENA_TABLE (stage->table)->hand;
  int         n_steps = counted_face.board != NULL ? counted_board.n_spaces : 0;

  for (int i = 0; i < n_steps; i++)
    {
      count_nothing_yet ();
      harena_hand_set_focus (hand, HARENA_SPACE (i));
      g_assert_cmpint (n_lists, ==, 0);
      g_assert_cmpint (n_fills, <=, counted_board.n_spaces);
      for (int j = 0; counted_list[j] != NULL; j++)
        g_assert_cmpint (n_updates[j], ==, 0);
    }
  harena_hand_set_focus (hand, HARENA_NO_TARGET);
}

static void
test_counts (gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  gboolean          goes_on = TRUE;
  Stage             stage;

  make_counted (data);
  harena_face_register (&counted_face);
  set_up (&stage, &counted_face, 1280, 800);
  for (int i = 0; i < COUNTED && goes_on; i++)
    {
      guint before;

      stage_settle ();
      before = harena_game_model_get_present (stage.model);
      count_nothing_yet ();
      goes_on = play_on (&stage, random);
      stage_settle ();
      if (goes_on)
        check_move (harena_game_model_get_present (stage.model) - before);
    }
  check_pointer (&stage);
  tear_down (&stage);
}

static void
add (const HarenaFace *face)
{
  g_autofree char *counts = g_strdup_printf ("/ui/face-tables/%s/counts", face->game->id);
  g_autofree char *wide = g_strdup_printf ("/ui/face-tables/%s/names/wide", face->game->id);
  g_autofree char *narrow = g_strdup_printf ("/ui/face-tables/%s/names/narrow", face->game->id);

  g_test_add_data_func (wide, face, test_names_wide);
  g_test_add_data_func (narrow, face, test_names_narrow);
  g_test_add_data_func (counts, face, test_counts);
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
