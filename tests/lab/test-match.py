#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether matches come out the same however they are split, and can be added up."""

import json
import math
import os
import pty
import random
import re
import signal
import subprocess
import sys
import time

from lab import LAB, close, fail, main, parse, run

TIMES = ('seconds_mean', 'seconds_95', 'seconds_longest', 'nanoseconds', 'nanoseconds_longest',
         'times')


def timeless(value):
    """The same without what differs from run to run: how long things took."""
    if isinstance(value, dict):
        return {key: timeless(inner) for key, inner in value.items() if key not in TIMES}
    if isinstance(value, list):
        return [timeless(inner) for inner in value]
    return value


def match(*arguments):
    return parse(run('match', '--json', *arguments))


def write_match(file, *arguments):
    """Plays a match into a file and returns the file's name."""
    file.write_bytes(run('match', '--json', *arguments))
    return str(file)


def check_times(competitor):
    sums = competitor['sums']
    counts = sums['times'][1::2]
    assert sums['times'][0::2] == sorted(set(sums['times'][0::2]))
    assert sum(counts) == competitor['decisions'] > 0
    assert 0 < competitor['seconds_mean'] <= competitor['seconds_longest']
    assert 0 < competitor['seconds_95'] <= competitor['seconds_longest']
    assert close(competitor['seconds_longest'], sums['nanoseconds_longest'] / 1e9)
    assert math.isclose(competitor['seconds_mean'],
                        sums['nanoseconds'] / competitor['decisions'] / 1e9, rel_tol=1e-6)


def check_means(figures):
    """What is printed agrees with the sums that are printed beside it."""
    rounds = sum(end - first for first, end in figures['rounds'])
    seats = figures['players']
    assert figures['played'] == rounds * seats
    assert close(figures['moves_per_game'], figures['moves'] / figures['played'])
    assert close(sum(one['wins'] for one in figures['competitors']), 1)
    assert figures['lost'] == 0 <= figures['draws'] <= figures['played']
    assert len(figures['competitors']) == seats
    for one in figures['competitors']:
        sums = one['sums']
        check_times(one)
        assert close(one['wins'], sums['wins'] / 60 / figures['played'])
        assert close(one['points'], sums['points'] / figures['played'])
        drawn = figures['draws'] / seats
        assert (one['outright'] + drawn) * 60 <= sums['wins'] \
            <= (one['outright'] + one['shared'] / 2 + drawn) * 60
        for key, unit in ('wins', 60), ('points', 1):
            mean, squares = sums[key] / rounds, sums[key + '_squares'] / rounds
            variance = (squares - mean * mean) * rounds / (rounds - 1)
            error = math.sqrt(max(variance, 0) / rounds) / seats / unit
            assert close(one[key + '_error'], error), (key, one, error)


def test_figures(_):
    for seats in 'greedy,random', 'random,greedy,tiro,greedy':
        figures = match('--seats', seats, '--games', '40', '--seed', '9')
        check_means(figures)
        assert figures['game'] == 'clash' and figures['edition'] == 'international'
        assert figures['games'] == figures['played'] == 40
        assert figures['seed'] == 9 and figures['dealt'] is False
        assert [one['level'] for one in figures['competitors']] == seats.split(',')
        wins = {one['level']: one['wins'] for one in figures['competitors']}
        assert wins['greedy'] > wins['random']


def test_table(_):
    """A person reads the same numbers."""
    arguments = ('--seats', 'greedy,random', '--games', '20', '--edition', 'german', '--dealt')
    figures = match(*arguments)
    lines = run('match', *arguments).decode().split('\n')
    assert lines[:4] == ['Clash of the Gladiators', 'Edition: german', 'Entry: dealt',
                         '20 games, seed 1']
    assert lines[5].endswith('Mean ms  95 % ms  Longest ms')
    for number, one in enumerate(figures['competitors'], 1):
        row = lines[5 + number].split()
        assert row[:2] == [str(number), one['level']]
        assert row[2] == f'{100 * one["wins"]:.1f}' and row[3] == f'{100 * one["wins_error"]:.1f}'
        assert row[4:6] == [str(one['outright']), str(one['shared'])]
        assert row[6] == f'{one["points"]:.2f}' and row[8] == str(one['decisions'])
        # Another run, so other times; but even the quickest player takes some.
        assert all(re.fullmatch(r'\d+\.\d{3}', word) for word in row[9:]) and len(row) == 12
        assert float(row[11]) > 0
    assert lines[9] == f'Moves per game: {figures["moves_per_game"]:.1f}'


