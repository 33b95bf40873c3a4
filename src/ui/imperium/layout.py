#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the layout and the palette of the art kit into tables in C: layout.py LAYOUT PALETTE."""

import json
import re
import sys

COLOURS = ('ink', 'text', 'emblem', 'coin', 'coin_edge', 'coin_first', 'floor', 'floor_line',
           'number', 'number_on', 'border_ground', 'frame', 'land_a', 'sea_a')
MARKS = 100  # a mark is five hundredths of this wide
REACH = 3.1  # as map.c has it: how far a province reaches, in these


def outline(path):
    """The corners of a land: one subpath, of which all but the first point are relative."""
    numbers = [float(text) for text in re.findall(r'-?\d+(?:\.\d+)?', path)]
    if re.sub(r'[-\d. ]', '', path) != 'Mlz' or len(numbers) % 2:
        sys.exit('layout.py: this outline is of another kind: ' + path)
    points = []
    x = y = 0
    for dx, dy in zip(numbers[::2], numbers[1::2]):
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def centre(province):
    x, y, width, height = province['rect']
    return x + width / 2, y + height / 2


def point(x, y):
    return '{ %.1f, %.1f }' % (x, y)


def place(province):
    column = province['columns'][0]
    step = province['columns'][1]['cx'] - column['cx']
    first = province['coins'][0]
    coin_step = province['coins'][1]['cx'] - first['cx']
    parts = [
        '.label = ' + point(province['label']['x'], province['label']['y']),
        '.label_size = %g' % province['label']['size'],
        '.label_room = %g' % province['label']['room'],
        '.emblem = ' + point(province['emblem']['cx'], province['emblem']['cy']),
        '.emblem_size = %g' % province['emblem']['size'],
        '.disc = ' + point(province['disc']['cx'], province['disc']['cy']),
        '.disc_radius = %g' % province['disc']['r'],
        '.coin = ' + point(first['cx'], first['cy']),
        '.coin_radius = %g' % first['r'],
        '.coin_step = %g' % coin_step,
        '.column = ' + point(column['cx'], column['base']),
        '.column_step = %g' % step,
        '.column_width = %g' % column['width'],
        '.crest = %g' % column['crest'],
        '.drum = %g' % column['drum'],
        '.most = %d' % column['most'],
        '.floor = { %g, %g, %g, %g }' % tuple(province['floor'][key]
                                              for key in ('x', 'y', 'width', 'height')),
        '.proconsul = ' + point(province['proconsul']['cx'], province['proconsul']['cy']),
        '.proconsul_radius = %g' % province['proconsul']['r'],
        '.standard = ' + point(province['pawn']['x'], province['pawn']['y']),
        '.standard_height = %g' % province['pawn']['height'],
    ]
    return '  { ' + ',\n    '.join(parts) + ' },'


def write_layout(name, layout, order):
    reach = 0
    for key in order:
        province = layout['provinces'][key]
        points = outline(province['area'])
        x, y = centre(province)
        reach = max([reach] + [max(abs(a - x), abs(b - y)) for a, b in points])
        print('static const HarenaPoint %s_%s[] = {' % (name, key))
        for at in points:
            print('  %s,' % point(*at))
        print('};\n')
    print('static const HarenaSpace %s_spaces[] = {' % name)
    for key in order:
        print('  { .centre = %s, .radius = %d, .outline = %s_%s, .n_outline = %d },'
              % (point(*centre(layout['provinces'][key])), MARKS, name, key,
                 len(outline(layout['provinces'][key]['area']))))
    print('};\n')
    if reach > REACH * MARKS:
        sys.exit('layout.py: a province of %s is too large' % name)


def write_map(name, layout, order):
    print('  {\n  .places = {')
    for key in order:
        print(place(layout['provinces'][key]))
    print('  },\n  .links = {')
    for link in layout['links'].values():
        print('  %s,' % point(link['cx'], link['cy']))
    print('  },\n  .link_radius = %g,\n  },' % min(link['r'] for link in layout['links'].values()))


def rgba(text):
    return '{ %s, 1 }' % ', '.join('%d / 255.0f' % int(text[i:i + 2], 16) for i in (1, 3, 5))


def main():
    layout = json.load(open(sys.argv[1]))
    palette = json.load(open(sys.argv[2]))['board']
    order = layout['order']
    print('/* Made by layout.py from the art kit. */\n\n#include "imperium/map-layout.h"\n')
    for name in ('wide', 'narrow'):
        write_layout(name, layout[name], order)
    print('const HarenaLayout imperium_layouts[] = {')
    for name, file in (('wide', 'board'), ('narrow', 'board-narrow')):
        print('  { .spaces = %s_spaces, .width = %d, .height = %d, .ground = "imperium/%s",\n'
              '    .ground_dark = "imperium/%s-dark" },'
              % (name, *layout[name]['size'], file, file))
    print('};\n')
    print('const ImperiumMap imperium_maps[] = {')
    for name in ('wide', 'narrow'):
        write_map(name, layout[name], order)
    print('};\n\nconst guint8 imperium_ring[] = { %s };\n'
          % ', '.join(str(order.index(key)) for key in layout['ring']))
    print('const GdkRGBA imperium_colours[][IMPERIUM_N_COLOURS] = {')
    for style in ('light', 'dark'):
        print('  {')
        for colour in COLOURS:
            print('    %s,' % rgba(palette[style][colour]))
        print('  },')
    print('};')


main()
