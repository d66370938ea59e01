"""Taps as the network sees them: two layers with a soft spot at each tap, on the floor and beside it."""
import cv2
import numpy as np

RADIUS = 0.035  # of the longer side


def tap_layers(taps, width, height):
    """taps: (x, y, is floor), in pixels."""
    layers = np.zeros((2, height, width), np.float32)
    across, below = np.arange(width)[None], np.arange(height)[:, None]
    for x, y, is_floor in taps:
        spot = np.exp(-((across - x) ** 2 + (below - y) ** 2) / (2 * (RADIUS * max(width, height)) ** 2))
        layers[0 if is_floor else 1] = np.maximum(layers[0 if is_floor else 1], spot)
    return layers


def best_tap(found, floor, known):
    """Where a person would tap: the middle of the largest patch that is wrong. None if everything is right."""
    wrong = (found != floor) & known
    largest, tap = 0, None
    for is_floor in (True, False):
        patch = np.pad(np.uint8(wrong & (floor == is_floor)), 1)
        count, parts, boxes, _ = cv2.connectedComponentsWithStats(patch, connectivity=4)
        for k in range(1, count):
            if boxes[k, 4] > largest:
                depth = cv2.distanceTransform(np.uint8(parts == k), cv2.DIST_L2, 3)
                y, x = np.unravel_index(depth.argmax(), depth.shape)
                largest, tap = boxes[k, 4], (x - 1, y - 1, is_floor)
    return tap
