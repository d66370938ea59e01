"""A ranch entry: double doors of planks, limestone wainscot, a bench with hats and boots."""
import math

from building import shell
from decor import plant
from film import View
from furniture import basket, black, rad, table, table_lamp, vase_with_twigs
from light import area, bulb, sun
from materials import leather, mat, timber
from outdoors import garden
from props import boots
from rooms.hall import coat
from shapes import box, cyl, lathe, mesh, placed, rod
from stone import limestone

VIEWS = {
    "wide": View((2.45, 0.30, 1.15), (1.36, 5.2, 1.15), 23, -0.14, exposure=-0.25),
    "floor": View((2.55, 0.95, 0.42), (1.30, 3.9, 0.02), 28, None, fstop=3.5, exposure=-0.25),
    "bench": View((3.05, 1.15, 1.10), (0.1, 3.7, 1.10), 24, -0.13, exposure=-0.25),
    "console": View((1.35, 2.3, 1.15), (3.0, 5.2, 1.15), 22, -0.13, exposure=-0.25),
}
ALT = {
    "wide": "the entry of a ranch house: plank double doors, a limestone wainscot, a bench with boots and a straw hat on {floor}",
    "floor": "{floor} in the entry of a ranch house seen from close to the ground, with boots beside a wooden bench",
    "bench": "a wooden bench with a straw hat and boots under coats in a ranch house on {floor}",
    "console": "plank double doors and a wooden console with a lamp in the entry of a ranch house on {floor}",
}


def build(floor, bare):
    X, Y, Z = 3.4, 5.2, 2.85
    back = [(0.28, 0.62, 0.30, 2.25, "win", 1, 3), (2.78, 3.12, 0.30, 2.25, "win", 1, 3)]
    shell(X, Y, Z, "e6dcc8", floor, right=[(0.6, 2.0, 0.45, 2.2, "win", 2, 2)], back=back, ceiling="efe9dc", trim="6a5038", baseboard=0)
    stone, oak, iron = limestone(0.34, 0.165, 0.035, ("d9ccb1", "bcab8d"), "a89c85"), timber("oak", "6f4d30", rough=0.5), black()
    mesh("wainscot", [(0.001, 0, 0), (0.001, Y, 0), (0.001, Y, 1.0), (0.001, 0, 1.0)], [(0, 1, 2, 3)], stone)
    box(0, 0, 1.0, 0.05, Y, 1.05, mat("cap", "cfc3aa", rough=0.8, bump=[(14, 0.4, 0.01)], var=(3, 0.15)), 0.006)
    for y in (0.9, 2.2, 3.5, 4.8):
        box(0.0, y - 0.09, Z - 0.20, X, y + 0.09, Z + 0.001, oak, 0.012)
    double_door(1.70, Y, oak, iron)
    with placed(0.30, 3.0, turn=90):
        table(1.5, 0.40, 0.46, oak, shelf=0.12, leg=0.034)
        basket(0.45, 0.0, 0.34, 0.22, 0.141)
        straw_hat(-0.42, 0.0, 0.46)
    box(0.05, 2.35, 1.62, 0.075, 3.65, 1.74, oak, 0.004)
    for k, y in enumerate((2.5, 2.83, 3.16, 3.5)):
        rod((0.07, y, 1.68), (0.14, y, 1.71), 0.009, iron, 10)
        if k in (1, 3):
            coat(0.16, y, 1.68, ("", "6b5a45", "", "7f8a80")[k], seed=k)
    boots(0.86, 2.55, "6b4530", turn=1.4)
    with placed(X - 0.21, 3.55, turn=-90):
        table(1.1, 0.34, 0.80, oak, shelf=0.16)
        table_lamp(0.34, 0.0, 0.80, 4)
        vase_with_twigs(-0.36, 0.0, 0.80, seed=9)
        basket(0.0, 0.0, 0.30, 0.24, 0.181)
    saddle_rug = leather("hide", "8a5a3a")
    box(X - 0.02, 3.15, 1.35, X - 0.002, 3.95, 1.95, saddle_rug, 0.004)
    box(X - 0.028, 3.20, 1.40, X - 0.019, 3.90, 1.90, mat("picture", "c9b898", rough=0.9, var=(4, 0.35)), 0)
    plant(0.40, 4.72, 1.3, seed=31, nleaf=32, L=0.24, W=0.11, potr=0.16, poth=0.30, pot="a5623f")
    lantern(1.70, 2.85, Z, iron)
    garden(3.2)
    for x in (0.45, 2.95):
        area((x, Y + 0.25, 1.25), (x, 2, 0.6), 0.34, 1.8, 42, (0.9, 0.95, 1.0))
    area((X + 0.30, 1.3, 1.35), (1, 1.6, 0.5), 1.3, 1.7, 85, (0.9, 0.95, 1.0), glossy=False)
    sun((-0.80, 0.36, -0.50), 9)
    area((1.7, 1.6, Z - 0.25), (1.7, 1.6, 0), 1.8, 1.8, 12, (1, 0.94, 0.85), glossy=False)
    area((1.7, 0.12, 1.7), (1.7, 5, 0.9), 2.2, 1.3, 12, (1, 0.96, 0.92), glossy=False)


