import { expect, test } from 'vitest';
import { checkCopy, isProse } from '../../../tools/readability/check-copy.ts';
import { findCopy } from '../../../tools/readability/collect-components.ts';
import { findParagraphs } from '../../../tools/readability/collect-content.ts';

const checkText = (text: string, times = 1) =>
  checkCopy({ page: 'content/a.ts', paragraphs: Array.from({ length: times }, () => text) }).map(({ what }) => what);

const plain =
  "We'll measure your rooms and check the slab for moisture, and you'll have an itemized quote by email within three days.";
const childish = "We'll come to you. We look at it. You get a bid. It's all free. You can say no.";
const stiff =
  "It's necessary that adequate preparation of the underlying construction precedes any installation, irrespective of the material's individual characteristics.";

test('finds nothing in plain copy', () => {
  expect(checkText(plain, 12)).toEqual([]);
});

test.each([
  ['too easy', childish],
  ['too hard', stiff],
])('finds copy that is %s to read', (_, text) => {
  expect(checkText(text, 12)).toEqual([expect.stringMatching(/^grade .+, not 5.5-8.5$/)]);
});

test('messages may be easier than a page, but no harder', () => {
  const check = (text: string) => checkCopy({ page: 'pages/a', isMessages: true, paragraphs: Array(12).fill(text) });
  expect(check(childish)).toEqual([]);
  expect(check(stiff)).toHaveLength(1);
});

test('gives no grade to a few sentences', () => {
  expect(checkText(stiff)).toEqual([]);
});

test('finds sentences of more than 30 words', () => {
  const sentence = (words: number) => `We${' go'.repeat(words - 1)}.`;
  expect(checkText(`It's fine here. ${sentence(30)}`)).toEqual([]);
  expect(checkText(`It's fine here. ${sentence(31)}`)).toEqual([`31 words in a sentence: ${sentence(31)}`]);
});

test('finds more than 200 words without a contraction, and takes no possessive for one', () => {
  const formal =
    "The crew measures the room and checks the owner's slab for moisture before the installation begins on Monday morning.";
  expect(checkText(formal, 12)).toContain('no contraction in 228 words');
  expect(checkText(formal, 10)).not.toContainEqual(expect.stringMatching('contraction'));
  expect(checkText(`${formal} Don’t worry about a thing.`, 12)).not.toContainEqual(expect.stringMatching('contraction'));
});

test.each([
  ['The visit is free.', true],
  ['How much does it cost?', true],
  ['It lasts (in most homes).', true],
  ['Bathroom Flooring in Austin', false],
  ['$8-15 per sq ft', false],
  ['Austin, TX 78701', false],
  ['St. Elmo', false],
])('"%s" is prose: %s', (text, expected) => {
  expect(isProse(text)).toBe(expected);
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

test('reads the sentences of a component once each, whatever is inside them', () => {
  const source = `
    const reasons = [{ title: 'No sentence', body: 'This is a sentence.' }];
    export const Part = ({ days }) => (
      <section aria-label="Not a sentence">
        <h2>What it costs</h2>
        <p>
          We'll call within {days} days. <a href="/contact">Or call us now.</a>
        </p>
        <Hero lead={\`Done in \${days} days or less.\`} />
      </section>
    );`;
  expect(findCopy(source)).toEqual([
    'This is a sentence.',
    "We'll call within value days. Or call us now.",
    'Done in value days or less.',
  ]);
});
