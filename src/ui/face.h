/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of a game: everything that it brings to the screen, in one table. Whatever is NULL or 0 is
 * done the house's plain way, and a face of nothing but .game can be played: each move is a button
 * with its text.
 *
 * What a face says of a game are functions of views and tellings (view.h), which are plain data.
 * Sentences are whole, begin with a capital and end with a full stop; titles of questions do not.
 * A char * that is returned belongs to the caller. */

#pragma once

#include "board/board-face.h"
#include "board/hand.h"
#include "learn/book.h"
#include "learn/lesson.h"
#include "view.h"

#include <gtk/gtk.h>

/* Words */

/* A line of the log. Several may follow from one move: a roll, then who is wounded. */
typedef struct
{
  int         seat;       /* whose crest stands before it; 0 for none */
  const char *icon;       /* in the place of the crest: the name of a symbolic icon, or NULL */
  char       *text;       /* "Blue rolls" */
  char        dice[24];   /* dice to be shown behind it, a character each; or "" */
  char       *dice_text;  /* the same in words, for who cannot see them; or NULL */
} HarenaSentence;

/* What is asked of a person, or said while nobody is asked. */
typedef struct
{
  int         seat;       /* whose decision it is; 0 for nobody's */
  char       *title;      /* "Red: choose a team to attack with" */
  char       *help;       /* one line, or NULL */
  const char *topic;      /* of the rule book, for "What does this mean?"; or NULL */
} HarenaQuestion;

/* A button for a target of the kind BUTTON that may be pressed now. */
typedef struct
{
  char       *label;      /* "Lay Aside"; to be freed */
  const char *icon;       /* the name of a symbolic icon, or NULL */
  guint       key;        /* GDK_KEY_l: shown on it, and pressed for it; or 0 */
  gboolean    suggested;  /* what most would press: also pressed by Enter */
} HarenaButton;

/* What a move means for the chapters of a game: battles, rounds. */
typedef enum
{
  HARENA_CHAPTER_GOES_ON = 0,
  HARENA_CHAPTER_BEGINS  = 1 << 0, /* with this move; what came before ends with it */
  HARENA_CHAPTER_ENDS    = 1 << 1, /* with this move, and none begins at once */
  HARENA_CHAPTER_WEIGHS  = 1 << 2, /* something happens that is to be seen under the slider */
  HARENA_CHAPTER_TURN    = 1 << 3, /* a turn begins with it, for games that count them */
} HarenaChapter;

/* The table */

/* A column of numbers: of the score table, or of the results at the end. */
typedef struct
{
  const char *title;      /* with the context "score table"; to be translated */
  const char *subtitle;   /* "2 each": with the context "result"; to be translated, or NULL */
  int       (*value)    (const HarenaView *view,
                         int               seat);
  gboolean    sum;        /* it is written large, and 0 is a number too */
  gboolean    spare;      /* of the results: left out in a narrow window */

  /* What a screen reader says of a cell: "Red, three teams". NULL: title and number. */
  char     *(*describe) (const HarenaView *view,
                         int               seat);

  /* A picture in the place of the number: cards, a bar. NULL: the number. */
  GtkWidget *(*create)  (void);
  void       (*update)  (GtkWidget        *cell,
                         const HarenaView *view,
                         int               seat);
} HarenaColumn;

typedef enum
{
  HARENA_PLACE_BESIDE, /* in the panel at the side of the board, one below the other */
  HARENA_PLACE_ABOVE,  /* across, under the header */
  HARENA_PLACE_BELOW,  /* across, between board and question */
} HarenaPlace;

typedef enum
{
  HARENA_ROOM_WIDE   = 1 << 0, /* while there is room for a panel, be it shown or not */
  HARENA_ROOM_NARROW = 1 << 1,
  HARENA_ROOM_ANY    = 3,
} HarenaRoom;

/* A part of the table around the board. It is made once, and brought from whatever it shows to what
 * there is by update (), in the order of the list, once for each change that it wants to hear of. It
 * connects to nothing by itself. */
typedef struct
{
  HarenaPlace  place;
  HarenaRoom   room;       /* 0: WIDE beside the board, ANY elsewhere */
  HarenaChange wants;      /* 0: all */
  GtkWidget *(*create) (HarenaHand *hand);
  void       (*update) (GtkWidget   *part,
                        HarenaChange change);

  /* Whether there is anything to be shown; NULL: always. */
  gboolean   (*there)  (const HarenaView *view);
  gboolean     takes_rest; /* beside: it takes the height that the others leave, as the log does */
} HarenaPart;

