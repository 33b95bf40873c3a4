#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line protocol: what each command answers, that nothing but quit ends it, and the bot."""

import os
import pathlib
import re
import subprocess
import sys

from lab import LAB, fail, main, run

ROOT = pathlib.Path(os.environ['G_TEST_SRCDIR']).parent
BOT = ROOT / 'data' / 'examples' / 'harena-bot.py'


def talk(*lines, end='\n'):
    """The answers to these lines, str or bytes, each without its empty line."""
    said = b'\n'.join(line if isinstance(line, bytes) else line.encode() for line in lines)
    result = subprocess.run([LAB, 'engine'], input=said + end.encode(), capture_output=True,
                            timeout=60, check=False)
    assert result.returncode == 0 and result.stderr == b'', result
    answers = result.stdout.decode().split('\n\n')
    assert answers.pop() == '', result.stdout
    assert all(re.match('[=?] ', answer) for answer in answers), answers
    return answers


def test_games(_):
    answers = talk('games', 'quit')
    assert answers[0].split('\n')[0].startswith('= clash seats 2-5 edition international german '
                                                'option spacing=off,on '), answers
    assert answers[1] == '= '


def test_new(_):
    answers = talk('turn', 'new clash seats 3 edition german seed 4', 'turn', 'points', 'winners',
                   'new clash seats 2 option spacing=on beast-moves=always option spacing=off',
                   'points')
    assert answers == ['? there is no game yet; new or load brings one', '= ', '= 1', '= 0 0 0',
                       '= open', '= ', '= 0 0'], answers


def test_new_wrong(_):
    """What is refused says why, and leaves the game that there is."""
    wrong = {
        'new': 'new takes GAME seats N',
        'new clash': 'new takes GAME seats N',
        'new morra seats 2': 'GAME is clash',
        'new clash seats': 'what follows “seats”?',
        'new clash seats 1': 'seats takes a number from 2 to 5, not “1”',
        'new clash seats two': 'not “two”',
        'new clash seats 2 edition french': 'edition is international or german, not “french”',
        'new clash seats 2 option': 'what follows “option”?',
        'new clash seats 2 option spacing': 'option takes KEY=VALUE, not “spacing”',
        'new clash seats 2 option spacing=wide': 'spacing is off or on, not “wide”',
        'new clash seats 2 option width=9': 'the KEY of option is spacing or ',
        'new clash seats 2 seed -1': 'seed takes a number from 0 to ',
        'new clash seats 2 please': '“please” is one word too many',
    }
    answers = talk('new clash seats 3', *wrong, 'points')
    for line, answer, words in zip(wrong, answers[1:], wrong.values()):
        assert answer.startswith('? ') and words in answer, (line, answer)
    assert answers[-1] == '= 0 0 0'


def test_moves(_):
    """Legal, play, undo: only what is legal is played."""
    answers = talk('new clash seats 2', 'legal', 'play enter b2 sword', 'turn', 'play enter b2 net',
                   'play dance b2', 'undo', 'legal', 'undo', 'roll', 'play', 'legal all')
    legal = answers[1][2:].split('\n')
    assert len(legal) == len(set(legal)) == 85 and 'enter b2 sword' in legal
    assert answers[2:4] == ['= ', '= 2'] and answers[7] == answers[1] and answers[6] == '= '
    for answer in answers[4:6] + answers[8:]:
        assert answer.startswith('? '), answer
    assert answers[8] == '? there is no move to take back'
    assert answers[9] == '? it is not the turn of chance'
    assert answers[10] == '? what follows “play”?'
    assert answers[11] == '? “all” is one word too many'


def test_replay(folder):
    """A game that is played line by line is the game of the record, dice and all."""
    file = folder / 'a game.harena'
    run('random', '--games', '1', '--seed', '3', '--players', '3', '--write', str(file))
    rows = [line.split('\t') for line in run('trace', str(file)).decode().split('\n')[:-2]]
    seed = re.search(r'(?m)^Seed=(\d+)$', file.read_text(encoding='utf-8')).group(1)
    lines = [line for row in rows for line in
             ('turn', 'roll' if row[1] == 'chance' else f'play {row[2]}')]
    again = folder / 'again.harena'
    answers = talk(f'new clash seats 3 seed {seed}', *lines, f'save {again}', 'points', 'winners',
                   'turn', 'go tiro', 'roll', 'play pass', f'load {file}', 'points', 'winners',
                   'undo', 'turn')
    for number, row in enumerate(rows):
        assert answers[1 + 2 * number] == f'= {row[1]}'
        assert answers[2 + 2 * number] == ('= ' + row[2] if row[1] == 'chance' else '= ')
    rest = answers[1 + len(lines):]
    assert run('trace', str(again)) == run('trace', str(file))
    points, winners = re.fullmatch(r'# points (.+); winners (.+)\n',
                                   run('trace', str(file)).decode().split('\n', len(rows))[-1]
                                   ).groups()
    assert rest[:4] == ['= ', f'= {points}', f'= {winners}', '= nobody'], rest
    assert rest[4:6] == ['? the game is over', '? it is not the turn of chance']
    assert rest[6].startswith('? ') and rest[7:10] == ['= ', f'= {points}', f'= {winners}']
    assert rest[10] == '= ' and rest[11] == f'= {rows[-1][1]}'


