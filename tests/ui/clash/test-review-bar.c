/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back: the slider, the buttons and the keys all lead to the same places. */

#include "clash/by-hand.h"

#include "table/review-bar.h"

#include "clash/speech.h"
#include "games.h"
#include "stage.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaHand       *hand;
  GtkWidget       *bar;
  GtkWidget       *window;
  GtkWidget       *scale;
  guint            n_moves;
} Scene;

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *tooltip)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, tooltip);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
set_up (Scene         *scene,
        gconstpointer  data)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", data, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  scene->model = harena_game_model_new_from_record (record);
  scene->hand = harena_hand_new (scene->model);
  scene->n_moves = harena_game_model_get_n_moves (scene->model);
  scene->bar = follow (scene->hand, harena_review_bar_new (scene->hand), harena_review_bar_update);
  scene->window = stage_show (scene->bar, 936, 120);
  scene->scale = stage_find (scene->bar, GTK_TYPE_SCALE, NULL);
}

static void
tear_down (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  stage_close (scene->window);
  g_assert_finalize_object (scene->hand);
  g_assert_finalize_object (scene->model);
}

static guint
cursor_of (Scene *scene)
{
  return harena_game_model_get_cursor (scene->model);
}

/* What is said at any place, from the sentence of its move and the battles. */
static void
assert_place (Scene *scene,
              guint  cursor)
{
  g_autoptr (GArray)  sentences = g_array_new (FALSE, TRUE, sizeof (HarenaSentence));
  g_autoptr (GArray)  battles = battles_of (scene->hand);
  g_autoptr (GString) text = g_string_new ("The game begins");
  int                 battle = cursor > 0 ? harena_chapters_at (harena_hand_get_chapters (scene->hand), cursor - 1) : -1;

  g_array_set_clear_func (sentences, (GDestroyNotify) harena_sentence_clear);
  g_assert_cmpuint (cursor_of (scene), ==, cursor);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scene->scale)), ==, cursor);
  if (cursor > 0)
    {
      const HarenaSentence *sentence;

      tell_move (scene->model, cursor - 1, sentences);
      sentence = &g_array_index (sentences, HarenaSentence, 0);
      g_string_assign (text, sentence->text);
      if (sentence->dice_text != NULL)
        g_string_append_printf (text, ": %s", sentence->dice_text);
    }
  if (battle >= 0)
    g_string_append_printf (text, ". Battle %d of %u", battle + 1, battles->len);
  else if (cursor <= g_array_index (battles, HarenaChapterSpan, 0).first)
    g_string_append (text, ". Entry");
  else
    return;
  gtk_test_accessible_assert_property (scene->scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       text->str);
}

/* All moves, far apart, in an order without order. */
static void
test_jump_about (Scene         *scene,
                 gconstpointer  data G_GNUC_UNUSED)
{
  for (guint i = 0; i <= 60; i++)
    {
      guint to = i * 7919 % (scene->n_moves + 1);

      harena_game_model_jump (scene->model, to);
      assert_place (scene, to);
    }
}

/* Pulled to any place, the slider takes the game there. */
static void
test_slider (Scene         *scene,
             gconstpointer  data G_GNUC_UNUSED)
{
  gtk_test_accessible_assert_role (scene->scale, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (scene->scale, GTK_ACCESSIBLE_PROPERTY_LABEL, "Move");
  g_assert_cmpuint (cursor_of (scene), ==, scene->n_moves);
  for (guint i = 0; i <= scene->n_moves; i += 17)
    {
      gtk_range_set_value (GTK_RANGE (scene->scale), i);
      assert_place (scene, i);
    }
}

static void
press (Scene           *scene,
       guint            key,
       GdkModifierType  state)
{
  g_assert_true (harena_review_bar_press (HARENA_REVIEW_BAR (scene->bar), key, state));
}

static void
test_keys (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  press (scene, GDK_KEY_Home, 0);
  assert_place (scene, 0);
  press (scene, GDK_KEY_Left, 0);
  assert_place (scene, 0);
  press (scene, GDK_KEY_Right, 0);
  assert_place (scene, 1);
  press (scene, GDK_KEY_End, 0);
  assert_place (scene, scene->n_moves);
  press (scene, GDK_KEY_Right, 0);
  assert_place (scene, scene->n_moves);
  press (scene, GDK_KEY_Left, 0);
  assert_place (scene, scene->n_moves - 1);
  g_assert_false (harena_review_bar_press (HARENA_REVIEW_BAR (scene->bar), GDK_KEY_Left, GDK_ALT_MASK));
}

/* Control and Right stops once in every battle, where it has begun; Control and Left too, and in
 * the midst of one it goes to its beginning. */
static void
test_battles (Scene         *scene,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GArray) battles = battles_of (scene->hand);

  press (scene, GDK_KEY_Home, 0);
  for (guint i = 0; i < battles->len; i++)
    {
      press (scene, GDK_KEY_Right, GDK_CONTROL_MASK);
      g_assert_cmpuint (cursor_of (scene), ==,
                        g_array_index (battles, HarenaChapterSpan, i).first + 1);
    }
  press (scene, GDK_KEY_Right, GDK_CONTROL_MASK);
  g_assert_cmpuint (cursor_of (scene), ==, scene->n_moves);
  for (guint i = battles->len; i-- > 0;)
    {
      press (scene, GDK_KEY_Left, GDK_CONTROL_MASK);
      g_assert_cmpuint (cursor_of (scene), ==,
                        g_array_index (battles, HarenaChapterSpan, i).first + 1);
    }
  press (scene, GDK_KEY_Left, GDK_CONTROL_MASK);
  g_assert_cmpuint (cursor_of (scene), ==, 0);
}

