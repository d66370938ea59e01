"""How well a network finds the floor in the validation photos: alone, after one tap and after two.

    python3 measure.py NETWORK.pt --photos FOLDER
"""
import argparse

import cv2
import numpy as np
import torch

from network import Net
from photos import FLOOR, UNKNOWN, read_photos
from taps import best_tap, tap_layers

LONGER, SHORTER = 256, 192


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("network")
    parser.add_argument("--photos", required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = Net()
    state = torch.load(options.network)
    net.load_state_dict(state.get("average", state))
    overlaps = measure(net, prepared(options.photos))
    for row in sorted(overlaps, key=lambda row: row["overlaps"][0]):
        print(*(f"{v:.2f}" for v in row["overlaps"]), f"expected {row['expected']:.2f}", row["name"])
    print(summary(overlaps))
    for least in (0.4, 0.5, 0.6, 0.7, 0.8):
        sure = [row["overlaps"][0] for row in overlaps if row["expected"] >= least]
        print(f"expected {least} or more: {len(sure)} photos, mean overlap {np.mean(sure) if sure else 0:.2f}")


def prepared(folder):
    """The validation photos at the size of the network."""
    photos = []
    for photo, mask, row in read_photos(folder, "validation"):
        size = (LONGER, SHORTER) if photo.shape[1] >= photo.shape[0] else (SHORTER, LONGER)
        small = cv2.resize(photo, size, interpolation=cv2.INTER_AREA), cv2.resize(mask, size, interpolation=cv2.INTER_NEAREST)
        photos.append((*small, f"{row['repository']} {row['path']}"))
    return photos


@torch.no_grad()
def measure(net, photos):
    net.eval()
    rows = []
    for photo, mask, name in photos:
        floor, known, taps, overlaps = mask == FLOOR, mask != UNKNOWN, [], []
        for turn in range(3):
            odds = floor_odds(net, photo, taps)
            found = odds > 0.5
            if turn == 0:
                expected = expected_overlap(odds, found)
            union = ((found | floor) & known).sum()
            overlaps.append((found & floor & known).sum() / union if union else 1.0)
            tap = best_tap(found, floor, known)
            taps = taps + [tap] if tap else taps
        rows.append(dict(name=name, overlaps=overlaps, expected=expected, floor=floor.mean()))
    net.train()
    return rows


def expected_overlap(odds, found):
    """What the overlap would be on average, if the odds are right: how sure the network is."""
    return odds[found].sum() / max(found.sum() + odds[~found].sum(), 1)


def floor_odds(net, photo, taps):
    height, width = photo.shape[:2]
    pixels = np.concatenate([photo.transpose(2, 0, 1).astype(np.float32) / 255, tap_layers(taps, width, height)])
    answer = torch.nn.functional.interpolate(net(torch.from_numpy(pixels)[None]), size=(height, width), mode="bilinear", align_corners=False)
    return answer.softmax(1)[0, 0].numpy()


def summary(rows):
    """Photos without any floor count separately: an overlap with nothing is 0 or 1."""
    with_floor = np.array([row["overlaps"] for row in rows if row["floor"] > 0])
    tenth = np.quantile(with_floor[:, 0], 0.1)
    without = sum(row["overlaps"][0] == 1 for row in rows if row["floor"] == 0)
    means = " ".join(f"{v:.3f}" for v in with_floor.mean(0))
    return f"mean alone, one tap, two taps {means}; median alone {np.median(with_floor[:, 0]):.3f}, tenth percentile {tenth:.3f}; no floor found where none is: {without} of {len(rows) - len(with_floor)}"


if __name__ == "__main__":
    main()
