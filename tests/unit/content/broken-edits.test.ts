import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { factsSchema } from '#schema/content/facts.ts';
import { collections, readFolder } from '#site/read/collections.ts';
import { readWords } from '#site/read/own-words.ts';
import { parseData } from '#site/read/parse.ts';
import { bodyOf, filesIn, readYaml } from '#site/read/yaml.ts';
import { checkPicture } from '#tools/check-picture.ts';

interface Edit {
  /** The file to change, and what the change is saved as, if that's another one. */
  file: string;
  savedAs?: string;
  from: string | RegExp;
  to: string;
  read: () => unknown;
}

const cityFile = filesIn('cities')[0] ?? '';
const city = { file: cityFile, read: () => readFolder(collections.cities) };
const facts = { file: 'facts.yaml', read: () => parseData(factsSchema, readYaml('facts.yaml'), ['facts.yaml']) };
const words = { file: 'words/frame.es.yaml', read: () => readWords('frame', 'es') };
const photo = {
  file: 'order.yaml',
  savedAs: 'images/new-kitchen.jpg',
  read: () => checkPicture(resolve('content/images/new-kitchen.jpg')),
};

test.each<[what: string, Edit, message: string]>([
  [
    'a field that there is not',
    { ...city, from: /^county: /m, to: 'mayor: Ann\ncounty: ' },
    `content/${cityFile}, LINE: mayor: there is no such field here; correct its name or delete it`,
  ],
  [
    'a missing text',
    { ...city, from: /^areaServed: .*\n/m, to: '' },
    `content/${cityFile}, line 1: areaServed: this is missing; add it`,
  ],
  [
    'a name of a fact with a typo',
    { ...city, from: /^localInfo: /m, to: 'localInfo: Within {days.lpv}, ' },
    `content/${cityFile}, LINE: localInfo: there is no fact called 'days.lpv' in content/facts.yaml; did you mean 'days.lvp'?`,
  ],
  [
    'a lowest price above the highest',
    { ...facts, from: /\n {2}lvp:\n {4}low: \d+/, to: '\n  lvp:\n    low: 999' },
    "content/facts.yaml, LINE: price > lvp > low: expected no more than 'high', but found 999",
  ],
  [
    'payments that add up to more than the whole',
    { ...facts, from: /\n {2}balance:\n {4}value: \d+/, to: '\n  balance:\n    value: 100' },
    'content/facts.yaml, LINE: payment > balance > value: expected deposit, start and balance to add up to 100 percent, not to ',
  ],
  [
    'a zip code that lacks a digit',
    { ...city, from: /^zipCodes:\n {2}- .*$/m, to: "zipCodes:\n  - '7864'" },
    `content/${cityFile}, LINE: zipCodes > number 1: expected a Texas zip code of five digits, but found "7864"`,
  ],
  [
    'a PDF that is named like a picture',
    { ...photo, from: /^/, to: '%PDF-1.7\n' },
    "content/images/new-kitchen.jpg: this isn't a JPEG, PNG or WebP picture. Save it as one, and add it again.",
  ],
  [
    'a picture that is not there',
    { ...photo, from: /^/, to: '', read: () => checkPicture(resolve('content/images/gone.jpg')) },
    'content/images/gone.jpg: this picture is missing; add it, or correct its name in the entry that has it',
  ],
  [
    'words of ours without their Spanish',
    { ...words, from: /^aboutUs: .*\n/m, to: '' },
    'content/words/frame.es.yaml, LINE: aboutUs: the Spanish for "',
  ],
  [
    'words that no page has',
    { ...words, from: /^aboutUs: /m, to: 'about: Pisos\naboutUs: ' },
    "content/words/frame.es.yaml, LINE: about: the English file doesn't have this field",
  ],
  [
    'a colon in a sentence without quotes',
    { ...city, from: /^description: .*$/m, to: 'description: New floors: free estimates' },
    `content/${cityFile}, LINE: put single quotes around a text that has a colon, such as title: 'Tile: what it costs'. If it has none, start this line in the same column as its neighbors`,
  ],
  [
    'the name of a deleted entry',
    { ...city, from: /^articles:\n {2}- .*$/m, to: 'articles:\n  - flooring-costs-guide-austin' },
    `content/${cityFile}, LINE: articles > number 1: there is no 'flooring-costs-guide-austin' in content/articles. Remove the line, or choose another, such as '`,
  ],
])('%s is refused with its place and what to do', (_, { file, savedAs = file, from, to, read }, message) => {
  const before = readFileSync(`content/${file}`, 'utf8');
  const after = before.replace(from, to);
  const lines = before.split('\n');
  const changed = after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
  const found = messageOf(() => inCopy(savedAs, after, read));
  expect(found.replace(`line ${changed}:`, 'LINE:')).toContain(message);
});

test('a byte order mark, as Notepad writes it, changes nothing', () => {
  const [article = ''] = filesIn('articles', 'mdx');
  for (const file of ['facts.yaml', article]) {
    const marked = inCopy(file, `\uFEFF${readFileSync(`content/${file}`, 'utf8')}`, () => readYaml(file));
    expect(marked).toEqual(readYaml(file));
  }
  const whole = readFileSync(`content/${article}`, 'utf8');
  expect(bodyOf(`\uFEFF${whole}`)).toBe(bodyOf(whole));
});

/** Reads the content with this file in it. */
function inCopy<Read>(file: string, text: string, read: () => Read): Read {
  const copy = join(mkdtempSync(join(tmpdir(), 'edited-')), 'content');
  const [folder = ''] = file.split('/');
  mkdirSync(join(copy, folder === file ? '' : folder), { recursive: true });
  for (const { name } of readdirSync('content', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== folder,
  )) {
    symlinkSync(resolve('content', name), join(copy, name), 'junction');
  }
  symlinkSync(resolve('words'), join(copy, '../words'), 'junction');
  writeFileSync(join(copy, file), text);
  // The words that a Spanish file translates.
  if (file.endsWith('.es.yaml'))
    writeFileSync(join(copy, file.replace('.es', '')), readFileSync(`content/${file.replace('.es', '')}`));
  const before = process.cwd();
  process.chdir(join(copy, '..'));
  try {
    return read();
  } finally {
    process.chdir(before);
  }
}

function messageOf(read: () => void): string {
  try {
    read();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing is wrong';
}
