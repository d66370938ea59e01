"""A lake house: a wall of glass on the water, wicker and linen, a floor that doesn't mind wet feet."""
from building import shell
from decor import plant, rug
from film import View
from furniture import armchair, black, fabric, pendant, sofa, stack_of_books, table, throw_pillows, wood
from light import area, sun
from materials import mat, wicker
from outdoors import garden
from props import throw
from shapes import box, placed

VIEWS = {
    "wide": View((1.0, 0.45, 1.10), (3.55, 5.8, 1.10), 22, -0.12, exposure=-0.45),
    "water": View((4.9, 0.8, 0.80), (2.9, 5.8, 0.80), 23, -0.12, exposure=-0.5, bare=True),
    "sofa": View((0.7, 1.1, 1.05), (6.0, 4.6, 1.05), 23, -0.13, exposure=-0.6),
    "chair": View((4.3, 0.5, 1.05), (2.0, 5.8, 1.05), 23, -0.13, exposure=-0.45),
}
ALT = {
    "wide": "a lake house with a wall of glass on the water, a linen sofa and a low table on {floor}",
    "water": "{floor} running toward a wall of glass and a lake with wooded hills behind it",
    "sofa": "a linen sofa and a low table beside a wall of glass on a lake, on {floor}",
    "chair": "a gray armchair and a low table in front of a lake and wooded hills, on {floor}",
}


def build(floor, bare):
    X, Y, Z = 6.0, 5.8, 2.9
    back = [(0.45, 5.55, 0.06, 2.5, "win", 3, 1)]
    shell(X, Y, Z, "e9e7e0", floor, left=[(1.6, 3.2, 0.5, 2.3, "win", 2, 1)], back=back, baseboard=0.13)
    pale = wood("b08d63")
    for y in (1.3, 2.9, 4.5):
        box(0.0, y - 0.06, Z - 0.16, X, y + 0.06, Z + 0.001, mat("beam", "eceae3", rough=0.6), 0.006)
    with placed(5.0, 3.45, turn=-90):
        sofa(2.2, fabric("dcd6c9"), pale, seats=2)
        throw_pillows(((-0.66, "5f7f8a", 0.50, 13), (0.66, "c9bfa8", 0.48, -14)))
        throw(1.0, -0.10, 0.62, 0.19, 0.30, 0.44, "8ea5a8", seed=5)
    with placed(1.05, 4.25, turn=112):
        armchair(fabric("8a9a96"), pale)
    if not bare:
        rug(2.0, 2.6, 4.2, 4.5, ("cfc8b8", "dcd6c9", "b9b09c"), "8ea5a8")
    with placed(3.1, 3.5):
        table(0.66, 1.1, 0.38, pale, shelf=0.12)
        stack_of_books(0.02, 0.25, 0.38, ("5f7f8a", "e6e0d3"))
    plant(5.55, 5.25, 1.7, seed=14, nleaf=40)
    pendant(3.1, 3.5, 1.95, Z, wicker("shade", "b99a68"), black(), 8, 0.26)
    garden(3.2, lake=True)
    for x in (1.25, 3.0, 4.75):
        area((x, Y + 0.30, 1.3), (x, 2, 0.5), 1.5, 2.3, 60, (0.9, 0.95, 1.0), glossy=False)
    area((-0.30, 2.4, 1.4), (3, 2.4, 0.8), 1.5, 1.7, 60, (0.9, 0.95, 1.0), glossy=False)
    sun((0.50, -0.62, -0.60), 8.5)
    area((3.0, 2.4, Z - 0.20), (3.0, 2.4, 0), 3.0, 2.6, 16, (1, 0.96, 0.9), glossy=False)
    area((2.6, 0.15, 1.8), (3.0, 5, 0.9), 3.2, 1.4, 18, (1, 0.97, 0.94), glossy=False)
