"""Tools that lie around while a floor goes in. Built around the origin; put into a room with `placed`."""
import math

import numpy as np

from furniture import metal, rad
from materials import mat, timber
from props import cord
from shapes import box, cyl, lathe, placed, rod


def mallet():
    cyl(0, 0, 0, 0.12, 0.034, mat("rubber", "26262a", rough=0.6), bev=0.006, rot=rad(90, 0, 0)).location = (0, 0.06, 0.034)
    rod((0, 0, 0.034), (0.34, 0, 0.018), 0.0125, timber("handle", "b98d58"))


def tape_measure():
    box(-0.037, -0.03, 0, 0.037, 0.03, 0.062, mat("case", "d8a520", rough=0.35), 0.014)
    cyl(0, 0, 0, 0.063, 0.021, mat("label", "2a2a2c", rough=0.4), rot=rad(90, 0, 0)).location = (0, 0.0315, 0.032)
    box(0.036, -0.012, 0.002, 0.62, 0.012, 0.0028, mat("blade", "e8d24a", rough=0.35), 0)
    ink = mat("mark", "2a2a2a", rough=0.6)
    for k in range(22):
        x = 0.06 + 0.0254 * k
        box(x, -0.012, 0.0028, x + 0.0008, 0.008 if k % 2 else -0.001, 0.003, ink, 0)


def square():
    steel = metal("b9bcc0", 0.35)
    box(0, 0, 0, 0.40, 0.038, 0.003, steel, 0.001)
    box(0, 0.038, 0, 0.05, 0.60, 0.003, steel, 0.001)


def pencil(x, y, z, turn):
    with placed(x, y, z, turn):
        rod((0, 0, 0.0036), (0.15, 0, 0.0036), 0.0036, mat("pencil", "c23b2a", rough=0.35), 6)
        rod((0.15, 0, 0.0036), (0.168, 0, 0.0036), 0.002, mat("tip", "d8b58a", rough=0.7), 8)


def trowel():
    """A notched trowel resting on its teeth."""
    steel, grip = metal("c2c4c6", 0.32), timber("grip", "8a5a36")
    box(-0.14, -0.057, 0.010, 0.14, 0.057, 0.0115, steel, 0.0003)
    for k in range(17):
        box(-0.138 + 0.0166 * k, -0.0575, 0, -0.130 + 0.0166 * k, -0.0455, 0.011, steel, 0)
    for x in (-0.05, 0.05):
        rod((x, 0, 0.011), (x, 0, 0.045), 0.006, steel, 12)
    rod((-0.075, 0, 0.05), (0.085, 0, 0.05), 0.016, grip, 20)


def bucket(x, y):
    wall, mortar_ = mat("bucket", "e6e4de", rough=0.4), mat("wet mortar", "8f8b84", rough=0.4, bump=[(30, 0.8, 0.02), (160, 0.4, 0.004)])
    lathe(x, y, 0.002, [(0, 0), (0.125, 0), (0.148, 0.34), (0.155, 0.345), (0.155, 0.37), (0.146, 0.37), (0.125, 0.02)], wall)
    lathe(x, y, 0.26, [(0, 0.03), (0.07, 0.02), (0.139, 0.0)], mortar_)
    lathe(x, y, 0.17, [(0.1365, 0), (0.1385, 0.03)], mat("label", "b23a2e", rough=0.4))
    arc = [(x + 0.155 * math.cos(t), y - 0.16 * math.sin(t) * 0.96, 0.345 - 0.14 * math.sin(t)) for t in np.linspace(0, math.pi, 15)]
    cord(arc, 0.0022, metal("9a9a9a", 0.4))
    rod((x + 0.05, y + 0.05, 0.28), (x + 0.16, y + 0.12, 0.72), 0.008, metal("8a8c8e", 0.4))


def moisture_meter():
    body, dark = mat("meter", "e0a01e", rough=0.4), mat("meter grip", "26272a", rough=0.55)
    box(-0.036, -0.085, 0.0, 0.036, 0.085, 0.030, body, 0.010)
    box(-0.039, -0.088, 0.004, 0.039, -0.02, 0.026, dark, 0.010)
    box(-0.026, 0.012, 0.0295, 0.026, 0.062, 0.0312, mat("display", "a9b8a0", rough=0.15, emit=0.25), 0.002)
    digit = mat("digit", "20241f", rough=0.5)
    four, one = ((0, 0.034, 0.003, 0.050), (0.010, 0.022, 0.013, 0.050), (0, 0.034, 0.013, 0.037)), ((0.010, 0.022, 0.013, 0.050),)
    for x, strokes in ((-0.017, four), (0.004, one)):
        for a, b, c, d in strokes:
            box(x + a, b, 0.0312, x + c, d, 0.0315, digit, 0)
    box(0.002, 0.022, 0.0312, 0.005, 0.025, 0.0315, digit, 0)
    for x in (-0.016, 0.0, 0.016):
        cyl(x, -0.045, 0.026, 0.029, 0.006, body, n=24)
    for x in (-0.012, 0.012):
        rod((x, 0.083, 0.014), (x, 0.104, 0.010), 0.0016, metal("c9cbcd", 0.25), 10)


def clip(x, y, z, turn):
    """A leveling clip: a strap out of the joint and a wedge through it."""
    strap, wedge_ = mat("strap", "e9e7e2", rough=0.4), mat("clip", "c8362b", rough=0.35)
    with placed(x, y, z, turn):
        box(-0.0007, -0.014, -0.01, 0.0007, 0.014, 0.026, strap, 0.0003)
        box(-0.045, -0.0085, 0.0005, 0.035, 0.0085, 0.013, wedge_, 0.002, rot=rad(0, 4, 0))