def double_door(x, y, oak, iron, w=0.92, h=2.25):
    """Vertical planks with iron straps, in a frame that stands on the wall."""
    for p, q, z0, z1 in ((x - w - 0.09, x - w, 0, h + 0.10), (x + w, x + w + 0.09, 0, h + 0.10), (x - w, x + w, h, h + 0.10)):
        box(p, y - 0.07, z0, q, y, z1, oak, 0.006)
    planks = 5
    for side in (-1, 1):
        for k in range(planks):
            a = x + side * (0.004 + k * w / planks)
            b = x + side * ((k + 1) * w / planks - 0.004)
            box(min(a, b), y - 0.045, 0.02, max(a, b), y, h - 0.004, oak, 0.005)
        for z in (0.42, 1.83):
            a, b = sorted((x + side * 0.10, x + side * (w - 0.01)))
            box(a, y - 0.051, z - 0.03, b, y - 0.044, z + 0.03, iron, 0.002)
            for k in range(5):
                bolt = cyl(0, 0, 0, 0.006, 0.009, iron, n=16, bev=0.002)
                bolt.location, bolt.rotation_euler = (a + 0.05 + 0.165 * k, y - 0.051, z), rad(90, 0, 0)
        rod((x + side * 0.075, y - 0.095, 0.92), (x + side * 0.075, y - 0.095, 1.20), 0.011, iron)
        for z in (0.94, 1.18):
            rod((x + side * 0.075, y - 0.095, z), (x + side * 0.075, y - 0.04, z), 0.009, iron)


def straw_hat(x, y, z):
    straw = mat("straw", "d2b682", rough=0.8, bump=[(160, 0.6, 0.003)], var=(40, 0.15))
    brim = [
        (0.20, 0.030),
        (0.17, 0.010),
        (0.13, 0.004),
        (0.085, 0.010),
        (0.080, 0.06),
        (0.074, 0.105),
        (0.055, 0.118),
        (0.02, 0.108),
        (0, 0.106),
    ]
    lathe(x, y, z, brim, straw)
    lathe(x, y, z, [(0.0862, 0.012), (0.0835, 0.036)], mat("band", "4a3322", rough=0.6))


def lantern(x, y, Z, iron):
    z = Z - 0.85
    rod((x, y, z + 0.42), (x, y, Z), 0.005, iron, 8)
    for k in range(4):
        c, s = math.cos(math.pi / 4 + k * math.pi / 2) * 0.14, math.sin(math.pi / 4 + k * math.pi / 2) * 0.14
        rod((x + c, y + s, z), (x + c, y + s, z + 0.32), 0.007, iron, 8)
        rod((x + c, y + s, z + 0.32), (x, y, z + 0.43), 0.006, iron, 8)
    for h in (z, z + 0.32):
        box(x - 0.107, y - 0.107, h, x + 0.107, y + 0.107, h + 0.01, iron, 0.001)
    for k in (-0.03, 0.03):
        cyl(x + k, y, z + 0.01, z + 0.13, 0.012, mat("candle", "f6e6c4", emit=2.0))
    bulb(x, y, z + 0.18, 20, (1, 0.80, 0.58), 0.06)
