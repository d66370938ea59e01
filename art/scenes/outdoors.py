"""The view through the windows: a lawn, a limestone wall, shrubs and live oaks under a blue sky, the same around every room.

Only the camera sees it. Light and reflections come from the plain gradient in `sky` and from a lamp outside each window, because
leaves in a light source make noise.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from materials import Nodes, lin, mat
from shapes import box, link, mesh, rod, sheet
from stone import limestone

GROUND = -0.18
CENTER, WALL = (4.2, 5.0), 15.5  # the wall is a square around all rooms
TREES = ((-1.0, 0.45), (-0.42, 1.1), (0.22, 0.3), (0.78, 0.9))  # along a side of that square; how far beyond it


def garden(strength=3.2, seen=0.5, lake=False):
    """`strength`: sky light in the room; `seen`: how bright the camera sees it, a little blown out as in a photograph.
    With `lake` the garden ends at water on the far side (+y)."""
    sky(strength, seen)
    lawn()
    wall(lake)
    if lake:
        water()
    tree = foliage("tree", 0, clumps=110, twigs=30, leaves=36, radii=(4.7, 4.1, 2.0), height=3.3, leaf=0.062)
    shrub = foliage("shrub", 1, clumps=34, twigs=14, leaves=34, radii=(0.80, 0.66, 0.62), height=0.0, leaf=0.026)
    limbs(tree)
    rng = random.Random(5)
    for side in range(4):
        if lake and side == 1:
            far_shore(tree, rng)
            continue
        for along, beyond in TREES:
            plant(tree, side, along * WALL, WALL + 2 + 5 * beyond, rng.uniform(0.85, 1.15), rng)
        for i in range(7):  # a second row hides the horizon
            plant(tree, side, (i - 3) * 8.5 + rng.uniform(-2, 2), WALL + 17 + rng.uniform(0, 5), rng.uniform(1.0, 1.35), rng)
        ridge(side, WALL + 45, 9, "4d5a40", random.Random(side))
        for i in range(13):  # and bushes fill the gap under the crowns
            plant(shrub, side, (i - 6) * 5 + rng.uniform(-1.5, 1.5), WALL + 9 + rng.uniform(0, 3), rng.uniform(3.2, 4.6), rng)
        for i in range(11):
            plant(shrub, side, (i - 5) * 2.7 + rng.uniform(-0.9, 0.9), WALL - 0.9, rng.uniform(0.7, 1.35), rng)
    for o in (tree, shrub, *tree.children):
        o.hide_render = True


def plant(original, side, along, out, scale, rng):
    """Shares the mesh of the original, which costs next to no memory."""
    turn = side * math.pi / 2
    c, s = math.cos(turn), math.sin(turn)
    spot = Vector((CENTER[0] + out * c - along * s, CENTER[1] + out * s + along * c, GROUND))
    spin = rng.uniform(0, 6.3)
    for part in (original, *original.children):
        o = link(bpy.data.objects.new(part.name, part.data))
        o.location, o.rotation_euler, o.scale = spot, (0, 0, spin), (scale,) * 3
        unlit(o)


def unlit(o, shadow=True):
    """Visible to the camera, but doesn't light the room or show in its floor."""
    o.visible_diffuse = o.visible_glossy = False
    o.visible_shadow = shadow


