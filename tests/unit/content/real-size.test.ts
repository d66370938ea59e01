import sharp from 'sharp';
import { expect, test } from 'vitest';
import { visualizerFloors } from '#site/index.ts';
import { floorTextures } from '#site/visualizer/floors.ts';

const inches = 14.4;

const floors = visualizerFloors.flatMap(({ id, pattern }) => {
  const texture = floorTextures[pattern];
  const joint = texture?.joint;
  if (!texture || !joint || texture.pieces.kind === 'soft') return [];
  return { id, pattern, joint: joint[0], width: (texture.feet * 12) / texture.pieces.columns };
});

test('every floor of the visualizer has a picture at real size', () => {
  expect(visualizerFloors.filter(({ pattern }) => !floorTextures[pattern]?.joint)).toEqual([]);
});

test.each(floors)(
  'the joints in the picture of $id are where the rulers begin, one piece apart',
  async ({ pattern, joint, width }) => {
    const picture = sharp(`content/visualizer-rooms/real-size/${pattern}.webp`).grayscale();
    const { width: side = 0, height } = await picture.metadata();
    expect(height).toBe(side);
    // One row of means: a column with a joint is darker.
    const row = await picture.resize(side, 1, { fit: 'fill' }).raw().toBuffer();
    const darkest = (from: number, to: number) => {
      const range = [...row.subarray(Math.round((from / inches) * side), Math.round((to / inches) * side))];
      const mark = Math.min(...range) + 4;
      const dark = range.flatMap((value, index) => (value <= mark ? [index] : []));
      return from + ((((dark[0] ?? 0) + (dark.at(-1) ?? 0) + 1) / 2) * inches) / side;
    };
    for (const place of [joint, joint + width].filter((x) => x < inches - 0.5)) {
      expect(Math.abs(darkest(place - 0.4, place + 0.4) - place), `${place} in.`).toBeLessThan(0.05);
    }
  },
);
