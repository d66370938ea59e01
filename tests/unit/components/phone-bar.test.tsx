// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { PhoneBar } from '#components/frame/PhoneBar.tsx';
import { business } from '#site/business.ts';
import { wordsIn } from '#site/read/words.ts';
import { renderMarkup, textsOf } from '../../support/render.tsx';

const { frame } = wordsIn('en');

test('where a visit has a price, the bar of phones offers a request instead of a free estimate', () => {
  for (const [isUrgent, label] of [
    [true, frame.sendRequest],
    [false, frame.freeEstimate],
  ] as const) {
    renderMarkup(<PhoneBar form={{ href: '/contact', isOffered: true }} phone={business.phone} isUrgent={isUrgent} />);
    expect(textsOf('aside a')).toEqual([frame.call, label]);
  }
});
