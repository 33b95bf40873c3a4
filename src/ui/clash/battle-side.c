/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with a head, medallions as large as they fit, and notes. A team stands two by two or in a
 * row, whichever is larger; a beast is one large figure over its symbols. */

#include "clash/battle-side.h"

#include "clash/battle-head.h"
#include "clash/battle-medallion.h"
#include "clash/battle-notes.h"
#include "clash/speech.h"
#include "words.h"

enum
{
  NAME = 20,        /* the height of a name under a medallion */
  GAP = 8,
  LARGEST = 128,
  NAMES_FROM = 44,  /* medallions smaller than this have no names under them */
  LEFT = 150,       /* of the words beside the medallions, when narrow */
  NOTES = 38,       /* room for two lines, so that both sides are alike */
  STAR = 24,
};

struct _ClashBattleSide
{
  GtkWidget   parent_instance;

  int         side;
  gboolean    narrow;
  ClashStory  story;    /* what is shown; the model keeps the game */

  GtkWidget  *head;
  GtkWidget  *stars;    /* below the head, when narrow */
  GtkWidget  *notes;
  GtkWidget  *beast;
  GtkWidget  *medallions[CLASH_TEAM_MAX];
  GtkWidget  *names[CLASH_TEAM_MAX];
  guint       changed;  /* of the medallions, by the last update */
};

G_DEFINE_FINAL_TYPE (ClashBattleSide, clash_battle_side, GTK_TYPE_WIDGET)

static const ClashStorySide *
who (ClashBattleSide *self)
{
  return &self->story.sides[self->side];
}

static gboolean
is_beast (ClashBattleSide *self)
{
  return who (self)->group.owner == 0;
}

static void
allocate (GtkWidget *child,
          double     x,
          double     y,
          double     width,
          double     height)
{
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) }, -1);
}

static int
height_of (GtkWidget *child,
           int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* How large medallions may be, in so many columns. */
static int
diameter_in (int columns,
             int rows,
             int width,
             int height)
{
  int wide = (width - GAP) / columns - GAP;
  int high = height / rows - GAP - NAME;

  if (high < NAMES_FROM)
    high = MIN (NAMES_FROM - 1, height / rows - GAP);
  return MIN (LARGEST, MIN (wide, high));
}

static void
place_medallion (ClashBattleSide *self,
                 int              slot,
                 double           x,
                 double           y,
                 int              diameter,
                 int              column)
{
  gboolean names = diameter >= NAMES_FROM;

  allocate (self->medallions[slot], x - diameter / 2, y, diameter, diameter);
  gtk_widget_set_child_visible (self->names[slot], names);
  if (names)
    allocate (self->names[slot], x - column / 2, y + diameter, column, NAME);
}

/* Two by two, or four in a row. */
static void
place_team (ClashBattleSide *self,
            int              width,
            int              top,
            int              height)
{
  int square = diameter_in (2, 2, width, height);
  int row = diameter_in (4, 1, width, height);
  int columns = square >= row ? 2 : 4;
  int rows = 4 / columns;
  int diameter = MAX (16, MAX (square, row));
  int name = diameter >= NAMES_FROM ? NAME : 0;
  int high = diameter + name + GAP;
  int column = MIN (width / columns, diameter + 40);
  int start = top + MAX (0, (height - rows * high + GAP) / 2);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    place_medallion (self, i, width / 2.0 + (i % columns - (columns - 1) / 2.0) * column,
                     start + i / columns * high, diameter, column);
}

static void
place_beast (ClashBattleSide *self,
             int              width,
             int              top,
             int              height)
{
  int small = CLAMP (height / 5, 26, 48);
  int names = height > 220 ? NAME : 0;
  int large = MAX (24, MIN (200, MIN (width - 4 * GAP, height - small - names - 2 * GAP)));
  int column = MIN (width / 4, small + 44);
  int start = top + MAX (0, (height - large - small - names - GAP) / 2);

  allocate (self->beast, (width - large) / 2, start, large, large);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      double x = width / 2.0 + (i - 1.5) * column;
      double y = start + large + GAP;

      allocate (self->medallions[i], x - small / 2, y, small, small);
      gtk_widget_set_child_visible (self->names[i], names > 0);
      if (names > 0)
        allocate (self->names[i], x - column / 2, y + small, column, NAME);
    }
}

