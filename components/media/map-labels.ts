/** Where the labels of a map go: beside their dots, and clear of other labels, dots and the line between two places. */
export interface Point {
  x: number;
  y: number;
}

export interface Label extends Point {
  name: string;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface County extends Point {
  name: string;
  corners: readonly Point[];
}

/** In units of the view box. Widths are those of a wide font, so labels fit with any. */
const countyText = { height: 12, letterWidth: 8 };
const placeText = { height: 20, letterWidth: 10 };
const dotSpace = 7;
const step = 4;
const reach = 48;

/** Labels of one or two named places. With two, each label is on the side away from the other place. */
export function labelPlaces(places: readonly (Point & { name: string })[], mapWidth: number): Label[] {
  return places.map(({ name, x, y }, index) => {
    const other = places[1 - index] ?? { x: mapWidth, y };
    const width = name.length * placeText.letterWidth;
    const isLeft = x < other.x;
    const hasRoom = isLeft ? x - 13 - width > 0 : x + 13 + width < mapWidth;
    const isSteep = Math.abs(other.y - y) > Math.abs(other.x - x);
    if (hasRoom && !isSteep) return { name, x: isLeft ? x - 13 : x + 13, y: y + 6, anchor: isLeft ? 'end' : 'start' };
    const middle = Math.min(Math.max(x, width / 2), mapWidth - width / 2);
    return { name, x: middle, y: y < other.y ? y - 13 : y + 25, anchor: 'middle' };
  });
}

/** Moves each county's label the shortest way to a free spot inside the county, or leaves it out if there is none. */
export function labelCounties(
  counties: readonly County[],
  dots: readonly Point[],
  line: readonly Point[],
  taken: readonly Label[],
): Label[] {
  const obstacles = [
    ...dots.map(({ x, y }) => ({ left: x - dotSpace, right: x + dotSpace, top: y - dotSpace, bottom: y + dotSpace })),
    ...pointsAlong(line).map(({ x, y }) => ({ left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 })),
    ...taken.map((label) => boxOf(label, placeText)),
  ];
  return counties.flatMap(({ name, x, y, corners }) => {
    const spots = offsets.map((offset): Label => ({ name, x: x + offset.x, y: y + offset.y, anchor: 'middle' }));
    const free = spots.find((spot) => {
      const box = boxOf(spot, countyText);
      return isInside(box, corners) && !obstacles.some((obstacle) => overlap(box, obstacle));
    });
    return free ?? [];
  });
}

/** All offsets within reach, the shortest first. */
const offsets = range(-reach, reach, step)
  .flatMap((x) => range(-reach, reach, step).map((y) => ({ x, y })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);
}

function boxOf({ name, x, y, anchor }: Label, { height, letterWidth }: typeof countyText): Box {
  const width = name.length * letterWidth;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - height, bottom: y + height / 4 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function pointsAlong([start, end]: readonly Point[]): Point[] {
  if (!start || !end) return [];
  return range(0, 1, 1 / 32).map((share) => ({ x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y) }));
}

function isInside({ left, right, top, bottom }: Box, polygon: readonly Point[]): boolean {
  const edge = [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return edge.every((point) => isPointInside(point, polygon));
}

/** Counts how often a ray to the right crosses the outline: https://en.wikipedia.org/wiki/Point_in_polygon */
export function isPointInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  const crossings = polygon.filter((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossings.length % 2 === 1;
}
