# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest who has only a keyboard: arrows walk the board, Tab goes round, Enter presses what has the
focus, and a key that is written on an answer gives it."""

import time

import bus
from bus import ROOT
from guest import Guest

STEPS = 200   # keys for one press; more than the widest board takes
ANSWER = 0.5  # seconds until a key has done what it does, if anything


class Typist(Guest):
    """Reads like any guest, but only types."""

    def __init__(self, program, habits=None, seed=1):
        super().__init__(program, habits, seed)
        program.focus_window()
        self.focus = bus.Focus(program.bus)

    def check(self, tree):
        """Somebody who cannot point is never left without a place."""
        here = self.program.wait(self.find_focus, 'the focus')
        self.focus.path = here.path

    def find_focus(self):
        """What has the focus, below windows; or None."""
        found = [item for item in self.look()
                 if 'focused' in item.states and item.role != 'window']
        return found[-1] if found else None

    def press(self, item, kind):
        keys = [label.name for label in item.find_all('label')]
        if kind == 'answer' and len(keys) == 2 and len(keys[1]) == 1:
            self.program.type(keys[1].lower())
        elif self.walk_to(item):
            self.program.type('Return')

    def walk_to(self, item):
        """Whether the focus came there; not if it is gone, as when a computer player has moved."""
        spaces = {space.path: space for space in self.tree.find_all('option')}
        been = []
        for _ in range(STEPS):
            if self.focus.path == item.path:
                return True
            been.append(self.focus.path or ROOT)
            self.program.type(self.choose_key(spaces.get(self.focus.path), item))
            self.await_focus(been[-1])
            if len(been) % 8 == 0 and self.sign(self.glance()) != self.seen:
                return False
        reached = [found.name for found in self.program.bus.read_level(been[:40]) if found]
        raise AssertionError(f'{item} cannot be reached by keys, only {reached}')

    def choose_key(self, here, item):
        """An arrow towards a space from another one; else Tab. At times any arrow: the straight way
        may end at an edge."""
        if here is None or item.role != 'option':
            return 'Tab'
        across = item.place[0] + item.place[2] / 2 - here.place[0] - here.place[2] / 2
        down = item.place[1] + item.place[3] / 2 - here.place[1] - here.place[3] / 2
        if self.random.random() < 0.15:
            return self.random.choice(['Left', 'Right', 'Up', 'Down'])
        if abs(across) > abs(down):
            return 'Right' if across > 0 else 'Left'
        return 'Down' if down > 0 else 'Up'

    def await_focus(self, before):
        """At the edge of a board it stays where it is."""
        end = time.monotonic() + ANSWER
        while self.focus.path in (before, None) and time.monotonic() < end:
            bus.iterate(2)
