import type { Matrix } from '#schema/content/visualizer-room.ts';

/** A point on the floor in meters, or in a picture in pixels. */
export interface Point {
  x: number;
  y: number;
}

export function applyHomography([a, b, c]: Matrix, { x, y }: Point): Point {
  const w = c[0] * x + c[1] * y + c[2];
  return { x: (a[0] * x + a[1] * y + a[2]) / w, y: (b[0] * x + b[1] * y + b[2]) / w };
}

/** The homography that applies the second matrix first, then the first one. */
export function product(first: Matrix, [a, b, c]: Matrix): Matrix {
  const row = ([p, q, r]: Matrix[number]): Matrix[number] => [
    p * a[0] + q * b[0] + r * c[0],
    p * a[1] + q * b[1] + r * c[1],
    p * a[2] + q * b[2] + r * c[2],
  ];
  return [row(first[0]), row(first[1]), row(first[2])];
}

/** Throws if there is no inverse, as for a plane seen edge-on. */
export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (determinant === 0) throw new Error('The homography has no inverse');
  const row = (x: number, y: number, z: number): Matrix[number] => [x / determinant, y / determinant, z / determinant];
  return [
    row(e * i - f * h, c * h - b * i, b * f - c * e),
    row(f * g - d * i, a * i - c * g, c * d - a * f),
    row(d * h - e * g, b * g - a * h, a * e - b * d),
  ];
}

/** A rotation about a point, counterclockwise if y points up. */
export function rotationAbout({ x, y }: Point, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [cos, -sin, x - cos * x + sin * y],
    [sin, cos, y - sin * x - cos * y],
    [0, 0, 1],
  ];
}
