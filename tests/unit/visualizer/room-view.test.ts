import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rooms, visualizerFloors } from '../../../content/index.ts';
import { floorTexture, renderedRoom } from '../../../content/visualizer-rooms/index.ts';
import type { Matrix } from '../../../schema/visualizer-room.ts';
import { decodeLight, develop, linearLight } from '../../../visualizer/engine/film.ts';
import { patternsFor, pixelsToFloor } from '../../../visualizer/engine/floor-pattern.ts';
import { hash } from '../../../visualizer/engine/hash.ts';
import { herringbone } from '../../../visualizer/engine/herringbone.ts';
import { applyHomography, inverse, product, rotationAbout } from '../../../visualizer/engine/homography.ts';
import { texturePoint } from '../../../visualizer/engine/texture-point.ts';
import { captionOf } from '../../../visualizer/room-view/caption.ts';
import { applyPlan, type View } from '../../../visualizer/room-view/view.ts';

const inch = 0.0254;
const living = roomOf('living-room');
const floors = visualizerFloors.map(({ id, pattern }) => ({ id, ...floorTexture(pattern) }));
const boards = floors.flatMap((floor) => (floor.plank ? [{ ...floor, plank: floor.plank }] : []));
/** Metres on the floor of a room. */
const metres = fc.record({ x: fc.double({ min: -8, max: 8, noNaN: true }), y: fc.double({ min: -8, max: 8, noNaN: true }) });

function roomOf(id: string) {
  const room = renderedRoom(id);
  if (!room) throw new Error(`${id} has no rendering`);
  return room;
}

describe('homography', () => {
  test.each<[string, Matrix, [number, number], [number, number]]>([
    [
      'nothing',
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      [3, 4],
      [3, 4],
    ],
    [
      'a shift',
      [
        [1, 0, 5],
        [0, 1, -2],
        [0, 0, 1],
      ],
      [3, 4],
      [8, 2],
    ],
    [
      'a scale',
      [
        [2, 0, 0],
        [0, 3, 0],
        [0, 0, 1],
      ],
      [3, 4],
      [6, 12],
    ],
    [
      'a common factor changes nothing',
      [
        [2, 0, 0],
        [0, 2, 0],
        [0, 0, 2],
      ],
      [3, 4],
      [3, 4],
    ],
    [
      'a perspective',
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0.5, 1],
      ],
      [3, 2],
      [1.5, 1],
    ],
  ])('%s', (_, matrix, [x, y], [toX, toY]) => {
    const to = applyHomography(matrix, { x, y });
    expect(to.x).toBeCloseTo(toX, 12);
    expect(to.y).toBeCloseTo(toY, 12);
  });

  test.each(['living-room', 'kitchen', 'bedroom', 'bathroom'])('the view of the %s can be inverted', (id) => {
    const { metresToPixels, width, height } = roomOf(id);
    for (const [across, down] of [
      [0.5, 0.95],
      [0.3, 0.8],
      [0.7, 0.7],
    ] as const) {
      const pixel = { x: width * across, y: height * down };
      const floor = applyHomography(inverse(metresToPixels), pixel);
      expect(Math.hypot(floor.x, floor.y)).toBeLessThan(12);
      const back = applyHomography(metresToPixels, floor);
      expect(back.x).toBeCloseTo(pixel.x, 4);
      expect(back.y).toBeCloseTo(pixel.y, 4);
    }
  });

  test('a plane seen edge-on has no inverse', () => {
    expect(() =>
      inverse([
        [1, 0, 0],
        [2, 0, 0],
        [0, 0, 1],
      ]),
    ).toThrow('no inverse');
  });

  test.each([
    [0, 3, 1],
    [90, 1, 3],
    [180, -1, 1],
    [270, 1, -1],
    [360, 3, 1],
  ])('a rotation by %d degrees about (1, 1) takes (3, 1) to (%d, %d)', (degrees, x, y) => {
    const to = applyHomography(rotationAbout({ x: 1, y: 1 }, degrees), { x: 3, y: 1 });
    expect(to.x).toBeCloseTo(x, 12);
    expect(to.y).toBeCloseTo(y, 12);
  });

  test('a product applies its second matrix first', () => {
    const shift: Matrix = [
      [1, 0, 2],
      [0, 1, 0],
      [0, 0, 1],
    ];
    expect(applyHomography(product(rotationAbout({ x: 0, y: 0 }, 90), shift), { x: 0, y: 0 }).y).toBeCloseTo(2, 12);
  });
});

