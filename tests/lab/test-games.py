#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several games: which is meant, who wins with whom, draws, and games that nobody wins."""

import re
import subprocess
import sys

from lab import LAB, close, fail, main, parse, run

GAME = ('--game', 'par-impar')


def random(*arguments):
    return parse(run('random', *GAME, *arguments))


def match(*arguments):
    return parse(run('match', *GAME, '--json', *arguments))


def result(file):
    """The points of each seat, and who wins, as the last line of a trace has them."""
    line = run('trace', str(file)).decode().split('\n')[-2]
    points, winners = re.fullmatch(r'# points (.+); winners (.+)', line).groups()
    return [int(word) for word in points.split(' ')], winners


def test_which(_):
    """The first game is meant unless another is named."""
    for command in ('random',), ('match', '--seats', 'tiro,tiro'), ('bench',):
        said = fail(*command, '--game', 'morra', status=2)
        assert said == '--game is clash or par-impar, not “morra”', said
    assert parse(run('random', '--games', '1'))['game'] == 'clash'
    assert random('--games', '1')['game'] == 'par-impar'
    assert match('--seats', 'tiro,tiro', '--games', '2')['game'] == 'par-impar'
    assert parse(run('bench', *GAME, '--json'))['game'] == 'par-impar'


def test_odds(_):
    """Only some games have odds, and those are named."""
    assert run('odds', 'S', 'S') == run('odds', '--game', 'clash', 'S', 'S')
    assert run('odds', 'S', 'S') == run('odds', '--game', 'par-impar', '--game=clash', 'S', 'S')
    said = fail('odds', *GAME, 'S', 'S', status=2)
    assert said.startswith('--game is clash') and said.endswith(', not “par-impar”'), said


def test_setup(_):
    """An edition may be for one number of seats, and seats and options may not go together."""
    figures = random('--games', '1', '--edition', 'pairs')
    assert figures['players'] == 4 and figures['options'] == {'sides': 'pairs'}
    assert fail('random', *GAME, '--edition', 'pairs', '--players', '2', status=2) \
        == 'the edition “pairs” is for 4 seats'
    assert fail('random', *GAME, '--option', 'sides=pairs', '--players', '3', status=2) \
        == 'pairs are made of 4 seats'
    assert fail('match', *GAME, '--option', 'sides=pairs', '--seats', 'tiro,tiro', status=2) \
        == 'pairs are made of 4 seats'
    assert fail('match', *GAME, '--seats', 'tiro,tiro', '--dealt', status=2) \
        == '--dealt: nothing is dealt in Odd or even'
    assert fail('random', *GAME, '--edition', 'german', status=2) \
        == '--edition is alone or pairs, not “german”'


def test_random(_):
    """Every game is won by one side, by some, by all or by nobody."""
    one = random('--players', '1', '--games', '400')
    assert 0.4 < one['wins'][0] < 0.6 and close(one['lost'], 1 - one['wins'][0])
    assert one['draws'] == one['shared_wins'] == one['unfinished'] == 0
    assert close(one['points'][0], 2 * one['wins'][0] - 1)
    three = random('--players', '3', '--games', '400')
    assert 0.06 < three['draws'] < 0.19 and 0.06 < three['lost'] < 0.19
    assert 0.3 < three['shared_wins'] < 0.45
    assert close(sum(three['wins']), 1 - three['lost'])
    pairs = random('--edition', 'pairs', '--games', '400')
    assert pairs['shared_wins'] == 0 < pairs['draws'] < pairs['lost']
    assert pairs['wins'][0] == pairs['wins'][1] and pairs['wins'][2] == pairs['wins'][3]
    assert close(pairs['wins'][0] + pairs['wins'][2], 1 - pairs['lost'])


def check_match(folder, seats, *arguments):
    """The figures of a match are those of the games that it kept."""
    figures = match('--seats', ','.join(['random'] * seats), '--games', '48', '--write',
                    str(folder), *arguments)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f'{n:08}.harena' for n in range(1, 49)]
    assert run('check', *map(str, files)).count(b': valid, ') == 48
    outright, shared, points = [0] * seats, [0] * seats, [0] * seats
    draws = lost = 0
    for file in files:
        names = re.findall(r'(?m)^Name=(\d) random$', file.read_text(encoding='utf-8'))
        assert sorted(names) == [str(number + 1) for number in range(seats)]
        of_seats, winners = result(file)
        draws, lost = draws + (winners == 'draw'), lost + (winners == 'none')
        alone = {'1', '2', '3', '4', '1 2', '3 4'} if 'pairs' in arguments else set('1234')
        for seat, name in enumerate(names):
            points[int(name) - 1] += of_seats[seat]
            if str(seat + 1) in winners.split(' '):
                (outright if winners in alone else shared)[int(name) - 1] += 1
    assert figures['draws'] == draws and figures['lost'] == lost
    for number, one in enumerate(figures['competitors']):
        assert one['outright'] == outright[number] and one['shared'] == shared[number], figures
        assert one['sums']['points'] == points[number]
    return figures


