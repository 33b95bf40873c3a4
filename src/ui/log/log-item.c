/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sentence and where it belongs. */

#include "log/log-item.h"

#include "words.h"

struct _HarenaLogItem
{
  GObject       parent_instance;

  guint         move;
  guint         chapter;
  gboolean      coming;
  HarenaSentence sentence;
};

enum
{
  PROP_COMING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaLogItem, harena_log_item, G_TYPE_OBJECT)

static void
harena_log_item_finalize (GObject *object)
{
  harena_sentence_clear (&HARENA_LOG_ITEM (object)->sentence);

  G_OBJECT_CLASS (harena_log_item_parent_class)->finalize (object);
}

static void
harena_log_item_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_COMING)
    g_value_set_boolean (value, HARENA_LOG_ITEM (object)->coming);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
harena_log_item_class_init (HarenaLogItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = harena_log_item_finalize;
  object_class->get_property = harena_log_item_get_property;
  properties[PROP_COMING] = g_param_spec_boolean ("coming", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
harena_log_item_init (HarenaLogItem *self G_GNUC_UNUSED)
{
}

HarenaLogItem *
harena_log_item_new (guint          move,
                    guint          chapter,
                    HarenaSentence *sentence)
{
  HarenaLogItem *self = g_object_new (HARENA_TYPE_LOG_ITEM, NULL);

  self->move = move;
  self->chapter = chapter;
  self->sentence = *sentence;
  *sentence = (HarenaSentence) { 0 };
  return self;
}

guint
harena_log_item_get_move (HarenaLogItem *self)
{
  return self->move;
}

guint
harena_log_item_get_chapter (HarenaLogItem *self)
{
  return self->chapter;
}

const HarenaSentence *
harena_log_item_get_sentence (HarenaLogItem *self)
{
  return &self->sentence;
}

char *
harena_log_item_describe (HarenaLogItem *self)
{
  if (self->sentence.dice_text == NULL)
    return g_strdup (self->sentence.text);

  /* Translators: a line of the log, and how the dice fell: “Blue rolls. One hit, two misses”. */
  return g_strdup_printf (C_("log", "%s. %s"), self->sentence.text, self->sentence.dice_text);
}

gboolean
harena_log_item_get_coming (HarenaLogItem *self)
{
  return self->coming;
}

void
harena_log_item_set_coming (HarenaLogItem *self,
                           gboolean      coming)
{
  if (self->coming == coming)
    return;
  self->coming = coming;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMING]);
}
