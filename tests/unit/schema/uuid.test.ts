import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidv7, uuidv8 } from '#schema/rules/uuid.ts';

/** The first 48 bits. */
const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

test('a UUIDv7 holds its time and sorts by it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 45 }), (ms) => {
      const id = uuidv7(ms);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(timeOf(id)).toBe(ms);
      expect(uuidv7(ms + 1) > id).toBe(true);
    }),
  );
});

test('the same bytes give the same UUIDv8, and other bytes another', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 32 });
  fc.assert(
    fc.property(bytes, (given) => {
      const id = uuidv8(given);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(uuidv8(given)).toBe(id);
      expect(uuidv8(given.with(0, (given[0] ?? 0) ^ 1))).not.toBe(id);
    }),
  );
});
