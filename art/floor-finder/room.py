"""A random room with furniture and clutter. What each object is stands in its `pass_index`."""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Vector

import wall_things
from building import baseboards, doorway, hallway, wall_with_holes, window
from clutter import CLUTTER
from floor_table import FLOORS
from floors import floor_material
from furnishings import FURNITURE
from light import area, bulb, sun
from materials import mat, subway, timber
from palette import bright, cloth_color, paint, wood_color
from rugs import lay_rug
from shapes import box, mesh, placed, sheet
from soft import curtain
from textures import random_floors

FLOOR, RUG, STRUCTURE, OBJECT = 1, 2, 3, 4
FLOORS |= {name: floor for name, (floor, _) in random_floors().items()}
KINDS = {  # width, depth, pieces of furniture, small things
    "living": ((3.2, 6.5), (3.2, 7.0), (5, 14), (2, 12)),
    "bedroom": ((2.6, 4.8), (2.8, 5.0), (4, 9), (2, 12)),
    "kitchen": ((2.2, 4.6), (2.6, 5.5), (4, 11), (0, 8)),
    "bathroom": ((1.5, 3.2), (1.8, 3.6), (3, 7), (0, 7)),
    "hall": ((1.1, 2.2), (3.0, 7.0), (1, 5), (0, 8)),
    "office": ((2.4, 4.5), (2.6, 5.0), (4, 10), (2, 12)),
    "empty": ((2.2, 6.0), (2.6, 7.0), (0, 1), (0, 3)),
}


