"""Furniture. Each maker draws its choices from `rng` and returns width, depth, height and a function that builds the
piece around the origin with its back at +y."""
import math

from decor import plant, shaker
import furniture as f
from materials import mat, stonemat
from palette import bright, cloth_color, paint
from shapes import box, cyl, lathe, placed, rod
from soft import coverlet, cushion, pillow
from surfaces import body, cloth, steel, leg_material


def sofa(rng):
    w, c, legs, seats = rng.uniform(1.5, 2.6), cloth(rng), leg_material(rng), rng.choice((2, 3))
    spots = [(rng.uniform(-w / 2 + 0.4, w / 2 - 0.4), cloth_color(rng), rng.uniform(0.35, 0.5), rng.uniform(-15, 15)) for _ in range(rng.randint(0, 4))]

    def make():
        f.sofa(w, c, legs, seats=seats, welt=0)
        f.throw_pillows(spots)

    return w, 0.95, 0.85, make


def armchair(rng):
    c, legs = cloth(rng), leg_material(rng)
    return 0.82, 0.75, 0.95, lambda: f.armchair(c, legs, welt=0)


def bed(rng):
    w, frame, sheet, throw, legs = rng.choice((0.9, 1.4, 1.6, 1.8)), cloth(rng), cloth(rng), cloth(rng), leg_material(rng)
    made, seed = rng.random() < 0.5, rng.randrange(99)

    def make():
        if made:
            return f.bed(w, 2.05, frame, sheet, throw, legs)
        f.table(w + 0.06, 2.05, 0.34, legs, thick=0.16, leg=0.035)
        cushion(0, 0, 0.44, w, 2.0, 0.22, throw, r=0.05, puff=0.01, seed=seed)
        coverlet(w + 0.1, -1.05, 0.5, 0.59, 0.1 + 0.25 * (seed % 2), sheet, thick=0.03, seed=seed, puff=0.05)
        pillow(0.1, 0.75, 0.62, w * 0.5, 0.5, 0.2, sheet, f.rad(-70, 0, seed), seed=seed)

    return w + 0.25, 2.25, 0.65, make


def drawers(rng):
    w, d, h, b, knob = rng.uniform(0.4, 1.8), rng.uniform(0.35, 0.55), rng.uniform(0.45, 1.2), body(rng), steel(rng)
    rows, columns, foot = rng.randint(1, 5), max(1, round(w / 0.6)), rng.choice((0.02, 0.06, 0.12, 0.2))
    return w, d, h, lambda: f.drawers(w, d, h, b, knob, rows, columns, foot)


def wardrobe(rng):
    w, d, h, b, knob = rng.uniform(0.8, 2.4), 0.6, rng.uniform(1.8, 2.25), body(rng), steel(rng)

    def make():
        box(-w / 2, -d / 2, 0, w / 2, d / 2, h, b, 0.004)
        count = round(w / 0.5)
        for i in range(count):
            shaker(-w / 2 + i * w / count, -w / 2 + (i + 1) * w / count, -d / 2, 0.08, h - 0.02, b, knob)

    return w, d, h, make


def bookcase(rng):
    w, h, b, seed, shelves = rng.uniform(0.4, 1.2), rng.uniform(0.8, 2.1), body(rng), rng.randrange(99), rng.randint(2, 5)
    return w, 0.32, h, lambda: f.bookcase(w, h, 0.3, b, seed, shelves)


def table(rng):
    w, d, h, top, legs = rng.uniform(0.5, 2.0), rng.uniform(0.4, 1.0), rng.choice((0.38, 0.42, 0.72, 0.75, 0.75)), body(rng), leg_material(rng)
    leg, shelf = rng.uniform(0.012, 0.045), rng.choice((None, None, 0.12))
    return w, d, h, lambda: f.table(w, d, h, top, legs, leg=leg, shelf=shelf if h < 0.5 else None)


def round_table(rng):
    r, h, top, legs, trestle = rng.uniform(0.25, 0.6), rng.choice((0.4, 0.5, 0.74)), body(rng), leg_material(rng), rng.random() < 0.5

    def make():
        cyl(0, 0, h - 0.03, h, r, top, bev=0.006)
        if trestle:
            cyl(0, 0, 0, h - 0.03, 0.04, legs)
            cyl(0, 0, 0, 0.03, r * 0.6, legs, bev=0.006)
        else:
            for a in range(4):
                c, s = math.cos(a * 1.571 + 0.4), math.sin(a * 1.571 + 0.4)
                rod((c * r * 0.85, s * r * 0.85, 0), (c * r * 0.6, s * r * 0.6, h - 0.03), 0.014, legs)

    return 2 * r, 2 * r, h, make


