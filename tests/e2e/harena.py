# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the real program, finds its windows as a screen reader does, presses and types in them.

Nothing here sleeps and hopes: whatever is waited for is looked at until it is there.
"""

import gettext
import os
import pathlib
import re
import signal
import subprocess
import time

import bus

HARENA = os.environ['HARENA']
CATALOGUES = pathlib.Path(os.environ['HARENA_LOCALEDIR'])
PATIENCE = 60   # seconds; much more than anything takes, even on a busy computer

# Waiting and motion are left out, so that a whole game takes seconds.
SETTINGS = {'pace': "'instant'", 'animations': 'false'}

# What GTK calls a widget to which nobody gave a name.
NAMELESS = re.compile(r'(Gtk|Adw|Clash|Harena)[A-Z]\w+')


def find_plain_locale():
    for folder in ('/usr/lib/locale', '/usr/lib64/locale', '/usr/share/locale'):
        for name in ('C.utf8', 'C.UTF-8'):
            if (pathlib.Path(folder) / name / 'LC_CTYPE').exists():
                return pathlib.Path(folder) / name
    raise AssertionError('there is no C.UTF-8 on this system')


def wait_for(condition, what):
    """What the condition gives, as soon as it gives anything."""
    end = time.monotonic() + PATIENCE
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < end, f'{what} did not come'
        bus.iterate(10)


def set_type_size(scale):
    """As the desktop does when a person wants large text."""
    subprocess.run(['xprop', '-root', '-f', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER',
                    f'Xft.dpi:\t{96 * scale}\n'], check=True)


class Program:
    """A running Harena, in a home of its own. Start another in the same folder to come back."""

    def __init__(self, folder, *arguments, language='en', catalogues=CATALOGUES, settings=None,
                 scale=1, strict=True):
        self.folder = folder
        self.language = language
        self.catalogue = gettext.translation('harena', catalogues, [language], fallback=True)
        self.environment = self.make_home(settings or {})
        self.environment['HARENA_LOCALEDIR'] = str(catalogues)
        # GTK warns of some questions that a screen reader asks.
        if not strict:
            del self.environment['G_DEBUG']
        set_type_size(scale)
        self.log = (folder / 'log').open('w+', encoding='utf-8')
        self.process = subprocess.Popen([HARENA, *map(str, arguments)], env=self.environment,
                                        stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.bus = bus.Bus()
        try:
            self.wait(lambda: self.bus.find_program(self.process.pid), 'its window')
        except BaseException:
            self.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.kill()
        self.log.close()

    def make_home(self, settings):
        keys = ''.join(f'{key}={value}\n' for key, value in (SETTINGS | settings).items())
        files = {'config/glib-2.0/settings/keyfile': f'[io/github/harena/Harena]\n{keys}',
                 'config/gtk-4.0/settings.ini': '[Settings]\ngtk-decoration-layout=:close\n'
                                                'gtk-font-name=Cantarell 11\n'}
        for name, text in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding='utf-8')
        locales = self.folder / 'locales'
        locales.mkdir(exist_ok=True)
        if not (locales / f'{self.language}.UTF-8').exists():
            (locales / f'{self.language}.UTF-8').symlink_to(find_plain_locale())

        environment = {key: value for key, value in os.environ.items()
                       if not key.startswith('LC_') and key not in ('GTK_A11Y', 'LANG')}
        environment |= {'LOCPATH': str(locales), 'LC_ALL': f'{self.language}.UTF-8',
                        'LANGUAGE': self.language, 'GSETTINGS_BACKEND': 'keyfile',
                        'GTK_USE_PORTAL': '0', 'G_DEBUG': 'fatal-warnings',
                        'HOME': str(self.folder)}
        for kind in ('config', 'data', 'state', 'cache'):
            environment[f'XDG_{kind.upper()}_HOME'] = str(self.folder / kind)
        return environment

    # What it says

    def text(self, sentence):
        """A sentence of the program in its language."""
        return self.catalogue.gettext(sentence)

    def wait(self, condition, what):
        def look():
            assert self.process.poll() is None, f'it ended: {self.said()}'
            return condition()
        return wait_for(look, what)

    def said(self):
        self.log.flush()
        return (self.folder / 'log').read_text(encoding='utf-8')[-3000:]

    def read(self, ends=None, still=None):
        """All windows, as they are now."""
        return self.bus.read(ends=ends, still=still)

    def is_there(self, item):
        return self.bus.read_level([item.path])[0] is not None

    def windows(self):
        return self.read().children

    # What is done to it

    def press(self, item):
        """As a screen reader presses: by the action of the widget."""
        assert self.bus.act(item.path), f'{item.role} “{item.name}” cannot be pressed'

    def type(self, *keys):
        """Real keys, for the window that has the focus."""
        subprocess.run(['xdotool', 'key', '--clearmodifiers', '--delay', '0', *keys], check=True)

    def write(self, text):
        subprocess.run(['xdotool', 'type', '--clearmodifiers', '--delay', '0', text], check=True)

    def focus_window(self):
        """The window that was opened last. Where there is no window manager, nobody else does."""
        def look():
            return subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid',
                                   str(self.process.pid)], capture_output=True, text=True,
                                  check=False).stdout.split()
        window = self.wait(look, 'a window')[-1]
        subprocess.run(['xdotool', 'windowfocus', '--sync', window], check=True)

    def act(self, action, parameter=''):
        """An action of the application or its window, as the desktop may ask for it."""
        kind, name = action.split('.')
        path = '/io/github/harena/Harena' + ('/window/1' if kind == 'win' else '')
        subprocess.run(['gdbus', 'call', '--session', '--dest', 'io.github.harena.Harena',
                        '--object-path', path, '--method', 'org.gtk.Actions.Activate', name,
                        parameter and f'[<{parameter}>]' or '[]', '{}'],
                       check=True, stdout=subprocess.DEVNULL)

    def start_again(self, *arguments):
        """A second start, which hands over to the first and ends."""
        return subprocess.run([HARENA, *map(str, arguments)], env=self.environment, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, check=False,
                              timeout=PATIENCE)

    # How it ends

    def quit(self):
        self.act('app.quit')
        assert self.process.wait(PATIENCE) == 0, self.said()

    def kill(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def kept(self):
        """The games that it keeps by itself."""
        return sorted((self.folder / 'state' / 'harena').glob('*.harena'))
