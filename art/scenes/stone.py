"""Concrete and masonry."""
from materials import Nodes, lin


def concrete():
    """Troweled slab: clouds of gray, specks, hairline cracks."""
    t = Nodes("concrete")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    slow, fine = t.noise(place, 1.1, 8, roughness=0.62, distortion=0.8), t.noise(place, 60, 4)
    clouds = t.math("ADD", t.math("MULTIPLY", slow, 0.75), t.math("MULTIPLY", fine, 0.25))
    color = t.ramp(clouds, [(0.34, lin("86827c")), (0.5, lin("9d9992")), (0.66, lin("b3afa7"))])
    cells = t.add("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE", i_Scale=0.55)
    bent = t.add("ShaderNodeMixRGB", blend_type="ADD")
    bent.inputs[0].default_value = 0.22
    t.link(place, bent.inputs[1])
    t.link(t.noise(place, 3, 6), bent.inputs[2])
    t.link(bent.outputs[0], cells.inputs["Vector"])
    specks = t.ramp(t.noise(place, 170, 3, roughness=0.8), [(0.30, (0.45, 0.45, 0.45, 1)), (0.42, (1, 1, 1, 1))])
    cracks = t.ramp(cells.outputs["Distance"], [(0.0001, (0.6, 0.58, 0.56, 1)), (0.0006, (1, 1, 1, 1))])
    for dark in (specks, cracks):
        mix = t.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
        mix.inputs[0].default_value = 1
        t.link(color, mix.inputs[1])
        t.link(dark, mix.inputs[2])
        color = mix.outputs[0]
    t.link(color, t.bsdf.inputs["Base Color"])
    t.link(t.math("ADD", t.math("MULTIPLY", clouds, 0.5), 0.38), t.bsdf.inputs["Roughness"])
    bump = t.add("ShaderNodeBump", i_Strength=0.4, i_Distance=0.002)
    t.link(t.noise(place, 90, 5, roughness=0.6), bump.inputs["Height"])
    t.link(bump.outputs[0], t.bsdf.inputs["Normal"])
    return t.material


def limestone(width=0.46, height=0.19, rough_cut=0.0, tones=("d8cbb0", "b8a98c"), mortar="8f8572"):
    """Courses of blocks, in room coordinates on any upright wall. `rough_cut` is the relief of their faces in meters."""
    t = Nodes("limestone")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    split, plane = t.add("ShaderNodeSeparateXYZ"), t.add("ShaderNodeCombineXYZ")
    t.link(place, split.inputs[0])
    t.link(t.math("ADD", split.outputs[0], split.outputs[1]), plane.inputs[0])
    t.link(split.outputs[2], plane.inputs[1])
    brick = t.add("ShaderNodeTexBrick", i_Scale=1, i_Brick_Width=width, i_Row_Height=height, i_Mortar_Size=0.008, i_Mortar_Smooth=0.4)
    for socket, col in (("Color1", tones[0]), ("Color2", tones[1]), ("Mortar", mortar)):
        brick.inputs[socket].default_value = lin(col)
    t.link(plane.outputs[0], brick.inputs[0])
    stain = t.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
    stain.inputs[0].default_value = 0.5
    t.link(brick.outputs[0], stain.inputs[1])
    t.link(t.ramp(t.noise(place, 2.2, 6), [(0.3, lin("8a8272")), (0.65, (1, 1, 1, 1))]), stain.inputs[2])
    t.link(stain.outputs[0], t.bsdf.inputs["Base Color"])
    t.bsdf.inputs["Roughness"].default_value = 0.95
    if rough_cut:
        faces = t.math("SUBTRACT", t.noise(place, 9, 8, roughness=0.62, distortion=0.5), t.math("MULTIPLY", brick.outputs[1], 0.9))
        bump = t.add("ShaderNodeBump", i_Strength=0.9, i_Distance=rough_cut)
        t.link(faces, bump.inputs["Height"])
        t.link(bump.outputs[0], t.bsdf.inputs["Normal"])
    return t.material
