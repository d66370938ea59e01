/** Writes the content of a new business from ours. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { seoLimits } from '../../schema/content/parts.ts';
import { toSlug } from '../../schema/slug.ts';
import { facts, findFact } from '../../site/read/facts.ts';
import { isRecord } from '../../site/read/fields.ts';
import { contentFolder } from '../../site/read/folder.ts';
import { spanishFileOf } from '../../site/read/read.ts';
import { region } from '../../site/read/region.ts';
import { filesIn, hasFile, readYaml } from '../../site/read/yaml.ts';
import { roundDegrees } from '../region/outline.ts';
import { mover, withoutOurs } from './move.ts';
import type { Answers } from './questions.ts';

type Entry = Record<string, unknown>;
type Write = (file: string, data: unknown) => void;

const usualLinks = [
  { label: 'Services and prices', href: '/services' },
  { label: 'Where we work', href: '/cities' },
];
const infoPages = ['about', 'warranty', 'payment'];
/** Facts that code asks for by name. */
const always = ['business', 'open', 'answer', 'patternLabor'];
const alsoAlways = ['price.installation', 'price.minimum'];
const homeSuffix = `-${toSlug(region.home.name)}`;

/** Our services by what they are called for a new business: 'tile-flooring'. */
export function serviceKinds(): Record<string, string> {
  return Object.fromEntries(
    filesIn('services').map((file) => [basename(file, '.yaml').replace(homeSuffix, ''), basename(file, '.yaml')]),
  );
}

export function writeBusiness(folder: string, answers: Answers): void {
  const texts: string[] = [];
  const write: Write = (file, data) => {
    const text = stringify(data, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: true });
    texts.push(text);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const slug = toSlug(answers.city);
  const kinds = serviceKinds();
  const chosen = new Map(answers.services.map((kind) => [kinds[kind] ?? '', `${kind}-${slug}`]));
  const move = mover(answers, chosen);

  writeRegion(write, answers);
  write('business.yaml', {
    ...entry('business.yaml'),
    languages: answers.languages,
    counties: { served: [answers.county], mainCount: 1, home: [answers.county] },
  });
  write('look.yaml', entry('look.yaml'));
  const isBilingual = answers.languages.includes('es');
  const carry = (file: string) => {
    const english = readYaml(file);
    write(file, move(withoutOurs(english)));
    const spanish = spanishFileOf(file);
    if (isBilingual && hasFile(spanish)) write(spanish, move(withoutOurs(readYaml(spanish), english)));
  };
  for (const file of ['faq.yaml', 'process.yaml', 'cost-extras.yaml']) carry(file);
  const cards = { 'home-cards': [] as string[], 'service-cards': [] as string[] };
  for (const [name, ids] of Object.entries(cards))
    for (const file of filesIn(name)) {
      const card = entry(file);
      if (!chosen.has(String(card.href).split('/')[2] ?? '')) continue;
      carry(file);
      ids.push(basename(file, '.yaml'));
    }
  for (const [from, to] of chosen) {
    const { articles, related, cities, ...service } = entry(`services/${from}.yaml`);
    const others = list(related).flatMap((each) => chosen.get(String(each)) ?? []);
    write(
      `services/${to}.yaml`,
      fitting(move(withoutOurs({ ...service, ...(others.length > 0 && { related: others }), cities: [slug] })), answers),
    );
  }
  for (const page of infoPages) {
    const { links, ...others } = entry(`pages/${page}.yaml`);
    const kept = list(withoutOurs(links));
    write(
      `pages/${page}.yaml`,
      fitting(move({ ...fields(withoutOurs(others)), links: kept.length < 2 ? [...kept, ...usualLinks] : kept }), answers),
    );
  }
  const all = list(entry('city-floors.yaml').floors);
  const isShown = (floor: unknown) => isRecord(floor) && chosen.has(String(floor.href).split('/')[2] ?? '');
  const floors = all.filter(isShown);
  write('city-floors.yaml', { floors: move(floors), refinishingCities: [] });
  if (isBilingual) {
    const inSpanish = list(entry('city-floors.es.yaml').floors).filter((_, index) => isShown(all[index]));
    write('city-floors.es.yaml', { floors: move(inSpanish) });
  }
  write('catalog.yaml', {
    offers: move(list(entry('catalog.yaml').offers).filter((offer) => isRecord(offer) && chosen.has(String(offer.service)))),
  });
  writeCity(write, slug, answers, floors);
  writeWords(write, answers, move);
  const pictures = writePicks(write, chosen, cards['home-cards']);
  const order = entry('order.yaml');
  const ofMenu = (menu: unknown) => list(menu).flatMap((each) => chosen.get(String(each)) ?? []);
  write('order.yaml', {
    ...Object.fromEntries(Object.keys(order).map((key) => [key, []])),
    cities: [slug],
    menuCityCount: 12,
    flooring: ofMenu(order.flooring),
    roomsAndWork: ofMenu(order.roomsAndWork),
    pages: infoPages,
    homeCards: list(order.homeCards).filter((id) => cards['home-cards'].includes(String(id))),
    serviceCards: list(order.serviceCards).filter((id) => cards['service-cards'].includes(String(id))),
  });
  writeFacts(write, texts, answers);
  copyPictures(folder, carry, [...texts, ...pictures]);
}

