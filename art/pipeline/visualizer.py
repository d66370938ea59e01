"""Runs inside Blender: exports the layers from which a browser can put any floor into a room. Called by visualizer.sh.

    lit    = floorTexture(H^-1 * pixel) * shade + gloss * floor.gloss        (all linear)
    result = mix(room, film(lit), mask)

room, mask, shade and gloss are pictures of one size; room.json explains their encoding.
"""
import argparse
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "scenes")]

import bpy
import numpy as np
from PIL import Image
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view
from scipy.ndimage import gaussian_filter

import stage
from floor_table import FLOORS
from materials import Nodes, mat
from passes import develop, render_passes

SHADE_MAX, GLOSS_MAX, GAMMA = 4.0, 2.0, 2.2
# As light as the average floor, so it bounces light onto the walls the way a floor would, but without a tint.
NEUTRAL_FLOOR = (0.36, 0.33, 0.30, 1)


def main(argv):
    options = parse(argv)
    started = time.time()
    room = stage.build(options.room, "oak", bare=True)
    view = stage.shoot(room, options.camera, options.width, options.height, options.spp, options.threads)
    floor = bpy.data.objects["FLOOR"].data.materials
    floor.clear()
    floor.append(mat("neutral floor", NEUTRAL_FLOOR, rough=0.30))

    folder = f"{options.out}/{options.room}"
    os.makedirs(folder, exist_ok=True)
    layers = render_passes()
    Image.fromarray(develop(layers["image"])).save(f"{folder}/room.webp", quality=90, method=6)
    homography, film = floor_homography(options.width, options.height), film_curve()
    mask = render_mask()
    Image.fromarray(np.uint8(mask * 255 + 0.5)).save(f"{folder}/mask.webp", lossless=True, method=6)
    for name, limit in (("shade", SHADE_MAX), ("gloss", GLOSS_MAX)):
        light = spread(layers["diffuse" if name == "shade" else "gloss"][::-1], mask)
        encoded = np.clip(light / limit, 0, 1) ** (1 / GAMMA)
        Image.fromarray(np.uint8(encoded * 255 + 0.5)).save(f"{folder}/{name}.webp", quality=95, method=6)

    write(f"{folder}/room.json", options, view, homography, film)
    print(f"DONE visualizer {options.room} {time.time() - started:.0f} s", flush=True)


def parse(argv):
    parser = argparse.ArgumentParser(prog="visualizer.sh")
    parser.add_argument("room", choices=stage.ROOMS)
    parser.add_argument("--camera", default="wide")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int)
    parser.add_argument("--spp", type=int, default=24)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--out", required=True)
    options = parser.parse_args(argv)
    options.height = options.height or round(options.width * 2 / 3)
    return options


def floor_homography(width, height):
    """The 3x3 matrix from floor meters (x right, y away from the camera's wall) to pixels (origin top left).

    Exact, not fitted: it is solved from five points of the plane z=0 seen through the camera itself.
    """
    scene = bpy.context.scene
    camera = scene.camera
    ahead = camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    ahead.z = 0
    ahead.normalize()
    side, start = Vector((-ahead.y, ahead.x, 0)), camera.location.copy()
    start.z = 0
    rows = []
    for forward, across in ((2, -1), (2, 1), (5, -2), (5, 2), (3, 0.3)):
        p = start + ahead * forward + side * across
        seen = world_to_camera_view(scene, camera, p)
        x, y, u, v = p.x, p.y, seen.x * width, (1 - seen.y) * height
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y, -u], [0, 0, 0, x, y, 1, -v * x, -v * y, -v]]
    h = np.linalg.svd(np.array(rows))[2][-1].reshape(3, 3)
    return h / h[2, 2]


def film_curve():
    """The scene's film as display value over linear light: 0, then 255 steps evenly spaced in stops from -10 to +5."""
    light = np.concatenate([[0], np.geomspace(2**-10, 2**5, 255)]).astype(np.float32)
    developed = develop(np.repeat(light[None, :, None], 3, 2))[0]
    return [int(v) for v in developed[:, 0]]


def render_mask():
    """How much of each pixel is floor: the floor glows white, everything else is black, and no lamp is on."""
    scene = bpy.context.scene
    black, white = emitter("black", 0), emitter("white", 1)
    for o in scene.objects:
        if o.type == "MESH":
            o.data.materials.clear()
            o.data.materials.append(white if o.name == "FLOOR" else black)
        if o.type == "LIGHT":
            o.hide_render = True
    scene.world.use_nodes = False
    scene.world.color = (0, 0, 0)
    scene.use_nodes = False
    scene.cycles.max_bounces, scene.cycles.samples, scene.cycles.use_adaptive_sampling = 0, 48, False
    scene.render.dither_intensity = 0
    settings = scene.view_settings
    settings.view_transform, settings.look, settings.exposure = "Raw", "None", 0
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "BW", "8"
    scene.render.filepath = os.path.join(bpy.app.tempdir, "mask.png")
    bpy.ops.render.render(write_still=True)
    return np.asarray(Image.open(scene.render.filepath).convert("L")) / 255.0


def emitter(name, value):
    t = Nodes(name)
    glow = t.add("ShaderNodeEmission")
    glow.inputs[0].default_value = (value, value, value, 1)
    t.link(glow.outputs[0], t.nodes["Material Output"].inputs[0])
    return t.material


def spread(light, mask):
    """Carries the floor's light a little under the furniture. Otherwise edge pixels would mix in light from whatever
    stands on the floor and show a dark or colored fringe. Far from the floor the layer is flat, which compresses well."""
    inside = (mask > 0.995).astype(np.float64)
    result, filled = light * inside[..., None], inside > 0
    for sigma in (1.5, 4, 12, 40, 150):
        weight = gaussian_filter(inside, sigma)
        near = ~filled & (weight > 1e-3)
        blurred = np.stack([gaussian_filter(light[..., c] * inside, sigma) for c in range(3)], -1)
        result[near] = (blurred / np.maximum(weight, 1e-9)[..., None])[near]
        filled |= near
    return result


def write(path, options, view, homography, film):
    data = dict(
        room=options.room,
        width=options.width,
        height=options.height,
        metersToPixels=[[round(v, 8) for v in row] for row in homography.tolist()],
        pixelsToMeters=[[round(v, 10) for v in row] for row in np.linalg.inv(homography).tolist()],
        shade=dict(file="shade.webp", max=SHADE_MAX, gamma=GAMMA, note="linear = max * (byte / 255) ** gamma"),
        gloss=dict(file="gloss.webp", max=GLOSS_MAX, gamma=GAMMA, note="multiply with the floor's gloss"),
        film=dict(stops=[-10, 5], values=film, note="values[0] is for 0, values[1..255] evenly spaced in stops (log2 of linear light)"),
        neutralFloor=NEUTRAL_FLOOR[:3],
        floors={name: dict(meters=round(f.meters, 4), gloss=f.gloss) for name, f in FLOORS.items() if not f.worn},
    )
    with open(path, "w") as out:
        json.dump(data, out)


main(sys.argv[sys.argv.index("--") + 1 :])
