#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games by real keys alone."""

import sys

from fivegames import TABLES, check_end
from harena import Program
from lab import main
from typist import Typist

LANGUAGES = {'hannibal': 'de', 'circus': 'it', 'imperium': 'it', 'gladiatori': 'en'}


def play(folder, game):
    table = TABLES[game]
    with Program(folder, *table.start(), language=LANGUAGES[game]) as program:
        guest = Typist(program, table.habits, table.seed)
        assert guest.play(), 'the game does not end'
        check_end(program, guest, table)


if __name__ == '__main__':
    sys.exit(main({f'test_{name}': lambda folder, game=name: play(folder, game)
                   for name in TABLES}))
