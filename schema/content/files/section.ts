import { z } from 'zod';
import { drawingSlug, group, listOf, paragraphs, picture, prose, text } from './fields.ts';
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
    group('Points', 'Cards with a heading and a sentence or two.', {
      kind: z.literal('points'),
      ...sectionHeading,
      points: listOf(picturedPointSchema, 2).meta({
        title: 'Points',
        description: 'Services, industries, kinds of wood and the like. At least two.',
      }),
    }),
    group('Problems and solutions', 'What goes wrong, and what we do about it.', {
      kind: z.literal('solutions'),
      ...sectionHeading,
      pairs: listOf(
        group('Problem', 'A problem and its solution.', {
          problem: text.meta({ title: 'Problem', description: 'What goes wrong.' }),
          solution: prose.meta({ title: 'Solution', description: 'What we do about it.' }),
        }),
        3,
      ).meta({ title: 'Problems', description: 'Problems, and what we do about them. At least three.' }),
    }),
    group('Table', 'Figures in rows and columns.', {
      kind: z.literal('table'),
      ...sectionHeading,
      isPrice,
      columns: listOf(text.meta({ title: 'Column heading' }), 2).meta({
        title: 'Column headings',
        description: 'One for each column, at least two.',
      }),
      rows: listOf(listOf(text.meta({ title: 'Cell' }), 2).meta({ title: 'Row' }), 2).meta({
        title: 'Rows',
        description: 'The cells of each row. The first one names the row.',
      }),
      note: prose.optional().meta({ title: 'Note', description: 'Small print under the table. You can leave it empty.' }),
    }),
    group('Text', 'Paragraphs under a heading.', {
      kind: z.literal('prose'),
      heading,
      isPrice,
      body: paragraphs.meta({ title: 'Paragraphs', description: 'The text, one box for each paragraph.' }),
    }),
    group('Checklist', 'A list with check marks.', {
      kind: z.literal('checklist'),
      ...sectionHeading,
      isPrice,
      items: listOf(prose.meta({ title: 'Item' }), 3).meta({
        title: 'Items',
        description: 'Things to do, to check or to expect, a sentence each. At least three.',
      }),
    }),
    group('Drawing', 'Layers cut open, to scale, beside a heading and text.', {
      kind: z.literal('drawing'),
      heading,
      body: paragraphs.meta({ title: 'Paragraphs', description: 'The text, one box for each paragraph.' }),
      drawing: drawingSlug.meta({ title: 'Drawing', description: 'A drawing from the folder of drawings.' }),
    }),
    group('Steps', 'A numbered list.', {
      kind: z.literal('steps'),
      heading,
      steps: listOf(processStepSchema, 3, 8).meta({ title: 'Steps', description: 'What happens, in order. Three to eight.' }),
    }),
    group('Project', 'A finished project with its picture.', {
      kind: z.literal('project'),
      heading,
      body: prose.meta({ title: 'Text', description: 'A sentence or two about the finished project.' }),
      image: picture.meta({ title: 'Picture', description: 'A picture of the finished project.' }),
    }),
  ])
  .meta({ title: 'Section', description: 'A part of the page.' });

export type ContentSection = z.infer<typeof contentSectionSchema>;
