"""Renders the scene twice, cleans light and color apart, and puts them together again.

Light (irradiance) is smooth and may be cleaned hard; the floor's pattern sits in the color pass, which is free of
noise and never filtered. That is why wood grain stays sharp at 40 samples.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np

from denoise import denoise

PASSES = ["Image", "Depth", "Normal", "DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol"]
SWITCHES = "z normal diffuse_direct diffuse_indirect diffuse_color glossy_direct glossy_indirect glossy_color".split()


def render_passes():
    """Returns linear images, bottom row first: image, diffuse (irradiance), gloss (reflected light times tint)."""
    a, b = (render_half(seed) for seed in (11, 77))
    mean = {name: (a[name] + b[name]) / 2 for name in PASSES}
    normal, depth = mean["Normal"], mean["Depth"]

    def clean(pick, **options):
        return denoise(pick(a), pick(b), normal, depth, **options)

    diffuse = clean(lambda p: p["DiffDir"] + p["DiffInd"])
    gloss = clean(lambda p: p["GlossDir"] + p["GlossInd"], normal_tolerance=0.25)
    rest = clean(remainder, passes=((1, 6),))
    image = mean["DiffCol"] * diffuse + mean["GlossCol"] * gloss + rest
    return dict(image=np.maximum(image, 0), diffuse=diffuse, gloss=mean["GlossCol"] * gloss)


def remainder(p):
    """Sky, lamp shades, curtains: what neither the diffuse nor the glossy pass holds."""
    return p["Image"] - p["DiffCol"] * (p["DiffDir"] + p["DiffInd"]) - p["GlossCol"] * (p["GlossDir"] + p["GlossInd"])


def render_half(seed):
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for name in SWITCHES:
        setattr(layer, "use_pass_" + name, True)
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name + "_")
        tree.links.new(layers.outputs[name], files.inputs[-1])
    tree.links.new(layers.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs[0])

    samples = scene.cycles.samples
    scene.cycles.samples, scene.cycles.seed = max(4, samples // 2), seed
    scene.render.filepath = os.path.join(folder, "unused")
    bpy.ops.render.render(write_still=False)
    scene.cycles.samples = samples
    images = {name: load(f"{folder}/{name}_{scene.frame_current:04d}.exr") for name in PASSES}
    shutil.rmtree(folder)
    return images


def load(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def develop(linear):
    """Linear light to 8 bit sRGB through the scene's film (view transform), top row first."""
    from PIL import Image

    height, width = linear.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = linear
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "8", "RGB"
    with tempfile.TemporaryDirectory() as folder:
        image.save_render(f"{folder}/p.png", scene=bpy.context.scene)
        result = np.asarray(Image.open(f"{folder}/p.png").convert("RGB"))
    bpy.data.images.remove(image)
    return result
