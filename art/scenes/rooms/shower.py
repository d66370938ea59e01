"""A walk-in shower: tiled walls with a niche and a bench, a line drain, a glass panel. The requested tile is on the floor."""
import math

from building import shell
from decor import plant
from film import View
from furniture import metal
from light import area, sun
from materials import Nodes, mat, stonemat, subway
from outdoors import garden
from shapes import box, cyl, lathe, mesh, rod
from soft import cushion

VIEWS = {
    "wide": View((1.20, 0.30, 1.25), (2.0, 3.4, 1.25), 22, -0.10, exposure=-0.45, look="High Contrast"),
    "niche": View((2.10, 2.03, 1.40), (2.40, 3.4, 1.40), 27, -0.03, exposure=-0.45, look="High Contrast"),
    "floor": View((1.35, 0.95, 0.48), (2.05, 2.75, 0.02), 30, None, fstop=4.0, exposure=-0.55, look="High Contrast"),
}
ALT = {
    "wide": "a walk-in shower behind a glass panel, with sage green wall tile, a niche, a bench and brass fittings, on {floor}",
    "niche": "a shower niche edged in marble with two bottles and a folded cloth, in a sage green tiled wall above a bench",
    "floor": "the floor of a walk-in shower in {floor}, sloping to a brass line drain, with a tiled bench behind",
}
NICHE = (2.02, 2.62, 1.12, 1.46)  # from, to, bottom, top in the back wall
TILE, JOINT = "98a59c", "d8d5cb"
GLASS = 1.95  # the panel stands on this line


def build(floor, bare):
    X, Y, Z = 3.3, 3.4, 2.6
    shell(X, Y, Z, "dddfdc", floor, left=[(0.9, 2.1, 1.0, 2.2, "win", 2, 1)], baseboard=0)
    brass, face = metal("b8904f", 0.24), Y - 0.115
    back, side = (subway("wall tile", 0.30, 0.10, TILE, JOINT, axis=axis) for axis in "XY")
    tiled_wall(1.0, X, face, Z, back)
    mesh("side wall", [(X - 0.002, 0.9, 0), (X - 0.002, face, 0), (X - 0.002, face, Z), (X - 0.002, 0.9, Z)], [(3, 2, 1, 0)], side)
    stone = stonemat("niche stone", "f0eeea", "b5b2ae")
    niche(face, stone, back)
    bench(X, face, stone, back)
    things_in_niche()
    box(1.0, face, 0, 1.012, Y, Z, mat("end", TILE, rough=0.2), 0)
    drain(1.15, X - 0.45, face - 0.12, brass)
    fittings(1.55, face, brass)
    pane(1.85, X - 0.013, GLASS, brass)
    plant(0.45, 3.05, 1.15, seed=12, nleaf=36, L=0.26, W=0.12, potr=0.16, poth=0.3, pot="cbb9a0")
    garden(2.6)
    area((-0.30, 1.5, 1.65), (2.5, 2.2, 0.6), 1.1, 1.1, 105, (0.9, 0.95, 1.0))
    sun((0.74, 0.36, -0.56), 8, angle=2)
    area((1.7, 1.6, 2.56), (1.7, 1.6, 0), 1.8, 1.6, 12, (1, 0.95, 0.89), glossy=False)
    area((2.4, 2.7, 2.57), (2.4, 2.7, 0), 0.9, 0.7, 12, (1, 0.94, 0.86), glossy=False)
    area((1.2, 0.12, 1.7), (1.9, 4, 0.8), 2.0, 1.5, 8, (1, 0.97, 0.94), glossy=False)


