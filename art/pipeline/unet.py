"""The U-Net of Intel Open Image Denoise in NumPy: reads its trained weights (.tza) and runs it.

Images are float32, height x width x channels. A layer works block by block, one thread a core, and scales up and stacks
its inputs only there, so that at most two whole layers are in memory.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np
from numpy.lib.stride_tricks import as_strided

ALIGNMENT = 16  # px: four halvings
BLOCK = 8, 128  # rows, columns: even, because pooling joins pairs, and small enough for the CPU cache


def read_weights(path):
    """{layer name: (9 * inputs x outputs matrix, outputs biases)} of a .tza file. Rows: kernel row, kernel column, channel."""
    tensors = read_tza(path)
    layers = {name.rpartition(".")[0] for name in tensors}
    return {layer: (as_matrix(tensors[layer + ".weight"]), tensors[layer + ".bias"]) for layer in layers}


def as_matrix(weight):
    """outputs x inputs x 3 x 3 to 9 * inputs x outputs."""
    return np.ascontiguousarray(weight.transpose(2, 3, 1, 0)).reshape(-1, len(weight))


def read_tza(path):
    """{name: float32 array} of a tensor archive: header, data, then the table that the header points to."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is not a tensor archive of version 2")

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values

    tensors = {}
    for _ in range(take("I")[0]):
        name = take(f"{take('H')[0]}s")[0].decode()
        rank = take("B")[0]
        shape = take(f"{rank}I")
        _layout, kind, start = take(f"{rank}scQ")
        dtype = {b"f": "<f4", b"h": "<f2"}[kind]
        tensors[name] = np.frombuffer(data, dtype, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


def run(layers, image):
    """Runs a network on an image whose sides are multiples of ALIGNMENT. Returns height x width x 3."""
    return run_large(layers, image) if "enc_conv1b" in layers else run_base(layers, image)


def run_large(layers, image):
    skipped, x = [], image
    for level in (1, 2, 3, 4):
        skipped.append(x)
        x = convolve(layers[f"enc_conv{level}a"], x)
        x = convolve(layers[f"enc_conv{level}b"], x, pool=True)
    x = convolve(layers["enc_conv5a"], x)
    x = convolve(layers["enc_conv5b"], x)
    for level in (4, 3, 2, 1):
        x = convolve(layers[f"dec_conv{level}a"], x, skipped.pop())
        x = convolve(layers[f"dec_conv{level}b"], x)
    return convolve(layers["dec_conv1c"], x)


def run_base(layers, image):
    skipped, x = [image], convolve(layers["enc_conv0"], image)
    for level in (1, 2, 3, 4):
        x = convolve(layers[f"enc_conv{level}"], x, pool=True)
        skipped.append(x)
    skipped.pop()
    x = convolve(layers["enc_conv5a"], x)
    x = convolve(layers["enc_conv5b"], x)
    for level in (4, 3, 2, 1):
        x = convolve(layers[f"dec_conv{level}a"], x, skipped.pop())
        x = convolve(layers[f"dec_conv{level}b"], x)
    return convolve(layers["dec_conv0"], x)


def convolve(layer, *inputs, pool=False):
    """3x3 convolution and ReLU over inputs stacked by channel; those of half size are doubled first. `pool` halves the result."""
    matrix, bias = layer
    height, width = inputs[-1].shape[:2]
    shrink = 2 if pool else 1
    out = np.empty((height // shrink, width // shrink, len(bias)), np.float32)

    def block(corner):
        top, left = corner
        bottom, right = min(top + BLOCK[0], height), min(left + BLOCK[1], width)
        result = neighbourhoods(gather(inputs, top - 1, bottom + 1, left - 1, right + 1)).reshape(-1, len(matrix)) @ matrix
        result += bias
        np.maximum(result, 0, out=result)
        result = result.reshape(bottom - top, right - left, -1)
        out[top // shrink : bottom // shrink, left // shrink : right // shrink] = halved(result) if pool else result

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(block, product(range(0, height, BLOCK[0]), range(0, width, BLOCK[1]))))
    return out


def gather(inputs, top, bottom, left, right):
    """A part of the stacked inputs (ends excluded), padded with zeros beyond their edges."""
    height, width = inputs[-1].shape[:2]
    rows, columns = np.arange(max(top, 0), min(bottom, height)), np.arange(max(left, 0), min(right, width))
    stack = np.zeros((bottom - top, right - left, sum(i.shape[2] for i in inputs)), np.float32)
    inside, channel = stack[rows[0] - top :, columns[0] - left :][: len(rows), : len(columns)], 0
    for image in inputs:
        size = height // len(image)
        inside[..., channel : channel + image.shape[2]] = image[np.ix_(rows // size, columns // size)]
        channel += image.shape[2]
    return stack


def neighbourhoods(rows):
    """A copy, rows - 2 x columns - 2 x 9 * channels, of every 3x3 neighbourhood."""
    height, width, channels = rows.shape
    down, right, step = rows.strides
    windows = as_strided(rows, (height - 2, width - 2, 3, 3 * channels), (down, right, down, step), writeable=False)
    return windows.reshape(height - 2, width - 2, 9 * channels)


def halved(image):
    """The maximum of each 2x2 block."""
    pairs = np.maximum(image[0::2], image[1::2])
    return np.maximum(pairs[:, 0::2], pairs[:, 1::2])
