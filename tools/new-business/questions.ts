/** What a new business is asked, and how each answer is read, be it typed or an option. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { exactTexts } from '#schema/content/exact-facts.ts';
import { name, text } from '#schema/content/files/fields.ts';
import { regionSchema } from '#schema/content/region.ts';

const states = z.record(z.string(), z.string()).parse(parse(readFileSync(new URL('states.yaml', import.meta.url), 'utf8')));
const zones: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
};

export const questions = {
  name: 'Name of the business, such as Buckeye Floors',
  phone: 'Phone, such as (614) 555-0142',
  email: 'Email, such as office@example.com',
  city: 'Town that you work from, such as Columbus',
  state: 'State, such as Ohio',
  zip: 'Zip code of the office',
  place: 'Latitude and longitude of city hall, such as 39.9612,-82.9988; a map app shows them',
  'time-zone': 'Time zone: Eastern, Central, Mountain, Pacific, or a name such as America/Phoenix',
  counties: 'Counties that you serve, first the one of your town, such as Franklin, Delaware',
  services: 'Services to keep',
} as const;

/** `services` are those of the starter. */
function answersSchema(services: readonly string[]) {
  const offered = services.map((service, index) => `${index + 1} ${service}`).join(', ');
  return z.object({
    name,
    phone: exactText('business.phone').transform((phone) =>
      phone.replace(/\D/g, '').replace(/^1?(...)(...)(....)$/, '($1) $2-$3'),
    ),
    email: exactText('business.email'),
    city: text.regex(/^[^,\d]+$/, 'expected the town alone, such as Columbus'),
    state: z.string().transform((given, { addIssue }) => {
      const found = Object.entries(states).find((pair) => pair.some((each) => each.toLowerCase() === given.toLowerCase()));
      if (!found) addIssue('expected the name of a state or its two letters, such as Ohio or OH');
      const [abbreviation = '', state = ''] = found ?? [];
      return { name: state, abbreviation };
    }),
    zip: z.string().regex(/^\d{5}$/, 'expected five digits, such as 43215'),
    place: z.string().transform((numbers, { addIssue }) => {
      const found = (numbers.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      // West of Greenwich, a longitude in the United States is the smaller one.
      const [lng = 0, lat = 0] = found.toSorted((a, b) => a - b);
      if (found.length !== 2 || lat < 17 || lat > 72 || lng > -64)
        addIssue('expected latitude and longitude in the United States, such as 39.9612,-82.9988; the longitude has a minus');
      return { lat, lng };
    }),
    'time-zone': z
      .string()
      .transform((zone) => zones[zone.toLowerCase().replace(/ time$/, '')] ?? zone)
      .pipe(regionSchema.shape.timeZone),
    counties: list().pipe(z.array(name.transform((county) => county.replace(/ (county|parish)$/i, ''))).min(1)),
    services: list()
      .transform((chosen) => chosen.map((each) => services[Number(each) - 1] ?? each))
      .pipe(z.array(z.enum(services, `expected numbers or names of ${offered}`)).min(1, 'expected at least one')),
  });
}

export type Answers = z.output<ReturnType<typeof answersSchema>>;

/** `ask` is asked what `given` lacks, again if the answer won't do. Without it, everything has to be given. */
export async function answer(
  given: Readonly<Record<string, unknown>>,
  services: readonly string[],
  ask?: (question: string) => Promise<string>,
): Promise<Answers> {
  const schema = answersSchema(services);
  const answers: Record<string, string> = {};
  for (const key of schema.keyof().options) {
    if (given[key] === undefined && !ask) throw new Error(`--${key} is missing: ${questions[key]}`);
    const choices = key === 'services' ? ` (${services.map((service, index) => `${index + 1} ${service}`).join(', ')})` : '';
    for (;;) {
      const value = String(given[key] ?? (await ask?.(`${questions[key]}${choices}: `)) ?? '').trim();
      answers[key] = value;
      const [issue] = schema.shape[key].safeParse(value).error?.issues ?? [];
      if (!issue) break;
      if (given[key] !== undefined || !ask) throw new Error(`--${key}: ${issue.message}`);
      console.error(issue.message);
    }
  }
  return schema.parse(answers);
}

function exactText(fact: string): z.ZodString {
  const [pattern = /./, expected = ''] = exactTexts[fact] ?? [];
  return z.string().regex(pattern, `expected ${expected}`);
}

function list() {
  return z.string().transform((entries) => entries.split(/,|\band\b/i).flatMap((entry) => entry.trim() || []));
}
