import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../../schema/visualizer-room.ts';
import { mapped, type Point } from '../../../visualizer/engine/homography.ts';
import { depthOverWidth } from '../../../visualizer/own-room/measure/depth-from-photo.ts';
import { inchesOf, inWords, squareFeet } from '../../../visualizer/own-room/measure/lengths.ts';
import { measured } from '../../../visualizer/own-room/measure/measure-sides.ts';
import { floorLight } from '../../../visualizer/own-room/photo/floor-light.ts';
import { imageHeader } from '../../../visualizer/own-room/photo/image-header.ts';
import { afterStep, edgeOf, firstWork } from '../../../visualizer/own-room/photo-edits.ts';
import { clipped, outlineLimits, withAdded, withMoved, withRemoved } from '../../../visualizer/own-room/selection/outline.ts';
import { outlineArea } from '../../../visualizer/own-room/selection/outline-area.ts';
import {
  firstQuad,
  isFloor,
  metresToPixels,
  nearness,
  type Quad,
  unitToPixels,
  withCorner,
} from '../../../visualizer/own-room/selection/quad.ts';
import { type Camera, seen } from '../../support/camera.ts';

const size = { width: 1600, height: 1200 };

function rectangle(camera: Camera, left: number, near: number, width: number, depth: number): Quad {
  const corner = (x: number, y: number) => seen(camera, { x: left + x, y: near + y });
  return [corner(0, 0), corner(width, 0), corner(width, depth), corner(0, depth)];
}

describe('the marked rectangle', () => {
  test('begins as a floor within the photo, wide or tall', () => {
    for (const each of [size, { width: 900, height: 1600 }]) expect(isFloor(firstQuad(each), each)).toBe(true);
  });

  test.each<[string, number, Point, boolean]>([
    ['a little to the side', 0, { x: 200, y: 1100 }, true],
    ['over the next corner', 0, { x: 1500, y: 1000 }, false],
    ['over the opposite corner', 0, { x: 1300, y: 600 }, false],
    ['into the middle, so that the shape has a dent', 2, { x: 600, y: 1000 }, false],
    ['onto the line of two others', 3, { x: 600, y: 1080 }, false],
    ['out of the photo, where it stays at the side', 1, { x: 5000, y: 1080 }, true],
  ])('a corner moved %s', (_, index, to, taken) => {
    const moved = withCorner(firstQuad(size), index, to, size);
    expect(moved !== null).toBe(taken);
    if (!moved) return;
    const corner = moved[index];
    expect(corner).toEqual({ x: Math.min(to.x, size.width), y: to.y });
  });

  test('its corners are those of the unit square, also where its sides are parallel in the photo', () => {
    const flat: Quad = [
      { x: 100, y: 900 },
      { x: 900, y: 900 },
      { x: 900, y: 500 },
      { x: 100, y: 500 },
    ];
    for (const quad of [firstQuad(size), flat, rectangle({ ...size, focal: 1200, yaw: 35, pitch: 25, eye: 1.5 }, -1, 2, 2, 3)]) {
      const matrix = unitToPixels(quad);
      for (const [index, unit] of [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ].entries()) {
        const at = mapped(matrix, unit);
        expect(at.x).toBeCloseTo(quad[index]?.x ?? Number.NaN, 6);
        expect(at.y).toBeCloseTo(quad[index]?.y ?? Number.NaN, 6);
      }
    }
  });

  test('with its true sides any other point of the floor is where the camera sees it', () => {
    const camera = { ...size, focal: 1300, yaw: -25, pitch: 22, eye: 1.6 };
    const matrix = metresToPixels(rectangle(camera, -0.5, 2.2, 2.4, 1.8), { width: 2.4, depth: 1.8 });
    for (const [x, y] of [
      [0.3, 0.2],
      [-0.4, 1.1],
      [3, 4],
    ] as const) {
      const at = mapped(matrix, { x, y });
      const there = seen(camera, { x: x - 0.5, y: y + 2.2 });
      expect(Math.hypot(at.x - there.x, at.y - there.y)).toBeLessThan(0.01);
    }
  });

  test('nearness is 1 at the near left corner, falls with the distance and is 0 on the horizon', () => {
    const camera = { ...size, focal: 1300, yaw: 0, pitch: 20, eye: 1.5 };
    const quad = rectangle(camera, -1, 2, 2, 2);
    const [x, y, one] = nearness(quad);
    const at = (point: Point) => x * point.x + y * point.y + one;
    expect(at(quad[0])).toBeCloseTo(1, 9);
    expect(at(quad[3])).toBeLessThan(0.8);
    const horizon = size.height / 2 - 1300 * Math.tan((20 * Math.PI) / 180);
    expect(at({ x: 300, y: horizon })).toBeCloseTo(0, 6);
    expect(at({ x: 300, y: horizon - 50 })).toBeLessThan(0);
  });
});

