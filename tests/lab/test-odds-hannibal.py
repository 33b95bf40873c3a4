#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether harena-lab odds says what comes of a conflict of Hannibal against Rome."""

import itertools
import math
import sys

from lab import fail, main, parse, run

GAME = '--game=hannibal'
ALL = '12345'
SIDES = ['carthage', 'rome']


def odds(attacker, carthage=ALL, rome=ALL, defenders='1', with_hannibal=False):
    arguments = ['--attacker', attacker, '--defenders', defenders,
                 '--hands', f'{carthage},{rome}']
    return parse(run('odds', GAME, '--json', *arguments,
                     *(['--with', 'hannibal'] if with_hannibal else [])))


def check(figures, carthage, rome):
    """What must hold of any conflict."""
    assert list(figures)[:2] == ['value', 'keeps'] and list(figures)[-1] == 'cards'
    assert list(figures['keeps']) == ['attacker', 'defender', 'nobody']
    assert math.isclose(sum(figures['keeps'].values()), 1, abs_tol=1e-9)
    for side, hand in zip(SIDES, (carthage, rome)):
        chances = figures['cards'][side]
        assert ''.join(chances) == hand
        assert math.isclose(sum(chances.values()), 1, abs_tol=1e-9)
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in chances.values())


def after(attacker, hands, cards, defenders, with_hannibal):
    """H18 to H20 without Hannibal in defence: the value for the attacker behind one fight."""
    own, other = (cards[SIDES.index(attacker)], cards[1 - SIDES.index(attacker)])
    own += with_hannibal
    if own < other:
        return -1
    if own == other:
        return 0
    if defenders == 1:
        return 1
    left = [hand.replace(str(card), '') or ALL for hand, card in zip(hands, cards)]
    return 1 + odds(attacker, *left, str(defenders - 1), with_hannibal)['value']


def test_nobody_can_do_better(_):
    """Each card against the other side's chances: none is worth more than the value, for either."""
    for attacker, hands, defenders, with_hannibal in (('carthage', (ALL, ALL), 3, False),
                                                      ('carthage', ('2345', '1345'), 2, True),
                                                      ('rome', ('245', '135'), 4, False),
                                                      ('carthage', ('15', '34'), 8, True),
                                                      ('rome', ('4', '5'), 6, False)):
        figures = odds(attacker, *hands, str(defenders), with_hannibal)
        check(figures, *hands)
        worth = {cards: after(attacker, hands, cards, defenders, with_hannibal)
                 for cards in itertools.product(map(int, hands[0]), map(int, hands[1]))}
        sign = 1 if attacker == 'carthage' else -1
        chances = figures['cards']
        for card in map(int, hands[0]):
            mean = sum(worth[card, int(rome)] * p for rome, p in chances['rome'].items())
            assert sign * mean <= sign * figures['value'] + 1e-9, (attacker, hands, card)
        for card in map(int, hands[1]):
            mean = sum(worth[int(own), card] * p for own, p in chances['carthage'].items())
            assert sign * mean >= sign * figures['value'] - 1e-9, (attacker, hands, card)


def test_one_against_one(_):
    """H18, H19: with one card each there is nothing to choose."""
    for own, other in itertools.product(ALL, ALL):
        for with_hannibal in False, True:
            figures = odds('carthage', own, other, with_hannibal=with_hannibal)
            strength = int(own) + with_hannibal
            kept = 'attacker' if strength > int(other) else 'nobody'
            if strength < int(other):
                kept = 'defender'
            assert figures['keeps'][kept] == 1
            assert figures['value'] == (strength > int(other)) - (strength < int(other))
            assert figures['cards'] == {'carthage': {own: 1}, 'rome': {other: 1}}


def test_sides_are_alike(_):
    """Without Hannibal it is all the same who is who."""
    for own, other, defenders in ((ALL, ALL, '2'), ('245', '135', '3'), ('12', '45', '5')):
        one, two = odds('carthage', own, other, defenders), odds('rome', other, own, defenders)
        assert one['value'] == two['value'] and one['keeps'] == two['keeps']
        assert one['cards']['carthage'] == two['cards']['rome']


def test_hannibal_defends(_):
    """H16, H19: he may fight or wait, so with him Carthage does not do worse."""
    for hands in (ALL, ALL), ('245', '135'), ('1', '5'):
        alone = odds('rome', *hands, '0+hannibal')
        both = odds('rome', *hands, '1+hannibal')
        plain = odds('rome', *hands, '2')
        for figures in alone, both, plain:
            check(figures, *hands)
        assert both['value'] <= plain['value'] + 1e-9
        assert both['commit'] in ('hannibal', 'legion')
        assert 'commit' not in alone and 'commit' not in plain


def test_table(_):
    text = run('odds', GAME, '--attacker=rome', '--defenders=1+hannibal', '--hands=24,13').decode()
    figures = odds('rome', '24', '13', '1+hannibal')
    lines = text.split('\n')
    assert lines[0] == f'What the attacker gains, in pieces: {figures["value"]:.4f}'
    assert lines[1].startswith('Who keeps the place: ')
    assert lines[2] in ('Hannibal fights first', 'Another legion fights first')
    assert lines[4].split() == ['Card', 'Carthage', '%', 'Rome', '%']
    assert [line.split()[0] for line in lines[5:-1]] == ['1', '2', '3', '4']
    assert lines[5].split()[1] == '–'
    assert lines[5].split()[2] == f'{100 * figures["cards"]["rome"]["1"]:.4f}'


def test_refused(_):
    """Whatever makes no conflict is complained of."""
    wrong = {
        (): 'who attacks? --attacker is carthage or rome',
        ('--attacker=egypt',): '--attacker is carthage or rome, not “egypt”',
        ('--attacker=rome', '--with=hannibal'):
            'Hannibal is Carthage’s and does not attack with Rome',
        ('--attacker=carthage', '--with=elephants'): '--with takes hannibal, not “elephants”',
        ('--attacker=carthage', '--defenders=2+hannibal'):
            'Hannibal is Carthage’s and does not defend with Rome',
        ('--attacker=carthage', '--defenders=9'):
            '--defenders takes a number from 1 to 8, not “9”',
        ('--attacker=rome', '--defenders=0'): '--defenders takes a number from 1 to 6, not “0”',
        ('--attacker=rome', '--defenders=7+hannibal'):
            '--defenders takes a number from 0 to 6, not “7”',
        ('--attacker=rome', '--hands=12,345'): 'both sides always have equally many cards',
        ('--attacker=rome', 'legion'): '“legion” is one word too many',
    }
    for arguments, sentence in wrong.items():
        assert fail('odds', GAME, *arguments, status=2) == sentence, arguments
    for hands in '123', '1,2,3', '11,12', '16,12', ',', '12,', 'ab,cd':
        assert fail('odds', GAME, '--attacker=rome', '--hands=' + hands, status=2) == (
            '--hands takes the cards of Carthage and of Rome, such as 245,135, '
            f'not “{hands}”')


if __name__ == '__main__':
    sys.exit(main(globals()))
