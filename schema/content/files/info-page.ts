import { z } from 'zod';
import { group, listOf, picture, prose, slug, text } from './fields.ts';
import {
  closingSchema,
  faqSchema,
  figureSchema,
  heroSchema,
  measuredPartSchema,
  pageLinkSchema,
  seoSchema,
  sourcesSchema,
} from './parts.ts';
import { contentSectionSchema, sectionHeading } from './section.ts';

const costsSchema = group('Costs', 'The lines of the cost guide that the price per square foot leaves out.', {
  kind: z.literal('costs'),
  ...sectionHeading,
  columns: listOf(text.meta({ title: 'Column heading' }), 3, 3).meta({ title: 'Column headings', description: 'Exactly three.' }),
});

const measuredSchema = group('Drawing at the top', 'Figures drawn to scale, in place of a picture.', {
  kind: z.enum(['bar', 'rulers', 'days']).meta({
    title: 'Kind',
    description: 'One bar of all parts, a ruler for each part, or days one below the other.',
  }),
  whole: text.optional().meta({ title: 'The whole', description: 'What all parts come to, above the drawing. Not for rulers.' }),
  parts: listOf(measuredPartSchema, 2, 6).meta({ title: 'Parts', description: 'Two to six.' }),
  note: prose.optional().meta({ title: 'Note', description: 'Small print under the drawing. You can leave it empty.' }),
});

/** A page about how we work, such as /warranty. */
export const infoPageSchema = z.strictObject({
  slug: slug.meta({
    title: 'Address',
    description: 'The page’s address without the slash, such as warranty. Don’t change it later.',
  }),
  name: text.meta({ title: 'Name', description: 'In the footer, such as “Warranty and care”.' }),
  line: text.max(70).meta({ title: 'One line', description: 'About the page, for lists of links. At most 70 characters.' }),
  hero: heroSchema.meta({ title: 'Top of the page', description: 'What a visitor reads first.' }),
  image: picture.optional().meta({
    title: 'Picture',
    description: 'At the top of the page. No other page has it there. Leave it empty if a drawing stands there.',
  }),
  measured: measuredSchema.optional(),
  facts: listOf(figureSchema, 2, 4).meta({ title: 'Figures at the top', description: 'Two to four.' }),
  alert: z
    .strictObject({
      title: text.meta({ title: 'Heading', description: 'Heading of the banner.' }),
      now: listOf(text.meta({ title: 'Step', description: 'A few words.' }), 3, 3).meta({
        title: 'What to do now',
        description: 'Three things, in this order.',
      }),
      body: prose.meta({ title: 'Text', description: 'A sentence or two.' }),
    })
    .optional()
    .meta({
      title: 'Emergency banner',
      description: 'The red banner with a call button. Leave it out unless it’s for emergencies.',
    }),
  sections: listOf(z.discriminatedUnion('kind', [...contentSectionSchema.options, costsSchema]), 3).meta({
    title: 'Sections',
    description: 'The page itself. At least three.',
  }),
  faq: listOf(faqSchema, 3, 10).meta({ title: 'Questions', description: 'Three to ten questions with their answers.' }),
  sources: sourcesSchema,
  links: listOf(pageLinkSchema, 2, 4).meta({ title: 'Links', description: 'Two to four pages of ours to read next.' }),
  closing: closingSchema.meta({
    title: 'End of the page',
    description: 'The last call to get in touch. The button is also at the top.',
  }),
  seo: seoSchema.meta({ title: 'For search engines', description: 'What Google shows.' }),
});
