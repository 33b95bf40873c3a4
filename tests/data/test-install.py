#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `meson install` puts where, and whether it works from there."""

import os
import pathlib
import subprocess
import sys

import lab

BUILD = pathlib.Path(sys.argv[1])
ID = 'io.github.harena.Harena'
SHARE = [
    f'applications/{ID}.desktop',
    f'dbus-1/services/{ID}.service',
    f'glib-2.0/schemas/{ID}.gschema.xml',
    f'icons/hicolor/scalable/apps/{ID}.svg',
    f'icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
    'icons/hicolor/scalable/mimetypes/application-x-harena-game.svg',
    f'metainfo/{ID}.metainfo.xml',
    f'mime/packages/{ID}.xml',
    'bash-completion/completions/harena',
    'bash-completion/completions/harena-lab',
    'doc/harena/examples/harena-bot.py',
    'locale/de/LC_MESSAGES/harena.mo',
    'locale/it/LC_MESSAGES/harena.mo',
    *(f'man/{language}man{page[-1]}/{page}'
      for language in ('', 'de/', 'it/') for page in ('harena.5', 'harena.6', 'harena-lab.6')),
]


def install(folder):
    """Into a folder, as a packager does; returns where the prefix is in it."""
    subprocess.run(['meson', 'install', '--no-rebuild', '--quiet', '-C', str(BUILD)], check=True,
                   env=dict(os.environ, DESTDIR=str(folder)), stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    programs = list(folder.rglob('bin/harena'))
    assert len(programs) == 1, programs
    return programs[0].parent.parent


def test_files(folder):
    prefix = install(folder)
    missing = [name for name in SHARE if not (prefix / 'share' / name).exists()]
    assert not missing, missing
    assert (prefix / 'bin/harena-lab').exists()


def test_service(folder):
    """The session starts the program where it will be, not where it was put for packing."""
    prefix = install(folder)
    service = (prefix / f'share/dbus-1/services/{ID}.service').read_text(encoding='utf-8')
    wanted = '/' + str((prefix / 'bin/harena').relative_to(folder))
    assert f'Exec={wanted} --gapplication-service' in service, service


def test_translated(folder):
    """The words of the desktop are there in every language."""
    share = install(folder) / 'share'
    desktop = (share / f'applications/{ID}.desktop').read_text(encoding='utf-8')
    metainfo = (share / f'metainfo/{ID}.metainfo.xml').read_text(encoding='utf-8')
    mime = (share / f'mime/packages/{ID}.xml').read_text(encoding='utf-8')
    for language in ('de', 'it'):
        assert f'Comment[{language}]=' in desktop, language
        assert f'xml:lang="{language}"' in metainfo, language
        assert f'<comment xml:lang="{language}">' in mime, language


def test_runs(folder):
    prefix = install(folder)
    said = subprocess.run([prefix / 'bin/harena', '--version'], check=True, capture_output=True,
                          text=True).stdout
    assert said.startswith('harena '), said


def test_mime(folder):
    """Games are known by their ending, and by how they begin."""
    share = install(folder) / 'share'
    subprocess.run(['update-mime-database', share / 'mime'], check=True, capture_output=True)
    game = folder / 'a game without an ending'
    game.write_text('# A game\n[Harena]\nVersion=1\n', encoding='utf-8')
    environment = dict(os.environ, XDG_DATA_DIRS=str(share), XDG_DATA_HOME=str(folder))
    (folder / 'other.harena').write_text('anything', encoding='utf-8')
    for file in (game, folder / 'other.harena'):
        said = subprocess.run(['gio', 'info', '-a', 'standard::content-type', file], check=True,
                              env=environment, capture_output=True, text=True).stdout
        assert 'application/x-harena-game' in said, said


if __name__ == '__main__':
    sys.exit(lab.main(globals()))
