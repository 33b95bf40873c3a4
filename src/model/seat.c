/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat as an object that widgets can be bound to. */

#include "seat.h"

struct _HarenaSeat
{
  GObject            parent_instance;

  int                number;
  int                colour;
  char              *name;
  char              *player;
  const HarenaLevel *level;
};

enum
{
  PROP_NUMBER = 1,
  PROP_COLOUR,
  PROP_NAME,
  PROP_PLAYER,
  PROP_PERSON,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaSeat, harena_seat, G_TYPE_OBJECT)

static void
harena_seat_finalize (GObject *object)
{
  HarenaSeat *self = HARENA_SEAT (object);

  g_free (self->name);
  g_free (self->player);

  G_OBJECT_CLASS (harena_seat_parent_class)->finalize (object);
}

static void
harena_seat_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  HarenaSeat *self = HARENA_SEAT (object);

  switch (id)
    {
    case PROP_NUMBER:
      g_value_set_int (value, self->number);
      break;
    case PROP_COLOUR:
      g_value_set_int (value, self->colour);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_PLAYER:
      g_value_set_string (value, self->player);
      break;
    case PROP_PERSON:
      g_value_set_boolean (value, harena_seat_is_person (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_seat_class_init (HarenaSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = harena_seat_finalize;
  object_class->get_property = harena_seat_get_property;

  properties[PROP_NUMBER] = g_param_spec_int ("number", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_PLAYER] = g_param_spec_string ("player", NULL, NULL, NULL, flags);
  properties[PROP_PERSON] = g_param_spec_boolean ("person", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
harena_seat_init (HarenaSeat *self)
{
  self->name = g_strdup ("");
  self->player = g_strdup (HARENA_PERSON);
}

HarenaSeat *
harena_seat_new (int         number,
                 const char *name,
                 const char *player)
{
  HarenaSeat *self = g_object_new (HARENA_TYPE_SEAT, NULL);

  self->number = number;
  self->colour = number;
  harena_seat_set (self, name, player);
  return self;
}

int
harena_seat_get_number (HarenaSeat *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT (self), 0);

  return self->number;
}

const char *
harena_seat_get_name (HarenaSeat *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT (self), NULL);

  return self->name;
}

const char *
harena_seat_get_player (HarenaSeat *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT (self), NULL);

  return self->player;
}

int
harena_seat_get_colour (HarenaSeat *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT (self), 1);

  return self->colour;
}

const HarenaLevel *
harena_seat_get_level (HarenaSeat *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT (self), NULL);

  return self->level;
}

gboolean
harena_seat_is_person (HarenaSeat *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT (self), TRUE);

  return self->level == NULL;
}

void
harena_seat_set (HarenaSeat *self,
                 const char *name,
                 const char *player)
{
  gboolean was_person;

  g_return_if_fail (HARENA_IS_SEAT (self));
  g_return_if_fail (name != NULL && player != NULL);

  was_person = self->level == NULL;
  g_object_freeze_notify (G_OBJECT (self));
  if (g_strcmp0 (self->name, name) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (name);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
    }
  if (g_strcmp0 (self->player, player) != 0)
    {
      g_free (self->player);
      self->player = g_strdup (player);
      self->level = harena_find_level (player);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYER]);
      if (was_person != (self->level == NULL))
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PERSON]);
    }
  g_object_thaw_notify (G_OBJECT (self));
}

void
harena_seat_set_colour (HarenaSeat *self,
                        int         colour)
{
  g_return_if_fail (HARENA_IS_SEAT (self));

  if (self->colour == colour)
    return;

  self->colour = colour;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
}
