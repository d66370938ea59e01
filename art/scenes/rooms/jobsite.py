"""Work in progress: five spots in one big room whose walls are primed and have no baseboards yet.

Left-back: boards half laid. Right-back: tile being set, or old boards being sanded. Left-front: a herringbone corner.
Middle: the bare slab with its tests. Right-front: a doorway where wood meets tile.
The requested floor decides whether there are boards or tiles.
"""
import math
import random

import numpy as np

from building import shell
from film import View
from floor_table import FLOORS
from floors import floor_material
from furniture import metal, rad
from light import area, sun
from materials import lin, linen, mat, timber
from outdoors import garden
from pieces import THICK, board, cut, joint_free, whole_boards
from props import cord
from shapes import box, cyl, mesh, placed, rod, sheet
from soft import cushion
from stone import concrete
from tools import bucket, clip, mallet, moisture_meter, pencil, square, tape_measure, trowel

VIEWS = {
    "planks": View((3.35, 2.30, 0.92), (1.45, 4.45, 0.0), 27, None, exposure=-0.3),
    "tile": View((6.42, 3.50, 0.50), (7.16, 4.50, -0.04), 28, None, fstop=6.3, exposure=-0.3, look="High Contrast"),
    "herringbone": View((2.74, 1.92, 0.92), (1.02, 0.52, -0.1), 25, None, exposure=-0.25),
    "sanding": View((5.55, 2.75, 1.02), (7.0, 4.55, 0.16), 26, None, exposure=-0.5),
    "slab": View((3.40, 0.38, 0.78), (3.62, 1.62, 0.0), 28, None, fstop=4.5, exposure=-0.45),
    "meter": View((3.22, 1.02, 0.30), (3.53, 1.40, 0.015), 40, None, fstop=5.6, exposure=-0.5),
    "threshold": View((8.05, 0.62, 0.58), (8.98, 1.30, 0.0), 34, None, fstop=4.0, exposure=-0.35),
}
ALT = {
    "planks": "{floor} being laid over gray underlayment, with spacers at the wall, a mallet, a tapping block and a box of boards",
    "tile": "{floor} being set: combed mortar, a notched trowel and red leveling clips in the joints",
    "herringbone": "{floor} in a herringbone pattern, its last rows still open over gray underlayment",
    "sanding": "a drum sander on {floor}, half of it sanded to pale bare wood, the other half still dark with old finish",
    "slab": "a bare concrete slab being checked with a long straightedge, a moisture meter and pencil marks",
    "meter": "a yellow moisture meter with its pins on a concrete slab, beside a pencil and a line drawn around a low spot",
    "threshold": "a doorway where {floor} meets slate tile at a flush wooden threshold",
}
X, Y, Z = 9.0, 6.0, 2.7
LOOSE = 0.9  # length of the boards that aren't down yet


def build(floor, bare):
    left = [(0.45, 1.85, 0.45, 2.25, "win", 2, 1), (3.3, 4.7, 0.45, 2.25, "win", 2, 1)]
    back = [(5.2, 6.6, 0.6, 2.25, "win", 2, 1)]
    shell(X, Y, Z, "e6e3dc", floor, left=left, right=[(0.85, 1.75, 0, 2.1, "door")], back=back, baseboard=0)
    sheet("slab", 0, 0, X - 0.01, Y, 0.001, concrete())
    laid = floor_material(floor)
    if FLOORS[floor].layout == "planks":
        half_laid(floor, laid)
        herringbone(floor)
        sanding(floor)
    else:
        tile_setting(floor, laid)
    slab_tests()
    threshold(floor)
    garden(3.2)
    for y in (1.15, 4.0):
        area((-0.30, y, 1.35), (3, y, 0.5), 1.3, 1.7, 70, (0.9, 0.95, 1.0), glossy=False)
    area((5.9, Y + 0.3, 1.45), (5.9, 3, 0.4), 1.3, 1.6, 85, (0.9, 0.95, 1.0))
    area((X + 0.8, 1.3, 2.3), (X + 0.3, 1.3, 0), 0.8, 0.8, 14, (1, 0.95, 0.88))
    area((X + 1.2, 2.3, 1.25), (X - 0.5, 0.9, 0), 0.5, 0.9, 60, (1, 0.93, 0.82))  # a window in the hall, low across the threshold
    sun((0.84, -0.44, -0.46), 11)
    area((3.0, 3.0, Z - 0.05), (3.0, 3.0, 0), 3.5, 3.5, 18, (1, 0.97, 0.93), glossy=False)
    area((7.0, 2.0, Z - 0.05), (7.0, 2.0, 0), 2.5, 2.5, 18, (1, 0.97, 0.93), glossy=False)


