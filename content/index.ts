/** All content, parsed. A broken entry stops the build with its file, line and field. */
import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { MDXContent } from 'mdx/types';
import * as schema from '../schema/content.ts';
import type { Language } from '../schema/language.ts';
import { business, businessIn } from './business.ts';
import { collections, readFolder } from './collections.ts';
import { withPrice } from './floor-price.ts';
import { readEntry, spanishFileOf } from './read.ts';
import { minutesToRead, readingTime } from './reading-time.ts';
import { bodyOf, filesIn, hasFile } from './yaml.ts';

export { business } from './business.ts';
export { businessHours } from './business-hours.ts';
export { image, imageIn, jobPhoto } from './images/index.ts';

export const cities = citiesIn('en');
export const services = readFolder(collections.services);
export const infoPages = infoPagesIn('en');
export const guides = readFolder(collections.guides).map((guide) => ({
  ...guide,
  readTime: readingTime('en', { readMinutes: minutesToRead(guide.excerpt, guide.keyPoints), skimMinutes: null }),
}));

interface ArticleModule {
  default: MDXContent;
  tableOfContents: Toc;
}

export interface ArticlePage extends schema.Article {
  Body: MDXContent;
  readMinutes: number;
  /** The owner's figure, if it's well below what the words take. */
  skimMinutes: number | null;
  /** Headings of the second level with their ids. */
  contents: { id: string; text: string }[];
}

/** Newest first. */
export const articles = articlesIn('en');

const editions = { en: readEdition('en'), es: readEdition('es') };

/** What both editions have, in this language. */
export function contentIn(language: Language) {
  return editions[language];
}

export const { faq, galleryProjects, homeCards, process, products, rooms, seasons, serviceCards, visualizerFloors } = editions.en;

export const findCity = finder('city', cities);
export const findService = finder('service', services);
const findInfoPage = finder('page', infoPages);
export const findGuide = finder(
  'guide',
  guides.map((guide) => ({ ...guide, slug: guide.id })),
);
export const findArticle = finder('article', articles);
const findSpanishArticle = finder('Spanish article', articlesIn('es'));
const findSpanishCity = finder('Spanish city', citiesIn('es'));
const findSpanishService = finder('Spanish service', readFolder(collections.services, 'es'));
const findSpanishInfoPage = finder('Spanish page', infoPagesIn('es'));

/** A city in this language. Throws if it has no Spanish edition. */
export function cityIn(language: Language, slug: string) {
  return language === 'es' ? findSpanishCity(slug) : findCity(slug);
}

/** A service in this language. Throws if it has no Spanish edition. */
export function serviceIn(language: Language, slug: string): schema.ServicePage {
  return language === 'es' ? findSpanishService(slug) : findService(slug);
}

/** An article in this language. Throws if it has no Spanish edition. */
export function articleIn(language: Language, slug: string): ArticlePage {
  return language === 'es' ? findSpanishArticle(slug) : findArticle(slug);
}

export function infoPageIn(language: Language, slug: string) {
  return language === 'es' ? findSpanishInfoPage(slug) : findInfoPage(slug);
}

function citiesIn(language: Language) {
  return readFolder(collections.cities, language).map((city) => ({
    ...city,
    seo: { ...city.seo, title: `${city.seo.title} | ${business.shortName}` },
  }));
}

function readEdition(language: Language) {
  const poorFits = readEntry(schema.poorFitsSchema, 'poor-fits.yaml', language).floors;
  return {
    business: businessIn(language),
    costGuide: { ...readEntry(schema.costGuideSchema, 'cost-guide.yaml', language), extras: costExtrasIn(language) },
    faq: readEntry(schema.questionsSchema, 'faq.yaml', language).questions,
    galleryProjects: readFolder(collections.gallery, language),
    homeCards: readFolder(collections.homeCards, language).map(withPrice),
    process: readEntry(schema.stepsSchema, 'process.yaml', language).steps,
    products: readFolder(collections.products, language),
    rooms: readFolder(collections.rooms, language),
    seasons: readFolder(collections.seasons, language),
    serviceCards: readFolder(collections.serviceCards, language).map(withPrice),
    visualizerFloors: readFolder(collections.visualizerFloors, language).map((floor) => ({
      ...floor,
      poorFits: poorFits.filter(({ category }) => category === floor.category).map(({ category, ...fit }) => fit),
    })),
  };
}

/** Pages about how we work. Their list of costs is the cost guide's. */
function infoPagesIn(language: Language) {
  return readFolder(collections.pages, language).map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.kind === 'costs'
        ? {
            ...section,
            kind: 'table' as const,
            rows: costExtrasIn(language).map(({ item, price, description }) => [item, price, description]),
          }
        : section,
    ),
  }));
}

function costExtrasIn(language: Language) {
  return readEntry(schema.costExtrasSchema, 'cost-extras.yaml', language).extras;
}

function articlesIn(language: Language): ArticlePage[] {
  const modules = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true });
  const sources = import.meta.glob<string>('./articles/*.mdx', { eager: true, query: '?raw', import: 'default' });
  return filesIn('articles', 'mdx')
    .filter((file) => language === 'en' || hasFile(spanishFileOf(file)))
    .map((file) => {
      const source = language === 'en' ? file : spanishFileOf(file);
      const module = modules[`./${source}`];
      if (!module) throw new Error(`content/${source} isn't compiled`);
      const slug = file.slice('articles/'.length, -'.mdx'.length);
      const article = readEntry(schema.articleSchema, file, language, { slug });
      const body = bodyOf(sources[`./${source}`] ?? '');
      // The cost guide's tables are in files of their own.
      const tables = body.includes('<Cost')
        ? [readEntry(schema.costGuideSchema, 'cost-guide.yaml', language), costExtrasIn(language)]
        : [];
      const counted = minutesToRead(article.answer, article.alert, body, tables, article.faq);
      const given = article.readMinutes ?? counted;
      const isSkimmed = given < counted - 1;
      return {
        ...article,
        Body: module.default,
        readMinutes: isSkimmed ? counted : given,
        skimMinutes: isSkimmed ? given : null,
        contents: contentsOf(module.tableOfContents),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
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
