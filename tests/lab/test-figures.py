#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the JSON of harena-lab is JSON, and whether its figures are those of the games."""

import collections
import os
import sys

from lab import close, main, parse, run

VERBS = ('enter join draw place attack beast release pass name net roll keep reroll lose').split()
GLADIATORS, BEASTS = 60, 12  # R1, R2
TEAMS = {2: 4, 3: 4, 4: 3, 5: 3}  # R4


def final_points(file):
    """What each seat has at the end, out of what show says to a person."""
    lines = run('show', file).decode().split('\n')
    return [int(line.rsplit(' ', 1)[1]) for line in lines if ', points ' in line]


def replay(folder, number, *arguments):
    """The game of this number: how often each verb came, and the points."""
    file = str(folder / f'{number}.harena')
    run('random', *arguments, '--games', str(number), '--write', file)
    trace = run('trace', file).decode().split('\n')[:-2]
    verbs = collections.Counter(line.split('\t')[2].split(' ')[0] for line in trace)
    return verbs, final_points(file)


def check_means(folder, *arguments):
    """The figures of a few games are the means over their traces."""
    n_games = 6
    figures = parse(run('random', *arguments, '--games', str(n_games)))
    games = [replay(folder, number, *arguments) for number in range(1, n_games + 1)]
    seats = figures['players']

    assert figures['games'] == n_games
    assert list(figures['moves']) == VERBS
    for verb in VERBS:
        assert close(figures['moves'][verb], sum(verbs[verb] for verbs, _ in games) / n_games), verb
    lengths = [sum(verbs.values()) for verbs, _ in games]
    assert close(figures['moves_per_game'], sum(lengths) / n_games)
    assert figures['longest_game'] == max(lengths)
    assert close(figures['battles'],
                 sum(figures['moves'][verb] for verb in ('attack', 'beast', 'release')))

    wins, shared, draws = [0] * seats, 0, 0
    for _, points in games:
        winners = [seat for seat in range(seats) if points[seat] == max(points)]
        shared += 1 < len(winners) < seats
        draws += len(winners) == seats
        for seat in winners:
            wins[seat] += 1 / len(winners)
    for seat in range(seats):
        assert close(figures['points'][seat], sum(points[seat] for _, points in games) / n_games)
        assert close(figures['wins'][seat], wins[seat] / n_games)
    assert close(figures['shared_wins'], shared / n_games)
    assert close(figures['draws'], draws / n_games)
    assert figures['lost'] == figures['unfinished'] == 0
    return figures


def test_international(folder):
    figures = check_means(folder, '--players', '4', '--seed', '11')
    assert figures['game'] == 'clash' and figures['edition'] == 'international'
    assert figures['seed'] == 11
    assert figures['options'] == {
        'spacing': 'off', 'stopped-by': 'enemies', 'winner-moves-in': 'yes',
        'beast-rolled-by': 'left', 'beast-moves': 'alone'}
    assert figures['moves']['name'] == 0


def test_german(folder):
    figures = check_means(folder, '--players', '5', '--edition', 'german', '--seed', '3')
    assert figures['edition'] == 'german'
    assert figures['options'] == {
        'spacing': 'on', 'stopped-by': 'anyone', 'winner-moves-in': 'no',
        'beast-rolled-by': 'named', 'beast-moves': 'always'}
    assert figures['moves']['name'] > 0


def test_options(folder):
    """The last of two values counts; all German values are the German edition."""
    figures = check_means(folder, '--option', 'spacing=on', '--option', 'beast-rolled-by=named',
                          '--option', 'spacing=off', '--players', '2')
    assert figures['edition'] is None
    assert figures['options']['spacing'] == 'off'
    assert figures['options']['beast-rolled-by'] == 'named'
    changes = ['spacing=on', 'stopped-by=anyone', 'winner-moves-in=no', 'beast-rolled-by=named',
               'beast-moves=always']
    mixed = run('random', '--games', '9', *(word for change in changes
                                            for word in ('--option', change)))
    assert mixed == run('random', '--games', '9', '--edition', 'german')


