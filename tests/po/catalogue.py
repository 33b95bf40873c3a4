# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the translations are, and what they say."""

import gettext
import os
import pathlib
import subprocess

ROOT = pathlib.Path(os.environ['HARENA_SOURCES'])
BUILT = pathlib.Path(os.environ['HARENA_LOCALEDIR'])

# What holds a sentence for xgettext: the keywords of meson's preset “glib”.
KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3',
            'g_dpgettext2:2c,3']


def read_list(name):
    """The lines of a file in po/ that are not comments."""
    lines = (ROOT / 'po' / name).read_text(encoding='utf-8').splitlines()
    return [line for line in lines if line and not line.startswith('#')]


LANGUAGES = read_list('LINGUAS')


def run_tool(*arguments):
    """A program of gettext, in English; returns what it wrote on both of its outputs."""
    environment = {'PATH': os.environ['PATH'], 'LC_ALL': 'C',
                   # Where its/ is, which tells what to translate in a type of files.
                   'GETTEXTDATADIRS': str(ROOT / 'data')}
    result = subprocess.run(arguments, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                            capture_output=True, text=True, encoding='utf-8', check=False)
    assert result.returncode == 0, f'{" ".join(map(str, arguments))}\n{result.stderr}'
    return result.stdout, result.stderr


def extract(files, pot):
    """The sentences of these files, for who translates them."""
    listing = pot.with_suffix('.list')
    listing.write_text('\n'.join(map(str, files)) + '\n', encoding='utf-8')
    run_tool('xgettext', '--from-code=UTF-8', '--package-name=harena', f'--directory={ROOT}',
             *(f'--keyword={keyword}' for keyword in KEYWORDS),
             f'--files-from={listing}', f'--output={pot}')


def load(file):
    """The translations of a .mo file, as a program finds them."""
    with open(file, 'rb') as stream:
        return gettext.GNUTranslations(stream)


def load_built(language):
    return load(BUILT / language / 'LC_MESSAGES' / 'harena.mo')


def add_for_languages(cases, check, languages=None):
    """A case for each language: check (folder, language)."""
    for language in languages or LANGUAGES:
        cases[f'{check.__name__}_{language}'] = lambda folder, code=language: check(folder, code)
