#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long Harena takes to its first window, and how much memory it has then, against an empty
window of the same libraries, in turn and in one run: only the ratios mean something.

Usage: bench-start.py HARENA EMPTY [ROUNDS]        (on a display; see build-aux/bench start)
"""

import os
import statistics
import subprocess
import sys
import time


def watch():
    """A client that tells of every window that appears."""
    return subprocess.Popen(['xev', '-root', '-event', 'substructure'],
                            stdout=subprocess.PIPE, text=True, bufsize=1)


def memory(pid):
    """The proportional set size, in KiB."""
    with open(f'/proc/{pid}/smaps_rollup', encoding='ascii') as rollup:
        for line in rollup:
            if line.startswith('Pss:'):
                return int(line.split()[1])
    raise RuntimeError('no Pss')


def start(program):
    """Milliseconds to the window, and KiB a while later."""
    spy = watch()
    time.sleep(0.3)
    os.set_blocking(spy.stdout.fileno(), True)
    begin = time.monotonic()
    process = subprocess.Popen([program], stdout=subprocess.DEVNULL)
    for line in spy.stdout:
        if line.startswith('MapNotify'):
            break
    took = (time.monotonic() - begin) * 1000
    time.sleep(2)
    pss = memory(process.pid)
    process.terminate()
    process.wait()
    spy.terminate()
    spy.wait()
    return took, pss


def main():
    harena, empty = sys.argv[1:3]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 11
    results = {harena: [], empty: []}
    for program in (harena, empty):  # once for the caches of the disk
        start(program)
    for _ in range(rounds):
        for program in (harena, empty):
            results[program].append(start(program))
    medians = {program: [statistics.median(column) for column in zip(*rows)]
               for program, rows in results.items()}
    for name, program in (('harena', harena), ('empty window', empty)):
        took, pss = medians[program]
        print(f'{name:13} {took:7.0f} ms to the window, {pss / 1024:7.1f} MiB')
    ratios = [a / b for a, b in zip(medians[harena], medians[empty])]
    print(f'{"ratio":13} {ratios[0]:7.2f}                  {ratios[1]:7.2f}')


if __name__ == '__main__':
    main()
