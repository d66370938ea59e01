"""Water on the floor of a finished picture: puddle.py IN.webp OUT.webp

Made for `hall wide old-oak`, whose camera looks straight at the back wall. There, a reflection in the floor is the wall above,
mirrored at the foot of the wall, so the water needs no rendering.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

# Of the picture's width: where the lines of the floor meet, the foot of the back wall with its two ends, and how steep the other
# walls' feet are.
VANISHING = (0.5283, 0.210)
FOOT, LEFT, RIGHT = 0.3545, 0.3583, 0.6433
SLOPES = (0.849, 1.255)
# Middle and radii of pools on the floor: sideways and away, as shares of the floor's width and in units of 1 / (row - horizon).
POOLS = [(-0.10, 4.2, 0.70, 1.35), (0.27, 3.3, 0.46, 0.75), (-0.42, 3.0, 0.42, 0.5), (0.12, 2.45, 0.34, 0.22)]


def main(source, target):
    picture = np.asarray(Image.open(source).convert("RGB")).astype(np.float32) / 255
    linear = picture**2.2
    height, width, _ = picture.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32) / width
    away = 1 / np.maximum(rows - VANISHING[1], 0.02)
    side = (columns - VANISHING[0]) * away
    noise = gaussian_filter(np.random.default_rng(7).standard_normal((900, 900)), 26)
    noise /= noise.std()
    bumps = sample(noise, side * 330 + 450, away * 120)
    depth = np.max([1 - ((side - x) / a) ** 2 - ((away - z) / b) ** 2 for x, z, a, b in POOLS], axis=0) + 0.2 * bumps
    on_floor = rows > foot_of(columns) + 0.004
    water = smooth(depth, 0.0, 0.10) * on_floor
    rim = smooth(depth, -0.07, 0.03) * on_floor

    ripples = 0.0022 * bumps
    mirrored = 2 * foot_of(columns) - rows
    above = np.stack([sample(c, (mirrored + 1.6 * ripples) * width, (columns + ripples) * width) for c in np.moveaxis(linear, 2, 0)], 2)
    above = gaussian_filter(above, (1.2, 0.7, 0))
    share = np.clip(0.16 + 0.62 * smooth(away, 1.9, 5.2), 0, 0.8)[..., None]
    wet = linear * np.array([0.50, 0.44, 0.40])
    covered = wet * (1 - share) + above * share
    out = linear * (1 - 0.42 * rim[..., None])
    out = out * (1 - water[..., None]) + covered * water[..., None]
    Image.fromarray((np.clip(out, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)).save(target, quality=88, method=6)


def foot_of(columns):
    """The row where a wall meets the floor, at each column."""
    return FOOT + np.maximum(0, np.maximum((LEFT - columns) * SLOPES[0], (columns - RIGHT) * SLOPES[1]))


def sample(grid, rows, columns):
    return map_coordinates(grid, [rows, columns], order=1, mode="reflect")


def smooth(values, low, high):
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


main(*sys.argv[1:])
