#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether gtk4-builder-tool has any complaint about a template, each of our types being known."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(os.environ['G_TEST_SRCDIR']).parent


def complaints(template, folder, library):
    """What the tool says. It cannot see the functions that a class keeps for its signals, so it is
    not told of them; the tests of the widgets are."""
    text = re.sub(r'<signal [^>]*/>', '', template.read_text(encoding='utf-8'))
    template = pathlib.Path(folder) / template.name
    template.write_text(text, encoding='utf-8')
    environment = dict(os.environ, LD_PRELOAD=library, GTK_A11Y='none')
    environment.pop('G_DEBUG', None)
    result = subprocess.run(['gtk4-builder-tool', 'validate', str(template)], env=environment,
                            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if result.returncode == 0 and not result.stderr:
        return ''
    return f'{result.stdout}{result.stderr}status {result.returncode}'


def main():
    templates = sorted((ROOT / 'src').rglob('*.ui'))
    failed = 0
    print(f'1..{len(templates)}')
    for number, template in enumerate(templates, 1):
        with tempfile.TemporaryDirectory() as folder:
            problem = complaints(template, folder, sys.argv[1])
        failed += bool(problem)
        print(f'{"not " if problem else ""}ok {number} {template.relative_to(ROOT)}', flush=True)
        for line in problem.splitlines():
            print(f'# {line}')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
