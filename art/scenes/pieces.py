"""Boards and tiles cut out of a floor's texture."""
import math
import random

import numpy as np
from PIL import Image

from floor_table import FLOORS
from floors import TEXTURES
from shapes import mesh

THICK = 0.014


def cut(x0, y0, x1, y1, m, at=(0, 0, 0), turn=0.0, tilt=0.0, thick=THICK):
    """A board or tile cut out of the floor's texture. Its corners are its place in the pattern; `at` moves it."""
    vertices = [(x, y, z) for z in (0, thick) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    faces = [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh("cut", vertices, faces, m, loc=at, rot=(0, tilt, turn))


def board(column, start, w, length, m, at, turn=0.0):
    """One board with its middle at `at`. (column, start) says where it is cut from the texture."""
    a, b = (column + 0.5) * w, start + length / 2
    o = cut(column * w + 0.0004, start, (column + 1) * w - 0.0004, start + length, m, turn=turn)
    c, s = math.cos(turn), math.sin(turn)
    o.location = (at[0] - c * a + s * b, at[1] - s * a - c * b, at[2])


def joint_free(floor, length):
    """(column, start) of each stretch of this length in the texture that has no board end in it, in meters."""
    f = FLOORS[floor]
    height = np.asarray(Image.open(f"{TEXTURES}/{floor}_height.png")).astype(float)
    height = height if height.ndim == 2 else height[..., 0]
    size = len(height)
    found = []
    for column in range(f.columns):
        center = int((column + 0.5) * size / f.columns)
        profile = height[::-1, center - 8 : center + 8].mean(1)
        joints = np.flatnonzero(profile < 0.55 * np.median(profile)) * f.meters / size
        steps = np.arange(0, f.meters - length, 0.11)
        found += [(column, a) for a in steps if not ((joints > a - 0.004) & (joints < a + length + 0.004)).any()]
    return found


def whole_boards(floor, length, count, seed=2):
    """`count` stretches without a joint, from as many different boards as possible."""
    spots = joint_free(floor, length)
    random.Random(seed).shuffle(spots)
    first = list(dict(reversed(spots)).items())  # one of each board
    return [(first + spots)[k % len(first + spots)] for k in range(count)]
