# SPDX-License-Identifier: GPL-3.0-or-later
"""Imperium, written from its rules page alone, to be held against the engine."""

import itertools

PROVINCES = 'africa syria illyricum gallia asia hispania macedonia aegyptus'.split()
PAID = {
    'africa': (1, 1, 1),
    'syria': (2, 2, 1),
    'illyricum': (3, 2, 1),
    'gallia': (4, 3, 2, 1),
    'asia': (5, 4, 2, 1),
    'hispania': (6, 5, 3, 2),
    'macedonia': (7, 5, 3, 2),
    'aegyptus': (8, 6, 4, 2),
}
RING = 'africa hispania gallia illyricum macedonia asia syria aegyptus'.split()
CYLINDERS = 14
ENOUGH = 40
ROUNDS = 40


def spellings(cards):
    """Every way to lay a set of cards, as the record writes it: bread may double any province."""
    provinces = [province for province in PROVINCES if province in cards]
    special = ['ear'] if 'ear' in cards else []
    if 'bread' not in cards:
        return [' '.join(['choose'] + provinces + special)]
    ways = [' '.join(['choose'] + provinces + special + ['bread'])]
    for doubled in provinces:
        others = [province for province in provinces if province != doubled]
        ways.append(' '.join(['choose', 'bread', doubled] + others + special))
    return ways


class Game:
    def __init__(self, seats, options):
        assert not options
        self.seats = range(1, seats + 1)
        self.board = {p: dict.fromkeys(self.seats, 0) for p in PROVINCES}
        self.proconsul = dict.fromkeys(PROVINCES)
        self.score = dict.fromkeys(self.seats, 0)
        self.ear = set(self.seats)
        self.oracle = set(self.seats)
        self.pawn = 0
        self.round = 1
        self.first = {}       # first choices of this round, as lists of words
        self.second = {}      # and those after an Oracle
        self.over = False

    def supply(self, seat):
        """What is neither in a province nor in a capital."""
        return CYLINDERS - sum(self.board[p][seat] for p in PROVINCES)

    def turn(self):
        if self.over:
            return None
        for seat in self.seats:
            if seat not in self.first:
                return seat
        for seat in self.seats:
            if self.first[seat] == ['oracle'] and seat not in self.second:
                return seat
        raise AssertionError('everybody has chosen')

    def legal(self):
        seat = self.turn()
        if seat is None:
            return []
        number = min(3, self.supply(seat))
        if number == 0:
            return ['choose nothing']
        cards = PROVINCES + ['bread'] + (['ear'] if seat in self.ear else [])
        moves = [way for some in itertools.combinations(cards, number) for way in spellings(some)]
        if seat in self.oracle and seat not in self.first:
            moves.append('choose oracle')
        return moves

    def play(self, text):
        seat = self.turn()
        words = text.split()[1:]
        if seat not in self.first:
            self.first[seat] = words
        else:
            self.second[seat] = words
        if all(s in self.first for s in self.seats) and all(
                words != ['oracle'] or s in self.second for s, words in self.first.items()):
            self.reveal()

    def reveal(self):
        n_scored = 1
        for seat in self.seats:
            words = self.first[seat]
            if words == ['oracle']:
                self.oracle.discard(seat)
                words = self.second[seat]
            for place, word in enumerate(words):
                if word in PROVINCES:
                    doubled = place > 0 and words[place - 1] == 'bread'
                    self.board[word][seat] += 2 if doubled else 1
            if 'ear' in words:
                self.ear.discard(seat)
                n_scored += 1
        for _ in range(n_scored):
            self.score_province(PROVINCES[self.pawn])
            self.pawn = (self.pawn + 1) % len(PROVINCES)
        self.first = {}
        self.second = {}
        self.end_round()

    def score_province(self, province):
        there = self.board[province]
        n_paid = min(len(self.seats) - 1, len(PAID[province]))
        for seat in self.seats:
            if there[seat] > 0:
                # I17: the lowest place that those who are level cover together.
                lowest = sum(number >= there[seat] for number in there.values())
                if lowest <= n_paid:
                    self.score[seat] += PAID[province][lowest - 1]
        most = max(there.values())
        first = [seat for seat in self.seats if there[seat] == most]
        if most > 0 and len(first) == 1:
            self.proconsul[province] = first[0]
            self.score[first[0]] += self.run_of(province)
        for seat in self.seats:
            there[seat] = 1 if self.proconsul[province] == seat else 0

    def run_of(self, province):
        """How long the unbroken run of the ring is in which its proconsul has this one (I20)."""
        seat = self.proconsul[province]
        middle = RING.index(province)
        length = 1
        for way in (1, -1):
            at = middle + way
            while length < len(RING) and self.proconsul[RING[at % len(RING)]] == seat:
                length += 1
                at += way
        return min(length, len(RING))

    def end_round(self):
        best = max(self.score.values())
        alone = sum(points == best for points in self.score.values()) == 1
        if (best >= ENOUGH and alone) or self.round == ROUNDS:
            self.over = True
        else:
            self.round += 1

    def points(self):
        return [self.score[seat] for seat in self.seats]

    def winners(self):
        if not self.over:
            return set()
        best = max(self.score.values())
        return {seat for seat in self.seats if self.score[seat] == best}