/* A button that leads nowhere cannot be pressed, and hands the focus on. */
static void
test_buttons (Scene         *scene,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *first = find_button (scene->bar, "To the Start");
  GtkWidget *previous = find_button (scene->bar, "One Move Back");
  GtkWidget *next = find_button (scene->bar, "One Move On");
  GtkWidget *last = find_button (scene->bar, "To the Last Move");

  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL, "To the Start");
  g_assert_false (gtk_widget_get_sensitive (next));
  g_assert_false (gtk_widget_get_sensitive (last));
  g_assert_true (gtk_widget_grab_focus (first));
  g_signal_emit_by_name (first, "clicked");
  assert_place (scene, 0);
  g_assert_false (gtk_widget_get_sensitive (first));
  g_assert_false (gtk_widget_get_sensitive (previous));
  g_assert_true (gtk_widget_has_focus (scene->scale));
  g_signal_emit_by_name (next, "clicked");
  g_signal_emit_by_name (next, "clicked");
  assert_place (scene, 2);
  g_signal_emit_by_name (previous, "clicked");
  assert_place (scene, 1);
  g_signal_emit_by_name (last, "clicked");
  assert_place (scene, scene->n_moves);
}

static gboolean
is_playing (Scene *scene)
{
  return harena_review_bar_get_playing (HARENA_REVIEW_BAR (scene->bar));
}

/* It runs to the end and stops there; from there it begins anew; whoever moves the cursor, or looks
 * at something else, stops it. */
static void
test_play (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *play = find_button (scene->bar, "Play");

  harena_game_model_set_pace (scene->model, HARENA_PACE_INSTANT);
  harena_game_model_jump (scene->model, scene->n_moves - 3);
  g_signal_emit_by_name (play, "clicked");
  g_assert_true (is_playing (scene));
  g_assert_true (play == find_button (scene->bar, "Pause"));
  gtk_test_accessible_assert_property (play, GTK_ACCESSIBLE_PROPERTY_LABEL, "Pause");
  stage_wait_until (!is_playing (scene));
  assert_place (scene, scene->n_moves);
  g_signal_emit_by_name (play, "clicked");
  assert_place (scene, 0);
  stage_wait_until (cursor_of (scene) == 1);
  g_assert_true (is_playing (scene));
  press (scene, GDK_KEY_Right, 0);
  g_assert_false (is_playing (scene));
  stage_wait (400);
  assert_place (scene, 2);
  g_signal_emit_by_name (play, "clicked");
  gtk_widget_set_visible (scene->bar, FALSE);
  g_assert_false (is_playing (scene));
}

/* In two rows it still has all its parts, inside of the window. */
static void
test_narrow (Scene         *scene,
             gconstpointer  data G_GNUC_UNUSED)
{
  int wide, narrow, least;

  gtk_widget_measure (scene->bar, GTK_ORIENTATION_VERTICAL, 936, &wide, NULL, NULL, NULL);
  gtk_widget_measure (scene->bar, GTK_ORIENTATION_VERTICAL, 360, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);
  for (guint i = 0; i <= scene->n_moves; i += 29)
    {
      harena_game_model_jump (scene->model, i);
      gtk_widget_measure (scene->bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

#define ADD(name, test) \
  g_test_add ("/ui/clash/review-bar/" name, Scene, "german-3.harena", set_up, test, tear_down)
  ADD ("jump-about", test_jump_about);
  ADD ("slider", test_slider);
  ADD ("keys", test_keys);
  ADD ("battles", test_battles);
  ADD ("buttons", test_buttons);
  ADD ("play", test_play);
  ADD ("narrow", test_narrow);
#undef ADD

  return g_test_run ();
}
