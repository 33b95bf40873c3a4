#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What Orca itself says, sentence after sentence: somebody who only listens can play. A turn of each
game, battles and conflicts, and the ends; no name of a class of GTK is ever spoken."""

import pathlib
import sys
import tempfile

from catalogue import ROOT
from harena import Program
from lab import main
from screenreader import Orca

SCREENS = ROOT / 'tests' / 'screens'

# Files of tests/screens, and what is spoken of each in this order; what begins with > are keys.
TURNS = {
    'arena': ['^b1, Marta: two swords, net and shield. Can attack', '^Marta: choose a team to attack',
              '>Return', '^Marta: who do you attack'],
    'hannibal': ['^Mauritania, Carthage: 2 legions', '^Carthage: move one piece', '>Return',
                 '^Carthage: where does the legion go'],
    'circus': ['^j14, Marta II: first lap', '^Marta II: drive a card'],
    'imperium': [r'^\w+, number \d, pays', '^Marta: choose three cards', '>Return',
                 'Marta: choose two cards more'],
    'gladiatori': ['^Marta: sprint, or play an Action card'],
}
FIGHTS = {
    'net': ['Marta: which gladiator do you net'],
    'again': ['Jonas: throw all three dice again'],
    'conflict': ['^The 1 push button', '^Carthage: which card', '>1', '^The 1', '>Return',
                 'loses a (fleet|legion)|loses no|each side loses'],
    'prepare': ['^Marta: which cards do you take in hand'],
    'attack': ['^Marta: how do you defend'],
}
ENDS = {
    'end': ['^Marta wins. 21'],
    'hannibal-end': ['^Rome has won.'],
    'circus-end': ['^Jonas wins. All three chariots are home'],
    'imperium-end': ['^Jonas is emperor.'],
    'gladiatori-end': ['^Marta wins. 15'],
}


def talk(orca, screen, sentences):
    with (tempfile.TemporaryDirectory() as folder,
          Program(pathlib.Path(folder), SCREENS / f'{screen}.harena', strict=False) as program):
        program.focus_window()
        for sentence in sentences:
            if sentence.startswith('>'):
                program.type(sentence[1:])
            else:
                orca.hear(sentence)


def listen(folder, talks):
    with Orca(folder) as orca:
        for screen, sentences in talks.items():
            talk(orca, screen, sentences)
        assert not orca.find_class_names(), orca.find_class_names()


def test_turns(folder):
    listen(folder, TURNS)


def test_fights(folder):
    listen(folder, FIGHTS)


def test_ends(folder):
    listen(folder, ENDS)


if __name__ == '__main__':
    sys.exit(main(globals()))
