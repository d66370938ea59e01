/** Makes a copy of the starter another business's. */
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { toSlug } from '#schema/rules/slug.ts';
import type { Answers } from './questions.ts';

const home = { name: 'Springfield', slug: 'springfield' };
const otherTowns = ['Fairview', 'Riverside'];
type Entry = Record<string, unknown>;
const entrySchema = z.record(z.string(), z.unknown());
const kindsSchema = z.object({ kinds: z.array(z.object({ id: z.string(), keywords: z.array(z.string()) })) });

/** Entries of services that aren't kept go; places that name them are left to the check. */
export function adapt(folder: string, answers: Answers, services: readonly string[]): void {
  const { name, phone, email, city, state, zip, counties, place } = answers;
  const slug = toSlug(city);
  const edit = (file: string, change: (entry: Entry) => Entry) => {
    const path = join(folder, file);
    const entry = entrySchema.parse(parse(readFileSync(path, 'utf8')));
    writeFileSync(path, stringify(change(entry), { lineWidth: 0, singleQuote: true }));
  };
  const dropped = services.filter((service) => !answers.services.some((kept) => kept === service));
  const { kinds } = kindsSchema.parse(parse(readFileSync(join(folder, 'floor-kinds.yaml'), 'utf8')));
  const notSold = kinds.flatMap(({ id, keywords }) => (dropped.includes(id) ? keywords : []));
  for (const service of dropped)
    for (const file of globSync(`*/${service}{,-*}.yaml`, { cwd: folder })) rmSync(join(folder, file));
  for (const town of otherTowns) rmSync(join(folder, `cities/${town.toLowerCase()}.yaml`));
  renameSync(join(folder, `cities/${home.slug}.yaml`), join(folder, `cities/${slug}.yaml`));

  // All at once, because a town can be called Fairview Heights.
  const towns = new RegExp([home.name, ...otherTowns].join('|'), 'g');
  const named = (text: string) => text.replaceAll(home.slug, slug).replace(towns, () => city);
  for (const file of globSync('**/*.yaml', { cwd: folder }))
    if (!file.startsWith('region')) edit(file, (entry) => entrySchema.parse(everyText(entry, named)));
  for (const file of globSync('articles/*.mdx', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(home.slug, slug));
  }
  edit(`cities/${slug}.yaml`, ({ popularStyles, ...entry }) => ({
    ...entry,
    county: counties[0],
    zipCodes: [zip],
    coordinates: place,
    popularStyles: z
      .array(z.string())
      .parse(popularStyles)
      .filter((style) => !notSold.some((word) => style.toLowerCase().includes(word))),
  }));
  edit('see-in-room.yaml', (views) =>
    Object.fromEntries(Object.entries(views).filter(([service]) => !dropped.includes(service))),
  );
  edit('look.yaml', (look) => ({ ...look, width: Math.min(260, Math.max(100, 42 + 10 * name.length)) }));
  edit('business.yaml', (business) => ({
    ...business,
    copyrightYear: new Date().getFullYear(),
    counties: { served: counties, mainCount: counties.length, home: counties },
  }));
  edit('facts.yaml', ({ business, ...facts }) => ({
    business: {
      ...entrySchema.parse(business),
      name: { text: name, source: 'ours' },
      shortName: { text: name, source: 'ours' },
      phone: { text: phone, source: 'ours' },
      email: { text: email, source: 'ours' },
      siteUrl: { text: `https://${toSlug(name)}.example`, source: 'sample' },
      address: { text: `${city}, ${state.abbreviation} ${zip}`, source: 'ours' },
    },
    ...facts,
  }));
  writeRegion(edit, answers);
}

/** Squares stand for the counties until `npm run region` writes their outlines. */
function writeRegion(
  edit: (file: string, change: () => Entry) => void,
  { city, state, place, zip, counties, ...answers }: Answers,
): void {
  const { lat, lng } = place;
  const square = (index: number) =>
    [
      [0, 0],
      [0.5, 0],
      [0.5, 0.5],
      [0, 0.5],
    ]
      .map(([x = 0, y = 0]) => `${round(lng - 0.25 + 0.5 * index + x)},${round(lat - 0.25 + y)}`)
      .join(' ');
  edit('region/region.yaml', () => ({
    state,
    timeZone: answers['time-zone'],
    home: { name: city, coordinates: place },
    bounds: { south: round(lat - 3), north: round(lat + 3), west: round(lng - 3), east: round(lng + 3) },
    zipPattern: `${zip.slice(0, 1)}\\d{4}`,
  }));
  edit('region/counties.yaml', () => Object.fromEntries(counties.map((county, index) => [county, square(index)])));
}

function round(degrees: number): number {
  return Math.round(1000 * degrees) / 1000;
}

function everyText(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((each) => everyText(each, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, everyText(value, change)]));
}
