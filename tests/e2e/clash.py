# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Clash of the Gladiators by what a screen reader is told, and by nothing else."""

import re

# What a space says when it can be pressed: of several, the first that is said is followed.
CHOICES = ['Can be attacked.', 'You can move here and attack.', 'Can attack.']
# Roles below which nothing says what to do next; they are passed over for haste.
ASIDE = {'button', 'list', 'tree grid'}


class Player:
    """The person at one Harena."""

    def __init__(self, program):
        self.program = program
        self.questions = []   # all that was asked

    def look(self):
        panel = self.program.text('Beside the arena')
        return self.program.read(lambda item: item.role in ASIDE or item.name == panel)

    def find_arena(self, tree):
        """The arena, with its spaces as children; or None while it is not shown."""
        return tree.find(name=self.program.text('The arena'))

    def find_choice(self, tree):
        """What the person presses next, and the question to which that is an answer; or None."""
        arena = self.find_arena(tree)
        if arena is not None:
            return self.find_space(arena), self.find_question(tree)
        for group in tree.find_all('group'):
            status = group.find_all('status')
            if group.name and status and status[0].name == group.name:
                return self.find_answer(group), group.name
        return None, None

    def find_space(self, arena):
        for choice in CHOICES:
            for item in arena.children:
                if item.name.endswith(self.program.text(choice)) and 'selectable' in item.states:
                    return item
        return None

    def find_question(self, tree):
        said = [item.name for item in tree.find_all('status')]
        return said[0] if said else None

    def find_answer(self, group):
        """The buttons beside a question of a battle are its answers, but for the one that explains
        it."""
        answers = [item for item in group.find_all('button')
                   if item.name != self.program.text('What does this mean?')]
        return answers[0] if answers else None

    def is_over(self, tree):
        """The end page alone has headings."""
        return bool(tree.find_all('heading'))

    def next_choice(self):
        """Waits until the person is asked something, and says what to press; None at the end."""
        def asked():
            tree = self.look()
            if self.is_over(tree):
                return [None]
            choice, question = self.find_choice(tree)
            if choice is None or question is None:
                return None
            self.questions.append(question)
            return [choice]
        return self.program.wait(asked, 'a question')[0]

    def play(self, presses=1000):
        """Presses so many times, or until the game is over. Whether it is."""
        for _ in range(presses):
            choice = self.next_choice()
            if choice is None:
                return True
            self.press(choice)
        return False

    def play_to_arena(self):
        """Until the question is one of the arena. What the computer does is not always the same."""
        while self.next_choice().role == 'button':
            self.play(1)

    def press(self, choice):
        self.program.press(choice)
        # A button is seen to go down before it is heard; then its question is gone.
        if choice.role == 'button':
            self.program.wait(lambda: not self.program.is_there(choice), 'the next question')

    def read_position(self):
        """What stands in each space of the arena, without what can be done there."""
        arena = self.program.wait(lambda: self.find_arena(self.look()), 'the arena')
        names = [item.name for item in arena.children]
        assert [name[:2] for name in names] == sorted(name[:2] for name in names), names
        return [re.sub(r'\. .*', '', name) for name in names]