describe('the second side out of the photo', () => {
  test.each([
    [1200, 30, 25, 1.5, 3, 2],
    [1200, -30, 25, 1.5, 3, 2],
    [1100, 45, 30, 1.6, 2, 4],
    [1600, 20, 25, 1.4, 2, 2],
    [900, 25, 35, 1.7, 3.5, 2.5],
  ])('focal length %d, turned %d, down %d degrees, %d m high: %d by %d m', (focal, yaw, pitch, eye, width, depth) => {
    const found = depthOverWidth(rectangle({ ...size, focal, yaw, pitch, eye }, -width / 2, 2, width, depth), size);
    expect(found).not.toBeNull();
    expect(Math.abs((found ?? 0) / (depth / width) - 1)).toBeLessThan(0.02);
  });

  test.each([
    ['straight at a wall', { ...size, focal: 1200, yaw: 0, pitch: 25, eye: 1.5 }],
    ['a little off it', { ...size, focal: 1200, yaw: 2, pitch: 25, eye: 1.5 }],
    ['straight down', { ...size, focal: 1200, yaw: 10, pitch: 90, eye: 1.5 }],
  ])('%s it does not tell', (_, camera) => {
    const near = camera.pitch === 90 ? -1 : 2;
    expect(depthOverWidth(rectangle(camera, -1, near, 2, 2), size)).toBeNull();
  });
});

describe('typed lengths', () => {
  test.each([
    ['11', '6', 138],
    ['11', '', 132],
    ['', '18', 18],
    [' 4 ', '7.5', 55.5],
    ['50', '0', 600],
    ['0', '6', 6],
    ['', '', null],
  ])("'%s' ft '%s' in are %s inches", (feet, inches, expected) => {
    expect(inchesOf({ feet, inches })).toEqual({ inches: expected });
  });

  test.each([
    ['50', '1', 'from 6 inches to 50 feet'],
    ['0', '5.9', 'from 6 inches to 50 feet'],
    ['-3', '', 'as numbers'],
    ['ten', '', 'as numbers'],
    ['1e999', '', 'as numbers'],
  ])("'%s' ft '%s' in: %s", (feet, inches, words) => {
    expect(inchesOf({ feet, inches })).toEqual({ error: expect.stringContaining(words) });
  });

  test.each([
    [3.6576, '12 ft'],
    [3.5052, '11 ft 6 in'],
    [0.1524, '0 ft 6 in'],
    [3.6449, '12 ft'],
  ])('%d m are %s', (metres, words) => {
    expect(inWords(metres)).toBe(words);
  });

  test('an area in square feet', () => {
    expect(squareFeet(3.6576, 3.048)).toBeCloseTo(120, 9);
  });
});

