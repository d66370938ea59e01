import { expect, test } from 'vitest';
import { describeLayout, describeSize } from '#schema/api/plan-words.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { bed, button, clickAt, expectFloor, expectNoFloor, floor, openBedroom, wall } from '../../support/own-room.ts';
import { planned } from '../../support/planned.ts';
import { pick } from '../../support/visualizer.ts';

const words = wordsIn('en');

test('on a phone, a photo gets a floor, the brush corrects it, and it goes to the quote; nothing is sent before', {
  timeout: 120_000,
}, async () => {
  const { page, errors, sent } = await openBedroom(phone);
  await expectFloor(page, floor);
  for (const spot of [bed, wall]) await expectNoFloor(page, spot);
  await button(page, words.photoTools.tools.brush).tap();
  await clickAt(page, floor);
  await expectNoFloor(page, floor);
  await button(page, words.photoTools.undo).tap();
  await expectFloor(page, floor);
  expect(sent.filter(({ method, body }) => method !== 'GET' || body > 0)).toEqual([]);

  const tile = planned('kitchen.ceramic-tile.12.12.0').floor;
  await pick(page, tile.id);
  await page.getByRole('link', { name: words.visualizer.tool.quote }).tap();
  const layout = describeLayout({ pattern: 'straight', rotation: 0 });
  await page.getByText([words.visualizer.tool.photoRoom, describeSize({}), tile.name, layout].join(', ')).waitFor();
  expect(errors).toEqual([]);
});