def foliage(name, seed, clumps, twigs, leaves, radii, height, leaf):
    """Leaves on twigs in clumps over the upper half of an ellipsoid, as one mesh. `leaf` is half the length of a leaf."""
    rng = np.random.default_rng(seed)
    a, up = rng.uniform(0, 2 * np.pi, clumps), rng.uniform(-0.35 if name == "tree" else 0, 1, clumps)
    ring = np.sqrt(1 - np.clip(up, 0, 1) ** 2) * rng.uniform(0.55, 1, clumps)
    lopsided = (1 + 0.22 * np.sin(2 * a + 1) + 0.14 * np.sin(5 * a))[:, None]
    heart = np.stack([ring * np.cos(a), ring * np.sin(a), up * rng.uniform(0.6, 1.1, clumps)], 1) * lopsided * radii + (0, 0, height)
    spread = np.array((1, 1, 0.7)) * (0.17 * radii[1])
    twig = heart[:, None] + rng.normal(0, 1, (clumps, twigs, 3)) * spread
    p = (twig[:, :, None] + rng.normal(0, 0.055 * radii[1], (clumps, twigs, leaves, 3))).reshape(-1, 3)
    along = rng.normal(0, 1, p.shape) + (0, 0, -0.2)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, rng.normal(0, 1, p.shape))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    size = rng.uniform(0.6, 1.2, (len(p), 1)) * leaf
    corners = np.stack([p - along * size, p + across * size * 0.45, p + along * size, p - across * size * 0.45], 1).reshape(-1, 3)
    o = mesh(name, corners.tolist(), np.arange(len(corners)).reshape(-1, 4).tolist(), leaf_material())
    o["hearts"] = [tuple(h) for h in heart.tolist()]
    return o


def leaf_material():
    """Leaves let light through, which makes trees glow against the sun."""
    t = Nodes("foliage")
    t.nodes.remove(t.bsdf)
    noise = t.noise(t.add("ShaderNodeTexCoord").outputs["Object"], 0.9, 6)
    color = t.ramp(noise, [(0.33, lin("353b28")), (0.52, lin("535c3f")), (0.70, lin("777c5a"))])
    mix = t.add("ShaderNodeMixShader")
    mix.inputs[0].default_value = 0.4
    for slot, kind in ((1, "ShaderNodeBsdfDiffuse"), (2, "ShaderNodeBsdfTranslucent")):
        node = t.add(kind)
        t.link(color, node.inputs[0])
        t.link(node.outputs[0], mix.inputs[slot])
    t.link(mix.outputs[0], t.nodes["Material Output"].inputs[0])
    return t.material


def limbs(tree):
    """A short trunk and a few bent limbs."""
    t = Nodes("tree bark")
    t.bsdf.inputs["Base Color"].default_value, t.bsdf.inputs["Roughness"].default_value = lin("453d35"), 0.95
    rng, crotch = random.Random(3), Vector((0.1, 0, 1.35))
    parts = [rod((0, 0, -0.1), crotch, 0.24, t.material, 12)]
    for x, y, z in list(tree["hearts"])[::11]:
        middle = crotch.lerp(Vector((x, y, z)), 0.5) + Vector((rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), 0.15))
        parts += [rod(crotch, middle, 0.10, t.material, 8), rod(middle, (x, y, z), 0.05, t.material, 6)]
    joined(parts).parent = tree


def joined(parts):
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts):
        bpy.ops.object.join()
    return parts[0]


def lawn():
    t = Nodes("lawn")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    noise = t.math("ADD", t.math("MULTIPLY", t.noise(place, 0.35, 3), 0.5), t.math("MULTIPLY", t.noise(place, 28, 6, roughness=0.7), 0.5))
    color = t.ramp(noise, [(0.36, lin("414a2a")), (0.5, lin("5f693d")), (0.64, lin("878658"))])
    t.link(color, t.bsdf.inputs["Base Color"])
    t.bsdf.inputs["Roughness"].default_value, t.bsdf.inputs["Specular"].default_value = 1, 0
    far = 90
    unlit(sheet("lawn", -far, -far, far, far, GROUND, t.material), False)


def water():
    """Small waves; it only has the colors of the sky, not its reflection."""
    t = Nodes("lake")
    place = t.add("ShaderNodeTexCoord").outputs["Object"]
    waves = t.noise(t.vector("MULTIPLY", place, (0.45, 1.6, 1)), 1.2, 6, roughness=0.6)
    t.link(t.ramp(waves, [(0.36, lin("35525f")), (0.52, lin("456673")), (0.68, lin("6d8b95"))]), t.bsdf.inputs["Base Color"])
    t.bsdf.inputs["Roughness"].default_value, t.bsdf.inputs["Specular"].default_value = 0.5, 0.15
    shore = CENTER[1] + WALL - 2
    unlit(sheet("lake", -160, shore, 170, shore + 120, GROUND + 0.02, t.material), False)


