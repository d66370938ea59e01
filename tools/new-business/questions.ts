/** What a new business is asked. */
import { z } from 'zod';
import { name, text } from '../../schema/content/fields.ts';
import { languages } from '../../schema/language.ts';
import { regionSchema } from '../../schema/region.ts';

export interface Question {
  name: string;
  text: string;
  /** What holds if nobody answers. */
  usual?: string;
}

export const questions: readonly Question[] = [
  { name: 'name', text: 'Name of the business, such as Mile High Tile Works' },
  { name: 'short', text: 'Short name, for titles and the wordmark', usual: '' },
  { name: 'phone', text: 'Phone, such as (303) 555-0142' },
  { name: 'email', text: 'E-mail' },
  { name: 'city', text: 'City' },
  { name: 'zip', text: 'Zip code of the office' },
  { name: 'county', text: 'County of the city, without the word County' },
  { name: 'place', text: 'Latitude and longitude of city hall, such as 39.7392,-104.9849; a map app shows them' },
  { name: 'state', text: 'State, such as Colorado' },
  { name: 'abbreviation', text: 'Its abbreviation, such as CO' },
  { name: 'time-zone', text: 'Time zone, such as America/Denver' },
  {
    name: 'services',
    text: 'Services, such as tile-flooring,carpet-installation',
    usual: 'hardwood-flooring,lvp-flooring,tile-flooring',
  },
  { name: 'languages', text: 'Languages of the site: en, or en,es', usual: 'en' },
];

const { shape } = regionSchema;
const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((entries) => entries.split(/[,\s]+/).filter(Boolean))
    .pipe(z.array(item).min(1));

/** `kinds` are the services that there are to choose from. */
export function answersSchema(kinds: readonly string[]) {
  return z.strictObject({
    name,
    short: z.string(),
    phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a number such as (303) 555-0142'),
    email: z.email('expected an address such as office@example.com'),
    city: text,
    zip: z.string().regex(/^\d{5}$/, 'expected five digits'),
    county: name,
    place: z
      .string()
      .regex(/^-?\d+(\.\d+)?, ?-?\d+(\.\d+)?$/, 'expected two numbers such as 39.7392,-104.9849')
      .transform((numbers) => numbers.split(',').map(Number)),
    state: shape.state.shape.name,
    abbreviation: shape.state.shape.abbreviation,
    'time-zone': shape.timeZone,
    services: listOf(z.enum(kinds, `expected some of ${kinds.join(', ')}`)),
    languages: listOf(z.enum(languages)).refine((chosen) => chosen.includes('en'), 'expected en among them'),
  });
}

export type Answers = z.output<ReturnType<typeof answersSchema>>;
