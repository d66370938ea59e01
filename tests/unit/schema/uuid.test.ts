import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeOfUuidv7, uuidv7 } from '../../../schema/uuid.ts';

test('an id is a UUIDv7 that holds its time and sorts by it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 45 }), fc.uint8Array({ minLength: 10, maxLength: 32 }), (ms, bytes) => {
      const id = uuidv7(ms, bytes);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(timeOfUuidv7(id)).toBe(ms);
      expect(uuidv7(ms + 1, bytes) > id).toBe(true);
    }),
  );
});

test('a thousand ids from the same millisecond are all different', () => {
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(1))).size).toBe(1000);
});

test.each([
  '',
  'x',
  '01a1fa49-7ad4-4250-8abd-7f4e5ecc05ec',
  '01A1FA49-7AD4-7250-8ABD-7F4E5ECC05EC',
  '01a1fa49-7ad4-7250-0abd-7f4e5ecc05ec',
])("%j isn't a UUIDv7, so it has no time", (id) => {
  expect(timeOfUuidv7(id)).toBeNull();
});
