"""Rugs, runners and mats: plain, striped, checked, bordered or mottled; square or round."""
import math

from materials import Nodes, lin
from palette import cloth_color
from shapes import box, cyl, placed


def lay_rug(rng, X, Y, small):
    w, d = (rng.uniform(0.4, 0.9), rng.uniform(0.6, 1.8)) if small else (rng.uniform(1.0, 2.6), rng.uniform(1.2, 3.6))
    w, d = min(w, X * 0.85), min(d, Y * 0.85)
    turn = rng.gauss(0, 3) if rng.random() < 0.7 else rng.uniform(0, 180)
    with placed(rng.uniform(w / 2, X - w / 2), rng.uniform(d / 2, Y - d / 2), turn=turn):
        cloth, thick = woven(rng, w, d), rng.uniform(0.006, 0.03)
        if rng.random() < 0.15:
            cyl(0, 0, 0.001, thick, w / 2, cloth, n=48, bev=0.004)
        else:
            box(-w / 2, -d / 2, 0.001, w / 2, d / 2, thick, cloth, 0.004)


def woven(rng, w, d):
    t = Nodes("rug")
    place, first, second = t.add("ShaderNodeTexCoord").outputs["Object"], lin(cloth_color(rng)), lin(cloth_color(rng))
    split = t.add("ShaderNodeSeparateXYZ")
    t.link(place, split.inputs[0])
    stops = [(0.45, first), (0.55, second)]
    look = rng.random()
    if look < 0.3:
        factor = t.noise(place, rng.uniform(20, 90), 3)
        stops = [(0.3, tuple(v * 0.75 for v in first[:3]) + (1,)), (0.7, first)]
    elif look < 0.55:
        factor = wave(t, split.outputs[rng.randrange(2)], rng.uniform(0.04, 0.4))
    elif look < 0.7:
        period = rng.uniform(0.08, 0.5)
        factor = t.math("ABSOLUTE", t.math("SUBTRACT", wave(t, split.outputs[0], period), wave(t, split.outputs[1], period)))
    elif look < 0.85:
        band = rng.uniform(0.05, 0.25)
        sides = [t.math("SUBTRACT", half, t.math("ABSOLUTE", split.outputs[i])) for i, half in enumerate((w / 2, d / 2))]
        factor = t.math("LESS_THAN", t.math("MINIMUM", *sides), band)
    else:
        factor = t.noise(place, rng.uniform(2, 9), 6, distortion=rng.uniform(0, 3))
        stops += [(0.62, lin(cloth_color(rng)))]
    t.link(t.ramp(factor, stops), t.bsdf.inputs["Base Color"])
    for key, value in {"Roughness": 1, "Specular": 0.05, "Sheen": 0.4}.items():
        t.bsdf.inputs[key].default_value = value
    bump = t.add("ShaderNodeBump", i_Strength=0.8, i_Distance=0.008)
    t.link(t.noise(place, 150, 2), bump.inputs["Height"])
    t.link(bump.outputs[0], t.bsdf.inputs["Normal"])
    return t.material


def wave(t, value, period):
    return t.math("ADD", t.math("MULTIPLY", t.math("SINE", t.math("MULTIPLY", value, 2 * math.pi / period)), 0.5), 0.5)