def dining_set(rng):
    w, d, top, legs, frame, seat = rng.uniform(1.1, 2.0), rng.uniform(0.75, 1.0), body(rng), leg_material(rng), leg_material(rng), cloth(rng)
    out, turns, kind, ends = rng.uniform(0.0, 0.3), [rng.gauss(0, 8) for _ in range(6)], rng.choice((f.dining_chair, f.cafe_chair)), rng.random() < 0.3

    def make():
        f.table(w, d, 0.75, top, legs, leg=0.03)
        spots = [(s * w / 4, t * (d / 2 + out), 180 * (t < 0)) for s in (-1, 1) for t in (-1, 1)]
        spots += [(s * (w / 2 + out), 0, -90 * s) for s in (-1, 1)] if ends else []
        for (x, y, turn), more in zip(spots, turns):
            with placed(x, y, turn=turn + more):
                kind(frame, seat)

    return w + (1 if ends else 0.1), d + 1.1, 0.9, make


def chair(rng):
    frame, seat, kind = leg_material(rng), cloth(rng), rng.choice((f.dining_chair, f.cafe_chair, f.office_chair))
    return 0.6, 0.6, 0.95, lambda: kind(frame, seat) if kind is not f.office_chair else kind(seat, frame)


def stool(rng):
    h, r, top, legs = rng.uniform(0.4, 0.78), rng.uniform(0.14, 0.2), body(rng), leg_material(rng)

    def make():
        cyl(0, 0, h - 0.03, h, r, top, bev=0.008)
        for a in range(4):
            c, s = math.cos(a * 1.571 + 0.8), math.sin(a * 1.571 + 0.8)
            rod((c * r * 1.1, s * r * 1.1, 0), (c * r * 0.7, s * r * 0.7, h - 0.03), 0.012, legs)

    return 0.45, 0.45, h, make


def desk(rng):
    w, top, legs, screens = rng.uniform(1.0, 1.8), body(rng), leg_material(rng), rng.randint(0, 2)

    def make():
        f.table(w, 0.7, 0.74, top, legs, leg=0.02)
        for i in range(screens):
            f.monitor((i - 0.5 * (screens - 1)) * 0.6, 0.12, 0.74)

    return w, 0.72, 0.74, make


def television(rng):
    w, h, b, screen = rng.uniform(1.0, 2.0), rng.uniform(0.35, 0.6), body(rng), rng.uniform(0.7, 1.4)

    def make():
        f.drawers(w, 0.4, h, b, f.black(), 1, 3, 0.1)
        f.monitor(0, 0, h, screen, screen * 0.57)

    return w, 0.42, h, make


def counter(rng):
    """A run of kitchen cabinets, often with upper ones."""
    count, b, knob, top = rng.randint(1, 5), body(rng), steel(rng), stonemat("top", paint(rng), "8d8780") if rng.random() < 0.5 else body(rng)
    w, upper, island = 0.6 * count, rng.random() < 0.6, rng.random() < 0.2
    dark = mat("oven", rng.choice(("1d1c1b", "e9e9e9", "b9bbbd")), rough=0.15)

    def make():
        box(-w / 2 + 0.01, -0.24, 0, w / 2 - 0.01, 0.3, 0.1, f.black(), 0)
        box(-w / 2, -0.28, 0.1, w / 2, 0.3, 0.87, b, 0)
        for i in range(count):
            x = -w / 2 + 0.6 * i
            if i == 1:
                box(x + 0.003, -0.3, 0.12, x + 0.597, -0.28, 0.86, dark, 0.002)
            else:
                shaker(x, x + 0.6, -0.28, 0.11, 0.86, b, knob)
        box(-w / 2, -0.31, 0.87, w / 2, 0.3, 0.905, top, 0.003)
        if upper and not island:
            for i in range(count):
                box(-w / 2 + 0.6 * i + 0.002, -0.02, 1.45, -w / 2 + 0.6 * (i + 1) - 0.002, 0.3, 2.15, b, 0.002)

    return w, 0.62, 0.92, make


def appliance(rng):
    w, h, front = rng.uniform(0.55, 0.75), rng.choice((0.85, 0.85, 1.4, 1.8)), mat("front", rng.choice(("f2f2f2", "e4e4e4", "b4b6b8", "2a2a2c", bright(rng))), rough=0.25)
    glass = f.black()

    def make():
        box(-w / 2, -0.3, 0.02, w / 2, 0.3, h, front, 0.01)
        if h < 1:
            drum = cyl(0, 0, 0, 0.02, 0.17, glass, bev=0.004)
            drum.location, drum.rotation_euler = (0, -0.3, h * 0.5), f.rad(90, 0, 0)
        else:
            box(-w / 2, -0.303, h * 0.62, w / 2, -0.298, h * 0.63, glass, 0)

    return w, 0.62, h, make


def toilet(rng):
    white = mat("porcelain", "f6f5f2", rough=0.08, clear=0.6)

    def make():
        bowl = lathe(0, -0.12, 0, [(0.11, 0), (0.12, 0.05), (0.13, 0.2), (0.19, 0.38), (0.2, 0.41), (0.17, 0.42), (0, 0.42)], white)
        bowl.scale = (0.95, 1.3, 1)
        box(-0.19, 0.12, 0.36, 0.19, 0.3, 0.78, white, 0.02)

    return 0.42, 0.72, 0.8, make


