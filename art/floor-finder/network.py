"""The network that finds the floor: a small U-Net with context along rows, columns and the whole picture.

Input: red, green and blue from 0 to 1, taps on the floor, taps beside it. It adds where each pixel is: its height, and its distance
from the vertical middle line, so a mirrored picture gives a mirrored answer. Output at half size: floor, rug, structure, object.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

CLASSES = ("floor", "rug", "structure", "object")


class Net(nn.Module):
    def __init__(self, widths=(16, 32, 64, 96)):
        super().__init__()
        a, b, c, d = widths
        self.down1 = convolution(7, a, stride=2)
        self.down2 = nn.Sequential(convolution(a, b, stride=2), Residual(b))
        self.down3 = nn.Sequential(convolution(b, c, stride=2), Residual(c))
        self.down4 = nn.Sequential(convolution(c, d, stride=2), Residual(d), Context(d))
        self.narrow3, self.up3 = convolution(d, c, 1), convolution(c, 48)
        self.narrow2, self.up2 = convolution(48, b, 1), convolution(b, b)
        self.narrow1, self.up1 = convolution(b, a, 1), convolution(a, a)
        self.answer = nn.Conv2d(a, len(CLASSES), 1)

    def forward(self, x):
        x = torch.cat([x, places(x)], 1).contiguous(memory_format=torch.channels_last)
        first = self.down1(x)
        second = self.down2(first)
        third = self.down3(second)
        y = enlarged(self.narrow3(self.down4(third)), third) + third
        y = enlarged(self.narrow2(self.up3(y)), second) + second
        y = enlarged(self.narrow1(self.up2(y)), first) + first
        return self.answer(self.up1(y))


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


def convolution(inputs, outputs, size=3, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


def places(x):
    count, _, height, width = x.shape
    rows = torch.linspace(-1, 1, height)[None, None, :, None].expand(count, 1, height, width)
    sides = torch.linspace(-1, 1, width).abs()[None, None, None, :].expand(count, 1, height, width)
    return torch.cat([rows, sides], 1)


def enlarged(x, like):
    return F.interpolate(x, size=like.shape[2:], mode="bilinear", align_corners=False)
