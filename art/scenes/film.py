"""Camera and render settings: the choices of a photographer and a photo lab."""
from dataclasses import dataclass

import bpy
from mathutils import Vector

from shapes import link


@dataclass(frozen=True)
class View:
    """`shift` keeps the walls upright: the camera looks level and the picture is moved down instead.
    With `shift=None` the camera tilts: for close-ups of floors, where `fstop` blurs everything that isn't at `target`."""

    at: tuple
    target: tuple
    lens: float = 24
    shift: float = -0.11
    fstop: float = None
    exposure: float = -0.40
    look: str = "Medium High Contrast"
    bare: bool = False  # without rugs and mats, where the floor is the subject


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = scene.world or bpy.data.worlds.new("world")


def place_camera(view):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start = view.lens, 36, 0.02
    direction = Vector(view.target) - Vector(view.at)
    if view.fstop:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.focus_distance = True, view.fstop, direction.length
    if view.shift is not None:
        data.shift_y, direction.z = view.shift, 0
    camera = link(bpy.data.objects.new("camera", data))
    camera.location = view.at
    camera.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = camera


def expose(view, width, height, samples, threads):
    """Without `samples`, as many as the denoiser needs: blur in front of and behind the focus takes a few more."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples or (16 if view.fstop else 12)
    cycles.use_adaptive_sampling = False  # it starts to pay at several times as many samples
    cycles.use_denoising = False  # Debian's build has none; see pipeline/denoise.py
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 6.0  # fireflies cost more than the little energy they carry
    cycles.use_auto_tile = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    settings = scene.view_settings
    settings.view_transform, settings.look, settings.exposure = "Filmic", view.look, view.exposure