function writeRegion(
  write: Write,
  { state, abbreviation, city, county, place: [lat = 0, lng = 0], zip, ...answers }: Answers,
): void {
  write('region/region.yaml', {
    state: { name: state, abbreviation },
    timeZone: answers['time-zone'],
    home: { name: city, coordinates: { lat, lng } },
    bounds: {
      south: roundDegrees(lat - 3),
      north: roundDegrees(lat + 3),
      west: roundDegrees(lng - 3),
      east: roundDegrees(lng + 3),
    },
    zipPattern: `${zip.slice(0, 1)}\\d{4}`,
  });
  // A square, until `npm run region` writes the real outlines.
  const corners = [
    [-0.3, 0.25],
    [0.3, 0.25],
    [0.3, -0.25],
    [-0.3, -0.25],
  ] as const;
  write('region/counties.yaml', {
    [county]: corners.map(([x, y]) => `${roundDegrees(lng + x)},${roundDegrees(lat + y)}`).join(' '),
  });
  write('region/zips.yaml', [`${zip} ${city}, ${county}, ${lat}, ${lng}`]);
}

function writeCity(write: Write, slug: string, answers: Answers, shown: unknown[]): void {
  const { floors, ...city } = template('city.yaml', answers);
  const kinds = shown.flatMap((floor) => (isRecord(floor) ? [String(floor.kind)] : []));
  const names = shown.flatMap((floor) => (isRecord(floor) ? [String(floor.name)] : []));
  const [lat, lng] = answers.place;
  write(`cities/${slug}.yaml`, {
    name: answers.city,
    image: 'living-window',
    county: answers.county,
    zipCodes: [answers.zip],
    coordinates: { lat, lng },
    popularStyles: Array.from({ length: 4 }, (_, index) => names[index % names.length] ?? 'Tile'),
    ...city,
    floors: Object.fromEntries(Object.entries(fields(floors)).filter(([kind]) => kinds.includes(kind))),
  });
}

/** Words that name our places have others in words.yaml. */
function writeWords(write: Write, answers: Answers, move: (data: unknown) => unknown): void {
  const own = template('words.yaml', answers);
  for (const file of filesIn('words')) {
    const words = move(readYaml(file));
    const changes = own[basename(file, '.yaml')];
    for (const [path, value] of Object.entries(fields(changes))) put(words, path.split('.'), value);
    write(file, words);
    const spanish = spanishFileOf(file);
    if (answers.languages.includes('es') && hasFile(spanish)) write(spanish, move(readYaml(spanish)));
  }
}

function writePicks(write: Write, chosen: Map<string, string>, cards: string[]): string[] {
  const { services, pictures, home } = entry('picks.yaml');
  const swatches = new Map(
    list(fields(home).compared).flatMap((each) => (isRecord(each) ? [[String(each.card), each.swatch]] : [])),
  );
  const { home: top, services: servicesPicture, cities, contact, request, notFound } = fields(pictures);
  const { articles: _, ...found } = fields(notFound);
  const picks = {
    services: Object.fromEntries(
      Object.entries(fields(services)).flatMap(([kind, slug]) =>
        chosen.has(String(slug)) ? [[kind, chosen.get(String(slug))]] : [],
      ),
    ),
    pictures: { home: top, services: servicesPicture, cities, contact, request, notFound: found },
    home: { compared: cards.map((card) => ({ card, swatch: swatches.get(card) ?? entry(`home-cards/${card}.yaml`).image })) },
  };
  write('picks.yaml', picks);
  return ['pattern-oak', 'living-window', 'sample-walnut'];
}

