#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the program and the pages around the games know no game by its name."""

import os
import pathlib
import re

SRC = pathlib.Path(os.environ['G_TEST_SRCDIR']).parent / 'src'
ROOMS = ('app', 'ui/pages')

# The screen of a running game is still Clash's own: in how many lines these files say so. A line that
# goes has to go here too.
STILL = {
    'app/application-actions.c': 2,
    'app/window-game.c': 9,
    'app/window.c': 3,
}


def games():
    """The words of the list from which the build makes all others."""
    text = (SRC / 'meson.build').read_text(encoding='utf-8')
    return re.findall(r"'(\w+)'", re.search(r'^games = \[(.*?)^\]', text, re.M | re.S).group(1))


def main():
    pattern = re.compile('|'.join(games()), re.I)
    failed = 0
    print(f'1..{len(ROOMS)}')
    for number, room in enumerate(ROOMS, 1):
        found = {}
        for path in sorted((SRC / room).iterdir()):
            lines = path.read_text(encoding='utf-8').splitlines()
            named = [line for line in lines if pattern.search(line)]
            if named:
                found[str(path.relative_to(SRC))] = named
        wanted = {name: n for name, n in STILL.items() if name.startswith(room + '/')}
        good = {name: len(lines) for name, lines in found.items()} == wanted
        failed += not good
        print(f'{"" if good else "not "}ok {number} {room}')
        for name, lines in found.items():
            if len(lines) != wanted.get(name):
                for line in lines:
                    print(f'# {name}: {line.strip()}')
    return failed


if __name__ == '__main__':
    raise SystemExit(main())