/* Parts of the house, for lists of them. */
extern const HarenaPart harena_part_scores; /* the score table */
extern const HarenaPart harena_part_strip;  /* the points of all seats in a line, where it is narrow */
extern const HarenaPart harena_part_cards;  /* the hand of playing cards of who looks */
extern const HarenaPart harena_part_log;

/* Something that takes the place of the board: a battle, a conflict, a scoring. Header and question
 * stay where they are, unless it brings its own. */
typedef struct
{
  GtkWidget *(*create)     (HarenaHand *hand);
  void       (*update)     (GtkWidget   *scene,
                            HarenaChange change);

  /* Whether it has to be shown: it may last longer than what it is about, until everything has been
   * told. When the answer changes by itself, it calls harena_hand_say_changed (). */
  gboolean   (*is_on)      (GtkWidget *scene);

  /* Whether what has happened is not all to be seen yet: dice fall. NULL: never. */
  gboolean   (*is_telling) (GtkWidget *scene);

  /* Whatever moves is where it ends. NULL: nothing moves. */
  void       (*skip)       (GtkWidget *scene);

  /* Shows once more what it showed about this move, an index; FALSE if there was nothing. And whether
   * it does so now: then it is shown though the game is looked back at. Both or neither. */
  gboolean   (*again)      (GtkWidget *scene,
                            guint      index);
  gboolean   (*is_again)   (GtkWidget *scene);

  /* Title and second line of the header while it is on; NULL: those of the table. */
  char      *(*title)      (const HarenaView *view);
  char      *(*subtitle)   (const HarenaView *view);

  /* It has a header bar and asks its questions itself; the two below are for that. */
  gboolean     whole;
  void       (*set_menu)   (GtkWidget  *scene,
                            GMenuModel *menu);
  void       (*say)        (GtkWidget  *scene,  /* a line in the place of the help, or NULL */
                            const char *text);
} HarenaScene;

/* Playing cards */

typedef enum
{
  HARENA_CARD_OPEN,    /* can be chosen, if its target is */
  HARENA_CARD_BACK,    /* face down */
  HARENA_CARD_USED,    /* its place, dashed */
  HARENA_CARD_LOCKED,  /* seen, but not to be chosen now; a press says why */
} HarenaCardState;

typedef struct
{
  HarenaTarget    target; /* what a press picks; equal cards have the same */
  HarenaCardState state;
  guint16         face;   /* which card of the game */
  guint8          deck;   /* whose back it has */
  guint8          colour; /* of the seat that it belongs to; or 0 */
  guint8          count;  /* equal cards, one upon another; 0 is one */
  guint8          group;  /* cards of another group stand a little apart */
  char            badge[8]; /* "×2" on a disc of gold; or "" */
} HarenaCard;

enum
{
  HARENA_CARDS_MAX = 40,
};

typedef struct
{
  double        shape;     /* height by width */
  int           height;    /* of a card in a wide window, */
  int           height_narrow; /* and in a narrow one, in as many rows as it takes */

  /* The hand that the viewer sees of a seat. Says how many. */
  int         (*list)     (const HarenaView *view,
                           int               seat,
                           HarenaCard       *cards);

  /* Plate and picture, face or back, in pixels, its upper left corner at the origin. The frame of
   * what is chosen, the count, the badge and the dashed place are the house's. */
  void        (*draw)     (cairo_t          *cr,
                           const HarenaCard *card,
                           double            width,
                           double            height);

  /* "Hispania, chosen, doubled": what a screen reader says; the house adds what can be done with it,
   * and names what lies face down itself. */
  char       *(*describe) (const HarenaView *view,
                           const HarenaCard *card);
} HarenaCards;

/* The end */

typedef struct
{
  const char *title;      /* to be translated, like the line below it, which may be NULL */
  const char *help;
  GtkWidget *(*create) (HarenaHand *hand);
  void       (*update) (GtkWidget *card);
  gboolean    chief;      /* it takes the place of the chart of points, in a game that is pointless */
  gboolean    tells_end;  /* it tells how the game ended, and is gone where somebody resigned */
} HarenaEndCard;

/* The points of every seat over the chapters of a game. */
typedef struct
{
  const char *title;      /* "Points over the battles"; to be translated */
  const char *start;      /* the first place on its axis, "Before the battles": with the context
                           * "chart", to be translated; NULL: "The beginning" */

  /* Of the points at the end those that came only then, and a word about them: "+3 survivors". NULL:
   * none. */
  int       (*bonus) (const HarenaView *view,
                      int               seat,
                      char            **note);
} HarenaChart;

