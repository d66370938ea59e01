/** The map of the region: county outlines and places in one Mercator projection. */

import { business } from '../business.ts';
import { contentFolder } from '../read/folder.ts';
import { countyCorners, region } from '../read/region.ts';
import { workCounties } from '../read/work-counties.ts';
import { type Coordinates, radians } from './distance.ts';

interface Point {
  x: number;
  y: number;
}

/** In units of the view box. The width follows from the counties' shape. */
const mapHeight = 420;
const margin = 2;

/** The counties that a page names or that have one of our cities. */
const shown = new Set<string>([...business.counties.served, ...business.counties.home, ...workCounties()]);
const outlines = [...shown].map((name) => ({ name, points: cornersOf(name) }));
const { toViewBox, size } = fitToHeight(outlines.flatMap(({ points }) => points));

export const mapSize = size;

/** Outlines as SVG path data, each with its middle. */
export const countyOutlines = outlines.map(({ name, points }) => {
  const onPage = points.map(toViewBox);
  const center = centroid(onPage);
  return {
    name,
    d: `M${onPage.map(({ x, y }) => `${oneDecimal(x)},${oneDecimal(y)}`).join('L')}Z`,
    x: Math.round(center.x),
    y: Math.round(center.y),
  };
});

/** A place's position on the map, in units of the view box. */
export function toMapPoint(place: Coordinates): Point {
  const { x, y } = toViewBox(mercator(place));
  return { x: oneDecimal(x), y: oneDecimal(y) };
}

export const homeOnMap = toMapPoint(region.home.coordinates);

function cornersOf(county: string): Point[] {
  const corners = countyCorners[county];
  if (!corners) throw new Error(`${contentFolder}/region/counties.yaml has no outline of ${county}, which business.yaml names`);
  return corners.split(' ').map(readCorner).map(mercator);
}

function readCorner(corner: string): Coordinates {
  const [lng = Number.NaN, lat = Number.NaN] = corner.split(',').map(Number);
  return { lat, lng };
}

function mercator({ lat, lng }: Coordinates): Point {
  return { x: radians(lng), y: -Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) };
}

/** The view box around the given points, and a function that scales points to it. */
function fitToHeight(points: Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (mapHeight - 2 * margin) / (bottom - top);
  return {
    size: { width: Math.round((right - left) * scale) + 2 * margin, height: mapHeight },
    toViewBox: ({ x, y }: Point): Point => ({ x: margin + scale * (x - left), y: margin + scale * (y - top) }),
  };
}

/** https://en.wikipedia.org/wiki/Centroid#Of_a_polygon */
function centroid(corners: Point[]): Point {
  let [x, y, area] = [0, 0, 0];
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
    area += cross / 2;
  });
  return { x: x / (6 * area), y: y / (6 * area) };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
