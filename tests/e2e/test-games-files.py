#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are saved, and games that are lost by force: both are there again as they were."""

import sys

from fivegames import TABLES
from guest import Guest
from harena import Program, wait_for
from lab import main, run

PRESSES = 12   # before it is saved, and again before it is killed


def show(file):
    """The position at the end of a record, without the name of the file."""
    return run('show', file).decode()


def read_table(program, guest):
    """What is asked, and all that stands on the board, once it does not change any more."""
    read = [None, None]

    def is_at_rest():
        tree = guest.find_asking()
        spaces = [item.name for item in tree.find_all('option')] if tree is not None else []
        read.append((guest.find_question(tree), spaces) if spaces else None)
        return read[-1] is not None and read[-1] == read[-2]
    program.wait(is_at_rest, 'the board')
    return read[-1]


def play_to_rest(program, guest):
    """Until somebody who looks is asked and has nothing in hand, and every move has been kept."""
    guest.play(PRESSES)
    back = program.catalogue.pgettext('button', 'Back')
    for _ in range(20):
        tree = program.wait(guest.find_asking, 'a question')
        assert not guest.is_over(tree), 'the game is over too soon'
        if guest.find_question(tree) is not None and not tree.find_all('button', back):
            break
        guest.play(1)
    else:
        raise AssertionError('there is always something in hand')
    last = []

    def is_still():
        kept = [show(file) for file in program.kept()]
        last.append(kept)
        return len(last) > 10 and kept and all(older == kept for older in last[-10:])
    program.wait(is_still, 'the last move in the file')
    return read_table(program, guest)


def save_as(program, file):
    program.focus_window()
    program.type('ctrl+s')
    program.wait(lambda: len(program.windows()) == 2, 'the question for a name')
    program.focus_window()
    program.type('ctrl+a')
    program.write(str(file))
    program.type('Return')
    program.wait(file.exists, 'the file')
    program.wait(lambda: len(program.windows()) == 1, 'the end of the question')


def go_on(program, guest):
    """From the welcome page into the game that was left; whoever is called sits down."""
    start = program.text('Continue: %s. %s').split('%s')[0]
    button = program.wait(lambda: [item for item in program.read().find_all('button')
                                   if item.name.startswith(start)], 'Continue')
    program.press(button[0])
    sit_down(program, guest)


def sit_down(program, guest):
    tree = program.wait(guest.find_asking, 'the table')
    if guest.find_question(tree) is None:
        guest.play(1)


def check_same(before, after):
    differ = [pair for pair in zip([before[0], *before[1]], [after[0], *after[1]])
              if pair[0] != pair[1]]
    assert before == after, differ


def keep(folder, game):
    """Saved, played on, killed: Continue has what was lost, and the file what was saved."""
    table = TABLES[game]
    file = folder / 'saved by Anna.harena'
    with Program(folder, *table.start()) as program:
        guest = Guest(program, table.habits, table.seed)
        saved = play_to_rest(program, guest)
        save_as(program, file)
        words = show(file)
        lost = play_to_rest(program, guest)
        assert lost != saved
        left = show(program.kept()[0])
        program.kill()

    with Program(folder) as program:
        guest = Guest(program, table.habits, table.seed)
        go_on(program, guest)
        check_same(lost, read_table(program, guest))
        kept = program.kept()
        assert len(kept) == 1 and show(kept[0]) == left, kept
        guest.play(4)
        wait_for(lambda: show(kept[0]) != left, 'the next move')
        program.kill()

    assert show(file) == words
    with Program(folder, file) as program:
        guest = Guest(program, table.habits, table.seed)
        sit_down(program, guest)
        check_same(saved, read_table(program, guest))


if __name__ == '__main__':
    sys.exit(main({f'test_{name}': lambda folder, game=name: keep(folder, game)
                   for name in TABLES}))
