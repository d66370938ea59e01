import { z } from 'zod';
import { articleSlug, drawingSlug, group, listOf, name, picture, prose, slug, text, zipCode } from './fields.ts';
import { faqSchema, pointSchema, seoSchema } from './parts.ts';

/** A city we serve. */
export const citySchema = z.strictObject({
  name: name.meta({ title: 'City', description: 'The name on road signs.' }),
  slug: slug.meta({
    title: 'Address',
    description:
      'The last part of the page’s address: cedar-park for /cities/cedar-park. Lowercase, with hyphens. Don’t change it later.',
  }),
  image: picture.optional().meta({
    title: 'Picture',
    description: 'At the top of the page, if there is no drawing of the ground. No other page has it at the top.',
  }),
  drawing: drawingSlug.optional().meta({
    title: 'Ground',
    description: 'What is under a house here. It stands at the top of the page, in place of the picture.',
  }),
  county: name.meta({ title: 'County', description: 'The county of its city hall, without the word “County”.' }),
  population: text
    .optional()
    .meta({ title: 'Residents', description: 'The number and its source, such as “961,855 (2020 census)”.' }),
  zipCodes: listOf(zipCode, 1).meta({
    title: 'Zip codes',
    description: 'Zip codes delivered in the city, lowest first. Cities may share one.',
  }),
  description: prose.min(80).max(180).meta({
    title: 'Text on the card',
    description: 'Two lines for the list of cities. 80-180 characters.',
  }),
  neighborhoods: listOf(name.meta({ title: 'Neighborhood' }), 0, 10)
    .default([])
    .meta({ title: 'Neighborhoods', description: 'Up to ten that really exist.' }),
  coordinates: group('Place on the map', 'City hall or the town center. A map app shows both numbers.', {
    lat: z.number().meta({ title: 'Latitude', description: 'Degrees north with four decimals, such as 30.2672.' }),
    lng: z.number().meta({ title: 'Longitude', description: 'Degrees with four decimals and a minus, such as -97.7431.' }),
  }),
  distance: z
    .string()
    .regex(/^(\d+ miles|Home base)$/, "expected '19 miles' or 'Home base'")
    .meta({
      title: 'Distance',
      description: 'By road from the center of the city that we start from, such as “19 miles”. That city itself is “Home base”.',
    }),
  localInfo: prose.min(200).meta({
    title: 'Opening paragraph',
    description: 'What floors face in this city. 45-90 words.',
  }),
  local: group('Local facts', 'A section each.', {
    soil: prose.min(200).meta({ title: 'Soil', description: 'Soil and foundations, and how much they move. 35-80 words.' }),
    climate: prose.min(160).meta({
      title: 'Climate',
      description: 'Heat, humidity, rain and floods, as far as they affect floors. 35-80 words.',
    }),
    housing: prose.min(200).meta({
      title: 'Houses',
      description: 'Age and kinds of houses, and what’s under their floors today. 35-80 words.',
    }),
  }),
  flooringChallenges: listOf(
    group('Problem', 'A local problem and what we do about it.', {
      title: text.meta({ title: 'Problem', description: 'In a few words, such as “Humidity along the Colorado River”.' }),
      answer: prose.min(90).meta({ title: 'What we do about it', description: 'What we do about it in this city. 20-45 words.' }),
    }),
    4,
    4,
  ).meta({ title: 'Local floor problems', description: 'Exactly four.' }),
  popularStyles: listOf(text.meta({ title: 'Floor' }), 1, 4).meta({
    title: 'Popular floors',
    description: 'Up to four plain names such as “Luxury vinyl plank”. The first two are on the card in the list of cities.',
  }),
  // site/read/by-kind.ts says which kinds there are.
  floors: z.record(slug, prose.min(80).optional()).meta({
    title: 'Floors here',
    description: 'What each kind of floor means in this city.',
  }),
  reasons: listOf(pointSchema, 3, 3).meta({
    title: 'Reasons to choose us here',
    description: 'Exactly three, each with something local.',
  }),
  faq: listOf(faqSchema, 3, 5).optional().meta({
    title: 'Questions',
    description: 'Three to five questions that only people here ask. You can leave them out.',
  }),
  areaServed: prose.min(120).meta({
    title: 'Area served',
    description: 'The streets, towns and roads we serve, above the last button. 25-50 words.',
  }),
  articles: listOf(articleSlug.meta({ title: 'Article' }), 0, 4)
    .default([])
    .meta({
      title: 'Articles',
      description: 'Up to four articles about this city or its conditions.',
    }),
  seo: seoSchema.meta({
    title: 'For search engines',
    description: 'What Google shows. The name of the business is added to the title.',
  }),
});

export type City = z.infer<typeof citySchema>;