describe('patterns', () => {
  test('boards have three patterns, tile and carpet two', () => {
    const counts = Object.fromEntries(floors.map((floor) => [floor.id, patternsFor(floor).length]));
    expect(counts).toEqual({
      'oak-hardwood': 3,
      'walnut-hardwood': 3,
      'stone-look-lvp': 2,
      'wood-look-lvp': 3,
      'ceramic-tile': 2,
      'marble-tile': 2,
      'berber-carpet': 2,
      'plush-carpet': 2,
    });
  });

  test('rotations and patterns keep every distance on the floor', () => {
    const pattern = fc.constantFrom('straight' as const, 'diagonal' as const, 'herringbone' as const);
    fc.assert(
      fc.property(pattern, fc.integer({ min: 0, max: 24 }), metres, metres, (pattern, step, a, b) => {
        const matrix = product(pixelsToFloor(living, step * 15, pattern), living.metresToPixels);
        const [toA, toB] = [applyHomography(matrix, a), applyHomography(matrix, b)];
        expect(Math.hypot(toA.x - toB.x, toA.y - toB.y)).toBeCloseTo(Math.hypot(a.x - b.x, a.y - b.y), 3);
      }),
    );
  });

  test('a full turn changes nothing, and patterns turn clockwise', () => {
    const middle = { x: living.width / 2, y: living.height * 0.8 };
    const [none, full, quarter] = [0, 360, 90].map((rotation) =>
      applyHomography(pixelsToFloor(living, rotation, 'straight'), middle),
    );
    expect(full?.x).toBeCloseTo(none?.x ?? Number.NaN, 6);
    expect(quarter?.y).toBeCloseTo(none?.y ?? Number.NaN, 6);
    const right = { x: middle.x + 100, y: middle.y };
    const [before, after] = [0, 90].map((rotation) => applyHomography(pixelsToFloor(living, rotation, 'straight'), right));
    const from = { x: (before?.x ?? 0) - (none?.x ?? 0), y: (before?.y ?? 0) - (none?.y ?? 0) };
    expect((after?.x ?? 0) - (none?.x ?? 0)).toBeCloseTo(-from.y, 6);
    expect((after?.y ?? 0) - (none?.y ?? 0)).toBeCloseTo(from.x, 6);
  });
});

