"""Floors at real size: squares of 14.4 inches, lit from the top left. Their joints are where content/visualizer-rooms/floors.yaml says.

    python3 texture_close.py OUT_FOLDER [FLOOR ...]

The usual textures show eight feet, so at real size a screen would show forty of its own pixels for one of theirs. These have the same
colors and sizes with fifteen times the detail. They don't repeat.
"""
import os
import sys
from dataclasses import replace

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "scenes"))

import numpy as np
import texture_carpet
import texture_tile
import textures
from floor_table import FLOORS, INCH
from PIL import Image
from texture_base import fbm, hexcolor, lin, noise, smooth, srgb
from texture_wood import wood

INCHES = 14.4
PPI = 150
SIDE = round(INCHES * PPI)
PLANKS, TILES = (2.4, 3.6), (1.6, 1.6)  # inches from the left and the top to where two joints meet
LIGHT = (-0.42, -0.5, 0.76)  # where the light comes from: left, top, above


def pixel(inches):
    return round(inches * PPI)


def planks(name, P, columns, p, seed, gap=0.055, bev=0.10, gapdark=0.35, **_):
    rng = np.random.default_rng(seed)
    col, h = np.zeros((SIDE, SIDE, 3)), np.zeros((SIDE, SIDE))
    width = P / columns
    for i in range(-1, int(np.ceil((INCHES - PLANKS[0]) / width))):
        left, right = pixel(PLANKS[0] + i * width), pixel(PLANKS[0] + (i + 1) * width)
        end = pixel({0: PLANKS[1], 1: PLANKS[1] + 7}.get(i, 99))
        for a, b in [(0, min(end, SIDE)), (end, SIDE)]:
            if a >= b:
                continue
            c, hh = wood(b - a, right - left, rng, PPI, p)
            x = np.arange(right - left) + 0.5
            y = np.abs(np.arange(a, b) + 0.5 - end)
            e = np.minimum(np.minimum(x, right - left - x)[None], y[:, None]) / PPI
            edge = smooth(gap * 0.25, bev, e)
            g = smooth(gap * 0.2, gap * 0.9, e)
            c = c * (gapdark + (1 - gapdark) * g)[..., None] * (0.93 + 0.07 * edge)[..., None]
            paste(col, c, a, left)
            paste(h, hh * 0.1 + edge, a, left)
    return col, h


def tiles(name, P, nx, ny, tile_fn, seed, grout="b8b2a6", gw=0.16, bev=0.10, stag=0.0, groutamp=0.06, **_):
    rng = np.random.default_rng(seed)
    col, h = np.zeros((SIDE, SIDE, 3)), np.zeros((SIDE, SIDE))
    tw, th = pixel(P / nx), pixel(P / ny)
    corner = 0.12
    for i in range(-1, 2):
        for j in range(-2, 2):
            left, top = pixel(TILES[0]) + i * tw, pixel(TILES[1]) + j * th + round(th * ((i * stag) % 1))
            if min(left, top) >= SIDE or left + tw <= 0 or top + th <= 0:
                continue
            c, hh, _ = tile_fn(th, tw, rng, PPI)
            x, y = np.arange(tw) + 0.5, (np.arange(th) + 0.5)[:, None]
            x, y = np.minimum(x, tw - x)[None] / PPI, np.minimum(y, th - y) / PPI
            q = np.hypot(np.maximum(corner + gw / 2 - x, 0), np.maximum(corner + gw / 2 - y, 0))
            e = np.minimum(np.minimum(x, y) - gw / 2, corner - q)
            m = smooth(-0.02, 0.03, e)[..., None]
            edge = smooth(-0.02, bev, e)
            sand = 1 + groutamp * fbm((th, tw), 3, rng) + 0.05 * fbm((th, tw), PPI, rng)
            g = lin(hexcolor(grout))[None, None] * sand[..., None] * 0.88
            paste(col, g * (1 - m) + c * m * (0.95 + 0.05 * edge)[..., None], top, left)
            paste(h, hh * 0.06 + edge + 0.02 * sand * (1 - m[..., 0]), top, left)
    return col, h


def paste(canvas, part, top, left):
    """Puts a part where it belongs, without what lies outside."""
    bottom, right = min(top + part.shape[0], SIDE), min(left + part.shape[1], SIDE)
    y, x = max(top, 0), max(left, 0)
    if y < bottom and x < right:
        canvas[y:bottom, x:right] = part[y - top : bottom - top, x - left : right - left]


def lit(col, h, floor):
    strength = floor.bump_strength * (0.3 if floor.layout == "soft" else 1)  # at full strength, yarn looks like pebbles
    height = (h - h.min()) / np.ptp(h) * floor.bump * strength / INCH * PPI
    gy, gx = np.gradient(height)
    shade = (LIGHT[2] - gx * LIGHT[0] - gy * LIGHT[1]) / np.sqrt(1 + gx**2 + gy**2) / LIGHT[2]
    return col * np.clip(shade, 0.5, 1.3)[..., None]


def main(folder, names):
    os.makedirs(folder, exist_ok=True)
    scale = PPI / (texture_carpet.N / 36)  # carpets' sizes in px were chosen at 57 px an inch
    textures.planks, textures.tiles = planks, tiles
    texture_tile.PX = PPI / (2048 / 96)
    texture_carpet.N = SIDE
    texture_carpet.save = lambda name, col, h, ro, P: (col, h)
    texture_carpet.noise = lambda shape, sy, sx, rng: noise(shape, sy * scale, sx * scale, rng)
    for name in names or [name for name, floor in FLOORS.items() if not floor.worn]:
        floor = FLOORS[name]
        soft = floor.layout == "soft"
        col, h = textures.MAKERS[name](name, replace(floor, inches=INCHES) if soft else floor)
        image = Image.fromarray((srgb(lit(col, h, floor)) * 255 + 0.5).astype("u1"))
        if soft:  # yarn is as coarse as that, and takes four times the bytes
            image = image.resize((SIDE // 2, SIDE // 2), Image.BOX)
        image.save(f"{folder}/pattern-{name}.webp", quality=58, method=6)
        print(name, os.path.getsize(f"{folder}/pattern-{name}.webp"), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
