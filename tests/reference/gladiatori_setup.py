# SPDX-License-Identifier: GPL-3.0-or-later
"""Gladiatori before its first turn: gladiators, creation, items, places (G11, G79 to G81)."""

from collections import Counter

import gladiatori_arena as arena
from gladiatori_tables import (ABILITIES, ABILITY_COINS, ACTIONS, CAPACITIES, COINS, GLADIATORS,
                               ITEMS, POWERS, SPECIALS, energy_choices, energy_words, item_class,
                               read_energy, subsets)


class Setup:
    def set_up(self):
        created = self.options['gladiators'] == 'created'
        for gladiator in self.gladiators:
            if created:
                yield from self.create(gladiator)
            else:
                yield from self.take(gladiator)
        if self.options['items'] == 'auction':
            yield from self.auction()
        elif self.options['items'] == 'selection':
            yield from self.selection()
        for gladiator in self.gladiators:
            taken = {other.cell for other in self.gladiators}
            moves = [f'start {cell}' for cell in arena.STARTS if cell not in taken]
            gladiator.cell = (yield gladiator.seat, moves).split()[1]
            gladiator.facing = arena.NAMES.index(arena.STARTS[gladiator.cell])

    def is_alone(self, gladiator):
        return self.options['teams'] == 'pair' and gladiator.seat == 1

    def take(self, gladiator):
        taken = {other.name for other in self.gladiators if hasattr(other, 'name')}
        names = [name for name in GLADIATORS
                 if name not in taken and (name == 'provocator') == self.is_alone(gladiator)
                 and (name != 'retiarius' or self.yes('throwing'))]
        gladiator.name = (yield gladiator.seat, [f'gladiator {name}' for name in names]).split()[1]
        sheet, energy, specials, powers, items = GLADIATORS[gladiator.name]
        for stat, value in zip(gladiator.first, sheet):
            gladiator.first[stat] = gladiator.now[stat] = value
        gladiator.deck = (Counter(ACTIONS) + Counter(dict(zip(('one', 'zero', 'feint'), energy)))
                          + Counter(SPECIALS[int(number) - 1] for number in specials))
        gladiator.items = items.split()
        if self.yes('powers'):
            gladiator.powers = {POWERS[int(number) - 1] for number in powers}

    def create(self, gladiator):
        """G79"""
        coins = 70 if self.is_alone(gladiator) else 55
        most = 10 if self.is_alone(gladiator) else 8
        prices = ([(stat, ABILITY_COINS) for stat in ABILITIES]
                  + [(stat, {value: value for value in range(3, 10)}) for stat in CAPACITIES])
        for index, (stat, price) in enumerate(prices):
            spare = coins - 3 * (len(prices) - index - 1)
            moves = [f'{stat} {value}' for value in price if price[value] <= spare]
            value = int((yield gladiator.seat, moves).split()[1])
            gladiator.first[stat] = gladiator.now[stat] = value
            coins -= price[value]

        def cost(cards):
            return sum(COINS[card] * n for card, n in Counter(cards).items())

        pile = {'one': most, 'zero': most, 'feint': 1}
        moves = ['energy ' + energy_words(choice) for choice in energy_choices(pile)
                 if cost(choice) <= coins]
        energy = read_energy((yield gladiator.seat, moves).split()[1:])
        coins -= cost(energy)
        moves = ['special ' + (' '.join(chosen) or 'none') for chosen in subsets(SPECIALS)
                 if cost(chosen) <= coins]
        specials = [word for word in (yield gladiator.seat, moves).split()[1:] if word != 'none']
        coins -= cost(specials)
        gladiator.deck = Counter(ACTIONS) + Counter(energy) + Counter(specials)

        left = list(POWERS) if self.yes('powers') else []
        while True:
            moves = ['enough'] + [f'power {power}' for power in left if coins > 0]
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'enough':
                break
            gladiator.powers.add(words[1])
            left = left[left.index(words[1]) + 1:]
            coins -= 1

    def draw(self, box):
        word = (yield 'chance', [f'item {item}' for item in box if box[item]])
        item = word.split()[1]
        box[item] -= 1
        return item

    def auction(self):
        """G80"""
        box = {item: copies for item, (copies, _) in ITEMS.items()}
        for _ in range(2 * len(self.gladiators)):
            item = yield from self.draw(box)
            bids = []
            for gladiator in self.gladiators:
                pile = gladiator.deck | Counter()
                pile = {'one': pile['one'], 'zero': pile['zero'], 'feint': 0}
                moves = ['bid ' + energy_words(choice) for choice in energy_choices(pile)]
                bid = read_energy((yield gladiator.seat, moves).split()[1:])
                bids.append((bid['one'], bid['one'] + bid['zero'], gladiator, bid))
            best = max(bid[:2] for bid in bids)
            won = [bid for bid in bids if bid[:2] == best]
            if len(won) == 1:
                _, _, gladiator, bid = won[0]
                gladiator.items.append(item)
                gladiator.deck -= Counter(bid)
                gladiator.discard += Counter(bid)
        for gladiator in self.gladiators:
            while len(gladiator.items) > 2 or self.clash(gladiator.items):
                moves = [f'drop {item}' for item in dict.fromkeys(gladiator.items)]
                gladiator.items.remove((yield gladiator.seat, moves).split()[1])

    @staticmethod
    def clash(items):
        classes = [item_class(item) for item in items]
        return len(classes) > len(set(classes))

    def selection(self):
        """G81"""
        box = {item: copies for item, (copies, _) in ITEMS.items()}
        shown = []
        for _ in range(2 * len(self.gladiators) + 1):
            shown.append((yield from self.draw(box)))
        seats = len(self.gladiators)
        first = int((yield 'chance', [f'first {seat + 1}' for seat in range(seats)]).split()[1])
        order = [self.gladiators[(first - 1 + n) % seats] for n in range(seats)]
        for gladiator in order + order[::-1]:
            moves = [f'choose {item}' for item in dict.fromkeys(shown)
                     if not self.clash(gladiator.items + [item])]
            words = (yield gladiator.seat, moves or ['pass']).split()
            if words[0] == 'choose':
                gladiator.items.append(words[1])
                shown.remove(words[1])
