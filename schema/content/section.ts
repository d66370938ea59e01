import { z } from 'zod';
import { name, paragraphs, picture, prose, text } from './fields.ts';
import { pointSchema, processStepSchema } from './parts.ts';

const heading = text.meta({ title: 'Heading', description: 'The heading of the section.' });

const isPrice = z.literal(true).optional().meta({
  title: 'About prices',
  description: 'On a service page, it opens under the option cards.',
});

export const sectionHeading = {
  heading,
  intro: prose
    .optional()
    .meta({ title: 'Introduction', description: 'A sentence or two under the heading. You can leave it empty.' }),
};

const picturedPointSchema = pointSchema
  .extend({
    image: picture.optional().meta({
      title: 'Picture',
      description: 'Above the point, or beside it on phones. If one point of a section has a picture, all need one.',
    }),
  })
  .meta({ title: 'Point', description: 'A point with its explanation.' });

/** A section of a page about a service or about how we work. */
export const contentSectionSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('points'),
        ...sectionHeading,
        points: z.array(picturedPointSchema).min(2).meta({
          title: 'Points',
          description: 'Services, industries, kinds of wood and the like. At least two.',
        }),
      })
      .meta({ title: 'Points', description: 'Cards with a heading and a sentence or two.' }),
    z
      .strictObject({
        kind: z.literal('solutions'),
        ...sectionHeading,
        pairs: z
          .array(
            z
              .strictObject({
                problem: text.meta({ title: 'Problem', description: 'What goes wrong.' }),
                solution: prose.meta({ title: 'Solution', description: 'What we do about it.' }),
              })
              .meta({ title: 'Problem', description: 'A problem and its solution.' }),
          )
          .min(3)
          .meta({ title: 'Problems', description: 'Problems, and what we do about them. At least three.' }),
      })
      .meta({ title: 'Problems and solutions', description: 'What goes wrong, and what we do about it.' }),
    z
      .strictObject({
        kind: z.literal('table'),
        isPrice,
        ...sectionHeading,
        columns: z
          .array(text.meta({ title: 'Column heading' }))
          .min(2)
          .meta({ title: 'Column headings', description: 'One for each column, at least two.' }),
        rows: z
          .array(
            z
              .array(text.meta({ title: 'Cell' }))
              .min(2)
              .meta({ title: 'Row' }),
          )
          .min(2)
          .meta({ title: 'Rows', description: 'The cells of each row. The first one names the row.' }),
        note: prose.optional().meta({ title: 'Note', description: 'Small print under the table. You can leave it empty.' }),
      })
      .meta({ title: 'Table', description: 'Figures in rows and columns.' }),
    z
      .strictObject({
        kind: z.literal('prose'),
        isPrice,
        heading,
        body: paragraphs.meta({ title: 'Paragraphs', description: 'The text, one box for each paragraph.' }),
      })
      .meta({ title: 'Text', description: 'Paragraphs under a heading.' }),
    z
      .strictObject({
        kind: z.literal('checklist'),
        ...sectionHeading,
        items: z
          .array(prose.meta({ title: 'Item' }))
          .min(3)
          .meta({ title: 'Items', description: 'Things to do, to check or to expect, a sentence each. At least three.' }),
      })
      .meta({ title: 'Checklist', description: 'A list with check marks.' }),
    z
      .strictObject({
        kind: z.literal('steps'),
        heading,
        steps: z
          .array(processStepSchema)
          .min(3)
          .max(8)
          .meta({ title: 'Steps', description: 'What happens, in order. Three to eight.' }),
      })
      .meta({ title: 'Steps', description: 'A numbered list.' }),
    z
      .strictObject({
        kind: z.literal('testimonials'),
        heading,
        quotes: z
          .array(
            z
              .strictObject({
                quote: prose.meta({ title: 'Quote', description: "The customer's words." }),
                author: name.meta({ title: 'Customer', description: 'First name and initial, such as “Maria G.”' }),
                place: name.meta({ title: 'Place', description: 'City or neighborhood.' }),
              })
              .meta({ title: 'Quote', description: 'What a customer said.' }),
          )
          .min(1)
          .meta({ title: 'Quotes', description: 'Only what customers really said.' }),
      })
      .meta({ title: 'Testimonials', description: 'Quotes of customers.' }),
    z
      .strictObject({
        kind: z.literal('project'),
        heading,
        body: prose.meta({ title: 'Text', description: 'A sentence or two about the finished project.' }),
        image: picture.meta({ title: 'Picture', description: 'A picture of the finished project.' }),
      })
      .meta({ title: 'Project', description: 'A finished project with its picture.' }),
  ])
  .meta({ title: 'Section', description: 'A part of the page.' });

export type ContentSection = z.infer<typeof contentSectionSchema>;
