# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of Gladiatori, copied from the rules page: cards, gladiators, items, coins."""

# G6
ACTIONS = ['strength', 'dexterity', 'fury', 'movement']
ENERGY = ['one', 'zero', 'feint']
SPECIALS = ['sweep', 'sacrifice', 'acrobatics', 'adrenaline', 'rage', 'destroy', 'unbalance',
            'reflexes']
PF = {'one': 2, 'zero': 1} | dict.fromkeys(ACTIONS + ['feint'] + SPECIALS, 3)
COINS = {'one': 2, 'zero': 1, 'feint': 5, 'sweep': 2, 'sacrifice': 2, 'acrobatics': 3,
         'adrenaline': 2, 'rage': 2, 'destroy': 1, 'unbalance': 2, 'reflexes': 1}
TAGS = {'sweep': 'MAC', 'acrobatics': 'M', 'destroy': 'MAC', 'unbalance': 'MC', 'reflexes': 'M'}
COVER_PF = 1

POWERS = ['lunge', 'up', 'indestructible', 'leap', 'wounds', 'wrestle', 'adapt', 'delay', 'endure']

ABILITIES = ['endurance', 'offence', 'guard']
CAPACITIES = ['blood', 'speed']
STATS = ABILITIES + CAPACITIES

# G7: the sheet in the order of STATS; 1-Energy, 0-Energy, Feint; Special Moves; Powers; items
GLADIATORS = {
    'secutor': ((7, 5, 5, 5, 5), (6, 1, 0), '135', '567', 'sword2-1 shield1-2'),
    'mirmillo': ((8, 4, 4, 4, 4), (5, 7, 0), '257', '369', 'sword3-0 helmet0-2'),
    'thraex': ((5, 5, 5, 8, 4), (6, 6, 0), '36', '269', 'spear3-0 shield1-3'),
    'hoplomacus': ((6, 5, 4, 4, 7), (1, 8, 0), '23458', '1347', 'sword3-1 armguard0-2'),
    'provocator': ((8, 6, 5, 5, 7), (5, 4, 1), '156', '29', 'sword3-0 armguard1-3'),
    'retiarius': ((7, 3, 6, 5, 4), (4, 4, 1), '457', '68', 'net2-1 spear3-0'),
}

# G8: copies, PF
ITEMS = {
    'sword2-1': (1, 3), 'sword3-0': (2, 3), 'sword3-1': (1, 2),
    'spear3-0': (2, 3), 'trident2-2': (1, 2), 'net2-1': (1, 3),
    'shield1-2': (2, 3), 'shield1-3': (1, 2), 'shield0-3': (1, 3),
    'helmet0-2': (2, 4), 'helmet1-1': (1, 4),
    'armguard0-2': (1, 4), 'armguard1-3': (1, 2), 'armguard1-1': (1, 4),
}
THROWN = {'spear3-0', 'trident2-2'}


def item_class(item):
    name = item[:-3]
    return 'polearm' if name in ('spear', 'trident') else name


def numbers(item, damaged):
    """What an item adds to Attack and to Defence (G8, G52)."""
    attack, defence = int(item[-3]), int(item[-1])
    return (attack // 2, defence // 2) if damaged else (attack, defence)


# G79
ABILITY_COINS = dict(zip(range(3, 10), (3, 4, 6, 8, 10, 13, 16)))


def subsets(cards):
    """Every choice of cards of which there is one each, in their order."""
    found = [[]]
    for card in cards:
        found += [chosen + [card] for chosen in found]
    return found


def energy_choices(pile):
    """Every choice of Energy and Feints from a pile."""
    return [{'one': ones, 'zero': zeros, 'feint': feints}
            for ones in range(pile['one'] + 1) for zeros in range(pile['zero'] + 1)
            for feints in range(pile['feint'] + 1)]


def energy_words(choice):
    """A card list with Energy as the notation writes it."""
    words = [f'{choice[kind]} {kind}' for kind in ('one', 'zero') if choice[kind]]
    return ' '.join(words + ['feint'] * choice['feint']) or 'none'


def read_energy(words):
    """What energy_words wrote."""
    choice = {'one': 0, 'zero': 0, 'feint': 0}
    for index, word in enumerate(words):
        if word in ('one', 'zero'):
            choice[word] = int(words[index - 1])
        elif word == 'feint':
            choice['feint'] = 1
    return choice