def test_match(folder):
    figures = check_match(folder, 2)
    assert figures['draws'] > 0 and figures['lost'] > 0
    assert sum(one['outright'] for one in figures['competitors']) + figures['draws'] \
        + figures['lost'] == 48
    text = run('match', *GAME, '--seats', 'random,random', '--games', '48').decode()
    assert f'\nDraws: {figures["draws"]}, won by nobody: {figures["lost"]}\n' in text


def test_shared(folder):
    figures = check_match(folder / 'made', 3)
    assert any(one['shared'] for one in figures['competitors'])


def test_pairs(folder):
    """Partners stay together from seat to seat, and win together."""
    figures = check_match(folder, 4, '--edition', 'pairs')
    ones = figures['competitors']
    assert figures['draws'] > 0 and figures['lost'] > 0
    for one, partner in (0, 1), (2, 3):
        assert ones[one]['wins'] == ones[partner]['wins'] > 0
    assert close(ones[0]['wins'] + ones[2]['wins'], 1 - figures['lost'] / 48)
    seats = [re.findall(r'(?m)^Name=(\d)', file.read_text(encoding='utf-8'))
             for file in sorted(folder.iterdir())[:4]]
    assert sorted(''.join(names) for names in seats) == ['1234', '2143', '3421', '4312']


def test_parts(folder):
    """Parts keep their games in one folder, and add up."""
    arguments = (*GAME, '--seats', 'random,random', '--games', '20', '--seed', '5', '--json')
    whole = match('--seats', 'random,random', '--games', '20', '--seed', '5')
    for part in '12':
        text = run('match', *arguments, '--part', part + '/2', '--write', str(folder / 'games'))
        (folder / f'{part}.json').write_bytes(text)
    merged = parse(run('merge', '--json', str(folder / '1.json'), str(folder / '2.json')))
    assert len(list((folder / 'games').iterdir())) == 20
    assert merged['draws'] == whole['draws'] and merged['lost'] == whole['lost']
    text = (folder / '1.json').read_text(encoding='utf-8')
    (folder / '3.json').write_text(re.sub(r'"draws": \d+', '"draws": 11', text), encoding='utf-8')
    assert 'this is not what' in fail('merge', str(folder / '3.json'))


def test_cannot_keep(folder):
    """A match that cannot keep its games is not played on."""
    (folder / 'file').write_text('', encoding='utf-8')
    (folder / '00000001.harena').mkdir()
    arguments = ('match', *GAME, '--seats', 'random,random', '--games', '4', '--write')
    assert fail(*arguments, str(folder / 'file')) \
        .endswith(': the folder cannot be made: File exists')
    assert fail(*arguments, str(folder / 'no/folder')).endswith(': No such file or directory')
    assert fail(*arguments, str(folder)).endswith('1.harena: the file cannot be written: '
                                                  'Is a directory')
    assert fail(*arguments, '', status=2) == '--write takes the name of a folder, not “”'


def test_secrets(_):
    """A seat sees no more than it may, and an answer has no empty line in it."""
    lines = ['new par-impar seats 2', 'play say odd', 'see 1', 'see 2', 'show', 'play say even',
             'play cast odd', 'see 2', 'points', 'winners', 'quit']
    said = subprocess.run([LAB, 'engine'], input='\n'.join(lines), capture_output=True, text=True,
                          check=True).stdout
    assert said.split('\n\n') == [
        '= ', '= ', '= Odd or even\nSeat 1: odd\nSeat 2: nothing',
        '= Odd or even\nSeat 1: something\nSeat 2: nothing',
        '= Odd or even\nSeat 1: odd\nSeat 2: nothing', '= ', '= ',
        '= Odd or even\nSeat 1: odd\nSeat 2: even', '= 1 -1', '= 1', '= ', ''], said


if __name__ == '__main__':
    sys.exit(main(globals()))
