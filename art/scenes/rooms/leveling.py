"""Filling a low spot in a slab: freshly poured compound, the rake that spreads it and the bucket it came from."""
import numpy as np

from building import shell
from film import View
from furniture import metal
from light import area, sun
from materials import Nodes, lin, mat, timber
from outdoors import garden
from shapes import box, mesh, placed, rod, sheet
from stone import concrete
from tools import bucket

VIEWS = {
    "pour": View((1.12, 0.50, 0.66), (2.02, 2.02, 0.02), 28, None, fstop=6.3, exposure=-0.6),
}
ALT = {
    "pour": "wet leveling compound spreading over a concrete slab, with a gauge rake standing in it and a white bucket beside it",
}


def build(floor, bare):
    X, Y, Z = 4.6, 4.2, 2.6
    shell(X, Y, Z, "e3e0d8", floor, left=[(1.9, 3.5, 0.25, 2.2, "win", 2, 1)], back=[(2.2, 3.6, 0.35, 2.2, "win", 2, 1)], baseboard=0)
    sheet("slab", 0, 0, X, Y, 0.001, concrete())
    pool(1.95, 2.05)
    with placed(1.72, 1.98, 0.004, 38):
        gauge_rake()
    bucket(3.25, 2.70)
    garden(3.2)
    area((-0.30, 2.7, 1.3), (3, 2.7, 0.3), 1.5, 1.8, 75, (0.9, 0.95, 1.0))
    area((2.9, Y + 0.3, 1.3), (2.9, 2, 0.3), 1.3, 1.7, 70, (0.9, 0.95, 1.0))
    sun((0.84, -0.34, -0.42), 9)
    area((2.2, 1.6, Z - 0.05), (2.2, 1.6, 0), 2.4, 2.4, 14, (1, 0.97, 0.93), glossy=False)


def pool(x, y, around=220, rings=60):
    """Level in the middle, with faint rings where it was poured last and a rounded edge that creeps over the slab in lobes."""
    rng = np.random.default_rng(3)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    outline = 0.86 + sum(
        amount * np.sin(k * a + rng.uniform(0, 6)) for k, amount in ((2, 0.11), (3, 0.07), (5, 0.035), (8, 0.018), (13, 0.008))
    )
    vertices = [(x, y, 0.0085)]
    for i in range(1, rings + 1):
        t = (i / rings) ** 0.6
        inward = outline * (1 - t)
        edge = np.sqrt(np.clip(1 - (1 - np.clip(inward / 0.014, 0, 1)) ** 2, 0, 1))
        u, v = outline * t * np.cos(a) * 1.25, outline * t * np.sin(a)
        ripple = 0.0011 * np.sin(np.hypot(u - 0.22, v - 0.10) * 52) * np.exp(-3.2 * np.hypot(u - 0.22, v - 0.10))
        vertices += list(zip(x + u, y + v, 0.001 + (0.0075 + ripple) * edge))
    faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
    for i in range(rings - 1):
        p, q = 1 + i * around, 1 + (i + 1) * around
        faces += [(p + j, q + j, q + (j + 1) % around, p + (j + 1) % around) for j in range(around)]
    mesh("pool", [tuple(map(float, v)) for v in vertices], faces, wet_compound(), True)


def wet_compound():
    """Gray and glossy, streaked where the rake has pulled it."""
    t = Nodes("compound")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    streaks = t.noise(t.vector("MULTIPLY", place, (1, 2.4, 1)), 3.2, 6, roughness=0.55, distortion=1.6)
    t.link(t.ramp(streaks, [(0.36, lin("77736d")), (0.55, lin("86827b")), (0.70, lin("938f88"))]), t.bsdf.inputs["Base Color"])
    t.bsdf.inputs["Roughness"].default_value = 0.13
    bump = t.add("ShaderNodeBump", i_Strength=0.25, i_Distance=0.002)
    t.link(streaks, bump.inputs["Height"])
    t.link(bump.outputs[0], t.bsdf.inputs["Normal"])
    return t.material


def gauge_rake():
    """A toothed blade 60 cm wide on a long handle, leaning toward -y."""
    steel, ash = metal("b4b7ba", 0.32), timber("handle", "b98d58")
    box(-0.30, -0.002, 0.004, 0.30, 0.002, 0.075, steel, 0.0008)
    for k in range(30):
        box(-0.298 + 0.0203 * k, -0.002, 0.0, -0.288 + 0.0203 * k, 0.002, 0.006, steel, 0)
    box(-0.30, -0.022, 0.073, 0.30, 0.002, 0.077, steel, 0.001)
    for x in (-0.294, 0.294):
        box(x - 0.006, -0.05, 0.0, x + 0.006, 0.012, 0.05, mat("skid", "c8362b", rough=0.4), 0.003)
    rod((0, -0.005, 0.075), (0, -0.07, 0.19), 0.014, steel)
    rod((0, -0.055, 0.165), (0, -0.86, 1.55), 0.0135, ash)
