import { linearLight } from '../engine/film.ts';
import { boxMean } from './find-floor/box-mean.ts';

export interface Size {
  width: number;
  height: number;
}

/** Bytes of a picture: red, green, blue and alpha, pixel by pixel. */
export interface Picture extends Size {
  data: Uint8ClampedArray;
}

/** How light each pixel is, as in CIE Lab. */
export interface Lightness extends Size {
  l: Float32Array;
}

/** Shrinks a picture so that its longer side has at most `side` pixels. */
export function shrink(picture: Picture, side: number): Picture {
  const scale = Math.min(side / Math.max(picture.width, picture.height), 1);
  return resize(picture, Math.max(Math.round(picture.width * scale), 1), Math.max(Math.round(picture.height * scale), 1));
}

/** Each new pixel is the mean of those it covers. */
export function resize({ width, height, data }: Picture, newWidth: number, newHeight: number): Picture {
  const bytes = new Uint8ClampedArray(newWidth * newHeight * 4);
  const columns = Array.from({ length: newWidth }, (_, x) => span(x, newWidth, width));
  for (let y = 0, to = 0; y < newHeight; y++) {
    const [top, bottom] = span(y, newHeight, height);
    for (const [left, right] of columns) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
          alpha += data[at + 3] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      bytes[to++] = red / count;
      bytes[to++] = green / count;
      bytes[to++] = blue / count;
      bytes[to++] = alpha / count;
    }
  }
  return { width: newWidth, height: newHeight, data: bytes };
}

function span(index: number, count: number, length: number): [number, number] {
  const start = Math.floor((index * length) / count);
  return [start, Math.max(Math.floor(((index + 1) * length) / count), start + 1)];
}

/** How light a picture is, blurred a little, which takes away the noise of phone cameras and JPEG. */
export function lightnessOf({ width, height, data }: Picture): Lightness {
  const l = Float32Array.from({ length: width * height }, (_, pixel) => {
    return labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0)[0];
  });
  return { width, height, l: boxMean(l, width, height, 1) };
}

/** A color in CIE Lab. */
export type Color = readonly [l: number, a: number, b: number];

/** A color's bytes in Lab. */
export function labOf(redByte: number, greenByte: number, blueByte: number): Color {
  const red = linearLight[redByte] ?? 0;
  const green = linearLight[greenByte] ?? 0;
  const blue = linearLight[blueByte] ?? 0;
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How much two colors differ. Lightness counts less, because shadows change it. */
export function difference(one: Color, other: Color): number {
  const [l, a, b] = [0.7 * (one[0] - other[0]), one[1] - other[1], one[2] - other[2]];
  // Math.hypot is many times slower.
  return Math.sqrt(l * l + a * a + b * b);
}

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
