import { z } from 'zod';
import {
  group,
  hexColor,
  isoDate,
  listOf,
  name,
  picture,
  priceName,
  prose,
  serviceSlug,
  sitePath,
  slug,
  text,
} from './fields.ts';

const features = listOf(text.meta({ title: 'Bullet point' }), 3, 5).meta({
  title: 'Bullet points',
  description: 'Three to five.',
});

/** A product in the catalog. */
export const productSchema = z.strictObject({
  id: slug.meta({
    title: 'Short name',
    description: 'For links to this product, lowercase with hyphens. Don’t change it later.',
  }),
  name: text.meta({ title: 'Name', description: 'Heading of the card.' }),
  category: name.meta({ title: 'Category', description: 'A filter of the catalog.' }),
  pricePerSqFt: z.number().positive().meta({ title: 'Price', description: 'US dollars per square foot.' }),
  rating: z.number().min(0).max(5).meta({ title: 'Stars', description: 'From 0 to 5, such as 4.8.' }),
  reviews: z.int().nonnegative().meta({ title: 'Reviews', description: 'How many customers gave stars.' }),
  sample: z.boolean().default(false).meta({
    title: 'Made up',
    description:
      'The price, the stars and the reviews are made up. A site for a real domain leaves out the stars until they’re real.',
  }),
  image: picture.meta({ title: 'Picture', description: 'A room with this floor.' }),
  swatch: picture.meta({ title: 'Sample', description: 'A picture with this floor in its lower half.' }),
  features,
  collection: name.meta({ title: 'Product line', description: 'Name of the product line.' }),
  style: text.meta({ title: 'Look', description: 'Such as “Light oak, wide plank”.' }),
  warranty: text.meta({ title: 'Warranty', description: 'Such as “15 years residential”.' }),
  added: isoDate.meta({ title: 'Added', description: 'Day it was added to the catalog, to sort by “newest”.' }),
  description: prose.meta({ title: 'Text', description: 'Two sentences on where to use it.' }),
});

/** A floor trend of a season. */
const trendSchema = group('Trend', 'A floor that is in fashion.', {
  id: slug.meta({ title: 'Short name', description: 'Lowercase with hyphens. No other trend has it.' }),
  name: text.meta({ title: 'Name', description: 'Heading of the card.' }),
  category: text.meta({ title: 'Kind of floor', description: 'Such as “Luxury vinyl plank”.' }),
  image: picture.meta({ title: 'Picture', description: 'A room with this floor.' }),
  description: prose.meta({ title: 'Text', description: 'One or two sentences.' }),
  features,
  popularity: text.meta({ title: 'Badge', description: 'Text of the badge. Its words pick the badge’s color.' }),
  serviceLink: sitePath.meta({
    title: 'Where “Explore This Trend” leads',
    description: 'A page of this site, such as /services/tile-flooring.',
  }),
  colorPalette: listOf(
    group('Color', 'A color with its name.', {
      name: text.meta({ title: 'Name', description: 'Such as “Dry sand”.' }),
      hex: hexColor.meta({ title: 'Color', description: 'Such as #D8C7A6.' }),
    }),
    3,
    3,
  ).meta({ title: 'Colors', description: 'Exactly three.' }),
});

/** A season on /trends. */
export const seasonSchema = z.strictObject({
  id: slug.meta({ title: 'Short name', description: 'For links to this season, lowercase with hyphens.' }),
  starts: z.int().min(1).max(12).meta({
    title: 'First month',
    description: 'Such as 3 for March. Until the next season starts, the page opens with this one.',
  }),
  label: text.meta({ title: 'Label', description: 'Label of the tab, such as “Spring 2025”.' }),
  title: text.meta({ title: 'Heading', description: 'Heading of the season.' }),
  subtitle: text.meta({ title: 'Line under the heading', description: 'One line.' }),
  description: prose.meta({ title: 'Text', description: 'Two or three sentences.' }),
  primaryColor: hexColor.meta({ title: 'Color', description: 'Color of the season’s mark, such as #3F6B4A.' }),
  trends: listOf(trendSchema, 3, 3).meta({ title: 'Trends', description: 'Exactly three.' }),
});

/** What structured data lists as offers. */
export const offersSchema = z.strictObject({
  offers: listOf(
    group('Offer', 'A service with its price.', {
      service: serviceSlug.meta({ title: 'Service', description: 'The page about it.' }),
      price: priceName.optional().meta({ title: 'Price', description: 'The name of its price. You can leave it out.' }),
    }),
    0,
  ).meta({ title: 'Offers', description: 'In this order.' }),
});

export type Product = z.infer<typeof productSchema>;