/** Our figures are samples for anybody else. Those that no text names are left out. */
function writeFacts(write: Write, texts: readonly string[], answers: Answers): void {
  const own: Record<string, string> = {
    'business.name': answers.name,
    'business.shortName': answers.short || answers.name,
    'business.phone': answers.phone,
    'business.email': answers.email,
    'business.siteUrl': `https://${toSlug(answers.name)}.example`,
    'business.address': `${answers.city}, ${answers.abbreviation} ${answers.zip}`,
  };
  const wanted = new Set([...texts.flatMap(factsIn), ...alsoAlways]);
  const isWanted = (name: string) => (always.includes(name.split('.')[0] ?? '') && !/emergency/i.test(name)) || wanted.has(name);
  // Facts name other facts.
  for (const name of wanted) for (const other of factsIn(JSON.stringify(findFact(name) ?? {}))) wanted.add(other);
  const kept = Object.entries(facts).map(
    ([group, entries]) =>
      [
        group,
        Object.fromEntries(
          Object.entries(entries).flatMap(([key, { note: _, ...fact }]) => {
            const name = `${group}.${key}`;
            if (!isWanted(name)) return [];
            return [[key, own[name] ? { text: own[name], source: 'ours' } : { ...fact, source: 'sample' }]];
          }),
        ),
      ] as const,
  );
  write('facts.yaml', Object.fromEntries(kept.filter(([, entries]) => Object.keys(entries).length > 0)));
}

function factsIn(text: string): string[] {
  const named = [
    ...text.matchAll(/\{(\w+\.\w+)[^{}]*\}/g),
    ...text.matchAll(/\+ (\w+\.\w+)/g),
    ...text.matchAll(/\b(price\.\w+)/g),
    ...text.matchAll(/"(?:differsFrom|neverWithout)":"(\w+\.\w+)"/g),
  ];
  return named.flatMap(([, name]) => name ?? []);
}

function copyPictures(folder: string, carry: (file: string) => void, texts: readonly string[]): void {
  const all = texts.join('\n');
  for (const file of filesIn('images')) {
    const id = basename(file, '.yaml');
    if (!new RegExp(`(^|[ :])${id}$`, 'm').test(all)) continue;
    const picture = String(entry(file).file);
    carry(file);
    cpSync(join(contentFolder, 'images', picture), join(folder, 'images', picture));
  }
}

/** With a title and a description for search engines that aren't too long. */
function fitting(data: unknown, { city, abbreviation }: Answers): Entry {
  const { seo, ...others } = fields(data);
  const { title, description, ...rest } = fields(seo);
  const fits = String(title).length <= seoLimits.title && String(title).split(city).length < 3;
  return {
    ...others,
    seo: {
      title: fits ? title : `${String(others.name)} in ${city}, ${abbreviation}`.slice(0, seoLimits.title),
      description: String(description).length <= seoLimits.description ? description : usualDescription,
      ...rest,
    },
  };
}

const usualDescription =
  '{sample} We check what is under your floor first, and you get an itemized quote in writing with a clear price per sq ft.';

function template(name: string, answers: Answers): Entry {
  const source = readFileSync(new URL(name, import.meta.url), 'utf8');
  const values: Record<string, string> = {
    city: answers.city,
    state: answers.state,
    st: answers.abbreviation,
    county: answers.county,
    zip: answers.zip,
  };
  return fields(parse(source.replace(/<(\w+)>/g, (_, key: string) => values[key] ?? '')));
}

function put(data: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (!isRecord(data)) return;
  if (rest.length === 0) data[key] = value;
  else put(data[key], rest, value);
}

function entry(file: string): Entry {
  return fields(readYaml(file));
}

function fields(data: unknown): Entry {
  return isRecord(data) ? data : {};
}

function list(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
