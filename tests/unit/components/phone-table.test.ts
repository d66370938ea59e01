import { expect, test } from 'vitest';
import { phoneTable } from '#components/prose/phone-table.ts';

const long = 'a sentence that takes more than half of a line on a phone';

test.each([
  ['short cells fit as they are', [['Hardwood', '$8-15', '70-90%']], true, 2],
  ['two columns always fit', [[long, long]], true, undefined],
  ['the last column of figures goes beside the name', [['Stairs', '14', '$60 per step', 'Halls', long]], false, 2],
  ['without figures, the last column of short words does', [['Stairs', 'High', long]], false, 1],
  [
    'a column with one long cell does not',
    [
      ['Stairs', '$60', long],
      ['Tile', long, '$2'],
    ],
    false,
    undefined,
  ],
])('%s', (_, rows, isNarrow, figure) => {
  expect(phoneTable(rows)).toEqual({ isNarrow, figure });
});
