#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the layout.json of the art kit into the C tables of both boards."""

import json
import sys

SMALLEST = {"wide": 19.0, "portrait": 17.78}  # pixels that the radius of a hex has at least


def point(at):
    return "{ %.3f, %.3f }" % tuple(at)


def spaces(kit, view):
    lines = ["static const HarenaSpace %s_spaces[] = {" % view]
    for at in kit["hexes"]:
        lines.append("  { .centre = %s, .radius = %.3f }, /* %s */"
                     % (point(at[view]["centre"]), kit[view]["R"], at["name"]))
    return lines + ["};", ""]


def layout(kit, view):
    board = kit[view]
    x, y, width, height = board["must_be_seen"]
    left, top = int(x), int(y)
    return [
        "  {",
        "    .spaces = %s_spaces," % view,
        "    .width = %.1f, .height = %.1f," % tuple(board["size"]),
        "    .seen = { %d, %d, %d, %d }," % (left, top, round(x + width) - left,
                                             round(y + height) - top),
        "    .ground = \"circus/%s\"," % board["file"].removesuffix(".svg"),
        "    .ground_dark = \"circus/%s\"," % board["dark"].removesuffix(".svg"),
        "    .hex_half = %.2f," % (board["hex_width"] / 2),
        "    .flat = %s," % ("TRUE" if view == "portrait" else "FALSE"),
        "    .scale_min = %.4f," % (SMALLEST[view] / board["R"]),
        "  },",
    ]


def main():
    source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        kit = json.load(file)

    lines = ["/* Made by layout.py. */", "", '#include "circus/layout.h"', ""]
    for view in ("wide", "portrait"):
        lines += spaces(kit, view)
    lines.append("const HarenaLayout circus_layouts[2] = {")
    for view in ("wide", "portrait"):
        lines += layout(kit, view)
    lines += ["};", "", "const HarenaPoint circus_gates[2][5] = {"]
    for view in ("wide", "portrait"):
        lines.append("  { %s }," % ", ".join(point(gate["at"]) for gate in kit[view]["gates"]))
    lines += ["};", "", "const HarenaPoint circus_row_labels[] = {"]
    for row in "abcdefghijk":
        lines.append("  %s," % point(kit["wide"]["labels"]["row " + row]["anchor"]))
    lines += ["};", "", "const HarenaPoint circus_straight_labels[2] = {"]
    for name in ("top straight", "bottom straight"):
        lines.append("  %s," % point(kit["wide"]["labels"][name]["anchor"]))
    lines += ["};", ""]
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


main()