describe('herringbone', () => {
  test.each(boards.map((floor) => [floor.id, floor] as const))('of %s has no gaps and boards of one size', (_, floor) => {
    const width = floor.metres / floor.pieces.columns;
    const length = width * floor.plank.widths;
    fc.assert(
      fc.property(metres, (point) => {
        const { board, along, across, isAlongX } = herringbone(point, width, floor.plank.widths);
        expect(along).toBeGreaterThanOrEqual(-1e-9);
        expect(along).toBeLessThanOrEqual(length + 1e-9);
        expect(across).toBeGreaterThanOrEqual(-1e-9);
        expect(across).toBeLessThanOrEqual(width + 1e-9);
        const corner = { x: board[0] * width, y: board[1] * width };
        // Every point of the board knows that it is this board: it is whole and nothing lies over it.
        for (const [l, w] of [
          [0.01, 0.01],
          [0.99, 0.01],
          [0.01, 0.99],
          [0.99, 0.99],
          [0.5, 0.5],
        ] as const) {
          const [long, short] = [l * length, w * width];
          const inside = { x: corner.x + (isAlongX ? long : short), y: corner.y + (isAlongX ? short : long) };
          expect(herringbone(inside, width, floor.plank.widths).board.join()).toBe(board.join());
        }
      }),
    );
  });

  test.each([
    ['oak-hardwood', 4.8, 28.8],
    ['walnut-hardwood', 4.8, 28.8],
    ['wood-look-lvp', 7, 28],
  ])('boards of %s are %d by %d inches', (id, width, length) => {
    const floor = boards.find((candidate) => candidate.id === id);
    const size = (floor?.metres ?? 0) / (floor?.pieces.columns ?? 1);
    expect(size / inch).toBeCloseTo(width, 6);
    expect((size * (floor?.plank.widths ?? 0)) / inch).toBeCloseTo(length, 6);
  });

  test('a board shows boards of the texture from side to side, and only one', () => {
    for (const floor of boards) {
      fc.assert(
        fc.property(metres, (point) => {
          const { s, t } = texturePoint(point, floor, 'herringbone');
          const column = Math.floor(s * floor.pieces.columns);
          const side = s * floor.pieces.columns - column;
          fc.pre(side > 1e-6 && side < 1 - 1e-6);
          const begun = t - (floor.plank.starts[column] ?? Number.NaN);
          expect(begun).toBeGreaterThanOrEqual(-1e-9);
          expect(begun * floor.metres).toBeLessThanOrEqual((floor.plank.widths * floor.metres) / floor.pieces.columns + 1e-9);
        }),
      );
    }
  });
});

describe('texture', () => {
  test.each(floors.flatMap((floor) => patternsFor(floor).map((pattern) => [floor.id, pattern, floor] as const)))(
    'of %s, %s: points on the same piece are as far apart as on the floor, in the reported direction',
    (_, pattern, floor) => {
      const step = 1e-5;
      fc.assert(
        fc.property(metres, ({ x, y }) => {
          const here = texturePoint({ x, y }, floor, pattern);
          const alongX = texturePoint({ x: x + step, y }, floor, pattern);
          const alongY = texturePoint({ x, y: y + step }, floor, pattern);
          const change = (to: typeof here) => [to.s - here.s, to.t - here.t].map((part) => (part * floor.metres) / step);
          const [[xs = 0, xt = 0], [ys = 0, yt = 0]] = [change(alongX), change(alongY)];
          // At the edge of a piece the texture jumps; such points are few and are not the question here.
          fc.pre([xs, xt, ys, yt].every((part) => Math.abs(part) < 2));
          const [expectX, expectY] = here.swapped
            ? [
                [0, -1],
                [1, 0],
              ]
            : [
                [1, 0],
                [0, -1],
              ];
          for (const [got, wanted] of [
            [[xs, xt], expectX],
            [[ys, yt], expectY],
          ] as const) {
            expect(got[0]).toBeCloseTo(wanted?.[0] ?? Number.NaN, 4);
            expect(got[1]).toBeCloseTo(wanted?.[1] ?? Number.NaN, 4);
          }
        }),
      );
    },
  );

  test('columns and tiles keep their edges when they change places', () => {
    for (const floor of floors) {
      const { kind, columns, rows } = floor.pieces;
      fc.assert(
        fc.property(metres, (point) => {
          const { s, t } = texturePoint(point, floor, 'straight');
          const moved = [(s - point.x / floor.metres) * columns, (t + point.y / floor.metres) * rows];
          if (kind !== 'planks') for (const part of moved) expect(Math.abs(part - Math.round(part))).toBeLessThan(1e-6);
          else expect(moved[0]).toBeCloseTo(0, 9);
        }),
      );
    }
  });

  test('hashes are evenly distributed and depend on their arguments in order', () => {
    const values = Array.from({ length: 4000 }, (_, index) => hash((index % 80) - 40, Math.floor(index / 80) - 25));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      expect(values.filter((value) => Math.floor(value * 10) === tenth).length).toBeGreaterThan(320);
    }
    expect(hash(3, -7)).toBe(hash(3, -7));
    expect(hash(3, -7)).not.toBe(hash(-7, 3));
  });
});

