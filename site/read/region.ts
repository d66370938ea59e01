/** Where the business works, and what a place or a zip code there has to look like. */
import { z } from 'zod';
import { citySchema } from '#schema/content/files/city.ts';
import { zipCode } from '#schema/content/files/fields.ts';
import { countiesSchema, regionSchema, zipCodesSchema } from '#schema/content/region.ts';
import { setTimeZone } from '#schema/rules/business-time.ts';
import { parseData } from './parse.ts';
import { readYaml } from './yaml.ts';

export const region = read(regionSchema, 'region/region.yaml');
setTimeZone(region.timeZone);

/** Neighbors of our counties are among them, so a new city or county doesn't need a new outline. */
export const countyCorners = read(countiesSchema, 'region/counties.yaml');
export const zipCodes = read(zipCodesSchema, 'region/zips.yaml');

const { bounds, state, zipPattern } = region;
const latitude = z.number().min(bounds.south).max(bounds.north);
const longitude = z.number().min(bounds.west).max(bounds.east);
const zipCodeHere = z.string().regex(new RegExp(`^(?:${zipPattern})$`), `expected a ${state.name} zip code of five digits`);
const { county, coordinates, zipCodes: zipList } = citySchema.shape;

/** A city's county is one that the map has, and its place and its zip codes are in the region. */
export const cityHereSchema = citySchema.extend({
  county: z.enum(Object.keys(countyCorners)).meta(metaOf(county)),
  zipCodes: z
    .array(zipCodeHere.meta(metaOf(zipCode)))
    .min(1)
    .meta(metaOf(zipList)),
  coordinates: z
    .strictObject({ lat: latitude.meta(metaOf(coordinates.shape.lat)), lng: longitude.meta(metaOf(coordinates.shape.lng)) })
    .meta(metaOf(coordinates)),
});

function metaOf(schema: z.ZodType) {
  return schema.meta() ?? {};
}

/** Without filling in facts: some of them come from here. */
function read<Schema extends z.core.$ZodType>(schema: Schema, file: string): z.output<Schema> {
  return parseData(schema, readYaml(file), [file]);
}
