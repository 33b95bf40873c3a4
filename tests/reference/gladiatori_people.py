# SPDX-License-Identifier: GPL-3.0-or-later
"""A gladiator and an animal of the second reading of Gladiatori: what each has and is."""

from collections import Counter

import gladiatori_arena as arena
from gladiatori_tables import ABILITIES, ACTIONS, COVER_PF, ITEMS, PF, STATS, numbers


class Played:
    """An Action card of a row."""

    def __init__(self, name, rotated):
        self.name = name
        self.rotated = rotated
        self.up = False


class Gladiator:
    animal = False

    def __init__(self, seat):
        self.seat = seat
        self.who = str(seat)
        self.first = dict.fromkeys(STATS, 0)
        self.now = dict(self.first)
        self.adrenaline = set()
        # Where the combat and Action cards are; the row has its own list.
        self.hand, self.deck, self.discard = Counter(), Counter(), Counter()
        self.laid = Counter()
        self.row = []
        self.items, self.damaged = [], set()
        self.powers = set()
        self.white = self.grey = 0
        self.lying = False
        self.net = None          # whom the own net holds
        self.cell = self.facing = None
        self.alive = True
        self.cover = True
        self.last_action = None  # after Indestructible: 'next', then 'now'
        self.rush = 0            # of Indestructible, for the next Attack or Defence
        self.promises = []       # (target, value)
        self.vp, self.arrived = 10, seat

    @property
    def entangled(self):
        return self.grey > 0

    @property
    def free(self):
        """Not lying and not entangled: the tag M."""
        return not self.lying and not self.entangled

    @property
    def blocks(self):
        return not self.lying

    def penalty(self):
        return 5 * self.lying + 3 * self.entangled

    # Cards

    def hand_size(self):
        return self.hand.total()

    def red_in_hand(self):
        return sum(n for card, n in self.hand.items() if card not in ACTIONS)

    def is_hidden(self, card):
        return self.hand[card] + self.deck[card] > 0

    def deck_pf(self):
        return sum(PF[card] * n for card, n in self.deck.items())

    def life(self):
        """What can pay damage without the cover."""
        return self.deck_pf() + sum(ITEMS[item][1] for item in self.items)

    def all_pf(self):
        """G44"""
        if not self.alive:
            return 0
        piles = self.hand + self.deck + self.discard + self.laid
        return (sum(PF[card] * n for card, n in piles.items())
                + sum(PF[card.name] for card in self.row)
                + sum(ITEMS[item][1] for item in self.items) + COVER_PF * self.cover)

    def item_sum(self, index):
        return sum(numbers(item, item in self.damaged)[index] for item in self.items)

    # Elements (G10, G50)

    def payable(self):
        return [stat for stat in STATS if self.now[stat] > 0 and stat not in self.adrenaline]

    def gainable(self):
        return [stat for stat in STATS
                if self.now[stat] < self.first[stat] and stat not in self.adrenaline]

    def elements(self):
        return sum(self.now[stat] for stat in self.payable()) + self.hand_size()

    def use(self, ability):
        """What using an ability adds; the ability has dropped then (G9, G50)."""
        assert ability in ABILITIES
        value = self.now[ability]
        if ability in self.adrenaline:
            self.adrenaline.remove(ability)
            self.now[ability] = 0
        else:
            self.now[ability] -= 1
        return value

    def end_adrenaline(self):
        for ability in self.adrenaline:
            self.now[ability] = 0
        self.adrenaline.clear()


class Animal:
    animal = True
    alive = True

    def __init__(self, kind, number, cell, facing):
        self.kind = kind
        self.who = f'{kind}{number}'
        self.cell, self.facing = cell, facing
        self.grey = 0

    @property
    def entangled(self):
        return self.grey > 0

    @property
    def blocks(self):
        return self.kind in ('lion', 'bear')


def side_of(figure, other):
    return arena.side(figure.cell, figure.facing, other.cell)
