#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""harena-lab knows every game of the house, in every edition and with every number of seats."""

import os
import pathlib
import re
import subprocess
import sys

from lab import LAB, main, parse, run

BOT = pathlib.Path(os.environ['G_TEST_SRCDIR']).parent / 'data' / 'examples' / 'harena-bot.py'


def list_games():
    """For each game its seats and editions, as the engine tells them."""
    said = subprocess.run([LAB, 'engine'], input='games\n', capture_output=True, text=True,
                          check=True).stdout
    for line in said.removeprefix('= ').split('\n')[:-2]:
        game, least, most, editions = re.fullmatch(
            r'(\S+) seats (\d)-(\d) edition ([^=]*?)(?: option .*)?', line).groups()
        yield game, range(int(least), int(most) + 1), editions.split(' ')


def write_games(folder):
    """A file for each game, edition and number of seats that go together."""
    for game, seats, editions in list_games():
        n_games = 0
        for edition in editions:
            for n_seats in seats:
                file = folder / f'{game}-{edition}-{n_seats}.harena'
                done = subprocess.run([LAB, 'random', '--game', game, '--edition', edition,
                                       '--players', str(n_seats), '--games', '1', '--write', file],
                                      capture_output=True, check=False)
                assert done.returncode == (0 if file.exists() else 2), done
                if file.exists():
                    n_games += 1
                    yield game, str(file), n_seats, parse(done.stdout)
        assert n_games > 0, game


def test_files(folder):
    """Random games are valid, are traced to their result, and can be shown."""
    for game, file, n_seats, figures in write_games(folder):
        assert figures['game'] == game and figures['players'] == n_seats
        assert parse(run('check', '--json', file))[0]['over'] is (figures['unfinished'] == 0)
        *moves, last, _ = run('trace', file).decode().split('\n')
        assert len(moves) == figures['longest_game']
        points, winners = re.fullmatch(r'# points (-?\d+(?: -?\d+)*); winners (.+)', last).groups()
        assert [int(word) for word in points.split(' ')] == figures['points']
        seats = [str(seat) for seat, wins in enumerate(figures['wins'], 1) if wins > 0]
        result = {1: 'draw'}.get(figures['draws']) or {1: 'none'}.get(figures['lost']) \
            or {1: 'open'}.get(figures['unfinished']) or ' '.join(seats)
        assert winners == result, (last, figures)
        assert run('show', file).count(b'\n') > 4


def test_match(folder):
    """Tiro plays every game, and what is kept is valid."""
    for game, seats, _ in list_games():
        levels = ','.join(['tiro'] * seats[0])
        figures = parse(run('match', '--game', game, '--seats', levels, '--games', str(seats[0]),
                            '--write', str(folder / game), '--json'))
        assert figures['game'] == game and figures['played'] == seats[0]
        files = [str(file) for file in (folder / game).iterdir()]
        assert len(files) == seats[0]
        assert all(one['over'] for one in parse(run('check', '--json', *files)))


def test_bot(_):
    """The example plays a whole game of each against Tiro."""
    for game, seats, _ in list_games():
        said = subprocess.run([sys.executable, BOT, game, str(seats[0]), '7'], check=True,
                              timeout=60, capture_output=True, text=True)
        lines = said.stdout.split('\n')[:-1]
        assert said.stderr == '' and len(lines[-2].split(' ')) == 1 + seats[0], lines[-2:]
        assert re.fullmatch(r'Winners: (\d( \d)*|draw|none)', lines[-1]), lines[-1]


if __name__ == '__main__':
    sys.exit(main(globals()))
