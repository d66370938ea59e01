"""A pier-and-beam bungalow: narrow strip floor, painted trim, a colonnade with bookcases between living and dining room."""
from building import shell, slab
from decor import plant
from film import View
from furniture import (
    armchair,
    black,
    books_on_shelf,
    dining_chair,
    fabric,
    floor_lamp,
    pendant,
    table,
    vase_with_twigs,
    wood,
)
from light import area, sun
from materials import mat
from outdoors import garden
from props import throw
from shapes import box, mesh, placed

VIEWS = {
    "wide": View((1.05, 0.45, 1.05), (2.75, 7.0, 1.05), 23, -0.14, exposure=-0.5),
    "floor": View((1.80, 0.65, 0.44), (2.35, 3.4, 0.0), 28, None, fstop=3.5, exposure=-0.55),
    "table": View((0.55, 3.95, 1.30), (3.55, 6.9, 1.30), 21, -0.15, exposure=-0.5),
    "chair": View((4.0, 0.45, 1.05), (0.9, 3.9, 1.05), 24, -0.14, exposure=-0.5),
    "front": View((3.9, 0.40, 1.10), (1.6, 7.0, 1.10), 23, -0.14, exposure=-0.6),
}
ALT = {
    "wide": "a bungalow with painted trim and a colonnade of low bookcases between two rooms, all on {floor}",
    "floor": "{floor} in a bungalow seen from close to the ground, running under a colonnade into the dining room",
    "table": "a wooden table with four chairs under a white lamp in the dining room of a bungalow on {floor}",
    "chair": "an armchair by two sash windows beside a low bookcase in a bungalow on {floor}",
    "front": "two rooms of a bungalow with painted trim and low bookcases between them, all on {floor}",
}
SPLIT = 3.6  # the colonnade
WALLS = {"walnut": "e6dcc6", "hickory": "bccad0", "maple": "d8c3ae", "oak": "cfd3c6", "lvp-wood": "dcd2b4", "laminate": "d9d6d0"}


def build(floor, bare):
    X, Y, Z = 4.6, 7.0, 2.75
    left = [(0.9, 1.75, 0.62, 2.2, "win", 1, 2), (1.95, 2.8, 0.62, 2.2, "win", 1, 2)]
    back = [(1.45, 2.25, 0.7, 2.2, "win", 1, 2), (2.45, 3.25, 0.7, 2.2, "win", 1, 2)]
    right = [(5.0, 5.9, 0.7, 2.2, "win", 1, 2)]
    _, trim = shell(X, Y, Z, WALLS.get(floor, "e2ddd0"), floor, left=left, right=right, back=back, baseboard=0.19)
    for axis, position, inward, length in (("x", 0, 1, Y), ("x", X, -1, Y), ("y", Y, -1, X)):
        slab(axis, position, 0, inward * 0.03, 0, length, 2.30, 2.36, trim, 0.006)  # picture rail
    colonnade(X, Z, trim)
    brown = wood("6f4a2e")
    with placed(0.98, 2.72, turn=48):
        armchair(fabric("7b6a55"), brown)
        throw(-0.355, 0.0, 0.625, 0.11, 0.26, 0.36, "c9b898", seed=3)
    with placed(0.34, 3.24):
        floor_lamp(12)
    with placed(2.3, 5.35):
        table(1.0, 1.55, 0.75, wood("8a6240"), leg=0.036, thick=0.036)
        for y in (-0.42, 0.42):
            for s in (-1, 1):
                with placed(s * 0.62, y, turn=-90 * s):
                    dining_chair(brown, fabric("c9bda6"))
        vase_with_twigs(0, 0, 0.75, seed=11, height=0.5)
    pendant(2.3, 5.35, 1.62, Z, mat("milk glass", "efe9da", rough=0.25), black(), 9, 0.19)
    plant(0.45, 6.55, 1.7, seed=8, nleaf=40)
    garden(3.2)
    for y in (1.32, 2.38):
        area((-0.30, y, 1.4), (3, y, 0.8), 0.8, 1.5, 62, (0.9, 0.95, 1.0), glossy=False)
    for x in (1.85, 2.85):
        area((x, Y + 0.3, 1.45), (x, 3, 0.8), 0.75, 1.4, 42, (0.9, 0.95, 1.0))
    area((X + 0.30, 5.45, 1.45), (1, 5.45, 0.8), 0.8, 1.4, 50, (0.9, 0.95, 1.0))
    sun((0.84, 0.30, -0.50), 9)
    area((2.3, 1.9, Z - 0.05), (2.3, 1.9, 0), 2.4, 2.4, 14, (1, 0.94, 0.86), glossy=False)
    area((2.3, 5.3, Z - 0.05), (2.3, 5.3, 0), 2.0, 1.8, 9, (1, 0.94, 0.86), glossy=False)
    area((2.0, 0.15, 1.8), (2.5, 6, 0.9), 2.6, 1.4, 12, (1, 0.96, 0.92), glossy=False)


def colonnade(X, Z, trim, wide=1.05, deep=0.32, low=1.02):
    """Two bookcases, a tapered column on each, a beam across."""
    box(0, SPLIT - deep / 2, 2.32, X, SPLIT + deep / 2, Z, trim, 0.004)
    box(0, SPLIT - deep / 2 - 0.02, 2.30, X, SPLIT + deep / 2 + 0.02, 2.335, trim, 0.006)
    for side, (a, b) in ((1, (0.0, wide)), (-1, (X - wide, X))):
        for z in (0.0, 0.34, 0.66):
            box(a + 0.004, SPLIT - deep / 2 + 0.01, z, b - 0.004, SPLIT + deep / 2 - 0.004, z + (0.12 if z == 0 else 0.022), trim, 0.003)
        for p in (a, b - 0.03):
            box(p, SPLIT - deep / 2, 0, p + 0.03, SPLIT + deep / 2, low, trim, 0.003)
        box(a + 0.004, SPLIT + deep / 2 - 0.014, 0.1, b - 0.004, SPLIT + deep / 2 - 0.002, low, trim, 0)
        box(a - 0.0, SPLIT - deep / 2 - 0.02, low, b + 0.02 * side, SPLIT + deep / 2 + 0.02, low + 0.04, trim, 0.006)
        for k, z in enumerate((0.121, 0.363, 0.683)):
            books_on_shelf(a + 0.04, b - 0.04, SPLIT + deep / 2 - 0.02, z, deep, 0.27, 5 * k + side + 3, (0.8, 0.55, 0.9)[k])
        x = b - 0.20 if side > 0 else a + 0.20
        taper(x, SPLIT, low + 0.04, 2.30, 0.13, 0.09, trim)


def taper(x, y, z0, z1, low, high, m):
    """A square column, wider at its foot, with a base and a cap."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    vertices = [(x + a * r, y + b * r, z) for z, r in ((z0 + 0.06, low), (z1 - 0.06, high)) for a, b in corners]
    mesh("column", vertices, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], m)
    box(x - low - 0.018, y - low - 0.018, z0, x + low + 0.018, y + low + 0.018, z0 + 0.062, m, 0.005)
    box(x - high - 0.022, y - high - 0.022, z1 - 0.062, x + high + 0.022, y + high + 0.022, z1, m, 0.005)
