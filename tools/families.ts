/**
 * Families of pages with the same layout, each with a budget in bytes. Text is measured compressed with Brotli. Leave 5 to 8% of room
 * over the largest page, so that a changed word doesn't fail the build.
 */

import { pathIn, toEnglishPath } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import { jobs, reviews } from '#site/read/jobs.ts';
import { order } from '#site/read/order.ts';
import { picks } from '#site/read/picks.ts';

export interface Budget {
  /** The document with its styles. */
  html: number;
  /** Scripts loaded before the first touch. */
  script: number;
  /** Styles. They're inline, so they also count as HTML. */
  style: number;
  font: number;
  /** All pictures on the page, as picked by a phone with a 390 px screen at 2x. */
  picture: number;
}

export interface Family {
  name: string;
  /** A page that has all parts of the layout. */
  example: string;
  has: (path: string) => boolean;
  budget: Budget;
}

/** The same on every page: the page's script and the heading font. */
const shared = { script: 3_990, font: 13_000 } as const;

/** How many finished jobs and reviews a page can show. They come without a developer, so each brings its own room. */
const mostJobs = new Map([
  ['home', [0, 3]],
  ['service', [3, 3]],
  ['city', [3, 3]],
  ['gallery', [jobs.en.length, reviews.length]],
]);

/** Refinishing has every kind of section. */
const serviceExample = `/services/${picks.services.refinishing ?? order.flooring[0]}`;

export const families: Family[] = [
  family('home', '/', { ...shared, html: 31_400, style: 10_050, picture: 300_000 }),
  family('services', '/services', { ...shared, html: 19_300, style: 6_950, picture: 110_000 }),
  below('service', serviceExample, { ...shared, html: 24_000, style: 8_000, picture: 110_000 }),
  family('cities', '/cities', { ...shared, html: 22_600, style: 7_250, picture: 60_000 }),
  below('city', `/cities/${order.cities[0]}`, { ...shared, html: 21_200, style: 7_550, picture: 120_000 }),
  family('blog', '/blog', { ...shared, html: 20_200, style: 7_600, picture: 300_000 }),
  below('article', `/blog/${picks.costGuide}`, { ...shared, html: 20_400, style: 6_900, picture: 50_000 }),
  family('contact', '/contact', { ...shared, html: 21_500, style: 7_650, picture: 16_000 }),
  family('gallery', '/gallery', { ...shared, html: 20_000, style: 7_300, picture: 570_000 }),
  family('guides', '/guides', { ...shared, html: 16_800, style: 7_100, picture: 220_000 }),
  below('guide', '/guides/choose-hardwood-floor', { ...shared, html: 14_500, style: 5_950, picture: 70_000 }),
  family('flooring', '/flooring', { ...shared, html: 20_200, style: 7_200, picture: 230_000 }),
  family('trends', '/trends', { ...shared, html: 19_450, style: 7_000, picture: 245_000 }),
  family('visualizer', '/visualizer', { ...shared, html: 26_600, style: 9_500, picture: 250_000 }),
  family('real size', '/real-size', { ...shared, html: 16_000, style: 7_000, picture: 18_500 }),
  family('privacy', '/privacy', { ...shared, html: 13_100, style: 5_500, picture: 0 }),
  {
    name: 'info',
    example: '/water-damage',
    has: (path: string) => order.pages.some((slug) => path === `/${slug}`),
    budget: { ...shared, html: 19_600, style: 7_150, picture: 70_000 },
  },
  {
    ...family('thanks', '/thanks', { ...shared, html: 12_800, style: 6_050, picture: 60_000 }),
    has: (path: string) => path.startsWith('/thanks'),
  },
  family('request', '/request', { ...shared, html: 10_700, style: 5_100, picture: 0 }),
  family('inbox', '/inbox', { ...shared, html: 7_900, style: 2_300, picture: 0 }),
  family('not found', '/404', { ...shared, html: 13_300, style: 5_650, picture: 90_000 }),
].map(withJobs);

/**
 * Addresses of one page of each family, in each of its languages, for tests that open pages. Unknown addresses show the 404 page, and the
 * inbox has tests of its own.
 */
export const samplePages = families
  .filter(({ name }) => name !== 'inbox')
  .flatMap(({ example }) => {
    const path = example === '/404' ? '/nope' : example;
    return hasSpanish(example) ? [path, pathIn('es', path)] : [path];
  });

/** All scripts of the contact page after the first touch of its form, compressed with Brotli. */
export const awakeFormScript = 117_500;

/** The family of a page in any language. Throws if there is none, so every new kind of page gets a budget. */
export function familyOf(path: string): Family {
  const found = families.find(({ has }) => has(toEnglishPath(path)));
  if (!found) throw new Error(`${path} doesn't belong to any family in tools/families.ts`);
  return found;
}

function family(name: string, example: string, budget: Budget): Family {
  return { name, example, budget, has: (path) => path === example };
}

/** All pages in the folder of the example. */
function below(name: string, example: string, budget: Budget): Family {
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  return { name, example, budget, has: (path) => path.startsWith(folder) };
}

function withJobs({ budget, ...family }: Family): Family {
  const [mostHere = 0, mostReviews = 0] = mostJobs.get(family.name) ?? [];
  const [jobCount, reviewCount] = [Math.min(jobs.en.length, mostHere), Math.min(reviews.length, mostReviews)];
  const style = jobCount + reviewCount > 0 ? 700 : 0;
  const html = budget.html + style + 900 * jobCount + 500 * reviewCount;
  return { ...family, budget: { ...budget, html, style: budget.style + style, picture: budget.picture + 100_000 * jobCount } };
}
