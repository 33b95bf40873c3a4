#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether harena-lab review looks at every move, adds up what it says, and stops when asked."""

import signal
import subprocess
import sys
import time

from lab import LAB, close, fail, main, parse, run

MISTAKES = ((0.10, 'blunder'), (0.05, 'large'), (0.02, 'small'), (0, None))


def write_game(folder, *arguments):
    """A file with a game, and for each move: whose turn it was, the move, and what was legal."""
    file = str(folder / 'game.harena')
    run('random', '--games', '1', '--seed', '3', '--write', file, *arguments)
    rows = [line.split('\t') for line in run('trace', file).decode().split('\n')[:-2]]
    return file, [(row[1], row[2], row[4].split(';')) for row in rows]


def review(file, *arguments):
    return parse(run('review', file, '--level', 'rudiarius', '--json', *arguments))


def says(word, share):
    """Whether this is the share as a percentage, rounded."""
    return abs(float(word) - 100 * share) < 0.0501


def check_decision(move, legal):
    if move['forced']:
        assert len(legal) == 1 and 'cost' not in move
        return 0
    assert len(legal) > 1 and move['best'] in legal
    assert 0 <= move['wins'] <= 1 and 0 <= move['wins_best'] <= 1
    assert move['mistake'] == next(word for least, word in MISTAKES if move['cost'] >= least)
    if move['cost'] > 0:
        assert close(move['cost'], move['wins_best'] - move['wins'])
    if move['best'] == move['move'] and not move['mixed']:
        assert move['cost'] == 0
    assert close(sum(move['chances']), 1)
    return move['cost']


def check(file, moves, seats):
    answer = review(file)
    costs = [0] * seats
    luck = [0] * seats
    assert answer['level'] == 'rudiarius' and len(answer['seats']) == seats
    assert [move['number'] for move in answer['moves']] == list(range(1, len(moves) + 1))
    for move, (turn, text, legal) in zip(answer['moves'], moves, strict=True):
        assert move['move'] == text
        if turn == 'chance':
            assert move['turn'] == 0
            assert abs(sum(move['luck'])) < 1e-6
            luck = [one + other for one, other in zip(luck, move['luck'], strict=True)]
        else:
            assert str(move['turn']) == turn
            costs[move['turn'] - 1] += check_decision(move, legal)
    for seat, cost, gain in zip(answer['seats'], costs, luck, strict=True):
        assert abs(seat['cost'] - cost) < 1e-6 and abs(seat['luck'] - gain) < 1e-6
        assert abs(seat['mean_cost'] * seat['decisions'] - cost) < 1e-6
    assert abs(sum(seat['result'] for seat in answer['seats'])) < 1e-6
    # Who plays at random plays badly.
    assert sum(costs) > 0.1 and any(seat['blunders'] for seat in answer['seats'])
    return answer


def check_lines(file, answer):
    lines = run('review', file, '--level', 'rudiarius').decode().split('\n')
    choices = [move for move in answer['moves'] if move['turn'] > 0 and not move['forced']]
    assert lines[0].split() == ['Move', 'Seat', 'Wins', '%', 'Cost', '%', 'Mistake', 'Better']
    assert lines[len(choices) + 1] == ''
    for line, move in zip(lines[1:], choices, strict=False):
        start = f'{move["number"]} {move["move"]} '
        words = line[len(start):].split()
        assert line.startswith(start)
        assert words[0] == str(move['turn'])
        assert says(words[1], move['wins']) and says(words[2], move['cost'])
        assert (move['mistake'] or '') == (words[3] if move['mistake'] else '')
        assert line.rstrip().endswith(move['best']) == (move['cost'] > 0)
    sums = lines[len(choices) + 3:]
    for line, number, seat in zip(sums, (1, 2), answer['seats'], strict=False):
        assert line.split() == [str(number), seat['player'], str(seat['decisions']),
                                str(seat['small']), str(seat['large']), str(seat['blunders']),
                                *line.split()[6:]]
        assert says(line.split()[6], seat['cost']) and says(line.split()[7], seat['mean_cost'])
        assert says(line.split()[8], seat['luck']) and says(line.split()[9], seat['luck_error'])
    for line, number, seat in zip(sums[4:], (1, 2), answer['seats'], strict=False):
        words = line.split()
        assert words[0] == str(number) and says(words[1], seat['result'])
        assert says(words[2], seat['luck']) and says(words[3], seat['result'] - seat['luck'])


def test_dice(folder):
    file, moves = write_game(folder, '--players', '2')
    answer = check(file, moves, 2)
    assert any(seat['luck_error'] > 0 for seat in answer['seats'])
    check_lines(file, answer)


def test_secrets(folder):
    file, moves = write_game(folder, '--game', 'imperium', '--players', '3')
    answer = check(file, moves, 3)
    assert all(seat['luck'] == 0 for seat in answer['seats'])


def test_threads(folder):
    """Whoever looks at a move says the same of it."""
    file, _ = write_game(folder, '--game', 'imperium', '--players', '2')
    assert review(file) == review(file, '--threads', '3')


def test_misused(folder):
    file, _ = write_game(folder)
    assert fail('review', file, '--level', 'tiro', status=2) == (
        'tiro does not look ahead in this game, so it cannot judge moves')
    assert '“x”' in fail('review', file, '--level', 'x', status=2)
    assert fail('review', file, '--threads', '0', status=2) == (
        '--threads takes a number from 1 to 256, not “0”')
    assert 'No such file' in fail('review', str(folder / 'missing.harena'))


def test_stopped(folder):
    """What was looked at by then."""
    file, moves = write_game(folder, '--players', '5')
    with subprocess.Popen([LAB, 'review', file, '--json'], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    # On a machine so slow that it has not begun to listen yet, it just ends.
    if process.returncode != -signal.SIGINT:
        assert process.returncode == 1, process.returncode
        assert errors == b'harena-lab review: stopped before all moves were looked at\n', errors
        assert len(parse(output)['moves']) < len(moves)


if __name__ == '__main__':
    sys.exit(main(globals()))
