# SPDX-License-Identifier: GPL-3.0-or-later
"""The arena of Gladiatori: its hexes, sides, lines and halves, written from the rules page alone."""

from fractions import Fraction

# G2: rows and how many hexes they have; axial coordinates; directions, counter-clockwise.
ROWS = {'a': 7, 'b': 8, 'c': 9, 'd': 10, 'e': 11, 'f': 10, 'g': 9, 'h': 8, 'i': 7}
NAMES = ['e', 'ne', 'nw', 'w', 'sw', 'se']
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def _hexes():
    for index, (letter, count) in enumerate(ROWS.items()):
        r = index - 4
        for number in range(1, count + 1):
            yield f'{letter}{number}', (number - 6 - min(r, 0), r)


AXIAL = dict(_hexes())
CELL = {axial: name for name, axial in AXIAL.items()}

# G3
STARTS = {'b2': 'se', 'b7': 'sw', 'h2': 'ne', 'h7': 'nw'}
GATES = {'left': ('e1', 'e'), 'right': ('e11', 'w')}

# G4: sides as turns counter-clockwise from the facing.
F, FL, RL, R, RR, FR = range(6)
FRONT = {F, FL, FR}
WORTH = {F: 0, FL: 1, FR: 1, RL: 2, RR: 2, R: 3}


def vector(origin, target):
    (q, r), (tq, tr) = AXIAL[origin], AXIAL[target]
    return tq - q, tr - r


def dot(v, w):
    """Twice the product of two vectors."""
    return 2 * v[0] * w[0] + 2 * v[1] * w[1] + v[0] * w[1] + v[1] * w[0]


def distance(cell, other):
    """G5"""
    q, r = vector(cell, other)
    return max(abs(q), abs(r), abs(q + r))


def beside(cell, direction):
    """The hex next to this one, or None beyond the wall."""
    q, r = AXIAL[cell]
    dq, dr = STEPS[direction % 6]
    return CELL.get((q + dq, r + dr))


def side(cell, facing, other):
    """The side of a figure on which another stands."""
    v = vector(cell, other)
    best = max(dot(v, step) for step in STEPS)
    sides = [(index - facing) % 6 for index, step in enumerate(STEPS) if dot(v, step) == best]
    return min(sides, key=WORTH.get)


def in_front_half(cell, facing, other):
    """G42"""
    return dot(vector(cell, other), STEPS[facing]) >= 0


def in_throw_area(cell, facing, other):
    """G64"""
    v = vector(cell, other)
    d = dot(v, STEPS[facing])
    return d > 0 and d * d >= 3 * (v[0] ** 2 + v[1] ** 2 + v[0] * v[1])


def centre(cell):
    q, r = AXIAL[cell]
    return 2 * q + r, 3 * r


def _outermost_corners(cell, other):
    x, y = centre(cell)
    cx, cy = centre(other)
    corners = [(cx + dx - x, cy + dy - y)
               for dx, dy in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))]
    for sign in (1, -1):
        for a in corners:
            if all(sign * (a[0] * b[1] - a[1] * b[0]) >= 0 for b in corners):
                yield x + a[0], y + a[1]
                break


def _runs_through(start, end, cell):
    """Whether a segment has a point strictly inside a hex."""
    cx, cy = centre(cell)
    ax, ay = start[0] - cx, start[1] - cy
    bx, by = end[0] - start[0], end[1] - start[1]
    low, high = Fraction(0), Fraction(1)
    for mx, my, limit in ((1, 0, 1), (-1, 0, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
        a, b = mx * ax + my * ay, mx * bx + my * by
        if b == 0:
            if a >= limit:
                return False
        elif b > 0:
            high = min(high, Fraction(limit - a, b))
        else:
            low = max(low, Fraction(limit - a, b))
    return low < high


def clear_line(cell, target, blockers):
    """G64: both lines to the outermost corners touch nobody."""
    return not any(_runs_through(centre(cell), corner, blocker)
                   for corner in _outermost_corners(cell, target) for blocker in blockers)


def movements(cell, facing, free, stuck):
    """Every movement of G18, in the order of G72: (cell, facing) afterwards. free: cell -> bool."""
    if not stuck:
        for turn in (F, FL, FR, RL, RR, R):
            to = beside(cell, facing + turn)
            if to is not None and free(to):
                for bend in (0, 1, -1):
                    yield to, (facing + bend) % 6
    for turn in (1, -1) if stuck else (1, -1, 2, -2, 3):
        yield cell, (facing + turn) % 6
