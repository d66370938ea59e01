import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business } from '#site/business.ts';

const { name, shortName, phone, email, siteUrl, addressLine } = business;
const facts = [name, shortName, phone.text, phone.href, email, new URL(siteUrl).host, addressLine];

test('the name, phone, email, address and site address are only in content/facts.yaml', () => {
  const files = globSync('{content,words,site,pages,components,inbox,visualizer,renderer,schema}/**/*.{ts,tsx,mdx,yaml}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'content/facts.yaml');
  const copies = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(copies).toEqual([]);
});