describe('the edge of the floor', () => {
  const square = [
    { x: 100, y: 100 },
    { x: 500, y: 100 },
    { x: 500, y: 500 },
    { x: 100, y: 500 },
  ];

  test('a corner moves, but not so that the edge crosses itself', () => {
    expect(withMoved(square, 0, { x: 300, y: 300 }, size)).not.toBeNull();
    expect(withMoved(square, 0, { x: 600, y: 300 }, size)).toBeNull();
    expect(withMoved(square, 0, { x: -50, y: 80 }, size)?.[0]).toEqual({ x: 0, y: 80 });
  });

  test('corners are added between two, also the last and the first, up to a number', () => {
    expect(withAdded(square, 0)[1]).toEqual({ x: 300, y: 100 });
    expect(withAdded(square, 3)[4]).toEqual({ x: 100, y: 300 });
    let many: readonly Point[] = square;
    for (let each = 0; each < 40; each++) many = withAdded(many, 0);
    expect(many).toHaveLength(outlineLimits.max);
  });

  test('corners are removed down to three', () => {
    const three = withRemoved(square, 1);
    expect(three).toEqual([square[0], square[2], square[3]]);
    expect(three && withRemoved(three, 0)).toBeNull();
  });

  test('what lies beyond a line is cut off', () => {
    expect(clipped(square, [0, 1, -300], 0)).toEqual([
      { x: 500, y: 300 },
      { x: 500, y: 500 },
      { x: 100, y: 500 },
      { x: 100, y: 300 },
    ]);
    expect(clipped(square, [0, 1, 0], 0)).toEqual(square);
    expect(clipped(square, [0, 1, -600], 0)).toEqual([]);
  });
});

describe('light', () => {
  /** A floor seen from above, 2 cm to a pixel. */
  const [width, height] = [160, 120];
  const metres: Matrix = [
    [50, 0, 0],
    [0, -50, height],
    [0, 0, 1],
  ];

  /** Light of a floor of gray `value`s, 0 to 1 in linear light; where `covered` says so it is not floor. */
  function lightOf(value: (x: number, y: number) => number, covered: (x: number, y: number) => boolean = () => false) {
    const photo = new Uint8ClampedArray(width * height * 4);
    const mask = new Uint8ClampedArray(width * height * 4);
    for (let at = 0; at < width * height; at++) {
      const [x, y] = [at % width, Math.floor(at / width)];
      photo.fill(255 * value(x, y) ** (1 / 2.2), at * 4, at * 4 + 3);
      mask.fill(covered(x, y) ? 0 : 255, at * 4, at * 4 + 3);
    }
    const work = floorLight({ width, height, photo, mask, metresToPixels: metres }, 0.16);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return (x: number, y: number) => step.value[y * width + x] ?? Number.NaN;
    }
  }

  test('boards and their joints do not show through', () => {
    // Boards of 12 cm, every second darker by a third, a dark joint between them.
    const light = lightOf((x) => (x % 6 === 0 ? 0.05 : Math.floor(x / 6) % 2 ? 0.3 : 0.2));
    for (let x = 15; x < width - 15; x++) expect(Math.abs(light(x, 60) - 1)).toBeLessThan(0.1);
  });

  test('a shadow stays as dark as it is, with its edge where it was', () => {
    const light = lightOf((x, y) => (x < 70 ? 0.1 : 0.4) * (y % 6 === 0 ? 0.7 : 1));
    expect(light(40, 60) / light(110, 60)).toBeCloseTo(0.25, 1);
    // A mere blur would spread the edge over three times as much.
    expect(light(67, 60) / light(110, 60)).toBeLessThan(0.35);
    expect(light(72, 60) / light(110, 60)).toBeGreaterThan(0.75);
  });

  test('the median is 1, and a patch of sun is brighter within limits', () => {
    const light = lightOf((x, y) => (x > 60 && x < 100 && y > 40 && y < 80 ? 0.9 : 0.1));
    expect(light(20, 20)).toBeCloseTo(1, 1);
    expect(light(80, 60)).toBe(4);
  });

  test('what is covered has no part in it', () => {
    const covered = (x: number) => x > 70 && x < 100;
    const light = lightOf((x) => (covered(x) ? 0.01 : 0.3), covered);
    for (const x of [66, 69, 101, 104]) expect(light(x, 60)).toBeCloseTo(1, 1);
  });
});

