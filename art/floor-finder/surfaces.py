"""What furniture is made of, drawn from `rng`."""
from materials import linen, mat, timber
from palette import bright, cloth_color, paint, wood_color


def cloth(rng):
    return linen("cloth", cloth_color(rng), 0.6, 0.3) if rng.random() < 0.7 else mat("leather", cloth_color(rng), rough=rng.uniform(0.3, 0.6))


def body(rng):
    look = rng.random()
    if look < 0.55:
        return timber("wood", wood_color(rng))
    return mat("lacquer", paint(rng) if look < 0.85 else bright(rng), rough=rng.uniform(0.15, 0.6))


def steel(rng):
    return mat("metal", rng.choice(("c4c6c8", "8d8f92", "1d1c1b", "b58b4a", "efefef")), rough=rng.uniform(0.15, 0.5), metal=rng.choice((0, 1)))


def leg_material(rng):
    return body(rng) if rng.random() < 0.6 else steel(rng)
