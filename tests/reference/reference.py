# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds a game of the engine, position by position, against a second reading of its rules page."""

import configparser
import importlib

from lab import run


def read_record(path):
    """The seats, the options and the name of the game."""
    parser = configparser.ConfigParser(delimiters='=', comment_prefixes='#', interpolation=None)
    parser.optionxform = str
    parser.read(path, encoding='utf-8')
    seats = sum(section.startswith('Seat ') for section in parser.sections())
    options = dict(parser['Options']) if parser.has_section('Options') else {}
    return parser['Harena']['Game'], seats, options


def winners_word(game):
    winners = game.winners()
    if not winners:
        return 'none'
    if len(winners) == len(game.points()) > 1 and not getattr(game, 'all_win', False):
        return 'draw'
    return ' '.join(str(seat) for seat in sorted(winners))


def result_line(game):
    return f'# points {" ".join(map(str, game.points()))}; winners {winners_word(game)}'


def compare(path):
    """Plays the record in the reference: whose turn, what was legal, and how it came out."""
    name, seats, options = read_record(path)
    game = importlib.import_module(name).Game(seats, options)
    *moves, last = run('trace', str(path)).decode().splitlines()
    for line in moves:
        number, turn, move, _, *listed = line.split('\t')
        where = f'{path}, move {number}'
        assert turn == str(game.turn()), f'{where}: the turn is {game.turn()}, not {turn}'
        legal = set(game.legal())
        theirs = set(listed[0].split(';')) if listed else set()
        assert legal == theirs, (f'{where}: only here {sorted(legal - theirs)}, '
                                 f'only there {sorted(theirs - legal)}')
        game.play(move)
    assert last == result_line(game), f'{path}: {last}, here {result_line(game)}'
    return len(moves)
