#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games by the accessible tree alone: whatever is offered is pressed, by the action that a screen
reader uses, until the end."""

import sys

from fivegames import TABLES, check_end
from guest import Guest
from harena import Program
from lab import main

LANGUAGES = {'hannibal': 'it', 'circus': 'de', 'imperium': 'de', 'gladiatori': 'it'}
KINDS = {'hannibal': {'space', 'card', 'answer'}, 'circus': {'space', 'card', 'answer'},
         'imperium': {'space', 'card', 'answer', 'curtain'},
         'gladiatori': {'space', 'card', 'answer'}}


def play(folder, game):
    table = TABLES[game]
    with Program(folder, *table.start(), language=LANGUAGES[game]) as program:
        guest = Guest(program, table.habits, table.seed)
        assert guest.play(), 'the game does not end'
        assert guest.pressed >= KINDS[game], guest.pressed
        check_end(program, guest, table)


if __name__ == '__main__':
    sys.exit(main({f'test_{name}': lambda folder, game=name: play(folder, game)
                   for name in TABLES}))
