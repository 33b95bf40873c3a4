# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games of Gladiatori in the engine and in the reference at once, so that much happens.

A game in which every choice is equally likely seldom comes to blows. Here gladiators go where
enemies are, attack when they can, and lay what they have."""

import random
import subprocess

import gladiatori_arena as arena
from gladiatori import Game
from lab import LAB
from reference import winners_word

# How much a move is wanted, by its first word; 1 for any other.
WANTED = {
    'attack': 60, 'sweep': 40, 'net': 25, 'cooperate': 25, 'throw': 20, 'play': 6, 'reuse': 6,
    'recover': 4, 'defend': 3, 'leap': 3, 'agree': 3, 'feint': 2, 'push': 2, 'cube': 2, 'end': 1.5,
    'surprised': 0.7, 'plus': 0.7, 'turn': 0.6, 'power': 0.5, 'stop': 0.5, 'enough': 0.4,
    'surrender': 0.02,
}
MORE = {'lay', 'special', 'energy', 'hand', 'sweep', 'strike', 'parry'}
CLOSE, AHEAD = 3.0, 8.0


class Engine:
    """harena-lab engine, asked line by line."""

    def __enter__(self):
        self.process = subprocess.Popen([LAB, 'engine'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        assert self.process.wait() == 0

    def ask(self, command):
        self.process.stdin.write(command + '\n')
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()) != '\n':
            assert line, f'no answer to “{command}”'
            lines.append(line.rstrip('\n'))
        assert lines[0].startswith('='), f'{command}: {lines}'
        lines[0] = lines[0][2:]
        return [line for line in lines if line]


def options_at_random(dice):
    """How many seats there are, and options that go together."""
    options = {
        'specials-from': dice.choice('11137'), 'powers': dice.choice(['yes', 'yes', 'no']),
        'throwing': dice.choice(['yes', 'no']), 'animals': dice.choice(['none', 'standard']),
        'teams': dice.choice(['none', 'none', 'none', 'pair', 'sides', 'together']),
        'cooperate': dice.choice(['yes', 'no']), 'surrender': dice.choice(['yes', 'no', 'no', 'no']),
        'extra-damage': dice.choice(['yes', 'no']), 'wolf-brings': dice.choice(['dog', 'wolf']),
        'gladiators': dice.choice(['printed', 'printed', 'created']), 'items': 'printed',
        'turns': dice.choice('666654321'),
    }
    seats = {'pair': 3, 'sides': 4}.get(options['teams'], dice.choice([2, 2, 3, 4]))
    if options['teams'] == 'together':
        options['animals'] = 'standard'
    elif options['teams'] == 'none' and options['animals'] == 'standard' and dice.random() < 0.2:
        seats = 1
    if options['gladiators'] == 'created':
        options['items'] = dice.choice(['auction', 'selection'])
    return seats, options


def weight(game, move):
    words = move.split()
    wanted = WANTED.get(words[0], 1)
    if words[0] in MORE:
        wanted *= 1 + sum(word not in ('none', 'zero') for word in words[1:]) / 2
    if words[0] in ('step', 'turn'):
        gladiator = game.gladiators[game.turn() - 1]
        cell = words[1] if words[0] == 'step' else gladiator.cell
        enemies = [enemy.cell for enemy in game.enemies(gladiator)]
        if enemies:
            wanted *= CLOSE ** (5 - min(arena.distance(cell, enemy) for enemy in enemies))
            if arena.beside(cell, arena.NAMES.index(words[-1])) in enemies:
                wanted *= AHEAD
    return wanted


def walk(engine, seed):
    """One game; turns, legal moves and points are compared at every position."""
    dice = random.Random(seed)
    seats, options = options_at_random(dice)
    engine.ask(f'new gladiatori seats {seats} '
               + ' '.join(f'option {key}={value}' for key, value in options.items()))
    game = Game(seats, options)
    played = []
    while True:
        where = f'walk {seed}, {seats} seats, {options}, after {played[-12:]}'
        turn = str(game.turn() or 'nobody')
        points = ' '.join(map(str, game.points()))
        assert engine.ask('turn') == [turn], f'{where}: the turn is {turn}'
        assert engine.ask('points') == [points], f'{where}: points are {points}'
        if turn == 'nobody':
            break
        here, there = set(game.legal()), set(engine.ask('legal'))
        assert here == there, (f'{where}: only here {sorted(here - there)}, '
                               f'only there {sorted(there - here)}')
        moves = sorted(here)
        move, = dice.choices(moves, [weight(game, move) for move in moves])
        engine.ask('play ' + move)
        game.play(move)
        played.append(move)
    winners = winners_word(game)
    assert engine.ask('winners') == [winners], f'{where}: {winners} win'