static void
allocate_wide (ClashBattleSide *self,
               int              width,
               int              height)
{
  int      head = height_of (self->head, width);
  int      notes = MAX (NOTES, height_of (self->notes, width - 24));
  gboolean noted = height - head - notes > 130;
  int      room = height - head - GAP - (noted ? notes + 12 : 4);

  allocate (self->head, 0, 0, width, head);
  gtk_widget_set_child_visible (self->notes, noted);
  if (noted)
    allocate (self->notes, 12, height - notes - 12, width - 24, notes);
  gtk_widget_set_child_visible (self->stars, FALSE);
  gtk_widget_set_child_visible (self->beast, is_beast (self));
  if (is_beast (self))
    place_beast (self, width, head + GAP, room);
  else
    place_team (self, width, head + GAP, room);
}

static void
allocate_narrow (ClashBattleSide *self,
                 int              width,
                 int              height)
{
  int left = MIN (LEFT, width * 9 / 20);
  int column = (width - left - 6) / CLASH_TEAM_MAX;
  int diameter = MAX (16, MIN (MIN (column - 4, 56), height - 36));
  int notes = height_of (self->notes, left - 40);
  int stars;
  int head = height_of (self->head, left);

  allocate (self->head, 0, 2, left, MIN (head, height));
  gtk_widget_measure (self->stars, GTK_ORIENTATION_HORIZONTAL, -1, &stars, NULL, NULL, NULL);
  allocate (self->stars, 10, height - STAR - 6, stars, STAR);
  gtk_widget_set_child_visible (self->notes, head + notes + 4 <= height);
  if (head + notes + 4 <= height)
    allocate (self->notes, 14 + stars, height - STAR / 2 - 6 - notes / 2, left - 14 - stars, notes);
  gtk_widget_set_child_visible (self->beast, FALSE);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      double x = left + (i + 0.5) * column;

      allocate (self->medallions[i], x - diameter / 2, 8, diameter, diameter);
      allocate (self->names[i], x - column / 2, 8 + diameter, column,
                MAX (0, height - diameter - 10));
    }
}

static void
clash_battle_side_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline G_GNUC_UNUSED)
{
  ClashBattleSide *self = CLASH_BATTLE_SIDE (widget);

  if (self->narrow)
    allocate_narrow (self, width, height);
  else
    allocate_wide (self, width, height);
}

static void
clash_battle_side_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size G_GNUC_UNUSED,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline G_GNUC_UNUSED,
                           int           *natural_baseline G_GNUC_UNUSED)
{
  gboolean narrow = CLASH_BATTLE_SIDE (widget)->narrow;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = narrow ? 280 : 180;
      *natural = 372;
    }
  else
    {
      *minimum = 80;
      *natural = narrow ? 84 : 480;
    }
}

static void
clash_battle_side_dispose (GObject *object)
{
  ClashBattleSide *self = CLASH_BATTLE_SIDE (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->stars, gtk_widget_unparent);
  g_clear_pointer (&self->notes, gtk_widget_unparent);
  g_clear_pointer (&self->beast, gtk_widget_unparent);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      g_clear_pointer (&self->medallions[i], gtk_widget_unparent);
      g_clear_pointer (&self->names[i], gtk_widget_unparent);
    }

  G_OBJECT_CLASS (clash_battle_side_parent_class)->dispose (object);
}

