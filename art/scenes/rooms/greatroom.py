"""A new-build great room: kitchen with a long island at the back, sofa in front, glass doors on the left."""
from building import shell
from decor import art, plant
from film import View
from furniture import black, fabric, pendant, sofa, stack_of_books, table, throw_pillows, vase_with_twigs, wood
from light import area, sun
from materials import mat, subway
from outdoors import garden
from rooms.kitchen import FRONT, Materials, fridge, hood, island, pair_of_doors, shaker, stool, stove, wall_cabinet
from shapes import box, placed

VIEWS = {
    "wide": View((1.35, 0.45, 1.10), (3.75, 8.4, 1.10), 21, -0.13, exposure=-0.75),
    "island": View((1.2, 4.05, 0.95), (3.9, 8.4, 0.95), 24, -0.13, exposure=-0.7),
    "doors": View((4.2, 0.5, 1.05), (0.6, 6.4, 1.05), 22, -0.13, exposure=-0.8),
    "sofa": View((0.8, 1.5, 1.05), (6.8, 4.5, 1.05), 24, -0.13, exposure=-0.6),
    "stools": View((5.5, 5.0, 1.10), (1.7, 8.4, 1.10), 22, -0.12, exposure=-0.7),
    "garden": View((5.3, 5.35, 1.0), (0.0, 2.97, 1.0), 25, -0.13, exposure=-0.75),
    "floor": View((1.30, 0.75, 0.42), (2.66, 3.6, 0.0), 28, None, fstop=3.5, exposure=-0.75),
}
ALT = {
    "wide": "the great room of a new house: pale sofa in front, white kitchen with a blue island behind, glass doors, all on {floor}",
    "island": "{floor} running from glass doors toward a blue kitchen island with four stools in a new house",
    "doors": "two pairs of glass doors on a garden, a tall plant and a blue kitchen island in a new house, on {floor}",
    "sofa": "a pale sofa, a low table and a painting in the great room of a new house on {floor}",
    "stools": "four stools at a blue kitchen island beside glass doors in a new house, on {floor}",
    "garden": "a low table and the back of a pale sofa before two pairs of glass doors on a garden, on {floor}",
    "floor": "{floor} in the great room of a new house seen from close to the ground, with a low table and glass doors",
}
# wall, island and pillow that go with a floor
COLORS = {
    "hickory": ("e4e6e0", "4a5a4c", "8a9a7c"),
    "laminate": ("dfe2e3", "2f3f4c", "5f7f8a"),
    "maple": ("e3e0d8", "3a3a38", "6d7a72"),
    "oak": ("e9e3d8", "5a6650", "9a5f3c"),
    "lvp-stone": ("ece7dd", "8a5a42", "5f6f62"),
}


def build(floor, bare):
    X, Y, Z = 6.8, 8.4, 3.0
    left = [(1.0, 3.2, 0.05, 2.45, "win", 2, 1), (4.4, 6.4, 0.05, 2.45, "win", 2, 1)]
    wall, cabinets, pillow = COLORS.get(floor, ("e8e6e1", "3f5560", "b4714a"))
    shell(X, Y, Z, wall, floor, left=left, baseboard=0.14)
    m = Materials(False)
    m.island = mat("island", cabinets, rough=0.42)
    box(1.0, Y - 0.012, 0.92, X, Y, 1.5, subway("splash", 0.30, 0.10), 0)
    with placed(1.0, 0):
        run_of_cabinets(Y, m)
    with placed(X - 4.8, 0):
        fridge(4.8, Y - FRONT, Y, m)
    with placed(0.95, 3.75):
        island(1.35, 3.95, 2.45, 3.35, m)
        for k in range(4):
            stool(1.70 + 0.62 * k, 2.36, m.wood, k)
    for x in (2.95, 4.20):
        pendant(x, 6.65, 1.72, Z, mat("shade", "2b2a28", rough=0.35), black(), 9, 0.20)
    brown = wood("7a5a3c")
    with placed(5.35, 3.35, turn=-90):
        sofa(2.5, fabric("d2cabc"), brown)
        throw_pillows(((-0.80, "6d7a72", 0.50, 14), (0.82, pillow, 0.48, -15)))
    with placed(3.95, 3.35, turn=90):
        table(1.1, 0.62, 0.38, brown, shelf=0.12)
        stack_of_books(-0.25, 0.04, 0.38, ("3e4c54", "d9d2c5"))
        vase_with_twigs(0.25, 0.0, 0.38, seed=6)
    plant(0.55, 3.85, 1.9, seed=44, nleaf=44)
    art(X, 3.35, 1.65, 1.1, 0.85, ["efe8dc", "8fa39b", "d9c4a3", "3f5652"], axis="-x", seed=8, frame="2b2622")
    garden(3.4)
    for y in (2.1, 5.4):
        area((-0.30, y, 1.25), (3, y, 0.8), 2.0, 2.3, 115, (0.9, 0.95, 1.0), glossy=False)
    sun((0.84, 0.18, -0.50), 8.5)
    area((3.4, 6.2, Z - 0.05), (3.4, 6.2, 0), 4.0, 2.6, 26, (1, 0.95, 0.88), glossy=False)
    area((3.6, 2.4, Z - 0.05), (3.6, 2.4, 0), 3.4, 2.6, 16, (1, 0.95, 0.88), glossy=False)
    area((4.0, 0.15, 1.9), (3.0, 8, 1.0), 3.4, 1.5, 16, (1, 0.96, 0.92), glossy=False)


def run_of_cabinets(Y, m):
    y = Y - FRONT
    box(0.0, y + 0.06, 0, 4.8, Y - 0.02, 0.10, m.kick, 0)
    for x0, x1 in ((0.0, 0.72), (1.5, 2.5), (2.5, 3.5), (3.5, 4.84)):
        box(x0, y, 0.10, x1, Y - 0.02, 0.88, m.cabinets, 0)
        shaker(x0, x1, y, 0.72, 0.875, m.cabinets, m.handles, False, dr=True)
        pair_of_doors(x0, x1, y, 0.105, 0.715, m)
    for x0, x1 in ((0.0, 0.72), (1.5, 4.84)):
        box(x0, y - 0.03, 0.885, x1, Y - 0.012, 0.92, m.counter, 0.006)
    stove(y, Y, m)
    hood(Y, 3.0, m)
    for x0, x1 in ((0.0, 0.70), (1.52, 2.50), (2.50, 3.5), (3.5, 4.84)):
        wall_cabinet(x0, x1, Y, m)