/* The face */

struct HarenaFace
{
  const HarenaGame *game;

  /* For Welcome and the lists of games. A line about it; how long a game takes, in minutes; its
   * picture, 320 by 180, for light and dark; its symbolic icon. All to be translated but names. */
  const char       *line;
  int               minutes_min;
  int               minutes_max;
  const char       *picture;      /* a piece of art; "-dark" is added for dark */
  const char       *icon;         /* "harena-game-…-symbolic" */
  const char *const *frieze;      /* silhouettes for the bands of Welcome and the end, NULL at last;
                                   * HARENA_FRIEZE_TURNED before one that marches the other way */
  const char *const *credits;     /* for About: who made the game of which these are the rules */

  /* The colour that each seat has as long as nobody chooses another. NULL: those of the house. */
  const int        *colours;

  /* Two seats play sides that are unlike: at the end they can be changed, and the games of such a
   * series are counted. */
  gboolean          changes_sides;

  /* A little board. position: of the game. colours: of the seats, seat 1 first; NULL: numbers. */
  GtkWidget        *(*thumbnail_new)   (const void *position,
                                        const int  *colours);

  /* An edition, "International", and what is special about it. edition: its index in the game. */
  const char       *(*edition_name)    (int edition);
  const char       *(*edition_words)   (int edition);

  /* A single rule and what it means. option: its index in the game. With two values it is a thing
   * that is on or off, and option_on () says which is on; with more each value has a name, and words
   * or NULL. */
  const char       *(*option_name)     (int option);
  const char       *(*option_words)    (int option);
  int               (*option_on)       (int option);
  const char       *(*value_name)      (int option,
                                        int value);

  /* A heading for a group of options, which stand together; NULL: none. And whether an option has
   * any effect with all the others as they are; NULL: always. */
  const char       *(*option_group)    (int option);
  gboolean          (*option_matters)  (const HarenaSetup *setup,
                                        int                option);

  /* "Four players, three teams each"; and who begins, and what stands ready. */
  const char       *(*players_words)   (int seats);
  char             *(*beginning_words) (int         seats,
                                        const char *first);

  /* Choosing: the targets that are pressed for a move, in order; no other legal move of the position
   * has the same. NULL: a button each, told by describe_move (). */
  void              (*walk)            (const void *position,
                                        HarenaMove  move,
                                        HarenaWalk *walk);

  /* What stands for several moves of this seat, one after another, as the way to a far hex: ways ()
   * lists it (of HARENA_WAYS_MAX) and says how many there are. Each has a walk as a move has, and that
   * of none is the walk of a legal move; unfold () says which moves, the first of them legal now, it
   * stands for (of HARENA_WALK_MAX). What is listed may depend on the picks. NULL: none. */
  int               (*ways)            (const HarenaView *view,
                                        HarenaMove       *ways);
  int               (*unfold)          (const HarenaView *view,
                                        HarenaMove        way,
                                        HarenaMove       *moves);

  /* What a press makes of the picks where it is more than going on, or putting back what was picked:
   * a way that is chosen along with a far target, a mark that moves from card to card. FALSE: the
   * press is the house's. NULL: always. The view is as it was before the press. */
  gboolean          (*press)           (const HarenaView *view,
                                        HarenaTarget      target,
                                        HarenaPicks      *picks);

  /* The same for one step back. NULL: the last pick goes. */
  gboolean          (*back)            (const HarenaView *view,
                                        HarenaPicks      *picks);

  /* How many of the first targets of a move's walk stay in hand for the next choice of this seat, as
   * the pile from which a team of four swords is taken. NULL: none. */
  int               (*keeps)           (const void *position,
                                        HarenaMove  move);

  /* Whether it is a move that careful players want to press twice. NULL: never. */
  gboolean          (*is_momentous)    (const void *position,
                                        HarenaMove  move);

  /* Speech. Where the cursor is: "Round 7, three players". */
  char             *(*when)            (const HarenaView *view);

  /* The question to the seat on turn, or what happens while nobody is asked: chance, a move without
   * a choice (n_choices is 1), or dealing. In the present of a game that is under way; of thinking,
   * looking back and the end the house speaks itself. NULL, or no title: the house's words. */
  void              (*ask)             (const HarenaView *view,
                                        HarenaQuestion   *question);

  /* What stands there, and what can be done with it now: "b2, Red: two swords. Can attack." */
  char             *(*describe_target) (const HarenaView *view,
                                        HarenaTarget      target);

