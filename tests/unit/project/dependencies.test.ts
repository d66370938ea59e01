import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const namesSchema = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: namesSchema, devDependencies: namesSchema })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

test('every direct dependency has its reason in docs/dependencies.md, and nothing else stands there', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  expect(listed.sort()).toEqual(installed.sort());
  for (const row of rows) expect(row.split('|')[2]?.trim().length, row).toBeGreaterThan(5);
});
