"""The network that finds the floor: the first ten blocks of MobileNetV2, what the visitor tapped, and a small decoder.

Input: red, green and blue from 0 to 1, taps on the floor, taps beside it. It adds where each pixel is: its height, and its distance
from the vertical middle line, so a mirrored picture gives a mirrored answer. Output at half size: floor, rug, structure, object.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

CLASSES = ("floor", "rug", "structure", "object")
# The blocks of MobileNetV2: channels inside, channels out, stride. The first one widens nothing.
BLOCKS = ((32, 16, 1), (96, 24, 2), (144, 24, 1), (144, 32, 2), (192, 32, 1), (192, 32, 1), (192, 64, 2), (384, 64, 1), (384, 64, 1), (384, 64, 1))


class Net(nn.Module):
    def __init__(self, shrink=1):
        super().__init__()
        blocks = [tuple(n // shrink for n in block[:2]) + block[2:] for block in BLOCKS]
        self.first = convolution(3, blocks[0][0], stride=2)
        self.blocks = nn.ModuleList()
        channels = blocks[0][0]
        for inside, outside, stride in blocks:
            self.blocks.append(Block(channels, inside, outside, stride))
            channels = outside
        a, b, c, d = (blocks[i][1] for i in (0, 2, 5, 9))
        self.hint2, self.hint3, self.hint4 = convolution(4, b, 5, 4), convolution(b, c, stride=2), convolution(c, d, stride=2)
        self.context, self.deep = Context(d), Residual(d)
        self.narrow3, self.side3, self.up3 = convolution(d, c, 1), convolution(c, c, 1), convolution(c, c)
        self.narrow2, self.side2, self.up2 = convolution(c, b, 1), convolution(b, b, 1), convolution(b, b)
        self.narrow1, self.side1, self.up1 = convolution(b, a, 1), convolution(a, a, 1), convolution(a, a)
        self.answer = nn.Conv2d(a, len(CLASSES), 1)

    def forward(self, x):
        hints = torch.cat([x[:, 3:], places(x)], 1).contiguous(memory_format=torch.channels_last)
        x = self.first(x[:, :3].contiguous(memory_format=torch.channels_last))
        hint2 = self.hint2(hints)
        hint3 = self.hint3(hint2)
        hint4 = self.hint4(hint3)
        sides = {}
        for number, block in enumerate(self.blocks):
            x = block(x)
            sides[number] = x
        y = self.deep(self.context(x + hint4))
        y = self.up3(enlarged(self.narrow3(y), sides[5]) + self.side3(sides[5] + hint3))
        y = self.up2(enlarged(self.narrow2(y), sides[2]) + self.side2(sides[2] + hint2))
        y = self.up1(enlarged(self.narrow1(y), sides[0]) + self.side1(sides[0]))
        return self.answer(y)


class Block(nn.Module):
    """An inverted residual of MobileNetV2, with plain ReLU."""

    def __init__(self, inputs, inside, outputs, stride):
        super().__init__()
        self.expand = convolution(inputs, inside, 1) if inside != inputs else nn.Identity()
        self.depthwise = convolution(inside, inside, stride=stride, groups=inside)
        self.project = nn.Sequential(nn.Conv2d(inside, outputs, 1, bias=False), nn.BatchNorm2d(outputs))
        self.adds = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.project(self.depthwise(self.expand(x)))
        return x + y if self.adds else y


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = convolution(channels, channels)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


class Context(nn.Module):
    """Lets each pixel know what is in its row, its column and the picture."""

    def __init__(self, channels):
        super().__init__()
        self.whole, self.row, self.column = (nn.Conv2d(channels, channels, 1) for _ in range(3))

    def forward(self, x):
        rows, columns = x.mean(3, keepdim=True), x.mean(2, keepdim=True)
        return F.relu(x + self.whole(rows.mean(2, keepdim=True)) + self.row(rows) + self.column(columns))


def convolution(inputs, outputs, size=3, stride=1, groups=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, size, stride, size // 2, groups=groups, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


def places(x):
    count, _, height, width = x.shape
    rows = torch.linspace(-1, 1, height)[None, None, :, None].expand(count, 1, height, width)
    sides = torch.linspace(-1, 1, width).abs()[None, None, None, :].expand(count, 1, height, width)
    return torch.cat([rows, sides], 1)


def enlarged(x, like):
    return F.interpolate(x, size=like.shape[2:], mode="bilinear", align_corners=False)