def basin(rng):
    w, b, knob, white = rng.uniform(0.45, 1.2), body(rng), steel(rng), mat("porcelain", "f6f5f2", rough=0.08, clear=0.6)
    pedestal = rng.random() < 0.4

    def make():
        if pedestal:
            cyl(0, 0.05, 0, 0.75, 0.09, white)
        else:
            f.drawers(w, 0.45, 0.78, b, knob, 2, 1, 0.18)
        box(-w / 2, -0.26, 0.79, w / 2, 0.24, 0.86, white, 0.02)

    return w, 0.5, 0.86, make



def bathtub(rng):
    w, white = rng.uniform(1.5, 1.8), mat("tub", paint(rng), rough=0.1, clear=0.5)

    def make():
        for x0, y0, x1, y1 in ((-w / 2, -0.37, w / 2, -0.3), (-w / 2, 0.3, w / 2, 0.37), (-w / 2, -0.3, -w / 2 + 0.08, 0.3), (w / 2 - 0.08, -0.3, w / 2, 0.3)):
            box(x0, y0, 0, x1, y1, 0.56, white, 0.015)
        box(-w / 2 + 0.05, -0.32, 0, w / 2 - 0.05, 0.32, 0.15, white, 0)

    return w, 0.75, 0.56, make


def radiator(rng):
    w, h, white = rng.uniform(0.5, 1.6), rng.uniform(0.45, 0.7), mat("radiator", paint(rng), rough=0.4)

    def make():
        for i in range(round(w / 0.08)):
            box(-w / 2 + 0.08 * i + 0.006, -0.04, 0.12, -w / 2 + 0.08 * i + 0.074, 0.04, 0.12 + h, white, 0.02)

    return w, 0.12, h, make


def potted(rng):
    h, seed, pot, leaves = rng.uniform(0.4, 1.7), rng.randrange(999), bright(rng), rng.randint(14, 40)
    return 0.5, 0.5, h, lambda: plant(0, 0, h, seed, pot, leaves, h * 0.2, h * 0.1, 0.06 + h * 0.08, 0.08 + h * 0.17)


def lamp(rng):
    return 0.46, 0.46, 1.7, lambda: f.floor_lamp(0.5)


def rack(rng):
    """Bars with cloth over them: a clothes horse, a crib, a ladder."""
    w, d, h, m, c = rng.uniform(0.5, 1.3), rng.uniform(0.3, 0.6), rng.uniform(0.6, 1.2), steel(rng), [cloth(rng) for _ in range(3)]
    drops = [rng.random() * h * 0.6 for _ in range(6)]

    def make():
        for i in (-1, 1):
            for j in (-1, 1):
                rod((i * w / 2, j * d / 2, 0), (i * w / 2, -j * d * 0.1, h), 0.009, m, 8)
        for k in range(6):
            y = -d / 2 + d * k / 5
            rod((-w / 2, y, h * 0.9), (w / 2, y, h * 0.9), 0.006, m, 6)
            if drops[k] > 0.15:
                box(-w / 2 + 0.05, y - 0.012, h * 0.9 - drops[k], -w / 2 + 0.05 + (w - 0.1) * drops[k] / h, y + 0.012, h * 0.9 + 0.015, c[k % 3], 0.004)

    return w, d, h, make


def block(rng):
    """Any box: a carton, a suitcase, a toy chest, a loudspeaker."""
    w, d, h, m = rng.uniform(0.1, 0.7), rng.uniform(0.1, 0.5), rng.uniform(0.05, 0.8), rng.choice((body, cloth))(rng) if rng.random() < 0.7 else mat("carton", "b08d5e", rough=0.9)
    lean = f.rad(rng.gauss(0, 1), 0, 0)
    return w, d, h, lambda: box(-w / 2, -d / 2, 0, w / 2, d / 2, h, m, rng.uniform(0, 0.03), rot=lean)


FURNITURE = {
    "living": (sofa, sofa, armchair, armchair, table, table, round_table, bookcase, drawers, television, dining_set, potted, lamp, chair, radiator, desk),
    "bedroom": (bed, bed, bed, wardrobe, drawers, drawers, chair, desk, bookcase, potted, lamp, radiator, rack, armchair),
    "kitchen": (counter, counter, counter, appliance, dining_set, dining_set, table, chair, stool, round_table, radiator),
    "bathroom": (toilet, basin, bathtub, appliance, stool, radiator, drawers, rack),
    "hall": (drawers, wardrobe, bookcase, chair, radiator, potted, table),
    "office": (desk, desk, chair, chair, bookcase, drawers, potted, lamp, sofa, radiator),
    "empty": (radiator, chair, block, counter),
}
