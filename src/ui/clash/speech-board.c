/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked on the board: the entry and the attack. */

#include "clash/speech-ask.h"

#include "clash/speech-words.h"
#include "words.h"

enum
{
  LISTED = 4, /* targets that are named; more are counted */
};

static gboolean
has_verb (const ClashAsking *asking,
          ClashVerb          verb)
{
  for (int i = 0; i < asking->n_moves; i++)
    if (clash_move_verb (asking->moves[i]) == verb)
      return TRUE;

  return FALSE;
}

/* What to do with a gladiator, before one is taken. */
static const char *
where_it_may_go (const ClashAsking *asking)
{
  gboolean starts = has_verb (asking, CLASH_ENTER);
  gboolean joins = has_verb (asking, CLASH_JOIN);

  if (starts && joins)
    return _("Then put it with a team that has room, or in an empty space.");
  if (joins)
    return _("Then put it with a team that has room.");

  return _("Then start a team with it in an empty space.");
}

static void
ask_for_kind (ClashAsking *asking)
{
  const ClashPosition *position = asking->position;
  int                  picks = clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX;
  int                  left = picks - position->alive[position->mover];

  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s: take a gladiator"));
  asking->question->help =
    harena_join (g_strdup (where_it_may_go (asking)),
                    /* Translators: how many gladiators you may still take, and how many in all */
                    g_strdup_printf (ngettext ("%d of your %d picks is left.",
                                               "%d of your %d picks are left.", left),
                                     left, picks));
}

static void
ask_for_cell (ClashAsking *asking,
              int          kind)
{
  static const char *const titles[CLASH_N_KINDS] = {
    /* Translators: the name of a player, who has taken this gladiator */
    [CLASH_SWORD]   = N_("%s: where does the sword go?"),
    [CLASH_SPEAR]   = N_("%s: where does the spear go?"),
    [CLASH_NET]     = N_("%s: where does the net go?"),
    [CLASH_TRIDENT] = N_("%s: where does the trident go?"),
    [CLASH_SHIELD]  = N_("%s: where does the shield go?"),
  };
  gboolean    starts = has_verb (asking, CLASH_ENTER);
  gboolean    joins = has_verb (asking, CLASH_JOIN);
  const char *help;

  if (starts && joins)
    help = _("Choose a team with room, or an empty space for a new team.");
  else if (joins)
    help = _("Choose a team with room.");
  else
    help = _("Choose an empty space for a new team.");

  clash_ask_title (asking, _(titles[kind]));
  asking->question->help =
    harena_join (g_strdup (help), g_strdup (_("Or take another gladiator instead.")));
}

/* R8. */
void
clash_ask_entry (ClashAsking *asking)
{
  int kind = clash_get_kind (asking->view);

  asking->question->topic = "entry";
  if (kind == CLASH_NO_KIND)
    ask_for_kind (asking);
  else
    ask_for_cell (asking, kind);
}

static void
ask_where (ClashAsking *asking,
           int          beast)
{
  /* Translators: the name of a player, and “the lion”, as who does something */
  asking->question->title = g_strdup_printf (_("%s: where does %s go?"), asking->name,
                                             clash_words_beast (beast, CLASH_WHO));
}

/* R11. */
void
clash_ask_place (ClashAsking *asking)
{
  asking->question->topic = "beasts-enter";
  ask_where (asking, asking->position->drawn);
  asking->question->help = g_strdup (_("Choose any empty space. Teams beside it can attack it "
                                       "for two points."));
}

/* Whether this move is an attack by the team or beast in this cell, or by this beast of the
 * reserve. */
static gboolean
is_by (HarenaMove move,
       int        source,
       int        beast)
{
  unsigned verb = clash_move_verb (move);

  if (beast != CLASH_NO_BEAST)
    return verb == CLASH_RELEASE && (int) clash_move_a (move) == beast;

  return (verb == CLASH_ATTACK || verb == CLASH_BEAST) && (int) clash_move_a (move) == source;
}

/* Whom it may attack, and the spaces from which; from one space only, or CLASH_NO_CELL for all. */
static ClashCells
find_targets (const ClashAsking *asking,
              int                source,
              int                beast,
              int                space,
              ClashCells        *spaces)
{
  ClashCells targets = 0;

  *spaces = 0;
  for (int i = 0; i < asking->n_moves; i++)
    if (is_by (asking->moves[i], source, beast))
      {
        int from = clash_move_b (asking->moves[i]);

        *spaces |= clash_cell_bit (from);
        if (space == CLASH_NO_CELL || space == from)
          targets |= clash_cell_bit (clash_move_c (asking->moves[i]));
      }

  return targets;
}

static ClashCells
find_sources (const ClashAsking *asking)
{
  ClashCells sources = 0;

  for (int i = 0; i < asking->n_moves; i++)
    if (is_by (asking->moves[i], clash_move_a (asking->moves[i]), CLASH_NO_BEAST))
      sources |= clash_cell_bit (clash_move_a (asking->moves[i]));

  return sources;
}

static char *
say_reach (int        from,
           ClashCells targets)
{
  ClashCellName    name = clash_words_cell (from);
  int              n = clash_count_cells (targets);
  g_autofree char *cells = clash_words_cells (targets);
  g_autofree char *number = clash_words_number (n);

  if (n <= LISTED)
    /* Translators: a cell, and a list of cells that can be attacked from there */
    return g_strdup_printf (_("From %s you reach %s."), name.text, cells);

  /* Translators: a cell, and how many can be attacked from there: a number as a word */
  return g_strdup_printf (ngettext ("From %s you reach one target.",
                                    "From %s you reach %s targets.", n),
                          name.text, number);
}