def half_laid(floor, m):
    """Rows start at the left wall; the last ones end in steps, as they do while boards go in."""
    w = FLOORS[floor].meters / FLOORS[floor].columns
    felt = mat("underlayment", "8d949a", rough=0.9, spec=0.2, bump=[(320, 0.5, 0.001), (6, 0.2, 0.01)])
    rows = int(1.95 / w)
    for k in range(4):
        sheet("felt", 0.012, Y - 1.02 * (k + 1), 2.9, Y - 1.02 * k - 0.01, 0.0025, felt)
        if k:
            box(0.012, Y - 1.02 * k - 0.03, 0.0025, 2.9, Y - 1.02 * k + 0.025, 0.003, mat("tape", "a9aeb2", rough=0.6), 0)
    rng = random.Random(4)
    for i in range(rows):
        open_rows = max(0, i - rows + 6)
        near = 2.3 + open_rows * 0.33 + rng.choice((0, 0.22, 0.45))
        cut(i * w, near if open_rows else 2.3, (i + 1) * w - 0.0004, Y - 0.012, m, (0.012, 0, 0.003))
    # the next board, still tilted into the tongue of its neighbor
    cut(0, 4.0, w, 5.3, m, (0.012 + rows * w, 0, 0.003), tilt=-0.16)
    for k in range(9):
        wedge(0.0, 2.45 + 0.4 * k)
    spread(rows, w, floor)


def wedge(x, y):
    """A spacer in the gap at the wall, its handle standing up."""
    orange = mat("spacer", "d9622b", rough=0.4)
    box(x, y, 0.003, x + 0.011, y + 0.035, 0.05, orange, 0.001)
    box(x, y + 0.006, 0.048, x + 0.028, y + 0.029, 0.058, orange, 0.002)


def spread(rows, w, floor):
    """Tools and material next to the work."""
    edge = rows * w + 0.012
    single, whole = floor_material(floor, shuffle=False), whole_boards(floor, LOOSE, 7)
    for k, (x, y, turn) in enumerate(((2.54, 3.72, 0.0), (2.55, 3.77, 0.02), (2.53, 3.69, -0.015), (2.54, 3.80, 0.05))):
        board(*whole[k], w, LOOSE, single, (x, y, 0.003 + k * (THICK + 0.0004)), turn)
    carton(2.62, 5.85, w, single, whole[4:])
    with placed(edge - 0.66, 4.22, THICK + 0.003, 24):
        mallet()
    box(edge + 0.004, 3.62, 0.003, edge + 0.045, 3.92, 0.035, mat("tapping block", "f0ede4", rough=0.4), 0.004)
    with placed(edge - 1.08, 3.78, THICK + 0.003, -20):
        tape_measure()
    with placed(edge - 1.1, 3.2, THICK + 0.003, 62):
        square()


