import { z } from 'zod';
import {
  articleSlug,
  citySlug,
  drawingSlug,
  group,
  listOf,
  paragraphs,
  picture,
  priceIncludes,
  priceName,
  prose,
  serviceSlug,
  sitePath,
  slug,
  text,
} from './fields.ts';
import {
  closingSchema,
  faqSchema,
  figureSchema,
  heroSchema,
  pointSchema,
  processStepSchema,
  seoSchema,
  sourcesSchema,
} from './parts.ts';
import { contentSectionSchema, sectionHeading } from './section.ts';

const heading = text.meta({ title: 'Heading', description: 'The heading of the section.' });
const features = z.array(text.meta({ title: 'Bullet point' }));

/** An option or product on a service page. */
const serviceOptionSchema = group('Option', 'A kind of this floor or work.', {
  name: text.meta({ title: 'Name', description: 'Heading of the card.' }),
  price: priceName,
  isPart: z.literal(true).optional().meta({
    title: 'Only part of the floor',
    description: 'The work is for a part of the floor, so the card shows no total for the whole floor.',
  }),
  description: prose.meta({ title: 'Text', description: 'One or two sentences.' }),
  features: features.min(2).max(6).meta({ title: 'Bullet points', description: 'Two to six.' }),
  image: picture.optional().meta({
    title: 'Picture',
    description: 'A picture with this floor in its lower half. If one option of a page has a picture, all need one.',
  }),
  href: sitePath.optional().meta({
    title: 'Where “Learn More” leads',
    description: 'A page of this site, such as /services/tile-flooring. Without it, there is no link.',
  }),
});

/** A service page, /services/<slug>. */
export const servicePageSchema = z.strictObject({
  slug: slug.meta({
    title: 'Address',
    description: 'The last part of the page’s address, lowercase with hyphens. Don’t change it later.',
  }),
  name: text.meta({ title: 'Name', description: 'In menus, such as “Luxury Vinyl Plank”.' }),
  menuLine: text.max(64).meta({ title: 'Line in the menu', description: 'One line under the name. At most 64 characters.' }),
  hero: heroSchema.meta({ title: 'Top of the page', description: 'What a visitor reads first.' }),
  quoteLabel: z
    .enum(['Get Free Quote', 'Get Commercial Quote', 'Cotización gratis', 'Cotización comercial'])
    .meta({ words: true, title: 'Button', description: 'What the button at the top says. It leads to the contact form.' }),
  facts: listOf(figureSchema, 2, 4).meta({
    title: 'Figures at the top',
    description: 'Price, duration and warranty. Two to four.',
  }),
  image: picture.meta({ title: 'Picture', description: 'At the top of the page. Every page has its own.' }),
  drawing: drawingSlug.optional().meta({ title: 'Drawing', description: 'What this floor lies on, beside the introduction.' }),
  introduction: group('Introduction', 'What the work is and when it’s the right choice.', {
    heading,
    body: paragraphs.meta({ title: 'Paragraphs', description: 'One to three, one box for each.' }),
  }),
  benefits: group('Benefits', 'Why customers choose it.', {
    heading,
    items: listOf(pointSchema, 4, 6).meta({ title: 'Benefits', description: 'Four to six.' }),
  }),
  options: group('Options', 'Kinds of this floor or work, with their prices.', {
    ...sectionHeading,
    priceIncludes,
    exampleArea: z.number().optional().meta({
      title: 'Square feet',
      description:
        'Totals are for this many square feet until a visitor types another number. Leave it empty where there is no floor to measure.',
    }),
    items: listOf(serviceOptionSchema, 2).meta({ title: 'Options', description: 'At least two.' }),
  }),
  sections: z.array(contentSectionSchema).meta({ title: 'More sections', description: 'What else this service needs to say.' }),
  process: group('How a job runs', 'Numbered steps.', {
    heading,
    steps: listOf(processStepSchema, 4, 6).meta({ title: 'Steps', description: 'Four to six, in order.' }),
  }),
  faq: listOf(faqSchema, 3, 6).meta({ title: 'Questions', description: 'Three to six questions with their answers.' }),
  sources: sourcesSchema,
  closing: closingSchema.meta({ title: 'End of the page', description: 'The last call to get in touch.' }),
  related: listOf(serviceSlug.meta({ title: 'Service' }), 0, 4)
    .default([])
    .meta({ title: 'Related services', description: 'Two to four.' }),
  articles: listOf(articleSlug.meta({ title: 'Article' }), 0, 4)
    .default([])
    .meta({
      title: 'Articles',
      description: 'Up to four that go deeper.',
    }),
  cities: listOf(citySlug.meta({ title: 'City' }), 1, 8).meta({
    title: 'Cities',
    description: 'Up to eight cities to link for this work.',
  }),
  seo: seoSchema.meta({ title: 'For search engines', description: 'What Google shows.' }),
});

/** A service card on the home page. */
export const homeServiceCardSchema = z.strictObject({
  id: slug.meta({ title: 'Short name', description: 'The last part of the file’s name. Don’t change it.' }),
  name: text.meta({ title: 'Name', description: 'Heading of the card.' }),
  image: picture.meta({ title: 'Picture', description: 'A picture that shows the floor.' }),
  description: prose.meta({ title: 'Text', description: 'One or two sentences.' }),
  price: priceName,
  priceIncludes,
  duration: text.meta({ title: 'Duration', description: 'Working days, such as “1-3 days”.' }),
  features: features.length(3).meta({ title: 'Bullet points', description: 'Exactly three.' }),
  href: sitePath.meta({ title: 'Page', description: 'The service’s page, such as /services/tile-flooring.', whole: true }),
});

/** A service card on /services. */
export const serviceCardSchema = z.strictObject({
  id: slug.meta({ title: 'Service', description: 'The choice in the contact form that goes with this card.' }),
  title: text.meta({ title: 'Name', description: 'Heading of the card, also in the footer.' }),
  description: prose.meta({ title: 'Text', description: 'One or two sentences.' }),
  price: priceName,
  priceIncludes,
  duration: text.meta({ title: 'Duration', description: 'Such as “2-5 days”.' }),
  warranty: text.meta({ title: 'Warranty', description: 'Such as “25 years”.' }),
  features: features.min(3).max(5).meta({ title: 'Bullet points', description: 'Three to five.' }),
  image: picture.meta({ title: 'Picture', description: 'A picture that shows the floor.' }),
  href: sitePath.meta({ title: 'Page', description: 'The service’s page, such as /services/tile-flooring.', whole: true }),
});

export type ServicePage = z.infer<typeof servicePageSchema>;
