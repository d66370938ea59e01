import { expect, test } from 'vitest';
import { factsSchema } from '#schema/content/facts.ts';
import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { rooms } from '#site/index.ts';
import { fillFacts } from '#site/read/facts.ts';

const source = 'ours';
const facts = factsSchema.parse({
  price: {
    lvp: { low: 5, high: 10, unit: 'dollars', source },
    haulOff: { low: 150, high: 400, unit: 'dollars', source },
    minimum: { value: 650, unit: 'dollars', source },
    membrane: { low: 1.5, high: 3, unit: 'dollars', source },
    carpetTearOut: { low: 0.5, high: 1, unit: 'dollars', source },
  },
  days: { lvp: { low: 1, high: 3, unit: 'days', source }, tile: { low: 3, high: 7, unit: 'days', source } },
  answer: { warrantyVisit: { value: 5, unit: 'business days', source } },
  payment: { deposit: { value: 30, unit: 'percent', source }, rush: { low: 10, high: 20, unit: 'percent', source } },
  limit: { thermostat: { value: 80, unit: '°F', source } },
  open: {
    weekdays: { first: 'Monday', last: 'Friday', opens: '7AM', closes: '6PM', source },
    saturday: { first: 'Saturday', opens: '8AM', closes: '4PM', source },
    emergency: { text: 'day and night', es: 'día y noche', source },
    emergencyTime: { text: '24/7', source },
    visit: { text: '{price.minimum}, {open.emergency}', source },
  },
});

test.each([
  ['{price.lvp} per sq ft', '$5-10 per sq ft', '$5-10 per sq ft'],
  ['from {price.lvp.low} to {price.lvp.high}', 'from $5 to $10', 'from $5 to $10'],
  ['{price.lvp x 300}', '$1,500-3,000', '$1,500-3,000'],
  ['{price.lvp x 300 + price.haulOff}, {price.minimum + price.haulOff.low}', '$1,650-3,400, $800', '$1,650-3,400, $800'],
  ['{price.membrane}, {price.carpetTearOut.low}', '$1.50-3, $0.50', '$1.50-3, $0.50'],
  ['{days.tile}, {days.tile.number}, {answer.warrantyVisit}', '3-7 days, 3-7, 5 business days', '3-7 días, 3-7, 5 días hábiles'],
  ['{payment.deposit}, {payment.rush.number} percent', '30%, 10-20 percent', '30%, 10-20 percent'],
  ['{limit.thermostat}', '80 °F', '80 °F'],
  ['{open.weekdays}', 'Monday to Friday 7AM-6PM', 'lunes a viernes de 7AM a 6PM'],
  ['{open.saturday}', 'Saturday 8AM-4PM', 'sábados de 8AM a 4PM'],
  ['{open.emergency}, {open.emergencyTime}', 'day and night, 24/7', 'día y noche, 24/7'],
  ['{open.visit}', '$650, day and night', '$650, día y noche'],
  ['{sample} {count} of {count.rooms} rooms', `{count} of ${rooms.length} rooms`, `{count} of ${rooms.length} rooms`],
])('%s becomes %s', (text, english, spanish) => {
  expect(withoutJoiners(fillFacts(text, 'en', facts))).toBe(english);
  expect(withoutJoiners(fillFacts(text, 'es', facts))).toBe(spanish);
});

test('a range stays on one line', () => {
  expect(fillFacts('{price.lvp}', 'en', facts)).toBe('$5-\u206010');
});

test.each([
  ['{price.lpv}', "there is no fact called 'price.lpv' in content/facts.yaml; did you mean 'price.lvp'?"],
  ['{price.lvp.hi}', '{price.lvp.hi} should read like {price.lvp}, {price.lvp.low}, {days.tile.number} or {price.lvp x 300}'],
  ['{price.lvp + days.lvp}', '{price.lvp + days.lvp} adds dollars and days'],
  ['{open.weekdays x 2}', "{open.weekdays x 2} isn't a figure"],
])('%s is an error', (text, message) => {
  expect(() => fillFacts(text, 'en', facts)).toThrow(message);
});

test.each([
  { low: 10, high: 5, unit: 'dollars', source: 'ours' },
  { value: 5, unit: 'days' },
  { text: '', source: 'ours' },
  { first: 'Monday', opens: '7', closes: '6PM', source: 'ours' },
])('%j is no fact', (fact) => {
  expect(factsSchema.safeParse({ price: { new: fact } }).success).toBe(false);
});
