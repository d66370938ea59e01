import type { Coordinates } from '#site/geography/distance.ts';

/** Degrees that a corner may be off; on the map, less than a pixel. */
const tolerance = 0.01;

/** To four decimals, which is about 36 feet. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Whether a place lies within an outline. Counts how often a ray to the east crosses it: https://en.wikipedia.org/wiki/Point_in_polygon */
export function contains(corners: readonly Coordinates[], { lat, lng }: Coordinates): boolean {
  const crossings = corners.filter((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    return a.lat > lat !== b.lat > lat && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
  });
  return crossings.length % 2 === 1;
}

/** The outline without the corners that hardly show (Ramer, Douglas and Peucker), and without the first one again at its end. */
export function simplify(outline: readonly Coordinates[]): Coordinates[] {
  const middle = Math.floor(outline.length / 2);
  const [first, second] = [outline.slice(0, middle + 1), outline.slice(middle)];
  return [...thin(first).slice(0, -1), ...thin(second).slice(0, -1)];
}

function thin(line: readonly Coordinates[]): Coordinates[] {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 3) return [...line];
  const offs = line.map((corner) => offset(corner, start, end));
  const farthest = offs.indexOf(Math.max(...offs));
  if ((offs[farthest] ?? 0) <= tolerance) return [start, end];
  return [...thin(line.slice(0, farthest + 1)).slice(0, -1), ...thin(line.slice(farthest))];
}

/** How far a corner is from a line. */
function offset({ lat, lng }: Coordinates, a: Coordinates, b: Coordinates): number {
  const [x, y] = [b.lng - a.lng, b.lat - a.lat];
  const length = Math.hypot(x, y);
  return length === 0 ? Math.hypot(lng - a.lng, lat - a.lat) : Math.abs(x * (a.lat - lat) - (a.lng - lng) * y) / length;
}
