import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file records no download addresses', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});
