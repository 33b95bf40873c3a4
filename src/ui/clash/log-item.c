/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sentence and where it belongs. */

#include "clash/log-item.h"

#include "words.h"

struct _ClashLogItem
{
  GObject       parent_instance;

  guint         move;
  guint         battle;
  gboolean      coming;
  ClashSentence sentence;
};

enum
{
  PROP_COMING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashLogItem, clash_log_item, G_TYPE_OBJECT)

static void
clash_log_item_finalize (GObject *object)
{
  clash_sentence_clear (&CLASH_LOG_ITEM (object)->sentence);

  G_OBJECT_CLASS (clash_log_item_parent_class)->finalize (object);
}

static void
clash_log_item_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_COMING)
    g_value_set_boolean (value, CLASH_LOG_ITEM (object)->coming);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
clash_log_item_class_init (ClashLogItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = clash_log_item_finalize;
  object_class->get_property = clash_log_item_get_property;
  properties[PROP_COMING] = g_param_spec_boolean ("coming", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
clash_log_item_init (ClashLogItem *self G_GNUC_UNUSED)
{
}

ClashLogItem *
clash_log_item_new (guint          move,
                    guint          battle,
                    ClashSentence *sentence)
{
  ClashLogItem *self = g_object_new (CLASH_TYPE_LOG_ITEM, NULL);

  self->move = move;
  self->battle = battle;
  self->sentence = *sentence;
  *sentence = (ClashSentence) { 0 };
  return self;
}

guint
clash_log_item_get_move (ClashLogItem *self)
{
  return self->move;
}

guint
clash_log_item_get_battle (ClashLogItem *self)
{
  return self->battle;
}

const ClashSentence *
clash_log_item_get_sentence (ClashLogItem *self)
{
  return &self->sentence;
}

char *
clash_log_item_describe (ClashLogItem *self)
{
  if (self->sentence.faces_text == NULL)
    return g_strdup (self->sentence.text);

  /* Translators: a line of the log, and how the dice fell: “Blue rolls. One hit, two misses”. */
  return g_strdup_printf (C_("log", "%s. %s"), self->sentence.text, self->sentence.faces_text);
}

gboolean
clash_log_item_get_coming (ClashLogItem *self)
{
  return self->coming;
}

void
clash_log_item_set_coming (ClashLogItem *self,
                           gboolean      coming)
{
  if (self->coming == coming)
    return;
  self->coming = coming;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMING]);
}
