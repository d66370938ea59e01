import { expect, test } from 'vitest';
import { line, shapeSection, sheet } from '#components/drawing/section-shape.ts';
import { type Drawing, drawingSchema, type Layer } from '#schema/content/files/drawing.ts';

function draw(layers: Partial<Layer>[], house?: Drawing['house']) {
  return shapeSection(
    drawingSchema.parse({
      slug: 'test',
      title: 'A floor',
      caption: 'A floor.',
      house,
      layers: layers.map((layer, index) => ({ name: `Layer ${index}`, material: 'clay', inches: 1, size: '1 in.', ...layer })),
    }),
  );
}

/** Upper and lower edge of a layer at its start. */
const edges = ({ d = '' } = {}) => [/^M\S+ ([\d.]+)/, /L\S+ ([\d.]+)Z$/].map((edge) => Number(edge.exec(d)?.[1]));

test('layers are as thick as they are, to one scale, and a sheet can be seen', () => {
  const { shapes, scale } = draw([
    { material: 'tile', inches: 0.5 },
    { material: 'concrete', inches: 4 },
    { material: 'sheet', inches: 0.01 },
    {},
  ]);
  const [tile = 0, slab = 0, sheet = 0] = shapes.map(edges).map(([upper = 0, lower = 0]) => lower - upper);
  expect(tile).toBeCloseTo(0.5 * scale, 0);
  expect(slab).toBeCloseTo(8 * tile, 0);
  expect(sheet).toBeGreaterThan(2);
});

test('the ground runs on under the yard, and the floor ends at the wall', () => {
  const { shapes } = draw(
    [
      { material: 'concrete', inches: 4 },
      { material: 'clay', inches: 40 },
    ],
    'slab',
  );
  const starts = shapes.map(({ material, d }) => [material, Number(/^M(\S+)/.exec(d)?.[1]) > 0]);
  expect(starts).toEqual([
    ['concrete', true],
    ['clay', false],
    ['concrete', true],
    ['wall', true],
  ]);
});

const thin = Array.from({ length: 5 }, () => ({ inches: 0.1, name: 'A thin layer, and a long name' }));
const thick = { inches: 50 };

test.each([
  ['above a thick one', [...thin, thick]],
  ['below it', [thick, ...thin]],
])('labels of thin layers %s stand apart, inside the drawing', (_, layers) => {
  const { labels } = draw(layers);
  for (const [index, { y, lines }] of labels.entries()) {
    const end = y + (lines.length + 1) * line;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(labels[index + 1]?.y ?? sheet.height);
  }
});

test('a floor that drains slopes on top, and lies on a level one', () => {
  const { shapes } = draw([
    { material: 'tile', inches: 0.25 },
    { material: 'mortar', inches: 2, inchesRight: 1.5 },
    { material: 'concrete', inches: 4 },
  ]);
  const [tile = '', bed = '', slab = ''] = shapes.map(({ d }) => d);
  const surface = (d: string) => [/^M\S+ ([\d.]+)/, /^M\S+ \S+L\S+ ([\d.]+)V/].map((edge) => Number(edge.exec(d)?.[1]));
  for (const sloped of [tile, bed]) expect(surface(sloped)[1]).toBeGreaterThan(surface(sloped)[0] ?? 0);
  expect(surface(slab)[1]).toBeCloseTo(surface(slab)[0] ?? 0, 0);
});

test('a buried wall holds back what lies under the slab, as wet as it is', () => {
  const { shapes } = draw(
    [
      { material: 'concrete', inches: 4 },
      { material: 'gravel', inches: 20, state: 'wet' },
    ],
    'buried',
  );
  const [slab, , behind] = shapes;
  const above = Number(/^M\S+ ([\d.]+)/.exec(slab?.d ?? '')?.[1]);
  expect(behind).toMatchObject({ material: 'gravel', wet: behind?.d });
  expect(Number(/^M0 ([\d.]+)/.exec(behind?.d ?? '')?.[1])).toBeLessThan(above);
});

test('a layer that is dry on top is wet in its lower half', () => {
  const [board] = draw([{ material: 'wood', inches: 1, state: 'wet-below' }, { inches: 3 }]).shapes;
  const [upper = 0, lower = 0] = edges(board);
  expect(edges({ d: board?.wet })).toEqual([(upper + lower) / 2, lower]);
});

test('piers reach from the floor to the ground', () => {
  const { shapes } = draw(
    [{ material: 'joists', inches: 6 }, { material: 'wood', inches: 6 }, { material: 'crawl-space', inches: 20 }, { inches: 40 }],
    'piers',
  );
  const crawlSpace = shapes.find(({ material }) => material === 'crawl-space');
  const pier = shapes.find(({ material }) => material === 'concrete');
  expect(Number(/^M\S+ ([\d.]+)/.exec(pier?.d ?? '')?.[1])).toBe(edges(crawlSpace)[0]);
  const wall = shapes.find(({ material }) => material === 'wall');
  expect(Number(/v([\d.]+)H/.exec(wall?.d ?? '')?.[1])).toBe(edges(shapes[0])[0]);
});