static void
clash_battle_side_class_init (ClashBattleSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_side_dispose;
  widget_class->size_allocate = clash_battle_side_size_allocate;
  widget_class->measure = clash_battle_side_measure;
  gtk_widget_class_set_css_name (widget_class, "battleside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

static void
clash_battle_side_init (ClashBattleSide *self)
{
  self->head = clash_battle_head_new ();
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  self->stars = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);
  gtk_widget_set_parent (self->stars, GTK_WIDGET (self));
  self->beast = clash_battle_medallion_new (24);
  gtk_widget_set_parent (self->beast, GTK_WIDGET (self));
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      self->medallions[i] = clash_battle_medallion_new (16);
      gtk_widget_set_parent (self->medallions[i], GTK_WIDGET (self));
      self->names[i] = new_label ("kind");
      gtk_label_set_xalign (GTK_LABEL (self->names[i]), 0.5);
      gtk_label_set_justify (GTK_LABEL (self->names[i]), GTK_JUSTIFY_CENTER);
      gtk_widget_set_valign (self->names[i], GTK_ALIGN_START);
      gtk_widget_set_parent (self->names[i], GTK_WIDGET (self));
    }
  self->notes = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->notes), TRUE);
  gtk_widget_add_css_class (self->notes, "notes");
  gtk_widget_set_parent (self->notes, GTK_WIDGET (self));
}

GtkWidget *
clash_battle_side_new (int side)
{
  ClashBattleSide *self = g_object_new (CLASH_TYPE_BATTLE_SIDE, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

static void
set_medallion (ClashBattleSide    *self,
               int                 i,
               ClashMedallionLook *look,
               const char         *name)
{
  gtk_widget_set_visible (self->medallions[i], TRUE);
  gtk_widget_set_visible (self->names[i], TRUE);
  gtk_label_set_label (GTK_LABEL (self->names[i]), name);
  if (look->netted || look->lost)
    gtk_widget_add_css_class (self->names[i], "dim-label");
  else
    gtk_widget_remove_css_class (self->names[i], "dim-label");
  clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (self->medallions[i]), look);
}

static char *
say_slot (const ClashSlot *slot,
          gboolean         narrow)
{
  const char *kind = clash_speech_weapon (slot->kind);

  if (slot->lost)
    return g_strdup (C_("gladiator", "lost"));
  if (!slot->netted)
    return g_strdup (kind);
  if (narrow)
    /* Translators: a gladiator under a net, in two lines: “Sword”, “netted” */
    return g_strdup_printf (C_("gladiator", "%s\nnetted"), kind);
  /* Translators: a gladiator under a net: “Sword, netted” */
  return g_strdup_printf (C_("gladiator", "%s, netted"), kind);
}

static void
update_team (ClashBattleSide      *self,
             HarenaGameModel      *model,
             const ClashStorySide *before)
{
  const ClashStorySide *side = who (self);

  self->changed = 0;
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      const ClashSlot   *slot = &side->slots[i];
      g_autofree char   *name = NULL;
      ClashMedallionLook look = {
        .kind = slot->kind,
        .colour = harena_seat_get_colour (harena_game_model_get_seat (model, side->group.owner)),
        .netted = slot->netted,
        .lost = slot->lost,
        .mirrored = self->side == CLASH_DEFENDER,
      };

      if (i >= side->n_slots)
        {
          gtk_widget_set_visible (self->medallions[i], FALSE);
          gtk_widget_set_visible (self->names[i], FALSE);
          continue;
        }
      name = say_slot (slot, self->narrow);
      set_medallion (self, i, &look, name);
      if (slot->lost != before->slots[i].lost || slot->netted != before->slots[i].netted)
        self->changed |= 1u << i;
    }
}

/* R28: its symbols stand where a team has its gladiators. */
static void
update_beast (ClashBattleSide *self)
{
  const ClashStorySide *side = who (self);
  ClashMedallionLook    large = {
    .beast = side->group.beast,
    .mirrored = self->side == CLASH_DEFENDER,
    .lost = side->gone,
  };
  int                   slot = 0;

  self->changed = 0;
  clash_battle_medallion_set (CLASH_BATTLE_MEDALLION (self->beast), &large);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      gtk_widget_set_visible (self->medallions[i], FALSE);
      gtk_widget_set_visible (self->names[i], FALSE);
    }
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < side->group.count[kind] && slot < CLASH_TEAM_MAX; i++, slot++)
      {
        ClashMedallionLook look = { .kind = kind, .weapon = TRUE };

        set_medallion (self, slot, &look, clash_speech_weapon (kind));
      }
}

