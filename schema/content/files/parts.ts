/** Parts that several kinds of pages have. */
import { z } from 'zod';
import { closingLabel, group, listOf, prose, sitePath, slug, text } from './fields.ts';

/** In characters. Google cuts off what is longer. */
export const seoLimits = { title: 70, description: 165 } as const;

export const seoSchema = z.strictObject({
  title: text
    .min(20)
    .max(seoLimits.title)
    .meta({
      title: 'Title in search results',
      description: `The headline in Google and the name of the browser tab. 20-${seoLimits.title} characters.`,
    }),
  description: prose
    .min(100)
    .max(seoLimits.description)
    .meta({
      title: 'Text in search results',
      description: `What Google shows under the headline. 100-${seoLimits.description} characters.`,
    }),
  keywords: z
    .array(text.meta({ title: 'Search phrase' }))
    .optional()
    .meta({ title: 'Search phrases', description: 'What people type into Google to find this page.' }),
});

export const faqSchema = group('Question', 'A question with its answer. Google may show it in search results.', {
  question: text.endsWith('?').meta({
    title: 'Question',
    description: 'Worded the way a customer would ask it, with a question mark at the end.',
  }),
  answer: prose.min(40).meta({ title: 'Answer', description: 'Plain sentences, at least 40 characters.' }),
  id: slug.optional().meta({
    title: 'Address on the page',
    description: 'For links to this answer, such as change-date for /payment#change-date.',
  }),
});

export const processStepSchema = group('Step', 'A numbered step.', {
  title: text.meta({ title: 'Step', description: 'The step in two or three words.' }),
  line: text.optional().meta({
    title: 'In one line',
    description: 'What phones show under it, before the rest. Up to about 40 letters.',
    words: true,
  }),
  description: prose.meta({ title: 'What happens', description: 'What happens and what the customer gets.' }),
});

/** A benefit, a reason, or a similar point with its explanation. */
export const pointSchema = group('Point', 'A point with its explanation.', {
  title: text.meta({ title: 'Point', description: 'The point in a few words.' }),
  body: prose.meta({ title: 'Explanation', description: 'One or two sentences.' }),
});

export const figureSchema = group('Figure', 'A fact shown as a label and a value.', {
  label: text.meta({ title: 'Label', description: 'What is measured, such as “Warranty”.' }),
  value: text.meta({ title: 'Figure', description: 'The figure with its unit, such as “15 years”.' }),
  href: sitePath.optional().meta({
    title: 'Where it leads',
    description: 'For a claim, such as a warranty: the page of this site that says what it means.',
  }),
});

const length = z
  .string()
  .regex(/^[\d,]+(\.\d+)?$/, 'expected a number, such as {payment.deposit.number}')
  .transform((number) => Number(number.replaceAll(',', '')));

/** A part of a bar that is drawn as a ruler. */
export const measuredPartSchema = group('Part', 'A part of the bar.', {
  label: text.meta({ title: 'Label', description: 'What is measured, such as “Deposit”.' }),
  figure: text.meta({ title: 'Figure', description: 'With its unit, such as “{payment.deposit}”.' }),
  share: length.meta({ title: 'Length', description: 'The figure as a number, such as “{payment.deposit.number}”.' }),
  low: length.optional().meta({ title: 'Shortest length', description: 'Of a range, such as 1 to 5 years: its lower number.' }),
  text: prose.optional().meta({ title: 'Text', description: 'A line under it. You can leave it empty.' }),
});

export const heroSchema = z.strictObject({
  heading: text.meta({ title: 'Main heading', description: 'The large heading of the page: what, and where.' }),
  lead: prose.min(120).meta({
    title: 'First paragraph',
    description: 'Two or three sentences that answer the main question. At least 120 characters.',
  }),
});

export const closingSchema = z.strictObject({
  heading: text.meta({ title: 'Heading', description: 'The last heading of the page.' }),
  body: prose.meta({ title: 'Text', description: 'A sentence or two.' }),
  button: closingLabel.meta({ title: 'Button', description: 'What the button says. It leads to the contact form.' }),
});

/** Where a reader can look up what a page says about safety, health or building. */
export const sourcesSchema = listOf(
  group('Source', 'A page of an authority or a trade association.', {
    name: text.meta({ title: 'Name', description: 'Who says it and about what, such as “EPA: mold and moisture”.' }),
    href: z.url({ protocol: /^https$/ }).meta({ title: 'Address', description: 'A page that will stay, with https://.' }),
  }),
  1,
)
  .optional()
  .meta({
    title: 'Sources',
    description: 'For what the page says about safety, health, or building.',
  });

export const pageLinkSchema = group('Link', 'A page of ours to read next.', {
  label: text.meta({ title: 'Text of the link', description: 'What the link says.' }),
  href: sitePath.meta({ title: 'Address', description: 'Where it leads: a page of this site, such as /gallery.' }),
});

export const questionsSchema = z.strictObject({
  questions: listOf(faqSchema, 1).meta({ title: 'Questions', description: 'The first five are open on the home page.' }),
});

export const stepsSchema = z.strictObject({
  steps: listOf(processStepSchema, 1).meta({ title: 'Steps', description: 'How a job runs.' }),
});

export type Faq = z.infer<typeof faqSchema>;
