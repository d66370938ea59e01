/** What a new business is asked, and how each answer is read, be it typed or an option. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { name, text } from '#schema/content/files/fields.ts';
import { regionSchema } from '#schema/content/region.ts';
import { services } from './services.ts';

const states = z.record(z.string(), z.string()).parse(parse(readFileSync(new URL('states.yaml', import.meta.url), 'utf8')));
const kinds = Object.keys(services);
const zones: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
};
const languageNames: Readonly<Record<string, string>> = { english: 'en', spanish: 'es', español: 'es' };

const read = {
  name,
  short: z.string(),
  phone: z
    .string()
    .transform((number) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    .pipe(z.string().regex(/^[2-9]\d{9}$/, 'expected a number of ten digits, such as 208-555-0142'))
    .transform((digits) => digits.replace(/(...)(...)(....)/, '($1) $2-$3')),
  email: z.email('expected an address such as office@example.com'),
  city: text.regex(/^[^,\d]+$/, 'expected the city alone, such as Boise'),
  state: z.string().transform((given, { addIssue }) => {
    const found = Object.entries(states).find((pair) => pair.some((each) => each.toLowerCase() === given.toLowerCase()));
    if (!found) addIssue('expected the name of a state or its two letters, such as Idaho or ID');
    const [abbreviation = '', state = ''] = found ?? [];
    return { name: state, abbreviation };
  }),
  zip: z
    .string()
    .regex(/^\d{5}(-\d{4})?$/, 'expected five digits, such as 83702')
    .transform((zip) => zip.slice(0, 5)),
  county: name.transform((county) => county.replace(/ (county|parish)$/i, '')),
  place: z.string().transform((numbers, { addIssue }) => {
    const found = (numbers.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    // West of Greenwich, a longitude in the United States is the smaller one.
    const [lng = 0, lat = 0] = found.toSorted((a, b) => a - b);
    if (found.length !== 2 || lat < 17 || lat > 72 || lng > -64)
      addIssue('expected latitude and longitude in the United States, such as 43.6150,-116.2023; the longitude has a minus');
    return { lat, lng };
  }),
  'time-zone': z
    .string()
    .transform((zone) => zones[zone.toLowerCase().replace(/ time$/, '')] ?? zone)
    .pipe(regionSchema.shape.timeZone),
  services: listOf(
    (entry) => kinds[Number(entry) - 1] ?? entry,
    z.enum(kinds, `expected numbers or names, such as 1,3:\n${numbered()}\n`),
  ),
  languages: listOf(
    (entry) => languageNames[entry.toLowerCase()] ?? entry.toLowerCase(),
    z.enum(['en', 'es'], 'expected en for English, or en,es for English and Spanish'),
  ).refine((chosen) => chosen.includes('en'), 'expected en among them: every page is in English first'),
};

const answersSchema = z.object(read);
export type Answers = z.output<typeof answersSchema>;

interface Question {
  text: string;
  /** What holds if nobody answers. */
  usual?: string;
}

export const questions: Readonly<Record<keyof Answers, Question>> = {
  name: { text: 'Name of the business, such as Mile High Tile Works' },
  short: { text: 'Short name, for titles and the wordmark', usual: '' },
  phone: { text: 'Phone, such as 208-555-0142' },
  email: { text: 'E-mail' },
  city: { text: 'City' },
  state: { text: 'State, such as Idaho' },
  zip: { text: 'Zip code of the office' },
  county: { text: 'County of the city' },
  place: { text: 'Latitude and longitude of city hall, such as 43.6150,-116.2023; a map app shows them' },
  'time-zone': { text: 'Time zone: Eastern, Central, Mountain, Pacific, or a name such as America/Phoenix' },
  services: { text: `Services, by their numbers:\n${numbered()}\nsuch as 1,2,4`, usual: '1,2,4' },
  languages: { text: 'Languages of the site: en, or en,es', usual: 'en' },
};

/** `ask` is asked what `given` lacks, again if the answer won't do. Without it, everything has to be given. */
export async function answer(
  given: Readonly<Record<string, unknown>>,
  ask?: (question: string) => Promise<string>,
  say: (message: string) => void = console.error,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const key of answersSchema.keyof().options) {
    const { text: question, usual } = questions[key];
    if (given[key] === undefined && !ask && usual === undefined) throw new Error(`--${key} is missing: ${question}`);
    for (;;) {
      const typed = given[key] ?? (await ask?.(`${question}${usual ? ` (${usual})` : ''}: `)) ?? '';
      const value = String(typed).trim() || (usual ?? '');
      answers[key] = value;
      const [issue] = answersSchema.shape[key].safeParse(value).error?.issues ?? [];
      if (!issue) break;
      const message = value === '' ? 'expected an answer' : issue.message;
      if (given[key] !== undefined || !ask) throw new Error(`--${key}: ${message}`);
      say(message);
    }
  }
  return answersSchema.parse(answers);
}

function listOf<Item extends z.ZodType<string, string>>(read: (entry: string) => string, item: Item) {
  return z
    .string()
    .transform((entries) => [
      ...new Set(
        entries
          .split(/[,\s]+|\band\b/i)
          .filter(Boolean)
          .map(read),
      ),
    ])
    .pipe(z.array(item).min(1, 'expected at least one'));
}

/** The services with their numbers, one a line. */
function numbered(): string {
  return kinds.map((kind, index) => `  ${index + 1} ${kind}`).join('\n');
}