static void
update_notes (ClashBattleSide *self)
{
  g_autofree char *notes = clash_battle_notes (&self->story, self->side, self->narrow);
  GtkJustification side = self->narrow ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER;

  if (self->narrow && !is_beast (self) && who (self)->stars > 0)
    {
      g_free (notes);
      notes = g_strdup (C_("side of a battle", "one wound"));
    }
  gtk_label_set_label (GTK_LABEL (self->notes), notes != NULL ? notes : "");
  gtk_label_set_justify (GTK_LABEL (self->notes), side);
  gtk_label_set_xalign (GTK_LABEL (self->notes), self->narrow ? 0 : 0.5);
}

static void
update_colour (ClashBattleSide *self,
               HarenaGameModel *model)
{
  int seat = who (self)->group.owner;
  int colour = seat != 0 ? harena_seat_get_colour (harena_game_model_get_seat (model, seat)) : 0;

  for (int i = 0; i <= 5; i++)
    {
      g_autofree char *class = g_strdup_printf ("seat-%d", i);

      if (i == colour)
        gtk_widget_add_css_class (GTK_WIDGET (self), class);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), class);
    }
}

static void
describe (ClashBattleSide *self)
{
  ClashBattleHead    *head = CLASH_BATTLE_HEAD (self->head);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    if (gtk_widget_get_visible (self->names[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                              gtk_label_get_label (GTK_LABEL (self->names[i])));
  if (clash_battle_head_get_wounds (head)[0] != '\0')
    g_string_append_printf (text, "; %s", clash_battle_head_get_wounds (head));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  clash_battle_head_get_name (head),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

void
clash_battle_side_update (ClashBattleSide  *self,
                          HarenaGameModel  *model,
                          const ClashStory *story)
{
  ClashStorySide before = *who (self);

  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  self->story = *story;
  clash_battle_head_update (CLASH_BATTLE_HEAD (self->head), model, story, self->side, self->narrow);
  clash_battle_head_fill_stars (who (self), self->stars, is_beast (self) ? STAR - 5 : STAR);
  update_colour (self, model);
  if (is_beast (self))
    update_beast (self);
  else
    update_team (self, model, &before);
  update_notes (self);
  describe (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
clash_battle_side_set_narrow (ClashBattleSide *self,
                              gboolean         narrow)
{
  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  self->narrow = narrow;
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

guint
clash_battle_side_move (ClashBattleSide *self)
{
  guint duration = 0;

  g_return_val_if_fail (CLASH_IS_BATTLE_SIDE (self), 0);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    if (self->changed & 1u << i)
      duration = MAX (duration, clash_battle_medallion_move (
                                  CLASH_BATTLE_MEDALLION (self->medallions[i])));
  if (is_beast (self) && who (self)->gone)
    duration = clash_battle_medallion_move (CLASH_BATTLE_MEDALLION (self->beast));
  self->changed = 0;
  return duration;
}

void
clash_battle_side_finish (ClashBattleSide *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  clash_battle_medallion_finish (CLASH_BATTLE_MEDALLION (self->beast));
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    clash_battle_medallion_finish (CLASH_BATTLE_MEDALLION (self->medallions[i]));
}

void
clash_battle_side_get_place (ClashBattleSide  *self,
                             int               shield,
                             graphene_point_t *place)
{
  const ClashStorySide *side = who (self);
  GtkWidget            *widget = GTK_WIDGET (self);
  graphene_rect_t       bounds;
  int                   found = 0;
  int                   slot = 0;

  g_return_if_fail (CLASH_IS_BATTLE_SIDE (self));

  graphene_point_init (place, gtk_widget_get_width (widget) / 2.0,
                       gtk_widget_get_height (widget) / 2.0);
  for (int kind = 0; is_beast (self) && kind < CLASH_SHIELD; kind++)
    slot += side->group.count[kind];
  for (int i = slot; shield >= 0 && i < CLASH_TEAM_MAX; i++)
    {
      gboolean active = is_beast (self) || (i < side->n_slots && side->slots[i].kind == CLASH_SHIELD
                                            && !side->slots[i].netted && !side->slots[i].lost);

      if (active && found++ == shield
          && gtk_widget_compute_bounds (self->medallions[i], widget, &bounds))
        *place = GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                                      bounds.origin.y + bounds.size.height / 2);
    }
}
