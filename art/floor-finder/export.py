"""Writes a trained network for the browser, and says how much that costs.

    python3 export.py NETWORK.pt WEIGHTS --photos FOLDER

WEIGHTS: the length of a JSON list as 4 bytes (little endian), the list, spaces up to a multiple of 4, then for each layer of the list its
scales and its biases (32 bit floats, one per output), then for each layer its weights (8 bit, output by output: row, column, input).
A weight times the scale of its output is the real weight. Batch norm is folded in.
"""
import argparse
import json
import struct

import torch
import torch.nn as nn

from measure import measure, prepared, summary
from network import Net

LARGEST_FILE = 400_000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("network")
    parser.add_argument("weights")
    parser.add_argument("--photos", required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = Net()
    net.load_state_dict(torch.load(options.network)["average"])
    net.eval()
    validation = prepared(options.photos)
    print("before:", summary(measure(net, validation)))
    net.eval()
    layers = fold(net)
    data = write(layers)
    if len(data) > LARGEST_FILE:
        raise SystemExit(f"{len(data)} bytes are too many")
    with open(options.weights, "wb") as file:
        file.write(data)
    print("after:", summary(measure(net, validation)), f"{len(data)} bytes")


def fold(net):
    """Makes every batch norm part of the convolution before it and rounds the weights, in the network itself. Returns the convolutions."""
    layers = []
    for parent_name, parent in [("", net), *net.named_modules()]:
        if isinstance(parent, nn.Sequential) and isinstance(parent[0], nn.Conv2d):
            convolution, norm = parent[0], parent[1]
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            convolution.weight.data = convolution.weight.data * gain.data[:, None, None, None]
            convolution.bias = nn.Parameter((norm.bias - norm.running_mean * gain).data)
            parent[1] = nn.Identity()
            layers.append((parent_name, convolution))
    layers += [(name, layer) for name, layer in net.named_modules() if isinstance(layer, nn.Conv2d) and all(layer is not known for _, known in layers)]
    for _, layer in layers:
        layer.scale = layer.weight.data.abs().flatten(1).max(1)[0].clamp(min=1e-8) / 127
        layer.rounded = (layer.weight.data / layer.scale[:, None, None, None]).round()
        layer.weight.data = layer.rounded * layer.scale[:, None, None, None]
    return layers


def write(layers):
    rows = [dict(name=name, size=l.kernel_size[0], stride=l.stride[0], inputs=l.in_channels // l.groups, outputs=l.out_channels) for name, l in layers]
    header = json.dumps(rows, separators=(",", ":")).encode()
    header += b" " * (-len(header) % 4)
    floats = b"".join(part.numpy().astype("<f4").tobytes() for _, l in layers for part in (l.scale, l.bias.data))
    bytes_ = b"".join(l.rounded.permute(0, 2, 3, 1).contiguous().numpy().astype("i1").tobytes() for _, l in layers)
    return struct.pack("<I", len(header)) + header + floats + bytes_


if __name__ == "__main__":
    main()
