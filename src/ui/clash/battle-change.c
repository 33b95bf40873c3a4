/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares the team with itself after the choice. */

#include "clash/battle-change.h"

#include "clash/battle-glyph.h"
#include "clash/battle-odds.h"
#include "clash/battle.h"
#include "clash/speech-words.h"
#include "words.h"

#include <string.h>

typedef struct
{
  int      dice;
  gboolean again;
  int      shields;
  int      nets;
} Powers;

/* now: in this battle. Otherwise in one to come, when all are free again (R27). */
static void
find_powers (const ClashPosition *position,
             int                  side,
             gboolean             now,
             Powers              *powers)
{
  ClashPosition free = *position;

  if (!now)
    memset (free.battle.netted, 0, sizeof free.battle.netted);
  powers->dice = 1 + clash_active (&free, side, CLASH_SWORD);
  powers->again = clash_active (&free, side, CLASH_TRIDENT)
                  > (now ? clash_active (&free, !side, CLASH_TRIDENT) : 0);
  powers->shields = clash_active (&free, side, CLASH_SHIELD);
  powers->nets = clash_active (&free, side, CLASH_NET);
}

typedef struct
{
  GtkWidget *box;
  GPtrArray *words;
} Lines;

static void
add_line (Lines      *lines,
          const char *piece,
          const char *text,
          gboolean    changed)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget *glyph = clash_battle_glyph_new (piece, 17);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_box_append (GTK_BOX (line), glyph);
  gtk_box_append (GTK_BOX (line), label);
  gtk_widget_add_css_class (line, "line");
  if (changed)
    gtk_widget_add_css_class (line, "changed");
  gtk_box_append (GTK_BOX (lines->box), line);
  g_ptr_array_add (lines->words, g_strdup (text));
}

static void
add_dice (Lines        *lines,
          const Powers *before,
          const Powers *after,
          gboolean      now)
{
  g_autofree char *text = NULL;

  if (before->dice != after->dice)
    /* Translators: how many dice a team rolls after a loss, and how many before it */
    text = g_strdup_printf (ngettext ("%d die, not %d", "%d dice, not %d", after->dice),
                            after->dice, before->dice);
  else if (now)
    /* Translators: how many dice a team rolls in this battle */
    text = g_strdup_printf (ngettext ("%d die now", "%d dice now", after->dice), after->dice);
  else
    text = g_strdup_printf (ngettext ("%d die", "%d dice", after->dice), after->dice);
  add_line (lines, "die-miss", text, before->dice != after->dice);
}

static void
add_shields (Lines        *lines,
             const Powers *before,
             const Powers *after)
{
  gboolean         changed = before->shields != after->shields;
  g_autofree char *number = clash_words_number (after->shields);
  g_autofree char *text = NULL;

  if (before->shields == 0)
    return;
  if (after->shields == 0)
    text = g_strdup (_("no shield left"));
  else if (changed)
    /* Translators: a number as a word */
    text = g_strdup_printf (ngettext ("one shield left", "%s shields left", after->shields),
                            number);
  else
    /* Translators: a number as a word */
    text = g_strdup_printf (ngettext ("keeps its shield", "keeps %s shields", after->shields),
                            number);
  add_line (lines, "kind-shield-symbolic", text, changed);
}

/* What plays no part any more in this battle, but will in the next. */
static void
add_later (Lines      *lines,
           HarenaMove  move)
{
  if (clash_move_a (move) == CLASH_SPEAR)
    add_line (lines, "kind-spear-symbolic", _("one spear less later"), TRUE);
  if (clash_move_a (move) == CLASH_NET)
    add_line (lines, "kind-net-symbolic", _("one net less later"), TRUE);
}

/* R17: the other side throws second, with the nets that are not netted. */
static void
add_nets (Lines               *lines,
          const ClashPosition *position,
          HarenaMove           move,
          const Powers        *after)
{
  if (clash_move_a (move) == CLASH_SPEAR)
    add_line (lines, "kind-spear-symbolic", _("its spear has done its part"), FALSE);
  if (clash_move_a (move) != CLASH_NET)
    return;
  if (position->battle.acted == 0)
    add_line (lines, "kind-net-symbolic", after->nets == 0 ? _("throws no net")
                                                           : _("throws one net less"), TRUE);
  else
    add_line (lines, "kind-net-symbolic", _("its net is thrown already"), FALSE);
}

static void
leave_out (Lines *lines,
           int    most)
{
  GtkWidget *first = gtk_widget_get_first_child (lines->box);
  int        seen = 0;

  if (lines->words->len <= (guint) most)
    return;
  for (GtkWidget *line = first; line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      gboolean wanted = gtk_widget_has_css_class (line, "changed") && seen < most;

      gtk_widget_set_visible (line, wanted);
      seen += wanted;
    }
  if (seen == 0)
    gtk_widget_set_visible (first, TRUE);
}

GtkWidget *
clash_battle_change_new (const ClashPosition *position,
                         HarenaMove           move,
                         int                  most,
                         char               **words)
{
  int           side = !position->battle.acting;
  unsigned      kind = clash_move_a (move);
  gboolean      loss = clash_move_verb (move) == CLASH_LOSE;
  gboolean      now = !loss || clash_outlook_is_on (position);
  ClashPosition next = *position;
  Lines         lines = { gtk_box_new (GTK_ORIENTATION_VERTICAL, 3),
                          g_ptr_array_new_with_free_func (g_free) };
  Powers        before, after;

  if (loss)
    {
      next.groups[next.battle.cell[side]].count[kind]--;
      next.battle.netted[side][kind] -= clash_move_b (move);
    }
  else
    next.battle.netted[side][kind]++;
  find_powers (position, side, now, &before);
  find_powers (&next, side, now, &after);

  add_dice (&lines, &before, &after, now);
  if (before.again)
    add_line (&lines, "kind-trident-symbolic",
              after.again ? _("throws again") : _("no second throw"), !after.again);
  add_shields (&lines, &before, &after);
  if (loss)
    add_later (&lines, move);
  else
    add_nets (&lines, position, move, &after);

  leave_out (&lines, most);
  *words = clash_words_list ((const char *const *) lines.words->pdata, lines.words->len);
  g_ptr_array_unref (lines.words);
  return lines.box;
}