def test_threads(_):
    arguments = ('--seats', 'veteranus,greedy', '--games', '10', '--dealt')
    one = timeless(match(*arguments))
    assert one == timeless(match(*arguments, '--threads', '2'))
    assert one == timeless(match(*arguments, '--threads', '9'))
    assert one != timeless(match(*arguments, '--seed', '2'))


def test_one_round(_):
    """Half a round is played whole, and one says nothing about how far the next may be off."""
    result = subprocess.run([LAB, 'match', '--seats', 'tiro,greedy,random', '--games', '1',
                             '--json'], capture_output=True, check=True)
    figures = parse(result.stdout)
    assert b': 3 games are played instead of 1, so that' in result.stderr, result.stderr
    assert figures['games'] == figures['played'] == 3
    assert figures['competitors'][0]['wins_error'] is None
    assert '–' in run('match', '--seats', 'greedy,random', '--games', '2').decode()


def test_parts(folder):
    """Parts that are added up are the whole, in any order."""
    arguments = ('--seats', 'tiro,greedy,random', '--games', '33')
    whole = match(*arguments)
    files = [write_match(folder / f'{part}.json', *arguments, '--part', f'{part}/4')
             for part in range(1, 5)]
    merged = run('merge', '--json', *files)
    assert timeless(parse(merged)) == timeless(whole)
    assert run('merge', '--json', *reversed(files)) == merged
    check_means(parse(merged))

    some = parse(run('merge', '--json', files[0], files[2]))
    assert some['games'] == 33 and some['played'] < 33 and len(some['rounds']) == 2
    assert f'{some["played"]} of 33 games' in run('merge', files[0], files[2]).decode()
    # What was merged can be merged again, and by itself stays what it is.
    half = folder / 'half.json'
    half.write_bytes(run('merge', '--json', files[0], files[2]))
    assert run('merge', '--json', files[3], str(half), files[1]) == merged
    assert run('merge', '--json', str(half)) == half.read_bytes()


def test_other_matches(folder):
    """Only parts of one match are added up."""
    base = {'--seats': 'greedy,random', '--games': '20', '--part': '1/2'}
    one = write_match(folder / 'one.json', *(word for pair in base.items() for word in pair))
    others = {
        'players': ({'--seats': 'greedy,random,random', '--games': '30'}, ()),
        'competitors': ({'--seats': 'random,greedy'}, ()),
        'games': ({'--games': '22'}, ()),
        'seed': ({'--seed': '2'}, ()),
        'options': ({'--edition': 'german'}, ()),
        'dealt': ({}, ('--dealt',)),
    }
    for key, (changes, more) in others.items():
        words = [word for pair in {**base, '--part': '2/2', **changes}.items() for word in pair]
        other = write_match(folder / f'{key}.json', *words, *more)
        assert fail('merge', one, other) == (f'{other}: this is no part of the same match as '
                                             f'{one}: “{key}” differs')

    third = write_match(folder / 'third.json', '--seats', 'greedy,random', '--games', '20',
                        '--part', '2/3')
    assert fail('merge', one, one) == f'{one}: round 1 is in one of the files before, too'
    assert fail('merge', one, third) == f'{third}: round 4 is in one of the files before, too'


def change(figures, path, value):
    """A copy of the figures with one value replaced, or taken out if it is None."""
    copy = json.loads(json.dumps(figures))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copy


