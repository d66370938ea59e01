"""Runs inside Blender: renders random rooms as a phone would take them, with a mask beside each. Called by render.sh.

    NNNNN.jpg   the photo, its longer side 208 px
    NNNNN.png   0 floor, 1 rug, 2 walls and what is part of them, 3 things

A picture depends on its number only. Pictures that exist are skipped, so you can stop and restart it.
"""
import argparse
import math
import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "scenes"), os.path.join(HERE, "..", "pipeline")]

import bpy
import cv2
import numpy as np
from mathutils import Euler, Matrix, Vector

import passes
import room as rooms
from denoise import clean_albedo, clean_normal, denoise
from film import View, expose, new_scene
from shapes import link

PASSES = "Image", "Denoising Albedo", "Denoising Normal", "IndexOB"
PER_ROOM = 2  # a scene takes as long to build as a picture to render
SAMPLES = 5  # the denoiser makes up for the rest, at this size


def main(argv):
    parser = argparse.ArgumentParser(prog="render.sh")
    parser.add_argument("count", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", required=True)
    options = parser.parse_args(argv)
    os.makedirs(options.out, exist_ok=True)
    room = None
    for number in range(options.first, options.first + options.count):
        path = f"{options.out}/{number:05d}"
        if os.path.exists(path + ".png"):
            continue
        started, seed = time.time(), number // PER_ROOM
        if room is None or room[0] != seed:
            new_scene()
            room = seed, rooms.Room(seed)
        photo, mask = take(room[1], random.Random(f"camera {number}"))
        cv2.imwrite(path + ".jpg", photo, [cv2.IMWRITE_JPEG_QUALITY, 92])
        cv2.imwrite(path + ".part.png", mask)
        os.replace(path + ".part.png", path + ".png")
        print(f"{number} {room[1].kind} {time.time() - started:.1f} s", flush=True)


def take(room, rng):
    flash = aim(room, rng)
    wide = rng.random() < 0.5
    width, height = (208, 160) if wide else (160, 208)
    expose(View((0, 0, 0), (0, 0, 0), exposure=0), width, height, SAMPLES, 1)
    image, kinds = render()
    if flash:
        bpy.data.objects.remove(flash)
    mask = np.choose(np.clip(np.rint(kinds), 0, 4).astype(int), [2, 0, 1, 2, 3]).astype(np.uint8)
    return develop(image, rng), mask


def aim(room, rng):
    """Tries cameras until one sees what a person would photograph. One in twenty may see hardly any floor."""
    for o in [o for o in bpy.data.objects if o.type == "CAMERA"]:
        bpy.data.objects.remove(o)
    data = bpy.data.cameras.new("camera")
    camera = link(bpy.data.objects.new("camera", data))
    bpy.context.scene.camera = camera
    data.clip_start, data.sensor_fit, data.sensor_width = 0.05, "AUTO", 36
    floorless = rng.random() < 0.05
    for attempt in range(60):
        data.lens = rng.choice((13, 16, 20, 24, 26, 26, 27, 28, 35)) * rng.uniform(0.95, 1.05)
        x, y, z = rng.uniform(0.25, room.X - 0.25), rng.uniform(0.25, room.Y - 0.25), min(max(rng.gauss(1.42, 0.22), 0.6), 1.85)
        if rng.random() < 0.6:  # people step back to a wall
            x, y = rng.choice(((0.25, y), (room.X - 0.25, y), (x, 0.25), (x, room.Y - 0.25)))
        target = rng.uniform(0, room.X) - x, rng.uniform(0, room.Y) - y
        down = rng.choice((rng.uniform(-2, 12), rng.uniform(8, 28), rng.uniform(8, 28), rng.uniform(20, 45), rng.uniform(40, 65)))
        turn = Euler((math.radians(90 - down), 0, math.atan2(-target[0], target[1])))
        camera.matrix_world = Matrix.Translation((x, y, z)) @ turn.to_matrix().to_4x4() @ Euler((0, 0, math.radians(rng.gauss(0, 2.5)))).to_matrix().to_4x4()
        if rooms.is_free(room, x, y, z) and is_a_photo(camera, floorless or attempt > 45):
            break
    if rng.random() > 0.06:
        return None
    lamp = bpy.data.lights.new("flash", "POINT")
    lamp.energy, lamp.shadow_soft_size = rng.uniform(20, 60), 0.02
    flash = link(bpy.data.objects.new("flash", lamp))
    flash.location = camera.location + Vector((0.03, 0, 0.05))
    return flash


def is_a_photo(camera, floorless):
    bpy.context.view_layer.update()
    spread = 18 / camera.data.lens
    kinds, near = [], []
    for i in range(-5, 6):
        for j in range(-5, 6):
            ray = camera.matrix_world.to_3x3() @ Vector((i / 5 * spread * 0.9, j / 5 * spread * 0.9, -1)).normalized()
            kind, distance = rooms.kind_at(camera.matrix_world.translation, ray)
            kinds.append(kind)
            near.append(distance)
    floor, objects = (kinds.count(k) / len(kinds) for k in (rooms.FLOOR, rooms.OBJECT))
    if np.mean(np.array(near) < 0.45) > 0.12:
        return False
    return floorless or (0.08 < floor and objects < 0.75)


def render():
    """Linear color without noise, and what each pixel is; top row first."""
    image, albedo, normal, kinds = passes.render(PASSES, ["object_index"]).values()
    return denoise(image, clean_normal(normal), clean_albedo(albedo))[::-1], kinds[::-1, :, 0]


def develop(linear, rng):
    """What a phone makes of it: exposure, an imperfect white balance, a soft shoulder, more or less contrast and color."""
    linear = linear[..., ::-1].copy()  # OpenCV wants blue first
    light = linear.mean(2)
    key = math.exp(rng.gauss(math.log(0.19), 0.35))
    linear *= key / max(1e-5, math.exp(np.log(np.clip(light, 1e-4, np.quantile(light, 0.97))).mean()))
    gray = np.quantile(linear.reshape(-1, 3), 0.5, axis=0)
    linear *= (gray.mean() / np.maximum(gray, 1e-5)) ** rng.uniform(0.1, 0.8) * np.exp([rng.gauss(0, 0.05) for _ in range(3)])
    shoulder = rng.uniform(0.6, 1.6)
    film = np.clip(linear * (1 + linear / (shoulder * 2) ** 2) / (1 + linear / shoulder), 0, 1)
    shown = np.where(film <= 0.0031308, film * 12.92, 1.055 * film ** (1 / 2.4) - 0.055)
    shown = np.clip(shown, 0, 1)
    gray = shown.mean(2, keepdims=True)
    shown = gray + (shown - gray) * rng.uniform(0.7, 1.3)
    shown = (shown - 0.5) * rng.uniform(0.9, 1.45) + 0.5
    return np.uint8(np.clip(shown, 0, 1) * 255 + 0.5)


main(sys.argv[sys.argv.index("--") + 1 :])
