# SPDX-License-Identifier: GPL-3.0-or-later
"""One gladiator's Action in Gladiatori: the menu, movements, purposes, elements (G16 to G22)."""

from collections import Counter

import gladiatori_arena as arena
from gladiatori_people import Played, side_of
from gladiatori_tables import ACTIONS, SPECIALS, TAGS, THROWN

COOPERATION = {'sacrifice', 'acrobatics', 'adrenaline', 'rage'}


class Action:
    def action(self, gladiator):
        if gladiator.last_action == 'next':
            gladiator.last_action = 'now'
        self.coward = set()
        self.began = {figure.who: figure.cell for figure in self.figures()}
        self.leaping = False
        yield from self.act(gladiator)
        gladiator.promises = []
        if gladiator.alive and gladiator.last_action == 'now':
            self.leave(gladiator)
            self.check_end()

    def act(self, gladiator):
        first, sprint = True, None
        while True:
            moves = ['end']
            if first and self.yes('surrender'):
                moves.append('surrender')
            if sprint is None and gladiator.elements() >= 2:
                moves += ['balance white'] * (gladiator.white > 0)
                moves += ['balance grey'] * (gladiator.grey > 0)
            if gladiator.now['speed'] > 0:
                moves += self.movement_words(gladiator)
            for power in ('up', 'endure'):
                moves += [f'power {power}'] * (power in gladiator.powers)
            if 'leap' in gladiator.powers and gladiator.free:
                moves.append('power leap')
            if 'adapt' in gladiator.powers and self.swaps(gladiator):
                moves.append('power adapt')
            moves += [f'play {card}' for card in ACTIONS if gladiator.hand[card]]
            moves += [f'reuse {card.name}' for card in gladiator.row
                      if not card.rotated and self.price(gladiator, card) <= gladiator.now['blood']]

            words = (yield gladiator.seat, moves).split()
            first = False
            if words[0] == 'surrender':
                self.book(gladiator, -15)
                self.leave(gladiator)
                self.check_end()
                return
            if words[0] == 'balance':
                yield from self.balance(gladiator, words[1])
            elif words[0] in ('step', 'turn'):
                sprint = sprint or self.snapshot(gladiator)
                gladiator.now['speed'] -= 1
                self.move(gladiator, words)
            elif words[0] == 'power':
                yield from self.menu_power(gladiator, words[1])
            else:
                break

        if sprint is not None:
            self.judge(gladiator, sprint)
        if words[0] == 'end':
            return
        if words[0] == 'play':
            card, from_hand = Played(words[1], rotated=True), True
            gladiator.hand[words[1]] -= 1
            gladiator.row.append(card)
        else:
            card, from_hand = self.pay_for(gladiator, words[1]), False
            card.rotated = True
        yield from self.purpose(gladiator, card, from_hand)

    @staticmethod
    def price(gladiator, card):
        """G20"""
        return len(gladiator.row) - gladiator.row.index(card)

    def pay_for(self, gladiator, name):
        card = next(card for card in gladiator.row if card.name == name)
        gladiator.now['blood'] -= self.price(gladiator, card)
        return card

    def menu_power(self, gladiator, power):
        if power == 'endure':
            yield from self.endurance_power(gladiator)
        elif power == 'adapt':
            yield from self.adaptation(gladiator)
        else:
            gladiator.powers.remove(power)
            if power == 'leap':
                self.leaping = True
            else:
                gladiator.white = gladiator.grey = 0
                gladiator.lying = False
                self.release(gladiator)
                yield from self.face(gladiator)

    # Elements

    def pay_element(self, gladiator, extra=()):
        """Asks for one Element, or for one of the extra moves."""
        moves = ['pay ' + what for what in gladiator.payable() + list(+gladiator.hand)]
        words = (yield gladiator.seat, list(extra) + moves).split()
        if words[0] == 'pay':
            if words[1] in gladiator.now:
                gladiator.now[words[1]] -= 1
            else:
                gladiator.hand[words[1]] -= 1
                gladiator.discard[words[1]] += 1
        return words

    def gain_elements(self, gladiator):
        for _ in range(3):
            moves = ['enough'] + ['gain ' + what
                                  for what in gladiator.gainable() + list(+gladiator.discard)]
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'enough':
                return
            if words[1] in gladiator.now:
                gladiator.now[words[1]] += 1
            else:
                gladiator.discard[words[1]] -= 1
                gladiator.hand[words[1]] += 1

    def endurance_power(self, gladiator):
        gladiator.powers.remove('endure')
        yield from self.gain_elements(gladiator)

    def swaps(self, gladiator):
        """G60, G14"""
        return [f'swap {card} {other}' for card in +gladiator.hand for other in +gladiator.deck
                if self.specials_allowed() or other not in SPECIALS]

    def adaptation(self, gladiator):
        """Up to three cards for as many."""
        gladiator.powers.remove('adapt')
        for number in range(3):
            moves = self.swaps(gladiator) + ['enough'] * (number > 0)
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'enough':
                return
            gladiator.hand = gladiator.hand - Counter([words[1]]) + Counter([words[2]])
            gladiator.deck = gladiator.deck - Counter([words[2]]) + Counter([words[1]])

    def balance(self, gladiator, colour):
        """G17"""
        for _ in range(2):
            yield from self.pay_element(gladiator)
        if colour == 'white':
            gladiator.white -= 1
            rises = gladiator.lying and gladiator.white == 0
            gladiator.lying = gladiator.lying and not rises
        else:
            gladiator.grey -= 1
            rises = gladiator.grey == 0
            if rises:
                self.release(gladiator)
        if rises:
            yield from self.face(gladiator)

    def face(self, gladiator):
        word = yield gladiator.seat, [f'face {name}' for name in arena.NAMES]
        gladiator.facing = arena.NAMES.index(word.split()[1])

    # Movement

    def is_free(self, cell):
        return self.at(cell) is None

    def movement_words(self, gladiator):
        words = []
        for cell, facing in arena.movements(gladiator.cell, gladiator.facing, self.is_free,
                                            not gladiator.free):
            name = arena.NAMES[facing]
            words.append(f'turn {name}' if cell == gladiator.cell else f'step {cell} {name}')
        return words

    def move(self, gladiator, words):
        gladiator.facing = arena.NAMES.index(words[-1])
        if words[0] == 'step':
            gladiator.cell = words[1]

    @staticmethod
    def snapshot(gladiator):
        return gladiator.cell, gladiator.facing

    def judge(self, gladiator, before):
        """G41, G42, G67: when a whole movement is over."""
        self.check_nets()
        enemies = [enemy.cell for enemy in self.enemies(gladiator)]
        farther = [arena.distance(gladiator.cell, cell) - arena.distance(before[0], cell)
                   for cell in enemies]
        if any(n >= 2 for n in farther) and all(n >= 0 for n in farther):
            self.book(gladiator, -2)
        if (gladiator.facing != before[1] and gladiator.seat not in self.coward
                and any(arena.in_front_half(*before, cell) for cell in enemies)
                and not any(arena.in_front_half(gladiator.cell, gladiator.facing, cell)
                            for cell in enemies)):
            self.coward.add(gladiator.seat)
            self.book(gladiator, -3)

    def free_movements(self, gladiator, free, paid):
        """A Move (three free ones) or Reflexes (one, then for Speed)."""
        before, done = None, 0
        while done < free or paid and gladiator.now['speed'] > 0:
            words = (yield gladiator.seat, ['stop'] + self.movement_words(gladiator)).split()
            if words[0] == 'stop':
                break
            before = before or self.snapshot(gladiator)
            if done >= free:
                gladiator.now['speed'] -= 1
            done += 1
            self.move(gladiator, words)
        if before is not None:
            self.judge(gladiator, before)

    # Purposes

    def purpose(self, gladiator, card, from_hand):
        refused = set()
        while True:
            moves = ['recover']
            if card.name == 'movement':
                moves.append('move')
            else:
                moves += self.aims(gladiator)
                moves += [move for move in self.cooperations(gladiator) if move not in refused]
            move = yield gladiator.seat, moves
            words = move.split()
            if words[0] != 'cooperate':
                break
            if (yield int(words[1]), ['agree', 'refuse']) == 'agree':
                yield from self.cooperate(gladiator, card, self.figure(words[1]),
                                          self.figure(words[2]))
                return
            refused.add(move)

        if words[0] == 'recover':
            yield from self.gain_elements(gladiator)
        elif words[0] == 'move':
            card.up = True
            yield from self.free_movements(gladiator, 3, paid=False)
        else:
            item = words[1] if words[0] == 'throw' else 'net2-1' if words[0] == 'net' else None
            targets = [self.figure(who) for who in words[2 if words[0] == 'throw' else 1:]]
            yield from self.attack(gladiator, card, from_hand, words[0], targets, item)

    def ahead(self, gladiator, turn=arena.F):
        cell = arena.beside(gladiator.cell, gladiator.facing + turn)
        return None if cell is None else self.at(cell)

    def aims(self, gladiator):
        moves = []
        ahead = self.ahead(gladiator)
        if ahead is not None and self.is_enemy(gladiator, ahead):
            moves.append(f'attack {ahead.who}')
        if gladiator.hand['sweep'] and gladiator.free:
            moves += self.sweeps(gladiator)
        if self.yes('throwing'):
            moves += self.throws(gladiator)
        return moves

    def sweeps(self, gladiator):
        """G47"""
        found = set()
        for arc in ((arena.RL, arena.FL, arena.F), (arena.FL, arena.F, arena.FR),
                    (arena.F, arena.FR, arena.RR)):
            hit = [self.ahead(gladiator, turn) for turn in arc]
            hit = [figure for figure in hit if figure is not None]
            if any(self.is_enemy(gladiator, figure) for figure in hit):
                found.add(' '.join(['sweep'] + [figure.who for figure in hit]))
                found.add(' '.join(['sweep'] + [figure.who for figure in hit[::-1]]))
        return found

    def throws(self, gladiator):
        """G63 to G66"""
        enemies = self.enemies(gladiator)
        far = []
        for enemy in enemies:
            blockers = [figure.cell for figure in self.figures()
                        if figure.blocks and figure not in (gladiator, enemy)]
            if (arena.distance(gladiator.cell, enemy.cell) >= 2
                    and arena.in_throw_area(gladiator.cell, gladiator.facing, enemy.cell)
                    and arena.clear_line(gladiator.cell, enemy.cell, blockers)):
                far.append(enemy)
        moves = []
        if not any(self.ahead(gladiator, turn) in enemies for turn in arena.FRONT):
            moves += [f'throw {item} {enemy.who}' for item in gladiator.items if item in THROWN
                      for enemy in far]
        if 'net2-1' in gladiator.items and gladiator.net is None:
            ahead = self.ahead(gladiator)
            near = [ahead] if ahead in enemies else []
            moves += [f'net {enemy.who}' for enemy in near + far if not enemy.entangled]
        return moves

    def cooperations(self, gladiator):
        """G22"""
        target = self.ahead(gladiator)
        if not self.yes('cooperate') or target is None or not self.is_enemy(gladiator, target):
            return []
        if not target.animal and side_of(target, gladiator) not in arena.FRONT:
            return []
        return [f'cooperate {partner.who} {target.who}' for partner in self.living()
                if partner not in (gladiator, target) and self.is_enemy(partner, target)]

    # What may be laid (G6, G23, G46)

    def may_lay(self, gladiator, card, fight, attacking):
        if card not in SPECIALS:
            return True
        if fight.single_animal:
            return True
        return card != 'sweep' and self.works(gladiator, card, fight, attacking)

    def works(self, gladiator, card, fight, attacking):
        """Whether the tags of a Special Move are met."""
        if fight.kind == 'cooperate' and card not in COOPERATION:
            return False
        if card == 'destroy' and fight.kind == 'net':
            return False
        tags = TAGS.get(card, '')
        return not ('M' in tags and not gladiator.free or 'A' in tags and not attacking
                    or 'C' in tags and fight.thrown)
