#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether harena-lab hint advises what is legal, tells what it rests on, and stops when asked."""

import signal
import subprocess
import sys
import time

from lab import LAB, close, fail, main, parse, run


def write_game(folder):
    """A file with a game, and for each move: whose turn it was, and what was legal."""
    file = str(folder / 'game.harena')
    run('random', '--games', '1', '--seed', '3', '--players', '3', '--write', file)
    rows = [line.split('\t') for line in run('trace', file).decode().split('\n')[:-2]]
    return file, [(row[1], row[4].split(';')) for row in rows]


def hint(file, *arguments):
    return parse(run('hint', file, '--json', *arguments))


def check(advice, turn, legal):
    hints = advice['hints']
    moves = [one['move'] for one in hints]
    assert str(advice['turn']) == turn
    assert len(moves) == len(set(moves)) and set(moves) <= set(legal)
    assert advice['move'] == moves[0]
    for one in hints:
        assert one['playouts'] > 0 and 0 <= one['wins'] <= 1 and one['points'] >= 0
        assert close(one['wins_less'], hints[0]['wins'] - one['wins'])
        assert close(one['points_less'], hints[0]['points'] - one['points'])


def test_advice(folder):
    file, moves = write_game(folder)
    choices = [at for at, (turn, legal) in enumerate(moves) if turn != 'chance' and len(legal) > 1]
    for at in choices[::len(choices) // 12]:
        advice = hint(file, '--level', 'rudiarius', '--at', str(at))
        assert advice['at'] == at and advice['level'] == 'rudiarius' and advice['seed'] == 1
        check(advice, *moves[at])


def test_seeds(folder):
    file, moves = write_game(folder)
    advice = hint(file, '--at', '0')
    assert advice['level'] == 'lanista'
    check(advice, *moves[0])
    assert advice == hint(file, '--at=0', '--level=lanista', '--seed=1')
    assert advice['hints'] != hint(file, '--at', '0', '--seed', '2')['hints']


def test_no_playouts(folder):
    """Who does not look ahead, or has no choice, still has a move."""
    file, moves = write_game(folder)
    only = next(at for at, (turn, legal) in enumerate(moves)
                if turn != 'chance' and len(legal) == 1)
    no_look = 'This level does not look ahead, so there is nothing to compare.'
    for level, at, why in (('tiro', 0, no_look), ('greedy', 0, no_look), ('random', 0, no_look),
                           ('lanista', only, 'There is no other move.')):
        advice = hint(file, '--level', level, '--at', str(at))
        assert advice['hints'] == [{'move': advice['move'], 'playouts': 0}]
        assert advice['move'] in moves[at][1]
        lines = run('hint', file, '--level', level, '--at', str(at)).decode().split('\n')
        assert lines[0].endswith(f': {level} plays {advice["move"]}')
        assert lines[1:] == ['', why, '']


def test_table(folder):
    file, _ = write_game(folder)
    advice = hint(file, '--at', '0', '--level', 'rudiarius')
    lines = run('hint', file, '--at', '0', '--level', 'rudiarius').decode().split('\n')
    assert lines[0] == f'After move 0, seat 1: rudiarius plays {advice["move"]}'
    assert lines[2].endswith('Wins %  Wins less  Points  Points less  Playouts')
    for line, one in zip(lines[3:-1], advice['hints'], strict=False):
        assert line.startswith(one['move'])
        assert line.split()[-5:] == [f'{100 * one["wins"]:.1f}', f'{100 * one["wins_less"]:.1f}',
                                     f'{one["points"]:.2f}', f'{one["points_less"]:.2f}',
                                     str(one['playouts'])]


def test_nobody(folder):
    file, moves = write_game(folder)
    chance = next(at for at, (turn, _) in enumerate(moves) if turn == 'chance')
    assert fail('hint', file, '--at', str(chance)) == (f'after move {chance} it is the turn of '
                                                       'chance, not of a player')
    assert fail('hint', file) == f'after move {len(moves)} the game is over'
    assert 'No such file' in fail('hint', str(folder / 'missing.harena'))
    assert fail('hint', file, '--at', '99999', status=2) == (f'--at takes a number from 0 to '
                                                             f'{len(moves)}, not “99999”')


def test_stopped(folder):
    """The best so far, with no more playouts than there was time for."""
    file, moves = write_game(folder)
    with subprocess.Popen([LAB, 'hint', file, '--at', '0', '--json'], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    # On a machine so slow that it has not begun to listen yet, it just ends.
    if process.returncode != -signal.SIGINT:
        assert process.returncode == 0 and errors == b'', (process.returncode, errors)
        assert parse(output)['move'] in moves[0][1]


if __name__ == '__main__':
    sys.exit(main(globals()))
