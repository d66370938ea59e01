// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { ZipCheck } from '#components/sections/ZipCheck.tsx';
import { answerZips } from '#renderer/client/zip-answers.ts';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';
import { enter, find, renderMarkup } from '../../support/render.tsx';

const words = wordsIn('en').zipCheck;
const phone = { text: '(512) 555-0123', href: 'tel:+15125550123' };
const kyle = { name: 'Kyle', href: '/cities/kyle', county: 'Hays', distance: '20 miles', zips: ['78640'] };
const buda = { ...kyle, name: 'Buda', href: '/cities/buda', zips: ['78610', '78640'] };

const answer = () => find('#zip-answer');
const links = () => [...answer().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const saying = (text: string, zip: string) => fill(text, { zip });

function open() {
  renderMarkup(<ZipCheck areas={{ inside: [kyle, buda], edge: ['76511'] }} phone={phone} />);
  answerZips(find('[data-zip-check]'));
  return find('input', words.label);
}

beforeEach(() => history.replaceState(null, '', '/'));

test('the fifth digit shows the city, its county and distance, and links to it and to the form', async () => {
  const field = open();
  await enter(field, '7861');
  expect(answer().textContent).toBe('');
  await enter(field, '78610');
  for (const text of [saying(words.inside, '78610'), 'Hays County, 20 miles']) expect(answer().textContent).toContain(text);
  expect(answer().textContent).not.toContain('78640');
  expect(links()).toEqual([
    ['Buda', '/cities/buda'],
    [words.estimate, '/contact?zip=78610&city=buda'],
  ]);
});

test('a zip code in several cities shows them all, one at the edge offers a call and the form, and one outside a call', async () => {
  const field = open();
  await enter(field, '78640');
  expect(links().map(([text]) => text)).toEqual(['Kyle', 'Buda', words.estimate]);
  await enter(field, '76511');
  expect(answer().textContent).toContain(saying(words.edge, '76511'));
  expect(links()).toEqual([
    [phone.text, phone.href],
    [words.estimate, '/contact?zip=76511'],
  ]);
  await enter(field, '79901');
  expect(answer().textContent).toContain(saying(words.outside, '79901'));
  expect(links()).toEqual([[phone.text, phone.href]]);
});

test.each([
  ['', words.empty],
  ['787', fill(words.wrongLength, { count: 3 })],
  ['TX 7861', fill(words.wrongLength, { count: 4 })],
  ['austin', words.notDigits],
])('of %j, the message is %j, and the text and the focus stay', async (typed, problem) => {
  const field = open();
  await enter(field, typed);
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  expect(answer().textContent).toBe(problem);
  expect(field).toHaveProperty('value', typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test.each(['78610-1234', '\u200b78610 – 1234\u200b', '78610.', '78,610', 'TX 78610', '#78610'])(
  '%j is answered after a mistake',
  async (typed) => {
    const field = open();
    await enter(field, '7');
    find('form').dispatchEvent(new Event('submit', { cancelable: true }));
    await enter(field, typed);
    expect(answer().textContent).toContain(saying(words.inside, '78610'));
    expect(field.getAttribute('aria-invalid')).toBeNull();
  },
);

test('a zip code in the address is answered right away', () => {
  history.replaceState(null, '', '/cities?zip=78610');
  expect(open()).toHaveProperty('value', '78610');
  expect(answer().textContent).toContain(saying(words.inside, '78610'));
});
