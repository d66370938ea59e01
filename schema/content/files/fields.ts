/**
 * Kinds of fields. `.meta()` gives each field the label and the hint that the editor in the browser shows, and has to be the last call:
 * what a later call returns is another schema. Besides `title` and `description`, it holds what a schema can't say:
 * `words` are translated, `lines: 'several'` asks for a larger box, `picture` names a picture in content/images, and `entries` names
 * the folder of the entry whose slug is expected, `page` is the address of a page, `range` the name of a price, and
 * without what a `whole` field names, the part around it or the entry has nothing to say.
 */
import { z } from 'zod';
import { cleanParagraph } from '../../rules/clean.ts';
import { keepRanges } from '../../rules/keep-ranges.ts';

/** A name or a figure that is the same in every language. */
export const name = z
  .string()
  .overwrite((words) => keepRanges(cleanParagraph(words)))
  .min(1)
  .refine((words) => !/<\/?[a-z][^>]*>/i.test(words), 'expected plain words, without tags such as <b>');
/** A few words. */
export const text = name.meta({ words: true });
/** A sentence or more. */
export const prose = text.meta({ lines: 'several' });
export const paragraphs = z.array(prose.meta({ title: 'Paragraph' })).min(1);

/** Fields that belong together, with the label and the hint of them all. */
export function group<Shape extends z.ZodRawShape>(title: string, description: string, fields: Shape) {
  return z.strictObject(fields).meta({ title, description });
}

/** A list of `least` to `most` items. */
export function listOf<Item extends z.ZodType>(item: Item, least: number, most?: number): z.ZodArray<Item> {
  if (least === most) return z.array(item).length(least);
  return most === undefined ? z.array(item).min(least) : z.array(item).min(least).max(most);
}

export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lowercase words joined by hyphens, such as new-oak-floor');
export const picture = slug.meta({ picture: true });
/** The slug of an entry in this folder. */
export const slugIn = (entries: string) => slug.meta({ entries });
export const citySlug = slugIn('cities');
export const serviceSlug = slugIn('services');
export const drawingSlug = slugIn('drawings');
export const articleSlug = slugIn('articles');

/** A price per square foot, as a range. */
export const priceName = z
  .string()
  .regex(/^price\.\w+$/, 'expected the name of a price in content/facts.yaml, such as price.lvp')
  .meta({ title: 'Price', description: 'The name of a price per square foot, such as price.lvp.', range: true });
export const priceIncludes = z.enum(['installed', 'material', 'labor']).meta({
  title: 'What the price includes',
  description: 'Material and labor (installed), the material alone, or the labor with what it takes, such as a finish.',
});

export const isoDate = z.iso.date();
/** An address on this site, whether or not there's a page. */
export const address = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'expected a path on this site, such as /contact');
/** The address of a page that this business has. */
export const sitePath = address.meta({ page: true });
/** The region says which ones there are, and the limits of coordinates (site/read/region.ts). */
export const zipCode = z
  .string()
  .regex(/^\d{5}$/, 'expected a zip code of five digits')
  .meta({ title: 'Zip code' });
export const hexColor = z
  .string()
  .regex(/^#[0-9A-F]{6}$/i, 'expected a color such as #3F6B4A')
  .meta({ color: true });
/** The specification's labels, and those of pages it doesn't have, with the same in Spanish. */
export const closingLabel = z
  .enum([
    'Get Free Estimate',
    'Schedule Free Consultation',
    'Pida su cotización gratis',
    'Agende una consulta gratis',
    'Start a Claim',
    'Empiece su reclamo',
    'Send a Request',
    'Mande una solicitud',
  ])
  .meta({ words: true });
