"""Runs inside Blender: renders one picture and adds it to OUT/index.json. Called by render.sh."""
import argparse
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "scenes")]

import bpy
from PIL import Image

import stage
from floor_table import FLOORS
from passes import develop, render_passes


def main(argv):
    options = parse(argv)
    started = time.time()
    room = stage.build(options.room, options.floor, camera=options.camera)
    stage.shoot(room, options.camera, options.width, options.height, options.spp, options.threads)
    spp = bpy.context.scene.cycles.samples
    name = "-".join([options.room, options.floor, options.camera])
    os.makedirs(options.out, exist_ok=True)
    pixels = develop(render_passes()["image"])
    Image.fromarray(pixels).save(f"{options.out}/{name}.webp", quality=88, method=6)
    if not options.no_index:
        note(options, room, name + ".webp")
    print(f"DONE {name} {options.width}x{options.height} {spp} spp {time.time() - started:.0f} s", flush=True)


def parse(argv):
    parser = argparse.ArgumentParser(prog="render.sh")
    parser.add_argument("room", choices=stage.ROOMS)
    parser.add_argument("camera")
    parser.add_argument("floor", choices=FLOORS)
    parser.add_argument("--width", type=int, default=1920)
    parser.add_argument("--height", type=int, help="two thirds of the width by default")
    parser.add_argument("--spp", type=int, help="12 by default, 16 with a blurred background")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--no-index", action="store_true", help="for tries: leave index.json alone")
    parser.add_argument("--out", required=True)
    options = parser.parse_args(argv)
    options.height = options.height or round(options.width * 2 / 3)
    return options


def note(options, room, file):
    """One entry per file."""
    path = f"{options.out}/index.json"
    entries = json.load(open(path)) if os.path.exists(path) else []
    seen = room.ALT[options.camera].format(floor=FLOORS[options.floor].label)
    entry = dict(
        file=file,
        room=options.room,
        camera=options.camera,
        floor=options.floor,
        width=options.width,
        height=options.height,
        alt=f"Rendering of {seen}.",
    )
    entries = sorted([e for e in entries if e["file"] != file] + [entry], key=lambda e: e["file"])
    with open(path + ".new", "w") as out:
        json.dump(entries, out, indent=1)
    os.replace(path + ".new", path)


main(sys.argv[sys.argv.index("--") + 1 :])
