"""Floors for the training pictures: those of the site and many random ones, small and quick to make.

    python3 textures.py FOLDER

`random_floors` also runs inside Blender, to add the random floors to the floor table.
"""
import os
import random
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "pipeline"), os.path.join(HERE, "..", "scenes")]

from floor_table import FLOORS, Floor

SIDE = 1024  # pixels; a training picture has 208
WOODS = "e6d3b3 d8b98c c79a63 a9743f 8a5a34 6d4429 4d2e1c 38251c b5896a b0a797 8d867b 6f6a63 d9d2c4 a5502f c98b4d".split()
STONES = "efece6 dcd5c8 c9bba6 b8b3ab 9a9690 74716c 4f4d4b 2d2c2c b59a7d a4583c d7c9b4 8b9a94 6c7f92 e9dfcf".split()
PILES = "e3dacd b7a184 8a7a66 6b6967 4a4f58 98938a 7c3f3a 3f5a52 c9b9a3 2f3542".split()


def random_floors():
    """name: (its row in the floor table, how to make it)."""
    rng = random.Random(34)
    floors = {}
    for i, color in enumerate(WOODS):
        boards, plain = rng.choice((8, 10, 13, 16, 20, 24, 32, 40)), rng.random()
        look = dict(cols=(shade(color, 1.25), color, shade(color, 0.62)), ring=0.1 + 0.2 * plain, fib=0.08, low=0.07, tone=0.04 + 0.2 * rng.random())
        look |= dict(pore=0.25 * plain, hue=0.015, knot=0.3 * rng.random(), rw=0.17)
        floors[f"wood-{i}"] = (Floor("wood", 96, "planks", boards), ("planks", boards, look, rng.uniform(0.1, 0.7)))
    for i, color in enumerate(STONES):
        side = rng.choice((48, 64, 96, 128))
        across, along = rng.choice(((4, 4), (8, 8), (4, 8), (2, 4), (16, 16)))
        second = STONES[rng.randrange(len(STONES))] if rng.random() < 0.25 else shade(color, rng.uniform(0.75, 0.95))
        look = (rng.choice(("ceramic", "ceramic", "slate", "marble")), color, second, shade(color, 0.5))
        floors[f"stone-{i}"] = (Floor("tile", side, "tiles", across, along), ("tiles", (across, along), look, shade(color, rng.uniform(0.4, 1.15))))
    for i, color in enumerate(PILES):
        floors[f"pile-{i}"] = (Floor("carpet", 36, "soft", bump=0.01, specular=0.05, sheen=0.4), ("plush", None, (color, shade(color, rng.uniform(0.6, 0.9))), None))
    return floors


def shade(color, times):
    return "".join(f"{min(255, round(int(color[i : i + 2], 16) * times)):02x}" for i in (0, 2, 4))


def main(folder):
    import texture_base

    texture_base.HARD = texture_base.SOFT = SIDE  # before the makers read them
    site = runpy.run_path(os.path.join(HERE, "..", "pipeline", "textures.py"))
    from texture_carpet import plush
    from texture_tile import ceramic, marble, slate, tiles
    from texture_wood import planks

    os.makedirs(folder, exist_ok=True)
    texture_base.FOLDER = folder
    makers = {name: lambda name=name: site["MAKERS"][name](name, FLOORS[name]) for name in FLOORS}
    for seed, (name, (floor, (kind, count, look, extra))) in enumerate(random_floors().items(), 100):
        if kind == "planks":
            makers[name] = lambda a=(name, floor.inches, count, look, seed), gap=extra: planks(*a, gapdark=gap)
        elif kind == "tiles":
            stone = dict(ceramic=lambda c: ceramic(c[:2], 0.8), slate=slate, marble=marble)[look[0]](look[1:])
            makers[name] = lambda a=(name, floor.inches, *count, stone, seed), grout=extra: tiles(*a, grout=grout)
        else:
            makers[name] = lambda a=(name, floor.inches, look, seed): plush(*a)
    for name, make in makers.items():
        if not os.path.exists(f"{folder}/{name}_rough.png"):
            make()


if __name__ == "__main__":
    main(sys.argv[1])