class Room:
    """`taken` are footprints (x0, y0, x1, y1, height) that nothing else and no camera may stand on."""

    def __init__(self, seed):
        self.rng = rng = random.Random(seed)
        self.kind = rng.choices(list(KINDS), (30, 18, 16, 12, 9, 8, 7))[0]
        widths, depths, self.pieces, self.clutter = KINDS[self.kind]
        self.X, self.Y, self.Z = rng.uniform(*widths), rng.uniform(*depths), rng.uniform(2.3, 3.0)
        self.taken = []
        with of(STRUCTURE):
            self.shell()
        self.lay_floor()
        self.furnish()
        self.light()

    def shell(self):
        rng, X, Y, Z = self.rng, self.X, self.Y, self.Z
        look = rng.random()
        color = paint(rng)
        walls = [mat("wall", color, rough=0.85, spec=0.2)] * 4
        if look < 0.25:
            walls[rng.randrange(4)] = mat("accent", bright(rng), rough=0.8, spec=0.2)
        elif look < 0.33 or (self.kind == "bathroom" and look < 0.8):
            size = rng.choice(((0.15, 0.075), (0.2, 0.2), (0.3, 0.6), (0.3, 0.1), (0.1, 0.1)))
            colors = paint(rng), paint(rng)
            walls = [subway("tiles", *size, *colors, axis="Y" if i < 2 else "X") for i in range(4)]
        elif look < 0.38:
            walls = [timber("paneling", wood_color(rng))] * 4
        trim = mat("trim", rng.choice(("f5f3ee", "f3f1ec", "e8e6e0", wood_color(rng), color, "3a3836")), rough=0.4)
        height = rng.choice((0, 0.05, 0.07, 0.1, 0.13, 0.16))
        self.windows, sides = [], (("x", 0, Y, -1), ("x", X, Y, 1), ("y", 0, X, -1), ("y", Y, X, 1))
        for (axis, position, length, outward), paint_ in zip(sides, walls):
            openings = self.openings(axis, length)
            wall_with_holes(axis, position, -0.2, length + 0.2, Z, openings, paint_, outward)
            if height:
                baseboards(axis, position, length, openings, trim, -outward, height)
            for opening in openings:
                if opening[4] == "win":
                    window(axis, position, opening, trim, outward)
                    self.windows.append((axis, position, outward, opening))
                    if rng.random() < 0.5:
                        self.drape(axis, position, outward, opening)
                else:
                    doorway(axis, position, opening, trim, outward)
                    self.door(position, opening, outward, paint_, trim)
        ceiling = mat("ceiling", rng.choice(("f4f2ee", "ffffff", "e6e3dc", wood_color(rng))), rough=0.95, spec=0.1)
        box(-0.2, -0.2, Z, X + 0.2, Y + 0.2, Z + 0.05, ceiling, 0)
        sheet("ground", -60, -60, X + 60, Y + 60, -0.35, mat("ground", rng.choice(("5f693d", "8f8b84", "6d7f5c", "a7a39a")), rough=1, var=(0.6, 0.5, 6)))
        if rng.random() < 0.5:
            wall_things.on_walls(rng, X, Y)

    def openings(self, axis, length):
        rng, found = self.rng, []
        a = rng.uniform(0.25, 0.9)
        while a < length - 0.9:
            what = rng.random()
            if what < 0.3:
                wide = min(rng.uniform(0.6, 2.2), length - a - 0.25)
                bottom = 0.02 if rng.random() < 0.25 else rng.uniform(0.6, 1.2)
                found.append((a, a + wide, bottom, rng.uniform(1.9, 2.25), "win", rng.choice((1, 2, 2, 3)), rng.choice((1, 1, 2))))
                a += wide + 0.5
            elif what < 0.55 and axis == "x":
                found.append((a, a + rng.uniform(0.72, 1.0), 0, rng.uniform(1.98, 2.1), "door", 1, 1))
                a += 1.4
            a += rng.uniform(0.5, 1.8)
        return found

    def drape(self, axis, position, outward, opening):
        """Curtains at both ends of a window."""
        rng, (a, b, _, top, *_) = self.rng, opening
        cloth = mat("drape", cloth_color(rng), rough=0.95, spec=0.1)
        bottom, wide = rng.choice((0.02, 0.05, 0.6)), rng.uniform(0.15, 0.5)
        for a0, b0 in ((a - wide * 0.6, a + wide * 0.4), (b - wide * 0.4, b + wide * 0.6)):
            if axis == "x":
                curtain(position - outward * 0.1, a0, b0, bottom, top + 0.12, cloth, waves=4, seed=rng.randrange(99), amp=0.03)
            else:
                with placed(0, position - outward * 0.1, turn=-90):
                    curtain(0, a0, b0, bottom, top + 0.12, cloth, waves=4, seed=rng.randrange(99), amp=0.03)

    def door(self, position, opening, outward, paint_, trim):
        """A closed or ajar leaf, or an open doorway with more floor behind."""
        rng, (a, b, _, top, *_) = self.rng, opening
        self.taken.append((position - 0.95, a - 0.05, position + 0.95, b + 0.05, 9))
        leaf = rng.choice((trim, timber("door", wood_color(rng)), mat("door", paint(rng), rough=0.4)))
        if rng.random() < 0.45:
            return wall_things.leaf(position + outward * 0.07, a, b, top, leaf, 0)
        hallway(position, opening, self.Z, paint_, trim, outward)
        with of(FLOOR):
            far = position + outward * 1.6
            self.plate(min(position, far), a - 2.2, max(position, far), b + 2.4, same=rng.random() < 0.7)
        if rng.random() < 0.6:
            wall_things.leaf(position, a, b, top, leaf, rng.uniform(60, 100) * -outward)

    def lay_floor(self):
        with of(FLOOR):
            if self.rng.random() < 0.1:  # two rooms in one
                split = self.Y * self.rng.uniform(0.3, 0.7)
                self.plate(0, 0, self.X, split)
                self.plate(0, split, self.X, self.Y, same=False)
            else:
                self.plate(0, 0, self.X, self.Y)

    def plate(self, x0, y0, x1, y1, same=True):
        if not same or not hasattr(self, "material"):
            material = self.random_floor()
            if same:
                self.material = material
        else:
            material = self.material
        mesh("FLOOR", [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], material)

    def random_floor(self):
        """Any floor in any direction, its color shifted, its shine between matte and polished."""
        rng = self.rng
        hard = [name for name, floor in FLOORS.items() if floor.layout != "soft"]
        tiles = [name for name in hard if FLOORS[name].layout != "planks"]
        soft = [name for name, floor in FLOORS.items() if floor.layout == "soft"]
        wet = self.kind in ("bathroom", "kitchen")
        name = rng.choice(tiles if wet and rng.random() < 0.6 else soft if not wet and rng.random() < 0.15 else hard)
        material = floor_material(name)
        nodes, links = material.node_tree.nodes, material.node_tree.links
        mapping = next(n for n in nodes if n.type == "MAPPING")
        mapping.inputs["Rotation"].default_value[2] = rng.choice((0, 0, 1.571, 1.571, 0.785, rng.uniform(0, 3)))
        mapping.inputs["Location"].default_value = (rng.random(), rng.random(), 0)
        size = math.exp(rng.gauss(0, 0.25))
        mapping.inputs["Scale"].default_value = tuple(v * size for v in mapping.inputs["Scale"].default_value)
        surface = nodes["Principled BSDF"]
        tint = nodes.new("ShaderNodeHueSaturation")
        tint.inputs["Hue"].default_value = 0.5 + rng.gauss(0, 0.015)
        tint.inputs["Saturation"].default_value = rng.uniform(0.3, 1.3)
        tint.inputs["Value"].default_value = math.exp(rng.gauss(0, 0.3))
        color = surface.inputs["Base Color"].links[0].from_socket
        links.new(color, tint.inputs["Color"])
        links.new(tint.outputs[0], surface.inputs["Base Color"])
        if rng.random() < 0.5:
            rough = surface.inputs["Roughness"]
            links.remove(rough.links[0])
            rough.default_value = rng.uniform(0.08, 0.7)
        return material

    def furnish(self):
        rng = self.rng
        pieces = FURNITURE[self.kind]
        with of(RUG):
            for _ in range(rng.choice((0, 0, 0, 1, 1, 1, 2)) if self.kind != "empty" else 0):
                lay_rug(rng, self.X, self.Y, small=self.kind in ("bathroom", "kitchen", "hall"))
        with of(OBJECT):
            for _ in range(rng.randint(*self.pieces)):
                self.put(rng.choice(pieces), wall=rng.random() < 0.75)
            for _ in range(rng.randint(*self.clutter)):
                self.put(rng.choice(CLUTTER), wall=rng.random() < 0.3)

    def put(self, piece, wall):
        """Where it fits, with its back to a wall or free in the room."""
        rng = self.rng
        w, d, h, make = piece(rng)
        for _ in range(12):
            side, gap = rng.randrange(4), rng.uniform(0.005, 0.08)
            if wall:
                turn = (0, 90, 180, -90)[side]
                a, b = (w, d) if side % 2 == 0 else (d, w)
                if a > self.X or b > self.Y:
                    continue
                x = rng.uniform(a / 2, self.X - a / 2) if side % 2 == 0 else (d / 2 + gap if side == 1 else self.X - d / 2 - gap)
                y = rng.uniform(b / 2, self.Y - b / 2) if side % 2 else (d / 2 + gap if side == 2 else self.Y - d / 2 - gap)
                turn += rng.gauss(0, 1)
            else:
                turn = rng.choice((0, 90, 180, 270, rng.uniform(0, 360), rng.uniform(0, 360)))
                c, s = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
                a, b = w * c + d * s, w * s + d * c
                if a > self.X or b > self.Y:
                    continue
                x, y = rng.uniform(a / 2, self.X - a / 2), rng.uniform(b / 2, self.Y - b / 2)
            spot = (x - a / 2, y - b / 2, x + a / 2, y + b / 2, h)
            if all(spot[2] < t[0] or spot[0] > t[2] or spot[3] < t[1] or spot[1] > t[3] for t in self.taken):
                self.taken.append(spot)
                with placed(x, y, turn=turn):
                    make()
                return

    def light(self):
        """Daylight, lamps, or both; the exposure is set afterward."""
        rng, X, Y, Z = self.rng, self.X, self.Y, self.Z
        world = bpy.context.scene.world
        world.use_nodes = True
        background = world.node_tree.nodes["Background"]
        day = rng.random() < 0.8 and self.windows
        background.inputs[0].default_value = (rng.uniform(0.6, 1), rng.uniform(0.75, 1), 1, 1)
        background.inputs[1].default_value = rng.uniform(0.8, 4) if day else 0.02
        if day:
            for axis, position, outward, (a, b, bottom, top, *_) in self.windows:
                middle, away = (a + b) / 2, position + outward * 0.35
                size = (b - a, top - bottom)
                at = (away, middle, (bottom + top) / 2) if axis == "x" else (middle, away, (bottom + top) / 2)
                to = (position - outward * 2, middle, 0.4) if axis == "x" else (middle, position - outward * 2, 0.4)
                area(at, to, *size, size[0] * size[1] * rng.uniform(15, 45), (0.9, 0.95, 1.0), glossy=rng.random() < 0.4)
            if rng.random() < 0.5:
                sun((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1.2, -0.4)), rng.uniform(3, 12), angle=rng.uniform(0.5, 3))
        warm = (1, rng.uniform(0.72, 0.97), rng.uniform(0.45, 0.95))
        for _ in range(rng.choice((0, 1, 1, 2) if day else (1, 1, 2, 3))):
            spot = rng.uniform(0.3, X - 0.3), rng.uniform(0.3, Y - 0.3)
            if rng.random() < 0.6:
                bulb(*spot, Z - rng.uniform(0.1, 0.5), rng.uniform(15, 70), warm, rng.uniform(0.05, 0.25))
            else:
                bulb(*spot, rng.uniform(0.6, 1.6), rng.uniform(6, 30), warm, 0.1)
        if rng.random() < 0.7:  # what the walls would bounce, were the samples more
            area((X / 2, Y / 2, Z - 0.04), (X / 2, Y / 2, 0), X * 0.8, Y * 0.8, X * Y * rng.uniform(0.3, 3), (1, 0.96, 0.9), glossy=False)


@contextmanager
def of(kind):
    known = set(bpy.data.objects)
    yield
    for o in bpy.data.objects:
        if o not in known and not o.pass_index:
            o.pass_index = kind


def is_free(room, x, y, z):
    return all(not (t[0] - 0.2 < x < t[2] + 0.2 and t[1] - 0.2 < y < t[3] + 0.2 and t[4] > z - 0.25) or t[4] == 9 for t in room.taken)


def kind_at(origin, direction):
    """What a ray meets, and how far away."""
    hit, place, _, _, o, _ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), origin, direction)
    return (o.pass_index, (place - Vector(origin)).length) if hit else (0, 99)
