/** All content, parsed. A broken entry stops the build with its file and field. */
import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import * as schema from '../schema/content.ts';
import type { Language } from '../schema/language.ts';
import { business as spanishBusiness } from './business.es.ts';
import { business } from './business.ts';
import { costExtras as costExtraEntries, costFactors as costFactorEntries, costTypes as costTypeEntries } from './cost-guide.ts';
import { countyOutlines } from './county-outlines.ts';
import { hasSpanish } from './editions.ts';
import { faq as spanishFaq } from './faq.es.ts';
import { faq as faqEntries } from './faq.ts';
import { citySlugs, flooringSlugs, infoSlugs, roomAndWorkSlugs } from './order.ts';
import { parseEntry } from './parse.ts';
import { process as spanishProcess } from './process.es.ts';
import { process as processEntries } from './process.ts';

export { business } from './business.ts';
export { businessHours } from './business-hours.ts';
export { image, imageIn } from './images/index.ts';

type Files<Value> = Record<string, Value>;
interface ArticleModule {
  article: unknown;
  default: MDXContent;
  tableOfContents: Toc;
}

const cityFiles = import.meta.glob<unknown>(['./cities/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' });
const serviceFiles = import.meta.glob<unknown>(['./services/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' });
const infoPageFiles = import.meta.glob<unknown>(['./pages/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' });
const articleFiles = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true });
const articleSources = import.meta.glob<string>('./articles/*.mdx', { eager: true, query: '?raw', import: 'default' });

const citySchema = schema.citySchema.extend({ county: z.enum(Object.keys(countyOutlines)) });

export const cities = inOrder('cities', parseAll(citySchema, cityFiles), citySlugs).map((city) => ({
  ...city,
  seo: { ...city.seo, title: `${city.seo.title} | ${business.shortName}` },
}));
export const services = inOrder('services', parseAll(schema.servicePageSchema, serviceFiles), [
  ...flooringSlugs,
  ...roomAndWorkSlugs,
]);

export const infoPages = inOrder('pages', parseAll(schema.infoPageSchema, infoPageFiles), infoSlugs);

export interface ArticlePage extends schema.Article {
  Body: MDXContent;
  /** The owner's figure, or one minute for every 220 words. */
  readMinutes: number;
  /** Headings of the second level with their ids. */
  contents: { id: string; text: string }[];
}

/** Newest first. */
export const articles: ArticlePage[] = Object.entries(articleFiles)
  .map(([file, module]) => {
    const article = parseEntry(schema.articleSchema, file, module.article);
    const body = (articleSources[file] ?? '').replace(/^(?:import .+\n+)*export const article = \{[\s\S]*?\n\};?\n/, '');
    return {
      ...article,
      Body: module.default,
      readMinutes: article.readMinutes ?? Math.max(1, Math.round(body.split(/\s+/).length / 220)),
      contents: contentsOf(module.tableOfContents),
    };
  })
  .sort((a, b) => b.date.localeCompare(a.date));

