"""Contact sheets of content/images. Called by sheet.sh."""
import glob
import io
import os
import subprocess
import sys

from PIL import Image, ImageDraw, ImageFont

FOLDER = "content/images"
PAPER, INK = (248, 245, 239), (31, 28, 24)
FONT = ImageFont.truetype("DejaVuSans.ttf", 15)


def main(what, *rest):
    if what == "all":
        (out,) = rest
        sheet([(name_of(path), thumbnail(path)) for path in sorted(glob.glob(f"{FOLDER}/*.webp"))], 8).save(out, quality=82)
    elif what == "compare":
        commit, out, *spots = rest
        cells = []
        for spot in spots:
            name, at = spot.split(":")
            across, down = map(float, at.split(","))
            cells += [(f"{name}: {label}", crop(image, across, down)) for label, image in ((commit[:7], old(commit, name)), ("now", new(name)))]
        sheet(cells, 2).save(out, quality=90)
    else:
        sys.exit("usage: sheet.sh all OUT | sheet.sh compare COMMIT OUT NAME:ACROSS,DOWN ...")


def name_of(path):
    return os.path.basename(path).removesuffix(".webp")


def thumbnail(path, width=280, height=187):
    image = Image.open(path).convert("RGB")
    image.thumbnail((width, height), Image.LANCZOS)
    return image


def new(name):
    return Image.open(f"{FOLDER}/{name}.webp").convert("RGB")


def old(commit, name):
    data = subprocess.run(["git", "show", f"{commit}:{FOLDER}/{name}.webp"], check=True, capture_output=True).stdout
    return Image.open(io.BytesIO(data)).convert("RGB")


def crop(image, across, down, part=0.36):
    """The same part of the room from either picture, so the sharper one is the larger one."""
    width, height = round(image.width * part), round(image.height * part)
    left = min(max(0, round(image.width * across - width / 2)), image.width - width)
    top = min(max(0, round(image.height * down - height / 2)), image.height - height)
    return image.crop((left, top, left + width, top + height))


def sheet(cells, columns, gap=12, line=24):
    rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    width = max(image.width for _, image in cells)
    heights = [max(image.height for _, image in row) + line + gap for row in rows]
    out = Image.new("RGB", (gap + columns * (width + gap), gap + sum(heights)), PAPER)
    draw = ImageDraw.Draw(out)
    top = gap
    for row, height in zip(rows, heights):
        for column, (label, image) in enumerate(row):
            left = gap + column * (width + gap)
            out.paste(image, (left, top))
            draw.text((left, top + image.height + 3), label, INK, FONT)
        top += height
    return out


main(*sys.argv[1:])
