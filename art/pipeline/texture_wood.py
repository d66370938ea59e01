"""Boards: growth rings as distance from a tilted trunk axis, fibers and pores as stretched noise."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from texture_base import HARD as N
from texture_base import blend, fbm, hexcolor, lin, save, smooth

PX = N / 2048  # sizes in px were chosen on 2048 px maps


def planks(name, P, cols_n, p, seed, minL=0.28, gap=0.055, bev=0.10, gapdark=0.35, rough=(0.36, 0.06), seg=(2, 3)):
    rng = np.random.default_rng(seed)
    ppi = N / P
    col = np.zeros((N, N, 3))
    h = np.zeros((N, N))
    ro = np.zeros((N, N))
    xs = np.round(np.linspace(0, N, cols_n + 1)).astype(int)
    last = -9
    for i in range(cols_n):
        w = xs[i + 1] - xs[i]
        k = rng.integers(seg[0], seg[1] + 1)
        for _ in range(200):
            l = rng.dirichlet(np.ones(k) * 6)
            if l.min() > minL or (k == 2 and l.min() > 0.36):
                break
        o = (last + rng.uniform(0.18, 0.42)) % 1 if last >= 0 else rng.random()
        last = o
        cuts = np.round((o + np.concatenate([[0], np.cumsum(l)])) * N).astype(int)
        cuts[-1] = cuts[0] + N
        for a, b in zip(cuts[:-1], cuts[1:]):
            L = b - a
            c, hh = wood(L, w, rng, ppi, p)
            X = np.minimum(np.arange(w) + 0.5, w - np.arange(w) - 0.5)[None] / ppi
            Y = np.minimum(np.arange(L) + 0.5, L - np.arange(L) - 0.5)[:, None] / ppi
            e = np.minimum(X, Y)
            edge = smooth(gap * 0.25, bev, e)
            g = smooth(gap * 0.2, gap * 0.9, e)
            c = c * (gapdark + (1 - gapdark) * g)[..., None] * (0.93 + 0.07 * edge)[..., None]
            hh = hh * 0.25 + edge * 1.0 + rng.normal() * 0.02
            idx = np.arange(a, b) % N
            col[idx, xs[i] : xs[i + 1]] = c
            h[idx, xs[i] : xs[i + 1]] = hh
            ro[idx, xs[i] : xs[i + 1]] = rough[0] + rng.normal() * 0.02 + rough[1] * (1 - g) * 3
    ro += rough[1] * 0.35 * fbm((N, N), 30 * PX, rng)
    return save(name, col, h, ro, P)


def wood(L, w, rng, ppi, p):
    x = (np.arange(w) / ppi)[None]
    y = (np.arange(L) / ppi)[:, None]
    wi = w / ppi
    d = rng.uniform(0.5, 3.2)
    x0 = wi / 2 + rng.normal() * wi * p.get("spread", 0.9)
    n1 = coarse(rng, L, w, ppi * 7, ppi * 3) * 0.22 + coarse(rng, L, w, ppi * 1.6, ppi * 1.1) * 0.035
    n2 = coarse(rng, L, w, ppi * 11, ppi * 6) * 0.30
    sl = rng.uniform(0.008, 0.035) * rng.choice([-1, 1])
    r = np.sqrt((x - x0 + n1) ** 2 + (d + sl * y + n2) ** 2)
    rw = p.get("rw", 0.16) * rng.uniform(0.75, 1.35)
    t = r / rw
    tt = np.arange(0, 200)
    ph = np.cumsum(rng.uniform(0.5, 1.5, 200))
    t = np.interp(t - t.min() + 3, tt, ph)
    s = t % 1
    ring = smooth(0.15, 0.85, s) * (1 - smooth(0.9, 1.0, s))
    fib = gaussian_filter(rng.standard_normal((L, w)), (ppi * 0.9, 0.45))
    fib /= fib.std()
    fib2 = gaussian_filter(rng.standard_normal((L, w)), (ppi * 2.5, 1.6 * PX))
    fib2 /= fib2.std()
    por = gaussian_filter(rng.standard_normal((L, w)), (ppi * 0.16, 0.35))
    por /= por.std()
    por = smooth(0.9, 2.2, por) * (1 - 0.6 * ring)
    low = coarse(rng, L, w, ppi * 9, ppi * 2.5)
    v = p["ring"] * (ring - 0.4) + p["fib"] * fib * 0.9 + p["fib"] * fib2 * 0.6 + p["low"] * low
    tone = rng.normal() * p["tone"]
    v = np.clip(0.42 + v + tone, 0, 1)
    A, B, C = [lin(hexcolor(h)) for h in p["cols"]]
    col = np.where((v < 0.5)[..., None], blend(A, B, v * 2), blend(B, C, v * 2 - 1))
    col *= (1 - p["pore"] * por)[..., None]
    hue = 1 + rng.normal(size=3) * p.get("hue", 0.015)
    col *= hue
    # occasional knot
    if rng.random() < p.get("knot", 0):
        kx = rng.uniform(0.2, 0.8) * wi
        ky = rng.uniform(0.15, 0.85) * L / ppi
        dd = np.sqrt(np.maximum(0, ((x - kx) / 0.28) ** 2 + ((y - ky) / 0.6) ** 2 + 0.12 * coarse(rng, L, w, ppi * 0.5, ppi * 0.4)))
        k = np.exp(-(dd**2) * 1.6)
        col *= (1 - 0.62 * k)[..., None]
    h = -0.35 * por - 0.05 * ring + 0.05 * fib
    return col, h


def coarse(rng, h, w, gy, gx):
    a = rng.standard_normal((max(4, int(np.ceil(h / gy)) + 3), max(4, int(np.ceil(w / gx)) + 3)))
    ys = np.arange(h) / gy + 1
    xs = np.arange(w) / gx + 1
    return map_coordinates(a, np.meshgrid(ys, xs, indexing="ij"), order=3, mode="reflect")
