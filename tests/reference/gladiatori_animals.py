# SPDX-License-Identifier: GPL-3.0-or-later
"""The animals of Gladiatori: how they come, where they go, what they do (G69 to G76)."""

from collections import deque

import gladiatori_arena as arena
from gladiatori_fight import Fight
from gladiatori_people import Animal

CHANCE = 'chance'
MOST = 12


class Animals:
    def animal_phase(self, entering):
        if entering is not None:
            yield from self.enter(entering)
        acted = []
        while True:
            ways = {animal: self.ways(animal) for animal in self.animals if animal not in acted}
            ways = {animal: found for animal, found in ways.items() if found}
            if not ways:
                break
            nearest = min(len(way) for found in ways.values() for way in found.values())
            first = [animal.who for animal, found in ways.items()
                     if min(len(way) for way in found.values()) == nearest]
            who = (yield CHANCE, [f'acts {name}' for name in first]).split()[1]
            animal = self.figure(who)
            acted.append(animal)
            yield from self.animal_acts(animal, ways[animal])
        for kind in sorted(self.called):
            yield from self.enter(kind)
        self.called = []

    def enter(self, kind):
        """G70"""
        gate = (yield CHANCE, ['gate left', 'gate right']).split()[1]
        if len(self.animals) == MOST:
            return
        cell, facing = arena.GATES[gate]
        if not self.is_free(cell):
            other = arena.GATES['right' if gate == 'left' else 'left']
            if self.is_free(other[0]):
                cell, facing = other
            else:
                cell = min((name for name in arena.AXIAL if self.is_free(name)),
                           key=lambda name: arena.distance(name, arena.GATES[gate][0]))
        self.entered[kind] += 1
        self.animals.append(Animal(kind, self.entered[kind], cell, arena.NAMES.index(facing)))

    def ways(self, animal):
        """G72: for each gladiator that can be reached, the states on the way there."""
        def free(cell):
            return cell == animal.cell or self.is_free(cell)

        start = (animal.cell, animal.facing)
        came = {start: None}
        queue = deque([start])
        found, wanted = {}, {gladiator.cell: gladiator for gladiator in self.living()}
        while queue:
            state = queue.popleft()
            prey = wanted.get(arena.beside(*state))
            if prey is not None and prey.who not in found:
                way, step = [], state
                while came[step] is not None:
                    way.append(step)
                    step = came[step]
                found[prey.who] = way[::-1]
            for after in arena.movements(*state, free, animal.entangled):
                if after not in came:
                    came[after] = state
                    queue.append(after)
        return found

    def animal_acts(self, animal, ways):
        self.coward = set()
        nearest = min(len(way) for way in ways.values())
        if nearest > 0:
            near = [who for who, way in ways.items() if len(way) == nearest]
            who = (yield CHANCE, [f'hunts {name}' for name in near]).split()[1]
            n, = yield from self.roll(1)
            way = ways[who]
            animal.cell, animal.facing = way[min(n, len(way)) - 1]
            self.check_nets()
            if n < len(way):
                return
        prey = self.at(arena.beside(animal.cell, animal.facing))
        two = nearest == 0 or animal.kind in ('lion', 'bear')
        yield from self.bite(animal, prey, 1 if animal.entangled or not two else 2)

    def roll(self, count):
        if count == 1:
            moves = [f'dice {n}' for n in range(1, 7)]
        else:
            moves = [f'dice {a} {b}' for a in range(1, 7) for b in range(1, a + 1)]
        return [int(word) for word in (yield CHANCE, moves).split()[1:]]

    def bite(self, animal, prey, n_dice):
        """G73, G75, G76"""
        dice = yield from self.roll(n_dice)
        if animal.entangled and dice[0] >= 5:
            animal.grey -= 1
            if animal.grey == 0:
                self.release(animal)
        self.call(animal, dice)
        fight = Fight('bite', prey, [], None)
        fight.single_animal = True
        side = fight.attacker
        yield from self.choose_defence(side, fight, animal)
        yield from self.defend(side, fight)
        value = self.total(animal, dice)
        if side.card is not None and side.card.name == 'movement':
            value //= 2
        if value > side.value:
            damage = 2 if animal.kind == 'lion' and self.is_double(dice) else 1
            yield from self.pay_damage(prey, damage, None, False)
        if side.reflexes and prey.alive and prey.free:
            yield from self.free_movements(prey, 1, paid=True)
        if prey.alive:
            seven = len(dice) == 2 and sum(dice) == 7
            self.white_cube(prey, side.acrobatics + (seven and animal.kind in ('wolf', 'lion')))
            self.put_away(side)
            if animal.kind == 'bear' and seven:
                yield from self.lose_one(prey)

    @staticmethod
    def is_double(dice):
        return len(dice) == 2 and dice[0] == dice[1]

    def total(self, animal, dice):
        return sum(dice) + (4 if animal.kind == 'bear' and self.is_double(dice) else 0)

    def call(self, animal, dice):
        if self.is_double(dice) and animal.kind in ('dog', 'wolf'):
            self.called.append('wolf' if animal.kind == 'wolf'
                               and self.options['wolf-brings'] == 'wolf' else 'dog')

    def lose_one(self, gladiator):
        """What a bear tears off (G75): no damage, so nobody adapts before it."""
        if gladiator.life() == 0:
            yield from self.pay_damage(gladiator, 1, None, False)
            return
        moves = [f'lose {what}' for what in list(+gladiator.deck) + gladiator.items]
        self.lose(gladiator, (yield gladiator.seat, moves).split()[1])

    def hit_animal(self, fight, animal, dice, value):
        self.call(animal, dice)
        if value <= self.total(animal, dice):
            return
        if fight.kind == 'net':
            self.entangle(fight, animal)
        elif not (animal.kind == 'lion' and sum(dice) == 7):
            self.animals.remove(animal)
            animal.alive = False
            self.release(animal)
            self.book(fight.attacker.gladiator, 3)

    def bears_prey(self, gladiator, fight, dice):
        for target in fight.targets:
            if (target.animal and target.kind == 'bear' and sum(dice.get(target.who, ())) == 7
                    and gladiator.alive):
                yield from self.lose_one(gladiator)
