"""Boards that soaked up water from below: their edges are higher than their middles, and low light shows it."""
from building import shell
from film import View
from floor_table import FLOORS
from floors import floor_material
from light import area, sun
from materials import mat
from outdoors import garden
from shapes import box, mesh, placed
from tools import moisture_meter

VIEWS = {
    "boards": View((3.05, 0.62, 0.52), (1.90, 1.55, 0.0), 34, None, fstop=5.6, exposure=-0.6),
}
ALT = {
    "boards": "cupped {floor} in window light: every board curls up at its edges, and a moisture meter lies on the floor",
}
RISE = 0.0052  # half again as high as in real life, or the camera would miss it


def build(floor, bare):
    X, Y, Z = 3.6, 3.2, 2.6
    shell(X, Y, Z, "dedbd3", floor, left=[(0.6, 2.4, 0.15, 2.2, "win", 2, 3)], baseboard=0.14)
    f = FLOORS[floor]
    w, m = f.meters / f.columns, floor_material(floor)
    steps = 12
    vertices, faces = [], []
    for k in range(int(X / w)):
        for i in range(steps + 1):
            t = i / steps
            z = 0.002 + RISE * (2 * t - 1) ** 2 * (0.6 + 0.4 * ((k * 7) % 5) / 4)
            vertices += [((k + 0.003 + 0.994 * t) * w, 0, z), ((k + 0.003 + 0.994 * t) * w, Y - 0.02, z)]
        start = k * 2 * (steps + 1)
        faces += [(start + 2 * i, start + 2 * i + 2, start + 2 * i + 3, start + 2 * i + 1) for i in range(steps)]
    mesh("cupped", vertices, faces, m, True)
    box(0, 0, 0.0, X, Y, 0.001, mat("gap", "17120d", rough=1), 0)
    with placed(2.12, 1.52, 0.0065, -30):
        moisture_meter()
    garden(3.2)
    area((-0.30, 1.5, 1.2), (3, 1.5, 0.3), 1.6, 2.0, 60, (0.9, 0.95, 1.0))
    sun((0.90, 0.16, -0.26), 13)
    area((1.9, 1.3, Z - 0.05), (1.9, 1.3, 0), 1.8, 1.8, 8, (1, 0.96, 0.9), glossy=False)
