import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { rehypeFolds } from '#tools/rehype-folds.ts';

const long = 'A sentence of forty characters, more or. '.repeat(7);
const list = (items: number) => Array.from({ length: items }, (_, index) => `- ${index}`).join('\n');
const table = (rows: number) => `| A | B |\n| - | - |\n${'| 1 | 2 |\n'.repeat(rows)}`;

test.each([
  ['two blocks of the first section', `## Two\n\nText\n\n${long}`, false],
  ['three blocks of the first section', `## Two\n\nText\n\n${long}\n\n${long}`, true],
  ['one block', `## One\n\n## Two\n\n${long}`, false],
  ['a short paragraph after the first', '## One\n\n## Two\n\nText\n\nText', false],
  ['a list that a colon announces', `## One\n\n## Two\n\nThis helps:\n\n${list(3)}`, false],
  ['a long rest', `## One\n\n## Two\n\nText\n\n${long}`, true],
  ['a component after the first paragraph', '## One\n\n## Two\n\nText\n\n<Costs />', true],
  ['a table of seven rows after the first paragraph', `## Two\n\nText\n\n${table(7)}`, true],
  ['a list of seven', `## One\n\n## Two\n\n${list(7)}`, true],
])('%s: a phone folds part of the section away: %s', async (_, value, isFolded) => {
  const code = String(await compile(value, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeFolds] }));
  expect(/_components\.details, \{\s+title: "Two"/.test(code)).toBe(isFolded);
});
