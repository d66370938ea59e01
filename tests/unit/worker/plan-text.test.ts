import { expect, test } from 'vitest';
import { planSchema } from '#schema/api/plan.ts';
import { planText } from '#worker/notify/plan-text.ts';

const room = { room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 0 };
const link = '#plan=bedroom.walnut-hardwood.12.12.0';

function textOf(plan: object): string[] {
  return planText(planSchema.parse({ rooms: [room], total: 3640, link, ...plan }), 'https://site.test').split('\n');
}

test('a plan from before there were patterns reads as installed straight', () => {
  expect(textOf({})).toEqual([
    '“Bedroom”: 14 x 16 ft, “Walnut Hardwood”, installed straight',
    'Total: $3,640.00 for material and standard installation',
    `https://site.test/visualizer${link}`,
  ]);
});

test('pattern and extras are lines of their own', () => {
  const rooms = [{ ...room, pattern: 'herringbone', rotation: 90 }];
  const extras = [
    { name: 'Waste from cutting', dollars: 433.5 },
    { name: 'Leveling the subfloor', dollars: 896 },
  ];
  expect(textOf({ rooms, extras }).slice(0, -1)).toEqual([
    '“Bedroom”: 14 x 16 ft, “Walnut Hardwood”, in a herringbone pattern, turned 90°',
    'Total: $3,640.00 for material and standard installation',
    '“Waste from cutting”: $433.50',
    '“Leveling the subfloor”: $896.00',
    'With these: $4,969.50',
  ]);
});

test('a total below the minimum for a job is the minimum, with extras too', () => {
  const extras = [{ name: 'Leveling the subfloor', dollars: 100 }];
  const small = { rooms: [{ ...room, width: 5, length: 5 }], total: 150, minimum: 650 };
  expect(textOf({ ...small, extras }).slice(1, 4)).toEqual([
    'Total: $650.00 (our minimum for a job) for material and standard installation',
    '“Leveling the subfloor”: $100.00',
    'With these: $650.00 (our minimum for a job)',
  ]);
  expect(textOf({ ...small, extras: [{ name: 'Leveling the subfloor', dollars: 600 }] })[3]).toBe('With these: $750.00');
});

test('without any size there is no total', () => {
  const rooms = [{ room: 'Room in a photo', floor: 'Plush Carpet', rotation: 0 }];
  expect(textOf({ rooms, total: 0 })[0]).toBe('“Room in a photo”: no size given, “Plush Carpet”, installed straight');
  expect(textOf({ rooms, total: 0 }).join()).not.toContain('Total');
});
