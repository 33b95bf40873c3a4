# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs harena-lab, reads its JSON more strictly than usual, and speaks TAP."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

LAB = os.environ['HARENA_LAB']


def run(*arguments, status=0):
    """The standard output of harena-lab, as bytes."""
    result = subprocess.run([LAB, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                            check=False)
    assert result.returncode == status, result
    assert result.stderr == b'', result.stderr
    return result.stdout


def fail(*arguments, status=1):
    """The one line of complaint on standard error, without the program's name."""
    result = subprocess.run([LAB, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                            check=False)
    start = f'harena-lab {arguments[0]}: '
    line = result.stderr.decode()
    assert result.returncode == status, result
    assert result.stdout == b'', result
    assert line.startswith(start) and line.index('\n') == len(line) - 1, line
    return line[len(start):-1]


def no_doubles(pairs):
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), keys
    return dict(pairs)


def no_constant(word):
    raise AssertionError(word + ' is not JSON')


def parse(data):
    """Stricter than the module by itself: valid UTF-8, no NaN, no key twice, a line break last."""
    assert data.endswith(b'\n')
    return json.loads(data.decode('utf-8', errors='strict'), object_pairs_hook=no_doubles,
                      parse_constant=no_constant)


def close(a, b):
    return abs(a - b) < 1e-6 * max(1, abs(a), abs(b))


def main(names):
    """Runs every test among these globals, each with a folder of its own."""
    tests = [(name, test) for name, test in names.items() if name.startswith('test_')]
    failed = 0
    print(f'1..{len(tests)}')
    for number, (name, test) in enumerate(tests, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(pathlib.Path(folder))
                print(f'ok {number} {name}', flush=True)
            except Exception as error:  # pylint: disable=broad-except
                failed += 1
                print(f'not ok {number} {name}', flush=True)
                sys.excepthook(type(error), error, error.__traceback__)
    return 1 if failed else 0
