"""A Hill Country house: limestone chimney, cedar beams, tall windows on a garden, a leather sofa."""
import math

from building import shell
from decor import plant
from film import View
from fire import fire
from furniture import armchair, black, fabric, sofa, stack_of_books, throw_pillows, wood
from light import area, sun
from materials import leather, mat, timber
from outdoors import garden
from props import open_book, throw
from shapes import box, cyl, mesh, placed, rod
from stone import limestone

VIEWS = {
    "wide": View((1.15, 0.45, 1.15), (3.65, 6.4, 1.15), 21, -0.05, exposure=-0.3),
    "hearth": View((4.6, 1.5, 0.85), (2.9, 6.4, 0.85), 27, -0.12, exposure=-0.3, bare=True),
    "window": View((0.8, 1.3, 1.10), (6.4, 4.6, 1.10), 22, -0.10, exposure=-0.35, bare=True),
    "chair": View((5.2, 0.6, 1.10), (1.6, 6.4, 1.10), 23, -0.08, exposure=-0.3),
}
ALT = {
    "wide": "a Hill Country living room with a limestone chimney, cedar beams, tall windows and a leather sofa on {floor}",
    "hearth": "{floor} running toward a fire in a limestone chimney with a thick cedar mantel, beside a leather sofa",
    "window": "a leather sofa in front of tall windows on a garden in a Hill Country house on {floor}",
    "chair": "an armchair beside a limestone chimney with a fire in a Hill Country house on {floor}",
}


def build(floor, bare):
    X, Y, Z = 6.4, 6.4, 3.2
    right = [(1.0, 2.5, 0.10, 2.5, "win", 1, 2), (2.8, 4.3, 0.10, 2.5, "win", 1, 2)]
    shell(X, Y, Z, "e9e4d8", floor, right=right, ceiling="efeae0", trim="4a4038", baseboard=0.12)
    cedar = timber("cedar", "6b4a30", rough=0.6)
    for y in (0.9, 2.3, 3.7, 5.1):
        box(0.0, y - 0.10, Z - 0.24, X, y + 0.10, Z + 0.001, cedar, 0.012)
    chimney(2.9, Y, Z, cedar)
    hide = leather("leather", "7a4a2a")
    with placed(5.35, 4.3, turn=-72):
        sofa(2.2, hide, cedar, seats=2)
        throw(-1.0, -0.10, 0.62, 0.19, 0.30, 0.46, "d8cdb4", seed=2)
        throw_pillows(((-0.55, "8a8f7c", 0.46, 12), (0.65, "cdbb98", 0.46, -12)))
    with placed(0.95, 4.25, turn=62):
        armchair(fabric("c8bca4"), cedar)
    with placed(3.15, 3.95):
        drum_table(wood("7d5a3a"))
        stack_of_books(-0.12, 0.10, 0.40, ("3f4d45", "cdbb98"))
        open_book(0.14, -0.10, 0.401, -0.3)
    plant(0.45, 5.95, 1.9, seed=31, nleaf=42)
    iron = black()
    for k in range(3):
        cyl(1.65 + 0.16 * k, 6.22 - 0.03 * k, 0, 0.34 + 0.10 * k, 0.055, iron, bev=0.004)
        cyl(1.65 + 0.16 * k, 6.22 - 0.03 * k, 0.34 + 0.10 * k, 0.46 + 0.10 * k, 0.036, mat("candle", "efe8d8", rough=0.5))
    garden(3.2)
    for y in (1.75, 3.55):
        area((X + 0.30, y, 1.35), (2, y, 0.8), 1.4, 2.2, 100, (0.9, 0.95, 1.0), glossy=False)
    sun((-0.84, 0.12, -0.50), 9)
    area((2.8, 2.6, Z - 0.30), (2.8, 2.6, 0), 3.0, 3.0, 20, (1, 0.94, 0.86), glossy=False)
    area((2.2, 0.15, 1.9), (3.0, 6, 1.0), 3.2, 1.5, 20, (1, 0.95, 0.9), glossy=False)


def chimney(x, Y, Z, cedar, w=2.3, deep=0.42):
    """Stone from floor to ceiling around a firebox. One mesh, so the courses line up."""
    stone, dark = limestone(0.36, 0.17, 0.045, ("dccfb4", "bfae90"), "a89c85"), mat("firebox", "1a1817", rough=0.9)
    y, a, b, high = Y - deep, x - 0.48, x + 0.48, 0.86
    xs = (x - w / 2, a, b, x + w / 2)
    front = [(p, y, q) for q in (0.0, 0.36, 0.36 + high, Z) for p in xs]
    faces = [(j * 4 + i, j * 4 + i + 1, (j + 1) * 4 + i + 1, (j + 1) * 4 + i) for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    mesh("chimney", front, faces, stone)
    for p, turn in ((xs[0], 1), (xs[3], -1)):
        corners = [(p, y, 0), (p, Y, 0), (p, Y, Z), (p, y, Z)]
        mesh("cheek", corners, [(3, 2, 1, 0)] if turn > 0 else [(0, 1, 2, 3)], stone)
    box(a, Y - 0.02, 0.36, b, Y - 0.001, 0.36 + high, dark, 0)
    for p in (a - 0.01, b):
        box(p, y + 0.002, 0.36, p + 0.01, Y, 0.36 + high, dark, 0)
    box(a, y + 0.002, 0.35, b, Y, 0.361, dark, 0)
    box(a, y + 0.002, 0.36 + high, b, Y, 0.36 + high + 0.01, dark, 0)
    box(
        x - w / 2 - 0.02,
        y - 0.40,
        0.30,
        x + w / 2 + 0.02,
        y + 0.01,
        0.362,
        mat("hearth", "cfc3aa", rough=0.8, bump=[(14, 0.4, 0.01)], var=(3, 0.15)),
        0.012,
    )
    mesh(
        "hearth front",
        [(x - w / 2, y - 0.38, 0), (x + w / 2, y - 0.38, 0), (x + w / 2, y - 0.38, 0.30), (x - w / 2, y - 0.38, 0.30)],
        [(0, 1, 2, 3)],
        stone,
    )
    for s in (-1, 1):
        p = x + s * w / 2
        mesh("hearth end", [(p, y - 0.38, 0), (p, y, 0), (p, y, 0.30), (p, y - 0.38, 0.30)], [(0, 1, 2, 3)], stone)
    box(x - 1.0, y - 0.20, 1.52, x + 1.0, y + 0.02, 1.68, cedar, 0.014)
    with placed(x, Y - 0.20, 0.361):
        fire(0.56)


def drum_table(top):
    cyl(0, 0, 0.355, 0.40, 0.52, top, bev=0.008, n=64)
    for k in range(3):
        c, s = math.cos(k * 2.0944 + 0.4), math.sin(k * 2.0944 + 0.4)
        rod((c * 0.40, s * 0.40, 0), (c * 0.28, s * 0.28, 0.357), 0.026, top, 14)
