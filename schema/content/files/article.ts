import { z } from 'zod';
import {
  articleSlug,
  citySlug,
  drawingSlug,
  group,
  isoDate,
  listOf,
  name,
  picture,
  prose,
  serviceSlug,
  sitePath,
  slug,
  text,
} from './fields.ts';
import { faqSchema, figureSchema, pageLinkSchema, pointSchema, seoSchema, sourcesSchema } from './parts.ts';

const readMinutes = z.int().positive().meta({
  title: 'Minutes to read',
  description: 'A person reads about 240 words a minute.',
});

/** An article's facts. The body is Markdown below them. What is left out, site/read/articles.ts makes up for. */
export const articleSchema = z.strictObject({
  slug: slug.meta({
    title: 'Address',
    description: 'The last part of the page’s address, /blog/…, lowercase with hyphens. Don’t change it later.',
  }),
  title: text.meta({ title: 'Title', description: 'The large heading of the page.' }),
  category: text
    .default('Advice')
    .meta({ title: 'Category', description: 'A filter on the blog. Use one that other articles have.' }),
  date: isoDate.meta({ title: 'Date', description: 'Day of publication.', today: true }),
  readMinutes: readMinutes.optional().meta({ title: 'Minutes to read', description: 'Counted if you leave it empty.' }),
  excerpt: prose.min(80).max(220).optional().meta({
    title: 'Summary',
    description: 'One or two sentences for cards and search. 80-220 characters. The first paragraph if you leave it empty.',
  }),
  answer: prose.min(120).optional().meta({
    title: 'Answer',
    description: 'The answer to the title’s question, shown first. 30-60 words. You can leave it empty.',
  }),
  next: articleSlug.optional().meta({ title: 'Next article', description: 'What to read next. You can leave it empty.' }),
  image: picture.meta({ title: 'Picture', description: 'At the top of the page. Every page has its own.' }),
  drawing: drawingSlug.optional().meta({
    title: 'Drawing',
    description: 'What is underneath. It stands at the top of the page, in place of the picture.',
  }),
  stats: listOf(figureSchema, 3, 4).optional().meta({
    title: 'Figures',
    description: 'Three or four figures in a box near the top. You can leave them out.',
  }),
  alert: z
    .strictObject({
      kind: z.enum(['info', 'warning', 'emergency']).meta({
        title: 'Kind',
        description: '“emergency” is the red 24/7 banner with a call button.',
      }),
      title: text.meta({ title: 'Heading', description: 'Heading of the notice.' }),
      body: prose.meta({ title: 'Text', description: 'A sentence or two.' }),
      more: z
        .strictObject({
          text: text.meta({ title: 'Text of the link', description: 'What the link says.' }),
          href: sitePath.meta({ title: 'Address', description: 'Where it leads: a page of this site, such as /warranty.' }),
        })
        .optional()
        .meta({ title: 'Link', description: 'To more about it. You can leave it out.' }),
    })
    .optional()
    .meta({ title: 'Notice', description: 'A notice near the top. You can leave it out.' }),
  faq: listOf(faqSchema, 0, 6)
    .default([])
    .meta({ title: 'Questions', description: 'Up to six questions with their answers. You can leave them out.' }),
  sources: sourcesSchema,
  callToAction: group('End of the page', 'The last call to get in touch.', {
    heading: text.meta({ title: 'Heading', description: 'The last heading of the page.' }),
    body: prose.meta({ title: 'Text', description: 'A sentence or two.' }),
    button: text.meta({ title: 'Button', description: 'What the button says. It leads to the contact form.' }),
  }).optional(),
  services: listOf(serviceSlug.meta({ title: 'Service' }), 0, 4)
    .default([])
    .meta({ title: 'Services', description: 'Up to four services to link.' }),
  cities: listOf(citySlug.meta({ title: 'City' }), 0, 5)
    .default([])
    .meta({ title: 'Cities', description: 'Up to five cities to link.' }),
  seo: seoSchema
    .optional()
    .meta({ title: 'For search engines', description: 'What Google shows: the title and the summary if you leave it out.' }),
});

/** A flooring guide, /guides/<id>. */
export const guideSchema = z.strictObject({
  id: slug.meta({
    title: 'Address',
    description: 'The last part of the page’s address, /guides/…, lowercase with hyphens. Don’t change it later.',
  }),
  title: text.meta({ title: 'Title', description: 'The large heading of the page, also on its card.' }),
  category: z
    .enum(['buying-guide', 'maintenance', 'installation', 'comparison'])
    .meta({ title: 'Category', description: 'A filter on the list of guides.' }),
  excerpt: prose.meta({ title: 'Summary', description: 'One or two sentences for the card and the top of the page.' }),
  author: name.meta({ title: 'Author', description: 'Person or team.' }),
  authorTitle: text.meta({ title: 'Author’s job', description: 'Job title of the author.' }),
  publishDate: isoDate.meta({ title: 'Date', description: 'Day of publication.' }),
  readMinutes,
  image: picture.meta({ title: 'Picture on the card', description: 'For the list of guides.' }),
  floor: picture.meta({
    title: 'Picture on the page',
    description: 'At the top of the page: a close-up of the floor that no other page has at the top.',
  }),
  featured: z.boolean().meta({ title: 'Featured', description: 'Whether it’s at the top of the list.' }),
  tags: listOf(text.meta({ title: 'Search word' }), 1).meta({
    title: 'Search words',
    description: 'The search on the list of guides finds these.',
  }),
  keyPoints: listOf(pointSchema, 4, 8).meta({ title: 'Points', description: 'The guide itself, in four to eight short points.' }),
  sources: sourcesSchema,
  links: listOf(pageLinkSchema, 1).meta({ title: 'Links', description: 'Pages of ours to read next.' }),
  seo: seoSchema.meta({ title: 'For search engines', description: 'What Google shows.' }),
});

export type Guide = z.infer<typeof guideSchema>;