describe('what a file is, by its first bytes', () => {
  const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
  const big = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (value / 256 ** (bytes - 1 - at)) & 255);
  const little = (value: number, bytes: number) => big(value, bytes).reverse();
  const frame = [0xff, 0xc2, ...big(17, 2), 8, ...big(3000, 2), ...big(4000, 2), 3, 0, 0, 0];
  const ispe = (width: number, height: number) => [
    ...big(20, 4),
    ...text('ispe'),
    ...big(0, 4),
    ...big(width, 4),
    ...big(height, 4),
  ];
  const boxed = (brand: string, others: string) => [...big(24, 4), ...text(`ftyp${brand}`), ...big(0, 4), ...text(others)];

  test.each<[string, number[], ReturnType<typeof imageHeader>]>([
    ['nothing', [], { kind: 'unknown', size: null }],
    ['words', text('Dear reader'), { kind: 'unknown', size: null }],
    [
      'JPEG with a preview of its own before the frame',
      [0xff, 0xd8, 0xff, 0xe1, ...big(30, 2), ...frame, ...text('more bytes of it'), ...frame].slice(0, 34).concat(0xff, frame),
      { kind: 'jpeg', size: { width: 4000, height: 3000 } },
    ],
    ['JPEG cut off before its frame', [0xff, 0xd8, 0xff, 0xe0, ...big(16, 2)], { kind: 'jpeg', size: null }],
    [
      'PNG',
      [0x89, ...text('PNG\r\n\x1a\n'), ...big(13, 4), ...text('IHDR'), ...big(9000, 4), ...big(9000, 4)],
      { kind: 'png', size: { width: 9000, height: 9000 } },
    ],
    ['PNG cut off', [0x89, ...text('PNG\r\n\x1a\n'), 0, 0], { kind: 'png', size: null }],
    [
      'WebP, lossy',
      [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8 '), ...big(0, 7), 0x9d, 1, 0x2a, ...little(1280, 2), ...little(853, 2)],
      { kind: 'webp', size: { width: 1280, height: 853 } },
    ],
    [
      'WebP, lossless',
      [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8L'), 0, 0, 0, 0, 0x2f, ...little(1279 | (852 << 14), 4)],
      { kind: 'webp', size: { width: 1280, height: 853 } },
    ],
    [
      'WebP, extended',
      [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8X'), ...big(0, 8), ...little(99_999, 3), ...little(9, 3)],
      { kind: 'webp', size: { width: 100_000, height: 10 } },
    ],
    ['GIF', [...text('GIF89a'), ...little(320, 2), ...little(200, 2)], { kind: 'gif', size: { width: 320, height: 200 } }],
    ['AVIF', [...boxed('avif', 'mif1miaf'), ...ispe(800, 600)], { kind: 'avif', size: { width: 800, height: 600 } }],
    [
      'HEIC of tiles',
      [...boxed('heic', 'mif1heic'), ...ispe(512, 512), ...ispe(4032, 3024), ...ispe(320, 240)],
      { kind: 'heic', size: { width: 4032, height: 3024 } },
    ],
    ['another film in boxes', boxed('isom', 'mp42avc1'), { kind: 'unknown', size: null }],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), { kind: 'svg', size: null }],
    ['SVG after a declaration', text('\xef\xbb\xbf<?xml version="1.0"?><svg/>'), { kind: 'svg', size: null }],
  ])('%s', (_, bytes, expected) => {
    expect(imageHeader(Uint8Array.from(bytes))).toEqual(expected);
  });
});

