#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the rooms that all games share know no game by its name."""

import os
import pathlib
import re

SRC = pathlib.Path(os.environ['G_TEST_SRCDIR']).parent / 'src'
ROOMS = ('players', 'record', 'model', 'ui', 'ui/board', 'ui/learn', 'ui/log', 'ui/pages', 'ui/table',
         'ui/widgets', 'app')


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
        for path in sorted(path for path in (SRC / room).iterdir() if path.is_file()):
            lines = path.read_text(encoding='utf-8').splitlines()
            named = [line for line in lines if pattern.search(line)]
            if named:
                found[str(path.relative_to(SRC))] = named
        good = not found
        failed += not good
        print(f'{"" if good else "not "}ok {number} {room}')
        for name, lines in found.items():
            for line in lines:
                print(f'# {name}: {line.strip()}')
    return failed


if __name__ == '__main__':
    raise SystemExit(main())