def far_shore(tree, rng):
    """Wooded banks and blue hills across the water, and an oak at each side of the view."""
    for along, out in ((-0.62, 7.5), (0.80, 6.0)):
        plant(tree, 1, along * WALL, out + 5, rng.uniform(0.75, 0.9), rng)
    for k in range(44):
        plant(tree, 1, (k - 22) * 5.5 + rng.uniform(-2, 2), 116 + rng.uniform(0, 8), rng.uniform(0.9, 1.7), rng)
    for out, height, color in ((119, 4, "3d4a33"), (135, 8, "55664f"), (160, 13, "7d8f8c")):
        ridge(1, out, height, color, rng)


def ridge(side, out, height, color, rng, reach=190, steps=240):
    """A wooded hill with a wavy, slightly ragged top. It hides the white horizon."""
    turn = side * math.pi / 2
    c, s = math.cos(turn), math.sin(turn)
    phase = [rng.uniform(0, 6) for _ in range(4)]
    vertices = []
    for k in range(steps + 1):
        along = -reach + 2 * reach * k / steps
        rise = 0.5 + 0.25 * math.sin(along / 34 + phase[0]) + 0.14 * math.sin(along / 13 + phase[1]) + 0.05 * math.sin(along / 4 + phase[2])
        top = GROUND + height * rise + rng.uniform(0, 0.5)
        for far, z in ((out, GROUND), (out + height, top)):
            vertices.append((CENTER[0] + far * c - along * s, CENTER[1] + far * s + along * c, z))
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)]
    unlit(mesh("ridge", vertices, faces, mat("hill", color, rough=1, spec=0, var=(0.35, 0.5, 6))), False)


def wall(lake, height=0.85, thick=0.32):
    """Courses of limestone blocks under a flat cap, on all four sides."""
    stone = limestone()
    cx, cy = CENTER
    for side in (-1, 1):
        for a, b, c, d in (
            (cx - WALL, cy + side * WALL - thick / 2, cx + WALL, cy + side * WALL + thick / 2),
            (cx + side * WALL - thick / 2, cy - WALL, cx + side * WALL + thick / 2, cy + WALL),
        ):
            if lake and b > cy + 1:
                continue
            unlit(box(a, b, GROUND, c, d, GROUND + height, stone, 0), False)
            unlit(box(a - 0.04, b - 0.04, GROUND + height, c + 0.04, d + 0.04, GROUND + height + 0.07, stone, 0.015), False)


def sky(strength, seen):
    """The camera sees a physical sky. The light comes from a plain gradient in the same colors."""
    world = bpy.context.scene.world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]

    def new(kind, **settings):
        node = tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def mix(factor, a, b):
        node = new("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (factor, a, b)):
            if isinstance(value, tuple):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    split, ramp = new("ShaderNodeSeparateXYZ"), new("ShaderNodeValToRGB")
    tree.links.new(new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    stops = ((0.0, (0.30, 0.36, 0.22, 1)), (0.13, (0.36, 0.44, 0.27, 1)), (0.19, (0.85, 0.92, 1, 1)), (0.35, (0.78, 0.88, 1, 1)))
    ramp.color_ramp.elements.new(0.13)
    ramp.color_ramp.elements.new(0.19)
    for element, (position, color) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, color
    physical = new("ShaderNodeTexSky", sky_type="NISHITA", sun_disc=False, dust_density=0.8, ozone_density=2.5)
    physical.sun_elevation = math.radians(34)
    bright = new("ShaderNodeMixRGB", blend_type="MULTIPLY")
    bright.inputs[0].default_value = 1
    tree.links.new(physical.outputs[0], bright.inputs[1])
    bright.inputs[2].default_value = (seen,) * 3 + (1,)
    lit = new("ShaderNodeMixRGB", blend_type="MULTIPLY")
    lit.inputs[0].default_value = 1
    tree.links.new(ramp.outputs[0], lit.inputs[1])
    lit.inputs[2].default_value = (strength,) * 3 + (1,)
    camera_ray = new("ShaderNodeLightPath").outputs["Is Camera Ray"]
    tree.links.new(mix(camera_ray, lit.outputs[0], bright.outputs[0]), background.inputs[0])
    background.inputs[1].default_value = 1