def test_files(folder):
    """A file that cannot be read or replaced is told, and the game stays."""
    pipe = folder / 'pipe'
    os.mkfifo(pipe)
    answers = talk('new clash seats 2', f'save {pipe}', f'save {folder}', f'load {pipe}',
                   f'load {folder}/missing', 'save', 'points')
    assert answers[1].endswith('this is not an ordinary file, so it is not replaced')
    assert answers[2].endswith('Is a directory')
    assert all(answer.startswith('? ') for answer in answers[1:6]), answers
    assert answers[6] == '= 0 0' and pipe.is_fifo()


def test_think(_):
    """The same seed decides the same, nothing is played, and hints begin with the best."""
    answers = talk('new clash seats 2 seed 2', 'go tiro seed 5', 'go tiro seed 5', 'turn', 'legal',
                   'go caesar', 'go tiro seed', 'go tiro 5', 'go', 'hint tiro', 'hint rudiarius',
                   'hint caesar')
    legal = answers[4][2:].split('\n')
    assert answers[1] == answers[2] and answers[1][2:] in legal and answers[3] == '= 1'
    assert answers[5].startswith('? LEVEL is tiro or novicius or ')
    assert answers[6:9] == ['? go takes LEVEL [seed S]'] * 3
    for line in (answers[9][2:] + '\n' + answers[10][2:]).split('\n'):
        move, playouts, *rest = line.split('\t')
        assert move in legal and (int(playouts) > 0) == (len(rest) == 2), line
    best = answers[10][2:].split('\n')[0].split('\t')
    assert int(best[1]) > 0 and 0 <= float(best[2]) <= 1 and len(best) == 4
    assert answers[11].startswith('? LEVEL is ')


def test_show(_):
    answers = talk('new clash seats 2', 'show', 'see 2', 'see 3', 'see', 'see all')
    assert 'Seat 2: teams 0' in answers[1] and answers[1] == answers[2]
    assert answers[3] == '? see takes a number from 1 to 2, not “3”'
    assert answers[4].startswith('? ') and answers[5].startswith('? ')


def test_nonsense(_):
    """One answer for each line that is not blank, whatever it is; then it is still there."""
    lines = ['dance', 'GAMES', 'quit now', b'\xff\xfe', b'pl\0ay', b'\0', 'x' * 8192, 'x' * 8193,
             'x' * 1000000, 'play ' + 'y' * 8000, '=', '?', '\u202e', 'load ' + '/' * 8000,
             'new\tx']
    blank = ['', ' ', '\t \r']
    answers = talk(*lines, *blank, 'new clash seats 2\r', '  points  ', *lines, 'points', end='')
    assert len(answers) == 2 * len(lines) + 3
    n_lines = len(lines)
    assert all(answer.startswith('? ') for answer in answers[:n_lines])
    assert answers[3] == answers[4] == answers[5] == '? the line is not UTF-8'
    assert answers[7] == answers[8] == '? a line has at most 8192 bytes'
    assert answers[n_lines:n_lines + 2] == ['= ', '= 0 0'] and answers[-1] == '= 0 0'


def test_end(_):
    """quit is answered, and what follows is not read; the end of the input ends it as well."""
    assert talk('quit', 'games') == ['= '] and talk(end='') == []
    assert fail('engine', 'now', status=2) == '“now” is one word too many'
    with subprocess.Popen([LAB, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        for _ in range(3):  # each answer comes at once
            engine.stdin.write(b'games\n')
            engine.stdin.flush()
            assert engine.stdout.readline().startswith(b'= clash ')
            while engine.stdout.readline() != b'\n':
                pass
        engine.stdin.close()
        assert engine.wait(10) == 0


def test_reader_gone(_):
    """Nobody hears the answers any more: that ends it too, with status 1."""
    with subprocess.Popen([LAB, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        engine.stdout.close()
        engine.stdin.write(b'games\n')
        engine.stdin.flush()
        assert engine.wait(10) == 1


def test_bot(_):
    """The example plays a whole game against Tiro."""
    for seats in '2', '3':
        said = subprocess.run([sys.executable, BOT, 'clash', seats, '7'], check=True, timeout=60,
                              capture_output=True, text=True)
        lines = said.stdout.split('\n')[:-1]
        assert said.stderr == '' and any(': pass' in line or 'attack' in line for line in lines)
        assert {line.split(' ')[1] for line in lines[:-2]} == {'Bot:', 'Tiro'}
        points = [int(word) for word in lines[-2].removeprefix('Points: ').split(' ')]
        assert len(points) == int(seats) and max(points) > 0
        best = [str(seat) for seat, own in enumerate(points, 1) if own == max(points)]
        assert lines[-1] in ('Winners: ' + ' '.join(best), 'Winners: draw'), lines[-2:]


if __name__ == '__main__':
    sys.exit(main(globals()))