/* What the team or beast that is looked at could do, or what to do. */
static char *
say_focus (ClashAsking *asking,
           ClashCells   sources)
{
  int        focus = clash_get_focus (asking->view);
  ClashCells spaces;

  if (focus == CLASH_NO_CELL || (sources & clash_cell_bit (focus)) == 0)
    return g_strdup (_("Choose who attacks, then who is attacked."));

  return say_reach (focus, find_targets (asking, focus, CLASH_NO_BEAST, CLASH_NO_CELL, &spaces));
}

/* R12. */
static void
ask_for_team (ClashAsking *asking)
{
  static const char *const words[] = {
    NULL,
    N_("One of your teams can attack."),
    N_("Two of your teams can attack."),
    N_("Three of your teams can attack."),
    N_("Four of your teams can attack."),
  };
  ClashCells sources = find_sources (asking);

  asking->question->topic = "attack";
  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s: choose a team to attack with"));
  asking->question->help = harena_join (g_strdup (_(words[clash_count_cells (sources)])),
                                           say_focus (asking, sources));
}

/* R31. */
static void
ask_for_beast (ClashAsking *asking)
{
  ClashCells  sources = find_sources (asking);
  gboolean    releases = has_verb (asking, CLASH_RELEASE);
  const char *help;

  if (sources != 0 && releases)
    help = _("You have no gladiators left: attack with any beast in the arena, or with one of the "
              "reserve.");
  else if (releases)
    help = _("You have no gladiators left: attack with a beast of the reserve.");
  else
    help = _("You have no gladiators left: attack with any beast in the arena.");

  asking->question->topic = "no-gladiators";
  /* Translators: the name of a player */
  clash_ask_title (asking, _("%s: choose a beast to attack with"));
  asking->question->help = g_strdup (help);
}

/* The attacker is in hand; perhaps it may move first (R13). */
static void
ask_for_target (ClashAsking *asking,
                int          source,
                int          space)
{
  ClashCells spaces;
  ClashCells targets = find_targets (asking, source, CLASH_NO_BEAST, space, &spaces);

  asking->question->topic = (spaces & ~clash_cell_bit (source)) != 0 ? "moving" : "attack";
  if (space == CLASH_NO_CELL)
    {
      /* Translators: the name of a player, who has chosen what attacks */
      clash_ask_title (asking, _("%s: where to?"));
      asking->question->help =
        g_strdup (_("Nobody can be attacked from where it stands. Choose a space to move to."));
    }
  else if (clash_count_cells (spaces) > 1)
    {
      /* Translators: the name of a player, who has chosen what attacks */
      clash_ask_title (asking, _("%s: move, or attack?"));
      asking->question->help =
        harena_join (say_reach (space, targets),
                        /* Translators: a target, or another space to attack from */
                        g_strdup (_("Choose one, or another space.")));
    }
  else
    {
      /* Translators: the name of a player, who has chosen what attacks */
      clash_ask_title (asking, _("%s: who do you attack?"));
      asking->question->help = harena_join (say_reach (space, targets),
                                               /* Translators: a target */
                                               g_strdup (_("Choose one.")));
    }
}

/* R31: a beast of the reserve is in hand. */
static void
ask_for_release (ClashAsking *asking,
                 int          beast,
                 int          space)
{
  ClashCells spaces;

  asking->question->topic = "no-gladiators";
  if (space == CLASH_NO_CELL)
    {
      ask_where (asking, beast);
      asking->question->help = g_strdup (_("Choose an empty space beside its target. It attacks "
                                           "right away."));
      return;
    }

  clash_ask_title (asking, _("%s: who do you attack?"));
  asking->question->help =
    harena_join (say_reach (space, find_targets (asking, CLASH_NO_CELL, beast, space, &spaces)),
                    g_strdup (_("Choose one, or another space.")));
}

/* The attack has been pressed once. */
static void
ask_for_second_press (ClashAsking *asking,
                      HarenaMove   move)
{
  g_autofree char *whom = clash_words_group (asking->seats, asking->position, clash_move_c (move),
                                             CLASH_WHOM);

  asking->question->topic = "attack";
  /* Translators: the name of a player; whom to attack, “Blue b1” or “the bear e1”; and a cell */
  asking->question->title = g_strdup_printf (_("%s: attack %s from %s?"), asking->name, whom,
                                             clash_words_cell (clash_move_b (move)).text);
  asking->question->help =
    /* Translators: the cell that is attacked */
    g_strdup_printf (_("Choose %s again, and the battle begins. Or choose something else."),
                     clash_words_cell (clash_move_c (move)).text);
}

void
clash_ask_fight (ClashAsking *asking)
{
  int        beast = clash_get_beast (asking->view);
  int        source = clash_get_source (asking->view);
  int        space = clash_get_space (asking->view);

  if (asking->view->waits)
    ask_for_second_press (asking, asking->view->waiting);
  else if (beast != CLASH_NO_BEAST)
    ask_for_release (asking, beast, space);
  else if (source != CLASH_NO_CELL)
    ask_for_target (asking, source, space);
  else if (asking->position->alive[asking->position->mover] > 0)
    ask_for_team (asking);
  else
    ask_for_beast (asking);
}
