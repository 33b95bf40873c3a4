#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long Harena takes to its first window and to the first picture in it, how much work that is,
and how much memory it has then, against an empty window of the same libraries, in turn and in one
run: only the ratios mean something. Once as a new player has it, and once as one who left a game
and has played five.

Usage: bench-start.py HARENA EMPTY RETURNING-PLAYER TESTS [ROUNDS]   (on a display; see
build-aux/bench start)
"""

import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time

PAST = ['german-2', 'german-3', 'german-4', 'international-2', 'international-5']
MIDDLE = (550, 370)
SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
Z_PIXMAP = 2


class Screen:
    """Sees windows appear, and looks at one pixel, which every window covers."""

    def __init__(self):
        self.x11 = ctypes.CDLL('libX11.so.6')
        for name in ('XOpenDisplay', 'XGetImage'):
            getattr(self.x11, name).restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))
        self.event = (ctypes.c_long * 24)()
        self.x11.XSelectInput(self.display, self.root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))

    def pixel(self):
        image = ctypes.c_void_p(self.x11.XGetImage(
            self.display, self.root, *MIDDLE, 1, 1, ctypes.c_ulong(0xffffffff), Z_PIXMAP))
        value = self.x11.XGetPixel(image, 0, 0)
        self.x11.XFree(image)
        return value & 0xffffff

    def clear(self):
        """Forgets what has been."""
        self.x11.XClearWindow(self.display, self.root)
        self.x11.XSync(self.display, 1)

    def wait_for_window(self):
        while self.event[0] & 0x7f != MAP_NOTIFY:
            self.x11.XNextEvent(self.display, self.event)
        self.event[0] = 0


def memory(pid):
    """The proportional set size, which is smaller the more programs share its libraries, and what
    nobody shares; in MiB."""
    pss = own = 0
    with open(f'/proc/{pid}/smaps_rollup', encoding='ascii') as rollup:
        for line in rollup:
            if line.startswith('Pss:'):
                pss += int(line.split()[1])
            elif line.startswith('Private_'):
                own += int(line.split()[1])
    return pss / 1024, own / 1024


def work(pid):
    """What all its threads have worked, in milliseconds."""
    total = 0
    for thread in os.listdir(f'/proc/{pid}/task'):
        with open(f'/proc/{pid}/task/{thread}/schedstat', encoding='ascii') as times:
            total += int(times.read().split()[0])
    return total / 1e6


def start(screen, program, folders):
    """Milliseconds to the window, to the picture, of work until then; MiB a while later."""
    time.sleep(0.3)
    screen.clear()
    before = screen.pixel()
    begin = time.monotonic()
    process = subprocess.Popen([program], stdout=subprocess.DEVNULL,
                               env={**os.environ, **folders})
    screen.wait_for_window()
    to_window = (time.monotonic() - begin) * 1000
    while screen.pixel() == before:
        time.sleep(0.001)
    to_picture = (time.monotonic() - begin) * 1000
    worked = work(process.pid)
    time.sleep(2)
    pss, own = memory(process.pid)
    process.terminate()
    process.wait()
    return to_window, to_picture, worked, pss, own


def main():
    harena, empty, player, tests = sys.argv[1:5]
    rounds = int(sys.argv[5]) if len(sys.argv) > 5 else 15
    screen = Screen()
    with tempfile.TemporaryDirectory() as folder:
        folders = {'XDG_DATA_HOME': folder + '/data', 'XDG_STATE_HOME': folder + '/state'}
        subprocess.run([player, f'{tests}/screens/arena.harena',
                        *[f'{tests}/golden/clash/{name}.harena' for name in PAST]],
                       env={**os.environ, **folders}, check=True)
        cases = {'new player': (harena, {}), 'returning': (harena, folders),
                 'empty window': (empty, {})}
        results = {name: [] for name in cases}
        for case in cases.values():  # once for the caches of the disk
            start(screen, *case)
        for _ in range(rounds):
            for name, case in cases.items():
                results[name].append(start(screen, *case))
    print(f'{"":16}{"window, ms":>12}{"picture, ms":>13}{"work, ms":>10}{"PSS, MiB":>10}'
          f'{"own, MiB":>10}')
    for name, rows in results.items():
        medians = [statistics.median(column) for column in zip(*rows)]
        print('{:16}{:12.0f}{:13.0f}{:10.0f}{:10.1f}{:10.1f}'.format(name, *medians))
    # Within a round the machine is much the same for all.
    for name in ('new player', 'returning'):
        ratios = [[a / b for a, b in zip(*pair)]
                  for pair in zip(results[name], results['empty window'])]
        medians = [statistics.median(column) for column in zip(*ratios)]
        print('{:16}{:12.2f}{:13.2f}{:10.2f}{:10.2f}{:10.2f}'.format(f'{name}, ratio', *medians))
    print(f'Medians of {rounds} rounds, and of the ratios of each round.')


if __name__ == '__main__':
    main()
