#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether everything on the screen can be translated, and every control has a name.

The program runs in a language in which every sentence is its English one between brackets. Whatever
is read on a screen outside of brackets comes from no catalogue.
"""

import re
import sys

from catalogue import ROOT, extract, read_list, run_tool
from harena import NAMELESS, Program
from lab import main

LANGUAGE = 'xx'   # nobody's, so that GTK speaks English
MARK = re.compile(r'⟦[^⟦⟧]*⟧')

# Names of people, of the program, and what is the same in every language: the levels are Latin.
PEOPLE = {'Anna', 'Bruno', 'Marta', 'Felix', 'Jonas', 'Livia', 'Harena', 'harena',
          'Tiro', 'Novicius', 'Veteranus', 'Rudiarius', 'Lanista'}
# Places have their Latin names in every language.
PLACES = {'Corsica', 'Mauritania', 'Sardinia', 'Africa', 'Syria', 'Illyricum', 'Gallia', 'Asia',
          'Hispania', 'Macedonia', 'Aegyptus'}
# What GTK and libadwaita say by themselves; they have catalogues of their own.
TOOLKIT = {'About', 'Close', 'Close the window', 'Back', 'Details', 'Credits', 'Legal', 'Website',
           'Search Shortcuts', 'Search Results', 'No Results Found', 'Try a different search',
           'Shortcuts'}
# Keys, as GTK writes them on their caps.
KEYS = re.compile(r'(Ctrl|Shift|Alt|Return|Escape|Space|Esc|F\d+|[A-Z?+,/⋯←→↑↓]|\W)*')
# What they leave without a name.
TOOLKIT_FAULTS = {
    'menu': {'menu item “” () has no name'},                   # each of them, in GTK 4.18
    'app.shortcuts': {'button “GtkImage” () has no name'},     # the search
    'app.about': {'button “GtkButton” () has no name'},        # the version
    'app.preferences': {'list item “” () has no name'},        # what a combo row shows
}
CONTROLS = {'button', 'toggle button', 'switch', 'combo box', 'text box', 'spin button', 'slider',
            'radio', 'checkbox', 'grid cell', 'option', 'menu item', 'link', 'search box',
            'list item'}

# Files of tests/screens, and a sentence that tells that they are shown.
SCREENS = {'entry': 'Marta: take a gladiator', 'arena': 'Marta: choose a team',
           'beasts': 'Marta: choose a beast', 'net': 'Marta: which gladiator do you net',
           'again': 'Jonas: throw all', 'lose': 'Jonas: which gladiator',
           'name': 'Jonas: who rolls', 'end': 'Marta wins',
           'hannibal': '⟦Carthage⟧: move one piece', 'conflict': '⟦Carthage⟧: which card',
           'hannibal-end': 'How it ended',
           'circus': 'Marta I', 'circus-end': 'The podium',
           'imperium': 'Marta: choose three cards', 'imperium-end': 'Where the empire ended',
           'prepare': 'Marta: which cards do you take', 'gladiatori': 'Marta: sprint',
           'lay': 'Felix: which Energy', 'attack': 'Marta: how do you defend',
           'damage': 'Marta: pay the damage', 'gladiatori-end': 'Victory points'}
# What begins a topic of a rule book in its source.
TOPIC = re.compile(r'TOPIC \("?([a-z-]+)|^  \{ "([a-z-]+)", N_', re.MULTILINE)


def list_topics(game):
    book = (ROOT / 'src' / 'ui' / game / 'book.c').read_text(encoding='utf-8')
    topics = [plain or quoted for plain, quoted in TOPIC.findall(book)]
    assert len(topics) >= 10, topics
    return topics


def make_catalogue(folder):
    """Every sentence of the sources, between brackets."""
    pot, po = folder / 'harena.pot', folder / 'harena.po'
    extract(read_list('POTFILES'), pot)
    run_tool('msgen', f'--output-file={po}', pot)
    po.write_text(po.read_text(encoding='utf-8')
                  .replace('nplurals=INTEGER; plural=EXPRESSION', 'nplurals=2; plural=n != 1'),
                  encoding='utf-8')
    marked = folder / 'marked.po'
    # Line breaks at the ends have to stay there.
    run_tool('msgfilter', '--keep-header', f'--input={po}', f'--output-file={marked}',
             'sed', '-z', r's/^\(\n*\)\(.*[^\n]\)\(\n*\)$/\1⟦\2⟧\3/')
    built = folder / 'po' / LANGUAGE / 'LC_MESSAGES' / 'harena.mo'
    built.parent.mkdir(parents=True)
    run_tool('msgfmt', f'--output-file={built}', marked)
    return folder / 'po'


def leftover(text):
    """What of a text is in no catalogue."""
    while MARK.search(text):
        text = MARK.sub(' ', text)
    for name in PEOPLE | PLACES:
        text = re.sub(rf'\b{name}\b', ' ', text)
    text = re.sub(r'\b[a-k][0-9]{1,2}\b', ' ', text)
    text = text.strip()
    if text in TOOLKIT or KEYS.fullmatch(text) or NAMELESS.fullmatch(text):
        return ''
    return text if re.search(r'[^\W\d_]', text) else ''


def find_faults(screen, tree):
    """All that is wrong on this screen."""
    faults = set()
    for item in tree:
        # A window is called after its file.
        if item.role not in ('application', 'window'):
            faults |= {f'{item.role} “{text}” is not translated'
                       for text in (item.name, item.description) if leftover(text)}
        if item.role in CONTROLS and 'focusable' in item.states:
            if not item.name or NAMELESS.fullmatch(item.name):
                faults.add(f'{item.role} “{item.name}” ({item.description}) has no name')
            if re.fullmatch(r'(.+) \1', item.name):
                faults.add(f'{item.role} “{item.name}” is said twice')
    assert len(list(tree)) > 20, f'{screen}: there is nothing to be read'
    return [f'{screen}: {fault}' for fault in sorted(faults - TOOLKIT_FAULTS.get(screen, set()))]


class Walk:
    """A walk from screen to screen, and what is wrong on each."""

    def __init__(self, folder):
        self.folder = folder
        self.catalogues = make_catalogue(folder)
        self.faults = []

    def start(self, *arguments):
        return Program(self.folder, *arguments, language=LANGUAGE, catalogues=self.catalogues)

    def look(self, program, screen, sign, is_shown=None):
        """The whole of a screen, once this sentence is on it, or is_shown (tree) says so."""
        def read():
            tree = program.read()
            if tree is None:
                return None
            shown = tree.says(f'⟦{sign}') or (is_shown is not None and is_shown(tree))
            return tree if shown else None
        self.faults += find_faults(screen, program.wait(read, screen))

    def read_book(self, program, game):
        """Every page of the rule book of the game that is shown."""
        for topic in list_topics(game):
            program.act('app.rules', f"'{topic}'")
            self.look(program, f'rules of {game}, {topic}', 'Rule Book')

    def look_at_window(self, program, action, sign):
        """A window that an action opens and Escape closes."""
        program.act(action)
        self.look(program, action, sign)
        program.focus_window()
        program.type('Escape')
        program.wait(lambda: len(program.windows()) == 1, f'the end of {action}')


def test_marks(_):
    """What is not marked would be found."""
    assert leftover('Hello') and leftover('⟦Hello⟧ world') and leftover('⟦one⟧ of ⟦two⟧')
    assert not leftover('⟦⟦Red⟧ rolls⟧: 3') and not leftover('Anna, b2') and not leftover('Ctrl+S')


def test_pages(folder):
    """What is there without a game."""
    walk = Walk(folder)
    with walk.start() as program:
        walk.look(program, 'welcome', 'Learn to Play')
        program.focus_window()
        program.type('F10')
        walk.look(program, 'menu', 'About Harena',
                  lambda tree: tree.find_all('menu item', ''))
        program.type('Escape')
        for action, sign in (('preferences', 'Pace'), ('shortcuts', 'The Arena'),
                             ('statistics', 'Statistics'), ('about', 'The people of Harena')):
            walk.look_at_window(program, f'app.{action}', sign)
        walk.read_book(program, 'clash')
        program.focus_window()
        program.type('Escape')
        program.act('win.new-game')
        walk.look(program, 'new game', 'Quick entry')
        program.act('win.learn')
        walk.look(program, 'lesson', 'End the Lesson')
    assert not walk.faults, '\n'.join(walk.faults)


def test_books(folder):
    """Lesson and rule book of each game that has more than one page without it."""
    walk = Walk(folder)
    for game in ('hannibal', 'circus', 'imperium', 'gladiatori'):
        with walk.start(ROOT / 'tests' / 'screens' / f'{game}.harena') as program:
            walk.look(program, game, SCREENS[game])
            walk.read_book(program, game)
            program.act('win.teach', f"'{game}'")
            walk.look(program, f'lesson of {game}', 'End the Lesson')
    assert not walk.faults, '\n'.join(walk.faults)


def test_games(folder):
    """Every kind of question, the end, and the review."""
    walk = Walk(folder)
    for screen, sign in SCREENS.items():
        with walk.start(ROOT / 'tests' / 'screens' / f'{screen}.harena') as program:
            walk.look(program, screen, sign)
            if screen.endswith('end'):
                program.focus_window()
                program.type('ctrl+r')
                walk.look(program, 'review', 'Back to the Result')
    assert not walk.faults, '\n'.join(walk.faults)


if __name__ == '__main__':
    sys.exit(main(globals()))
