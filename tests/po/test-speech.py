#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether harena-lab speaks the languages that it has been translated to.

A bare system has no locale but C.UTF-8, in which newer C libraries do not translate at all. So each
case makes locales: C.UTF-8 under the names of others, which is all that gettext looks at."""

import os
import pathlib
import re
import subprocess
import sys

from catalogue import BUILT, ROOT, add_for_languages, load_built
from lab import LAB, main

GAME = ROOT / 'tests' / 'golden' / 'clash' / 'german-2.harena'


def locale_of(language):
    return language if '_' in language else f'{language}_{language.upper()}'


def find_plain_locale():
    for folder in ('/usr/lib/locale', '/usr/lib64/locale', '/usr/share/locale'):
        for name in ('C.utf8', 'C.UTF-8'):
            if (pathlib.Path(folder) / name / 'LC_CTYPE').exists():
                return pathlib.Path(folder) / name
    raise AssertionError('there is no C.UTF-8 on this system')


def speak(folder, locale, *arguments, language=None):
    """What harena-lab writes, on either output, where the system is set to this locale."""
    locales = folder / 'locales'
    locales.mkdir(exist_ok=True)
    name = locales / f'{locale}.UTF-8'
    if not name.exists():
        name.symlink_to(find_plain_locale())

    environment = {key: value for key, value in os.environ.items()
                   if key not in ('LANG', 'LANGUAGE') and not key.startswith('LC_')}
    environment |= {'LOCPATH': str(locales), 'LC_ALL': name.name, 'HARENA_LOCALEDIR': str(BUILT)}
    if language is not None:
        environment['LANGUAGE'] = language
    result = subprocess.run([LAB, *arguments], env=environment, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return result.stdout.decode('utf-8')


def translate(language, sentence):
    text = load_built(language).gettext(sentence)
    assert text != sentence, f'“{sentence}” is not translated, so it proves nothing'
    return text


def test_english(folder):
    """The sentences of these cases are those that harena-lab says."""
    assert 'which FILE?' in speak(folder, 'en_US', 'trace')
    assert 'which FILE?' in speak(folder, 'en_US', 'trace', language='tlh')
    assert 'play games at random and print figures about them' in speak(folder, 'en_US', '--help')
    assert 'Show this help' in speak(folder, 'en_US', 'show', '--help')


def test_system(folder, language):
    """The system is set to the language."""
    text = speak(folder, locale_of(language), 'trace')
    assert text == f'harena-lab trace: {translate(language, "which FILE?")}\n', text


def test_chosen(folder, language):
    """A person prefers another language than the system's."""
    text = speak(folder, 'en_US', 'trace', language=language)
    assert text == f'harena-lab trace: {translate(language, "which FILE?")}\n', text


def test_help(folder, language):
    text = speak(folder, locale_of(language), '--help')
    assert translate(language, 'play games at random and print figures about them') in text, text
    # GLib has this one translated.
    text = speak(folder, locale_of(language), 'show', '--help')
    assert translate(language, 'Show this help') in text, text


def test_plural(folder, language):
    """Moves are counted as the language counts."""
    game = GAME.read_text(encoding='utf-8')
    n_moves = len(re.findall(r'^\d+=', game, re.MULTILINE))
    start = folder / 'start.harena'
    start.write_text(re.search(r'.*\n1=.*?\n', game, re.DOTALL)[0], encoding='utf-8')

    for file, number, end in ((start, 1, 'not over'), (GAME, n_moves, 'over')):
        forms = (f'%s: valid, %u move, {end}\n', f'%s: valid, %u moves, {end}\n')
        wanted = load_built(language).ngettext(*forms, number)
        assert wanted not in forms, wanted
        text = speak(folder, locale_of(language), 'check', str(file))
        assert text == wanted % (file, number), text


def test_rules(folder, language):
    """The engine knows nothing of languages; its reasons are translated all the same."""
    game = folder / 'wrong.harena'
    game.write_text(re.sub(r'^1=.*$', '1=enter a1 sling', GAME.read_text(encoding='utf-8'),
                           flags=re.MULTILINE), encoding='utf-8')
    text = speak(folder, locale_of(language), 'check', str(game))
    assert translate(language, '%s is no kind of gladiator') % 'sling' in text, text


def test_position(folder, language):
    """So are the words beside the arena. Those of the notation stay as they are."""
    text = speak(folder, locale_of(language), 'show', '--at', '1', str(GAME))
    assert translate(language, 'Edition: %s\n') % 'german' in text, text
    assert translate(language, 'Piles:') + ' sword ' in text, text
    assert translate(language, 'now a gladiator enters the arena') in text, text


def collect():
    cases = {'test_english': test_english}
    for check in (test_system, test_chosen, test_help, test_plural, test_rules, test_position):
        add_for_languages(cases, check)
    return cases


if __name__ == '__main__':
    sys.exit(main(collect()))
