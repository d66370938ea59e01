"""Real photos and their labels. photos.jsonl holds the polygons and where each photo comes from; the pixels stay in their repositories.

Clone each repository into FOLDER/owner/name. Polygons are in percent of the picture, and the later ones lie over the earlier ones.

    python3 photos.py --photos FOLDER --out FOLDER [--use check]

writes each validation photo and its mask (white floor, gray where nobody knows) for anything else that finds floors.
"""
import argparse
import json
import os
import subprocess

import cv2
import numpy as np

FLOOR, RUG, STRUCTURE, OBJECT, NEITHER, UNKNOWN = 0, 1, 2, 3, 5, 255
KINDS = {"floor": FLOOR, "rug": RUG, "neither": NEITHER, "unknown": UNKNOWN}
LONGER_SIDE = 384


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--use", default="validation")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    for number, (photo, mask, row) in enumerate(read_photos(options.photos, options.use)):
        whole = cv2.imdecode(np.frombuffer(read_file(options.photos, row), np.uint8), cv2.IMREAD_COLOR)
        cv2.imwrite(f"{options.out}/{number:03d}.jpg", whole)
        gray = np.select([mask == FLOOR, mask == UNKNOWN], [255, 128], 0).astype(np.uint8)
        cv2.imwrite(f"{options.out}/{number:03d}.mask.png", gray)


def read_photos(folder, use):
    """(RGB, mask, row of photos.jsonl) of each photo for "training", "validation" or "check"."""
    for row in read_rows():
        if row["use"] != use or row.get("panorama"):
            continue
        photo = shrunk(cv2.imdecode(np.frombuffer(read_file(folder, row), np.uint8), cv2.IMREAD_COLOR))
        yield cv2.cvtColor(photo, cv2.COLOR_BGR2RGB), labels(photo, row["polygons"]), row


def read_panoramas(folder):
    """(linear RGB, mask): the whole sphere, 1024 x 512."""
    for row in read_rows():
        if not row.get("panorama"):
            continue
        light = cv2.imdecode(np.frombuffer(read_file(folder, row), np.uint8), cv2.IMREAD_UNCHANGED)
        small = cv2.resize(light, (512, 256), interpolation=cv2.INTER_AREA)
        small = small / (small + np.median(small))  # between 0 and 1, as GrabCut wants it
        mask = labels(np.uint8(small * 255), row["polygons"])
        yield cv2.cvtColor(light, cv2.COLOR_BGR2RGB), cv2.resize(mask, light.shape[1::-1], interpolation=cv2.INTER_NEAREST)


def read_rows():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "photos.jsonl")) as file:
        return [json.loads(line) for line in file]


def read_file(folder, row):
    command = ["git", "-C", os.path.join(folder, row["repository"]), "show", f"{row['commit']}:{row['path']}"]
    return subprocess.run(command, check=True, capture_output=True).stdout


def shrunk(photo):
    scale = LONGER_SIDE / max(photo.shape[:2])
    return cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def polygons_to_mask(shape, polygons):
    height, width = shape[:2]
    mask = np.full((height, width), NEITHER, np.uint8)
    for kind, points in polygons:
        corners = np.array(points, float).reshape(-1, 2) * (width, height) / 100
        cv2.fillPoly(mask, [np.round(corners).astype(np.int32)], KINDS[kind])
    return mask


def labels(photo, polygons):
    """A polygon drawn by hand is off by a few pixels. Near its edge, only pixels count on which GrabCut agrees."""
    mask = polygons_to_mask(photo.shape, polygons)
    for kind in (FLOOR, RUG):
        inside = np.uint8(mask == kind)
        if not 0.01 < inside.mean() < 0.99:
            continue
        kernel = np.ones((2 * round(0.012 * max(photo.shape)) + 1,) * 2, np.uint8)
        surely, surely_not = cv2.erode(inside, kernel), cv2.erode(1 - inside, kernel)
        guess = np.where(inside, cv2.GC_PR_FGD, cv2.GC_PR_BGD).astype(np.uint8)
        guess[surely > 0], guess[surely_not > 0] = cv2.GC_FGD, cv2.GC_BGD
        if not surely.any() or not surely_not.any():
            continue
        cv2.setRNGSeed(0)
        cv2.grabCut(photo, guess, None, np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_MASK)
        found = (guess == cv2.GC_FGD) | (guess == cv2.GC_PR_FGD)
        mask[found != (inside > 0)] = UNKNOWN
    return mask


if __name__ == "__main__":
    main()
