# SPDX-License-Identifier: GPL-3.0-or-later
"""Gladiatori, written from its rules page alone, to be held against the engine.

The game is one generator that yields whose turn it is and what is legal, and is sent the move."""

from collections import Counter

import gladiatori_arena as arena
from gladiatori_action import Action
from gladiatori_animals import Animals
from gladiatori_fight import Fights
from gladiatori_people import Gladiator
from gladiatori_setup import Setup
from gladiatori_tables import ACTIONS, SPECIALS, energy_choices, energy_words, read_energy, subsets

ENTRY = {1: 'dog', 3: 'wolf', 4: 'lion', 5: 'bear'}


class GameOver(Exception):
    """G13: the game ends at once."""


class Game(Setup, Action, Fights, Animals):
    def __init__(self, seats, options):
        self.options = options
        self.gladiators = [Gladiator(seat) for seat in range(1, seats + 1)]
        self.animals = []
        self.entered = Counter()
        self.called = []            # what enters at the end of an animal phase (G75)
        self.turn_number = 0
        self.moved_discs = seats
        self.first_blood = True
        self.over = False
        self.flow = self.run()
        self.who, self.moves = next(self.flow)

    # What the comparison asks

    def turn(self):
        return self.who

    def legal(self):
        return self.moves

    def play(self, move):
        assert move in self.moves, move
        try:
            self.who, self.moves = self.flow.send(move)
        except StopIteration:
            self.who, self.moves = None, []

    def points(self):
        return [gladiator.vp for gladiator in self.gladiators]

    def winners(self):
        if not self.over:
            return set()
        if self.against_animals():
            alive = any(g.alive for g in self.gladiators)
            return {g.seat for g in self.gladiators} if alive else set()
        sides = {}
        for gladiator in self.gladiators:
            sides.setdefault(self.side(gladiator), []).append(gladiator)
        score = {side: (sum(g.vp for g in members), sum(g.all_pf() for g in members))
                 for side, members in sides.items()}
        best = max(score.values())
        return {g.seat for g in self.gladiators if score[self.side(g)] == best}

    # Who is who

    @property
    def all_win(self):
        """Against animals nobody draws."""
        return self.against_animals()

    def yes(self, option):
        return self.options[option] == 'yes'

    def side(self, gladiator):
        """G78"""
        teams = self.options['teams']
        if teams == 'pair':
            return min(gladiator.seat, 2)
        if teams == 'sides':
            return gladiator.seat % 2
        return 1 if teams == 'together' else gladiator.seat

    def against_animals(self):
        return len(self.gladiators) == 1 or self.options['teams'] == 'together'

    def living(self):
        return [gladiator for gladiator in self.gladiators if gladiator.alive]

    def figures(self):
        return self.living() + self.animals

    def figure(self, who):
        return next(figure for figure in self.figures() if figure.who == who)

    def at(self, cell):
        return next((figure for figure in self.figures() if figure.cell == cell), None)

    def enemies(self, gladiator):
        return [figure for figure in self.figures() if self.is_enemy(gladiator, figure)]

    def is_enemy(self, gladiator, figure):
        return figure.animal or self.side(figure) != self.side(gladiator)

    def specials_allowed(self):
        return self.turn_number >= int(self.options['specials-from'])

    # Victory points

    def book(self, gladiator, points):
        """G12: a disc that is moved lies lowest."""
        if points != 0:
            gladiator.vp += points
            self.moved_discs += 1
            gladiator.arrived = self.moved_discs

    def check_end(self):
        sides = {self.side(gladiator) for gladiator in self.living()}
        if not sides or len(sides) == 1 and not self.against_animals():
            raise GameOver

    # The course of a game (G13)

    def run(self):
        yield from self.set_up()
        turns = int(self.options['turns'])
        try:
            for self.turn_number in range(1, turns + 1):
                yield from self.prepare_decks()
                for phase in (1, 2):
                    if self.options['animals'] != 'none':
                        yield from self.animal_phase(ENTRY.get(self.turn_number)
                                                     if phase == 1 else None)
                    yield from self.action_phase()
                if self.turn_number < turns:
                    yield from self.clean_up()
        except GameOver:
            pass
        self.finish()

    def finish(self):
        """G44, G78"""
        self.over = True
        for gladiator in self.living():
            if gladiator.last_action is None:
                gladiator.vp += 5
        if self.options['teams'] == 'pair':
            for gladiator in self.gladiators[1:]:
                gladiator.vp -= 5

    def prepare_decks(self):
        """G14"""
        for gladiator in self.living():
            pool = gladiator.hand + gladiator.deck
            gladiator.hand = Counter()
            moves = [' '.join(['hand'] + (chosen or ['none']))
                     for chosen in subsets([card for card in ACTIONS if pool[card]])]
            words = (yield gladiator.seat, moves).split()[1:]
            gladiator.hand.update(word for word in words if word != 'none')

            moves = ['energy ' + energy_words(choice) for choice in energy_choices(pool)]
            words = (yield gladiator.seat, moves).split()[1:]
            gladiator.hand.update(read_energy(words))

            specials = [card for card in SPECIALS if pool[card] and self.specials_allowed()]
            moves = [' '.join(['special'] + (chosen or ['none'])) for chosen in subsets(specials)]
            words = (yield gladiator.seat, moves).split()[1:]
            gladiator.hand.update(word for word in words if word != 'none')
            gladiator.deck = pool - gladiator.hand
            gladiator.hand = +gladiator.hand

    def action_phase(self):
        """G15, G61"""
        order = sorted(self.living(), key=lambda g: (g.vp, g.arrived))
        for gladiator in self.living():
            if 'delay' in gladiator.powers:
                moves = ['no delay'] + [f'delay {place + 1}' for place in range(len(order))]
                words = (yield gladiator.seat, moves).split()
                if words[0] == 'delay':
                    gladiator.powers.remove('delay')
                    order.remove(gladiator)
                    order.insert(int(words[1]) - 1, gladiator)
        for gladiator in order:
            if gladiator.alive:
                yield from self.action(gladiator)

    def clean_up(self):
        """G37"""
        for gladiator in self.living():
            gladiator.discard.update(card.name for card in gladiator.row)
            gladiator.row = []
        for gladiator in self.living():
            yield from self.use_endurance(gladiator)
            gladiator.end_adrenaline()

    def use_endurance(self, gladiator):
        while True:
            discard = gladiator.discard
            missing = {stat: gladiator.first[stat] - gladiator.now[stat]
                       if stat in gladiator.gainable() else 0 for stat in ('offence', 'guard')}
            specials = [card for card in SPECIALS if discard[card]]
            n_points = sum(missing.values())
            n_energy = discard['one'] + discard['zero'] + discard['feint']
            actions = [card for card in ACTIONS if discard[card]]
            units = min(gladiator.now['endurance'],
                        len(actions) + n_energy + len(specials) + n_points)
            moves = ['rest']
            if 'endure' in gladiator.powers:
                moves.append('power endure')
            if units > 0:
                moves += ['recover ' + (' '.join(chosen) or 'none') for chosen in subsets(actions)
                          if 0 <= units - len(chosen) <= n_energy + len(specials) + n_points]
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'rest':
                return
            if words[0] == 'recover':
                break
            yield from self.endurance_power(gladiator)

        taken = [word for word in words[1:] if word != 'none']
        units -= len(taken)

        moves = ['energy ' + energy_words(choice) for choice in energy_choices(discard)
                 if 0 <= units - sum(choice.values()) <= len(specials) + n_points]
        choice = read_energy((yield gladiator.seat, moves).split()[1:])
        units -= sum(choice.values())

        moves = ['special ' + (' '.join(chosen) or 'none') for chosen in subsets(specials)
                 if 0 <= units - len(chosen) <= n_points]
        words = (yield gladiator.seat, moves).split()[1:]
        chosen = [word for word in words if word != 'none']
        units -= len(chosen)

        moves = [f'points offence {n} guard {units - n}' if units else 'points none'
                 for n in range(units + 1)
                 if n <= missing['offence'] and units - n <= missing['guard']]
        words = (yield gladiator.seat, moves).split()
        if units:
            gladiator.now['offence'] += int(words[2])
            gladiator.now['guard'] += int(words[4])
        gained = Counter(taken + chosen) + Counter(choice)
        gladiator.discard -= gained
        gladiator.hand += gained
        gladiator.use('endurance')

    # Who goes

    def leave(self, gladiator):
        """G34"""
        gladiator.alive = False
        gladiator.cell = None
        gladiator.net = None
        self.release(gladiator)

    def release(self, figure):
        """Who is free or gone is held by no net; it is back with its owner (G66)."""
        for owner in self.gladiators:
            if owner.net is figure:
                owner.net = None

    def check_nets(self):
        """G67"""
        for owner in self.living():
            if owner.net is not None and arena.distance(owner.cell, owner.net.cell) > 1:
                owner.net = None
                owner.items.remove('net2-1')
