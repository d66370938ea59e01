// @vitest-environment happy-dom
/** What to order from suppliers. */
import { act } from 'react';
import { expect, test } from 'vitest';
import { sumByFloor } from '#inbox/order/sum-by-floor.ts';
import type { Order, OrderJob } from '#schema/api/order.ts';
import { until } from '../../support/api-answers.ts';
import { openInbox, stored } from '../../support/inbox-in-dom.tsx';
import { find, press, textsOf } from '../../support/render.tsx';

const floor = { pricePerSqFt: 8, installationPerSqFt: 3, patternLabor: { diagonal: 15, herringbone: 35 }, picture: '' };
const floors = [{ ...floor, name: 'Oak', spanishName: 'Roble' }];
const job = (id: string, lines: OrderJob['lines'], more: Partial<OrderJob> = {}): OrderJob => ({
  ...{ id, fullName: id, place: '12 Oak St', lines, ...more },
});
const oak = { description: 'Oak, material with extra for cuts', quantity: 48_000, box: 2000 };
const roble = { description: 'Roble, material, con extra para cortes', quantity: 2000, box: 2000 };
const tile = { description: 'Tile by hand', quantity: 12_050, box: 0 };

test('a floor is summed over all jobs, in either language, with boxes only where each line has them', () => {
  expect(sumByFloor([job('a', [oak, tile]), job('b', [roble])], floors)).toEqual([
    { floor: 'Oak', quantity: 50_000, boxes: 25 },
    { floor: 'Tile by hand', quantity: 12_050, boxes: null },
  ]);
  expect(sumByFloor([job('a', [oak]), job('b', [{ ...roble, box: 0 }])], floors)).toMatchObject([{ boxes: null }]);
});

test("the menu's order lists each floor and each job, and Escape leads back to the list", async () => {
  const work = { first: '2100-03-08', last: '2100-03-09' };
  const order: Order = { jobs: [job('Ann', [oak, tile], { work }), job('Bob', [oak])] };
  await openInbox([stored('a')], { 'GET /api/order': order });
  await press(await until(() => find('button', 'Order for suppliers')));
  await until(() => find('article'));
  expect(textsOf('article h3')).toEqual(['Monday, March 8: Ann, 12 Oak St', 'No days yet: Bob, 12 Oak St']);
  expect(textsOf('article tbody tr:has(td)')).toEqual([
    'Oak, material with extra for cuts96048',
    'Tile by hand120.5–',
    'Oak, material with extra for cuts48024',
    'Tile by hand120.5–',
    'Oak, material with extra for cuts48024',
  ]);
  expect(textsOf('article')[0]).not.toContain('$');
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  await until(() => expect(document.querySelector('article')).toBeNull());
});
