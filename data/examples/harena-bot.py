#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot for the games of Harena: plays one game against Tiro by way of `harena-lab engine`.

Usage: harena-bot.py [GAME [SEATS [SEED]]]

The bot has seat 1, and Tiro has the others. It knows no rules: it asks for the legal moves and
takes one at random. To make a better bot, write another choose (). HARENA_LAB may say where
harena-lab is.
"""

import os
import random
import subprocess
import sys


class Engine:
    """A conversation: a line goes in, an answer and an empty line come out."""

    def __init__(self):
        program = os.environ.get('HARENA_LAB', 'harena-lab')
        self.process = subprocess.Popen([program, 'engine'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, encoding='utf-8')

    def ask(self, command):
        """The lines of the answer."""
        print(command, file=self.process.stdin, flush=True)
        lines = []
        for line in self.process.stdout:
            if line == '\n':
                break
            lines.append(line.rstrip('\n'))
        mark, answer = lines[0][:1], [lines[0][2:], *lines[1:]]
        if mark != '=':
            sys.exit(f'{command}: {answer[0]}')
        return answer

    def quit(self):
        self.ask('quit')
        self.process.stdin.close()
        self.process.wait()


def choose(moves, dice):
    """What the bot plays."""
    return dice.choice(moves)


def play(engine, game, seats, seed):
    dice = random.Random(seed)
    engine.ask(f'new {game} seats {seats} seed {seed}')
    n_moves = 0
    while (turn := engine.ask('turn')[0]) != 'nobody':
        n_moves += 1
        if turn == 'chance':
            engine.ask('roll')
            continue
        if turn == '1':
            move = choose(engine.ask('legal'), dice)
        else:
            move = engine.ask(f'go tiro seed {seed + n_moves}')[0]
        engine.ask(f'play {move}')
        print(f'{n_moves}. {"Bot" if turn == "1" else "Tiro " + turn}: {move}')

    print('Points:', engine.ask('points')[0])
    print('Winners:', engine.ask('winners')[0])


def main(game='clash', seats='2', seed='1'):
    engine = Engine()
    play(engine, game, seats, int(seed))
    engine.quit()


if __name__ == '__main__':
    main(*sys.argv[1:4])
