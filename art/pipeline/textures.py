"""Makes the floor textures: tileable albedo, height and roughness maps.

    python3 textures.py CACHE_FOLDER [FLOOR ...]

Everything is periodic noise (filtered in the frequency domain, so that the edges meet) cut into boards or tiles.
A tile count must divide 4096, or the last row comes out narrower.
"""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "scenes"))

import texture_base
from floor_table import FLOORS
from texture_carpet import loops, plush
from texture_tile import ceramic, marble, slate, tiles
from texture_wood import planks

# cols: light, middle, dark. The numbers are strengths of ring, fiber, slow and board-to-board variation; rw: ring width in inches.
OAK = dict(cols=("cfa574", "b07f4c", "7c5230"), ring=0.26, fib=0.085, low=0.06, tone=0.11, pore=0.30, hue=0.022, knot=0.10, rw=0.17)

WALNUT = dict(cols=("93694a", "6b4429", "3d2415"), ring=0.26, fib=0.09, low=0.09, tone=0.13, pore=0.30, hue=0.025, knot=0.12, rw=0.19)

HICKORY = dict(cols=("c9a57c", "a1754a", "5a3a22"), ring=0.26, fib=0.09, low=0.10, tone=0.15, pore=0.26, hue=0.012, knot=0.35, rw=0.20)

MAPLE = dict(cols=("e2cba6", "d0b189", "ab865c"), ring=0.14, fib=0.06, low=0.08, tone=0.09, pore=0.10, hue=0.015, knot=0.03, rw=0.24)

VINYL = dict(cols=("c9b9a3", "a8957c", "77644e"), ring=0.26, fib=0.10, low=0.08, tone=0.12, pore=0.22, hue=0.012, knot=0.2, rw=0.17)

GRAY_OAK = dict(cols=("b7b0a6", "958d82", "675f56"), ring=0.26, fib=0.10, low=0.07, tone=0.12, pore=0.24, hue=0.010, knot=0.15, rw=0.17)

OLD_OAK = dict(cols=("c98e4a", "a8672c", "6e3d17"), ring=0.30, fib=0.09, low=0.05, tone=0.11, pore=0.34, hue=0.03, knot=0.05, rw=0.14)

# patch size and counts come from the floor table, so pictures always match it
MAKERS = {
    "oak": lambda n, f: planks(n, f.inches, f.columns, OAK, 1),
    "walnut": lambda n, f: planks(n, f.inches, f.columns, WALNUT, 2),
    "hickory": lambda n, f: planks(n, f.inches, f.columns, HICKORY, 21),
    "maple": lambda n, f: planks(n, f.inches, f.columns, MAPLE, 22),
    "lvp-wood": lambda n, f: planks(n, f.inches, f.columns, VINYL, 3, gap=0.04, bev=0.08, gapdark=0.5, rough=(0.45, 0.04)),
    "laminate": lambda n, f: planks(n, f.inches, f.columns, GRAY_OAK, 23, gap=0.04, bev=0.07, gapdark=0.5, rough=(0.40, 0.04)),
    "lvp-stone": lambda n, f: tiles(
        n,
        f.inches,
        f.columns,
        f.rows,
        slate(("8f8c88", "75726e", "55534f")),
        4,
        grout="5a5754",
        gw=0.05,
        bev=0.07,
        stag=0.5,
        rough=(0.42, 0.5),
    ),
    "ceramic": lambda n, f: tiles(
        n, f.inches, f.columns, f.rows, ceramic(("ddd2c1", "c9bba6")), 5, grout="a79f92", gw=0.17, rough=(0.24, 0.75)
    ),
    "marble": lambda n, f: tiles(
        n, f.inches, f.columns, f.rows, marble(("ebe9e6", "d6d4d2", "6b696e")), 6, grout="a5a29d", gw=0.11, bev=0.06, rough=(0.12, 0.6)
    ),
    "slate": lambda n, f: tiles(
        n, f.inches, f.columns, f.rows, slate(("7d8285", "5b6165", "3c4144")), 14, grout="7a7770", gw=0.2, rough=(0.5, 0.8)
    ),
    "porcelain": lambda n, f: tiles(
        n, f.inches, f.columns, f.rows, ceramic(("a9a6a1", "8b8883"), 0.7), 24, grout="77736d", gw=0.10, bev=0.06, rough=(0.30, 0.7)
    ),
    "berber": lambda n, f: loops(n, f.inches, 0.27, ("d8cdb8", "c7b89e", "a48f72", "e6dfd0"), (0.5, 0.27, 0.1, 0.13), 7),
    "plush": lambda n, f: plush(n, f.inches, ("e3dacd", "a99b8a"), 8),
    "old-oak": lambda n, f: planks(n, f.inches, f.columns, OLD_OAK, 9, gap=0.09, bev=0.1, gapdark=0.18, rough=(0.62, 0.12)),
    "old-vinyl": lambda n, f: tiles(
        n, f.inches, f.columns, f.rows, ceramic(("d0c4a4", "ae9c76"), 1.0), 10, grout="807050", gw=0.22, rough=(0.4, 0.55)
    ),
    "old-tile": lambda n, f: tiles(
        n, f.inches, f.columns, f.rows, ceramic(("d2b6a4", "bd9c88"), 0.8), 25, grout="5d5048", gw=0.16, rough=(0.30, 0.7)
    ),
    "old-carpet": lambda n, f: plush(n, f.inches, ("b7a184", "7c6a52"), 11),
    "old-office-carpet": lambda n, f: loops(n, f.inches, 0.22, ("7f7d7a", "6b6967", "98938a", "565656"), (0.5, 0.3, 0.08, 0.12), 26),
}


def main(folder, names):
    os.makedirs(folder, exist_ok=True)
    texture_base.FOLDER = folder
    for name in names or FLOORS:
        if not os.path.exists(f"{folder}/{name}_rough.png"):  # the last file written: if it exists, the set is complete
            MAKERS[name](name, FLOORS[name])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
