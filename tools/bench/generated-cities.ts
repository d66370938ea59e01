/** City entries as many as wanted, made from the real ones: each with its own name, place, figures and texts. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type City, citySchema } from '../../schema/content.ts';

/** Degrees around Austin in which the generated places lie. */
const spread = { lat: 1.4, lng: 0.95 };
const austin = { lat: 30.2672, lng: -97.7431 };

const beginnings = ['Cedar', 'Live Oak', 'Pecan', 'Stone', 'Walnut', 'Juniper', 'Mesquite', 'Lime', 'Blue', 'Elm'];
const endings = ['Ridge', 'Bluff', 'Hollow', 'Springs', 'Crossing', 'Prairie', 'Bend', 'Grove', 'Mills', 'Point'];

export async function generateCities(count: number): Promise<City[]> {
  const real = await realCities();
  return Array.from({ length: count }, (_, index) => generated(index, real));
}

async function realCities(): Promise<City[]> {
  const files = globSync('content/cities/*.ts').sort();
  const modules: { default: unknown }[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.map((module) => citySchema.parse(module.default));
}

/** One entry gives the texts, others the lists; every mention of the first one's name becomes the new name. */
function generated(index: number, real: City[]): City {
  const pick = (offset: number) => real[(index * 7 + offset) % real.length] ?? missing();
  const [texts, lists, floors] = [pick(0), pick(3), pick(11)];
  const name = `${beginnings[index % 10]} ${endings[Math.floor(index / 10) % 10]} ${index + 1}`;
  const renamed = JSON.stringify(texts, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(texts.name, name) : value,
  );
  // The golden ratio spreads points evenly, whatever their number.
  const [across, along] = [(index * 0.618034) % 1, (index * 0.754878) % 1];
  return citySchema.parse({
    ...JSON.parse(renamed),
    name,
    county: texts.county,
    slug: `generated-${index + 1}`,
    population: `${(1_000 + ((index * 37) % 90_000)).toLocaleString('en-US')} (generated)`,
    zipCodes: lists.zipCodes,
    neighborhoods: lists.neighborhoods,
    coordinates: {
      lat: round(austin.lat + (across - 0.5) * spread.lat),
      lng: round(austin.lng + (along - 0.5) * spread.lng),
    },
    distanceFromAustin: `${5 + (index % 60)} miles`,
    floors: floors.floors,
    articles: lists.articles,
    // Both have lengths to keep.
    description: texts.description,
    seo: { ...texts.seo, title: `Flooring in ${name}, Texas | Limestone & Oak` },
  });
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function missing(): never {
  throw new Error('There are no real cities to make others from');
}
