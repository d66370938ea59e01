"""Renders the scene, denoises light and color separately, and puts them back together.

A network may smooth light as it likes, because the floor's pattern sits in the color pass. That one has hardly any noise but
where the lens blurs it, so that its own network leaves it as sharp as it was. Images are linear, float32, height x width x 3,
bottom row first.
"""
import os
import tempfile

import bpy
import numpy as np

from denoise import clean_albedo, clean_normal, denoise

PASSES = ["Image", "DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol", "Denoising Albedo", "Denoising Normal"]
SWITCHES = "diffuse_direct diffuse_indirect diffuse_color glossy_direct glossy_indirect glossy_color".split()


def render_passes():
    """Returns image, diffuse (irradiance) and gloss (reflected light times tint)."""
    p = render()
    normal = clean_normal(p["Denoising Normal"])
    color = 2 * clean_albedo(p["DiffCol"] / 2)  # halved, because sheen takes it above 1
    diffuse = denoise(p["DiffDir"] + p["DiffInd"], normal, net="rt_hdr_calb_cnrm_large")  # the one pass where the large net shows
    gloss = p["GlossCol"] * denoise(p["GlossDir"] + p["GlossInd"], normal)
    rest = denoise(remainder(p), normal, p["Denoising Albedo"])
    return dict(image=color * diffuse + gloss + rest, diffuse=diffuse, gloss=gloss)


def remainder(p):
    """Sky, lamp shades, curtains: everything that's in neither the diffuse nor the glossy pass. Rounding errors are set to
    zero, or the denoiser would take them for a dim scene."""
    rest = p["Image"] - p["DiffCol"] * (p["DiffDir"] + p["DiffInd"]) - p["GlossCol"] * (p["GlossDir"] + p["GlossInd"])
    return np.where(rest > 1e-4, rest, 0)


def render(passes=PASSES, switches=SWITCHES):
    """Returns the passes by name. The compositor writes them to files, because scripts can only read the finished picture."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for name in switches:
        setattr(layer, "use_pass_" + name, True)
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    with tempfile.TemporaryDirectory() as folder:
        files.base_path = folder
        files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
        files.file_slots.clear()
        for name in passes:
            files.file_slots.new(name + "_")
            tree.links.new(layers.outputs[name], files.inputs[-1])
        tree.links.new(layers.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs[0])
        scene.render.filepath = os.path.join(folder, "unused")
        bpy.ops.render.render(write_still=False)
        return {name: load(f"{folder}/{name}_{scene.frame_current:04d}.exr") for name in passes}


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
