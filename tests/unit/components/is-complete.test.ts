import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isComplete } from '#components/photo/is-complete.ts';

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is complete, also with something behind it, but not without its end',
  async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#987', noise } });
    const bytes = new Uint8Array(await picture.toFormat(format).toBuffer());
    expect(isComplete(format, bytes)).toBe(true);
    expect(isComplete(format, new Uint8Array([...bytes, ...new Uint8Array(5000)]))).toBe(true);
    expect(isComplete(format, bytes.slice(0, -20))).toBe(false);
    expect(isComplete(format, bytes.slice(0, bytes.length / 2))).toBe(false);
  },
);
