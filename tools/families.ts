/** Families of pages with the same layout, as tests and benchmarks see them: each with an example and a budget in bytes. */

import { pathIn } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import { familyNames, pageAt, pathOf, pathsOf } from '#site/pages.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { jobs, reviews } from '#site/read/jobs.ts';
import { order } from '#site/read/order.ts';
import { picks } from '#site/read/picks.ts';
import { type FamilyName, type Route, routes } from '#site/routes.ts';

export interface Budget extends Readonly<Route['budget']> {
  /** Scripts loaded before the first touch. */
  script: number;
  font: number;
}

/** The same on every page: the page's script and the heading font. */
const shared = { script: 3_990, font: 13_000 } as const;

/** How many finished jobs and reviews a page can show. They come without a developer, so each brings its own room. */
const mostJobs: Partial<Record<FamilyName, readonly [jobs: number, reviews: number]>> = {
  home: [0, 3],
  service: [3, 3],
  city: [3, 3],
  gallery: [jobs.en.length, reviews.length],
};

/** Pages that have all parts of the layout. Refinishing has every kind of section. */
const examples: Partial<Record<FamilyName, string | undefined>> = {
  service: floorKinds.en.kinds.find(({ id }) => id === 'refinishing')?.service ?? order.flooring[0],
  guide: order.guides[0],
  info: picks.emergencyPage,
  city: order.cities[0],
  article: picks.costGuide,
};

/** Those that this business has. */
export const families = familyNames
  .filter((name) => pathsOf(name).length > 0)
  .map((name) => ({ name, example: exampleOf(name), budget: budgetOf(name) }));

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

/** The family of a page in any language. */
export function familyOf(path: string): (typeof families)[number] {
  const found = families.find(({ name }) => name === pageAt(path)?.family);
  if (!found) throw new Error(`${path} has no row in site/routes.ts`);
  return found;
}

function exampleOf(name: FamilyName): string {
  const example = examples[name];
  return example ? pathOf(name, example) : (pathsOf(name)[0] ?? '');
}

function budgetOf(name: FamilyName): Budget {
  const budget = { ...shared, ...routes[name].budget };
  const [mostHere, mostReviews] = mostJobs[name] ?? [0, 0];
  const [jobCount, reviewCount] = [Math.min(jobs.en.length, mostHere), Math.min(reviews.length, mostReviews)];
  const style = jobCount + reviewCount > 0 ? 700 : 0;
  return {
    ...budget,
    html: budget.html + style + 900 * jobCount + 500 * reviewCount,
    style: budget.style + style,
  };
}
