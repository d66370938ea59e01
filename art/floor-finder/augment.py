"""What a phone, another room or another floor could have done to a picture. Pictures are RGB, masks hold the classes of photos.py."""
import math

import cv2
import numpy as np

from photos import FLOOR, OBJECT, RUG, STRUCTURE

LEAST_FLOOR = 0.02


def view_of_panorama(light, mask, rng, width, height):
    """A camera at the place of the panorama that looks anywhere but up."""
    half = math.tan(math.radians(rng.uniform(52, 98)) / 2)
    x, y = np.meshgrid(np.linspace(-half, half, width), np.linspace(-half, half, height) * height / width)
    roll, down, turn = math.radians(rng.gauss(0, 2.5)), math.radians(rng.choice((rng.uniform(0, 25), rng.uniform(15, 65)))), rng.uniform(0, 2 * math.pi)
    x, y = x * math.cos(roll) - y * math.sin(roll), x * math.sin(roll) + y * math.cos(roll)
    y, z = y * math.cos(down) + math.sin(down), math.cos(down) - y * math.sin(down)
    across = ((np.arctan2(x, z) + turn) / (2 * math.pi) % 1 * mask.shape[1]).astype(np.float32)
    below = ((np.arctan2(y, np.hypot(x, z)) / math.pi + 0.5) * mask.shape[0]).astype(np.float32)
    view = cv2.remap(light, across, below, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    kinds = cv2.remap(mask, across, below, cv2.INTER_NEAREST, borderMode=cv2.BORDER_WRAP)
    view = view * rng.uniform(0.12, 0.35) / np.exp(np.log(np.clip(view.mean(2), 1e-4, None)).mean())
    return np.uint8(np.clip(view * 1.15 / (1 + view), 0, 1) ** (1 / 2.2) * 255), kinds


def augmented(photo, mask, rng, width, height):
    """(RGB from 0 to 1, mask) of the given size: another crop, often another floor, another rug and other light."""
    photo, mask = cropped(photo, mask, rng, width, height)
    x = photo.astype(np.float32) / 255
    noise = np.random.default_rng(rng.getrandbits(32))
    if (mask == FLOOR).mean() > LEAST_FLOOR:
        if rng.random() < 0.35:
            x = another_floor(x, mask, rng, noise)
        if rng.random() < 0.2:
            x, mask = another_rug(x, mask, rng, noise)
    return as_taken(x, rng, noise), mask


def cropped(photo, mask, rng, width, height):
    """Part of the picture, tilted a little. Half of the crops lie low, because people photograph their floor."""
    h, w = mask.shape
    low = rng.random() < (0.5 if (mask == FLOOR).mean() > 0.08 else 0.15)
    size = rng.uniform(0.4, 0.85) if low else rng.choice((1.0, rng.uniform(0.6, 1.0)))
    high = min(h, w * height / width) * size
    wide = min(w, high * width / height * rng.uniform(0.85, 1.18))
    left, top = rng.uniform(0, w - wide), rng.random() ** (0.25 if low else 0.6) * (h - high)
    corners = np.float32([[left, top], [left + wide, top], [left + wide, top + high], [left, top + high]])
    middle, turn = corners.mean(0), math.radians(rng.gauss(0, 3))
    rotation = np.float32([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    jitter = np.float32([[rng.gauss(0, 0.03) * wide, rng.gauss(0, 0.03) * high] for _ in range(4)])
    corners = (corners - middle) @ rotation.T + middle + jitter
    if rng.random() < 0.5:
        corners = corners[[1, 0, 3, 2]]
    map_ = cv2.getPerspectiveTransform(np.float32(corners), np.float32([[0, 0], [width, 0], [width, height], [0, height]]))
    photo = cv2.warpPerspective(photo, map_, (width, height), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT)
    return photo, cv2.warpPerspective(mask, map_, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)


def another_floor(x, mask, rng, noise):
    inside = cv2.GaussianBlur(np.float32(mask == FLOOR), (3, 3), 0)[..., None]
    floor = x * tiled_plane(x.shape, rng, noise) if rng.random() < 0.7 else x
    if rng.random() < 0.7:
        gray = floor.mean(2, keepdims=True)
        floor = gray + (floor - gray) * rng.random()
        floor = floor * np.float32(np.exp(noise.normal(0, 0.18, 3) + np.array([0.1, 0, -0.1]) * rng.random()) * math.exp(rng.gauss(0, 0.3)))
    return x * (1 - inside) + np.clip(floor, 0, 1) * inside


def another_rug(x, mask, rng, noise):
    height, width = mask.shape
    rows, columns = np.where(mask == FLOOR)
    i = rng.randrange(len(rows))
    half = rng.uniform(0.1, 0.4) * width
    deep, narrow, lean = half * rng.uniform(0.2, 0.6), rng.uniform(0.5, 0.95), rng.uniform(-0.6, 0.6) * half
    far, near = rows[i] - deep, rows[i] + deep
    corners = np.float32([[-half * narrow + lean, far], [half * narrow + lean, far], [half, near], [-half, near]]) + np.float32([columns[i], 0])
    shape = np.zeros((height, width), np.uint8)
    if rng.random() < 0.2:
        cv2.ellipse(shape, (int(columns[i]), int(rows[i])), (int(half), int(deep)), 0, 0, 360, 1, -1)
    else:
        cv2.fillConvexPoly(shape, corners.astype(np.int32), 1)
    cells = rng.choice((2, 4, 8, 16))
    pattern = cv2.resize(noise.random((cells, cells, 3), np.float32), (64, 64), interpolation=rng.choice((cv2.INTER_NEAREST, cv2.INTER_LINEAR)))
    if rng.random() < 0.4:  # stripes
        pattern = np.repeat(pattern[:1], 64, 0)
    map_ = cv2.getPerspectiveTransform(np.float32([[0, 0], [64, 0], [64, 64], [0, 64]]), corners)
    pattern = cv2.warpPerspective(pattern, map_, (width, height), borderMode=cv2.BORDER_REFLECT)
    color = noise.random(3, np.float32) * 0.3 + rng.uniform(0.05, 0.7)
    woven = np.clip((color + (pattern - 0.5) * rng.uniform(0, 0.5)) * (0.5 + x.mean(2, keepdims=True)), 0, 1)
    where = (shape > 0) & (mask == FLOOR)
    x, mask = x.copy(), mask.copy()
    x[where], mask[where] = woven[where], RUG
    return x, mask


def as_taken(x, rng, noise):
    """Exposure, white balance, contrast, uneven light, blur and grain of a camera."""
    height, width = x.shape[:2]
    x = np.clip(x, 0, 1) ** math.exp(rng.gauss(0.05, 0.38)) * math.exp(rng.gauss(-0.05, 0.22)) * np.float32(np.exp(noise.normal(0, 0.08, 3)))
    gray = x.mean(2, keepdims=True)
    x = (gray + (x - gray) * rng.uniform(0.4, 1.5) - 0.5) * rng.uniform(0.75, 1.25) + 0.5
    if rng.random() < 0.25:
        across, below = np.linspace(-1, 1, width, dtype=np.float32), np.linspace(-1, 1, height, dtype=np.float32)
        x = x * (1 + across[None, :, None] * rng.gauss(0, 0.2) + below[:, None, None] * rng.gauss(0, 0.2))
    if rng.random() < 0.3:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.3, 1.2))
    if rng.random() < 0.3:
        x = x + noise.normal(0, rng.uniform(0, 0.04), (height, width, 1))
    return np.clip(x, 0, 1).astype(np.float32)


def composite(pictures, rng, width, height):
    """Things cut out of other pictures, standing on a flat floor in front of flat walls. `pictures` have all four classes."""
    noise = np.random.default_rng(rng.getrandbits(32))
    color = np.float32([rng.uniform(0.2, 0.85)] * 3) * np.exp(noise.normal([0.1, 0, -0.15], 0.08))
    photo, kinds = rng.choice(pictures)
    if (kinds == FLOOR).mean() > 0.05 and rng.random() < 0.6:
        color = photo[kinds == FLOOR].mean(0) / 255
    x = tiled_plane((height, width), rng, noise) * np.float32(color)
    x *= 1 + cv2.resize(noise.normal(0, 0.12, (3, 3)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    mask = np.zeros((height, width), np.uint8)
    if rng.random() < 0.85:
        walls(x, mask, pictures, color, rng, noise)
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4))):
        put_thing(x, mask, *rng.choice(pictures), rng)
    return np.uint8(np.clip(x, 0, 1) * 255), mask


