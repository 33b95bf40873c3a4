#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody needs who does not see the screen, or sees it badly."""

import re
import sys

from catalogue import ROOT
from clash import Player
from harena import Program
from lab import main

GAME = ('--new', 'clash', '--seats', 'Anna:person,Bruno:tiro', '--quick-entry', '--seed', '5')
SCREENS = ROOT / 'tests' / 'screens'


class Listener:
    """What a screen reader is told, without asking, of the texts that tell the game."""

    def __init__(self, program):
        self.program = program
        self.heard = []
        program.bus.listen(self.changed)

    def changed(self, _path, kind, detail, text):
        if kind == 'Announcement' or (kind, detail) == ('PropertyChange', 'accessible-name'):
            self.heard.append(text)

    def hears(self, pattern):
        return any(re.fullmatch(pattern, text) for text in self.heard)


def test_told(folder):
    """Every question, roll and result is told when it comes."""
    patterns = (r'Anna: who do you attack\?', 'Anna .*attacks .*', 'Anna rolls: .*',
                'Bruno is thinking…', 'Bruno .*attacks .*', 'Bruno rolls: .*',
                'Anna: choose a team to attack with')
    with Program(folder, *GAME) as program:
        player = Player(program)
        player.next_choice()
        listener = Listener(program)
        # About six turns of each.
        assert not player.play(12)
        player.next_choice()
        for pattern in patterns:
            program.wait(lambda wanted=pattern: listener.hears(wanted), f'“{pattern}”')


def test_told_in_battle(folder):
    with Program(folder, SCREENS / 'lose.harena') as program:
        player = Player(program)
        player.next_choice()
        listener = Listener(program)
        player.press(player.next_choice())
        program.wait(lambda: listener.hears('Jonas gives up the [a-z]+.*'), 'the loss')


def test_spaces(folder):
    """The arena is read space by space: who stands there, with what, and what can be done."""
    with Program(folder, SCREENS / 'arena.harena') as program:
        player = Player(program)
        player.next_choice()
        spaces = player.find_arena(player.look()).children
        assert [item.name[:2] for item in spaces] == [
            'a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3',
            'd1', 'd2', 'd3', 'd4', 'e1', 'e2', 'e3'], spaces
        for item in spaces:
            assert item.role == 'option', item
            assert program.bus.list_actions(item.path) == ['cell.press'], item
            assert re.fullmatch(r'[a-e][1-4], (empty|the (lion|bull|bear): .* hits? left'
                                r'|\w+: [a-z ,]+)(\. .*\.)?', item.name), item.name
            assert ('selectable' in item.states) == item.name.endswith('Can attack.'), item
            assert 'sensitive' in item.states, item
        assert sum('focused' in item.states for item in spaces) == 1


def list_fixed(item, scrolls=False):
    """The buttons and spaces that no scrolling can bring onto the screen."""
    # What scrolls is a group without a name, which the keyboard reaches.
    scrolls = scrolls or (item.role == 'group' and not item.name and 'focusable' in item.states)
    if item.role in ('button', 'option') and not scrolls:
        yield item
    for child in item.children:
        yield from list_fixed(child, scrolls)


def check_fits(window, width, height):
    # GTK 4.18 counts from within the frame of the window, and leaves out the edges of what is in it.
    left, top, right, bottom = 2 * window.place[0], 2 * window.place[1], *window.place[2:]
    assert right <= width and bottom <= height, window.place
    fixed = list(list_fixed(window))
    assert len(fixed) > 2, window
    for item in fixed:
        x, y, item_width, item_height = item.place
        assert (x >= left and y >= top and x + item_width <= right
                and y + item_height <= bottom), f'{item} at {item.place}'


def find_type_size(window):
    """The height of the line that tells which game this is, or where it is."""
    return min(item.place[3] for item in window.find_all('label') if item.name)


def test_large_type(folder):
    """Type of twice the size fits into windows of usual sizes, and is twice the size."""
    sizes = set()
    for scale, width, height in ((1, 900, 600), (2, 900, 600), (2, 1280, 800)):
        settings = {'window-width': str(width), 'window-height': str(height)}
        for name in ('arena', 'entry', 'lose', 'end'):
            with Program(folder, SCREENS / f'{name}.harena', settings=settings,
                         scale=scale) as program:
                program.wait(lambda: program.read().find_all('status')
                             or program.read().find_all('heading'), 'the screen')
                window = program.windows()[0]
                check_fits(window, width, height)
                if name == 'end':
                    sizes.add((scale, find_type_size(window)))
    assert max(size for scale, size in sizes if scale == 1) * 1.5 < min(
        size for scale, size in sizes if scale == 2), sizes


if __name__ == '__main__':
    sys.exit(main(globals()))
