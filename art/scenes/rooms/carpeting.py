"""Carpet going in: pad and tack strip along the wall, the carpet unrolled halfway, a knee kicker on it."""
import math

import numpy as np

from building import shell
from film import View
from floors import floor_material
from furniture import metal
from light import area, sun
from materials import Nodes, lin, linen, mat, timber
from outdoors import garden
from props import cord
from shapes import box, cyl, mesh, placed, rod, sheet
from soft import cushion

VIEWS = {
    "kicker": View((1.98, 1.92, 0.62), (1.0, 2.64, -0.06), 28, None, fstop=6.3, exposure=-0.4),
    "roll": View((2.75, 0.85, 0.62), (1.55, 2.55, 0.03), 29, None, fstop=6.3, exposure=-0.3),
}
ALT = {
    "kicker": "{floor} being stretched: a knee kicker points at the wall, where a tack strip waits at the edge of the pad",
    "roll": "{floor} unrolled halfway over a speckled pad in a bright, empty bedroom, with a knee kicker on it",
}
PILE, PAD = 0.013, 0.010


def build(floor, bare):
    X, Y, Z = 4.4, 4.2, 2.6
    shell(X, Y, Z, "dfdcd3", floor, left=[(1.3, 3.0, 0.45, 2.25, "win", 2, 1)], baseboard=0.14)
    # along the left wall the subfloor, tack strip and pad show, because the carpet stops short of it
    sheet("subfloor", 0.03, 0.03, X - 0.03, Y - 0.03, 0.0015, plywood())
    box(0.075, 0.05, 0.002, 3.9, Y - 0.06, PAD, pad(), 0.002)
    tack_strip(0.045, 0.2, Y - 0.25)
    sheet_of_carpet(0.30, 1.55, 3.55, Y - 0.05, floor)
    roll(2.0, 1.53, floor)
    with placed(0.98, 2.62, PAD + PILE, 6):
        knee_kicker()
    garden(3.2)
    area((-0.30, 2.15, 1.35), (3, 2.15, 0.5), 1.6, 1.7, 85, (0.9, 0.95, 1.0))
    sun((0.84, -0.28, -0.44), 8)
    area((2.2, 1.8, Z - 0.05), (2.2, 1.8, 0), 2.6, 2.6, 16, (1, 0.97, 0.93), glossy=False)
    area((3.0, 0.15, 1.7), (1.5, 3, 0.2), 2.2, 1.3, 10, (1, 0.97, 0.94), glossy=False)


def sheet_of_carpet(x0, y0, x1, y1, floor, n=60):
    """Has the slow waves that stretching takes out; the edge by the left wall curls up a little."""
    m, back = floor_material(floor), linen("backing", "c9b896", 1.4, 0)
    xs, ys = np.linspace(x0, x1, n), np.linspace(y0, y1, n)

    def height(x, y):
        wave = 0.004 * math.sin(5 * x + 1.3 * y) * math.sin(3 * y + 1) * min(1, (x - x0) / 0.3)
        return PAD + max(0, wave) + 0.016 * max(0, 1 - (x - x0) / 0.16) ** 2

    for lift, material in ((PILE, m), (0, back)):
        vertices = [(x, y, height(x, y) + lift) for y in ys for x in xs]
        faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
        mesh("carpet", vertices, faces if lift else [f[::-1] for f in faces], material, True)
    rim = [(x0, y) for y in ys]
    vertices = [(x, y, height(x, y) + h) for x, y in rim for h in (0, PILE)]
    mesh("edge", vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)], back)


