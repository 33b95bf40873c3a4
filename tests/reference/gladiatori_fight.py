# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack in Gladiatori, step by step from D to L (G23 to G36), and what it brings (G40)."""

from collections import Counter

import gladiatori_arena as arena
from gladiatori_people import Played, side_of
from gladiatori_tables import (ACTIONS, COVER_PF, ITEMS, PF, SPECIALS, energy_choices,
                               energy_words, read_energy, subsets)

SWEEP = [1, -3, -7]
COVERS = {'movement': arena.FRONT | {arena.RL, arena.RR}}
ASKED_PLUS = ['sacrifice', 'acrobatics', 'adrenaline', 'rage', 'reflexes']


class Side:
    """One of those who fight: what they play and what it adds."""

    def __init__(self, gladiator, attacks=False):
        self.gladiator = gladiator
        self.attacks = attacks
        self.card = None           # an Action card; None: surprised
        self.from_hand = False
        self.sum = 0               # of Special Moves, powers, plus 2
        self.n_cards = 0           # for damage
        self.value = 0
        self.reckoned = False
        self.halves = False        # a Dodge
        self.acrobatics = self.reflexes = False
        self.unbalanced = []       # who is due a cube for this side's Unbalancing Blow
        self.spent = []            # (stat, amount) or (ability, its value before Adrenaline)
        self.brought = None        # by Rage: from which pile, and what
        self.feinted = False


class Fight:
    def __init__(self, kind, attacker, targets, item):
        self.kind = kind
        self.attacker = Side(attacker, attacks=True)
        self.targets = targets
        self.item = item
        self.sides = {target.who: Side(target) for target in targets if not target.animal}
        self.single_animal = (kind in ('attack', 'throw', 'net') and len(targets) == 1
                              and targets[0].animal)
        self.thrown = (kind in ('throw', 'net')
                       and arena.distance(attacker.cell, targets[0].cell) >= 2)
        self.extra = 0             # damage that powers add
        self.broken = None         # (seat, item) of Destroy Item
        self.wrestled = None
        self.values = {}           # Attack against each target
        self.behind = {}
        self.reached_damage = False
        self.leap_left = 0


