# SPDX-License-Identifier: GPL-3.0-or-later
"""Hannibal against Rome, written from its rules page alone, to be held against the engine."""

CARTHAGE, ROME = 1, 2

LAND = ('roma-cannae roma-gallia gallia-citerior citerior-ulterior ulterior-mauritania '
        'mauritania-carthago carthago-zama').split()
ROUTES = 'roma-corsica carthago-sardinia corsica-sardinia cannae-sicilia zama-sicilia'.split()
ISLANDS = {'corsica', 'sardinia', 'sicilia'}
CAPITAL = {CARTHAGE: 'carthago', ROME: 'roma'}
HOME_ROUTE = {CARTHAGE: 'carthago-sardinia', ROME: 'roma-corsica'}
AREAS = sorted({area for border in LAND + ROUTES for area in border.split('-')})

CARTHAGE_NEEDS = ({'corsica'}, {'citerior', 'gallia'}, {'sicilia', 'cannae'})
NEEDS = {
    'mirrored': {
        ROME: ({'sardinia'}, {'ulterior', 'mauritania'}, {'sicilia', 'zama'}),
        CARTHAGE: CARTHAGE_NEEDS,
    },
    'printed': {
        ROME: ({'sardinia'}, {'citerior', 'mauritania'}, {'sicilia', 'cannae'}),
        CARTHAGE: CARTHAGE_NEEDS,
    },
}

QUIET_TURNS = 40


