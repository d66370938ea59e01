/** All content, parsed. A broken entry stops the build with its file, line and field. */

import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { MDXContent } from 'mdx/types';
import { costExtrasSchema, costGuideSchema } from '#schema/content/files/cost-guide.ts';
import { questionsSchema, stepsSchema } from '#schema/content/files/parts.ts';
import type { Language } from '#schema/rules/language.ts';
import { business, businessIn } from './business.ts';
import { withPrice } from './floor-price.ts';
import { readArticle } from './read/articles.ts';
import { poorFitsByKindSchema } from './read/by-kind.ts';
import { collections, readFolder } from './read/collections.ts';
import { contentFolder } from './read/folder.ts';
import { readEntry, spanishFileOf } from './read/read.ts';
import { filesIn, hasFile } from './read/yaml.ts';

export { business } from './business.ts';
export { businessHours, crewNames, promisedHours } from './business-hours.ts';
export { image, imageIn } from './pictures/index.ts';
export { quoteFacts } from './quote-facts.ts';

export const cities = citiesIn('en');
export const services = readFolder(collections.services);
export const infoPages = infoPagesIn('en');
export const guides = readFolder(collections.guides);

interface ArticleModule {
  default: MDXContent;
  tableOfContents: Toc;
}

export interface ArticlePage extends ReturnType<typeof readArticle> {
  Body: MDXContent;
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

export const { galleryProjects, products, rooms, seasons, visualizerFloors } = editions.en;

export const cityIn = finder('city', { en: cities, es: citiesIn('es') });
export const serviceIn = finder('service', { en: services, es: readFolder(collections.services, 'es') });
export const articleIn = finder('article', { en: articles, es: articlesIn('es') });
export const drawingIn = finder('drawing', { en: readFolder(collections.drawings), es: readFolder(collections.drawings, 'es') });
export const infoPageIn = finder('page', { en: infoPages, es: infoPagesIn('es') });

export function findCity(slug: string) {
  return cityIn('en', slug);
}

export function findGuide(id: string) {
  const guide = guides.find((each) => each.id === id);
  if (!guide) throw new Error(`There is no guide with the id '${id}'`);
  return guide;
}

function citiesIn(language: Language) {
  return readFolder(collections.cities, language).map((city) => ({
    ...city,
    seo: { ...city.seo, title: `${city.seo.title} | ${business.shortName}` },
  }));
}

function readEdition(language: Language) {
  const poorFits = hasFile('poor-fits.yaml') ? readEntry(poorFitsByKindSchema, 'poor-fits.yaml', language).floors : [];
  return {
    business: businessIn(language),
    costGuide: costGuideIn(language),
    faq: readEntry(questionsSchema, 'faq.yaml', language).questions,
    galleryProjects: readFolder(collections.gallery, language),
    homeCards: readFolder(collections.homeCards, language).map(withPrice),
    process: readEntry(stepsSchema, 'process.yaml', language).steps,
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

function costGuideIn(language: Language) {
  return hasFile('cost-guide.yaml')
    ? readEntry(costGuideSchema, 'cost-guide.yaml', language)
    : { types: [], factors: [], example: undefined };
}

function costExtrasIn(language: Language) {
  return hasFile('cost-extras.yaml') ? readEntry(costExtrasSchema, 'cost-extras.yaml', language).extras : [];
}

function articlesIn(language: Language): ArticlePage[] {
  const modules = import.meta.glob<ArticleModule>('@content/articles/*.mdx', { eager: true });
  return filesIn('articles', 'mdx')
    .filter((file) => language === 'en' || hasFile(spanishFileOf(file)))
    .map((file) => {
      const source = language === 'en' ? file : spanishFileOf(file);
      const module = modules[`/${contentFolder}/${source}`];
      if (!module) throw new Error(`${contentFolder}/${source} isn't compiled`);
      return { ...readArticle(file, language), Body: module.default, contents: contentsOf(module.tableOfContents) };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** Finds an entry in a language. It throws if there is none, or none in Spanish. */
function finder<Entry extends { slug: string }>(kind: string, editions: Record<Language, Entry[]>) {
  return (language: Language, slug: string): Entry => {
    const entry = editions[language].find((each) => each.slug === slug);
    if (!entry) throw new Error(`There is no ${kind} with the slug '${slug}' in '${language}'`);
    return entry;
  };
}

function contentsOf(headings: Toc): ArticlePage['contents'] {
  return headings.flatMap(({ depth, id, value }) => (depth === 2 && id ? [{ id, text: value }] : []));
}
