import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../../schema/visualizer-room.ts';
import { applyHomography, type Point } from '../../../visualizer/engine/homography.ts';
import { depthOverWidth } from '../../../visualizer/own-room/measure/depth-from-photo.ts';
import { formatLength, parseLength, squareFeet } from '../../../visualizer/own-room/measure/lengths.ts';
import { measureSides } from '../../../visualizer/own-room/measure/measure-sides.ts';
import { floorLight } from '../../../visualizer/own-room/photo/floor-light.ts';
import { readHeader } from '../../../visualizer/own-room/photo/photo-header.ts';
import { edgeOf, editPhoto, startEdits } from '../../../visualizer/own-room/photo-edits.ts';
import { addCorner, clipArea, moveCorner, outlineLimits, removeCorner } from '../../../visualizer/own-room/selection/outline.ts';
import { outlineArea } from '../../../visualizer/own-room/selection/outline-area.ts';
import {
  firstQuad,
  isFloor,
  metresToPixels,
  moveQuadCorner,
  nearness,
  type Quad,
  unitToPixels,
} from '../../../visualizer/own-room/selection/quad.ts';
import { type Camera, seen } from '../../support/camera.ts';

const size = { width: 1600, height: 1200 };

function rectangle(camera: Camera, left: number, near: number, width: number, depth: number): Quad {
  const corner = (x: number, y: number) => seen(camera, { x: left + x, y: near + y });
  return [corner(0, 0), corner(width, 0), corner(width, depth), corner(0, depth)];
}

