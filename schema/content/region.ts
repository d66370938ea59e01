/** Where the business works: the files in the content's region/. */
import { z } from 'zod';
import { name } from './files/fields.ts';

const degrees = z.number().min(-180).max(180);
const placeSchema = z.strictObject({ lat: degrees.meta({ title: 'Latitude' }), lng: degrees.meta({ title: 'Longitude' }) });

export const regionSchema = z.strictObject({
  state: z.strictObject({
    name: name.meta({ title: 'State' }),
    abbreviation: z
      .string()
      .regex(/^[A-Z]{2}$/, 'expected two capital letters, such as TX')
      .meta({ title: 'Abbreviation', description: 'As the post office writes it.' }),
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'expected the name of a time zone, such as America/Denver' })
    .meta({ title: 'Time zone', description: 'By which the business opens and closes.' }),
  home: z
    .strictObject({ name: name.meta({ title: 'City' }), coordinates: placeSchema })
    .meta({ title: 'Home', description: 'The city that distances are counted from.' }),
  bounds: z
    .strictObject({ south: degrees, north: degrees, west: degrees, east: degrees })
    .meta({ title: 'Bounds', description: 'A place outside of them is a typing error.' }),
  zipPattern: z
    .string()
    .refine(isPattern, { error: 'expected a regular expression for the whole zip code, such as 80\\d{3}' })
    .meta({ title: 'Zip codes', description: 'A regular expression. A zip code unlike it is a typing error.' }),
  neighborTowns: z.array(name).default([]).meta({
    title: 'Towns next to ours',
    description: 'In counties without a city of ours; their zip codes count as the edge of our area.',
  }),
});

/** Outlines by the county's name, as 'longitude,latitude' corners. */
export const countiesSchema = z.record(
  z.string(),
  z
    .string()
    .regex(/^(-?\d+(\.\d+)?,-?\d+(\.\d+)? ?){3,}$/, 'expected corners such as -97.7431,30.2672, with a space between them'),
);

/**
 * A zip code on a line: '78704 Austin, Travis, 30.2428, -97.7658'. The town is the post office's, which can be another than the city that
 * residents live in; the county is the one that it lies in, or most of it; the point is its center, or its post office.
 */
export const zipCodesSchema = z.array(
  z.string().transform((line, { addIssue }) => {
    const [, zip = '', town = '', county = '', lat, lng] = /^(\d{5}) (.+), (.+), (-?[\d.]+), (-?[\d.]+)$/.exec(line) ?? [];
    if (!zip) addIssue({ code: 'custom', message: 'expected a line such as 80202 Denver, Denver, 39.7491, -104.9946' });
    return { zip, town, county, lat: Number(lat), lng: Number(lng) };
  }),
);

function isTimeZone(zone: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en-US', { timeZone: zone }));
}

function isPattern(pattern: string): boolean {
  return isAccepted(() => new RegExp(pattern));
}

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
