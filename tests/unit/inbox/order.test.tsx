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
const oak = { description: 'Oak, material with extra for cuts', quantity: 48_000, unit: 'sq ft', box: 2000 } as const;
const roble = { description: 'Roble, material, con extra para cortes', quantity: 2000, unit: 'sq ft', box: 2000 } as const;
const tile = { description: 'Tile by hand', quantity: 12_050, unit: 'sq ft', box: 0 } as const;
const noses = { description: 'Oak, stair noses', quantity: 1300, unit: 'each', box: 0 } as const;

test('a floor is summed over all jobs, in either language, with boxes only where each line has them', () => {
  expect(sumByFloor([job('a', [oak, tile]), job('b', [roble])], floors)).toEqual([
    { floor: 'Oak', unit: 'sq ft', quantity: 50_000, boxes: 25 },
    { floor: 'Tile by hand', unit: 'sq ft', quantity: 12_050, boxes: null },
  ]);
  expect(sumByFloor([job('a', [oak]), job('b', [{ ...roble, box: 0 }])], floors)).toMatchObject([{ boxes: null }]);
  expect(sumByFloor([job('a', [oak, noses])], floors)).toMatchObject([{ unit: 'sq ft' }, { unit: 'each', quantity: 1300 }]);
});

test("the menu's order lists each floor and each job, and Escape leads back to the list", async () => {
  const work = { first: '2100-03-08', last: '2100-03-09' };
  const order: Order = { jobs: [job('Ann', [oak, tile], { work }), job('Bob', [oak])] };
  await openInbox([stored('a')], { 'GET /api/order': order });
  await press(await until(() => find('button', 'Order for suppliers')));
  await until(() => find('article'));
  expect(textsOf('article h3')).toEqual(['Monday, March 8: Ann, 12 Oak St', 'No days yet: Bob, 12 Oak St']);
  expect(textsOf('article tbody tr:has(td)')).toEqual([
    'Oak, material with extra for cuts960 sq ft48',
    'Tile by hand120.5 sq ft–',
    'Oak, material with extra for cuts480 sq ft24',
    'Tile by hand120.5 sq ft–',
    'Oak, material with extra for cuts480 sq ft24',
  ]);
  expect(textsOf('article')[0]).not.toContain('$');
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  await until(() => expect(document.querySelector('article')).toBeNull());
});
