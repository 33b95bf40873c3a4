# SPDX-License-Identifier: GPL-3.0-or-later
"""How guests are seated at each game that has no player of its own, and what they had better not do."""

import dataclasses

from guest import Habits
from lab import run


@dataclasses.dataclass
class Table:
    """A game to be played, with a seed with which it is not long."""

    arguments: list
    people: list      # a question is asked of one of them, by the name that it has in the question
    habits: Habits
    seed: int = 1     # of the guest

    def start(self):
        return ['--new', *self.arguments]


TABLES = {
    # Who passes offers a draw.
    'hannibal': Table(['hannibal', '--seats', 'Anna:person,Bruno:tiro', '--seed', '5'],
                      ['Carthage'], Habits(['Pass', 'Legion for a Fleet'])),
    # A chariot that is driven far is home soon.
    'circus': Table(['circus', '--edition', 'few', '--seats', 'Anna:person,Bruno:tiro',
                     '--seed', '5'], ['Anna'], Habits(['Lay Aside'], space=20, answer=40)),
    # Two people, so that the screen is passed to and fro.
    'imperium': Table(['imperium', '--seats', 'Anna:person,Bruno:person', '--seed', '5'],
                      ['Anna', 'Bruno'], Habits(answer=99)),
    'gladiatori': Table(['gladiatori', '--edition', 'first', '--seats', 'Anna:person,Bruno:tiro',
                         '--seed', '5'], ['Anna'], Habits(['Surrender: −15 VP'])),
}


def check_end(program, guest, table):
    """The end page, by the sentences that a screen reader finds."""
    said = [question for question in guest.questions if question is not None]
    names = [program.text(name) for name in table.people]
    assert len(said) >= 10, said
    assert all(any(name in question for name in names) for question in said), said
    headings = guest.look().find_all('heading')
    assert headings and all(heading.name for heading in headings), headings
    program.quit()
    games = list((program.folder / 'data').rglob('*.harena'))
    assert len(games) == 1, games
    assert run('check', games[0]).decode().endswith('over\n'), run('check', games[0])
    assert not program.kept(), program.kept()
