#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engines against references that were written from the rules pages alone."""

import itertools
import os
import pathlib
import sys

from lab import main, run
from reference import compare
from walk import Engine, walk

ROUNDS = int(os.environ.get('HARENA_REFERENCE_ROUNDS', '1'))
WALKS = 40
GOLDEN = pathlib.Path(os.environ['G_TEST_SRCDIR']) / 'golden'


def random_games(folder, game, seats, options):
    """A game played at random for every number of seats and every mix of options."""
    for number in range(ROUNDS):
        for players in seats:
            for mix in itertools.product(*options.values()):
                record = folder / f'{game}.harena'
                words = [f'{key}={value}' for key, value in zip(options, mix)]
                run('random', '--game', game, '--players', str(players), '--games', '1',
                    '--seed', str(1000 * number + players), '--write', str(record),
                    *(word for option in words for word in ('--option', option)))
                compare(record)


def golden_games(game):
    """Games that were chosen because something happens in them."""
    records = sorted((GOLDEN / game).glob('*.harena'))
    assert len(records) >= 20
    for record in records:
        compare(record)


def test_hannibal(folder):
    golden_games('hannibal')
    random_games(folder, 'hannibal', [2],
                 {'lists': ('mirrored', 'printed'), 'first': ('carthage', 'rome')})


def test_circus(folder):
    golden_games('circus')
    random_games(folder, 'circus', [2, 3, 4, 5],
                 {'turning': ('free', 'paid'), 'limit': ('3', '2'), 'order': ('printed', 'laps'),
                  'until': ('winner', 'places')})


def test_imperium(folder):
    golden_games('imperium')
    random_games(folder, 'imperium', [2, 3, 4, 5], {})


def test_gladiatori(_folder):
    golden_games('gladiatori')
    with Engine() as engine:
        for seed in range(WALKS * ROUNDS):
            walk(engine, seed)


if __name__ == '__main__':
    sys.exit(main(globals()))