def tiled_wall(x0, x1, y, height, m):
    """One mesh around the niche, so the courses line up."""
    a, b, low, high = NICHE
    xs, zs = (x0, a, b, x1), (0, low, high, height)
    vertices = [(x, y, z) for z in zs for x in xs]
    faces = [(j * 4 + i, j * 4 + i + 1, (j + 1) * 4 + i + 1, (j + 1) * 4 + i) for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    mesh("tiled wall", vertices, faces, m)


def niche(y, stone, back, deep=0.09, edge=0.022):
    a, b, low, high = NICHE
    mesh("niche back", [(a, y + deep, low), (b, y + deep, low), (b, y + deep, high), (a, y + deep, high)], [(0, 1, 2, 3)], back)
    for x0, x1, z0, z1 in (
        (a - 0.001, b + 0.001, low - 0.001, low + edge),
        (a - 0.001, b + 0.001, high - edge, high + 0.001),
        (a - 0.001, a + edge, low + edge, high - edge),
        (b - edge, b + 0.001, low + edge, high - edge),
    ):
        box(x0, y - 0.006, z0, x1, y + deep, z1, stone, 0.002)


def things_in_niche():
    a, _, low, _ = NICHE
    y, z = 3.33, low + 0.0225
    for x, col, h, r in ((a + 0.13, "3f5560", 0.17, 0.034), (a + 0.22, "d8cdb8", 0.145, 0.036)):
        lathe(
            x, y, z, [(0, 0), (r, 0), (r, h * 0.82), (r * 0.5, h * 0.9), (r * 0.36, h * 0.92), (0, h * 0.92)], mat("bottle", col, rough=0.3)
        )
        rod((x, y, z + h * 0.9), (x, y, z + h * 1.08), 0.006, mat("pump", "1d1c1b", rough=0.3), 12)
        rod((x, y, z + h * 1.06), (x - 0.035, y - 0.012, z + h * 1.05), 0.0055, mat("pump", "1d1c1b", rough=0.3), 12)
    cloth = mat("cloth", "b9c0ba", rough=1, spec=0.05, bump=[(240, 0.9, 0.006)], sheen=0.5)
    for k in range(2):
        cushion(a + 0.45, y - 0.005, z + 0.018 + 0.030 * k, 0.17, 0.10, 0.034, cloth, r=0.015, puff=0.003, seed=k)


def bench(X, y, stone, tile):
    x0 = X - 0.42
    mesh(
        "bench front",
        [(x0, y - 0.72, 0), (x0, y, 0), (x0, y, 0.43), (x0, y - 0.72, 0.43)],
        [(3, 2, 1, 0)],
        subway("bench tile", 0.30, 0.10, TILE, JOINT, axis="Y"),
    )
    mesh("bench end", [(x0, y - 0.72, 0), (X, y - 0.72, 0), (X, y - 0.72, 0.43), (x0, y - 0.72, 0.43)], [(0, 1, 2, 3)], tile)
    box(x0 - 0.015, y - 0.735, 0.43, X - 0.012, y, 0.462, stone, 0.004)


def drain(x0, x1, y, brass):
    box(x0, y - 0.035, 0.0, x1, y + 0.035, 0.0025, mat("slot", "17181a", rough=0.6), 0)
    box(x0 + 0.006, y - 0.028, 0.0, x1 - 0.006, y + 0.028, 0.0045, brass, 0.001)


def fittings(x, y, brass):
    """A rain head on an arm, a hand valve below."""
    rod((x, y, 2.12), (x, y - 0.38, 2.14), 0.011, brass)
    rod((x, y - 0.38, 2.14), (x, y - 0.38, 2.09), 0.010, brass)
    cyl(x, y - 0.38, 2.070, 2.088, 0.125, brass, n=56, bev=0.004)
    for z, r in ((1.18, 0.075), (2.12, 0.032)):
        o = cyl(0, 0, 0, 0.012, r, brass, n=48, bev=0.003)
        o.location, o.rotation_euler = (x, y, z), (math.radians(90), 0, 0)
    rod((x, y - 0.005, 1.18), (x, y - 0.06, 1.18), 0.017, brass)
    rod((x, y - 0.052, 1.18), (x + 0.085, y - 0.052, 1.18), 0.007, brass)


def pane(x0, x1, y, brass, high=2.05):
    t = Nodes("glass")
    t.nodes.remove(t.bsdf)
    clear, shine, mix = t.add("ShaderNodeBsdfTransparent"), t.add("ShaderNodeBsdfGlossy", i_Roughness=0.0), t.add("ShaderNodeMixShader")
    clear.inputs[0].default_value = (0.93, 0.965, 0.95, 1)
    fresnel = t.add("ShaderNodeFresnel", i_IOR=1.25)
    t.link(fresnel.outputs[0], mix.inputs[0])
    t.link(clear.outputs[0], mix.inputs[1])
    t.link(shine.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.nodes["Material Output"].inputs[0])
    sheet_ = mesh("pane", [(x0, y, 0.012), (x1, y, 0.012), (x1, y, high), (x0, y, high)], [(0, 1, 2, 3)], t.material)
    sheet_.visible_shadow = False
    box(x0, y - 0.004, 0.012, x0 + 0.004, y + 0.004, high, mat("glass edge", "7fa596", rough=0.15), 0)
    box(x0, y - 0.008, 0, x1, y + 0.008, 0.012, brass, 0.001)