describe('light', () => {
  test('the film passes through its values and clamps at both ends', () => {
    const { film } = living;
    expect(develop(0, film)).toBe(film.values[0]);
    expect(develop(-1, film)).toBe(film.values[0]);
    expect(develop(2 ** film.stops[0], film)).toBe(film.values[1]);
    expect(develop(2 ** film.stops[1], film)).toBe(film.values[255]);
    expect(develop(1000, film)).toBe(film.values[255]);
    const middle = film.stops[0] + ((film.stops[1] - film.stops[0]) * 127) / 254;
    expect(develop(2 ** middle, film)).toBeCloseTo(film.values[128] ?? Number.NaN, 6);
  });

  test('more light is never darker', () => {
    const light = fc.double({ min: 0, max: 40, noNaN: true });
    fc.assert(
      fc.property(light, light, (a, b) => {
        expect(develop(Math.max(a, b), living.film)).toBeGreaterThanOrEqual(develop(Math.min(a, b), living.film));
      }),
    );
  });

  test('bytes decode to light', () => {
    expect(decodeLight({ max: 4, gamma: 2.2 })[255]).toBe(4);
    expect(decodeLight({ max: 4, gamma: 2.2 })[128]).toBeCloseTo(4 * (128 / 255) ** 2.2, 5);
    expect([linearLight[0], linearLight[255]]).toEqual([0, 1]);
    expect(linearLight[188]).toBeCloseTo(0.503, 3);
  });
});

test.each([
  ['Living Room', 'Walnut Hardwood', 'straight' as const, 'Living room with walnut hardwood'],
  ['Kitchen', 'Stone Look LVP', 'diagonal' as const, 'Kitchen with stone look LVP, laid diagonally'],
  ['Bedroom', 'Wood Look LVP', 'herringbone' as const, 'Bedroom with wood look LVP, laid in herringbone'],
])('%s, %s, %s has the caption "%s"', (room, floor, pattern, caption) => {
  expect(captionOf({ name: room }, { name: floor }, pattern)).toBe(caption);
});

test('the caption of two floors says which is where', () => {
  const caption = captionOf({ name: 'Bedroom' }, { name: 'Wood Look LVP' }, 'diagonal', { name: 'Marble Tile' });
  expect(caption).toBe('Bedroom with wood look LVP on the left and marble tile on the right, laid diagonally');
});

describe('following the plan', () => {
  const view: View = { room: 'kitchen', floor: 'oak-hardwood', rotation: 0, pattern: 'diagonal', secondFloor: null };
  const known = { rooms: ['kitchen', 'bedroom'], floors: ['oak-hardwood', 'plush-carpet'] };

  test.each([
    [
      { room: 'bedroom', floor: 'plush-carpet', rotation: 90 },
      { room: 'bedroom', floor: 'plush-carpet', rotation: 90 },
    ],
    [
      { room: 'custom', floor: 'plush-carpet', rotation: 15 },
      { room: 'kitchen', floor: 'plush-carpet', rotation: 15 },
    ],
    [
      { room: 'bedroom', floor: 'cork', rotation: 15 },
      { room: 'bedroom', floor: 'oak-hardwood', rotation: 15 },
    ],
  ])('a plan of %j shows %j', (planned, expected) => {
    expect(applyPlan(view, planned, known)).toEqual({ ...expected, pattern: 'diagonal', secondFloor: null });
  });
});

test('every room but the custom one is rendered', () => {
  expect(rooms.map(({ id }) => [id, renderedRoom(id) !== null])).toEqual([
    ...rooms.filter(({ id }) => id !== 'custom').map(({ id }) => [id, true]),
    ['custom', false],
  ]);
});
