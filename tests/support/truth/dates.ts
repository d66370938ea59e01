import { z } from 'zod';
import type { BuiltPage } from '../built.ts';

const day = z.string().transform((date) => date.slice(0, 10));
const articleSchema = z.looseObject({
  '@type': z.enum(['Article', 'BlogPosting']),
  datePublished: day,
  dateModified: day.optional(),
});
const graphSchema = z.object({ '@graph': z.array(articleSchema.optional().catch(undefined)) });

/**
 * Articles whose structured data disagrees with the day that the page shows, or with the one on which the history says
 * that it changed.
 */
export function wrongDates(pages: readonly BuiltPage[], changedOn: (path: string) => string | undefined): string[] {
  return pages
    .filter(({ path }) => path.startsWith('/blog/'))
    .flatMap(({ path, document }) => {
      const shown = document.querySelector('main time')?.getAttribute('datetime');
      const changed = changedOn(path);
      const scripts = document.querySelectorAll('script[type="application/ld+json"]');
      const articles = scripts
        .flatMap((script) => graphSchema.parse(JSON.parse(script.text))['@graph'])
        .filter((node) => node !== undefined);
      if (articles.length === 0) return [`${path}: no article in its structured data`];
      return articles.flatMap(({ datePublished, dateModified = changed }) => [
        ...(datePublished === shown ? [] : [`${path}: shows ${shown}, published ${datePublished}`]),
        ...(dateModified === changed ? [] : [`${path}: changed on ${changed}, modified ${dateModified}`]),
      ]);
    });
}
