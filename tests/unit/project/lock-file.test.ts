import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file works with any registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});