class Game:
    def __init__(self, seats, options):
        assert seats == 2
        self.needs = NEEDS[options['lists']]
        self.mover = CARTHAGE if options['first'] == 'carthage' else ROME
        # Legions that are not Hannibal, by side and area; fleets by side and route (H4).
        self.legions = {CARTHAGE: dict.fromkeys(AREAS, 0), ROME: dict.fromkeys(AREAS, 0)}
        self.fleets = {CARTHAGE: dict.fromkeys(ROUTES, 0), ROME: dict.fromkeys(ROUTES, 0)}
        self.legions[CARTHAGE]['carthago'] = 6
        self.legions[ROME]['roma'] = 8
        self.fleets[CARTHAGE]['carthago-sardinia'] = 3
        self.fleets[ROME]['roma-corsica'] = 3
        self.hannibal = 'carthago'
        self.hands = {CARTHAGE: {1, 2, 3, 4, 5}, ROME: {1, 2, 3, 4, 5}}
        self.place = None      # of the conflict
        self.committed = None  # 'hannibal' or 'legion', once it is known for this fight
        self.laid = None       # Carthage's card
        self.passes = 0
        self.quiet = 0
        self.removed = False   # whether a piece was removed in this turn
        self.winner = None     # 0: a draw

    # What stands where

    def pieces(self, side, place):
        """The pieces that can fight there, Hannibal too (H9)."""
        if place in ROUTES:
            return self.fleets[side][place]
        return self.legions[side][place] + (side == CARTHAGE and self.hannibal == place)

    def army(self, side):
        return sum(self.pieces(side, area) for area in AREAS)

    def navy(self, side):
        return sum(self.fleets[side].values())

    # Whose turn it is

    def turn(self):
        if self.winner is not None:
            return None
        if self.place is None:
            return self.mover
        return CARTHAGE if self.laid is None else ROME

    def asks_who_fights(self):
        """H16"""
        return (self.place is not None and self.committed is None
                and self.place == self.hannibal and self.legions[CARTHAGE][self.place] > 0)

    def legal(self):
        if self.winner is not None:
            return []
        if self.asks_who_fights():
            return ['commit hannibal', 'commit legion']
        if self.place is not None:
            return [f'card {card}' for card in self.hands[self.turn()]]
        return self.ordinary_moves()

    def steps(self, area):
        """Where a legion can go from here (H8)."""
        for border in LAND:
            ends = border.split('-')
            if area in ends:
                yield ends[1 - ends.index(area)]
        for route in ROUTES:
            ends = route.split('-')
            if area in ends and self.fleets[self.mover][route] > 0:
                yield ends[1 - ends.index(area)]

    def ordinary_moves(self):
        side = self.mover
        moves = ['pass']
        for area in AREAS:
            if self.legions[side][area] > 0:
                moves += [f'march {area} {to}' for to in self.steps(area)]
        if side == CARTHAGE and self.hannibal is not None:
            moves += [f'hannibal {self.hannibal} {to}' for to in self.steps(self.hannibal)
                      if to not in ISLANDS]
        for route in ROUTES:
            if self.fleets[side][route] > 0:
                moves += [f'sail {route} {to}' for to in ROUTES if to != route]
        if self.navy(side) == 0 and self.army(side) > 1:
            moves += [f'trade {area}' for area in AREAS if self.legions[side][area] > 0]
            if side == CARTHAGE and self.hannibal is not None:
                moves.append('trade hannibal')
        return moves

    # Playing

    def play(self, text):
        words = text.split()
        if words[0] == 'card':
            self.lay(int(words[1]))
        elif words[0] == 'commit':
            self.committed = words[1]
        else:
            self.move(words)

    def move(self, words):
        side = self.mover
        entered = None
        self.passes = self.passes + 1 if words[0] == 'pass' else 0
        self.removed = False
        if words[0] == 'march':
            self.legions[side][words[1]] -= 1
            self.legions[side][words[2]] += 1
            entered = words[2]
        elif words[0] == 'hannibal':
            self.hannibal = entered = words[2]
        elif words[0] == 'sail':
            self.fleets[side][words[1]] -= 1
            self.fleets[side][words[2]] += 1
            entered = words[2]
        elif words[0] == 'trade':
            if words[1] == 'hannibal':
                self.hannibal = None
            else:
                self.legions[side][words[1]] -= 1
            self.removed = True
            entered = HOME_ROUTE[side]
            self.fleets[side][entered] += 1

        if entered == CAPITAL[3 - side]:
            self.winner = side  # H23
        elif entered is not None and self.pieces(3 - side, entered) > 0:
            self.place = entered
        else:
            self.end_turn()

    def lay(self, card):
        if self.laid is None:
            self.laid = card
            return

        cards = {CARTHAGE: self.laid, ROME: card}
        self.laid = None
        # H20
        for side, laid in cards.items():
            self.hands[side].remove(laid)
        if not self.hands[CARTHAGE]:
            self.hands = {CARTHAGE: {1, 2, 3, 4, 5}, ROME: {1, 2, 3, 4, 5}}

        hannibal = (self.place == self.hannibal
                    and (self.committed == 'hannibal' or self.legions[CARTHAGE][self.place] == 0))
        strength = {CARTHAGE: cards[CARTHAGE] + hannibal, ROME: cards[ROME]}
        for side in (CARTHAGE, ROME):
            if strength[side] <= strength[3 - side]:
                self.remove(side, hannibal and side == CARTHAGE)
        self.committed = None
        self.go_on()

    def remove(self, side, hannibal):
        self.removed = True
        if self.place in ROUTES:
            self.fleets[side][self.place] -= 1
        elif hannibal:
            self.hannibal = None
        else:
            self.legions[side][self.place] -= 1

    def go_on(self):
        """After a fight: H25, then H21."""
        if self.army(CARTHAGE) == 0 and self.army(ROME) == 0:
            self.winner = 0
        elif self.army(CARTHAGE) == 0:
            self.winner = ROME
        elif self.army(ROME) == 0:
            self.winner = CARTHAGE
        elif self.pieces(CARTHAGE, self.place) == 0 or self.pieces(ROME, self.place) == 0:
            self.place = None
            self.end_turn()

    def end_turn(self):
        """H24, H26, H28, in this order (H29)."""
        side = self.mover
        self.quiet = 0 if self.removed else self.quiet + 1
        if all(any(self.pieces(side, area) > 0 for area in line) for line in self.needs[side]):
            self.winner = side
        elif self.passes == 2 or self.quiet == QUIET_TURNS:
            self.winner = 0
        else:
            self.mover = 3 - side

    # How it came out

    def points(self):
        if self.winner is None:
            return [0, 0]
        return [1, 1] if self.winner == 0 else [2 * (self.winner == s) for s in (CARTHAGE, ROME)]

    def winners(self):
        """The seats that win; all of them in a draw."""
        if self.winner is None:
            return set()
        return {CARTHAGE, ROME} if self.winner == 0 else {self.winner}
