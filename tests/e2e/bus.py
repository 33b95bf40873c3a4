# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible tree of a program, as a screen reader is told of it: AT-SPI, straight from the bus.

Nothing is kept: pyatspi remembers names and children until it hears that they have changed, and so
may answer with what was there before a key was pressed. And many questions are asked at once, so
that a whole window is read in a fraction of a second.
"""

import dataclasses

import gi
gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # pylint: disable=wrong-import-position

ANSWER = 20   # seconds within which a program has to answer
ROOT = '/org/a11y/atspi/accessible/root'
ACCESSIBLE = 'org.a11y.atspi.Accessible'
ACTION = 'org.a11y.atspi.Action'
COMPONENT = 'org.a11y.atspi.Component'
TEXT = 'org.a11y.atspi.Text'
PROPERTIES = 'org.freedesktop.DBus.Properties'

# By their numbers in AT-SPI; those that these tests ask for.
STATES = {4: 'checked', 7: 'editable', 8: 'enabled', 9: 'expandable', 10: 'expanded',
          11: 'focusable', 12: 'focused', 20: 'pressed', 22: 'selectable',
          23: 'selected', 24: 'sensitive',
          25: 'showing', 30: 'visible'}

# GTK 4.18 tells more kinds apart than GTK 4.8, and gives their names to fewer: what a label says is
# its text. Both are read as by GTK 4.8.
ROLES = {'generic': 'group', 'tab panel': 'group', 'toggle button': 'button'}


def iterate(milliseconds):
    """Lets what has come in be heard, for no longer than this."""
    context = GLib.MainContext.default()
    done = []
    GLib.timeout_add(milliseconds, lambda: done.append(True))
    while not done:
        context.iteration(True)


@dataclasses.dataclass
class Item:
    """One widget, as it was when it was read."""

    path: str
    name: str
    description: str
    role: str
    states: set
    place: tuple     # x, y, width, height in the window; None for what has no place
    children: list

    def __iter__(self):
        yield self
        for child in self.children:
            yield from child

    def find_all(self, role=None, name=None):
        return [item for item in self if (role is None or item.role == role)
                and (name is None or item.name == name)]

    def find(self, role=None, name=None):
        """The only one, or None."""
        found = self.find_all(role, name)
        assert len(found) < 2, f'{role} “{name}” is there {len(found)} times'
        return found[0] if found else None

    def says(self, text):
        return any(text in item.name or text in item.description for item in self)

    def __str__(self):
        lines = [f'{self.role} “{self.name}” ({self.description}) {" ".join(sorted(self.states))}']
        for child in self.children:
            lines += ['  ' + line for line in str(child).split('\n')]
        return '\n'.join(lines)


class Bus:
    """The bus of accessibility, and one program on it."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                     None, None, Gio.DBusCallFlags.NONE, ANSWER * 1000).unpack()
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.program = None

    def find_program(self, pid):
        """Whether the program with this process is on the bus, with a window."""
        for name, _path in self.call('org.a11y.atspi.Registry', ROOT, ACCESSIBLE, 'GetChildren')[0]:
            owner = self.call('org.freedesktop.DBus', '/org/freedesktop/DBus',
                              'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                              GLib.Variant('(s)', (name,)))
            if owner == (pid,):
                self.program = name
                windows = self.ask([(ROOT, ACCESSIBLE, 'GetChildren', None)])[0]
                return windows is not None and len(windows[0]) > 0
        return False

    def call(self, name, path, interface, method, parameters=None):
        return self.ask([(path, interface, method, parameters)], name)[0]

    def ask(self, calls, name=None):
        """The answers to many calls, sent at once; None where there is no such thing any more."""
        answers = [None] * len(calls)
        waiting = set(range(len(calls)))
        late = []

        def answered(connection, result, number):
            waiting.discard(number)
            try:
                answers[number] = connection.call_finish(result).unpack()
            except GLib.Error as error:
                if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                    late.append(calls[number])

        for number, (path, interface, method, parameters) in enumerate(calls):
            self.connection.call(name or self.program, path, interface, method, parameters, None,
                                 Gio.DBusCallFlags.NONE, ANSWER * 1000, None, answered, number)
        while waiting:
            GLib.MainContext.default().iteration(True)
        assert not late, f'it does not answer: {late[0]}'
        return answers

    def read(self, path=ROOT, ends=None, still=None):
        """The tree below this path, as far as it is shown; None if it is not there. ends (item)
        may say where nothing below is read. still, a dictionary that is empty at first, keeps the
        spaces of boards, of which from then on only name and states are read."""
        still = {} if still is None else still
        root = self.read_level([path], still)[0]
        level = [root] if root is not None else []
        while level:
            below = [(item, child) for item in level for child in item.children]
            for item in level:
                item.children = []
            level = []
            for (parent, _path), item in zip(below,
                                              self.read_level([path for _, path in below], still)):
                if item is not None and (item.role == 'application' or is_shown(item)):
                    parent.children.append(item)
                    if ends is not None and ends(item):
                        item.children = []
                    level.append(item)
        return root

    def read_level(self, paths, still=None):
        """Items whose children are paths as yet. None: gone."""
        short = [(PROPERTIES, 'GetAll', GLib.Variant('(s)', (ACCESSIBLE,))),
                 (ACCESSIBLE, 'GetState', None)]
        questions = short + [(ACCESSIBLE, 'GetRoleName', None),
                             (ACCESSIBLE, 'GetChildren', None),
                             (COMPONENT, 'GetExtents', GLib.Variant('(u)', (1,))),
                             (TEXT, 'GetText', GLib.Variant('(ii)', (0, -1)))]
        still = {} if still is None else still
        asked = [short if path in still else questions for path in paths]
        answers = iter(self.ask([(path, *question) for path, some in zip(paths, asked)
                                 for question in some]))
        items = [make_item(path, *[next(answers) for _ in some], **still.get(path, {}))
                 for path, some in zip(paths, asked)]
        still.update((item.path, {'role': (item.role,), 'children': ([],), 'extents': (item.place,)})
                     for item in items if item is not None and item.role == 'option')
        return items

    def list_actions(self, path):
        actions = self.call(self.program, path, ACTION, 'GetActions')
        return [name for name, _description, _keys in actions[0]] if actions else []

    def act(self, path, number=0):
        """What a screen reader does when somebody presses a widget."""
        return self.call(self.program, path, ACTION, 'DoAction',
                         GLib.Variant('(i)', (number,))) == (True,)

    def listen(self, heard):
        """Calls heard (path, kind, detail, text) for every change that the program tells."""
        def changed(_connection, _sender, path, _interface, kind, parameters):
            detail, _one, _two, value = parameters.unpack()[:4]
            heard(path, kind, detail, value if isinstance(value, str) else '')
        self.connection.signal_subscribe(self.program, 'org.a11y.atspi.Event.Object', None, None,
                                         None, Gio.DBusSignalFlags.NONE, changed)


class Focus:
    """What has the focus, as the program tells it."""

    def __init__(self, bus):
        self.path = None
        bus.connection.signal_subscribe(bus.program, 'org.a11y.atspi.Event.Object', 'StateChanged',
                                        None, 'focused', Gio.DBusSignalFlags.NONE, self.changed)

    def changed(self, _connection, _sender, path, _interface, _kind, parameters):
        if parameters.unpack()[1]:
            self.path = path
        elif self.path == path:
            self.path = None


def is_shown(item):
    """A widget that was never on the screen has no size."""
    return 'visible' in item.states and (item.place is None or item.place[2:] != (0, 0))


def make_item(path, properties, state, role=None, children=None, extents=None, text=None):
    if properties is None or role is None or state is None or children is None:
        return None
    bits = state[0][0] | state[0][1] << 32
    states = {name for number, name in STATES.items() if bits >> number & 1}
    place = extents[0] if extents else None
    name = properties[0]['Name'] or (text[0] if text and 'editable' not in states else '')
    return Item(path, name, properties[0]['Description'], ROLES.get(role[0], role[0]), states, place,
                [child for _name, child in children[0]])
