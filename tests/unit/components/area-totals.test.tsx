// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { AreaBox, Total } from '#components/price/AreaBox.tsx';
import { showTotals } from '#renderer/client/area-totals.ts';
import { fill } from '#schema/rules/fill.ts';
import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { wordsIn } from '#site/read/words.ts';
import { enter, find, renderMarkup, runTimers } from '../../support/render.tsx';

const { question, about, wrong } = wordsIn('en').shared.totals;
const note = () => find('#area-note').textContent;
const field = () => find('#area');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** A page with one price: $5-10 per square foot, and a job costs $650 or more. */
function openBox() {
  const terms = { example: 300, includes: 'installed' as const, least: 650 };
  renderMarkup(
    <>
      <AreaBox {...terms} />
      <Total of={{ low: 5, high: 10, text: '$5-10', includes: 'installed' }} {...terms} />
    </>,
    'en',
  );
  showTotals(find('[data-area-box]'));
}

const boxTotal = () => withoutJoiners(find('[data-low]').textContent);

test('an area turns the prices into totals, and says what they include', async () => {
  openBox();
  expect(boxTotal()).toBe('300 sq ft: $1,500-3,000');
  await enter(find('input', question), '1,200 sq ft');
  expect(boxTotal()).toBe('1,200 sq ft: $6,000-12,000');
  expect(note()).toBe(fill(about.installed, { area: '1,200' }));
});

test('totals stay and a message asks for a number until there is one', async () => {
  openBox();
  await enter(field(), '12');
  expect(boxTotal()).toContain('12 sq ft');
  await enter(field(), '12 yards');
  await runTimers();
  expect(note()).toBe(wrong);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(boxTotal()).toContain('12 sq ft');
  await enter(field(), '12 x 15');
  await runTimers();
  expect(boxTotal()).toContain('180 sq ft');
  expect(note()).toBe(fill(about.installed, { area: '180' }));
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
