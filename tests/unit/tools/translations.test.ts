import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTranslations, findOutdated, withStamp } from '../../../tools/translations/outdated.ts';

const english = 'content/services/hardwood-flooring-austin.ts';
const spanish = 'content/services/hardwood-flooring-austin.es.ts';

/** A copy of the project's texts in a folder of its own. */
function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'translations-'));
  cpSync('content', join(folder, 'content'), {
    recursive: true,
    filter: (file) => !/\.webp$|images[\\/]encoded/.test(file),
  });
  return folder;
}

function change(file: string, edit: (source: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

test('every translation is up to date', () => {
  expect(findOutdated()).toEqual([]);
});

test('the build stops and names the translation when an English text has changed, until somebody accepts it', () => {
  const folder = copyContent();
  expect(() => checkTranslations(folder)).not.toThrow();
  change(join(folder, english), (source) => source.replace('25 years', '30 years'));
  expect(() => checkTranslations(folder)).toThrow(spanish);
  const [outdated] = findOutdated(folder);
  change(join(folder, spanish), (source) => withStamp(source, outdated?.current ?? ''));
  expect(() => checkTranslations(folder)).not.toThrow();
});

test("a change of code that leaves the words alone doesn't make a translation outdated", () => {
  const folder = copyContent();
  change(
    join(folder, english),
    (source) => `// A comment\n${source.replace("from '../business.ts'", "from '../../content/business.ts'")}`,
  );
  expect(findOutdated(folder)).toEqual([]);
});

test('a translation without a stamp is outdated', () => {
  const folder = copyContent();
  change(join(folder, spanish), (source) => source.replace(/export const englishHash.*\n/, ''));
  expect(findOutdated(folder).map(({ file }) => file)).toEqual([spanish]);
});
