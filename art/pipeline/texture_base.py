"""Periodic noise, colors and the writer that all floor textures share."""
import numpy as np
from PIL import Image

N = 2048  # side of every map in px
FOLDER = None  # where `save` writes; set by textures.py


def noise(shape, sy, sx, rng):  # periodic gaussian-filtered noise, unit std (sigma in px)
    h, w = shape
    f = np.fft.rfft2(rng.standard_normal(shape))
    ky = np.fft.fftfreq(h)[:, None]
    kx = np.fft.rfftfreq(w)[None]
    f *= np.exp(-2 * np.pi**2 * ((ky * sy) ** 2 + (kx * sx) ** 2))
    a = np.fft.irfft2(f, s=shape)
    return a / (a.std() + 1e-9)


def fbm(shape, s, rng, oct=5, g=0.5, ay=1, ax=1):
    a = 0
    amp = 1
    for i in range(oct):
        a = a + amp * noise(shape, max(s * ay, 0.3), max(s * ax, 0.3), rng)
        amp *= g
        s /= 2
    return a / a.std()


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def hexcolor(h):
    return np.array([int(h[i : i + 2], 16) for i in (0, 2, 4)]) / 255.0


def lin(c):
    c = np.asarray(c, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def blend(a, b, t):
    return a[None, None] * (1 - t[..., None]) + b[None, None] * t[..., None]


def save(name, col, h, ro, P):
    Image.fromarray((srgb(col) * 255 + 0.5).astype("u1")).save(f"{FOLDER}/{name}_color.png")
    h = (h - h.min()) / (h.max() - h.min() + 1e-9)
    Image.fromarray((h * 65535).astype("u2")).save(f"{FOLDER}/{name}_height.png")
    Image.fromarray((np.clip(ro, 0.02, 1) * 255).astype("u1")).save(f"{FOLDER}/{name}_rough.png")
    print("texture", name, flush=True)
