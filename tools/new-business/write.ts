/** Writes the content of a new business: what stands in template/, and the rest from ours. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { ZodObject } from 'zod';
import { seoLimits } from '#schema/content/files/parts.ts';
import { contentSectionSchema } from '#schema/content/files/section.ts';
import { homeServiceCardSchema, serviceCardSchema, servicePageSchema } from '#schema/content/files/service.ts';
import type { Language } from '#schema/rules/language.ts';
import { toSlug } from '#schema/rules/slug.ts';
import { facts, fillFacts, findFact } from '#site/read/facts.ts';
import { isRecord, valueAt } from '#site/read/fields.ts';
import { contentFolder } from '#site/read/folder.ts';
import { spanishFileOf } from '#site/read/read.ts';
import { region } from '#site/read/region.ts';
import { filesIn, hasFile, readYaml } from '#site/read/yaml.ts';
import { roundDegrees } from '../region/outline.ts';
import { adapter } from './adapt.ts';
import { makeFloorKinds } from './floor-kinds.ts';
import type { Answers } from './questions.ts';
import { popularStyles, services } from './services.ts';

const templates = fileURLToPath(new URL('template', import.meta.url));

type Entry = Record<string, unknown>;
type Write = (file: string, data: unknown) => void;

const infoPages = ['about', 'warranty', 'payment'];
/** Pictures that show no floor. */
const neutral = ['samples-estimate', 'jobsite-meter', 'leveling-pour'];
/** Facts that code asks for by name. */
const always = ['business', 'open', 'answer', 'patternLabor'];
const alsoAlways = ['price.installation', 'price.minimum'];
const homeSuffix = `-${toSlug(region.home.name)}`;

