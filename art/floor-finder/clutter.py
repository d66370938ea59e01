"""What lies and stands around. Makers as in furnishings.py."""
import math

from furnishings import block, chair, potted, rack, stool
import furniture as f
from materials import mat
from palette import bright, cloth_color, wood_color
from props import boots, dog_bowl
from shapes import box, cyl, lathe, rod
from soft import cushion
from surfaces import cloth, leg_material


def soft_heap(rng):
    """A bag, a beanbag, a pet, a heap of laundry."""
    w, d, h, m, seed = rng.uniform(0.2, 0.9), rng.uniform(0.2, 0.7), rng.uniform(0.08, 0.45), cloth(rng), rng.randrange(99)

    def make():
        cushion(0, 0, h / 2, w, d, h, m, r=h * 0.45, puff=0.04, seed=seed, crease=0.03)
        if seed % 2:
            cushion(w * 0.35, 0.02, h * 0.8, w * 0.3, d * 0.4, h * 0.6, m, r=h * 0.25, puff=0.02, seed=seed + 1)

    return w, d, h, make


def shoes(rng):
    color, turn, gap = cloth_color(rng), rng.uniform(-0.5, 0.5), rng.uniform(0.11, 0.2)
    low = mat("shoe", cloth_color(rng), rough=0.6)

    def make():
        if gap > 0.17:
            return boots(0, 0, color, turn, 0.14)
        for s in (-1, 1):
            cushion(s * gap / 2, s * 0.03, 0.045, 0.09, 0.27, 0.09, low, r=0.04, puff=0.01)

    return 0.4, 0.4, 0.3, make


def basket(rng):
    w, h, col = rng.uniform(0.25, 0.5), rng.uniform(0.2, 0.5), wood_color(rng)
    return w, w, h, lambda: f.basket(0, 0, w, h, 0, col)


def ball(rng):
    r, m = rng.uniform(0.04, 0.16), mat("ball", bright(rng), rough=0.4)
    profile = [(r * math.sin(math.pi * i / 12), r - r * math.cos(math.pi * i / 12)) for i in range(13)]
    return 2 * r, 2 * r, 2 * r, lambda: lathe(0, 0, 0, profile, m, 24)


def bowl(rng):
    return 0.24, 0.24, 0.08, lambda: dog_bowl(0, 0)


def cable(rng):
    m, points = mat("cable", rng.choice(("f2f2f2", "1d1c1b", "b5762a")), rough=0.5), [(0, 0, 0.005)]
    for _ in range(12):
        x, y, z = points[-1]
        points.append((x + rng.gauss(0, 0.1), y + rng.gauss(0, 0.1), z))

    def make():
        for a, b in zip(points, points[1:]):
            rod(a, b, 0.004, m, 6)

    return 0.3, 0.3, 0.02, make


def papers(rng):
    """Flat things: books, magazines, toys, tiles of paper."""
    parts = [(rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.uniform(0.05, 0.3), rng.uniform(0.05, 0.25), rng.uniform(0.002, 0.05), mat("flat", bright(rng), rough=0.6), rng.uniform(0, 3)) for _ in range(rng.randint(1, 7))]

    def make():
        for x, y, w, d, h, m, turn in parts:
            box(x - w / 2, y - d / 2, 0.001, x + w / 2, y + d / 2, h, m, 0.002, rot=(0, 0, turn))

    return 0.6, 0.6, 0.1, make


def post(rng):
    """Thin and upright: a broom, a stand, a ladder rail, a column."""
    h, r, m, foot = rng.uniform(0.8, 2.2), rng.uniform(0.008, 0.06), leg_material(rng), rng.random() < 0.5

    def make():
        rod((0, -0.05, 0), (0.05, 0.1, h), r, m)
        if foot:
            cyl(0, -0.05, 0, 0.02, 0.16, m)

    return 0.36, 0.36, h, make


CLUTTER = (block, block, soft_heap, soft_heap, shoes, shoes, basket, ball, bowl, cable, papers, papers, post, stool, potted, rack, chair)
