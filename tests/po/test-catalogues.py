#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether whatever the sources say to a person is translated, and in the words of the rulebooks."""

import re
import sys

from catalogue import LANGUAGES, ROOT, add_for_languages, extract, load, read_list, run_tool
from lab import main

SOURCES = ('.c', '.h', '.ui')
# Files of data/ whose sentences are put in when they are built; others that end so have none.
DATA = ('.desktop.in', '.xml.in')

# What the rulebooks call the things of the arena: wherever English has the one, there is the other.
TERMS = {
    'de': {
        r'lethal hits?': 'Volltreffer',
        r'(?<!lethal )hits?': 'Treffer',
        r'wound stars?': 'Treffer',
        # The stem of both a gladiator and what he carries, for a beast has no Schwertkämpfer but
        # a Schwert, and a net that is thrown is no Netzwerfer.
        r'swords?': 'Schwert',
        r'spears?': 'Speer',
        r'nets?': 'Netz',
        r'tridents?': 'Zweizack',
        r'shields?': 'Schild',
        r'teams?': 'Team',
        r'beasts?': 'Tier',
        r'arena': 'Arena',
    },
    'it': {
        r'lethal hits?': 'colp[oi] mortal[ei]',
        r'(?<!lethal )hits?': 'ferit[ae]',
        r'wound stars?': 'ferit[ae]',
        r'swords?': 'Spad[ae]',
        r'spears?': 'Lanc[ei]',
        r'nets?': 'Ret[ei]',
        r'tridents?': 'Trident[ei]',
        r'shields?': 'Scud[oi]',
        r'teams?': 'squadr[ae]',
        r'beasts?': 'belv[ae]',
        r'arena': 'arena',
    },
}

QUOTES = {'de': '„“', 'it': '«»'}
ALL_QUOTES = '"\'“”„«»'
TAG = r'<[^<>]+>'

# Some of what stands behind numbers, and where an ellipsis may not stand.
NOUNS = {
    'de': r'LP|SP|Min|min|Punkte?n?|Siegpunkte?n?|Spieler|Karten?|Münzen?|Züge|Felder|Runden?',
    'it': r'PF|PV|min|punt[oi]|giocator[ei]|cart[ae]|monet[ae]|turni|pass[oi]|esagoni',
}
ELLIPSES = {'de': r'[\w)]…| …', 'it': r'\s…'}


def merge(folder, language, files=None):
    """The translations, held against the sources as they are now."""
    pot = folder / 'harena.pot'
    merged = folder / f'{language}.po'
    extract(files or read_list('POTFILES'), pot)
    run_tool('msgmerge', '--quiet', '--no-fuzzy-matching', f'--output-file={merged}',
             f'po/{language}.po', pot)
    return merged


def entries(folder, language, catalogue=None):
    """Pairs of a sentence and its translation; a plural gives one for each of its forms."""
    compiled = folder / 'harena.mo'
    run_tool('msgfmt', f'--output-file={compiled}', str(catalogue or f'po/{language}.po'))
    for key, text in load(compiled)._catalog.items():  # pylint: disable=protected-access
        sentence = key[0] if isinstance(key, tuple) else key
        if sentence:
            yield sentence.split('\4')[-1], text


def test_list(folder):
    """POTFILES names each file that has a sentence in it, and no other."""
    files = [file for file in (ROOT / 'src').rglob('*') if file.suffix in SOURCES]
    files += [file for file in (ROOT / 'data').rglob('*') if file.name.endswith(DATA)]
    files = sorted(file.relative_to(ROOT) for file in files)
    pot = folder / 'all.pot'
    extract(files, pot)
    places = re.findall(r'^#:(.*)$', pot.read_text(encoding='utf-8'), re.MULTILINE)
    speaking = {place.rsplit(':', 1)[0] for line in places for place in line.split()}
    listed = read_list('POTFILES')

    assert speaking, 'no sentence was found'
    assert set(listed) == speaking, ('missing:', speaking - set(listed),
                                     'too many:', set(listed) - speaking)
    assert listed == sorted(set(listed)), 'not sorted'


