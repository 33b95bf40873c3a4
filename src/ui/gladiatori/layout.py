#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the layout.json of the arena into C tables: layout.py INPUT OUTPUT."""

import json
import sys

DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"]


def point(pair):
    return "{ %g, %g }" % tuple(pair)


def write_spaces(layout, shape):
    yield "static const HarenaSpace %s_spaces[] = {\n" % shape
    for name in sorted(layout["cells"], key=lambda cell: (cell[0], int(cell[1:]))):
        yield "  { .centre = %s, .radius = %g }, /* %s */\n" % (
            point(layout["cells"][name][shape]), layout["R"], name)
    yield "};\n\n"


def write_layout(layout, shape, crop, scale_min):
    seen = layout["crop"][shape][crop]
    suffix = "" if shape == "wide" else "-tall"
    yield "  {\n    .spaces = %s_spaces,\n" % shape
    yield "    .width = %g,\n    .height = %g,\n" % tuple(layout["size"][shape])
    yield "    .seen = { %d, %d, %d, %d },\n" % tuple(seen)
    yield '    .ground = "gladiatori/arena%s",\n' % suffix
    yield '    .ground_dark = "gladiatori/arena%s-dark",\n' % suffix
    yield "    .hex_half = %g,\n" % (layout["cell_width"] / 2)
    yield "    .flat = %s,\n" % ("FALSE" if shape == "wide" else "TRUE")
    yield "    .scale_min = %g,\n  },\n" % scale_min


def write_pairs(layout, name, key):
    yield "static const HarenaPoint %s[2][%d] G_GNUC_UNUSED = {\n" % (name, len(layout["scale"]["spaces"]))
    for shape in "wide", "tall":
        places = [s[shape] if key is None else s[key][shape] for s in layout["scale"]["spaces"]]
        yield "  {\n"
        for i in range(0, len(places), 4):
            yield "    %s,\n" % ", ".join(point(p) for p in places[i:i + 4])
        yield "  },\n"
    yield "};\n\n"


def write_all(layout):
    yield "/* Made from layout.json. */\n\n#include \"board/shape.h\"\n\n"
    for shape in "wide", "tall":
        yield from write_spaces(layout, shape)
    yield "static const HarenaLayout layouts[] = {\n"
    yield from write_layout(layout, "wide", "scale", 0.5)
    yield from write_layout(layout, "tall", "sand", 0.6)
    yield "};\n\n"
    yield from write_pairs(layout, "scale_places", None)
    yield from write_pairs(layout, "scale_out", "out")
    yield "#define SCALE_FIRST %d\n" % layout["scale"]["spaces"][0]["vp"]
    yield "#define SCALE_LAP %d\n" % layout["scale"]["lap"]
    yield "#define SCALE_EVERY %d\n" % layout["scale"]["label_every"]
    yield "#define SCALE_DISC %g\n\n" % layout["scale"]["disc_radius"]
    yield "static const double direction_angles[2][6] G_GNUC_UNUSED = {\n"
    for shape in "wide", "tall":
        angles = layout["direction_angle"][shape]
        yield "  { %s },\n" % ", ".join("%g" % angles[d] for d in DIRECTIONS)
    yield "};\n"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        layout = json.load(file)
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.writelines(write_all(layout))


main()
