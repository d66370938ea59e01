"""Still lifes on the concrete slab of a house: what a customer compares before choosing. The requested floor is
one of the samples, not the ground, and it decides which still life is built."""
import math

import numpy as np

from building import shell
from film import View
from floors import floor_material
from light import area, sun
from materials import linen, mat
from outdoors import garden
from pieces import board, cut, whole_boards
from floor_table import FLOORS
from shapes import box, cyl, mesh, placed, rod, sheet
from stone import concrete
from tools import pencil, tape_measure

VIEWS = {
    "species": View((1.72, 0.72, 0.74), (1.88, 1.58, 0.0), 30, None, fstop=5.6, exposure=-0.45),
    "tiles": View((1.64, 0.80, 0.44), (1.89, 1.55, 0.02), 36, None, fstop=5.6, exposure=-0.6),
    "carpets": View((1.60, 0.86, 0.48), (1.86, 1.62, 0.02), 38, None, fstop=5.6, exposure=-0.5),
    "estimate": View((1.72, 0.86, 0.62), (1.86, 1.60, 0.0), 38, None, fstop=5.6, exposure=-0.35),
}
ALT = {
    "species": "boards of several floors side by side on a concrete slab in low sun, with a tape measure and a pencil: {floor} in front",
    "tiles": "a stack of {floor} on a concrete slab, the edges of the bottom ones showing a red clay body under the glaze",
    "carpets": "carpet samples with bound edges on a concrete slab, {floor} on top with a corner turned over",
    "estimate": "a clipboard with a floor plan and a price list, a tape measure and a sample of {floor} on a concrete slab",
}
SUBJECTS = {"berber": "carpets", "plush": "carpets", "ceramic": "tiles", "laminate": "estimate"}


def build(floor, bare):
    X, Y, Z = 3.8, 3.4, 2.6
    shell(X, Y, Z, "dedbd3", floor, left=[(0.6, 2.4, 0.15, 2.2, "win", 2, 3)], baseboard=0.14)
    sheet("slab", 0, 0, X, Y, 0.001, concrete())
    {"carpets": carpets, "tiles": tiles, "estimate": estimate}.get(SUBJECTS.get(floor), species)(floor)
    garden(3.2)
    area((-0.30, 1.5, 1.2), (3, 1.5, 0.3), 1.6, 2.0, 70, (0.9, 0.95, 1.0))
    sun((0.86, 0.22, -0.40), 8)
    area((1.9, 1.3, Z - 0.05), (1.9, 1.3, 0), 1.8, 1.8, 10, (1, 0.96, 0.9), glossy=False)


def species(floor):
    """Pairs of boards, each turned a little, the way people put them down."""
    woods = ("oak", "walnut", "hickory", "maple")
    others = [wood for wood in woods if wood != floor] if floor in woods else ["oak", "laminate"]
    y = 1.22
    for k, wood in enumerate((floor, *others)):
        f = FLOORS[wood]
        w = f.meters / f.columns
        whole = whole_boards(wood, 0.9, 2)
        for n in range(2):
            turn = math.radians(88 + (1.5, -1, 2, -2)[k] + 1.2 * n)
            at = (1.86 + (0.03, -0.05, 0.04, -0.02)[k] + 0.05 * n, y + (w + 0.001) * n, 0.002)
            board(*whole[n], w, 0.9, floor_material(wood, shuffle=False), at, turn)
        y += 2 * w + 0.05
    with placed(2.22, 1.27, 0.0165, 176):
        tape_measure()
    pencil(1.60, 1.56, 0.0165, 24)


def tiles(floor):
    """Porcelain is gray all the way through; under the glaze of ceramic tile the body is red clay."""
    body = {"ceramic": mat("clay", "a5623f", rough=0.95, bump=[(120, 0.5, 0.002)]), "porcelain": mat("body", "9b9792", rough=0.8)}
    for name, x, y, turn, count in (("ceramic", 1.72, 1.50, 0.18, 4), ("porcelain", 2.14, 1.74, -0.10, 3)):
        f = FLOORS[name]
        w = f.meters / f.columns if name == "ceramic" else 0.36
        face = floor_material(name, shuffle=False)
        for k in range(count):
            tile(
                face,
                body[name],
                w - 0.012,
                (k % 3) * f.meters / f.columns + 0.006,
                (x, y, 0.002 + 0.0106 * k),
                turn + (0.0, 0.05, -0.04, 0.07)[k],
            )
    with placed(2.14, 1.24, 0.002, 172):
        tape_measure()
    pencil(2.20, 1.42, 0.002, 64)


def tile(face, body, side, start, at, turn, thick=0.0095, glaze=0.0014):
    """A glazed tile: texture on top and just over the edge, clay body below."""
    low = thick - glaze
    middle = start + side / 2
    o = cut(start, start, start + side, start + side, face, turn=turn, thick=thick)
    c, s = math.cos(turn), math.sin(turn)
    o.location = (at[0] - c * middle + s * middle, at[1] - s * middle - c * middle, at[2])
    box(-side / 2 - 0.0002, -side / 2 - 0.0002, 0, side / 2 + 0.0002, side / 2 + 0.0002, low, body, 0.0004, rot=(0, 0, turn)).location = (
        at[0],
        at[1],
        at[2] + low / 2,
    )


