import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const versionsSchema = z.record(z.string(), z.string());
const { dependencies, devDependencies, overrides } = z
  .object({ dependencies: versionsSchema, devDependencies: versionsSchema, overrides: versionsSchema })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const versions = Object.entries({ ...dependencies, ...devDependencies });
const [reasons = '', pins = ''] = readFileSync('docs/dependencies.md', 'utf8').split('## Pins and overrides');

test('docs/dependencies.md lists every dependency', () => {
  expect(packagesIn(reasons)).toEqual(versions.map(([name]) => name).sort());
});

test('docs/dependencies.md gives the version of every pin and override', () => {
  const pinned = versions.filter(([, version]) => /^\d/.test(version)).map(([name]) => name);
  expect(packagesIn(pins)).toEqual([...new Set([...pinned, ...Object.keys(overrides)])].sort());
  for (const name of pinned) expect(pins).toContain(`| \`${name}\` | ${Object.fromEntries(versions)[name]}`);
});

test('the lock file works with any registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});

/** The packages named in the first column of the tables. */
function packagesIn(markdown: string): string[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();
}
