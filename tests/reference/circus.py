# SPDX-License-Identifier: GPL-3.0-or-later
"""Circus Maximus, written from its rules page alone, to be held against the engine."""

import itertools

ROWS = 'abcdefghijk'
LENGTHS = (16, 17, 18, 19, 20, 21, 20, 19, 18, 17, 16)
FIRST_X = (5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5)
MIDDLE = ROWS.index('f')
STEP = {'W': (0, -2), 'E': (0, 2), 'NW': (-1, -1), 'NE': (-1, 1), 'SW': (1, -1), 'SE': (1, 1)}
CHARIOTS = 3
LAP = 4
QUIET_ROUNDS = 20


def name_of(place):
    row, x = place
    return f'{ROWS[row]}{(x - FIRST_X[row]) // 2 + 1}'


# A place is (row, x). M2.
BOARD = {(row, FIRST_X[row] + 2 * n) for row in range(len(ROWS)) for n in range(LENGTHS[row])}
NAMED = {name_of(place): place for place in BOARD}
FINISH = {NAMED[f'f{n}'] for n in range(6, 17)}
START = [NAMED[f'{row}{n}'] for row, numbers in (('a', (14, 15, 16)), ('b', (15, 16, 17)),
                                                 ('c', (16, 17, 18)), ('d', (17, 18, 19)),
                                                 ('e', (18, 19, 20))) for n in numbers]


def section(place):
    """0 the top straight, 1 the left line, 2 the bottom straight, 3 the right line (M3)."""
    row, x = place
    if row != MIDDLE:
        return 0 if row < MIDDLE else 2
    return 1 if x < 20 else 3


def further(place):
    """Sorts what is further on, then further in, to the front (M5)."""
    row, x = place
    where = section(place)
    if where == 0:
        return x, -row
    if where == 2:
        return -x, row
    return 0, -x if where == 1 else x


class Chariot:
    def __init__(self, owner, place):
        self.owner = owner
        self.place = place
        self.stage = 0
        self.home = False


class Game:
    def __init__(self, seats, options):
        self.seats = list(range(1, seats + 1))
        self.paid = options['turning'] == 'paid'
        self.limit = int(options['limit'])
        self.by_laps = options['order'] == 'laps'
        self.to_places = options['until'] == 'places'
        self.placing = self.seats + 2 * self.seats[::-1]
        self.chariots = []
        self.complete = []      # the teams, in the order of completing
        self.quiet = 0
        self.arrived = False
        self.over = False
        self.order = []         # the chariots that have still to move in this round
        self.hands = {}
        self.driven = []        # the directions of this turn

    # Whose turn it is

    def turn(self):
        if self.over:
            return None
        if self.placing:
            return self.placing[0]
        return self.order[0].owner

    def occupied(self):
        return {chariot.place for chariot in self.chariots}

    def free_cards(self):
        """How many cards the owner may still use for this chariot (M16)."""
        seat = self.order[0].owner
        to_come = sum(chariot.owner == seat for chariot in self.order[1:])
        return len(self.hands[seat]) - to_come

    def way(self, direction, card):
        """The hexes that the chariot enters, or None if the card cannot be used (M17, M21, M22)."""
        chariot = self.order[0]
        row, x = chariot.place
        stage = chariot.stage
        taken = self.occupied()
        hexes = []
        for _ in range(card):
            before = (row, x)
            row += STEP[direction][0]
            x += STEP[direction][1]
            if (row, x) not in BOARD or (row, x) in taken:
                return None
            if (row, x) in FINISH:
                if ROWS[before[0]] != 'e' or stage < LAP:
                    return None
                return hexes + [(row, x)]
            stage = self.next_stage(stage, before, (row, x))
            hexes.append((row, x))
        return hexes

    @staticmethod
    def next_stage(stage, before, after):
        """M10"""
        passed = (section(after) - section(before)) % 4
        assert passed != 2
        return stage + {0: 0, 1: 1, 3: -1}[passed]

    def legal(self):
        if self.over:
            return []
        if self.placing:
            taken = self.occupied()
            return [f'place {name_of(place)}' for place in START if place not in taken]

        hand = self.hands[self.turn()]
        moves = []
        for direction, card in itertools.product(STEP, hand):
            turned = self.paid and self.driven and self.driven[-1] != direction
            if self.free_cards() < (2 if turned else 1) or self.way(direction, card) is None:
                continue
            if turned:
                moves += [f'drive {direction} {card} drop {drop}' for drop in hand if drop != card]
            else:
                moves.append(f'drive {direction} {card}')
        moves += ['stop'] if self.driven else [f'waste {card}' for card in hand]
        return moves

    # Playing

    def play(self, text):
        words = text.split()
        if words[0] == 'place':
            self.chariots.append(Chariot(self.placing.pop(0), NAMED[words[1]]))
            if not self.placing:
                self.begin_round()
        elif words[0] == 'drive':
            self.drive(words)
        else:
            if words[0] == 'waste':
                self.hands[self.turn()].remove(int(words[1]))
            self.end_turn()

    def drive(self, words):
        chariot = self.order[0]
        hand = self.hands[chariot.owner]
        card = int(words[2])
        hexes = self.way(words[1], card)
        for place in hexes:
            if place in FINISH:
                chariot.home = True
            else:
                chariot.stage = self.next_stage(chariot.stage, chariot.place, place)
            chariot.place = place
        hand.remove(card)
        if len(words) > 3:
            hand.remove(int(words[4]))
        self.driven.append(words[1])

        if chariot.home:
            self.come_home(chariot)
            if self.over:
                return
        if chariot.home or len(self.driven) == self.limit or self.free_cards() == 0:
            self.end_turn()

    def come_home(self, chariot):
        """M24, M26"""
        self.arrived = True
        team = [other for other in self.chariots if other.owner == chariot.owner]
        if not all(other.home for other in team):
            return
        self.complete.append(chariot.owner)
        if not self.to_places or len(self.complete) == len(self.seats) - 1:
            self.over = True
        else:
            self.chariots = [other for other in self.chariots if other.owner != chariot.owner]

    def end_turn(self):
        self.driven = []
        self.order.pop(0)
        if not self.order:
            self.quiet = 0 if self.arrived else self.quiet + 1
            if self.quiet == QUIET_ROUNDS:
                self.over = True
            else:
                self.begin_round()

    def begin_round(self):
        """M11 to M14"""
        self.arrived = False
        racing = [chariot for chariot in self.chariots if not chariot.home]
        self.hands = {seat: [1, 2, 3, 4, 5] for seat in self.seats}
        leader = min(racing, key=lambda chariot: (-chariot.stage, *further(chariot.place)))
        leading = section(leader.place)

        def key(chariot):
            if self.by_laps:
                return -chariot.stage, *further(chariot.place)
            return (leading - section(chariot.place)) % 4, *further(chariot.place)

        self.order = sorted(racing, key=key)
        assert len({key(chariot) for chariot in racing}) == len(racing)

    # How it came out

    def points(self):
        at_home = {seat: CHARIOTS if seat in self.complete else
                   sum(chariot.home and chariot.owner == seat for chariot in self.chariots)
                   for seat in self.seats}
        if not (self.over and self.to_places):
            return [at_home[seat] for seat in self.seats]
        rank = {seat: (0, self.complete.index(seat)) if seat in self.complete
                else (1, -at_home[seat]) for seat in self.seats}
        return [sum(rank[seat] < rank[other] for other in self.seats) for seat in self.seats]

    def winners(self):
        if not self.over:
            return set()
        points = self.points()
        return {seat for seat in self.seats if points[seat - 1] == max(points)}
