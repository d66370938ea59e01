import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArticle } from '#site/read/articles.ts';
import { wordsIn } from '#site/read/words.ts';

const front = '---\ntitle: Oak or Maple\nimage: living-oak\ndate: 2026-11-29\n---\n';

test('an article needs a title, a picture and a text: the rest is made of them', () => {
  const text = ['## Which one?', 'Look at [both](/services) in your *own* light, on the floor.', `${'word '.repeat(480)}`].join(
    '\n\n',
  );
  expect(readFrom(`${front}\n${text}\n`)).toMatchObject({
    title: 'Oak or Maple',
    excerpt: 'Look at both in your own light, on the floor.',
    readMinutes: 2,
    faq: [],
    services: [],
    seo: { title: 'Oak or Maple', description: 'Look at both in your own light, on the floor.' },
    callToAction: wordsIn('en').article.callToAction,
  });
});

test.each([
  [
    `${front}\n## Only a heading\n`,
    'content/articles/new.mdx: there is no text to read; write it below the second line of dashes',
  ],
  [front.replace(/title.*\n/, ''), 'content/articles/new.mdx, line 1: title: this is missing; add it'],
])('%j is refused with what to do', (source, message) => {
  expect(() => readFrom(source)).toThrow(message);
});

function readFrom(source: string) {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'article-'))];
  mkdirSync(join(folder, 'content/articles'), { recursive: true });
  symlinkSync(resolve('content/images'), join(folder, 'content/images'), 'junction');
  writeFileSync(join(folder, 'content/articles/new.mdx'), source);
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  return readArticle('articles/new.mdx', 'en');
}