def carpets(floor):
    """Squares with a sewn edge. A corner of the top one is folded back to show its backing."""
    other = "plush" if floor == "berber" else "berber"
    tones = (("b7a68c", other, 0.46, 1.80, 1.64, 0.10), ("8c8478", floor, 0.44, 1.90, 1.70, -0.30))
    for k, (edge, name, side, x, y, turn) in enumerate(tones):
        swatch(name, edge, side, (x, y, 0.002 + 0.017 * k), turn, fold=k == 1)
    with placed(1.60, 1.28, 0.002, 7):
        tape_measure()


def swatch(name, edge, side, at, turn, fold):
    """Pile 14 mm thick on a woven back. The near right corner can be folded over."""
    half, n = side / 2, 40
    steps = np.linspace(-half, half, n)
    crease = half * 0.30  # the fold runs where x - y passes this

    def bent(x, y, h):
        over = (x - y) / math.sqrt(2) - crease
        if not fold or over <= 0:
            return x, y, h
        r = 0.035
        angle = min(over / r, math.pi * 0.93)
        beyond = max(0, over - r * math.pi * 0.93)
        along = crease + (r - h) * math.sin(angle) - beyond * math.cos(math.pi * 0.07)
        up = r - (r - h) * math.cos(angle) + beyond * math.sin(math.pi * 0.07)
        middle = (x + y) / math.sqrt(2)
        return (along + middle) / math.sqrt(2), (middle - along) / math.sqrt(2), up

    pile, back = floor_material(name), linen("backing", "c9b896", 1.4, 0)
    for h, m, lift in ((0.014, pile, 0), (0.0, back, 0)):
        vertices = [bent(x, y, h) for y in steps for x in steps]
        faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
        mesh("swatch", vertices, faces if h else [f[::-1] for f in faces], m, True, at, (0, 0, turn))
    binding = linen("binding", edge, 0.8, 0.2)
    rim = (
        [(t, -half) for t in steps]
        + [(half, t) for t in steps[1:]]
        + [(t, half) for t in steps[::-1][1:]]
        + [(-half, t) for t in steps[::-1][1:]]
    )
    vertices = [bent(x * s, y * s, h) for x, y in rim for s, h in ((0.972, 0.0150), (1.008, 0.0135), (1.008, 0.0005), (0.985, -0.0005))]
    count = len(rim)
    faces = [(4 * i + j, 4 * ((i + 1) % count) + j, 4 * ((i + 1) % count) + j + 1, 4 * i + j + 1) for i in range(count) for j in range(3)]
    mesh("binding", vertices, [f[::-1] for f in faces], binding, True, at, (0, 0, turn))


def estimate(floor):
    """A plan of two rooms and a price list, drawn as plain lines so there is nothing to read."""
    with placed(1.86, 1.60, 0.002, 9):
        box(-0.13, -0.185, 0, 0.13, 0.185, 0.004, mat("hardboard", "7a5a3c", rough=0.6, var=(90, 0.2)), 0.002)
        box(-0.108, -0.170, 0.0042, 0.108, 0.150, 0.0049, mat("paper", "f5f2ea", rough=0.9), 0)
        steel = mat("clip", "b9bcc0", rough=0.25, metal=1)
        box(-0.06, 0.150, 0.004, 0.06, 0.182, 0.012, steel, 0.003)
        rod((-0.045, 0.172, 0.016), (0.045, 0.172, 0.016), 0.005, steel, 16)
        ink, gray = mat("ink", "2a3444", rough=0.7), mat("print", "77736c", rough=0.8)
        top = 0.00495
        for a, b, c, d in (
            (-0.09, 0.005, 0.06, 0.0065),
            (-0.09, 0.1285, 0.06, 0.130),
            (-0.09, 0.005, -0.0885, 0.130),
            (0.0585, 0.005, 0.06, 0.130),
        ):
            box(a, b, top, c, d, top + 0.0002, ink, 0)
        for a, b, c, d in ((-0.015, 0.005, -0.0135, 0.045), (-0.015, 0.075, -0.0135, 0.130), (-0.015, 0.075, 0.02, 0.0765)):
            box(a, b, top, c, d, top + 0.0002, ink, 0)
        for k in range(5):
            y = -0.028 - 0.024 * k
            box(-0.09, y, top, 0.02 - 0.018 * (k % 3), y + 0.003, top + 0.0002, gray, 0)
            box(0.055, y, top, 0.09, y + 0.003, top + 0.0002, gray, 0)
    pencil(1.93, 1.44, 0.0085, 58)
    f = FLOORS[floor]
    w = f.meters / f.columns
    whole = whole_boards(floor, 0.34, 2)
    for n in range(2):
        board(
            *whole[n],
            w,
            0.34,
            floor_material(floor, shuffle=False),
            (2.14 + 0.05 * n, 1.66 + 0.02 * n, 0.002 + 0.0144 * n),
            0.25 + 0.22 * n
        )
    with placed(1.60, 1.42, 0.002, -24):
        tape_measure()
    cyl(2.13, 1.38, 0.002, 0.092, 0.038, mat("mug", "35505a", rough=0.25), r2=0.041, bev=0.003)
    cyl(2.13, 1.38, 0.080, 0.0925, 0.036, mat("coffee", "2a1a10", rough=0.08))
