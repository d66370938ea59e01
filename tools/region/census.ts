/** Reads the Census Bureau's county boundaries and its gazetteer of zip codes. */
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Coordinates } from '#site/geography/distance.ts';
import { roundDegrees } from './outline.ts';

export interface County {
  name: string;
  stateName: string | undefined;
  abbreviation: string;
  corners: Coordinates[];
}

const ring = z.array(z.tuple([z.number(), z.number()], z.number()));
const boundarySchema = z.object({
  features: z.array(
    z.object({
      properties: z.looseObject({ NAME: z.string(), STUSPS: z.string(), STATE_NAME: z.string().optional() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
      ]),
    }),
  ),
});

/** Those of a state, by its name or its two letters. Of islands and other parts, a county has only the one with the most corners. */
export function readCounties(source: string, state: string): County[] {
  if (!source.trimStart().startsWith('{'))
    throw new Error("--counties: this isn't GeoJSON. Convert the Census Bureau's file, as docs/your-business.md says");
  const { data, error } = boundarySchema.safeParse(JSON.parse(source));
  if (!data) throw new Error(`--counties: this isn't a county boundary file: ${z.prettifyError(error).split('\n')[0]}`);
  const wanted = state.toLowerCase();
  return data.features
    .filter(({ properties: { STUSPS, STATE_NAME } }) => [STUSPS, STATE_NAME].some((name) => name?.toLowerCase() === wanted))
    .map(({ properties, geometry }) => {
      const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const [outline = []] = parts.map(([outer = []]) => outer).sort((a, b) => b.length - a.length);
      return {
        name: properties.NAME,
        stateName: properties.STATE_NAME,
        abbreviation: properties.STUSPS,
        corners: outline.map(([lng, lat]) => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) })),
      };
    });
}

const rowsSchema = z.array(
  z
    .looseObject({
      GEOID: z.string().regex(/^\d{5}$/),
      INTPTLAT: z.coerce.number(),
      INTPTLONG: z.coerce.number(),
      TOWN: z.string().default(''),
    })
    .transform(({ GEOID, INTPTLAT, INTPTLONG, TOWN }) => ({
      zip: GEOID,
      town: TOWN,
      lat: roundDegrees(INTPTLAT),
      lng: roundDegrees(INTPTLONG),
    })),
);

/** The gazetteer's columns, separated by commas, tabs or bars, and TOWN, if you add it. */
export function readZips(source: string) {
  const { data, error } = rowsSchema.safeParse(rowsOf(source));
  if (data) return data;
  const [row = 0, column = ''] = error.issues[0]?.path ?? [];
  throw new Error(
    `--zips: expected the columns GEOID, INTPTLAT and INTPTLONG, but row ${Number(row) + 1} has no such ${String(column)}`,
  );
}

function rowsOf(source: string): unknown {
  try {
    const columns = (names: string[]) => names.map((name) => name.trim());
    return parse(source, { columns, delimiter: [',', '\t', '|'], trim: true, relax_column_count: true });
  } catch (error) {
    throw new Error(`--zips: this isn't a table: ${error instanceof Error ? error.message : String(error)}`);
  }
}
