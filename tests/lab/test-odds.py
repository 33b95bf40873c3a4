#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether harena-lab odds says what comes of a battle, in both of its forms."""

import itertools
import math
import sys

from lab import main, parse, run

KEYS = ['side', 'stars', 'expected_losses', 'wiped_out', 'expected_points']
STARS_TO_KILL = {'lion': 2, 'bull': 3, 'bear': 4}  # R2


def odds(*arguments):
    return parse(run('odds', '--json', *arguments))


def order(losses, stars):
    """Fewer losses first, then fewer stars, and a dead beast last."""
    return (99 if losses == 'killed' else losses, stars or 0)


def check(attacker, defender, figures):
    """What must hold of any battle."""
    outcomes = figures['outcomes']
    assert math.isclose(sum(outcome['p'] for outcome in outcomes), 1, rel_tol=1e-12)
    keys = [order(outcome['attacker_losses'], outcome.get('attacker_stars'))
            + order(outcome['defender_losses'], outcome.get('stars')) for outcome in outcomes]
    assert keys == sorted(set(keys)), keys

    for name, side, stars in (('attacker', attacker, 'attacker_stars'),
                              ('defender', defender, 'stars')):
        one = figures[name]
        losses = [(outcome[name + '_losses'], outcome.get(stars), outcome['p'])
                  for outcome in outcomes]
        gone = 'killed' if side in STARS_TO_KILL else len(side)
        assert list(one) == KEYS
        assert math.isclose(one['wiped_out'], sum(p for lost, _, p in losses if lost == gone),
                            abs_tol=1e-12)
        for lost, left, p in losses:
            assert 0 < p <= 1
            if side not in STARS_TO_KILL:
                assert 0 <= lost <= len(side) and left is None
            elif lost == 'killed':
                assert left is None
            else:
                assert lost == 0 and 0 <= left < STARS_TO_KILL[side]
        if side not in STARS_TO_KILL:
            assert math.isclose(one['expected_losses'], sum(lost * p for lost, _, p in losses),
                                abs_tol=1e-12)


def test_pairs(_):
    sides = ['S', 'SSNT', 'SSPH', 'NN', 'TTTT', 'lion', 'bull', 'bear']
    for attacker, defender in itertools.product(sides, repeat=2):
        figures = odds(attacker, defender)
        check(attacker, defender, figures)
        points = [figures[side]['expected_points'] for side in ('attacker', 'defender')]
        # R23, R29, R30, R34, R35: what one loses is the other's, unless a beast kills for nobody.
        for own, (mine, other) in enumerate((('attacker', 'defender'), ('defender', 'attacker'))):
            lost = figures[other]['expected_losses']
            if (attacker, defender)[1 - own] in STARS_TO_KILL:
                lost = 2 * figures[other]['wiped_out']
            if mine == 'defender' and defender in STARS_TO_KILL:
                lost = 0
            assert math.isclose(points[own], lost, abs_tol=1e-12), (attacker, defender, mine)


def test_fractions(_):
    """Two dice against a sword: it lives with 21 of 36 throws, and then answers with two dice."""
    wanted = {(0, 0): 21 * 21 / 1296, (0, 1): 15 / 36, (1, 0): 21 * 15 / 1296}
    outcomes = odds('S', 'S')['outcomes']
    got = {(one['attacker_losses'], one['defender_losses']): one['p'] for one in outcomes}
    assert got.keys() == wanted.keys()
    for key, p in wanted.items():
        assert math.isclose(got[key], p, rel_tol=1e-15)


def test_words(_):
    """Letters come in any order and size; beasts too."""
    figures = odds('SSNT', 'LION')
    assert figures == odds('tnss', 'lion') == odds('NsTs', 'Lion')
    assert figures['attacker']['side'] == 'SSNT' and figures['defender']['side'] == 'lion'


def test_stars(_):
    whole, wounded = odds('SS', 'bear'), odds('SS', 'bear', '--stars', '1,3')
    assert wounded['attacker']['stars'] == 1 and wounded['defender']['stars'] == 3
    assert wounded['defender']['wiped_out'] > whole['defender']['wiped_out']
    assert wounded['attacker']['expected_losses'] > 0
    assert all(outcome.get('stars', 3) == 3 for outcome in wounded['outcomes'])
    assert odds('SS', 'bear', '--stars=0,0') == whole


def test_editions(_):
    """Editions differ in what is around a battle, not in its dice."""
    for pair in ('SSNT', 'SPTH'), ('SST', 'lion'), ('bear', 'SSNT'), ('lion', 'bull'):
        assert odds(*pair) == odds(*pair, '--edition', 'german')
        assert odds(*pair) == odds(*pair, '--option', 'winner-moves-in=no')


def test_table(_):
    figures = odds('SSNT', 'lion')
    lines = run('odds', 'SSNT', 'lion').decode().split('\n')
    rows = lines[1:lines.index('')]
    assert lines[0].split() == ['Attacker', 'Defender', 'Chance', '%']
    assert len(rows) == len(figures['outcomes'])
    for row, outcome in zip(rows, figures['outcomes']):
        assert row.split()[-1] == f'{100 * outcome["p"]:.4f}'
        assert ('is killed' in row) == (outcome['defender_losses'] == 'killed')
    assert lines[-3].split() == ['SSNT', f'{figures["attacker"]["expected_losses"]:.4f}', '0.0000',
                                 f'{figures["attacker"]["expected_points"]:.4f}']
    assert lines[-2].split()[:2] == ['lion', '–']


if __name__ == '__main__':
    sys.exit(main(globals()))
