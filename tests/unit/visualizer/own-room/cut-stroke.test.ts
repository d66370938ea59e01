import { expect, test } from 'vitest';
import { applyPatch, cutFloor, cutStroke, halvesOf, type Stroke } from '#visualizer/own-room/brush/cut-stroke.ts';
import { loadPhoto, overlap, type RoomPhoto } from '../../../support/room-photos.ts';

/** A phone shows the photo at this width, in pixels. */
const phone = 356;

/** Loads a photo, and paints strokes on it, whose points are in shares of its width and height, on an empty floor or on this mask. */
async function start(name: RoomPhoto) {
  const { photo, mask: truth } = await loadPhoto(name);
  const halves = halvesOf(photo);
  const empty = new Uint8ClampedArray(photo.width * photo.height);
  const paint = (mask: Uint8ClampedArray, paints: Stroke['paints'], points: [number, number][], reach = 70) => {
    const path = points.map(([x, y]) => ({ x: x * photo.width, y: y * photo.height }));
    const patch = cutStroke(halves, mask, { paints, points: path, scale: photo.width / phone, reach });
    return patch ? applyPatch(mask, photo.width, patch) : mask;
  };
  return { photo, truth, empty, paint };
}

/** Strokes along the middle of the floor, as somebody would paint it, well away from its edges. */
const onFloor = {
  'bedroom-dresser': [
    [0.12, 0.85],
    [0.3, 0.95],
    [0.55, 0.93],
    [0.8, 0.85],
    [0.9, 0.72],
  ],
  'kitchen-old-vinyl': [
    [0.2, 0.85],
    [0.5, 0.93],
    [0.8, 0.9],
    [0.9, 0.75],
  ],
} satisfies Record<RoomPhoto, [number, number][]>;

test.each(['bedroom-dresser', 'kitchen-old-vinyl'] as const)(
  'one stroke along the middle of the floor of %s reaches its edges and hardly crosses them',
  async (name) => {
    const { truth, empty, paint } = await start(name);
    const painted = paint(empty, 'floor', onFloor[name]);
    expect(overlap(painted, truth)).toBeGreaterThan(0.75);
    let beyond = 0;
    for (const [at, share] of painted.entries()) if (share > 127 && (truth[at] ?? 0) < 128) beyond += 1;
    const share = beyond / painted.filter((value) => value > 127).length;
    expect(share).toBeLessThan(0.08);
  },
);

test('what is far from a stroke never changes, and what is right under it always does', async () => {
  const { photo, truth, paint } = await start('bedroom-dresser');
  const spot = { x: 0.8 * photo.width, y: 0.85 * photo.height };
  const taken = paint(truth, 'cover', [[0.8, 0.85]], 24);
  const awayFrom = (at: number) => Math.hypot((at % photo.width) - spot.x, Math.floor(at / photo.width) - spot.y);
  const reach = (24 * photo.width) / phone;
  const cells = [...taken.keys()];
  expect(cells.filter((at) => awayFrom(at) > reach + 12 && taken[at] !== truth[at])).toEqual([]);
  expect(cells.filter((at) => awayFrom(at) < 2 && taken[at] !== 0)).toEqual([]);
});

test('adding only adds, and taking away only takes away', async () => {
  const { truth, paint } = await start('kitchen-old-vinyl');
  const across: [number, number][] = [
    [0.1, 0.6],
    [0.9, 0.95],
  ];
  const more = paint(truth, 'floor', across);
  const less = paint(truth, 'cover', across);
  expect(more.every((share, at) => share >= (truth[at] ?? 0))).toBe(true);
  expect(less.every((share, at) => share <= (truth[at] ?? 0))).toBe(true);
});

test('a stroke on what is floor already changes nothing', async () => {
  const { photo, empty, paint } = await start('bedroom-dresser');
  const all = empty.slice().fill(255);
  expect(paint(all, 'floor', [[0.5, 0.5]])).toBe(all);
  expect(cutStroke(halvesOf(photo), all, { paints: 'floor', points: [], scale: 1, reach: 70 })).toBeNull();
});

test('strokes at the very edge of the photo, and of one point, are painted', async () => {
  const { empty, paint } = await start('bedroom-dresser');
  for (const point of [[0, 1] as [number, number], [1, 1] as [number, number], [0.999, 0.001] as [number, number]]) {
    expect(paint(empty, 'floor', [point]).some((share) => share > 127)).toBe(true);
  }
});

test('an island of a few pixels of other odds becomes floor', () => {
  const [width, height] = [128, 96];
  const isIsland = (at: number) => Math.abs((at % width) - 64) < 2 && Math.abs(Math.floor(at / width) - 48) < 2;
  const logOdds = Float32Array.from({ length: width * height }, (_, at) => (isIsland(at) ? -6 : 6));
  const photo = { width: 256, height: 192, data: new Uint8ClampedArray(256 * 192 * 4).fill(150) };
  const mask = cutFloor(halvesOf(photo), { width, height, logOdds });
  expect(mask.every((share) => share === 255)).toBe(true);
});
