"""Random colors as sRGB hex, near what homes have."""
import colorsys


def hexed(h, s, v):
    return "".join(f"{round(max(0, min(1, c)) * 255):02x}" for c in colorsys.hsv_to_rgb(h % 1, s, v))


def paint(rng):
    """Mostly white, cream and gray."""
    if rng.random() < 0.6:
        return hexed(rng.uniform(0.07, 0.16), rng.uniform(0, 0.12), rng.uniform(0.8, 0.98))
    return hexed(rng.random(), rng.uniform(0.02, 0.3), rng.uniform(0.55, 0.95))


def bright(rng):
    return hexed(rng.random(), rng.uniform(0.1, 0.7), rng.uniform(0.15, 0.85))


def wood_color(rng):
    return hexed(rng.uniform(0.05, 0.1), rng.uniform(0.15, 0.65), rng.uniform(0.2, 0.85))


def cloth_color(rng):
    if rng.random() < 0.55:
        return hexed(rng.uniform(0.05, 0.15), rng.uniform(0, 0.25), rng.uniform(0.08, 0.95))
    return hexed(rng.random(), rng.uniform(0.1, 0.75), rng.uniform(0.1, 0.9))
