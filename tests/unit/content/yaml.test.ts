import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

const frontMatter = /^---\n([\s\S]*?\n)---\n/;

test('an edit in the browser changes only the lines that changed: every file is as the editor writes it', () => {
  const files = globSync('content/**/*.{yaml,mdx}');
  expect(files.length).toBeGreaterThan(200);
  const changed = files.filter((file) => {
    const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const yaml = file.endsWith('.mdx') ? frontMatter.exec(source)?.[1] : source;
    // Sveltia CMS's options.
    return yaml !== `${stringify(parse(yaml ?? ''), { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: true }).trim()}\n`;
  });
  expect(changed).toEqual([]);
});