export const homeCards = parseAll(
  schema.homeServiceCardSchema,
  import.meta.glob<unknown>(['./home-cards/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const serviceCards = parseAll(
  schema.serviceCardSchema,
  import.meta.glob<unknown>(['./service-cards/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const galleryProjects = parseAll(
  schema.galleryProjectSchema,
  import.meta.glob<unknown>(['./gallery/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const products = parseAll(
  schema.productSchema,
  import.meta.glob<unknown>(['./products/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const guides = parseAll(
  schema.guideSchema,
  import.meta.glob<unknown>(['./guides/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const seasons = parseAll(
  schema.seasonSchema,
  import.meta.glob<unknown>(['./seasons/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const rooms = parseAll(
  schema.roomSchema,
  import.meta.glob<unknown>(['./rooms/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const visualizerFloors = parseAll(
  schema.visualizerFloorSchema,
  import.meta.glob<unknown>(['./visualizer-floors/*.ts', '!**/*.es.ts'], { eager: true, import: 'default' }),
);
export const costTypes = costTypeEntries.map((entry) => parseEntry(schema.costTypeSchema, 'cost-guide.ts', entry));
export const costFactors = costFactorEntries.map((entry) => parseEntry(schema.costFactorSchema, 'cost-guide.ts', entry));
export const costExtras = costExtraEntries.map((entry) => parseEntry(schema.costExtraSchema, 'cost-guide.ts', entry));
export const faq = faqEntries.map((entry) => parseEntry(schema.faqSchema, 'faq.ts', entry));
export const process = processEntries.map((entry) => parseEntry(schema.processStepSchema, 'process.ts', entry));

export const findCity = finder('city', cities);
export const findService = finder('service', services);
const findInfoPage = finder('page', infoPages);
export const findGuide = finder(
  'guide',
  guides.map((guide) => ({ ...guide, slug: guide.id })),
);
export const findArticle = finder('article', articles);

const spanish = {
  services: parseAll(
    schema.servicePageSchema,
    import.meta.glob<unknown>('./services/*.es.ts', { eager: true, import: 'default' }),
  ),
  infoPages: parseAll(schema.infoPageSchema, import.meta.glob<unknown>('./pages/*.es.ts', { eager: true, import: 'default' })),
};
const findSpanishService = finder('Spanish service', spanish.services);
const findSpanishInfoPage = finder('Spanish page', spanish.infoPages);

/** A service in this language. Throws if content/editions.ts doesn't list a Spanish edition. */
export function serviceIn(language: Language, slug: string): schema.ServicePage {
  return language === 'es' ? findSpanishService(slug) : findService(slug);
}

export function infoPageIn(language: Language, slug: string) {
  return language === 'es' ? findSpanishInfoPage(slug) : findInfoPage(slug);
}

const editions = {
  en: { business, faq, galleryProjects, homeCards, process, rooms, serviceCards, visualizerFloors },
  es: {
    business: spanishBusiness,
    faq: spanishFaq.map((entry) => parseEntry(schema.faqSchema, 'faq.es.ts', entry)),
    galleryProjects: parseAll(
      schema.galleryProjectSchema,
      import.meta.glob<unknown>('./gallery/*.es.ts', { eager: true, import: 'default' }),
    ),
    homeCards: parseAll(
      schema.homeServiceCardSchema,
      import.meta.glob<unknown>('./home-cards/*.es.ts', { eager: true, import: 'default' }),
    ),
    process: spanishProcess.map((entry) => parseEntry(schema.processStepSchema, 'process.es.ts', entry)),
    rooms: parseAll(schema.roomSchema, import.meta.glob<unknown>('./rooms/*.es.ts', { eager: true, import: 'default' })),
    serviceCards: parseAll(
      schema.serviceCardSchema,
      import.meta.glob<unknown>('./service-cards/*.es.ts', { eager: true, import: 'default' }),
    ),
    visualizerFloors: parseAll(
      schema.visualizerFloorSchema,
      import.meta.glob<unknown>('./visualizer-floors/*.es.ts', { eager: true, import: 'default' }),
    ),
  },
};

/** What both editions have, in this language. */
export function contentIn(language: Language) {
  return editions[language];
}

checkReferences();
checkEditions();

function parseAll<Schema extends z.ZodType>(entrySchema: Schema, files: Files<unknown>): z.output<Schema>[] {
  return Object.entries(files).map(([file, entry]) => parseEntry(entrySchema, file, entry));
}

function inOrder<Entry extends { slug: string }>(folder: string, entries: Entry[], slugs: readonly string[]): Entry[] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const named = new Set(slugs);
  const unknown = entries.find((entry) => !named.has(entry.slug));
  if (unknown) throw new Error(`content/order.ts doesn't list ${folder}/${unknown.slug}.ts`);
  return slugs.map((slug) => {
    const entry = bySlug.get(slug);
    if (!entry) throw new Error(`content/order.ts lists ${slug}, but there is no content/${folder}/${slug}.ts`);
    return entry;
  });
}

function finder<Entry extends { slug: string }>(kind: string, entries: Entry[]): (slug: string) => Entry {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  return (slug) => {
    const entry = bySlug.get(slug);
    if (!entry) throw new Error(`There is no ${kind} with the slug '${slug}'`);
    return entry;
  };
}

function contentsOf(headings: Toc): ArticlePage['contents'] {
  return headings.flatMap(({ depth, id, value }) => (depth === 2 && id ? [{ id, text: value }] : []));
}

/** Throws if an entry links to one that doesn't exist. */
function checkReferences(): void {
  for (const city of cities) city.articles.forEach(findArticle);
  for (const service of services) {
    service.related.forEach(findService);
    service.articles.forEach(findArticle);
    service.cities.forEach(findCity);
  }
  for (const article of articles) {
    if (article.next) findArticle(article.next);
    article.services.forEach(findService);
    article.cities.forEach(findCity);
  }
}

/** Throws if a Spanish file isn't listed in content/editions.ts. */
function checkEditions(): void {
  const paths = [...spanish.services.map(({ slug }) => `/services/${slug}`), ...spanish.infoPages.map(({ slug }) => `/${slug}`)];
  const missing = paths.filter((path) => !hasSpanish(path));
  if (missing.length > 0) throw new Error(`content/editions.ts doesn't list the Spanish edition of ${missing.join(', ')}`);
}
