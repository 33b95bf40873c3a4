#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are saved, lost by force, or not games at all."""

import os
import pathlib
import subprocess
import sys

from clash import Player
from harena import HARENA, Program, wait_for
from lab import main, run

GOLDEN = pathlib.Path(os.environ['G_TEST_SRCDIR']) / 'golden' / 'clash' / 'german-2.harena'
GAME = ('--new', 'clash', '--seats', 'Anna:person,Bruno:tiro', '--quick-entry', '--seed', '5')


def show(file):
    """The position at the end of a record, without the name of the file."""
    return run('show', file).decode()


def test_save(folder):
    """Ctrl+S asks for a name; what was saved goes on where it was."""
    file = folder / 'Anna and Bruno.harena'
    with Program(folder, *GAME) as program:
        player = Player(program)
        assert not player.play(8)
        player.play_to_arena()
        before = player.read_position()
        program.focus_window()
        program.type('ctrl+s')
        program.wait(lambda: len(program.windows()) == 2, 'the question for a name')
        program.focus_window()
        program.type('ctrl+a')
        program.write(str(file))
        program.type('Return')
        program.wait(file.exists, 'the file')
        program.wait(lambda: len(program.windows()) == 1, 'the end of the question')
        saved = show(file)
        program.quit()

    with Program(folder, file) as program:
        player = Player(program)
        player.next_choice()
        assert player.read_position() == before
        assert program.windows()[0].name == file.stem, program.windows()[0].name
        assert show(file) == saved
        assert not player.play(4)
        player.next_choice()
        # It is kept, and the file is as it was until it is saved.
        assert show(file) == saved
        wait_for(lambda: any(show(kept) != saved for kept in program.kept()), 'what was played')
        program.focus_window()
        program.type('ctrl+s')
        wait_for(lambda: show(file) != saved, 'what is saved')


def is_due_in_battle(file):
    """Whether the record has come to a question of Anna's in a battle."""
    lines = show(file).splitlines()
    return any(line.startswith('Battle:') for line in lines) and lines[-1].startswith('Seat 1:')


def test_kill(folder):
    """Killed in a battle, it offers the same question when it is back."""
    with Program(folder, *GAME) as program:
        player = Player(program)
        while player.next_choice().role != 'button':
            assert not player.play(1)
        question = player.questions[-1]
        wait_for(lambda: program.kept() and is_due_in_battle(program.kept()[0]), 'the last move')
        before = show(program.kept()[0])
        program.kill()

    with Program(folder) as program:
        player = Player(program)
        start = program.text('Continue: %s. %s').split('%s')[0]
        button = program.wait(lambda: [item for item in program.read().find_all('button')
                                       if item.name.startswith(start)], 'Continue')
        program.press(button[0])
        assert player.next_choice().role == 'button'
        assert player.questions[-1] == question, player.questions
        kept = program.kept()
        assert len(kept) == 1 and show(kept[0]) == before, kept
        player.press(player.next_choice())
        wait_for(lambda: show(kept[0]) != before, 'the next move')


def make_bad_files(folder):
    """What a person may open by mistake, and a word of the reason that is given."""
    good = GOLDEN.read_text(encoding='utf-8')
    (folder / 'good.harena').write_text(good, encoding='utf-8')
    bad = {
        'binary': (bytes(range(256)) * 64, ''),
        'empty': (b'', ''),
        'truncated': (good[:good.index('[Moves]') - 40].encode(), ''),
        'wrong': (good.replace('\n1=enter ', '\n1=enter z', 1).encode(), 'z'),
        'huge': (b'#' * (4 * 1024 * 1024), str(1024 * 1024)),
    }
    for name, (data, _word) in bad.items():
        (folder / f'{name}.harena').write_bytes(data)
    return {folder / f'{name}.harena': word for name, (_data, word) in bad.items()}


def check_complaint(program, word):
    """A window of its own says what is wrong, and can be closed."""
    heading = program.text('The Game Could Not Be Opened')

    def find_dialog():
        return [window for window in program.windows()
                if window.find_all('label', heading)]

    dialog = program.wait(find_dialog, 'the complaint')[0]
    reasons = [item.name for item in dialog.find_all('label') if item.name != heading]
    assert any(len(reason) > 20 and word in reason for reason in reasons), reasons
    program.press(dialog.find_all('button')[-1])
    program.wait(lambda: not find_dialog(), 'the end of the complaint')


def test_hostile(folder):
    """It complains of each, and goes on: in the end it opens a good one."""
    bad = list(make_bad_files(folder).items())
    with Program(folder, bad[0][0]) as program:
        check_complaint(program, bad[0][1])
        for file, word in bad[1:]:
            again = program.start_again(file)
            assert again.returncode == 0, again
            check_complaint(program, word)
        for file in folder / 'no-such.harena', folder:
            again = program.start_again(file)
            assert again.returncode == 2, again
            assert again.stderr.startswith('harena: ') and again.stderr.count('\n') == 1, again
        assert len(program.windows()) == 1
        assert program.start_again(folder / 'good.harena').returncode == 0
        program.wait(lambda: program.windows()[0].name == 'good', 'the good game')
        program.quit()


if __name__ == '__main__':
    sys.exit(main(globals()))
