"""Renders an exact mask of the floor for pictures of our rendered rooms. Runs inside Blender:

    ART_CACHE=/tmp nice -n 19 blender -b --factory-startup --python-exit-code 1 -P tools/bench/floor-finding/masks.py -- \
        SCENES OUT NAME=ROOM,CAMERA[,before] ...

SCENES is art/scenes as it was when the pictures were rendered (see `git log`), or the furniture stands elsewhere. A mask has the name and the
size of its picture. Rugs, mats and furniture are black.
"""
import os
import sys

ARGUMENTS = sys.argv[sys.argv.index("--") + 1 :]
sys.path.insert(0, ARGUMENTS[0])

import bpy
import numpy as np
from PIL import Image

import floors
import stage
from materials import Nodes

WIDTH, HEIGHT, SAMPLES = 640, 427, 8


def main(out, *pictures):
    # The floor is painted white anyway, so its textures don't have to exist.
    floors.image = lambda t, *_: t.add("ShaderNodeRGB").outputs[0]
    os.makedirs(out, exist_ok=True)
    for picture in pictures:
        name, source = picture.split("=")
        room, camera, *before = source.split(",")
        path = f"{out}/{name}.png"
        if os.path.exists(path):
            continue
        built = stage.build(room, "oak", before=bool(before), bare=False)
        stage.shoot(built, camera, WIDTH, HEIGHT, SAMPLES, 1)
        render_mask(path)
        print("DONE", name, flush=True)


def render_mask(path):
    """The floor glows white, everything else is black, and no lamp is on."""
    scene = bpy.context.scene
    black, white = emitter("black", 0), emitter("white", 1)
    for each in scene.objects:
        if each.type == "MESH":
            each.data.materials.clear()
            each.data.materials.append(white if each.name == "FLOOR" else black)
        if each.type == "LIGHT":
            each.hide_render = True
    scene.world.use_nodes = False
    scene.world.color = (0, 0, 0)
    scene.camera.data.dof.use_dof = False
    scene.cycles.max_bounces, scene.cycles.use_adaptive_sampling = 0, False
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Raw", "None", 0
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "BW", "8"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    mask = np.asarray(Image.open(path).convert("L")) > 127
    Image.fromarray(mask).save(path, optimize=True)


def emitter(name, value):
    t = Nodes(name)
    glow = t.add("ShaderNodeEmission")
    glow.inputs[0].default_value = (value, value, value, 1)
    t.link(glow.outputs[0], t.nodes["Material Output"].inputs[0])
    return t.material


main(*ARGUMENTS[1:])
