"""Tile being grouted: full joints and a haze on the left, open joints on the right, the float and its grout between them."""
import math

import numpy as np

from building import shell
from film import View
from floor_table import FLOORS
from floors import floor_material
from furniture import metal
from light import area, sun
from materials import Nodes, lin, mat, timber
from outdoors import garden
from pieces import cut
from shapes import box, mesh, placed, rod, sheet
from soft import cushion
from tools import bucket

VIEWS = {
    "float": View((1.86, 0.92, 0.46), (1.92, 1.76, 0.0), 30, None, fstop=5.6, exposure=-0.65),
}
ALT = {
    "float": "{floor} being grouted: a rubber float with gray grout on the line between filled and open joints, a sponge and a bucket",
}
GROUT, EDGE = "9a948a", 1.95


def build(floor, bare):
    X, Y, Z = 4.2, 3.8, 2.6
    shell(X, Y, Z, "e1dfd8", floor, left=[(1.1, 2.7, 0.25, 2.2, "win", 2, 1)], baseboard=0)
    tiles(floor, X, Y)
    with placed(EDGE + 0.03, 1.70, 0.0125, 52):
        rubber_float()
    ridge(EDGE + 0.074, 1.666, 0.0125, 52, 0.25)
    cushion(
        1.60,
        1.92,
        0.0125 + 0.034,
        0.17,
        0.11,
        0.068,
        mat("sponge", "d9a33c", rough=0.95, bump=[(90, 0.9, 0.008), (260, 0.7, 0.003)]),
        r=0.026,
        puff=0.004,
    )
    bucket(1.36, 2.42)
    garden(3.2)
    area((-0.30, 1.9, 1.3), (3, 1.9, 0.3), 1.5, 1.8, 75, (0.9, 0.95, 1.0))
    sun((0.86, 0.10, -0.40), 8)
    area((2.2, 1.6, Z - 0.05), (2.2, 1.6, 0), 2.4, 2.4, 12, (1, 0.97, 0.93), glossy=False)


def tiles(floor, X, Y, bed=0.002, thick=0.010, gap=0.003):
    """Single tiles over a sheet of grout that is flush in filled joints and deep down in open ones."""
    f = FLOORS[floor]
    w, h = f.meters / f.columns, f.meters / f.rows
    clean = floor_material(floor)
    hazy = haze(floor)
    columns, rows = int(X / w), int(Y / h)
    border = round(EDGE / w)
    for i in range(columns):
        for j in range(rows):
            m = hazy if i < border else clean
            cut(i * w + gap, j * h + gap, (i + 1) * w - gap, (j + 1) * h - gap, m, (0, 0, bed), thick=thick)
    wet = mat("grout", GROUT, rough=0.55, bump=[(200, 0.4, 0.001)], var=(6, 0.12))
    sheet("filled", 0, 0, border * w + 0.05, Y, bed + thick - 0.0012, wet)
    sheet("open", border * w + 0.05, 0, X, Y, 0.0022, mat("open joint", "45413c", rough=0.95))


def haze(floor):
    """The tile under a film of grout, wiped in arcs."""
    m = floor_material(floor)
    t = Nodes.__new__(Nodes)
    t.material, t.tree, t.nodes, t.bsdf = m, m.node_tree, m.node_tree.nodes, m.node_tree.nodes["Principled BSDF"]
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    arcs = t.noise(t.vector("MULTIPLY", place, (2.2, 0.6, 1)), 7, 6, roughness=0.62, distortion=2.2)
    film = t.ramp(arcs, [(0.38, (0.06, 0.06, 0.06, 1)), (0.52, (0.30, 0.30, 0.30, 1)), (0.66, (0.75, 0.75, 0.75, 1))])
    mix = t.add("ShaderNodeMixRGB")
    t.link(film, mix.inputs[0])
    t.link(t.bsdf.inputs["Base Color"].links[0].from_socket, mix.inputs[1])
    mix.inputs[2].default_value = lin("a8a39b")
    t.link(mix.outputs[0], t.bsdf.inputs["Base Color"])
    t.link(t.math("ADD", t.math("MULTIPLY", film, 0.4), 0.28), t.bsdf.inputs["Roughness"])
    return m


def rubber_float():
    """Its leading edge is down in the grout and its back edge is lifted."""
    green, steel, grip = mat("rubber", "3f6b4e", rough=0.6), metal("b4b7ba", 0.35), timber("grip", "8a5a36")
    tilt = (math.radians(16), 0, 0)
    box(-0.125, -0.05, 0.014, 0.125, 0.05, 0.030, green, 0.002, rot=tilt)
    box(-0.12, -0.045, 0.0305, 0.12, 0.045, 0.034, steel, 0.001, rot=tilt)
    for x in (-0.045, 0.045):
        rod((x, 0, 0.032), (x, -0.014, 0.070), 0.006, steel, 12)
    rod((-0.075, -0.014, 0.074), (0.080, -0.014, 0.074), 0.0155, grip, 20)


def ridge(x, y, z, turn, length, seed=4):
    """The bead of grout the float pushes ahead of it, with lumps and a ragged foot."""
    rng = np.random.default_rng(seed)
    n, k = 90, 22
    s, u = np.linspace(-1, 1, n), np.linspace(-1, 1, k)
    lumps = np.convolve(rng.normal(0, 1, n + 26), np.hanning(27) / 6, "valid")
    vertices = []
    for i, a in enumerate(s):
        wide = 0.030 * (1 - a**4) * (1 + 0.25 * lumps[i])
        high = 0.020 * max(0, 1 - a**4) * (1 + 0.3 * lumps[i])
        for b in u:
            vertices.append((a * length / 2 * 1.15, b * wide + 0.004 * lumps[i], high * max(0, 1 - abs(b) ** 1.6) - 0.0004))
    faces = [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(n - 1) for j in range(k - 1)]
    o = mesh("ridge", vertices, faces, mat("wet grout", GROUT, rough=0.42, bump=[(220, 0.5, 0.0015), (45, 0.6, 0.006)]), True)
    o.location, o.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