describe('the given sides', () => {
  const turned = rectangle({ ...size, focal: 1200, yaw: 30, pitch: 25, eye: 1.5 }, -1.2, 2, 2.4384, 1.8288);
  const straight = firstQuad(size);
  const typed = (width: string, depth: string) => ({ width: { feet: width, inches: '' }, depth: { feet: depth, inches: '' } });

  test('both count as they are, from any photo', () => {
    const found = measured(typed('8', '6'), straight, size);
    if ('errors' in found) throw new Error(JSON.stringify(found));
    expect([found.sides.width, found.sides.depth, found.workedOut]).toEqual([
      expect.closeTo(2.4384, 9),
      expect.closeTo(1.8288, 9),
      null,
    ]);
  });

  test.each([
    ['8', '', 'depth'],
    ['', '6', 'width'],
  ])("of '%s' ft by '%s' ft the %s is worked out", (width, depth, workedOut) => {
    const found = measured(typed(width, depth), turned, size);
    if ('errors' in found) throw new Error(JSON.stringify(found));
    expect(found.workedOut).toBe(workedOut);
    expect(found.sides.width / 2.4384).toBeCloseTo(1, 2);
    expect(found.sides.depth / 1.8288).toBeCloseTo(1, 2);
  });

  test.each<[string, string, Quad, 'width' | 'depth', string]>([
    ['', '', turned, 'width', 'Enter the width or the depth'],
    ['8', '', straight, 'depth', 'does not tell'],
    ['', '6', straight, 'width', 'does not tell'],
    ['x', '6', turned, 'width', 'as numbers'],
    ['8', '51', turned, 'depth', 'from 6 inches to 50 feet'],
    ['', '45', turned, 'width', 'comes out as 60 ft'],
  ])("of '%s' ft by '%s' ft something is wrong", (width, depth, quad, side, words) => {
    expect(measured(typed(width, depth), quad, size)).toEqual({
      errors: expect.objectContaining({ [side]: expect.stringContaining(words) }),
    });
  });

  test('the floor within an edge has its area', () => {
    expect(outlineArea(turned, turned, { width: 2.4384, depth: 1.8288 })).toBeCloseTo(48, 6);
    const half = withRemoved(turned, 3);
    expect(half && outlineArea(half, turned, { width: 2.4384, depth: 1.8288 })).toBeCloseTo(24, 6);
  });
});

describe('the work on a photo', () => {
  const begun = firstWork(size);
  const laid = afterStep(begun, { kind: 'lay', sides: { width: 2, depth: 2 } });
  const stroke = { paints: 'cover', radius: 20, points: [{ x: 5, y: 5 }] } as const;

  test('a corner that cannot be is refused in words, and the rectangle stays', () => {
    const after = afterStep(begun, { kind: 'corner', index: 0, to: { x: 1500, y: 900 } });
    expect(after.quad).toBe(begun.quad);
    expect(after.refusal).toContain('must not cross');
    expect(afterStep(after, { kind: 'corner', index: 0, to: { x: 300, y: 1000 } }).refusal).toBe('');
  });

  test('the edge follows the rectangle until it is drawn, and then keeps to itself', () => {
    expect(edgeOf(laid)).toBe(laid.quad);
    const drawn = afterStep(laid, { kind: 'edge', index: 0, to: { x: 10, y: 1190 } });
    const moved = afterStep(drawn, { kind: 'corner', index: 0, to: { x: 300, y: 1000 } });
    expect(edgeOf(moved)[0]).toEqual({ x: 10, y: 1190 });
    expect(afterStep(drawn, { kind: 'edge', index: 0, to: { x: 1300, y: 900 } }).refusal).toContain('must not cross itself');
    const three = afterStep(drawn, { kind: 'remove', index: 1 });
    expect(edgeOf(three)).toHaveLength(3);
    expect(afterStep(three, { kind: 'remove', index: 1 }).refusal).toContain('at least three');
    expect(edgeOf(afterStep(drawn, { kind: 'add', index: 3 }))).toHaveLength(5);
  });

  test('lines of the brush are taken back one by one or all at once', () => {
    const two = [stroke, { ...stroke, radius: 9 }].reduce(
      (work, each) => afterStep(work, { kind: 'stroke', stroke: each }),
      laid,
    );
    expect(afterStep(two, { kind: 'undo' }).strokes).toEqual([stroke]);
    expect(afterStep(two, { kind: 'clear' }).strokes).toEqual([]);
  });

  test('back to the rectangle loses nothing, reset all', () => {
    const worked = afterStep(afterStep(laid, { kind: 'stroke', stroke }), {
      kind: 'type',
      side: 'width',
      part: 'feet',
      text: '8',
    });
    const back = afterStep(worked, { kind: 'mark' });
    expect(back).toEqual({ ...worked, sides: null });
    expect(afterStep(worked, { kind: 'reset' })).toEqual(begun);
  });
});