describe('the marked rectangle', () => {
  test('starts as a floor within the photo, wide or tall', () => {
    for (const each of [size, { width: 900, height: 1600 }]) expect(isFloor(firstQuad(each), each)).toBe(true);
  });

  test.each<[string, number, Point, boolean]>([
    ['a little to the side', 0, { x: 200, y: 1100 }, true],
    ['over the next corner', 0, { x: 1500, y: 1000 }, false],
    ['over the opposite corner', 0, { x: 1300, y: 600 }, false],
    ['into the middle, so that the shape has a dent', 2, { x: 600, y: 1000 }, false],
    ['onto the line of two others', 3, { x: 600, y: 1080 }, false],
    ['out of the photo, so that it stops at the edge', 1, { x: 5000, y: 1080 }, true],
  ])('a corner moved %s', (_, index, to, taken) => {
    const moved = moveQuadCorner(firstQuad(size), index, to, size);
    expect(moved !== null).toBe(taken);
    if (!moved) return;
    const corner = moved[index];
    expect(corner).toEqual({ x: Math.min(to.x, size.width), y: to.y });
  });

  test('its corners are those of the unit square, even if its sides are parallel in the photo', () => {
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
        const at = applyHomography(matrix, unit);
        expect(at.x).toBeCloseTo(quad[index]?.x ?? Number.NaN, 6);
        expect(at.y).toBeCloseTo(quad[index]?.y ?? Number.NaN, 6);
      }
    }
  });

  test('with its real size, any other point of the floor is where the camera sees it', () => {
    const camera = { ...size, focal: 1300, yaw: -25, pitch: 22, eye: 1.6 };
    const matrix = metresToPixels(rectangle(camera, -0.5, 2.2, 2.4, 1.8), { width: 2.4, depth: 1.8 });
    for (const [x, y] of [
      [0.3, 0.2],
      [-0.4, 1.1],
      [3, 4],
    ] as const) {
      const at = applyHomography(matrix, { x, y });
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

describe('the second side, calculated from the photo', () => {
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
  ])('is unknown if the photo is taken %s', (_, camera) => {
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
  ])("'%s' ft '%s' in is %s inches", (feet, inches, expected) => {
    expect(parseLength({ feet, inches })).toEqual({ inches: expected });
  });

  test.each([
    ['50', '1', 'from 6 inches to 50 feet'],
    ['0', '5.9', 'from 6 inches to 50 feet'],
    ['-3', '', 'as numbers'],
    ['ten', '', 'as numbers'],
    ['1e999', '', 'as numbers'],
  ])("'%s' ft '%s' in: %s", (feet, inches, words) => {
    expect(parseLength({ feet, inches })).toEqual({ error: expect.stringContaining(words) });
  });

  test.each([
    [3.6576, '12 ft'],
    [3.5052, '11 ft 6 in'],
    [0.1524, '0 ft 6 in'],
    [3.6449, '12 ft'],
  ])('%d m is %s', (metres, words) => {
    expect(formatLength(metres)).toBe(words);
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

  test('a corner moves unless the edge would cross itself', () => {
    expect(moveCorner(square, 0, { x: 300, y: 300 }, size)).not.toBeNull();
    expect(moveCorner(square, 0, { x: 600, y: 300 }, size)).toBeNull();
    expect(moveCorner(square, 0, { x: -50, y: 80 }, size)?.[0]).toEqual({ x: 0, y: 80 });
  });

  test('corners are added between any two, up to a limit', () => {
    expect(addCorner(square, 0)[1]).toEqual({ x: 300, y: 100 });
    expect(addCorner(square, 3)[4]).toEqual({ x: 100, y: 300 });
    let many: readonly Point[] = square;
    for (let each = 0; each < 40; each++) many = addCorner(many, 0);
    expect(many).toHaveLength(outlineLimits.max);
  });

  test('corners are removed down to three', () => {
    const three = removeCorner(square, 1);
    expect(three).toEqual([square[0], square[2], square[3]]);
    expect(three && removeCorner(three, 0)).toBeNull();
  });

  test('anything beyond a line is clipped', () => {
    expect(clipArea(square, [0, 1, -300], 0)).toEqual([
      { x: 500, y: 300 },
      { x: 500, y: 500 },
      { x: 100, y: 500 },
      { x: 100, y: 300 },
    ]);
    expect(clipArea(square, [0, 1, 0], 0)).toEqual(square);
    expect(clipArea(square, [0, 1, -600], 0)).toEqual([]);
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
    const light = floorLight({ width, height, photo, mask, metresToPixels: metres, oldPattern: 0.16 });
    return (x: number, y: number) => light[y * width + x] ?? Number.NaN;
  }

  test('boards and their joints do not show through', () => {
    // Boards of 12 cm, every second darker by a third, a dark joint between them.
    const light = lightOf((x) => (x % 6 === 0 ? 0.05 : Math.floor(x / 6) % 2 ? 0.3 : 0.2));
    for (let x = 15; x < width - 15; x++) expect(Math.abs(light(x, 60) - 1)).toBeLessThan(0.1);
  });

  test('a shadow stays as dark as it was, with a sharp edge', () => {
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

  test('covered areas have no influence', () => {
    const covered = (x: number) => x > 70 && x < 100;
    const light = lightOf((x) => (covered(x) ? 0.01 : 0.3), covered);
    for (const x of [66, 69, 101, 104]) expect(light(x, 60)).toBeCloseTo(1, 1);
  });
});

describe('the header of a file', () => {
  const size = { width: 1280, height: 853 };
  const picture = ({ width, height } = size) => sharp({ create: { width, height, channels: 3, background: '#987' } });
  const text = (words: string) => Buffer.from(words, 'latin1');
  const uint32 = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));
  const box = (type: string, ...parts: Buffer[]) => {
    const content = Buffer.concat(parts);
    return Buffer.concat([uint32(content.length + 8), text(type), content]);
  };
  const ispe = (width: number, height: number) => box('ispe', uint32(0, width, height));

  test.each([
    ['jpeg', picture().jpeg()],
    ['png', picture().png()],
    ['webp', picture().webp()],
    ['webp', picture().webp({ lossless: true })],
    ['gif', picture().gif()],
    ['heif', picture().avif({ effort: 0 })],
  ] as const)('has the format and size of a %s', async (format, file) => {
    expect(readHeader(await file.toBuffer())).toEqual({ format, size });
  });

  test('has the size of a JPEG, not of the preview before it', async () => {
    const preview = await picture({ width: 160, height: 120 }).jpeg().toBuffer();
    const file = await picture().jpeg().toBuffer();
    const length = preview.length + 2;
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), preview]);
    expect(readHeader(Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]))).toEqual({ format: 'jpeg', size });
  });

  test('has the size of a HEIC, not of its tiles or its preview', () => {
    const sizes = box('ipco', ispe(512, 512), ispe(4032, 3024), ispe(320, 240));
    const file = Buffer.concat([
      box('ftyp', text('heic'), uint32(0), text('mif1heic')),
      box('meta', uint32(0), box('hdlr'), box('iprp', sizes)),
    ]);
    expect(readHeader(file)).toEqual({ format: 'heif', size: { width: 4032, height: 3024 } });
  });

  test.each([
    ['jpeg', picture().jpeg()],
    ['png', picture().png()],
    ['heif', picture().avif({ effort: 0 })],
  ] as const)('has no size if a %s ends within it', async (format, file) => {
    expect(readHeader((await file.toBuffer()).subarray(0, format === 'png' ? 10 : 40))).toEqual({ format, size: null });
  });

  test.each([
    ['nothing', ''],
    ['text', 'Dear reader'],
    ['video', '\0\0\0\x18ftypisom\0\0\0\0mp42avc1'],
  ])('is unknown for %s', (_, content) => {
    expect(readHeader(text(content))).toEqual({ format: 'unknown', size: null });
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '\xef\xbb\xbf<?xml version="1.0"?><svg xmlns="a" />'])(
    'knows the drawing %s',
    (content) => {
      expect(readHeader(text(content)).format).toBe('svg');
    },
  );
});

