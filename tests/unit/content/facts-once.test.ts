import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business } from '../../../content/business.ts';

const { name, shortName, phone, email, siteUrl, addressLine } = business;
const facts = [name, shortName, phone.text, phone.href, email, new URL(siteUrl).host, addressLine];

/** The wordmark is a drawing fitted to its letters. */
const exceptions = ['content/facts.yaml', 'components/frame/Wordmark.tsx'];

test('the name, phone, email, address and site address are only in content/facts.yaml', () => {
  const files = globSync('{content,pages,components,inbox,visualizer,renderer,schema}/**/*.{ts,tsx,mdx,yaml}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !exceptions.includes(file));
  const copies = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(copies).toEqual([]);
});
