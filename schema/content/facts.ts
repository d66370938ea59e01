/** The shape of content/facts.yaml: every price, duration, rate and limit, once. */
import { z } from 'zod';
import { minutesOf, weekdays } from '../rules/opening-hours.ts';
import { exactTexts, kindNames, neededFacts } from './exact-facts.ts';
import { text } from './files/fields.ts';

/** Who says so: the owner's specification, nobody yet (made up; replace before launch), or us. */
const source = z.enum(['specification', 'sample', 'ours']).meta({ title: 'Where it comes from' });
const note = text.optional().meta({ title: 'Note', description: 'Why it is this figure, for whoever changes it.' });
/** The name of another fact, for facts on which the specification contradicts itself. */
const differsFrom = text.optional().meta({ title: 'Contradicts', description: 'Name of the fact that says something else.' });
/** The name of the fact that this one misleads without. */
const neverWithout = text
  .optional()
  .meta({ title: 'Never without', description: 'Name of the fact that every text with this one gives, too.' });
const unit = z
  .enum(['dollars', 'minutes', 'hours', 'days', 'business days', 'weeks', 'months', 'years', 'percent', '°F', 'count'])
  .meta({ title: 'Unit' });
/** What has to exist before a site for a real domain may say something, the most harmful lie first. */
export const proofs = ['certificate', 'insurance', 'contract', 'lawyer', 'records'] as const;
const needs = z.enum(proofs).optional().meta({
  title: 'Needs',
  description: 'What has to exist before the site may say this. While it’s a sample, a build for a real domain stops.',
});
const about = {
  per: text.optional().meta({ title: 'For each', description: 'sq ft, for example.' }),
  source,
  needs,
  note,
  differsFrom,
  neverWithout,
};

const amount = z.strictObject({ value: z.number().nonnegative().meta({ title: 'Value' }), unit, ...about });

const range = z
  .strictObject({
    low: z.number().nonnegative().meta({ title: 'From' }),
    high: z.number().positive().meta({ title: 'To' }),
    unit,
    ...about,
  })
  .refine(({ low, high }) => low <= high, { path: ['low'], message: "expected no more than 'high'" });

const words = z.strictObject({
  text: text.meta({ title: 'Words' }),
  es: text
    .optional()
    .meta({ title: 'Words in Spanish', description: 'Leave out what reads the same in both languages.', spanish: true }),
  source,
  needs,
  note,
  differsFrom,
});

const weekday = z.enum(weekdays);
/** '8:30AM' for '8.30 a.m.' or '08:30 am', and '7AM' for '7:00 AM'. */
const time = z
  .string()
  .regex(/^(0?[1-9]|1[0-2])([:.][0-5]\d)? ?[AaPp]\.? ?[Mm]\.?$/, 'expected a time with AM or PM, such as 8:30AM')
  .overwrite((written) =>
    written
      .toUpperCase()
      .replace(/^0|:00|\.00/g, '')
      .replace(/(?<=\d)\.(?=\d)/, ':')
      .replace(/[^\d:APM]/g, ''),
  );

const opening = z
  .strictObject({
    first: weekday.meta({ title: 'First day' }),
    last: weekday.optional().meta({ title: 'Last day', description: 'Leave it out for a single day.' }),
    opens: time.meta({ title: 'Opens', description: 'With AM or PM, such as 8:30AM.' }),
    closes: time.meta({ title: 'Closes', description: 'With AM or PM, such as 5PM.' }),
    source,
    note,
  })
  .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
    path: ['closes'],
    message: 'expected a time after it opens',
  })
  .refine(({ first, last = first }) => weekdays.indexOf(first) <= weekdays.indexOf(last), {
    path: ['last'],
    message: 'expected a day after the first one, in a week that begins on Sunday',
  });

const fact = z.union([amount, range, words, opening], "expected a fact: a value, 'low' and 'high', words, or opening hours");

/** Facts by group and name: {price.lvp} in a text is `lvp` in the group `price`. */
export const factsSchema = z.record(z.string(), z.record(z.string(), fact)).superRefine((facts, context) => {
  const { payment } = facts;
  for (const [name, [pattern, expected]] of Object.entries(exactTexts)) {
    const [path, found] = findIn(facts, name);
    if (found && !('text' in found && pattern.test(found.text)))
      context.addIssue({ code: 'custom', path: [...path, 'text'], message: `expected ${expected}` });
  }
  const parts = ['deposit', 'start', 'balance'].flatMap((name) => {
    const part = payment?.[name];
    return part && 'value' in part ? part.value : [];
  });
  const total = parts.reduce((sum, part) => sum + part, 0);
  const message = `expected deposit, start and balance to add up to 100 percent, not to ${total}`;
  if (parts.length === 3 && total !== 100) context.addIssue({ code: 'custom', path: ['payment', 'balance', 'value'], message });
});

/** With all facts that no business does without. */
export const wholeFactsSchema = factsSchema.superRefine((facts, { addIssue }) => {
  for (const [name, kind] of Object.entries(neededFacts)) {
    const [path, found] = findIn(facts, name);
    if (!found || !(kind in found)) addIssue({ code: 'custom', path, message: `expected ${kindNames[kind]}` });
  }
});

function findIn(facts: Facts, name: string): [path: string[], fact: Fact | undefined] {
  const [group = '', key = ''] = name.split('.');
  return [[group, key], facts[group]?.[key]];
}

export type Fact = z.infer<typeof fact>;
export type OpeningFact = z.infer<typeof opening>;
export type Unit = z.infer<typeof unit>;
export interface Amount {
  low: number;
  high: number;
  unit: Unit;
}
export type Facts = z.infer<typeof factsSchema>;