def test_languages(_):
    assert LANGUAGES == sorted(set(LANGUAGES))
    assert {'de', 'it'} <= set(LANGUAGES)
    assert set(LANGUAGES) == {file.stem for file in (ROOT / 'po').glob('*.po')}


def test_complete(folder, language):
    """Nothing is missing, empty or in doubt."""
    extract(read_list('POTFILES'), folder / 'harena.pot')
    run_tool('msgcmp', f'po/{language}.po', folder / 'harena.pot')


def test_valid(folder, language):
    """What msgfmt can check: among other things, placeholders are those of the sentence."""
    merged = merge(folder, language)
    _, statistics = run_tool('msgfmt', '--check', '--statistics', '--output-file=/dev/null', merged)
    assert re.fullmatch(r'\d+ translated messages?\.\n', statistics), statistics


def test_header(folder, language):
    text = (ROOT / 'po' / f'{language}.po').read_text(encoding='utf-8')
    compiled = folder / 'harena.mo'
    run_tool('msgfmt', f'--output-file={compiled}', f'po/{language}.po')
    info = load(compiled).info()

    assert info['project-id-version'] == 'harena'
    assert info['language'] == language
    assert info['content-type'] == 'text/plain; charset=UTF-8'
    assert info['report-msgid-bugs-to'] == ''
    assert re.match(r'nplurals=\d; plural=', info['plural-forms'])
    assert 'PACKAGE' not in text
    # Places are told from the root of the sources, whoever has made the file.
    for line in re.findall(r'^#:(.*)$', text, re.MULTILINE):
        assert all(place.startswith(('src/', 'data/')) for place in line.split()), line


def test_terms(folder, language):
    """What other games say stands in their own folders, and in the words of their own rulebooks."""
    other_games = re.compile(r'src/\w+/(?!clash/|pages/|table/|board/|log/|learn/|widgets/)\w+/')
    files = [file for file in read_list('POTFILES') if not other_games.match(file)]
    wrong = []
    unused = set(TERMS[language])
    for sentence, text in entries(folder, language, merge(folder, language, files)):
        for english, term in TERMS[language].items():
            # An option such as --stars is no word of the rules.
            if re.search(rf'(?<![\w-]){english}\b', sentence, re.IGNORECASE):
                unused.discard(english)
                if not re.search(term, text, re.IGNORECASE):
                    wrong.append((sentence, text, term))
    assert not wrong, wrong
    assert not unused, unused


def test_quotes(folder, language):
    """Quotation marks and apostrophes are those of the language."""
    opening, closing = QUOTES[language]
    for sentence, text in entries(folder, language):
        # In a format, an apostrophe asks for groups of digits.
        text = re.sub(TAG, '', text).replace("%'", '%')
        assert text.count(opening) == text.count(closing), text
        assert text.count(opening) >= sentence.count('“'), text
        assert not set(text) & set(ALL_QUOTES) - {opening, closing}, text


def test_spaces(folder, language):
    """A number is never parted from its noun, its unit or its sign, nor a word from its ellipsis in
    German; a minus is no hyphen."""
    parted = re.compile(r'(?:%\d*\$?[du]|\b\d+) (?:%%|' + NOUNS[language] + r')(?!\w)')
    for _, text in entries(folder, language):
        text = re.sub(TAG, '', text)
        assert not parted.search(text), text
        assert not re.search(r'(?<![\w%\u00a0-])-\d', text), text
        assert not re.search(ELLIPSES[language], text), text


def test_tags(folder, language):
    """The links of a sentence are in its translation, wherever they stand in it."""
    for sentence, text in entries(folder, language):
        assert sorted(re.findall(TAG, text)) == sorted(re.findall(TAG, sentence)), text


def collect():
    cases = {'test_list': test_list, 'test_languages': test_languages}
    for check in (test_complete, test_valid, test_header, test_tags, test_spaces):
        add_for_languages(cases, check)
    add_for_languages(cases, test_terms, TERMS)
    add_for_languages(cases, test_quotes, QUOTES)
    return cases


if __name__ == '__main__':
    sys.exit(main(collect()))
