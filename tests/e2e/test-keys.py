#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by real keys: arrows walk the arena, Enter chooses, a key answers in a battle."""

import sys

from clash import Player
from harena import Program
from lab import main


class Typist(Player):
    """Reads like any player, but has only a keyboard."""

    def press(self, choice):
        if choice.role == 'button':
            keep = choice.name == self.program.text('Keep')
            self.program.type('k' if keep else '1')
            self.program.wait(lambda: not self.program.is_there(choice), 'the next question')
        else:
            self.walk_to(choice.name[:2])
            before = self.look_at_arena()
            self.program.type('Return')
            self.program.wait(lambda: self.look_at_arena() != before, 'what Enter does')

    def look_at_arena(self):
        """Only what a press can change: the names, and whether it is there at all."""
        arena = self.find_arena(self.look())
        return [item.name for item in arena.children] if arena else None

    def find_focus(self):
        arena = self.find_arena(self.look())
        focused = [item.name[:2] for item in arena.children if 'focused' in item.states]
        return focused[0] if focused else None

    def walk_to(self, space):
        """Up and down into the row, then along it."""
        here = self.program.wait(self.find_focus, 'the focus in the arena')
        while here != space:
            if here[0] != space[0]:
                key = 'Down' if here[0] < space[0] else 'Up'
            else:
                key = 'Right' if here[1] < space[1] else 'Left'
            self.program.type(key)
            before = here
            here = self.program.wait(lambda old=before: self.find_other(old), f'what {key} does')

    def find_other(self, old):
        here = self.find_focus()
        return here if here != old else None


def test_game(folder):
    with Program(folder, '--new', 'clash', '--seats', 'Anna:person,Bruno:tiro', '--quick-entry',
                 '--seed', '2') as program:
        program.focus_window()
        player = Typist(program)
        assert player.play(), 'the game does not end'
        assert len(player.questions) >= 10, player.questions
        program.type('ctrl+q')
        assert program.process.wait(60) == 0, program.said()


if __name__ == '__main__':
    sys.exit(main({'test_game': test_game}))