def test_tampered(folder):
    """What match cannot have written is refused; nothing is taken on trust."""
    figures = match('--seats', 'greedy,random', '--games', '8')
    file = folder / 'tampered.json'
    sums = ('competitors', 0, 'sums')
    changes = [
        (('game',), 'morra'), (('game',), None), (('players',), 3), (('players',), 0),
        (('players',), 2.5), (('games',), 9), (('games',), 0), (('games',), 10 ** 8),
        (('games',), -8), (('seed',), 2 ** 64), (('seed',), '1'), (('dealt',), 0),
        (('options', 'spacing'), 'wide'), (('options', 'spacing'), None), (('options',), []),
        (('rounds',), []), (('rounds',), [[0, 5]]), (('rounds',), [[2, 1]]),
        (('rounds',), [[0, 2], [1, 4]]), (('rounds',), [3]), (('rounds',), [[0]]),
        (('competitors',), figures['competitors'][:1]),
        (('competitors',), figures['competitors'] * 2),
        (('competitors', 0, 'level'), 'caesar'), (('competitors', 0, 'outright'), 9),
        (sums, None), (sums + ('wins',), 10 ** 18), (sums + ('wins',), 1.5),
        (sums + ('points',), -10 ** 18), (sums + ('points_squares',), -1),
        (sums + ('times',), [1]), (sums + ('times',), [2048, 1]), (sums + ('times',), [1, -1]),
        (sums + ('nanoseconds',), 2 ** 63), (('moves',), 'many'), (('draws',), 9),
        (('draws',), None), (('lost',), -1), (('lost',), 9),
    ]
    for path, value in changes:
        file.write_text(json.dumps(change(figures, path, value)), encoding='utf-8')
        assert 'this is not what harena-lab match --json has written' in fail('merge', str(file)), \
            (path, value)
    # White space and what is not needed do not matter.
    file.write_text(json.dumps({'more': [{}, None, '\\"\u0001'], **figures}), encoding='utf-8')
    assert run('merge', '--json', str(file))


def test_not_json(folder):
    file = folder / 'not.json'
    for text in ('', '{', '{}', '[]', 'null', '{"game"}', '{"game":}', '{"game": "clash",}',
                 '{"game": "clash"} x', '"\\u12"', '"\n"', '01', '-', '1.', '1e', 'tru', '[1,]',
                 '[' * 100000, '[' * 17 + ']' * 17, '{"game": "clash"}\0'):
        file.write_bytes(text.encode())
        assert 'this is not what' in fail('merge', str(file)), text
    assert 'No such file' in fail('merge', str(folder / 'missing.json'))
    assert 'Is a directory' in fail('merge', str(folder))


def test_garbled(folder):
    """Bytes that were changed on the way never do worse than being refused."""
    text = run('match', '--seats', 'greedy,random', '--games', '4', '--json')
    file = folder / 'garbled.json'
    dice = random.Random(1)
    for _ in range(150):
        garbled = bytearray(text)
        for _ in range(dice.choice((1, 1, 2, 8))):
            garbled[dice.randrange(len(garbled))] = dice.choice(b'\0\x80"\\{}[],:0123456789-e ax')
        if dice.random() < 0.2:
            del garbled[dice.randrange(len(garbled)):]
        file.write_bytes(garbled)
        result = subprocess.run([LAB, 'merge', '--json', str(file)], capture_output=True,
                                check=False)
        assert result.returncode in (0, 1), result
        if result.returncode == 0:
            parse(result.stdout)


def test_stopped(folder):
    """Ctrl+C and the end of a batch job: what is done so far is printed, and can be added up."""
    for number in signal.SIGINT, signal.SIGTERM:
        with subprocess.Popen([LAB, 'match', '--seats', 'greedy,random', '--games', '10000000',
                               '--threads', '2', '--json'], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            time.sleep(1)
            process.send_signal(number)
            output, errors = process.communicate(timeout=60)
        assert process.returncode == 1, process.returncode
        assert errors == b'harena-lab match: stopped before all games were played\n', errors
        figures = parse(output)
        check_means(figures)
        assert 0 < figures['played'] < figures['games']
        file = folder / 'stopped.json'
        file.write_bytes(output)
        assert run('merge', '--json', str(file)) == output


def test_progress(_):
    """One line on a terminal, gone when it is over; nothing where there is none (see run)."""
    control, terminal = pty.openpty()
    with subprocess.Popen([LAB, 'match', '--seats', 'veteranus,greedy', '--games', '8', '--json'],
                          stdout=subprocess.PIPE, stderr=terminal) as process:
        output, _ = process.communicate(timeout=60)
    os.close(terminal)
    shown = os.read(control, 65536).decode()
    os.close(control)
    assert parse(output)['played'] == 8
    assert shown.startswith('\r0 of 8 games') and shown.endswith(' \r'), shown


if __name__ == '__main__':
    sys.exit(main(globals()))
