import { z } from 'zod';
import { citySlug, group, listOf, name, picture, priceIncludes, priceName, prose, serviceSlug, slug, text } from './fields.ts';
import { materialShare, taxed } from './quoted-price.ts';

const keyword = name
  .regex(/^[a-z][a-z -]*$/, 'expected lowercase words, such as oak')
  .meta({ title: 'Keyword', description: 'Lowercase, such as oak.' });
const price = priceName.optional();

const choice = group('Choice in the form', 'What a visitor chooses as the service needed.', {
  value: slug.meta({ title: 'Short name', description: 'Requests are stored with it. Don’t change it later.' }),
  label: text.meta({ title: 'Label', description: 'What the form calls it, such as “Tile flooring”.' }),
  price: price.meta({ title: 'Price of a new quote', description: 'If it isn’t the price of the kind, such as price.kitchen.' }),
  material: materialShare,
  taxed,
  linkWords: z
    .array(slug.meta({ title: 'Word' }))
    .default([])
    .meta({
      title: 'Words in addresses',
      description: 'The form chooses it if the page before has one of these in its address.',
    }),
});

const card = group('Card on city pages', 'Without one, city pages don’t show the kind.', {
  description: prose.min(80).optional().meta({
    title: 'Text',
    description: 'For cities that say nothing of their own about this floor. Without it, every city has to.',
  }),
  benefits: listOf(text.meta({ title: 'Bullet point' }), 4, 4).meta({ title: 'Bullet points', description: 'Exactly four.' }),
  popularWord: keyword.optional().meta({
    title: 'Popular by name',
    description: 'Popular in cities that have a popular floor with this word. Leave it out for work that isn’t a floor.',
  }),
  popularIn: z
    .array(citySlug.meta({ title: 'City' }))
    .default([])
    .meta({ title: 'Popular in', description: 'Cities where it’s popular, whatever their popular floors are called.' }),
});

const floorKindSchema = group('Kind of floor', 'What you install, or work on floors such as refinishing.', {
  id: slug.meta({ title: 'Short name', description: 'Cities and finished jobs refer to it. Don’t change it later.' }),
  name: text.meta({ title: 'Name', description: 'Heading of its card, such as “Luxury Vinyl Plank”.' }),
  service: serviceSlug.optional().meta({ title: 'Service', description: 'The page about it.', whole: true }),
  price,
  priceIncludes: priceIncludes.default('installed'),
  keywords: z.array(keyword).default([]).meta({
    title: 'Words in names of floors',
    description: 'A floor is of the first kind in this list that has a word of its name: an oak-look laminate is a laminate.',
  }),
  swatch: picture.meta({ title: 'Picture', description: 'The floor seen from above.' }),
  swatches: z
    .array(
      group('Picture', 'For floors with a word in their name.', {
        keyword,
        picture: picture.meta({ title: 'Picture', description: 'That floor seen from above.' }),
      }),
    )
    .default([])
    .meta({ title: 'More pictures', description: 'For floors with a word in their name. The first word found wins.' }),
  form: choice.optional(),
  card: card.optional(),
  catalog: group('Category of the catalog', 'Leave it out if the catalog has no such products.', {
    category: slug.meta({ title: 'Short name', description: 'Products refer to it. Don’t change it later.' }),
    name: text.meta({ title: 'Label', description: 'What the filter calls it.' }),
  }).optional(),
  visualizer: name.optional().meta({
    title: 'Category of the visualizer',
    description: 'What its floors there have as their kind, such as LVP. Leave it out if there are none.',
  }),
});

/** Kinds of floors, in the order in which names of floors are looked up. */
export const floorKindsSchema = z
  .strictObject({
    kinds: listOf(floorKindSchema, 1).meta({ title: 'Kinds of floors', description: 'First those whose words win.' }),
    otherChoices: z
      .array(choice)
      .default([])
      .meta({ title: 'Other choices in the form', description: 'What isn’t one kind of floor, such as a bathroom.' }),
    onCityPages: z
      .array(slug.meta({ title: 'Kind of floor' }))
      .default([])
      .meta({ title: 'Order on city pages', description: 'Short names of kinds. The others follow.' }),
    inForm: z
      .array(slug.meta({ title: 'Choice' }))
      .default([])
      .meta({ title: 'Order in the form', description: 'Short names of choices. The others follow.' }),
  })
  .superRefine(({ kinds, otherChoices, onCityPages, inForm }, { addIssue }) => {
    const ids = kinds.map(({ id }) => id);
    const values = [...kinds.flatMap(({ form }) => form ?? []), ...otherChoices].map(({ value }) => value);
    const refuse = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    for (const [index, { id, card, service, price }] of kinds.entries()) {
      if (ids.indexOf(id) < index) refuse(['kinds', index, 'id'], 'expected a short name that no other kind has');
      if (card && !service) refuse(['kinds', index, 'service'], 'expected the page that its card leads to');
      if (card && !price) refuse(['kinds', index, 'price'], 'expected the price on its card');
    }
    for (const [field, listed, known] of [
      ['onCityPages', onCityPages, ids],
      ['inForm', inForm, values],
    ] as const)
      for (const [index, id] of listed.entries())
        if (!known.includes(id)) refuse([field, index], `expected one of ${known.join(', ')}`);
  });

export type FloorKind = z.infer<typeof floorKindSchema>;
