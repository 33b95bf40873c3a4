#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games against a computer player, by the accessible tree alone, in every language."""

import sys

from catalogue import add_for_languages
from clash import Player
from harena import Program
from lab import main, run

GAME = ('--new', 'clash', '--seats', 'Anna:person,Bruno:tiro', '--quick-entry')


def test_game(folder, language):
    """Nothing but spaces and answers is pressed, by the action that a screen reader uses."""
    with Program(folder, *GAME, '--seed', '6', language=language) as program:
        player = Player(program)
        assert player.play(), 'the game does not end'
        assert len(player.questions) >= 10, player.questions
        assert all('Anna' in question for question in player.questions), player.questions
        end = program.read()
        winner = end.find_all('heading')[0].name
        assert 'Anna' in winner or 'Bruno' in winner, winner
        program.quit()

    games = list((folder / 'data').rglob('*.harena'))
    assert len(games) == 1, games
    said = run('check', games[0]).decode()
    assert said.endswith('over\n') and 'not over' not in said, said
    assert not program.kept(), program.kept()


def collect():
    cases = {}
    add_for_languages(cases, test_game, ['en', 'it', 'de'])
    return cases


if __name__ == '__main__':
    sys.exit(main(collect()))