def roll(x, y, floor, length=3.1, turns=3.2, start=0.045, step=0.022):
    """The part that isn't unrolled yet, backing outward: a spiral when seen from the end."""
    back, m = linen("backing", "c9b896", 1.4, 0), floor_material(floor)
    n = 150
    angle = np.linspace(0, 2 * np.pi * turns, n)
    radius = start + step * angle / (2 * np.pi)
    outer = radius[-1]
    c, s = -np.sin(angle - angle[-1]), -np.cos(angle - angle[-1])
    for inset, material in ((0.0, back), (PILE, m)):
        px, pz = y + (radius - inset) * c, PAD + outer + (radius - inset) * s
        vertices = [(x + side * length / 2, float(a), float(b)) for a, b in zip(px, pz) for side in (-1, 1)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)]
        mesh("roll", vertices, faces, material, True)
    for side in (-1, 1):  # the pile seen at the ends
        a, b = y + radius * c, PAD + outer + radius * s
        d, e = y + (radius - PILE) * c, PAD + outer + (radius - PILE) * s
        vertices = [(x + side * length / 2, float(p), float(q)) for k in range(n) for p, q in ((a[k], b[k]), (d[k], e[k]))]
        mesh("end", vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)], m)


def plywood():
    t = Nodes("plywood")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    grain = t.noise(t.vector("MULTIPLY", place, (1, 14, 1)), 3.5, 6, roughness=0.6, distortion=0.6)
    t.link(t.ramp(grain, [(0.36, lin("a57f52")), (0.52, lin("bf9a69")), (0.68, lin("cfae80"))]), t.bsdf.inputs["Base Color"])
    t.bsdf.inputs["Roughness"].default_value = 0.85
    return t.material


def pad():
    """Rebonded foam: chips of many colors."""
    t = Nodes("pad")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    chips = t.add("ShaderNodeTexVoronoi", i_Scale=62)
    t.link(place, chips.inputs["Vector"])
    tone = t.add("ShaderNodeSeparateColor")
    t.link(chips.outputs["Color"], tone.inputs[0])
    palette = ("6f8791", "b9b39a", "8f9fa8", "c2a28c", "a9b6ad", "76838a", "d0c8b4")
    t.link(t.ramp(tone.outputs[0], [(k / 7, lin(c)) for k, c in enumerate(palette)], "CONSTANT"), t.bsdf.inputs["Base Color"])
    t.bsdf.inputs["Roughness"].default_value = 0.95
    bump = t.add("ShaderNodeBump", i_Strength=0.6, i_Distance=0.004)
    t.link(chips.outputs["Distance"], bump.inputs["Height"])
    t.link(bump.outputs[0], t.bsdf.inputs["Normal"])
    return t.material


def tack_strip(x, y0, y1):
    """Plywood an inch wide, two rows of pins leaning toward the wall."""
    wood, steel = timber("strip", "c9a571"), metal("c6c8ca", 0.3)
    y = y0
    while y < y1:
        end = min(y + 1.21, y1)
        box(x - 0.0125, y, 0.002, x + 0.0125, end - 0.008, 0.009, wood, 0.0008)
        y = end
    for k in range(int((y1 - y0) / 0.03)):
        for row in (-0.006, 0.006):
            at = y0 + 0.03 * k + (0.015 if row > 0 else 0)
            rod((x + row, at, 0.008), (x + row - 0.002, at, 0.0145), 0.0007, steel, 5)


def knee_kicker():
    """Toothed head toward -x, chrome tube, padded end."""
    chrome, dark = metal("c4c6c8", 0.16), mat("grip", "222326", rough=0.5)
    box(-0.20, -0.055, 0.004, -0.07, 0.055, 0.032, metal("9aa0a4", 0.35), 0.012)
    box(-0.19, -0.045, 0.030, -0.09, 0.045, 0.042, mat("dial plate", "b5352a", rough=0.35), 0.006)
    cyl(-0.14, 0, 0.042, 0.052, 0.019, dark, n=28, bev=0.003)
    for x, r in ((-0.08, 0.017), (0.10, 0.013)):
        rod((x, 0, 0.028 + (x + 0.08) * 0.06), (x + 0.28, 0, 0.048 + (x + 0.08) * 0.06), r, chrome, 20)
    cord([(0.28, 0, 0.05), (0.34, 0, 0.058)], 0.018, chrome)
    cushion(0.385, 0, 0.088, 0.075, 0.15, 0.17, mat("pad cover", "26272b", rough=0.55, bump=[(200, 0.3, 0.001)]), r=0.035, puff=0.02)
