# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays any game by what is offered in the accessible tree, and knows none: a guest who presses what
can be pressed until the game is over. What guests of a game had better not do is in its table."""

import random

import bus

# Beside every board; none of them answers a question.
HOUSE = ['What does this mean?', 'Skip Ahead', 'Hint']
HOUSE_BUTTONS = ['Undo', 'Back']   # with a context
PATIENCE = 10   # glances at a press that means nothing, a few milliseconds each
# Roles below which nothing can be pressed for an answer; they are passed over for haste.
ASIDE = {'option', 'list', 'tree grid', 'label', 'status', 'image'}


class Habits:
    """How a guest plays a game: answers that are given only if nothing else can be pressed, and how
    often it presses things of a kind where there are several."""

    def __init__(self, last=(), **weights):
        self.last = last
        self.weights = weights


class Guest:
    """Whoever is asked, at one Harena."""

    def __init__(self, program, habits=None, seed=1):
        self.program = program
        self.habits = habits or Habits()
        self.random = random.Random(seed)
        self.questions = []   # all that was asked, in order
        self.pressed = set()  # kinds of things: “space”, “card”, “answer”, “curtain”
        self.tried = set()    # names pressed since the question has changed
        self.tree = None      # what is there when something is pressed
        self.seen = None      # the sign of what was there before the last press
        self.bar = None       # where the question was
        self.glances = 0
        self.still = {}       # what of the board need not be read again

    # What is there

    def look(self):
        """The table, without what tells of it and what is within things."""
        return self.program.read(lambda item: item.role in ASIDE, self.still)

    def glance(self):
        """The question alone, which is soon read; and everything now and then, for it may be gone."""
        self.glances += 1
        tree = None
        if self.bar is not None and self.glances % 5 != 0:
            tree = self.program.bus.read(self.bar, lambda item: item.role in ASIDE)
        return tree or self.look()

    def find_bar(self, tree):
        """What holds the question and the button for a hint; or None."""
        hint = self.program.text('Hint')
        found = None
        for item in tree.find_all('group'):
            if item.find_all('status') and item.find_all('button', hint):
                found = item
        return found

    def house(self):
        catalogue = self.program.catalogue
        return {catalogue.gettext(name) for name in HOUSE} | {
            catalogue.pgettext('button', name) for name in HOUSE_BUTTONS}

    def is_over(self, tree):
        again = self.program.catalogue.pgettext('button', 'Play Again')
        return any(item.name == again for item in tree.find_all('button'))

    def find_question(self, tree):
        said = [item.name for item in tree.find_all('status') if item.name]
        return said[0] if said else None

    def is_asked(self, tree):
        """A hint can be had when a person has to choose, and never otherwise. What is read may be
        older than that, or newer."""
        thinking = self.program.text('%s is thinking…').split('%s')[-1]
        if (self.find_question(tree) or '').endswith(thinking):
            return False
        hint = self.program.text('Hint')
        return any('sensitive' in item.states for item in tree.find_all('button', hint))

    def list_offers(self, tree):
        """What can be pressed: pairs of a kind and an item."""
        offers = []
        question = self.find_question(tree)
        answers = {item.path for group in tree.find_all('group', question or 'nothing')
                   for item in group}
        hand = {item.path for group in tree.find_all('group', self.program.text('Your hand'))
                for item in group}
        menu = tree.find_all('button', self.program.text('Main Menu'))
        top = max((item.place[1] + item.place[3] for item in menu), default=0)
        house = self.house()
        for item in tree:
            if item.role == 'option' and 'selectable' in item.states:
                if 'selected' not in item.states:
                    offers.append(('space', item))
            elif (item.role == 'button' and 'sensitive' in item.states and item.name not in house
                  and 'pressed' not in item.states
                  and item.place is not None and item.place[1] >= top):
                kind = ('answer' if item.path in answers else 'card' if item.path in hand
                        else 'button')
                offers.append((kind, item))
        return offers

    def sign(self, tree):
        """What at a glance tells one question from another."""
        tree = self.find_bar(tree) or tree
        return [self.find_question(tree), self.is_over(tree)] + [
            (item.name, *sorted(item.states & {'sensitive', 'pressed'}))
            for item in tree if item.role in ('button', 'status')]

    # What is done

    def choose(self, offers):
        """Rather what has not been tried for this question."""
        fresh = [offer for offer in offers if offer[1].name not in self.tried] or offers
        last = [self.program.text(name) for name in self.habits.last]
        best = [offer for offer in fresh if offer[1].name not in last] or fresh
        kinds = sorted({kind for kind, _item in best})
        kind = self.random.choices(kinds, [self.habits.weights.get(kind, 1) for kind in kinds])[0]
        return self.random.choice([offer for offer in best if offer[0] == kind])

    def find_offers(self, tree):
        """What can be pressed now; nothing while nobody is asked."""
        offers = self.list_offers(tree)
        start, end = self.program.text('I am %s').split('%s')
        curtain = self.find_question(tree) is None and any(
            item.name.startswith(start) and item.name.endswith(end)
            for item in tree.find_all('button'))
        return offers if curtain or self.is_asked(tree) else []

    def play(self, presses=2000):
        """Presses so many times, or until the game is over. Whether it is."""
        for _ in range(presses):
            tree = self.program.wait(self.find_asking, 'a question')
            if self.is_over(tree):
                return True
            self.go_on(tree)
        return self.is_over(self.look())

    def find_asking(self):
        """The table when somebody is asked, or the end; or None."""
        tree = self.glance()
        if tree.path == self.bar:
            if not self.is_asked(tree):
                return None
            tree = self.look()
        return tree if self.is_over(tree) or self.find_offers(tree) else None

    def go_on(self, tree):
        """One press."""
        bar = self.find_bar(tree)
        self.bar = bar.path if bar is not None else None
        question = self.find_question(tree)
        if not self.questions or self.questions[-1] != question:
            self.questions.append(question)
            self.tried = set()
        self.tree = tree
        self.check(tree)
        kind, item = self.choose(self.find_offers(tree))
        self.pressed.add('curtain' if question is None else kind)
        self.tried.add(item.name)
        self.seen = self.sign(tree)
        self.press(item, kind)
        self.await_change()

    def check(self, tree):
        """Whatever has to be so whenever something is asked."""

    def press(self, item, _kind):
        pressed = self.program.bus.act(item.path)
        # A computer player may have moved meanwhile.
        assert pressed or self.sign(self.glance()) != self.seen, f'{item} cannot be pressed'

    def await_change(self):
        """A press may mean nothing, or nothing that is seen at a glance: then it goes on."""
        for _ in range(PATIENCE):
            if self.sign(self.glance()) != self.seen:
                return
            bus.iterate(10)
