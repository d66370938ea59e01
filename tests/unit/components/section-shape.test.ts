import { expect, test } from 'vitest';
import { line, shapeSection, sheet } from '#components/drawing/section-shape.ts';
import { drawingSchema, type Layer } from '#schema/content/files/drawing.ts';

function draw(layers: Partial<Layer>[], house?: 'slab' | 'piers') {
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

test('labels of thin layers stand apart, inside the drawing', () => {
  const { labels } = draw([
    ...Array.from({ length: 5 }, () => ({ inches: 0.1, name: 'A thin layer, and a long name' })),
    { inches: 50 },
  ]);
  for (const [index, { y, lines }] of labels.entries()) {
    const end = y + (lines.length + 1) * line;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(labels[index + 1]?.y ?? sheet.height);
  }
});
