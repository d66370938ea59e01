import { expect, test } from 'vitest';
import { fillFacts } from '../../../content/facts.ts';
import { factsSchema } from '../../../schema/facts.ts';

// The figures are those of content/facts.yaml: change both.
test.each([
  ['{price.lvp} per sq ft', '$5-10 per sq ft', '$5-10 per sq ft'],
  ['from {price.lvp.low} to {price.lvp.high}', 'from $5 to $10', 'from $5 to $10'],
  ['{price.lvp x 300}', '$1,500-3,000', '$1,500-3,000'],
  ['{price.lvp x 300 + price.haulOff}, {price.minimum + price.haulOff.low}', '$1,650-3,400, $800', '$1,650-3,400, $800'],
  ['{price.membrane}, {price.carpetTearOut.low}', '$1.50-3, $0.50', '$1.50-3, $0.50'],
  ['{days.tile}, {days.tile.number}, {answer.warrantyVisit}', '3-7 days, 3-7, 5 business days', '3-7 días, 3-7, 5 días hábiles'],
  ['{payment.deposit}, {payment.rush.number} percent', '30%, 10-20 percent', '30%, 10-20 percent'],
  ['{limit.thermostat}', '80 °F', '80 °F'],
  ['{open.weekdays}', 'Monday to Friday 7AM-6PM', 'Lunes a viernes de 7AM a 6PM'],
  ['{open.saturday}', 'Saturday 8AM-4PM', 'Sábado de 8AM a 4PM'],
  ['{open.emergency}, {open.emergencyTime}', '24/7 emergency repair, 24/7', 'Reparaciones de emergencia 24/7, 24/7'],
  ['{sample} {count} of {count.rooms} rooms', '{count} of 5 rooms', '{count} of 5 rooms'],
])('%s becomes %s', (text, english, spanish) => {
  expect(fillFacts(text, 'en')).toBe(english);
  expect(fillFacts(text, 'es')).toBe(spanish);
});

test.each([
  ['{price.lpv}', "there is no fact called 'price.lpv' in content/facts.yaml; did you mean 'price.lvp'?"],
  ['{price.lvp.hi}', '{price.lvp.hi} should read like {price.lvp}, {price.lvp.low}, {days.tile.number} or {price.lvp x 300}'],
  ['{price.lvp x many}', '{price.lvp x many} should read like'],
  ['{price.lvp + days.lvp}', '{price.lvp + days.lvp} adds dollars and days'],
  ['{open.weekdays x 2}', "{open.weekdays x 2} isn't a figure"],
])('%s is an error', (text, message) => {
  expect(() => fillFacts(text, 'en')).toThrow(message);
});

test.each([
  { low: 10, high: 5, unit: 'dollars', source: 'ours' },
  { value: 5, unit: 'euros', source: 'ours' },
  { value: 5, unit: 'days' },
  { text: '', source: 'ours' },
  { first: 'Monday', opens: '7', closes: '6PM', source: 'ours' },
])('%j is no fact', (fact) => {
  expect(factsSchema.safeParse({ price: { new: fact } }).success).toBe(false);
});