describe('the sides', () => {
  const turned = rectangle({ ...size, focal: 1200, yaw: 30, pitch: 25, eye: 1.5 }, -1.2, 2, 2.4384, 1.8288);
  const straight = firstQuad(size);
  const typed = (width: string, depth: string) => ({ width: { feet: width, inches: '' }, depth: { feet: depth, inches: '' } });

  test('both are used as typed, whatever the photo', () => {
    const found = measureSides(typed('8', '6'), straight, size);
    if ('errors' in found) throw new Error(JSON.stringify(found));
    expect([found.sides.width, found.sides.depth, found.calculated]).toEqual([
      expect.closeTo(2.4384, 9),
      expect.closeTo(1.8288, 9),
      null,
    ]);
  });

  test.each([
    ['8', '', 'depth'],
    ['', '6', 'width'],
  ])("of '%s' ft by '%s' ft the %s is calculated", (width, depth, calculated) => {
    const found = measureSides(typed(width, depth), turned, size);
    if ('errors' in found) throw new Error(JSON.stringify(found));
    expect(found.calculated).toBe(calculated);
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
  ])("'%s' ft by '%s' ft is refused", (width, depth, quad, side, words) => {
    expect(measureSides(typed(width, depth), quad, size)).toEqual({
      errors: expect.objectContaining({ [side]: expect.stringContaining(words) }),
    });
  });

  test('the area within an edge', () => {
    expect(outlineArea(turned, turned, { width: 2.4384, depth: 1.8288 })).toBeCloseTo(48, 6);
    const half = removeCorner(turned, 3);
    expect(half && outlineArea(half, turned, { width: 2.4384, depth: 1.8288 })).toBeCloseTo(24, 6);
  });
});

describe('edits of a photo', () => {
  const start = startEdits(size);
  const measured = editPhoto(start, { kind: 'showFloor', sides: { width: 2, depth: 2 } });
  const stroke = { paints: 'cover', radius: 20, points: [{ x: 5, y: 5 }] } as const;

  test('an impossible corner is refused with a reason, and the rectangle stays', () => {
    const after = editPhoto(start, { kind: 'moveCorner', index: 0, to: { x: 1500, y: 900 } });
    expect(after.quad).toBe(start.quad);
    expect(after.refusal).toContain('must not cross');
    expect(editPhoto(after, { kind: 'moveCorner', index: 0, to: { x: 300, y: 1000 } }).refusal).toBe('');
  });

  test('the edge follows the rectangle until it is changed itself', () => {
    expect(edgeOf(measured)).toBe(measured.quad);
    const drawn = editPhoto(measured, { kind: 'moveEdgeCorner', index: 0, to: { x: 10, y: 1190 } });
    const moved = editPhoto(drawn, { kind: 'moveCorner', index: 0, to: { x: 300, y: 1000 } });
    expect(edgeOf(moved)[0]).toEqual({ x: 10, y: 1190 });
    expect(editPhoto(drawn, { kind: 'moveEdgeCorner', index: 0, to: { x: 1300, y: 900 } }).refusal).toContain(
      'must not cross itself',
    );
    const three = editPhoto(drawn, { kind: 'removeEdgeCorner', index: 1 });
    expect(edgeOf(three)).toHaveLength(3);
    expect(editPhoto(three, { kind: 'removeEdgeCorner', index: 1 }).refusal).toContain('at least three');
    expect(edgeOf(editPhoto(drawn, { kind: 'addEdgeCorner', index: 3 }))).toHaveLength(5);
  });

  test('strokes are undone one by one or all at once', () => {
    const two = [stroke, { ...stroke, radius: 9 }].reduce(
      (edits, each) => editPhoto(edits, { kind: 'paint', stroke: each }),
      measured,
    );
    expect(editPhoto(two, { kind: 'undoStroke' }).strokes).toEqual([stroke]);
    expect(editPhoto(two, { kind: 'clearStrokes' }).strokes).toEqual([]);
  });

  test('going back to the rectangle loses nothing, and reset loses everything', () => {
    const worked = editPhoto(editPhoto(measured, { kind: 'paint', stroke }), {
      kind: 'typeLength',
      side: 'width',
      part: 'feet',
      text: '8',
    });
    const back = editPhoto(worked, { kind: 'editRectangle' });
    expect(back).toEqual({ ...worked, sides: null });
    expect(editPhoto(worked, { kind: 'reset' })).toEqual(start);
  });
});
