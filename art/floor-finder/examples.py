"""Writes what the test of the browser's network compares with: a tiny network with random weights, twelve small renders, its answers.

    python3 examples.py --renders FOLDER --out FOLDER

network.bin: as export.py writes it. NN.png: the pictures. examples.json: their taps, and the odds of floor at half size from 0 to 255,
row by row.
"""
import argparse
import base64
import glob
import json
import os
import random

import cv2
import numpy as np
import torch

from export import fold, write
from network import Net
from taps import tap_layers

COUNT, LONGER, SHORTER = 12, 54, 38  # sides that don't halve evenly


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--renders", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    net = random_network()
    with open(f"{options.out}/network.bin", "wb") as file:
        file.write(write(fold(net)))
    rng = random.Random(0)
    examples = [example(net, path, f"{options.out}/{number:02d}.png", number % 3, rng) for number, path in enumerate(sorted(glob.glob(f"{options.renders}/*.jpg"))[:COUNT])]
    with open(f"{options.out}/examples.json", "w") as file:
        json.dump(examples, file, indent=2)
        file.write("\n")


@torch.no_grad()
def random_network():
    torch.manual_seed(0)
    net = Net(shrink=4)
    for norm in (part for part in net.modules() if isinstance(part, torch.nn.BatchNorm2d)):
        norm.weight.data.uniform_(0.5, 2)
        norm.bias.data.normal_(0, 0.3)
        norm.momentum = 0.5
    for _ in range(20):  # until what's usual in each layer is known
        net(torch.rand(4, 5, SHORTER, LONGER))
    net.answer.weight.data *= 8  # odds that are far from even
    return net.eval()


@torch.no_grad()
def example(net, source, picture, tap_count, rng):
    photo = cv2.imread(source)
    width, height = (LONGER, SHORTER) if photo.shape[1] > photo.shape[0] else (SHORTER, LONGER)
    photo = cv2.resize(photo, (width, height), interpolation=cv2.INTER_AREA)
    cv2.imwrite(picture, photo)
    taps = [(rng.randrange(width), rng.randrange(height), rng.random() < 0.5) for _ in range(tap_count)]
    colors = photo[..., ::-1].transpose(2, 0, 1).astype(np.float32) / 255
    pixels = np.concatenate([colors, tap_layers(taps, width, height)])
    odds = net(torch.from_numpy(pixels)[None]).softmax(1)[0, 0].numpy()
    taps = [dict(x=x, y=y, isFloor=is_floor) for x, y, is_floor in taps]
    return dict(picture=os.path.basename(picture), taps=taps, odds=base64.b64encode(np.uint8(odds * 255 + 0.5).tobytes()).decode())


if __name__ == "__main__":
    main()
