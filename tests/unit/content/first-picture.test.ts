import sharp from 'sharp';
import { expect, test } from 'vitest';

const side = { width: 64, height: 43, fit: 'fill' } as const;

function bytesOf(file: string): Promise<Buffer> {
  return sharp(file).removeAlpha().toColorspace('srgb').resize(side).raw().toBuffer();
}

test('the finished first picture shows the room as it is now, with another floor', async () => {
  const folder = 'content/visualizer-rooms/living-room';
  const [finished, plain, mask] = await Promise.all(
    ['content/images/visualizer-living-oak.webp', `${folder}/room.webp`, `${folder}/mask.webp`].map(bytesOf),
  );
  const meanDifference = (maskValue: number) => {
    const differences = [...(finished ?? [])].flatMap((value, index) =>
      mask?.[index] === maskValue ? [Math.abs(value - (plain?.[index] ?? 0))] : [],
    );
    return differences.reduce((sum, each) => sum + each, 0) / differences.length;
  };
  // If this fails, run `node tools/first-picture.ts`.
  expect(meanDifference(0)).toBeLessThan(2);
  expect(meanDifference(255)).toBeGreaterThan(10);
});