class Fights:
    def cooperate(self, helper, card, partner, target):
        """G22"""
        fight = Fight('cooperate', helper, [target], None)
        side = fight.attacker
        side.card = card
        yield from self.lay(side, fight, attacking=True)
        yield from self.reveal(side, fight, attacking=True)
        yield from self.strike(side, fight)
        value = self.attack_value(side, fight, 0, target) // 4
        if value > 0:
            partner.promises.append((target, value))
        self.white_cube(helper, side.acrobatics)
        self.put_away(side)

    def attack(self, gladiator, card, from_hand, kind, targets, item):
        fight = Fight(kind, gladiator, targets, item)
        side = fight.attacker
        side.card, side.from_hand = card, from_hand
        if kind == 'sweep':
            self.play_special(side, 'sweep')
        if self.leaping and kind in ('attack', 'net') and not fight.thrown:
            target = targets[0]
            fight.leap_left = min(3, max(0, arena.distance(self.began[gladiator.who],
                                                           target.cell) - 1))
        yield from self.lay(side, fight, attacking=True)
        for target in targets:
            if not target.animal:
                yield from self.choose_defence(fight.sides[target.who], fight, gladiator)
        self.turn_up(side)
        yield from self.reveal(side, fight, attacking=True)
        yield from self.attack_powers(fight)
        yield from self.strike(side, fight)
        self.reckon_attack(fight)
        dice = yield from self.defend_all(fight)
        yield from self.feints(fight)
        if not side.feinted and any(value > 0 for value in fight.values.values()):
            yield from self.damage(fight, dice)
        yield from self.finish_attack(fight, dice)

    # D and G: laying combat cards

    def lay(self, side, fight, attacking):
        gladiator = side.gladiator
        if gladiator.red_in_hand() == 0:
            return
        moves = ['lay ' + energy_words(choice) for choice in energy_choices(gladiator.hand)]
        choice = read_energy((yield gladiator.seat, moves).split()[1:])
        laid = Counter(choice)
        gladiator.hand -= laid
        gladiator.laid += laid
        side.n_cards += laid.total()

        allowed = [card for card in SPECIALS if self.may_lay(gladiator, card, fight, attacking)
                   and self.specials_allowed()]
        if gladiator.red_in_hand() == 0 or not any(gladiator.is_hidden(c) for c in allowed):
            return
        moves = ['special ' + (' '.join(chosen) or 'none')
                 for chosen in subsets([card for card in allowed if gladiator.hand[card]])]
        for card in (yield gladiator.seat, moves).split()[1:]:
            if card != 'none':
                self.play_special(side, card)

    @staticmethod
    def play_special(side, card):
        side.gladiator.hand[card] -= 1
        side.gladiator.laid[card] += 1
        side.n_cards += 1

    # F: the defender's Action card

    def choose_defence(self, side, fight, attacker):
        gladiator = side.gladiator
        where = side_of(gladiator, attacker)

        def covers(card):
            return (where in COVERS.get(card, arena.FRONT)
                    and (card == 'strength' or not gladiator.lying)
                    and (card == 'fury' or not gladiator.entangled))

        while True:
            moves = ['surprised'] + [f'power {power}' for power in ('endure', 'adapt')
                                     if power in gladiator.powers
                                     and (power == 'endure' or self.swaps(gladiator))]
            moves += [f'defend {card}' for card in ACTIONS
                      if gladiator.hand[card] and covers(card)]
            moves += [f'defend again {card.name}' for card in gladiator.row if covers(card.name)
                      and self.price(gladiator, card) <= gladiator.now['blood']]
            words = (yield gladiator.seat, moves).split()
            if words[0] != 'power':
                break
            yield from self.menu_power(gladiator, words[1])

        if words[0] == 'defend' and words[1] == 'again':
            side.card = self.pay_for(gladiator, words[2])
        elif words[0] == 'defend':
            side.card, side.from_hand = Played(words[1], rotated=False), True
            gladiator.hand[words[1]] -= 1
            gladiator.row.append(side.card)
        fight.behind[gladiator.who] = (where == arena.R or side.card is None
                                       and where in (arena.RL, arena.RR))
        if side.card is not None:
            yield from self.lay(side, fight, attacking=False)

    @staticmethod
    def turn_up(side):
        if side.card is not None:
            side.card.up = True

    # H and I: Special Moves

    def reveal(self, side, fight, attacking):
        """Rage first, then the others by number; against an animal first who adds 2 (G27, G74)."""
        gladiator = side.gladiator
        if fight.single_animal:
            side.sum += 2 * gladiator.laid['feint']
        todo = []
        for card in SPECIALS:
            if gladiator.laid[card] and not (yield from self.adds_two(side, fight, attacking, card)):
                todo.append(card)
        if 'rage' in todo:
            todo.remove('rage')
            brought = yield from self.rage(side, fight, attacking)
            if brought == 'feint' and fight.single_animal:
                side.sum += 2
            elif (brought in SPECIALS
                  and not (yield from self.adds_two(side, fight, attacking, brought))):
                todo.append(brought)
        for card in sorted(todo, key=SPECIALS.index):
            if card != 'sweep':
                yield from getattr(self, card)(side, fight, attacking)

    def adds_two(self, side, fight, attacking, card):
        """Whether a Special Move adds 2 instead of working; asks if that is open."""
        if not fight.single_animal:
            return False
        plus = card not in ASKED_PLUS or not self.works(side.gladiator, card, fight, attacking)
        if not plus:
            plus = (yield side.gladiator.seat,
                    [f'plus {card}', f'normal {card}']).startswith('plus')
        side.sum += 2 * plus
        return plus

    def rage(self, side, fight, attacking):
        gladiator = side.gladiator
        moves = [f'rage {pile} {card}'
                 for pile in ('deck', 'discard') for card in +getattr(gladiator, pile)
                 if card not in ACTIONS and self.may_lay(gladiator, card, fight, attacking)]
        if not moves:
            return None
        _, pile, card = (yield gladiator.seat, moves).split()
        getattr(gladiator, pile)[card] -= 1
        gladiator.laid[card] += 1
        side.brought = (pile, card)
        side.n_cards += 1
        return card

    def sacrifice(self, side, _fight, _attacking):
        gladiator = side.gladiator
        moves = [f'sacrifice {card}' for card in +gladiator.hand]
        if moves:
            gladiator.hand[(yield gladiator.seat, moves).split()[1]] -= 1
            side.sum += 3

    def acrobatics(self, side, _fight, _attacking):
        side.sum += 3
        side.acrobatics = True
        yield from ()

    def adrenaline(self, side, _fight, _attacking):
        gladiator = side.gladiator
        moves = [f'adrenaline {ability}' for ability in ('endurance', 'offence', 'guard')
                 if gladiator.now[ability] > 0]
        if moves:
            ability = (yield gladiator.seat, moves).split()[1]
            value = gladiator.now[ability]
            side.spent.append(('adrenaline', ability, value))
            gladiator.now[ability] += min(5, 2 * value)
            gladiator.adrenaline.add(ability)

    def destroy(self, side, fight, _attacking):
        moves = [f'break {target.who} {item}' for target in fight.targets if not target.animal
                 for item in target.items]
        if moves:
            fight.broken = tuple((yield side.gladiator.seat, moves).split()[1:])

    def unbalance(self, side, fight, attacking):
        opponents = fight.targets if attacking else [fight.attacker.gladiator]
        for opponent in opponents:
            if opponent.animal or opponent.lying:
                continue
            theirs = fight.attacker if not attacking else fight.sides[opponent.who]
            if opponent.elements() < 2:
                yield opponent.seat, ['cube']
                side.unbalanced.append(opponent)
                continue
            words = yield from self.pay_element(opponent, ['cube'])
            if words[0] == 'cube':
                side.unbalanced.append(opponent)
                continue
            self.note_payment(theirs, words[1])
            words = yield from self.pay_element(opponent)
            self.note_payment(theirs, words[1])

    @staticmethod
    def note_payment(side, what):
        if what in side.gladiator.now:
            side.spent.append(('points', what, 1))

    def reflexes(self, side, _fight, _attacking):
        side.reflexes = True
        yield from ()

    # H: powers and points

    def attack_powers(self, fight):
        """All that is said before the strike; the strike itself is asked with it."""
        side = fight.attacker
        gladiator = side.gladiator
        if fight.leap_left > 0:
            moves = [f'leap {n} {fight.leap_left - n}' for n in range(fight.leap_left + 1)]
            words = (yield gladiator.seat, moves).split()
            side.sum += 2 * int(words[1])
            fight.extra += int(words[2])
        while True:
            moves = self.strikes(side)
            if 'lunge' in gladiator.powers and gladiator.free and not fight.thrown \
                    and gladiator.hand_size() > 0:
                moves.append('power lunge')
            if 'wounds' in gladiator.powers:
                moves += [f'power wounds {n}' for n in (1, 2, 3)]
            if 'wrestle' in gladiator.powers and gladiator.free and not fight.thrown:
                moves += [f'power wrestle {target.who}' for target in fight.targets
                          if not target.animal and target.free]
            if fight.single_animal:
                moves += [f'plus {power}' for power in gladiator.powers]
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'strike':
                self.struck = words
                return
            gladiator.powers.remove(words[1])
            if words[0] == 'plus':
                side.sum += 2
            elif words[1] == 'lunge':
                yield from self.lunge(side)
            elif words[1] == 'wounds':
                side.sum -= int(words[2])
                fight.extra += int(words[2])
            else:
                fight.wrestled = self.figure(words[2])

    def lunge(self, side):
        gladiator = side.gladiator
        for number in range(3):
            if gladiator.hand_size() == 0:
                return
            moves = [f'discard {card}' for card in +gladiator.hand] + ['enough'] * (number > 0)
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'enough':
                return
            gladiator.hand[words[1]] -= 1
            gladiator.discard[words[1]] += 1
            side.sum += 2

    @staticmethod
    def strikes(side):
        gladiator = side.gladiator
        blood = min(3, gladiator.now['blood']) if side.card.name == 'fury' else 0
        offence = ['', ' offence'] if gladiator.now['offence'] > 0 else ['']
        return ['strike' + (f' blood {n}' if n else '') + word
                for n in range(blood + 1) for word in offence]

    def strike(self, side, fight):
        """What Strength, Dexterity, Fury and Offence add."""
        if fight.kind == 'cooperate':
            self.struck = (yield side.gladiator.seat, self.strikes(side)).split()
        words, gladiator = self.struck, side.gladiator
        if side.card.name == 'strength':
            side.sum += gladiator.laid['one']
        elif side.card.name == 'dexterity':
            side.sum += gladiator.hand_size() // 2
        elif 'blood' in words:
            n = int(words[2])
            side.sum += 3 * n
            gladiator.now['blood'] -= n
            side.spent.append(('points', 'blood', n))
        if 'offence' in words:
            self.use_ability(side, 'offence')

    @staticmethod
    def use_ability(side, ability):
        gladiator = side.gladiator
        before, boosted = gladiator.now[ability], ability in gladiator.adrenaline
        side.sum += gladiator.use(ability)
        if boosted:
            side.spent.append(('boosted', ability, before))
        else:
            side.spent.append(('points', ability, 1))

    def attack_value(self, side, fight, index, target):
        gladiator = side.gladiator
        value = side.sum + gladiator.item_sum(0) - gladiator.penalty()
        if fight.kind == 'sweep':
            value += SWEEP[index]
        if fight.thrown:
            item = 'net2-1' if fight.kind == 'net' else fight.item
            number = int(item[-3]) // (2 if item in gladiator.damaged else 1)
            between = arena.distance(gladiator.cell, target.cell) - 2
            value += number - between * (2 if fight.kind == 'net' else 1)
        if fight.kind != 'cooperate':
            value += sum(n for who, n in gladiator.promises
                         if who is target and not fight.behind.get(target.who, False))
            value += gladiator.rush
        return value

    def reckon_attack(self, fight):
        side = fight.attacker
        for index, target in enumerate(fight.targets):
            fight.values[target.who] = self.attack_value(side, fight, index, target)
        side.gladiator.rush = 0

    # I: the defence

    def defend_all(self, fight):
        """Returns the dice of the animals that were attacked."""
        dice = {}
        for target in fight.targets:
            if fight.values[target.who] <= 0:
                continue
            if target.animal:
                dice[target.who] = yield from self.roll(2)
            else:
                side = fight.sides[target.who]
                yield from self.defend(side, fight)
                if side.card is not None and side.card.name == fight.attacker.card.name:
                    side.value += 5
                side.halves = side.card is not None and side.card.name == 'movement'
        return dice

    def defend(self, side, fight):
        """Reveals, asks for powers and points, and reckons the Defence."""
        gladiator = side.gladiator
        side.reckoned = True
        self.turn_up(side)
        yield from self.reveal(side, fight, attacking=False)
        surprised = side.card is None
        while True:
            speed = 0
            if not surprised and side.card.name == 'movement':
                speed = min(3, gladiator.now['speed'])
            guard = ['', ' guard'] if gladiator.now['guard'] > 0 else ['']
            moves = ['parry' + (f' speed {n}' if n else '') + word
                     for n in range(speed + 1) for word in guard]
            moves += [f'power {power}' for power in ('delay', 'endure')
                      if power in gladiator.powers and not (surprised and power == 'delay')]
            if fight.single_animal and not surprised:
                moves += [f'plus {power}' for power in gladiator.powers]
            words = (yield gladiator.seat, moves).split()
            if words[0] == 'parry':
                break
            if words == ['power', 'endure']:
                yield from self.endurance_power(gladiator)
                continue
            gladiator.powers.remove(words[1])
            side.sum += 3 if words[0] == 'power' else 2

        if not surprised:
            if side.card.name == 'strength':
                side.sum += 2 * gladiator.laid['one']
            elif side.card.name == 'dexterity':
                side.sum += gladiator.hand_size() // 2
            elif side.card.name == 'fury':
                side.sum += 5
            elif 'speed' in words:
                n = int(words[2])
                side.sum += n
                gladiator.now['speed'] -= n
                side.spent.append(('points', 'speed', n))
        if 'guard' in words:
            self.use_ability(side, 'guard')
        side.value = side.sum + gladiator.item_sum(1) - gladiator.penalty()
        if not surprised:
            side.value += gladiator.rush
            gladiator.rush = 0

    # J: the Feint

    def feints(self, fight):
        if not any(side.reckoned for side in fight.sides.values()):
            return
        yield from self.feint(fight.attacker)
        if fight.attacker.feinted:
            for side in fight.sides.values():
                if side.reckoned:
                    yield from self.feint(side)

    def feint(self, side):
        gladiator = side.gladiator
        if gladiator.red_in_hand() == 0 or not gladiator.is_hidden('feint'):
            return
        moves = ['no feint'] + ['feint'] * (gladiator.hand['feint'] > 0)
        if (yield gladiator.seat, moves) == 'no feint':
            return
        side.feinted = True
        gladiator.hand['feint'] -= 1
        gladiator.discard['feint'] += 1
        if side.brought is not None:
            # What Rage did is undone like what the other cards did.
            pile, card = side.brought
            gladiator.laid[card] -= 1
            getattr(gladiator, pile)[card] += 1
        gladiator.hand += gladiator.laid
        gladiator.laid = Counter()
        if side.card is not None and side.from_hand:
            gladiator.row.remove(side.card)
            gladiator.hand[side.card.name] += 1
        elif side.card is not None and side.attacks:
            side.card.rotated = False
        for kind, stat, n in reversed(side.spent):
            if kind == 'points':
                gladiator.now[stat] = min(gladiator.now[stat] + n, gladiator.first[stat]) \
                    if stat not in gladiator.adrenaline else gladiator.now[stat] + n
            elif kind == 'boosted':
                gladiator.now[stat] = n
                gladiator.adrenaline.add(stat)
            else:
                gladiator.now[stat] = n
                gladiator.adrenaline.discard(stat)
        side.acrobatics = side.reflexes = False
        side.unbalanced = []

    # K: damage and victory points

    def damage(self, fight, dice):
        attacker = fight.attacker.gladiator
        fight.reached_damage = True
        struck = [target for target in fight.targets if fight.values[target.who] > 0
                  and not target.animal and self.is_enemy(attacker, target)]
        if any(not fight.behind[target.who] for target in struck):
            self.book(attacker, 2)
        if any(fight.behind[target.who] for target in struck):
            self.book(attacker, -3)
        for target in fight.targets:
            value = fight.values[target.who]
            if value <= 0:
                continue
            if target.animal:
                self.hit_animal(fight, target, dice[target.who], value)
            else:
                side = fight.sides[target.who]
                excess = (value // 2 if side.halves else value) - side.value
                if excess > 0:
                    yield from self.hit(fight, target, excess)
        yield from self.after_damage(fight)

    def hit(self, fight, target, excess):
        if fight.kind == 'net':
            self.entangle(fight, target)
            return
        damage = 1 + (1 + fight.attacker.n_cards) // 2 + fight.extra
        if self.yes('extra-damage'):
            damage += excess // 3
        if fight.broken is not None and fight.broken[0] == target.who:
            self.damage_item(fight, target, damage)
            return
        yield from self.pay_damage(target, damage, fight.attacker.gladiator,
                                   fight.behind[target.who])

    @staticmethod
    def entangle(fight, target):
        """G66"""
        target.grey = 3
        if not fight.thrown:
            fight.attacker.gladiator.net = target

    @staticmethod
    def damage_item(fight, target, damage):
        """G52: what is to go is gone at L."""
        item = fight.broken[1]
        if damage < ITEMS[item][1] and item not in target.damaged:
            target.damaged.add(item)
            fight.broken = None
        else:
            fight.broken = (target.who, item, 'gone')

    def pay_damage(self, target, damage, attacker, behind):
        """G33, G57; attacker: None for an animal."""
        enemy = attacker is not None and self.is_enemy(attacker, target)
        paid = 0
        if target.last_action is not None:
            self.leave(target)
            self.check_end()
            return
        while paid < damage:
            if target.life() + paid < damage:
                paid += yield from self.deadly(target, enemy and attacker, damage - paid, behind,
                                               paid)
                return
            moves = [f'lose {what}' for what in list(+target.deck) + target.items]
            if paid == 0 and 'adapt' in target.powers and self.swaps(target):
                moves.append('power adapt')
            words = (yield target.seat, moves).split()
            if words[0] == 'power':
                yield from self.adaptation(target)
            else:
                paid += self.lose(target, words[1])
        if enemy:
            self.book_damage(attacker, min(paid, damage), behind, 0)

    def lose(self, target, what):
        if what not in ITEMS:
            target.deck[what] -= 1
            return PF[what]
        target.items.remove(what)
        if what == 'net2-1':
            target.net = None
        return ITEMS[what][1]

    def deadly(self, target, attacker, rest, behind, paid):
        moves = ['die']
        if 'indestructible' in target.powers:
            moves.append('power indestructible')
        if 'adapt' in target.powers and self.swaps(target):
            moves.append('power adapt')
        words = (yield target.seat, moves).split()
        if words == ['power', 'adapt']:
            yield from self.adaptation(target)
            yield from self.pay_damage(target, rest, attacker or None, behind)
            return 0
        points = paid + min(rest, target.life() + COVER_PF * target.cover)
        if attacker:
            self.book_damage(attacker, points, behind, -12 if behind else 6)
        if words[0] == 'die':
            self.leave(target)
            self.check_end()
        else:
            target.powers.remove('indestructible')
            target.deck = Counter()
            target.items = []
            target.net = None
            target.cover = False
            target.last_action = 'next'
            target.rush = 4
        return 0

    def book_damage(self, attacker, points, behind, kill):
        total = kill - 2 * points if behind else kill + points
        if not behind and points > 0 and self.first_blood:
            self.first_blood = False
            total += 3
        self.book(attacker, total)

    def after_damage(self, fight):
        """G35"""
        sides = [fight.attacker] + [fight.sides[target.who] for target in fight.targets
                                    if not target.animal]
        for side in sides:
            if side.reflexes and side.gladiator.alive and side.gladiator.free:
                yield from self.free_movements(side.gladiator, 1, paid=True)
        if fight.wrestled is not None and fight.wrestled.alive:
            cells = [arena.beside(fight.wrestled.cell, turn) for turn in range(6)]
            moves = ['no push'] + [f'push {cell}' for cell in cells
                                   if cell is not None and self.is_free(cell)]
            words = (yield fight.attacker.gladiator.seat, moves).split()
            if words[0] == 'push':
                fight.wrestled.cell = words[1]
                self.check_nets()

    # L

    def finish_attack(self, fight, dice):
        side = fight.attacker
        gladiator = side.gladiator
        due = Counter()
        if fight.kind == 'sweep' and not side.feinted:
            due[gladiator.who] += 1
        for each in [side] + list(fight.sides.values()):
            due[each.gladiator.who] += each.acrobatics
            due.update(opponent.who for opponent in each.unbalanced)
        if fight.wrestled is not None:
            due[fight.wrestled.who] += 1
        for figure in self.living():
            self.white_cube(figure, due[figure.who])
        if fight.broken is not None and len(fight.broken) == 3:
            owner = fight.sides[fight.broken[0]].gladiator
            if fight.broken[1] in owner.items:
                self.lose(owner, fight.broken[1])
        if fight.thrown and not side.feinted:
            item = fight.item or 'net2-1'
            gladiator.items.remove(item)
        for each in [side] + list(fight.sides.values()):
            self.put_away(each)
        yield from self.bears_prey(gladiator, fight, dice)

    @staticmethod
    def white_cube(gladiator, n):
        if n > 0 and not gladiator.lying:
            gladiator.white += n
            gladiator.lying = gladiator.white >= 2

    def put_away(self, side):
        """Combat cards to the discard pile; Action cards face up (G36)."""
        gladiator = side.gladiator
        gladiator.discard += gladiator.laid
        gladiator.laid = Counter()
        if side.card is not None:
            side.card.up = True
