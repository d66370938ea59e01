"""Door leaves and pictures."""
from decor import art
import furniture as f
from palette import bright, wood_color
from shapes import box, placed, rod


def leaf(position, a, b, top, m, degrees):
    """A door, turned on its hinges at a."""
    with placed(position, a, turn=degrees):
        box(-0.02, 0.005, 0.008, 0.02, b - a - 0.005, top - 0.005, m, 0.002)
        for s in (-1, 1):
            for z0, z1 in ((0.2, 0.9), (1.05, top - 0.2)):
                box(s * 0.02, 0.14, z0, s * 0.026, b - a - 0.14, z1, m, 0.004)
            rod((s * 0.06, b - a - 0.07, 1.0), (s * 0.06, b - a - 0.19, 1.0), 0.01, f.metal())


def on_walls(rng, X, Y):
    for _ in range(rng.randint(1, 3)):
        w, h, seed = rng.uniform(0.3, 1.1), rng.uniform(0.3, 1.0), rng.randrange(99)
        axis, x, y = rng.choice((("y", rng.uniform(0.5, X - 0.5), Y), ("x", 0, rng.uniform(0.5, Y - 0.5)), ("-x", X, rng.uniform(0.5, Y - 0.5))))
        art(x, y, rng.uniform(1.4, 1.8), w, h, [bright(rng) for _ in range(4)], axis, seed, wood_color(rng))
