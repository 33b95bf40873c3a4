# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen reader Orca, and what it says: a voice that nobody hears speaks, and Orca's own notes are
read."""

import os
import pty
import re
import signal
import subprocess
import threading
import time
import tty

from harena import NAMELESS, PATIENCE, wait_for

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{", re.DOTALL)

# The dummy of Speech Dispatcher wants a sound device; this one swallows everything.
VOICE = '''LogLevel 1
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
DisableAutoSpawn
'''


class Orca:
    """A running Orca. Its words are taken in the order in which they were spoken."""

    def __init__(self, folder):
        self.folder = folder / 'orca'
        self.notes = bytearray()
        self.heard = 0        # so many sentences have been taken
        self.processes = []
        self.make_home()
        terminal = self.open_terminal()
        environment = {**os.environ, 'HOME': str(self.folder), 'LC_ALL': 'C.UTF-8',
                       'GSETTINGS_BACKEND': 'memory',
                       'SPEECHD_ADDRESS': f'unix_socket:{self.folder}/voice.socket',
                       'XDG_DATA_HOME': str(self.folder / 'data')}
        for name in ('G_DEBUG', 'PYTHONPATH'):
            environment.pop(name, None)
        try:
            self.start(environment, 'speech-dispatcher', '-s', '-t', '0', '-C', self.folder,
                       '-S', self.folder / 'voice.socket', '-P', self.folder / 'voice.pid',
                       '-L', self.folder)
            wait_for((self.folder / 'voice.socket').exists, 'the voice')
            self.start(environment, 'orca', '--disable=braille', f'--debug-file={terminal}')
            self.hear('Screen reader on.')
        except BaseException:
            self.stop()
            raise

    def make_home(self):
        self.folder.mkdir()
        (self.folder / 'speechd.conf').write_text(VOICE, encoding='utf-8')
        (self.folder / '.libao').write_text('default_driver=null\n', encoding='utf-8')

    def start(self, environment, *words):
        with (self.folder / 'log').open('a', encoding='utf-8') as log:
            self.processes.append(subprocess.Popen(
                [str(word) for word in words], env=environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log))

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.stop()

    def stop(self):
        for process in reversed(self.processes):
            process.send_signal(signal.SIGKILL)
            process.wait()

    def open_terminal(self):
        """Orca keeps its notes back until they are many, unless it writes them to a terminal."""
        ours, its = pty.openpty()
        tty.setraw(its)

        def read():
            while chunk := os.read(ours, 1 << 16):
                self.notes += chunk
        threading.Thread(target=read, daemon=True).start()
        return os.ttyname(its)

    def spoken(self):
        """All that it has said."""
        return SPOKEN.findall(bytes(self.notes).decode('utf-8', 'replace'))

    def hear(self, pattern):
        """Waits until it says this, after what was heard before, and gives the sentence."""
        end = time.monotonic() + PATIENCE
        while True:
            spoken = self.spoken()
            for number in range(self.heard, len(spoken)):
                if re.search(pattern, spoken[number]):
                    self.heard = number + 1
                    return spoken[number]
            assert time.monotonic() < end, f'“{pattern}” is not spoken after: {spoken[self.heard:]}'
            time.sleep(0.05)

    def find_class_names(self):
        return [sentence for sentence in self.spoken() if NAMELESS.search(sentence)]