export function writeBusiness(folder: string, answers: Answers): void {
  const texts: string[] = [];
  const write: Write = (file, data) => {
    const text = stringify(data, { lineWidth: 0, singleQuote: true });
    texts.push(text);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const city = toSlug(answers.city);
  const chosen = answers.services.map((kind) => `${kind}-${city}`);
  const slugs = new Map(answers.services.flatMap((kind) => [kind, kind + homeSuffix].map((name) => [name, `${kind}-${city}`])));
  const isBilingual = answers.languages.includes('es');
  const template = (name: string) => templateOf(name, answers);
  const fillers = [fields(template('fillers.yaml')), fields(template('fillers.es.yaml'))];
  const { rename, adapt } = adapter(answers, slugs);

  /** An entry as the new business has it, and its translation. With a schema, its lists and texts are as long as they have to be. */
  function carried(file: string, schema?: ZodObject) {
    const own = template(file);
    const isTemplate = own !== undefined;
    const english = own ?? entry(file);
    const spanishFile = spanishFileOf(file);
    const spanish = isBilingual ? (template(spanishFile) ?? (hasFile(spanishFile) ? entry(spanishFile) : undefined)) : undefined;
    const data = fields(adapt(english, english, { isTemplate, fillers: fields(fillers[0]) }));
    const translation = spanish && fields(adapt(spanish, english, { isTemplate, fillers: fields(fillers[1]) }));
    const isWhole = list(data.sections).map(
      (section) => fields(section).kind === 'costs' || contentSectionSchema.safeParse(section).success,
    );
    for (const edition of [data, translation ?? {}])
      if (Array.isArray(edition.sections)) edition.sections = edition.sections.filter((_, index) => isWhole[index]);
    if (schema) fillUp(schema, [data, translation ?? {}], fillers);
    return { data, translation };
  }
  const writeBoth = (file: string, { data, translation }: ReturnType<typeof carried>) => {
    write(file, data);
    if (translation) write(spanishFileOf(file), translation);
  };

  writeRegion(write, answers);
  write('business.yaml', {
    ...entry('business.yaml'),
    languages: answers.languages,
    copyrightYear: new Date().getFullYear(),
    counties: { served: [answers.county], mainCount: 1, home: [answers.county] },
  });
  write('look.yaml', entry('look.yaml'));
  for (const file of ['faq.yaml', 'process.yaml', 'cost-extras.yaml']) writeBoth(file, carried(file));
  const cards = { en: fields(template('floor-cards.yaml')), es: fields(template('floor-cards.es.yaml')) };
  const { data: floorKinds, translation, onCityPages } = makeFloorKinds(answers.services, slugs, cards);
  writeBoth('floor-kinds.yaml', { data: floorKinds, translation: isBilingual ? translation : undefined });

  const pages = answers.services.map((kind) => {
    const { data, translation } = carried(`services/${kind}${homeSuffix}.yaml`, servicePageSchema);
    const slug = `${kind}-${city}`;
    // With sources, a page names somebody who has checked it.
    const { related: _, articles: __, cities: ___, sources: ____, ...page } = data;
    delete translation?.sources;
    const related = chosen.filter((other) => other !== slug).slice(0, 4);
    writeBoth(`services/${slug}.yaml`, {
      data: { ...page, ...(related.length > 0 && { related }), cities: [city], seo: seoOf('en', data, answers) },
      translation: translation && { ...translation, seo: seoOf('es', translation, answers) },
    });
    return page;
  });
  const pictures = [...new Set([...pages.flatMap(picturesOf), ...neutral])];
  const picture = (index: number) => pictures[index % pictures.length];

  const homeCards = new Map<string, Entry>();
  const serviceCards = new Map<string, ReturnType<typeof carried>>();
  for (const file of new Set([...filesIn('service-cards'), ...templatesIn('service-cards')])) {
    const { href } = template(file) ?? entry(file);
    if (slugs.has(serviceOf(href))) serviceCards.set(basename(file, '.yaml'), carried(file, serviceCardSchema));
  }
  for (const file of new Set([...filesIn('home-cards'), ...templatesIn('home-cards')])) {
    const kind = serviceOf((template(file) ?? entry(file)).href).replace(homeSuffix, '');
    const service = services[kind];
    if (!service || !slugs.has(kind)) continue;
    const card = carried(file, homeServiceCardSchema);
    homeCards.set(basename(file, '.yaml'), card.data);
    writeBoth(file, card);
    if (!serviceCards.has(service.form))
      serviceCards.set(service.form, {
        data: serviceCard(card.data),
        translation: card.translation && serviceCard(card.translation),
      });
  }
  for (const [id, card] of serviceCards) writeBoth(`service-cards/${id}.yaml`, card);

  for (const [index, page] of infoPages.entries()) {
    const { data, translation } = carried(`pages/${page}.yaml`);
    writeBoth(`pages/${page}.yaml`, {
      data: { ...data, image: picture(pictures.length - neutral.length + index) },
      translation,
    });
  }
  write('catalog.yaml', {
    offers: list(entry('catalog.yaml').offers).flatMap((offer) => {
      const service = slugs.get(String(fields(offer).service));
      return service ? [{ ...fields(offer), service }] : [];
    }),
  });
  writeCity(write, city, answers, picture(1), fields(template('city.yaml')), onCityPages);
  writeWords(write, rename, template, isBilingual);

  const order = entry('order.yaml');
  const mine = (menu: unknown) => list(menu).flatMap((each) => slugs.get(String(each)) ?? []);
  const inOrder = (menu: unknown, ids: Iterable<string>) =>
    [...new Set([...list(menu), ...ids])].filter((id) => [...ids].includes(String(id)));
  write('order.yaml', {
    ...Object.fromEntries(Object.keys(order).map((key) => [key, []])),
    cities: [city],
    menuCityCount: 12,
    flooring: mine(order.flooring),
    roomsAndWork: mine(order.roomsAndWork),
    pages: infoPages,
    homeCards: inOrder(order.homeCards, [...homeCards.keys()]),
    serviceCards: inOrder(order.serviceCards, [...serviceCards.keys()]),
  });
  const { home } = entry('picks.yaml');
  const compared = new Map(list(fields(home).compared).map((each) => [fields(each).card, fields(each).swatch]));
  write('picks.yaml', {
    pictures: {
      home: picture(0),
      services: picture(2),
      cities: picture(3),
      contact: picture(4),
      notFound: { floor: picture(0), services: picture(2), cities: picture(3), estimate: picture(4) },
    },
    home: { compared: [...homeCards].map(([card, { image }]) => ({ card, swatch: compared.get(card) ?? image })) },
  });
  writeFacts(write, texts, answers);
  const named = texts.join('\n');
  for (const file of filesIn('images')) {
    if (!new RegExp(`(^|[ :])${basename(file, '.yaml')}$`, 'm').test(named)) continue;
    for (const each of isBilingual ? [file, spanishFileOf(file)] : [file])
      if (hasFile(each)) write(each, { ...entry(each), alt: rename(String(entry(each).alt)) });
    const name = String(entry(file).file);
    cpSync(join(contentFolder, 'images', name), join(folder, 'images', name));
  }
}

/** The service that a link leads to. */
function serviceOf(href: unknown): string {
  return String(href).slice('/services/'.length);
}

function writeRegion(write: Write, { state, city, county, place, zip, ...answers }: Answers): void {
  const { lat, lng } = place;
  write('region/region.yaml', {
    state,
    timeZone: answers['time-zone'],
    home: { name: city, coordinates: place },
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

/** In place of what our titles and descriptions say about our service and our place. */
function seoOf(language: Language, { name }: Entry, { city, state }: Answers) {
  const [place, more, description] = {
    en: [
      `in ${city}`,
      `, ${state.abbreviation}: Prices and Options`,
      'We check what is under your floor first, and you get an itemized quote in writing with a clear price per sq ft.',
    ],
    es: [
      `en ${city}`,
      `, ${state.abbreviation}: precios y opciones`,
      'Primero revisamos qué hay debajo de su piso, y usted recibe una cotización desglosada con un precio claro por pie cuadrado.',
    ],
  }[language];
  const title = `${name} ${place}${more}`;
  return {
    title: title.length <= seoLimits.title ? title : `${name} ${place}`.slice(0, seoLimits.title),
    description: `{sample} ${description}`,
  };
}

/** A card on /services with what the one on the home page says. */
function serviceCard({ name, ...card }: Entry): Entry {
  return { title: name, ...card, ...('price' in card && { warranty: '{warranty.workmanship}' }) };
}

/** Adds what the lists and texts of an entry lack to the length that they need, in each edition. */
function fillUp(schema: ZodObject, editions: readonly Entry[], fillers: readonly Entry[]): void {
  for (let tries = 0; tries < 30; tries++) {
    const filled: unknown = JSON.parse(JSON.stringify(editions[0]), (_, value) =>
      typeof value === 'string' ? fillFacts(value, 'en') : value,
    );
    const issue = schema
      .partial()
      .safeParse(filled)
      .error?.issues.find(({ code }) => code === 'too_small');
    const key = issue?.path.findLast((part) => typeof part === 'string') ?? '';
    if (!issue) return;
    for (const [index, edition] of editions.entries()) {
      const value = valueAt(edition, issue.path);
      const filler = fillers[index]?.[String(key)];
      if (Array.isArray(value))
        value.push(
          ...list(filler)
            .filter((each) => !value.some((one) => isDeepStrictEqual(one, each)))
            .slice(0, 1),
        );
      const parent = valueAt(edition, issue.path.slice(0, -1));
      if (typeof value === 'string' && isRecord(parent)) parent[String(key)] = `${value} ${filler}`;
    }
  }
}

function writeCity(
  write: Write,
  slug: string,
  answers: Answers,
  image: unknown,
  { floors, ...city }: Entry,
  kinds: readonly unknown[],
): void {
  write(`cities/${slug}.yaml`, {
    name: answers.city,
    image,
    county: answers.county,
    zipCodes: [answers.zip],
    coordinates: answers.place,
    popularStyles: popularStyles(answers.services),
    ...city,
    floors: Object.fromEntries(Object.entries(fields(floors)).filter(([kind]) => kinds.includes(kind))),
  });
}

/** Words that name our places have others in the template. */
function writeWords(
  write: Write,
  rename: (text: string) => string,
  template: (name: string) => Entry | undefined,
  isBilingual: boolean,
): void {
  for (const [suffix, own] of [
    ['', template('words.yaml')],
    ...(isBilingual ? [['.es', template('words.es.yaml')] as const] : []),
  ] as const)
    for (const file of filesIn('words')) {
      const name = basename(file, '.yaml');
      const source = `words/${name}${suffix}.yaml`;
      if (!hasFile(source)) continue;
      const words = everyText(readYaml(source), rename);
      for (const [path, value] of Object.entries(fields(own?.[name]))) put(words, path.split('.'), value);
      write(source, words);
    }
}

/** Our figures are samples for anybody else. Those that no text names are left out. */
function writeFacts(write: Write, texts: readonly string[], answers: Answers): void {
  const own: Record<string, string> = {
    'business.name': answers.name,
    'business.shortName': answers.short || answers.name,
    'business.phone': answers.phone,
    'business.email': answers.email,
    'business.siteUrl': `https://${toSlug(answers.name)}.example`,
    'business.address': `${answers.city}, ${answers.state.abbreviation} ${answers.zip}`,
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

function picturesOf(page: unknown): string[] {
  if (Array.isArray(page)) return page.flatMap(picturesOf);
  return Object.entries(fields(page)).flatMap(([key, value]) => (key === 'image' ? [String(value)] : picturesOf(value)));
}

function everyText(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((each) => everyText(each, change));
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, everyText(value, change)])) : data;
}

function templatesIn(folder: string): string[] {
  return globSync(`${folder}/*.yaml`, { cwd: templates }).filter((file) => !file.endsWith('.es.yaml'));
}

/** An entry of template/ about this business, if there is one. */
function templateOf(file: string, { city, state, county, zip }: Answers): Entry | undefined {
  const path = join(templates, file);
  if (!existsSync(path)) return undefined;
  const values: Record<string, string> = { city, state: state.name, st: state.abbreviation, county, zip };
  return fields(parse(readFileSync(path, 'utf8').replace(/<(\w+)>/g, (_, key: string) => values[key] ?? '')));
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
