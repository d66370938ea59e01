"""Trains the floor finder. Repeatable: the same renders, photos and seed give the same weights, also after a stop.

    python3 train.py --renders FOLDER --photos FOLDER --out FOLDER [--steps 5000] [--seed 1]

Debian's python3-torch and python3-opencv. One thread, because PyTorch 1.13 on few cores is slower with more.
FOLDER/latest.pt holds everything needed to go on, FOLDER/curve.tsv what each measurement gave.
"""
import argparse
import glob
import math
import os
import random
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from augment import augmented, composite, view_of_panorama
from measure import measure, prepared, summary
from network import Net
from pretrained import start
from photos import FLOOR, NEITHER, UNKNOWN, read_panoramas, read_photos
from taps import best_tap, tap_layers

BATCH, RATE, KNOWN_RATE = 16, 3e-3, 5e-4  # what MobileNetV2 knows changes slowly
SMALL, LARGE = ((160, 128), (160, 128), (128, 160), (144, 144)), ((192, 144), (192, 144), (144, 192), (160, 160))
SHARES = dict(renders=0.4, panoramas=0.25, photos=0.2, composites=0.15)


def main():
    parser = argparse.ArgumentParser()
    for name in ("--renders", "--photos", "--out"):
        parser.add_argument(name, required=True)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure-every", type=int, default=500)
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    os.makedirs(options.out, exist_ok=True)
    data, validation = Data(options.renders, options.photos), prepared(options.photos)
    print({name: len(pictures) for name, pictures in data.pictures.items()}, len(validation), flush=True)

    net = Net()
    start(net, options.out)
    net = net.to(memory_format=torch.channels_last)
    average = {name: value.clone() for name, value in net.state_dict().items()}
    known = [*net.first.parameters(), *net.blocks.parameters()]
    new = [p for p in net.parameters() if all(p is not k for k in known)]
    optimizer = torch.optim.AdamW([dict(params=known, rate=KNOWN_RATE), dict(params=new, rate=RATE)], weight_decay=1e-3)
    first, latest = 0, f"{options.out}/latest.pt"
    if os.path.exists(latest):
        saved = torch.load(latest)
        net.load_state_dict(saved["net"])
        optimizer.load_state_dict(saved["optimizer"])
        average, first = saved["average"], saved["step"]
    losses, started = [], time.time()
    for step in range(first, options.steps):
        rng = random.Random(options.seed * 1_000_000 + step)
        for group in optimizer.param_groups:
            group["lr"] = group["rate"] * min(1, (step + 1) / 60) * (0.02 + 0.98 * (0.5 + 0.5 * math.cos(math.pi * step / options.steps)))
        pictures, masks = data.batch(rng, LARGE if step > options.steps * 0.65 else SMALL)
        tap(net, pictures, masks, rng)
        loss = loss_of(net(pictures), masks[:, ::2, ::2].long())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        losses.append(loss.item())
        keep = min(0.998, (step + 1) / (step + 10))
        for name, value in net.state_dict().items():
            average[name] = average[name] * keep + value * (1 - keep) if value.dtype.is_floating_point else value.clone()
        if (step + 1) % 100 == 0 or step + 1 == options.steps:
            torch.save(dict(net=net.state_dict(), optimizer=optimizer.state_dict(), average=average, step=step + 1), latest + ".part")
            os.replace(latest + ".part", latest)
            print(f"step {step + 1} loss {np.mean(losses[-100:]):.3f} {time.time() - started:.0f} s", flush=True)
        if (step + 1) % options.measure_every == 0 or step + 1 == options.steps:
            settled = Net()
            settled.load_state_dict(average)
            line = f"{step + 1}\t{np.mean(losses[-options.measure_every:]):.3f}\t{summary(measure(settled, validation))}"
            print(line, flush=True)
            with open(f"{options.out}/curve.tsv", "a") as file:
                file.write(line + "\n")


class Data:
    def __init__(self, renders, photos):
        self.pictures = dict(
            renders=[read_render(path) for path in sorted(glob.glob(f"{renders}/*.png")) if os.path.exists(path[:-4] + ".jpg")],
            panoramas=list(read_panoramas(photos)),
            photos=[(photo, mask) for photo, mask, _ in read_photos(photos, "training")],
        )

    def batch(self, rng, sizes):
        width, height = rng.choice(sizes)
        pairs = [self.picture(rng, width, height) for _ in range(BATCH)]
        colors = np.stack([picture.transpose(2, 0, 1) for picture, _ in pairs])
        nothing = np.zeros((BATCH, 2, height, width), np.float32)
        return torch.from_numpy(np.concatenate([colors, nothing], 1)), torch.from_numpy(np.stack([mask for _, mask in pairs]))

    def picture(self, rng, width, height):
        source = rng.choices(list(SHARES), SHARES.values())[0]
        if source == "composites":
            photo, mask = composite(self.pictures["renders"], rng, width * 6 // 5, height * 6 // 5)
        elif source == "panoramas":
            photo, mask = view_of_panorama(*rng.choice(self.pictures["panoramas"]), rng, width * 6 // 5, height * 6 // 5)
        else:
            photo, mask = rng.choice(self.pictures[source])
        return augmented(photo, mask, rng, width, height)


def read_render(path):
    return cv2.cvtColor(cv2.imread(path[:-4] + ".jpg"), cv2.COLOR_BGR2RGB), cv2.imread(path, cv2.IMREAD_GRAYSCALE)


def tap(net, pictures, masks, rng):
    """Half of the batches get taps: one to three where the network is wrong without them, as a person would place them."""
    if rng.random() < 0.5:
        return
    with torch.no_grad():
        net.eval()
        odds = net(pictures).softmax(1)[:, 0].numpy()
        net.train()
    height, width = masks.shape[1:]
    for i in range(len(pictures)):
        mask = masks[i, ::2, ::2].numpy()
        known, taps = mask != UNKNOWN, []
        found = odds[i] > 0.5
        for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
            x_y = best_tap(found, mask == FLOOR, known)
            if x_y is None:
                break
            x, y, is_floor = x_y
            taps.append((2 * x + rng.gauss(0, 2), 2 * y + rng.gauss(0, 2), is_floor))
            near = np.hypot(np.arange(width // 2)[None] - x, np.arange(height // 2)[:, None] - y) < rng.uniform(0.05, 0.3) * width
            found = np.where(near, mask == FLOOR, found)  # the next tap goes elsewhere
        pictures[i, 3:] = torch.from_numpy(tap_layers(taps, width, height))


def loss_of(answer, kinds):
    """Which of the four classes, weighted for rugs, plus floor or not, by pixel and by area."""
    unknown, neither = kinds == UNKNOWN, kinds == NEITHER
    known = (~unknown).sum()
    classes = F.cross_entropy(answer, torch.where(unknown | neither, -1, kinds), weight=torch.tensor([1.0, 2.0, 1.0, 1.0]), ignore_index=-1, reduction="sum")
    logs = F.log_softmax(answer, 1)
    not_floor, neither_log = torch.logsumexp(logs[:, 1:], 1), torch.logsumexp(logs[:, 2:], 1)
    classes = classes - (neither_log * neither).sum()
    floor = (kinds == FLOOR) & ~unknown
    pixels = -(torch.where(floor, logs[:, 0], not_floor) * ~unknown).sum()
    odds = logs[:, 0].exp() * ~unknown
    both = (odds * floor).sum((1, 2))
    area = 1 - (2 * both + 20) / (odds.sum((1, 2)) + floor.sum((1, 2)) + 20)
    return (0.6 * classes + pixels) / known + 0.5 * area.mean()


if __name__ == "__main__":
    main()
