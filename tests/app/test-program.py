#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program: what it says on the command line, and with which status it ends."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

HARENA = os.environ['HARENA']
GOLDEN = pathlib.Path(os.environ['G_TEST_SRCDIR']) / 'golden' / 'clash'


def run(*arguments, screen=False):
    """Without a screen: no window could open, whatever was typed."""
    environment = dict(os.environ)
    if not screen:
        environment.pop('DISPLAY', None)
    return subprocess.run([HARENA, *arguments], env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, check=False, timeout=60, text=True)


def wait_for(condition):
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def kept():
    return list(pathlib.Path(os.environ['XDG_STATE_HOME']).glob('harena/*.harena'))


def test_version():
    result = run('--version')
    assert result.returncode == 0, result
    assert result.stdout.startswith('harena ') and result.stdout.count('\n') == 1, result
    assert result.stderr == '', result


def test_help():
    for option in '--help', '-h':
        result = run(option)
        assert result.returncode == 0, result
        assert result.stdout.startswith('Usage:\n  harena [OPTION…] [FILE…]\n'), result
        assert result.stderr == '', result


def test_bad():
    for arguments in (['--bogus'], ['--new'], ['--new', 'chess'], ['--new', 'clash'],
                      ['--new', 'clash', '--seats', 'A:person'],
                      ['--new', 'clash', '--seats', 'A:person,B:nobody'],
                      ['--seed', '1'], ['no-such-file.harena'], ['/']):
        result = run(*arguments)
        assert result.returncode == 2, result
        assert result.stdout == '', result
        assert result.stderr.startswith('harena: ') and result.stderr.count('\n') == 1, result


def test_one_program():
    """A second start hands over to the first, and ends at once."""
    with subprocess.Popen([HARENA, '--new', 'clash', '--seats', 'A:person,B:person']) as first:
        try:
            wait_for(lambda: len(kept()) == 1)
            second = run('--new', 'clash', '--seats', 'C:person,D:person', '--edition', 'german',
                         '--seed', '5', screen=True)
            assert second.returncode == 0, second
            wait_for(lambda: len(kept()) == 2)
            assert any('Seed=5\n' in path.read_text() and 'Name=C\n' in path.read_text()
                       and 'Edition=german\n' in path.read_text() for path in kept())
            with tempfile.TemporaryDirectory() as folder:
                game = pathlib.Path(folder) / 'game.harena'
                game.write_bytes((GOLDEN / 'german-2.harena').read_bytes())
                third = subprocess.run([HARENA, 'game.harena'], cwd=folder, check=False, timeout=60)
                assert third.returncode == 0, third
            assert first.poll() is None
        finally:
            first.send_signal(signal.SIGTERM)


def main():
    tests = [(name, test) for name, test in globals().items() if name.startswith('test_')]
    failed = 0
    print(f'1..{len(tests)}')
    for number, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f'ok {number} {name}')
        except Exception as error:  # pylint: disable=broad-except
            failed += 1
            print(f'not ok {number} {name}')
            print('# ' + repr(error).replace('\n', '\n# '))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