def carton(x, y, w, m, whole):
    """An open box with boards in it."""
    card = mat("cardboard", "b08d63", rough=0.85, bump=[(200, 0.2, 0.001)], var=(7, 0.12))
    width, length = 2 * w + 0.03, LOOSE + 0.08
    for k in range(3):
        board(*whole[k], w, LOOSE, m, (x + 0.015 + (k % 2 + 0.5) * w, y - LOOSE / 2 - 0.04, 0.02 + 0.0145 * (k // 2 + 3)))
    box(x, y - length, 0.002, x + width, y, 0.06, card, 0)
    for a, b in ((x - 0.003, x), (x + width, x + width + 0.003)):
        box(a, y - length, 0.002, b, y, 0.10, card, 0.001)
    box(x, y - 0.003, 0.002, x + width, y, 0.10, card, 0.001)
    box(x - 0.16, y - length, 0.098, x - 0.002, y, 0.101, card, 0.001, rot=rad(0, -24, 0))


def tile_setting(floor, m):
    """Tiles from the right-back corner; next to them combed mortar, then bare slab."""
    f = FLOORS[floor]
    w, h = f.meters / f.columns, f.meters / f.rows
    gap, x0, y0, bed = 0.0024, X - 0.01, Y - 0.012, 0.006
    columns, rows = int(3.6 / w), int(3.0 / h)
    laid = [(i, j) for i in range(columns) for j in range(rows) if (i + 0.6) * w + (j + 0.6) * h < 3.4]
    joint = mat("open joint", "6f6b66", rough=0.95)
    for i, j in laid:
        cut(-(i + 1) * w + gap, -(j + 1) * h + gap, -i * w - gap, -j * h - gap, m, (x0, y0, bed), thick=0.010)
        sheet("bed", x0 - (i + 1) * w, y0 - (j + 1) * h, x0 - i * w, y0 - j * h, 0.0065, joint)
        clip(x0 - (i + 1) * w, y0 - (j + 0.5) * h, bed + 0.010, 0)
        for a, b in ((i + 0.25, j + 1), (i + 0.75, j + 1)):
            clip(x0 - a * w, y0 - b * h, bed + 0.010, 90)
    for j in range(rows):
        i = max((i for i, k in laid if k == j), default=-1)
        if i >= 0:
            mortar(x0 - (i + 1) * w - 0.56, y0 - (j + 1) * h, x0 - (i + 1) * w, y0 - j * h, j)
    for k in range(4):
        cut(0, 0, w - 0.005, h - 0.005, m, (7.95, 3.30, 0.002 + k * 0.0106), 0.25 + 0.012 * k, thick=0.010)
    with placed(6.78, 4.22, 0.0095, 50):
        trowel()
    bucket(6.02, 4.78)
    with placed(7.02, 3.80, 0.002, 12):
        bag_of_clips()


def mortar(x0, y0, x1, y1, seed, pitch=0.0135, high=0.0085):
    """Combed mortar: ridges along x that wander a little and thin out at the open end."""
    rng = np.random.default_rng(seed)
    xs, ys = np.linspace(x0 - 0.05, x1, 44), np.arange(y0, y1, pitch / 7)
    ragged = np.convolve(0.05 * rng.random(len(ys)), np.ones(9) / 9, "same")
    waver, phase = rng.uniform(0.0015, 0.003), rng.uniform(0, 6)
    vertices = []
    for x in xs:
        bend = waver * math.sin(7 * x + phase) + waver * math.sin(17 * x)
        ridge = np.abs(np.sin(math.pi * (ys + bend) / pitch)) ** 0.7
        fade = np.clip((x - x0 + 0.02 + ragged) / 0.04, 0, 1) * np.clip((ys - y0) / 0.02, 0.25, 1)
        lumps = 1 + 0.16 * rng.normal(0, 1, len(ys)) * (rng.random(len(ys)) < 0.25)
        vertices += [(x, y, 0.0012 + 0.0012 * f + high * r * f * k) for y, r, f, k in zip(ys, ridge, fade, lumps)]
    n = len(ys)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(len(xs) - 1) for j in range(n - 1)]
    mesh("mortar", vertices, faces, mat("mortar", "a5a19a", rough=0.75, bump=[(240, 0.5, 0.0015), (60, 0.3, 0.003)], var=(9, 0.12)), True)


def bag_of_clips():
    red = mat("clip", "c8362b", rough=0.35)
    rng = random.Random(2)
    for k in range(16):
        x, y = rng.uniform(-0.12, 0.12), rng.uniform(-0.07, 0.07)
        box(x - 0.04, y - 0.0085, 0.001, x + 0.04, y + 0.0085, 0.014, red, 0.002, rot=(rng.uniform(-0.15, 0.15), 0.0, rng.uniform(0, 6)))


def herringbone(floor, n=5):
    """Pieces five times as long as they are wide, cut where the texture has no joint. The far corner is finished;
    toward the camera the zigzag is open."""
    f = FLOORS[floor]
    w = f.meters / f.columns
    m, rng = floor_material(floor, shuffle=False), random.Random(8)
    clear = joint_free(floor, n * w)
    felt = mat("underlayment", "8d949a", rough=0.9, spec=0.2, bump=[(320, 0.5, 0.001), (6, 0.2, 0.01)])
    sheet("felt", 0.012, 0.012, 2.6, 1.85, 0.0025, felt)
    root = math.sqrt(0.5)
    for s in range(-40, 60):
        for band in range(-6, 7):
            for across in (False, True):
                u, v = (s + n + 2 * n * band, s + 1 - n) if across else (s + 2 * n * band, s)
                # middle of the piece, turned by 45 degrees into the room
                cu, cv = (u + 0.5, v + n / 2) if across else (u + n / 2, v + 0.5)
                x, y = w * root * (cu - cv), w * root * (cu + cv)
                if not (-0.3 < x < 2.45 and -0.3 < y < 1.66 and 0.5 * x + y < 2.35 - 0.2 * (band % 2)):
                    continue
                column, start = rng.choice(clear)
                a, b = column * w + w / 2, start + n * w / 2
                turn = math.radians(45 if across else -45)
                piece = cut(-w / 2 + a + 0.0003, -n * w / 2 + b, w / 2 + a - 0.0003, n * w / 2 + b, m, turn=turn)
                c, q = math.cos(turn), math.sin(turn)
                piece.location = (x - c * a + q * b, y - q * a - c * b, 0.003)
    with placed(1.75, 0.98, THICK + 0.003, 205):
        mallet()
    pencil(1.30, 1.12, THICK + 0.003, 70)


def sanding(floor, edge=6.95):
    """Old boards: dark and shiny where the finish is still on, pale and dull where the machine has been."""
    f = FLOORS[floor]
    w = f.meters / f.columns
    bare_wood, finish = refinished(floor, "eedcbc", "MIX", 0.18, 0.7), refinished(floor, "a5693a", "MULTIPLY", 0.85, 0.24)
    first = round(edge / w)
    sheet("sanded", 4.9, 2.4, first * w, Y, 0.004, bare_wood)
    # the current pass ends at the drum
    sheet("pass", first * w, 2.4, (first + 2) * w, 4.62, 0.0044, bare_wood)
    sheet("finish", first * w, 2.4, X - 0.012, Y, 0.004, finish)
    with placed((first + 1) * w, 4.55, 0.005):
        drum_sander()


def refinished(floor, col, blend, amount, rough):
    """The floor's material in another color and shine."""
    m = floor_material(floor)
    tree, shader = m.node_tree, m.node_tree.nodes["Principled BSDF"]
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type, mix.inputs[0].default_value, mix.inputs[2].default_value = blend, amount, lin(col)
    tree.links.new(shader.inputs["Base Color"].links[0].from_socket, mix.inputs[1])
    tree.links.new(mix.outputs[0], shader.inputs["Base Color"])
    tree.links.remove(shader.inputs["Roughness"].links[0])
    shader.inputs["Roughness"].default_value = rough
    relief = next(node for node in tree.nodes if node.type == "BUMP")
    relief.inputs["Strength"].default_value *= rough  # finish fills the grain
    return m


def drum_sander():
    """Moves toward +y: drum in front, motor above, wheels and handle behind, the dust bag on a hose."""
    gray, dark = mat("casting", "8f9498", rough=0.42), mat("rubber", "232326", rough=0.6)
    red, steel = mat("motor", "b5352a", rough=0.35), metal("b9bcc0", 0.3)
    box(-0.14, -0.30, 0.075, 0.14, 0.06, 0.235, gray, 0.03, 4)
    rod((-0.125, 0.05, 0.105), (0.125, 0.05, 0.105), 0.098, dark, 40)
    box(-0.15, -0.01, 0.10, 0.15, 0.165, 0.222, gray, 0.045, 5)
    rod((-0.135, -0.12, 0.325), (0.135, -0.12, 0.325), 0.098, red, 40)
    for x in (-0.137, 0.137):
        rod((x - 0.006, -0.12, 0.325), (x + 0.006, -0.12, 0.325), 0.088, dark, 40)
        rod((x * 0.9, -0.28, 0.055), (x * 1.12, -0.28, 0.055), 0.055, dark, 28)
    for x in (-0.10, 0.10):
        cord([(x, -0.26, 0.20), (x, -0.40, 0.62), (x, -0.56, 0.98)], 0.013, steel)
    rod((-0.20, -0.56, 0.98), (0.20, -0.56, 0.98), 0.015, dark, 20)
    box(-0.06, -0.50, 0.80, 0.06, -0.44, 0.92, dark, 0.01, rot=rad(22, 0, 0))
    hose = [(0.02 * math.sin(3 * t), -0.24 - 0.05 * t, 0.21 + 0.25 * t) for t in np.linspace(0, 1, 7)]
    cord(hose, 0.028, dark)
    cushion(0.0, -0.30, 0.62, 0.20, 0.19, 0.42, linen("dust bag", "8f8468", 0.8), r=0.08, puff=0.03, seed=4, crease=0.02)
    trail = [(-0.05 - 0.25 * math.sin(2.2 * t), -0.52 - 0.9 * t, max(0.011, 0.9 - 2.2 * t)) for t in np.linspace(0, 1.2, 34)]
    cord(trail, 0.0055, mat("cable", "d8862a", rough=0.5))


def slab_tests():
    """A straightedge over a low spot, a moisture meter and pencil marks."""
    x0, y0 = 3.75, 1.75
    aluminum, ends = metal("c3c6c9", 0.3), mat("end cap", "2c2c2e", rough=0.5)
    with placed(x0, y0, 0.0025, 14):
        box(-0.95, -0.013, 0.0, 0.95, 0.013, 0.062, aluminum, 0.002)
        for x in (-0.96, 0.945):
            box(x, -0.0145, -0.0005, x + 0.015, 0.0145, 0.0635, ends, 0.003)
        for x in (-0.62, 0.0, 0.62):
            box(x - 0.035, -0.0136, 0.018, x + 0.035, 0.0136, 0.046, mat("window", "e8c22e", rough=0.4), 0.003)
            vial = cyl(0, 0, 0, 0.056, 0.0075, mat("vial", "b9d84a", rough=0.05, emit=0.15), n=24, rot=rad(0, 90, 0))
            vial.location = (x - 0.028, -0.0125, 0.032)
    with placed(x0 - 0.23, y0 - 0.37, 0.002, -18):
        moisture_meter()
    pencil(x0 + 0.10, y0 - 0.41, 0.002, 25)
    graphite = mat("graphite", "3d3b3a", rough=0.6)
    for x, y, length, turn in ((-0.25, -0.15, 0.16, 14), (-0.19, -0.175, 0.10, 60), (-0.19, -0.175, 0.10, -32), (0.25, -0.15, 0.34, 14)):
        with placed(x0 + x, y0 + y, 0.0014, turn):
            box(-length / 2, -0.0011, 0, length / 2, 0.0011, 0.0004, graphite, 0)
    by_hand = [(0.24 * math.cos(t) * (1 + 0.05 * math.sin(3 * t)), 0.11 * math.sin(t)) for t in np.linspace(0.2, 6.2, 60)]
    cord([(x0 - 0.13 + a, y0 - 0.19 + b, 0.0012) for a, b in by_hand], 0.0011, graphite)


def threshold(floor):
    """The requested floor up to the door, slate behind it, and an oak reducer between them."""
    m, tile = floor_material(floor), floor_material("slate")
    edge = X + 0.045
    sheet("wood side", 6.0, 0, edge, 2.395, 0.012, m)
    sheet("tile side", edge, -2, X + 2.1, 4, 0.010, tile)
    box(edge - 0.032, 0.86, 0.006, edge + 0.032, 1.74, 0.0165, timber("threshold", "8a5f3c"), 0.005)
    trim = mat("trim", "f3f1ec", rough=0.4)
    for a, b in ((0.0, 0.76), (1.84, 2.3)):
        box(X - 0.016, a, 0.012, X, b, 0.142, trim, 0.006)
        box(X - 0.031, a, 0.012, X - 0.015, b, 0.031, trim, 0.010)