def walls(x, mask, pictures, floor_color, rng, noise):
    height, width = mask.shape
    left, right, corner = rng.uniform(-0.1, 0.5) * height, rng.uniform(-0.1, 0.5) * height, rng.uniform(-0.3, 1.3) * width
    depth = max(0, min(left, right) - rng.uniform(-0.05, 0.25) * height) if rng.random() < 0.7 else (left + right) / 2
    edge = [(-1, left), (corner, depth), (width, right)] if 0 < corner < width else [(-1, left), (width, right)]
    shape = np.zeros_like(mask)
    cv2.fillPoly(shape, [np.int32([*edge, (width, -1), (-1, -1)])], 1)
    color = noise.normal(1, 0.05, 3) * rng.uniform(0.5, 0.95) if rng.random() < 0.6 else floor_color * noise.normal(1, 0.1, 3) * math.exp(rng.gauss(0, 0.4))
    paint = np.float32(color) * (1 + np.linspace(-1, 1, width, dtype=np.float32)[None, :, None] * rng.gauss(0, 0.15)) * np.ones_like(x)
    if rng.random() < 0.5:
        photo, _ = rng.choice(pictures)
        paint = cv2.resize(photo[: int(len(photo) * 0.55)], (width, height)).astype(np.float32) / 255
    x[shape > 0], mask[shape > 0] = paint[shape > 0], STRUCTURE
    if rng.random() < 0.7:
        thick = rng.randint(1, 6)
        line = [np.int32([(a, b - thick / 2) for a, b in edge])]
        cv2.polylines(x, line, False, tuple(float(v) for v in np.clip(color * rng.uniform(0.4, 1.4), 0, 1)), thick)
        cv2.polylines(mask, line, False, STRUCTURE, thick)