  /* For each target that is a button. NULL: the label is describe_target (). */
  void              (*button)          (const HarenaView *view,
                                        HarenaTarget      target,
                                        HarenaButton     *button);

  /* A move as something to be chosen: "Show three, guess seven". NULL: as the record writes it. */
  char             *(*describe_move)   (const HarenaView *view,
                                        HarenaMove        move);

  /* Why a press means nothing now. NULL: "That cannot be chosen now." */
  char             *(*refuse)          (const HarenaView *view,
                                        HarenaTarget      target);

  /* Adds one HarenaSentence or more to the array; none if there is nothing to tell. If the move is
   * not known, that the seat has chosen. NULL: who plays, and the move as the record writes it. */
  void              (*tell)            (const HarenaTelling *telling,
                                        GArray              *sentences);

  /* The art of a die in a sentence: "die-3" of '3'. */
  const char       *(*die)             (char face);

  /* Chapters: what a move means for them; the heading of one in the log, by its number from 1; and
   * where in the game it is for the slider: in chapter number of so many, behind it, or before the
   * first (number is 0). NULL: there are none. */
  HarenaChapter     (*chapter)         (const HarenaTelling *telling);
  char             *(*chapter_name)    (guint number);
  char             *(*chapter_place)   (guint    number,
                                        guint    of,
                                        gboolean behind);

  /* What is advised and why: "Attack the bull from d2: it has one hit left." The house adds what it
   * is worth. NULL: describe_move (). */
  char             *(*advise)          (const HarenaView *view,
                                        HarenaMove        move);

  /* When the game is over: "Red wins", and why: "21 points, and the last to stand." NULL: who won,
   * by points. And "The end, after 31 battles"; NULL: "The end". */
  char             *(*winner)          (const HarenaView *view);
  char             *(*ending)          (const HarenaView *view);
  char             *(*when_over)       (const HarenaView *view,
                                        guint             n_chapters);

  /* Whether points are nothing that players count: they are neither shown nor weighed. */
  gboolean          pointless;

  /* The table. NULL board: the question bar alone, with its buttons. */
  const HarenaBoard        *board;
  const HarenaCards        *cards;
  const HarenaColumn       *columns;       /* of the score table; NULL: points */
  int                       n_columns;

  /* The seat whose turn it is in the words of the game, or 0: also while chance decides, or while
   * another seat answers it, as in a battle. NULL: the seat that has the turn. */
  int               (*mover)           (const HarenaView *view);

  /* What a strip says of a seat in the place of its points, or NULL for those: "three of four teams";
   * NULL: always points. */
  char             *(*strip_words)     (const HarenaView *view,
                                        int               seat);

  /* Ending with NULL; in their order. NULL: scores, strip, cards, log. */
  const HarenaPart *const  *parts;
  const HarenaScene *const *scenes;        /* ending with NULL; the first that is on is shown */

  /* The end. */
  const HarenaColumn       *results;       /* NULL: the columns of the score table */
  int                       n_results;
  const HarenaEndCard      *end_cards;
  int                       n_end_cards;
  const HarenaChart        *chart;         /* NULL: points over the chapters, or over the moves; there
                                            * is none if the game is pointless */

  /* Learning. A diagram is a picture described in words of the game's own; is_valid is for tests. */
  const HarenaBook         *book;
  const HarenaLessons      *lessons;
  GtkWidget        *(*diagram_new)      (void);
  void              (*diagram_set)      (GtkWidget  *diagram,
                                         const char *description);
  gboolean          (*diagram_is_valid) (const char *description);

  /* What a picture says that no text beside it does: "One hit, two misses". NULL: never anything. */
  char             *(*diagram_words)    (const char *description);
};

/* The face of a game, or NULL for one that only the laboratory knows. */
const HarenaFace *harena_face_of           (const HarenaGame *game);

/* The colour of a seat as long as nobody chooses another. face may be NULL. */
int               harena_face_colour       (const HarenaFace *face,
                                            int               seat);

/* The games that have a face, in the order of the house; ends with NULL. */
const HarenaGame *const *harena_face_games (void);

/* The silhouettes of all the faces by turns, NULL at last, for a band that is nobody's. */
char            **harena_face_figures      (void);

/* For tests, which have games of their own. */
void              harena_face_register     (const HarenaFace *face);

void              harena_sentence_clear    (HarenaSentence *sentence);

/* All of it in words, the dice included. */
char             *harena_sentence_describe (const HarenaSentence *sentence);

void              harena_question_clear    (HarenaQuestion *question);

void              harena_button_clear      (HarenaButton *button);
