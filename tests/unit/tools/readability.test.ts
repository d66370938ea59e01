import { expect, test } from 'vitest';
import { checkCopy, findParagraphs, findProse } from '../../../tools/readability/copy.ts';

const repeat = (text: string, times: number) => checkCopy(Array.from({ length: times }, () => text));

const plain =
  "We'll measure your rooms and check the slab for moisture, and you'll have an itemized quote by email within three days.";
const stiff =
  "It's necessary that adequate preparation of the underlying construction precedes any installation, irrespective of the material's individual characteristics.";
const formal =
  "The crew measures the room and checks the owner's slab for moisture before the installation begins on Monday morning.";
const sentence = (words: number) => `We${' go'.repeat(words - 1)}.`;

test.each([
  ['plain copy', repeat(plain, 12), []],
  ['copy that is too hard to read', repeat(stiff, 12), [/^grade .+, over 8.5$/]],
  ['a few hard sentences', repeat(stiff, 1), []],
  ['a sentence of 30 words', checkCopy([`It's fine here. ${sentence(30)}`]), []],
  ['a sentence of 31 words', checkCopy([`It's fine here. ${sentence(31)}`]), [/^31 words in a sentence: We go/]],
  ['228 words with possessives alone', repeat(formal, 12), [/^grade/, /^no contraction in 228 words$/]],
  ['190 words without a contraction', repeat(formal, 10), [/^grade/]],
])('what is wrong with %s', (_, found, expected) => {
  expect(found).toEqual(expected.map((words) => expect.stringMatching(words)));
});

test('reads the sentences of an entry, without headings, labels, figures and what search engines show', () => {
  const entry = {
    title: 'Bathroom Flooring in Austin',
    price: '$8-15 per sq ft',
    address: 'Austin, TX 78701',
    town: 'St. Elmo',
    seo: { description: 'Not on the page, this.' },
    body: ['The visit is free.', { question: 'How much does it cost?', answer: 'It lasts (in most homes).' }],
  };
  expect(findProse(entry)).toEqual(['The visit is free.', 'How much does it cost?', 'It lasts (in most homes).']);
});

test('reads the paragraphs and list items of an article, without headings, tables and code', () => {
  const mdx = [
    'export const price = 5;',
    '## Is this a heading?',
    "**Water.** It's a [short link](/a) for {price} dollars.",
    '| Floor | Price |\n| --- | --- |\n| Not read, this cell. | $5 |',
    '- We read this item.\n- Not this one',
  ].join('\n\n');
  expect(findParagraphs(mdx)).toEqual(["Water. It's a short link for value dollars.", 'We read this item.']);
});