def test_sums(_):
    """What must hold over any number of games."""
    for seats in 2, 3, 4, 5:
        for edition in 'international', 'german':
            figures = parse(run('random', '--players', str(seats), '--edition', edition,
                                '--games', '200', '--seed', str(seats)))
            entered = 4 * TEAMS[seats] * seats
            assert close(sum(figures['wins']), 1)
            assert close(sum(figures['ended'].values()), 1)
            assert list(figures['ended']) == ['one-player', 'beasts', 'passes']
            assert close(figures['moves']['enter'] + figures['moves']['join'], entered)
            assert close(sum(figures['moves'].values()), figures['moves_per_game'])
            assert len(figures['points']) == len(figures['wins']) == seats
            assert 0 <= figures['beasts_killed'] <= BEASTS
            assert 0 <= figures['gladiators_unscored'] <= GLADIATORS
            # R38, R39: who entered is a point for somebody in the end, or was killed by a beast
            # for nobody; and a beast is two points, unless another beast killed it (R35).
            points = sum(figures['points'])
            gladiators = entered - figures['gladiators_unscored']
            assert gladiators - 1e-6 <= points <= gladiators + 2 * figures['beasts_killed'] + 1e-6


def test_seeds(_):
    """The same seed plays the same games, another plays others; defaults are what they say."""
    one = run('random', '--games', '40', '--seed', '5')
    assert one == run('random', '--seed=5', '--games=40', '--json')
    assert one != run('random', '--games', '40', '--seed', '6')
    assert run('random') == run('random', '--players', '4', '--edition', 'international',
                                '--games', '1000', '--seed', '1', '--game', 'clash')
    largest = parse(run('random', '--games', '1', '--seed', str(2 ** 64 - 1)))
    assert largest['seed'] == 2 ** 64 - 1


def test_write(folder):
    """A record is written anew each time, is the same for the same seed, and rolls its own dice."""
    file = folder / 'game.harena'
    file.write_text('something else', encoding='utf-8')
    run('random', '--games', '3', '--write', str(file))
    first = file.read_bytes()
    assert b'Player=random' in first and b'Name=Seat 4' in first
    run('random', '--games', '3', '--write', str(file))
    assert file.read_bytes() == first
    assert [path.name for path in folder.iterdir()] == ['game.harena']
    assert parse(run('check', '--json', str(file)))[0]['over'] is True


def test_check(folder):
    """Names of files may hold anything, and come out as they went in, if they are UTF-8."""
    names = ['plain.harena', 'quo"te.harena', 'back\\slash.harena', 'line\nbreak\t\x01.harena',
             'löwe.harena', '🦁.harena']
    files = [str(folder / name) for name in names]
    for file in files:
        run('random', '--games', '1', '--write', file)
    verdicts = parse(run('check', '--json', *files))
    assert [verdict['file'] for verdict in verdicts] == files
    for verdict in verdicts:
        assert sorted(verdict) == ['file', 'moves', 'over', 'valid']
        assert verdict['valid'] is True and verdict['over'] is True and verdict['moves'] > 100

    missing = os.fsencode(folder) + b'/not-\xff-utf-8.harena'
    verdicts = parse(run('check', '--json', missing, files[0], status=1))
    assert sorted(verdicts[0]) == ['error', 'file', 'valid']
    assert verdicts[0]['valid'] is False and 'No such file' in verdicts[0]['error']
    assert verdicts[0]['file'].endswith('/not-\ufffd-utf-8.harena')
    assert verdicts[1]['valid'] is True


def test_bench(_):
    figures = parse(run('bench', '--json', '--seconds', '1'))
    assert sorted(figures) == ['edition', 'game', 'load_seconds', 'signature', 'speeds']
    assert figures['load_seconds'] > 0
    assert [speed['players'] for speed in figures['speeds']] == [2, 3, 4, 5]
    for speed in figures['speeds']:
        assert speed['seconds'] >= 1 and speed['games'] > 0 and speed['moves'] > speed['games']
        assert abs(speed['moves_per_second'] - speed['moves'] / speed['seconds']) <= 1
        assert abs(speed['games_per_second'] - speed['games'] / speed['seconds']) <= 1


if __name__ == '__main__':
    sys.exit(main(globals()))