def put_thing(x, mask, photo, kinds, rng):
    count, parts, boxes, _ = cv2.connectedComponentsWithStats(np.uint8(kinds == OBJECT), connectivity=4)
    large = [k for k in range(1, count) if boxes[k, 4] > 400]
    if not large:
        return
    height, width = mask.shape
    k = rng.choice(large)
    a, b, w, h = boxes[k, :4]
    scale = rng.uniform(0.25, 0.75) * width / max(w, h)
    size = max(4, int(w * scale)), max(4, int(h * scale))
    thing = cv2.resize(photo[b : b + h, a : a + w], size, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    cut = cv2.resize(np.uint8(parts[b : b + h, a : a + w] == k), size, interpolation=cv2.INTER_NEAREST) > 0
    left, top = rng.randint(-size[0] // 2, width - size[0] // 2), rng.randint(-size[1] // 2, height - size[1] // 2)
    x0, y0, x1, y1 = max(0, left), max(0, top), min(width, left + size[0]), min(height, top + size[1])
    if x1 <= x0 or y1 <= y0:
        return
    there, here = (slice(y0, y1), slice(x0, x1)), (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    shadow = np.zeros((height, width), np.float32)
    shadow[there] = cut[here]
    shadow = np.roll(cv2.GaussianBlur(shadow, (0, 0), rng.uniform(2, 8)), rng.randint(0, 5), 0)
    x *= 1 - rng.uniform(0, 0.6) * shadow[..., None] * (mask == FLOOR)[..., None]
    x[there][cut[here]], mask[there][cut[here]] = thing[here][cut[here]], OBJECT


def tiled_plane(shape, rng, noise):
    """Boards or tiles in perspective, around 1."""
    height, width = shape[:2]
    texture = np.tile(boards(rng, noise), (repeat := rng.choice((1, 2, 3)), repeat, 1))
    if rng.random() < 0.5:
        texture = np.transpose(texture, (1, 0, 2)).copy()
    horizon, vanishing, half, side = rng.uniform(-0.6, 0.35) * height, rng.uniform(-0.5, 1.5) * width, rng.uniform(1, 6) * width, len(texture)
    top = horizon + 0.06 * height
    k = (top - horizon) / (height - horizon)
    far = [vanishing + (edge - vanishing) * k for edge in (width / 2 - half, width / 2 + half)]
    corners = np.float32([[far[0], top], [far[1], top], [width / 2 + half, height], [width / 2 - half, height]])
    map_ = cv2.getPerspectiveTransform(np.float32([[0, 0], [side, 0], [side, side], [0, side]]), corners)
    return cv2.warpPerspective(texture, map_, (width, height), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT)


def boards(rng, noise, side=128):
    texture, count, kind = np.ones((side, side, 3), np.float32), rng.choice((4, 6, 8, 12)), rng.random()
    for i in range(count):
        x0, x1 = i * side // count, (i + 1) * side // count
        lengths = rng.choice((1, 2, 3, 4)) if kind < 0.6 else count
        start = rng.random() if kind < 0.6 else 0
        for j in range(lengths + 1):
            y0, y1 = (max(0, int((k - start) * side / lengths)) for k in (j, j + 1))
            texture[y0:y1, x0:x1] = 1 + rng.uniform(-0.15, 0.15) * rng.random() + noise.normal(0, 0.01, 3)
            if kind > 0.3 and y1 > 0:
                texture[y1 - 1 : y1, x0:x1] *= rng.uniform(0.6, 1.1)
        texture[:, x0 : x0 + 1] *= rng.uniform(0.6, 1)
    grain = cv2.GaussianBlur(noise.normal(0, 1, (side, side)).astype(np.float32), (0, 0), sigmaX=0.7, sigmaY=rng.choice((1, 8)))
    return texture * (1 + 0.1 * rng.random() * grain / grain.std())[..., None]
