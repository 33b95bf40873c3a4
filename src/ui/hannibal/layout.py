#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the layout.json of the map into C tables: layout.py INPUT OUTPUT."""

import json
import math
import re
import sys

# The order of HannibalPlace.
AREAS = ["roma", "cannae", "gallia", "citerior", "ulterior", "mauritania", "carthago", "zama",
         "corsica", "sardinia", "sicilia"]
ROUTES = ["roma-corsica", "carthago-sardinia", "corsica-sardinia", "cannae-sicilia",
          "zama-sicilia"]
# The order of hannibal_borders; the routes follow.
BORDERS = ["roma-cannae", "roma-gallia", "gallia-citerior", "citerior-ulterior",
           "ulterior-mauritania", "mauritania-carthago", "carthago-zama"]
# Marks are as thick as about an area of this radius.
AREA_RADIUS = 92


def points_of(path):
    """The corners of an SVG path of M, l and z."""
    corners = []
    x = y = 0
    for command, dx, dy in re.findall(r"([Ml])(-?[\d.]+) ?(-?[\d.]+)", path):
        x, y = (float(dx), float(dy)) if command == "M" else (x + float(dx), y + float(dy))
        corners.append((round(x, 1), round(y, 1)))
    return corners


def circle(disc):
    return [(round(disc["cx"] + disc["r"] * math.cos(i * math.pi / 16), 1),
             round(disc["cy"] + disc["r"] * math.sin(i * math.pi / 16), 1)) for i in range(32)]


def point(pair):
    return "{ %g, %g }" % tuple(pair)


def table(name, points):
    rows = [", ".join(point(p) for p in points[i:i + 6]) for i in range(0, len(points), 6)]
    return "static const HarenaPoint %s[] = {\n  %s,\n};\n" % (name, ",\n  ".join(rows))


def write_points(layout, prefix):
    for name in AREAS:
        yield table(prefix + name, points_of(layout["areas"][name]["area"]))
        yield table(prefix + name + "_ring", points_of(layout["areas"][name]["ring"]))
    for name in ROUTES:
        yield table(prefix + name.replace("-", "_"), circle(layout["routes"][name]["disc"]))


def write_spaces(layout, prefix):
    yield "static const HarenaSpace %sspaces[] = {" % prefix
    for name in AREAS:
        yield "  { %s, %d, %s%s, G_N_ELEMENTS (%s%s) }," % (
            point(layout["areas"][name]["legions"]), AREA_RADIUS * layout["token"] / 58,
            prefix, name, prefix, name)
    for name in ROUTES:
        route = layout["routes"][name]
        array = prefix + name.replace("-", "_")
        yield "  { %s, %g, %s, G_N_ELEMENTS (%s) }," % (point(route["fleets"]),
                                                        route["disc"]["r"], array, array)
    yield "};\n"


def write_area(area, name, prefix):
    label = area["label"]
    goals = area["goals"] + [[0, 0]] * (2 - len(area["goals"]))
    yield "    {"
    yield "      .ring = %s%s_ring, .n_ring = G_N_ELEMENTS (%s%s_ring)," % (prefix, name, prefix,
                                                                          name)
    yield "      .legions = %s, .hannibal = %s, .attacker = %s," % (
        point(area["legions"]), point(area.get("hannibal", [0, 0])), point(area["attacker"]))
    yield "      .label = %s, .label_lines = %d," % (point([label["x"], label["y"]]),
                                                    label["lines"])
    yield "      .goals = { %s, %s }," % tuple(point(goal) for goal in goals)
    yield "      .city = %s," % point(area.get("city", [0, 0]))
    yield "    },"


def write_way(points, at):
    points = points[::2] + points[-1:] if len(points) > 16 else points
    yield "    {"
    yield "      .points = { %s }," % ", ".join(point(p) for p in points)
    yield "      .n_points = %d, .at = %s," % (len(points), point(at))
    yield "    },"


def ordered(points, first):
    """So that the way begins at the first area of the border."""
    near = [math.dist(points[i], first) for i in (0, -1)]
    return points if near[0] <= near[1] else points[::-1]


def write_map(layout, prefix):
    yield "const HannibalMapLayout hannibal_map_%s = {" % prefix.rstrip("_")
    yield "  .token = %g, .hannibal = %g, .goal = %g, .city = %g," % tuple(
        layout[key] for key in ("token", "hannibal", "goal", "city"))
    yield "  .label_size = %g, .label_step = %g," % (layout["label"]["size"],
                                                    layout["label"]["step"])
    yield "  .areas = {"
    for name in AREAS:
        yield from write_area(layout["areas"][name], name, prefix)
    yield "  },\n  .ways = {"
    for name in BORDERS:
        border = layout["borders"][name]
        first = layout["areas"][name.split("-")[0]]["legions"]
        yield from write_way(ordered(border["road"], first), border["at"])
    for name in ROUTES:
        route = layout["routes"][name]
        first = route["ends"][name.split("-")[0]]
        yield from write_way(ordered(route["lane"], first), route["fleets"])
    yield "  },\n  .routes = {"
    for name in ROUTES:
        route = layout["routes"][name]
        yield "    { .radius = %g, .clash = { %s, %s } }," % (
            route["disc"]["r"], point(route["clash"][0]), point(route["clash"][1]))
    yield "  },\n};\n"


def main(source, target):
    with open(source, encoding="utf-8") as file:
        layouts = json.load(file)
    lines = ["/* Made by layout.py of layout.json. */", "", '#include "hannibal/layout.h"', ""]
    for key in ("wide", "tall"):
        lines += write_points(layouts[key], key + "_")
        lines += write_spaces(layouts[key], key + "_")
        lines += write_map(layouts[key], key + "_")
    lines.append("const HarenaLayout hannibal_layouts[HANNIBAL_N_LAYOUTS] = {")
    for key in ("wide", "tall"):
        width, height = layouts[key]["size"]
        files = {style: name.removesuffix(".svg") for style, name in layouts[key]["files"].items()}
        lines.append('  { .spaces = %s_spaces, .width = %d, .height = %d,' % (key, width, height))
        lines.append('    .ground = "hannibal/%s", .ground_dark = "hannibal/%s" },' % (
            files["light"], files["dark"]))
    lines.append("};")
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


main(*sys.argv[1:])
