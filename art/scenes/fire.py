"""A log fire."""
from light import bulb
from materials import Nodes, mat
from shapes import mesh, rod


def fire(w=0.46):
    """Three logs on the hearth, flames among them and their light. Built around the origin, seen from -y."""
    bark = mat("log", "4a3524", rough=0.95, bump=[(30, 0.8, 0.01)], var=(14, 0.5))
    for y, z, lean in ((-0.05, 0.085, 0.03), (0.05, 0.085, -0.02), (0.0, 0.170, 0.04)):
        rod((-w / 2, y, z), (w / 2, y + lean, z + lean / 2), 0.046, bark, 16)
    for i, (y, shift) in enumerate(((0.06, 0.02), (0.0, -0.03), (-0.06, 0.01))):
        flames(shift, y, 0.08, w, 0.46 - 0.06 * i, i)
    bulb(0, -0.04, 0.30, 9, (1, 0.48, 0.16), 0.08)


def flames(x, y, z, w, h, seed):
    """An upright card that glows where rising noise is dense: yellow at the heart, red and thin toward the tips."""
    t = Nodes("flames")
    t.nodes.remove(t.bsdf)
    split = t.add("ShaderNodeSeparateXYZ")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    t.link(place, split.inputs[0])
    up, aside = t.math("MULTIPLY", split.outputs[2], 1 / h), t.math("MULTIPLY", split.outputs[0], 2 / w)
    tongues = t.noise(t.vector("MULTIPLY", t.vector("ADD", place, (seed * 3.3, seed, -0.4 * seed)), (1, 1, 0.38)), 11, 3, distortion=0.7)
    body = t.math("SUBTRACT", t.math("ADD", tongues, 0.26), t.math("MULTIPLY", up, 0.52))
    dense = t.math("SUBTRACT", body, t.math("MULTIPLY", t.math("POWER", t.math("ABSOLUTE", aside), 2.6), 0.34))
    glow, clear, mix = t.add("ShaderNodeEmission", i_Strength=5), t.add("ShaderNodeBsdfTransparent"), t.add("ShaderNodeMixShader")
    stops = [(0.40, (0.9, 0.10, 0.01, 1)), (0.52, (1, 0.30, 0.04, 1)), (0.70, (1, 0.62, 0.20, 1))]
    t.link(t.ramp(dense, stops), glow.inputs[0])
    t.link(t.ramp(dense, [(0.38, (0, 0, 0, 1)), (0.60, (0.85, 0.85, 0.85, 1))]), mix.inputs[0])
    t.link(clear.outputs[0], mix.inputs[1])
    t.link(glow.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.nodes["Material Output"].inputs[0])
    mesh("flames", [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], t.material, loc=(x, y, z))
