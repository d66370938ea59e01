import { expect, test } from 'vitest';
import { factsSchema } from '#schema/content/facts.ts';
import { findCopies } from '#tools/find-copies.ts';

const source = 'ours';
const facts = factsSchema.parse({
  limit: { indoors: { low: 70, high: 75, unit: '°F', source }, humidity: { low: 30, high: 50, unit: 'percent', source } },
  time: { slabTest: { low: 1, high: 3, unit: 'days', source }, glue: { value: 24, unit: 'hours', source } },
});

test.each([
  ['Dry.\nKeep it at 70-75 °F.', ['line 2: "70-75 °F" is {limit.indoors}']],
  ['It takes one to three days.', ['line 1: "one to three days" is {time.slabTest}']],
  ['It takes 1 to 3 days at {limit.indoors}, a day or two at 55-75 °F, 11-3 days.', ['line 1: "1 to 3 days" is {time.slabTest}']],
  ['Within 24 hours, at 30-50 percent', []],
])('%s copies %j', (text, copies) => {
  expect(findCopies(text, facts)).toEqual(copies);
});
