#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks and types at random in the real program, through game after game.

Usage: monkey.py HARENA HARENA-LAB SECONDS [SEED [GAME]]      (on a display; see build-aux/monkey)

It must not say any warning. It has to answer the bus within ten seconds all the time, end
only when its window is closed, and leave nothing but games that the rules accept. What is printed
is TAP, with the seed in it.
"""

import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

ANSWER = 10   # seconds within which the program has to answer
BATCH = 24    # events between two questions whether it is still there

WARNING = re.compile(r'(WARNING|CRITICAL|ERROR) \*\*')
# What every program of GTK 4 says when a title bar is dragged where there is no window manager, when
# a list drops down from a window that was dragged off the screen so, and when a column of its file
# chooser, the only tree that there is, is clicked before the folder has been read.
KNOWN = re.compile(r'Broken accounting of active state|gdk_monitor_get_geometry: assertion'
                   r'|attempt to allocate Gtk(PopoverContent|ScrolledWindow) .* with width -'
                   r'|gtk_tree_sortable_\w+: assertion')

KEYS = (['Return'] * 6 + ['space'] * 3 + ['Tab'] * 3 + ['shift+Tab', 'Escape', 'Escape']
        + ['Left', 'Right', 'Up', 'Down'] * 4 + ['1', '2', '3', '4', '5'] * 2
        + ['k', 't', 'h', 'u', 'ctrl+z', 'ctrl+shift+z', 'ctrl+h', 'ctrl+r', 'F9', 'F1', 'F10']
        + ['Home', 'End', 'Page_Up', 'Page_Down', 'alt+Up', 'alt+Down', 'Delete', 'BackSpace', 'a']
        + ['ctrl+n', 'ctrl+comma', 'ctrl+question', 'ctrl+l', 'alt+Left'])

SETTINGS = '[io/github/harena/Harena]\npace=\'{}\'\nanimations={}\n'

# How each game is begun; what is not named here begins with the welcome page.
STARTS = {
    'clash': ['A:person,B:tiro --quick-entry', 'A:person,B:novicius,C:veteranus --quick-entry',
              'A:person,B:person,C:person,D:lanista --edition german',
              'A:tiro,B:tiro,C:tiro,D:tiro,E:person --quick-entry'],
    'hannibal': ['A:person,B:tiro', 'A:novicius,B:person --edition printed', 'A:person,B:person'],
    'circus': ['A:person,B:tiro --edition few', 'A:person,B:tiro,C:novicius,D:person'],
    'imperium': ['A:person,B:tiro', 'A:person,B:person,C:tiro',
                 'A:tiro,B:person,C:person,D:novicius,E:tiro'],
    'gladiatori': ['A:person,B:tiro --edition first', 'A:person --edition duel',
                   'A:person,B:person,C:tiro --edition advanced',
                   'A:person,B:novicius --edition duel'],
}


class Monkey:
    def __init__(self, program, seed, games):
        self.program = program
        self.random = random.Random(seed)
        self.games = self.random.sample(games, len(games))
        self.process = None
        self.starts = 0
        self.events = 0
        self.log = tempfile.TemporaryFile('w+')

    def start(self):
        """Starts it anew, with another pace each time."""
        settings = pathlib.Path(os.environ['XDG_CONFIG_HOME']) / 'glib-2.0' / 'settings' / 'keyfile'
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(SETTINGS.format(self.random.choice(['instant', 'fast', 'normal']),
                                            self.random.choice(['true', 'false'])),
                            encoding='utf-8')
        arguments = self.choose_game()
        environment = dict(os.environ, GSETTINGS_BACKEND='keyfile', GTK_A11Y='none')
        environment.pop('G_DEBUG', None)
        self.process = subprocess.Popen([self.program, *arguments], env=environment,
                                        stdout=self.log, stderr=self.log)
        self.starts += 1
        deadline = time.monotonic() + 30
        while not self.windows():
            assert self.process.poll() is None, 'it ended before it showed a window'
            assert time.monotonic() < deadline, 'it showed no window'
            time.sleep(0.1)
        time.sleep(0.3)

    def choose_game(self):
        """Each in its turn, and now and then none."""
        game = self.games[self.starts % len(self.games)]
        if not game:
            return []
        return ['--new', game, '--seed', str(self.random.randrange(1000)),
                '--seats', *self.random.choice(STARTS[game]).split()]

    def windows(self):
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid',
                                str(self.process.pid)], capture_output=True, text=True, check=False)
        return found.stdout.split()

    def answers(self):
        """Whether it answers on the bus, as it does only from its main loop."""
        asked = subprocess.run(['gdbus', 'call', '--session', '--timeout', str(ANSWER), '--dest',
                                'io.github.harena.Harena', '--object-path',
                                '/io/github/harena/Harena', '--method', 'org.gtk.Actions.List'],
                               capture_output=True, text=True, check=False)
        return asked.returncode == 0

    def act(self):
        """A handful of random events, sent at once: left to itself, xdotool clicks ten times a second."""
        width, height = 1280, 800
        words = []
        windows = self.windows()
        if windows:
            words += ['windowmove', windows[-1], '0', '0', 'windowfocus', windows[-1]]
        for _ in range(BATCH):
            if self.random.random() < 0.45:
                words += ['key', '--delay', '0', self.random.choice(KEYS)]
            else:
                x, y = self.random.randrange(width), self.random.randrange(height)
                words += ['mousemove', str(x), str(y), 'click', '--delay', '0', '1']
                if self.random.random() < 0.1:
                    x, y = self.random.randrange(width), self.random.randrange(height)
                    words += ['mousedown', '1', 'mousemove', str(x), str(y), 'mouseup', '1']
            words += ['sleep', '0.01']
        self.events += BATCH
        subprocess.run(['xdotool', *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       check=False, timeout=60)

    def ended(self):
        """Whether its window was closed, which is all right; anything else is not."""
        status = self.process.poll()
        self.log.seek(0)
        said = self.log.read()
        warnings = [line for line in said.splitlines()
                    if WARNING.search(line) and not KNOWN.search(line)]
        assert not warnings, '\n'.join(warnings)
        assert status in (None, 0), f'it ended with {status}:\n{said[-3000:]}'
        return status is not None

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()


def check_games(lab):
    """What was left must be games by the rules."""
    homes = [os.environ['XDG_STATE_HOME'], os.environ['XDG_DATA_HOME']]
    games = [str(file) for home in homes for file in pathlib.Path(home).rglob('*.harena')]
    if games:
        subprocess.run([lab, 'check', *games], stdout=subprocess.DEVNULL, check=True)
    return len(games)


def main():
    program, lab, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 32)
    games = sys.argv[5:6] or [None, *STARTS]
    monkey = Monkey(program, seed, games)
    end = time.monotonic() + seconds
    print('1..1')
    print(f'# seed {seed}', flush=True)
    problem = None
    try:
        while time.monotonic() < end:
            monkey.start()
            # A game is left after a while, by force: nothing may be lost by that either.
            turn = min(end, time.monotonic() + min(45, seconds / len(monkey.games)))
            while time.monotonic() < turn and not monkey.ended():
                monkey.act()
                if not monkey.ended():
                    assert monkey.answers() or monkey.ended(), 'it does not answer any more'
            monkey.stop()
        games = check_games(lab)
    except (AssertionError, subprocess.SubprocessError) as error:
        problem = error
    finally:
        monkey.stop()
    print(f'# {monkey.events} events in {monkey.starts} starts')
    if problem is None:
        print(f'# {games} games were left, all of them by the rules')
        print('ok 1 - monkey')
        return 0
    print(''.join(f'# {line}\n' for line in str(problem).splitlines()), end='')
    print('not ok 1 - monkey')
    return 1


if __name__ == '__main__':
    sys.exit(main())
